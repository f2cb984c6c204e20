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
### identifiers of things ($good, $building, $card, $field, $place, $tile, $goal …). An identifier is never shown,
### and a name in a sentence has its article. docs/translating.md has all functions, in every language; the usual ones:
###   { NAME($building) }                   the bare name, for titles and buttons: Small Market
###   { THE($building) } { A($building) } { OF($building) } { FROM($building) } …  the Small Market, of the Small Market
###   { CAP(THE($building)) }               at the beginning of a sentence
###   { SMALL($good) } { PLURAL("coin") }   as in the middle of a sentence: sugar, coins
###   { COUNT("worker", $count) }           with its number: 1 worker, 2 workers
###   { A(TILE($field)) } { THE(SHIP($ship)) } { IN("phase mayor") }   a corn plantation, the 5-space ship
###   { NAMES($roles) }                     the names of several things: Trader, Captain
###   { EDITION() -> [classic] … }          for what differs between the editions: classic, special, or (the
###                                         default) 1897, whose names the special edition shares
### Names and words of the game are kept in one place (catalog/data/languages), so none is written out here. Terms
### (-coins) are this language's own. Variables that say yes or no have the values yes and no.

### --- Words ------------------------------------------------------------------------------------------------

-coin = { SMALL("coin") }
-coins = { PLURAL("coin") }
-worker = { SMALL("worker") }
-workers = { PLURAL("worker") }
-noble = { SMALL("noble") }
-nobles = { PLURAL("noble") }
-barrel = { SMALL("barrel") }
-barrels = { PLURAL("barrel") }
-plantation = { SMALL("plantation") }
-plantations = { PLURAL("plantation") }
-a-plantation = { A("plantation") }
-quarry = { SMALL("quarry") }
-quarries = { PLURAL("quarry") }
-forest = { SMALL("forest") }
-forests = { PLURAL("forest") }
-beige-building = { SMALL("beige_building") }
-beige-buildings = { PLURAL("beige_building") }
-large-building = { SMALL("large_building") }
-a-large-building = { A("large_building") }
-large-buildings = { PLURAL("large_building") }
-production-building = { SMALL("production_building") }
-production-buildings = { PLURAL("production_building") }
# Where coins, goods and people without a place lie.
-portrait = { YOUR("san_juan") }

name = { NAME($thing) }

## Pieces with their number

piece-coin = { COUNT("coin", $count) }
piece-worker = { COUNT("worker", $count) }
piece-noble = { COUNT("noble", $count) }
piece-barrel = { COUNT("barrel", $count) }
piece-plantation = { COUNT("plantation", $count) }
piece-quarry = { COUNT("quarry", $count) }
piece-forest = { COUNT("forest", $count) }
piece-chip = { $count } VP
# Barrels of one good: 3 barrels of sugar
piece-good = { COUNT("barrel", $count) } { of-good }
one-good = { COUNT("barrel", 1) } { of-good }
# A part of the two above.
of-good = { OF_KIND($good) }
# As in "2 corn, 1 sugar"
amount-good = { COUNT($good, $count) }
sum-coins = { COUNT("coin", $coins) }
# Victory points
sum-points = { $points } VP
# $field: a good (for its plantation), quarry or forest
a-tile = { A(TILE($field)) }

### --- Roles and phases -------------------------------------------------------------------------------------

role-settler-action = Everybody may take { -a-plantation }.
role-settler-privilege = You may take a { -quarry } instead.
role-settler-help = In turn, everybody may put one face-up { -plantation } on their island. Only you may take a { -quarry } instead, which makes building cheaper.

role-mayor-action = Everybody gets { -workers } and places them.
role-mayor-privilege = You take one extra { -worker } from the supply.
role-mayor-help = The { -workers } { FROM("worker_ship") } are shared out one at a time, starting with you. Then everybody rearranges all their { -workers }: tiles and buildings without one do nothing.

role-builder-action = Everybody may build one building.
role-builder-privilege = You pay 1 { -coin } less.
role-builder-help = In turn, everybody may buy one building. Each occupied { -quarry } makes it 1 { -coin } cheaper, up to a limit that rises with the building’s value.

role-craftsman-action = Everybody produces goods.
role-craftsman-privilege = You take one extra { -barrel } of a kind you produced.
role-craftsman-help = In turn, everybody takes what they produce. { NAME("corn") } needs only an occupied { -plantation }; every other good also needs a { -worker } in its { -production-building }.

role-trader-action = Everybody may sell one { -barrel }.
role-trader-privilege = You get 1 extra { -coin } for your sale.
role-trader-help = In turn, everybody may sell one { -barrel } { TO("trading_house") }. It has four spaces and only takes kinds it does not hold yet; once full, it is emptied at the end of the phase.

role-captain-action = Everybody must load goods and gets VP for them.
role-captain-privilege = You get 1 extra VP the first time you load.
role-captain-help = Players take turns loading one kind of good onto one ship, as much as fits, for 1 VP per { -barrel }. If you can load, you must. At the end you keep one { -barrel } and whatever your warehouses hold; the rest is lost.

role-prospector-action = Nobody else does anything.
role-prospector-privilege = You take 1 { -coin }.
role-prospector-help = You take 1 { -coin } from the supply. The others get nothing.

role-buccaneer-action = Only you act.
role-buccaneer-privilege = You choose one of four options.
role-buccaneer-help = You unload a ship, empty { THE("trading_house") }, take { -workers } { FROM("worker_ship") } or set a role aside. You cannot choose this role again until somebody else has.

phase-settler = { NAME("phase settler") }
phase-mayor = { NAME("phase mayor") }
phase-builder = { NAME("phase builder") }
phase-craftsman = { NAME("phase craftsman") }
phase-trader = { NAME("phase trader") }
phase-captain = { NAME("phase captain") }
phase-prospector = { NAME("phase prospector") }
phase-buccaneer = { NAME("phase buccaneer") }
phase-storage = Storage
phase-draft = Building draft
phase-round = Choosing roles
phase-over = End of the game

ending-workers = there are not enough { -workers } to refill { THE("worker_ship") }
ending-city = a city is full
ending-chips = the VP chips have run out

### --- Buildings --------------------------------------------------------------------------------------------

building-small-indigo-plant-effect = Makes { SMALL("indigo") }
building-small-indigo-plant-help = { CAP(IN("phase craftsman")) }, each { -worker } here turns the crop of one occupied { SMALL("plantation indigo") } into a { -barrel }.
building-small-sugar-mill-effect = Makes { SMALL("sugar") }
building-small-sugar-mill-help = { CAP(IN("phase craftsman")) }, each { -worker } here turns the crop of one occupied { SMALL("plantation sugar") } into a { -barrel }.
building-large-indigo-plant-effect = Makes { SMALL("indigo") }
building-large-indigo-plant-help = { CAP(IN("phase craftsman")) }, each { -worker } here turns the crop of one occupied { SMALL("plantation indigo") } into a { -barrel }.
building-large-sugar-mill-effect = Makes { SMALL("sugar") }
building-large-sugar-mill-help = { CAP(IN("phase craftsman")) }, each { -worker } here turns the crop of one occupied { SMALL("plantation sugar") } into a { -barrel }.
building-tobacco-storage-effect = Makes { SMALL("tobacco") }
building-tobacco-storage-help = { CAP(IN("phase craftsman")) }, each { -worker } here turns the crop of one occupied { SMALL("plantation tobacco") } into a { -barrel }.
building-coffee-roaster-effect = Makes { SMALL("coffee") }
building-coffee-roaster-help = { CAP(IN("phase craftsman")) }, each { -worker } here turns the crop of one occupied { SMALL("plantation coffee") } into a { -barrel }.

