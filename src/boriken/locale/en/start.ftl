### The start page, lists of tables, the opponents, and the room where a table waits for its players; a table’s menu, and the settings.
### The browser loads this when it is needed: whoever plays does not wait for it.

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
tables-history = Your history
tables-search = Search by title or name
tables-more = More tables
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

### --- The menu of a table, inviting -------------------------------------------------------------------------

invite-help = Whoever opens this link can join, or watch once all seats are taken.
invite-watch-help = Whoever opens this link can watch the game.
device-help = Open this link on another device to play from your seat there. Keep it to yourself: whoever has it can play for you.
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

### --- Settings ----------------------------------------------------------------------------------------------

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
