### --- Learning ---------------------------------------------------------------------------------------------

learn-title = Learn in 10 minutes
learn-lead = Four ideas, seven roles, then a game with somebody at your side.
learn-aim = Goal
learn-aim-text = Score the most victory points (VP). They come from shipping goods and from buildings.
learn-roles = One role, everybody acts
learn-roles-text = On your turn you choose a role. Everybody carries it out, but you do it first and with a privilege. So choose what helps you more than the others.
learn-chain = How goods are made
learn-chain-text = Crops grow on { -plantations }, buildings turn them into goods, and both need { -workers }. Only { SMALL("corn") } needs no building.
learn-end = End of the game
learn-end-text = The game ends after the round in which a city fills up, or the { -workers } or VP chips run out. Then buildings count too.
learn-seven-roles = The seven roles
learn-game = Your first game
learn-game-text = Two easy opponents. Everything is explained the first time it comes up. Take all the time you want.
learn-begin = Begin
learn-table-title = First game
learn-coach = Explanation
learn-next = Got it
learn-stop = Stop explaining
learn-lessons = Short lessons
learn-lessons-text = A few moves each, in a position made for it: for when you want to try an expansion, or the Puertoma.
learn-puertoma = The Puertoma
learn-done = Done
learn-step = Step { $step } of { $of }
learn-all-lessons = All lessons
learn-next-lesson = Next lesson: { $lesson }
learn-chosen-by = { $player } has chosen this role.

## What is explained in the first game, when it comes up. The 1897 edition is played.

lesson-welcome = Welcome to the island
lesson-welcome-text = Below is your board: the island for { -plantations } on the left, the city for buildings beside it. Above is what everybody shares. You start with one { -plantation } and a few { -coins }.
lesson-round = Choose a role
lesson-round-text = Choose a role. Each one shows what it would bring you and the others now. Any { -coins } on a { SMALL("role_card") } are yours if you choose it. To begin with, { THE("settler") } or { THE("builder") } is a good choice.
lesson-settler = { CAP(THE("settler")) }
lesson-settler-text = Everybody takes { -a-plantation } for their island. Whoever chose the role may take a { -quarry } instead, which makes buildings cheaper. Different kinds are easier to sell; { SMALL("corn") } is the simplest to grow.
lesson-mayor = { CAP(THE("mayor")) }
lesson-mayor-text = Everybody gets { -workers } and puts all of theirs, old and new, on circles. A tile without a { -worker } does nothing. To make a good, both its { -plantation } and its building must be occupied.
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
lesson-governor-text = All roles are back, and each one that nobody chose has gained a { SMALL("coin") }. { CAP(THE("governor")) } card has passed to the left: that player chooses first now.
lesson-ending = The last round
lesson-ending-text = This is the last round. With every choice, ask yourself what it brings in VP: an occupied { -large-building } brings more.
lesson-alone = You know the rest
lesson-alone-text = You have seen the most important things. Hold the pointer or a finger on anything to read what it is. “{ board-what-may-i-do }” always helps. Good luck!
## The short lessons: a text for each step, and one for the end. `lesson-<name>-<step>`

lesson-new-buildings-1 = This expansion adds buildings, marked in green; before a game, the players draft which ones are in it. You own { A("forest_house") }. Choose { THE("settler") } to use it.
lesson-new-buildings-2 = { CAP(THE("forest_house")) } lets you place a tile face down as a { -forest }. You already have one, and every two make all buildings cheaper by { COUNT("coin", 1) }. Place { A(TILE("indigo")) } as a { -forest }.
lesson-new-buildings-3 = Somebody has chosen { THE("builder") }, so you may build too. { CAP(THE("church")) } costs 5; thanks to two { -forests } you pay 4. Build it: it brings VP for every building worth 2 VP or more that you build from now on.
lesson-new-buildings-4 = The ships are full of other goods. But { YOUR("small_wharf") } is a ship of your own: it takes any goods and brings 1 VP for every two { -barrels }. Ship all you have.
lesson-new-buildings-end = 2 VP for goods that would have spoiled. Every game has different buildings. Hold the pointer or a finger on one to read what it does.

lesson-nobles-1 = A { -noble } has arrived: a { -worker } who is also worth 1 VP at the end. Choose { THE("mayor") } to be the first to take somebody.
lesson-nobles-2 = Your privilege comes first: one more { -worker }. Take it.
lesson-nobles-3 = Now it is your turn to take somebody, and you choose who: take the { -noble }.
lesson-nobles-4 = A { -noble } can work anywhere. In some buildings it matters: { THE("chapel") } brings { COUNT("coin", 1) } with a { -worker } and 1 VP with a { -noble }, every time somebody chooses { THE("craftsman") }. Put the { -noble } there.
lesson-nobles-end = Somebody has chosen { THE("craftsman") }, and { YOUR("chapel") } has brought 1 VP. Eight kinds of building come with the { -nobles }, and running out of { -workers } no longer ends the game.

