### Lo que dice la mesa web, en español. El modelo es en/table.ftl; lo que habla del juego está en game.ftl.
###
### Estilo: frases breves y sencillas, de tú. Los botones dicen qué ocurre.

### --- En todas partes --------------------------------------------------------------------------------------

app-name = Boriken
loading = Un momento…
close = Cerrar
reload = Recargar
try-again = Intentar de nuevo
to-start = Inicio
skip-to-content = Ir al contenido
menu = Menú
your-name = Tu nombre
guest-name = Invitado

nav-label = Páginas
nav-tables = Mesas
nav-learn = Aprender
nav-rules = Reglas

players-count = { COUNT("player", $count) }
base-game = { SMALL("base_game") }
time-seconds = { $count ->
    [one] { $count } segundo
   *[other] { $count } segundos
}
time-minutes = { $count ->
    [one] { $count } minuto
   *[other] { $count } minutos
}
time-days = { $count ->
    [one] { $count } día
   *[other] { $count } días
}

unknown-title = Aquí no hay nada
unknown-text = La dirección no lleva a ninguna parte. Quizá falte una letra.

error-title = No ha funcionado
error-page-not-loaded = No se ha podido cargar esta página. Comprueba la conexión y vuelve a cargarla.

### --- Ajustes ----------------------------------------------------------------------------------------------

settings-title = Ajustes
settings-language = Idioma
settings-theme = Tema
settings-theme-choice = { $theme ->
    [light] Claro
    [dark] Oscuro
   *[auto] Del sistema
}
settings-animation = Animar las jugadas
settings-animation-help = Las jugadas de los demás se ven animadas.
settings-sound = Sonido
settings-sound-help = Un sonido breve cuando te toca.
settings-notify = Avisarme
settings-notify-help = El navegador te avisa cuando te toca y estás en otra pestaña.
settings-notify-refused = El navegador no permite avisos de esta página. Puedes cambiarlo en sus ajustes.
settings-quick = Jugar con un clic
settings-quick-help = Cuando basta un clic, vale enseguida, sin confirmar.

### --- Página de inicio -------------------------------------------------------------------------------------

start-tagline = Planta, construye, vende y despacha en una isla de 1897: el juego de mesa Puerto Rico, en tu navegador.
start-play = Jugar ya
start-play-help = Tú y dos bots, reglas de 1897, sin expansiones.
start-title = { $name } y los bots
start-learn = Aprender en 10 minutos
start-learn-help = Una primera partida en la que todo se explica cuando aparece.
start-solo = En solitario: Puertoma
start-solo-help = Tú contra dos Puertomas, rivales que siguen reglas fijas y muestran por qué hacen lo que hacen.
start-friends = Jugar con amigos
start-friends-help = Abre una mesa, manda el enlace y jugad en tiempo real o a lo largo de varios días.
start-more = Más opciones
start-more-help = Tres ediciones, seis expansiones, de 2 a 5 jugadores, bots más y menos fuertes.
start-mine = Tus mesas
start-mine-all = { $count ->
    [one] Tu mesa
   *[other] Todas tus mesas ({ $count })
}
start-rights = Boriken es un proyecto independiente, sin relación con el autor ni con las editoriales del juego.

solo-title = Partida en solitario
solo-lead = Tú contra dos Puertomas, los rivales automáticos de «{ edition-special-name }». Nunca piensan: siguen reglas propias, y siempre puedes ver por qué hicieron algo.
solo-table-title = { $name } contra los Puertomas
solo-more-help = Expansiones, un solo Puertoma o amigos a tu lado.

### --- Listas de mesas --------------------------------------------------------------------------------------

tables-title = Mesas
tables-which = Qué mesas
tables-scope = { $scope ->
    [open] Para unirse
    [playing] Para mirar
   *[mine] Tuyas
}
tables-scope-help = { $scope ->
    [open] Mesas públicas que esperan jugadores.
    [playing] Partidas públicas en juego.
   *[mine] Mesas en las que juegas o que has abierto.
}
tables-none = { $scope ->
    [open] No hay mesas públicas que esperen jugadores. ¡Abre una!
    [playing] Ahora mismo no hay ninguna partida pública en juego.
   *[mine] Aún no tienes mesas.
}
tables-new = Mesa nueva

