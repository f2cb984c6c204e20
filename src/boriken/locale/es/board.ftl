### Lo que la mesa web dice alrededor del juego, en español. El modelo es en/board.ftl.

## Las partes de la mesa

board-roles = Roles
board-plantations = Losetas para tomar
board-docks = Barcos y { NAME("trading_house") }
board-supply = Reserva
board-market = Edificios en venta
board-market-row = Fila { $quarries }: las { -quarries } cuentan hasta { $quarries }
board-goals = Objetivos de la fiesta
board-goal = Un objetivo de la fiesta
board-mine = Tu tablero
board-island = Isla
board-city = Ciudad
board-log = Crónica
board-log-earlier = Antes
board-since = Desde tu último turno
board-since-watch = Verlo
board-since-close = Seguir
board-decision = Tu decisión
board-secrets = Tus cartas secretas
board-parts = Partes de la mesa
board-tab-table = Mesa
board-tab-market = Edificios
board-tab-mine = Yo
board-tab-others = Otros
board-tab-log = Crónica

## Qué hay

board-empty = vacío
board-left = { $count ->
    [one] queda { $count }
   *[other] quedan { $count }
}
board-owned = ya es tuyo
board-met = cumplido
board-costs = cuesta { sum-coins }
board-building-figures = Coste impreso { $cost } · { sum-points } · { $circles ->
    [one] { $circles } círculo
   *[other] { $circles } círculos
} · las { -quarries } cuentan hasta { $row }
board-occupied = ocupada
board-unoccupied = círculo vacío
board-workers-of = { $workers } de { $circles }
board-idle-workers = inactivos
board-gone = { $count } fuera del juego
board-kidnapped = apartado
board-role-taken-by = tomado por { $player }
board-ship = Barco { $ship }: { $load } de { $ship }, { $good }
board-ship-short = Barco { $ship }
board-load-cell = { $points ->
    [0] { NAME($good) } en el barco { $ship }: no es posible
   *[other] { NAME($good) } en el barco { $ship }: { piece-barrel }, { sum-points }
}
board-pile = Losetas boca abajo
board-away = ausente
board-bot-plays = Un bot juega en su lugar
board-time-left = Tiempo restante

## De quién es el turno, y cuánto falta para el final

board-round = Ronda { $round }
board-your-turn = Te toca
board-turn-of = Decide { $player }
board-to-move = decide
board-waiting = está decidiendo: { $what }
board-end = Cuánto falta para el final
board-end-help = La partida acaba con la ronda en que se agota lo primero de esto: { -workers } para reponer, fichas de PV o espacios libres en una ciudad.
board-end-workers = { piece-worker } en la reserva
board-end-chips = { $count } PV en la reserva
board-end-city = { $count ->
    [one] { $count } espacio libre en la ciudad más llena
   *[other] { $count } espacios libres en la ciudad más llena
}
board-last-round = ¡Última ronda!

## Decidir

board-choose = Elige
board-confirm = Confirmar
board-sending = Un momento …
board-pass = Pasar
board-undo = Deshacer
board-undo-ask = Pedir deshacer
board-undo-asked = { $player } pide deshacer una jugada.
board-undo-agree = De acuerdo
board-undo-refuse = No
board-what-may-i-do = ¿Qué puedo hacer?
board-advice = ¿Tú qué harías?
board-advice-thinking = Un buen jugador lo piensa …
board-advice-legend = Probabilidad de ganar · puntos al final
board-rule = Regla
board-fewer = Uno menos
board-more = Uno más
board-round-hint = Elige una carta de rol. Cada una muestra lo que te daría ahora; mira una para ver lo que tendrían los demás.
board-prospects = Lo que tendría cada uno ahora
board-prospect-nothing = nada
board-prospect-buildings = { $count ->
    [one] { $count } edificio
   *[other] { $count } edificios
}
board-coins-left = quedan { $coins }
board-place-left = { $count ->
    [0] Todos tienen un sitio.
    [one] Queda { piece-worker } por colocar
   *[other] Quedan { piece-worker } por colocar
}
board-place-makes = Produciría:
board-place-propose = Sugerir
board-place-before = Como antes
board-place-clear = Retirar todos
board-storage-room = { $kinds ->
    [0] Puedes conservar { board-storage-singles }.
    [one] Conservas { $kinds } tipo entero, y { board-storage-singles } más.
   *[other] Conservas { $kinds } tipos enteros, y { board-storage-singles } más.
}
board-storage-singles = { $barrels ->
    [one] { $barrels } { -barrel }
   *[other] { $barrels } { -barrels }
}
board-storage-lost = Pierdes: { $what }
board-storage-all = No se pierde nada.
board-supplier-limit = { $count ->
    [one] Un tipo como máximo.
   *[other] { $count } tipos distintos como máximo.
}
board-hand-left = { $count ->
    [0] Con eso basta.
    [-1] Sobra una cosa.
    [-2] Sobran dos cosas.
   *[other] Faltan todavía: { $count }
}
board-seating-left = { $count ->
    [0] No queda nadie por colocar.
   *[other] Aún puedes colocar { piece-worker }.
}
board-raid-noble-leaves = Entre los demás se va también un { -noble }

