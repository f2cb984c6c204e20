### Quello che si dice della chat di un tavolo, in italiano: errori, reazioni, la chat del tavolo web. Si carica quando serve.
### Stile come in table.ftl.

## Errori. $most: un numero

error-chat-off = L’host ha disattivato la chat.
error-chat-of-seats = Qui può scrivere solo chi siede a questo tavolo.
error-nothing-said = In questo messaggio non c’è niente da leggere.
error-no-message = Questo messaggio non c’è più.
error-own-message = Questo messaggio è tuo.
error-too-many-hidden = Hai già nascosto { $most } persone: prima torna a mostrarne una.

## Reazioni: si dicono con un clic, e ciascuno le legge nella propria lingua

reaction-hello = Ciao!
reaction-good-luck = Buona fortuna!
reaction-nice-move = Bella mossa!
reaction-thanks = Grazie!
reaction-sorry = Scusate!
reaction-one-moment = Un momento…
reaction-ouch = Ahia!
reaction-good-game = Bella partita!

## La chat del tavolo web. $player: un nome

chat-title = Chat
chat-open = { $unread ->
    [0] Chat
    [one] Chat: { $unread } messaggio non letto
   *[other] Chat: { $unread } messaggi non letti
}
chat-log = Messaggi
chat-empty = Nessuno ha ancora scritto niente.
chat-say = Il tuo messaggio
chat-send = Invia
chat-reactions = Reazioni
chat-suggestions = Chi vuoi menzionare
chat-introduce = Partecipa
# Accanto al nome di chi non ha un posto
chat-watching = assiste
chat-gallery = Stai assistendo: chi gioca leggerà il messaggio a partita finita.
chat-mentioned = { $player } ti menziona.
chat-read = Leggi
chat-more = Su { $player }
chat-mute = Silenzia a questo tavolo
chat-block = Blocca ovunque
chat-report = Segnala
chat-reported = Segnalato a chi gestisce questo server.
chat-choices = Opzioni della chat
chat-talk = Chi può scrivere
chat-talk-choice = { $talk ->
    [everybody] Tutti
    [seated] Solo chi è al tavolo
   *[nobody] Nessuno
}
chat-hidden = { $count ->
    [0] Non hai silenziato né bloccato nessuno.
   *[other] Non vedi i messaggi di:
}
chat-hidden-person = { $where ->
    [everywhere] { $player } (blocco ovunque)
   *[here] { $player } (silenzio a un tavolo)
}
chat-show-again = Mostra di nuovo
