### Ce que la table web dit autour du jeu, en français. Le modèle est en/board.ftl.

## Les parties de la table

board-roles = Personnages
board-plantations = Tuiles disponibles
board-docks = Navires et { NAME("trading_house") }
board-supply = Réserve
board-market = Bâtiments disponibles
board-market-row = Rangée { $quarries } : { COUNT("quarry", $quarries) } au plus
board-goals = Objectifs { OF("festival") }
board-goal = Objectif { OF("festival") }
board-mine = Votre plateau
board-island = Île
board-city = Ville
board-log = Journal
board-log-earlier = Plus ancien
board-log-newest = Le plus récent
board-log-empty = Le déroulement de la partie s’inscrit ici.
board-since = Depuis votre dernier tour
board-since-played = { $count ->
    [one] En votre absence, { $bot } a pris une décision pour vous.
   *[other] En votre absence, { $bot } a pris { $count } décisions pour vous.
}
board-since-moves = { $count ->
    [one] Un coup.
   *[other] { $count } coups.
}
board-since-watch = Revoir
board-since-read = Lire
board-since-skip = Passer
board-since-close = Continuer
board-decision = Votre décision
board-secrets = Vos cartes secrètes
board-parts = Parties de la table
board-tab-table = Table
board-tab-market = Marché
board-tab-mine = Moi
board-tab-others = Autres
board-tab-log = Journal
board-tab-study = Analyse

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
board-bot-plays = { $bot } joue pour { $player }
board-note-left = { $player } quitte la partie. { $bot } prend le relais.
board-note-clock = Le temps de { $player } est écoulé. { $bot } prend le relais.
board-note-host = { $player } n’est pas là : { $host } fait jouer { $bot }.
board-note-returned = { $player } est de retour et reprend la main.
board-note-given-back = { $host } rend sa place à { $player }.
board-note-lead = { $player } devient l’hôte de la table.
board-note-link = { $host } crée un nouveau lien vers la place de { $player }.
board-time-left = Temps restant

## À qui le tour, et combien il reste avant la fin

board-round = Manche { $round }
board-your-turn = À vous
board-turn-of = { $player } décide
board-to-move = décide
board-waiting = décide : { $what }
board-end = La fin est-elle proche ?
board-end-help = La partie se termine à la fin de la manche où s’épuise l’une de ces trois choses : les { -workers } de la réserve, les jetons PV ou les { PLURAL("city_space") } libres d’une ville.
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
board-undo-asked = { $player } demande à annuler :
board-undo-agree = D’accord
board-undo-refuse = Refuser
board-undo-asked-by-you = Vous demandez à annuler :
board-undo-withdraw = Retirer
board-undo-agreed = D’accord : { $players }
board-undo-missing = On attend encore : { $players }
board-undo-done = Tout le monde est d’accord : c’est annulé.
board-undo-refused = { $player } refuse d’annuler.
board-undo-withdrawn = { $player } ne demande plus à annuler.
board-undo-overtaken = { $player } a continué à jouer : rien n’est annulé.
board-prepare = Préparer votre coup
board-prepare-phase = { NAME(PHASE($card)) } :
board-prepare-place = placer comme proposé
board-prepare-storage = stocker comme proposé
board-prepare-place-own = placer comme vous l’avez prévu
board-prepare-storage-own = garder ce que vous avez choisi
board-prepare-arrange-place = Les placer vous-même
board-prepare-arrange-storage = Choisir ce que vous gardez
board-prepare-roles = Votre prochain { SMALL("role") } : choisissez-en plusieurs, par ordre de préférence. Vous prendrez le premier encore libre.
board-prepare-clear = Effacer
board-prepare-missed = Ce que vous aviez préparé n’est plus possible : { $what }.
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
board-prospect-sale = { NAME($good) } : { sum-coins }
board-prospect-mine = vous apporterait : { $gains }
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
    [0] Vous gardez { board-storage-singles } de votre choix. Le reste est perdu.
    [1] Vous gardez tous les { -barrels } d’un seul type (entrepôt) et { board-storage-singles } d’un autre. Le reste est perdu.
   *[other] Vous gardez tous les { -barrels } de { COUNT("kind", $kinds) } (entrepôt) et { board-storage-singles } d’un autre. Le reste est perdu.
}
board-storage-singles = { COUNT("barrel", $barrels) }
board-storage-lost-count = { $count ->
    [one] { $count } perdu
   *[other] { $count } perdus
}
board-storage-lost = Perdu : { $what }
board-storage-all = Rien n’est perdu.
board-supplier-limit = { $count ->
    [one] { COUNT("kind", $count) } au plus.
   *[other] { COUNT("kind", $count) } différents au plus.
}
board-hand-left = { $count ->
    [0] Le compte y est.
    [-1] C’est un de trop.
    [-2] C’est deux de trop.
   *[other] Il manque encore { COUNT("coin", $count) }.
}
board-hand-rule = Chacun vaut 1 { -coin } ; un par ligne au plus.
board-hand-barrel = { CAP(A("barrel")) }
board-hand-person = Quelqu’un qui travaille pour vous
board-draft-chosen = choisi pour cette partie
board-draft-always = dans toutes les parties
board-draft-free = Emplacements libres
board-captain-mine = Vous avez
board-seating-left = { $count ->
    [0] Il n’y a plus personne à placer.
   *[other] Vous pouvez encore placer { piece-worker }.
}
board-raid-noble-leaves = Un { -noble } fait partie de ceux qui s’en vont

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

board-help-good = { $coins ->
    [0] Ne rapporte rien
   *[other] Se vend { COUNT("coin", $coins) }
} { TO("trading_house") }. Sur un navire, chaque { -barrel } vaut 1 PV.
board-help-tile = { $good ->
    [corn] Occupée, elle produit { SOME("corn") } sans aucun bâtiment.
   *[other] Si elle est occupée, ainsi qu’un bâtiment pour { THE($good) }, elle produit { SOME($good) }.
}
board-help-quarry = Occupée, elle réduit de 1 { -coin } le coût de vos bâtiments, dans la limite de leur rangée.
board-help-forest = Une tuile posée face cachée. Chaque paire réduit de 1 { -coin } le coût de vos bâtiments.
board-help-back = Une tuile face cachée.
board-help-coin = Sert à construire. À la fin, ne compte qu’en cas d’égalité.
board-help-chip = Les points de victoire de vos expéditions. Les jetons des autres sont secrets jusqu’à la fin.
board-help-worker = Les tuiles et les bâtiments n’ont d’effet qu’avec quelqu’un sur leurs { -circles }. Les inactifs attendent la prochaine { SMALL("phase mayor") }.
board-help-noble = Compte comme un { -worker }, change l’effet de certains bâtiments et vaut 1 PV à la fin.
board-help-governor = Choisit le premier personnage de la manche. La carte passe à gauche après chaque manche.
board-help-cargo-ship = Porte un seul type de marchandise ; deux navires ne portent jamais le même. Plein, il part à la fin { OF("phase captain") }.
board-help-trading-house = Achète quatre { -barrels }, tous de types différents. Une fois pleine, elle est vidée après { THE("phase trader") }.
board-help-worker-ship = Les joueurs se les partageront à la prochaine { SMALL("phase mayor") }. Ensuite, on en remet un par { -circle } vide des bâtiments, et au moins un par joueur.
board-pile-help = On y pioche de nouvelles tuiles après chaque { SMALL("phase settler") }. Quand la pile est vide, on mélange la { SMALL("discard_pile") }.
