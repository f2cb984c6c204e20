### Todo lo que habla del juego, en español. El modelo es en/game.ftl: allí se explican los identificadores, las
### variables y las funciones.
###
### Estilo: frases breves y sencillas, de tú. Los nombres propios (roles, edificios, lugares) van con mayúscula; las
### piezas y las mercancías, con minúscula. Delante del nombre de un edificio cualquiera no se pone artículo.

### --- Palabras ---------------------------------------------------------------------------------------------

-coin = { SMALL("coin") }
-coins = { EDITION() ->
    [classic] doblones
   *[other] monedas
}
-the-coins = { EDITION() ->
    [classic] los doblones
   *[other] las monedas
}
-worker = { SMALL("worker") }
-workers = trabajadores
-noble = { SMALL("noble") }
-nobles = { EDITION() ->
    [classic] nobles
   *[other] burgueses
}
-barrel = { SMALL("barrel") }
-barrels = barriles
-plantation = { SMALL("plantation") }
-plantations = plantaciones
-quarry = { SMALL("quarry") }
-quarries = canteras
-forest = { SMALL("forest") }
-forests = bosques
-beige-building = { SMALL("beige_building") }
-beige-buildings = { EDITION() ->
    [classic] edificios violetas
   *[other] edificios beis
}
-large-building = { SMALL("large_building") }
-large-buildings = edificios grandes
-production-building = { SMALL("production_building") }
-production-buildings = { EDITION() ->
    [classic] edificios de producción
   *[other] edificios productores
}
-the-worker-ship = { EDITION() ->
    [classic] la { NAME("worker_ship") }
   *[other] el { NAME("worker_ship") }
}
-of-the-worker-ship = { EDITION() ->
    [classic] de la { NAME("worker_ship") }
   *[other] del { NAME("worker_ship") }
}
-trading-house = { NAME("trading_house") }
-settler-phase = fase del { NAME("settler") }
-mayor-phase = fase del { NAME("mayor") }
-craftsman-phase = fase del { NAME("craftsman") }
-trader-phase = fase del { NAME("trader") }
-captain-phase = fase del { NAME("captain") }
-portrait = { EDITION() ->
    [classic] { NAME("san_juan") }
   *[other] tu { SMALL("san_juan") }
}

name = { NAME($thing) }

piece-coin = { COUNT("coin", $count) }
piece-worker = { COUNT("worker", $count) }
piece-noble = { COUNT("noble", $count) }
piece-barrel = { COUNT("barrel", $count) }
piece-plantation = { COUNT("plantation", $count) }
piece-quarry = { COUNT("quarry", $count) }
piece-forest = { COUNT("forest", $count) }
piece-chip = { $count } PV
piece-good = { COUNT("barrel", $count) } { of-good }
one-good = { COUNT("barrel", 1) } { of-good }
of-good = { OF_KIND($good) }
amount-good = { $count } { OF_KIND($good) }
sum-coins = { COUNT("coin", $coins) }
sum-points = { $points } PV
a-tile = { A(TILE($field)) }

### --- Roles y fases ----------------------------------------------------------------------------------------

role-settler-action = Cada cual puede tomar una { -plantation }.
role-settler-privilege = Puedes tomar una { -quarry } en su lugar.
role-settler-help = Por turnos, cada cual puede poner en su isla una { -plantation } visible. Solo tú puedes tomar en su lugar una { -quarry }, que abarata la construcción.

role-mayor-action = Cada cual recibe { -workers } y los coloca.
role-mayor-privilege = Tomas 1 { -worker } más de la reserva.
role-mayor-help = Los { -workers } { -of-the-worker-ship } se reparten de uno en uno, empezando por ti. Luego cada cual vuelve a colocar todos los suyos: una loseta vacía no hace nada.

role-builder-action = Cada cual puede construir un edificio.
role-builder-privilege = Pagas 1 { -coin } menos.
role-builder-help = Por turnos, cada cual puede comprar un edificio. Cada { -quarry } con un { -worker } ahorra 1 { -coin }, hasta un límite que crece con el edificio.

role-craftsman-action = Cada cual produce mercancías.
role-craftsman-privilege = Tomas 1 { -barrel } más de un tipo que hayas producido.
role-craftsman-help = Por turnos, cada cual toma lo que produce. Para el { SMALL("corn") } basta una { -plantation } ocupada; las demás mercancías necesitan además un { -worker } en su { -production-building }.

role-trader-action = Cada cual puede vender 1 { -barrel }.
role-trader-privilege = Recibes 1 { -coin } más por tu venta.
role-trader-help = Por turnos, cada cual puede vender 1 { -barrel } a la { -trading-house }. Tiene cuatro plazas y solo acepta tipos que aún no tiene; si está llena, al final se vacía.

role-captain-action = Cada cual debe embarcar mercancías por PV.
role-captain-privilege = Recibes 1 PV más con tu primer embarque.
role-captain-help = Vuelta tras vuelta, cada cual embarca un tipo de mercancía en un barco, todo lo que quepa, por 1 PV cada { -barrel }. Quien puede embarcar debe hacerlo. Al final conservas 1 { -barrel } y lo que quepa en tus almacenes; el resto se pierde.

role-prospector-action = Nadie hace nada.
role-prospector-privilege = Tomas 1 { -coin }.
role-prospector-help = Tomas 1 { -coin } de la banca. Los demás no reciben nada.

role-buccaneer-action = Solo actúas tú.
role-buccaneer-privilege = Eliges una de cuatro opciones.
role-buccaneer-help = Descargas un barco, vacías la { -trading-house }, te llevas { -workers } { -of-the-worker-ship } o apartas un rol. No puedes volver a elegir este rol hasta que lo elija otra persona.

phase-settler = { NAME("phase settler") }
phase-mayor = { NAME("phase mayor") }
phase-builder = { NAME("phase builder") }
phase-craftsman = { NAME("phase craftsman") }
phase-trader = { NAME("phase trader") }
phase-captain = { NAME("phase captain") }
phase-prospector = { NAME("phase prospector") }
phase-buccaneer = { NAME("phase buccaneer") }
phase-storage = Almacenaje
phase-draft = Draft de edificios
phase-round = Elección de roles
phase-over = Fin de la partida

ending-workers = faltan { -workers } para rellenar { -the-worker-ship }
ending-city = una ciudad está completa
ending-chips = se han agotado las fichas de PV

### --- Edificios --------------------------------------------------------------------------------------------

building-small-indigo-plant-effect = Produce { SMALL("indigo") }
building-small-indigo-plant-help = Al producir, cada { -worker } de aquí convierte en un { -barrel } la cosecha de una { -plantation } ocupada de { SMALL("indigo") }.
building-small-sugar-mill-effect = Produce { SMALL("sugar") }
building-small-sugar-mill-help = Al producir, cada { -worker } de aquí convierte en un { -barrel } la cosecha de una { -plantation } ocupada de { SMALL("sugar") }.
building-large-indigo-plant-effect = Produce { SMALL("indigo") }
building-large-indigo-plant-help = Al producir, cada { -worker } de aquí convierte en un { -barrel } la cosecha de una { -plantation } ocupada de { SMALL("indigo") }.
building-large-sugar-mill-effect = Produce { SMALL("sugar") }
building-large-sugar-mill-help = Al producir, cada { -worker } de aquí convierte en un { -barrel } la cosecha de una { -plantation } ocupada de { SMALL("sugar") }.
building-tobacco-storage-effect = Produce { SMALL("tobacco") }
building-tobacco-storage-help = Al producir, cada { -worker } de aquí convierte en un { -barrel } la cosecha de una { -plantation } ocupada de { SMALL("tobacco") }.
building-coffee-roaster-effect = Produce { SMALL("coffee") }
building-coffee-roaster-help = Al producir, cada { -worker } de aquí convierte en un { -barrel } la cosecha de una { -plantation } ocupada de { SMALL("coffee") }.

