### Everything that speaks of the game, in English. This file is the model for the other languages: they have
### the same messages with the same variables. (What speaks of the web table itself is not here.)
###
### Style: short, plain, to one person ("you"); the edition's own words, never one edition's word for all.
###
### Identifiers. X is a word of the engine, written with hyphens: small-market, role-taken, drawn-tile.
###   name                                  the name of anything: $thing
###   piece-X, sum-X, one-good, a-tile      pieces with their number, to be used alone or inside other messages
###   role-X-action -privilege -help        what everybody does, what only the taker gets, how it goes
###   phase-X, ending-X                     headings; reasons why the game ends, as a part of a sentence
###   building-X-effect -help               one line of at most 60 characters; one to three sentences
###   edition- expansion- variant- option- draft- order- undo- clock- visibility- bot- difficulty-X-name -help
###   decision-X-name -ask -help -pass      a title; the question, at most 90 characters; "what may I do?";
###                                         the button to pass, where that is possible
###   action-X                              the button of an action
###   event-X, event-X-you                  a line of the log: $player did it, or the reader did
###   refusal-X                             why something cannot be done, said to whoever tried
###   festival-X-name -condition, achievement-X-name -condition
###   score-X                               lines of the score sheet
### What is said of the automa is in puertoma.ftl.
###
### Variables are numbers ($count, $coins, $points, $ship …), texts that are ready to show ($player), or
### identifiers of things ($good, $building, $card, $field, $place, $tile, $goal …). An identifier is never shown:
###   { NAME($building) }                   the name that this edition and language give it: Small Market
###   { SMALL($good) }                      the same in small letters, for the middle of a sentence: sugar
###   { NAMES($roles) }                     the names of several things: Trader, Captain
###   { EDITION() -> [classic] … }          for what differs between the editions: classic, special, or (the
###                                         default) 1897, whose names the special edition shares
### Names are kept in one place (names.csv), so none is written out here. Terms (-coins) are this language's own:
### the forms it needs of a name. Variables that say yes or no have the values yes and no.

### --- Words ------------------------------------------------------------------------------------------------

-coin = { SMALL("coin") }
-coins = { SMALL("coin") }s
-worker = { SMALL("worker") }
-workers = { SMALL("worker") }s
-noble = { SMALL("noble") }
-nobles = { SMALL("noble") }s
-barrel = { SMALL("barrel") }
-barrels = { SMALL("barrel") }s
-plantation = { SMALL("plantation") }
-plantations = { SMALL("plantation") }s
-a-plantation = { EDITION() ->
    [classic] a { -plantation }
   *[other] an { -plantation }
}
-quarry = { SMALL("quarry") }
-quarries = quarries
-forest = { SMALL("forest") }
-forests = { SMALL("forest") }s
-beige-building = { SMALL("beige_building") }
-beige-buildings = { SMALL("beige_building") }s
-large-building = { SMALL("large_building") }
-a-large-building = { EDITION() ->
    [classic] a { -large-building }
   *[other] an { -large-building }
}
-large-buildings = { SMALL("large_building") }s
-production-building = { SMALL("production_building") }
-production-buildings = { SMALL("production_building") }s
# Where coins, goods and people without a place lie.
-portrait = { EDITION() ->
    [classic] { NAME("san_juan") }
   *[other] your { SMALL("san_juan") }
}

name = { NAME($thing) }

## Pieces with their number

piece-coin = { $count ->
    [one] { $count } { -coin }
   *[other] { $count } { -coins }
}
piece-worker = { $count ->
    [one] { $count } { -worker }
   *[other] { $count } { -workers }
}
piece-noble = { $count ->
    [one] { $count } { -noble }
   *[other] { $count } { -nobles }
}
piece-barrel = { $count ->
    [one] { $count } { -barrel }
   *[other] { $count } { -barrels }
}
piece-plantation = { $count ->
    [one] { $count } { -plantation }
   *[other] { $count } { -plantations }
}
piece-quarry = { $count ->
    [one] { $count } { -quarry }
   *[other] { $count } { -quarries }
}
piece-forest = { $count ->
    [one] { $count } { -forest }
   *[other] { $count } { -forests }
}
piece-chip = { $count } VP
# Barrels of one good: 3 barrels of sugar
piece-good = { piece-barrel } { of-good }
one-good = 1 { -barrel } { of-good }
# A part of the two above.
of-good = of { SMALL($good) }
# As in "2 corn, 1 sugar"
amount-good = { $count } { SMALL($good) }
sum-coins = { $coins ->
    [one] { $coins } { -coin }
   *[other] { $coins } { -coins }
}
# Victory points
sum-points = { $points } VP
# $field: a good (for its plantation), quarry or forest
a-tile = { $field ->
    [quarry] a { -quarry }
    [forest] a { -forest }
    [indigo] { EDITION() ->
        [classic] an { SMALL("indigo") } { -plantation }
       *[other] a { SMALL("indigo") } { -plantation }
    }
   *[other] a { SMALL($field) } { -plantation }
}

### --- Roles and phases -------------------------------------------------------------------------------------

role-settler-action = Everybody may take { -a-plantation }.
role-settler-privilege = You may take a { -quarry } instead.
role-settler-help = In turn, everybody may put one face-up { -plantation } on their island. Only you may take a { -quarry } instead, which makes building cheaper.

role-mayor-action = Everybody gets { -workers } and places them.
role-mayor-privilege = You take one more { -worker } from the supply.
role-mayor-help = The { -workers } of the { NAME("worker_ship") } are shared out one by one, you first. Then everybody places all their { -workers } anew: tiles without one do nothing.

role-builder-action = Everybody may build one building.
role-builder-privilege = You pay 1 { -coin } less.
role-builder-help = In turn, everybody may buy one building. Each { -quarry } with a { -worker } on it makes it 1 { -coin } cheaper, up to a limit that grows with the building.

role-craftsman-action = Everybody produces goods.
role-craftsman-privilege = You take one more { -barrel } of a kind you produced.
role-craftsman-help = In turn, everybody takes what they produce. { NAME("corn") } needs only an occupied { -plantation }; every other good also needs a { -worker } in its { -production-building }.

role-trader-action = Everybody may sell one { -barrel }.
role-trader-privilege = You get 1 { -coin } more for your sale.
role-trader-help = In turn, everybody may sell one { -barrel } to the { NAME("trading_house") }. It has four places and takes only kinds it does not hold yet; a full one is emptied at the end.

role-captain-action = Everybody must load goods for VP.
role-captain-privilege = You get 1 VP more with your first loading.
role-captain-help = Round after round, everybody loads one kind of good on one ship, as much as fits, for 1 VP per { -barrel }. Who can load must. At the end you keep one { -barrel } and what your warehouses hold; the rest is lost.

role-prospector-action = Nobody does anything.
role-prospector-privilege = You take 1 { -coin }.
role-prospector-help = You take 1 { -coin } from the bank. The others get nothing.

role-buccaneer-action = Only you act.
role-buccaneer-privilege = You choose one of four options.
role-buccaneer-help = You unload a ship, empty the { NAME("trading_house") }, take { -workers } off the { NAME("worker_ship") } or put a role aside. You cannot take this role again until somebody else has.

phase-settler = { NAME("settler") } phase
phase-mayor = { NAME("mayor") } phase
phase-builder = { NAME("builder") } phase
phase-craftsman = { NAME("craftsman") } phase
phase-trader = { NAME("trader") } phase
phase-captain = { NAME("captain") } phase
phase-prospector = { NAME("prospector") } phase
phase-buccaneer = { NAME("buccaneer") } phase
phase-storage = Storage
phase-draft = Draft of the buildings
phase-round = Choice of roles
phase-over = End of the game