## Varios sucesos en una línea de la crónica

board-log-produced = { $player } produce { $what }.
board-log-produced-you = Produces { $what }.
board-log-staffed = { $player } coloca gente: { $what }.
board-log-staffed-you = Colocas gente: { $what }.
# One of them, with how many stand there
board-log-place = { NAME($place) }{ $count ->
    [1] {""}
   *[other] {" "}({ $count })
}
board-log-stored = { $kept ->
    [none] { $player } pierde { $lost }.
   *[other] { $player } conserva { $kept }{ $lost ->
        [none] .
       *[other] {" "}y pierde { $lost }.
    }
}
board-log-stored-you = { $kept ->
    [none] Pierdes { $lost }.
   *[other] Conservas { $kept }{ $lost ->
        [none] .
       *[other] {" "}y pierdes { $lost }.
    }
}
board-log-sent = { $player } carga en el barco de { NAME("small_wharf") }: { $what }.
board-log-sent-you = Cargas en el barco de { NAME("small_wharf") }: { $what }.
board-log-delivered = { $player } entrega { $what }.
board-log-delivered-you = Entregas { $what }.
board-log-handed-over = { $player } entrega { $what }.
board-log-handed-over-you = Entregas { $what }.
board-log-goal-drawn = Objetivos de la fiesta: { $what }.
board-log-drafted = { $player } añade a la partida: { $what }.
board-log-drafted-you = Añades a la partida: { $what }.
board-log-drafted-nobody = En el juego: { $what }.

## Ayuda sobre las piezas

board-help-good = Su precio en la { NAME("trading_house") } es { $coins }. En un barco cada { -barrel } vale 1 PV.
board-help-tile = { $good ->
    [corn] Con un { -worker } encima produce { SMALL("corn") } sin ningún edificio.
   *[other] Con un { -worker } encima y otro en un edificio de { SMALL($good) } produce { SMALL($good) }.
}
board-help-quarry = Con un { -worker } encima, los edificios te cuestan 1 menos, hasta el límite de su fila.
board-help-forest = Una loseta puesta boca abajo. Cada dos, los edificios te cuestan 1 menos.
board-help-back = Una loseta boca abajo.
board-help-coin = Para edificios. Al final solo cuenta en caso de empate.
board-help-chip = Puntos de victoria por embarcar. Los de los demás son secretos hasta el final.
board-help-worker = Losetas y edificios solo actúan con alguien en sus círculos. Quien está inactivo espera a la próxima { -mayor-phase }.
board-help-noble = Cuenta como { -worker }, cambia el efecto de algunos edificios y vale 1 PV al final.
board-help-governor = Toma el primer rol de la ronda. Después de cada ronda la carta pasa a la izquierda.
board-help-cargo-ship = Lleva un solo tipo de mercancía; dos barcos nunca llevan el mismo. Si está lleno, zarpa al final de la { -captain-phase }.
board-help-trading-house = Compra cuatro { -barrels }, todos de tipo distinto. Cuando está llena se vacía tras la { -trader-phase }.
board-help-worker-ship = Llegan a los jugadores en la próxima { -mayor-phase }. Después se repone: uno por cada círculo vacío en edificios, al menos uno por jugador.
board-pile-help = De aquí se destapan losetas nuevas tras cada { -settler-phase }. Cuando se acaba, se mezclan las descartadas.
