### The Puertoma, the automa of the Special Edition, in English: its board, its abilities, what it does and why.
### This file is the model for the other languages, as game.ftl is, where words (-coins) and parts (sum-points)
### that are used here come from, and which says how messages are written.
###
###   puertoma-X-name -help                 the parts of its board
###   puertoma-with-X-help                  what an expansion changes for it
###   ability-X-name -help                  its twelve abilities
###   event-X                               lines of the log; a Puertoma is never the reader, so none says "you"
###   score-X                               lines of the score sheet that only a Puertoma has
###
### Lists of roles are variables too ($near, $roles …): NAMES names them one after the other; an empty list is "none".

### --- Its board --------------------------------------------------------------------------------------------

puertoma-name = Puertoma
puertoma-help = An opponent that follows fixed rules of its own: it never thinks, and you can always see why it did what it did.
puertoma-fields-name = Island
puertoma-fields-help = Two spaces for each kind. { CAP(PLURAL("plantation")) } whose circles are all filled are active: they produce without any building.
puertoma-level-name = Level { $level }
puertoma-level-help = Its city has four levels with two spaces each: a building’s level is the VP it is worth; level 4 is for { -large-buildings }.
puertoma-reserve-name = Reserve marker
puertoma-reserve-help = It lies on the { -large-building } that the Puertoma intends to build. If somebody else builds it, the marker moves to another.
puertoma-ability-name = Ability
puertoma-ability-help = One for each level, hidden until it is unlocked: by the second building of level 1, 2 or 3, or the first of level 4.
puertoma-action-board-name = Action board
puertoma-action-board-help = Arrows lead from the marker to the roles the Puertoma prefers next; the marker follows what it could do.
puertoma-tie-break-name = Tie-break card
puertoma-tie-break-help = It decides between roles or buildings that are equally good: the first role in its list, or its number.
puertoma-scoring-area-name = Scoring area
puertoma-scoring-area-help = { CAP(PLURAL("quarry")) } and { -workers } that the Puertoma cannot use lie here and are worth VP to it at the end.
puertoma-profitable-name = Profitable
puertoma-profitable-help = The Puertoma chooses only roles that bring it something now; among them it follows the action board, then the { -coins } on the cards, then a tie-break card.

## What lies there, mostly for those who hear the table instead of seeing it

# $workers of $circles
puertoma-field = { NAME($good) }: { $workers } of { COUNT("circle", $circles) } filled
puertoma-field-free = { NAME($good) }: free space
puertoma-place-free = Free space
puertoma-locked = Locked
# It will not be unlocked any more.
puertoma-lost = Gone
puertoma-marker-here = The marker is here
puertoma-one-arrow = One arrow away
puertoma-card = Card { $tie_break }
puertoma-cards-left = { $count ->
    [one] { $count } card left to draw
   *[other] { $count } cards left to draw
}
puertoma-reserved-by = Reserved by { $player }
puertoma-last = What it did last, and why
puertoma-now = If it had to choose a role now
# $roles: what the filters leave, $count of them
puertoma-would-take = { $count ->
    [one] It would choose { THE($roles) }.
   *[other] A tie-break card would decide: { NAMES($roles) }.
}

## With expansions

puertoma-with-new-buildings-help = In the draft it draws a tie-break card and counts the buildings by cost.
puertoma-with-nobles-help = { CAP(FROM("worker_ship")) } it takes { -nobles } first. Each is worth 1 VP to it at the end.
puertoma-with-buccaneer-help = Nobody can set a role aside. For a Puertoma, { THE("buccaneer") } counts as holding 2 { -coins }; it chooses the option that brings the most.
puertoma-with-festival-help = It prefers what an open goal asks for, and claims every goal it reaches.
puertoma-with-festival-cards-help = It prefers what an open goal asks for, and claims every goal it reaches.
puertoma-with-achievements-help = You keep four of six cards. They bring you nothing, but each one you fail to meet gives its VP to every Puertoma.

### --- Difficulty -------------------------------------------------------------------------------------------

difficulty-easy-name = Easy
difficulty-easy-help = The Puertoma unlocks only two of its four abilities.
difficulty-normal-name = Normal
difficulty-normal-help = The Puertoma starts with nothing special and can unlock all four abilities.
difficulty-hard-name = Hard
difficulty-hard-help = The Puertoma starts with its first ability unlocked and with a building of its own.

### --- What it does, and why --------------------------------------------------------------------------------

