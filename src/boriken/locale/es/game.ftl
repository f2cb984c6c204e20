### Todo lo que habla del juego, en español. El modelo es en/game.ftl: allí se explican los identificadores, las
### variables y las funciones.
###
### Estilo: frases breves y sencillas, de tú. Los nombres propios (roles, edificios, lugares) van con mayúscula y con su
### artículo; las piezas y las mercancías, con minúscula. Losetas y cartas ocultas se roban; los barriles se cargan en un
### barco o se despachan, y se almacenan al final.

### --- Palabras ---------------------------------------------------------------------------------------------

-coin = { SMALL("coin") }
-coins = { PLURAL("coin") }
-worker = { SMALL("worker") }
-workers = { PLURAL("worker") }
-noble = { SMALL("noble") }
-nobles = { PLURAL("noble") }
-barrel = { SMALL("barrel") }
-barrels = { PLURAL("barrel") }
-plantation = { SMALL("plantation") }
-plantations = { PLURAL("plantation") }
-quarry = { SMALL("quarry") }
-quarries = { PLURAL("quarry") }
-forest = { SMALL("forest") }
-forests = { PLURAL("forest") }
-beige-building = { SMALL("beige_building") }
-beige-buildings = { PLURAL("beige_building") }
-large-building = { SMALL("large_building") }
-large-buildings = { PLURAL("large_building") }
-production-building = { SMALL("production_building") }
-production-buildings = { PLURAL("production_building") }
-role = { SMALL("role") }
-roles = { PLURAL("role") }
-circle = { SMALL("circle") }
-circles = { PLURAL("circle") }
-field = { SMALL("field") }
-fields = { PLURAL("field") }
# Donde están las monedas, las mercancías y quien no tiene sitio.
-portrait = { YOUR("san_juan") }

name = { NAME($thing) }

## Piezas con su número

piece-coin = { COUNT("coin", $count) }
piece-worker = { COUNT("worker", $count) }
piece-noble = { COUNT("noble", $count) }
piece-barrel = { COUNT("barrel", $count) }
piece-plantation = { COUNT("plantation", $count) }
piece-quarry = { COUNT("quarry", $count) }
piece-forest = { COUNT("forest", $count) }
piece-chip = { $count } PV
# 3 barriles de azúcar
piece-good = { COUNT("barrel", $count) } { of-good }
one-good = { COUNT("barrel", 1) } { of-good }
of-good = { OF_KIND($good) }
# 2 de maíz, 1 de azúcar
amount-good = { COUNT($good, $count) }
sum-coins = { COUNT("coin", $coins) }
sum-points = { $points } PV
a-tile = { A(TILE($field)) }

### --- Roles y fases ----------------------------------------------------------------------------------------

role-settler-action = Todos pueden tomar una { -plantation }.
role-settler-privilege = Puedes tomar una { -quarry } en su lugar.
role-settler-help = Por turnos, cada jugador puede poner en su isla una { -plantation } boca arriba. Solo tú puedes tomar en su lugar una { -quarry }, que abarata la construcción.

role-mayor-action = Todos reciben { -workers } y los colocan.
role-mayor-privilege = Tomas un { -worker } más de la reserva.
role-mayor-help = Los { -workers } { FROM("worker_ship") } se reparten de uno en uno, empezando por ti. Después, cada jugador redistribuye todos los suyos: una loseta o un edificio sin nadie no hace nada.

role-builder-action = Todos pueden construir un edificio.
role-builder-privilege = Pagas 1 { -coin } menos.
role-builder-help = Por turnos, cada jugador puede comprar un edificio. Cada { -quarry } ocupada lo abarata en 1 { -coin }, hasta un límite que crece con el valor del edificio.

role-craftsman-action = Todos producen mercancías.
role-craftsman-privilege = Tomas un { -barrel } más de un tipo que hayas producido.
role-craftsman-help = Por turnos, cada jugador toma lo que produce. Para el { SMALL("corn") } basta una { -plantation } ocupada; las demás mercancías necesitan también un { -worker } en su { -production-building }.

role-trader-action = Todos pueden vender un { -barrel }.
role-trader-privilege = Recibes 1 { -coin } más por tu venta.
role-trader-help = Por turnos, cada jugador puede vender un { -barrel } { TO("trading_house") }. Tiene cuatro casillas y solo acepta tipos que aún no tiene; si se llena, se vacía al final de la fase.

role-captain-action = Todos deben cargar mercancías a cambio de PV.
role-captain-privilege = Recibes 1 PV más la primera vez que cargas.
role-captain-help = Por turnos, cada jugador carga un tipo de mercancía en un barco, todo lo que quepa, y recibe 1 PV por { -barrel }. Quien puede cargar debe hacerlo. Al final almacenas un { -barrel } y lo que quepa en tus almacenes; el resto se pierde.

role-prospector-action = Los demás no hacen nada.
role-prospector-privilege = Tomas 1 { -coin }.
role-prospector-help = Tomas 1 { -coin } de la banca. Los demás no reciben nada.

role-buccaneer-action = Solo actúas tú.
role-buccaneer-privilege = Eliges una de las cuatro opciones.
role-buccaneer-help = Descargas un barco, vacías { THE("trading_house") }, te llevas { -workers } { FROM("worker_ship") } o apartas un { -role }. No puedes volver a elegir el { -role } { OF("buccaneer") } hasta que lo haya elegido otro jugador.

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
phase-round = Elección de { -roles }
phase-over = Fin de la partida

ending-workers = no quedan { -workers } suficientes para reponer { THE("worker_ship") }
ending-city = hay una ciudad completa
ending-chips = se han agotado las { PLURAL("vp_chip") }

### --- Edificios --------------------------------------------------------------------------------------------

building-small-indigo-plant-effect = Produce { SMALL("indigo") }
building-small-indigo-plant-help = { CAP(IN("phase craftsman")) }, cada { -worker } de aquí convierte en un { -barrel } la cosecha de una { SMALL("plantation indigo") } ocupada.
building-small-sugar-mill-effect = Produce { SMALL("sugar") }
building-small-sugar-mill-help = { CAP(IN("phase craftsman")) }, cada { -worker } de aquí convierte en un { -barrel } la cosecha de una { SMALL("plantation sugar") } ocupada.
building-large-indigo-plant-effect = Produce { SMALL("indigo") }
building-large-indigo-plant-help = { CAP(IN("phase craftsman")) }, cada { -worker } de aquí convierte en un { -barrel } la cosecha de una { SMALL("plantation indigo") } ocupada.
building-large-sugar-mill-effect = Produce { SMALL("sugar") }
building-large-sugar-mill-help = { CAP(IN("phase craftsman")) }, cada { -worker } de aquí convierte en un { -barrel } la cosecha de una { SMALL("plantation sugar") } ocupada.
building-tobacco-storage-effect = Produce { SMALL("tobacco") }
building-tobacco-storage-help = { CAP(IN("phase craftsman")) }, cada { -worker } de aquí convierte en un { -barrel } la cosecha de una { SMALL("plantation tobacco") } ocupada.
building-coffee-roaster-effect = Produce { SMALL("coffee") }
building-coffee-roaster-help = { CAP(IN("phase craftsman")) }, cada { -worker } de aquí convierte en un { -barrel } la cosecha de una { SMALL("plantation coffee") } ocupada.