building-small-market-effect = +1 { -coin } cuando vendes
building-small-market-help = Cuando vendes a la { -trading-house } recibes 1 { -coin } más. Se suma al { NAME("large_market") }.
building-hacienda-effect = Una { -plantation } más, robada boca abajo
building-hacienda-help = En la { -settler-phase }, antes de tomar tu loseta, puedes robar una { -plantation } boca abajo. Tienes que colocarla y no puedes cambiarla por una { -quarry }.
building-construction-hut-effect = Puedes tomar una { -quarry }
building-construction-hut-help = En la { -settler-phase } puedes tomar una { -quarry } en lugar de una { -plantation }, aunque el rol lo haya elegido otra persona.
building-small-warehouse-effect = Conservas todos los { -barrels } de un tipo
building-small-warehouse-help = Al final de la { -captain-phase } conservas todos los { -barrels } de un tipo más. Aun así, debes embarcar lo que puedas.
building-hospice-effect = Un { -worker } para tu nueva loseta
building-hospice-help = En la { -settler-phase }, con la loseta que tomas llega de la reserva un { -worker }, que se pone en ella enseguida. { EDITION() ->
    [classic] Llega con la loseta recién colocada, la de la { NAME("hacienda") } o la normal: un { -worker } por fase. Si la reserva está vacía, no llega ninguno.
    [special] Si { NAME("hacienda") } o { NAME("library") } también te dieron una loseta, eliges en cuál.
   *[other] No vale para la loseta de la { NAME("hacienda") }.
}
building-office-effect = Vende tipos que ya están en la { -trading-house }
building-office-help = Puedes vender un tipo que la { -trading-house } ya tiene. Si está llena, tampoco tú puedes venderle.
building-large-market-effect = +2 { -coins } cuando vendes
building-large-market-help = Cuando vendes a la { -trading-house } recibes 2 { -coins } más. Se suma al { NAME("small_market") }.
building-large-warehouse-effect = Conservas todos los { -barrels } de dos tipos
building-large-warehouse-help = Al final de la { -captain-phase } conservas todos los { -barrels } de dos tipos más. Aun así, debes embarcar lo que puedas.
building-factory-effect = Cuantos más tipos produces, más { -coins }
building-factory-help = Cuando produces, recibes 0, 1, 2, 3 o 5 { -coins } por 1, 2, 3, 4 o 5 tipos de mercancía.
building-university-effect = Un { -worker } para tu nuevo edificio
building-university-help = Cuando construyes, con el edificio llega de la reserva un { -worker }, que se pone en él enseguida. Solo uno, tenga los círculos que tenga.
building-harbor-effect = +1 PV cada vez que embarcas
building-harbor-help = Cada vez que embarcas mercancías, en un barco carguero o en uno propio, recibes 1 PV más.
building-wharf-effect = Un barco propio para todos los { -barrels } de un tipo
building-wharf-help = Una vez por { -captain-phase }, en lugar de cargar un barco carguero, puedes enviar todos tus { -barrels } de un tipo por 1 PV cada uno. Sirve cualquier tipo y no es obligatorio usarlo.
building-guild-hall-effect = PV por tus { -production-buildings }
building-guild-hall-help = Al final, 1 PV por cada { -production-building } pequeño y 2 PV por cada uno grande que tengas, ocupado o no. Cuenta si aquí hay un { -worker }.
building-residence-effect = PV por los terrenos usados de tu isla
building-residence-help = Al final, 4 PV por hasta 9 terrenos usados en tu isla, 5 por 10, 6 por 11 y 7 por 12. Cuenta si aquí hay un { -worker }.
building-fortress-effect = 1 PV por cada 3 { -workers }
building-fortress-help = Al final, 1 PV por cada tres { -workers } que tengas, estén donde estén. Cuenta si uno de ellos está aquí.
building-customs-house-effect = 1 PV por cada 4 PV en fichas
building-customs-house-help = Al final, 1 PV por cada cuatro PV que tengas en fichas; los de los edificios no cuentan. Cuenta si aquí hay un { -worker }.
building-city-hall-effect = 1 PV por cada { -beige-building }
building-city-hall-help = Al final, 1 PV por cada { -beige-building } que tengas, este incluido, ocupado o no. Cuenta si aquí hay un { -worker }.

building-aqueduct-effect = +1 { SMALL("indigo") } y +1 { SMALL("sugar") } de edificios grandes
building-aqueduct-help = Si { NAME("large_indigo_plant") } te dio { SMALL("indigo") }, tomas 1 { -barrel } más; lo mismo con el { SMALL("sugar") } de { NAME("large_sugar_mill") }. Los edificios pequeños no cuentan.
building-forest-house-effect = Coloca { -plantations } boca abajo como { -forests }
building-forest-house-help = En la { -settler-phase } puedes colocar una { -plantation } boca abajo como { -forest }. Por cada dos { -forests }, tus edificios cuestan 1 { -coin } menos, sin límite.
building-black-market-effect = Paga con un { -worker }, un { -barrel } y un PV
building-black-market-help = Si te faltan { -coins } para un edificio, puedes entregar un { -worker }, un { -barrel } y un PV en lugar de 1 { -coin } cada uno. Primero gastas todo lo que tienes y entregas solo lo que falta.
building-storehouse-effect = Conservas 3 { -barrels } más, de cualquier tipo
building-storehouse-help = Al final de la { -captain-phase } conservas tres { -barrels } más, de cualquier tipo.
building-guesthouse-effect = Dos { -workers } que se mueven cuando quieres
building-guesthouse-help = Aquí esperan hasta dos { -workers }. { EDITION() ->
    [classic] En cualquier fase puedes moverlos a círculos vacíos tuyos, donde trabajan enseguida.
    [special] En cualquier fase puedes moverlos a círculos vacíos tuyos, donde trabajan enseguida.
   *[other] En cualquier fase menos la { -mayor-phase } puedes moverlos a círculos vacíos tuyos, donde trabajan enseguida.
} Se te pregunta siempre que pueda servir.
building-trading-post-effect = Vende fuera de la { -trading-house }
building-trading-post-help = En lugar de vender a la { -trading-house } puedes vender a la reserva 1 { -barrel } de cualquier tipo, aunque la casa esté llena. Al precio se suma tu ventaja, pero no los mercados.
building-church-effect = +1 PV por edificios de 2 o 3 PV, +2 por los grandes
building-church-help = Cuando construyes, recibes 1 PV por un edificio de 2 o 3 PV y 2 PV por un { -large-building }. Por sí misma no da ninguno.
building-small-wharf-effect = Envía los { -barrels } que quieras, 1 PV por cada 2
building-small-wharf-help = Una vez por { -captain-phase }, en lugar de cargar un barco carguero, puedes enviar los { -barrels } que quieras, también de varios tipos, por 1 PV cada dos{ EDITION() ->
    [classic] , o nada, aunque podrías embarcar.
   *[other] { "." }
}
building-lighthouse-effect = +1 { -coin } cada vez que embarcas
building-lighthouse-help = Cada vez que embarcas mercancías, en un barco carguero o en uno propio, recibes 1 { -coin }. Como { NAME("captain") } recibes 1 { -coin } más al empezar la fase.
building-specialty-factory-effect = Cuanto más produces de un solo tipo, más { -coins }
building-specialty-factory-help = Cuando produces, cuenta los { -barrels } del tipo del que más has producido: recibes 1 { -coin } por cada uno menos el primero. El { SMALL("corn") } no cuenta.
building-library-effect = Duplica tus ventajas
building-library-help = Cuando eliges un rol, tu ventaja vale el doble: dos { -workers }, 2 { -coins } menos, dos { -barrels }, etc. Como { NAME("settler") } tomas otra { -plantation } después de todos los demás.
building-union-hall-effect = 1 PV por cada dos { -barrels } del mismo tipo
building-union-hall-help = { EDITION() ->
    [special] Al inicio de la { -captain-phase }, antes de que nadie embarque,
   *[other] En tu primer turno de la { -captain-phase }, antes de embarcar,
} recibes 1 PV por cada dos { -barrels } del mismo tipo que tengas.
building-statue-effect = Muchos PV, sin necesidad de { -worker }
building-statue-help = No tiene círculos y no hace nada; sus PV cuentan siempre.
building-cloister-effect = PV por cada tres losetas iguales de tu isla
building-cloister-help = Al final, 1, 3, 6 o 10 PV por uno, dos, tres o cuatro grupos de tres losetas iguales en tu isla. Cuenta si aquí hay un { -worker }.

