### Lo que la mesa web dice alrededor del juego, en español. El modelo es en/board.ftl.
###
### Estilo como en game.ftl: breve, sencillo, de tú. Las pestañas (board-tab-X) tienen sitio para unas ocho letras.

## Las partes de la mesa

board-roles = { CAP(PLURAL("role")) }
board-plantations = Losetas disponibles
board-docks = Barcos y { NAME("trading_house") }
board-supply = { NAME("supply") }
board-market = Edificios en venta
# $quarries: cuántas canteras cuentan para los edificios de esta fila
board-market-row = Fila { $quarries }: { $quarries ->
    [one] cuenta
   *[other] cuentan
} hasta { COUNT("quarry", $quarries) }
board-goals = Objetivos { OF("festival") }
board-goal = Objetivo { OF("festival") }
board-mine = Tu tablero
board-island = Isla
board-city = Ciudad
board-log = Crónica
board-log-earlier = Anterior
board-log-newest = Lo último
board-log-empty = Aquí se anota lo que ocurre.
board-since = Desde tu último turno
board-since-played = { $count ->
    [one] Mientras no estabas, { $bot } tomó una decisión por ti.
   *[other] Mientras no estabas, { $bot } tomó { $count } decisiones por ti.
}
board-since-moves = { $count ->
    [one] Una jugada.
   *[other] { $count } jugadas.
}
board-since-watch = Verlo
board-since-read = Leer
board-since-skip = Saltar
board-since-close = Continuar
board-decision = Tu decisión
board-secrets = Tus cartas secretas
board-parts = Partes de la mesa
board-tab-table = Mesa
board-tab-market = Mercado
board-tab-mine = Yo
board-tab-others = Otros
board-tab-log = Crónica
board-tab-study = Análisis

## Qué hay

board-empty = sin mercancías
board-left = { $count ->
    [one] queda { $count }
   *[other] quedan { $count }
}
board-owned = ya lo tienes
board-met = cumplido
board-costs = cuesta { sum-coins }
board-building-figures = Coste impreso { $cost } · { sum-points } · { COUNT("circle", $circles) } · { $row ->
    [one] cuenta
   *[other] cuentan
} hasta { COUNT("quarry", $row) }
board-occupied = { -circle } ocupado
board-unoccupied = { -circle } vacío
board-workers-of = { $workers } de { $circles }
board-idle-workers = sin colocar
# $count: personas que una captación ha sacado de la partida
board-gone = { $count } fuera de la partida
board-kidnapped = apartado
board-role-taken-by = elegido por { $player }
board-ship = { CAP(SMALL(SHIP($ship))) }: { $load } de { $ship }, { $good }
board-ship-short = { CAP(SMALL(SHIP($ship))) }
board-load-cell = { $points ->
    [0] { NAME($good) } en { THE(SHIP($ship)) }: no es posible
   *[other] { NAME($good) } en { THE(SHIP($ship)) }: { piece-barrel }, { sum-points }
}
board-pile = Losetas boca abajo
board-away = ausente
board-bot-plays = { $bot } juega por { $player }
board-note-left = { $player } deja la partida. { $bot } ocupa su lugar.
board-note-clock = A { $player } se le acabó el tiempo. { $bot } ocupa su lugar.
board-note-host = { $player } no está: { $host } deja jugar a { $bot }.
board-note-returned = { $player } vuelve y sigue jugando.
board-note-given-back = { $host } devuelve el asiento a { $player }.
board-note-lead = { $player } asume el papel de anfitrión.
board-note-link = { $host } crea un enlace nuevo al asiento de { $player }.
board-time-left = Tiempo restante

## De quién es el turno, y cuánto falta para el final

board-round = Ronda { $round }
board-your-turn = Te toca
board-turn-of = Decide { $player }
board-to-move = decide
board-waiting = está decidiendo: { $what }
board-end = Cuánto falta para el final
board-end-help = La partida termina al final de la ronda en la que se agota alguna de estas cosas: los { -workers } para reponer { THE("worker_ship") }, { THE_PLURAL("vp_chip") } o { THE_PLURAL("city_space") } libres de un jugador.
board-end-workers = { piece-worker } en la reserva
board-end-chips = { $count } PV en la reserva
board-end-city = { COUNT("city_space", $count) } { $count ->
    [one] libre
   *[other] libres
} en la ciudad más llena
board-last-round = ¡Última ronda!

