### Tout ce qui parle du jeu, en français. Le modèle est en/game.ftl, qui explique les identifiants, les variables et
### les fonctions.
###
### Style : des phrases courtes et simples, avec « vous » ; les boutons à l'infinitif. Les noms propres (rôles, bâtiments,
### lieux) ont une majuscule, les pièces et les marchandises une minuscule. Pas d'article devant le nom d'un bâtiment
### quelconque, pour éviter les élisions. Espace insécable devant : ; ? et !.

### --- Mots -------------------------------------------------------------------------------------------------

-coin = { SMALL("coin") }
-coins = { EDITION() ->
    [classic] doublons
   *[other] pesos
}
-worker = { SMALL("worker") }
-workers = ouvriers
-noble = { SMALL("noble") }
-nobles = { EDITION() ->
    [classic] nobles
   *[other] bourgeois
}
-barrel = { SMALL("barrel") }
-barrels = barils
-plantation = { SMALL("plantation") }
-plantations = plantations
-quarry = { SMALL("quarry") }
-quarries = carrières
-forest = { SMALL("forest") }
-forests = forêts
-of-indigo = { EDITION() ->
    [classic] d'{ SMALL("indigo") }
   *[other] de { SMALL("indigo") }
}
-beige-building = { SMALL("beige_building") }
-beige-buildings = { EDITION() ->
    [classic] bâtiments violets
   *[other] bâtiments beiges
}
-large-building = { SMALL("large_building") }
-large-buildings = grands bâtiments
-production-building = { SMALL("production_building") }
-production-buildings = { EDITION() ->
    [classic] bâtiments de production
   *[other] bâtiments industriels
}
-the-worker-ship = { EDITION() ->
    [classic] la { NAME("worker_ship") }
   *[other] le { NAME("worker_ship") }
}
-of-the-worker-ship = { EDITION() ->
    [classic] de la { NAME("worker_ship") }
   *[other] du { NAME("worker_ship") }
}
-trading-house = { NAME("trading_house") }
-settler-phase = phase du { NAME("settler") }
-mayor-phase = phase du { NAME("mayor") }
-craftsman-phase = phase du { NAME("craftsman") }
-trader-phase = phase du { NAME("trader") }
-captain-phase = phase du { NAME("captain") }
-to-portrait = { EDITION() ->
    [classic] à { NAME("san_juan") }
   *[other] sur votre { SMALL("san_juan") }
}

name = { NAME($thing) }

piece-coin = { COUNT("coin", $count) }
piece-worker = { COUNT("worker", $count) }
piece-noble = { COUNT("noble", $count) }
piece-barrel = { COUNT("barrel", $count) }
piece-plantation = { COUNT("plantation", $count) }
piece-quarry = { COUNT("quarry", $count) }
piece-forest = { COUNT("forest", $count) }
piece-chip = { $count } PV
piece-good = { COUNT("barrel", $count) } { of-good }
one-good = { COUNT("barrel", 1) } { of-good }
of-good = { OF_KIND($good) }
amount-good = { COUNT($good, $count) }
sum-coins = { COUNT("coin", $coins) }
sum-points = { $points } PV
a-tile = { A(TILE($field)) }

### --- Rôles et phases --------------------------------------------------------------------------------------

role-settler-action = Chacun peut prendre une { -plantation }.
role-settler-privilege = Vous pouvez prendre une { -quarry } à la place.
role-settler-help = À tour de rôle, chacun peut poser sur son île une { -plantation } visible. Votre privilège : prendre à la place une { -quarry }, qui rend la construction moins chère.

role-mayor-action = Chacun reçoit des { -workers } et les place.
role-mayor-privilege = Vous prenez 1 { -worker } de plus dans la réserve.
role-mayor-help = Les { -workers } { -of-the-worker-ship } sont répartis un par un, en commençant par vous. Puis chacun replace tous les siens : une tuile vide ne fait rien.

role-builder-action = Chacun peut construire un bâtiment.
role-builder-privilege = Vous payez 1 { -coin } de moins.
role-builder-help = À tour de rôle, chacun peut acheter un bâtiment. Chaque { -quarry } occupée fait économiser 1 { -coin }, jusqu'à une limite qui grandit avec le bâtiment.

role-craftsman-action = Chacun produit des marchandises.
role-craftsman-privilege = Vous prenez 1 { -barrel } de plus d'une sorte que vous avez produite.
role-craftsman-help = À tour de rôle, chacun prend ce qu'il produit. Pour le { SMALL("corn") }, une { -plantation } occupée suffit ; les autres marchandises demandent aussi un { -worker } dans leur { -production-building }.

role-trader-action = Chacun peut vendre 1 { -barrel }.
role-trader-privilege = Vous recevez 1 { -coin } de plus pour votre vente.
role-trader-help = À tour de rôle, chacun peut vendre 1 { -barrel } à la { -trading-house }. Elle a quatre places et n'accepte que les sortes qu'elle n'a pas encore ; pleine, elle est vidée à la fin.

role-captain-action = Chacun doit charger des marchandises contre des PV.
role-captain-privilege = Vous recevez 1 PV de plus à votre premier chargement.
role-captain-help = Tour après tour, chacun charge une sorte de marchandise sur un navire, autant qu'il en tient, pour 1 PV par { -barrel }. Qui peut charger doit le faire. À la fin, vous gardez 1 { -barrel } et ce que contiennent vos entrepôts ; le reste est perdu.

role-prospector-action = Personne ne fait rien.
role-prospector-privilege = Vous prenez 1 { -coin }.
role-prospector-help = Vous prenez 1 { -coin } à la banque. Les autres ne reçoivent rien.

role-buccaneer-action = Personne d'autre n'agit.
role-buccaneer-privilege = Vous choisissez une option parmi quatre.
role-buccaneer-help = Vous déchargez un navire, videz la { -trading-house }, emmenez des { -workers } { -of-the-worker-ship } ou mettez un rôle de côté. Vous ne pouvez reprendre ce rôle qu'après quelqu'un d'autre.

phase-settler = { NAME("phase settler") }
phase-mayor = { NAME("phase mayor") }
phase-builder = { NAME("phase builder") }
phase-craftsman = { NAME("phase craftsman") }
phase-trader = { NAME("phase trader") }
phase-captain = { NAME("phase captain") }
phase-prospector = { NAME("phase prospector") }
phase-buccaneer = { NAME("phase buccaneer") }
phase-storage = Stockage
phase-draft = Draft des bâtiments
phase-round = Choix des rôles
phase-over = Fin de la partie

ending-workers = il n'y a plus assez d'{ -workers } pour remplir { -the-worker-ship }
ending-city = une ville est pleine
ending-chips = il n'y a plus de jetons PV

### --- Bâtiments --------------------------------------------------------------------------------------------

building-small-indigo-plant-effect = Production : { SMALL("indigo") }
building-small-indigo-plant-help = À la production, chaque { -worker } ici change en un { -barrel } la récolte d'une { -plantation } occupée { -of-indigo }.
building-small-sugar-mill-effect = Production : { SMALL("sugar") }
building-small-sugar-mill-help = À la production, chaque { -worker } ici change en un { -barrel } la récolte d'une { -plantation } occupée de { SMALL("sugar") }.
building-large-indigo-plant-effect = Production : { SMALL("indigo") }
building-large-indigo-plant-help = À la production, chaque { -worker } ici change en un { -barrel } la récolte d'une { -plantation } occupée { -of-indigo }.
building-large-sugar-mill-effect = Production : { SMALL("sugar") }
building-large-sugar-mill-help = À la production, chaque { -worker } ici change en un { -barrel } la récolte d'une { -plantation } occupée de { SMALL("sugar") }.
building-tobacco-storage-effect = Production : { SMALL("tobacco") }
building-tobacco-storage-help = À la production, chaque { -worker } ici change en un { -barrel } la récolte d'une { -plantation } occupée de { SMALL("tobacco") }.
building-coffee-roaster-effect = Production : { SMALL("coffee") }
building-coffee-roaster-help = À la production, chaque { -worker } ici change en un { -barrel } la récolte d'une { -plantation } occupée de { SMALL("coffee") }.

