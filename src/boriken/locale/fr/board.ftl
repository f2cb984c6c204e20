### Ce que la table web dit autour du jeu, en français. Le modèle est en/board.ftl.

## Les parties de la table

board-roles = Personnages
board-plantations = Tuiles à prendre
board-docks = Navires et { NAME("trading_house") }
board-supply = Réserve
board-market = Bâtiments à vendre
board-market-row = Rangée { $quarries } : { COUNT("quarry", $quarries) } au plus
board-goals = Objectifs { OF("festival") }
board-goal = Objectif { OF("festival") }
board-mine = Votre plateau
board-island = Île
board-city = Ville
board-log = Journal
board-log-earlier = Avant
board-since = Depuis votre dernier tour
board-since-watch = Revoir
board-since-close = Continuer
board-decision = Votre décision
board-secrets = Vos cartes secrètes
board-parts = Parties de la table
board-tab-table = Table
board-tab-market = Marché
board-tab-mine = Moi
board-tab-others = Autres
board-tab-log = Journal

## Ce qui s’y trouve

board-empty = vide
board-left = { $count ->
    [0] il n’en reste pas
   *[other] il en reste { $count }
}
board-owned = déjà à vous
board-met = accompli
board-costs = coûte { sum-coins }
board-building-figures = Coût imprimé { $cost } · { sum-points } · { COUNT("circle", $circles) } · { COUNT("quarry", $row) } au plus
board-occupied = occupée
board-unoccupied = { -circle } vide
board-workers-of = { $workers } sur { $circles }
board-idle-workers = inactifs
board-gone = { $count } hors jeu
board-kidnapped = mis de côté
board-role-taken-by = choisi par { $player }
board-ship = { CAP(SMALL(SHIP($ship))) } : { $load } sur { $ship }, { $good }
board-ship-short = { CAP(SMALL(SHIP($ship))) }
board-load-cell = { $points ->
    [0] { NAME($good) } { ON(SHIP($ship)) } : impossible
   *[other] { NAME($good) } { ON(SHIP($ship)) } : { piece-barrel }, { sum-points }
}
board-pile = Tuiles face cachée
board-away = hors ligne
board-bot-plays = Un bot joue à sa place
board-time-left = Temps restant

## À qui le tour, et combien il reste avant la fin

board-round = Manche { $round }
board-your-turn = À vous
board-turn-of = { $player } décide
board-to-move = décide
board-waiting = décide : { $what }
board-end = La fin est-elle proche ?
board-end-help = La partie se termine avec la manche où s’épuise l’une de ces trois choses : les { -workers } de la réserve, les jetons PV ou les { PLURAL("city_space") } libres d’une ville.
board-end-workers = { piece-worker } dans la réserve
board-end-chips = { $count } PV dans la réserve
board-end-city = { $count ->
    [one] { COUNT("city_space", $count) } libre dans la ville la plus pleine
   *[other] { COUNT("city_space", $count) } libres dans la ville la plus pleine
}
board-last-round = Dernière manche !

## Décider

board-choose = Choisissez
board-confirm = Confirmer
board-sending = Un instant…
board-pass = Passer
board-undo = Annuler
board-undo-ask = Demander l’annulation
board-undo-asked = { $player } demande à reprendre un coup.
board-undo-agree = D’accord
board-undo-refuse = Non
board-what-may-i-do = Que puis-je faire ?
board-advice = Que feriez-vous ?
board-advice-thinking = Un bon joueur réfléchit…
board-advice-legend = Chances de gagner · points à la fin
board-rule = Règle
board-fewer = Un de moins
board-more = Un de plus
board-round-hint = Choisissez une { SMALL("role_card") }. Chacune montre ce qu’elle vous apporterait maintenant ; regardez-en une pour voir ce que les autres y gagneraient.
board-prospects = Ce que chacun y gagnerait maintenant
board-prospect-nothing = rien
board-prospect-buildings = { COUNT("building", $count) }
board-coins-left = { $coins ->
    [0] il ne reste rien
   *[other] il reste { COUNT("coin", $coins) }
}
board-place-left = { $count ->
    [0] Tout le monde a une place.
   *[other] { piece-worker } à placer
}
board-place-makes = Produirait :
board-place-propose = Proposer
board-place-before = Comme avant
board-place-clear = Tout retirer
board-storage-room = { $kinds ->
    [0] Vous gardez { board-storage-singles }.
    [1] Vous gardez tous les { -barrels } d’un type, et { board-storage-singles } de plus.
   *[other] Vous gardez tous les { -barrels } de { COUNT("kind", $kinds) }, et { board-storage-singles } de plus.
}
board-storage-singles = { COUNT("barrel", $barrels) }
board-storage-lost = Perdu : { $what }
board-storage-all = Rien n’est perdu.
board-supplier-limit = { $count ->
    [one] { COUNT("kind", $count) } au plus.
   *[other] { COUNT("kind", $count) } différents au plus.
}
board-hand-left = { $count ->
    [0] Cela suffit.
    [-1] C’est un de trop.
    [-2] C’est deux de trop.
   *[other] Il manque encore { $count }.
}
board-seating-left = { $count ->
    [0] Il n’y a plus personne à placer.
   *[other] Vous pouvez encore placer { piece-worker }.
}
board-raid-noble-leaves = Un { -noble } est parmi ceux qui partent