building-small-market-effect = +1 { -coin } al vender
building-small-market-help = Cuando vendes { TO("trading_house") } recibes 1 { -coin } más. Se suma { TO("large_market") }.
building-hacienda-effect = Una { -plantation } más, robada boca abajo
building-hacienda-help = { CAP(IN("phase settler")) }, antes de tomar tu loseta, puedes robar una { -plantation } boca abajo. Tienes que colocarla y no puedes cambiarla por una { -quarry }.
building-construction-hut-effect = Puedes tomar una { -quarry }
building-construction-hut-help = { CAP(IN("phase settler")) } puedes tomar una { -quarry } en lugar de una { -plantation }, aunque el { -role } lo haya elegido otro jugador.
building-small-warehouse-effect = Almacena todos los { -barrels } de un tipo
building-small-warehouse-help = Al final { OF("phase captain") } almacenas todos los { -barrels } de un tipo, además del { -barrel } de siempre. Aun así, debes cargar lo que puedas.
building-hospice-effect = Un { -worker } para tu nueva loseta
building-hospice-help = { CAP(IN("phase settler")) }, con la loseta que tomas llega un { -worker } de la reserva, que se coloca en ella enseguida. { EDITION() ->
    [classic] Llega con la loseta recién colocada, sea la { OF("hacienda") } o la normal: un { -worker } por fase. Si la reserva está vacía, no llega ninguno.
    [special] Si { YOUR("hacienda") } o { YOUR("library") } también te dieron una loseta, eliges en cuál se coloca.
   *[other] La loseta { OF("hacienda") } no recibe ninguno.
}
building-office-effect = Vende un tipo que { THE("trading_house") } ya tiene
building-office-help = Puedes vender un tipo que { THE("trading_house") } ya tiene. Si está llena, tú tampoco puedes vender.
building-large-market-effect = +2 { -coins } al vender
building-large-market-help = Cuando vendes { TO("trading_house") } recibes 2 { -coins } más. Se suma { TO("small_market") }.
building-large-warehouse-effect = Almacena todos los { -barrels } de dos tipos
building-large-warehouse-help = Al final { OF("phase captain") } almacenas todos los { -barrels } de dos tipos, además del { -barrel } de siempre. Aun así, debes cargar lo que puedas.
building-factory-effect = Cuantos más tipos produces, más { -coins }
building-factory-help = Cuando produces, recibes 0, 1, 2, 3 o 5 { -coins } por 1, 2, 3, 4 o 5 tipos de mercancía.
building-university-effect = Un { -worker } para tu nuevo edificio
building-university-help = Cuando construyes, con el edificio llega un { -worker } de la reserva, que se coloca en él enseguida. Solo uno, por muchos { -circles } que tenga.
building-harbor-effect = +1 PV cada vez que cargas
building-harbor-help = Cada vez que cargas mercancías, en un barco carguero o en uno propio, recibes 1 PV más.
building-wharf-effect = Un barco propio para todos los { -barrels } de un tipo
building-wharf-help = Una vez por { SMALL("phase captain") }, en lugar de cargar un barco carguero, puedes despachar todos tus { -barrels } de un tipo por 1 PV cada uno. Sirve cualquier tipo y no es obligatorio.
building-guild-hall-effect = PV por tus { -production-buildings }
building-guild-hall-help = { GENDER("guild_hall") ->
    [f] Solo si está ocupada
   *[m] Solo si está ocupado
}: al final, 1 PV por cada { -production-building } pequeño y 2 PV por cada uno grande que tengas, aunque esos no estén ocupados.
building-residence-effect = PV por las casillas cubiertas de tu isla
building-residence-help = Solo si está ocupada: al final, 4 PV por hasta 9 { -fields } cubiertas, 5 por 10, 6 por 11 y 7 por 12.
building-fortress-effect = 1 PV por cada 3 { -workers }
building-fortress-help = Solo si está ocupada: al final, 1 PV por cada tres { -workers } que tengas, estén donde estén.
building-customs-house-effect = 1 PV por cada 4 PV en fichas
building-customs-house-help = Solo si está ocupada: al final, 1 PV por cada cuatro PV que tengas en fichas. Los de los edificios no cuentan.
building-city-hall-effect = 1 PV por cada { -beige-building }
building-city-hall-help = Solo si está ocupado: al final, 1 PV por cada { -beige-building } que tengas, este incluido, aunque los demás no estén ocupados.

building-aqueduct-effect = +1 { SMALL("indigo") }, +1 { SMALL("sugar") } con { -production-buildings } grandes
building-aqueduct-help = Si { YOUR("large_indigo_plant") } ha producido { SMALL("indigo") }, tomas un { -barrel } más; lo mismo con { YOUR("large_sugar_mill") } y el { SMALL("sugar") }. Los edificios pequeños no cuentan.
building-forest-house-effect = Coloca { -plantations } boca abajo como { -forests }
building-forest-house-help = { CAP(IN("phase settler")) } puedes colocar una { -plantation } boca abajo como { -forest }. Por cada dos { -forests }, tus edificios cuestan 1 { -coin } menos, sin límite.
building-black-market-effect = Paga con un { -worker }, un { -barrel } y un PV
building-black-market-help = Si te faltan { -coins } para un edificio, puedes entregar un { -worker }, un { -barrel } y un PV, cada uno en lugar de 1 { -coin }. Primero gastas todo tu dinero y entregas solo lo que falte.
building-storehouse-effect = Almacena 3 { -barrels } más de cualquier tipo
building-storehouse-help = Al final { OF("phase captain") } almacenas tres { -barrels } más, de cualquier tipo.
building-guesthouse-effect = Dos { -workers } que se mueven cuando quieras
building-guesthouse-help = Aquí esperan hasta dos { -workers }. { EDITION() ->
    [classic] En cualquier fase puedes moverlos a tus { -circles } vacíos, donde trabajan enseguida.
    [special] En cualquier fase puedes moverlos a tus { -circles } vacíos, donde trabajan enseguida.
   *[other] En cualquier fase, salvo { IN("phase mayor") }, puedes moverlos a tus { -circles } vacíos, donde trabajan enseguida.
} Se te pregunta siempre que pueda servir.
building-trading-post-effect = Vende fuera { OF("trading_house") }
building-trading-post-help = En lugar de vender { TO("trading_house") } puedes vender a la reserva un { -barrel } de cualquier tipo, aunque { THE("trading_house") } esté llena. Al precio se suma tu ventaja, pero no los mercados.
building-church-effect = +1 PV por edificios de 2 o 3 PV, +2 por los grandes
building-church-help = Cuando construyes, recibes 1 PV por un edificio de 2 o 3 PV y 2 PV por un { -large-building }. Por construir { THE("church") } no recibes nada.
building-small-wharf-effect = Despacha los { -barrels } que quieras, 1 PV por cada 2
building-small-wharf-help = Una vez por { SMALL("phase captain") }, en lugar de cargar un barco carguero, puedes despachar los { -barrels } que quieras, también de varios tipos, por 1 PV cada dos{ EDITION() ->
    [classic] , o incluso ninguno aunque puedas cargar.
   *[other] { "." }
}
building-lighthouse-effect = +1 { -coin } cada vez que cargas
building-lighthouse-help = Cada vez que cargas mercancías, en un barco carguero o en uno propio, recibes 1 { -coin }. Como { NAME("captain") } recibes 1 más al empezar la fase.
building-specialty-factory-effect = Cuanto más produces de un tipo, más { -coins }
building-specialty-factory-help = Cuando produces, cuenta los { -barrels } de tu mejor tipo: recibes ese número de { -coins } menos 1. El { SMALL("corn") } no cuenta.
building-library-effect = Duplica tus ventajas
building-library-help = Cuando eliges un { -role }, tu ventaja vale el doble: dos { -workers }, 2 { -coins } menos, dos { -barrels }, etc. Como { NAME("settler") } tomas otra { -plantation } después de todos los demás.
building-union-hall-effect = 1 PV por cada dos { -barrels } del mismo tipo
building-union-hall-help = { EDITION() ->
    [special] Al empezar { THE("phase captain") }, antes de que nadie cargue,
   *[other] En tu primer turno { OF("phase captain") }, antes de cargar,
} recibes 1 PV por cada dos { -barrels } del mismo tipo que tengas.
building-statue-effect = Muchos PV, sin necesidad de un { -worker }
building-statue-help = No tiene { -circles } y no hace nada; sus PV cuentan siempre.
building-cloister-effect = PV por cada trío de losetas iguales de tu isla
building-cloister-help = { GENDER("cloister") ->
    [f] Solo si está ocupada
   *[m] Solo si está ocupado
}: al final, 1, 3, 6 o 10 PV por uno, dos, tres o cuatro tríos de losetas iguales en tu isla.