building-small-market-effect = +1 { -coin } when you sell
building-small-market-help = When you sell { TO("trading_house") }, you get 1 extra { -coin }, on top of what { THE("large_market") } gives.
building-hacienda-effect = An extra { -plantation }, drawn face down
building-hacienda-help = { CAP(IN("phase settler")) }, before you take your tile, you may draw a face-down { -plantation }. You must place it, and you cannot swap it for a { -quarry }.
building-construction-hut-effect = You may take a { -quarry }
building-construction-hut-help = { CAP(IN("phase settler")) } you may take a { -quarry } instead of { -a-plantation }, even if somebody else chose the role.
building-small-warehouse-effect = Keep all { -barrels } of one kind
building-small-warehouse-help = At the end { OF("phase captain") } you keep all { -barrels } of one kind on top of the usual single { -barrel }. You must still load what you can.
building-hospice-effect = A { -worker } for your new tile
building-hospice-help = { CAP(IN("phase settler")) } a { -worker } from the supply comes with the tile you take and is placed on it right away. { EDITION() ->
    [classic] It comes with the tile just placed, whether from { A("hacienda") } or taken normally, one { -worker } per phase. If the supply is empty, none comes.
    [special] If { YOUR("hacienda") } or { YOUR("library") } brought a tile too, you choose which one.
   *[other] The tile from { A("hacienda") } gets none.
}
building-office-effect = Sell a kind { THE("trading_house") } already holds
building-office-help = You may sell a kind that { THE("trading_house") } already holds. If it is full, you still cannot sell there.
building-large-market-effect = +2 { -coins } when you sell
building-large-market-help = When you sell { TO("trading_house") }, you get 2 extra { -coins }, on top of what { THE("small_market") } gives.
building-large-warehouse-effect = Keep all { -barrels } of two kinds
building-large-warehouse-help = At the end { OF("phase captain") } you keep all { -barrels } of two kinds on top of the usual single { -barrel }. You must still load what you can.
building-factory-effect = The more kinds you produce, the more { -coins }
building-factory-help = When you produce goods, you get 0, 1, 2, 3 or 5 { -coins } for 1, 2, 3, 4 or 5 kinds.
building-university-effect = A { -worker } for your new building
building-university-help = When you build, a { -worker } from the supply comes with the building and is placed on it right away. Only one, however many circles it has.
building-harbor-effect = +1 VP each time you load
building-harbor-help = Each time you load goods, onto a cargo ship or a private one, you get 1 extra VP.
building-wharf-effect = A private ship for all { -barrels } of one kind
building-wharf-help = Once per { SMALL("phase captain") }, instead of loading a cargo ship, you may ship all your { -barrels } of one kind for 1 VP each. Any kind will do. Using it is up to you.
building-guild-hall-effect = VP for your { -production-buildings }
building-guild-hall-help = Only if occupied: at the end, 1 VP for each small and 2 VP for each large { -production-building } of yours, whether those are occupied or not.
building-residence-effect = VP for the spaces filled on your island
building-residence-help = Only if occupied: at the end, 4 VP for up to 9 { PLURAL("field") } filled, 5 for 10, 6 for 11 and 7 for 12.
building-fortress-effect = 1 VP for every 3 { -workers }
building-fortress-help = Only if occupied: at the end, 1 VP for every three { -workers } you have, wherever they are.
building-customs-house-effect = 1 VP for every 4 VP in chips
building-customs-house-help = Only if occupied: at the end, 1 VP for every four VP you have in chips. VP on buildings do not count.
building-city-hall-effect = 1 VP for each { -beige-building }
building-city-hall-help = Only if occupied: at the end, 1 VP for each { -beige-building } of yours, this one included, whether the others are occupied or not.

building-aqueduct-effect = +1 { SMALL("indigo") }, +1 { SMALL("sugar") } with your large plants
building-aqueduct-help = If { YOUR("large_indigo_plant") } produced { SMALL("indigo") }, you take one extra { -barrel } of it; likewise { SMALL("sugar") } with { YOUR("large_sugar_mill") }. The small ones do not count.
building-forest-house-effect = Place { -plantations } face down as { -forests }
building-forest-house-help = { CAP(IN("phase settler")) } you may place { -a-plantation } face down as a { -forest }. Every two { -forests } make your buildings 1 { -coin } cheaper, with no limit.
building-black-market-effect = Pay with a { -worker }, a { -barrel } and a VP
building-black-market-help = If you are short of { -coins } for a building, you may hand over one { -worker }, one { -barrel } and one VP, each in place of 1 { -coin }. You spend all your { -coins } first and hand over only what is missing.
building-storehouse-effect = Keep 3 more { -barrels } of any kind
building-storehouse-help = At the end { OF("phase captain") } you keep three more { -barrels }, of any kind.
building-guesthouse-effect = Two { -workers } who can move when you like
building-guesthouse-help = Up to two { -workers } wait here. { EDITION() ->
    [classic] In any phase you may move them to empty circles of yours, where they work right away.
    [special] In any phase you may move them to empty circles of yours, where they work right away.
   *[other] In any phase except { THE("phase mayor") } you may move them to empty circles of yours, where they work right away.
} You are asked whenever it can matter.
building-trading-post-effect = Sell outside { THE("trading_house") }
building-trading-post-help = Instead of selling { TO("trading_house") }, you may sell one { -barrel } of any kind to the supply, even if the house is full. Your privilege adds to the price; markets do not.
building-church-effect = +1 VP for 2–3 VP buildings, +2 for { -large-buildings }
building-church-help = When you build, you get 1 VP for a building worth 2 or 3 VP and 2 VP for { -a-large-building }. You get none for this one.
building-small-wharf-effect = Ship any { -barrels }, 1 VP for every 2
building-small-wharf-help = Once per { SMALL("phase captain") }, instead of loading a cargo ship, you may ship any { -barrels } you like, of mixed kinds, for 1 VP per two of them{ EDITION() ->
    [classic] . You may even ship none, although you could load.
   *[other] { "." }
}
building-lighthouse-effect = +1 { -coin } each time you load
building-lighthouse-help = Each time you load goods, onto a cargo ship or a private one, you get 1 { -coin }. As { NAME("captain") } you get another one at the start of the phase.
building-specialty-factory-effect = The more you produce of one kind, the more { -coins }
building-specialty-factory-help = When you produce goods, count the { -barrels } of your best kind: you get that many { -coins } minus one. { NAME("corn") } does not count.
building-library-effect = Doubles your privileges
building-library-help = When you choose a role, your privilege counts twice: two { -workers }, 2 { -coins } less, two { -barrels } and so on. As { NAME("settler") } you take an extra { -plantation } after everybody else.
building-union-hall-effect = 1 VP for every two { -barrels } of the same kind
building-union-hall-help = { EDITION() ->
    [special] At the start { OF("phase captain") }, before anybody loads,
   *[other] On your first turn { OF("phase captain") }, before you load,
} you get 1 VP for every two { -barrels } of the same kind that you have.
building-statue-effect = Lots of VP, no { -worker } needed
building-statue-help = It has no circle and does nothing; its VP always count.
building-cloister-effect = VP for every three matching tiles on your island
building-cloister-help = Only if occupied: at the end, 1, 3, 6 or 10 VP for one, two, three or four sets of three matching tiles on your island.

