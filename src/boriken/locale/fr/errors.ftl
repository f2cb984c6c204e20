### Ce qui n’a pas marché. Voir en/errors.ftl.

## Joindre le serveur

error-offline = Le serveur est injoignable. Vérifiez votre connexion.
error-not-here = Rien ne peut être joué ici pour l’instant.
error-malformed = Le serveur n’a pas compris la demande : { wrong }.
wrong = { $why ->
    [missing] « { $place } » manque
    [unknown] « { $place } » n’existe pas
    [whole] « { $place } » doit être un nombre entier
    [number] « { $place } » doit être un nombre
    [text] « { $place } » doit être un texte
    [switch] « { $place } » doit être true ou false
    [list] « { $place } » doit être une liste
    [object] « { $place } » doit être un objet
    [no_object] ce doit être un objet
    [least] « { $place } » doit valoir au moins { $limit }
    [most] « { $place } » doit valoir au plus { $limit }
    [short] « { $place } » est trop court (minimum { $limit })
    [long] « { $place } » est trop long (maximum { $limit })
    [choice] « { $place } » ne peut pas être « { $typed } », seulement { $known }
    [value] « { $place } » ne peut pas être « { $typed } »
    [not_a_bot] seule la place d’un bot a un bot (« { $place } »)
    [clock] le temps se donne en secondes par décision ou en jours (« { $place } »)
    [one_answer] il faut des actions ou une réponse, pas les deux
    [method] « { $place } » n’est pas possible à cette adresse
    [cut] elle s’est interrompue en route
    [between] quelque chose a répondu à sa place (« { $place } »)
    [json] ce n’est pas du JSON valide
   *[other] « { $place } » n’a pas la bonne forme
}
error-not-json = Une demande qui change quelque chose doit être en JSON (application/json).
error-too-large = C’est trop long : { $most } octets au plus.
error-too-many = { $seconds ->
    [one] Trop de demandes : attendez une seconde.
   *[other] Trop de demandes : attendez { $seconds } secondes.
}
error-other-site = Cette page appartient à un autre site, qui ne peut pas utiliser ce serveur.
error-nothing-here = Il n’y a rien à cette adresse.
error-no-such-file = Ce fichier n’existe pas.
error-no-such-rule = Cette règle n’existe pas.
error-no-such-lesson = Cette leçon n’existe pas.
error-key-used = Cette demande a déjà été envoyée avec un autre contenu. Rechargez la page et réessayez.

## Qui demande

error-no-guest = Dites-nous d’abord votre nom.
error-no-name = Un nom doit avoir au moins une lettre.
error-watching = Vous regardez la partie : prenez d’abord une place.
error-not-host = C’est réservé à l’hôte de la table ({ $player }).
error-no-seat = Vous n’avez pas de place à cette table.
error-banned = L’accès à ce serveur vous a été interdit.

## Ouvrir une table

error-unknown-edition = L’édition « { $typed } » n’existe pas : choisissez parmi { $known }.
error-unknown-expansion = L’extension « { $typed } » n’existe pas : choisissez parmi { $known }.
error-unknown-variant = La variante « { $typed } » n’existe pas : choisissez parmi { $known }.
error-unknown-draft = Le draft « { $typed } » n’existe pas : choisissez parmi { $known }.
error-unknown-difficulty = La difficulté « { $typed } » n’existe pas : choisissez parmi { $known }.
error-unknown-bot = Le bot « { $typed } » n’existe pas : choisissez parmi { $known }.
error-unknown-language = La langue « { $typed } » n’existe pas : choisissez parmi { $known }.

## Tables et places

error-no-table = Cette table n’existe pas, ou n’existe plus. Vérifiez le lien.
error-unreadable-table = Cette version de Boriken ne peut pas lire cette table.
error-no-such-seat = Cette place n’existe pas à cette table.
error-seated-already = Vous avez déjà une place à cette table.
error-seat-taken = Cette place est prise : choisissez-en une autre.
error-table-full = Toutes les places sont prises : vous pouvez regarder.
error-person-there = { $player } occupe cette place : libérez-la d’abord.
error-puertoma-seat = Un Puertoma fait partie du jeu : personne d’autre ne peut avoir sa place.
error-bot-seat = La place d’un bot ne peut pas changer de mains.
error-bot-there-already = Un bot joue déjà à cette place.
error-person-here = { $player } est à la table : un bot ne peut jouer que pour une personne absente.
error-away-too-short = { $minutes ->
    [one] { $player } était à la table il y a peu : attendez encore une minute.
   *[other] { $player } était à la table il y a peu : attendez encore { $minutes } minutes.
}
error-no-bot-there = Aucun bot ne joue à cette place.
error-bot-plays-already = Un bot joue déjà pour vous.
error-bot-plays = Un bot joue pour vous : reprenez d’abord votre place.
error-open-seats = Il reste des places libres : attendez des joueurs, ou mettez-y des bots.
error-bad-link = Ce lien de place n’est pas valable : demandez-en un nouveau.
error-old-link = Ce lien de place n’est plus valable : demandez-en un nouveau.
error-link-owner-left = Ce lien de place n’est plus valable : son propriétaire a quitté la table.
error-other-seat-here = Sur cet appareil, vous avez déjà une autre place à cette table.
error-not-first-device = Seul l’appareil qui a pris la place peut créer un nouveau lien vers elle.
error-too-many-devices = Votre place est déjà ouverte sur { $most } appareils : créez un nouveau lien pour la retirer des autres.
error-nobody-sits-there = Cette place n’est occupée par personne.
error-leads-already = Vous êtes déjà l’hôte de cette table.
error-used-up = Cela a été fait trop souvent à cette table : il ne reste qu’à continuer la partie.
error-too-many-tables = Vous êtes l’hôte de { $most } tables non terminées : terminez-en ou fermez-en d’abord une.
error-too-many-tables-of-address = { $most } tables non terminées ont été créées récemment depuis votre réseau : il faut d’abord en terminer ou en fermer une.

