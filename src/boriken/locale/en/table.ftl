### What the web table itself says, in English: pages, buttons, settings. What speaks of the game is in game.ftl,
### whose terms (-workers) and functions (NAME, SMALL, EDITION) may be used here. This file is the model for the
### other languages: they have the same messages with the same variables.
###
### Style: short, plain, to one person ("you"). Buttons say what happens. Errors say what to do.

### --- Everywhere -------------------------------------------------------------------------------------------

app-name = Boriken
loading = One moment…
close = Close
reload = Reload
try-again = Try again
to-start = Home
skip-to-content = Skip to content
menu = Menu
your-name = Your name
# The name of somebody who gave none
guest-name = Guest
# “Governor: Ana”; $text is empty where what is said follows by itself
labelled = { $label }: { $text }

nav-label = Pages
nav-tables = Tables
nav-learn = Learn
nav-rules = Rules
nav-account = Account

players-count = { $count ->
    [one] { $count } player
   *[other] { $count } players
}
base-game = { SMALL("base_game") }
time-seconds = { $count ->
    [one] { $count } second
   *[other] { $count } seconds
}
time-minutes = { $count ->
    [one] { $count } minute
   *[other] { $count } minutes
}
time-days = { $count ->
    [one] { $count } day
   *[other] { $count } days
}

unknown-title = There is nothing here
unknown-text = This address leads nowhere. Check it for typos.

## What went wrong; the rest is in errors.ftl, what keeps a table from being made in new.ftl

error-title = That did not work
error-page-not-loaded = This page could not be loaded. Check your connection and reload it.

### --- Settings ---------------------------------------------------------------------------------------------

settings-title = Settings

### --- Tables ------------------------------------------------------------------------------------------------

rated-yes = Changes your rating
table-untitled = Table
table-problem-title = This table cannot be opened
table-closed = { $host } has closed this table.

### --- A new table ------------------------------------------------------------------------------------------

new-seat = Seat { $number }
new-seat-who = Seat { $number }: who sits here?
# $expansion: its name

seat-you = You
seat-open = Open to anybody with the link
seat-mine = { $name } (you)
# A bot: $name as people's, and $level, the name of its level
seat-with-level = { $name } ({ $level })
seat-guest = guest
seat-take = Sit here
seat-present = online
seat-away = away

### --- Inviting ----------------------------------------------------------------------------------------------

invite-link = Link
invite-copy = Copy the link
invite-copied = Copied.
invite-share = Share…
invite-qr = The link as a QR code
seat-title = Taking your seat
seat-problem-help = A seat link works only as long as its table exists. Ask for a new one on the device you play on.

### --- During the game --------------------------------------------------------------------------------------

# $bot: the name of who plays for the reader
stand-in-yours = { $bot } is playing for you.
stand-in-return = Take over again
banner-offline = No connection. Reconnecting; nothing is lost.
banner-gone = This table no longer exists.
title-your-turn = Your turn
title-turn-of = { $name }’s turn

### --- After the game ---------------------------------------------------------------------------------------

end-stamp = Game over
end-table = Look at the table
end-over = The game is over.
# $reason as in end-reason
end-over-because = The game is over: { $reason }.
# A button: the points are then counted before one’s eyes, source by source
end-count = Count the points
end-back = Back to the result