building-land-office-effect = Buy { -a-plantation } or discard one
building-land-office-help = Once per turn { IN("phase trader") }: with a { -worker } here, you may pay 1 { -coin } to draw a face-down { -plantation }; with a { -noble }, you may discard { -a-plantation } for 1 { -coin }.
building-chapel-effect = 1 { -coin } before production; with a { -noble }, 1 VP
building-chapel-help = At the start of each { SMALL("phase craftsman") } you get 1 { -coin } if a { -worker } is here, 1 VP if it is a { -noble }.
building-hunting-lodge-effect = Discard a tile; with a { -noble }, VP for empty land
building-hunting-lodge-help = At the end of each { SMALL("phase settler") }: with a { -worker } here, you may discard { -a-plantation } or a { -forest }; with a { -noble }, you get 2 VP if you have more empty { PLURAL("field") } than anybody else.
building-zoning-office-effect = Small buildings −1; with a { -noble }, { EDITION() ->
    [classic] large
   *[other] expanded
} −2
building-zoning-office-help = With a { -worker } here, small buildings cost you 1 { -coin } less; with a { -noble } instead, { -large-buildings } cost you 2 { -coins } less.
building-royal-supplier-effect = Hand in { -barrels } for 1 VP each, one per { -noble }
building-royal-supplier-help = { EDITION() ->
    [special] At the start { OF("phase captain") }, before anybody loads,
   *[other] On your first turn { OF("phase captain") }, before you load,
} you may hand in one { -barrel } for each { -noble } you have, all of different kinds, for 1 VP each.
building-villa-effect = A { -noble } in each { SMALL("phase mayor") }
building-villa-help = In each { SMALL("phase mayor") } you may take one { -noble } from the supply, or a { -worker } if there is none.
building-jeweler-effect = 1 { -coin } per { -noble } when producing
building-jeweler-help = { CAP(IN("phase craftsman")) } you get 1 { -coin } for each { -noble } you have. It counts as a large { -production-building }.
building-royal-garden-effect = 1 extra VP for each { -noble }
building-royal-garden-help = Only if occupied: at the end, 1 extra VP for each { -noble } you have.

### --- What a table agrees on -------------------------------------------------------------------------------

edition-classic-name = Classic edition
edition-classic-help = The rules and names of the classic edition.
edition-1897-name = Puerto Rico 1897
edition-1897-help = The rules and names of Puerto Rico 1897.
edition-special-name = 1897, Special Edition
edition-special-help = The rules of the Special Edition, with Festival cards, achievements and the Puertoma.

expansion-new-buildings-name = New Buildings
expansion-new-buildings-help = Fourteen more buildings; a draft decides which ones are in the game.
expansion-nobles-name = { CAP(PLURAL("noble")) }
expansion-nobles-help = { CAP(PLURAL("noble")) } come with the { -workers }, are worth 1 VP each and have buildings of their own.
expansion-buccaneer-name = { NAME("buccaneer") }
expansion-buccaneer-help = One more role that unloads ships, empties { THE("trading_house") }, takes { -workers } or sets a role aside.
expansion-festival-name = { NAME("festival") }
expansion-festival-help = Three goals; whoever reaches one first gets its reward.
expansion-festival-cards-name = { CAP(PLURAL("festival_card")) }
expansion-festival-cards-help = Three of twelve cards set the goals, in place of those { OF("festival") }.
expansion-achievements-name = Achievements
expansion-achievements-help = Everybody has four secret cards that are worth VP once their condition is met.
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
variant-corn-start-name = { NAME("corn") } start
variant-jeweler-cap-name = Capped { SMALL("jeweler") }
variant-villa-or-jeweler-name = { NAME("villa") } or { NAME("jeweler") }
variant-hacienda-or-forest-house-name = { NAME("hacienda") } or { NAME("forest_house") }
variant-achievement-draft-name = Drafted achievements
variant-errata-name = Errata

option-edition-name = Edition
option-players-name = Players
option-governor-name = First { SMALL("governor") }
option-ask-forced-name = Confirm forced moves
option-voluntary-name = Confirm every gain
option-voluntary-help = You are asked about { -coins }, VP, { -barrels } and discounts that you may decline; otherwise you take them automatically.
option-expansions-name = Expansions
option-variants-name = Variants
option-draft-name = Draft
option-buildings-name = Buildings
option-house-rules-name = House rules
option-order-name = Seats
option-undo-name = Undo
option-clock-name = Time limit
option-rated-name = Rated
option-visibility-name = Who can find the table
option-difficulty-name = Difficulty

draft-players-name = By the players
draft-chance-name = Random
draft-given-name = By the host
order-random-name = Random
order-fixed-name = As seated
undo-none-name = Never
undo-own-name = Own moves
undo-agree-name = By agreement
clock-none-name = No limit
clock-decision-name = Per decision
clock-day-name = Turn-based
visibility-public-name = Public
visibility-link-name = By link

bot-random-name = Random
bot-random-help = Plays any legal move: good for a first game.
bot-greedy-name = Greedy
bot-greedy-help = Takes whatever brings the most right away.
bot-planner-name = Planner
bot-planner-help = Thinks ahead to its next turn: who benefits from a role, and what it leaves for the others.
bot-learned-name = Learned
bot-learned-help = Plays what a neural network trained on many games likes best.
bot-search-name = Search
bot-search-help = Looks ahead for as long as its time allows.
bot-beginner-name = Beginner
bot-beginner-help = Knows the rules, but often misjudges what a move is worth.
bot-casual-name = Casual
bot-casual-help = Takes what looks good, with a mistake now and then.
bot-skilled-name = Skilled
bot-skilled-help = Plans ahead and rarely slips up.
bot-expert-name = Expert
bot-expert-help = Looks a few moves ahead. Hard to beat.
bot-master-name = Master
bot-master-help = Looks as far ahead as one second allows. The strongest opponent.
bot-shipper-name = Shipper
bot-shipper-help = Skilled: plants a lot and fills the ships.
bot-builder-name = Builder
bot-builder-help = Skilled: puts its { -coins } into a grand city.
bot-trader-name = Trader
bot-trader-help = Skilled: sells high and keeps its purse full.

### --- Decisions --------------------------------------------------------------------------------------------

decision-round-name = Choosing a role
decision-round-ask = Choose a role.
decision-round-help = Choose one of the roles that are left and take the { -coins } on it. Everybody carries it out, you first and with the privilege.

decision-settler-name = { NAME("settler") }
decision-settler-ask = { NAME("settler") }: take a tile.
decision-settler-help = Take one of the face-up { -plantations } for an empty { SMALL("field") }. If you chose the role or have an occupied { SMALL("construction_hut") }, you may take a { -quarry } instead.
decision-settler-pass = Take nothing

decision-hacienda-name = { NAME("hacienda") }
decision-hacienda-ask = { NAME("hacienda") }: draw a face-down { -plantation } first?
decision-hacienda-help = Before you take your tile, you may draw a face-down { -plantation } without seeing which one. It must be placed.
decision-hacienda-pass = Do not draw

