### Lo que dice la mesa web, en español. El modelo es en/table.ftl; lo que habla del juego está en game.ftl.
###
### Estilo: frases breves y sencillas, de tú. Los botones dicen qué ocurre.

### --- En todas partes --------------------------------------------------------------------------------------

app-name = Boriken
loading = Un momento…
close = Cerrar
reload = Volver a cargar
try-again = Intentar de nuevo
to-start = A la página de inicio
skip-to-content = Ir al contenido
menu = Menú
your-name = Tu nombre
guest-name = Invitado

nav-label = Páginas
nav-tables = Mesas
nav-learn = Aprender
nav-rules = Reglas

players-count = { $count ->
    [one] { $count } jugador
   *[other] { $count } jugadores
}
base-game = juego básico
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
settings-theme = Claro u oscuro
settings-theme-choice = { $theme ->
    [light] Claro
    [dark] Oscuro
   *[auto] Como el sistema
}
settings-animation = Animar las jugadas
settings-animation-help = Lo que hacen los demás se ve en movimiento.
settings-sound = Sonido
settings-sound-help = Un sonido breve cuando te toca.
settings-notify = Avisarme
settings-notify-help = El navegador te avisa cuando te toca y estás mirando otra cosa.
settings-notify-refused = El navegador no permite avisos de esta página. Puedes cambiarlo en sus ajustes.
settings-quick = Un solo clic
settings-quick-help = Donde basta un clic, vale enseguida, sin confirmar.

### --- Página de inicio -------------------------------------------------------------------------------------

start-tagline = Planta, construye, vende y embarca en una isla de 1897: el juego de mesa Puerto Rico, en tu navegador.
start-play = Jugar ya
start-play-help = Tú y dos bots, reglas de 1897, sin expansiones.
start-title = { $name } y los bots
start-learn = Aprender en 10 minutos
start-learn-help = Una primera partida en la que todo se explica cuando aparece.
start-solo = En solitario: Puertoma
start-solo-help = Tú contra dos Puertomas, rivales que siguen reglas fijas y muestran por qué hacen lo que hacen.
start-friends = Jugar con amigos
start-friends-help = Abre una mesa, manda el enlace y jugad en vivo o a lo largo de varios días.
start-more = Más opciones
start-more-help = Tres ediciones, seis expansiones, de 2 a 5 jugadores, bots más y menos fuertes.
start-mine = Tus mesas
start-mine-all = { $count ->
    [one] Tu mesa
   *[other] Todas tus { $count } mesas
}
start-rights = Boriken es un proyecto independiente, sin relación con el autor ni los editores del juego.

