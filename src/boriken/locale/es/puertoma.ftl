### El Puertoma, el rival automático de la edición especial, en español. El modelo es en/puertoma.ftl.

### --- Su tablero -------------------------------------------------------------------------------------------

puertoma-name = Puertoma
puertoma-help = Un rival que sigue unas reglas fijas propias: nunca piensa, y siempre puedes ver por qué hizo lo que hizo.
puertoma-fields-name = Campos
puertoma-fields-help = Dos plazas para cada tipo. Las { -plantations } con todos los círculos llenos están activas: producen sin ningún edificio.
puertoma-level-name = Nivel { $level }
puertoma-level-help = Su ciudad tiene cuatro niveles con dos plazas cada uno: el nivel de un edificio son los PV que vale; el nivel 4 es para los { -large-buildings }.
puertoma-reserve-name = Marcador de reserva
puertoma-reserve-help = Está sobre el edificio grande que el Puertoma quiere construir. Si lo construye otra persona, pasa a otro edificio.
puertoma-ability-name = Habilidad
puertoma-ability-help = Una por nivel, oculta hasta que se desbloquea: con el segundo edificio de nivel 1, 2 o 3, o con el primero de nivel 4.
puertoma-action-board-name = Tablero de acciones
puertoma-action-board-help = Del marcador salen flechas hacia los roles que el Puertoma prefiere; el marcador sigue lo que pudo hacer.
puertoma-tie-break-name = Carta de desempate
puertoma-tie-break-help = Decide entre roles o edificios igual de buenos: el primer rol de su lista, o su número.
puertoma-scoring-area-name = Zona de puntuación
puertoma-scoring-area-help = Aquí están las { -quarries } y los { -workers } que el Puertoma no puede usar; al final le dan PV.
puertoma-profitable-name = Rentable
puertoma-profitable-help = El Puertoma solo elige roles que le dan algo enseguida; entre ellos sigue el tablero de acciones, luego { -the-coins } de las cartas, luego una carta de desempate.

## Lo que hay en él

puertoma-field = { NAME($good) }: { $workers } de { $circles } círculos llenos
puertoma-field-free = { NAME($good) }: plaza libre
puertoma-place-free = Plaza libre
puertoma-locked = Bloqueada
puertoma-lost = Perdida
puertoma-marker-here = Aquí está el marcador
puertoma-one-arrow = A una flecha
puertoma-card = Carta { $tie_break }
puertoma-cards-left = { $count ->
    [one] { $count } carta por robar
   *[other] { $count } cartas por robar
}
puertoma-reserved-by = Lo quiere { $player }
puertoma-last = Lo último que hizo, y por qué
puertoma-now = Si ahora tuviera que elegir un rol
puertoma-would-take = { $count ->
    [one] Elegiría: { NAMES($roles) }.
   *[other] Decidiría una carta de desempate: { NAMES($roles) }.
}

## Con las expansiones

puertoma-with-new-buildings-help = En la selección roba una carta de desempate y cuenta los edificios por su coste.
puertoma-with-nobles-help = Al repartirse los { -workers }, toma primero los { -nobles }. Al final cada uno le vale 1 PV.
puertoma-with-buccaneer-help = Nadie puede apartar un rol. Para el Puertoma la carta { NAME("buccaneer") } tiene 2 { -coins }; elige la opción que más le da.
puertoma-with-festival-help = Prefiere lo que pide un objetivo abierto, y se queda con cada objetivo que cumple.
puertoma-with-festival-cards-help = Prefiere lo que pide un objetivo abierto, y se queda con cada objetivo que cumple.
puertoma-with-achievements-help = Te quedas con cuatro de seis cartas. A ti no te dan nada, pero las que no cumples dan sus PV a cada Puertoma.

### --- Dificultad -------------------------------------------------------------------------------------------

difficulty-easy-name = Fácil
difficulty-easy-help = El Puertoma desbloquea solo dos de sus cuatro habilidades.
difficulty-normal-name = Normal
difficulty-normal-help = El Puertoma empieza sin nada especial y puede desbloquear las cuatro habilidades.
difficulty-hard-name = Difícil
difficulty-hard-help = El Puertoma empieza con la primera habilidad desbloqueada y con un edificio propio.

### --- Lo que hace, y por qué -------------------------------------------------------------------------------

