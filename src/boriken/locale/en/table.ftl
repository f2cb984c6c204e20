### What the web table itself says, in English: pages, buttons, settings. What speaks of the game is in game.ftl,
### whose terms (-workers) and functions (NAME, SMALL, EDITION) may be used here. This file is the model for the
### other languages: they have the same messages with the same variables.
###
### Style: short, plain, to one person ("you"). Buttons say what happens. Errors say what to do.

### --- Everywhere -------------------------------------------------------------------------------------------

app-name = Boriken
loading = One moment…
close = Close
reload = Load again
try-again = Try again
to-start = To the start page
skip-to-content = Skip to the content
menu = Menu
your-name = Your name
# The name of somebody who gave none
guest-name = Guest

nav-label = Pages
nav-tables = Tables
nav-learn = Learn
nav-rules = Rules

players-count = { $count ->
    [one] { $count } player
   *[other] { $count } players
}
base-game = base game
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
unknown-text = The address leads nowhere. Perhaps a letter is missing.

## What went wrong. $message: the server's own sentence, in English

error-title = That did not work
error-page-not-loaded = This page could not be loaded. Check your connection and load it again.
error-bad-request = The server did not understand that: { $message }
error-no-guest = Tell us your name first.
error-not-allowed = That is for the host, or for whoever sits there.
error-not-found = There is no such table, or it is gone. Check the link.
error-stale = The table has moved on meanwhile. Have a look and choose again.
error-conflict = That is not possible as things stand: { $message }
error-too-large = That is too long.
error-illegal = The rules do not allow that: { $message }
error-too-many = { $seconds ->
    [one] Too many requests: wait a second.
   *[other] Too many requests: wait { $seconds } seconds.
}
error-unavailable = The server has a problem at the moment. Try again soon.
error-offline = The server cannot be reached. Check your connection.

### --- Settings ---------------------------------------------------------------------------------------------

settings-title = Settings
settings-language = Language
settings-theme = Light or dark
settings-theme-choice = { $theme ->
    [light] Light
    [dark] Dark
   *[auto] As the system
}
settings-animation = Animate moves
settings-animation-help = What others do is shown as movement.
settings-sound = Sound
settings-sound-help = A short sound when it is your turn.
settings-notify = Notify me
settings-notify-help = The browser tells you when it is your turn and you look elsewhere.
settings-notify-refused = The browser does not allow notifications from this page. You can change that in its settings.
settings-quick = Single clicks
settings-quick-help = Where a decision is one click, it counts at once, without confirming.

### --- Start page -------------------------------------------------------------------------------------------

start-tagline = Plant, build, trade and ship on an island of 1897: the board game Puerto Rico, in your browser.
start-play = Play now
start-play-help = You and two bots, the 1897 rules, no expansions.
# The title of a table made that way
start-title = { $name } and the bots
start-learn = Learn in 10 minutes
start-learn-help = A first game in which everything is explained when it comes up.
start-solo = Solo: Puertoma
start-solo-help = You against two Puertomas, opponents that follow fixed rules and show why they do what they do.
start-friends = Play with friends
start-friends-help = Open a table, send the link, play live or over days.
start-more = More options
start-more-help = Three editions, six expansions, 2 to 5 players, stronger and weaker bots.
start-mine = Your tables
start-mine-all = { $count ->
    [one] Your table
   *[other] All { $count } of your tables
}
start-rights = Boriken is an independent project, not affiliated with the game’s author or publishers.

solo-title = Solo game
solo-lead = You against two Puertomas, the automatic opponents of “{ edition-special-name }”. They never think: they follow rules of their own, and you can always see why they did something.
# The title of a table made that way
solo-table-title = { $name } against the Puertomas
solo-more-help = Expansions, a single Puertoma, or friends on your side.

### --- Lists of tables --------------------------------------------------------------------------------------

tables-title = Tables
tables-which = Which tables
tables-scope = { $scope ->
    [open] To join
    [playing] To watch
   *[mine] Yours
}
tables-scope-help = { $scope ->
    [open] Public tables that wait for players.
    [playing] Public games that are being played.
   *[mine] Tables at which you sit, or which you opened.
}
tables-none = { $scope ->
    [open] No public table waits for players. Open one!
    [playing] No public game is being played right now.
   *[mine] You have no tables yet.
}
tables-new = New table

table-untitled = Table
table-your-turn = Your turn
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
   *[playing] Being played
}
table-problem-title = This table cannot be opened
table-closed = { $host } has closed this table.

### --- A new table ------------------------------------------------------------------------------------------