building-small-market-effect = +1 { -coin } quand vous vendez
building-small-market-help = Quand vous vendez à la { -trading-house }, vous recevez 1 { -coin } de plus. S'ajoute au { NAME("large_market") }.
building-hacienda-effect = Une { -plantation } de plus, piochée face cachée
building-hacienda-help = Pendant la { -settler-phase }, avant de prendre votre tuile, vous pouvez piocher une { -plantation } face cachée. Il faut la poser, et vous ne pouvez pas l'échanger contre une { -quarry }.
building-construction-hut-effect = Vous pouvez prendre une { -quarry }
building-construction-hut-help = Pendant la { -settler-phase }, vous pouvez prendre une { -quarry } au lieu d'une { -plantation }, même si un autre a pris le rôle.
building-small-warehouse-effect = Gardez tous les { -barrels } d'une sorte
building-small-warehouse-help = À la fin de la { -captain-phase }, vous gardez tous les { -barrels } d'une sorte de plus. Vous devez quand même charger ce que vous pouvez.
building-hospice-effect = Un { -worker } pour votre nouvelle tuile
building-hospice-help = Pendant la { -settler-phase }, un { -worker } de la réserve vient avec la tuile que vous prenez et s'y place aussitôt. { EDITION() ->
    [classic] Il vient avec la tuile que vous venez de poser, celle de votre { NAME("hacienda") } ou la tuile normale : un { -worker } par phase. Si la réserve est vide, il n'en vient pas.
    [special] Si { NAME("hacienda") } ou { NAME("library") } vous a aussi donné une tuile, vous choisissez laquelle.
   *[other] Cela ne vaut pas pour la tuile de votre { NAME("hacienda") }.
}
building-office-effect = Vendez une sorte que la { -trading-house } a déjà
building-office-help = Vous pouvez vendre une sorte que la { -trading-house } a déjà. Quand elle est pleine, vous ne pouvez rien lui vendre non plus.
building-large-market-effect = +2 { -coins } quand vous vendez
building-large-market-help = Quand vous vendez à la { -trading-house }, vous recevez 2 { -coins } de plus. S'ajoute au { NAME("small_market") }.
building-large-warehouse-effect = Gardez tous les { -barrels } de deux sortes
building-large-warehouse-help = À la fin de la { -captain-phase }, vous gardez tous les { -barrels } de deux sortes de plus. Vous devez quand même charger ce que vous pouvez.
building-factory-effect = Plus vous produisez de sortes, plus de { -coins }
building-factory-help = Quand vous produisez, vous recevez 0, 1, 2, 3 ou 5 { -coins } pour 1, 2, 3, 4 ou 5 sortes.
building-university-effect = Un { -worker } pour votre nouveau bâtiment
building-university-help = Quand vous construisez, un { -worker } de la réserve vient avec le bâtiment et s'y place aussitôt. Un seul, quel que soit le nombre de cercles.
building-harbor-effect = +1 PV à chaque chargement
building-harbor-help = Chaque fois que vous chargez des marchandises, sur un navire de transport ou sur le vôtre, vous recevez 1 PV de plus.
building-wharf-effect = Un navire à vous pour tous les { -barrels } d'une sorte
building-wharf-help = Une fois par { -captain-phase }, au lieu de charger un navire de transport, vous pouvez expédier tous vos { -barrels } d'une sorte pour 1 PV chacun. Toute sorte convient, et rien ne vous y oblige.
building-guild-hall-effect = PV pour vos { -production-buildings }
building-guild-hall-help = À la fin, 1 PV par petit et 2 PV par grand { -production-building } que vous avez, occupé ou non. Compte si un { -worker } est ici.
building-residence-effect = PV pour les terrains utilisés de votre île
building-residence-help = À la fin, 4 PV jusqu'à 9 terrains utilisés sur votre île, 5 pour 10, 6 pour 11 et 7 pour 12. Compte si un { -worker } est ici.
building-fortress-effect = 1 PV pour 3 { -workers }
building-fortress-help = À la fin, 1 PV pour trois { -workers } que vous avez, où qu'ils soient. Compte si l'un d'eux est ici.
building-customs-house-effect = 1 PV pour 4 PV en jetons
building-customs-house-help = À la fin, 1 PV pour quatre PV que vous avez en jetons ; ceux des bâtiments ne comptent pas. Compte si un { -worker } est ici.
building-city-hall-effect = 1 PV par { -beige-building }
building-city-hall-help = À la fin, 1 PV par { -beige-building } que vous avez, celui-ci compris, occupé ou non. Compte si un { -worker } est ici.

building-aqueduct-effect = +1 { SMALL("indigo") }, +1 { SMALL("sugar") } des grands bâtiments
building-aqueduct-help = { NAME("large_indigo_plant") } : avec un { -worker } qui y a produit, vous prenez 1 { -barrel } de plus de la même sorte. De même avec { NAME("large_sugar_mill") }. Les petits bâtiments ne comptent pas.
building-forest-house-effect = Posez des { -plantations } face cachée : des { -forests }
building-forest-house-help = Pendant la { -settler-phase }, vous pouvez poser une { -plantation } face cachée : c'est une { -forest }. Deux { -forests } rendent vos bâtiments moins chers de 1 { -coin }, sans limite.
building-black-market-effect = Payez avec un { -worker }, un { -barrel } et un PV
building-black-market-help = S'il vous manque des { -coins } pour un bâtiment, vous pouvez céder un { -worker }, un { -barrel } et un PV à la place de 1 { -coin } chacun. Vous dépensez d'abord tout ce que vous avez et ne cédez que ce qui manque.
building-storehouse-effect = Gardez 3 { -barrels } de plus, de toute sorte
building-storehouse-help = À la fin de la { -captain-phase }, vous gardez trois { -barrels } de plus, de n'importe quelle sorte.
building-guesthouse-effect = Deux { -workers } qui bougent quand vous voulez
building-guesthouse-help = Jusqu'à deux { -workers } attendent ici. { EDITION() ->
    [classic] À toute phase, vous pouvez les déplacer sur vos cercles vides, où ils travaillent aussitôt.
    [special] À toute phase, vous pouvez les déplacer sur vos cercles vides, où ils travaillent aussitôt.
   *[other] À toute phase sauf la { -mayor-phase }, vous pouvez les déplacer sur vos cercles vides, où ils travaillent aussitôt.
} On vous le demande chaque fois que cela peut servir.
building-trading-post-effect = Vendez hors de la { -trading-house }
building-trading-post-help = Au lieu de vendre à la { -trading-house }, vous pouvez vendre à la réserve 1 { -barrel } de n'importe quelle sorte, même si la maison est pleine. Votre privilège s'ajoute au prix, pas les marchés.
building-church-effect = +1 PV par bâtiment à 2 ou 3 PV, +2 par grand bâtiment
building-church-help = Quand vous construisez, vous recevez 1 PV pour un bâtiment à 2 ou 3 PV et 2 PV pour un { -large-building }. Rien pour elle-même.
building-small-wharf-effect = Expédiez les { -barrels } voulus, 1 PV pour 2
building-small-wharf-help = Une fois par { -captain-phase }, au lieu de charger un navire de transport, vous pouvez expédier les { -barrels } que vous voulez, sortes mêlées, pour 1 PV les deux{ EDITION() ->
    [classic] , ou rien du tout, même si vous pourriez charger.
   *[other] { "." }
}
building-lighthouse-effect = +1 { -coin } à chaque chargement
building-lighthouse-help = Chaque fois que vous chargez des marchandises, sur un navire de transport ou sur le vôtre, vous recevez 1 { -coin }. Comme { NAME("captain") }, vous recevez encore 1 { -coin } au début de la phase.
building-specialty-factory-effect = Plus vous produisez d'une seule sorte, plus de { -coins }
building-specialty-factory-help = Quand vous produisez, comptez les { -barrels } de votre meilleure sorte : vous recevez 1 { -coin } pour chacun sauf le premier. Le { SMALL("corn") } ne compte pas.
building-library-effect = Double vos privilèges
building-library-help = Quand vous prenez un rôle, votre privilège compte double : deux { -workers }, 2 { -coins } de moins, deux { -barrels }, etc. Comme { NAME("settler") }, vous prenez une autre { -plantation } après tous les autres.
building-union-hall-effect = 1 PV pour deux { -barrels } de la même sorte
building-union-hall-help = { EDITION() ->
    [special] Au début de la { -captain-phase }, avant tout chargement,
   *[other] À votre premier tour de la { -captain-phase }, avant de charger,
} vous recevez 1 PV pour deux { -barrels } de la même sorte que vous avez.
building-statue-effect = Beaucoup de PV, sans { -worker }
building-statue-help = Elle n'a pas de cercle et ne fait rien ; ses PV comptent toujours.
building-cloister-effect = PV pour trois tuiles identiques sur votre île
building-cloister-help = À la fin, 1, 3, 6 ou 10 PV pour une, deux, trois ou quatre séries de trois tuiles identiques sur votre île. Compte si un { -worker } est ici.