ending-workers = there are too few { -workers } to refill the { NAME("worker_ship") }
ending-city = a city is full
ending-chips = the VP chips have run out

### --- Buildings --------------------------------------------------------------------------------------------

building-small-indigo-plant-effect = Makes { SMALL("indigo") }
building-small-indigo-plant-help = When goods are produced, each { -worker } here turns the crop of one occupied { SMALL("indigo") } { -plantation } into a { -barrel }.
building-small-sugar-mill-effect = Makes { SMALL("sugar") }
building-small-sugar-mill-help = When goods are produced, each { -worker } here turns the crop of one occupied { SMALL("sugar") } { -plantation } into a { -barrel }.
building-large-indigo-plant-effect = Makes { SMALL("indigo") }
building-large-indigo-plant-help = When goods are produced, each { -worker } here turns the crop of one occupied { SMALL("indigo") } { -plantation } into a { -barrel }.
building-large-sugar-mill-effect = Makes { SMALL("sugar") }
building-large-sugar-mill-help = When goods are produced, each { -worker } here turns the crop of one occupied { SMALL("sugar") } { -plantation } into a { -barrel }.
building-tobacco-storage-effect = Makes { SMALL("tobacco") }
building-tobacco-storage-help = When goods are produced, each { -worker } here turns the crop of one occupied { SMALL("tobacco") } { -plantation } into a { -barrel }.
building-coffee-roaster-effect = Makes { SMALL("coffee") }
building-coffee-roaster-help = When goods are produced, each { -worker } here turns the crop of one occupied { SMALL("coffee") } { -plantation } into a { -barrel }.

building-small-market-effect = +1 { -coin } when you sell
building-small-market-help = When you sell to the { NAME("trading_house") }, you get 1 { -coin } more. The { NAME("large_market") } adds to it.
building-hacienda-effect = One more { -plantation }, drawn face down
building-hacienda-help = In the { NAME("settler") } phase, before you take your tile, you may draw a face-down { -plantation }. You must place it, and you cannot swap it for a { -quarry }.
building-construction-hut-effect = You may take a { -quarry }
building-construction-hut-help = In the { NAME("settler") } phase you may take a { -quarry } instead of { -a-plantation }, also when somebody else took the role.
building-small-warehouse-effect = Keep all { -barrels } of one kind
building-small-warehouse-help = At the end of the { NAME("captain") } phase you keep all { -barrels } of one more kind. You must still load what you can.
building-hospice-effect = A { -worker } for your new tile
building-hospice-help = In the { NAME("settler") } phase a { -worker } from the supply comes with the tile you take and stands on it at once. { EDITION() ->
    [classic] It comes with the tile just placed: that of a { NAME("hacienda") } or the regular one, one { -worker } in a phase. If the supply is empty, none comes.
    [special] If your { NAME("hacienda") } or { NAME("library") } brought a tile too, you choose which one.
   *[other] The tile of a { NAME("hacienda") } gets none.
}
building-office-effect = Sell a kind the { NAME("trading_house") } already holds
building-office-help = You may sell a kind that the { NAME("trading_house") } already holds. When it is full, you cannot sell there either.
building-large-market-effect = +2 { -coins } when you sell
building-large-market-help = When you sell to the { NAME("trading_house") }, you get 2 { -coins } more. The { NAME("small_market") } adds to it.
building-large-warehouse-effect = Keep all { -barrels } of two kinds
building-large-warehouse-help = At the end of the { NAME("captain") } phase you keep all { -barrels } of two more kinds. You must still load what you can.
building-factory-effect = The more kinds you produce, the more { -coins }
building-factory-help = When you produce goods, you get 0, 1, 2, 3 or 5 { -coins } for 1, 2, 3, 4 or 5 kinds.
building-university-effect = A { -worker } for your new building
building-university-help = When you build, a { -worker } from the supply comes with the building and stands on it at once. Only one, however many circles it has.
building-harbor-effect = +1 VP each time you load
building-harbor-help = Each time you load goods, on a cargo ship or a private one, you get 1 VP more.
building-wharf-effect = A private ship for all { -barrels } of one kind
building-wharf-help = Once in each { NAME("captain") } phase, instead of loading a cargo ship, you may ship all your { -barrels } of one kind for 1 VP each. Any kind will do, and you need not use it.
building-guild-hall-effect = VP for your { -production-buildings }
building-guild-hall-help = At the end, 1 VP for each small and 2 VP for each large { -production-building } of yours, occupied or not. Counts if a { -worker } stands here.
building-residence-effect = VP for the fields you have used
building-residence-help = At the end, 4 VP for up to 9 fields used on your island, 5 for 10, 6 for 11 and 7 for 12. Counts if a { -worker } stands here.
building-fortress-effect = 1 VP for every 3 { -workers }
building-fortress-help = At the end, 1 VP for every three { -workers } you have, wherever they stand. Counts if one of them stands here.
building-customs-house-effect = 1 VP for every 4 VP in chips
building-customs-house-help = At the end, 1 VP for every four VP you have in chips; those on buildings do not count. Counts if a { -worker } stands here.
building-city-hall-effect = 1 VP for each { -beige-building }
building-city-hall-help = At the end, 1 VP for each { -beige-building } of yours, this one included, occupied or not. Counts if a { -worker } stands here.

building-aqueduct-effect = +1 { SMALL("indigo") }, +1 { SMALL("sugar") } from large buildings
building-aqueduct-help = If the { NAME("large_indigo_plant") } made you { SMALL("indigo") }, you take one { -barrel } more of it; likewise { SMALL("sugar") } with the { NAME("large_sugar_mill") }. The small buildings do not count.
building-forest-house-effect = Place { -plantations } face down as { -forests }
building-forest-house-help = In the { NAME("settler") } phase you may place { -a-plantation } face down as a { -forest }. Every two { -forests } make your buildings 1 { -coin } cheaper, without any limit.
building-black-market-effect = Pay with a { -worker }, a { -barrel } and a VP
building-black-market-help = If you lack { -coins } for a building, you may hand over one { -worker }, one { -barrel } and one VP in place of 1 { -coin } each. You spend all your { -coins } first and hand over only what is missing.
building-storehouse-effect = Keep 3 more { -barrels } of any kinds
building-storehouse-help = At the end of the { NAME("captain") } phase you keep three more { -barrels }, of any kinds.
building-guesthouse-effect = Two { -workers } who may move when you like
building-guesthouse-help = Up to two { -workers } wait here. { EDITION() ->
    [classic] In any phase you may move them to empty circles of yours, where they work at once.
    [special] In any phase you may move them to empty circles of yours, where they work at once.
   *[other] In any phase but the { NAME("mayor") }'s you may move them to empty circles of yours, where they work at once.
} You are asked whenever it can matter.
building-trading-post-effect = Sell outside the { NAME("trading_house") }
building-trading-post-help = Instead of selling to the { NAME("trading_house") } you may sell one { -barrel } of any kind to the supply, also when the house is full. Your privilege adds to the price, markets do not.
building-church-effect = +1 VP for buildings of 2 or 3 VP, +2 for large ones
building-church-help = When you build, you get 1 VP for a building worth 2 or 3 VP and 2 VP for { -a-large-building }. It brings none for itself.
building-small-wharf-effect = Ship any { -barrels }, 1 VP for every 2
building-small-wharf-help = Once in each { NAME("captain") } phase, instead of loading a cargo ship, you may ship any { -barrels } you like, kinds mixed, for 1 VP per two of them{ EDITION() ->
    [classic] , or nothing at all though you could load.
   *[other] { "." }
}
building-lighthouse-effect = +1 { -coin } each time you load
building-lighthouse-help = Each time you load goods, on a cargo ship or a private one, you get 1 { -coin }. As { NAME("captain") } you get another one at the start of the phase.
building-specialty-factory-effect = The more you produce of one kind, the more { -coins }
building-specialty-factory-help = When you produce goods, count the { -barrels } of your best kind: you get one { -coin } less than that. { NAME("corn") } does not count.
building-library-effect = Doubles your privileges
building-library-help = When you take a role, your privilege counts twice: two { -workers }, 2 { -coins } less, two { -barrels } and so on. As { NAME("settler") } you take one more { -plantation } after all others.
building-union-hall-effect = 1 VP for every two { -barrels } of the same kind
building-union-hall-help = { EDITION() ->
    [special] At the start of the { NAME("captain") } phase, before anybody loads,
   *[other] On your first turn of the { NAME("captain") } phase, before you load,
} you get 1 VP for every two { -barrels } of the same kind that you have.
building-statue-effect = Many VP, needs no { -worker }
building-statue-help = It has no circle and does nothing; its VP always count.
building-cloister-effect = VP for every three equal tiles on your island
building-cloister-help = At the end, 1, 3, 6 or 10 VP for one, two, three or four sets of three equal tiles on your island. Counts if a { -worker } stands here.