building-land-office-effect = Compra o devuelve una { -plantation }
building-land-office-help = Una vez en tu turno de la { -trader-phase }. Con un { -worker } aquí puedes pagar 1 { -coin } y robar una { -plantation } boca abajo; con un { -noble } puedes devolver una { -plantation } por 1 { -coin }.
building-chapel-effect = 1 { -coin } antes de producir; con un { -noble }, 1 PV
building-chapel-help = Al empezar cada { -craftsman-phase } recibes 1 { -coin } si aquí hay un { -worker }, 1 PV si es un { -noble }.
building-hunting-lodge-effect = Devuelve una loseta; un { -noble } da PV por terreno vacío
building-hunting-lodge-help = Al final de cada { -settler-phase }. Con un { -worker } aquí puedes devolver una { -plantation } o un { -forest }; con un { -noble } recibes 2 PV si tienes más terrenos vacíos que nadie.
building-zoning-office-effect = Edificios pequeños −1; con un { -noble }, grandes −2
building-zoning-office-help = Con un { -worker } aquí los edificios pequeños te cuestan 1 { -coin } menos; con un { -noble }, en cambio, los grandes 2 { -coins } menos.
building-royal-supplier-effect = Entrega { -barrels } por 1 PV, uno por { -noble }
building-royal-supplier-help = { EDITION() ->
    [special] Al inicio de la { -captain-phase }, antes de que nadie embarque,
   *[other] En tu primer turno de la { -captain-phase }, antes de embarcar,
} puedes entregar un { -barrel } por cada { -noble } que tengas, todos de tipos distintos, por 1 PV cada uno.
building-villa-effect = Un { -noble } en cada { -mayor-phase }
building-villa-help = En cada { -mayor-phase } puedes tomar un { -noble } de la reserva, o un { -worker } si no queda ninguno.
building-jeweler-effect = 1 { -coin } por cada { -noble } al producir
building-jeweler-help = Cuando se produce, recibes 1 { -coin } por cada { -noble } que tengas. Vale como { -production-building } grande.
building-royal-garden-effect = 1 PV más por cada { -noble }
building-royal-garden-help = Al final, 1 PV más por cada { -noble } que tengas. Cuenta si aquí hay un { -worker }.

### --- Lo que acuerda la mesa -------------------------------------------------------------------------------

edition-classic-name = Edición clásica
edition-classic-help = Las reglas y los nombres de la edición clásica.
edition-1897-name = Puerto Rico 1897
edition-1897-help = Las reglas y los nombres de Puerto Rico 1897.
edition-special-name = 1897, edición especial
edition-special-help = Las reglas de la edición especial, con cartas de fiesta, logros y el Puertoma.

expansion-new-buildings-name = Nuevos edificios
expansion-new-buildings-help = Catorce edificios más; cuáles entran en juego se decide con un draft.
expansion-nobles-name = { EDITION() ->
    [classic] Nobles
   *[other] Burgueses
}
expansion-nobles-help = Con los { -workers } llegan también { -nobles }: valen 1 PV cada uno y tienen edificios propios.
expansion-buccaneer-name = { NAME("buccaneer") }
expansion-buccaneer-help = Un rol más que descarga barcos, vacía la { -trading-house }, se lleva { -workers } o aparta un rol.
expansion-festival-name = Fiesta
expansion-festival-help = Tres objetivos: quien cumple uno primero recibe la recompensa.
expansion-festival-cards-name = Cartas de fiesta
expansion-festival-cards-help = Tres de doce cartas marcan los objetivos, en lugar de los de la Fiesta.
expansion-achievements-name = Logros
expansion-achievements-help = Cada cual tiene cuatro cartas secretas que dan PV cuando se cumple su condición.
name-of-expansion = { $expansion ->
    [nobles] { expansion-nobles-name }
    [buccaneer] { expansion-buccaneer-name }
    [festival] { expansion-festival-name }
    [festival_cards] { expansion-festival-cards-name }
    [achievements] { expansion-achievements-name }
   *[new_buildings] { expansion-new-buildings-name }
}

variant-cost-swap-name = Precios cambiados
variant-cost-swap-help = { NAME("university") }: coste 7; { NAME("factory") }: coste 8.
variant-corn-start-name = Inicio con { SMALL("corn") }
variant-corn-start-help = Quien empieza con { SMALL("corn") } tiene 1 { -coin } menos.
variant-jeweler-cap-name = { NAME("jeweler") }: límite
variant-jeweler-cap-help = { NAME("jeweler") }: como máximo 3 { -coins } por fase.
variant-villa-or-jeweler-name = { NAME("villa") } o { NAME("jeweler") }
variant-villa-or-jeweler-help = En el draft solo se puede elegir uno de los dos edificios.
variant-hacienda-or-forest-house-name = { NAME("hacienda") } o { NAME("forest_house") }
variant-hacienda-or-forest-house-help = En el draft solo se puede elegir uno de los dos edificios.
variant-achievement-draft-name = Logros con draft
variant-achievement-draft-help = Cada cual se queda una carta cada vez y pasa las demás a la izquierda, en lugar de recibir cuatro al azar.
variant-errata-name = Erratas
variant-errata-help = Como dicen las erratas de la Special Edition: el final llega en cuanto se agotan las fichas de PV, en cualquier fase, y la segunda loseta de { NAME("library") } no recibe el { -worker } de { NAME("hospice") }.

option-edition-name = Edición
option-edition-help = Con qué reglas y con qué nombres se juega.
option-players-name = Jugadores
option-players-help = Cuántos se sientan a la mesa, bots incluidos.
option-governor-name = Primer { SMALL("governor") }
option-governor-help = Quién elige el primer rol de la partida.
option-ask-forced-name = Preguntar las jugadas obligadas
option-ask-forced-help = Se te pregunta aunque solo puedas hacer una cosa.
option-voluntary-name = Preguntar cada ganancia
option-voluntary-help = Se preguntan { -coins }, PV, { -barrels } y descuentos a los que se puede renunciar, en vez de tomarse solos.
option-expansions-name = Expansiones
option-expansions-help = Lo que se añade al juego básico; se pueden combinar.
option-variants-name = Variantes
option-variants-help = Pequeños cambios en las reglas.
option-draft-name = Draft
option-draft-help = Quién decide qué edificios entran en juego.
option-buildings-name = Edificios
option-buildings-help = Los tipos de edificio con los que se juega, si los eliges tú.
option-house-rules-name = Reglas de la casa
option-house-rules-help = Permite las expansiones de la edición especial en las demás ediciones.
option-order-name = Asientos
option-order-help = Quién se sienta dónde y, por tanto, quién empieza.
option-undo-name = Deshacer
option-undo-help = Si las jugadas se pueden deshacer.
option-clock-name = Tiempo para pensar
option-clock-help = Cuánto puede durar una decisión; después juega un bot hasta que vuelva el jugador.
option-visibility-name = Quién encuentra la mesa
option-visibility-help = Si otros encuentran la mesa en la sala.
option-difficulty-name = Dificultad
option-difficulty-help = Lo fuerte que es el Puertoma.

draft-players-name = Los jugadores
draft-players-help = Por turnos, cada jugador añade un tipo de edificio a la partida.
draft-chance-name = El azar
draft-chance-help = El azar decide qué edificios entran en juego.
draft-given-name = Quien abre la mesa
draft-given-help = Quien abre la mesa indica los edificios.
order-random-name = Al azar
order-random-help = Los asientos se mezclan al empezar la partida.
order-fixed-name = Como están
order-fixed-help = Cada cual se queda donde está; empieza el primer asiento.
undo-none-name = Nunca
undo-none-help = Lo jugado, jugado está.
undo-own-name = Jugadas propias
undo-own-help = Puedes deshacer tu última decisión mientras nadie más decida ni se descubra nada oculto.
undo-agree-name = De acuerdo todos
undo-agree-help = Como con las jugadas propias; más atrás si todos están de acuerdo.
clock-none-name = Sin límite
clock-none-help = Cada cual se toma el tiempo que necesita.
clock-decision-name = Por decisión
clock-decision-help = Cada decisión tiene un límite de tiempo: para jugar de una sentada.
clock-day-name = Durante días
clock-day-help = Cada decisión puede durar días: para jugar de vez en cuando.
visibility-public-name = Pública
visibility-public-help = La mesa está en la sala y cualquiera puede sentarse o mirar.
visibility-link-name = Con enlace
visibility-link-help = Solo encuentra la mesa quien tiene el enlace.