solo-title = Partida en solitario
solo-lead = Tú contra dos Puertomas, los rivales automáticos de «{ edition-special-name }». Nunca piensan: siguen reglas propias, y siempre puedes ver por qué hicieron algo.
solo-table-title = { $name } contra los Puertomas
solo-more-help = Expansiones, un solo Puertoma, o amistades a tu lado.

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
   *[mine] Mesas en las que te sientas o que has abierto.
}
tables-none = { $scope ->
    [open] Ninguna mesa pública espera jugadores. ¡Abre una!
    [playing] Ahora no se juega ninguna partida pública.
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
new-not-with-puertomas = No junto a Puertomas.
new-special-only = Es de «{ edition-special-name }». Permite las reglas de la casa para usarla aquí.
new-special-variant = Solo con «{ edition-special-name }».
new-needs = Necesita la expansión { $expansion }.
new-manners = Cómo jugáis juntos
new-manners-help = Quién encuentra la mesa, el orden de los asientos, deshacer, el tiempo para pensar. Lo ya elegido va bien entre amigos.
new-buildings-cost = Coste { $coins }
new-buildings-taken = { $taken } de { $spaces }
new-buildings-missing = { $count ->
    [one] Falta elegir { $count } tipo de edificio.
   *[other] Falta elegir { $count } tipos de edificio.
}
new-create = Abrir la mesa
new-create-help = Después recibes un enlace para mandar.
new-start = Empezar la partida
new-start-help = Todos los asientos están ocupados: se empieza enseguida.

seat-you = Tú
seat-open = Abierto: quien tenga el enlace
seat-bot = Bot: { $bot }
seat-mine = { $name } (tú)
seat-with-level = { $name } ({ $level })
seat-take = Sentarse aquí
seat-present = presente
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
lobby-full = Todos los asientos están ocupados. Puedes mirar: quédate aquí hasta que empiece.
lobby-start = Empezar la partida
lobby-start-fill = { $open ->
    [one] El asiento libre es para un bot.
   *[other] Los { $open } asientos libres son para bots.
}
lobby-wait = Esperando a que { $host } empiece.
lobby-invite = Invitar
lobby-facts = A qué se juega
lobby-leave = Dejar la mesa
lobby-close = Cerrar la mesa

invite-help = Quien abra este enlace puede unirse, o mirar cuando no queden asientos.
invite-watch-help = Quien abra este enlace puede mirar la partida.
invite-link = Enlace
invite-copy = Copiar el enlace
invite-copied = Copiado.
invite-share = Compartir…
invite-qr = El enlace como código QR
device-help = Abre este enlace en otro dispositivo para jugar allí en tu asiento. No lo compartas: quien lo tenga puede jugar por ti.
seat-title = Ocupando tu asiento
seat-problem-help = El enlace de un asiento vale mientras exista su mesa. Pide uno nuevo en el dispositivo en que juegas.

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
facts-host = Anfitrión
facts-watching = Espectadores
host-title = Para el anfitrión
host-stand-in = Que juegue un bot
host-give-back = Devolver el asiento
host-close = Cerrar la mesa
host-close-help = Cerrar la mesa acaba la partida para todos.
host-close-sure = Cerrar de verdad
stand-in-yours = Un bot ({ $bot }) juega por ti.
stand-in-return = Seguir jugando
banner-offline = Sin conexión. Intentando volver; no se pierde nada.
banner-gone = Esta mesa ya no existe.
title-your-turn = Te toca
title-turn-of = Le toca a { $name }

### --- Después de la partida --------------------------------------------------------------------------------

end-title = Resultado
end-stamp = Fin
end-rounds = { $rounds ->
    [one] Tras { $rounds } ronda.
   *[other] Tras { $rounds } rondas.
}
end-reason = { $rounds ->
    [one] Tras { $rounds } ronda: { $reason }.
   *[other] Tras { $rounds } rondas: { $reason }.
}
end-winner = Victoria
end-rematch = Jugar otra vez
end-rematch-join = A la revancha
end-replay = Repetición
end-table = Ver la mesa
end-over = La partida ha terminado.
end-back = Al resultado
end-record = Descargar la partida
end-sheet = Puntos por origen
end-course = Cómo fue
end-chart = { $what ->
    [points] Puntos
    [barrels] Barriles
   *[coins] { EDITION() ->
        [classic] Doblones
       *[other] Monedas
    }
}
end-chart-round = Ronda { $round }

review-title = Análisis
review-offer = ¿Quién iba por delante y cuándo, qué decidió la partida y qué habría sido mejor? Un bot fuerte repasa cada decisión.
review-start = Analizar la partida
review-progress = Decisión { $done } de { $total } …
review-ready = El análisis está listo.
review-chances = Probabilidad de ganar
review-end = Final
review-turning-points = Momentos decisivos
review-no-turning-points = Ninguna decisión cambió por sí sola la partida.
review-mistakes = Errores, primero los peores
review-whose = ¿Errores de quién?
review-everybody = De todos
review-no-mistakes = Ningún error grave.
review-moment = Ronda { $round } · { $player }
review-played = Jugado
review-better = Mejor
review-cost = Costó un { $loss } de probabilidad de ganar.
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
replay-to-table = A la mesa
replay-nothing = La partida aún no ha empezado: no hay nada que repetir.

### --- Aprender ---------------------------------------------------------------------------------------------

learn-title = Aprender en 10 minutos
learn-lead = Cuatro ideas, siete roles y después una partida en la que alguien está a tu lado.
learn-aim = Qué quieres
learn-aim-text = Más puntos de victoria (PV) que nadie. Vienen de embarcar mercancías y de los edificios.
learn-roles = Un rol, actúan todos
learn-roles-text = Cuando te toca, tomas un rol. Todos lo realizan, pero tú primero y con una ventaja. Elige, pues, lo que te ayude más a ti que a los demás.
learn-chain = Cómo se hacen las mercancías
learn-chain-text = En una { -plantation } crece la cosecha, un edificio la convierte en mercancía, y ambos necesitan { -workers }. Solo el { SMALL("corn") } no necesita edificio.
learn-end = Cuándo acaba
learn-end-text = Con la ronda en que una ciudad se llena, o se agotan los { -workers } o las fichas de PV. Después cuentan también los edificios.
learn-seven-roles = Los siete roles
learn-game = Tu primera partida
learn-game-text = Dos rivales fáciles. Cada cosa se explica la primera vez que aparece. Tómate el tiempo que quieras.
learn-begin = Empezar
learn-table-title = Primera partida
learn-coach = Explicación
learn-next = Entendido
learn-stop = Sin más explicaciones

lesson-welcome = Te damos la bienvenida a la isla
lesson-welcome-text = Abajo está tu tablero: a la izquierda la isla para las { -plantations }, al lado la ciudad para los edificios. Arriba está lo que comparten todos. Empiezas con una { -plantation } y unas pocas { -coins }.
lesson-round = Toma un rol
lesson-round-text = Tienes que elegir un rol. Cada tarjeta dice qué te daría ahora a ti y a los demás. Las { -coins } que hay en una tarjeta son tuyas si la tomas. Para empezar, { NAME("settler") } o { NAME("builder") } es una buena elección.
lesson-settler = El { NAME("settler") }
lesson-settler-text = Todos toman una { -plantation } para su isla. Quien eligió el rol puede tomar en su lugar una { -quarry }, que abarata los edificios. Las mercancías distintas se venden mejor; el { SMALL("corn") } es lo más fácil de cultivar.
lesson-mayor = El { NAME("mayor") }
lesson-mayor-text = Todos reciben { -workers } y los ponen en los círculos, antiguos y nuevos, como quieran. Una loseta sin { -worker } no hace nada. Una mercancía necesita que trabajen su { -plantation } y su edificio.
lesson-builder = El { NAME("builder") }
lesson-builder-text = Todos pueden comprar un edificio. Los edificios valen PV al final y ayudan por el camino: unos hacen mercancías, otros dan { -coins }, otros cambian las reglas. Toca uno para leer qué hace.
lesson-craftsman = El { NAME("craftsman") }
lesson-craftsman-text = Todos reciben las mercancías que pueden producir, mientras haya en la reserva. Quien eligió el rol recibe una más. Piensa a quién favorece el rol siguiente: las mercancías se venden o se embarcan.
lesson-trader = El { NAME("trader") }
lesson-trader-text = Todos pueden vender una mercancía: el { SMALL("coffee") } da 4, el { SMALL("corn") } nada. La { NAME("trading_house") } tiene cuatro sitios y acepta cada mercancía una sola vez.
lesson-captain = El { NAME("captain") }
lesson-captain-text = Todos embarcan mercancías por 1 PV cada una, por turnos, hasta que nadie pueda. Un barco lleva una sola mercancía, y no hay dos barcos con la misma. Quien puede cargar debe hacerlo.
lesson-storage = Lo que queda
lesson-storage-text = Cuando nadie puede cargar más, lo que sobra se pierde. Conservas un solo { -barrel }, y más si tienes un almacén. Produce, pues, cuando se pueda embarcar.
lesson-hacienda = La { NAME("hacienda") }
lesson-hacienda-text = Te deja robar una { -plantation } boca abajo antes de tomar tu loseta: dos losetas en un turno.
lesson-hospice = El { NAME("hospice") }
lesson-hospice-text = Tu nueva loseta recibe enseguida un { -worker }, sin esperar al { NAME("mayor") }.
lesson-university = La { NAME("university") }
lesson-university-text = Tu nuevo edificio recibe enseguida un { -worker }, sin esperar al { NAME("mayor") }.
lesson-governor = Una ronda nueva
lesson-governor-text = Todos los roles han vuelto, y los que nadie tomó tienen una { SMALL("coin") } más. El { NAME("governor") } ha pasado a la izquierda: ahora elige primero ese jugador.
lesson-ending = La última ronda
lesson-ending-text = Esta es la última ronda. Pregúntate con cada elección cuántos PV trae: un edificio grande con un { -worker } trae más.
lesson-alone = El resto ya lo sabes
lesson-alone-text = Has visto lo más importante. Deja el puntero o un dedo sobre cualquier cosa para leer qué es. «{ board-what-may-i-do }» siempre ayuda. ¡Suerte!