building-land-office-effect = Compra una { -plantation } o descarta una
building-land-office-help = Una vez en tu turno { OF("phase trader") }. Con un { -worker } aquí puedes pagar 1 { -coin } y robar una { -plantation } boca abajo; con un { -noble }, descartar una { -plantation } por 1 { -coin }.
building-chapel-effect = 1 { -coin } antes de producir; con un { -noble }, 1 PV
building-chapel-help = Al empezar cada { SMALL("phase craftsman") } recibes 1 { -coin } si aquí hay un { -worker } o 1 PV si hay un { -noble }.
building-hunting-lodge-effect = Descarta una loseta; con un { -noble }, PV por casillas vacías
building-hunting-lodge-help = Al final de cada { SMALL("phase settler") }. Con un { -worker } aquí puedes descartar una { -plantation } o un { -forest }; con un { -noble } recibes 2 PV si tienes más { -fields } vacías que nadie.
building-zoning-office-effect = Edificios pequeños −1; con un { -noble }, grandes −2
building-zoning-office-help = Con un { -worker } aquí, los edificios pequeños te cuestan 1 { -coin } menos; con un { -noble }, en cambio, los { -large-buildings } te cuestan 2 { -coins } menos.
building-royal-supplier-effect = Entrega { -barrels } por 1 PV, uno por { -noble }
building-royal-supplier-help = { EDITION() ->
    [special] Al empezar { THE("phase captain") }, antes de que nadie cargue,
   *[other] En tu primer turno { OF("phase captain") }, antes de cargar,
} puedes entregar un { -barrel } por cada { -noble } que tengas, todos de tipos distintos, por 1 PV cada uno.
building-villa-effect = Un { -noble } en cada { SMALL("phase mayor") }
building-villa-help = En cada { SMALL("phase mayor") } puedes tomar un { -noble } de la reserva, o un { -worker } si no queda ninguno.
building-jeweler-effect = 1 { -coin } por { -noble } al producir
building-jeweler-help = { CAP(IN("phase craftsman")) } recibes 1 { -coin } por cada { -noble } que tengas. Cuenta como { -production-building } grande.
building-royal-garden-effect = 1 PV más por cada { -noble }
building-royal-garden-help = { GENDER("royal_garden") ->
    [f] Solo si está ocupada
   *[m] Solo si está ocupado
}: al final, 1 PV más por cada { -noble } que tengas.

### --- Lo que acuerda la mesa -------------------------------------------------------------------------------

edition-classic-name = Edición clásica
edition-classic-help = Las reglas y los nombres de la edición clásica.
edition-1897-name = Puerto Rico 1897
edition-1897-help = Las reglas y los nombres de Puerto Rico 1897.
edition-special-name = 1897, edición especial
edition-special-help = Las reglas de la edición especial, con { PLURAL("festival_card") }, logros y el Puertoma.

expansion-new-buildings-name = Nuevos edificios
expansion-new-buildings-help = Catorce edificios más; cuáles entran en juego se decide con un draft.
expansion-nobles-name = { CAP(PLURAL("noble")) }
expansion-nobles-help = Con los { -workers } llegan también { -nobles }: valen 1 PV cada uno y tienen sus propios edificios.
expansion-buccaneer-name = { NAME("buccaneer") }
expansion-buccaneer-help = Un { -role } más, que descarga barcos, vacía { THE("trading_house") }, se lleva { -workers } o aparta un { -role }.
expansion-festival-name = { NAME("festival") }
expansion-festival-help = Tres objetivos: quien cumple uno primero se lleva la recompensa.
expansion-festival-cards-name = { CAP(PLURAL("festival_card")) }
expansion-festival-cards-help = Tres de doce cartas fijan los objetivos, en lugar de los { OF("festival") }.
expansion-achievements-name = Logros
expansion-achievements-help = Cada jugador tiene cuatro cartas secretas que dan PV cuando se cumple su condición.
name-of-expansion = { $expansion ->
    [nobles] { expansion-nobles-name }
    [buccaneer] { expansion-buccaneer-name }
    [festival] { expansion-festival-name }
    [festival_cards] { expansion-festival-cards-name }
    [achievements] { expansion-achievements-name }
   *[new_buildings] { expansion-new-buildings-name }
}

variant-cost-swap-name = Costes intercambiados
variant-corn-start-name = Inicio con { SMALL("corn") }
variant-jeweler-cap-name = { NAME("jeweler") } con límite
variant-villa-or-jeweler-name = { NAME("villa") } o { NAME("jeweler") }
variant-hacienda-or-forest-house-name = { NAME("hacienda") } o { NAME("forest_house") }
variant-achievement-draft-name = Logros con draft
variant-errata-name = Erratas

option-edition-name = Edición
option-players-name = Jugadores
option-governor-name = Primer { SMALL("governor") }
option-ask-forced-name = Confirmar también las jugadas forzosas
option-voluntary-name = Confirmar cada ganancia
option-voluntary-help = Se te pregunta por { -coins }, PV, { -barrels } y descuentos a los que puedes renunciar; si no, los recibes sin más.
option-expansions-name = Expansiones
option-variants-name = Variantes
option-draft-name = Draft
option-buildings-name = Edificios
option-house-rules-name = Reglas de la casa
option-order-name = Asientos
option-undo-name = Deshacer
option-clock-name = Límite de tiempo
option-rated-name = Clasificatoria
option-visibility-name = Quién puede encontrar la mesa
option-difficulty-name = Dificultad

draft-players-name = Los jugadores
draft-chance-name = El azar
draft-given-name = El anfitrión
order-random-name = Al azar
order-fixed-name = Tal como están
undo-none-name = Nunca
undo-own-name = Jugadas propias
undo-agree-name = De común acuerdo
clock-none-name = Sin límite
clock-decision-name = Por decisión
clock-day-name = En varios días
visibility-public-name = Pública
visibility-link-name = Con enlace

bot-random-name = Al azar
bot-random-help = Hace cualquier jugada legal: bueno para una primera partida.
bot-greedy-name = Codicioso
bot-greedy-help = Toma lo que más da en el momento.
bot-planner-name = Planificador
bot-planner-help = Piensa hasta su próximo turno: a quién ayuda un { -role } y qué deja a los demás.
bot-learned-name = Entrenado
bot-learned-help = Hace lo que prefiere una red neuronal entrenada con muchas partidas.
bot-search-name = Búsqueda
bot-search-help = Calcula las jugadas siguientes mientras tenga tiempo.
bot-beginner-name = Principiante
bot-beginner-help = Conoce las reglas, pero a menudo juzga mal lo que vale una jugada.
bot-casual-name = Ocasional
bot-casual-help = Hace lo que parece bueno, con algún error.
bot-skilled-name = Hábil
bot-skilled-help = Planifica y rara vez falla.
bot-expert-name = Experto
bot-expert-help = Calcula varias jugadas. Difícil de vencer.
bot-master-name = Maestro
bot-master-help = Calcula tantas jugadas como permite un segundo. El rival más fuerte.
bot-shipper-name = Naviero
bot-shipper-help = Hábil: planta mucho y llena los barcos.
bot-builder-name = Constructor
bot-builder-help = Hábil: invierte sus { -coins } en una gran ciudad.
bot-trader-name = Comerciante
bot-trader-help = Hábil: vende caro y mantiene la bolsa llena.

### --- Decisiones -------------------------------------------------------------------------------------------

decision-round-name = Elección de { -role }
decision-round-ask = Elige un { -role }.
decision-round-help = Elige uno de los { -roles } que quedan y toma { THE_PLURAL("coin") } que tenga encima. Todos realizan su acción, tú primero y con la ventaja.

decision-settler-name = { NAME("settler") }
decision-settler-ask = { NAME("settler") }: toma una loseta.
decision-settler-help = Toma una de las { -plantations } boca arriba para una { -field } vacía. Si elegiste el { -role } o tienes una { NAME("construction_hut") } ocupada, puedes tomar en su lugar una { -quarry }.
decision-settler-pass = No tomar nada

decision-hacienda-name = { NAME("hacienda") }
decision-hacienda-ask = { NAME("hacienda") }: ¿robas antes una { -plantation } boca abajo?
decision-hacienda-help = Antes de tomar tu loseta puedes robar una { -plantation } boca abajo, sin ver cuál es. Hay que colocarla.
decision-hacienda-pass = No robar

