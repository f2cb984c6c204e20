### --- Aprender ---------------------------------------------------------------------------------------------

learn-title = Aprender en 10 minutos
learn-lead = Cuatro ideas, siete { -roles } y después una partida con alguien a tu lado.
learn-aim = El objetivo
learn-aim-text = Conseguir más puntos de victoria (PV) que nadie. Se obtienen despachando mercancías y con los edificios.
learn-roles = Uno elige, actúan todos
learn-roles-text = En tu turno eliges un { -role }. Todos realizan su acción, pero tú primero y con una ventaja. Elige lo que te ayude más a ti que a los demás.
learn-chain = Cómo se producen las mercancías
learn-chain-text = La cosecha crece en las { -plantations }, los edificios la convierten en mercancías y ambos necesitan { -workers }. Solo el { SMALL("corn") } no necesita edificio.
learn-end = Fin de la partida
learn-end-text = La partida termina al final de la ronda en la que se completa una ciudad o se agotan los { -workers } o las { PLURAL("vp_chip") }. Entonces cuentan también los edificios.
learn-seven-roles = Los siete { -roles }
learn-game = Tu primera partida
learn-game-text = Dos rivales fáciles. Todo se explica la primera vez que aparece. Tómate el tiempo que quieras.
learn-begin = Empezar
learn-table-title = Primera partida
learn-coach = Explicación
learn-next = Entendido
learn-stop = Sin más explicaciones
learn-lessons = Lecciones breves
learn-lessons-text = Unas pocas jugadas cada una, en una posición hecha para ello: para cuando quieras probar una expansión o el Puertoma.
learn-puertoma = El Puertoma
learn-done = Hecha
learn-step = Paso { $step } de { $of }
learn-all-lessons = Todas las lecciones
learn-next-lesson = Siguiente lección: { $lesson }
learn-chosen-by = { $player } ha elegido este { -role }.

lesson-welcome = Te damos la bienvenida a la isla
lesson-welcome-text = Abajo está tu tablero: a la izquierda, la isla para las { -plantations }; al lado, la ciudad para los edificios. Arriba está lo que comparten todos. Empiezas con una { -plantation } y algo de dinero.
lesson-round = Elige un { -role }
lesson-round-text = Elige un { -role }. Cada { SMALL("role_card") } dice qué te daría ahora a ti y a los demás. { CAP(THE_PLURAL("coin")) } que tenga encima son para ti si la eliges. Para empezar, { THE("settler") } y { THE("builder") } son buenas elecciones.
lesson-settler = { CAP(THE("settler")) }
lesson-settler-text = Todos toman una { -plantation } para su isla. Quien eligió el { -role } puede tomar en su lugar una { -quarry }, que abarata los edificios. Con tipos distintos se vende mejor; el { SMALL("corn") } es lo más fácil de cultivar.
lesson-mayor = { CAP(THE("mayor")) }
lesson-mayor-text = Todos reciben { -workers } y los ponen en los { -circles }, los de antes y los nuevos. Una loseta sin { -worker } no hace nada. Para producir una mercancía deben estar ocupados su { -plantation } y su edificio.
lesson-builder = { CAP(THE("builder")) }
lesson-builder-text = Todos pueden comprar un edificio. Los edificios valen PV al final y ayudan durante la partida: unos producen mercancías, otros dan { -coins }, otros cambian las reglas. Toca uno para leer qué hace.
lesson-craftsman = { CAP(THE("craftsman")) }
lesson-craftsman-text = Todos reciben las mercancías que pueden producir, mientras queden en la reserva. Quien eligió el { -role } recibe una más. Fíjate en quién sale ganando con el { -role } siguiente: las mercancías se venden o se despachan.
lesson-trader = { CAP(THE("trader")) }
lesson-trader-text = Todos pueden vender una mercancía: el { SMALL("coffee") } da 4 { -coins }; el { SMALL("corn") }, nada. { CAP(THE("trading_house")) } tiene cuatro casillas y acepta cada tipo una sola vez.
lesson-captain = { CAP(THE("captain")) }
lesson-captain-text = Todos cargan mercancías por 1 PV cada una, por turnos, hasta que nadie pueda cargar más. Un barco lleva un solo tipo y no hay dos barcos con el mismo. Si puedes cargar, debes hacerlo.
lesson-storage = Almacenaje
lesson-storage-text = Cuando nadie puede cargar más, lo que sobra se pierde. Almacenas un solo { -barrel }, y más si tienes un almacén. Así que produce cuando se pueda despachar.
lesson-hacienda = { CAP(THE("hacienda")) }
lesson-hacienda-text = Te deja robar una { -plantation } a ciegas antes de tomar tu loseta: dos losetas en un turno.
lesson-hospice = { CAP(THE("hospice")) }
lesson-hospice-text = Tu nueva loseta recibe enseguida un { -worker }, sin esperar { TO("mayor") }.
lesson-university = { CAP(THE("university")) }
lesson-university-text = Tu nuevo edificio recibe enseguida un { -worker }, sin esperar { TO("mayor") }.
lesson-governor = Una ronda nueva
lesson-governor-text = Todos los { -roles } vuelven a estar libres, y cada uno que nadie eligió tiene { A("coin") } más. El cargo de { NAME("governor") } pasa a la izquierda: ahora ese jugador elige primero.
lesson-ending = La última ronda
lesson-ending-text = Esta es la última ronda. Con cada elección, pregúntate cuántos PV te da: un { -large-building } ocupado da más.
lesson-alone = El resto ya lo sabes
lesson-alone-text = Has visto lo más importante. Deja el puntero o un dedo sobre cualquier cosa para leer qué es. «{ board-what-may-i-do }» siempre ayuda. ¡Suerte!

