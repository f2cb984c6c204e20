### Making a table: all choices, or the solo game at once.

solo-title = Solo game
solo-lead = You against two Puertomas, the automatic opponents of “{ edition-special-name }”. They never think: they follow rules of their own, and you can always see why they did something.
solo-table-title = { $name } against the Puertomas
solo-more-help = Expansions, a single Puertoma, or friends on your side.
new-title = New table
new-title-friends = Play with friends
new-table-title = Name of the table
new-table-title-example = Friday evening
new-default-title = { $name }’s table
new-open-help = An open seat waits for somebody with the link.
new-puertoma-help = Puertomas sit after everybody else; two at most. They belong to “{ $edition }”.
new-not-with-puertomas = Not available with Puertomas.
new-belongs-to = Belongs to “{ $edition }”. Allow house rules to use it here.
new-only-with = Only with “{ $edition }”.
new-needs = Needs the expansion { $expansion }.
new-manners = How you play together
new-manners-help = Who can find the table, the order of seats, undo, time limit. The defaults suit a game among friends.
new-buildings-cost = Cost { $coins }
new-buildings-taken = { $taken } of { $spaces }
new-buildings-missing = { $count ->
    [one] Choose { $count } more building.
   *[other] Choose { $count } more buildings.
}
new-create = Open the table
new-create-help = You then get a link to send.
new-start = Start the game
new-start-help = All seats are taken: the game begins right away.

variant-cost-swap-help = { CAP(THE("university")) } costs 7, { THE("factory") } 8.
variant-corn-start-help = Players who start with { SMALL("corn") } get 1 { -coin } less.
variant-jeweler-cap-help = { CAP(THE("jeweler")) } brings at most 3 { -coins } per phase.
variant-villa-or-jeweler-help = Only one of the two can be drafted.
variant-hacienda-or-forest-house-help = Only one of the two can be drafted.
variant-achievement-draft-help = Everybody keeps one card at a time and passes the rest to the left, instead of being dealt four.
variant-errata-help = Following the errata of the Special Edition: the end is triggered as soon as the VP chips run out, in any phase, and the second tile from { A("library") } gets no { -worker } { FROM("hospice") }.
option-edition-help = Which rules and names you play with.
option-players-help = How many players there are, bots included.
option-governor-help = Who chooses the first role of the game.
option-ask-forced-help = You are asked even when there is only one thing you can do.
option-expansions-help = What you add to the base game. Expansions can be combined.
option-variants-help = Small changes to the rules.
option-draft-help = Who decides which buildings are in the game.
option-buildings-help = The buildings you play with, if you choose them yourself.
option-house-rules-help = Allows expansions of the Special Edition in the other editions.
option-order-help = Who sits where, and so who goes first.
option-undo-help = Whether moves can be taken back.
option-clock-help = How long a decision may take; after that, a bot takes over until the player is back.
option-rated-help = Whether the game changes your rating. Everybody needs an account, and there is a time limit; there is no advice, and leaving counts as last.
option-visibility-help = Whether others can find the table in the lobby.
option-difficulty-help = How strong the Puertoma is.
draft-players-help = In turn, each player adds one building to the game.
draft-chance-help = The buildings in the game are picked at random.
draft-given-help = The host chooses the buildings.
order-random-help = Seats are shuffled when the game begins.
order-fixed-help = Everybody stays where they sit; the first seat goes first.
undo-none-help = Once made, a move stands.
undo-own-help = You may take back your last decision until somebody else decides or something hidden is revealed.
undo-agree-help = As with “Own moves”, and further back if everybody agrees.
clock-none-help = Everybody takes the time they need.
clock-decision-help = Each decision has a time limit: for games played in one sitting.
clock-day-help = Each decision may take days: for games played a few moves at a time.
visibility-public-help = The table is in the lobby, and anybody may join or watch.
visibility-link-help = Only people with the link can find the table.

## Why a table cannot be made so

error-one-seat-yours = Only one seat can be yours.
error-players = { COUNT("player", $count) } cannot play: choose { $fewest } to { $most } players.
error-governor = Seat { $seat } cannot be governor here: choose 0 to { $last }, or { $chance } to draw at random (SET-1).
error-seats-and-players = The number of seats ({ $seats }) does not match { COUNT("player", $count) }.
error-names-and-players = The number of names ({ $names }) does not match { COUNT("player", $count) }.
error-festival-or-cards = Festival cards replace the Festival: choose one of the two (CAR-1).
error-special-expansion = The expansion “{ $expansion }” belongs to the Special Edition: choose that edition, or allow house rules in “{ $edition }”.
error-variant-needs = The variant “{ $variant }” needs the expansion “{ $expansion }” ({ $rule }).
error-variant-of-edition = The variant “{ $variant }” is only for “{ $edition }” ({ $rule }).
error-variant-with-puertomas = The variant “{ $variant }” is not available with Puertomas (PUE-23).
error-nothing-drafted = With these expansions nothing is drafted, so there is no draft to choose (NEW-1).
error-buildings-given = Name the buildings if, and only if, the draft is “given” (NEW-4).
error-not-draftable = “{ $typed }” is not a building that can be drafted with these expansions (NEW-1).
error-kinds-of-cost = Buildings of cost { $cost }: { $kinds } must be chosen, not { $count } (NEW-1).
error-pair-excluded = Only one building of the pair with “{ NAME($building) }” can be in the game (VAR-4, VAR-5).
error-no-puertoma-plays = Difficulty is only for games with Puertomas, and there are none (PUE-4).
error-humans-first = At least one human must play, and Puertomas sit after all humans (PUE-1).
error-puertomas = Too many Puertomas ({ $count }): { $most } at most (PUE-1).
error-puertomas-of-special = Puertomas belong to the Special Edition, not to “{ $edition }” (PUE-1).
error-governor-with-puertomas = With Puertomas, seat 0 is the governor of round 1 (PUE-1).
