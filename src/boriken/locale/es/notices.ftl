notice-turn = { $table }: te toca.
notice-turn-group = { $table }: le toca a { $player }.
notice-time = { $table }: se te acaba el tiempo.
notice-time-group = { $table }: a { $player } se le acaba el tiempo.
notice-full = { $table }: la mesa está completa y la partida puede empezar.
notice-over = { $table }: la partida ha terminado.
notice-rematch = { $table }: hay revancha.
notice-mention = { $table }: te han mencionado en el chat.
notice-match = { $table }: se ha encontrado una partida y ha empezado.
notice-test = Así llegan los avisos.

# Los ajustes

notices-title = Avisos
notices-lead = Recibe un aviso cuando una mesa te espera, aunque la página esté cerrada.
notices-at-table-title = Avisos de esta mesa
notices-off = Todavía no recibes avisos: elige dónde recibirlos.
notices-on = Avisarme
notices-ways = Dónde
notices-push = En este dispositivo
notices-push-add = Activar en este dispositivo
notices-push-none = Este navegador no puede mostrar avisos con la página cerrada.
notices-push-refused = El navegador no permite avisos de esta página. Puedes cambiarlo en sus ajustes.
notices-webhook = En un chat, por webhook
notices-webhook-kind = Tipo
notices-webhook-address = Dirección del webhook
notices-webhook-add = Añadir
notices-webhook-json = JSON
notices-remove = Quitar
notices-test = Enviar una prueba
notices-test-sent = La prueba está en camino.
notices-kinds = Cuándo
notices-kind-turn = Me toca
notices-kind-time = Se me acaba el tiempo
notices-kind-full = La mesa está completa
notices-kind-over = La partida ha terminado
notices-kind-rematch = Empieza una revancha
notices-kind-mention = Alguien me menciona
notices-kind-match = Hay una partida para mí
notices-always = También mientras tengo la mesa abierta
notices-quiet = Horas de silencio
notices-quiet-start = Desde las
notices-quiet-end = Hasta las
notices-as-everywhere = Como en todas las mesas
notices-group = Para todo el grupo
notices-group-help = La mesa escribe en el chat del grupo a quién le toca, cuándo está completa y cuándo ha terminado la partida.

error-unknown-zone = No existe la zona horaria «{ $typed }».
error-bad-receiver = No se pueden enviar avisos a esta dirección: debe empezar por https:// y estar en Internet.
error-no-receiver = Esta dirección ya se ha quitado.
error-too-many-receivers = Los avisos pueden ir a { $most } direcciones como máximo: antes quita una.

# Notices by mail; $link: where one stops them

notice-mail-open = Abrir la mesa
notice-mail-why = Recibes este correo porque pediste que te avisáramos. Para no recibir más: { $link }
notices-mail = Por correo
notices-mail-add = Por correo a { $address }
notices-mail-none = Confirma una dirección de correo en tu cuenta para recibir allí los avisos.
unsubscribe-ask = ¿Quieres dejar de recibir avisos por correo?
unsubscribe-stop = No recibir más
unsubscribe-done = Ya no se envían avisos a esta dirección.