building-land-office-effect = Buy { -a-plantation } or give one back
building-land-office-help = Once on your turn in the { NAME("trader") } phase. With a { -worker } here you may pay 1 { -coin } and draw a face-down { -plantation }; with a { -noble } you may give { -a-plantation } back for 1 { -coin }.
building-chapel-effect = 1 { -coin } before production, with a { -noble } 1 VP
building-chapel-help = At the start of each { NAME("craftsman") } phase you get 1 { -coin } if a { -worker } stands here, 1 VP if it is a { -noble }.
building-hunting-lodge-effect = Give back a tile; with a { -noble } VP for empty land
building-hunting-lodge-help = At the end of each { NAME("settler") } phase. With a { -worker } here you may give back { -a-plantation } or a { -forest }; with a { -noble } you get 2 VP if you have more empty fields than anybody else.
building-zoning-office-effect = Small buildings −1; with a { -noble } large ones −2
building-zoning-office-help = With a { -worker } here small buildings cost you 1 { -coin } less; with a { -noble } instead large ones cost 2 { -coins } less.
building-royal-supplier-effect = Hand in { -barrels } for 1 VP each, one per { -noble }
building-royal-supplier-help = { EDITION() ->
    [special] At the start of the { NAME("captain") } phase, before anybody loads,
   *[other] On your first turn of the { NAME("captain") } phase, before you load,
} you may hand in one { -barrel } for each { -noble } you have, all of different kinds, for 1 VP each.
building-villa-effect = A { -noble } in each { NAME("mayor") } phase
building-villa-help = In each { NAME("mayor") } phase you may take one { -noble } from the supply, or a { -worker } if there is none.
building-jeweler-effect = 1 { -coin } for each { -noble } at production
building-jeweler-help = When goods are produced, you get 1 { -coin } for each { -noble } you have. It counts as a large { -production-building }.
building-royal-garden-effect = 1 VP more for each { -noble }
building-royal-garden-help = At the end, 1 VP more for each { -noble } you have. Counts if a { -worker } stands here.

### --- What a table agrees on -------------------------------------------------------------------------------

edition-classic-name = Classic edition
edition-classic-help = The rules and names of the classic edition.
edition-1897-name = Puerto Rico 1897
edition-1897-help = The rules and names of Puerto Rico 1897.
edition-special-name = 1897, Special Edition
edition-special-help = The rules of the Special Edition, with festival cards, achievements and the Puertoma.

expansion-new-buildings-name = New Buildings
expansion-new-buildings-help = Fourteen more buildings; a draft decides which are in the game.
expansion-nobles-name = { NAME("noble") }s
expansion-nobles-help = { NAME("noble") }s come with the { -workers }, count 1 VP each and have buildings of their own.
expansion-buccaneer-name = { NAME("buccaneer") }
expansion-buccaneer-help = One more role that unloads ships, empties the { NAME("trading_house") }, takes { -workers } or puts a role aside.
expansion-festival-name = Festival
expansion-festival-help = Three goals; whoever reaches one first gets its reward.
expansion-festival-cards-name = Festival cards
expansion-festival-cards-help = Three of twelve cards set the goals, in place of those of the Festival.
expansion-achievements-name = Achievements
expansion-achievements-help = Everybody has four secret cards that bring VP once their condition is met.
# $expansion: one of the above
name-of-expansion = { $expansion ->
    [nobles] { expansion-nobles-name }
    [buccaneer] { expansion-buccaneer-name }
    [festival] { expansion-festival-name }
    [festival_cards] { expansion-festival-cards-name }
    [achievements] { expansion-achievements-name }
   *[new_buildings] { expansion-new-buildings-name }
}

variant-cost-swap-name = Swapped prices
variant-cost-swap-help = The { NAME("university") } costs 7, the { NAME("factory") } 8.
variant-corn-start-name = { NAME("corn") } start
variant-corn-start-help = Whoever starts with { SMALL("corn") } has 1 { -coin } less.
variant-jeweler-cap-name = { NAME("jeweler") } with a limit
variant-jeweler-cap-help = The { NAME("jeweler") } brings at most 3 { -coins } per phase.
variant-villa-or-jeweler-name = { NAME("villa") } or { NAME("jeweler") }
variant-villa-or-jeweler-help = Only one of the two can be drafted.
variant-hacienda-or-forest-house-name = { NAME("hacienda") } or { NAME("forest_house") }
variant-hacienda-or-forest-house-help = Only one of the two can be drafted.
variant-achievement-draft-name = Drafted achievements
variant-achievement-draft-help = Everybody keeps one card at a time and passes the rest to the left, instead of being dealt four.
variant-errata-name = Errata
variant-errata-help = As the errata of the Special Edition have it: the end comes as soon as the VP chips run out, in any phase, and the second tile of a { NAME("library") } gets no { -worker } from the { NAME("hospice") }.

option-edition-name = Edition
option-edition-help = Which rules and which names you play with.
option-players-name = Players
option-players-help = How many sit at the table, bots included.
option-governor-name = First { SMALL("governor") }
option-governor-help = Who takes the first role of the game.
option-ask-forced-name = Ask for forced moves
option-ask-forced-help = You are asked even when there is only one thing you can do.
option-voluntary-name = Ask for every gain
option-voluntary-help = You are asked for { -coins }, VP, { -barrels } and discounts that may be declined; else they are taken by themselves.
option-expansions-name = Expansions
option-expansions-help = What is added to the base game; they can be combined.
option-variants-name = Variants
option-variants-help = Small changes to the rules.
option-draft-name = Draft
option-draft-help = Who decides which buildings are in the game.
option-buildings-name = Buildings
option-buildings-help = The kinds of building you play with, if you choose them yourself.
option-house-rules-name = House rules
option-house-rules-help = Allows expansions of the Special Edition in the other editions.
option-order-name = Seats
option-order-help = Who sits where, and so who begins.
option-undo-name = Undo
option-undo-help = Whether moves can be taken back.
option-clock-name = Time to think
option-clock-help = How long a decision may take; after that a bot plays on until the player is back.
option-visibility-name = Who finds the table
option-visibility-help = Whether others find the table in the lobby.
option-difficulty-name = Difficulty
option-difficulty-help = How strong the Puertoma is.

