### Ce que dit la table web, en français. Le modèle est en/table.ftl ; ce qui parle du jeu est dans game.ftl.
###
### Style : phrases courtes et simples, on vouvoie. Les boutons disent ce qui se passe.

### --- Partout ----------------------------------------------------------------------------------------------

app-name = Boriken
loading = Un instant…
close = Fermer
reload = Recharger
try-again = Réessayer
to-start = Accueil
skip-to-content = Aller au contenu
menu = Menu
your-name = Votre nom
guest-name = Sans nom
labelled = { $label } : { $text }

nav-label = Pages
nav-tables = Tables
nav-learn = Apprendre
nav-rules = Règles
nav-account = Compte

players-count = { COUNT("player", $count) }
base-game = { SMALL("base_game") }
time-seconds = { $count ->
    [one] { $count } seconde
   *[other] { $count } secondes
}
time-minutes = { $count ->
    [one] { $count } minute
   *[other] { $count } minutes
}
time-days = { $count ->
    [one] { $count } jour
   *[other] { $count } jours
}

unknown-title = Il n’y a rien ici
unknown-text = Cette adresse ne mène nulle part. Vérifiez qu’elle est bien écrite.

error-title = Cela n’a pas marché
error-page-not-loaded = Cette page n’a pas pu être chargée. Vérifiez votre connexion et rechargez-la.

### --- Réglages ---------------------------------------------------------------------------------------------

settings-title = Réglages

### --- Tables ------------------------------------------------------------------------------------------------

rated-yes = Change le classement
table-untitled = Table
table-problem-title = Cette table ne peut pas être ouverte
table-closed = { $host } a fermé cette table.

### --- Une nouvelle table -----------------------------------------------------------------------------------

new-seat = Place { $number }
new-seat-who = Place { $number } : qui s’assied ?

seat-you = Vous
seat-open = Ouverte à qui a le lien
seat-mine = { $name } (vous)
seat-with-level = { $name } ({ $level })
seat-guest = sans compte
seat-take = S’asseoir ici
seat-present = en ligne
seat-away = hors ligne

### --- Inviter -----------------------------------------------------------------------------------------------

invite-link = Lien
invite-copy = Copier le lien
invite-copied = Copié.
invite-share = Partager…
invite-qr = Le lien en code QR
seat-title = Vous prenez place
seat-problem-help = Le lien d’une place ne vaut que tant que sa table existe. Demandez-en un nouveau sur l’appareil où vous jouez.

### --- Pendant la partie ------------------------------------------------------------------------------------

stand-in-yours = { $bot } joue pour vous.
stand-in-return = Reprendre la main
banner-offline = Pas de connexion. Nouvelle tentative en cours ; rien n’est perdu.
banner-gone = Cette table n’existe plus.
title-your-turn = À vous
title-turn-of = C’est à { $name }

### --- Après la partie --------------------------------------------------------------------------------------

end-stamp = Fin de partie
end-table = Voir la table
end-over = La partie est terminée.
end-over-because = La partie est terminée : { $reason }.
end-count = Compter les points
end-back = Voir le résultat