bot-random-name = Al azar
bot-random-help = Hace cualquier jugada legal: bueno para una primera partida.
bot-greedy-name = Codicioso
bot-greedy-help = Toma lo que más da en el momento.
bot-planner-name = Planificador
bot-planner-help = Piensa hasta su próximo turno: a quién ayuda un rol y qué deja a los demás.
bot-learned-name = Entrenado
bot-learned-help = Toma lo que prefiere una red que ha aprendido de muchas partidas.
bot-search-name = Búsqueda
bot-search-help = Mira adelante mientras tenga tiempo.
bot-beginner-name = Principiante
bot-beginner-help = Conoce las reglas y a menudo juzga mal lo que vale una jugada.
bot-casual-name = Ocasional
bot-casual-help = Toma lo que parece bueno, con algún error.
bot-skilled-name = Hábil
bot-skilled-help = Piensa por adelantado y rara vez falla.
bot-expert-name = Experto
bot-expert-help = Mira varias jugadas adelante. Difícil de vencer.
bot-master-name = Maestro
bot-master-help = Mira adelante cuanto permite un segundo. El rival más fuerte.
bot-shipper-name = Naviero
bot-shipper-help = Hábil: cultiva mucho y llena los barcos.
bot-builder-name = Constructor
bot-builder-help = Hábil: pone sus monedas en una gran ciudad.
bot-trader-name = Comerciante
bot-trader-help = Hábil: vende caro y mantiene llena la bolsa.

### --- Decisiones -------------------------------------------------------------------------------------------

decision-round-name = Elección de rol
decision-round-ask = Elige un rol.
decision-round-help = Elige uno de los roles que quedan, con { -the-coins } que tenga encima. Todos lo llevan a cabo, empezando por ti; la ventaja es solo tuya.

decision-settler-name = { NAME("settler") }
decision-settler-ask = { NAME("settler") }: toma una loseta.
decision-settler-help = Toma una de las { -plantations } visibles para un terreno libre de tu isla. Si elegiste el rol o tienes una { NAME("construction_hut") } ocupada, puedes tomar en su lugar una { -quarry }.
decision-settler-pass = No tomar nada

decision-hacienda-name = { NAME("hacienda") }
decision-hacienda-ask = { NAME("hacienda") }: ¿robas antes una { -plantation } boca abajo?
decision-hacienda-help = Puedes robar una { -plantation } que no ves antes de tomar tu loseta. En todo caso hay que colocarla.
decision-hacienda-pass = No robar

decision-hospice-name = { NAME("hospice") }
decision-hospice-ask = { NAME("hospice") }: ¿un { -worker } para tu nueva loseta?
decision-hospice-help = Un { -worker } puede ponerse enseguida en tu nueva loseta. Si renuncias, queda uno más en la reserva.
decision-hospice-pass = Ningún { -worker }

decision-mayor-name = { NAME("mayor") }
decision-mayor-ask = { NAME("mayor") }: ¿tomas 1 { -worker } más?
decision-mayor-help = Tu ventaja es un { -worker } más de la reserva. Si renuncias, la reserva queda más llena y el final más lejos.
decision-mayor-pass = Ningún { -worker }

decision-place-name = Colocar { -workers }
decision-place-ask = { NAME("mayor") }: coloca a tus { -workers }.
decision-place-help = Pon a todos tus { -workers }, viejos y nuevos, en los círculos de tus losetas, como quieras. Solo quedan inactivos los que no encuentran círculo.

decision-builder-name = { NAME("builder") }
decision-builder-ask = { NAME("builder") }: ¿qué construyes?
decision-builder-help = Construye un edificio que puedas pagar, para el que tengas sitio y que aún no poseas.
decision-builder-pass = No construir nada

decision-university-name = { NAME("university") }
decision-university-ask = { NAME("university") }: ¿un { -worker } para tu nuevo edificio?
decision-university-help = Un { -worker } puede ponerse enseguida en tu nuevo edificio. Si renuncias, queda uno más en la reserva.
decision-university-pass = Ningún { -worker }

decision-craftsman-name = { NAME("craftsman") }
decision-craftsman-ask = { NAME("craftsman") }: ¿qué { -barrel } tomas de más?
decision-craftsman-help = Tu ventaja es un { -barrel } más de un tipo que acabas de producir.
decision-craftsman-pass = No tomar nada

decision-trader-name = { NAME("trader") }
decision-trader-ask = { NAME("trader") }: ¿qué vendes?
decision-trader-help = Vende 1 { -barrel } a la { -trading-house }, de un tipo que aún no tenga. { NAME("office") }, { NAME("trading_post") } y { NAME("land_office") } permiten más.
decision-trader-pass = No vender nada

decision-captain-name = { NAME("captain") }
decision-captain-ask = { NAME("captain") }: carga un barco.
decision-captain-help = Elige un tipo de mercancía y un barco. Un barco lleva un solo tipo y no hay dos barcos con el mismo; se embarcan todos los { -barrels } que quepan. Si puedes embarcar, debes hacerlo.
decision-captain-pass = No enviar nada

decision-storage-name = Almacenaje
decision-storage-ask = { NAME("captain") }: ¿qué conservas?
decision-storage-help = Conservas 1 { -barrel } y lo que quepa en tus almacenes. Todo lo demás se pierde.
decision-storage-pass = No conservar más

decision-draft-name = Draft
decision-draft-ask = Añade un tipo de edificio a la partida.
decision-draft-help = Elige un edificio para un espacio libre de su coste. Lo que no se elige queda fuera del juego.

decision-guests-name = { NAME("guesthouse") }
decision-guests-ask = { NAME("guesthouse") }: ¿se mueve ahora un huésped?
decision-guests-help = Puedes mover a un huésped a un círculo vacío tuyo, donde trabaja enseguida. Se te volverá a preguntar cuando pueda servir.
decision-guests-pass = Nadie se mueve

decision-drawn-tile-name = Loseta robada
decision-drawn-tile-ask = Has robado { a-tile }. ¿Cómo colocas la loseta?
decision-drawn-tile-help = Con { NAME("forest_house") } en marcha puedes colocar la loseta boca abajo como { -forest }.

decision-library-tile-name = { NAME("library") }
decision-library-tile-ask = { NAME("library") }: toma otra { -plantation }.
decision-library-tile-help = Tu ventaja vale el doble: toma una de las { -plantations } que quedan.
decision-library-tile-pass = No tomar nada

decision-black-market-name = { NAME("black_market") }
decision-black-market-ask = { NAME($building) }: { $coins ->
    [one] falta
   *[other] faltan
} { sum-coins }. ¿Qué entregas?
decision-black-market-help = Entrega un { -worker }, un { -barrel } o un PV en lugar de 1 { -coin } cada uno, hasta que no falte nada. Se te pregunta por uno tras otro.
decision-black-market-pass = Nada de este tipo

decision-small-wharf-name = { NAME("small_wharf") }
decision-small-wharf-ask = { NAME("small_wharf") }: { piece-barrel } a bordo. ¿Qué más?
decision-small-wharf-help = Añade { -barrels } de otros tipos o deja zarpar el barco. Da 1 PV por cada dos { -barrels }.
decision-small-wharf-pass = El barco zarpa

decision-worker-ship-name = { NAME("worker_ship") }
decision-worker-ship-ask = { NAME("worker_ship") }: ¿a quién tomas?
decision-worker-ship-help = Tomas a una persona cada vez, un { -worker } o un { -noble }, hasta que no queda nadie.

decision-villa-name = { NAME("villa") }
decision-villa-ask = { NAME("villa") }: ¿tomas a alguien?
decision-villa-help = Puedes tomar un { -noble } de la reserva, o un { -worker } si no queda ninguno.
decision-villa-pass = A nadie

