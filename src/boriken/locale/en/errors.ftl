### What went wrong, said to a player by the page, the terminal and the server (which says it in English);
### complaints.ftl has what only the terminal says.
### error-X: X is the code of the error. Say what is wrong, then what to do.
### $typed: what somebody wrote; $known, $near: lists, ready to show; $edition, $expansion, $variant: names.

## Reaching the server. wrong: what a request has wrong, $place: where; $limit: a number

error-offline = The server cannot be reached. Check your connection.
error-not-here = Nothing can be played here right now.
error-malformed = The server did not understand the request: { wrong }.
wrong = { $why ->
    [missing] “{ $place }” is missing
    [unknown] there is no “{ $place }”
    [whole] “{ $place }” must be a whole number
    [number] “{ $place }” must be a number
    [text] “{ $place }” must be text
    [switch] “{ $place }” must be true or false
    [list] “{ $place }” must be a list
    [object] “{ $place }” must be an object
    [no_object] it must be an object
    [least] “{ $place }” must be at least { $limit }
    [most] “{ $place }” must be at most { $limit }
    [short] “{ $place }” is too short (at least { $limit })
    [long] “{ $place }” is too long (at most { $limit })
    [choice] “{ $place }” cannot be “{ $typed }”, only { $known }
    [value] “{ $place }” cannot be “{ $typed }”
    [not_a_bot] only a bot’s seat has a bot (“{ $place }”)
    [clock] a clock needs either seconds per decision or a number of days (“{ $place }”)
    [one_answer] give either actions or an answer
    [method] “{ $place }” is not possible at this address
    [cut] it was cut off
    [between] something in between answered instead (“{ $place }”)
    [json] it is not valid JSON
   *[other] “{ $place }” is not what it should be
}
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
error-no-such-lesson = There is no such lesson.
error-key-used = This request was sent before with different contents. Reload the page and try again.

## Who asks. $player: a name

error-no-guest = Tell us your name first.
error-no-name = A name needs at least one letter.
error-watching = You are watching: take a seat first.
error-not-host = Only the host, { $player }, can do that.
error-no-seat = You have no seat at this table.
error-banned = You have been banned from this server.

## Making a table. $count, $fewest, $most, $last, $kinds: numbers; $rule: an identifier

error-unknown-edition = Unknown edition “{ $typed }”: choose one of { $known }.
error-unknown-expansion = Unknown expansion “{ $typed }”: choose one of { $known }.
error-unknown-variant = Unknown variant “{ $typed }”: choose one of { $known }.
error-unknown-draft = Unknown draft “{ $typed }”: choose one of { $known }.
error-unknown-difficulty = Unknown difficulty “{ $typed }”: choose one of { $known }.
error-unknown-bot = Unknown bot “{ $typed }”: choose one of { $known }.
error-unknown-language = Unknown language “{ $typed }”: choose one of { $known }.

## Tables and seats

error-no-table = There is no such table, or it is gone. Check the link.
error-unreadable-table = This table cannot be read by this version of Boriken.
error-no-such-seat = There is no such seat at this table.
error-seated-already = You are already sitting at this table.
error-seat-taken = This seat is taken: choose another one.
error-table-full = All seats are taken: you may watch.
error-person-there = { $player } sits there: open the seat first.
error-puertoma-seat = A Puertoma is part of the game: nobody else can have its seat.
error-bot-seat = A bot’s own seat cannot change hands.
error-bot-there-already = A bot is already playing there.
error-person-here = { $player } is here: a bot can only play for somebody who is away.
error-away-too-short = { $minutes ->
    [one] { $player } was here a moment ago: wait another minute.
   *[other] { $player } was here a short while ago: wait another { $minutes } minutes.
}
error-no-bot-there = No bot is playing there.
error-bot-plays-already = A bot is already playing for you.
error-bot-plays = A bot is playing for you: take your seat back first.
error-open-seats = There are open seats: wait for players, or fill the seats with bots.
error-bad-link = This seat link is not valid: ask for a new one.
error-old-link = This seat link is no longer valid: ask for a new one.
error-link-owner-left = This seat link is no longer valid: its owner has left the table.
error-other-seat-here = On this device you already have another seat at this table.
error-not-first-device = Only the device that took the seat can make a new link to it.
error-too-many-devices = Your seat is already on { $most } devices: make a new link to take it off the others.
error-nobody-sits-there = Nobody is sitting there.
error-leads-already = You are already the host.
error-used-up = That has been done too often at this table: all that is left is to play on.
error-too-many-tables = You are the host of { $most } unfinished tables: finish or close one first.
error-too-many-tables-of-address = { $most } unfinished tables have been opened from your network recently: finish or close one first.

## Where the game is. $seq, $last: entries of the log

error-not-begun = The game has not begun yet.
error-begun-already = The game has already begun.
error-game-over = The game is over.
error-not-over = The game is not over yet.
error-table-closed = The table is closed.
error-no-entry = There is no entry { $seq }: the last one is { $last }.
error-not-begun-then = The game had not begun at entry { $seq }.
error-other-rules = Part of this game was played under rules that this server no longer supports.

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
error-turn-over = Your turn ends before that: choose fewer actions.
error-no-advice = There is no advice in games with other people.
error-lesson-asks = This lesson asks for something else now: do what its text says.
error-bad-position = This text is not a position: { $detail }

## Going back

error-nothing-to-undo = You have nothing to take back right now.
error-undo-own-only = At this table you can take back only your own last decision, and not right now.
error-undo-asked = Somebody has already asked to take something back: answer that first.
error-undo-asked-by-you = You have already asked for that.
error-nobody-asks = Nobody is asking to take anything back.
error-agreed-already = You have already agreed.

## Afterwards

error-course-later = A game’s progress is shown once it is over.
error-review-later = A game can be reviewed once it is over.
error-record-later = A record contains what is hidden during play: you can have it once the game is over.
error-analysis-later = A game can be analyzed once it is over.
error-ratings-later = Ratings change when a game is over.

## People. $player: a name

error-no-person = Nobody here has an account called “{ $player }”.
error-rated-needs-accounts = Rated games need an account: make one, or choose a table that is not rated.
error-rated-needs-clock = A rated game needs a time limit, so that nobody can hold it up.
error-rated-without-puertomas = A game with Puertomas cannot be rated.
error-rated-goes-on = A rated game goes on to its end. You can leave it, but that counts as last.

## The server cannot do it now

error-starting = The server is starting: come back in a moment.
error-stopping = The server is shutting down: come back in a moment.
error-database-lost = The server cannot reach its database: try again in a moment.
error-disk-full = The server has no room left to store this: nothing was changed, try again later.
error-table-busy = The table is too busy: try again in a moment.
error-too-many-reviews = Too many games are being reviewed: try again in a while.
error-review-failed = The review could not be finished: try again in a moment.
error-no-advice-now = No advice is available right now: try again in a moment.
error-mistake = Something went wrong on the server and has been logged. Try again soon.
