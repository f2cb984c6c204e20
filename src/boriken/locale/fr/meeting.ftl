### Boriken as an app, without a network, and how people find each other: quick matches, invitations, series, time off.
### The browser loads this when it is needed.

# As an app

app-title = Application et mode hors ligne
app-install = Installer l’application
app-installed = Boriken est installé sur cet appareil.
app-install-apple = Pour ajouter Boriken à l’écran d’accueil, touchez Partager, puis « Sur l’écran d’accueil ».
app-install-menu = Le menu de votre navigateur peut permettre d’installer Boriken comme application.
app-keep = Rendre disponible hors ligne
app-keep-help = Cette page et les règles, dans cette langue, s’ouvrent sans connexion (environ 2 Mo).
app-keep-failed = L’enregistrement a échoué. Réessayez plus tard.

# Without a network

offline-title = Pas de connexion au serveur
offline-start = Il faut le serveur pour jouer. En attendant, vous pouvez lire les règles et apprendre à jouer.
offline-learn = La partie guidée et les leçons se jouent sur le serveur. Cette page et les règles se lisent sans lui.

# Quick match. $count: people, you among them. $sizes: numbers of players.

match-title = Partie rapide
match-lead = Dites à quoi vous aimeriez jouer. Dès qu’assez de personnes veulent la même chose, la partie commence.
match-pace = Rythme
match-pace-help = À une même table, tout le monde garde le même rythme.
match-pace-live = En temps réel
match-pace-live-help = D’une traite, avec 2 minutes par décision.
match-pace-days = Au tour par tour
match-pace-days-help = Un jour par décision. Inutile d’attendre sur cette page.
match-players = Joueurs
match-players-help = Choisissez tous les nombres qui vous conviennent : plus il y en a, plus vite vous jouez.
match-seek = Trouver une partie
match-waiting-title = Recherche de joueurs
match-sizes = { $sizes } joueurs
match-waiting = { $count ->
    [one] Personne d’autre ne cherche cette partie pour le moment.
   *[other] { $count } personnes cherchent cette partie, dont vous.
}
match-waiting-live = Restez sur cette page : si vous la quittez, la recherche s’arrête.
match-waiting-days = Vous pouvez quitter cette page. La partie sera parmi vos tables quand elle commencera.
match-offer = Vous attendez depuis un moment. Des bots peuvent prendre les places libres.
match-with-bots = Jouer avec des bots
match-agreed = La partie commence dans un instant.
match-stop = Arrêter la recherche
match-found = Partie trouvée