draft-players-name = By the players
draft-players-help = In turn, each player adds one kind of building to the game.
draft-chance-name = By chance
draft-chance-help = Chance decides which buildings are in the game.
draft-given-name = By the host
draft-given-help = Whoever opens the table names the buildings.
order-random-name = Random
order-random-help = Seats are mixed when the game begins.
order-fixed-name = As seated
order-fixed-help = Everybody stays where they sit; the first seat begins.
undo-none-name = Never
undo-none-help = What is played is played.
undo-own-name = Own moves
undo-own-help = You may take back your last decision until somebody else decides or something hidden comes to light.
undo-agree-name = By agreement
undo-agree-help = As with own moves; further back if everybody agrees.
clock-none-name = No limit
clock-none-help = Everybody takes the time they need.
clock-decision-name = Per decision
clock-decision-help = Each decision has a time limit: for playing at one sitting.
clock-day-name = Over days
clock-day-help = Each decision may take days: for playing now and then.
visibility-public-name = Public
visibility-public-help = The table is in the lobby, and anybody may join or watch.
visibility-link-name = By link
visibility-link-help = Only those who have the link find the table.

bot-random-name = Random
bot-random-help = Plays any legal move: good for a first game.
bot-greedy-name = Greedy
bot-greedy-help = Takes what brings the most at once.
bot-planner-name = Planner
bot-planner-help = Thinks until its next turn: whom a role helps, and what it leaves to whom.
bot-learned-name = Learned
bot-learned-help = Takes what a network that has learned from many games likes best.
bot-search-name = Search
bot-search-help = Looks ahead as long as it may.
bot-beginner-name = Beginner
bot-beginner-help = Knows the rules, and often misjudges what a move is worth.
bot-casual-name = Casual
bot-casual-help = Takes what looks good, with a mistake now and then.
bot-skilled-name = Skilled
bot-skilled-help = Plans ahead and seldom slips.
bot-expert-name = Expert
bot-expert-help = Looks some moves ahead. Hard to beat.
bot-master-name = Master
bot-master-help = Looks ahead as far as a second allows. The strongest opponent.
bot-shipper-name = Shipper
bot-shipper-help = Skilled: grows much, and fills the ships.
bot-builder-name = Builder
bot-builder-help = Skilled: puts its coins into a grand city.
bot-trader-name = Trader
bot-trader-help = Skilled: sells dear, and keeps its purse full.

### --- Decisions --------------------------------------------------------------------------------------------

decision-round-name = Choice of a role
decision-round-ask = Take a role.
decision-round-help = Take one of the roles that are left, with the { -coins } lying on it. Everybody carries it out, you first and with the privilege.

decision-settler-name = { NAME("settler") }
decision-settler-ask = { NAME("settler") }: take a tile.
decision-settler-help = Take one of the face-up { -plantations } for a free field of your island. If you took the role or have a { NAME("construction_hut") } at work, you may take a { -quarry } instead.
decision-settler-pass = Take nothing

decision-hacienda-name = { NAME("hacienda") }
decision-hacienda-ask = { NAME("hacienda") }: draw a face-down { -plantation } first?
decision-hacienda-help = Before you take your tile you may draw a face-down { -plantation }, without seeing which. It is placed in any case.
decision-hacienda-pass = Do not draw

decision-hospice-name = { NAME("hospice") }
decision-hospice-ask = { NAME("hospice") }: a { -worker } for your new tile?
decision-hospice-help = A { -worker } may stand on your new tile at once. Declining leaves one more in the supply.
decision-hospice-pass = No { -worker }

decision-mayor-name = { NAME("mayor") }
decision-mayor-ask = { NAME("mayor") }: take one more { -worker }?
decision-mayor-help = Your privilege is one more { -worker } from the supply. Declining keeps the supply fuller and the end of the game further away.
decision-mayor-pass = No { -worker }

decision-place-name = Placing { -workers }
decision-place-ask = { NAME("mayor") }: place your { -workers }.
decision-place-help = Put all your { -workers } on circles of your tiles, old and new ones as you like. Only those who find no circle stay idle.

decision-builder-name = { NAME("builder") }
decision-builder-ask = { NAME("builder") }: what do you build?
decision-builder-help = Build one building that you can pay, have room for and do not own yet.
decision-builder-pass = Build nothing

decision-university-name = { NAME("university") }
decision-university-ask = { NAME("university") }: a { -worker } for your new building?
decision-university-help = A { -worker } may stand on your new building at once. Declining leaves one more in the supply.
decision-university-pass = No { -worker }

decision-craftsman-name = { NAME("craftsman") }
decision-craftsman-ask = { NAME("craftsman") }: which { -barrel } do you take in addition?
decision-craftsman-help = Your privilege is one more { -barrel } of a kind you have just produced.
decision-craftsman-pass = Take nothing

decision-trader-name = { NAME("trader") }
decision-trader-ask = { NAME("trader") }: what do you sell?
decision-trader-help = Sell one { -barrel } to the { NAME("trading_house") }, of a kind it does not hold yet. { NAME("office") }, { NAME("trading_post") } and { NAME("land_office") } allow more.
decision-trader-pass = Sell nothing

decision-captain-name = { NAME("captain") }
decision-captain-ask = { NAME("captain") }: load a ship.
decision-captain-help = Choose a kind of good and a ship. A ship carries one kind only, and no two ships carry the same; as many { -barrels } as fit are loaded. If you can load, you must.
decision-captain-pass = Ship nothing

decision-storage-name = Storage
decision-storage-ask = { NAME("captain") }: what do you keep?
decision-storage-help = You keep one { -barrel }, and what your warehouses hold. Everything else is lost.
decision-storage-pass = Keep nothing more

decision-draft-name = Draft
decision-draft-ask = Add a kind of building to the game.
decision-draft-help = Choose a building for a free space of its cost. What is not chosen is out of the game.

decision-guests-name = { NAME("guesthouse") }
decision-guests-ask = { NAME("guesthouse") }: does a guest move now?
decision-guests-help = You may move a guest to an empty circle of yours, to work there at once. You are asked again when it can matter.
decision-guests-pass = Nobody moves

decision-drawn-tile-name = Drawn tile
decision-drawn-tile-ask = You have drawn { a-tile }. How do you place it?
decision-drawn-tile-help = With a { NAME("forest_house") } at work you may place the tile face down as a { -forest }.

decision-library-tile-name = { NAME("library") }
decision-library-tile-ask = { NAME("library") }: take one more { -plantation }.
decision-library-tile-help = Your privilege counts twice: take one of the { -plantations } that are left.
decision-library-tile-pass = Take nothing

decision-black-market-name = { NAME("black_market") }
# $coins: how many are missing
decision-black-market-ask = { NAME($building) }: you lack { sum-coins }. What do you hand over?
decision-black-market-help = Hand over a { -worker }, a { -barrel } or a VP in place of 1 { -coin } each, until nothing is missing. You are asked for one after the other.
decision-black-market-pass = Nothing of this kind

decision-small-wharf-name = { NAME("small_wharf") }
# $count: barrels on it already
decision-small-wharf-ask = { NAME("small_wharf") }: { piece-barrel } on board. What else?
decision-small-wharf-help = Add { -barrels } of further kinds, or let the ship leave. It brings 1 VP for every two { -barrels }.
decision-small-wharf-pass = The ship leaves

decision-worker-ship-name = { NAME("worker_ship") }
decision-worker-ship-ask = { NAME("worker_ship") }: whom do you take?
decision-worker-ship-help = You take one person at a time, a { -worker } or a { -noble }, until nobody is left.

decision-villa-name = { NAME("villa") }
decision-villa-ask = { NAME("villa") }: do you take somebody?
decision-villa-help = You may take a { -noble } from the supply, or a { -worker } if there is none.
decision-villa-pass = Nobody

decision-nobles-name = Placing { -nobles }
decision-nobles-ask = { NAME($building) }: how many { -nobles } stand here?
decision-nobles-help = This building works differently with a { -noble }. Say who stands here; the others go where it does not matter.

