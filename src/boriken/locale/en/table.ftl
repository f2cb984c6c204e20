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

## What went wrong; the rest is in errors.ftl

error-title = That did not work
error-page-not-loaded = This page could not be loaded. Check your connection and reload it.

### --- Settings ---------------------------------------------------------------------------------------------

settings-title = Settings
settings-language = Language
settings-theme = Theme
settings-theme-choice = { $theme ->
    [light] Light
    [dark] Dark
   *[auto] System
}
settings-speed = Animation
settings-speed-choice = { $speed ->
    [off] Off
    [fast] Fast
    [slow] Slow
   *[normal] Normal
}
settings-volume = Sounds
settings-volume-value = { $volume ->
    [0] Off
   *[other] { $volume }%
}
settings-notify = Notify me
settings-notify-help = When you are in another tab, the browser tells you that it is your turn.
settings-notify-refused = The browser does not allow notifications from this page. You can change that in its settings.
settings-quick = One-click moves
settings-quick-help = A decision that takes one click counts right away, without confirmation.
settings-ask = Ask about everything
settings-ask-help = Even when there is only one sensible answer, such as storing when nothing is lost.
settings-forget = Delete my data
settings-forget-help = Your name disappears from all tables, bots take over your seats, and this browser is no longer known here. What was played stays, without your name. This cannot be undone.
settings-forget-confirm = Delete for good
settings-forget-keep = Keep my data

### --- Start page -------------------------------------------------------------------------------------------

start-tagline = Plant, build, trade and ship on an island in 1897: the board game Puerto Rico, in your browser.
start-play = Play now
start-play-help = Three players, the 1897 rules, no expansions.
start-opponents = Your opponents
start-opponent = Opponent { $number }
# The title of a table made that way
start-title = { $name } and the bots
start-learn = Learn in 10 minutes
start-learn-help = A first game in which everything is explained as it comes up.
start-solo = Solo: Puertoma
start-solo-help = You against two Puertomas, opponents that follow fixed rules and show why they do what they do.
start-match = Quick match
start-match-help = Say what you would like to play, and be paired with others who want the same.
start-friends = Play with friends
start-friends-help = Open a table, send the link, and play in real time or turn-based.
start-more = More options
start-more-help = Three editions, six expansions, 2 to 5 players, stronger and weaker bots.
start-mine = Your tables
start-mine-all = { $count ->
    [one] Your table
   *[other] All { $count } of your tables
}
start-rights = Boriken is an independent project, not affiliated with the game’s designer or publishers.

# The title of a table made that way

### --- Lists of tables --------------------------------------------------------------------------------------

tables-title = Tables
tables-which = Which tables
tables-scope = { $scope ->
    [open] To join
    [playing] To watch
   *[mine] Yours
}
tables-scope-help = { $scope ->
    [open] Public tables waiting for players.
    [playing] Public games being played.
   *[mine] Tables you opened or have a seat at.
}
tables-none = { $scope ->
    [open] No public table is waiting for players. Open one!
    [playing] No public game is being played right now.
   *[mine] You have no tables yet.
}
tables-new = New table
rated-yes = Changes your rating
tables-history = Your history
tables-search = Search by title or name
tables-more = More tables

table-untitled = Table
table-your-turn = Your turn
# $when: a moment, such as "in 5 hours".
table-deadline = Time runs out { $when }
table-turn-of = { $name }’s turn
table-waiting = { $open ->
    [0] Ready to start
    [one] { $open } seat free
   *[other] { $open } seats free
}
table-status = { $status ->
    [over] Finished
    [closed] Closed
    [waiting] Waiting for players
   *[playing] In progress
}
# Headings over one’s tables
tables-group = { $group ->
    [turn] Your turn
    [running] Others’ turn
    [waiting] Waiting for players
   *[over] Finished
}
# How a game has ended for the reader, and for others
table-result = { $rank ->
    [1] You won with { $points } VP
    [2] 2nd of { $players } with { $points } VP
    [3] 3rd of { $players } with { $points } VP
   *[other] { $rank }th of { $players } with { $points } VP
}
table-won-by = { $name } won with { $points } VP
table-unread = { $unread ->
    [one] { $unread } new message
   *[other] { $unread } new messages
}
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
## The opponents: people of the island around 1897. A sentence about each, to be read beside name and level.

character-lola-help = Learned the game last week and loves every surprise.
character-ramon-help = Plants first and asks why later.
character-mariana-help = Builds whatever looks pretty.
character-eugenio-help = Plays between coffees, telling stories all the while.
character-isabel-help = Trusts her gut, and is mostly right.
character-rosendo-help = Never in a hurry, now and then half asleep.
character-celestina-help = Keeps an eye on everything and wastes nothing.
character-roman-help = Plants a lot and fills the ships.
character-trinidad-help = Sells high and keeps a full purse.
character-baldomero-help = Puts every coin into a grand city.
character-carmela-help = Knows what you want before you do.
character-manuel-help = Counts every { -barrel }, yours too.
character-leonor-help = Waits quietly, then takes what you needed.
character-salvador-help = Has seen every opening and forgotten none.
character-amelia-help = Nobody on the island has beaten her twice in a row.
opponents-experimental = Experimental
opponents-experimental-help = Bots for trying things out, without a character of their own.

### --- Before the game --------------------------------------------------------------------------------------

lobby-lead = { $open ->
    [0] All seats are taken. { $host } will start the game.
    [one] { $host } has opened this table. One seat is free.
   *[other] { $host } has opened this table. { $open } seats are free.
}
lobby-lead-host = { $open ->
    [0] All seats are taken. Start when you are ready.
    [one] One seat is free. Send the link.
   *[other] { $open } seats are free. Send the link.
}
lobby-seats = Who plays
lobby-join = Join
lobby-full = All seats are taken. You may watch: stay here until the game begins.
lobby-start = Start the game
lobby-start-fill = { $open ->
    [one] The free seat goes to a bot.
   *[other] The { $open } free seats go to bots.
}
lobby-wait = Waiting for { $host } to start.
lobby-invite = Invite
lobby-facts = The game
lobby-leave = Leave the table
lobby-close = Close the table

invite-help = Whoever opens this link can join, or watch once all seats are taken.
invite-watch-help = Whoever opens this link can watch the game.
invite-link = Link
invite-copy = Copy the link
invite-copied = Copied.
invite-share = Share…
invite-qr = The link as a QR code
device-help = Open this link on another device to play from your seat there. Keep it to yourself: whoever has it can play for you.
seat-title = Taking your seat
seat-problem-help = A seat link works only as long as its table exists. Ask for a new one on the device you play on.

### --- During the game --------------------------------------------------------------------------------------

menu-part = { $part ->
    [invite] Invite
    [device] Other device
    [settings] Settings
   *[table] Table
}
menu-leave = Leave the game
menu-leave-help = If you leave, a bot plays for you until you come back.
facts-game = Game
facts-histories = Histories
facts-host = Host
facts-watching = Watching
host-title = For the host
host-stand-in = Let a bot play
host-stand-in-help = A bot can play for somebody who is away, until they come back. Everybody sees it.
host-give-back = Give the seat back
host-hand-over = Make host
host-link = Link to the seat
host-link-help = Send this only to { $player }: whoever has it can play in their seat.
host-close = Close the table
host-close-help = Closing the table ends the game for everybody.
host-close-sure = Really close it
menu-lead = Become the host
menu-lead-help = { $host } is away. After a while you can become the host: let bots play for those who are gone, or close the table.
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