decision-hospice-name = { NAME("hospice") }
decision-hospice-ask = { NAME("hospice") }: a { -worker } for your new tile?
decision-hospice-help = A { -worker } may be placed on your new tile right away. Declining leaves one more in the supply.
decision-hospice-pass = No { -worker }

decision-mayor-name = { NAME("mayor") }
decision-mayor-ask = { NAME("mayor") }: take an extra { -worker }?
decision-mayor-help = Your privilege is an extra { -worker } from the supply. Declining leaves one more in the supply and can delay the end of the game.
decision-mayor-pass = No { -worker }

decision-place-name = Placing { -workers }
decision-place-ask = { NAME("mayor") }: place your { -workers }.
decision-place-help = Put all your { -workers }, old and new, on the circles of your tiles and buildings. Only those left without a circle stay idle.

decision-builder-name = { NAME("builder") }
decision-builder-ask = { NAME("builder") }: what do you build?
decision-builder-help = Build one building that you can afford, have room for and do not own yet.
decision-builder-pass = Build nothing

decision-university-name = { NAME("university") }
decision-university-ask = { NAME("university") }: a { -worker } for your new building?
decision-university-help = A { -worker } may be placed on your new building right away. Declining leaves one more in the supply.
decision-university-pass = No { -worker }

decision-craftsman-name = { NAME("craftsman") }
decision-craftsman-ask = { NAME("craftsman") }: which extra { -barrel } do you take?
decision-craftsman-help = Your privilege is an extra { -barrel } of a kind you have just produced.
decision-craftsman-pass = Take nothing

decision-trader-name = { NAME("trader") }
decision-trader-ask = { NAME("trader") }: what do you sell?
decision-trader-help = Sell one { -barrel } { TO("trading_house") }, of a kind it does not hold yet. { CAP(A("office")) }, { A("trading_post") } or { A("land_office") } lets you do more.
decision-trader-pass = Sell nothing

decision-captain-name = { NAME("captain") }
decision-captain-ask = { NAME("captain") }: load a ship.
decision-captain-help = Choose a kind of good and a ship. A ship carries only one kind, and no two ships carry the same; as many { -barrels } as fit are loaded. If you can load, you must.
decision-captain-pass = Ship nothing

decision-storage-name = Storage
decision-storage-ask = { NAME("captain") }: what do you keep?
decision-storage-help = You keep one { -barrel } and whatever your warehouses hold. Everything else is lost.
decision-storage-pass = Keep nothing more

decision-draft-name = Draft
decision-draft-ask = Add a building to the game.
decision-draft-help = Choose a building; there must be a free space for its cost. Buildings not chosen are out of the game.

decision-guests-name = { NAME("guesthouse") }
decision-guests-ask = { NAME("guesthouse") }: move a guest now?
decision-guests-help = You may move a guest to an empty circle of yours, to work there right away. You are asked again when it can matter.
decision-guests-pass = Nobody moves

decision-drawn-tile-name = Drawn tile
decision-drawn-tile-ask = You have drawn { a-tile }. How do you place it?
decision-drawn-tile-help = With an occupied { SMALL("forest_house") } you may place the tile face down as a { -forest }.

decision-library-tile-name = { NAME("library") }
decision-library-tile-ask = { NAME("library") }: take an extra { -plantation }.
decision-library-tile-help = Your privilege counts twice: take one of the { -plantations } that are left.
decision-library-tile-pass = Take nothing

decision-black-market-name = { NAME("black_market") }
# $coins: how many are missing
decision-black-market-ask = { NAME($building) }: you are short by { sum-coins }. What do you hand over?
decision-black-market-help = Hand over a { -worker }, a { -barrel } or a VP, each in place of 1 { -coin }, until nothing is missing. You are asked one at a time.
decision-black-market-pass = Hand over none of these

decision-small-wharf-name = { NAME("small_wharf") }
# $count: barrels on it already
decision-small-wharf-ask = { NAME("small_wharf") }: { piece-barrel } on board. What else?
decision-small-wharf-help = Add { -barrels } of other kinds, or let the ship leave. You get 1 VP for every two { -barrels }.
decision-small-wharf-pass = The ship leaves

decision-worker-ship-name = { NAME("worker_ship") }
decision-worker-ship-ask = { NAME("worker_ship") }: who do you take?
decision-worker-ship-help = You take one person at a time, a { -worker } or a { -noble }, until nobody is left.

decision-villa-name = { NAME("villa") }
decision-villa-ask = { NAME("villa") }: do you take somebody?
decision-villa-help = You may take a { -noble } from the supply, or a { -worker } if there is none.
decision-villa-pass = Nobody

decision-nobles-name = Placing { -nobles }
decision-nobles-ask = { NAME($building) }: how many { -nobles } do you put here?
decision-nobles-help = This building works differently with a { -noble }. Choose who works here; the rest are placed wherever it makes no difference.

decision-hunting-lodge-name = { NAME("hunting_lodge") }
decision-hunting-lodge-ask = { NAME("hunting_lodge") }: do you discard a tile?
decision-hunting-lodge-help = You may discard { -a-plantation } or a { -forest }. Whoever stands on it goes to { -portrait }.
decision-hunting-lodge-pass = Keep everything

decision-royal-supplier-name = { NAME("royal_supplier") }
decision-royal-supplier-ask = { NAME("royal_supplier") }: which { -barrels } do you hand in, for 1 VP each?
decision-royal-supplier-help = You may hand in one { -barrel } for each { -noble } you have, all of different kinds, before you load.
decision-royal-supplier-pass = Hand in nothing more

decision-buccaneer-name = { NAME("buccaneer") }
decision-buccaneer-ask = { NAME("buccaneer") }: choose an option.
decision-buccaneer-help = Unload a ship and keep up to three { -barrels }; empty { THE("trading_house") } for 1 VP per { -barrel }; take up to three { -workers } { FROM("worker_ship") }; or set a role aside and play it at the end of the round.
decision-buccaneer-pass = Do nothing

decision-raid-name = { NAME("buccaneer_raid") }
# $rest: how many must still leave the worker ship; $kept: how many of them may work for you
decision-raid-ask = { $rest } must leave; { $kept } of them can work for you. Who goes where?
decision-raid-help = Put some of those who leave on empty circles of yours. Choose who is sent away: { EDITION() ->
    [special] they are out of the game.
   *[other] they go back to the supply.
}

decision-reward-name = Reward
decision-reward-ask = Your reward: { piece-worker } to place.
decision-reward-help = Put them on empty circles of tiles or buildings. Those you do not place stay idle until the next { SMALL("phase mayor") }.
decision-reward-pass = The rest stay idle

decision-offer-name = Optional gain
# $thing: the building, role or goal; the rest what it brings
decision-offer-ask = { NAME($thing) }: { festival-reward }. Do you take it?
decision-offer-help = At this table every gain is optional. What you decline stays in the supply.
decision-offer-pass = Decline

decision-production-name = Choosing { -barrels }
# $count: the barrels; $ship: where a pirate takes them from, or 0
decision-production-ask = { $ship ->
    [0] Production
   *[other] { NAME("buccaneer_piracy") }
}: { piece-barrel }. What do you take?
decision-production-help = Take all the { -barrels }, or leave some first, one by one. What you leave stays in the supply.