decision-nobles-name = Colocar { -nobles }
decision-nobles-ask = { NAME($building) }: ¿cuántos { -nobles } hay aquí?
decision-nobles-help = Este edificio funciona de otro modo con un { -noble }. Di quién está aquí; los demás van adonde da igual.

decision-hunting-lodge-name = { NAME("hunting_lodge") }
decision-hunting-lodge-ask = { NAME("hunting_lodge") }: ¿devuelves una loseta?
decision-hunting-lodge-help = Puedes devolver una { -plantation } o un { -forest }. Quien esté encima va a { -portrait }.
decision-hunting-lodge-pass = Conservarlo todo

decision-royal-supplier-name = { NAME("royal_supplier") }
decision-royal-supplier-ask = { NAME("royal_supplier") }: ¿qué entregas por 1 PV cada uno?
decision-royal-supplier-help = Antes de embarcar puedes entregar un { -barrel } por cada { -noble } que tengas, todos de tipos distintos.
decision-royal-supplier-pass = No entregar más

decision-buccaneer-name = { NAME("buccaneer") }
decision-buccaneer-ask = { NAME("buccaneer") }: elige qué hacer.
decision-buccaneer-help = Descarga un barco y quédate hasta tres { -barrels }; vacía la { -trading-house } por 1 PV cada { -barrel }; llévate hasta tres { -workers } { -of-the-worker-ship }; o aparta un rol y juégalo al final de la ronda.
decision-buccaneer-pass = Una opción sin efecto

decision-raid-name = { NAME("buccaneer_raid") }
decision-raid-ask = Se van: { $rest }; pueden trabajar para ti: { $kept }. ¿Quién va adónde?
decision-raid-help = Pon a algunos de los que se van en círculos vacíos tuyos. Di a quién se despide: { EDITION() ->
    [special] sale del juego.
   *[other] vuelve a la reserva.
}

decision-reward-name = Recompensa
decision-reward-ask = Tu recompensa: { piece-worker } por colocar.
decision-reward-help = Ponlos en círculos vacíos, primero los terrenos y luego los edificios. Los que no coloques quedan inactivos hasta la próxima { -mayor-phase }.
decision-reward-pass = Los demás quedan inactivos

decision-offer-name = Ganancia voluntaria
# $thing: the building, role or goal; the rest what it brings
decision-offer-ask = { NAME($thing) }: { festival-reward }. ¿Lo aceptas?
decision-offer-help = En esta mesa toda ganancia es voluntaria. Aquello a lo que renuncias se queda en la reserva.
decision-offer-pass = Renunciar

decision-production-name = Elección de { -barrels }
# $count: the barrels; $ship: where a pirate takes them from, or 0
decision-production-ask = { $ship ->
    [0] Producción
   *[other] { NAME("buccaneer_piracy") }
}: { piece-barrel }. ¿Qué tomas?
decision-production-help = Toma todos los { -barrels }, o deja antes algunos, de uno en uno. Lo que dejas se queda en la reserva.

decision-payment-name = Pago
decision-payment-ask = { NAME($building) }: ¿cuánto pagas?
decision-payment-help = Los descuentos son voluntarios: puedes usarlos todos, algunos o ninguno.

decision-achievements-name = Logros
decision-achievements-ask = ¿Qué carta secreta te quedas?
decision-achievements-help = Quédate una carta; las demás van a tu izquierda. Al final tienes cuatro.

### --- Acciones ---------------------------------------------------------------------------------------------

action-role = { NAME($card) }
action-take = Tomar { a-tile }
action-draw = Robar una { -plantation } boca abajo
action-worker = { $decision ->
    [university] Un { -worker } en el nuevo edificio
    [raid] Los demás se van
   *[other] Tomar un { -worker }
}
action-worker-on = { $field ->
    [forest] Tomar un { -worker } por el nuevo { -forest }
   *[other] Un { -worker } en la nueva loseta: { NAME($field) }
}
action-noble = { $decision ->
    [university] Un { -noble } en el nuevo edificio
    [raid] Los demás se van, entre ellos un { -noble }
   *[other] Tomar un { -noble }
}
action-noble-on = { $field ->
    [forest] Tomar un { -noble } por el nuevo { -forest }
   *[other] Un { -noble } en la nueva loseta: { NAME($field) }
}
action-place = { NAME($place) }: { piece-worker }
action-build = Construir { NAME($building) }
action-barrel = Tomar { one-good }
action-sell = Vender { SMALL($good) }
action-load = Cargar { SMALL($good) } en el barco { $ship }
action-wharf = { NAME("wharf") }: enviar { SMALL($good) }
action-keep = Conservar { piece-good }
action-draft = Añadir { NAME($building) }
action-take-forest = Tomar { SMALL($good) } como { -forest }
action-plant = Colocarla boca arriba
action-forest = Colocarla boca abajo como { -forest }
action-post = { NAME("trading_post") }: vender { SMALL($good) }
action-send = { NAME("small_wharf") }: { piece-good }
action-put-worker = { NAME($place) }: poner un { -worker }
action-put-noble = { NAME($place) }: poner un { -noble }
action-hand-worker = Un { -worker } ({ NAME($place) })
action-hand-noble = Un { -noble } ({ NAME($place) })
action-hand-barrel = { one-good }
action-hand-chip = 1 PV
action-nobles = { NAME($building) }: { piece-noble }
action-land = Comprar una { -plantation } boca abajo por 1 { -coin }
action-clear = Devolver una loseta: { NAME($tile) }
action-deliver = Entregar { one-good }
action-piracy = { NAME("buccaneer_piracy") }: barco { $ship }
action-loot = { NAME("buccaneer_loot") }
action-raid = { NAME("buccaneer_raid") }
action-kidnap = { NAME("buccaneer_kidnap") }: { NAME($card) }
action-choose = Conservar la carta { NAME($achievement) }
action-choose-hidden = Conservar una carta secreta
action-accept = { $decision ->
    [production] Tomarlo todo
   *[other] Aceptar
}
action-leave = Dejar { one-good }
action-pay = Pagar { sum-coins }

### --- Sucesos ----------------------------------------------------------------------------------------------

event-acted = { $player }: { $action }.
event-acted-you = Tú: { $action }.
event-acted-pass = { $player } pasa.
event-acted-pass-you = Pasas.
event-acted-put = { $player } pone un { $noble ->
    [yes] { -noble }
   *[no] { -worker }
} en { NAME($place) }.
event-acted-put-you = Pones un { $noble ->
    [yes] { -noble }
   *[no] { -worker }
} en { NAME($place) }.