building-land-office-effect = Achetez ou rendez une { -plantation }
building-land-office-help = Une fois à votre tour de la { -trader-phase }. Avec un { -worker } ici, vous pouvez payer 1 { -coin } et piocher une { -plantation } face cachée ; avec un { -noble }, vous pouvez rendre une { -plantation } pour 1 { -coin }.
building-chapel-effect = 1 { -coin } avant la production ; un { -noble } : 1 PV
building-chapel-help = Au début de chaque { -craftsman-phase }, vous recevez 1 { -coin } si un { -worker } est ici, 1 PV si c'est un { -noble }.
building-hunting-lodge-effect = Rendez une tuile ; un { -noble } : PV pour terrains vides
building-hunting-lodge-help = À la fin de chaque { -settler-phase }. Avec un { -worker } ici, vous pouvez rendre une { -plantation } ou une { -forest } ; avec un { -noble }, vous recevez 2 PV si vous avez plus de terrains vides que tous les autres.
building-zoning-office-effect = Petits bâtiments −1 ; avec un { -noble } les grands −2
building-zoning-office-help = Avec un { -worker } ici, les petits bâtiments vous coûtent 1 { -coin } de moins ; avec un { -noble }, ce sont les grands, 2 { -coins } de moins.
building-royal-supplier-effect = Livrez des { -barrels } pour 1 PV, un par { -noble }
building-royal-supplier-help = { EDITION() ->
    [special] Au début de la { -captain-phase }, avant tout chargement,
   *[other] À votre premier tour de la { -captain-phase }, avant de charger,
} vous pouvez livrer un { -barrel } par { -noble } que vous avez, tous de sortes différentes, pour 1 PV chacun.
building-villa-effect = Un { -noble } à chaque { -mayor-phase }
building-villa-help = À chaque { -mayor-phase }, vous pouvez prendre un { -noble } dans la réserve, ou un { -worker } s'il n'y en a plus.
building-jeweler-effect = 1 { -coin } par { -noble } à la production
building-jeweler-help = À la production, vous recevez 1 { -coin } par { -noble } que vous avez. Compte comme un grand { -production-building }.
building-royal-garden-effect = 1 PV de plus par { -noble }
building-royal-garden-help = À la fin, 1 PV de plus par { -noble } que vous avez. Compte si un { -worker } est ici.

### --- Ce que décide la table -------------------------------------------------------------------------------

edition-classic-name = Édition classique
edition-classic-help = Les règles et les noms de l'édition classique.
edition-1897-name = Puerto Rico 1897
edition-1897-help = Les règles et les noms de Puerto Rico 1897.
edition-special-name = 1897, édition spéciale
edition-special-help = Les règles de l'édition spéciale, avec les cartes fête, les exploits et le Puertoma.

expansion-new-buildings-name = Nouveaux bâtiments
expansion-new-buildings-help = Quatorze bâtiments de plus ; ceux de la partie sont choisis par un draft.
expansion-nobles-name = { EDITION() ->
    [classic] Nobles
   *[other] Bourgeois
}
expansion-nobles-help = Avec les { -workers } viennent des { -nobles } : ils valent 1 PV chacun et ont leurs propres bâtiments.
expansion-buccaneer-name = { NAME("buccaneer") }
expansion-buccaneer-help = Un rôle de plus qui décharge des navires, vide la { -trading-house }, emmène des { -workers } ou met un rôle de côté.
expansion-festival-name = Fête
expansion-festival-help = Trois objectifs : le premier qui en atteint un reçoit la récompense.
expansion-festival-cards-name = Cartes fête
expansion-festival-cards-help = Trois cartes sur douze donnent les objectifs, à la place de ceux de la Fête.
expansion-achievements-name = Exploits
expansion-achievements-help = Chacun a quatre cartes secrètes, qui donnent des PV une fois leur condition remplie.
name-of-expansion = { $expansion ->
    [nobles] { expansion-nobles-name }
    [buccaneer] { expansion-buccaneer-name }
    [festival] { expansion-festival-name }
    [festival_cards] { expansion-festival-cards-name }
    [achievements] { expansion-achievements-name }
   *[new_buildings] { expansion-new-buildings-name }
}

variant-cost-swap-name = Prix échangés
variant-cost-swap-help = { NAME("university") } : coût 7 ; { NAME("factory") } : coût 8.
variant-corn-start-name = Départ avec { SMALL("corn") }
variant-corn-start-help = Qui commence avec du { SMALL("corn") } a 1 { -coin } de moins.
variant-jeweler-cap-name = { NAME("jeweler") } : limite
variant-jeweler-cap-help = { NAME("jeweler") } : 3 { -coins } au plus par phase.
variant-villa-or-jeweler-name = { NAME("villa") } ou { NAME("jeweler") }
variant-villa-or-jeweler-help = Au draft, on ne peut prendre que l'un des deux.
variant-hacienda-or-forest-house-name = { NAME("hacienda") } ou { NAME("forest_house") }
variant-hacienda-or-forest-house-help = Au draft, on ne peut prendre que l'un des deux.
variant-achievement-draft-name = Exploits par draft
variant-achievement-draft-help = Chacun garde une carte à la fois et passe les autres à gauche, au lieu d'en recevoir quatre au hasard.
variant-errata-name = Errata
variant-errata-help = Comme le veulent les errata de la Special Edition : la fin est déclenchée dès qu'il n'y a plus de jetons PV, dans n'importe quelle phase, et la deuxième tuile due à { NAME("library") } ne reçoit pas d'{ -worker } de { NAME("hospice") }.

option-edition-name = Édition
option-edition-help = Avec quelles règles et quels noms on joue.
option-players-name = Joueurs
option-players-help = Combien sont à la table, bots compris.
option-governor-name = Premier { SMALL("governor") }
option-governor-help = Qui prend le premier rôle de la partie.
option-ask-forced-name = Demander les coups forcés
option-ask-forced-help = On vous demande même quand vous ne pouvez faire qu'une chose.
option-voluntary-name = Demander chaque gain
option-voluntary-help = L’argent, les PV, les { -barrels } et les remises auxquels on peut renoncer vous sont proposés au lieu d’être pris d’office.
option-expansions-name = Extensions
option-expansions-help = Ce qui s'ajoute au jeu de base ; elles se combinent.
option-variants-name = Variantes
option-variants-help = De petits changements aux règles.
option-draft-name = Draft
option-draft-help = Qui décide des bâtiments de la partie.
option-buildings-name = Bâtiments
option-buildings-help = Les bâtiments avec lesquels on joue, si vous les choisissez vous-même.
option-house-rules-name = Règles maison
option-house-rules-help = Permet les extensions de l'édition spéciale dans les autres éditions.
option-order-name = Places
option-order-help = Qui est assis où, et donc qui commence.
option-undo-name = Annuler
option-undo-help = Si l'on peut reprendre un coup.
option-clock-name = Temps de réflexion
option-clock-help = Combien de temps peut prendre une décision ; ensuite un bot joue jusqu'au retour du joueur.
option-visibility-name = Qui trouve la table
option-visibility-help = Si d'autres trouvent la table dans le salon.
option-difficulty-name = Difficulté
option-difficulty-help = La force du Puertoma.

draft-players-name = Les joueurs
draft-players-help = À tour de rôle, chaque joueur ajoute une sorte de bâtiment à la partie.
draft-chance-name = Le hasard
draft-chance-help = Le hasard décide des bâtiments de la partie.
draft-given-name = L'hôte
draft-given-help = Qui ouvre la table nomme les bâtiments.
order-random-name = Au hasard
order-random-help = Les places sont mélangées au début de la partie.
order-fixed-name = Telles quelles
order-fixed-help = Chacun reste à sa place ; la première commence.
undo-none-name = Jamais
undo-none-help = Ce qui est joué est joué.
undo-own-name = Ses propres coups
undo-own-help = Vous pouvez reprendre votre dernière décision tant que personne d'autre ne décide et que rien de caché n'est révélé.
undo-agree-name = D'un commun accord
undo-agree-help = Comme pour ses propres coups ; plus loin si tous sont d'accord.
clock-none-name = Sans limite
clock-none-help = Chacun prend le temps qu'il lui faut.
clock-decision-name = Par décision
clock-decision-help = Chaque décision a une limite de temps : pour jouer d'une traite.
clock-day-name = Sur plusieurs jours
clock-day-help = Chaque décision peut prendre des jours : pour jouer de temps en temps.
visibility-public-name = Publique
visibility-public-help = La table est dans le salon ; chacun peut s'y asseoir ou regarder.
visibility-link-name = Par lien
visibility-link-help = Seuls ceux qui ont le lien trouvent la table.

