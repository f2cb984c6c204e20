### A person’s history: finished games, statistics, ratings, stamps. The page loads this when it is needed.
### Stamps are things to try, as in a booklet that is stamped; $stamp: the name of one. $player: a name.

profile-title = Your history
profile-title-of = History of { $player }
profile-guest = You are a guest: this history belongs to this browser. An account keeps it, and lets you play rated games.
profile-since = Since { $date }
profile-empty = No game is over yet. The first one you finish will appear here.
profile-none-chosen = No games of this kind.
profile-unknown = Tell us your name first, and your games will be kept here.

## Which games

profile-filter = Which games
profile-filter-edition = Edition
profile-filter-players = Players
profile-filter-expansion = Expansions
profile-filter-all = All
profile-filter-any-number = Any number
profile-filter-rated = Rated games only

## Figures

profile-figure-games = Games
profile-figure-wins = Won
profile-figure-points = Points on average
profile-figure-best = Best result
profile-latest = The latest { $count } games are counted.
profile-sources = Where the points come from
profile-all-games = All games
profile-games-won = Games won
profile-buildings = Favorite buildings
profile-first-roles = First { SMALL("role") }
profile-seats = By seat
profile-seat = Seat { $number }
profile-count = { $games ->
    [one] { $games } game, { $wins } won
   *[other] { $games } games, { $wins } won
}
profile-rivals = Head to head
profile-rivals-who = Against
profile-rivals-games = Games
profile-rivals-ahead = Ahead
profile-rivals-behind = Behind

## Ratings

profile-ratings = Ratings
profile-ratings-help = 400 points more means winning ten times as often. A question mark means it is still uncertain.
profile-no-ratings = No rated game yet.
profile-provisional = Provisional
profile-curve = Rating over time
profile-doubt = Give or take { $count }
profile-rated-games = { $games ->
    [one] { $games } rated game
   *[other] { $games } rated games
}
profile-change = Rating: { $before } → { $after }
profile-changes = Ratings
profile-not-rated = This game changes no ratings: a stand-in played too much of it.

## Games

profile-games = Games
profile-more = More games
profile-rated = Rated
profile-place = Place { $rank } of { $players }
profile-see = See the game
profile-gone = This table was deleted; its result is kept.
profile-download = Download all records (ZIP)

## Stamps

profile-stamps = Stamps
profile-stamps-help = A dozen things to try. Each stamp is given once, for a game you played yourself.
profile-stamp-new = New stamp: { $stamp }
profile-stamp-none = Not yet
stamp-all-trades-name = All trades
stamp-all-trades-help = Choose each role at least once in a game.
stamp-all-goods-name = Full basket
stamp-all-goods-help = Produce all five { PLURAL("good") } in one phase.
stamp-quarrymaster-name = Stonecutter
stamp-quarrymaster-help = End a game with { COUNT("quarry", 4) }.
stamp-full-hold-name = Full hold
stamp-full-hold-help = Load { COUNT("barrel", 10) } in one phase.
stamp-monuments-name = Monuments
stamp-monuments-help = End a game with { COUNT("large_building", 2) }.
stamp-hair-name = By a hair
stamp-hair-help = Win by a single point, or on the tie-break.
stamp-last-coin-name = Down to the last penny
stamp-last-coin-help = Win without a single { SMALL("coin") } left.
stamp-landlocked-name = Landlocked
stamp-landlocked-help = Win with at most eight points in { PLURAL("vp_chip") }.
stamp-no-works-name = Cottage industry
stamp-no-works-help = Win without a single { SMALL("production_building") }.
stamp-alone-name = One against the machine
stamp-alone-help = Win against the Puertoma, normal or hard.
stamp-giant-name = Giant killer
stamp-giant-help = Win a game against a master.
stamp-whole-box-name = The whole box
stamp-whole-box-help = Play a game with all expansions of the edition.
