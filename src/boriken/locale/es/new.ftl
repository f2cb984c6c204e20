### Making a table: all choices, or the solo game at once.

solo-title = Partida en solitario
solo-lead = Tú contra dos Puertomas, los rivales automáticos de «{ edition-special-name }». Nunca piensan: siguen reglas propias, y siempre puedes ver por qué hicieron algo.
solo-table-title = { $name } contra los Puertomas
solo-more-help = Expansiones, un solo Puertoma o amigos a tu lado.
new-title = Mesa nueva
new-title-friends = Jugar con amigos
new-table-title = Nombre de la mesa
new-table-title-example = Viernes por la noche
new-default-title = La mesa de { $name }
new-open-help = Un asiento abierto espera a quien tenga el enlace.
new-puertoma-help = Los Puertomas se sientan después de todos los demás, dos como máximo. Pertenecen a «{ $edition }».
new-not-with-puertomas = No disponible con Puertomas.
new-belongs-to = Es de «{ $edition }». Permite las reglas de la casa para usarlo aquí.
new-only-with = Solo con «{ $edition }».
new-needs = Necesita la expansión «{ $expansion }».
new-manners = Cómo se juega
new-manners-help = Quién puede encontrar la mesa, el orden de los asientos, si se puede deshacer, el límite de tiempo. Los valores predeterminados sirven entre amigos.
new-buildings-cost = Coste { $coins }
new-buildings-taken = { $taken } de { $spaces }
new-buildings-missing = { $count ->
    [one] Falta por elegir { $count } edificio.
   *[other] Faltan por elegir { $count } edificios.
}
new-create = Abrir la mesa
new-create-help = Después recibes un enlace para compartir.
new-start = Empezar la partida
new-start-help = Todos los asientos están ocupados: la partida empieza enseguida.

variant-cost-swap-help = { CAP(THE("university")) } cuesta 7; { THE("factory") }, 8.
variant-corn-start-help = Quien empieza con { SMALL("corn") } tiene 1 { -coin } menos.
variant-jeweler-cap-help = { CAP(THE("jeweler")) } da como máximo 3 { -coins } por fase.
variant-villa-or-jeweler-help = En el draft solo se puede elegir uno de los dos edificios.
variant-hacienda-or-forest-house-help = En el draft solo se puede elegir uno de los dos edificios.
variant-achievement-draft-help = Cada jugador se queda con una carta cada vez y pasa las demás a la izquierda, en lugar de recibir cuatro al azar.
variant-errata-help = Según las erratas de la edición especial: el final se desencadena en cuanto se agotan las { PLURAL("vp_chip") }, en cualquier fase, y la segunda loseta { OF("library") } no recibe el { -worker } { OF("hospice") }.
option-edition-help = Con qué reglas y con qué nombres se juega.
option-players-help = Cuántos jugadores hay, bots incluidos.
option-governor-help = Quién elige el primer { -role } de la partida.
option-ask-forced-help = Se te pregunta aunque solo puedas hacer una cosa.
option-expansions-help = Lo que se añade al { SMALL("base_game") }; se pueden combinar.
option-variants-help = Pequeños cambios en las reglas.
option-draft-help = Quién decide qué edificios entran en juego.
option-buildings-help = Los edificios con los que se juega, si los eliges tú.
option-house-rules-help = Permite las expansiones de la edición especial en las demás ediciones.
option-order-help = Quién se sienta dónde y, por tanto, quién empieza.
option-undo-help = Si las jugadas se pueden deshacer.
option-clock-help = Cuánto puede durar una decisión; después juega un bot hasta que vuelva el jugador.
option-rated-help = Si la partida cambia el rating. Todos necesitan una cuenta y hay límite de tiempo; no hay consejos, e irse cuenta como último puesto.
option-visibility-help = Si los demás pueden encontrar la mesa en la sala.
option-difficulty-help = Lo fuerte que es el Puertoma.
draft-players-help = Por turnos, cada jugador añade un edificio a la partida.
draft-chance-help = El azar decide qué edificios entran en juego.
draft-given-help = Quien abre la mesa elige los edificios.
order-random-help = Los asientos se sortean al empezar la partida.
order-fixed-help = Cada jugador se queda en su asiento; empieza el primero.
undo-none-help = Lo jugado, jugado está.
undo-own-help = Puedes deshacer tu última decisión mientras nadie más decida ni se descubra nada oculto.
undo-agree-help = Como con las jugadas propias; más atrás, si todos están de acuerdo.
clock-none-help = Cada jugador se toma el tiempo que necesita.
clock-decision-help = Cada decisión tiene un límite de tiempo: para jugar de una sentada.
clock-day-help = Cada decisión puede durar días: para jugar de vez en cuando.
visibility-public-help = La mesa está en la sala y cualquiera puede sentarse o mirar.
visibility-link-help = Solo encuentra la mesa quien tiene el enlace.

## Por qué una mesa no puede ser así

error-one-seat-yours = Solo un asiento puede ser tuyo.
error-players = Con { COUNT("player", $count) } no se puede jugar: elige de { $fewest } a { $most }.
error-governor = El asiento { $seat } no puede ser { SMALL("governor") } aquí: elige de 0 a { $last }, o { $chance } para el azar (SET-1).
error-seats-and-players = { $seats ->
    [one] { $seats } asiento no encaja
   *[other] { $seats } asientos no encajan
} con { COUNT("player", $count) }.
error-names-and-players = { $names ->
    [one] { $names } nombre no encaja
   *[other] { $names } nombres no encajan
} con { COUNT("player", $count) }.
error-festival-or-cards = Las { PLURAL("festival_card") } sustituyen { TO("festival") }: elige una de las dos cosas (CAR-1).
error-special-expansion = La expansión «{ $expansion }» es de la edición especial: elige esa edición o permite las reglas de la casa en «{ $edition }».
error-variant-needs = La variante «{ $variant }» necesita la expansión «{ $expansion }» ({ $rule }).
error-variant-of-edition = La variante «{ $variant }» es solo para «{ $edition }» ({ $rule }).
error-variant-with-puertomas = Con Puertomas no existe la variante «{ $variant }» (PUE-23).
error-nothing-drafted = Con estas expansiones no hay draft, así que no se puede elegir ninguno (NEW-1).
error-buildings-given = Los edificios se nombran si, y solo si, el draft es «given» (NEW-4).
error-not-draftable = «{ $typed }» no es un edificio que pueda entrar en el draft con estas expansiones (NEW-1).
error-kinds-of-cost = Edificios de coste { $cost }: { $kinds ->
    [one] se elige
   *[other] se eligen
} { $kinds }, no { $count } (NEW-1).
error-pair-excluded = De la pareja de «{ NAME($building) }» solo un edificio puede estar en la partida (VAR-4, VAR-5).
error-no-puertoma-plays = La dificultad es para los Puertomas, y no juega ninguno (PUE-4).
error-humans-first = Debe jugar al menos una persona, y los Puertomas se sientan después de todas las personas (PUE-1).
error-puertomas = { $count ->
    [one] No puede jugar { $count } Puertoma
   *[other] No pueden jugar { $count } Puertomas
}: { $most } como máximo (PUE-1).
error-puertomas-of-special = Los Puertomas son de la edición especial, no de «{ $edition }» (PUE-1).
error-governor-with-puertomas = Con Puertomas, { THE("governor") } de la ronda 1 es el asiento 0 (PUE-1).
