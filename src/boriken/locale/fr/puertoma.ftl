### Le Puertoma, l’adversaire automatique de l’édition spéciale, en français. Le modèle est en/puertoma.ftl.

### --- Son plateau ------------------------------------------------------------------------------------------

puertoma-name = Puertoma
puertoma-help = Un adversaire qui suit ses propres règles : il ne réfléchit jamais, et vous pouvez toujours voir pourquoi il a fait ce qu’il a fait.
puertoma-fields-name = Île
puertoma-fields-help = Deux cases par type. Les { -plantations } dont tous les { -circles } sont occupés sont actives : elles produisent sans aucun bâtiment.
puertoma-level-name = Niveau { $level }
puertoma-level-help = Sa ville a quatre niveaux de deux cases : le niveau d’un bâtiment est ce qu’il vaut en PV ; le niveau 4 est celui des { -large-buildings }.
puertoma-reserve-name = Marqueur de réservation
puertoma-reserve-help = Il se trouve sur le { -large-building } que le Puertoma veut construire. Si quelqu’un d’autre construit ce bâtiment, le marqueur passe à un autre.
puertoma-ability-name = Capacité
puertoma-ability-help = Une par niveau, cachée tant qu’elle n’est pas débloquée : par le deuxième bâtiment du niveau 1, 2 ou 3, ou le premier du niveau 4.
puertoma-action-board-name = Plateau d’action
puertoma-action-board-help = Des flèches mènent du marqueur aux personnages que le Puertoma préfère ensuite ; le marqueur suit ce qu’il a pu faire.
puertoma-tie-break-name = Carte de départage
puertoma-tie-break-help = Elle départage des personnages ou des bâtiments équivalents : par le premier personnage de sa liste, ou par son numéro.
puertoma-scoring-area-name = Zone de score
puertoma-scoring-area-help = Les { -quarries } et les { -workers } dont le Puertoma n’a pas l’usage vont ici et lui donnent des PV à la fin.
puertoma-profitable-name = Rentable
puertoma-profitable-help = Le Puertoma ne choisit que des personnages qui lui rapportent quelque chose maintenant ; parmi eux, il suit le plateau d’action, puis les { -coins } sur les cartes, puis une carte de départage.

## Ce qui s’y trouve

puertoma-field = { NAME($good) } : { COUNT("circle", $workers) } { $workers ->
    [one] occupé
   *[other] occupés
} sur { $circles }
puertoma-field-free = { NAME($good) } : case libre
puertoma-place-free = Case libre
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
puertoma-last = Sa dernière action, et pourquoi
puertoma-now = S’il devait choisir un personnage maintenant
puertoma-would-take = { $count ->
    [1] Il choisirait { THE($roles) }.
   *[other] Une carte de départage déciderait : { NAMES($roles) }.
}

## Avec les extensions

puertoma-with-new-buildings-help = Au draft, il pioche une carte de départage et compte les bâtiments par coût.
puertoma-with-nobles-help = Il prend d’abord les { -nobles } { FROM("worker_ship") }. Chacun lui vaut 1 PV à la fin.
puertoma-with-buccaneer-help = Personne ne peut mettre un personnage de côté. Pour un Puertoma, { THE("buccaneer") } compte comme s’il portait 2 { -coins } ; il choisit l’option qui rapporte le plus.
puertoma-with-festival-help = Il préfère ce que demande un objectif encore ouvert, et remporte chaque objectif qu’il atteint.
puertoma-with-festival-cards-help = Il préfère ce que demande un objectif encore ouvert, et remporte chaque objectif qu’il atteint.
puertoma-with-achievements-help = Vous gardez quatre cartes sur six. Elles ne vous rapportent rien, mais chacune que vous manquez donne ses PV à chaque Puertoma.

### --- Difficulté -------------------------------------------------------------------------------------------

