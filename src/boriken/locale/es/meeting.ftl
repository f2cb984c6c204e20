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
offline-start = Para jugar hace falta el servidor. Mientras tanto puedes leer las reglas y cómo se juega.
offline-learn = La partida guiada y las lecciones se juegan en el servidor. Esta página y las reglas se pueden leer sin él.

# Quick match. $count: people, you among them. $sizes: numbers of players.

match-title = Partida rápida
match-lead = Di qué te gustaría jugar. En cuanto haya bastante gente que quiera lo mismo, empieza la partida.
match-pace = Cuándo
match-pace-help = Quienes juegan juntos llevan el mismo ritmo.
match-pace-live = Ahora
match-pace-live-help = De una sentada, con 2 minutos para cada decisión.
match-pace-days = A lo largo de días
match-pace-days-help = Un día para cada decisión. No hace falta esperar en esta página.
match-players = Jugadores
match-players-help = Elige todos los números que te vayan bien: cuantos más, antes juegas.
match-seek = Buscar partida
match-waiting-title = Buscando jugadores
match-sizes = { $sizes } jugadores
match-waiting = { $count ->
    [one] De momento nadie más busca esta partida.
   *[other] { $count } personas buscan esta partida, contando contigo.
}
match-waiting-live = Quédate en esta página: a quien la deja ya no se le espera.
match-waiting-days = Puedes dejar esta página. Cuando empiece, la partida estará entre tus mesas.
match-offer = Llevas un rato esperando. Los bots pueden ocupar los asientos libres.
match-with-bots = Jugar con bots
match-agreed = La partida empieza en un momento.
match-stop = Dejar de buscar
match-found = Partida encontrada