decision-hospice-name = { NAME("hospice") }
decision-hospice-ask = { NAME("hospice") }: ¿un { -worker } para tu nueva loseta?
decision-hospice-help = Se puede colocar enseguida un { -worker } en tu nueva loseta. Si renuncias, queda uno más en la reserva.
decision-hospice-pass = Ningún { -worker }

decision-mayor-name = { NAME("mayor") }
decision-mayor-ask = { NAME("mayor") }: ¿tomas un { -worker } más?
decision-mayor-help = Tu ventaja es un { -worker } más de la reserva. Si renuncias, quedan más en la reserva y el final se aleja.
decision-mayor-pass = Ningún { -worker }

decision-place-name = Colocar { -workers }
decision-place-ask = { NAME("mayor") }: coloca a tus { -workers }.
decision-place-help = Pon a todos tus { -workers }, los de antes y los nuevos, en los { -circles } de tus losetas y edificios. Solo quedan inactivos los que no encuentran sitio.

decision-builder-name = { NAME("builder") }
decision-builder-ask = { NAME("builder") }: ¿qué construyes?
decision-builder-help = Construye un edificio que puedas pagar, para el que tengas sitio y que aún no tengas.
decision-builder-pass = No construir nada

decision-university-name = { NAME("university") }
decision-university-ask = { NAME("university") }: ¿un { -worker } para tu nuevo edificio?
decision-university-help = Se puede colocar enseguida un { -worker } en tu nuevo edificio. Si renuncias, queda uno más en la reserva.
decision-university-pass = Ningún { -worker }

decision-craftsman-name = { NAME("craftsman") }
decision-craftsman-ask = { NAME("craftsman") }: ¿qué { -barrel } adicional tomas?
decision-craftsman-help = Tu ventaja es un { -barrel } más de un tipo que acabas de producir.
decision-craftsman-pass = No tomar nada

decision-trader-name = { NAME("trader") }
decision-trader-ask = { NAME("trader") }: ¿qué vendes?
decision-trader-help = Vende un { -barrel } { TO("trading_house") }, de un tipo que aún no tenga. { CAP(A("office")) }, { A("trading_post") } o { A("land_office") } te permiten más.
decision-trader-pass = No vender nada

decision-captain-name = { NAME("captain") }
decision-captain-ask = { NAME("captain") }: carga un barco.
decision-captain-help = Elige un tipo de mercancía y un barco. Un barco lleva un solo tipo y no hay dos barcos con el mismo; se cargan todos los { -barrels } que quepan. Si puedes cargar, debes hacerlo.
decision-captain-pass = No despachar nada

decision-storage-name = Almacenaje
decision-storage-ask = { NAME("captain") }: ¿qué almacenas?
decision-storage-help = Almacenas un { -barrel } y lo que quepa en tus almacenes. Todo lo demás se pierde.
decision-storage-pass = No almacenar más

decision-draft-name = Draft
decision-draft-ask = Añade un edificio a la partida.
decision-draft-help = Elige un edificio para una casilla libre de su coste. Los que nadie elige quedan fuera de la partida.

decision-guests-name = { NAME("guesthouse") }
decision-guests-ask = { NAME("guesthouse") }: ¿mueves ahora a un huésped?
decision-guests-help = Puedes mover a un huésped a uno de tus { -circles } vacíos, donde trabaja enseguida. Se te volverá a preguntar cuando pueda servir.
decision-guests-pass = Nadie se mueve

decision-drawn-tile-name = Loseta robada
decision-drawn-tile-ask = Has robado { a-tile }. ¿Cómo colocas la loseta?
decision-drawn-tile-help = Con { GENDER("forest_house") ->
    [f] una { NAME("forest_house") } ocupada
   *[m] un { NAME("forest_house") } ocupado
} puedes colocar la loseta boca abajo como { -forest }.

decision-library-tile-name = { NAME("library") }
decision-library-tile-ask = { NAME("library") }: toma otra { -plantation }.
decision-library-tile-help = Tu ventaja vale el doble: toma una de las { -plantations } que quedan.
decision-library-tile-pass = No tomar nada

decision-black-market-name = { NAME("black_market") }
# $coins: cuántas faltan
decision-black-market-ask = { NAME($building) }: { $coins ->
    [one] falta
   *[other] faltan
} { sum-coins }. ¿Qué entregas?
decision-black-market-help = Entrega un { -worker }, un { -barrel } o un PV, cada uno en lugar de 1 { -coin }, hasta que no falte nada. Se te piden de uno en uno.
decision-black-market-pass = Nada de este tipo

decision-small-wharf-name = { NAME("small_wharf") }
decision-small-wharf-ask = { NAME("small_wharf") }: { piece-barrel } a bordo. ¿Qué más?
decision-small-wharf-help = Añade { -barrels } de otros tipos o deja zarpar el barco. Recibes 1 PV por cada dos { -barrels }.
decision-small-wharf-pass = El barco zarpa

decision-worker-ship-name = { NAME("worker_ship") }
decision-worker-ship-ask = { NAME("worker_ship") }: ¿a quién te llevas?
decision-worker-ship-help = Te llevas a una persona cada vez, un { -worker } o un { -noble }, hasta que no quede nadie.

decision-villa-name = { NAME("villa") }
decision-villa-ask = { NAME("villa") }: ¿te llevas a alguien?
decision-villa-help = Puedes tomar un { -noble } de la reserva, o un { -worker } si no queda ninguno.
decision-villa-pass = A nadie

decision-nobles-name = Colocar { -nobles }
decision-nobles-ask = { NAME($building) }: ¿cuántos { -nobles } pones aquí?
decision-nobles-help = Este edificio funciona de otro modo con un { -noble }. Elige quién trabaja aquí; los demás se colocan donde dé igual.

decision-hunting-lodge-name = { NAME("hunting_lodge") }
decision-hunting-lodge-ask = { NAME("hunting_lodge") }: ¿descartas una loseta?
decision-hunting-lodge-help = Puedes descartar una { -plantation } o un { -forest }. Quien esté encima va a { -portrait }.
decision-hunting-lodge-pass = No descartar nada

decision-royal-supplier-name = { NAME("royal_supplier") }
decision-royal-supplier-ask = { NAME("royal_supplier") }: ¿qué { -barrels } entregas, por 1 PV cada uno?
decision-royal-supplier-help = Antes de cargar puedes entregar un { -barrel } por cada { -noble } que tengas, todos de tipos distintos.
decision-royal-supplier-pass = No entregar más

decision-buccaneer-name = { NAME("buccaneer") }
decision-buccaneer-ask = { NAME("buccaneer") }: elige una opción.
decision-buccaneer-help = Descarga un barco y quédate con hasta tres { -barrels }; vacía { THE("trading_house") } y recibe 1 PV por { -barrel }; llévate hasta tres { -workers } { FROM("worker_ship") }; o aparta un { -role } y juégalo al final de la ronda.
decision-buccaneer-pass = No hacer nada

decision-raid-name = { NAME("buccaneer_raid") }
decision-raid-ask = { $rest ->
    [one] Debe irse { $rest } persona
   *[other] Deben irse { $rest } personas
}; { $kept ->
    [0] ninguna puede
    [one] { $kept } puede
   *[other] { $kept } pueden
} trabajar para ti. ¿Quién va adónde?
decision-raid-help = Pon en tus { -circles } vacíos a algunos de los que se van. Elige a quién despides: { EDITION() ->
    [special] sale de la partida.
   *[other] vuelve a la reserva.
}

decision-reward-name = Recompensa
decision-reward-ask = Tu recompensa: { piece-worker } por colocar.
decision-reward-help = Ponlos en { -circles } vacíos de losetas o edificios. Los que no coloques quedan inactivos hasta la próxima { SMALL("phase mayor") }.
decision-reward-pass = Los demás quedan inactivos

decision-offer-name = Ganancia voluntaria
decision-offer-ask = { NAME($thing) }: { festival-reward }. ¿Lo aceptas?
decision-offer-help = En esta mesa toda ganancia es voluntaria. Aquello a lo que renuncias se queda en la reserva.
decision-offer-pass = Renunciar