new-title = New table
new-title-friends = Play with friends
new-table-title = Name of the table
new-table-title-example = Friday evening
new-default-title = { $name }’s table
new-seat = Seat { $number }
new-open-help = An open seat waits for somebody with the link.
new-puertoma-help = Puertomas sit after everybody else, two at most. They belong to “{ edition-special-name }”.
new-not-with-puertomas = Not beside Puertomas.
new-special-only = Belongs to “{ edition-special-name }”. Allow house rules to use it here.
new-special-variant = Only with “{ edition-special-name }”.
# $expansion: its name
new-needs = Needs the expansion { $expansion }.
new-manners = How you play together
new-manners-help = Who finds the table, the order of seats, undo, time to think. The defaults suit a game among friends.
new-buildings-cost = Cost { $coins }
new-buildings-taken = { $taken } of { $spaces }
new-buildings-missing = { $count ->
    [one] Name { $count } more kind of building.
   *[other] Name { $count } more kinds of building.
}
new-create = Open the table
new-create-help = Then you get a link to send.
new-start = Start the game
new-start-help = All seats are taken: the game begins at once.

seat-you = You
seat-open = Open: whoever has the link
# $bot: the kind of bot
seat-bot = Bot: { $bot }
seat-mine = { $name } (you)
seat-take = Sit here
seat-present = here
seat-away = away

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
lobby-full = All seats are taken. You may watch: stay here until it begins.
lobby-start = Start the game
lobby-start-fill = { $open ->
    [one] The free seat goes to a bot.
   *[other] The { $open } free seats go to bots.
}
lobby-wait = Waiting for { $host } to start.
lobby-invite = Invite
lobby-facts = What is played
lobby-leave = Leave the table
lobby-close = Close the table

invite-help = Whoever opens this link can join, or watch once all seats are taken.
invite-watch-help = Whoever opens this link can watch the game.
invite-link = Link
invite-copy = Copy the link
invite-copied = Copied.
invite-share = Share…
invite-qr = The link as a QR code
device-help = Open this link on another device to play your seat there. Keep it to yourself: whoever has it can play for you.
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
facts-host = Host
facts-watching = Watching
host-title = For the host
host-stand-in = Let a bot play
host-give-back = Give the seat back
host-close = End the table
host-close-help = Ending the table ends the game for everybody.
host-close-sure = Really end it
# $bot: the kind of bot
stand-in-yours = A bot ({ $bot }) is playing for you.
stand-in-return = Play on yourself
# $time: as a clock shows it, or a number of days
banner-offline = No connection. Trying to come back; nothing is lost.
banner-gone = This table no longer exists.
title-your-turn = Your turn
title-turn-of = { $name }’s turn

### --- After the game ---------------------------------------------------------------------------------------

end-title = Result
end-stamp = Game over
end-rounds = { $rounds ->
    [one] After { $rounds } round.
   *[other] After { $rounds } rounds.
}
# $reason: one or several of game.ftl's ending-X, joined
end-reason = { $rounds ->
    [one] After { $rounds } round: { $reason }.
   *[other] After { $rounds } rounds: { $reason }.
}
end-winner = Winner
end-rematch = Play again
end-rematch-join = To the rematch
end-replay = Replay
end-table = Look at the table
end-over = The game is over.
end-back = To the result
end-record = Download the record
end-sheet = Points by source
end-course = How it came about
end-chart = { $what ->
    [points] Points
    [barrels] { NAME("barrel") }s
   *[coins] { NAME("coin") }s
}
end-chart-round = Round { $round }

# The review: a bot that plays well looks at every decision again
review-title = Review
review-offer = Who was ahead when, what turned the game, and what would have been better? A strong bot looks at every decision again.
review-start = Review the game
review-progress = Decision { $done } of { $total } …
review-ready = The review is ready.
review-chances = Chance to win
# The last moment of the chart
review-end = End
review-turning-points = Turning points
review-no-turning-points = No single decision turned this game.
review-mistakes = Mistakes, the worst first
# Before a choice of players
review-whose = Whose mistakes?
review-everybody = Everybody's
review-no-mistakes = No bad mistakes.
review-moment = Round { $round } · { $player }
# Before what was played, and before what was better
review-played = Played
review-better = Better
# $loss: a percentage
review-cost = This cost { $loss } of the chance to win.
# $before, $after: chances to win
review-swing = Chance of { $player }: { $before } → { $after }
review-see = See it in the replay

replay-title = Replay
replay-back = One move back
replay-forward = One move on
replay-play = Play
replay-pause = Pause
replay-slider = Moment of the game
replay-place = Round { $round } · move { $move } of { $of }
replay-share = Share this moment
replay-share-help = Whoever opens this link sees the game at this very moment.
replay-to-table = To the table
replay-nothing = This game has not begun yet: there is nothing to replay.

