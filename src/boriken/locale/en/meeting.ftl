### Boriken as an app, without a network, and how people find each other: quick matches, invitations, series, time off.
### The browser loads this when it is needed.

# As an app

app-title = App and offline use
app-install = Install the app
app-installed = Boriken is installed on this device.
app-install-apple = To put Boriken on your home screen, tap Share, then “Add to Home Screen”.
app-install-menu = Your browser’s menu may offer to install Boriken as an app.
app-keep = Keep for offline use
app-keep-help = This page and the rules, in this language, open without a connection (about 2 MB).
app-keep-failed = That could not be saved now. Try again later.

# Without a network

offline-title = No connection to the server
offline-start = Games need the server. Until it is back, you can read the rules and how the game is played.
offline-learn = The guided game and the lessons are played on the server. You can read this page and the rules without it.

# Quick match. $count: people, you among them. $sizes: numbers of players.

match-title = Quick match
match-lead = Say what you would like to play. As soon as enough people want the same, the game begins.
match-pace = Pace
match-pace-help = Those who play together keep the same pace.
match-pace-live = Real time
match-pace-live-help = In one sitting, with 2 minutes for each decision.
match-pace-days = Turn-based
match-pace-days-help = A day for each decision. You need not wait on this page.
match-players = Players
match-players-help = Choose all that suit you: the more, the sooner you play.
match-seek = Find a game
match-waiting-title = Looking for players
match-sizes = { $sizes } players
match-waiting = { $count ->
    [one] Nobody else is looking for this yet.
   *[other] { $count } people are looking for this, you among them.
}
match-waiting-live = Stay on this page: leaving it stops the search.
match-waiting-days = You may leave this page. The game is among your tables when it begins.
match-offer = You have been waiting for a while. Bots could take the free seats.
match-with-bots = Play with bots
match-agreed = The game begins in a moment.
match-stop = Stop looking
match-found = Game found
