### Le Puertoma, l'adversaire automatique de l'édition spéciale, en français. Le modèle est en/puertoma.ftl.

### --- Son plateau ------------------------------------------------------------------------------------------

puertoma-name = Puertoma
puertoma-help = Un adversaire qui suit ses propres règles fixes : il ne réfléchit jamais, et vous pouvez toujours voir pourquoi il a fait ce qu'il a fait.
puertoma-fields-name = Champs
puertoma-fields-help = Deux places pour chaque sorte. Les { -plantations } dont tous les cercles sont remplis sont actives : elles produisent sans aucun bâtiment.
puertoma-level-name = Niveau { $level }
puertoma-level-help = Sa ville a quatre niveaux de deux places : le niveau d'un bâtiment est ce qu'il vaut en PV ; le niveau 4 est pour les { -large-buildings }.
puertoma-reserve-name = Marqueur de réservation
puertoma-reserve-help = Il est sur le { -large-building } que le Puertoma veut construire. Si un autre le construit, le marqueur passe à un autre bâtiment.
puertoma-ability-name = Capacité
puertoma-ability-help = Une par niveau, cachée jusqu'à son déblocage : avec le deuxième bâtiment de niveau 1, 2 ou 3, ou le premier de niveau 4.
puertoma-action-board-name = Plateau d'action
puertoma-action-board-help = Des flèches mènent du marqueur aux rôles que le Puertoma préfère ; le marqueur suit ce qu'il a pu faire.
puertoma-tie-break-name = Carte de départage
puertoma-tie-break-help = Elle départage des rôles ou des bâtiments équivalents : le premier rôle de sa liste, ou son numéro.
puertoma-scoring-area-name = Zone de score
puertoma-scoring-area-help = Ici se trouvent les { -quarries } et les { -workers } dont le Puertoma n'a pas l'usage ; à la fin, ils lui donnent des PV.
puertoma-profitable-name = Rentable
puertoma-profitable-help = Le Puertoma ne prend que des rôles qui lui rapportent tout de suite ; parmi eux, il suit le plateau d'action, puis les { -coins } sur les cartes, puis une carte de départage.

## Ce qui s'y trouve

puertoma-field = { NAME($good) } : { $workers } cercles remplis sur { $circles }
puertoma-field-free = { NAME($good) } : place libre
puertoma-place-free = Place libre
puertoma-locked = Bloquée
puertoma-lost = Perdue
puertoma-marker-here = Le marqueur est ici
puertoma-one-arrow = À une flèche
puertoma-card = Carte { $tie_break }
puertoma-cards-left = { $count ->
    [one] { $count } carte à piocher
   *[other] { $count } cartes à piocher
}
puertoma-reserved-by = Réservé par { $player }
puertoma-last = Ce qu'il vient de faire, et pourquoi
puertoma-now = S'il devait prendre un rôle maintenant
puertoma-would-take = { $count ->
    [one] Il prendrait : { NAMES($roles) }.
   *[other] Une carte de départage déciderait : { NAMES($roles) }.
}

## Avec les extensions

puertoma-with-new-buildings-help = Lors de la sélection, il pioche une carte de départage et compte les bâtiments selon leur coût.
puertoma-with-nobles-help = Quand les { -workers } sont répartis, il prend d'abord les { -nobles }. À la fin, chacun lui vaut 1 PV.
puertoma-with-buccaneer-help = Personne ne peut mettre un rôle de côté. Pour le Puertoma, la carte { NAME("buccaneer") } porte 2 { -coins } ; il choisit ce qui lui rapporte le plus.
puertoma-with-festival-help = Il préfère ce que demande un objectif ouvert, et s'attribue chaque objectif qu'il atteint.
puertoma-with-festival-cards-help = Il préfère ce que demande un objectif ouvert, et s'attribue chaque objectif qu'il atteint.
puertoma-with-achievements-help = Vous gardez quatre cartes sur six. Elles ne vous rapportent rien, mais celles que vous manquez donnent leurs PV à chaque Puertoma.

### --- Difficulté -------------------------------------------------------------------------------------------

difficulty-easy-name = Facile
difficulty-easy-help = Le Puertoma ne débloque que deux de ses quatre capacités.
difficulty-normal-name = Normal
difficulty-normal-help = Le Puertoma commence sans rien de spécial et peut débloquer ses quatre capacités.
difficulty-hard-name = Difficile
difficulty-hard-help = Le Puertoma commence avec sa première capacité débloquée et avec un bâtiment à lui.

### --- Ce qu'il fait, et pourquoi ---------------------------------------------------------------------------

