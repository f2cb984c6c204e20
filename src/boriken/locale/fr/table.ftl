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

nav-label = Pages
nav-tables = Tables
nav-learn = Apprendre
nav-rules = Règles

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
unknown-text = Cette adresse ne mène nulle part. Il manque peut-être une lettre.

error-title = Cela n’a pas marché
error-page-not-loaded = Cette page n’a pas pu être chargée. Vérifiez votre connexion et rechargez-la.

### --- Réglages ---------------------------------------------------------------------------------------------

settings-title = Réglages
settings-language = Langue
settings-theme = Thème
settings-theme-choice = { $theme ->
    [light] Clair
    [dark] Sombre
   *[auto] Système
}
settings-animation = Animer les coups
settings-animation-help = Les coups des autres sont animés.
settings-sound = Son
settings-sound-help = Un son bref quand c’est à vous.
settings-notify = M’avertir
settings-notify-help = Le navigateur vous avertit quand c’est à vous et que vous êtes dans un autre onglet.
settings-notify-refused = Le navigateur n’autorise pas les notifications de cette page. Vous pouvez changer cela dans ses réglages.
settings-quick = Coups en un clic
settings-quick-help = Quand une décision tient en un clic, il compte aussitôt, sans confirmation.

### --- Page d’accueil ---------------------------------------------------------------------------------------

start-tagline = Plantez, bâtissez, vendez et expédiez sur une île de 1897 : le jeu de société Puerto Rico, dans votre navigateur.
start-play = Jouer maintenant
start-play-help = Vous et deux bots, les règles de 1897, sans extension.
start-title = { $name } et les bots
start-learn = Apprendre en 10 minutes
start-learn-help = Une première partie où tout est expliqué au bon moment.
start-solo = En solo : Puertoma
start-solo-help = Vous contre deux Puertomas, des adversaires qui suivent des règles fixes et montrent pourquoi ils font ce qu’ils font.
start-friends = Jouer entre amis
start-friends-help = Ouvrez une table, envoyez le lien, jouez en direct ou au tour par tour.
start-more = Plus d’options
start-more-help = Trois éditions, six extensions, de 2 à 5 joueurs, des bots plus ou moins forts.
start-mine = Vos tables
start-mine-all = { $count ->
    [one] Votre table
   *[other] Toutes vos tables ({ $count })
}
start-rights = Boriken est un projet indépendant, sans lien avec l’auteur ni les éditeurs du jeu.

solo-title = Partie en solo
solo-lead = Vous contre deux Puertomas, les adversaires automatiques de « { edition-special-name } ». Ils ne réfléchissent jamais : ils suivent leurs propres règles, et vous pouvez toujours voir pourquoi ils ont fait quelque chose.
solo-table-title = { $name } contre les Puertomas
solo-more-help = Des extensions, un seul Puertoma, ou des amis à vos côtés.

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

table-untitled = Table
table-your-turn = À vous
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
table-problem-title = Cette table ne peut pas être ouverte
table-closed = { $host } a fermé cette table.

### --- Une nouvelle table -----------------------------------------------------------------------------------

new-title = Nouvelle table
new-title-friends = Jouer entre amis
new-table-title = Nom de la table
new-table-title-example = Vendredi soir
new-default-title = Chez { $name }
new-seat = Place { $number }
new-open-help = Une place ouverte attend quelqu’un qui a le lien.
new-puertoma-help = Les Puertomas jouent après tous les autres ; il y en a deux au plus. Ils font partie de « { edition-special-name } ».
new-not-with-puertomas = Indisponible avec des Puertomas.
new-special-only = Fait partie de « { edition-special-name } ». Autorisez les règles maison pour l’utiliser ici.
new-special-variant = Seulement avec « { edition-special-name } ».
new-needs = Demande l’extension « { $expansion } ».
new-manners = Comment vous jouez ensemble
new-manners-help = Qui trouve la table, l’ordre des places, l’annulation, le temps de réflexion. Les choix par défaut conviennent à une partie entre amis.
new-buildings-cost = Coût { $coins }
new-buildings-taken = { $taken } sur { $spaces }
new-buildings-missing = Choisissez encore { COUNT("building", $count) }.
new-create = Ouvrir la table
new-create-help = Vous recevez ensuite un lien à envoyer.
new-start = Commencer la partie
new-start-help = Toutes les places sont prises : la partie commence aussitôt.

seat-you = Vous
seat-open = Ouverte, pour qui a le lien
seat-bot = Bot : { $bot }
seat-mine = { $name } (vous)
seat-with-level = { $name } ({ $level })
seat-take = S’asseoir ici
seat-present = en ligne
seat-away = hors ligne

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