event-role-taken = { $player } elige el rol { NAME($card) }{ $coins ->
    [0] .
   *[other] {" "}y toma { sum-coins }.
}
event-role-taken-you = Eliges el rol { NAME($card) }{ $coins ->
    [0] .
   *[other] {" "}y tomas { sum-coins }.
}
event-tile-drawn = { $player } roba { a-tile }.
event-tile-drawn-you = Robas { a-tile }.
event-tile-taken = { $player } toma { a-tile }.
event-tile-taken-you = Tomas { a-tile }.
event-tiles-turned-up = Losetas descubiertas: { piece-plantation }.
event-pile-shuffled = Nueva pila barajada: { piece-plantation }.
event-workers-gained = { $player } toma { piece-worker } más.
event-workers-gained-you = Tomas { piece-worker } más.
event-workers-from-ship = { $player } recibe { piece-worker } { -of-the-worker-ship }.
event-workers-from-ship-you = Recibes { piece-worker } { -of-the-worker-ship }.
event-field-staffed = { $player } pone { piece-worker } en { NAME($field) }.
event-field-staffed-you = Pones { piece-worker } en { NAME($field) }.
event-building-staffed = { $player } pone { piece-worker } en { NAME($building) }.
event-building-staffed-you = Pones { piece-worker } en { NAME($building) }.
event-ship-refilled = { NAME("worker_ship") }: ahora hay { piece-worker }.
event-built = { $player } construye { NAME($building) } por { sum-coins }.
event-built-you = Construyes { NAME($building) } por { sum-coins }.
event-produced = { $player } produce { piece-good }.
event-produced-you = Produces { piece-good }.
event-coins-gained = { $player } recibe { sum-coins }.
event-coins-gained-you = Recibes { sum-coins }.
event-barrel-taken = { $player } toma { one-good } más.
event-barrel-taken-you = Tomas { one-good } más.
event-sold = { $player } vende { one-good } por { sum-coins }.
event-sold-you = Vendes { one-good } por { sum-coins }.
event-house-emptied = La { -trading-house } se vacía.
event-loaded = { $player } carga { piece-good } en el barco { $ship } por { sum-points }.
event-loaded-you = Cargas { piece-good } en el barco { $ship } por { sum-points }.
event-shipped = { $player } envía { piece-good } desde su { NAME("wharf") } por { sum-points }.
event-shipped-you = Envías { piece-good } desde tu { NAME("wharf") } por { sum-points }.
event-stored = { $count ->
    [0] { $player } pierde { $lost ->
        [one] { $lost } { -barrel } { of-good }.
       *[other] { $lost } { -barrels } { of-good }.
    }
   *[other] { $player } conserva { piece-good }{ $lost ->
        [0] .
       *[other] {" "}y pierde { $lost }.
    }
}
event-stored-you = { $count ->
    [0] Pierdes { $lost ->
        [one] { $lost } { -barrel } { of-good }.
       *[other] { $lost } { -barrels } { of-good }.
    }
   *[other] Conservas { piece-good }{ $lost ->
        [0] .
       *[other] {" "}y pierdes { $lost }.
    }
}
event-ship-emptied = El barco { $ship } zarpa con su carga de { SMALL($good) }.
event-end-triggered = Es la última ronda: { $reason ->
    [workers] { ending-workers }
    [city] { ending-city }
   *[chips] { ending-chips }
}.
event-round-ended = La ronda { $round } ha terminado.
event-game-over = La partida ha terminado.
event-workers-lifted = { $player } tiene { piece-worker } por colocar.
event-workers-lifted-you = Tienes { piece-worker } por colocar.
event-forest-placed = { $player } coloca un { -forest }.
event-forest-placed-you = Colocas un { -forest }.
event-tile-cleared = { $player } devuelve una loseta: { NAME($tile) }.
event-tile-cleared-you = Devuelves una loseta: { NAME($tile) }.
event-points-gained = { $player } recibe { sum-points } ({ NAME($building) }).
event-points-gained-you = Recibes { sum-points } ({ NAME($building) }).
event-privilege-points = { $player } recibe { sum-points } ({ NAME($card) }).
event-privilege-points-you = Recibes { sum-points } ({ NAME($card) }).
event-handed-over = { $player } entrega { $what ->
    [worker] { piece-worker }
    [noble] { piece-noble }
    [barrel] { piece-barrel }
   *[chip] { $count } PV
}.
event-handed-over-you = Entregas { $what ->
    [worker] { piece-worker }
    [noble] { piece-noble }
    [barrel] { piece-barrel }
   *[chip] { $count } PV
}.
event-noble-gained = { $player } toma { piece-noble }.
event-noble-gained-you = Tomas { piece-noble }.
event-noble-posted = { $player } tiene { piece-noble } en { NAME($building) }.
event-noble-posted-you = Tienes { piece-noble } en { NAME($building) }.
event-guest-moved = { $player } mueve un { $noble ->
    [yes] { -noble }
   *[no] { -worker }
} de su { NAME("guesthouse") } a { NAME($place) }.
event-guest-moved-you = Mueves un { $noble ->
    [yes] { -noble }
   *[no] { -worker }
} de tu { NAME("guesthouse") } a { NAME($place) }.
event-sent = { $player } embarca { piece-good } en su { NAME("small_wharf") }.
event-sent-you = Embarcas { piece-good } en tu { NAME("small_wharf") }.
event-delivered = { $player } entrega { one-good } por { sum-points }.
event-delivered-you = Entregas { one-good } por { sum-points }.
event-drafted = { $player } añade { NAME($building) } a la partida.
event-drafted-you = Añades { NAME($building) } a la partida.
event-drafted-nobody = Entra en juego { NAME($building) }.
event-pirated = { $player } descarga el barco { $ship } y se queda { piece-good }.
event-pirated-you = Descargas el barco { $ship } y te quedas { piece-good }.
event-looted = { $player } vacía la { -trading-house } por { $count } PV.
event-looted-you = Vacías la { -trading-house } por { $count } PV.
event-raided = { $player } saca { piece-worker } { -of-the-worker-ship }.
event-raided-you = Sacas { piece-worker } { -of-the-worker-ship }.
event-kidnapped = { $player } aparta el rol { NAME($card) }{ $coins ->
    [0] .
   *[other] {" "}y toma { sum-coins }.
}
event-kidnapped-you = Apartas el rol { NAME($card) }{ $coins ->
    [0] .
   *[other] {" "}y tomas { sum-coins }.
}
event-ransom-paid = { EDITION() ->
    [special] { $player } paga el rol apartado: { sum-coins } para { $to }.
   *[other] { $player } elige el rol apartado: { sum-coins } de la banca para { $to }.
}
event-ransom-paid-you = { EDITION() ->
    [special] Pagas el rol apartado: { sum-coins } para { $to }.
   *[other] Eliges el rol apartado: { sum-coins } de la banca para { $to }.
}
event-kidnapped-role-played = { $player } juega el rol apartado: { NAME($card) }.
event-kidnapped-role-played-you = Juegas el rol apartado: { NAME($card) }.
event-goal-drawn = Un objetivo de la fiesta: { NAME($goal) }.
event-goal-reached = { $player } cumple un objetivo: { NAME($goal) }.
event-goal-reached-you = Cumples un objetivo: { NAME($goal) }.
event-achievement-met = { $player } revela un logro: { NAME($achievement) }.
event-achievement-met-you = Revelas un logro: { NAME($achievement) }.

### --- Negativas --------------------------------------------------------------------------------------------

