### --- Apprendre --------------------------------------------------------------------------------------------

learn-title = Apprendre en 10 minutes
learn-lead = Quatre idées, sept personnages, puis une partie où l’on vous accompagne pas à pas.
learn-aim = But du jeu
learn-aim-text = Marquez le plus de points de victoire (PV). Ils viennent des marchandises expédiées et des bâtiments.
learn-roles = Un personnage, tout le monde agit
learn-roles-text = À votre tour, vous choisissez un personnage. Tout le monde exécute son action, mais vous le faites en premier et avec un privilège. Choisissez donc ce qui vous profite plus qu’aux autres.
learn-chain = D’où viennent les marchandises
learn-chain-text = Les récoltes poussent sur les { -plantations }, les bâtiments en font des marchandises, et il faut des { -workers } pour les unes comme pour les autres. Seul { THE("corn") } se passe de bâtiment.
learn-end = Fin de la partie
learn-end-text = La partie se termine à la fin de la manche où une ville est pleine, où les { -workers } viennent à manquer ou bien où il n’y a plus de jetons PV. Les bâtiments comptent alors aussi.
learn-seven-roles = Les sept personnages
learn-game = Votre première partie
learn-game-text = Deux adversaires faciles. Chaque chose est expliquée la première fois qu’elle se présente. Prenez tout votre temps.
learn-begin = Commencer
learn-table-title = Première partie
learn-coach = Explication
learn-next = Compris
learn-stop = Arrêter les explications
learn-lessons = Leçons courtes
learn-lessons-text = Quelques coups chacune, dans une position faite pour cela : pour le jour où vous voudrez essayer une extension ou le Puertoma.
learn-puertoma = Le Puertoma
learn-done = Faite
learn-step = Étape { $step } sur { $of }
learn-all-lessons = Toutes les leçons
learn-next-lesson = Leçon suivante : { $lesson }
learn-chosen-by = { $player } a choisi ce personnage.

lesson-welcome = Bienvenue sur l’île
lesson-welcome-text = En bas, votre plateau : à gauche l’île pour les { -plantations }, à côté la ville pour les bâtiments. Au-dessus, ce que tout le monde partage. Vous commencez avec une { -plantation } et quelques { -coins }.
lesson-round = Choisissez un personnage
lesson-round-text = Choisissez un personnage. Chaque carte dit ce qu’elle apporterait maintenant, à vous et aux autres. Les { -coins } posés sur une carte sont à vous si vous la choisissez. Pour commencer, { THE("settler") } ou { THE("builder") } est un bon choix.
lesson-settler = { CAP(THE("settler")) }
lesson-settler-text = Chacun prend une { -plantation } pour son île. Le joueur qui a choisi le personnage peut prendre à la place une { -quarry }, qui rend les bâtiments moins chers. Des types différents se vendent mieux ; { THE("corn") } est le plus simple à cultiver.
lesson-mayor = { CAP(THE("mayor")) }
lesson-mayor-text = Chacun reçoit des { -workers } et les place tous sur des { -circles }, les anciens comme les nouveaux. Une tuile sans { -worker } ne sert à rien. Pour produire une marchandise, il faut que sa { -plantation } et son bâtiment soient occupés.
lesson-builder = { CAP(THE("builder")) }
lesson-builder-text = Chacun peut acheter un bâtiment. Les bâtiments valent des PV à la fin et vous aident en chemin : les uns produisent des marchandises, d’autres rapportent des { -coins }, d’autres encore assouplissent les règles. Touchez-en un pour lire ce qu’il fait.
lesson-craftsman = { CAP(THE("craftsman")) }
lesson-craftsman-text = Chacun reçoit les marchandises qu’il peut produire, tant que la réserve suffit. Le joueur qui a choisi le personnage en reçoit une de plus. Voyez à qui profitera le prochain personnage : les marchandises se vendent ou s’expédient.
lesson-trader = { CAP(THE("trader")) }
lesson-trader-text = Chacun peut vendre une marchandise : { THE("coffee") } rapporte 4 { -coins }, { THE("corn") } rien. { CAP(THE("trading_house")) } a quatre cases et ne prend chaque type qu’une fois.
lesson-captain = { CAP(THE("captain")) }
lesson-captain-text = Chacun expédie des marchandises pour 1 PV chacune, à tour de rôle, jusqu’à ce que plus personne ne puisse charger. Un navire ne prend qu’un type, et deux navires ne prennent jamais le même. Si vous pouvez charger, vous devez le faire.
lesson-storage = Stockage
lesson-storage-text = Quand plus personne ne peut charger, les marchandises qui restent se perdent. Vous gardez un seul { -barrel }, davantage avec un entrepôt. Produisez donc quand on peut expédier.
lesson-hacienda = { CAP(THE("hacienda")) }
lesson-hacienda-text = Elle vous permet de piocher une { -plantation } face cachée avant de prendre votre tuile : deux tuiles en un tour.
lesson-hospice = { CAP(THE("hospice")) }
lesson-hospice-text = Votre nouvelle tuile reçoit aussitôt un { -worker }, sans attendre { THE("mayor") }.
lesson-university = { CAP(THE("university")) }
lesson-university-text = Votre nouveau bâtiment reçoit aussitôt un { -worker }, sans attendre { THE("mayor") }.
lesson-governor = Une nouvelle manche
lesson-governor-text = Tous les personnages sont de retour, et chacun de ceux que personne n’a choisis a reçu 1 { -coin }. La carte { NAME("governor") } est passée au voisin de gauche, qui choisit maintenant en premier.
lesson-ending = La dernière manche
lesson-ending-text = C’est la dernière manche. À chaque choix, demandez-vous combien de PV il rapporte : un { -large-building } occupé en rapporte davantage.
lesson-alone = À vous de jouer
lesson-alone-text = Vous avez vu l’essentiel. Laissez le pointeur ou un doigt sur n’importe quel élément pour savoir ce que c’est. « { board-what-may-i-do } » aide toujours. Bonne chance !

