### What went wrong, said to a player by the page, the terminal and the server (which says it in English).
### error-X: X is the code of the error. Say what is wrong, then what to do.
### $typed: what somebody wrote; $known, $near: lists, ready to show; $edition, $expansion, $variant: names.

## Reaching the server

error-offline = The server cannot be reached. Check your connection.
error-not-here = Nothing can be played here right now.
error-malformed = The server did not understand the request ({ $place }): { $detail }.
error-not-json = A request that changes something must be JSON: Content-Type: application/json.
error-too-large = That is too long: at most { $most } bytes.
error-too-many = { $seconds ->
    [one] Too many requests: wait a second.
   *[other] Too many requests: wait { $seconds } seconds.
}
error-other-site = This page belongs to another site, which may not use this server.
error-nothing-here = There is nothing at this address.
error-no-such-file = There is no such file.
error-no-such-rule = There is no such rule.
error-key-used = This was asked for before, and differently. Reload the page and try again.

## Who asks. $player: a name

error-no-guest = Tell us your name first.
error-no-name = A name needs at least one letter.
error-watching = You are watching: take a seat first.
error-not-host = Only the host, { $player }, can do that.
error-no-seat = You have no seat at this table.

## Making a table. $count, $fewest, $most, $last, $kinds: numbers; $rule: an identifier

error-one-seat-yours = Only one seat can be yours.
error-players = { COUNT("player", $count) } cannot play: choose { $fewest } to { $most } players.
error-governor = Seat { $seat } cannot be governor here: choose 0 to { $last }, or { $chance } for chance (SET-1).
error-seats-and-players = { $seats } seats do not fit { COUNT("player", $count) }.
error-names-and-players = { $names } names do not fit { COUNT("player", $count) }.
error-unknown-edition = Unknown edition “{ $typed }”: choose one of { $known }.
error-unknown-expansion = Unknown expansion “{ $typed }”: choose one of { $known }.
error-unknown-variant = Unknown variant “{ $typed }”: choose one of { $known }.
error-unknown-draft = Unknown draft “{ $typed }”: choose one of { $known }.
error-unknown-difficulty = Unknown difficulty “{ $typed }”: choose one of { $known }.
error-unknown-bot = Unknown bot “{ $typed }”: choose one of { $known }.
error-unknown-language = Unknown language “{ $typed }”: choose one of { $known }.
error-festival-or-cards = Festival cards take the place of the festival: choose one of the two (CAR-1).
error-special-expansion = The expansion “{ $expansion }” belongs to the special edition: choose that edition, or allow house rules in “{ $edition }”.
error-variant-needs = The variant “{ $variant }” needs the expansion “{ $expansion }” ({ $rule }).
error-variant-of-edition = The variant “{ $variant }” is only for “{ $edition }” ({ $rule }).
error-variant-with-puertomas = With Puertomas there is no variant “{ $variant }” (PUE-23).
error-nothing-drafted = With these expansions nothing is drafted, so there is no draft to choose (NEW-1).
error-buildings-given = Buildings are named if, and only if, the draft is “given” (NEW-4).
error-not-draftable = “{ $typed }” is not a building that can be drafted with these expansions (NEW-1).
error-kinds-of-cost = Buildings of cost { $cost }: { $kinds } must be chosen, not { $count } (NEW-1).
error-pair-excluded = Of the pair with “{ NAME($building) }” only one can be in the game (VAR-4, VAR-5).
error-no-puertoma-plays = The difficulty is for Puertomas, and none plays (PUE-4).
error-humans-first = At least one human plays, and Puertomas sit after all humans (PUE-1).
error-puertomas = { $count } Puertomas cannot play: { $most } at most (PUE-1).
error-puertomas-of-special = Puertomas belong to the special edition, not to “{ $edition }” (PUE-1).
error-governor-with-puertomas = With Puertomas seat 0 is governor of round 1 (PUE-1).

## Tables and seats