### --- Rules ------------------------------------------------------------------------------------------------

rules-title = The rules
rules-lead = Every rule has an identifier. The table names it wherever a rule decides something.
# Shown in all languages but English
rules-english = The rules are written in English only.
rules-search = Search
rules-search-example = wharf, or CAP-4
rules-chapters = Chapters
rules-found = { $count ->
    [one] { $count } rule found
   *[other] { $count } rules found
}
rules-none = No rule has all these words.

### --- Learning ---------------------------------------------------------------------------------------------

learn-title = Learn in 10 minutes
learn-lead = Four ideas, seven roles, then a game in which somebody stands beside you.
learn-aim = What you want
learn-aim-text = The most victory points (VP). They come from shipping goods and from buildings.
learn-roles = One role, everybody acts
learn-roles-text = When it is your turn you take a role. Everybody carries it out, but you do it first and with a privilege. So choose what helps you more than the others.
learn-chain = How goods are made
learn-chain-text = On { -plantations } grow crops, buildings turn them into goods, and both need { -workers }. Only { SMALL("corn") } needs no building.
learn-end = When it ends
learn-end-text = With the round in which a city is full, the { -workers } run out or the VP chips do. Then buildings count too.
learn-seven-roles = The seven roles
learn-game = Your first game
learn-game-text = Two easy opponents. Whenever something comes up for the first time, it is explained. Take all the time you want.
learn-begin = Begin
learn-table-title = First game
learn-coach = Explanation
learn-next = Understood
learn-stop = No more explanations

## What is explained in the first game, when it comes up. The 1897 edition is played.

lesson-welcome = Welcome to the island
lesson-welcome-text = Below is your board: the island for { -plantations } on the left, the city for buildings beside it. Above lies what all share. You start with one { -plantation } and a few { -coins }.
lesson-round = Take a role
lesson-round-text = You are to choose a role. Each card says what it would bring you and the others now. The { -coins } lying on a card are yours if you take it. To begin with, the { NAME("settler") } or the { NAME("builder") } is a good choice.
lesson-settler = The { NAME("settler") }
lesson-settler-text = Everybody takes { -a-plantation } for their island. Whoever chose the role may take a { -quarry } instead, which makes buildings cheaper. Different kinds are easier to sell; { SMALL("corn") } is the simplest to grow.
lesson-mayor = The { NAME("mayor") }
lesson-mayor-text = Everybody gets { -workers } and puts all of them on circles, old and new ones as they like. A tile without a { -worker } does nothing. A good needs both its { -plantation } and its building at work.
lesson-builder = The { NAME("builder") }
lesson-builder-text = Everybody may buy one building. Buildings are VP at the end and help you on the way: some make goods, some earn { -coins }, some bend the rules. Touch one to read what it does.
lesson-craftsman = The { NAME("craftsman") }
lesson-craftsman-text = Everybody gets the goods they can make, as far as the supply lasts. Whoever chose the role gets one more. Mind who profits from the next role: goods can be sold or shipped.
lesson-trader = The { NAME("trader") }
lesson-trader-text = Everybody may sell one good for { -coins }: { SMALL("coffee") } pays 4, { SMALL("corn") } nothing. The { NAME("trading_house") } has four places and takes each kind once.
lesson-captain = The { NAME("captain") }
lesson-captain-text = Everybody ships goods for 1 VP each, in turn until nobody can. A ship takes only one kind, and no two ships the same. Whoever can load must.
lesson-storage = What stays
lesson-storage-text = When nobody can load any more, what is left spoils. You keep a single { -barrel }, and more if you own a warehouse. So make goods when they can be shipped.
lesson-hacienda = The { NAME("hacienda") }
lesson-hacienda-text = It lets you draw { -a-plantation } unseen before you take your tile: two tiles in one turn.
lesson-hospice = The { NAME("hospice") }
lesson-hospice-text = Your new tile gets a { -worker } at once, without waiting for the { NAME("mayor") }.
lesson-university = The { NAME("university") }
lesson-university-text = Your new building gets a { -worker } at once, without waiting for the { NAME("mayor") }.
lesson-governor = A new round
lesson-governor-text = All roles are back, and each that nobody took has got a { SMALL("coin") }. The { NAME("governor") } has passed to the left: that player chooses first now.
lesson-ending = The last round
lesson-ending-text = This round is the last one. Ask yourself with every choice what it brings in VP: a large building with a { -worker } on it brings more.
lesson-alone = You know the rest
lesson-alone-text = You have seen the most important things. Hold the pointer or a finger on anything to read what it is. “{ board-what-may-i-do }” always helps. Good luck!