lesson-new-buildings-1 = Cette extension apporte d’autres bâtiments, marqués en vert ; avant la partie, on choisit lesquels sont en jeu. Vous avez { A("forest_house") }. Choisissez { THE("settler") } pour vous en servir.
lesson-new-buildings-2 = { CAP(THE("forest_house")) } vous laisse poser une tuile face cachée comme { -forest }. Vous en avez déjà une, et chaque paire réduit de { COUNT("coin", 1) } le coût de tous les bâtiments. Posez { A(TILE("indigo")) } comme { -forest }.
lesson-new-buildings-3 = Quelqu’un a choisi { THE("builder") } : vous pouvez construire aussi. { CAP(THE("church")) } coûte 5 ; avec deux { -forests }, vous payez 4. Construisez-la : elle rapporte des PV pour chaque bâtiment à 2 PV ou plus que vous construirez ensuite.
lesson-new-buildings-4 = D’autres marchandises occupent les navires. Mais { YOUR("small_wharf") } est { A("private_ship") } : il prend n’importe quelles marchandises et rapporte 1 PV pour deux { -barrels }. Expédiez tout.
lesson-new-buildings-end = 2 PV pour des marchandises qui auraient été perdues. D’autres bâtiments sont en jeu à chaque partie. Laissez le pointeur ou un doigt sur l’un d’eux pour lire ce qu’il fait.

lesson-nobles-1 = Un { -noble } est arrivé : un { -worker } qui vaut aussi 1 PV à la fin. Choisissez { THE("mayor") }, pour vous servir avant les autres.
lesson-nobles-2 = D’abord votre privilège : un { -worker } de plus. Prenez-le.
lesson-nobles-3 = À vous de prendre quelqu’un, et vous choisissez qui : prenez le { -noble }.
lesson-nobles-4 = Un { -noble } peut travailler partout. Dans certains bâtiments, cela compte : { THE("chapel") } rapporte { COUNT("coin", 1) } avec un { -worker } et 1 PV avec un { -noble }, chaque fois que quelqu’un choisit { THE("craftsman") }. Placez-y le { -noble }.
lesson-nobles-end = Quelqu’un a choisi { THE("craftsman") }, et { YOUR("chapel") } a rapporté 1 PV. Avec les { -nobles } viennent huit types de bâtiments, et la partie ne s’arrête plus quand les { -workers } viennent à manquer.

lesson-buccaneer-1 = Il n’y a plus de place { IN("trading_house") } : personne ne peut vendre. { CAP(THE("buccaneer")) } peut y remédier. C’est un personnage de plus, et seul agit le joueur qui le choisit. Choisissez-le.
lesson-buccaneer-2 = Vous avez quatre possibilités : décharger un navire, vider { THE("trading_house") }, prendre des { -workers }, ou mettre un personnage de côté pour vous. Choisissez « { NAME("buccaneer_loot") } » : 1 PV par { -barrel } qui s’y trouve.
lesson-buccaneer-3 = 4 PV pour vous, et de la place pour vendre. Quelqu’un a choisi { THE("trader") } : vendez votre { SMALL("coffee") }.
lesson-buccaneer-end = { COUNT("coin", 5) } de plus. Vous avez maintenant le marqueur { OF("buccaneer") } : vous ne pouvez plus choisir ce personnage tant que quelqu’un d’autre ne l’a pas fait.

