### What only the terminal says, in English: labels of its table, what can be typed, replay and review. Whatever
### browser and terminal have in common is in the other files, and the terminal takes it from there. The browser
### does not load this file. It is the model for the other languages: they have the same messages with the same
### variables.
###
### Style as in game.ftl: short, plain, to one person. Lines have 80 columns, and labels stand before a line of the
### table: about twelve letters at most. What can be typed (rule, hint, save …) is the same in all languages.

### --- Joining ----------------------------------------------------------------------------------------------

# The word with which what happens to the reader begins ("You build …"): said once when several things are told
# in one sentence. Empty in a language that does without it or says it each time.
terminal-subject = You
# Two things that the same player did
terminal-then = { $said }; { $more }
terminal-or = { $first } or { $last }
# From a number to another
terminal-range = { $first } to { $last }
# The reader, after "to" or "for"
terminal-to-you = you

### --- Before and after a game ------------------------------------------------------------------------------

# $table: edition and expansions; $seat: a number from 0; $others: names
terminal-greeting = { $table }. { $player } (seat { $seat }) against { $others }. Seed { $seed }. Type ? for help.
terminal-goodbye = Goodbye.
terminal-saved = The game is saved in { $file }.
terminal-saved-so-far = The game so far is saved in { $file }; boriken replay { $file } shows it.

### --- What can be typed ------------------------------------------------------------------------------------

terminal-help-number = a choice by its number; several at once: 2, 0, 1
terminal-help-action = an action by its text, or in the names of the edition
terminal-help-legal = whether an action is legal, and if not, which rule forbids it
terminal-help-rule = what a rule says; words search the rules
terminal-help-undo = take back your last choice in this decision
terminal-help-table = the table and the choices again
terminal-help-points = your points so far
terminal-help-hint = what a good player would do, after a second of thought
terminal-help-why = which roles a Puertoma would weigh now, and what its filters leave
terminal-help-log = everything that has happened
terminal-help-save = write a record of the game so far
terminal-help-position = the whole position as text, hidden things included
terminal-help-quit = end the game
# What stands for the name of a file
terminal-file = FILE

terminal-legal = That is legal.
terminal-no-action = “{ $typed }” is not an action.
terminal-did-you-mean = Did you mean { $near }?
# $keys: what can be chosen
terminal-no-choice = There is no choice { $typed }: choose { $keys }.
terminal-which-rule = Which rule? For example: rule CAP-4, or rule wharf.
terminal-nothing-to-undo = There is nothing to take back: you have not chosen anything in this decision yet.
terminal-which-file = Where to? For example: save game.json.
terminal-no-puertoma = No Puertoma plays at this table.
terminal-no-simulations = “{ $typed }” is not a number of simulations from 1 to { $most }; hint alone thinks for a second.

terminal-hint = What a good player would do, best first:
terminal-hint-win = { $percent }% to win
terminal-hint-points = about { $count ->
    [one] { $count } point
   *[other] { $count } points
} at the end

### --- What a choice brings ---------------------------------------------------------------------------------

terminal-for = for { sum-coins }
terminal-must-leave = { piece-worker } must leave
# For a role that $to has put aside
terminal-ransom = { EDITION() ->
    [special] { sum-coins } to { $to }
   *[other] { sum-coins } from the supply for { $to }
}

### --- Placing workers, storage -----------------------------------------------------------------------------

terminal-circles = { COUNT("circle", $circles) }
# How many stood there before, and how many stand there now
terminal-had = had { $count }
terminal-has-now = { $count } now
terminal-how-many = { piece-worker } in hand. How many { ON(TILE($place)) }: { $keys }?
terminal-placing-keys = f puts the others where they are most useful, = puts them back as before.
terminal-kept = You keep { $what }.
terminal-have = You have { $what }.
terminal-storage-order = Name the kinds in any order; whatever you do not name is lost.

### --- The table --------------------------------------------------------------------------------------------

terminal-ships = Ships
terminal-house = House
terminal-plantations = Tiles
terminal-people = People
terminal-cards = Cards
terminal-met = Met
terminal-drafted = Drafted
terminal-spaces = Spaces left
# $count spaces for buildings of this cost
terminal-space = cost { $cost } ×{ $count }
# Of a ship
terminal-full = full
terminal-house-free = { $count } of { COUNT("space", $places) } free
# Of tiles
terminal-face-down = { $count } face down
terminal-market = Buildings: price for you, name, copies left (* you have it)
terminal-no-goods = no goods
terminal-idle = { piece-worker } idle
# Of the buccaneer: who holds it
terminal-marker = marker
terminal-action = Action
terminal-tie-break = Tie-break
terminal-scoring = Scoring
terminal-levels = Levels
terminal-reserved = Reserved
terminal-abilities = Abilities

### --- Replay and review ------------------------------------------------------------------------------------

# $action: as it is written in records
terminal-move = round { $round }, { $player }: { $action }
# $players: how many, in words; $count: moves
terminal-replayed = { $file }: { $edition }, { $players }, { $count ->
    [one] { $count } move
   *[other] { $count } moves
}, round { $round }. The replay leads exactly to the result stated.
terminal-not-over = The game is not over: it is { $player }’s turn to decide.

# Heads of columns and lines
terminal-before-round = before round
terminal-lost-per-decision = lost per decision
terminal-column-move = move
terminal-column-round = round
terminal-column-cost = cost
# Beside a bar that grows
terminal-progress = Moves

### --- serve and rules. $address: where the browser finds it --------------------------------------------------

terminal-runs-already = Boriken is already running at { $address }
terminal-running = Boriken is at { $address }
terminal-for-others = Others on your network find it at { $addresses }
terminal-how-to-end = Ctrl-C stops it; your tables are kept.
