### La page d’accueil, les listes de tables, les adversaires et la salle où une table attend. Le modèle est en/start.ftl.

### --- Page d’accueil ---------------------------------------------------------------------------------------

start-tagline = Plantez, bâtissez, vendez et expédiez sur une île, en 1897 : le jeu de société Puerto Rico, dans votre navigateur.
start-play = Jouer maintenant
start-play-help = À trois, avec les règles de 1897, sans extension.
start-opponents = Vos adversaires
start-opponent = Adversaire { $number }
start-title = { $name } et les bots
start-learn = Apprendre en 10 minutes
start-learn-help = Une première partie où tout est expliqué au bon moment.
start-solo = En solo : Puertoma
start-solo-help = Vous contre deux Puertomas, des adversaires qui suivent des règles fixes et montrent pourquoi ils font ce qu’ils font.
start-match = Partie rapide
start-match-help = Dites à quoi vous voulez jouer et retrouvez d’autres personnes qui veulent la même chose.
start-friends = Jouer entre amis
start-friends-help = Ouvrez une table, envoyez le lien, jouez en temps réel ou au tour par tour.
start-more = Plus d’options
start-more-help = Trois éditions, six extensions, de 2 à 5 joueurs, des bots plus ou moins forts.
start-mine = Vos tables
start-mine-all = { $count ->
    [one] Votre table
   *[other] Toutes vos tables ({ $count })
}
start-rights = Boriken est un projet indépendant, sans lien avec l’auteur ni les éditeurs du jeu.

### --- Listes de tables -------------------------------------------------------------------------------------

tables-title = Tables
tables-which = Quelles tables
tables-scope = { $scope ->
    [open] À rejoindre
    [playing] À regarder
   *[mine] Les vôtres
}
tables-scope-help = { $scope ->
    [open] Les tables publiques qui attendent des joueurs.
    [playing] Les parties publiques en cours.
   *[mine] Les tables où vous jouez ou que vous avez ouvertes.
}
tables-none = { $scope ->
    [open] Aucune table publique n’attend de joueurs. Ouvrez-en une !
    [playing] Aucune partie publique n’est en cours.
   *[mine] Vous n’avez pas encore de table.
}
tables-new = Nouvelle table
tables-history = Votre historique
tables-search = Chercher par titre ou nom
tables-more = Plus de tables
table-your-turn = À vous
# $when: a moment, such as "in 5 hours".
table-deadline = Temps écoulé { $when }
table-turn-of = C’est à { $name }
table-waiting = { $open ->
    [0] Prête à commencer
    [one] { $open } place libre
   *[other] { $open } places libres
}
table-status = { $status ->
    [over] Terminée
    [closed] Fermée
    [waiting] En attente de joueurs
   *[playing] En cours
}
tables-group = { $group ->
    [turn] À vous de jouer
    [running] Aux autres de jouer
    [waiting] En attente de joueurs
   *[over] Terminées
}
table-result = { $rank ->
    [1] Victoire avec { $points } PV
   *[other] { $rank }e sur { $players } avec { $points } PV
}
table-won-by = { $name } l’emporte avec { $points } PV
table-unread = { $unread ->
    [one] { $unread } nouveau message
   *[other] { $unread } nouveaux messages
}

## Les adversaires

character-lola-help = A appris le jeu la semaine dernière et adore les surprises.
character-ramon-help = Plante d’abord, et se demande ensuite pourquoi.
character-mariana-help = Construit tout ce qui lui semble joli.
character-eugenio-help = Joue entre deux cafés en racontant des histoires.
character-isabel-help = Se fie à son instinct, qui la trompe rarement.
character-rosendo-help = N’est jamais pressé, et s’assoupit parfois.
character-celestina-help = Garde un œil sur tout et ne gaspille rien.
character-roman-help = Plante beaucoup et remplit les navires.
character-trinidad-help = Vend cher et garde la bourse pleine.
character-baldomero-help = Met jusqu’à son dernier sou dans une ville grandiose.
character-carmela-help = Sait ce que vous voulez avant vous.
character-manuel-help = Compte tous les { -barrels }, les vôtres aussi.
character-leonor-help = Attend en silence, puis prend ce qu’il vous fallait.
character-salvador-help = A vu toutes les ouvertures et n’en a oublié aucune.
character-amelia-help = Personne sur l’île ne l’a battue deux fois de suite.
opponents-experimental = Expérimentaux
opponents-experimental-help = Des bots pour faire des essais, sans caractère propre.