event-puertoma-weighed = { $profitable ->
    [none] Aucun rôle n'est rentable, donc n'importe lequel convient
   *[other] Rentables : { NAMES($profitable) }
} ; { $near ->
    [none] aucune flèche n'y mène
   *[other] à une flèche : { NAMES($near) }
} ; le plus de { -coins } : { NAMES($richest) }{ $tie_break ->
    [0] .
   *[other]  ; la carte de départage { $tie_break } décide.
}
event-tie-break-drawn = { $wraps ->
    [yes] Carte de départage { $tie_break }, mais { $candidates } choix : on recompte depuis le premier, jusqu'au numéro { $number }.
   *[no] La carte de départage { $tie_break } désigne le numéro { $number } sur { $candidates }.
}
event-puertoma-reason = { $why ->
    [goal_building] Un objectif ouvert demande ce bâtiment.
    [highest_level] Le niveau { $count } est le plus haut qu'il puisse payer et où il ait une place.
    [reserved_building] Il peut payer le niveau 4, et son marqueur est là.
    [no_building] { $player } ne construit rien : il ne peut payer aucun bâtiment pour lequel il a une place.
    [highest_unmarked] Niveau { $count } : il pourrait payer le niveau 4, mais il n'y construit que ce qui est sous son marqueur de réservation.
    [no_marked_building] { $player } ne construit rien : il n'a de place qu'au niveau 4, et rien de ce qu'il peut y payer n'est sous son marqueur de réservation.
    [goal_plantation] Un objectif ouvert demande cette { -plantation }.
    [goal_barrel] Sur un objectif ouvert se trouve un { -barrel } de cette sorte, dont il n'a pas encore de { -plantation }.
    [second_of_kind] Il en a exactement une de cette sorte.
    [best_kind] C'est la meilleure sorte pour laquelle il a une place.
    [quarry_left] Aucune { -plantation } ne trouve de place.
    [no_tile] { $player } ne prend rien : aucune { -plantation } ne trouve de place, et il n'y a plus de { -quarries }.
    [goal_goods] Un objectif ouvert demande les marchandises de cette { -plantation }.
    [fewest_circles] C'est là qu'il manque le moins d'ouvriers : { $count }.
    [all_active] Toutes ses { -plantations } sont actives.
    [best_made] C'est la meilleure sorte qu'il ait produite et que la réserve ait encore.
    [best_sale] C'est la meilleure sorte qui rapporte au moins 1 { -coin }.
    [closing_sale] La { -trading-house } se remplit comme le demande un objectif ouvert.
    [no_sale] { $player } ne vend rien : rien de ce qu'il pourrait vendre ne rapporte 1 { -coin }.
    [most_barrels] Il ne pourrait charger davantage d'aucune sorte : { $count }.
    [departure] Le navire part comme le demande un objectif ouvert.
    [best_kept] La meilleure sorte reste.
    [raid_gain] Rien ne rapporte plus que « { NAME("buccaneer_raid") } » : { $count }.
    [loot_gain] Rien ne rapporte plus que « { NAME("buccaneer_loot") } » : { $count }.
    [piracy_gain] Rien ne rapporte plus que « { NAME("buccaneer_piracy") } » : { $count }.
    [head_start] Difficulté « { difficulty-hard-name } » : il l'a dès le début.
   *[random_draft] Il compte les bâtiments qui peuvent être ajoutés, selon leur coût.
}
event-action-moved = Le marqueur d'action avance : { NAME($card) }.
event-building-reserved = { $player } place son marqueur de réservation : { NAME($building) }.
event-reserve-lost = { $full ->
    [yes] { $player } retire son marqueur de réservation ({ NAME($building) }) : le niveau 4 est plein.
   *[no] { $player } perd le bâtiment réservé ({ NAME($building) }) : quelqu'un d'autre l'a construit.
}
event-ability-unlocked = { $player } débloque une capacité : { NAME($ability) }.
event-ability-used = { $points ->
    [0] Grâce à sa capacité « { NAME($ability) } ».
   *[other] { $player } reçoit { sum-points } grâce à sa capacité « { NAME($ability) } ».
}
event-workers-retired = { $player } place { piece-worker } dans sa zone de score.

### --- Capacités --------------------------------------------------------------------------------------------

ability-repeated-sale-name = Deuxième acheteur
ability-repeated-sale-help = Dans la { -trader-phase }, il peut vendre une sorte que la { -trading-house } a déjà.
ability-sale-coin-name = Meilleur prix
ability-sale-coin-help = Dans la { -trader-phase }, il reçoit 1 { -coin } de plus pour sa vente.
ability-building-worker-name = Équipe de chantier
ability-building-worker-help = Dans la phase du { NAME("builder") }, un { -worker } de la réserve vient avec chacun de ses bâtiments.
ability-stored-kind-name = Réserve pleine
ability-stored-kind-help = Après la { -captain-phase }, il garde tous les { -barrels } de sa meilleure sorte, et un de la suivante.
ability-building-coin-name = Subvention
ability-building-coin-help = Dans la phase du { NAME("builder") }, il reçoit 1 { -coin } avant de construire, même s'il ne peut pas construire.
ability-extra-barrel-name = Belle récolte
ability-extra-barrel-help = À la fin de la { -craftsman-phase }, il prend 1 { -barrel } de plus de la meilleure sorte qu'il a produite.
ability-kinds-coins-name = Variété
ability-kinds-coins-help = À la fin de la { -craftsman-phase }, il reçoit 1 { -coin } pour chaque sorte qu'il a produite.
ability-extra-worker-name = Un bras de plus
ability-extra-worker-help = À la fin de la { -mayor-phase }, il reçoit un { -worker } de plus de la réserve.
ability-plantation-barrel-name = Première récolte
ability-plantation-barrel-help = Dans la { -settler-phase }, 1 { -barrel } de sa sorte vient avec chaque { -plantation } qu'il prend.
ability-kinds-points-name = Assortiment complet
ability-kinds-points-help = Dans la { -captain-phase }, après le chargement, il reçoit 1 PV pour chaque sorte qu'il a encore.
ability-barrels-points-name = Liquidation
ability-barrels-points-help = Dans la { -captain-phase }, après le chargement, il livre jusqu'à deux { -barrels } de sa pire sorte pour 1 PV chacun.
ability-worker-coins-name = Prime d'embauche
ability-worker-coins-help = À la fin de la { -mayor-phase }, il reçoit 1 { -coin } pour chaque { -worker } qu'il a reçu.

### --- Score ------------------------------------------------------------------------------------------------

score-large-buildings = Grands bâtiments
score-retired-workers = Ouvriers dans la zone de score
score-quarries = Carrières dans la zone de score
score-full-kinds = Paires de { -plantations } actives
score-coins-and-barrels = { EDITION() ->
    [classic] Doublons
   *[other] Pesos
} et { -barrels }
score-missed-achievements = Exploits manqués