## Plusieurs événements en une ligne du journal

board-log-produced = { $player } produit { $what }.
board-log-produced-you = Vous produisez { $what }.
board-log-staffed = { $player } place ses { -workers } : { $what }.
board-log-staffed-you = Vous placez vos { -workers } : { $what }.
board-log-place = { SMALL(TILE($place)) }{ $count ->
    [1] {""}
   *[other] {" "}({ $count })
}
board-log-stored = { $kept ->
    [none] { $player } perd { $lost }.
   *[other] { $player } garde { $kept }{ $lost ->
        [none] .
       *[other] {" "}et perd { $lost }.
    }
}
board-log-stored-you = { $kept ->
    [none] Vous perdez { $lost }.
   *[other] Vous gardez { $kept }{ $lost ->
        [none] .
       *[other] {" "}et perdez { $lost }.
    }
}
board-log-sent = { $player } charge { $what } sur le navire { OF("small_wharf") }.
board-log-sent-you = Vous chargez { $what } sur le navire { OF("small_wharf") }.
board-log-delivered = { $player } livre { $what }.
board-log-delivered-you = Vous livrez { $what }.
board-log-handed-over = { $player } cède { $what }.
board-log-handed-over-you = Vous cédez { $what }.
board-log-goal-drawn = Objectifs { OF("festival") } : { $what }.
board-log-drafted = { $player } ajoute à la partie : { $what }.
board-log-drafted-you = Vous ajoutez à la partie : { $what }.
board-log-drafted-nobody = Dans la partie : { $what }.

## Aide sur les pièces

board-help-good = Se vend { COUNT("coin", $coins) } { TO("trading_house") }. Sur un navire, chaque { -barrel } vaut 1 PV.
board-help-tile = { $good ->
    [corn] Occupée, elle produit { SOME("corn") } sans aucun bâtiment.
   *[other] Si elle est occupée, ainsi qu’un bâtiment pour { THE($good) }, elle produit { SOME($good) }.
}
board-help-quarry = Occupée, elle rend vos bâtiments moins chers de 1 { -coin }, dans la limite de leur rangée.
board-help-forest = Une tuile posée face cachée. Chaque paire rend vos bâtiments moins chers de 1 { -coin }.
board-help-back = Une tuile face cachée.
board-help-coin = Pour les bâtiments. À la fin, ne compte qu’en cas d’égalité.
board-help-chip = Les points de victoire de vos expéditions. Les jetons des autres sont secrets jusqu’à la fin.
board-help-worker = Les tuiles et les bâtiments n’agissent qu’avec quelqu’un sur leurs { -circles }. Les inactifs attendent la prochaine { SMALL("phase mayor") }.
board-help-noble = Compte comme un { -worker }, change l’effet de certains bâtiments et vaut 1 PV à la fin.
board-help-governor = Choisit le premier personnage de la manche. La carte passe à gauche après chaque manche.
board-help-cargo-ship = Porte un seul type de marchandise ; deux navires ne portent jamais le même. Plein, il part à la fin { OF("phase captain") }.
board-help-trading-house = Achète quatre { -barrels }, tous de types différents. Une fois pleine, elle est vidée après { THE("phase trader") }.
board-help-worker-ship = Ceux-ci iront aux joueurs à la prochaine { SMALL("phase mayor") }. Puis on complète : un par { -circle } vide des bâtiments, et au moins un par joueur.
board-pile-help = On y pioche de nouvelles tuiles après chaque { SMALL("phase settler") }. Quand la pile est vide, on mélange la { SMALL("discard_pile") }.