## Decidir

board-choose = Elegir
board-confirm = Confirmar
board-sending = Un momento…
board-pass = Pasar
board-undo = Deshacer
board-undo-ask = Pedir deshacer
board-undo-asked = { $player } pide deshacer:
board-undo-agree = De acuerdo
board-undo-refuse = Rechazar
board-undo-asked-by-you = Has pedido deshacer:
board-undo-withdraw = Retirar
board-undo-agreed = De acuerdo: { $players }
board-undo-missing = Falta la respuesta de: { $players }
board-undo-done = Todos están de acuerdo: la jugada se ha deshecho.
board-undo-refused = { $player } no está de acuerdo: no se deshace nada.
board-undo-withdrawn = { $player } retira su petición de deshacer.
board-undo-overtaken = { $player } ha seguido jugando: no se deshace nada.
board-prepare = Prepara tu jugada
board-prepare-phase = { NAME(PHASE($card)) }:
board-prepare-place = colocar como se sugiere
board-prepare-storage = almacenar como se sugiere
board-prepare-place-own = colocar como has decidido
board-prepare-storage-own = almacenar lo que has elegido
board-prepare-arrange-place = Colócalos tú
board-prepare-arrange-storage = Elige qué almacenar
board-prepare-roles = Tu próximo { SMALL("role") }: elige varios en el orden en que los prefieras. Tendrás el primero que siga libre.
board-prepare-clear = Borrar
board-prepare-missed = Lo que preparaste ya no es posible: { $what }.
board-what-may-i-do = ¿Qué puedo hacer?
board-advice = ¿Tú qué harías?
board-advice-thinking = Un buen jugador lo está pensando…
board-advice-legend = Probabilidad de ganar · puntos al final
board-rule = Regla
board-fewer = Uno menos
board-more = Uno más
board-round-hint = Elige una { SMALL("role_card") }. Cada una muestra lo que te daría ahora; mira una para ver lo que recibirían los demás.
board-prospects = Lo que recibiría cada jugador ahora
board-prospect-nothing = nada
board-prospect-buildings = { COUNT("building", $count) }
board-prospect-sale = { NAME($good) }: { sum-coins }
board-prospect-mine = te daría: { $gains }
# Lo que queda después de pagar.
board-coins-left = { $coins ->
    [one] queda
   *[other] quedan
} { COUNT("coin", $coins) }
board-place-left = { $count ->
    [0] Todos tienen su sitio.
    [one] Queda { piece-worker } por colocar
   *[other] Quedan { piece-worker } por colocar
}
board-place-makes = Produciría:
board-place-propose = Sugerir
board-place-before = Como antes
board-place-clear = Quitar todos
board-storage-room = { $kinds ->
    [0] Almacenas { board-storage-singles } a tu elección. El resto se pierde.
    [1] Almacenas todos los { -barrels } de un tipo (almacén) y { board-storage-singles } a tu elección. El resto se pierde.
   *[other] Almacenas todos los { -barrels } de { $kinds } tipos (almacén) y { board-storage-singles } a tu elección. El resto se pierde.
}
board-storage-singles = { COUNT("barrel", $barrels) }
board-storage-lost-count = pierdes { $count }
board-storage-lost = Pierdes: { $what }
board-storage-all = No se pierde nada.
board-supplier-limit = { $count ->
    [one] Un tipo como máximo.
   *[other] { $count } tipos distintos como máximo.
}
board-hand-left = { $count ->
    [0] Con eso está cubierto.
    [-1] Sobra una cosa.
    [-2] Sobran dos cosas.
   *[other] Por cubrir: { COUNT("coin", $count) }.
}
board-hand-rule = Cada uno vale 1 { -coin }; como máximo uno de cada fila.
board-hand-barrel = { CAP(A("barrel")) }
board-hand-person = Alguien que trabaja para ti
board-draft-chosen = elegido para esta partida
board-draft-always = en todas las partidas
board-draft-free = Casillas libres
board-captain-mine = Tienes
board-seating-left = { $count ->
    [0] No queda nadie por colocar.
   *[other] Aún puedes colocar { piece-worker }.
}
board-raid-noble-leaves = Entre los que se van hay un { -noble }

