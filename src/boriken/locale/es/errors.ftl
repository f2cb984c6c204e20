### Qué ha fallado. Véase en/errors.ftl.

## Llegar al servidor

error-offline = No se puede conectar con el servidor. Comprueba tu conexión.
error-not-here = Ahora mismo aquí no se puede jugar nada.
error-malformed = El servidor no ha entendido la petición: { wrong }.
wrong = { $why ->
    [missing] falta «{ $place }»
    [unknown] «{ $place }» no existe
    [whole] «{ $place }» debe ser un número entero
    [number] «{ $place }» debe ser un número
    [text] «{ $place }» debe ser un texto
    [switch] «{ $place }» debe ser true o false
    [list] «{ $place }» debe ser una lista
    [object] «{ $place }» debe ser un objeto
    [no_object] debe ser un objeto
    [least] «{ $place }» debe ser como mínimo { $limit }
    [most] «{ $place }» debe ser como máximo { $limit }
    [short] «{ $place }» es demasiado corto (mínimo { $limit })
    [long] «{ $place }» es demasiado largo (máximo { $limit })
    [choice] «{ $place }» no puede ser «{ $typed }», solo { $known }
    [value] «{ $place }» no puede ser «{ $typed }»
    [not_a_bot] solo el asiento de un bot tiene un bot («{ $place }»)
    [clock] el tiempo se da en segundos por decisión o en días («{ $place }»)
    [one_answer] hay que dar acciones o una respuesta, no ambas
    [method] «{ $place }» no es posible en esta dirección
    [cut] se cortó a la mitad
    [between] otra cosa ha respondido en su lugar («{ $place }»)
    [json] no es JSON válido
   *[other] «{ $place }» no es como debería
}
error-not-json = Una petición que cambia algo debe ser JSON (Content-Type: application/json).
error-too-large = Es demasiado largo: { $most } bytes como máximo.
error-too-many = { $seconds ->
    [one] Demasiadas peticiones: espera un segundo.
   *[other] Demasiadas peticiones: espera { $seconds } segundos.
}
error-other-site = Esta página es de otro sitio, que no puede usar este servidor.
error-nothing-here = En esta dirección no hay nada.
error-no-such-file = Ese archivo no existe.
error-no-such-rule = Esa regla no existe.
error-no-such-lesson = Esa lección no existe.
error-key-used = Esta petición ya se envió antes con otro contenido. Recarga la página e inténtalo de nuevo.

## Quién lo pide

error-no-guest = Dinos primero tu nombre.
error-no-name = Un nombre necesita al menos una letra.
error-watching = Estás mirando: ocupa primero un asiento.
error-not-host = Solo { $player }, en el papel de anfitrión, puede hacer eso.
error-no-seat = No tienes asiento en esta mesa.
error-banned = Se te ha vetado el acceso a este servidor.

## Preparar una mesa

error-unknown-edition = No existe la edición «{ $typed }»: elige entre { $known }.
error-unknown-expansion = No existe la expansión «{ $typed }»: elige entre { $known }.
error-unknown-variant = No existe la variante «{ $typed }»: elige entre { $known }.
error-unknown-draft = No existe el draft «{ $typed }»: elige entre { $known }.
error-unknown-difficulty = No existe la dificultad «{ $typed }»: elige entre { $known }.
error-unknown-bot = No existe el bot «{ $typed }»: elige entre { $known }.
error-unknown-language = No existe el idioma «{ $typed }»: elige entre { $known }.

## Mesas y asientos

error-no-table = Esa mesa no existe o ya no está. Comprueba el enlace.
error-unreadable-table = Esta versión de Boriken no puede leer esta mesa.
error-no-such-seat = En esta mesa no existe ese asiento.
error-seated-already = Ya tienes un asiento en esta mesa.
error-seat-taken = Este asiento está ocupado: elige otro.
error-table-full = Todos los asientos están ocupados: puedes mirar.
error-person-there = Ahí está { $player }: libera antes el asiento.
error-puertoma-seat = Un Puertoma es parte del juego: nadie más puede ocupar su asiento.
error-bot-seat = El asiento propio de un bot no puede cambiar de manos.
error-bot-there-already = Ahí ya juega un bot.
error-person-here = { $player } está en la mesa: un bot solo puede jugar por quien está ausente.
error-away-too-short = { $minutes ->
    [one] { $player } estaba en la mesa hace un momento: espera un minuto más.
   *[other] { $player } estaba en la mesa hace poco: espera { $minutes } minutos más.
}
error-no-bot-there = Ahí no juega ningún bot.
error-bot-plays-already = Ya juega un bot por ti.
error-bot-plays = Un bot juega por ti: recupera antes tu asiento.
error-open-seats = Hay asientos libres: espera a más jugadores o llénalos con bots.
error-bad-link = Este enlace de asiento no es válido: pide uno nuevo.
error-old-link = Este enlace de asiento ya no es válido: pide uno nuevo.
error-link-owner-left = Este enlace de asiento ya no es válido: quien lo tenía ha dejado la mesa.
error-other-seat-here = En este dispositivo ya tienes otro asiento de esta mesa.
error-not-first-device = Solo el dispositivo que ocupó el asiento puede crear otro enlace.
error-too-many-devices = Tu asiento ya está en { $most } dispositivos: crea un enlace nuevo para quitarlo de los demás.
error-nobody-sits-there = Ahí no se sienta ninguna persona.
error-leads-already = El papel de anfitrión de esta mesa ya es tuyo.
error-used-up = Eso se ha hecho demasiadas veces en esta mesa: solo queda seguir jugando.
error-too-many-tables = Tienes { $most } mesas sin terminar: antes termina una partida o cierra una mesa.
error-too-many-tables-of-address = Desde tu red se han creado hace poco { $most } mesas que siguen sin terminar: antes hay que terminar o cerrar una.

