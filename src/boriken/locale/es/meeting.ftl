### Boriken as an app, without a network, and how people find each other: quick matches, invitations, series, time off.
### The browser loads this when it is needed.

# As an app

app-title = Aplicación y uso sin conexión
app-install = Instalar la aplicación
app-installed = Boriken está instalado en este dispositivo.
app-install-apple = Para añadir Boriken a la pantalla de inicio, toca Compartir y luego «Añadir a pantalla de inicio».
app-install-menu = El menú del navegador puede permitirte instalar Boriken como aplicación.
app-keep = Guardar para usar sin conexión
app-keep-help = Esta página y las reglas, en este idioma, se abren sin conexión (unos 2 MB).
app-keep-failed = Ahora no se ha podido guardar. Inténtalo más tarde.

# Without a network

offline-title = Sin conexión con el servidor
offline-start = Para jugar hace falta el servidor. Mientras tanto puedes leer las reglas y aprender a jugar.
offline-learn = La partida guiada y las lecciones se juegan en el servidor. Esta página y las reglas se pueden leer sin él.

# Quick match. $count: people, you among them. $sizes: numbers of players.

match-title = Partida rápida
match-lead = Di a qué te gustaría jugar. En cuanto haya bastante gente que quiera lo mismo, empieza la partida.
match-pace = Ritmo
match-pace-help = Quienes comparten mesa llevan el mismo ritmo.
match-pace-live = En tiempo real
match-pace-live-help = De una sentada, con 2 minutos para cada decisión.
match-pace-days = En varios días
match-pace-days-help = Un día para cada decisión. No hace falta esperar en esta página.
match-players = Jugadores
match-players-help = Elige todos los números que te vayan bien: cuantos más, antes juegas.
match-seek = Buscar partida
match-waiting-title = Buscando jugadores
match-sizes = { $sizes } jugadores
match-waiting = { $count ->
    [one] De momento nadie más busca esta partida.
   *[other] { $count } personas buscan esta partida, contándote a ti.
}
match-waiting-live = Quédate en esta página: si la dejas, la búsqueda se detiene.
match-waiting-days = Puedes dejar esta página. Cuando empiece, la partida estará entre tus mesas.
match-offer = Llevas un rato esperando. Los bots pueden ocupar los asientos libres.
match-with-bots = Jugar con bots
match-agreed = La partida empieza en un momento.
match-stop = Dejar de buscar
match-found = Partida encontrada