## Où en est la partie

error-not-begun = La partie n’a pas encore commencé.
error-begun-already = La partie a déjà commencé.
error-game-over = La partie est terminée.
error-not-over = La partie n’est pas encore terminée.
error-table-closed = La table est fermée.
error-no-entry = Il n’y a pas d’entrée { $seq } : la dernière est l’entrée { $last }.
error-not-begun-then = À l’entrée { $seq }, la partie n’avait pas commencé.
error-other-rules = Certains coups de cette partie suivent des règles que ce serveur n’a plus.

## Jouer

error-stale = La partie a avancé entre-temps. Regardez la table et choisissez de nouveau.
error-illegal = Les règles ne le permettent pas.
error-not-your-turn = Ce n’est pas votre tour.
error-nothing-to-decide = Il n’y a rien à décider.
error-no-action = « { $typed } » n’est pas une action.{ $near ->
    [none] {""}
   *[other] {" "}Vouliez-vous dire { $near } ?
}
error-no-action-number = Il n’y a pas d’action { $typed } : les actions vont de 0 à { $last }.
error-not-in-answer = « { $typed } » ne fait pas partie d’une réponse.
error-hidden-first = Quelque chose de caché sera d’abord révélé : décidez du reste quand vous l’aurez vu.
error-turn-over = Votre tour se termine avant cela : choisissez moins d’actions.
error-no-advice = Il n’y a pas de conseils quand d’autres personnes jouent.
error-lesson-asks = La leçon demande autre chose pour l’instant : faites ce que dit son texte.
error-bad-position = Ce texte n’est pas une position : { $detail }

## Revenir en arrière

error-nothing-to-undo = Vous n’avez rien à annuler pour l’instant.
error-undo-own-only = À cette table, vous ne pouvez annuler que votre dernière décision, et ce n’est pas possible maintenant.
error-undo-asked = Quelqu’un demande déjà à revenir en arrière : répondez d’abord.
error-undo-asked-by-you = Vous l’avez déjà demandé.
error-nobody-asks = Personne ne demande à revenir en arrière.
error-agreed-already = Vous avez déjà accepté.

## Après la partie

error-course-later = Le déroulement d’une partie n’est montré qu’une fois la partie terminée.
error-review-later = Une partie ne peut être analysée qu’une fois terminée.
error-record-later = L’enregistrement contient ce qui est caché pendant la partie : vous pourrez l’avoir une fois la partie terminée.
error-analysis-later = Une partie ne peut être analysée qu’une fois terminée.
error-ratings-later = Le classement change quand une partie est terminée.

## Personnes. $player : un nom

error-no-person = Personne ici n’a de compte au nom de « { $player } ».
error-rated-needs-accounts = Les parties classées demandent un compte : créez-en un, ou choisissez une table non classée.
error-rated-needs-clock = Une partie classée demande une limite de temps, pour que personne ne puisse la bloquer.
error-rated-without-puertomas = Une partie avec des Puertomas ne peut pas être classée.
error-rated-goes-on = Une partie classée va jusqu’au bout. Vous pouvez la quitter, mais cela compte comme la dernière place.

## Le serveur ne peut pas maintenant

error-starting = Le serveur démarre : revenez dans un instant.
error-stopping = Le serveur s’arrête : revenez dans un instant.
error-database-lost = Le serveur ne peut pas joindre sa base de données : réessayez dans un instant.
error-disk-full = Le serveur n’a plus de place pour enregistrer cela : rien n’a changé, réessayez plus tard.
error-table-busy = La table est trop sollicitée : réessayez dans un instant.
error-too-many-reviews = Trop de parties sont en cours d’analyse : réessayez dans un moment.
error-review-failed = L’analyse n’a pas pu être terminée : réessayez dans un instant.
error-no-advice-now = Aucun conseil n’est disponible : réessayez dans un instant.
error-mistake = Une erreur s’est produite sur le serveur et a été consignée. Réessayez bientôt.