## Varios sucesos en una línea de la crónica

board-log-produced = { $player } produce { $what }.
board-log-produced-you = Produces { $what }.
board-log-staffed = { $player } coloca { -workers }: { $what }.
board-log-staffed-you = Colocas { -workers }: { $what }.
board-log-place = { NAME(TILE($place)) }{ $count ->
    [1] {""}
   *[other] {" "}({ $count })
}
board-log-stored = { $kept ->
    [none] { $player } pierde { $lost }.
   *[other] { $player } almacena { $kept }{ $lost ->
        [none] .
       *[other] {" "}y pierde { $lost }.
    }
}
board-log-stored-you = { $kept ->
    [none] Pierdes { $lost }.
   *[other] Almacenas { $kept }{ $lost ->
        [none] .
       *[other] {" "}y pierdes { $lost }.
    }
}
board-log-sent = { $player } carga { $what } en el barco { OF("small_wharf") }.
board-log-sent-you = Cargas { $what } en el barco { OF("small_wharf") }.
board-log-delivered = { $player } entrega { $what }.
board-log-delivered-you = Entregas { $what }.
board-log-handed-over = { $player } entrega { $what }.
board-log-handed-over-you = Entregas { $what }.
board-log-goal-drawn = Objetivos { OF("festival") }: { $what }.
board-log-drafted = { $player } añade a la partida: { $what }.
board-log-drafted-you = Añades a la partida: { $what }.
board-log-drafted-nobody = En juego: { $what }.

## Ayuda sobre las piezas

board-help-good = { CAP(IN("trading_house")) } { $coins ->
    [0] no da nada
   *[other] se vende por { COUNT("coin", $coins) }
}. En un barco, cada { -barrel } vale 1 PV.
board-help-tile = { $good ->
    [corn] Cuando está ocupada, produce { SMALL("corn") } sin ningún edificio.
   *[other] Cuando está ocupada y lo está también un edificio { OF_KIND($good) }, produce { SMALL($good) }.
}
board-help-quarry = Cuando está ocupada, tus edificios cuestan 1 { -coin } menos, hasta el límite de su fila.
board-help-forest = Una loseta colocada boca abajo. Por cada dos, tus edificios cuestan 1 { -coin } menos.
board-help-back = Una loseta boca abajo.
board-help-coin = Para los edificios. Al final solo cuentan en caso de empate.
board-help-chip = Puntos de victoria por despachar mercancías. Las fichas de los demás son secretas hasta el final.
board-help-worker = Las losetas y los edificios solo funcionan con alguien en sus { -circles }. Quien está inactivo espera a la próxima { SMALL("phase mayor") }.
board-help-noble = Cuenta como { -worker }, hace que algunos edificios funcionen de otro modo y vale 1 PV al final.
board-help-governor = Elige el primer { -role } de la ronda. Tras cada ronda, la { EDITION() ->
    [classic] carta
   *[other] tarjeta
} pasa a la izquierda.
board-help-cargo-ship = Lleva un solo tipo de mercancía; no hay dos barcos con el mismo. Si está lleno, zarpa al final { OF("phase captain") }.
board-help-trading-house = Compra cuatro { -barrels }, todos de tipos distintos. Si está llena, se vacía tras { THE("phase trader") }.
board-help-worker-ship = Se reparten entre los jugadores en la próxima { SMALL("phase mayor") }. Después se repone: uno por cada { -circle } vacío en edificios, y al menos uno por jugador.
board-pile-help = De aquí se destapan losetas nuevas tras cada { SMALL("phase settler") }. Cuando se agota, se mezcla la { SMALL("discard_pile") }.