error-no-table = There is no such table, or it is gone. Check the link.
error-unreadable-table = This table cannot be read by this version of Boriken.
error-no-such-seat = There is no such seat at this table.
error-seated-already = You sit at this table already.
error-seat-taken = This seat is taken: choose another one.
error-table-full = All seats are taken: you may watch.
error-person-there = { $player } sits there: open the seat first.
error-puertoma-seat = A Puertoma is part of the game: nobody else can have its seat.
error-bot-seat = A bot’s own seat cannot change hands.
error-bot-there-already = A bot plays there already.
error-no-bot-there = No bot plays there.
error-bot-plays-already = A bot plays for you already.
error-bot-plays = A bot plays for you: take your seat back first.
error-open-seats = There are open seats: wait for players, or fill the seats with bots.
error-bad-link = This seat link is not valid: ask for a new one.
error-old-link = This seat link is no longer valid: ask for a new one.
error-link-owner-left = This seat link is no longer valid: its owner has left the table.
error-other-seat-here = You sit in another seat of this table on this device.
error-not-first-device = Only the device that took the seat can make a new link to it.

## Where the game is. $seq, $last: entries of the log

error-not-begun = The game has not begun yet.
error-begun-already = The game has begun already.
error-game-over = The game is over.
error-not-over = The game is not over yet.
error-table-closed = The table is closed.
error-no-entry = There is no entry { $seq }: the last one is { $last }.
error-not-begun-then = The game had not begun at entry { $seq }.
error-other-rules = Part of this game was played under rules that this server no longer has.

## Playing

error-stale = The table has moved on in the meantime. Have a look and choose again.
error-illegal = The rules do not allow that.
error-not-your-turn = It is not your turn.
error-nothing-to-decide = There is nothing to decide.
error-no-action = “{ $typed }” is not an action.{ $near ->
    [none] {""}
   *[other] {" "}Did you mean { $near }?
}
error-no-action-number = Action { $typed } does not exist: actions are 0 to { $last }.
error-not-in-answer = “{ $typed }” is not part of an answer.
error-hidden-first = Something hidden is revealed first: decide the rest once you have seen it.
error-turn-over = Your turn is over before that: choose fewer actions.
error-no-advice = There is no advice where other people play.

## Going back

error-nothing-to-undo = There is nothing of yours that could be taken back now.
error-undo-own-only = At this table you can take back only your own last decision, and not at the moment.
error-undo-asked = Somebody has asked to go back already: answer that first.
error-undo-asked-by-you = You have asked for that already.
error-nobody-asks = Nobody asks to go back.
error-agreed-already = You have agreed already.

## Afterwards

error-course-later = A game’s progress is shown once it is over.
error-review-later = A game can be reviewed once it is over.
error-record-later = A record contains what is hidden during play: you can have it once the game is over.

## The server cannot do it now

error-starting = The server is starting: come back in a moment.
error-stopping = The server is shutting down: come back in a moment.
error-database-lost = The server cannot reach its database: try again in a moment.
error-table-busy = The table is too busy: try again in a moment.
error-too-many-reviews = Too many games are being reviewed: try again in a while.
error-review-failed = The review could not be finished: try again in a moment.
error-no-advice-now = Nobody could be asked for advice: try again in a moment.
error-mistake = Something went wrong on the server and has been logged. Try again soon.

## The terminal's own

error-no-seat-number = There is no seat { $seat }: choose 0 to { $last }.
error-bad-governor = The governor must be a seat from 0 on or “{ $random }”, not “{ $typed }”.
error-bad-log-format = The log format must be console or json, not “{ $typed }”.
error-no-position = The record has { $count } moves: there is no position { $position }.
error-no-text-file = { $file }: the file is not UTF-8 text.
error-record-not-json = The record is not complete JSON text: { $detail }.
error-record-of-other-rules = The record was made under rules version { $version }; this version plays { $current }, in which the same moves may lead elsewhere, so it is not replayed.
error-record-of-other-result = The replay leads to another result ({ $wrong }).