# How it took a role: what each filter left
event-puertoma-weighed = { $profitable ->
    [none] No role is profitable, so any will do
   *[other] Profitable: { NAMES($profitable) }
}; { $near ->
    [none] no arrow leads to one of them
   *[other] one arrow away: { NAMES($near) }
}; most { -coins }: { NAMES($richest) }{ $tie_break ->
    [0] .
   *[other] ; tie-break card { $tie_break } decides.
}
# $candidates: how many things were counted; $number: which of them it is; $wraps: whether the card's number is larger
event-tie-break-drawn = { $wraps ->
    [yes] Tie-break card { $tie_break }, but only { $candidates } to count: it starts over and lands on number { $number }.
   *[no] Tie-break card { $tie_break } picks number { $number } of { $candidates }.
}
# Said of what follows; where nothing follows, it says so itself
event-puertoma-reason = { $why ->
    [goal_building] An open goal asks for the building.
    [highest_level] Level { $count } is the highest it can afford and has room for.
    [reserved_building] It can afford level 4, and its marker lies there.
    [no_building] { $player } builds nothing: it cannot afford any building it has room for.
    [highest_unmarked] Level { $count }: it could afford level 4, but there it builds only what lies under its reserve marker.
    [no_marked_building] { $player } builds nothing: it has room only on level 4, and cannot afford what lies under its reserve marker.
    [goal_plantation] An open goal asks for this { -plantation }.
    [goal_barrel] A { -barrel } of this kind lies on an open goal, and it had no such { -plantation }.
    [second_of_kind] It had exactly one of this kind.
    [best_kind] It is the best kind it has room for.
    [quarry_left] No { -plantation } fits.
    [no_tile] { $player } takes nothing: no { -plantation } fits, and there are no { -quarries } left.
    [goal_goods] An open goal asks for the goods of this { -plantation }.
    [fewest_circles] The fewest circles were empty there: { $count }.
    [all_active] All its { -plantations } are active.
    [best_made] It is the best kind it produced that the supply still has.
    [best_sale] It is the best kind that brings a { -coin }.
    [closing_sale] It fills { THE("trading_house") }, as an open goal asks.
    [no_sale] { $player } sells nothing: nothing it could sell brings a { -coin }.
    [most_barrels] There is no kind it could load more of: { $count }.
    [departure] The ship leaves, as an open goal asks.
    [best_kept] It keeps the best kind.
    [raid_gain] Nothing brings more than “{ NAME("buccaneer_raid") }”: { $count }.
    [loot_gain] Nothing brings more than “{ NAME("buccaneer_loot") }”: { $count }.
    [piracy_gain] Nothing brings more than “{ NAME("buccaneer_piracy") }”: { $count }.
    [head_start] Difficulty “{ difficulty-hard-name }”: it has this from the start.
   *[random_draft] It counts the buildings that can be added, by cost.
}
event-action-moved = The action marker moves { TO($card) }.
event-building-reserved = { $player } reserves { THE($building) }.
event-reserve-lost = { $full ->
    [yes] { $player } takes its reserve marker off { THE($building) }: level 4 is full.
   *[no] { $player } loses the building it had reserved: somebody else has built { THE($building) }.
}
event-ability-unlocked = { $player } unlocks an ability: { NAME($ability) }.
event-ability-used = { $points ->
    [0] Thanks to its ability “{ NAME($ability) }”.
   *[other] { $player } gets { sum-points } from its ability “{ NAME($ability) }”.
}
event-workers-retired = { $player } puts { piece-worker } into its scoring area.

### --- Abilities --------------------------------------------------------------------------------------------

ability-repeated-sale-name = Second buyer
ability-repeated-sale-help = { CAP(IN("phase trader")) } it may sell a kind that { THE("trading_house") } already holds.
ability-sale-coin-name = Better price
ability-sale-coin-help = { CAP(IN("phase trader")) } it gets 1 extra { -coin } for its sale.
ability-building-worker-name = Building crew
ability-building-worker-help = { CAP(IN("phase builder")) } a { -worker } from the supply comes with each of its buildings.
ability-stored-kind-name = Full store
ability-stored-kind-help = After { THE("phase captain") } it keeps all { -barrels } of its best kind, and one of the next.
ability-building-coin-name = Grant
ability-building-coin-help = { CAP(IN("phase builder")) } it gets 1 { -coin } before it builds, even if it cannot build.
ability-extra-barrel-name = Rich harvest
ability-extra-barrel-help = At the end { OF("phase craftsman") } it takes an extra { -barrel } of the best kind it produced.
ability-kinds-coins-name = Diversity
ability-kinds-coins-help = At the end { OF("phase craftsman") } it gets 1 { -coin } for each kind it produced.
ability-extra-worker-name = Extra hand
ability-extra-worker-help = At the end { OF("phase mayor") } it gets an extra { -worker } from the supply.
ability-plantation-barrel-name = First harvest
ability-plantation-barrel-help = { CAP(IN("phase settler")) } a { -barrel } of its kind comes with each { -plantation } it takes.
ability-kinds-points-name = Full range
ability-kinds-points-help = { CAP(IN("phase captain")) }, after loading, it gets 1 VP for each kind it still has.
ability-barrels-points-name = Clearance
ability-barrels-points-help = { CAP(IN("phase captain")) }, after loading, it hands in up to two { -barrels } of its worst kind for 1 VP each.
ability-worker-coins-name = Hiring bonus
ability-worker-coins-help = At the end { OF("phase mayor") } it gets 1 { -coin } for each { -worker } it got.

### --- Scoring ----------------------------------------------------------------------------------------------

score-large-buildings = { CAP(PLURAL("large_building")) }
score-retired-workers = { CAP(PLURAL("worker")) } in the scoring area
score-quarries = { CAP(PLURAL("quarry")) } in the scoring area
score-full-kinds = Pairs of active { -plantations }
score-coins-and-barrels = { CAP(PLURAL("coin")) } and { -barrels }
score-missed-achievements = Achievements you missed

# The result of somebody who plays alone against $count Puertomas
end-solo = { $result ->
    [won] { $count ->
        [one] You have beaten the Puertoma. Difficulty: { $difficulty }.
       *[other] You have beaten { $count } Puertomas. Difficulty: { $difficulty }.
    }
    [shared] Nobody was ahead of you, but the victory is shared. Difficulty: { $difficulty }.
   *[lost] Not this time. Difficulty: { $difficulty }.
}