invite-help = Toute personne qui ouvre ce lien peut rejoindre la table, ou regarder s’il n’y a plus de place.
invite-watch-help = Toute personne qui ouvre ce lien peut regarder la partie.
invite-link = Lien
invite-copy = Copier le lien
invite-copied = Copié.
invite-share = Partager…
invite-qr = Le lien en code QR
device-help = Ouvrez ce lien sur un autre appareil pour continuer à y jouer. Gardez-le pour vous : avec lui, n’importe qui peut jouer à votre place.
seat-title = Vous prenez place
seat-problem-help = Le lien d’une place ne vaut que tant que sa table existe. Demandez-en un nouveau sur l’appareil où vous jouez.

### --- Pendant la partie ------------------------------------------------------------------------------------

menu-part = { $part ->
    [invite] Inviter
    [device] Autre appareil
    [settings] Réglages
   *[table] Table
}
menu-leave = Quitter la partie
menu-leave-help = Si vous partez, un bot joue pour vous jusqu’à votre retour.
facts-game = Partie
facts-host = Hôte
facts-watching = Spectateurs
host-title = Pour l’hôte
host-stand-in = Faire jouer un bot
host-give-back = Rendre la place
host-close = Fermer la table
host-close-help = Fermer la table met fin à la partie pour tout le monde.
host-close-sure = Fermer vraiment
stand-in-yours = Un bot ({ $bot }) joue pour vous.
stand-in-return = Reprendre la main
banner-offline = Pas de connexion. Nouvelle tentative en cours ; rien n’est perdu.
banner-gone = Cette table n’existe plus.
title-your-turn = À vous
title-turn-of = C’est à { $name }

### --- Après la partie --------------------------------------------------------------------------------------

end-title = Résultat
end-stamp = Fin de partie
end-rounds = Après { COUNT("round", $rounds) }.
end-reason = Après { COUNT("round", $rounds) } : { $reason }.
end-winner = Victoire
end-rematch = Rejouer
end-rematch-join = Jouer la revanche
end-replay = Revoir
end-table = Voir la table
end-over = La partie est terminée.
end-back = Voir le résultat
end-record = Télécharger la partie
end-sheet = Points par source
end-course = Déroulement de la partie
end-chart = { $what ->
    [points] Points
    [barrels] { CAP(PLURAL("barrel")) }
   *[coins] { CAP(PLURAL("coin")) }
}
end-chart-round = Manche { $round }

review-title = Analyse
review-offer = Qui menait, et quand ? Qu’est-ce qui a fait basculer la partie, et qu’aurait-il mieux valu jouer ? Un bot très fort revoit chaque décision.
review-start = Analyser la partie
review-progress = Décision { $done } sur { $total }…
review-ready = L’analyse est prête.
review-chances = Chances de gagner
review-end = Fin
review-turning-points = Tournants
review-no-turning-points = Aucune décision n’a fait basculer la partie à elle seule.
review-mistakes = Erreurs, les pires d’abord
review-whose = Les erreurs de qui ?
review-everybody = De tout le monde
review-no-mistakes = Aucune erreur grave.
review-moment = Manche { $round } · { $player }
review-played = Joué
review-better = Mieux
review-cost = Ce coup a coûté { $loss } de chances de gagner.
review-swing = Chances pour { $player } : { $before } → { $after }
review-see = Revoir ce moment

replay-title = Revoir la partie
replay-back = Un coup en arrière
replay-forward = Un coup en avant
replay-play = Lecture
replay-pause = Pause
replay-slider = Moment de la partie
replay-place = Manche { $round } · coup { $move } sur { $of }
replay-share = Partager ce moment
replay-share-help = Ce lien montre la partie à ce moment précis.
replay-to-table = Retour à la table
replay-nothing = La partie n’a pas encore commencé : il n’y a rien à revoir.

### --- Apprendre --------------------------------------------------------------------------------------------

learn-title = Apprendre en 10 minutes
learn-lead = Quatre idées, sept personnages, puis une partie où quelqu’un se tient à vos côtés.
learn-aim = But du jeu
learn-aim-text = Marquez le plus de points de victoire (PV). Ils viennent des marchandises expédiées et des bâtiments.
learn-roles = Un personnage, tout le monde agit
learn-roles-text = À votre tour, vous choisissez un personnage. Tout le monde exécute son action, mais vous le faites en premier et avec un privilège. Choisissez donc ce qui vous aide plus que les autres.
learn-chain = D’où viennent les marchandises
learn-chain-text = Les récoltes poussent sur les { -plantations }, les bâtiments en font des marchandises, et il faut des { -workers } pour les unes comme pour les autres. Seul { THE("corn") } se passe de bâtiment.
learn-end = Fin de la partie
learn-end-text = La partie se termine avec la manche où une ville est pleine, ou bien où il n’y a plus assez d’{ -workers } ou de jetons PV. Les bâtiments comptent alors aussi.
learn-seven-roles = Les sept personnages
learn-game = Votre première partie
learn-game-text = Deux adversaires faciles. Chaque chose est expliquée la première fois qu’elle se présente. Prenez tout votre temps.
learn-begin = Commencer
learn-table-title = Première partie
learn-coach = Explication
learn-next = Compris
learn-stop = Arrêter les explications

