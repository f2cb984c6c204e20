### Ce que la table web dit autour du jeu, en français. Le modèle est en/board.ftl.

## Les parties de la table

board-roles = Rôles
board-plantations = Tuiles à prendre
board-docks = Navires et { NAME("trading_house") }
board-supply = Réserve
board-market = Bâtiments à vendre
board-market-row = Rangée { $quarries } : les { -quarries } comptent jusqu'à { $quarries }
board-goals = Objectifs de la fête
board-goal = Un objectif de la fête
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

## Ce qui s'y trouve

board-empty = vide
board-left = { $count ->
    [one] il en reste { $count }
   *[other] il en reste { $count }
}
board-owned = déjà à vous
board-met = accompli
board-costs = coûte { sum-coins }
board-building-figures = Coût imprimé { $cost } · { sum-points } · { $circles ->
    [one] { $circles } cercle
   *[other] { $circles } cercles
} · les { -quarries } comptent jusqu'à { $row }
board-occupied = occupée
board-unoccupied = cercle vide
board-workers-of = { $workers } sur { $circles }
board-idle-workers = inactifs
board-gone = { $count } hors du jeu
board-kidnapped = mis de côté
board-role-taken-by = pris par { $player }
board-ship = Navire { $ship } : { $load } sur { $ship }, { $good }
board-ship-short = Navire { $ship }
board-load-cell = { $points ->
    [0] { NAME($good) } sur le navire { $ship } : impossible
   *[other] { NAME($good) } sur le navire { $ship } : { piece-barrel }, { sum-points }
}
board-pile = Tuiles face cachée
board-away = absent
board-bot-plays = Un bot joue à sa place
board-time-left = Temps restant

## À qui le tour, et combien il reste avant la fin

board-round = Manche { $round }
board-your-turn = À vous
board-turn-of = { $player } décide
board-to-move = décide
board-waiting = décide : { $what }
board-end = Combien il reste avant la fin
board-end-help = La partie finit avec la manche où s'épuise la première de ces choses : { -workers } pour le réapprovisionnement, jetons PV ou espaces libres dans une ville.
board-end-workers = { piece-worker } dans la réserve
board-end-chips = { $count } PV dans la réserve
board-end-city = { $count ->
    [one] { $count } espace libre dans la ville la plus pleine
   *[other] { $count } espaces libres dans la ville la plus pleine
}
board-last-round = Dernière manche !

## Décider

board-choose = Choisissez
board-confirm = Confirmer
board-sending = Un instant …
board-pass = Passer
board-undo = Annuler
board-undo-ask = Demander l'annulation
board-undo-asked = { $player } demande à reprendre un coup.
board-undo-agree = D'accord
board-undo-refuse = Non
board-what-may-i-do = Que puis-je faire ?
board-advice = Que feriez-vous ?
board-advice-thinking = Un bon joueur réfléchit …
board-advice-legend = Chances de gagner · points à la fin
board-rule = Règle
board-fewer = Un de moins
board-more = Un de plus
board-round-hint = Choisissez une carte de rôle. Chacune montre ce qu'elle vous apporterait maintenant ; regardez-en une pour voir ce qu'auraient les autres.
board-prospects = Ce que chacun aurait maintenant
board-prospect-nothing = rien
board-prospect-buildings = { $count ->
    [one] { $count } bâtiment
   *[other] { $count } bâtiments
}
board-coins-left = reste { $coins }
board-place-left = { $count ->
    [0] Tout le monde a une place.
   *[other] { piece-worker } à placer
}
board-place-makes = Produirait :
board-place-propose = Proposer
board-place-before = Comme avant
board-place-clear = Tout reprendre
board-storage-room = { $kinds ->
    [0] Vous pouvez garder { board-storage-singles }.
    [one] Vous gardez { $kinds } sorte entière, et { board-storage-singles } de plus.
   *[other] Vous gardez { $kinds } sortes entières, et { board-storage-singles } de plus.
}
board-storage-singles = { $barrels ->
    [one] { $barrels } { -barrel }
   *[other] { $barrels } { -barrels }
}
board-storage-lost = Perdu : { $what }
board-storage-all = Rien n'est perdu.
board-supplier-limit = { $count ->
    [one] Une sorte au plus.
   *[other] { $count } sortes différentes au plus.
}
board-hand-left = { $count ->
    [0] Cela suffit.
    [-1] C'est un de trop.
    [-2] C'est deux de trop.
   *[other] Il manque encore : { $count }
}
board-seating-left = { $count ->
    [0] Plus personne à placer.
   *[other] Encore { piece-worker } à placer.
}
board-raid-noble-leaves = Parmi les autres, un { -noble } part aussi

## Plusieurs événements en une ligne du journal

board-log-produced = { $player } produit { $what }.
board-log-produced-you = Vous produisez { $what }.
board-log-staffed = { $player } place du monde : { $what }.
board-log-staffed-you = Vous placez du monde : { $what }.
# One of them, with how many stand there
board-log-place = { NAME($place) }{ $count ->
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
board-log-sent = { $player } charge sur le navire de { NAME("small_wharf") } : { $what }.
board-log-sent-you = Vous chargez sur le navire de { NAME("small_wharf") } : { $what }.
board-log-delivered = { $player } livre { $what }.
board-log-delivered-you = Vous livrez { $what }.
board-log-handed-over = { $player } cède { $what }.
board-log-handed-over-you = Vous cédez { $what }.
board-log-goal-drawn = Objectifs de la fête : { $what }.
board-log-drafted = { $player } ajoute à la partie : { $what }.
board-log-drafted-you = Vous ajoutez à la partie : { $what }.
board-log-drafted-nobody = Dans le jeu : { $what }.

## Aide sur les pièces

board-help-good = Son prix à la { NAME("trading_house") } est de { $coins }. Sur un navire, chaque { -barrel } vaut 1 PV.
board-help-tile = { $good ->
    [corn] Avec un { -worker } dessus, elle produit { SMALL("corn") } sans aucun bâtiment.
   *[other] Avec un { -worker } dessus et un autre dans un bâtiment pour { SMALL($good) }, elle produit { SMALL($good) }.
}
board-help-quarry = Avec un { -worker } dessus, les bâtiments vous coûtent 1 de moins, dans la limite de leur rangée.
board-help-forest = Une tuile posée face cachée. Pour chaque paire, les bâtiments vous coûtent 1 de moins.
board-help-back = Une tuile face cachée.
board-help-coin = Pour les bâtiments. À la fin, ne compte qu'en cas d'égalité.
board-help-chip = Points de victoire des expéditions. Ceux des autres sont secrets jusqu'à la fin.
board-help-worker = Tuiles et bâtiments n'agissent qu'avec quelqu'un sur leurs cercles. Les inactifs attendent la prochaine { -mayor-phase }.
board-help-noble = Compte comme un { -worker }, change l'effet de certains bâtiments et vaut 1 PV à la fin.
board-help-governor = Prend le premier rôle de la manche. Après chaque manche, la carte passe à gauche.
board-help-cargo-ship = Porte une seule sorte de marchandise ; deux navires n'ont jamais la même. Plein, il part à la fin de la { -captain-phase }.
board-help-trading-house = Achète quatre { -barrels }, tous de sortes différentes. Pleine, elle est vidée après la { -trader-phase }.
board-help-worker-ship = Ils arrivent chez les joueurs à la prochaine { -mayor-phase }. Puis on complète : un par cercle vide sur les bâtiments, au moins un par joueur.
board-pile-help = De nouvelles tuiles en viennent après chaque { -settler-phase }. Quand elle est vide, on mélange les tuiles défaussées.