decision-production-name = Elección de { -barrels }
decision-production-ask = { $ship ->
    [0] Producción
   *[other] { NAME("buccaneer_piracy") }
}: { piece-barrel }. ¿Qué tomas?
decision-production-help = Toma todos los { -barrels }, o deja antes algunos, de uno en uno. Lo que dejas se queda en la reserva.

decision-payment-name = Pago
decision-payment-ask = { NAME($building) }: ¿cuánto pagas?
decision-payment-help = Los descuentos son voluntarios: puedes usarlos todos, algunos o ninguno.

decision-achievements-name = Logros
decision-achievements-ask = ¿Con qué carta secreta te quedas?
decision-achievements-help = Quédate con una carta; las demás pasan a tu izquierda. Al final tienes cuatro.

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
    [quarry] Un { -worker } en la nueva { -quarry }
   *[other] Un { -worker } en la nueva { SMALL(TILE($field)) }
}
action-noble = { $decision ->
    [university] Un { -noble } en el nuevo edificio
    [raid] Los demás se van, entre ellos un { -noble }
   *[other] Tomar un { -noble }
}
action-noble-on = { $field ->
    [forest] Tomar un { -noble } por el nuevo { -forest }
    [quarry] Un { -noble } en la nueva { -quarry }
   *[other] Un { -noble } en la nueva { SMALL(TILE($field)) }
}
action-place = { NAME(TILE($place)) }: { piece-worker }
action-build = Construir { THE($building) }
action-barrel = Tomar { one-good }
action-sell = Vender { SMALL($good) }
# $ship: cuántos barriles caben en el barco; así se llama
action-load = Cargar { SMALL($good) } en { THE(SHIP($ship)) }
action-wharf = { NAME("wharf") }: despachar { SMALL($good) }
action-keep = Almacenar { piece-good }
action-draft = Añadir { THE($building) }
action-take-forest = Tomar { A(TILE($good)) } como { -forest }
action-plant = Colocarla boca arriba
action-forest = Colocarla boca abajo como { -forest }
action-post = { NAME("trading_post") }: vender { SMALL($good) }
action-send = { NAME("small_wharf") }: { piece-good }
action-put-worker = Poner un { -worker } { AT(TILE($place)) }
action-put-noble = Poner un { -noble } { AT(TILE($place)) }
action-hand-worker = Un { -worker } { FROM(TILE($place)) }
action-hand-noble = Un { -noble } { FROM(TILE($place)) }
action-hand-barrel = { one-good }
action-hand-chip = 1 PV
action-nobles = { NAME($building) }: { piece-noble }
action-land = Comprar una { -plantation } boca abajo por 1 { -coin }
action-clear = Descartar { A(TILE($tile)) }
action-deliver = Entregar { one-good }
action-piracy = { NAME("buccaneer_piracy") }: { SMALL(SHIP($ship)) }
action-loot = { NAME("buccaneer_loot") }
action-raid = { NAME("buccaneer_raid") }
action-kidnap = { NAME("buccaneer_kidnap") }: { NAME($card) }
action-choose = Quedarse con «{ NAME($achievement) }»
# Lo que ven los demás.
action-choose-hidden = Quedarse con una carta secreta
action-accept = { $decision ->
    [production] Tomarlo todo
   *[other] Aceptar
}
action-leave = Dejar { one-good }
action-pay = Pagar { sum-coins }

### --- Sucesos ----------------------------------------------------------------------------------------------

event-acted = { $player }: { $action }.
event-acted-you = Tú: { $action }.
event-acted-pass = { $decision ->
    [settler] { $player } no toma ninguna loseta.
    [hacienda] { $player } no roba ninguna loseta.
    [hospice] { $player } renuncia { TO("worker") } { OF("hospice") }.
    [mayor] { $player } renuncia { TO("worker") } adicional.
    [builder] { $player } no construye nada.
    [university] { $player } renuncia { TO("worker") } { OF("university") }.
    [craftsman] { $player } renuncia { TO("barrel") } adicional.
    [trader] { $player } no vende nada.
    [captain] { $player } no despacha nada.
    [storage] { $player } no almacena nada más.
    [library-tile] { $player } renuncia a la segunda loseta.
    [small-wharf] { $player } deja zarpar el barco { OF("small_wharf") }.
    [villa] { $player } no toma a nadie con { THE("villa") }.
    [hunting-lodge] { $player } no descarta ninguna loseta.
    [royal-supplier] { $player } no entrega nada más.
    [buccaneer] { $player } no hace nada con { THE("buccaneer") }.
    [reward] { $player } deja inactivos a los demás.
    [offer] { $player } renuncia.
   *[other] { $player } pasa.
}
event-acted-pass-you = { $decision ->
    [settler] No tomas ninguna loseta.
    [hacienda] No robas ninguna loseta.
    [hospice] Renuncias { TO("worker") } { OF("hospice") }.
    [mayor] Renuncias { TO("worker") } adicional.
    [builder] No construyes nada.
    [university] Renuncias { TO("worker") } { OF("university") }.
    [craftsman] Renuncias { TO("barrel") } adicional.
    [trader] No vendes nada.
    [captain] No despachas nada.
    [storage] No almacenas nada más.
    [library-tile] Renuncias a la segunda loseta.
    [small-wharf] Dejas zarpar el barco { OF("small_wharf") }.
    [villa] No tomas a nadie con { THE("villa") }.
    [hunting-lodge] No descartas ninguna loseta.
    [royal-supplier] No entregas nada más.
    [buccaneer] No haces nada con { THE("buccaneer") }.
    [reward] Dejas inactivos a los demás.
    [offer] Renuncias.
   *[other] Pasas.
}
event-acted-put = { $player } pone un { $noble ->
    [yes] { -noble }
   *[no] { -worker }
} { AT(TILE($place)) }.
event-acted-put-you = Pones un { $noble ->
    [yes] { -noble }
   *[no] { -worker }
} { AT(TILE($place)) }.