decision-hunting-lodge-name = { NAME("hunting_lodge") }
decision-hunting-lodge-ask = { NAME("hunting_lodge") }: do you give back a tile?
decision-hunting-lodge-help = You may give back { -a-plantation } or a { -forest }. Whoever stands on it goes to { -portrait }.
decision-hunting-lodge-pass = Keep everything

decision-royal-supplier-name = { NAME("royal_supplier") }
decision-royal-supplier-ask = { NAME("royal_supplier") }: what do you hand in for 1 VP each?
decision-royal-supplier-help = You may hand in one { -barrel } for each { -noble } you have, all of different kinds, before you load.
decision-royal-supplier-pass = Hand in nothing more

decision-buccaneer-name = { NAME("buccaneer") }
decision-buccaneer-ask = { NAME("buccaneer") }: choose an option.
decision-buccaneer-help = Unload a ship and keep up to three { -barrels }; empty the { NAME("trading_house") } for 1 VP per { -barrel }; take up to three { -workers } off the { NAME("worker_ship") }; or put a role aside and play it at the end of the round.
decision-buccaneer-pass = An option without effect

decision-raid-name = { NAME("buccaneer_raid") }
# $rest: how many must still leave the worker ship; $kept: how many of them may work for you
decision-raid-ask = { $rest } must leave, { $kept } of them can work for you. Who goes where?
decision-raid-help = Put some of those who leave on empty circles of yours. Say who is sent away: { EDITION() ->
    [special] they are out of the game.
   *[other] they go back to the supply.
}

decision-reward-name = Reward
decision-reward-ask = Your reward: { piece-worker } to place.
decision-reward-help = Put them on empty circles, from the fields to the buildings. Those you do not place stay idle until the next { NAME("mayor") } phase.
decision-reward-pass = The rest stays idle

decision-offer-name = Voluntary gain
# $thing: the building, role or goal; the rest what it brings
decision-offer-ask = { NAME($thing) }: { festival-reward }. Do you take it?
decision-offer-help = At this table every gain is voluntary. What you decline stays in the supply.
decision-offer-pass = Decline

decision-production-name = Choice of { -barrels }
# $count: the barrels; $ship: where a pirate takes them from, or 0
decision-production-ask = { $ship ->
    [0] Production
   *[other] { NAME("buccaneer_piracy") }
}: { piece-barrel }. What do you take?
decision-production-help = Take all the { -barrels }, or leave some first, one by one. What you leave stays in the supply.

decision-payment-name = Payment
decision-payment-ask = { NAME($building) }: how much do you pay?
decision-payment-help = Discounts are voluntary: you may use all of them, some, or none.

decision-achievements-name = Achievements
decision-achievements-ask = Which secret card do you keep?
decision-achievements-help = Keep one card; the others go to your left. In the end you have four.

### --- Actions ----------------------------------------------------------------------------------------------

action-role = { NAME($card) }
action-take = Take { a-tile }
action-draw = Draw a face-down { -plantation }
# $decision: the kind of decision it belongs to
action-worker = { $decision ->
    [university] A { -worker } on the new building
    [raid] The others leave
   *[other] Take a { -worker }
}
action-worker-on = { $field ->
    [forest] Take a { -worker } for the new { -forest }
   *[other] A { -worker } on the new tile: { NAME($field) }
}
action-noble = { $decision ->
    [university] A { -noble } on the new building
    [raid] The others leave, one { -noble } among them
   *[other] Take a { -noble }
}
action-noble-on = { $field ->
    [forest] Take a { -noble } for the new { -forest }
   *[other] A { -noble } on the new tile: { NAME($field) }
}
action-place = { NAME($place) }: { piece-worker }
action-build = Build { NAME($building) }
action-barrel = Take { one-good }
action-sell = Sell { SMALL($good) }
# $ship: how many barrels the ship holds, which is what it is called by
action-load = Load { SMALL($good) } on ship { $ship }
action-wharf = { NAME("wharf") }: ship { SMALL($good) }
action-keep = Keep { piece-good }
action-draft = Add { NAME($building) }
action-take-forest = Take { SMALL($good) } as a { -forest }
action-plant = Place it face up
action-forest = Place it face down as a { -forest }
action-post = { NAME("trading_post") }: sell { SMALL($good) }
action-send = { NAME("small_wharf") }: { piece-good }
action-put-worker = { NAME($place) }: put a { -worker } there
action-put-noble = { NAME($place) }: put a { -noble } there
action-hand-worker = A { -worker } from { NAME($place) }
action-hand-noble = A { -noble } from { NAME($place) }
action-hand-barrel = { one-good }
action-hand-chip = 1 VP
action-nobles = { NAME($building) }: { piece-noble }
action-land = Buy a face-down { -plantation } for 1 { -coin }
action-clear = Give back a tile: { NAME($tile) }
action-deliver = Hand in { one-good }
action-piracy = { NAME("buccaneer_piracy") }: ship { $ship }
action-loot = { NAME("buccaneer_loot") }
action-raid = { NAME("buccaneer_raid") }
action-kidnap = { NAME("buccaneer_kidnap") }: { NAME($card) }
action-choose = Keep { NAME($achievement) }
# What others see of it.
action-choose-hidden = Keep a secret card
action-accept = { $decision ->
    [production] Take all
   *[other] Take it
}
action-leave = Leave { one-good }
action-pay = Pay { sum-coins }

### --- Events -----------------------------------------------------------------------------------------------

# $action: the text of the action, as on its button
event-acted = { $player }: { $action }.
event-acted-you = You: { $action }.
event-acted-pass = { $player } passes.
event-acted-pass-you = You pass.
# $noble: yes or no
event-acted-put = { $player } puts a { $noble ->
    [yes] { -noble }
   *[no] { -worker }
} on { NAME($place) }.
event-acted-put-you = You put a { $noble ->
    [yes] { -noble }
   *[no] { -worker }
} on { NAME($place) }.

