### What the web table says around the game, in English: labels of the board, buttons, help on pieces. The words
### of the game itself (names, questions, events, refusals) are in game.ftl, whose messages can be used here.
###
### Style as in game.ftl: short, plain, to one person. Labels on buttons and tabs must be very short: the tabs
### (board-tab-X) have room for about eight letters.

## The parts of the table

board-roles = Roles
board-plantations = Tiles to take
board-docks = Ships and { NAME("trading_house") }
board-supply = Supply
board-market = Buildings for sale
# $quarries: how many quarries count for the buildings of this row
board-market-row = Row { $quarries }: up to { COUNT("quarry", $quarries) } count
board-goals = { NAME("festival") } goals
board-goal = { NAME("festival") } goal
board-mine = Your board
board-island = Island
board-city = City
board-log = Log
board-log-earlier = Earlier
# Goes to the end of the log again
board-log-newest = Newest
# In the log, as long as it is empty
board-log-empty = What happens will appear here.
# For somebody who comes back: what happened meanwhile is played on the table; buttons to watch it again, to read it, to skip and to close it
board-since = Since your last turn
# For somebody who comes back: $bot, a person’s name, has decided for them
board-since-played = { $count ->
    [one] While you were away, { $bot } made one decision for you.
   *[other] While you were away, { $bot } made { $count } decisions for you.
}
# How many moves were missed
board-since-moves = { $count ->
    [one] One move.
   *[other] { $count } moves.
}
board-since-watch = Watch it
board-since-read = Read it
board-since-skip = Skip
board-since-close = Continue
board-decision = Your decision
board-secrets = Your secret cards
board-parts = Parts of the table
board-tab-table = Table
board-tab-market = Market
board-tab-mine = Mine
board-tab-others = Others
board-tab-log = Log
board-tab-study = Analysis

## What lies there, mostly for those who hear the table instead of seeing it

board-empty = empty
# $count: how many are left
board-left = { $count } left
board-owned = you own it
board-met = met
board-costs = costs { sum-coins }
# $cost, $points, $circles; $row: how many quarries count at most
board-building-figures = Printed cost { $cost } · { sum-points } · { COUNT("circle", $circles) } · up to { COUNT("quarry", $row) } count
board-occupied = occupied
board-unoccupied = empty circle
# $workers of $circles
board-workers-of = { $workers } of { $circles }
board-idle-workers = idle
# $count: people removed from the game by a raid
board-gone = { $count } out of the game
board-kidnapped = set aside
board-role-taken-by = chosen by { $player }
# $ship: its size, by which it is called; $load: barrels on it; $good: their name, or "empty"
board-ship = { CAP(SMALL(SHIP($ship))) }: { $load } of { $ship }, { $good }
board-ship-short = { CAP(SMALL(SHIP($ship))) }
board-load-cell = { $points ->
    [0] { NAME($good) } onto { THE(SHIP($ship)) }: not possible
   *[other] { NAME($good) } onto { THE(SHIP($ship)) }: { piece-barrel }, { sum-points }
}
board-pile = Face-down tiles
board-away = away
board-bot-plays = { $bot } plays for { $player }
# In the log: who plays for whom. $bot is a person’s name
board-note-left = { $player } leaves. { $bot } takes over.
board-note-clock = { $player } has run out of time. { $bot } takes over.
board-note-host = { $player } is away: { $host } has { $bot } take over.
board-note-returned = { $player } is back and plays again.
board-note-given-back = { $host } gives the seat back to { $player }.
board-note-lead = { $player } is now the host.
board-note-link = { $host } makes a new link to { $player }’s seat.
board-time-left = Time left

## Whose turn it is, and how near the end