event-role-taken = { $player } elige el { -role } { OF($card) }{ $coins ->
    [0] .
   *[other] {" "}y toma { sum-coins }.
}
event-role-taken-you = Eliges el { -role } { OF($card) }{ $coins ->
    [0] .
   *[other] {" "}y tomas { sum-coins }.
}
event-tile-drawn = { $player } roba { a-tile }.
event-tile-drawn-you = Robas { a-tile }.
event-tile-taken = { $player } toma { a-tile }.
event-tile-taken-you = Tomas { a-tile }.
event-tiles-turned-up = Se { $count ->
    [one] destapa
   *[other] destapan
} { piece-plantation }.
event-pile-shuffled = Se { $count ->
    [one] mezcla
   *[other] mezclan
} { piece-plantation } en una pila nueva.
event-workers-gained = { $player } toma { piece-worker } más.
event-workers-gained-you = Tomas { piece-worker } más.
event-workers-from-ship = { $player } recibe { piece-worker } { FROM("worker_ship") }.
event-workers-from-ship-you = Recibes { piece-worker } { FROM("worker_ship") }.
event-field-staffed = { $player } pone { piece-worker } { $count ->
    [one] { AT(TILE($field)) }
   *[other] { AT_PLURAL(TILE($field)) }
}.
event-field-staffed-you = Pones { piece-worker } { $count ->
    [one] { AT(TILE($field)) }
   *[other] { AT_PLURAL(TILE($field)) }
}.
event-building-staffed = { $player } pone { piece-worker } { AT($building) }.
event-building-staffed-you = Pones { piece-worker } { AT($building) }.
event-ship-refilled = { CAP(THE("worker_ship")) } se repone con { piece-worker }.
event-built = { $player } construye { THE($building) } por { sum-coins }.
event-built-you = Construyes { THE($building) } por { sum-coins }.
event-produced = { $player } produce { piece-good }.
event-produced-you = Produces { piece-good }.
event-coins-gained = { $player } recibe { sum-coins }.
event-coins-gained-you = Recibes { sum-coins }.
event-barrel-taken = { $player } toma { one-good } más.
event-barrel-taken-you = Tomas { one-good } más.
event-sold = { $player } vende { one-good } por { sum-coins }.
event-sold-you = Vendes { one-good } por { sum-coins }.
event-house-emptied = { CAP(THE("trading_house")) } se vacía.
event-loaded = { $player } carga { piece-good } en { THE(SHIP($ship)) } por { sum-points }.
event-loaded-you = Cargas { piece-good } en { THE(SHIP($ship)) } por { sum-points }.
event-shipped = { $player } despacha { piece-good } desde { THE("wharf") } por { sum-points }.
event-shipped-you = Despachas { piece-good } desde { YOUR("wharf") } por { sum-points }.
# $count: barriles almacenados; $lost: los de la misma mercancía que se pierden
event-stored = { $count ->
    [0] { $player } pierde { COUNT("barrel", $lost) } { of-good }.
   *[other] { $player } almacena { piece-good }{ $lost ->
        [0] .
       *[other] {" "}y pierde { $lost }.
    }
}
event-stored-you = { $count ->
    [0] Pierdes { COUNT("barrel", $lost) } { of-good }.
   *[other] Almacenas { piece-good }{ $lost ->
        [0] .
       *[other] {" "}y pierdes { $lost }.
    }
}
event-ship-emptied = { CAP(THE(SHIP($ship))) } zarpa cargado { OF_KIND($good) }.
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
event-tile-cleared = { $player } descarta { A(TILE($tile)) }.
event-tile-cleared-you = Descartas { A(TILE($tile)) }.
event-points-gained = { $player } recibe { sum-points } { FROM($building) }.
event-points-gained-you = Recibes { sum-points } { FROM($building) }.
event-privilege-points = { $player } recibe { sum-points } como { NAME($card) }.
event-privilege-points-you = Recibes { sum-points } como { NAME($card) }.
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
event-noble-posted = { $player } tiene { piece-noble } { AT($building) }.
event-noble-posted-you = Tienes { piece-noble } { AT($building) }.
event-guest-moved = { $player } mueve un { $noble ->
    [yes] { -noble }
   *[no] { -worker }
} { FROM("guesthouse") } { ONTO(TILE($place)) }.
event-guest-moved-you = Mueves un { $noble ->
    [yes] { -noble }
   *[no] { -worker }
} { FROM("guesthouse") } { ONTO(TILE($place)) }.
event-sent = { $player } carga { piece-good } en el barco { OF("small_wharf") }.
event-sent-you = Cargas { piece-good } en el barco { OF("small_wharf") }.
event-delivered = { $player } entrega { one-good } por { sum-points }.
event-delivered-you = Entregas { one-good } por { sum-points }.
event-drafted = { $player } añade { THE($building) } a la partida.
event-drafted-you = Añades { THE($building) } a la partida.
# Por el azar o por el anfitrión.
event-drafted-nobody = { CAP(THE($building)) } entra en juego.
event-pirated = { $player } descarga { THE(SHIP($ship)) } y se queda con { piece-good }.
event-pirated-you = Descargas { THE(SHIP($ship)) } y te quedas con { piece-good }.
event-looted = { $player } vacía { THE("trading_house") } por { $count } PV.
event-looted-you = Vacías { THE("trading_house") } por { $count } PV.
event-raided = { $player } se lleva { piece-worker } { FROM("worker_ship") }.
event-raided-you = Te llevas { piece-worker } { FROM("worker_ship") }.
event-kidnapped = { $player } aparta el { -role } { OF($card) }{ $coins ->
    [0] .
   *[other] {" "}y toma { sum-coins }.
}
event-kidnapped-you = Apartas el { -role } { OF($card) }{ $coins ->
    [0] .
   *[other] {" "}y tomas { sum-coins }.
}
event-ransom-paid = { EDITION() ->
    [special] { $player } paga por el { -role } apartado: { sum-coins } para { $to }.
   *[other] { $player } elige el { -role } apartado: { sum-coins } de la banca para { $to }.
}
event-ransom-paid-you = { EDITION() ->
    [special] Pagas { sum-coins } a { $to } por el { -role } apartado.
   *[other] Eliges el { -role } apartado: { $to } recibe { sum-coins } de la banca.
}
event-kidnapped-role-played = { $player } juega el { -role } apartado, el { OF($card) }.
event-kidnapped-role-played-you = Juegas el { -role } apartado, el { OF($card) }.
event-goal-drawn = Objetivo { OF("festival") }: { NAME($goal) }.
event-goal-reached = { $player } cumple un objetivo: { NAME($goal) }.
event-goal-reached-you = Cumples un objetivo: { NAME($goal) }.
event-achievement-met = { $player } revela un logro: { NAME($achievement) }.
event-achievement-met-you = Revelas un logro: { NAME($achievement) }.

### --- Negativas --------------------------------------------------------------------------------------------

refusal-game-over = La partida ha terminado.
refusal-card-taken = En esta ronda { $player } ya ha elegido el { -role } { OF($card) }.
refusal-card-taken-you = En esta ronda ya has elegido el { -role } { OF($card) }.
refusal-settler-closed = Con la isla llena no puedes elegir el { -role } { OF("settler") }.
refusal-same-prospector = Las dos { PLURAL("role_card") } dan lo mismo: elige la primera.
refusal-not-face-up = No puedes tomar { a-tile }: no hay { GENDER(TILE($field)) ->
    [f] ninguna
   *[m] ninguno
} boca arriba.
refusal-no-right-to-quarry = Solo puedes tomar una { -quarry } si elegiste el { -role } o tienes una { NAME("construction_hut") } ocupada.
refusal-no-quarry-left = No quedan { -quarries }.
refusal-not-this-turns-tile = En este turno no has colocado { A(TILE($field)) } que pueda recibir { TO("worker") } { OF("hospice") }.
refusal-too-few-circles = { CAP(THE(TILE($place))) } { $circles ->
    [0] no tiene { -circles }
   *[other] solo tiene { COUNT("circle", $circles) }
}.
refusal-too-few-workers = { $workers ->
    [0] No te queda nadie por colocar.
    [one] Solo te queda { COUNT("worker", $workers) } por colocar.
   *[other] Solo te quedan { COUNT("worker", $workers) } por colocar.
}
refusal-workers-left-over = Ocupa todos los { -circles } que puedas: { $workers ->
    [one] te sobraría
   *[other] te sobrarían
} { COUNT("worker", $workers) } con { COUNT("circle", $circles) } todavía { $circles ->
    [one] libre
   *[other] libres
}.
refusal-already-owned = Ya tienes { THE($building) }.
refusal-none-for-sale = No queda { GENDER($building) ->
    [f] ninguna
   *[m] ningún
} { NAME($building) } por comprar.
refusal-no-city-space = En tu ciudad no hay sitio para { THE($building) }.
refusal-too-expensive = { CAP(THE($building)) } cuesta { COUNT("coin", $cost) }; { $coins ->
    [0] no tienes dinero
   *[other] tienes { $coins }
}.
refusal-supply-empty = En la reserva no queda { SMALL($good) }.
refusal-not-produced = En esta fase no has producido { SMALL($good) }.
refusal-house-full = { CAP(THE("trading_house")) } está llena: { NAMES($goods) }.
refusal-no-barrel = No tienes { SMALL($good) }.
refusal-kind-in-house = { CAP(IN("trading_house")) } ya hay { SMALL($good) }.
refusal-must-load = Puedes cargar un barco carguero: debes hacerlo o usar un { SMALL("private_ship") }.
refusal-ship-full = { CAP(THE(SHIP($ship))) } está lleno.
refusal-ship-has-other = { CAP(THE(SHIP($ship))) } lleva { SMALL($other) }.
refusal-kind-on-other-ship = Otro barco ya lleva { SMALL($good) }.
refusal-other-ship-takes-more = { CAP(IN(SHIP($ship))) } solo { $here ->
    [one] cabe { $here }
   *[other] caben { $here }
} de tus { -barrels } { of-good }; en otro, { $there }.
refusal-wharf-used = En esta fase ya has usado { YOUR("wharf") }.
refusal-kind-decided = Ya has decidido qué hacer con { YOUR($good) }.
refusal-too-few-barrels = Solo tienes { COUNT("barrel", $barrels) } { of-good }.
# $kinds: tipos que los almacenes guardan enteros; $barrels: barriles sueltos
refusal-no-room-to-store = No hay sitio para { THE($good) }: almacenas { $kinds ->
    [0] { COUNT("barrel", $barrels) }
    [one] { $kinds } tipo entero y { COUNT("barrel", $barrels) }
   *[other] { $kinds } tipos enteros y { COUNT("barrel", $barrels) }
}.
refusal-already-sold = En este turno ya has vendido.
refusal-land-office-used = En este turno ya has usado { YOUR("land_office") }.
refusal-land-office-other-person = { CAP(IN("land_office")) }, un { -worker } sirve para comprar una { -plantation }; un { -noble }, para descartarla.
refusal-cannot-buy-land = Para comprar necesitas 1 { -coin }, una { -field } vacía y una { -plantation } boca abajo que robar.
refusal-small-wharf-used = En esta fase ya has usado { YOUR("small_wharf") }.
refusal-works-on-black-market = No puedes entregar a quien trabaja { IN("black_market") }.
refusal-guest-changes-nothing = Ahora un huésped { ON(TILE($place)) } no cambiaría nada. Se te volverá a preguntar cuando pueda servir.
refusal-no-such-guest = { CAP(IN("guesthouse")) } no hay ningún huésped así.
refusal-in-every-game = { CAP(THE($building)) } está en todas las partidas: no entra en el draft.
refusal-already-drafted = { CAP(THE($building)) } ya está en la partida.
refusal-excluded-by-pair = { CAP(THE($building)) } queda fuera: ya está en juego el otro edificio de la pareja.
refusal-no-draft-space = No hay ninguna casilla libre de coste { $cost } para { THE($building) }.
refusal-not-so-many-nobles = { CAP(IN($building)) } puede haber de { $fewest } a { COUNT("noble", $most) }.
refusal-quarries-stay = Las { -quarries } nunca se descartan.
refusal-holds-marker = Este { -role } lo elegiste tú la última vez: antes tiene que elegirlo otro jugador.
refusal-own-kidnapping = El { -role } { OF($card) } lo apartaste tú: lo juegas al final de la ronda.
refusal-no-ransom = El { -role } { OF($card) } está apartado y cuesta { COUNT("coin", 3) }; { $coins ->
    [0] no tienes dinero
   *[other] tienes { $coins }
}.
refusal-every-option-works = No puedes pasar: hay opciones que tienen efecto. Elige una.
refusal-cannot-kidnap = El { -role } { OF($card) } no se puede apartar.
refusal-not-in-hand = No tienes en la mano la carta «{ NAME($card) }».
refusal-must-say-barrels = No puedes pasar: toma los { -barrels } o déjalos de uno en uno.
refusal-none-to-leave = Aquí no hay { SMALL($good) } que dejar.
refusal-pay-between = Puedes pagar de { $cost } a { $most }.
refusal-not-voluntary = En esta mesa las ganancias se reciben sin preguntar.
refusal-must-pay = No puedes pasar: elige cuánto pagas.
refusal-discount-whole = Este descuento se aplica entero o nada: puedes pagar { $cost } o { $most }.