event-role-taken = { $player } takes the { NAME($card) }{ $coins ->
    [0] .
   *[other] {" "}and { sum-coins }.
}
event-role-taken-you = You take the { NAME($card) }{ $coins ->
    [0] .
   *[other] {" "}and { sum-coins }.
}
event-tile-drawn = { $player } draws { a-tile }.
event-tile-drawn-you = You draw { a-tile }.
event-tile-taken = { $player } takes { a-tile }.
event-tile-taken-you = You take { a-tile }.
event-tiles-turned-up = { piece-plantation } turned up.
event-pile-shuffled = { piece-plantation } shuffled into a new pile.
event-workers-gained = { $player } takes { piece-worker } more.
event-workers-gained-you = You take { piece-worker } more.
event-workers-from-ship = { $player } gets { piece-worker } from the { NAME("worker_ship") }.
event-workers-from-ship-you = You get { piece-worker } from the { NAME("worker_ship") }.
event-field-staffed = { $player } puts { piece-worker } on { NAME($field) }.
event-field-staffed-you = You put { piece-worker } on { NAME($field) }.
event-building-staffed = { $player } puts { piece-worker } on { NAME($building) }.
event-building-staffed-you = You put { piece-worker } on { NAME($building) }.
event-ship-refilled = The { NAME("worker_ship") } is refilled with { piece-worker }.
event-built = { $player } builds the { NAME($building) } for { sum-coins }.
event-built-you = You build the { NAME($building) } for { sum-coins }.
event-produced = { $player } produces { piece-good }.
event-produced-you = You produce { piece-good }.
event-coins-gained = { $player } gets { sum-coins }.
event-coins-gained-you = You get { sum-coins }.
event-barrel-taken = { $player } takes { one-good } more.
event-barrel-taken-you = You take { one-good } more.
event-sold = { $player } sells { one-good } for { sum-coins }.
event-sold-you = You sell { one-good } for { sum-coins }.
event-house-emptied = The { NAME("trading_house") } is emptied.
# $ship: how many barrels the ship holds, which is what it is called by
event-loaded = { $player } loads { piece-good } on ship { $ship } for { sum-points }.
event-loaded-you = You load { piece-good } on ship { $ship } for { sum-points }.
event-shipped = { $player } ships { piece-good } from the { NAME("wharf") } for { sum-points }.
event-shipped-you = You ship { piece-good } from the { NAME("wharf") } for { sum-points }.
# $count: barrels kept; $lost: barrels of the same good that go
event-stored = { $count ->
    [0] { $player } loses { $lost ->
        [one] { $lost } { -barrel } { of-good }.
       *[other] { $lost } { -barrels } { of-good }.
    }
   *[other] { $player } keeps { piece-good }{ $lost ->
        [0] .
       *[other] {" "}and loses { $lost }.
    }
}
event-stored-you = { $count ->
    [0] You lose { $lost ->
        [one] { $lost } { -barrel } { of-good }.
       *[other] { $lost } { -barrels } { of-good }.
    }
   *[other] You keep { piece-good }{ $lost ->
        [0] .
       *[other] {" "}and lose { $lost }.
    }
}
event-ship-emptied = Ship { $ship } leaves with { SMALL($good) }.
event-end-triggered = This is the last round: { $reason ->
    [workers] { ending-workers }
    [city] { ending-city }
   *[chips] { ending-chips }
}.
event-round-ended = Round { $round } is over.
event-game-over = The game is over.
event-workers-lifted = { $player } has { piece-worker } to place.
event-workers-lifted-you = You have { piece-worker } to place.
event-forest-placed = { $player } places a { -forest }.
event-forest-placed-you = You place a { -forest }.
event-tile-cleared = { $player } gives back a tile: { NAME($tile) }.
event-tile-cleared-you = You give back a tile: { NAME($tile) }.
event-points-gained = { $player } gets { sum-points } ({ NAME($building) }).
event-points-gained-you = You get { sum-points } ({ NAME($building) }).
event-privilege-points = { $player } gets { sum-points } ({ NAME($card) }).
event-privilege-points-you = You get { sum-points } ({ NAME($card) }).
# $what: worker, noble, barrel or chip (a VP)
event-handed-over = { $player } hands over { $what ->
    [worker] { piece-worker }
    [noble] { piece-noble }
    [barrel] { piece-barrel }
   *[chip] { $count } VP
}.
event-handed-over-you = You hand over { $what ->
    [worker] { piece-worker }
    [noble] { piece-noble }
    [barrel] { piece-barrel }
   *[chip] { $count } VP
}.
event-noble-gained = { $player } takes { piece-noble }.
event-noble-gained-you = You take { piece-noble }.
event-noble-posted = { $player } has { piece-noble } on { NAME($building) }.
event-noble-posted-you = You have { piece-noble } on { NAME($building) }.
event-guest-moved = { $player } moves a { $noble ->
    [yes] { -noble }
   *[no] { -worker }
} from the { NAME("guesthouse") } to { NAME($place) }.
event-guest-moved-you = You move a { $noble ->
    [yes] { -noble }
   *[no] { -worker }
} from the { NAME("guesthouse") } to { NAME($place) }.
event-sent = { $player } puts { piece-good } on the ship of the { NAME("small_wharf") }.
event-sent-you = You put { piece-good } on the ship of the { NAME("small_wharf") }.
event-delivered = { $player } hands in { one-good } for { sum-points }.
event-delivered-you = You hand in { one-good } for { sum-points }.
event-drafted = { $player } adds the { NAME($building) } to the game.
event-drafted-you = You add the { NAME($building) } to the game.
# By chance, or by the host.
event-drafted-nobody = The { NAME($building) } is in the game.
event-pirated = { $player } unloads ship { $ship } and keeps { piece-good }.
event-pirated-you = You unload ship { $ship } and keep { piece-good }.
# $count: barrels, and points for them
event-looted = { $player } empties the { NAME("trading_house") } for { $count } VP.
event-looted-you = You empty the { NAME("trading_house") } for { $count } VP.
event-raided = { $player } takes { piece-worker } off the { NAME("worker_ship") }.
event-raided-you = You take { piece-worker } off the { NAME("worker_ship") }.
event-kidnapped = { $player } puts the { NAME($card) } aside{ $coins ->
    [0] .
   *[other] {" "}and takes { sum-coins }.
}
event-kidnapped-you = You put the { NAME($card) } aside{ $coins ->
    [0] .
   *[other] {" "}and take { sum-coins }.
}
# $player takes the role that $to (a player's name) has put aside
event-ransom-paid = { EDITION() ->
    [special] { $player } pays { sum-coins } to { $to } for the role put aside.
   *[other] { $player } takes the role put aside: { sum-coins } from the bank for { $to }.
}
event-ransom-paid-you = { EDITION() ->
    [special] You pay { sum-coins } to { $to } for the role put aside.
   *[other] You take the role put aside: { sum-coins } from the bank for { $to }.
}
event-kidnapped-role-played = { $player } plays the role put aside: { NAME($card) }.
event-kidnapped-role-played-you = You play the role put aside: { NAME($card) }.
event-goal-drawn = A goal of the festival: { NAME($goal) }.
event-goal-reached = { $player } reaches a goal: { NAME($goal) }.
event-goal-reached-you = You reach a goal: { NAME($goal) }.
event-achievement-met = { $player } reveals an achievement: { NAME($achievement) }.
event-achievement-met-you = You reveal an achievement: { NAME($achievement) }.

### --- Refusals ---------------------------------------------------------------------------------------------