bot-random-name = Au hasard
bot-random-help = Joue n'importe quel coup permis : bien pour une première partie.
bot-greedy-name = Avide
bot-greedy-help = Prend ce qui rapporte le plus tout de suite.
bot-planner-name = Planificateur
bot-planner-help = Réfléchit jusqu'à son prochain tour : à qui sert un rôle et ce qu'il laisse aux autres.
bot-learned-name = Entraîné
bot-learned-help = Prend ce que préfère un réseau qui a appris de nombreuses parties.
bot-search-name = Recherche
bot-search-help = Regarde en avant tant qu'il en a le temps.
bot-beginner-name = Débutant
bot-beginner-help = Connaît les règles et juge souvent mal ce que vaut un coup.
bot-casual-name = Occasionnel
bot-casual-help = Prend ce qui a l'air bon, avec une erreur de temps en temps.
bot-skilled-name = Habile
bot-skilled-help = Pense à l'avance et se trompe rarement.
bot-expert-name = Expert
bot-expert-help = Regarde quelques coups en avant. Difficile à battre.
bot-master-name = Maître
bot-master-help = Regarde aussi loin qu'une seconde le permet. L'adversaire le plus fort.
bot-shipper-name = Armateur
bot-shipper-help = Habile : cultive beaucoup et remplit les navires.
bot-builder-name = Bâtisseur
bot-builder-help = Habile : met ses pièces dans une grande ville.
bot-trader-name = Marchand
bot-trader-help = Habile : vend cher et garde la bourse pleine.

### --- Décisions --------------------------------------------------------------------------------------------

decision-round-name = Choix du rôle
decision-round-ask = Prenez un rôle.
decision-round-help = Prenez un des rôles qui restent, avec les { -coins } posés dessus. Tous l'exécutent, en commençant par vous ; le privilège n'est qu'à vous.

decision-settler-name = { NAME("settler") }
decision-settler-ask = { NAME("settler") } : prenez une tuile.
decision-settler-help = Prenez une des { -plantations } visibles pour un terrain libre de votre île. Si vous avez pris le rôle, ou avec { NAME("construction_hut") } en activité, vous pouvez prendre une { -quarry } à la place.
decision-settler-pass = Ne rien prendre

decision-hacienda-name = { NAME("hacienda") }
decision-hacienda-ask = { NAME("hacienda") } : piocher d'abord une { -plantation } face cachée ?
decision-hacienda-help = Vous pouvez piocher une { -plantation } sans la voir avant de prendre votre tuile. Elle est posée dans tous les cas.
decision-hacienda-pass = Ne pas piocher

decision-hospice-name = { NAME("hospice") }
decision-hospice-ask = { NAME("hospice") } : un { -worker } pour votre nouvelle tuile ?
decision-hospice-help = Un { -worker } peut se placer aussitôt sur votre nouvelle tuile. Si vous refusez, il en reste un de plus dans la réserve.
decision-hospice-pass = Pas d'{ -worker }

decision-mayor-name = { NAME("mayor") }
decision-mayor-ask = { NAME("mayor") } : prenez-vous 1 { -worker } de plus ?
decision-mayor-help = Votre privilège est un { -worker } de plus de la réserve. Si vous refusez, la réserve reste plus pleine et la fin plus loin.
decision-mayor-pass = Pas d'{ -worker }

decision-place-name = Placement des { -workers }
decision-place-ask = { NAME("mayor") } : placez vos { -workers }.
decision-place-help = Mettez tous vos { -workers }, anciens et nouveaux, sur les cercles de vos tuiles, comme vous voulez. Seuls restent inactifs ceux qui ne trouvent pas de cercle.

decision-builder-name = { NAME("builder") }
decision-builder-ask = { NAME("builder") } : que construisez-vous ?
decision-builder-help = Construisez un bâtiment que vous pouvez payer, pour lequel vous avez la place et que vous n'avez pas encore.
decision-builder-pass = Ne rien construire

decision-university-name = { NAME("university") }
decision-university-ask = { NAME("university") } : un { -worker } pour votre nouveau bâtiment ?
decision-university-help = Un { -worker } peut se placer aussitôt sur votre nouveau bâtiment. Si vous refusez, il en reste un de plus dans la réserve.
decision-university-pass = Pas d'{ -worker }

decision-craftsman-name = { NAME("craftsman") }
decision-craftsman-ask = { NAME("craftsman") } : quel { -barrel } prenez-vous en plus ?
decision-craftsman-help = Votre privilège est un { -barrel } de plus d'une sorte que vous venez de produire.
decision-craftsman-pass = Ne rien prendre

decision-trader-name = { NAME("trader") }
decision-trader-ask = { NAME("trader") } : que vendez-vous ?
decision-trader-help = Vendez 1 { -barrel } à la { -trading-house }, d'une sorte qu'elle n'a pas encore. { NAME("office") }, { NAME("trading_post") } et { NAME("land_office") } permettent davantage.
decision-trader-pass = Ne rien vendre

decision-captain-name = { NAME("captain") }
decision-captain-ask = { NAME("captain") } : chargez un navire.
decision-captain-help = Choisissez une sorte de marchandise et un navire. Un navire ne porte qu'une sorte, et deux navires jamais la même ; on charge autant de { -barrels } qu'il en tient. Si vous pouvez charger, vous devez le faire.
decision-captain-pass = Ne rien expédier

decision-storage-name = Stockage
decision-storage-ask = { NAME("captain") } : que gardez-vous ?
decision-storage-help = Vous gardez 1 { -barrel } et ce que contiennent vos entrepôts. Tout le reste est perdu.
decision-storage-pass = Ne rien garder de plus

decision-draft-name = Draft
decision-draft-ask = Ajoutez une sorte de bâtiment à la partie.
decision-draft-help = Choisissez un bâtiment pour un espace libre de son coût. Ce qui n'est pas choisi reste hors du jeu.

decision-guests-name = { NAME("guesthouse") }
decision-guests-ask = { NAME("guesthouse") } : un hôte se déplace-t-il maintenant ?
decision-guests-help = Vous pouvez déplacer un hôte sur un de vos cercles vides, où il travaille aussitôt. On vous le redemandera quand cela pourra servir.
decision-guests-pass = Personne ne bouge

decision-drawn-tile-name = Tuile piochée
decision-drawn-tile-ask = Vous avez pioché { a-tile }. Comment la posez-vous ?
decision-drawn-tile-help = Avec { NAME("forest_house") } en activité, vous pouvez poser la tuile face cachée : c'est une { -forest }.

decision-library-tile-name = { NAME("library") }
decision-library-tile-ask = { NAME("library") } : prenez une autre { -plantation }.
decision-library-tile-help = Votre privilège compte double : prenez une des { -plantations } qui restent.
decision-library-tile-pass = Ne rien prendre

decision-black-market-name = { NAME("black_market") }
decision-black-market-ask = { NAME($building) } : il manque { sum-coins }. Que cédez-vous ?
decision-black-market-help = Cédez un { -worker }, un { -barrel } ou un PV à la place de 1 { -coin } chacun, jusqu'à ce qu'il ne manque rien. On vous les demande l'un après l'autre.
decision-black-market-pass = Rien de cette sorte

decision-small-wharf-name = { NAME("small_wharf") }
decision-small-wharf-ask = { NAME("small_wharf") } : { piece-barrel } à bord. Quoi d'autre ?
decision-small-wharf-help = Ajoutez des { -barrels } d'autres sortes ou laissez partir le navire. Il rapporte 1 PV pour deux { -barrels }.
decision-small-wharf-pass = Le navire part

decision-worker-ship-name = { NAME("worker_ship") }
decision-worker-ship-ask = { NAME("worker_ship") } : qui prenez-vous ?
decision-worker-ship-help = Vous prenez une personne à la fois, un { -worker } ou un { -noble }, jusqu'à ce qu'il n'y ait plus personne.

decision-villa-name = { NAME("villa") }
decision-villa-ask = { NAME("villa") } : prenez-vous quelqu'un ?
decision-villa-help = Vous pouvez prendre un { -noble } dans la réserve, ou un { -worker } s'il n'y en a plus.
decision-villa-pass = Personne

