### Making a table: all choices, or the solo game at once.

solo-title = Partie en solo
solo-lead = Vous contre deux Puertomas, les adversaires automatiques de « { edition-special-name } ». Ils ne réfléchissent jamais : ils suivent leurs propres règles, et vous pouvez toujours voir pourquoi ils ont fait quelque chose.
solo-table-title = { $name } contre les Puertomas
solo-more-help = Des extensions, un seul Puertoma, ou des amis à vos côtés.
new-title = Nouvelle table
new-title-friends = Jouer entre amis
new-table-title = Nom de la table
new-table-title-example = Vendredi soir
new-default-title = Chez { $name }
new-open-help = Une place ouverte attend quelqu’un qui a le lien.
new-puertoma-help = Les Puertomas jouent après tous les autres ; il y en a deux au plus. Ils font partie de « { $edition } ».
new-not-with-puertomas = Indisponible avec des Puertomas.
new-belongs-to = Fait partie de « { $edition } ». Autorisez les règles maison pour l’utiliser ici.
new-only-with = Seulement avec « { $edition } ».
new-needs = Demande l’extension « { $expansion } ».
new-manners = Comment vous jouez ensemble
new-manners-help = La visibilité de la table, l’ordre des places, l’annulation, le temps de réflexion. Les choix par défaut conviennent à une partie entre amis.
new-buildings-cost = Coût { $coins }
new-buildings-taken = { $taken } sur { $spaces }
new-buildings-missing = Choisissez encore { COUNT("building", $count) }.
new-create = Ouvrir la table
new-create-help = Vous recevez ensuite un lien à envoyer.
new-start = Commencer la partie
new-start-help = Toutes les places sont prises : la partie commence aussitôt.

variant-cost-swap-help = { CAP(THE("university")) } coûte 7, { THE("factory") } 8.
variant-corn-start-help = Les joueurs qui commencent avec { SOME("corn") } ont 1 { -coin } de moins.
variant-jeweler-cap-help = { CAP(THE("jeweler")) } rapporte au plus 3 { -coins } par phase.
variant-villa-or-jeweler-help = Au draft, on ne peut prendre que l’un des deux.
variant-hacienda-or-forest-house-help = Au draft, on ne peut prendre que l’une des deux.
variant-achievement-draft-help = Au lieu d’en recevoir quatre au hasard, chacun garde une carte à la fois et passe les autres à gauche.
variant-errata-help = Selon les errata de l’édition spéciale : la fin est déclenchée dès qu’il n’y a plus de jetons PV, à n’importe quelle phase, et la seconde tuile due { TO("library") } ne reçoit pas d’{ -worker } { FROM("hospice") }.
option-edition-help = Les règles et les noms avec lesquels on joue.
option-players-help = Le nombre de joueurs, bots compris.
option-governor-help = Qui choisit le premier personnage de la partie.
option-ask-forced-help = On vous pose la question même quand vous n’avez qu’une possibilité.
option-expansions-help = Ce qui s’ajoute au jeu de base ; on peut en combiner plusieurs.
option-variants-help = De petits changements aux règles.
option-draft-help = Qui décide des bâtiments de la partie.
option-buildings-help = Les bâtiments avec lesquels on joue, si vous les choisissez vous-même.
option-house-rules-help = Autorise les extensions de l’édition spéciale dans les autres éditions.
option-order-help = Qui s’assied où, et donc qui commence.
option-undo-help = Peut-on reprendre un coup ?
option-clock-help = Le temps accordé à une décision ; passé ce délai, un bot joue jusqu’au retour du joueur.
option-rated-help = La partie change-t-elle le classement ? Chacun a besoin d’un compte et le temps est limité ; pas de conseils, et partir compte comme la dernière place.
option-visibility-help = La table est-elle visible de tous dans le salon ?
option-difficulty-help = La force du Puertoma.
draft-players-help = À tour de rôle, chaque joueur ajoute un bâtiment à la partie.
draft-chance-help = Le hasard décide des bâtiments de la partie.
draft-given-help = La personne qui ouvre la table choisit les bâtiments.
order-random-help = Les places sont tirées au sort au début de la partie.
order-fixed-help = Chacun reste à sa place ; on commence par la première.
undo-none-help = Ce qui est joué est joué.
undo-own-help = Vous pouvez reprendre votre dernière décision tant que personne d’autre n’a décidé et que rien de caché n’a été révélé.
undo-agree-help = Comme pour ses propres coups, et plus loin si tout le monde est d’accord.
clock-none-help = Chacun prend le temps qu’il lui faut.
clock-decision-help = Chaque décision a une limite de temps : pour jouer d’une traite.
clock-day-help = Chaque décision peut prendre des jours : pour jouer de temps en temps.
visibility-public-help = La table est dans le salon ; tout le monde peut la rejoindre ou regarder.
visibility-link-help = Il faut le lien pour trouver la table.

## Pourquoi une table ne peut pas être ainsi

error-one-seat-yours = Une seule place peut être la vôtre.
error-players = On ne peut pas jouer à { $count } : choisissez de { $fewest } à { $most } joueurs.
error-governor = La place { $seat } ne peut pas être Gouverneur ici : choisissez un numéro de 0 à { $last }, ou { $chance } pour un tirage au sort (SET-1).
error-seats-and-players = Le nombre de places ({ $seats }) ne convient pas à { COUNT("player", $count) }.
error-names-and-players = Le nombre de noms ({ $names }) ne convient pas à { COUNT("player", $count) }.
error-festival-or-cards = Les cartes Festival remplacent le Festival : choisissez l’un ou l’autre (CAR-1).
error-special-expansion = L’extension « { $expansion } » fait partie de l’édition spéciale : choisissez cette édition, ou autorisez les règles maison dans « { $edition } ».
error-variant-needs = La variante « { $variant } » demande l’extension « { $expansion } » ({ $rule }).
error-variant-of-edition = La variante « { $variant } » n’existe que dans « { $edition } » ({ $rule }).
error-variant-with-puertomas = Avec des Puertomas, la variante « { $variant } » n’existe pas (PUE-23).
error-nothing-drafted = Avec ces extensions, il n’y a pas de draft, donc rien à choisir (NEW-1).
error-buildings-given = On indique les bâtiments si, et seulement si, le draft est « given » (NEW-4).
error-not-draftable = « { $typed } » n’est pas un bâtiment que le draft peut proposer avec ces extensions (NEW-1).
error-kinds-of-cost = Bâtiments qui coûtent { $cost } : il en faut { $kinds }, et non { $count } (NEW-1).
error-pair-excluded = Un seul des deux bâtiments de la paire de « { NAME($building) } » peut être en jeu (VAR-4, VAR-5).
error-no-puertoma-plays = La difficulté concerne les Puertomas, et aucun ne joue (PUE-4).
error-humans-first = Il faut au moins une personne, et les Puertomas jouent après toutes les personnes (PUE-1).
error-puertomas = On ne peut pas jouer avec { $count ->
    [one] { $count } Puertoma
   *[other] { $count } Puertomas
} : { $most } au plus (PUE-1).
error-puertomas-of-special = Les Puertomas font partie de l’édition spéciale, pas de « { $edition } » (PUE-1).
error-governor-with-puertomas = Avec des Puertomas, la place 0 est Gouverneur de la manche 1 (PUE-1).