refusal-game-over = The game is over.
refusal-card-taken = { NAME($card) }: taken in this round by { $player }.
refusal-card-taken-you = { NAME($card) }: you have taken it in this round.
refusal-settler-closed = With a full island you cannot take the { NAME("settler") }.
refusal-same-prospector = Both cards bring the same: take the first.
refusal-not-face-up = You cannot take { a-tile }: none lies face up.
refusal-no-right-to-quarry = You may take a { -quarry } only if you took the role or have an occupied { NAME("construction_hut") }.
refusal-no-quarry-left = No { -quarry } is left.
refusal-not-this-turns-tile = { NAME($field) }: no tile for the { NAME("hospice") } was placed in this turn.
refusal-too-few-circles = { NAME($place) } has { $circles ->
    [one] only { $circles } circle
   *[other] only { $circles } circles
}.
refusal-too-few-workers = { $workers ->
    [0] You have nobody left to place.
    [one] You have only { $workers } { -worker } left to place.
   *[other] You have only { $workers } { -workers } left to place.
}
refusal-workers-left-over = All must be placed, and { $workers ->
    [one] { $workers } { -worker }
   *[other] { $workers } { -workers }
} would be left for { $circles ->
    [one] { $circles } circle
   *[other] { $circles } circles
}.
refusal-already-owned = You already own the { NAME($building) }.
refusal-none-for-sale = { NAME($building) }: none is for sale.
refusal-no-city-space = Your city has no room for the { NAME($building) }.
refusal-too-expensive = { NAME($building) } costs { $cost }, you have { $coins }.
refusal-supply-empty = The supply has no { SMALL($good) } left.
refusal-not-produced = You produced no { SMALL($good) } in this phase.
refusal-house-full = The { NAME("trading_house") } is full: { NAMES($goods) }.
refusal-no-barrel = You have no { SMALL($good) }.
refusal-kind-in-house = The { NAME("trading_house") } already holds { SMALL($good) }.
refusal-must-load = You can load a cargo ship, so you must load it or use a private ship.
refusal-ship-full = Ship { $ship } is full.
refusal-ship-has-other = Ship { $ship } carries { SMALL($other) }.
refusal-kind-on-other-ship = Another ship already carries { SMALL($good) }.
refusal-other-ship-takes-more = Of your { SMALL($good) } ship { $ship } takes { $here }, another takes { $there }.
refusal-wharf-used = You have already used your { NAME("wharf") } in this phase.
refusal-kind-decided = What happens to your { SMALL($good) } is already decided.
refusal-too-few-barrels = You have only { $barrels ->
    [one] { $barrels } { -barrel } { of-good }
   *[other] { $barrels } { -barrels } { of-good }
}.
# $kinds: how many kinds warehouses keep whole; $barrels: how many barrels stay besides
refusal-no-room-to-store = No room for that { SMALL($good) }: you keep { $kinds ->
    [one] { $kinds } whole kind
   *[other] { $kinds } whole kinds
} and { $barrels ->
    [one] { $barrels } { -barrel }
   *[other] { $barrels } { -barrels }
}.
refusal-already-sold = You have already sold in this turn.
refusal-land-office-used = You have already used your { NAME("land_office") } in this turn.
refusal-land-office-other-person = { NAME("land_office") }: a { -worker } buys land, a { -noble } gives it back.
refusal-cannot-buy-land = To buy land you need 1 { -coin }, a free field and a face-down { -plantation }.
refusal-small-wharf-used = You have already used your { NAME("small_wharf") } in this phase.
refusal-works-on-black-market = Whoever stands on the { NAME("black_market") } itself cannot be handed over.
refusal-guest-changes-nothing = { NAME($place) }: a guest would change nothing there now. You are asked again when one can.
refusal-no-such-guest = { NAME("guesthouse") }: no guest of that kind waits there.
refusal-in-every-game = { NAME($building) } is in every game, without a draft.
refusal-already-drafted = { NAME($building) } has already been drafted.
refusal-excluded-by-pair = { NAME($building) } is out: the other one of its pair is in the game.
refusal-no-draft-space = { NAME($building) }: no space of cost { $cost } is free.
refusal-not-so-many-nobles = { NAME($building) }: from { $fewest } to { $most } { -nobles } can stand here.
refusal-quarries-stay = A { -quarry } is never given back.
refusal-holds-marker = You took this role last: somebody else must take it before you can again.
refusal-own-kidnapping = You have put the { NAME($card) } aside yourself: it waits for the end of the round.
refusal-no-ransom = { NAME($card) }: put aside, it costs 3; you have { $coins }.
refusal-every-option-works = Every option has an effect: choose one.
refusal-cannot-kidnap = { NAME($card) } cannot be put aside.
refusal-not-in-hand = { NAME($card) } is not in your hand.
refusal-must-say-barrels = You cannot pass: take the { -barrels }, or leave them one by one.
refusal-none-to-leave = There is no { SMALL($good) } here to leave.
refusal-pay-between = You may pay { $cost } to { $most }.
refusal-not-voluntary = You are not asked for gains at this table: they are taken by themselves.
refusal-must-pay = You cannot pass: say how much you pay.
refusal-discount-whole = This discount counts whole or not at all: you may pay { $cost } or { $most }.

## What is not in this game. $expansion: one of the expansions, $count: the players

refusal-not-in-game = That is not in this game: it belongs to the expansion { name-of-expansion }.
refusal-building-not-in-game = { NAME($building) } is not in this game: it belongs to the expansion { name-of-expansion }.
refusal-not-drafted = { NAME($building) } was not drafted: it is not in this game.
refusal-no-such-card = { NAME($card) }: there is none with { $count } players.
refusal-no-such-ship = With { $count } players there is no ship { $ship }.
refusal-no-draft = In this game the players do not draft the buildings.
refusal-cards-are-dealt = In this game the secret cards are dealt, not chosen.

## What belongs elsewhere. $home: the decision it belongs to; $step: the one to be made now

refusal-other-decision = That belongs to another decision ({ $home }); to be made now: { $step }.
refusal-before-play = That is decided before the first round: { $home }.
refusal-phase-over = { NAME($card) }: the phase of this round is over.
refusal-trading-over = { NAME($card) }: the phase of this round is over; whoever had nothing to sell, or found the { NAME("trading_house") } full, was not asked.
refusal-no-occupied-building = You have no occupied { NAME($building) }.
refusal-not-owned = You do not own the { NAME($building) }.
refusal-hacienda-draws-no-quarry = { NAME("hacienda") }: what you draw is never a { -quarry }; you take your own tile afterwards.
refusal-say-which-tile = Say which of your new tiles it is for.
refusal-place-decided = { NAME($place) }: already decided.
# $now: the place that is asked about
refusal-place-later = { NAME($place) } comes later: first { NAME($now) }.
refusal-nobody-there = { NAME($place) }: nobody stands there.

## Where nobody passes

refusal-must-take-role = You cannot pass: you must take a role.
refusal-must-place = You cannot pass: as many circles as possible must be filled.
refusal-must-draft = You cannot pass: you must add a building.
refusal-must-place-tile = You cannot pass: a tile that was drawn must be placed.
refusal-must-take-person = You cannot pass: take a { -worker } or a { -noble }.
refusal-must-say-nobles = You cannot pass: say how many { -nobles } stand here.
refusal-must-send-away = You cannot pass: say who must leave.
refusal-must-keep-card = You cannot pass: you must keep a card.

## Tiles, people, buccaneer

refusal-no-such-tile = You do not have { a-tile }.
refusal-second-tile-no-quarry = The second tile is { -a-plantation }; a { -quarry } is possible only with an occupied { NAME("construction_hut") }.
refusal-no-circle-on-tile = { NAME($field) }: no circle is empty.
refusal-forest-worker-moves-on = Nobody stands on a { -forest }: the { -worker } goes to the other tile of this turn.
refusal-only-plantations-return = { NAME($field) }: only { -plantations } can be given back here.
refusal-noble-not-to-be-had = A { -noble } comes only from the { NAME("worker_ship") }, when the supply has no { -workers }.
refusal-only-from-supply = { NAME($building) }: only a { -worker } from the supply comes, no { -noble }.
refusal-no-worker-left = No { -worker } is left, only { -nobles }.
refusal-nobles-first = The supply still has { piece-noble }: take one, not a { -worker }.
refusal-no-noble-left = The supply has no { -noble } left.
refusal-no-noble-on-ship = { NAME("worker_ship") }: there is no { -noble }.
# $left: how many must leave
refusal-not-so-many-on-ship = { $left } must leave, and only { piece-worker } can.
refusal-in-every-game-with-nobles = { NAME($building) } is in every game with { -nobles }, without a draft.
refusal-house-empty = The { NAME("trading_house") } is empty: that would have no effect.
refusal-ship-empty = Ship { $ship } is empty: that would have no effect.
# $workers: how many are waiting, $count: the players
refusal-nobody-to-raid = { NAME("worker_ship") }: { $workers } with { $count } players; only what is beyond their number can be raided.
refusal-still-missing = You cannot pass: { $missing ->
    [one] { $missing } { -coin } is
   *[other] { $missing } { -coins } are
} still missing.
refusal-asked-later = You are asked for that next: first hand over what is asked for now, or pass.
refusal-asked-already = That is decided already: at most one of each is handed over.
refusal-no-chip = You have no VP to hand over.
refusal-no-noble-there = { NAME($place) }: no { -noble } stands there.
refusal-only-nobles-there = { NAME($place) }: only { -nobles } stand there.
refusal-raises-price = { NAME($place) }: without whoever stands there the building would cost more.
refusal-no-empty-circle = { NAME($place) }: you have no empty circle there.
refusal-no-more-kept = You may keep nobody more: the others must leave.
refusal-name-nobles-first = Name the { -nobles } before the { -workers }.