board-round = Round { $round }
board-your-turn = Your turn
board-turn-of = { $player } to decide
board-to-move = deciding
board-waiting = is deciding: { $what }
board-end = How close the end is
board-end-help = The game ends after the round in which the first of these runs out: { -workers } to refill with, VP chips, or { PLURAL("city_space") } in one city.
board-end-workers = { piece-worker } left in the supply
board-end-chips = { $count } VP left in the supply
board-end-city = { COUNT("city_space", $count) } left in the fullest city
board-last-round = Last round!

## Deciding

board-choose = Choose
board-confirm = Confirm
board-sending = One moment…
board-pass = Pass
board-undo = Undo
board-undo-ask = Ask to undo
board-undo-asked = { $player } asks to take this back:
board-undo-agree = Agree
board-undo-refuse = Refuse
board-undo-asked-by-you = You ask to take this back:
board-undo-withdraw = Withdraw
# $players: those who have agreed, or who have not answered yet
board-undo-agreed = Agreed: { $players }
board-undo-missing = Still to answer: { $players }
# How the request has ended
board-undo-done = Everybody agreed: it has been taken back.
board-undo-refused = { $player } does not agree: nothing is taken back.
board-undo-withdrawn = { $player } has withdrawn the request.
board-undo-overtaken = { $player } has played on: nothing is taken back.
board-prepare = Prepare your move
# A tick beside it says that this will be done: “Builder phase: Build nothing”.
board-prepare-phase = { NAME(PHASE($card)) }:
board-prepare-place = place as suggested
board-prepare-storage = store as suggested
board-prepare-place-own = place as arranged
board-prepare-storage-own = keep what you chose
board-prepare-arrange-place = Arrange it yourself
board-prepare-arrange-storage = Choose what to keep
board-prepare-roles = Your next { SMALL("role") }: choose several, in order of preference. You will take the first one still available.
board-prepare-clear = Clear
board-prepare-missed = What you prepared is no longer possible: { $what }.
board-what-may-i-do = What may I do?
# Asks a bot that plays well for its best moves; then what the two figures beside each move are
board-advice = What would you do?
board-advice-thinking = A good player is thinking…
board-advice-legend = Chance of winning · points at the end
board-rule = Rule
board-fewer = One fewer
board-more = One more
board-round-hint = Choose a { SMALL("role_card") }. Each shows what it would bring you now; look at one to see what the others would get.
board-prospects = What everybody would get now
board-prospect-nothing = nothing
board-prospect-buildings = { COUNT("building", $count) }
# The best sale: "Sugar: 3 coins"
board-prospect-sale = { NAME($good) }: { sum-coins }
# $gains: what a role would bring now, as a list; heard where others see pictures
board-prospect-mine = would bring you: { $gains }
# What remains after paying.
board-coins-left = { COUNT("coin", $coins) } left
board-place-left = { $count ->
    [0] Everybody has a place.
   *[other] { piece-worker } left to place
}
board-place-makes = Would produce:
board-place-propose = Suggest
board-place-before = As before
board-place-clear = Clear all
# $kinds: kinds kept whole; $barrels: single barrels besides
board-storage-room = { $kinds ->
    [0] You keep { board-storage-singles } of your choice. The rest is lost.
    [1] You keep every { -barrel } of one kind (warehouse) and { board-storage-singles } of any other. The rest is lost.
   *[other] You keep every { -barrel } of { $kinds } kinds (warehouse) and { board-storage-singles } of any other. The rest is lost.
}
# A part of the message above.
board-storage-singles = { COUNT("barrel", $barrels) }
# Beside a kind of good: barrels of it that will be lost
board-storage-lost-count = { $count } lost
board-storage-lost = Lost: { $what }
board-storage-all = Nothing is lost.
board-supplier-limit = { $count ->
    [one] One kind at most.
   *[other] { $count } different kinds at most.
}
# $count: coins still to be made up for; below 0: too much was offered
board-hand-left = { $count ->
    [0] That covers what is missing.
    [-1] That is one too many.
    [-2] That is two too many.
   *[other] { COUNT("coin", $count) } still missing.
}
# The black market: what is handed over in place of coins, and headings of the lines to choose from
board-hand-rule = Each counts as 1 { -coin }; at most one from each line.
board-hand-barrel = { CAP(A("barrel")) }
board-hand-person = Somebody who works for you
# The draft: marks of kinds, and a heading
board-draft-chosen = chosen for this game
board-draft-always = in every game
board-draft-free = Free spaces
# Above the goods one has, beside the ships they can be loaded on
board-captain-mine = You have
board-seating-left = { $count ->
    [0] Nobody is left to place.
   *[other] { piece-worker } can still be placed.
}
board-raid-noble-leaves = One of those who leave is a { -noble }

