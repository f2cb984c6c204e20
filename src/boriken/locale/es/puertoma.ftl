### El Puertoma, el rival automático de la edición especial, en español. El modelo es en/puertoma.ftl.

### --- Su tablero -------------------------------------------------------------------------------------------

puertoma-name = Puertoma
puertoma-help = Un rival que sigue unas reglas fijas propias: nunca piensa, y siempre puedes ver por qué hizo lo que hizo.
puertoma-fields-name = Isla
puertoma-fields-help = Dos casillas para cada tipo. Las { -plantations } con todos los { -circles } ocupados están activas: producen sin ningún edificio.
puertoma-level-name = Nivel { $level }
puertoma-level-help = Su ciudad tiene cuatro niveles con dos casillas cada uno: el nivel de un edificio corresponde a los PV que vale; el nivel 4 es para los { -large-buildings }.
puertoma-reserve-name = Ficha de reservado
puertoma-reserve-help = Está sobre el { -large-building } que el Puertoma quiere construir. Si lo construye otro jugador, pasa a otro edificio.
puertoma-ability-name = Habilidad
puertoma-ability-help = Una por nivel, oculta hasta que se desbloquea: con el segundo edificio de nivel 1, 2 o 3, o con el primero de nivel 4.
puertoma-action-board-name = Tablero de acciones
puertoma-action-board-help = Del marcador salen flechas hacia los { -roles } que el Puertoma prefiere a continuación; el marcador sigue lo que pudo hacer.
puertoma-tie-break-name = Carta de desempate
puertoma-tie-break-help = Decide entre { -roles } o edificios igual de buenos: por el primero de su lista o por su número.
puertoma-scoring-area-name = Zona de puntuación
puertoma-scoring-area-help = Aquí están las { -quarries } y los { -workers } que el Puertoma no puede usar; al final le dan PV.
puertoma-profitable-name = Rentable
puertoma-profitable-help = El Puertoma solo elige { -roles } que le dan algo ahora; entre ellos se guía por el tablero de acciones, después por { THE_PLURAL("coin") } que tengan encima y después por una carta de desempate.

## Lo que hay en él

# $workers de $circles
puertoma-field = { NAME($good) }: { $workers } de { COUNT("circle", $circles) } con { -worker }
puertoma-field-free = { NAME($good) }: casilla libre
puertoma-place-free = Casilla libre
puertoma-locked = Bloqueada
# Ya no se desbloqueará.
puertoma-lost = Perdida
puertoma-marker-here = Aquí está el marcador
puertoma-one-arrow = A una flecha
puertoma-card = Carta { $tie_break }
puertoma-cards-left = { $count ->
    [one] { $count } carta por robar
   *[other] { $count } cartas por robar
}
puertoma-reserved-by = Reservado por { $player }
puertoma-last = Lo último que hizo, y por qué
puertoma-now = Si ahora tuviera que elegir un { -role }
puertoma-would-take = { $count ->
    [one] Elegiría el { -role } { OF($roles) }.
   *[other] Decidiría una carta de desempate: { NAMES($roles) }.
}

## Con las expansiones

puertoma-with-new-buildings-help = En el draft roba una carta de desempate y cuenta los edificios por su coste.
puertoma-with-nobles-help = { CAP(FROM("worker_ship")) } toma primero los { -nobles }. Al final, cada uno le vale 1 PV.
puertoma-with-buccaneer-help = Nadie puede apartar un { -role }. Para un Puertoma, { THE("buccaneer") } cuenta como si tuviera 2 { -coins }; si lo elige, usa la opción que más le da.
puertoma-with-festival-help = Prefiere lo que pide un objetivo abierto y se lleva cada objetivo que cumple.
puertoma-with-festival-cards-help = Prefiere lo que pide un objetivo abierto y se lleva cada objetivo que cumple.
puertoma-with-achievements-help = Te quedas con cuatro de seis cartas. A ti no te dan nada, pero cada una que no cumples da sus PV a cada Puertoma.