table-untitled = Mesa
table-your-turn = Te toca
table-turn-of = Le toca a { $name }
table-waiting = { $open ->
    [0] Lista para empezar
    [one] { $open } asiento libre
   *[other] { $open } asientos libres
}
table-status = { $status ->
    [over] Terminada
    [closed] Cerrada
    [waiting] Esperando jugadores
   *[playing] En juego
}
table-problem-title = Esta mesa no se puede abrir
table-closed = { $host } ha cerrado esta mesa.

### --- Una mesa nueva ---------------------------------------------------------------------------------------

new-title = Mesa nueva
new-title-friends = Jugar con amigos
new-table-title = Nombre de la mesa
new-table-title-example = Viernes por la noche
new-default-title = La mesa de { $name }
new-seat = Asiento { $number }
new-open-help = Un asiento abierto espera a quien tenga el enlace.
new-puertoma-help = Los Puertomas se sientan después de todos los demás, dos como máximo. Pertenecen a «{ edition-special-name }».
new-not-with-puertomas = No disponible con Puertomas.
new-special-only = Es de «{ edition-special-name }». Permite las reglas de la casa para usarlo aquí.
new-special-variant = Solo con «{ edition-special-name }».
new-needs = Necesita la expansión «{ $expansion }».
new-manners = Cómo se juega
new-manners-help = Quién encuentra la mesa, el orden de los asientos, deshacer, el límite de tiempo. Los valores predeterminados sirven entre amigos.
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

seat-you = Tú
seat-open = Abierto a quien tenga el enlace
seat-bot = Bot: { $bot }
seat-mine = { $name } (tú)
seat-with-level = { $name } ({ $level })
seat-take = Sentarse aquí
seat-present = en línea
seat-away = ausente

### --- Antes de la partida ----------------------------------------------------------------------------------

lobby-lead = { $open ->
    [0] Todos los asientos están ocupados. { $host } empezará la partida.
    [one] { $host } ha abierto esta mesa. Queda un asiento libre.
   *[other] { $host } ha abierto esta mesa. Quedan { $open } asientos libres.
}
lobby-lead-host = { $open ->
    [0] Todos los asientos están ocupados. Empieza cuando quieras.
    [one] Queda un asiento libre. Manda el enlace.
   *[other] Quedan { $open } asientos libres. Manda el enlace.
}
lobby-seats = Quién juega
lobby-join = Unirse
lobby-full = Todos los asientos están ocupados. Puedes mirar: quédate aquí hasta que empiece la partida.
lobby-start = Empezar la partida
lobby-start-fill = { $open ->
    [one] El asiento libre lo ocupará un bot.
   *[other] Los { $open } asientos libres los ocuparán bots.
}
lobby-wait = Esperando a que { $host } empiece.
lobby-invite = Invitar
lobby-facts = La partida
lobby-leave = Dejar la mesa
lobby-close = Cerrar la mesa

invite-help = Quien abra este enlace puede unirse, o mirar cuando no queden asientos.
invite-watch-help = Quien abra este enlace puede mirar la partida.
invite-link = Enlace
invite-copy = Copiar el enlace
invite-copied = Copiado.
invite-share = Compartir…
invite-qr = El enlace como código QR
device-help = Abre este enlace en otro dispositivo para jugar allí desde tu asiento. No lo compartas: quien lo tenga puede jugar por ti.
seat-title = Ocupando tu asiento
seat-problem-help = El enlace de un asiento solo vale mientras exista su mesa. Pide uno nuevo en el dispositivo en el que juegas.

### --- Durante la partida -----------------------------------------------------------------------------------