difficulty-easy-name = Facile
difficulty-easy-help = Le Puertoma ne débloque que deux de ses quatre capacités.
difficulty-normal-name = Normal
difficulty-normal-help = Le Puertoma commence sans rien de particulier et peut débloquer ses quatre capacités.
difficulty-hard-name = Difficile
difficulty-hard-help = Le Puertoma commence avec sa première capacité débloquée et un bâtiment à lui.

### --- Ce qu’il fait, et pourquoi ---------------------------------------------------------------------------

event-puertoma-weighed = { $profitable ->
    [none] Aucun personnage n’est rentable, donc tous conviennent
   *[other] Rentables : { NAMES($profitable) }
} ; { $near ->
    [none] aucune flèche n’y mène
   *[other] à une flèche : { NAMES($near) }
} ; le plus de { -coins } : { NAMES($richest) }{ $tie_break ->
    [0] .
   *[other] {" "}; la carte de départage { $tie_break } décide.
}
event-tie-break-drawn = { $wraps ->
    [yes] Carte de départage { $tie_break }, pour { $candidates } choix : on recommence à compter depuis le premier, jusqu’au numéro { $number }.
   *[no] La carte de départage { $tie_break } désigne le numéro { $number } sur { $candidates }.
}
event-puertoma-reason = { $why ->
    [goal_building] Un objectif ouvert demande ce bâtiment.
    [highest_level] Le niveau { $count } est le plus haut qu’il puisse payer et où il ait de la place.
    [reserved_building] Il peut payer le niveau 4, et son marqueur s’y trouve.
    [no_building] { $player } ne construit rien : il ne peut payer aucun bâtiment pour lequel il a de la place.
    [highest_unmarked] Niveau { $count } : il pourrait payer le niveau 4, mais il n’y construit que ce qui est sous son marqueur de réservation.
    [no_marked_building] { $player } ne construit rien : il n’a de place qu’au niveau 4, et ne peut pas payer ce qui est sous son marqueur de réservation.
    [goal_plantation] Un objectif ouvert demande cette { -plantation }.
    [goal_barrel] Un { -barrel } de ce type se trouve sur un objectif ouvert, et il n’avait pas cette { -plantation }.
    [second_of_kind] Il en avait exactement une de ce type.
    [best_kind] C’est le meilleur type pour lequel il a de la place.
    [quarry_left] Il n’a de place pour aucune { -plantation }.
    [no_tile] { $player } ne prend rien : il n’a de place pour aucune { -plantation }, et il n’y a plus de { -quarries }.
    [goal_goods] Un objectif ouvert demande les marchandises de cette { -plantation }.
    [fewest_circles] C’est là qu’il y avait le moins de { -circles } vides : { $count }.
    [all_active] Toutes ses { -plantations } sont actives.
    [best_made] C’est le meilleur type qu’il a produit et dont il reste dans la réserve.
    [best_sale] C’est le meilleur type qui rapporte au moins 1 { -coin }.
    [closing_sale] Cela remplit { THE("trading_house") }, comme le demande un objectif ouvert.
    [no_sale] { $player } ne vend rien : rien de ce qu’il pourrait vendre ne rapporte au moins 1 { -coin }.
    [most_barrels] C’est le type qu’il peut charger en plus grand nombre : { $count }.
    [departure] Le navire part, comme le demande un objectif ouvert.
    [best_kept] Il garde le meilleur type.
    [raid_gain] Rien ne rapporte plus que « { NAME("buccaneer_raid") } » : { $count }.
    [loot_gain] Rien ne rapporte plus que « { NAME("buccaneer_loot") } » : { $count }.
    [piracy_gain] Rien ne rapporte plus que « { NAME("buccaneer_piracy") } » : { $count }.
    [head_start] Difficulté « { difficulty-hard-name } » : il l’a dès le début.
   *[random_draft] Il compte par coût les bâtiments qui peuvent être ajoutés.
}
event-action-moved = Le marqueur d’action va { ON($card) }.
event-building-reserved = { $player } réserve { THE($building) }.
event-reserve-lost = { $full ->
    [yes] { $player } retire { FROM($building) } son marqueur de réservation : le niveau 4 est plein.
   *[no] { $player } perd le bâtiment réservé : quelqu’un d’autre a construit { THE($building) }.
}
event-ability-unlocked = { $player } débloque une capacité : { NAME($ability) }.
event-ability-used = { $points ->
    [0] Grâce à sa capacité « { NAME($ability) } ».
   *[other] { $player } reçoit { sum-points } grâce à sa capacité « { NAME($ability) } ».
}
event-workers-retired = { $player } place { piece-worker } dans sa zone de score.