### --- Dificultad -------------------------------------------------------------------------------------------

difficulty-easy-name = Fácil
difficulty-easy-help = El Puertoma desbloquea solo dos de sus cuatro habilidades.
difficulty-normal-name = Normal
difficulty-normal-help = El Puertoma empieza sin nada especial y puede desbloquear sus cuatro habilidades.
difficulty-hard-name = Difícil
difficulty-hard-help = El Puertoma empieza con la primera habilidad desbloqueada y con un edificio propio.

### --- Lo que hace, y por qué -------------------------------------------------------------------------------

event-puertoma-weighed = { $profitable ->
    [none] Ningún { -role } es rentable, así que vale cualquiera
   *[other] Rentables: { NAMES($profitable) }
}; { $near ->
    [none] ninguna flecha lleva a uno de ellos
   *[other] a una flecha: { NAMES($near) }
}; con más { -coins }: { NAMES($richest) }{ $tie_break ->
    [0] .
   *[other] ; decide la carta de desempate { $tie_break }.
}
event-tie-break-drawn = { $wraps ->
    [yes] Carta de desempate { $tie_break }, pero solo hay { $candidates ->
        [one] { $candidates } opción
       *[other] { $candidates } opciones
    }: la cuenta vuelve a empezar y sale la número { $number }.
   *[no] La carta de desempate { $tie_break } señala la opción { $number } de { $candidates }.
}
event-puertoma-reason = { $why ->
    [goal_building] Un objetivo abierto pide este edificio.
    [highest_level] El nivel { $count } es el más alto que puede pagar y en el que tiene sitio.
    [reserved_building] Puede pagar el nivel 4, y su ficha está ahí.
    [no_building] { $player } no construye nada: no puede pagar ningún edificio para el que tenga sitio.
    [highest_unmarked] Nivel { $count }: podría pagar el nivel 4, pero ahí solo construye lo que está bajo su ficha de reservado.
    [no_marked_building] { $player } no construye nada: solo tiene sitio en el nivel 4 y no puede pagar lo que está bajo su ficha de reservado.
    [goal_plantation] Un objetivo abierto pide esta { -plantation }.
    [goal_barrel] En un objetivo abierto hay un { -barrel } de este tipo, y no tenía esa { -plantation }.
    [second_of_kind] Tenía exactamente una de este tipo.
    [best_kind] Es el mejor tipo para el que tiene sitio.
    [quarry_left] No cabe ninguna { -plantation }.
    [no_tile] { $player } no toma nada: no cabe ninguna { -plantation } y no quedan { -quarries }.
    [goal_goods] Un objetivo abierto pide las mercancías de esta { -plantation }.
    [fewest_circles] Era donde menos { -circles } quedaban vacíos: { $count }.
    [all_active] Todas sus { -plantations } están activas.
    [best_made] Es el mejor tipo que ha producido y que aún queda en la reserva.
    [best_sale] Es el mejor tipo que da al menos 1 { -coin }.
    [closing_sale] Llena { THE("trading_house") }, como pide un objetivo abierto.
    [no_sale] { $player } no vende nada: nada de lo que podría vender da al menos 1 { -coin }.
    [most_barrels] De ningún otro tipo podría cargar más: { $count }.
    [departure] El barco zarpa, como pide un objetivo abierto.
    [best_kept] Almacena el mejor tipo.
    [raid_gain] Nada da más que «{ NAME("buccaneer_raid") }»: { $count }.
    [loot_gain] Nada da más que «{ NAME("buccaneer_loot") }»: { $count }.
    [piracy_gain] Nada da más que «{ NAME("buccaneer_piracy") }»: { $count }.
    [head_start] Dificultad «{ difficulty-hard-name }»: lo tiene desde el principio.
   *[random_draft] Cuenta por coste los edificios que se pueden añadir.
}
event-action-moved = El marcador de acción pasa { TO($card) }.
event-building-reserved = { $player } reserva { THE($building) }.
event-reserve-lost = { $full ->
    [yes] { $player } retira { FROM($building) } su ficha de reservado: el nivel 4 está completo.
   *[no] { $player } pierde el edificio que había reservado: otro jugador ha construido { THE($building) }.
}
event-ability-unlocked = { $player } desbloquea una habilidad: { NAME($ability) }.
event-ability-used = { $points ->
    [0] Por su habilidad «{ NAME($ability) }».
   *[other] { $player } recibe { sum-points } por su habilidad «{ NAME($ability) }».
}
event-workers-retired = { $player } pone { piece-worker } en su zona de puntuación.