lesson-new-buildings-1 = Esta expansión trae otros edificios, con una marca verde; antes de la partida se elige cuáles entran en juego. Tienes { A("forest_house") }. Elige { THE("settler") } para { GENDER("forest_house") ->
    [f] usarla
   *[m] usarlo
}.
lesson-new-buildings-2 = { CAP(THE("forest_house")) } te permite colocar una loseta boca abajo como { -forest }. Ya tienes uno, y por cada dos todos los edificios cuestan { COUNT("coin", 1) } menos. Coloca { A(TILE("indigo")) } como { -forest }.
lesson-new-buildings-3 = Alguien ha elegido { THE("builder") }: tú también puedes construir. { CAP(THE("church")) } cuesta 5; con dos { -forests } pagas 4. Constrúyela: da PV por cada edificio de 2 PV o más que construyas después.
lesson-new-buildings-4 = Los barcos están llenos de otras mercancías. Pero { YOUR("small_wharf") } es un { SMALL("private_ship") }: admite cualquier mercancía, a 1 PV por cada dos { -barrels }. Despáchalo todo.
lesson-new-buildings-end = 2 PV por mercancías que se habrían perdido. En cada partida hay otros edificios. Deja el puntero o un dedo sobre uno para leer qué hace.

lesson-nobles-1 = Ha llegado un { -noble }: un { -worker } que al final vale además 1 PV. Elige { THE("mayor") } para tomar a alguien antes que los demás.
lesson-nobles-2 = Primero, tu ventaja: un { -worker } más. Tómalo.
lesson-nobles-3 = Ahora te toca llevarte a alguien, y eliges tú a quién: toma al { -noble }.
lesson-nobles-4 = Un { -noble } puede trabajar en cualquier sitio. En algunos edificios importa: { THE("chapel") } da { COUNT("coin", 1) } con un { -worker } y 1 PV con un { -noble }, cada vez que alguien elige { THE("craftsman") }. Pon allí al { -noble }.
lesson-nobles-end = Alguien ha elegido { THE("craftsman") } y { YOUR("chapel") } te ha dado 1 PV. Con los { -nobles } vienen ocho tipos de edificio, y la partida ya no acaba cuando faltan { -workers }.

lesson-buccaneer-1 = No queda sitio { IN("trading_house") }: nadie puede vender. { CAP(THE("buccaneer")) } puede cambiarlo. Es un { -role } más, y solo actúa quien lo elige. Elígelo.
lesson-buccaneer-2 = Tienes cuatro opciones: descargar un barco, vaciar { THE("trading_house") }, llevarte { -workers } o apartar un { -role } para ti. Elige «{ NAME("buccaneer_loot") }»: 1 PV por cada { -barrel } que haya.
lesson-buccaneer-3 = 4 PV para ti, y sitio para vender. Ahora alguien ha elegido { THE("trader") }: vende tu { SMALL("coffee") }.
lesson-buccaneer-end = { COUNT("coin", 5) } más. Ahora tienes el cartel { OF("buccaneer") }: no puedes volver a elegir este { -role } hasta que lo haga otra persona.

