### La página de inicio, las listas de mesas, los rivales y la sala donde una mesa espera. Modelo: en/start.ftl.

### --- Página de inicio -------------------------------------------------------------------------------------

start-tagline = Planta, construye, vende y despacha en una isla de 1897: el juego de mesa Puerto Rico, en tu navegador.
start-play = Jugar ya
start-play-help = Tres jugadores, reglas de 1897, sin expansiones.
start-opponents = Tus rivales
start-opponent = Rival { $number }
start-title = { $name } y los bots
start-learn = Aprender en 10 minutos
start-learn-help = Una primera partida en la que todo se explica cuando aparece.
start-solo = En solitario: Puertoma
start-solo-help = Tú contra dos Puertomas, rivales que siguen reglas fijas y muestran por qué hacen lo que hacen.
start-match = Partida rápida
start-match-help = Di a qué quieres jugar y encuentra a otras personas que quieren lo mismo.
start-friends = Jugar con amigos
start-friends-help = Abre una mesa, manda el enlace y juega en tiempo real o a lo largo de varios días.
start-more = Más opciones
start-more-help = Tres ediciones, seis expansiones, de 2 a 5 jugadores, bots más y menos fuertes.
start-mine = Tus mesas
start-mine-all = { $count ->
    [one] Tu mesa
   *[other] Todas tus mesas ({ $count })
}
start-rights = Boriken es un proyecto independiente, sin relación con el autor ni con las editoriales del juego.

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
tables-history = Tu historial
tables-search = Buscar por título o nombre
tables-more = Más mesas
table-your-turn = Te toca
# $when: a moment, such as "in 5 hours".
table-deadline = El tiempo se acaba { $when }
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
tables-group = { $group ->
    [turn] Te toca
    [running] Les toca a otros
    [waiting] Esperando jugadores
   *[over] Terminadas
}
table-result = { $rank ->
    [1] Ganaste con { $points } PV
   *[other] Puesto { $rank } de { $players } con { $points } PV
}
table-won-by = Ganó { $name } con { $points } PV
table-unread = { $unread ->
    [one] { $unread } mensaje nuevo
   *[other] { $unread } mensajes nuevos
}

## Los rivales

character-lola-help = Aprendió el juego la semana pasada y le encanta cada sorpresa.
character-ramon-help = Primero planta y luego se pregunta para qué.
character-mariana-help = Construye todo lo que le parece bonito.
character-eugenio-help = Juega entre café y café, y mientras tanto cuenta historias.
character-isabel-help = Se fía de su instinto, y casi siempre acierta.
character-rosendo-help = Nunca tiene prisa, y a veces da una cabezada.
character-celestina-help = No pierde nada de vista ni desperdicia nada.
character-roman-help = Planta mucho y llena los barcos.
character-trinidad-help = Vende caro y tiene siempre la bolsa llena.
character-baldomero-help = Invierte cada moneda en una gran ciudad.
character-carmela-help = Sabe lo que quieres antes que tú.
character-manuel-help = Cuenta todos los barriles, también los tuyos.
character-leonor-help = Espera en silencio y luego toma lo que te hacía falta.
character-salvador-help = Ha visto todas las aperturas y no ha olvidado ninguna.
character-amelia-help = Nadie en la isla le ha ganado dos veces seguidas.
opponents-experimental = Experimentales
opponents-experimental-help = Bots para hacer pruebas, sin personaje propio.

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

### --- El menú de una mesa, invitar --------------------------------------------------------------------------

invite-help = Quien abra este enlace puede unirse, o mirar cuando no queden asientos.
invite-watch-help = Quien abra este enlace puede mirar la partida.
device-help = Abre este enlace en otro dispositivo para jugar allí desde tu asiento. No lo compartas: quien lo tenga puede jugar por ti.
menu-part = { $part ->
    [invite] Invitar
    [device] Otro dispositivo
    [settings] Ajustes
   *[table] Mesa
}
menu-leave = Dejar la partida
menu-leave-help = Si la dejas, un bot juega por ti hasta que vuelvas.
facts-game = Partida
facts-histories = Historiales
facts-host = Anfitrión
facts-watching = Espectadores
host-title = Opciones del anfitrión
host-stand-in = Dejar jugar a un bot
host-stand-in-help = Un bot puede jugar por quien está ausente. Todos lo ven, y quien falta puede volver cuando quiera.
host-give-back = Devolver el asiento
host-hand-over = Nombrar anfitrión
host-link = Enlace al asiento
host-link-help = Envíaselo solo a { $player }: quien lo tenga juega en su asiento.
host-close = Cerrar la mesa
host-close-help = Si cierras la mesa, la partida se acaba para todos.
host-close-sure = Sí, cerrarla
menu-lead = Asumir el papel de anfitrión
menu-lead-help = { $host } no está. Al cabo de un rato puedes asumir el papel de anfitrión: dejar jugar a bots por quien falta, o cerrar la mesa.

### --- Ajustes -----------------------------------------------------------------------------------------------

settings-language = Idioma
settings-theme = Tema
settings-theme-choice = { $theme ->
    [light] Claro
    [dark] Oscuro
   *[auto] Del sistema
}
settings-speed = Animaciones
settings-speed-choice = { $speed ->
    [off] Desactivadas
    [fast] Rápidas
    [slow] Lentas
   *[normal] Normales
}
settings-volume = Sonidos
settings-volume-value = { $volume ->
    [0] Desactivados
   *[other] { $volume } %
}
settings-notify = Avisarme
settings-notify-help = El navegador te avisa cuando te toca y estás en otra pestaña.
settings-notify-refused = El navegador no permite avisos de esta página. Puedes cambiarlo en sus ajustes.
settings-quick = Jugar con un clic
settings-quick-help = Cuando basta un clic para decidir, la jugada vale enseguida, sin confirmar.
settings-ask = Preguntarme siempre
settings-ask-help = También cuando solo hay una respuesta sensata, como almacenar si no se pierde nada.
settings-forget = Borrar mis datos
settings-forget-help = Tu nombre desaparece de todas las mesas, los bots ocupan tus asientos y aquí ya no se reconoce este navegador. Lo jugado permanece, sin tu nombre. No se puede deshacer.
settings-forget-confirm = Borrar para siempre
settings-forget-keep = No borrar nada
