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

help-boriken = Le jeu de société Puerto Rico. Sans commande, un serveur démarre sur cette machine et le navigateur s’ouvre.
help-play = Jouer contre des bots ou des Puertomas dans le terminal.
help-replay = Rejouer une partie enregistrée et vérifier qu’elle mène exactement au résultat indiqué.
help-review = Revoir une partie enregistrée : qui menait et quand, ce qui l’a fait basculer, ce qui aurait été mieux.
help-rules = Montrer des règles par leur code ou par des mots qu’elles contiennent ; sans rien, tous les codes.
help-serve = Lancer un serveur pour des amis ou pour tout le monde.

## Options de plusieurs commandes

help-help = Afficher ce message et quitter.
help-version = Afficher la version, et si c’est la version compilée.
help-edition = L’édition : { $editions }. Par défaut 1897, ou special avec des Puertomas.
help-players = Le nombre de joueurs, Puertomas compris : de { $fewest } à { $most }.
help-governor = La place du premier Gouverneur, à partir de 0, ou { $random }.
help-solo = Une personne contre deux Puertomas.
help-puertomas = Combien de ces joueurs sont des Puertomas.
help-difficulty = La force des Puertomas : { $difficulties }.
help-expansions = Extensions, séparées par des virgules : { $expansions }.
help-variants = Variantes, séparées par des virgules : { $variants }.
help-draft = Qui fait le draft des bâtiments : { $drafts }. Par défaut, les joueurs.
help-buildings = Les bâtiments du draft, séparés par des virgules, pour --draft given.
help-voluntary = Demander avant chaque gain que l’on peut refuser, au lieu d’encaisser d’office.
help-house-rules = Permettre les extensions de l’édition spéciale avec les autres éditions.
help-language = La langue : { $languages }. Par défaut, celle que donnent { $variables }, sinon l’anglais.
help-seed = La même graine redonne la même partie.
help-json = Afficher du JSON pour des programmes.
help-file = Une partie enregistrée, telle que play et simulate l’écrivent.

## play

help-play-seat = Votre place, à partir de 0.
help-play-name = Votre nom, pour l’enregistrement de la partie.
help-play-bot = Vos adversaires, séparés par des virgules : { $bots }.
help-play-save = À la fin, enregistrer la partie dans ce fichier.

## replay, review et rules

help-replay-moves = Afficher la partie coup par coup.
help-replay-position = Afficher la position après ce nombre de coups.
help-review-simulations = Le nombre de simulations par décision ; plus il y en a, plus c’est sûr, mais plus c’est lent.
help-rules-words = Des codes comme CAP-4, ou des mots.
help-rules-edition = De quelle édition sont les noms et les règles : { $editions }.

## serve

help-serve-host = L’adresse d’écoute ; 0.0.0.0 pour tout le réseau.
help-serve-port = Le port d’écoute ; 0 pour n’importe quel port libre.
help-serve-unix-socket = Un fichier de socket où écouter au lieu d’un port, pour un proxy sur cette machine.
help-serve-base-path = Le chemin du serveur dans le site, comme /games.
help-serve-tls-certificate = Le fichier d’un certificat TLS, pour HTTPS sans proxy.
help-serve-tls-key = Le fichier de la clé de ce certificat.
help-serve-database-url = sqlite:///FICHIER ou postgresql://UTILISATEUR:MOT_DE_PASSE@HÔTE/NOM ; par défaut, un fichier dans votre dossier de données.
help-serve-redis-url = redis://HÔTE:PORT, si plusieurs processus partagent une base de données.
help-serve-origin = Une autre origine dont les pages peuvent utiliser le serveur, comme https://play.example.org.
help-serve-trusted-proxy = Proxys de confiance, par adresse ou réseau : eux seuls peuvent dire d’où vient une demande.
help-serve-rate-limits = Limiter ce qu’une personne ou une adresse peut demander.
help-serve-bot-processes = Le nombre de processus où réfléchissent les bots.
help-serve-bot-pause = Le temps, en secondes, qu’un bot semble passer à choisir un personnage ; moins pour le reste.
help-serve-bot-budget = Le temps de réflexion d’un bot, en secondes.
help-serve-notice-host = Une machine de votre réseau vers laquelle des notifications peuvent partir, comme votre serveur de discussion.
help-serve-metrics-address = HÔTE:PORT pour Prometheus ; par défaut, les mesures ne se lisent que si le serveur est réservé à cette machine.
help-serve-workers = Processus qui partagent le port et les tables ; à partir de deux, il faut PostgreSQL.
help-serve-link-address = HÔTE:PORT où les autres processus du serveur trouvent celui-ci ; port 0 pour n’importe quel port libre.
help-serve-public-url = L’adresse où se trouve le serveur, comme https://play.example.org, pour les liens des e-mails.
help-serve-smtp-url = smtp://UTILISATEUR:MOT_DE_PASSE@HÔTE:PORT, ou smtps://…, pour envoyer des e-mails ; par défaut, le serveur n’en envoie pas.
help-serve-mail-from = L’expéditeur des e-mails, comme table@example.org.
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