## Dónde está la partida

error-not-begun = La partida todavía no ha empezado.
error-begun-already = La partida ya ha empezado.
error-game-over = La partida ha terminado.
error-not-over = La partida todavía no ha terminado.
error-table-closed = La mesa está cerrada.
error-no-entry = No existe la entrada { $seq }: la última es la { $last }.
error-not-begun-then = En la entrada { $seq } la partida no había empezado.
error-other-rules = Parte de esta partida se jugó con reglas que este servidor ya no tiene.

## Jugar

error-stale = Mientras tanto, la partida ha avanzado. Mira cómo está y elige de nuevo.
error-illegal = Las reglas no lo permiten.
error-not-your-turn = No es tu turno.
error-nothing-to-decide = No hay nada que decidir.
error-no-action = «{ $typed }» no es una acción.{ $near ->
    [none] {""}
   *[other] {" "}¿Querías decir { $near }?
}
error-no-action-number = No existe la acción { $typed }: las acciones van de 0 a { $last }.
error-not-in-answer = «{ $typed }» no es parte de una respuesta.
error-hidden-first = Antes se descubre algo oculto: decide el resto cuando lo hayas visto.
error-turn-over = Tu turno acaba antes: elige menos acciones.
error-no-advice = Cuando juegan otras personas no hay consejos.
error-lesson-asks = Ahora la lección pide otra cosa: haz lo que dice su texto.
error-bad-position = Este texto no es una posición: { $detail }

## Volver atrás

error-nothing-to-undo = Ahora no hay nada tuyo que se pueda deshacer.
error-undo-own-only = En esta mesa solo puedes deshacer tu última decisión, y ahora ni siquiera esa.
error-undo-asked = Alguien ya ha pedido deshacer: responde antes a eso.
error-undo-asked-by-you = Ya lo has pedido.
error-nobody-asks = Nadie pide deshacer.
error-agreed-already = Ya has aceptado.

## Después de la partida

error-course-later = El desarrollo de una partida se muestra cuando ha terminado.
error-review-later = Una partida se puede analizar cuando ha terminado.
error-record-later = El registro contiene lo que está oculto durante la partida: puedes descargarlo cuando haya terminado.
error-analysis-later = Una partida solo se puede analizar cuando ha terminado.
error-ratings-later = El rating cambia cuando termina la partida.

## Personas. $player: un nombre

error-no-person = Aquí nadie tiene una cuenta llamada «{ $player }».
error-rated-needs-accounts = Las partidas clasificatorias necesitan una cuenta: crea una o elige una mesa no clasificatoria.
error-rated-needs-clock = Una partida clasificatoria necesita un límite de tiempo, para que nadie pueda pararla.
error-rated-without-puertomas = Una partida con Puertomas no puede ser clasificatoria.
error-rated-goes-on = Una partida clasificatoria sigue hasta el final. Puedes dejarla, pero cuenta como último puesto.

## El servidor no puede ahora

error-starting = El servidor está arrancando: vuelve dentro de un momento.
error-stopping = El servidor se está apagando: vuelve dentro de un momento.
error-database-lost = El servidor no puede acceder a su base de datos: inténtalo dentro de un momento.
error-disk-full = El servidor no tiene espacio para guardarlo: no ha cambiado nada, inténtalo más tarde.
error-table-busy = La mesa está saturada: inténtalo dentro de un momento.
error-too-many-reviews = Se están analizando demasiadas partidas: inténtalo dentro de un rato.
error-review-failed = No se ha podido terminar el análisis: inténtalo dentro de un momento.
error-no-advice-now = Ahora no hay ningún consejo disponible: inténtalo dentro de un momento.
error-mistake = Algo ha fallado en el servidor y ha quedado registrado. Inténtalo dentro de poco.