refusal-game-over = La partida ha terminado.
refusal-card-taken = { NAME($card) }: en esta ronda ya lo ha elegido { $player }.
refusal-card-taken-you = { NAME($card) }: en esta ronda ya lo has elegido tú.
refusal-settler-closed = Con la isla llena no puedes elegir el rol { NAME("settler") }.
refusal-same-prospector = Las dos cartas dan lo mismo: toma la primera.
refusal-not-face-up = No puedes tomar { a-tile }: no hay entre las losetas visibles.
refusal-no-right-to-quarry = Solo puedes tomar una { -quarry } si elegiste el rol o si tienes una { NAME("construction_hut") } ocupada.
refusal-no-quarry-left = No quedan { -quarries }.
refusal-not-this-turns-tile = { NAME($field) }: en este turno no has colocado una loseta para el { NAME("hospice") }.
refusal-too-few-circles = { NAME($place) }: solo hay { $circles ->
    [one] { $circles } círculo
   *[other] { $circles } círculos
}.
refusal-too-few-workers = { $workers ->
    [0] No te queda nadie por colocar.
    [one] Solo te queda { $workers } { -worker } por colocar.
   *[other] Solo te quedan { $workers } { -workers } por colocar.
}
refusal-workers-left-over = Hay que colocarlos a todos, y { $workers ->
    [one] quedaría { $workers } { -worker }
   *[other] quedarían { $workers } { -workers }
} para { $circles ->
    [one] { $circles } círculo
   *[other] { $circles } círculos
}.
refusal-already-owned = Ya tienes { NAME($building) }.
refusal-none-for-sale = { NAME($building) }: no está a la venta.
refusal-no-city-space = En tu ciudad no hay sitio para { NAME($building) }.
refusal-too-expensive = { NAME($building) } cuesta { $cost }, tienes { $coins }.
refusal-supply-empty = En la reserva no queda { SMALL($good) }.
refusal-not-produced = En esta fase no has producido { SMALL($good) }.
refusal-house-full = La { -trading-house } está llena: { NAMES($goods) }.
refusal-no-barrel = No tienes { SMALL($good) }.
refusal-kind-in-house = La { -trading-house } ya tiene { SMALL($good) }.
refusal-must-load = Puedes cargar un barco carguero: debes hacerlo o usar un barco propio.
refusal-ship-full = El barco { $ship } está lleno.
refusal-ship-has-other = El barco { $ship } lleva { SMALL($other) }.
refusal-kind-on-other-ship = Otro barco ya lleva { SMALL($good) }.
refusal-other-ship-takes-more = { NAME($good) }: en el barco { $ship } caben { $here }; en otro, { $there }.
refusal-wharf-used = En esta fase ya has usado tu { NAME("wharf") }.
refusal-kind-decided = { NAME($good) }: ya está decidido.
refusal-too-few-barrels = Solo tienes { $barrels ->
    [one] { $barrels } { -barrel } { of-good }
   *[other] { $barrels } { -barrels } { of-good }
}.
refusal-no-room-to-store = { NAME($good) }: no hay sitio. Conservas { $kinds ->
    [one] { $kinds } tipo entero
   *[other] { $kinds } tipos enteros
} y { $barrels ->
    [one] { $barrels } { -barrel }
   *[other] { $barrels } { -barrels }
}.
refusal-already-sold = En este turno ya has vendido.
refusal-land-office-used = En este turno ya has usado tu { NAME("land_office") }.
refusal-land-office-other-person = { NAME("land_office") }: un { -worker } compra tierra, un { -noble } la devuelve.
refusal-cannot-buy-land = Para comprar necesitas 1 { -coin }, un terreno libre y una { -plantation } boca abajo.
refusal-small-wharf-used = En esta fase ya has usado tu { NAME("small_wharf") }.
refusal-works-on-black-market = Quien está en el propio { NAME("black_market") } no se puede entregar.
refusal-guest-changes-nothing = { NAME($place) }: ahora un huésped no cambiaría nada allí. Se te volverá a preguntar cuando pueda servir.
refusal-no-such-guest = { NAME("guesthouse") }: no espera ningún huésped de ese tipo.
refusal-in-every-game = { NAME($building) }: está en todas las partidas, sin draft.
refusal-already-drafted = { NAME($building) }: ya está en la partida.
refusal-excluded-by-pair = { NAME($building) }: no puede ser, porque el otro edificio de la pareja ya está en juego.
refusal-no-draft-space = { NAME($building) }: no hay libre ningún espacio de coste { $cost }.
refusal-not-so-many-nobles = { NAME($building) }: aquí puede haber de { $fewest } a { $most } { -nobles }.
refusal-quarries-stay = Una { -quarry } nunca se devuelve.
refusal-holds-marker = Este rol lo elegiste tú la última vez: antes tiene que elegirlo otra persona.
refusal-own-kidnapping = { NAME($card) }: lo apartaste tú, espera al final de la ronda.
refusal-no-ransom = { NAME($card) }: está apartado y cuesta 3; tienes { $coins }.
refusal-every-option-works = Todas las opciones tienen efecto: elige una.
refusal-cannot-kidnap = { NAME($card) }: no se puede apartar.
refusal-not-in-hand = No tienes en la mano la carta { NAME($card) }.
refusal-must-say-barrels = No puedes pasar: toma los { -barrels } o déjalos de uno en uno.
refusal-none-to-leave = { NAME($good) }: aquí no hay nada que dejar.
refusal-pay-between = Puedes pagar de { $cost } a { $most }.
refusal-not-voluntary = En esta mesa no se preguntan las ganancias: se toman solas.
refusal-must-pay = No puedes pasar: di cuánto pagas.
refusal-discount-whole = Este descuento vale entero o nada: puedes pagar { $cost } o { $most }.

## Lo que no está en esta partida

refusal-not-in-game = No está en esta partida: es de la expansión { name-of-expansion }.
refusal-building-not-in-game = { NAME($building) }: no está en esta partida, es de la expansión { name-of-expansion }.
refusal-not-drafted = { NAME($building) }: este edificio no se eligió en el draft y no está en esta partida.
refusal-no-such-card = { NAME($card) }: con { $count } jugadores no hay.
refusal-no-such-ship = Con { $count } jugadores no hay barco { $ship }.
refusal-no-draft = En esta partida los edificios no los eligen los jugadores.
refusal-cards-are-dealt = En esta partida las cartas secretas se reparten, no se eligen.

## Lo que es de otra decisión

refusal-other-decision = Eso es de otra decisión ({ $home }); ahora se decide: { $step }.
refusal-before-play = Eso se decide antes de la primera ronda: { $home }.
refusal-phase-over = { NAME($card) }: la fase de esta ronda ya ha terminado.
refusal-trading-over = { NAME($card) }: la fase de esta ronda ya ha terminado; a quien no tenía nada que vender, o encontró llena la { -trading-house }, no se le preguntó.
refusal-no-occupied-building = Necesitas este edificio, ocupado: { NAME($building) }.
refusal-not-owned = No tienes este edificio: { NAME($building) }.
refusal-hacienda-draws-no-quarry = { NAME("hacienda") }: nunca se roba una { -quarry }; tu loseta la tomas después.
refusal-say-which-tile = Di para cuál de tus losetas nuevas es.
refusal-place-decided = { NAME($place) }: ya está decidido.
refusal-place-later = { NAME($place) } viene después: primero { NAME($now) }.
refusal-nobody-there = { NAME($place) }: no hay nadie.

## Donde no se pasa

refusal-must-take-role = No puedes pasar: debes elegir un rol.
refusal-must-place = No puedes pasar: hay que llenar tantos círculos como se pueda.
refusal-must-draft = No puedes pasar: debes añadir un edificio.
refusal-must-place-tile = No puedes pasar: la loseta robada hay que colocarla.
refusal-must-take-person = No puedes pasar: toma un { -worker } o un { -noble }.
refusal-must-say-nobles = No puedes pasar: di cuántos { -nobles } hay aquí.
refusal-must-send-away = No puedes pasar: di quién se va.
refusal-must-keep-card = No puedes pasar: debes quedarte una carta.

## Losetas, personas, bucanero

refusal-no-such-tile = No tienes { a-tile }.
refusal-second-tile-no-quarry = La segunda loseta es una { -plantation }; para una { -quarry } necesitas una { NAME("construction_hut") } ocupada.
refusal-no-circle-on-tile = { NAME($field) }: no hay ningún círculo vacío.
refusal-forest-worker-moves-on = En un { -forest } no hay nadie: el { -worker } va a la otra loseta de este turno.
refusal-only-plantations-return = { NAME($field) }: aquí solo se devuelven { -plantations }.
refusal-noble-not-to-be-had = Un { -noble } solo puede venir { -of-the-worker-ship }, cuando en la reserva no quedan { -workers }.
refusal-only-from-supply = { NAME($building) }: solo viene un { -worker } de la reserva, ningún { -noble }.
refusal-no-worker-left = Ya no quedan { -workers }, solo { -nobles }.
refusal-nobles-first = En la reserva aún hay { piece-noble }: no puedes tomar un { -worker }.
refusal-no-noble-left = En la reserva no quedan { -nobles }.
refusal-no-noble-on-ship = { NAME("worker_ship") }: no hay { -nobles }.
refusal-not-so-many-on-ship = { $left ->
    [one] Debe irse { $left }
   *[other] Deben irse { $left }
}, y solo hay { piece-worker }.
refusal-in-every-game-with-nobles = { NAME($building) }: está en todas las partidas con { -nobles }, sin draft.
refusal-house-empty = La { -trading-house } está vacía: no tendría efecto.
refusal-ship-empty = El barco { $ship } está vacío: no tendría efecto.
refusal-nobody-to-raid = { NAME("worker_ship") }: hay { $workers } y sois { $count } jugadores; solo se puede asaltar a quienes superan ese número.
refusal-still-missing = No puedes pasar: { $missing ->
    [one] aún falta { $missing } { -coin }
   *[other] aún faltan { $missing } { -coins }
}.
refusal-asked-later = Eso se te pregunta después: entrega antes lo que se te pide ahora, o pasa.
refusal-asked-already = Ya está decidido: se entrega como mucho uno de cada tipo.
refusal-no-chip = No tienes PV que entregar.
refusal-no-noble-there = { NAME($place) }: ahí no hay { -nobles }.
refusal-only-nobles-there = { NAME($place) }: ahí solo hay { -nobles }.
refusal-raises-price = { NAME($place) }: sin quien está ahí, el edificio costaría más.
refusal-no-empty-circle = { NAME($place) }: no tienes ningún círculo vacío ahí.
refusal-no-more-kept = No puedes quedarte con nadie más: los demás deben irse.
refusal-name-nobles-first = Nombra a los { -nobles } antes que a los { -workers }.