## Lo que no está en esta partida

refusal-not-in-game = Eso no está en esta partida: es de la expansión «{ name-of-expansion }».
refusal-building-not-in-game = { CAP(THE($building)) } no está en esta partida: es de la expansión «{ name-of-expansion }».
refusal-not-drafted = { CAP(THE($building)) } no se eligió en el draft: no está en esta partida.
refusal-no-such-card = Con { COUNT("player", $count) } no hay ningún { NAME($card) }.
refusal-no-such-ship = Con { COUNT("player", $count) } no se usa { THE(SHIP($ship)) }.
refusal-no-draft = En esta partida los edificios no los eligen los jugadores.
refusal-cards-are-dealt = En esta partida las cartas secretas se reparten, no se eligen.

## Lo que es de otra decisión

refusal-other-decision = Eso es de otra decisión ({ $home }). Ahora se decide: { $step }.
refusal-before-play = Eso se decide antes de la primera ronda: { $home }.
refusal-phase-over = { CAP(THE(PHASE($card))) } de esta ronda ya ha terminado.
refusal-trading-over = { CAP(THE(PHASE($card))) } de esta ronda ya ha terminado; a quien no tenía nada que vender, o encontró llena { THE("trading_house") }, no se le preguntó.
refusal-no-occupied-building = No tienes { GENDER($building) ->
    [f] ninguna { NAME($building) } ocupada
   *[m] ningún { NAME($building) } ocupado
}.
refusal-not-owned = No tienes { THE($building) }.
refusal-hacienda-draws-no-quarry = { CAP(THE("hacienda")) } nunca roba una { -quarry }; tu loseta la tomas después.
refusal-say-which-tile = Elige para cuál de tus losetas nuevas es.
refusal-place-decided = Ya has decidido sobre { THE(TILE($place)) }.
refusal-place-later = Primero { THE(TILE($now)) } y después { THE(TILE($place)) }.
refusal-nobody-there = No hay nadie { ON(TILE($place)) }.

## Donde no se pasa

refusal-must-take-role = No puedes pasar: debes elegir un { -role }.
refusal-must-place = No puedes pasar: hay que ocupar tantos { -circles } como se pueda.
refusal-must-draft = No puedes pasar: debes añadir un edificio.
refusal-must-place-tile = No puedes pasar: debes colocar la loseta que has robado.
refusal-must-take-person = No puedes pasar: toma un { -worker } o un { -noble }.
refusal-must-say-nobles = No puedes pasar: elige cuántos { -nobles } pones aquí.
refusal-must-send-away = No puedes pasar: elige quién se va.
refusal-must-keep-card = No puedes pasar: debes quedarte con una carta.

## Losetas, personas, bucanero

refusal-no-such-tile = No tienes { GENDER(TILE($field)) ->
    [f] ninguna
   *[m] ningún
} { SMALL(TILE($field)) }.
refusal-second-tile-no-quarry = La segunda loseta es una { -plantation }; para una { -quarry } necesitas una { NAME("construction_hut") } ocupada.
refusal-no-circle-on-tile = No tienes { GENDER(TILE($field)) ->
    [f] ninguna
   *[m] ningún
} { SMALL(TILE($field)) } con un { -circle } vacío.
refusal-forest-worker-moves-on = En un { -forest } no trabaja nadie: el { -worker } va a otra loseta de esta fase.
refusal-only-plantations-return = Aquí no puedes descartar { A(TILE($field)) }, solo { -plantations }.
refusal-noble-not-to-be-had = Un { -noble } solo puede venir { FROM("worker_ship") }, cuando en la reserva no quedan { -workers }.
refusal-only-from-supply = { CAP(THE($building)) } solo trae un { -worker } de la reserva, no un { -noble }.
refusal-no-worker-left = Ya no quedan { -workers }, solo { -nobles }.
refusal-nobles-first = En la reserva aún { $count ->
    [one] queda
   *[other] quedan
} { piece-noble }: toma uno, no un { -worker }.
refusal-no-noble-left = En la reserva no quedan { -nobles }.
refusal-no-noble-on-ship = { CAP(IN("worker_ship")) } no hay { -nobles }.
refusal-not-so-many-on-ship = { $left ->
    [one] Debe irse { $left } persona
   *[other] Deben irse { $left } personas
}, y entre ellas solo puede haber { piece-worker }.
refusal-in-every-game-with-nobles = { CAP(THE($building)) } está en todas las partidas con { -nobles }: no entra en el draft.
refusal-house-empty = { CAP(THE("trading_house")) } está vacía: no tendría efecto.
refusal-ship-empty = { CAP(THE(SHIP($ship))) } está vacío: no tendría efecto.
refusal-nobody-to-raid = { CAP(IN("worker_ship")) } hay { COUNT("worker", $workers) }; con { COUNT("player", $count) }, solo te puedes llevar a los que pasen de ese número.
refusal-still-missing = No puedes pasar: aún te { $missing ->
    [one] falta
   *[other] faltan
} { COUNT("coin", $missing) }.
refusal-asked-later = Eso se te pregunta después: entrega antes lo que se te pide ahora, o pasa.
refusal-asked-already = Ya está decidido: se entrega como mucho uno de cada.
refusal-no-chip = No tienes PV que entregar.
refusal-no-noble-there = No hay { -nobles } { ON(TILE($place)) }.
refusal-only-nobles-there = Solo hay { -nobles } { ON(TILE($place)) }.
refusal-raises-price = Sin quien trabaja { ON(TILE($place)) }, el edificio costaría más.
refusal-no-empty-circle = No hay ningún { -circle } vacío { ON(TILE($place)) }.
refusal-no-more-kept = No puedes quedarte con nadie más: los demás deben irse.
refusal-name-nobles-first = Elige a los { -nobles } antes que a los { -workers }.

