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
unknown-text = The address leads nowhere. Perhaps a letter is missing.

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
settings-animation = Animate moves
settings-animation-help = The other players’ moves are animated.
settings-sound = Sound
settings-sound-help = A short sound when it is your turn.
settings-notify = Notify me
settings-notify-help = The browser tells you when it is your turn while you are in another tab.
settings-notify-refused = The browser does not allow notifications from this page. You can change that in its settings.
settings-quick = One-click moves
settings-quick-help = Where a decision takes one click, it counts right away, without confirming.

### --- Start page -------------------------------------------------------------------------------------------

start-tagline = Plant, build, trade and ship on an island of 1897: the board game Puerto Rico, in your browser.
start-play = Play now
start-play-help = You and two bots, the 1897 rules, no expansions.
# The title of a table made that way
start-title = { $name } and the bots
start-learn = Learn in 10 minutes
start-learn-help = A first game in which everything is explained as it comes up.
start-solo = Solo: Puertoma
start-solo-help = You against two Puertomas, opponents that follow fixed rules and show why they do what they do.
start-friends = Play with friends
start-friends-help = Open a table, send the link, play in real time or turn-based.
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
    [open] Public tables waiting for players.
    [playing] Public games being played.
   *[mine] Tables where you sit, or which you opened.
}
tables-none = { $scope ->
    [open] No public table is waiting for players. Open one!
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
   *[playing] In progress
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
new-not-with-puertomas = Not available with Puertomas.
new-special-only = Belongs to “{ edition-special-name }”. Allow house rules to use it here.
new-special-variant = Only with “{ edition-special-name }”.
# $expansion: its name
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

seat-you = You
seat-open = Open to anybody with the link
# $bot: the kind of bot
seat-bot = Bot: { $bot }
seat-mine = { $name } (you)
# A bot: $name as people's, and $level, the name of its level
seat-with-level = { $name } ({ $level })
seat-take = Sit here
seat-present = online
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
stand-in-return = Take over again
# $time: as a clock shows it, or a number of days
banner-offline = No connection. Reconnecting; nothing is lost.
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
end-rematch-join = Join the rematch
end-replay = Replay
end-table = Look at the table
end-over = The game is over.
end-back = Back to the result
end-record = Download the record
end-sheet = Points by source
end-course = Game progress
end-chart = { $what ->
    [points] Points
    [barrels] { CAP(PLURAL("barrel")) }
   *[coins] { CAP(PLURAL("coin")) }
}
end-chart-round = Round { $round }

# The review: a bot that plays well looks at every decision again
review-title = Review
review-offer = Who was ahead when, what turned the game, and what would have been better? A strong bot goes over every decision again.
review-start = Review the game
review-progress = Decision { $done } of { $total }…
review-ready = The review is ready.
review-chances = Chance to win
# The last moment of the chart
review-end = End
review-turning-points = Turning points
review-no-turning-points = No single decision turned this game.
review-mistakes = Mistakes, worst first
# Before a choice of players
review-whose = Whose mistakes?
review-everybody = Everybody’s
review-no-mistakes = No serious mistakes.
review-moment = Round { $round } · { $player }
# Before what was played, and before what was better
review-played = Played
review-better = Better
# $loss: a percentage
review-cost = This cost { $loss } of the chance to win.
# $before, $after: chances to win
review-swing = { $player }’s chance: { $before } → { $after }
review-see = See it in the replay

replay-title = Replay
replay-back = One move back
replay-forward = One move forward
replay-play = Play
replay-pause = Pause
replay-slider = Moment of the game
replay-place = Round { $round } · move { $move } of { $of }
replay-share = Share this moment
replay-share-help = Whoever opens this link sees the game at this exact moment.
replay-to-table = Back to the table
replay-nothing = This game has not begun yet: there is nothing to replay.

### --- Learning ---------------------------------------------------------------------------------------------

learn-title = Learn in 10 minutes
learn-lead = Four ideas, seven roles, then a game in which somebody stands beside you.
learn-aim = Goal
learn-aim-text = Score the most victory points (VP). They come from shipping goods and from buildings.
learn-roles = One role, everybody acts
learn-roles-text = On your turn you choose a role. Everybody carries it out, but you do it first and with a privilege. So choose what helps you more than the others.
learn-chain = How goods are made
learn-chain-text = Crops grow on { -plantations }, buildings turn them into goods, and both need { -workers }. Only { SMALL("corn") } needs no building.
learn-end = End of the game
learn-end-text = The game ends with the round in which a city is full, or the { -workers } or VP chips run out. Then buildings count too.
learn-seven-roles = The seven roles
learn-game = Your first game
learn-game-text = Two easy opponents. Everything is explained the first time it comes up. Take all the time you want.
learn-begin = Begin
learn-table-title = First game
learn-coach = Explanation
learn-next = Got it
learn-stop = Stop explaining

## What is explained in the first game, when it comes up. The 1897 edition is played.

lesson-welcome = Welcome to the island
lesson-welcome-text = Below is your board: the island for { -plantations } on the left, the city for buildings beside it. Above is what everybody shares. You start with one { -plantation } and a few { -coins }.
lesson-round = Choose a role
lesson-round-text = Choose a role. Each card says what it would bring you and the others now. Any { -coins } on a card are yours if you choose it. To begin with, { THE("settler") } or { THE("builder") } is a good choice.
lesson-settler = { CAP(THE("settler")) }
lesson-settler-text = Everybody takes { -a-plantation } for their island. Whoever chose the role may take a { -quarry } instead, which makes buildings cheaper. Different kinds are easier to sell; { SMALL("corn") } is the simplest to grow.
lesson-mayor = { CAP(THE("mayor")) }
lesson-mayor-text = Everybody gets { -workers } and puts all of them on circles, old and new. A tile without a { -worker } does nothing. To make a good, both its { -plantation } and its building must be occupied.
lesson-builder = { CAP(THE("builder")) }
lesson-builder-text = Everybody may buy one building. Buildings are worth VP at the end and help you on the way: some make goods, some earn { -coins }, some bend the rules. Touch one to read what it does.
lesson-craftsman = { CAP(THE("craftsman")) }
lesson-craftsman-text = Everybody gets the goods they can make, as far as the supply lasts. Whoever chose the role gets one more. Watch who profits from the next role: goods can be sold or shipped.
lesson-trader = { CAP(THE("trader")) }
lesson-trader-text = Everybody may sell one good for { -coins }: { SMALL("coffee") } pays 4, { SMALL("corn") } nothing. { CAP(THE("trading_house")) } has four spaces and takes each kind once.
lesson-captain = { CAP(THE("captain")) }
lesson-captain-text = Everybody ships goods for 1 VP each, in turn until nobody can. A ship takes only one kind, and no two ships take the same. If you can load, you must.
lesson-storage = Storage
lesson-storage-text = When nobody can load any more, leftover goods spoil. You keep a single { -barrel }, and more if you own a warehouse. So make goods when they can be shipped.
lesson-hacienda = { CAP(THE("hacienda")) }
lesson-hacienda-text = It lets you draw { -a-plantation } unseen before you take your tile: two tiles in one turn.
lesson-hospice = { CAP(THE("hospice")) }
lesson-hospice-text = Your new tile gets a { -worker } right away, without waiting for { THE("mayor") }.
lesson-university = { CAP(THE("university")) }
lesson-university-text = Your new building gets a { -worker } right away, without waiting for { THE("mayor") }.
lesson-governor = A new round
lesson-governor-text = All roles are back, and each one that nobody chose has got a { SMALL("coin") }. { CAP(THE("governor")) } card has passed to the left: that player chooses first now.
lesson-ending = The last round
lesson-ending-text = This is the last round. With every choice, ask yourself what it brings in VP: an occupied { -large-building } brings more.
lesson-alone = You know the rest
lesson-alone-text = You have seen the most important things. Hold the pointer or a finger on anything to read what it is. “{ board-what-may-i-do }” always helps. Good luck!