## Several events told in one line of the log; $what: goods or names, joined

board-log-produced = { $player } produces { $what }.
board-log-produced-you = You produce { $what }.
board-log-staffed = { $player } places { -workers }: { $what }.
board-log-staffed-you = You place { -workers }: { $what }.
# One of them, with how many stand there
board-log-place = { NAME(TILE($place)) }{ $count ->
    [1] {""}
   *[other] {" "}({ $count })
}
# $kept, $lost: goods, or none
board-log-stored = { $kept ->
    [none] { $player } loses { $lost }.
   *[other] { $player } keeps { $kept }{ $lost ->
        [none] .
       *[other] {" "}and loses { $lost }.
    }
}
board-log-stored-you = { $kept ->
    [none] You lose { $lost }.
   *[other] You keep { $kept }{ $lost ->
        [none] .
       *[other] {" "}and lose { $lost }.
    }
}
board-log-sent = { $player } puts { $what } on { THE("small_wharf") }’s ship.
board-log-sent-you = You put { $what } on { THE("small_wharf") }’s ship.
board-log-delivered = { $player } hands in { $what }.
board-log-delivered-you = You hand in { $what }.
board-log-handed-over = { $player } hands over { $what }.
board-log-handed-over-you = You hand over { $what }.
board-log-goal-drawn = { NAME("festival") } goals: { $what }.
board-log-drafted = { $player } adds to the game: { $what }.
board-log-drafted-you = You add to the game: { $what }.
board-log-drafted-nobody = In the game: { $what }.

## Help on pieces

# $good; $coins: its price in the trading house
board-help-good = { $coins ->
    [0] Sells for nothing
   *[other] Sells for { COUNT("coin", $coins) }
} at { THE("trading_house") }. On a ship, every { -barrel } is worth 1 VP.
board-help-tile = { $good ->
    [corn] When occupied, it produces { SMALL("corn") } without any building.
   *[other] When occupied, together with a building for { SMALL($good) }, it produces { SMALL($good) }.
}
board-help-quarry = When occupied, it makes your buildings 1 { -coin } cheaper, up to the limit of their row.
board-help-forest = A tile placed face down. Every two make your buildings 1 { -coin } cheaper.
board-help-back = A face-down tile.
board-help-coin = For buildings. At the end they count only to break a tie.
board-help-chip = Victory points from shipping. The other players’ chips are secret until the end.
board-help-worker = Tiles and buildings work only with somebody on their circles. Anybody idle waits for the next { SMALL("phase mayor") }.
board-help-noble = Counts as a { -worker }, makes some buildings work differently, and is worth 1 VP at the end.
board-help-governor = Chooses the first role of the round. The card passes to the left after each round.
board-help-cargo-ship = Carries one kind of good; no two ships carry the same. A full ship leaves at the end { OF("phase captain") }.
board-help-trading-house = Buys four { -barrels }, all of different kinds. Once full, it is emptied after { THE("phase trader") }.
board-help-worker-ship = These go to the players in the next { SMALL("phase mayor") }. Then it is refilled: one for each empty circle on buildings, and at least one for each player.
board-pile-help = New tiles are drawn from here after each { SMALL("phase settler") }. When it runs out, the { SMALL("discard_pile") } is shuffled.