decision-nobles-name = Placement des { -nobles }
decision-nobles-ask = { NAME($building) } : combien de { -nobles } ici ?
decision-nobles-help = Ce bâtiment fonctionne autrement avec un { -noble }. Dites qui est ici ; les autres vont là où c'est sans importance.

decision-hunting-lodge-name = { NAME("hunting_lodge") }
decision-hunting-lodge-ask = { NAME("hunting_lodge") } : rendez-vous une tuile ?
decision-hunting-lodge-help = Vous pouvez rendre une { -plantation } ou une { -forest }. Qui s'y trouve va { -to-portrait }.
decision-hunting-lodge-pass = Tout garder

decision-royal-supplier-name = { NAME("royal_supplier") }
decision-royal-supplier-ask = { NAME("royal_supplier") } : que livrez-vous pour 1 PV chacun ?
decision-royal-supplier-help = Avant de charger, vous pouvez livrer un { -barrel } par { -noble } que vous avez, tous de sortes différentes.
decision-royal-supplier-pass = Ne rien livrer de plus

decision-buccaneer-name = { NAME("buccaneer") }
decision-buccaneer-ask = { NAME("buccaneer") } : choisissez une option.
decision-buccaneer-help = Déchargez un navire et gardez jusqu'à trois { -barrels } ; videz la { -trading-house } pour 1 PV par { -barrel } ; emmenez jusqu'à trois { -workers } { -of-the-worker-ship } ; ou mettez un rôle de côté et jouez-le à la fin de la manche.
decision-buccaneer-pass = Une option sans effet

decision-raid-name = { NAME("buccaneer_raid") }
decision-raid-ask = Départs : { $rest }, dont { $kept } au plus pour vous. Qui va où ?
decision-raid-help = Mettez certains de ceux qui partent sur vos cercles vides. Dites qui est renvoyé : { EDITION() ->
    [special] il sort du jeu.
   *[other] il retourne dans la réserve.
}

decision-reward-name = Récompense
decision-reward-ask = Votre récompense : { piece-worker } à placer.
decision-reward-help = Mettez-les sur des cercles vides, les terrains d'abord, puis les bâtiments. Ceux que vous ne placez pas restent inactifs jusqu'à la prochaine { -mayor-phase }.
decision-reward-pass = Les autres restent inactifs

decision-offer-name = Gain facultatif
# $thing: the building, role or goal; the rest what it brings
decision-offer-ask = { NAME($thing) } : { festival-reward }. Acceptez-vous ?
decision-offer-help = À cette table, tout gain est facultatif. Ce que vous refusez reste dans la réserve.
decision-offer-pass = Refuser

decision-production-name = Choix des { -barrels }
# $count: the barrels; $ship: where a pirate takes them from, or 0
decision-production-ask = { $ship ->
    [0] Production
   *[other] { NAME("buccaneer_piracy") }
} : { piece-barrel }. Que prenez-vous ?
decision-production-help = Prenez tous les { -barrels }, ou laissez-en d’abord, un par un. Ce que vous laissez reste dans la réserve.

decision-payment-name = Paiement
decision-payment-ask = { NAME($building) } : combien payez-vous ?
decision-payment-help = Les remises sont facultatives : utilisez-les toutes, en partie ou pas du tout.

decision-achievements-name = Exploits
decision-achievements-ask = Quelle carte secrète gardez-vous ?
decision-achievements-help = Gardez une carte ; les autres vont à votre gauche. À la fin, vous en avez quatre.

### --- Actions ----------------------------------------------------------------------------------------------

action-role = { NAME($card) }
action-take = Prendre { a-tile }
action-draw = Piocher une { -plantation } face cachée
action-worker = { $decision ->
    [university] Un { -worker } sur le nouveau bâtiment
    [raid] Les autres partent
   *[other] Prendre un { -worker }
}
action-worker-on = { $field ->
    [forest] Prendre un { -worker } pour la nouvelle { -forest }
   *[other] Un { -worker } sur la nouvelle tuile : { NAME($field) }
}
action-noble = { $decision ->
    [university] Un { -noble } sur le nouveau bâtiment
    [raid] Les autres partent, dont un { -noble }
   *[other] Prendre un { -noble }
}
action-noble-on = { $field ->
    [forest] Prendre un { -noble } pour la nouvelle { -forest }
   *[other] Un { -noble } sur la nouvelle tuile : { NAME($field) }
}
action-place = { NAME($place) } : { piece-worker }
action-build = Construire { NAME($building) }
action-barrel = Prendre { one-good }
action-sell = Vendre { one-good }
action-load = Charger le navire { $ship } : { SMALL($good) }
action-wharf = { NAME("wharf") } : tout expédier ({ SMALL($good) })
action-keep = Garder { piece-good }
action-draft = Ajouter { NAME($building) }
action-take-forest = Prendre une { -forest } ({ SMALL($good) })
action-plant = La poser face visible
action-forest = La poser face cachée comme { -forest }
action-post = { NAME("trading_post") } : vendre { one-good }
action-send = { NAME("small_wharf") } : { piece-good }
action-put-worker = { NAME($place) } : placer un { -worker }
action-put-noble = { NAME($place) } : placer un { -noble }
action-hand-worker = Un { -worker } ({ NAME($place) })
action-hand-noble = Un { -noble } ({ NAME($place) })
action-hand-barrel = { one-good }
action-hand-chip = 1 PV
action-nobles = { NAME($building) } : { piece-noble }
action-land = Acheter une { -plantation } face cachée pour 1 { -coin }
action-clear = Rendre une tuile : { NAME($tile) }
action-deliver = Livrer { one-good }
action-piracy = { NAME("buccaneer_piracy") } : navire { $ship }
action-loot = { NAME("buccaneer_loot") }
action-raid = { NAME("buccaneer_raid") }
action-kidnap = { NAME("buccaneer_kidnap") } : { NAME($card) }
action-choose = Garder { NAME($achievement) }
action-choose-hidden = Garder une carte secrète
action-accept = { $decision ->
    [production] Tout prendre
   *[other] Accepter
}
action-leave = Laisser { one-good }
action-pay = Payer { sum-coins }

### --- Événements -------------------------------------------------------------------------------------------

event-acted = { $player } : { $action }.
event-acted-you = Vous : { $action }.
event-acted-pass = { $player } passe.
event-acted-pass-you = Vous passez.
event-acted-put = { $player } place un { $noble ->
    [yes] { -noble }
   *[no] { -worker }
} : { NAME($place) }.
event-acted-put-you = Vous placez un { $noble ->
    [yes] { -noble }
   *[no] { -worker }
} : { NAME($place) }.

