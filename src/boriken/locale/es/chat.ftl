### Lo que se dice del chat de una mesa, en español: errores, reacciones, el chat de la mesa web. Se carga cuando hace falta.
### Estilo como en table.ftl.

## Errores. $most: un número

error-chat-off = El anfitrión ha desactivado el chat.
error-chat-of-seats = Aquí solo pueden escribir quienes se sientan a esta mesa.
error-nothing-said = No hay nada que leer en ese mensaje.
error-no-message = Ese mensaje ya no está.
error-own-message = Ese mensaje es tuyo.
error-too-many-hidden = Ya has ocultado a { $most } personas: antes vuelve a mostrar a una.

## Reacciones: se dicen con un clic, y cada cual las lee en su idioma

reaction-hello = ¡Hola!
reaction-good-luck = ¡Buena suerte!
reaction-nice-move = ¡Buena jugada!
reaction-thanks = ¡Gracias!
reaction-sorry = ¡Perdón!
reaction-one-moment = Un momento…
reaction-ouch = ¡Ay!
reaction-good-game = ¡Buena partida!

## El chat de la mesa web. $player: un nombre

chat-title = Chat
chat-open = { $unread ->
    [0] Chat
    [one] Chat: { $unread } mensaje sin leer
   *[other] Chat: { $unread } mensajes sin leer
}
chat-log = Mensajes
chat-empty = Nadie ha escrito nada todavía.
chat-say = Tu mensaje
chat-send = Enviar
chat-reactions = Reacciones
chat-suggestions = A quién quieres mencionar
chat-introduce = Participar
# Junto al nombre de quien no tiene asiento
chat-watching = mira
chat-gallery = Estás mirando: quienes juegan lo leerán al acabar la partida.
chat-mentioned = { $player } te ha mencionado.
chat-read = Leer
chat-more = Sobre { $player }
chat-mute = Silenciar en esta mesa
chat-block = Bloquear en todas partes
chat-report = Denunciar
chat-reported = Denunciado a quien administra este servidor.
chat-choices = Opciones del chat
chat-talk = Quién puede escribir
chat-talk-choice = { $talk ->
    [everybody] Todo el mundo
    [seated] Solo quienes están en la mesa
   *[nobody] Nadie
}
chat-hidden = { $count ->
    [0] No has silenciado ni bloqueado a nadie.
   *[other] No ves los mensajes de:
}
chat-hidden-person = { $where ->
    [everywhere] { $player } (bloqueo total)
   *[here] { $player } (silencio en una mesa)
}
chat-show-again = Volver a mostrar
