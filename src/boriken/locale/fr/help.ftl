### Ce que les commandes disent d’elles-mêmes. Voir en/help.ftl.

## Autour des textes

help-title-usage = Utilisation :
help-title-options = Options :
help-title-arguments = Arguments :
help-title-commands = Commandes :
help-word-options = OPTIONS
help-word-command = COMMANDE
help-word-file = FICHIER
help-word-text = texte
help-word-number = nombre
help-word-default = par défaut :
help-word-variable = variable :
help-word-required = obligatoire
help-word-words = CODE OU MOT

## Commandes

help-boriken = Le jeu de société Puerto Rico. Sans commande : un serveur sur cette machine, et le navigateur s’ouvre.
help-play = Jouer contre des bots ou des Puertomas dans le terminal.
help-replay = Rejouer une partie enregistrée et vérifier qu’elle mène exactement au résultat indiqué.
help-review = Revoir une partie enregistrée : qui menait et quand, ce qui l’a fait basculer, ce qui aurait été mieux.
help-rules = Montrer des règles par leur code ou par des mots qu’elles contiennent ; sans rien, tous les codes.
help-serve = Lancer un serveur pour des amis ou pour tout le monde.

## Options de plusieurs commandes

help-help = Afficher ce message et quitter.
help-version = Afficher la version, et si c’est la version compilée.
help-edition = Les règles : { $editions }. Par défaut 1897, ou special avec des Puertomas.
help-players = Le nombre de joueurs, Puertomas compris : de { $fewest } à { $most }.
help-governor = La place du premier Gouverneur, à partir de 0, ou { $random }.
help-solo = Une personne contre deux Puertomas.
help-puertomas = Combien de ces joueurs sont des Puertomas.
help-difficulty = La force des Puertomas : { $difficulties }.
help-expansions = Extensions, séparées par des virgules : { $expansions }.
help-variants = Variantes, séparées par des virgules : { $variants }.
help-draft = Qui fait le draft des bâtiments : { $drafts }. Par défaut, les joueurs.
help-buildings = Les bâtiments du draft, séparés par des virgules, pour --draft given.
help-voluntary = Demander avant chaque gain que l’on peut refuser, au lieu de le prendre.
help-house-rules = Permettre les extensions de l’édition spéciale avec d’autres règles.
help-language = La langue : { $languages }. Par défaut, celle que donnent { $variables }, sinon l’anglais.
help-seed = La même graine redonne la même partie.
help-json = Afficher du JSON pour des programmes.
help-file = Une partie enregistrée, telle que play et simulate l’écrivent.

## play

help-play-seat = Votre place, à partir de 0.
help-play-name = Votre nom, pour l’enregistrement de la partie.
help-play-bot = Qui joue contre vous, séparés par des virgules : { $bots }.
help-play-save = À la fin, enregistrer la partie dans ce fichier.

## replay, review et rules

help-replay-moves = Afficher la partie coup par coup.
help-replay-position = Afficher la position après ce nombre de coups.
help-review-simulations = Combien de temps examiner chaque décision ; plus longtemps, c’est plus sûr, mais plus lent.
help-rules-words = Des codes comme CAP-4, ou des mots.
help-rules-edition = De quelle édition sont les noms et les règles : { $editions }.

## serve

help-serve-host = L’adresse d’écoute ; 0.0.0.0 pour tout le réseau.
help-serve-port = Le port d’écoute ; 0 pour n’importe quel port libre.
help-serve-database-url = sqlite:///FILE ou postgresql://USER:PASSWORD@HOST/NAME ; par défaut, un fichier à vous.
help-serve-redis-url = redis://HOST:PORT, si plusieurs processus partagent une base de données.
help-serve-origin = Une autre origine dont les pages peuvent utiliser le serveur, comme https://play.example.org.
help-serve-trust-proxy = Se fier à X-Forwarded-For et -Proto.
help-serve-rate-limits = Limiter ce qu’une personne ou une adresse peut demander.
help-serve-bot-processes = Le nombre de processus où réfléchissent les bots.
help-serve-bot-pause = Les secondes pendant lesquelles un bot semble réfléchir à un personnage ; moins pour le reste.
help-serve-bot-budget = Les secondes qu’un bot a pour réfléchir.
help-serve-log-format = Le journal : console ou json.
help-serve-browser = Ouvrir le navigateur.

## Plaintes

help-no-such-option = L’option { $option } n’existe pas.
help-missing = Il manque : { $option }.
help-needs-value = L’option { $option } ne s’emploie pas ainsi : voir --help.
help-bad-value = La valeur de { $option } n’est pas possible : voir --help.
help-bad-words = Ce n’est pas une commande, ou il y a un mot de trop : voir --help.
help-no-text = L’entrée n’est pas du texte UTF-8 : { $detail }
help-too-deep = L’entrée est imbriquée trop profondément pour être lue.
