### Ce qui se dit de la discussion à une table, en français : erreurs, réactions, la discussion de la table web. Chargé quand on en a besoin.
### Style comme dans table.ftl.

## Erreurs. $most : un nombre

error-chat-off = L’hôte a désactivé la discussion.
error-chat-of-seats = Seules les personnes assises à cette table peuvent écrire ici.
error-nothing-said = Il n’y a rien à lire dans ce message.
error-no-message = Ce message n’existe plus.
error-own-message = Ce message est le vôtre.
error-too-many-hidden = Vous avez déjà masqué { $most } personnes : réaffichez-en d’abord une.

## Réactions : dites d’un clic, chacun les lit dans sa langue

reaction-hello = Bonjour !
reaction-good-luck = Bonne chance !
reaction-nice-move = Bien joué !
reaction-thanks = Merci !
reaction-sorry = Pardon !
reaction-one-moment = Un instant…
reaction-ouch = Aïe !
reaction-good-game = Belle partie !

## La discussion de la table web. $player : un nom

chat-title = Discussion
chat-open = { $unread ->
    [0] Discussion
    [one] Discussion : { $unread } message non lu
   *[other] Discussion : { $unread } messages non lus
}
chat-log = Messages
chat-empty = Personne n’a encore rien écrit.
chat-say = Votre message
chat-send = Envoyer
chat-reactions = Réactions
chat-suggestions = Qui voulez-vous citer
chat-introduce = Participer
# À côté du nom de qui n’a pas de place
chat-watching = regarde
chat-gallery = Vous regardez : les joueurs le liront après la partie.
chat-mentioned = { $player } vous cite.
chat-read = Lire
chat-more = À propos de { $player }
chat-mute = Masquer à cette table
chat-block = Bloquer partout
chat-report = Signaler
chat-reported = Signalé aux responsables de ce serveur.
chat-choices = Options de la discussion
chat-talk = Autorisation d’écrire
chat-talk-choice = { $talk ->
    [everybody] Tout le monde
    [seated] Seulement les personnes à la table
   *[nobody] Personne
}
chat-hidden = { $count ->
    [0] Vous n’avez masqué ni bloqué personne.
   *[other] Vous ne voyez pas les messages de :
}
chat-hidden-person = { $where ->
    [everywhere] { $player } (partout)
   *[here] { $player } (à une table)
}
chat-show-again = Réafficher