lesson-festival-1 = Voici trois objectifs. Le premier à en atteindre un reçoit la récompense. L’un demande { COUNT(TILE("corn"), 3) }, et vous en avez deux. Choisissez { THE("settler") }.
lesson-festival-2 = Prenez { A(TILE("corn")) } : la troisième.
lesson-festival-3 = Atteint ! La récompense : 3 { -workers }, à placer aussitôt. Mettez-les tous sur le { SMALL("corn") } : le deuxième objectif demande trois { -barrels } de { SMALL("corn") } en une seule phase.
lesson-festival-4 = Quelqu’un a choisi { THE("craftsman") } : vous avez produit { COUNT("corn", 3) } et reçu { COUNT("coin", 3) } pour le deuxième objectif. Maintenant, on construit. Le troisième objectif est { THE("harbor") } : construisez-le.
lesson-festival-end = 3 PV : les trois objectifs sont à vous. À chaque partie, on en tire d’autres.

lesson-festival-cards-1 = Trois cartes fixent les objectifs. « { festival-closing-time-name } » demande de remplir { THE("trading_house") } en vendant { SOME("coffee") }. Il reste une case. Choisissez { THE("trader") }.
lesson-festival-cards-2 = Vendez votre { SMALL("coffee") } : il prend la dernière case.
lesson-festival-cards-3 = La récompense : 2 { -workers }. Mettez-en un sur le { SMALL("corn") } et un sur le { SMALL("sugar") }.
lesson-festival-cards-4 = Quelqu’un a choisi { THE("captain") }. « { festival-traditional-departure-name } » demande de remplir le plus petit navire avec { SOME("corn") } : il reste deux cases. Chargez-y votre { SMALL("corn") }.
lesson-festival-cards-5 = { COUNT("coin", 2) } pour cela. « { festival-twin-farmers-name } » demande { COUNT(TILE("corn"), 2) } et { COUNT(TILE("sugar"), 2) }. Quelqu’un a choisi { THE("settler") } : prenez { A(TILE("sugar")) }.
lesson-festival-cards-end = 3 PV : les trois cartes sont à vous. Il y a douze cartes, et on en tire trois pour chaque partie.

lesson-achievements-1 = Ces quatre cartes ne sont visibles que de vous. Celles que vous réussissez comptent à la fin. « { achievement-deal-closer-name } » : en tant que { NAME("trader") }, remplissez { THE("trading_house") } avec votre vente. Choisissez { THE("trader") }.
lesson-achievements-2 = Il reste une case. Vendez votre { SMALL("coffee") }.
lesson-achievements-3 = Réussi : 4 PV à la fin, et la carte est visible. Ensuite « { achievement-master-architect-name } » : un { -large-building } pour { COUNT("coin", 6) } au plus. Avec vos quatre { -quarries }, c’est exactement ce que vous payez : construisez { THE("guild_hall") }.
lesson-achievements-4 = Encore 3 PV. « { achievement-corn-dispatcher-name } » : remplissez la dernière case d’un navire avec { SOME("corn") }. Il en reste deux : chargez votre { SMALL("corn") }.
lesson-achievements-end = Trois cartes, 10 PV. Celles que vous ne réussissez pas ne coûtent rien : choisissez-en quelques-unes et jouez pour elles.

lesson-puertoma-1 = Deux Puertomas jouent contre vous. Ils suivent des règles simples, et le journal explique tout ce qu’ils font. Choisissez { THE("settler") } et regardez.
lesson-puertoma-2 = Prenez { A(TILE("sugar")) }. Chaque Puertoma prend ensuite une tuile : s’il peut, d’un type dont il a exactement une tuile.
lesson-puertoma-3 = L’un d’eux a choisi { THE("mayor") }, car { COUNT("coin", 1) } se trouvait sur la carte. Il produit sans bâtiment. Pas vous : mettez un { -worker } sur le { SMALL("sugar") } et un { AT("small_sugar_mill") }.
lesson-puertoma-4 = Ils ont produit, expédié, et maintenant ils construisent. Chacun a quatre niveaux ; deux bâtiments d’un niveau débloquent une capacité. À vous de construire : prenez { THE("small_market") }.
lesson-puertoma-end = Regardez le marqueur et { THE_PLURAL("coin") } sur les cartes : ils disent ce qu’un Puertoma choisira. Vous gagnez si vous avez plus de PV que chacun d’eux.

learn-analysis = Sur le plateau d’analyse, vous pouvez essayer ce qui se serait passé.
learn-analysis-open = Plateau d’analyse