lesson-welcome = Bienvenue sur l’île
lesson-welcome-text = En bas, votre plateau : à gauche l’île pour les { -plantations }, à côté la ville pour les bâtiments. Au-dessus, ce que tout le monde partage. Vous commencez avec une { -plantation } et quelques { -coins }.
lesson-round = Choisissez un personnage
lesson-round-text = Choisissez un personnage. Chaque carte dit ce qu’elle apporterait maintenant, à vous et aux autres. Les { -coins } posés sur une carte sont à vous si vous la choisissez. Pour commencer, { THE("settler") } ou { THE("builder") } est un bon choix.
lesson-settler = { CAP(THE("settler")) }
lesson-settler-text = Chacun prend une { -plantation } pour son île. Le joueur qui a choisi le personnage peut prendre à la place une { -quarry }, qui rend les bâtiments moins chers. Des types différents se vendent mieux ; { THE("corn") } est le plus simple à cultiver.
lesson-mayor = { CAP(THE("mayor")) }
lesson-mayor-text = Chacun reçoit des { -workers } et les place tous sur des { -circles }, les anciens comme les nouveaux. Une tuile sans { -worker } ne sert à rien. Pour produire une marchandise, il faut que sa { -plantation } et son bâtiment soient occupés.
lesson-builder = { CAP(THE("builder")) }
lesson-builder-text = Chacun peut acheter un bâtiment. Les bâtiments valent des PV à la fin et vous aident en chemin : les uns produisent des marchandises, d’autres rapportent des { -coins }, d’autres encore assouplissent les règles. Touchez-en un pour lire ce qu’il fait.
lesson-craftsman = { CAP(THE("craftsman")) }
lesson-craftsman-text = Chacun reçoit les marchandises qu’il peut produire, tant que la réserve suffit. Le joueur qui a choisi le personnage en reçoit une de plus. Voyez à qui profitera le prochain personnage : les marchandises se vendent ou s’expédient.
lesson-trader = { CAP(THE("trader")) }
lesson-trader-text = Chacun peut vendre une marchandise : { THE("coffee") } rapporte 4 { -coins }, { THE("corn") } rien. { CAP(THE("trading_house")) } a quatre cases et ne prend chaque type qu’une fois.
lesson-captain = { CAP(THE("captain")) }
lesson-captain-text = Chacun expédie des marchandises pour 1 PV chacune, à tour de rôle, jusqu’à ce que plus personne ne puisse charger. Un navire ne prend qu’un type, et deux navires ne prennent jamais le même. Si vous pouvez charger, vous devez le faire.
lesson-storage = Stockage
lesson-storage-text = Quand plus personne ne peut charger, les marchandises qui restent se perdent. Vous gardez un seul { -barrel }, davantage avec un entrepôt. Produisez donc quand on peut expédier.
lesson-hacienda = { CAP(THE("hacienda")) }
lesson-hacienda-text = Elle vous permet de piocher une { -plantation } face cachée avant de prendre votre tuile : deux tuiles en un tour.
lesson-hospice = { CAP(THE("hospice")) }
lesson-hospice-text = Votre nouvelle tuile reçoit aussitôt un { -worker }, sans attendre { THE("mayor") }.
lesson-university = { CAP(THE("university")) }
lesson-university-text = Votre nouveau bâtiment reçoit aussitôt un { -worker }, sans attendre { THE("mayor") }.
lesson-governor = Une nouvelle manche
lesson-governor-text = Tous les personnages sont de retour, et chacun de ceux que personne n’a choisis a reçu 1 { -coin }. La carte { NAME("governor") } est passée à gauche : c’est ce joueur qui choisit maintenant en premier.
lesson-ending = La dernière manche
lesson-ending-text = C’est la dernière manche. À chaque choix, demandez-vous combien de PV il rapporte : un { -large-building } occupé en rapporte davantage.
lesson-alone = Vous savez le reste
lesson-alone-text = Vous avez vu l’essentiel. Laissez le pointeur ou un doigt sur n’importe quoi pour lire ce que c’est. « { board-what-may-i-do } » aide toujours. Bonne chance !