decision-payment-name = Payment
decision-payment-ask = { NAME($building) }: how much do you pay?
decision-payment-help = Discounts are optional: you may use all of them, some, or none.

decision-achievements-name = Achievements
decision-achievements-ask = Which secret card do you keep?
decision-achievements-help = Keep one card; the others go to your left. You end up with four.

### --- Actions ----------------------------------------------------------------------------------------------

action-role = { NAME($card) }
action-take = Take { a-tile }
action-draw = Draw a face-down { -plantation }
# $decision: the kind of decision it belongs to
action-worker = { $decision ->
    [university] Put a { -worker } on the new building
    [raid] The others leave
   *[other] Take a { -worker }
}
action-worker-on = { $field ->
    [forest] Take a { -worker } for the new { -forest }
   *[other] Put a { -worker } on the new { SMALL(TILE($field)) }
}
action-noble = { $decision ->
    [university] Put a { -noble } on the new building
    [raid] The others leave, one { -noble } among them
   *[other] Take a { -noble }
}
action-noble-on = { $field ->
    [forest] Take a { -noble } for the new { -forest }
   *[other] Put a { -noble } on the new { SMALL(TILE($field)) }
}
action-place = { NAME(TILE($place)) }: { piece-worker }
action-build = Build { THE($building) }
action-barrel = Take { one-good }
action-sell = Sell { SMALL($good) }
# $ship: how many barrels the ship holds, which is what it is called by
action-load = Load { SMALL($good) } onto { THE(SHIP($ship)) }
action-wharf = { NAME("wharf") }: ship { SMALL($good) }
action-keep = Keep { piece-good }
action-draft = Add { THE($building) }
action-take-forest = Take { A(TILE($good)) } as a { -forest }
action-plant = Place it face up
action-forest = Place it face down as a { -forest }
action-post = { NAME("trading_post") }: sell { SMALL($good) }
action-send = { NAME("small_wharf") }: { piece-good }
action-put-worker = Put a { -worker } { AT(TILE($place)) }
action-put-noble = Put a { -noble } { AT(TILE($place)) }
action-hand-worker = A { -worker } { FROM(TILE($place)) }
action-hand-noble = A { -noble } { FROM(TILE($place)) }
action-hand-barrel = { one-good }
action-hand-chip = 1 VP
action-nobles = { NAME($building) }: { piece-noble }
action-land = Buy a face-down { -plantation } for 1 { -coin }
action-clear = Discard { A(TILE($tile)) }
action-deliver = Hand in { one-good }
action-piracy = { NAME("buccaneer_piracy") }: { SMALL(SHIP($ship)) }
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
# $decision: what was declined
event-acted-pass = { $decision ->
    [settler] { $player } takes no tile.
    [hacienda] { $player } draws no { -plantation }.
    [hospice] { $player } declines the { -worker } { FROM("hospice") }.
    [mayor] { $player } declines the extra { -worker }.
    [builder] { $player } builds nothing.
    [university] { $player } declines the { -worker } { FROM("university") }.
    [craftsman] { $player } declines the extra { -barrel }.
    [trader] { $player } sells nothing.
    [captain] { $player } ships nothing.
    [storage] { $player } keeps nothing more.
    [library-tile] { $player } takes no extra { -plantation }.
    [small-wharf] { $player } lets { THE("small_wharf") }’s ship leave.
    [villa] { $player } takes nobody with { THE("villa") }.
    [hunting-lodge] { $player } discards no tile.
    [royal-supplier] { $player } hands in nothing more.
    [buccaneer] { $player } does nothing with { THE("buccaneer") }.
    [reward] { $player } leaves the rest idle.
    [offer] { $player } declines.
   *[other] { $player } passes.
}
event-acted-pass-you = { $decision ->
    [settler] You take no tile.
    [hacienda] You draw no { -plantation }.
    [hospice] You decline the { -worker } { FROM("hospice") }.
    [mayor] You decline the extra { -worker }.
    [builder] You build nothing.
    [university] You decline the { -worker } { FROM("university") }.
    [craftsman] You decline the extra { -barrel }.
    [trader] You sell nothing.
    [captain] You ship nothing.
    [storage] You keep nothing more.
    [library-tile] You take no extra { -plantation }.
    [small-wharf] You let { THE("small_wharf") }’s ship leave.
    [villa] You take nobody with { THE("villa") }.
    [hunting-lodge] You discard no tile.
    [royal-supplier] You hand in nothing more.
    [buccaneer] You do nothing with { THE("buccaneer") }.
    [reward] You leave the rest idle.
    [offer] You decline.
   *[other] You pass.
}
# $noble: yes or no
event-acted-put = { $player } puts a { $noble ->
    [yes] { -noble }
   *[no] { -worker }
} { AT(TILE($place)) }.
event-acted-put-you = You put a { $noble ->
    [yes] { -noble }
   *[no] { -worker }
} { AT(TILE($place)) }.