### --- Capacités --------------------------------------------------------------------------------------------

ability-repeated-sale-name = Deuxième acheteur
ability-repeated-sale-help = Pendant { THE("phase trader") }, il peut vendre un type déjà présent { IN("trading_house") }.
ability-sale-coin-name = Meilleur prix
ability-sale-coin-help = Pendant { THE("phase trader") }, il reçoit 1 { -coin } de plus pour sa vente.
ability-building-worker-name = Équipe de chantier
ability-building-worker-help = Pendant { THE("phase builder") }, chacun de ses bâtiments arrive avec un { -worker } de la réserve.
ability-stored-kind-name = Entrepôt plein
ability-stored-kind-help = Après { THE("phase captain") }, il garde tous les { -barrels } de son meilleur type, et un du suivant.
ability-building-coin-name = Subvention
ability-building-coin-help = Pendant { THE("phase builder") }, il reçoit 1 { -coin } avant de construire, même s’il ne peut pas construire.
ability-extra-barrel-name = Belle récolte
ability-extra-barrel-help = À la fin { OF("phase craftsman") }, il prend un { -barrel } de plus du meilleur type qu’il a produit.
ability-kinds-coins-name = Variété
ability-kinds-coins-help = À la fin { OF("phase craftsman") }, il reçoit 1 { -coin } par type qu’il a produit.
ability-extra-worker-name = Renfort
ability-extra-worker-help = À la fin { OF("phase mayor") }, il reçoit un { -worker } de plus de la réserve.
ability-plantation-barrel-name = Première récolte
ability-plantation-barrel-help = Pendant { THE("phase settler") }, chaque { -plantation } qu’il prend arrive avec un { -barrel } de son type.
ability-kinds-points-name = Assortiment complet
ability-kinds-points-help = Pendant { THE("phase captain") }, après le chargement, il reçoit 1 PV par type qu’il a encore.
ability-barrels-points-name = Liquidation
ability-barrels-points-help = Pendant { THE("phase captain") }, après le chargement, il livre jusqu’à deux { -barrels } de son moins bon type pour 1 PV chacun.
ability-worker-coins-name = Prime d’embauche
ability-worker-coins-help = À la fin { OF("phase mayor") }, il reçoit 1 { -coin } par { -worker } qu’il a reçu.

### --- Score ------------------------------------------------------------------------------------------------

score-large-buildings = { CAP(PLURAL("large_building")) }
score-retired-workers = { CAP(PLURAL("worker")) } dans la zone de score
score-quarries = { CAP(PLURAL("quarry")) } dans la zone de score
score-full-kinds = Paires de { -plantations } actives
score-coins-and-barrels = { CAP(PLURAL("coin")) } et { -barrels }
score-missed-achievements = Exploits manqués

end-solo = { $result ->
    [won] { $count ->
        [one] Vous avez battu le Puertoma. Difficulté : { $difficulty }.
       *[other] Vous avez battu { $count } Puertomas. Difficulté : { $difficulty }.
    }
    [shared] Personne n’est passé devant vous, mais la victoire est partagée. Difficulté : { $difficulty }.
   *[lost] Ce sera pour la prochaine fois. Difficulté : { $difficulty }.
}