### --- Festival y logros ------------------------------------------------------------------------------------

festival-harvest-weighing-name = Pesaje de la cosecha
festival-harvest-weighing-condition = Produce 3 { -barrels } { OF_KIND($a) } en una fase
festival-carnival-cocktail-name = Cóctel de carnaval
festival-carnival-cocktail-condition = Produce { $amounts } en una fase
festival-closing-time-name = Hora de cierre
festival-closing-time-condition = Llena { THE("trading_house") } vendiendo { SMALL($a) }
festival-specialist-name = Especialista
festival-specialist-condition = Ten { COUNT(TILE($x), 3) }
festival-farm-fair-name = Feria agrícola
festival-farm-fair-condition = Ten { A(TILE($x)) } y { A(TILE($y)) }; produce { $amounts } en una fase
festival-festival-delivery-name = Entrega para el Festival
festival-festival-delivery-condition = Carga { COUNT($a, 1) } y { COUNT($b, 2) } en una fase
festival-twin-farmers-name = Agricultores gemelos
festival-twin-farmers-condition = Ten { COUNT(TILE($x), 2) } y { COUNT(TILE($y), 2) }
festival-two-baskets-name = Dos cestas
festival-two-baskets-condition = Produce { COUNT($a, 2) } y { COUNT($b, 2) } en una fase
festival-solemn-departure-name = Salida solemne
festival-solemn-departure-condition = Llena el barco más grande con { SMALL($a) }
festival-pioneer-toast-name = Brindis de los pioneros
festival-pioneer-toast-condition = Construye { THE($building) }
festival-inauguration-name = Inauguración
festival-inauguration-condition = Construye { THE($building) }
festival-traditional-departure-name = Salida tradicional
festival-traditional-departure-condition = Llena el barco más pequeño con { SMALL($a) }
festival-reward = { $workers ->
    [0] { $coins ->
        [0] { sum-points }
       *[other] { sum-coins }{ festival-reward-points }
    }
   *[other] { COUNT("worker", $workers) }{ festival-reward-coins }{ festival-reward-points }
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
achievement-major-landowner-condition = Ten como máximo 2 { -fields } y 2 { PLURAL("city_space") } vacías
achievement-master-collector-name = Maestro coleccionista
achievement-master-collector-condition = Ten 7 { -barrels } del mismo tipo
achievement-senior-bureaucrat-name = Alto funcionario
achievement-senior-bureaucrat-condition = Ten 7 { -beige-buildings } pequeños
achievement-trade-strategist-name = Estratega comercial
achievement-trade-strategist-condition = Gana 7 PV en una { SMALL("phase captain") }
achievement-head-administrator-name = Administrador jefe
achievement-head-administrator-condition = Ten 12 { -workers } en edificios
achievement-leading-employer-name = Primer empleador
achievement-leading-employer-condition = Ten 9 { -workers } en { -fields }
achievement-leading-producer-name = Primer fabricante
achievement-leading-producer-condition = Produce 7 { -barrels } en una fase
achievement-big-spender-name = Derrochador
achievement-big-spender-condition = Gasta todo tu dinero en un { -large-building }
achievement-coffee-dispatcher-name = Expedidor de { SMALL("coffee") }
achievement-coffee-dispatcher-condition = Carga { SMALL("coffee") } en la última casilla de un barco
achievement-tobacco-dispatcher-name = Expedidor de { SMALL("tobacco") }
achievement-tobacco-dispatcher-condition = Carga { SMALL("tobacco") } en la última casilla de un barco
achievement-dock-tycoon-name = Magnate de los muelles
achievement-dock-tycoon-condition = Carga 3 tipos en una { SMALL("phase captain") }
achievement-luxury-goods-provider-name = Proveedor de lujo
achievement-luxury-goods-provider-condition = Ten { -production-buildings } de { SMALL("sugar") }, { SMALL("tobacco") } y { SMALL("coffee") }
achievement-master-agronomist-name = Maestro agrónomo
achievement-master-agronomist-condition = Cubre tus 12 { -fields }
achievement-specialised-shipper-name = Naviero especializado
achievement-specialised-shipper-condition = Carga a la vez 5 { -barrels } del mismo tipo
achievement-caramel-popcorn-inventor-name = Inventor de las palomitas dulces
achievement-caramel-popcorn-inventor-condition = Ten 8 { -barrels } de { SMALL("corn") } y { SMALL("sugar") }, al menos uno de cada
achievement-confectionery-supplier-name = Proveedor de confiterías
achievement-confectionery-supplier-condition = Ten 7 { -barrels } de { SMALL("indigo") } y { SMALL("sugar") }, al menos uno de cada
achievement-luxury-crop-trader-name = Comerciante de cultivos de lujo
achievement-luxury-crop-trader-condition = Ten 5 { -barrels } de { SMALL("coffee") } y { SMALL("tobacco") }, al menos uno de cada
achievement-pastry-maker-name = Pastelero
achievement-pastry-maker-condition = Ten 9 { -barrels } de { SMALL("corn") } y { SMALL("indigo") }, al menos uno de cada
achievement-tavern-supplier-name = Proveedor de tabernas
achievement-tavern-supplier-condition = Ten 6 { -barrels } de { SMALL("coffee") } y { SMALL("sugar") }, al menos uno de cada
achievement-tobacco-and-fruit-broker-name = Corredor de { SMALL("tobacco") } y { SMALL("indigo") }
achievement-tobacco-and-fruit-broker-condition = Ten 6 { -barrels } de { SMALL("tobacco") } y { SMALL("indigo") }, al menos uno de cada
achievement-deal-closer-name = Negociador nato
achievement-deal-closer-condition = Como { NAME("trader") }, llena { THE("trading_house") }
achievement-independent-shipper-name = Naviero independiente
achievement-independent-shipper-condition = Llena un barco vacío de una sola vez
achievement-prudent-merchant-name = Comerciante prudente
achievement-prudent-merchant-condition = Almacena { -barrels } de 2 tipos al final de una { SMALL("phase captain") }
achievement-sugar-dispatcher-name = Expedidor de { SMALL("sugar") }
achievement-sugar-dispatcher-condition = Carga { SMALL("sugar") } en la última casilla de un barco
achievement-trade-tycoon-name = Magnate del comercio
achievement-trade-tycoon-condition = Vende un { -barrel } por 6 { -coins } o más
achievement-tropical-produce-magnate-name = Magnate tropical
achievement-tropical-produce-magnate-condition = Ten 3 { -production-buildings } de { SMALL("indigo") } y { SMALL("sugar") }
achievement-corn-dispatcher-name = Expedidor de { SMALL("corn") }
achievement-corn-dispatcher-condition = Carga { SMALL("corn") } en la última casilla de un barco
achievement-indigo-dispatcher-name = Expedidor de { SMALL("indigo") }
achievement-indigo-dispatcher-condition = Carga { SMALL("indigo") } en la última casilla de un barco
achievement-master-architect-name = Maestro arquitecto
achievement-master-architect-condition = Construye un { -large-building } por 6 { -coins } o menos

### --- Puntuación -------------------------------------------------------------------------------------------

score-chips = { CAP(PLURAL("vp_chip")) }
score-buildings = Edificios
score-nobles = { CAP(PLURAL("noble")) }
score-achievements = Logros
score-total = Puntos
# Lo que decide un empate.
score-tie-break = Desempate: { -coins } y { -barrels }
score-winner = { $player } gana.
score-winner-you = ¡Has ganado!
score-shared = Victoria compartida: { $players }.