event-role-taken = { $player } prend le rôle { NAME($card) }{ $coins ->
    [0] .
   *[other] {" "}et { sum-coins }.
}
event-role-taken-you = Vous prenez le rôle { NAME($card) }{ $coins ->
    [0] .
   *[other] {" "}et { sum-coins }.
}
event-tile-drawn = { $player } pioche { a-tile }.
event-tile-drawn-you = Vous piochez { a-tile }.
event-tile-taken = { $player } prend { a-tile }.
event-tile-taken-you = Vous prenez { a-tile }.
event-tiles-turned-up = Tuiles retournées : { piece-plantation }.
event-pile-shuffled = Nouvelle pile mélangée : { piece-plantation }.
event-workers-gained = { $player } prend { piece-worker } de plus.
event-workers-gained-you = Vous prenez { piece-worker } de plus.
event-workers-from-ship = { $player } reçoit { piece-worker } { -of-the-worker-ship }.
event-workers-from-ship-you = Vous recevez { piece-worker } { -of-the-worker-ship }.
event-field-staffed = { $player } place { piece-worker } : { NAME($field) }.
event-field-staffed-you = Vous placez { piece-worker } : { NAME($field) }.
event-building-staffed = { $player } place { piece-worker } : { NAME($building) }.
event-building-staffed-you = Vous placez { piece-worker } : { NAME($building) }.
event-ship-refilled = { NAME("worker_ship") } : il y a maintenant { piece-worker }.
event-built = { $player } construit { NAME($building) } pour { sum-coins }.
event-built-you = Vous construisez { NAME($building) } pour { sum-coins }.
event-produced = { $player } produit { piece-good }.
event-produced-you = Vous produisez { piece-good }.
event-coins-gained = { $player } reçoit { sum-coins }.
event-coins-gained-you = Vous recevez { sum-coins }.
event-barrel-taken = { $player } prend { one-good } de plus.
event-barrel-taken-you = Vous prenez { one-good } de plus.
event-sold = { $player } vend { one-good } pour { sum-coins }.
event-sold-you = Vous vendez { one-good } pour { sum-coins }.
event-house-emptied = La { -trading-house } est vidée.
event-loaded = { $player } charge { piece-good } sur le navire { $ship } pour { sum-points }.
event-loaded-you = Vous chargez { piece-good } sur le navire { $ship } pour { sum-points }.
event-shipped = { $player } expédie { piece-good } ({ NAME("wharf") }) pour { sum-points }.
event-shipped-you = Vous expédiez { piece-good } ({ NAME("wharf") }) pour { sum-points }.
event-stored = { $count ->
    [0] { $player } perd { $lost ->
        [one] { $lost } { -barrel } { of-good }.
       *[other] { $lost } { -barrels } { of-good }.
    }
   *[other] { $player } garde { piece-good }{ $lost ->
        [0] .
       *[other] {" "}et en perd { $lost }.
    }
}
event-stored-you = { $count ->
    [0] Vous perdez { $lost ->
        [one] { $lost } { -barrel } { of-good }.
       *[other] { $lost } { -barrels } { of-good }.
    }
   *[other] Vous gardez { piece-good }{ $lost ->
        [0] .
       *[other] {" "}et en perdez { $lost }.
    }
}
event-ship-emptied = Le navire { $ship } part avec sa cargaison { of-good }.
event-end-triggered = C'est la dernière manche : { $reason ->
    [workers] { ending-workers }
    [city] { ending-city }
   *[chips] { ending-chips }
}.
event-round-ended = La manche { $round } est finie.
event-game-over = La partie est finie.
event-workers-lifted = { $player } a { piece-worker } à placer.
event-workers-lifted-you = Vous avez { piece-worker } à placer.
event-forest-placed = { $player } pose une { -forest }.
event-forest-placed-you = Vous posez une { -forest }.
event-tile-cleared = { $player } rend une tuile : { NAME($tile) }.
event-tile-cleared-you = Vous rendez une tuile : { NAME($tile) }.
event-points-gained = { $player } reçoit { sum-points } ({ NAME($building) }).
event-points-gained-you = Vous recevez { sum-points } ({ NAME($building) }).
event-privilege-points = { $player } reçoit { sum-points } ({ NAME($card) }).
event-privilege-points-you = Vous recevez { sum-points } ({ NAME($card) }).
event-handed-over = { $player } cède { $what ->
    [worker] { piece-worker }
    [noble] { piece-noble }
    [barrel] { piece-barrel }
   *[chip] { $count } PV
}.
event-handed-over-you = Vous cédez { $what ->
    [worker] { piece-worker }
    [noble] { piece-noble }
    [barrel] { piece-barrel }
   *[chip] { $count } PV
}.
event-noble-gained = { $player } prend { piece-noble }.
event-noble-gained-you = Vous prenez { piece-noble }.
event-noble-posted = { $player } place { piece-noble } : { NAME($building) }.
event-noble-posted-you = Vous placez { piece-noble } : { NAME($building) }.
event-guest-moved = { NAME("guesthouse") } : { $player } déplace un { $noble ->
    [yes] { -noble }
   *[no] { -worker }
} vers { NAME($place) }.
event-guest-moved-you = Vous déplacez un { $noble ->
    [yes] { -noble }
   *[no] { -worker }
} vers { NAME($place) } ({ NAME("guesthouse") }).
event-sent = { $player } embarque { piece-good } ({ NAME("small_wharf") }).
event-sent-you = Vous embarquez { piece-good } ({ NAME("small_wharf") }).
event-delivered = { $player } livre { one-good } pour { sum-points }.
event-delivered-you = Vous livrez { one-good } pour { sum-points }.
event-drafted = { $player } ajoute { NAME($building) } à la partie.
event-drafted-you = Vous ajoutez { NAME($building) } à la partie.
event-drafted-nobody = Ce bâtiment entre en jeu : { NAME($building) }.
event-pirated = { $player } décharge le navire { $ship } et garde { piece-good }.
event-pirated-you = Vous déchargez le navire { $ship } et gardez { piece-good }.
event-looted = { $player } vide la { -trading-house } pour { $count } PV.
event-looted-you = Vous videz la { -trading-house } pour { $count } PV.
event-raided = { $player } retire { piece-worker } { -of-the-worker-ship }.
event-raided-you = Vous retirez { piece-worker } { -of-the-worker-ship }.
event-kidnapped = { $player } met de côté le rôle { NAME($card) }{ $coins ->
    [0] .
   *[other] {" "}et prend { sum-coins }.
}
event-kidnapped-you = Vous mettez de côté le rôle { NAME($card) }{ $coins ->
    [0] .
   *[other] {" "}et prenez { sum-coins }.
}
event-ransom-paid = { EDITION() ->
    [special] { $player } paie le rôle mis de côté : { sum-coins } pour { $to }.
   *[other] { $player } prend le rôle mis de côté : { sum-coins } de la banque pour { $to }.
}
event-ransom-paid-you = { EDITION() ->
    [special] Vous payez le rôle mis de côté : { sum-coins } pour { $to }.
   *[other] Vous prenez le rôle mis de côté : { sum-coins } de la banque pour { $to }.
}
event-kidnapped-role-played = { $player } joue le rôle mis de côté : { NAME($card) }.
event-kidnapped-role-played-you = Vous jouez le rôle mis de côté : { NAME($card) }.
event-goal-drawn = Un objectif de la fête : { NAME($goal) }.
event-goal-reached = { $player } atteint un objectif : { NAME($goal) }.
event-goal-reached-you = Vous atteignez un objectif : { NAME($goal) }.
event-achievement-met = { $player } révèle un exploit : { NAME($achievement) }.
event-achievement-met-you = Vous révélez un exploit : { NAME($achievement) }.

### --- Refus ------------------------------------------------------------------------------------------------