event-role-taken = { $player } chooses { THE($card) }{ $coins ->
    [0] .
   *[other] {" "}and takes { sum-coins }.
}
event-role-taken-you = You choose { THE($card) }{ $coins ->
    [0] .
   *[other] {" "}and take { sum-coins }.
}
event-tile-drawn = { $player } draws { a-tile }.
event-tile-drawn-you = You draw { a-tile }.
event-tile-taken = { $player } takes { a-tile }.
event-tile-taken-you = You take { a-tile }.
event-tiles-turned-up = { piece-plantation } turned face up.
event-pile-shuffled = { piece-plantation } shuffled into a new pile.
event-workers-gained = { $player } takes { $count ->
    [one] an extra { -worker }
   *[other] { $count } extra { -workers }
}.
event-workers-gained-you = You take { $count ->
    [one] an extra { -worker }
   *[other] { $count } extra { -workers }
}.
event-workers-from-ship = { $player } gets { piece-worker } { FROM("worker_ship") }.
event-workers-from-ship-you = You get { piece-worker } { FROM("worker_ship") }.
event-field-staffed = { $player } puts { piece-worker } { $count ->
    [one] { AT(TILE($field)) }
   *[other] { AT_PLURAL(TILE($field)) }
}.
event-field-staffed-you = You put { piece-worker } { $count ->
    [one] { AT(TILE($field)) }
   *[other] { AT_PLURAL(TILE($field)) }
}.
event-building-staffed = { $player } puts { piece-worker } { AT($building) }.
event-building-staffed-you = You put { piece-worker } { AT($building) }.
event-ship-refilled = { CAP(THE("worker_ship")) } is refilled with { piece-worker }.
event-built = { $player } builds { THE($building) } for { sum-coins }.
event-built-you = You build { THE($building) } for { sum-coins }.
event-produced = { $player } produces { piece-good }.
event-produced-you = You produce { piece-good }.
event-coins-gained = { $player } gets { sum-coins }.
event-coins-gained-you = You get { sum-coins }.
event-barrel-taken = { $player } takes an extra { -barrel } { of-good }.
event-barrel-taken-you = You take an extra { -barrel } { of-good }.
event-sold = { $player } sells { one-good } for { sum-coins }.
event-sold-you = You sell { one-good } for { sum-coins }.
event-house-emptied = { CAP(THE("trading_house")) } is emptied.
# $ship: how many barrels the ship holds, which is what it is called by
event-loaded = { $player } loads { piece-good } onto { THE(SHIP($ship)) } for { sum-points }.
event-loaded-you = You load { piece-good } onto { THE(SHIP($ship)) } for { sum-points }.
event-shipped = { $player } ships { piece-good } { FROM("wharf") } for { sum-points }.
event-shipped-you = You ship { piece-good } { FROM("wharf") } for { sum-points }.
# $count: barrels kept; $lost: barrels of the same good that go
event-stored = { $count ->
    [0] { $player } loses { COUNT("barrel", $lost) } { of-good }.
   *[other] { $player } keeps { piece-good }{ $lost ->
        [0] .
       *[other] {" "}and loses { $lost }.
    }
}
event-stored-you = { $count ->
    [0] You lose { COUNT("barrel", $lost) } { of-good }.
   *[other] You keep { piece-good }{ $lost ->
        [0] .
       *[other] {" "}and lose { $lost }.
    }
}
event-ship-emptied = { CAP(THE(SHIP($ship))) } leaves with { SMALL($good) }.
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
event-tile-cleared = { $player } discards { A(TILE($tile)) }.
event-tile-cleared-you = You discard { A(TILE($tile)) }.
event-points-gained = { $player } gets { sum-points } { FROM($building) }.
event-points-gained-you = You get { sum-points } { FROM($building) }.
event-privilege-points = { $player } gets { sum-points } as { NAME($card) }.
event-privilege-points-you = You get { sum-points } as { NAME($card) }.
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
event-noble-posted = { $player } has { piece-noble } { AT($building) }.
event-noble-posted-you = You have { piece-noble } { AT($building) }.
event-guest-moved = { $player } moves a { $noble ->
    [yes] { -noble }
   *[no] { -worker }
} { FROM("guesthouse") } { ONTO(TILE($place)) }.
event-guest-moved-you = You move a { $noble ->
    [yes] { -noble }
   *[no] { -worker }
} { FROM("guesthouse") } { ONTO(TILE($place)) }.
event-sent = { $player } puts { piece-good } on { THE("small_wharf") }’s ship.
event-sent-you = You put { piece-good } on { THE("small_wharf") }’s ship.
event-delivered = { $player } hands in { one-good } for { sum-points }.
event-delivered-you = You hand in { one-good } for { sum-points }.
event-drafted = { $player } adds { THE($building) } to the game.
event-drafted-you = You add { THE($building) } to the game.
# By chance, or by the host.
event-drafted-nobody = { CAP(THE($building)) } is in the game.
event-pirated = { $player } unloads { THE(SHIP($ship)) } and keeps { piece-good }.
event-pirated-you = You unload { THE(SHIP($ship)) } and keep { piece-good }.
# $count: barrels, and points for them
event-looted = { $player } empties { THE("trading_house") } for { $count } VP.
event-looted-you = You empty { THE("trading_house") } for { $count } VP.
event-raided = { $player } takes { piece-worker } { FROM("worker_ship") }.
event-raided-you = You take { piece-worker } { FROM("worker_ship") }.
event-kidnapped = { $player } sets { THE($card) } aside{ $coins ->
    [0] .
   *[other] {" "}and takes { sum-coins }.
}
event-kidnapped-you = You set { THE($card) } aside{ $coins ->
    [0] .
   *[other] {" "}and take { sum-coins }.
}
# $player takes the role that $to (a player's name) has put aside
event-ransom-paid = { EDITION() ->
    [special] { $player } pays { sum-coins } to { $to } for the role that was set aside.
   *[other] { $player } takes the role that was set aside: { sum-coins } from the supply for { $to }.
}
event-ransom-paid-you = { EDITION() ->
    [special] You pay { sum-coins } to { $to } for the role that was set aside.
   *[other] You take the role that was set aside: { sum-coins } from the supply for { $to }.
}
event-kidnapped-role-played = { $player } plays the role that was set aside, { THE($card) }.
event-kidnapped-role-played-you = You play the role that was set aside, { THE($card) }.
event-goal-drawn = { CAP(SMALL("festival")) } goal: { NAME($goal) }.
event-goal-reached = { $player } reaches a goal: { NAME($goal) }.
event-goal-reached-you = You reach a goal: { NAME($goal) }.
event-achievement-met = { $player } reveals an achievement: { NAME($achievement) }.
event-achievement-met-you = You reveal an achievement: { NAME($achievement) }.

### --- Refusals ---------------------------------------------------------------------------------------------

refusal-game-over = The game is over.
refusal-card-taken = { CAP(THE($card)) } has already been chosen this round, by { $player }.
refusal-card-taken-you = You have already chosen { THE($card) } this round.
refusal-settler-closed = With a full island you cannot choose { THE("settler") }.
refusal-same-prospector = Both cards do the same thing: choose the first one.
refusal-not-face-up = You cannot take { a-tile }: there is none face up.
refusal-no-right-to-quarry = You may take a { -quarry } only if you chose the role or have an occupied { SMALL("construction_hut") }.
refusal-no-quarry-left = There are no { -quarries } left.
refusal-not-this-turns-tile = This turn you placed no { SMALL(TILE($field)) } that could get the { -worker } { FROM("hospice") }.
refusal-too-few-circles = { CAP(THE(TILE($place))) } has only { COUNT("circle", $circles) }.
refusal-too-few-workers = { $workers ->
    [0] You have nobody left to place.
   *[other] You have only { COUNT("worker", $workers) } left to place.
}
refusal-workers-left-over = Fill as many circles as you can: this would leave { COUNT("worker", $workers) } idle and { COUNT("circle", $circles) } empty.
refusal-already-owned = You already own { THE($building) }.
refusal-none-for-sale = There is no { SMALL($building) } left to buy.
refusal-no-city-space = Your city has no room for { THE($building) }.
refusal-too-expensive = { CAP(THE($building)) } costs { COUNT("coin", $cost) }; { $coins ->
    [0] you have none
   *[other] you have { $coins }
}.
refusal-supply-empty = The supply has no { SMALL($good) } left.
refusal-not-produced = You produced no { SMALL($good) } this phase.
refusal-house-full = { CAP(THE("trading_house")) } is full: { NAMES($goods) }.
refusal-no-barrel = You have no { SMALL($good) }.
refusal-kind-in-house = { CAP(THE("trading_house")) } already holds { SMALL($good) }.
refusal-must-load = You can load a cargo ship, so you must load one or use a private ship.
refusal-ship-full = { CAP(THE(SHIP($ship))) } is full.
refusal-ship-has-other = { CAP(THE(SHIP($ship))) } carries { SMALL($other) }.
refusal-kind-on-other-ship = Another ship already carries { SMALL($good) }.
refusal-other-ship-takes-more = { CAP(THE(SHIP($ship))) } takes only { $here } of your { SMALL($good) }; another takes { $there }.
refusal-wharf-used = You have already used { YOUR("wharf") } this phase.
refusal-kind-decided = You have already decided about your { SMALL($good) }.
refusal-too-few-barrels = You have only { COUNT("barrel", $barrels) } { of-good }.
# $kinds: how many kinds warehouses keep whole; $barrels: how many barrels stay besides
refusal-no-room-to-store = No room for that { SMALL($good) }: you keep { $kinds ->
    [0] only { COUNT("barrel", $barrels) }
    [one] all { -barrels } of { $kinds } kind and { COUNT("barrel", $barrels) } more
   *[other] all { -barrels } of { $kinds } kinds and { COUNT("barrel", $barrels) } more
}.
refusal-already-sold = You have already sold this turn.
refusal-land-office-used = You have already used { YOUR("land_office") } this turn.
refusal-land-office-other-person = { CAP(IN("land_office")) }, a { -worker } buys land and a { -noble } discards it.
refusal-cannot-buy-land = To buy land you need 1 { -coin }, an empty { SMALL("field") } and a face-down { -plantation } to draw.
refusal-small-wharf-used = You have already used { YOUR("small_wharf") } this phase.
refusal-works-on-black-market = Whoever works { ON("black_market") } itself cannot be handed over.
refusal-guest-changes-nothing = A guest { ON(TILE($place)) } would change nothing now. You are asked again when it can matter.
refusal-no-such-guest = There is no such guest { IN("guesthouse") }.
refusal-in-every-game = { CAP(THE($building)) } is in every game and is not drafted.
refusal-already-drafted = { CAP(THE($building)) } has already been drafted.
refusal-excluded-by-pair = { CAP(THE($building)) } is out: the other building of its pair is in the game.
refusal-no-draft-space = There is no free space of cost { $cost } for { THE($building) }.
refusal-not-so-many-nobles = { CAP(THE($building)) } can hold { $fewest } to { COUNT("noble", $most) }.
refusal-quarries-stay = { CAP(PLURAL("quarry")) } are never discarded.
refusal-holds-marker = You chose this role last: somebody else must choose it before you can again.
refusal-own-kidnapping = You set { THE($card) } aside yourself: you play it at the end of the round.
refusal-no-ransom = { CAP(THE($card)) } has been set aside and costs { COUNT("coin", 3) }; { $coins ->
    [0] you have none
   *[other] you have { $coins }
}.
refusal-every-option-works = You cannot pass: every option has an effect. Choose one.
refusal-cannot-kidnap = { CAP(THE($card)) } cannot be set aside.
refusal-not-in-hand = { NAME($card) } is not in your hand.
refusal-must-say-barrels = You cannot pass: take the { -barrels }, or leave them one by one.
refusal-none-to-leave = There is no { SMALL($good) } here to leave.
refusal-pay-between = You may pay between { $cost } and { $most }.
refusal-not-voluntary = At this table gains are taken automatically.
refusal-must-pay = You cannot pass: choose how much to pay.
refusal-discount-whole = You take this discount in full or not at all: you may pay { $cost } or { $most }.