### --- Habilidades ------------------------------------------------------------------------------------------

ability-repeated-sale-name = Segundo comprador
ability-repeated-sale-help = { CAP(IN("phase trader")) } puede vender un tipo que { THE("trading_house") } ya tiene.
ability-sale-coin-name = Mejor precio
ability-sale-coin-help = { CAP(IN("phase trader")) } recibe 1 { -coin } más por su venta.
ability-building-worker-name = Cuadrilla de obra
ability-building-worker-help = { CAP(IN("phase builder")) }, con cada edificio suyo llega un { -worker } de la reserva.
ability-stored-kind-name = Almacén lleno
ability-stored-kind-help = Tras { THE("phase captain") } almacena todos los { -barrels } de su mejor tipo y uno del siguiente.
ability-building-coin-name = Subvención
ability-building-coin-help = { CAP(IN("phase builder")) } recibe 1 { -coin } antes de construir, aunque no pueda construir.
ability-extra-barrel-name = Buena cosecha
ability-extra-barrel-help = Al final { OF("phase craftsman") } toma un { -barrel } más del mejor tipo que ha producido.
ability-kinds-coins-name = Variedad
ability-kinds-coins-help = Al final { OF("phase craftsman") } recibe 1 { -coin } por cada tipo que ha producido.
ability-extra-worker-name = Una mano más
ability-extra-worker-help = Al final { OF("phase mayor") } recibe un { -worker } más de la reserva.
ability-plantation-barrel-name = Primera cosecha
ability-plantation-barrel-help = { CAP(IN("phase settler")) }, con cada { -plantation } que toma llega un { -barrel } de su tipo.
ability-kinds-points-name = Surtido completo
ability-kinds-points-help = { CAP(IN("phase captain")) }, después de cargar, recibe 1 PV por cada tipo que aún tiene.
ability-barrels-points-name = Liquidación
ability-barrels-points-help = { CAP(IN("phase captain")) }, después de cargar, entrega hasta dos { -barrels } de su peor tipo por 1 PV cada uno.
ability-worker-coins-name = Prima de contratación
ability-worker-coins-help = Al final { OF("phase mayor") } recibe 1 { -coin } por cada { -worker } que ha recibido.

### --- Puntuación -------------------------------------------------------------------------------------------

score-large-buildings = { CAP(PLURAL("large_building")) }
score-retired-workers = { CAP(PLURAL("worker")) } en la zona de puntuación
score-quarries = { CAP(PLURAL("quarry")) } en la zona de puntuación
score-full-kinds = Parejas de { -plantations } activas
score-coins-and-barrels = { CAP(PLURAL("coin")) } y { -barrels }
score-missed-achievements = Logros que no has cumplido

end-solo = { $result ->
    [won] { $count ->
        [one] Has vencido al Puertoma. Dificultad: { $difficulty }.
       *[other] Has vencido a { $count } Puertomas. Dificultad: { $difficulty }.
    }
    [shared] Nadie te ha superado, pero la victoria es compartida. Dificultad: { $difficulty }.
   *[lost] Otra vez será. Dificultad: { $difficulty }.
}