### --- Avant la partie --------------------------------------------------------------------------------------

lobby-lead = { $open ->
    [0] Toutes les places sont prises. { $host } va lancer la partie.
    [one] { $host } a ouvert cette table. Une place est libre.
   *[other] { $host } a ouvert cette table. { $open } places sont libres.
}
lobby-lead-host = { $open ->
    [0] Toutes les places sont prises. Commencez quand vous voulez.
    [one] Une place est libre. Envoyez le lien.
   *[other] { $open } places sont libres. Envoyez le lien.
}
lobby-seats = Qui joue
lobby-join = Rejoindre
lobby-full = Toutes les places sont prises. Vous pouvez regarder : restez ici jusqu’au début de la partie.
lobby-start = Commencer la partie
lobby-start-fill = { $open ->
    [one] La place libre ira à un bot.
   *[other] Les { $open } places libres iront à des bots.
}
lobby-wait = { $host } va lancer la partie.
lobby-invite = Inviter
lobby-facts = La partie
lobby-leave = Quitter la table
lobby-close = Fermer la table

### --- Le menu d’une table, inviter --------------------------------------------------------------------------

invite-help = Toute personne qui ouvre ce lien peut rejoindre la table, ou regarder s’il n’y a plus de place.
invite-watch-help = Toute personne qui ouvre ce lien peut regarder la partie.
device-help = Ouvrez ce lien sur un autre appareil pour continuer à y jouer. Gardez-le pour vous : avec lui, n’importe qui peut jouer à votre place.
menu-part = { $part ->
    [invite] Inviter
    [device] Autre appareil
    [settings] Réglages
   *[table] Table
}
menu-leave = Quitter la partie
menu-leave-help = Si vous partez, un bot joue pour vous jusqu’à votre retour.
facts-game = Partie
facts-histories = Historiques
facts-host = Hôte
facts-watching = Spectateurs
host-title = Pour l’hôte
host-stand-in = Faire jouer un bot
host-stand-in-help = Un bot peut jouer pour une personne absente. Tout le monde le voit, et elle peut revenir à tout moment.
host-give-back = Rendre la place
host-hand-over = Nommer hôte
host-link = Lien vers la place
host-link-help = À n’envoyer qu’à { $player } : avec ce lien, n’importe qui peut jouer à sa place.
host-close = Fermer la table
host-close-help = Fermer la table met fin à la partie pour tout le monde.
host-close-sure = Oui, fermer la table
menu-lead = Devenir l’hôte
menu-lead-help = { $host } n’est pas là. Au bout d’un moment, vous pouvez devenir l’hôte : faire jouer des bots pour les absents, ou fermer la table.

### --- Réglages ----------------------------------------------------------------------------------------------

settings-language = Langue
settings-theme = Thème
settings-theme-choice = { $theme ->
    [light] Clair
    [dark] Sombre
   *[auto] Système
}
settings-speed = Animation des pièces
settings-speed-choice = { $speed ->
    [off] Désactivée
    [fast] Rapide
    [slow] Lente
   *[normal] Normale
}
settings-volume = Sons
settings-volume-value = { $volume ->
    [0] Coupés
   *[other] { $volume } %
}
settings-notify = M’avertir
settings-notify-help = Le navigateur vous avertit quand c’est à vous et que vous êtes dans un autre onglet.
settings-notify-refused = Le navigateur n’autorise pas les notifications de cette page. Vous pouvez changer cela dans ses réglages.
settings-quick = Coups en un clic
settings-quick-help = Quand un seul clic suffit à décider, il compte aussitôt, sans confirmation.
settings-ask = Tout me demander
settings-ask-help = Même ce qui n’a qu’une réponse sensée, comme le stockage quand rien n’est perdu.
settings-forget = Supprimer mes données
settings-forget-help = Votre nom disparaît de toutes les tables, des bots prennent vos places et ce navigateur n’est plus reconnu ici. Les parties jouées restent, sans votre nom. C’est irréversible.
settings-forget-confirm = Supprimer définitivement
settings-forget-keep = Conserver mes données