lesson-buccaneer-1 = { CAP(THE("trading_house")) } is full: nobody can sell. { CAP(THE("buccaneer")) } can change that. It is one more role, and only the player who chooses it acts. Choose it.
lesson-buccaneer-2 = You have four options: unload a ship, empty { THE("trading_house") }, take { -workers }, or set a role aside for yourself. Choose “{ NAME("buccaneer_loot") }”: 1 VP for each { -barrel } there.
lesson-buccaneer-3 = 4 VP for you, and room to sell. Now somebody has chosen { THE("trader") }: sell your { SMALL("coffee") }.
lesson-buccaneer-end = 5 { -coins } more. You hold { THE("buccaneer") }’s marker now: you cannot choose this role again until somebody else has.

lesson-festival-1 = Three goals lie here. Whoever reaches one first gets its reward. One asks for { COUNT(TILE("corn"), 3) }, and you have two. Choose { THE("settler") }.
lesson-festival-2 = Take { A(TILE("corn")) }: your third.
lesson-festival-3 = Reached! The reward is 3 { -workers }, who are placed at once. Put all of them on your { SMALL("corn") }: the second goal asks for three { -barrels } of it in one phase.
lesson-festival-4 = Somebody chose { THE("craftsman") }: you made 3 { SMALL("corn") } and got { COUNT("coin", 3) } for the second goal. Now everybody may build. The third goal is { THE("harbor") }: build it.
lesson-festival-end = 3 VP: all three goals are yours. Every game has different goals.

lesson-festival-cards-1 = Three cards set the goals. “{ festival-closing-time-name }” asks you to fill { THE("trading_house") } by selling { SMALL("coffee") }. One space is free. Choose { THE("trader") }.
lesson-festival-cards-2 = Sell your { SMALL("coffee") }: it fills { THE("trading_house") }.
lesson-festival-cards-3 = The reward is 2 { -workers }. Put one on { SMALL("corn") } and one on { SMALL("sugar") }.
lesson-festival-cards-4 = Somebody has chosen { THE("captain") }. “{ festival-traditional-departure-name }” asks you to fill the smallest ship with { SMALL("corn") }: two spaces are free. Load your { SMALL("corn") } there.
lesson-festival-cards-5 = { COUNT("coin", 2) } for that. “{ festival-twin-farmers-name }” asks for { COUNT(TILE("corn"), 2) } and { COUNT(TILE("sugar"), 2) }. Somebody has chosen { THE("settler") }: take { A(TILE("sugar")) }.
lesson-festival-cards-end = 3 VP: all three cards are yours. There are twelve cards; three are drawn for each game.

lesson-achievements-1 = Only you can see these four cards. Those you meet count at the end. “{ achievement-deal-closer-name }”: as { SMALL("trader") }, sell the { -barrel } that fills { THE("trading_house") }. Choose { THE("trader") }.
lesson-achievements-2 = One space is free. Sell your { SMALL("coffee") }.
lesson-achievements-3 = Met: 4 VP at the end, and the card is revealed. Next, “{ achievement-master-architect-name }”: { -a-large-building } for { COUNT("coin", 6) } at most. With your four { -quarries } you pay exactly that: build { THE("guild_hall") }.
lesson-achievements-4 = Another 3 VP. “{ achievement-corn-dispatcher-name }”: fill the last space of a ship with { SMALL("corn") }. Two spaces are free: load your { SMALL("corn") }.
lesson-achievements-end = Three cards, 10 VP. Cards you do not meet cost you nothing, so pick a few and play for those.

lesson-puertoma-1 = Two Puertomas play against you. They follow simple rules, and everything they do has its reason in the log. Choose { THE("settler") } and see what they do.
lesson-puertoma-2 = Take { A(TILE("sugar")) }. Each Puertoma then takes a tile too: if it can, of a kind it has exactly one of.
lesson-puertoma-3 = One of them chose { THE("mayor") }, because { COUNT("coin", 1) } lay { ON("role_card") }. It needs no buildings to produce. You do: put one { -worker } on { SMALL("sugar") } and one in { THE("small_sugar_mill") }.
lesson-puertoma-4 = They have produced and shipped; now they are building. Each has four levels; two buildings on a level unlock an ability. It is your turn to build: choose { THE("small_market") }.
lesson-puertoma-end = Watch the marker and { THE_PLURAL("coin") } { ON_PLURAL("role_card") }: they show what a Puertoma will choose next. You win if you have more VP than either of them.

learn-analysis = On the analysis board you can try out what would have happened.
learn-analysis-open = Analysis board