### --- Fiesta y logros --------------------------------------------------------------------------------------

festival-harvest-weighing-name = Pesaje de la cosecha
festival-harvest-weighing-condition = Produce en una fase 3 { -barrels } de { SMALL($a) }
festival-carnival-cocktail-name = Cóctel de carnaval
festival-carnival-cocktail-condition = Produce en una fase: { SMALL($a) }, { SMALL($b) }, { SMALL($c) }
festival-closing-time-name = Hora de cierre
festival-closing-time-condition = Llena la { -trading-house } vendiendo { SMALL($a) }
festival-specialist-name = Especialista
festival-specialist-condition = Ten 3 { -plantations } de { SMALL($x) }
festival-farm-fair-name = Feria agrícola
festival-farm-fair-condition = Ten { -plantations } de { SMALL($x) } y de { SMALL($y) }; produce en una fase { SMALL($a) } más { SMALL($b) }
festival-festival-delivery-name = Entrega festiva
festival-festival-delivery-condition = Embarca en una fase 1 { -barrel } de { SMALL($a) } y 2 de { SMALL($b) }
festival-twin-farmers-name = Granjeros gemelos
festival-twin-farmers-condition = Ten 2 { -plantations } de { SMALL($x) } y 2 de { SMALL($y) }
festival-two-baskets-name = Dos cestas
festival-two-baskets-condition = Produce en una fase 2 { -barrels } de { SMALL($a) } y 2 de { SMALL($b) }
festival-solemn-departure-name = Partida solemne
festival-solemn-departure-condition = Llena el barco más grande con { SMALL($a) }
festival-pioneer-toast-name = Brindis de los pioneros
festival-pioneer-toast-condition = Construye { NAME($building) }
festival-inauguration-name = Inauguración
festival-inauguration-condition = Construye { NAME($building) }
festival-traditional-departure-name = Partida tradicional
festival-traditional-departure-condition = Llena el barco más pequeño con { SMALL($a) }
festival-reward = { $workers ->
    [0] { $coins ->
        [0] { sum-points }
       *[other] { sum-coins }{ festival-reward-points }
    }
    [one] { $workers } { -worker }{ festival-reward-coins }{ festival-reward-points }
   *[other] { $workers } { -workers }{ festival-reward-coins }{ festival-reward-points }
}
festival-reward-coins = { $coins ->
    [0] {""}
   *[other] , { sum-coins }
}
festival-reward-points = { $points ->
    [0] {""}
   *[other] , { sum-points }
}

achievement-major-investor-name = Gran inversor
achievement-major-investor-condition = Ten 2 { -large-buildings }
achievement-major-landowner-name = Gran terrateniente
achievement-major-landowner-condition = Como máximo 2 terrenos y 2 espacios de ciudad vacíos
achievement-master-collector-name = Maestro coleccionista
achievement-master-collector-condition = Ten 7 { -barrels } de un tipo
achievement-senior-bureaucrat-name = Alto funcionario
achievement-senior-bureaucrat-condition = Ten 7 { -beige-buildings } pequeños
achievement-trade-strategist-name = Estratega comercial
achievement-trade-strategist-condition = Gana 7 PV en una { -captain-phase }
achievement-head-administrator-name = Administrador jefe
achievement-head-administrator-condition = 12 { -workers } en edificios
achievement-leading-employer-name = Primer empleador
achievement-leading-employer-condition = 9 { -workers } en terrenos
achievement-leading-producer-name = Primer fabricante
achievement-leading-producer-condition = Produce 7 { -barrels } en una fase
achievement-big-spender-name = Derrochador
achievement-big-spender-condition = Construye un { -large-building } gastando todo lo que tienes
achievement-coffee-dispatcher-name = Expedidor de café
achievement-coffee-dispatcher-condition = Carga { SMALL("coffee") } en la última plaza de un barco
achievement-tobacco-dispatcher-name = Expedidor de tabaco
achievement-tobacco-dispatcher-condition = Carga { SMALL("tobacco") } en la última plaza de un barco
achievement-dock-tycoon-name = Magnate de los muelles
achievement-dock-tycoon-condition = Embarca 3 tipos en una { -captain-phase }
achievement-luxury-goods-provider-name = Proveedor de lujo
achievement-luxury-goods-provider-condition = Ten { -production-buildings } para { SMALL("sugar") }, { SMALL("tobacco") } y { SMALL("coffee") }
achievement-master-agronomist-name = Maestro agrónomo
achievement-master-agronomist-condition = Usa los 12 terrenos
achievement-specialised-shipper-name = Naviero especializado
achievement-specialised-shipper-condition = Embarca 5 { -barrels } de un tipo a la vez
achievement-caramel-popcorn-inventor-name = Inventor de las palomitas dulces
achievement-caramel-popcorn-inventor-condition = Ten 8 { -barrels } entre { SMALL("corn") } y { SMALL("sugar") }, de ambos
achievement-confectionery-supplier-name = Proveedor de confiterías
achievement-confectionery-supplier-condition = Ten 7 { -barrels } entre { SMALL("indigo") } y { SMALL("sugar") }, de ambos
achievement-luxury-crop-trader-name = Mercader de cultivos de lujo
achievement-luxury-crop-trader-condition = Ten 5 { -barrels } entre { SMALL("coffee") } y { SMALL("tobacco") }, de ambos
achievement-pastry-maker-name = Pastelero
achievement-pastry-maker-condition = Ten 9 { -barrels } entre { SMALL("indigo") } y { SMALL("corn") }, de ambos
achievement-tavern-supplier-name = Proveedor de tabernas
achievement-tavern-supplier-condition = Ten 6 { -barrels } entre { SMALL("coffee") } y { SMALL("sugar") }, de ambos
achievement-tobacco-and-fruit-broker-name = Corredor de tabaco y fruta
achievement-tobacco-and-fruit-broker-condition = Ten 6 { -barrels } entre { SMALL("indigo") } y { SMALL("tobacco") }, de ambos
achievement-deal-closer-name = Cerrador de tratos
achievement-deal-closer-condition = Como { NAME("trader") }, llena la { -trading-house }
achievement-independent-shipper-name = Naviero independiente
achievement-independent-shipper-condition = Llena un barco vacío de una vez
achievement-prudent-merchant-name = Comerciante prudente
achievement-prudent-merchant-condition = Conserva { -barrels } de 2 tipos al final de la fase
achievement-sugar-dispatcher-name = Expedidor de azúcar
achievement-sugar-dispatcher-condition = Carga { SMALL("sugar") } en la última plaza de un barco
achievement-trade-tycoon-name = Magnate del comercio
achievement-trade-tycoon-condition = Vende 1 { -barrel } por al menos 6 { -coins }
achievement-tropical-produce-magnate-name = Magnate tropical
achievement-tropical-produce-magnate-condition = Ten 3 { -production-buildings } para { SMALL("sugar") } o { SMALL("indigo") }
achievement-corn-dispatcher-name = Expedidor de maíz
achievement-corn-dispatcher-condition = Carga { SMALL("corn") } en la última plaza de un barco
achievement-indigo-dispatcher-name = Expedidor de fruta
achievement-indigo-dispatcher-condition = Carga { SMALL("indigo") } en la última plaza de un barco
achievement-master-architect-name = Maestro arquitecto
achievement-master-architect-condition = Construye un { -large-building } por 6 { -coins } como máximo

### --- Puntuación -------------------------------------------------------------------------------------------

score-chips = Fichas de PV
score-buildings = Edificios
score-nobles = { EDITION() ->
    [classic] Nobles
   *[other] Burgueses
}
score-achievements = Logros
score-total = Puntos
score-tie-break = { EDITION() ->
    [classic] Doblones
   *[other] Monedas
} y { -barrels }
score-winner = { $player } gana.
score-winner-you = ¡Has ganado!
score-shared = Victoria compartida: { $players }.