lesson-festival-1 = Aquí hay tres objetivos. Quien cumple uno primero se lleva la recompensa. Uno pide { COUNT(TILE("corn"), 3) }, y tienes dos. Elige { THE("settler") }.
lesson-festival-2 = Toma { A(TILE("corn")) }: la tercera.
lesson-festival-3 = ¡Conseguido! La recompensa son 3 { -workers }, que se colocan enseguida. Ponlos todos en el { SMALL("corn") }: el segundo objetivo pide tres { -barrels } de { SMALL("corn") } en una sola fase.
lesson-festival-4 = Alguien eligió { THE("craftsman") }: has producido 3 de { SMALL("corn") } y recibido { COUNT("coin", 3) } por el segundo objetivo. Ahora se construye. El tercero es { THE("harbor") }: constrúyelo.
lesson-festival-end = 3 PV: los tres objetivos son tuyos. En cada partida se sacan otros.

lesson-festival-cards-1 = Tres cartas fijan los objetivos. «{ festival-closing-time-name }» pide que vendas { SMALL("coffee") } y ocupes la última casilla { OF("trading_house") }. Queda una. Elige { THE("trader") }.
lesson-festival-cards-2 = Vende tu { SMALL("coffee") }: ocupa la última casilla.
lesson-festival-cards-3 = La recompensa son 2 { -workers }. Pon uno en el { SMALL("corn") } y otro en el { SMALL("sugar") }.
lesson-festival-cards-4 = Alguien ha elegido { THE("captain") }. «{ festival-traditional-departure-name }» pide que llenes de { SMALL("corn") } el barco más pequeño: quedan { COUNT("space", 2) }. Carga ahí tu { SMALL("corn") }.
lesson-festival-cards-5 = { COUNT("coin", 2) } por eso. «{ festival-twin-farmers-name }» pide { COUNT(TILE("corn"), 2) } y { COUNT(TILE("sugar"), 2) }. Alguien ha elegido { THE("settler") }: toma { A(TILE("sugar")) }.
lesson-festival-cards-end = 3 PV: las tres cartas son tuyas. Hay doce, y para cada partida se sacan tres.

lesson-achievements-1 = Estas cuatro cartas solo las ves tú. Las que cumples cuentan al final. «{ achievement-deal-closer-name }»: al elegir { THE("trader") }, vende lo que ocupa la última casilla { OF("trading_house") }. Elige { THE("trader") }.
lesson-achievements-2 = Queda una casilla. Vende tu { SMALL("coffee") }.
lesson-achievements-3 = Cumplida: 4 PV al final, y la carta queda a la vista. Ahora «{ achievement-master-architect-name }»: un { -large-building } por { COUNT("coin", 6) } como mucho. Con tus cuatro { -quarries } cuesta justo eso: construye { THE("guild_hall") }.
lesson-achievements-4 = Otros 3 PV. «{ achievement-corn-dispatcher-name }»: ocupa con { SMALL("corn") } la última casilla de un barco. Quedan dos: carga tu { SMALL("corn") }.
lesson-achievements-end = Tres cartas, 10 PV. Las que no cumplas no cuestan nada: elige unas pocas y ve a por ellas.

lesson-puertoma-1 = Dos Puertomas juegan contra ti. Siguen reglas sencillas, y en la crónica está el porqué de todo lo que hacen. Elige { THE("settler") } y mira qué hacen.
lesson-puertoma-2 = Toma { A(TILE("sugar")) }. Luego cada Puertoma toma una loseta: si puede, de un tipo del que tiene exactamente una.
lesson-puertoma-3 = Uno de ellos ha elegido { THE("mayor") }, porque había { COUNT("coin", 1) } { ON("role_card") }. No necesita edificios para producir. Tú sí: pon un { -worker } en el { SMALL("sugar") } y otro { IN("small_sugar_mill") }.
lesson-puertoma-4 = Han producido y despachado, y ahora construyen. Cada uno tiene cuatro niveles; dos edificios de un nivel desbloquean una habilidad. Te toca construir: toma { THE("small_market") }.
lesson-puertoma-end = Mira el marcador y { THE_PLURAL("coin") } { OF_PLURAL("role_card") }: dicen qué elegirá un Puertoma. Ganas si tienes más PV que cada uno de los dos.

learn-analysis = En el tablero de análisis puedes probar qué habría pasado.
learn-analysis-open = Tablero de análisis