## What is not in this game. $expansion: one of the expansions, $count: the players

refusal-not-in-game = That is not in this game: it belongs to the expansion “{ name-of-expansion }”.
refusal-building-not-in-game = { CAP(THE($building)) } is not in this game: it belongs to the expansion “{ name-of-expansion }”.
refusal-not-drafted = { CAP(THE($building)) } was not drafted: it is not in this game.
refusal-no-such-card = With { COUNT("player", $count) } there is no { NAME($card) }.
refusal-no-such-ship = With { COUNT("player", $count) } there is no { SMALL(SHIP($ship)) }.
refusal-no-draft = In this game players do not draft the buildings.
refusal-cards-are-dealt = In this game the secret cards are dealt, not chosen.

## What belongs elsewhere. $home: the decision it belongs to; $step: the one to be made now

refusal-other-decision = That belongs to another decision ({ $home }). Right now: { $step }.
refusal-before-play = That is decided before the first round: { $home }.
refusal-phase-over = { CAP(THE(PHASE($card))) } of this round is over.
refusal-trading-over = { CAP(THE(PHASE($card))) } of this round is over; anybody with nothing to sell, or who found { THE("trading_house") } full, was not asked.
refusal-no-occupied-building = You have no occupied { SMALL($building) }.
refusal-not-owned = You do not own { THE($building) }.
refusal-hacienda-draws-no-quarry = { CAP(THE("hacienda")) } never draws a { -quarry }; you take your own tile afterwards.
refusal-say-which-tile = Choose which of your new tiles it is for.
refusal-place-decided = You have already decided about { THE(TILE($place)) }.
# $now: the place that is asked about
refusal-place-later = First { THE(TILE($now)) }, then { THE(TILE($place)) }.
refusal-nobody-there = There is nobody { ON(TILE($place)) }.

## Where nobody passes

refusal-must-take-role = You cannot pass: you must choose a role.
refusal-must-place = You cannot pass: as many circles as possible must be filled.
refusal-must-draft = You cannot pass: you must add a building.
refusal-must-place-tile = You cannot pass: you must place the tile you drew.
refusal-must-take-person = You cannot pass: take a { -worker } or a { -noble }.
refusal-must-say-nobles = You cannot pass: choose how many { -nobles } go here.
refusal-must-send-away = You cannot pass: choose who must leave.
refusal-must-keep-card = You cannot pass: you must keep a card.

## Tiles, people, buccaneer

refusal-no-such-tile = You do not have { a-tile }.
refusal-second-tile-no-quarry = The second tile is { -a-plantation }; a { -quarry } is possible only with an occupied { SMALL("construction_hut") }.
refusal-no-circle-on-tile = You have no { SMALL(TILE($field)) } with an empty circle.
refusal-forest-worker-moves-on = Nobody works on a { -forest }: the { -worker } goes to another tile of this phase.
refusal-only-plantations-return = You cannot discard { A(TILE($field)) } here, only { -plantations }.
refusal-noble-not-to-be-had = A { -noble } comes only { FROM("worker_ship") }, when the supply has no { -workers }.
refusal-only-from-supply = { CAP(THE($building)) } brings only a { -worker } from the supply, not a { -noble }.
refusal-no-worker-left = There are no { -workers } left, only { -nobles }.
refusal-nobles-first = The supply still has { piece-noble }: take one, not a { -worker }.
refusal-no-noble-left = There are no { -nobles } left in the supply.
refusal-no-noble-on-ship = There is no { -noble } { IN("worker_ship") }.
# $left: how many must leave
refusal-not-so-many-on-ship = { $left } must leave, and only { piece-worker } can.
refusal-in-every-game-with-nobles = { CAP(THE($building)) } is in every game with { -nobles } and is not drafted.
refusal-house-empty = { CAP(THE("trading_house")) } is empty: that would have no effect.
refusal-ship-empty = { CAP(THE(SHIP($ship))) } is empty: that would have no effect.
# $workers: how many are waiting, $count: the players
refusal-nobody-to-raid = { CAP(THE("worker_ship")) } holds { COUNT("worker", $workers) }; with { COUNT("player", $count) }, only those beyond the first { $count } can be taken.
refusal-still-missing = You cannot pass: you are still short by { COUNT("coin", $missing) }.
refusal-asked-later = You are asked about that next: first hand over what is asked for now, or pass.
refusal-asked-already = That is already decided: at most one of each is handed over.
refusal-no-chip = You have no VP to hand over.
refusal-no-noble-there = There is no { -noble } { ON(TILE($place)) }.
refusal-only-nobles-there = There are only { -nobles } { ON(TILE($place)) }.
refusal-raises-price = Without whoever works { ON(TILE($place)) }, the building would cost more.
refusal-no-empty-circle = There is no empty circle { ON(TILE($place)) }.
refusal-no-more-kept = You cannot keep anybody else: the others must leave.
refusal-name-nobles-first = Choose the { -nobles } before the { -workers }.