refusal-game-over = La partie est finie.
refusal-card-taken = { NAME($card) } : déjà pris dans cette manche par { $player }.
refusal-card-taken-you = { NAME($card) } : vous l'avez déjà pris dans cette manche.
refusal-settler-closed = Avec une île pleine, vous ne pouvez pas prendre le rôle { NAME("settler") }.
refusal-same-prospector = Les deux cartes rapportent autant : prenez la première.
refusal-not-face-up = Vous ne pouvez pas prendre { a-tile } : il n'y en a pas de visible.
refusal-no-right-to-quarry = Pour prendre une { -quarry }, il faut avoir pris le rôle ou avoir ce bâtiment occupé : { NAME("construction_hut") }.
refusal-no-quarry-left = Il n'y a plus de { -quarries }.
refusal-not-this-turns-tile = { NAME($field) } : aucune tuile posée à ce tour ne convient ({ NAME("hospice") }).
refusal-too-few-circles = { NAME($place) } : il n'y a que { $circles ->
    [one] { $circles } cercle
   *[other] { $circles } cercles
}.
refusal-too-few-workers = { $workers ->
    [0] Vous n'avez plus personne à placer.
    [one] Vous n'avez plus que { $workers } { -worker } à placer.
   *[other] Vous n'avez plus que { $workers } { -workers } à placer.
}
refusal-workers-left-over = Il faut tous les placer, et il resterait { $workers ->
    [one] { $workers } { -worker }
   *[other] { $workers } { -workers }
} pour { $circles ->
    [one] { $circles } cercle
   *[other] { $circles } cercles
}.
refusal-already-owned = Vous avez déjà ce bâtiment : { NAME($building) }.
refusal-none-for-sale = { NAME($building) } : il n'y en a pas à vendre.
refusal-no-city-space = { NAME($building) } : pas de place dans votre ville.
refusal-too-expensive = { NAME($building) } coûte { $cost }, vous avez { $coins }.
refusal-supply-empty = { NAME($good) } : il n'y en a plus dans la réserve.
refusal-not-produced = { NAME($good) } : vous n'en avez pas produit dans cette phase.
refusal-house-full = La { -trading-house } est pleine : { NAMES($goods) }.
refusal-no-barrel = { NAME($good) } : vous n'en avez pas.
refusal-kind-in-house = { NAME($good) } : la { -trading-house } en a déjà.
refusal-must-load = Vous pouvez charger un navire de transport : il faut le faire, ou utiliser un navire à vous.
refusal-ship-full = Le navire { $ship } est plein.
refusal-ship-has-other = Le navire { $ship } porte autre chose : { SMALL($other) }.
refusal-kind-on-other-ship = { NAME($good) } : un autre navire en porte déjà.
refusal-other-ship-takes-more = { NAME($good) } : le navire { $ship } en prend { $here }, un autre { $there }.
refusal-wharf-used = { NAME("wharf") } : déjà utilisé dans cette phase.
refusal-kind-decided = { NAME($good) } : c'est déjà décidé.
refusal-too-few-barrels = Vous n'avez que { $barrels ->
    [one] { $barrels } { -barrel } { of-good }
   *[other] { $barrels } { -barrels } { of-good }
}.
refusal-no-room-to-store = { NAME($good) } : pas de place. Vous gardez { $kinds ->
    [one] { $kinds } sorte entière
   *[other] { $kinds } sortes entières
} et { $barrels ->
    [one] { $barrels } { -barrel }
   *[other] { $barrels } { -barrels }
}.
refusal-already-sold = Vous avez déjà vendu à ce tour.
refusal-land-office-used = { NAME("land_office") } : déjà utilisé à ce tour.
refusal-land-office-other-person = { NAME("land_office") } : un { -worker } achète des terres, un { -noble } en rend.
refusal-cannot-buy-land = Pour acheter, il faut 1 { -coin }, un terrain libre et une { -plantation } à piocher.
refusal-small-wharf-used = { NAME("small_wharf") } : déjà utilisé dans cette phase.
refusal-works-on-black-market = { NAME("black_market") } : qui s'y trouve ne peut pas être cédé.
refusal-guest-changes-nothing = { NAME($place) } : un hôte n’y changerait rien maintenant. On vous le redemandera quand cela pourra servir.
refusal-no-such-guest = { NAME("guesthouse") } : aucun hôte de cette sorte n’y attend.
refusal-in-every-game = { NAME($building) } : dans toutes les parties, sans draft.
refusal-already-drafted = { NAME($building) } : déjà dans la partie.
refusal-excluded-by-pair = { NAME($building) } : impossible, l'autre bâtiment de la paire est déjà en jeu.
refusal-no-draft-space = { NAME($building) } : aucun espace de coût { $cost } n'est libre.
refusal-not-so-many-nobles = { NAME($building) } : de { $fewest } à { $most } { -nobles } peuvent se trouver ici.
refusal-quarries-stay = Une { -quarry } ne se rend jamais.
refusal-holds-marker = Vous avez pris ce rôle en dernier : un autre doit le prendre avant vous.
refusal-own-kidnapping = { NAME($card) } : vous l'avez mis de côté vous-même, il attend la fin de la manche.
refusal-no-ransom = { NAME($card) } : mis de côté, il coûte 3 ; vous avez { $coins }.
refusal-every-option-works = Toutes les options ont un effet : choisissez-en une.
refusal-cannot-kidnap = { NAME($card) } : impossible à mettre de côté.
refusal-not-in-hand = Vous n'avez pas en main la carte { NAME($card) }.
refusal-must-say-barrels = Vous ne pouvez pas passer : prenez les { -barrels } ou laissez-les un par un.
refusal-none-to-leave = { NAME($good) } : il n’y a rien à laisser ici.
refusal-pay-between = Vous pouvez payer de { $cost } à { $most }.
refusal-not-voluntary = À cette table, les gains ne sont pas proposés : ils sont pris d’office.
refusal-must-pay = Vous ne pouvez pas passer : dites combien vous payez.
refusal-discount-whole = Cette remise compte en entier ou pas du tout : vous pouvez payer { $cost } ou { $most }.

## Ce qui n’est pas dans cette partie

refusal-not-in-game = Pas dans cette partie : cela vient de l’extension { name-of-expansion }.
refusal-building-not-in-game = { NAME($building) } : pas dans cette partie, ce bâtiment vient de l’extension { name-of-expansion }.
refusal-not-drafted = { NAME($building) } : non choisi au draft, ce bâtiment n’est pas dans cette partie.
refusal-no-such-card = { NAME($card) } : il n’y en a pas à { $count } joueurs.
refusal-no-such-ship = À { $count } joueurs, il n’y a pas de navire { $ship }.
refusal-no-draft = Dans cette partie, les joueurs ne choisissent pas les bâtiments.
refusal-cards-are-dealt = Dans cette partie, les cartes secrètes sont distribuées, pas choisies.

## Ce qui relève d’une autre décision

refusal-other-decision = Cela relève d’une autre décision ({ $home }) ; à décider maintenant : { $step }.
refusal-before-play = Cela se décide avant la première manche : { $home }.
refusal-phase-over = { NAME($card) } : la phase de cette manche est terminée.
refusal-trading-over = { NAME($card) } : la phase de cette manche est terminée ; qui n’avait rien à vendre, ou a trouvé la { -trading-house } pleine, n’a pas été interrogé.
refusal-no-occupied-building = Il vous faut ce bâtiment, occupé : { NAME($building) }.
refusal-not-owned = Vous n’avez pas ce bâtiment : { NAME($building) }.
refusal-hacienda-draws-no-quarry = { NAME("hacienda") } : on ne pioche jamais une { -quarry } ; vous prenez votre propre tuile ensuite.
refusal-say-which-tile = Dites pour laquelle de vos nouvelles tuiles.
refusal-place-decided = { NAME($place) } : c’est déjà décidé.
refusal-place-later = { NAME($place) } vient plus tard : d’abord { NAME($now) }.
refusal-nobody-there = { NAME($place) } : il n’y a personne.

## Où l’on ne passe pas

refusal-must-take-role = Vous ne pouvez pas passer : il faut prendre un rôle.
refusal-must-place = Vous ne pouvez pas passer : il faut remplir autant de cercles que possible.
refusal-must-draft = Vous ne pouvez pas passer : il faut ajouter un bâtiment.
refusal-must-place-tile = Vous ne pouvez pas passer : une tuile piochée doit être posée.
refusal-must-take-person = Vous ne pouvez pas passer : prenez un { -worker } ou un { -noble }.
refusal-must-say-nobles = Vous ne pouvez pas passer : dites combien de { -nobles } se trouvent ici.
refusal-must-send-away = Vous ne pouvez pas passer : dites qui doit partir.
refusal-must-keep-card = Vous ne pouvez pas passer : il faut garder une carte.

## Tuiles, personnes, boucanier

refusal-no-such-tile = { NAME($field) } : vous n’avez pas une telle tuile.
refusal-second-tile-no-quarry = La seconde tuile est une { -plantation } ; pour une { -quarry }, il vous faut ce bâtiment, occupé : { NAME("construction_hut") }.
refusal-no-circle-on-tile = { NAME($field) } : aucun cercle n’est vide.
refusal-forest-worker-moves-on = Personne ne se tient sur une { -forest } : l’{ -worker } va sur l’autre tuile de ce tour.
refusal-only-plantations-return = { NAME($field) } : ici, seules les { -plantations } se rendent.
refusal-noble-not-to-be-had = Un { -noble } ne peut venir que { -of-the-worker-ship }, quand la réserve n’a plus d’{ -workers }.
refusal-only-from-supply = { NAME($building) } : seul un { -worker } de la réserve arrive, pas de { -noble }.
refusal-no-worker-left = Il n’y a plus d’{ -workers }, seulement des { -nobles }.
refusal-nobles-first = Il reste dans la réserve { piece-noble } : pas d’{ -worker } tant qu’il y en a.
refusal-no-noble-left = Il n’y a plus de { -nobles } dans la réserve.
refusal-no-noble-on-ship = { NAME("worker_ship") } : il n’y a pas de { -noble }.
refusal-not-so-many-on-ship = { $left ->
    [one] { $left } doit partir
   *[other] { $left } doivent partir
}, et il n’y a que { piece-worker }.
refusal-in-every-game-with-nobles = { NAME($building) } : dans toutes les parties avec des { -nobles }, sans draft.
refusal-house-empty = La { -trading-house } est vide : cela n’aurait pas d’effet.
refusal-ship-empty = Le navire { $ship } est vide : cela n’aurait pas d’effet.
refusal-nobody-to-raid = { NAME("worker_ship") } : { $workers } à { $count } joueurs ; seuls ceux au-delà de ce nombre peuvent être enlevés.
refusal-still-missing = Vous ne pouvez pas passer : il manque encore { $missing ->
    [one] { $missing } { -coin }
   *[other] { $missing } { -coins }
}.
refusal-asked-later = Cela vient ensuite : cédez d’abord ce qui est demandé maintenant, ou passez.
refusal-asked-already = C’est déjà décidé : on cède au plus un de chaque sorte.
refusal-no-chip = Vous n’avez pas de PV à céder.
refusal-no-noble-there = { NAME($place) } : aucun { -noble } ne s’y trouve.
refusal-only-nobles-there = { NAME($place) } : seuls des { -nobles } s’y trouvent.
refusal-raises-price = { NAME($place) } : sans qui s’y trouve, le bâtiment coûterait plus cher.
refusal-no-empty-circle = { NAME($place) } : vous n’y avez aucun cercle vide.
refusal-no-more-kept = Vous ne pouvez garder personne de plus : les autres doivent partir.
refusal-name-nobles-first = Nommez les { -nobles } avant les { -workers }.