menu-part = { $part ->
    [invite] Invitar
    [device] Otro dispositivo
    [settings] Ajustes
   *[table] Mesa
}
menu-leave = Dejar la partida
menu-leave-help = Si la dejas, un bot juega por ti hasta que vuelvas.
facts-game = Partida
facts-host = Abierta por
facts-watching = Espectadores
host-title = Para quien abrió la mesa
host-stand-in = Que juegue un bot
host-give-back = Devolver el asiento
host-close = Cerrar la mesa
host-close-help = Si cierras la mesa, la partida se acaba para todos.
host-close-sure = Sí, cerrarla
stand-in-yours = Un bot ({ $bot }) juega por ti.
stand-in-return = Volver a jugar
banner-offline = Sin conexión. Reconectando; no se pierde nada.
banner-gone = Esta mesa ya no existe.
title-your-turn = Te toca
title-turn-of = Le toca a { $name }

### --- Después de la partida --------------------------------------------------------------------------------

end-title = Resultado
end-stamp = Fin de la partida
end-rounds = { $rounds ->
    [one] Tras { $rounds } ronda.
   *[other] Tras { $rounds } rondas.
}
end-reason = { $rounds ->
    [one] Tras { $rounds } ronda: { $reason }.
   *[other] Tras { $rounds } rondas: { $reason }.
}
end-winner = Gana
end-rematch = Jugar otra vez
end-rematch-join = Unirse a la revancha
end-replay = Repetición
end-table = Ver la mesa
end-over = La partida ha terminado.
end-back = Volver al resultado
end-record = Descargar la partida
end-sheet = Puntos por origen
end-course = Desarrollo de la partida
end-chart = { $what ->
    [points] Puntos
    [barrels] { CAP(PLURAL("barrel")) }
   *[coins] { CAP(PLURAL("coin")) }
}
end-chart-round = Ronda { $round }

review-title = Análisis
review-offer = ¿Quién iba por delante y cuándo, qué decidió la partida y qué habría sido mejor? Un bot fuerte repasa todas las decisiones.
review-start = Analizar la partida
review-progress = Decisión { $done } de { $total }…
review-ready = El análisis está listo.
review-chances = Probabilidad de ganar
review-end = Final
review-turning-points = Momentos decisivos
review-no-turning-points = Ninguna decisión cambió por sí sola la partida.
review-mistakes = Errores, los peores primero
review-whose = ¿De quién?
review-everybody = De todos
review-no-mistakes = Ningún error grave.
review-moment = Ronda { $round } · { $player }
review-played = Jugado
review-better = Mejor
review-cost = Esto costó un { $loss } de probabilidad de ganar.
review-swing = Probabilidad de { $player }: { $before } → { $after }
review-see = Ver en la repetición

replay-title = Repetición
replay-back = Una jugada atrás
replay-forward = Una jugada adelante
replay-play = Reproducir
replay-pause = Pausa
replay-slider = Momento de la partida
replay-place = Ronda { $round } · jugada { $move } de { $of }
replay-share = Compartir este momento
replay-share-help = Quien abra este enlace ve la partida en este mismo momento.
replay-to-table = Volver a la mesa
replay-nothing = La partida aún no ha empezado: no hay nada que ver.

### --- Aprender ---------------------------------------------------------------------------------------------

learn-title = Aprender en 10 minutos
learn-lead = Cuatro ideas, siete { -roles } y después una partida con alguien a tu lado.
learn-aim = El objetivo
learn-aim-text = Conseguir más puntos de victoria (PV) que nadie. Se obtienen despachando mercancías y con los edificios.
learn-roles = Un { -role }, actúan todos
learn-roles-text = En tu turno eliges un { -role }. Todos realizan su acción, pero tú primero y con una ventaja. Elige lo que te ayude más a ti que a los demás.
learn-chain = Cómo se producen las mercancías
learn-chain-text = La cosecha crece en las { -plantations }, los edificios la convierten en mercancías y ambos necesitan { -workers }. Solo el { SMALL("corn") } no necesita edificio.
learn-end = Fin de la partida
learn-end-text = La partida termina con la ronda en la que se completa una ciudad o se agotan los { -workers } o las { PLURAL("vp_chip") }. Entonces cuentan también los edificios.
learn-seven-roles = Los siete { -roles }
learn-game = Tu primera partida
learn-game-text = Dos rivales fáciles. Todo se explica la primera vez que aparece. Tómate el tiempo que quieras.
learn-begin = Empezar
learn-table-title = Primera partida
learn-coach = Explicación
learn-next = Entendido
learn-stop = Sin más explicaciones