### --- Festival and achievements ----------------------------------------------------------------------------

## $a, $b: goods; $x, $y: plantations, as their goods; $amounts: goods with their number, ready to show; all drawn at the start of the game

festival-harvest-weighing-name = Harvest Weighing
festival-harvest-weighing-condition = Produce { COUNT($a, 3) } in one phase
festival-carnival-cocktail-name = Carnival Cocktail
festival-carnival-cocktail-condition = Produce { $amounts } in one phase
festival-closing-time-name = Closing Time
festival-closing-time-condition = Fill { THE("trading_house") } by selling { SMALL($a) }
festival-specialist-name = Specialist
festival-specialist-condition = Have { COUNT(TILE($x), 3) }
festival-farm-fair-name = Farm Fair
festival-farm-fair-condition = Have { A(TILE($x)) } and { A(TILE($y)) }; produce { $amounts } in one phase
festival-festival-delivery-name = Festival Delivery
festival-festival-delivery-condition = Load { COUNT($a, 1) } and { COUNT($b, 2) } in one phase
festival-twin-farmers-name = Twin Farmers
festival-twin-farmers-condition = Have { COUNT(TILE($x), 2) } and { COUNT(TILE($y), 2) }
festival-two-baskets-name = Two Baskets
festival-two-baskets-condition = Produce { COUNT($a, 2) } and { COUNT($b, 2) } in one phase
festival-solemn-departure-name = Solemn Departure
festival-solemn-departure-condition = Fill the largest ship with { SMALL($a) }
festival-pioneer-toast-name = Pioneer Toast
festival-pioneer-toast-condition = Build { THE($building) }
festival-inauguration-name = Inauguration
festival-inauguration-condition = Build { THE($building) }
festival-traditional-departure-name = Traditional Departure
festival-traditional-departure-condition = Fill the smallest ship with { SMALL($a) }
# What a card brings; any of the three may be 0
festival-reward = { $workers ->
    [0] { $coins ->
        [0] { sum-points }
       *[other] { sum-coins }{ festival-reward-points }
    }
   *[other] { COUNT("worker", $workers) }{ festival-reward-coins }{ festival-reward-points }
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
achievement-major-landowner-condition = Have at most 2 empty { PLURAL("field") } and 2 empty { PLURAL("city_space") }
achievement-master-collector-name = Master Collector
achievement-master-collector-condition = Have 7 { -barrels } of one kind
achievement-senior-bureaucrat-name = Senior Bureaucrat
achievement-senior-bureaucrat-condition = Own 7 small { -beige-buildings }
achievement-trade-strategist-name = Trade Strategist
achievement-trade-strategist-condition = Gain 7 VP in one { SMALL("phase captain") }
achievement-head-administrator-name = Head Administrator
achievement-head-administrator-condition = Have 12 { -workers } on buildings
achievement-leading-employer-name = Leading Employer
achievement-leading-employer-condition = Have 9 { -workers } on { PLURAL("field") }
achievement-leading-producer-name = Leading Producer
achievement-leading-producer-condition = Produce 7 { -barrels } in one phase
achievement-big-spender-name = Big Spender
achievement-big-spender-condition = Spend all your { -coins } on { -a-large-building }
achievement-coffee-dispatcher-name = Coffee Dispatcher
achievement-coffee-dispatcher-condition = Fill the last space of a ship with { SMALL("coffee") }
achievement-tobacco-dispatcher-name = Tobacco Dispatcher
achievement-tobacco-dispatcher-condition = Fill the last space of a ship with { SMALL("tobacco") }
achievement-dock-tycoon-name = Dock Tycoon
achievement-dock-tycoon-condition = Load 3 kinds in one { SMALL("phase captain") }
achievement-luxury-goods-provider-name = Luxury Goods Provider
achievement-luxury-goods-provider-condition = Own { -production-buildings } for { SMALL("sugar") }, { SMALL("tobacco") } and { SMALL("coffee") }
achievement-master-agronomist-name = Master Agronomist
achievement-master-agronomist-condition = Fill all 12 { PLURAL("field") }
achievement-specialised-shipper-name = Specialized Shipper
achievement-specialised-shipper-condition = Load 5 { -barrels } of one kind at once
achievement-caramel-popcorn-inventor-name = Caramel Popcorn Inventor
achievement-caramel-popcorn-inventor-condition = Have 8 { -barrels } of { SMALL("corn") } and { SMALL("sugar") }, at least one of each
achievement-confectionery-supplier-name = Confectionery Supplier
achievement-confectionery-supplier-condition = Have 7 { -barrels } of { SMALL("indigo") } and { SMALL("sugar") }, at least one of each
achievement-luxury-crop-trader-name = Luxury Crop Trader
achievement-luxury-crop-trader-condition = Have 5 { -barrels } of { SMALL("coffee") } and { SMALL("tobacco") }, at least one of each
achievement-pastry-maker-name = Pastry Maker
achievement-pastry-maker-condition = Have 9 { -barrels } of { SMALL("corn") } and { SMALL("indigo") }, at least one of each
achievement-tavern-supplier-name = Tavern Supplier
achievement-tavern-supplier-condition = Have 6 { -barrels } of { SMALL("coffee") } and { SMALL("sugar") }, at least one of each
achievement-tobacco-and-fruit-broker-name = Tobacco and { NAME("indigo") } Broker
achievement-tobacco-and-fruit-broker-condition = Have 6 { -barrels } of { SMALL("tobacco") } and { SMALL("indigo") }, at least one of each
achievement-deal-closer-name = Deal Closer
achievement-deal-closer-condition = As { NAME("trader") }, fill { THE("trading_house") }
achievement-independent-shipper-name = Independent Shipper
achievement-independent-shipper-condition = Fill an empty ship in one go
achievement-prudent-merchant-name = Prudent Merchant
achievement-prudent-merchant-condition = Keep { -barrels } of 2 kinds during storage
achievement-sugar-dispatcher-name = Sugar Dispatcher
achievement-sugar-dispatcher-condition = Fill the last space of a ship with { SMALL("sugar") }
achievement-trade-tycoon-name = Trade Tycoon
achievement-trade-tycoon-condition = Sell a { -barrel } for 6 { -coins } or more
achievement-tropical-produce-magnate-name = Tropical Produce Magnate
achievement-tropical-produce-magnate-condition = Own 3 { -production-buildings } for { SMALL("indigo") } and { SMALL("sugar") }
achievement-corn-dispatcher-name = Corn Dispatcher
achievement-corn-dispatcher-condition = Fill the last space of a ship with { SMALL("corn") }
achievement-indigo-dispatcher-name = { NAME("indigo") } Dispatcher
achievement-indigo-dispatcher-condition = Fill the last space of a ship with { SMALL("indigo") }
achievement-master-architect-name = Master Architect
achievement-master-architect-condition = Build { -a-large-building } for 6 { -coins } or less

### --- Scoring ----------------------------------------------------------------------------------------------

## Sources of points; large buildings and achievements stand under their own names

score-chips = VP chips
score-buildings = Buildings
score-nobles = { CAP(PLURAL("noble")) }
score-achievements = Achievements
score-total = Points
# What decides a tie.
score-tie-break = Tie-break: { -coins } and { -barrels }
score-winner = { $player } wins.
score-winner-you = You win!
# $players: their names, joined
score-shared = { $players } share the victory.