### --- Festival and achievements ----------------------------------------------------------------------------

## $a, $b, $c: goods; $x, $y: plantations, as their goods; all drawn at the start of the game

festival-harvest-weighing-name = Harvest Weighing
festival-harvest-weighing-condition = Produce 3 { SMALL($a) } in one phase
festival-carnival-cocktail-name = Carnival Cocktail
festival-carnival-cocktail-condition = Produce in one phase: { SMALL($a) }, { SMALL($b) }, { SMALL($c) }
festival-closing-time-name = Closing Time
festival-closing-time-condition = Fill the { NAME("trading_house") } by selling { SMALL($a) }
festival-specialist-name = Specialist
festival-specialist-condition = Have 3 { SMALL($x) } { -plantations }
festival-farm-fair-name = Farm Fair
festival-farm-fair-condition = Have { -plantations } of { SMALL($x) } and { SMALL($y) }; produce { SMALL($a) } and { SMALL($b) } in one phase
festival-festival-delivery-name = Festival Delivery
festival-festival-delivery-condition = Load 1 { SMALL($a) } and 2 { SMALL($b) } in one phase
festival-twin-farmers-name = Twin Farmers
festival-twin-farmers-condition = Have 2 { SMALL($x) } and 2 { SMALL($y) } { -plantations }
festival-two-baskets-name = Two Baskets
festival-two-baskets-condition = Produce 2 { SMALL($a) } and 2 { SMALL($b) } in one phase
festival-solemn-departure-name = Solemn Departure
festival-solemn-departure-condition = Fill the largest ship with { SMALL($a) }
festival-pioneer-toast-name = Pioneer Toast
festival-pioneer-toast-condition = Build the { NAME($building) }
festival-inauguration-name = Inauguration
festival-inauguration-condition = Build the { NAME($building) }
festival-traditional-departure-name = Traditional Departure
festival-traditional-departure-condition = Fill the smallest ship with { SMALL($a) }
# What a card brings; any of the three may be 0
festival-reward = { $workers ->
    [0] { $coins ->
        [0] { sum-points }
       *[other] { sum-coins }{ festival-reward-points }
    }
    [one] { $workers } { -worker }{ festival-reward-coins }{ festival-reward-points }
   *[other] { $workers } { -workers }{ festival-reward-coins }{ festival-reward-points }
}
festival-reward-coins = { $coins ->
    [0] {""}
   *[other] , { sum-coins }
}
festival-reward-points = { $points ->
    [0] {""}
   *[other] , { sum-points }
}

achievement-major-investor-name = Major Investor
achievement-major-investor-condition = Own 2 { -large-buildings }
achievement-major-landowner-name = Major Landowner
achievement-major-landowner-condition = At most 2 empty fields and 2 empty city spaces
achievement-master-collector-name = Master Collector
achievement-master-collector-condition = Have 7 { -barrels } of one kind
achievement-senior-bureaucrat-name = Senior Bureaucrat
achievement-senior-bureaucrat-condition = Own 7 small { -beige-buildings }
achievement-trade-strategist-name = Trade Strategist
achievement-trade-strategist-condition = Gain 7 VP in one { NAME("captain") } phase
achievement-head-administrator-name = Head Administrator
achievement-head-administrator-condition = 12 { -workers } on buildings
achievement-leading-employer-name = Leading Employer
achievement-leading-employer-condition = 9 { -workers } on fields
achievement-leading-producer-name = Leading Producer
achievement-leading-producer-condition = Produce 7 { -barrels } in one phase
achievement-big-spender-name = Big Spender
achievement-big-spender-condition = Spend all your { -coins } on { -a-large-building }
achievement-coffee-dispatcher-name = Coffee Dispatcher
achievement-coffee-dispatcher-condition = Load the last place of a ship with { SMALL("coffee") }
achievement-tobacco-dispatcher-name = Tobacco Dispatcher
achievement-tobacco-dispatcher-condition = Load the last place of a ship with { SMALL("tobacco") }
achievement-dock-tycoon-name = Dock Tycoon
achievement-dock-tycoon-condition = Load 3 kinds in one { NAME("captain") } phase
achievement-luxury-goods-provider-name = Luxury Goods Provider
achievement-luxury-goods-provider-condition = Own { -production-buildings } for { SMALL("sugar") }, { SMALL("tobacco") } and { SMALL("coffee") }
achievement-master-agronomist-name = Master Agronomist
achievement-master-agronomist-condition = Use all 12 fields
achievement-specialised-shipper-name = Specialised Shipper
achievement-specialised-shipper-condition = Load 5 { -barrels } of one kind at once
achievement-caramel-popcorn-inventor-name = Caramel Popcorn Inventor
achievement-caramel-popcorn-inventor-condition = Have 8 { -barrels } of { SMALL("corn") } and { SMALL("sugar") }, some of each
achievement-confectionery-supplier-name = Confectionery Supplier
achievement-confectionery-supplier-condition = Have 7 { -barrels } of { SMALL("indigo") } and { SMALL("sugar") }, some of each
achievement-luxury-crop-trader-name = Luxury Crop Trader
achievement-luxury-crop-trader-condition = Have 5 { -barrels } of { SMALL("coffee") } and { SMALL("tobacco") }, some of each
achievement-pastry-maker-name = Pastry Maker
achievement-pastry-maker-condition = Have 9 { -barrels } of { SMALL("corn") } and { SMALL("indigo") }, some of each
achievement-tavern-supplier-name = Tavern Supplier
achievement-tavern-supplier-condition = Have 6 { -barrels } of { SMALL("coffee") } and { SMALL("sugar") }, some of each
achievement-tobacco-and-fruit-broker-name = Tobacco and Fruit Broker
achievement-tobacco-and-fruit-broker-condition = Have 6 { -barrels } of { SMALL("tobacco") } and { SMALL("indigo") }, some of each
achievement-deal-closer-name = Deal Closer
achievement-deal-closer-condition = As { NAME("trader") }, fill the { NAME("trading_house") }
achievement-independent-shipper-name = Independent Shipper
achievement-independent-shipper-condition = Fill an empty ship in one loading
achievement-prudent-merchant-name = Prudent Merchant
achievement-prudent-merchant-condition = Keep { -barrels } of 2 kinds at storage
achievement-sugar-dispatcher-name = Sugar Dispatcher
achievement-sugar-dispatcher-condition = Load the last place of a ship with { SMALL("sugar") }
achievement-trade-tycoon-name = Trade Tycoon
achievement-trade-tycoon-condition = Sell a { -barrel } for 6 { -coins } or more
achievement-tropical-produce-magnate-name = Tropical Produce Magnate
achievement-tropical-produce-magnate-condition = Own 3 { -production-buildings } for { SMALL("indigo") } and { SMALL("sugar") }
achievement-corn-dispatcher-name = Corn Dispatcher
achievement-corn-dispatcher-condition = Load the last place of a ship with { SMALL("corn") }
achievement-indigo-dispatcher-name = Fruit Dispatcher
achievement-indigo-dispatcher-condition = Load the last place of a ship with { SMALL("indigo") }
achievement-master-architect-name = Master Architect
achievement-master-architect-condition = Build { -a-large-building } for 6 { -coins } or less

### --- Scoring ----------------------------------------------------------------------------------------------

## Sources of points; large buildings and achievements stand under their own names

score-chips = VP chips
score-buildings = Buildings
score-nobles = { NAME("noble") }s
score-achievements = Achievements
score-total = Points
# What decides a tie.
score-tie-break = { NAME("coin") }s and { -barrels }
score-winner = { $player } wins.
score-winner-you = You win!
# $players: their names, joined
score-shared = { $players } share the victory.