event-puertoma-weighed = { $profitable ->
    [none] Ningún rol es rentable, así que vale cualquiera
   *[other] Rentables: { NAMES($profitable) }
}; { $near ->
    [none] ninguna flecha lleva a uno de ellos
   *[other] a una flecha: { NAMES($near) }
}; más { -coins }: { NAMES($richest) }{ $tie_break ->
    [0] .
   *[other] ; decide la carta de desempate { $tie_break }.
}
event-tie-break-drawn = { $wraps ->
    [yes] Carta de desempate { $tie_break }, pero solo hay { $candidates }: se vuelve a contar desde la primera opción hasta la { $number }.
   *[no] La carta de desempate { $tie_break } señala la opción { $number } de { $candidates }.
}
event-puertoma-reason = { $why ->
    [goal_building] Un objetivo abierto pide este edificio.
    [highest_level] El nivel { $count } es el más alto que puede pagar y en el que tiene plaza.
    [reserved_building] Puede pagar el nivel 4, y su marcador está ahí.
    [no_building] { $player } no construye nada: no puede pagar ningún edificio para el que tenga plaza.
    [highest_unmarked] Nivel { $count }: podría pagar el nivel 4, pero ahí solo construye lo que está bajo su marcador de reserva.
    [no_marked_building] { $player } no construye nada: solo tiene plaza en el nivel 4, y nada de lo que puede pagar ahí está bajo su marcador de reserva.
    [goal_plantation] Un objetivo abierto pide esta { -plantation }.
    [goal_barrel] En un objetivo abierto hay un { -barrel } de este tipo, y aún no tiene su { -plantation }.
    [second_of_kind] Tiene exactamente una de este tipo.
    [best_kind] Es el mejor tipo para el que tiene plaza.
    [quarry_left] Ninguna { -plantation } encuentra plaza.
    [no_tile] { $player } no toma nada: ninguna { -plantation } encuentra plaza, y no quedan { -quarries }.
    [goal_goods] Un objetivo abierto pide las mercancías de esta { -plantation }.
    [fewest_circles] Ahí hay menos círculos vacíos que en otra parte: { $count }.
    [all_active] Todas sus { -plantations } están activas.
    [best_made] Es el mejor tipo que ha producido y que aún queda en la reserva.
    [best_sale] Es el mejor tipo que da al menos 1 { -coin }.
    [closing_sale] Llena la { -trading-house } como pide un objetivo abierto.
    [no_sale] { $player } no vende nada: nada de lo que podría vender da 1 { -coin }.
    [most_barrels] De ningún tipo podría embarcar más: { $count }.
    [departure] El barco zarpa como pide un objetivo abierto.
    [best_kept] Se queda el mejor tipo.
    [raid_gain] Nada da más que «{ NAME("buccaneer_raid") }»: { $count }.
    [loot_gain] Nada da más que «{ NAME("buccaneer_loot") }»: { $count }.
    [piracy_gain] Nada da más que «{ NAME("buccaneer_piracy") }»: { $count }.
    [head_start] Dificultad «{ difficulty-hard-name }»: lo tiene desde el principio.
   *[random_draft] Cuenta los edificios que se pueden añadir, por su coste.
}
event-action-moved = El marcador de acción se mueve: { NAME($card) }.
event-building-reserved = { $player } pone su marcador de reserva: { NAME($building) }.
event-reserve-lost = { $full ->
    [yes] { $player } retira su marcador de reserva ({ NAME($building) }): el nivel 4 está completo.
   *[no] { $player } pierde el edificio reservado ({ NAME($building) }): lo ha construido otro jugador.
}
event-ability-unlocked = { $player } desbloquea una habilidad: { NAME($ability) }.
event-ability-used = { $points ->
    [0] Por su habilidad «{ NAME($ability) }».
   *[other] { $player } recibe { sum-points } por su habilidad «{ NAME($ability) }».
}
event-workers-retired = { $player } pone { piece-worker } en su zona de puntuación.

### --- Habilidades ------------------------------------------------------------------------------------------

ability-repeated-sale-name = Segundo comprador
ability-repeated-sale-help = En la { -trader-phase } puede vender un tipo que la { -trading-house } ya tiene.
ability-sale-coin-name = Mejor precio
ability-sale-coin-help = En la { -trader-phase } recibe 1 { -coin } más por su venta.
ability-building-worker-name = Cuadrilla de obra
ability-building-worker-help = En la fase del { NAME("builder") } con cada edificio suyo llega un { -worker } de la reserva.
ability-stored-kind-name = Almacén lleno
ability-stored-kind-help = Tras la { -captain-phase } conserva todos los { -barrels } de su mejor tipo, y uno del siguiente.
ability-building-coin-name = Subsidio
ability-building-coin-help = En la fase del { NAME("builder") } recibe 1 { -coin } antes de construir, aunque no pueda construir.
ability-extra-barrel-name = Buena cosecha
ability-extra-barrel-help = Al final de la { -craftsman-phase } toma 1 { -barrel } más del mejor tipo que ha producido.
ability-kinds-coins-name = Variedad
ability-kinds-coins-help = Al final de la { -craftsman-phase } recibe 1 { -coin } por cada tipo que ha producido.
ability-extra-worker-name = Una mano más
ability-extra-worker-help = Al final de la { -mayor-phase } recibe un { -worker } más de la reserva.
ability-plantation-barrel-name = Primera cosecha
ability-plantation-barrel-help = En la { -settler-phase } con cada { -plantation } que toma llega 1 { -barrel } de su tipo.
ability-kinds-points-name = Surtido completo
ability-kinds-points-help = En la { -captain-phase }, después de embarcar, recibe 1 PV por cada tipo que aún tiene.
ability-barrels-points-name = Liquidación
ability-barrels-points-help = En la { -captain-phase }, después de embarcar, entrega hasta dos { -barrels } de su peor tipo por 1 PV cada uno.
ability-worker-coins-name = Prima de contratación
ability-worker-coins-help = Al final de la { -mayor-phase } recibe 1 { -coin } por cada { -worker } que ha recibido.

### --- Puntuación -------------------------------------------------------------------------------------------

score-large-buildings = Edificios grandes
score-retired-workers = Trabajadores en la zona de puntuación
score-quarries = Canteras en la zona de puntuación
score-full-kinds = Parejas de { -plantations } activas
score-coins-and-barrels = { EDITION() ->
    [classic] Doblones
   *[other] Monedas
} y { -barrels }
score-missed-achievements = Logros que no has cumplido