lesson-welcome = Te damos la bienvenida a la isla
lesson-welcome-text = Abajo está tu tablero: a la izquierda, la isla para las { -plantations }; al lado, la ciudad para los edificios. Arriba está lo que comparten todos. Empiezas con una { -plantation } y algo de dinero.
lesson-round = Elige un { -role }
lesson-round-text = Elige un { -role }. Cada { SMALL("role_card") } dice qué te daría ahora a ti y a los demás. { CAP(THE_PLURAL("coin")) } que tenga encima son para ti si la eliges. Para empezar, { THE("settler") } y { THE("builder") } son buenas elecciones.
lesson-settler = { CAP(THE("settler")) }
lesson-settler-text = Todos toman una { -plantation } para su isla. Quien eligió el { -role } puede tomar en su lugar una { -quarry }, que abarata los edificios. Con tipos distintos se vende mejor; el { SMALL("corn") } es lo más fácil de cultivar.
lesson-mayor = { CAP(THE("mayor")) }
lesson-mayor-text = Todos reciben { -workers } y los ponen en los { -circles }, los de antes y los nuevos. Una loseta sin { -worker } no hace nada. Para producir una mercancía deben estar ocupados su { -plantation } y su edificio.
lesson-builder = { CAP(THE("builder")) }
lesson-builder-text = Todos pueden comprar un edificio. Los edificios valen PV al final y ayudan por el camino: unos producen mercancías, otros dan { -coins }, otros cambian las reglas. Toca uno para leer qué hace.
lesson-craftsman = { CAP(THE("craftsman")) }
lesson-craftsman-text = Todos reciben las mercancías que pueden producir, mientras queden en la reserva. Quien eligió el { -role } recibe una más. Fíjate en quién sale ganando con el { -role } siguiente: las mercancías se venden o se despachan.
lesson-trader = { CAP(THE("trader")) }
lesson-trader-text = Todos pueden vender una mercancía: el { SMALL("coffee") } da 4 { -coins }; el { SMALL("corn") }, nada. { CAP(THE("trading_house")) } tiene cuatro casillas y acepta cada tipo una sola vez.
lesson-captain = { CAP(THE("captain")) }
lesson-captain-text = Todos cargan mercancías por 1 PV cada una, por turnos, hasta que nadie pueda más. Un barco lleva un solo tipo y no hay dos barcos con el mismo. Si puedes cargar, debes hacerlo.
lesson-storage = Almacenaje
lesson-storage-text = Cuando nadie puede cargar más, lo que sobra se pierde. Almacenas un solo { -barrel }, y más si tienes un almacén. Así que produce cuando se pueda despachar.
lesson-hacienda = { CAP(THE("hacienda")) }
lesson-hacienda-text = Te deja robar una { -plantation } a ciegas antes de tomar tu loseta: dos losetas en un turno.
lesson-hospice = { CAP(THE("hospice")) }
lesson-hospice-text = Tu nueva loseta recibe enseguida un { -worker }, sin esperar { TO("mayor") }.
lesson-university = { CAP(THE("university")) }
lesson-university-text = Tu nuevo edificio recibe enseguida un { -worker }, sin esperar { TO("mayor") }.
lesson-governor = Una ronda nueva
lesson-governor-text = Todos los { -roles } vuelven a estar libres, y cada uno que nadie eligió tiene { A("coin") } más. { CAP(THE("governor")) } pasa a la izquierda: ahora ese jugador elige primero.
lesson-ending = La última ronda
lesson-ending-text = Esta es la última ronda. Con cada elección, pregúntate cuántos PV te da: un { -large-building } ocupado da más.
lesson-alone = El resto ya lo sabes
lesson-alone-text = Has visto lo más importante. Deja el puntero o un dedo sobre cualquier cosa para leer qué es. «{ board-what-may-i-do }» siempre ayuda. ¡Suerte!