### --- Fête et exploits -------------------------------------------------------------------------------------

festival-harvest-weighing-name = Pesée de la récolte
festival-harvest-weighing-condition = Produire en une phase : 3 × { SMALL($a) }
festival-carnival-cocktail-name = Cocktail de carnaval
festival-carnival-cocktail-condition = Produire en une phase : { SMALL($a) }, { SMALL($b) }, { SMALL($c) }
festival-closing-time-name = Heure de fermeture
festival-closing-time-condition = Remplir la { -trading-house } en vendant : { SMALL($a) }
festival-specialist-name = Spécialiste
festival-specialist-condition = Avoir des { -plantations } : 3 × { SMALL($x) }
festival-farm-fair-name = Foire agricole
festival-farm-fair-condition = Avoir des { -plantations } : { SMALL($x) } et { SMALL($y) } ; produire en une phase : { SMALL($a) } et { SMALL($b) }
festival-festival-delivery-name = Livraison de fête
festival-festival-delivery-condition = Charger en une phase : 1 × { SMALL($a) }, 2 × { SMALL($b) }
festival-twin-farmers-name = Fermiers jumeaux
festival-twin-farmers-condition = Avoir des { -plantations } : 2 × { SMALL($x) }, 2 × { SMALL($y) }
festival-two-baskets-name = Deux paniers
festival-two-baskets-condition = Produire en une phase : 2 × { SMALL($a) }, 2 × { SMALL($b) }
festival-solemn-departure-name = Départ solennel
festival-solemn-departure-condition = Remplir le plus grand navire : { SMALL($a) }
festival-pioneer-toast-name = Toast des pionniers
festival-pioneer-toast-condition = Construire { NAME($building) }
festival-inauguration-name = Inauguration
festival-inauguration-condition = Construire { NAME($building) }
festival-traditional-departure-name = Départ traditionnel
festival-traditional-departure-condition = Remplir le plus petit navire : { SMALL($a) }
festival-reward = { $workers ->
    [0] { $coins ->
        [0] { sum-points }
       *[other] { sum-coins }{ festival-reward-points }
    }
    [one] { $workers } { -worker }{ festival-reward-coins }{ festival-reward-points }
   *[other] { $workers } { -workers }{ festival-reward-coins }{ festival-reward-points }
}
festival-reward-coins = { $coins ->
    [0] {""}
   *[other] , { sum-coins }
}
festival-reward-points = { $points ->
    [0] {""}
   *[other] , { sum-points }
}

achievement-major-investor-name = Grand investisseur
achievement-major-investor-condition = Avoir 2 { -large-buildings }
achievement-major-landowner-name = Grand propriétaire
achievement-major-landowner-condition = Au plus 2 terrains et 2 espaces de ville vides
achievement-master-collector-name = Maître collectionneur
achievement-master-collector-condition = Avoir 7 { -barrels } d'une sorte
achievement-senior-bureaucrat-name = Haut fonctionnaire
achievement-senior-bureaucrat-condition = Avoir 7 petits { -beige-buildings }
achievement-trade-strategist-name = Stratège du commerce
achievement-trade-strategist-condition = Gagner 7 PV en une { -captain-phase }
achievement-head-administrator-name = Administrateur en chef
achievement-head-administrator-condition = 12 { -workers } sur des bâtiments
achievement-leading-employer-name = Premier employeur
achievement-leading-employer-condition = 9 { -workers } sur des terrains
achievement-leading-producer-name = Premier fabricant
achievement-leading-producer-condition = Produire 7 { -barrels } en une phase
achievement-big-spender-name = Grand dépensier
achievement-big-spender-condition = Construire un { -large-building } en dépensant tout
achievement-coffee-dispatcher-name = Expéditeur de café
achievement-coffee-dispatcher-condition = Charger la dernière place d'un navire : { SMALL("coffee") }
achievement-tobacco-dispatcher-name = Expéditeur de tabac
achievement-tobacco-dispatcher-condition = Charger la dernière place d'un navire : { SMALL("tobacco") }
achievement-dock-tycoon-name = Magnat des quais
achievement-dock-tycoon-condition = Charger 3 sortes en une { -captain-phase }
achievement-luxury-goods-provider-name = Fournisseur de luxe
achievement-luxury-goods-provider-condition = Avoir des { -production-buildings } pour { SMALL("sugar") }, { SMALL("tobacco") } et { SMALL("coffee") }
achievement-master-agronomist-name = Maître agronome
achievement-master-agronomist-condition = Utiliser les 12 terrains
achievement-specialised-shipper-name = Armateur spécialisé
achievement-specialised-shipper-condition = Charger 5 { -barrels } d'une sorte à la fois
achievement-caramel-popcorn-inventor-name = Inventeur du popcorn au caramel
achievement-caramel-popcorn-inventor-condition = Avoir 8 { -barrels }, les deux sortes mêlées : { SMALL("corn") } et { SMALL("sugar") }
achievement-confectionery-supplier-name = Fournisseur de confiseries
achievement-confectionery-supplier-condition = Avoir 7 { -barrels }, les deux sortes mêlées : { SMALL("indigo") } et { SMALL("sugar") }
achievement-luxury-crop-trader-name = Marchand de cultures de luxe
achievement-luxury-crop-trader-condition = Avoir 5 { -barrels }, les deux sortes mêlées : { SMALL("coffee") } et { SMALL("tobacco") }
achievement-pastry-maker-name = Pâtissier
achievement-pastry-maker-condition = Avoir 9 { -barrels }, les deux sortes mêlées : { SMALL("corn") } et { SMALL("indigo") }
achievement-tavern-supplier-name = Fournisseur de tavernes
achievement-tavern-supplier-condition = Avoir 6 { -barrels }, les deux sortes mêlées : { SMALL("coffee") } et { SMALL("sugar") }
achievement-tobacco-and-fruit-broker-name = Courtier en tabac et fruits
achievement-tobacco-and-fruit-broker-condition = Avoir 6 { -barrels }, les deux sortes mêlées : { SMALL("tobacco") } et { SMALL("indigo") }
achievement-deal-closer-name = Homme d'affaires
achievement-deal-closer-condition = Comme { NAME("trader") }, remplir la { -trading-house }
achievement-independent-shipper-name = Armateur indépendant
achievement-independent-shipper-condition = Remplir un navire vide en un seul chargement
achievement-prudent-merchant-name = Commerçant prudent
achievement-prudent-merchant-condition = Garder des { -barrels } de 2 sortes en fin de phase
achievement-sugar-dispatcher-name = Expéditeur de sucre
achievement-sugar-dispatcher-condition = Charger la dernière place d'un navire : { SMALL("sugar") }
achievement-trade-tycoon-name = Magnat du commerce
achievement-trade-tycoon-condition = Vendre 1 { -barrel } pour au moins 6 { -coins }
achievement-tropical-produce-magnate-name = Roi des produits tropicaux
achievement-tropical-produce-magnate-condition = Avoir 3 { -production-buildings } pour { SMALL("indigo") } et { SMALL("sugar") }
achievement-corn-dispatcher-name = Expéditeur de maïs
achievement-corn-dispatcher-condition = Charger la dernière place d'un navire : { SMALL("corn") }
achievement-indigo-dispatcher-name = Expéditeur de fruits
achievement-indigo-dispatcher-condition = Charger la dernière place d'un navire : { SMALL("indigo") }
achievement-master-architect-name = Maître architecte
achievement-master-architect-condition = Construire un { -large-building } pour 6 { -coins } au plus

### --- Décompte ---------------------------------------------------------------------------------------------

score-chips = Jetons PV
score-buildings = Bâtiments
score-nobles = { EDITION() ->
    [classic] Nobles
   *[other] Bourgeois
}
score-achievements = Exploits
score-total = Points
score-tie-break = { EDITION() ->
    [classic] Doublons
   *[other] Pesos
} et { -barrels }
score-winner = { $player } gagne.
score-winner-you = Vous avez gagné !
score-shared = Victoire partagée : { $players }.
