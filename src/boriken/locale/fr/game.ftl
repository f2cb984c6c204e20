### Tout ce qui parle du jeu, en français. Le modèle est en/game.ftl, qui explique les identifiants, les variables et
### les fonctions.
###
### Style : des phrases courtes et simples, avec « vous » ; les boutons à l’infinitif. Les noms propres (personnages,
### bâtiments, lieux) ont une majuscule, les pièces et les marchandises une minuscule. Une espace insécable devant
### : ; ? ! et ». Un nom de joueur ne suit ni « de » ni « que », qui s’élideraient.

### --- Mots -------------------------------------------------------------------------------------------------

-coin = { SMALL("coin") }
-coins = { PLURAL("coin") }
-worker = { SMALL("worker") }
-workers = { PLURAL("worker") }
-noble = { SMALL("noble") }
-nobles = { PLURAL("noble") }
-barrel = { SMALL("barrel") }
-barrels = { PLURAL("barrel") }
-plantation = { SMALL("plantation") }
-plantations = { PLURAL("plantation") }
-quarry = { SMALL("quarry") }
-quarries = { PLURAL("quarry") }
-forest = { SMALL("forest") }
-forests = { PLURAL("forest") }
-circle = { SMALL("circle") }
-circles = { PLURAL("circle") }
-beige-building = { SMALL("beige_building") }
-beige-buildings = { PLURAL("beige_building") }
-large-building = { SMALL("large_building") }
-large-buildings = { PLURAL("large_building") }
-production-building = { SMALL("production_building") }
-production-buildings = { PLURAL("production_building") }

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

### --- Personnages et phases --------------------------------------------------------------------------------

role-settler-action = Chacun peut prendre une { -plantation }.
role-settler-privilege = Vous pouvez prendre une { -quarry } à la place.
role-settler-help = À tour de rôle, chacun peut poser sur son île une { -plantation } face visible. Votre privilège : prendre à la place une { -quarry }, qui rend les bâtiments moins chers.

role-mayor-action = Chacun reçoit des { -workers } et les place.
role-mayor-privilege = Vous prenez un { -worker } de plus dans la réserve.
role-mayor-help = Les { -workers } { FROM("worker_ship") } sont distribués un par un, à partir de vous. Puis chacun replace tous les siens : une tuile ou un bâtiment sans { -worker } ne sert à rien.

role-builder-action = Chacun peut construire un bâtiment.
role-builder-privilege = Vous payez 1 { -coin } de moins.
role-builder-help = À tour de rôle, chacun peut acheter un bâtiment. Chaque { -quarry } occupée fait économiser 1 { -coin }, jusqu’à une limite qui augmente avec la valeur du bâtiment.

role-craftsman-action = Chacun produit des marchandises.
role-craftsman-privilege = Vous prenez un { -barrel } de plus, d’un type que vous avez produit.
role-craftsman-help = À tour de rôle, chacun prend ce qu’il produit. Pour { THE("corn") }, une { -plantation } occupée suffit ; les autres marchandises demandent aussi un { -worker } sur leur { -production-building }.

role-trader-action = Chacun peut vendre un { -barrel }.
role-trader-privilege = Votre vente rapporte 1 { -coin } de plus.
role-trader-help = À tour de rôle, chacun peut vendre un { -barrel } { TO("trading_house") }. Elle a quatre cases et n’accepte que les types qu’elle n’a pas encore ; une fois pleine, elle est vidée à la fin de la phase.

role-captain-action = Chacun doit charger des marchandises et gagne des PV.
role-captain-privilege = Votre premier chargement rapporte 1 PV de plus.
role-captain-help = À tour de rôle, chacun charge un seul type de marchandise sur un seul navire, autant que possible, pour 1 PV par { -barrel }. Si vous pouvez charger, vous devez le faire. À la fin, vous gardez un { -barrel } et ce que contiennent vos entrepôts ; le reste est perdu.

role-prospector-action = Les autres ne font rien.
role-prospector-privilege = Vous prenez 1 { -coin }.
role-prospector-help = Vous prenez 1 { -coin } à la banque. Les autres ne reçoivent rien.

role-buccaneer-action = Personne d’autre n’agit.
role-buccaneer-privilege = Vous choisissez une option parmi quatre.
role-buccaneer-help = Vous déchargez un navire, videz { THE("trading_house") }, prenez des { -workers } { FROM("worker_ship") } ou mettez un personnage de côté. Vous ne pourrez reprendre ce personnage qu’une fois que quelqu’un d’autre l’aura choisi.

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
phase-round = Choix des personnages
phase-over = Fin de la partie

ending-workers = il n’y a plus assez d’{ -workers } pour remplir { THE("worker_ship") }
ending-city = une ville est pleine
ending-chips = il n’y a plus de jetons PV

### --- Bâtiments --------------------------------------------------------------------------------------------

building-small-indigo-plant-effect = Produit { SOME("indigo") }
building-small-indigo-plant-help = Pendant { THE("phase craftsman") }, chaque { -worker } placé ici transforme en { -barrel } la récolte d’une { SMALL("plantation indigo") } occupée.
building-small-sugar-mill-effect = Produit { SOME("sugar") }
building-small-sugar-mill-help = Pendant { THE("phase craftsman") }, chaque { -worker } placé ici transforme en { -barrel } la récolte d’une { SMALL("plantation sugar") } occupée.
building-large-indigo-plant-effect = Produit { SOME("indigo") }
building-large-indigo-plant-help = Pendant { THE("phase craftsman") }, chaque { -worker } placé ici transforme en { -barrel } la récolte d’une { SMALL("plantation indigo") } occupée.
building-large-sugar-mill-effect = Produit { SOME("sugar") }
building-large-sugar-mill-help = Pendant { THE("phase craftsman") }, chaque { -worker } placé ici transforme en { -barrel } la récolte d’une { SMALL("plantation sugar") } occupée.
building-tobacco-storage-effect = Produit { SOME("tobacco") }
building-tobacco-storage-help = Pendant { THE("phase craftsman") }, chaque { -worker } placé ici transforme en { -barrel } la récolte d’une { SMALL("plantation tobacco") } occupée.
building-coffee-roaster-effect = Produit { SOME("coffee") }
building-coffee-roaster-help = Pendant { THE("phase craftsman") }, chaque { -worker } placé ici transforme en { -barrel } la récolte d’une { SMALL("plantation coffee") } occupée.

building-small-market-effect = +1 { -coin } quand vous vendez
building-small-market-help = Quand vous vendez { TO("trading_house") }, vous recevez 1 { -coin } de plus. Se cumule avec { THE("large_market") }.
building-hacienda-effect = Une { -plantation } de plus, piochée face cachée
building-hacienda-help = Pendant { THE("phase settler") }, avant de prendre votre tuile, vous pouvez piocher une { -plantation } face cachée. Vous devez la poser, sans pouvoir l’échanger contre une { -quarry }.
building-construction-hut-effect = Vous pouvez prendre une { -quarry }
building-construction-hut-help = Pendant { THE("phase settler") }, vous pouvez prendre une { -quarry } au lieu d’une { -plantation }, même si quelqu’un d’autre a choisi le personnage.
building-small-warehouse-effect = Gardez tous les { -barrels } d’un type
building-small-warehouse-help = À la fin { OF("phase captain") }, vous gardez tous les { -barrels } d’un type, en plus du { -barrel } habituel. Vous devez quand même charger tout ce que vous pouvez.
building-hospice-effect = Un { -worker } pour votre nouvelle tuile
building-hospice-help = Pendant { THE("phase settler") }, la tuile que vous prenez arrive avec un { -worker } de la réserve, placé dessus aussitôt. { EDITION() ->
    [classic] C’est celle que vous venez de poser, qu’elle vienne { FROM("hacienda") } ou non : un seul { -worker } par phase. Si la réserve est vide, il n’en vient pas.
    [special] Si { YOUR("hacienda") } ou { YOUR("library") } vous a aussi donné une tuile, vous choisissez laquelle le reçoit.
   *[other] La tuile { FROM("hacienda") } n’en reçoit pas.
}
building-office-effect = Vendez un type déjà présent { IN("trading_house") }
building-office-help = Vous pouvez vendre un type déjà présent { IN("trading_house") }. Quand elle est pleine, vous ne pouvez pas y vendre non plus.
building-large-market-effect = +2 { -coins } quand vous vendez
building-large-market-help = Quand vous vendez { TO("trading_house") }, vous recevez 2 { -coins } de plus. Se cumule avec { THE("small_market") }.
building-large-warehouse-effect = Gardez tous les { -barrels } de deux types
building-large-warehouse-help = À la fin { OF("phase captain") }, vous gardez tous les { -barrels } de deux types, en plus du { -barrel } habituel. Vous devez quand même charger tout ce que vous pouvez.
building-factory-effect = Des { -coins } pour la variété de votre production
building-factory-help = Quand vous produisez, vous recevez 0, 1, 2, 3 ou 5 { -coins } pour 1, 2, 3, 4 ou 5 types différents.
building-university-effect = Un { -worker } pour votre nouveau bâtiment
building-university-help = Quand vous construisez, le bâtiment arrive avec un { -worker } de la réserve, placé dessus aussitôt. Un seul, quel que soit le nombre de { -circles }.
building-harbor-effect = +1 PV à chaque chargement
building-harbor-help = Chaque fois que vous chargez des marchandises, sur un { SMALL("cargo_ship") } ou sur un { SMALL("private_ship") }, vous recevez 1 PV de plus.
building-wharf-effect = Un { SMALL("private_ship") } pour tous les { -barrels } d’un type
building-wharf-help = Une fois par { SMALL("phase captain") }, au lieu de charger un { SMALL("cargo_ship") }, vous pouvez expédier tous vos { -barrels } d’un type pour 1 PV chacun. N’importe quel type convient, et rien ne vous y oblige.
building-guild-hall-effect = Des PV pour vos { -production-buildings }
building-guild-hall-help = Seulement si elle est occupée : à la fin, 1 PV par petit et 2 PV par grand { -production-building } de votre ville, occupé ou non.
building-residence-effect = Des PV pour les { PLURAL("field") } utilisées de votre île
building-residence-help = Seulement si elle est occupée : à la fin, 4 PV jusqu’à 9 { PLURAL("field") } utilisées, 5 pour 10, 6 pour 11 et 7 pour 12.
building-fortress-effect = 1 PV par tranche de 3 { -workers }
building-fortress-help = Seulement si elle est occupée : à la fin, 1 PV par tranche de trois { -workers } que vous avez, où qu’ils soient.
building-customs-house-effect = 1 PV par tranche de 4 PV en jetons
building-customs-house-help = Seulement si elle est occupée : à la fin, 1 PV par tranche de quatre PV que vous avez en jetons. Les PV des bâtiments ne comptent pas.
building-city-hall-effect = 1 PV par { -beige-building }
building-city-hall-help = Seulement s’il est occupé : à la fin, 1 PV par { -beige-building } de votre ville, celui-ci compris, que les autres soient occupés ou non.

building-aqueduct-effect = +{ COUNT("indigo", 1) }, +{ COUNT("sugar", 1) } avec vos grands { -production-buildings }
building-aqueduct-help = Si { YOUR("large_indigo_plant") } a produit { SOME("indigo") }, vous en prenez un { -barrel } de plus ; de même pour { THE("sugar") } avec { YOUR("large_sugar_mill") }. Les petites ne comptent pas.
building-forest-house-effect = Posez des { -plantations } face cachée comme { -forests }
building-forest-house-help = Pendant { THE("phase settler") }, vous pouvez poser une { -plantation } face cachée : elle devient une { -forest }. Chaque paire de { -forests } réduit de 1 { -coin } le prix de vos bâtiments, sans limite.
building-black-market-effect = Payez avec un { -worker }, un { -barrel } et un PV
building-black-market-help = S’il vous manque des { -coins } pour un bâtiment, vous pouvez céder un { -worker }, un { -barrel } et un PV, chacun à la place de 1 { -coin }. Vous dépensez d’abord tous vos { -coins } et ne cédez que ce qui manque.
building-storehouse-effect = Gardez 3 { -barrels } de plus, de n’importe quel type
building-storehouse-help = À la fin { OF("phase captain") }, vous gardez trois { -barrels } de plus, de n’importe quel type.
building-guesthouse-effect = Deux { -workers } à déplacer quand vous voulez
building-guesthouse-help = Jusqu’à deux { -workers } attendent ici. { EDITION() ->
    [classic] À n’importe quelle phase, vous pouvez les déplacer sur vos { -circles } vides, où ils travaillent aussitôt.
    [special] À n’importe quelle phase, vous pouvez les déplacer sur vos { -circles } vides, où ils travaillent aussitôt.
   *[other] À n’importe quelle phase, sauf { THE("phase mayor") }, vous pouvez les déplacer sur vos { -circles } vides, où ils travaillent aussitôt.
} On vous le propose chaque fois que cela peut servir.
building-trading-post-effect = Vendez sans passer par { THE("trading_house") }
building-trading-post-help = Au lieu de vendre { TO("trading_house") }, vous pouvez vendre à la réserve un { -barrel } de n’importe quel type, même si { THE("trading_house") } est pleine. Votre privilège s’ajoute au prix, les marchés non.
building-church-effect = +1 PV par bâtiment à 2 ou 3 PV, +2 par { -large-building }
building-church-help = Quand vous construisez, vous recevez 1 PV pour un bâtiment à 2 ou 3 PV et 2 PV pour un { -large-building }. Elle-même ne rapporte rien.
building-small-wharf-effect = Expédiez les { -barrels } voulus, 1 PV pour deux
building-small-wharf-help = Une fois par { SMALL("phase captain") }, au lieu de charger un { SMALL("cargo_ship") }, vous pouvez expédier les { -barrels } que vous voulez, tous types mêlés, pour 1 PV par tranche de deux{ EDITION() ->
    [classic] , ou rien du tout, même si vous pouviez charger.
   *[other] { "." }
}
building-lighthouse-effect = +1 { -coin } à chaque chargement
building-lighthouse-help = Chaque fois que vous chargez des marchandises, sur un { SMALL("cargo_ship") } ou sur un { SMALL("private_ship") }, vous recevez 1 { -coin }. En tant que { NAME("captain") }, vous en recevez un autre au début de la phase.
building-specialty-factory-effect = Des { -coins } pour votre production d’un seul type
building-specialty-factory-help = Quand vous produisez, comptez les { -barrels } de votre meilleur type : vous recevez autant de { -coins }, moins un. { CAP(THE("corn")) } ne compte pas.
building-library-effect = Double vos privilèges
building-library-help = Quand vous choisissez un personnage, votre privilège compte double : deux { -workers }, 2 { -coins } de moins, deux { -barrels }, etc. En tant que { NAME("settler") }, vous prenez une { -plantation } de plus après tous les autres.
building-union-hall-effect = 1 PV pour chaque paire de { -barrels } du même type
building-union-hall-help = { EDITION() ->
    [special] Au début { OF("phase captain") }, avant tout chargement,
   *[other] À votre premier tour { OF("phase captain") }, avant de charger,
} vous recevez 1 PV pour chaque paire de { -barrels } du même type que vous avez.
building-statue-effect = Beaucoup de PV, sans { -worker }
building-statue-help = Elle n’a ni { -circle } ni effet ; ses PV comptent toujours.
building-cloister-effect = Des PV par lot de trois tuiles identiques de votre île
building-cloister-help = Seulement { GENDER("cloister") ->
    [f] si elle est occupée
   *[m] s’il est occupé
} : à la fin, 1, 3, 6 ou 10 PV pour un, deux, trois ou quatre lots de trois tuiles identiques sur votre île.

building-land-office-effect = Achetez ou défaussez une { -plantation }
building-land-office-help = Une fois par tour, pendant { THE("phase trader") }. Avec un { -worker } ici, vous pouvez payer 1 { -coin } et piocher une { -plantation } face cachée ; avec un { -noble }, vous pouvez défausser une { -plantation } pour 1 { -coin }.
building-chapel-effect = 1 { -coin } avant la production ; avec un { -noble }, 1 PV
building-chapel-help = Au début de chaque { SMALL("phase craftsman") }, vous recevez 1 { -coin } si un { -worker } est ici, 1 PV si c’est un { -noble }.
building-hunting-lodge-effect = Défaussez une tuile ; avec un { -noble }, des PV
building-hunting-lodge-help = À la fin de chaque { SMALL("phase settler") }. Avec un { -worker } ici, vous pouvez défausser une { -plantation } ou une { -forest } ; avec un { -noble }, vous recevez 2 PV si vous avez plus de { PLURAL("field") } vides que chacun des autres.
building-zoning-office-effect = Petits bâtiments −1 ; avec un { -noble }, les grands −2
building-zoning-office-help = Avec un { -worker } ici, les petits bâtiments vous coûtent 1 { -coin } de moins ; avec un { -noble }, ce sont les { -large-buildings } qui coûtent 2 { -coins } de moins.
building-royal-supplier-effect = Livrez un { -barrel } par { -noble }, pour 1 PV chacun
building-royal-supplier-help = { EDITION() ->
    [special] Au début { OF("phase captain") }, avant tout chargement,
   *[other] À votre premier tour { OF("phase captain") }, avant de charger,
} vous pouvez livrer un { -barrel } par { -noble } que vous avez, tous de types différents, pour 1 PV chacun.
building-villa-effect = Un { -noble } à chaque { SMALL("phase mayor") }
building-villa-help = À chaque { SMALL("phase mayor") }, vous pouvez prendre un { -noble } dans la réserve, ou un { -worker } s’il n’y en a plus.
building-jeweler-effect = 1 { -coin } par { -noble } à la production
building-jeweler-help = Pendant { THE("phase craftsman") }, vous recevez 1 { -coin } par { -noble } que vous avez. Compte comme un grand { -production-building }.
building-royal-garden-effect = 1 PV de plus par { -noble }
building-royal-garden-help = Seulement { GENDER("royal_garden") ->
    [f] si elle est occupée
   *[m] s’il est occupé
} : à la fin, 1 PV de plus par { -noble } que vous avez.

### --- Ce que décide la table -------------------------------------------------------------------------------

edition-classic-name = Édition classique
edition-classic-help = Les règles et les noms de l’édition classique.
edition-1897-name = Puerto Rico 1897
edition-1897-help = Les règles et les noms de Puerto Rico 1897.
edition-special-name = 1897, édition spéciale
edition-special-help = Les règles de l’édition spéciale, avec les cartes Festival, les exploits et le Puertoma.

expansion-new-buildings-name = Nouveaux bâtiments
expansion-new-buildings-help = Quatorze bâtiments de plus ; un draft décide lesquels sont en jeu.
expansion-nobles-name = { CAP(PLURAL("noble")) }
expansion-nobles-help = Des { -nobles } arrivent avec les { -workers } : ils valent 1 PV chacun et ont leurs propres bâtiments.
expansion-buccaneer-name = { NAME("buccaneer") }
expansion-buccaneer-help = Un personnage de plus, qui décharge un navire, vide { THE("trading_house") }, prend des { -workers } ou met un personnage de côté.
expansion-festival-name = { NAME("festival") }
expansion-festival-help = Trois objectifs ; la récompense va à la première personne qui en atteint un.
expansion-festival-cards-name = { CAP(PLURAL("festival_card")) }
expansion-festival-cards-help = Trois cartes sur douze fixent les objectifs, à la place de ceux { OF("festival") }.
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

variant-cost-swap-name = Coûts échangés
variant-corn-start-name = Départ avec { SOME("corn") }
variant-jeweler-cap-name = { NAME("jeweler") } : gain limité
variant-villa-or-jeweler-name = { NAME("villa") } ou { NAME("jeweler") }
variant-hacienda-or-forest-house-name = { NAME("hacienda") } ou { NAME("forest_house") }
variant-achievement-draft-name = Exploits par draft
variant-errata-name = Errata

option-edition-name = Édition
option-players-name = Joueurs
option-governor-name = Premier { SMALL("governor") }
option-ask-forced-name = Confirmer les coups forcés
option-voluntary-name = Confirmer chaque gain
option-voluntary-help = Les { -coins }, les PV, les { -barrels } et les réductions que vous pouvez refuser vous sont proposés ; sinon, vous les prenez d’office.
option-expansions-name = Extensions
option-variants-name = Variantes
option-draft-name = Draft
option-buildings-name = Bâtiments
option-house-rules-name = Règles maison
option-order-name = Places
option-undo-name = Annulation
option-clock-name = Temps de réflexion
option-rated-name = Classée
option-visibility-name = Visibilité de la table
option-difficulty-name = Difficulté

draft-players-name = Par les joueurs
draft-chance-name = Au hasard
draft-given-name = Par l’hôte
order-random-name = Au hasard
order-fixed-name = Telles quelles
undo-none-name = Jamais
undo-own-name = Ses propres coups
undo-agree-name = D’un commun accord
clock-none-name = Sans limite
clock-decision-name = Par décision
clock-day-name = Au tour par tour
visibility-public-name = Publique
visibility-link-name = Par lien

bot-random-name = Au hasard
bot-random-help = Joue n’importe quel coup permis : idéal pour une première partie.
bot-greedy-name = Avide
bot-greedy-help = Prend ce qui rapporte le plus tout de suite.
bot-planner-name = Planificateur
bot-planner-help = Réfléchit jusqu’à son prochain tour : à qui sert chaque personnage, et ce qu’il laisse aux autres.
bot-learned-name = Entraîné
bot-learned-help = Joue ce que préfère un réseau de neurones entraîné sur de nombreuses parties.
bot-search-name = Recherche
bot-search-help = Anticipe aussi loin que son temps le permet.
bot-beginner-name = Débutant
bot-beginner-help = Connaît les règles, mais évalue souvent mal ce que vaut un coup.
bot-casual-name = Occasionnel
bot-casual-help = Joue ce qui a l’air bon, avec une erreur de temps en temps.
bot-skilled-name = Habile
bot-skilled-help = Prévoit ses coups et se trompe rarement.
bot-expert-name = Expert
bot-expert-help = Anticipe de quelques coups. Difficile à battre.
bot-master-name = Maître
bot-master-help = Anticipe aussi loin qu’une seconde le permet. L’adversaire le plus fort.
bot-shipper-name = Armateur
bot-shipper-help = Habile : plante beaucoup et remplit les navires.
bot-builder-name = Bâtisseur
bot-builder-help = Habile : investit ses { -coins } dans une grande ville.
bot-trader-name = Marchand
bot-trader-help = Habile : vend cher et garde la bourse pleine.

### --- Décisions --------------------------------------------------------------------------------------------

decision-round-name = Choix du personnage
decision-round-ask = Choisissez un personnage.
decision-round-help = Choisissez l’un des personnages restants et prenez les { -coins } posés dessus. Tout le monde exécute son action, vous en premier et avec le privilège.

decision-settler-name = { NAME("settler") }
decision-settler-ask = { NAME("settler") } : prenez une tuile.
decision-settler-help = Prenez une des { -plantations } face visible pour une { SMALL("field") } libre. Si vous avez choisi le personnage ou si vous avez { A("construction_hut") } { GENDER("construction_hut") ->
    [f] occupée
   *[m] occupé
}, vous pouvez prendre une { -quarry } à la place.
decision-settler-pass = Ne rien prendre

decision-hacienda-name = { NAME("hacienda") }
decision-hacienda-ask = { NAME("hacienda") } : piocher d’abord une { -plantation } face cachée ?
decision-hacienda-help = Avant de prendre votre tuile, vous pouvez piocher une { -plantation } face cachée, sans savoir laquelle. Vous devrez la poser.
decision-hacienda-pass = Ne pas piocher

decision-hospice-name = { NAME("hospice") }
decision-hospice-ask = { NAME("hospice") } : un { -worker } pour votre nouvelle tuile ?
decision-hospice-help = Un { -worker } peut être placé aussitôt sur votre nouvelle tuile. Si vous refusez, il en reste un de plus dans la réserve.
decision-hospice-pass = Pas d’{ -worker }

decision-mayor-name = { NAME("mayor") }
decision-mayor-ask = { NAME("mayor") } : voulez-vous un { -worker } de plus ?
decision-mayor-help = Votre privilège est un { -worker } de plus, pris dans la réserve. Si vous refusez, la réserve reste plus pleine et la fin de la partie plus lointaine.
decision-mayor-pass = Pas d’{ -worker }

decision-place-name = Placement des { -workers }
decision-place-ask = { NAME("mayor") } : placez vos { -workers }.
decision-place-help = Placez tous vos { -workers }, anciens et nouveaux, sur les { -circles } de vos tuiles et de vos bâtiments. Seuls ceux qui n’ont pas de { -circle } restent inactifs.

decision-builder-name = { NAME("builder") }
decision-builder-ask = { NAME("builder") } : que construisez-vous ?
decision-builder-help = Construisez un bâtiment que vous pouvez payer, pour lequel vous avez de la place et que vous n’avez pas encore.
decision-builder-pass = Ne rien construire

decision-university-name = { NAME("university") }
decision-university-ask = { NAME("university") } : un { -worker } pour votre nouveau bâtiment ?
decision-university-help = Un { -worker } peut être placé aussitôt sur votre nouveau bâtiment. Si vous refusez, il en reste un de plus dans la réserve.
decision-university-pass = Pas d’{ -worker }

decision-craftsman-name = { NAME("craftsman") }
decision-craftsman-ask = { NAME("craftsman") } : quel { -barrel } prenez-vous en plus ?
decision-craftsman-help = Votre privilège est un { -barrel } de plus, d’un type que vous venez de produire.
decision-craftsman-pass = Ne rien prendre

decision-trader-name = { NAME("trader") }
decision-trader-ask = { NAME("trader") } : que vendez-vous ?
decision-trader-help = Vendez un { -barrel } { TO("trading_house") }, d’un type qu’elle n’a pas encore. { CAP(A("office")) }, { A("trading_post") } ou { A("land_office") } vous offre d’autres possibilités.
decision-trader-pass = Ne rien vendre

decision-captain-name = { NAME("captain") }
decision-captain-ask = { NAME("captain") } : chargez un navire.
decision-captain-help = Choisissez un type de marchandise et un navire. Un navire ne porte qu’un seul type, et deux navires ne portent jamais le même ; on charge autant de { -barrels } que possible. Si vous pouvez charger, vous devez le faire.
decision-captain-pass = Ne rien expédier

decision-storage-name = Stockage
decision-storage-ask = { NAME("captain") } : que gardez-vous ?
decision-storage-help = Vous gardez un { -barrel } et ce que contiennent vos entrepôts. Tout le reste est perdu.
decision-storage-pass = Ne rien garder de plus

decision-draft-name = Draft
decision-draft-ask = Ajoutez un bâtiment à la partie.
decision-draft-help = Choisissez un bâtiment pour un emplacement libre de son coût. Les bâtiments non choisis ne sont pas dans la partie.

decision-guests-name = { NAME("guesthouse") }
decision-guests-ask = { NAME("guesthouse") } : voulez-vous déplacer un invité maintenant ?
decision-guests-help = Vous pouvez déplacer un invité sur un de vos { -circles } vides, où il travaillera aussitôt. On vous le proposera de nouveau quand cela pourra servir.
decision-guests-pass = Personne ne bouge

decision-drawn-tile-name = Tuile piochée
decision-drawn-tile-ask = Vous avez pioché { a-tile }. Comment la posez-vous ?
decision-drawn-tile-help = Avec { A("forest_house") } occupée, vous pouvez poser la tuile face cachée, comme { -forest }.

decision-library-tile-name = { NAME("library") }
decision-library-tile-ask = { NAME("library") } : prenez une { -plantation } de plus.
decision-library-tile-help = Votre privilège compte double : prenez une des { -plantations } restantes.
decision-library-tile-pass = Ne rien prendre

decision-black-market-name = { NAME("black_market") }
decision-black-market-ask = { NAME($building) } : il vous manque { sum-coins }. Que cédez-vous ?
decision-black-market-help = Cédez un { -worker }, un { -barrel } ou un PV, chacun à la place de 1 { -coin }, jusqu’à ce qu’il ne manque plus rien. On vous les demande l’un après l’autre.
decision-black-market-pass = Ne pas en céder

decision-small-wharf-name = { NAME("small_wharf") }
decision-small-wharf-ask = { NAME("small_wharf") } : { piece-barrel } à bord. Quoi d’autre ?
decision-small-wharf-help = Ajoutez des { -barrels } d’autres types, ou laissez partir le navire. Vous recevez 1 PV pour deux { -barrels }.
decision-small-wharf-pass = Le navire part

decision-worker-ship-name = { NAME("worker_ship") }
decision-worker-ship-ask = { NAME("worker_ship") } : qui prenez-vous ?
decision-worker-ship-help = Vous prenez une personne à la fois, un { -worker } ou un { -noble }, jusqu’à ce qu’il ne reste plus personne.

decision-villa-name = { NAME("villa") }
decision-villa-ask = { NAME("villa") } : voulez-vous prendre quelqu’un ?
decision-villa-help = Vous pouvez prendre un { -noble } dans la réserve, ou un { -worker } s’il n’y en a plus.
decision-villa-pass = Personne

decision-nobles-name = Placement des { -nobles }
decision-nobles-ask = { NAME($building) } : combien de { -nobles } placez-vous ici ?
decision-nobles-help = Ce bâtiment fonctionne autrement avec un { -noble }. Choisissez qui travaille ici ; les autres sont placés là où cela ne change rien.

decision-hunting-lodge-name = { NAME("hunting_lodge") }
decision-hunting-lodge-ask = { NAME("hunting_lodge") } : voulez-vous défausser une tuile ?
decision-hunting-lodge-help = Vous pouvez défausser une { -plantation } ou une { -forest }. La personne qui s’y trouve va { ONTO("san_juan") }.
decision-hunting-lodge-pass = Tout garder

decision-royal-supplier-name = { NAME("royal_supplier") }
decision-royal-supplier-ask = { NAME("royal_supplier") } : quels { -barrels } livrez-vous, pour 1 PV chacun ?
decision-royal-supplier-help = Avant de charger, vous pouvez livrer un { -barrel } par { -noble } que vous avez, tous de types différents.
decision-royal-supplier-pass = Ne rien livrer de plus

decision-buccaneer-name = { NAME("buccaneer") }
decision-buccaneer-ask = { NAME("buccaneer") } : choisissez une option.
decision-buccaneer-help = Déchargez un navire et gardez jusqu’à trois { -barrels } ; videz { THE("trading_house") } pour 1 PV par { -barrel } ; prenez jusqu’à trois { -workers } { FROM("worker_ship") } ; ou mettez un personnage de côté et jouez-le à la fin de la manche.
decision-buccaneer-pass = Ne rien faire

decision-raid-name = { NAME("buccaneer_raid") }
decision-raid-ask = { $rest ->
    [one] { $rest } personne doit partir
   *[other] { $rest } personnes doivent partir
} ; vous pouvez en prendre { $kept }. Qui va où ?
decision-raid-help = Placez certains de ceux qui partent sur vos { -circles } vides. Choisissez ceux qui sont renvoyés : { EDITION() ->
    [special] ils sont hors jeu.
   *[other] ils retournent dans la réserve.
}

decision-reward-name = Récompense
decision-reward-ask = Votre récompense : { piece-worker } à placer.
decision-reward-help = Placez-les sur des { -circles } vides de vos tuiles ou de vos bâtiments. Les autres restent inactifs jusqu’à la prochaine { SMALL("phase mayor") }.
decision-reward-pass = Les autres restent inactifs

decision-offer-name = Gain facultatif
decision-offer-ask = { NAME($thing) } : { festival-reward }. Acceptez-vous ?
decision-offer-help = À cette table, tout gain est facultatif. Ce que vous refusez reste dans la réserve.
decision-offer-pass = Refuser

decision-production-name = Choix des { -barrels }
decision-production-ask = { $ship ->
    [0] Production
   *[other] { NAME("buccaneer_piracy") }
} : { piece-barrel }. Que prenez-vous ?
decision-production-help = Prenez tous les { -barrels }, ou laissez-en d’abord quelques-uns, un par un. Ce que vous laissez reste dans la réserve.

decision-payment-name = Paiement
decision-payment-ask = { NAME($building) } : combien payez-vous ?
decision-payment-help = Les réductions sont facultatives : utilisez-les toutes, en partie ou pas du tout.

decision-achievements-name = Exploits
decision-achievements-ask = Quelle carte secrète gardez-vous ?
decision-achievements-help = Gardez une carte ; les autres passent à votre gauche. Vous finirez avec quatre cartes.

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
   *[other] Un { -worker } sur la nouvelle { SMALL(TILE($field)) }
}
action-noble = { $decision ->
    [university] Un { -noble } sur le nouveau bâtiment
    [raid] Les autres partent, dont un { -noble }
   *[other] Prendre un { -noble }
}
action-noble-on = { $field ->
    [forest] Prendre un { -noble } pour la nouvelle { -forest }
   *[other] Un { -noble } sur la nouvelle { SMALL(TILE($field)) }
}
action-place = { NAME(TILE($place)) } : { piece-worker }
action-build = Construire { THE($building) }
action-barrel = Prendre { one-good }
action-sell = Vendre { SOME($good) }
action-load = Charger { SOME($good) } { ON(SHIP($ship)) }
action-wharf = { NAME("wharf") } : expédier { SOME($good) }
action-keep = Garder { piece-good }
action-draft = Ajouter { THE($building) }
action-take-forest = Prendre { A(TILE($good)) } comme { -forest }
action-plant = La poser face visible
action-forest = La poser face cachée, comme { -forest }
action-post = { NAME("trading_post") } : vendre { SOME($good) }
action-send = { NAME("small_wharf") } : { piece-good }
action-put-worker = Placer un { -worker } { AT(TILE($place)) }
action-put-noble = Placer un { -noble } { AT(TILE($place)) }
action-hand-worker = Un { -worker } { FROM(TILE($place)) }
action-hand-noble = Un { -noble } { FROM(TILE($place)) }
action-hand-barrel = { one-good }
action-hand-chip = 1 PV
action-nobles = { NAME($building) } : { piece-noble }
action-land = Acheter une { -plantation } face cachée pour 1 { -coin }
action-clear = Défausser { A(TILE($tile)) }
action-deliver = Livrer { one-good }
action-piracy = { NAME("buccaneer_piracy") } : { SMALL(SHIP($ship)) }
action-loot = { NAME("buccaneer_loot") }
action-raid = { NAME("buccaneer_raid") }
action-kidnap = { NAME("buccaneer_kidnap") } : { NAME($card) }
action-choose = Garder « { NAME($achievement) } »
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
event-acted-pass = { $decision ->
    [settler] { $player } ne prend aucune tuile.
    [hacienda] { $player } ne pioche aucune tuile.
    [hospice] { $player } refuse { THE("worker") } { OF("hospice") }.
    [mayor] { $player } refuse { THE("worker") } supplémentaire.
    [builder] { $player } ne construit rien.
    [university] { $player } refuse { THE("worker") } { OF("university") }.
    [craftsman] { $player } refuse { THE("barrel") } supplémentaire.
    [trader] { $player } ne vend rien.
    [captain] { $player } n’expédie rien.
    [storage] { $player } ne garde rien de plus.
    [library-tile] { $player } refuse la seconde tuile.
    [small-wharf] { $player } laisse partir le navire { OF("small_wharf") }.
    [villa] { $player } ne prend personne avec { THE("villa") }.
    [hunting-lodge] { $player } ne défausse aucune tuile.
    [royal-supplier] { $player } ne livre rien de plus.
    [buccaneer] { $player } ne fait rien avec { THE("buccaneer") }.
    [reward] { $player } laisse les autres inactifs.
    [offer] { $player } refuse.
   *[other] { $player } passe.
}
event-acted-pass-you = { $decision ->
    [settler] Vous ne prenez aucune tuile.
    [hacienda] Vous ne piochez aucune tuile.
    [hospice] Vous refusez { THE("worker") } { OF("hospice") }.
    [mayor] Vous refusez { THE("worker") } supplémentaire.
    [builder] Vous ne construisez rien.
    [university] Vous refusez { THE("worker") } { OF("university") }.
    [craftsman] Vous refusez { THE("barrel") } supplémentaire.
    [trader] Vous ne vendez rien.
    [captain] Vous n’expédiez rien.
    [storage] Vous ne gardez rien de plus.
    [library-tile] Vous refusez la seconde tuile.
    [small-wharf] Vous laissez partir le navire { OF("small_wharf") }.
    [villa] Vous ne prenez personne avec { THE("villa") }.
    [hunting-lodge] Vous ne défaussez aucune tuile.
    [royal-supplier] Vous ne livrez rien de plus.
    [buccaneer] Vous ne faites rien avec { THE("buccaneer") }.
    [reward] Vous laissez les autres inactifs.
    [offer] Vous refusez.
   *[other] Vous passez.
}
event-acted-put = { $player } place un { $noble ->
    [yes] { -noble }
   *[no] { -worker }
} { AT(TILE($place)) }.
event-acted-put-you = Vous placez un { $noble ->
    [yes] { -noble }
   *[no] { -worker }
} { AT(TILE($place)) }.

event-role-taken = { $player } choisit { THE($card) }{ $coins ->
    [0] .
   *[other] {" "}et prend { sum-coins }.
}
event-role-taken-you = Vous choisissez { THE($card) }{ $coins ->
    [0] .
   *[other] {" "}et prenez { sum-coins }.
}
event-tile-drawn = { $player } pioche { a-tile }.
event-tile-drawn-you = Vous piochez { a-tile }.
event-tile-taken = { $player } prend { a-tile }.
event-tile-taken-you = Vous prenez { a-tile }.
event-tiles-turned-up = { $count ->
    [one] { piece-plantation } révélée.
   *[other] { piece-plantation } révélées.
}
event-pile-shuffled = Une nouvelle pile est mélangée : { piece-plantation }.
event-workers-gained = { $player } prend { piece-worker } de plus.
event-workers-gained-you = Vous prenez { piece-worker } de plus.
event-workers-from-ship = { $player } reçoit { piece-worker } { FROM("worker_ship") }.
event-workers-from-ship-you = Vous recevez { piece-worker } { FROM("worker_ship") }.
event-field-staffed = { $player } place { piece-worker } { $count ->
    [one] { AT(TILE($field)) }
   *[other] { AT_PLURAL(TILE($field)) }
}.
event-field-staffed-you = Vous placez { piece-worker } { $count ->
    [one] { AT(TILE($field)) }
   *[other] { AT_PLURAL(TILE($field)) }
}.
event-building-staffed = { $player } place { piece-worker } { AT($building) }.
event-building-staffed-you = Vous placez { piece-worker } { AT($building) }.
event-ship-refilled = { CAP(THE("worker_ship")) } reçoit { piece-worker }.
event-built = { $player } construit { THE($building) } pour { sum-coins }.
event-built-you = Vous construisez { THE($building) } pour { sum-coins }.
event-produced = { $player } produit { piece-good }.
event-produced-you = Vous produisez { piece-good }.
event-coins-gained = { $player } reçoit { sum-coins }.
event-coins-gained-you = Vous recevez { sum-coins }.
event-barrel-taken = { $player } prend { one-good } de plus.
event-barrel-taken-you = Vous prenez { one-good } de plus.
event-sold = { $player } vend { one-good } pour { sum-coins }.
event-sold-you = Vous vendez { one-good } pour { sum-coins }.
event-house-emptied = { CAP(THE("trading_house")) } est vidée.
event-loaded = { $player } charge { piece-good } { ON(SHIP($ship)) } pour { sum-points }.
event-loaded-you = Vous chargez { piece-good } { ON(SHIP($ship)) } pour { sum-points }.
event-shipped = { $player } expédie { piece-good } { FROM("wharf") } pour { sum-points }.
event-shipped-you = Vous expédiez { piece-good } { FROM("wharf") } pour { sum-points }.
event-stored = { $count ->
    [0] { $player } perd { COUNT("barrel", $lost) } { of-good }.
   *[other] { $player } garde { piece-good }{ $lost ->
        [0] .
       *[other] {" "}et en perd { $lost }.
    }
}
event-stored-you = { $count ->
    [0] Vous perdez { COUNT("barrel", $lost) } { of-good }.
   *[other] Vous gardez { piece-good }{ $lost ->
        [0] .
       *[other] {" "}et en perdez { $lost }.
    }
}
event-ship-emptied = { CAP(THE(SHIP($ship))) } part avec sa cargaison { of-good }.
event-end-triggered = C’est la dernière manche : { $reason ->
    [workers] { ending-workers }
    [city] { ending-city }
   *[chips] { ending-chips }
}.
event-round-ended = La manche { $round } est terminée.
event-game-over = La partie est terminée.
event-workers-lifted = { $player } a { piece-worker } à placer.
event-workers-lifted-you = Vous avez { piece-worker } à placer.
event-forest-placed = { $player } pose une { -forest }.
event-forest-placed-you = Vous posez une { -forest }.
event-tile-cleared = { $player } défausse { A(TILE($tile)) }.
event-tile-cleared-you = Vous défaussez { A(TILE($tile)) }.
event-points-gained = { $player } reçoit { sum-points } grâce { TO($building) }.
event-points-gained-you = Vous recevez { sum-points } grâce { TO($building) }.
event-privilege-points = { $player } reçoit { sum-points } en tant que { NAME($card) }.
event-privilege-points-you = Vous recevez { sum-points } en tant que { NAME($card) }.
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
event-noble-posted = { $player } a { piece-noble } { AT($building) }.
event-noble-posted-you = Vous avez { piece-noble } { AT($building) }.
event-guest-moved = { $player } déplace un { $noble ->
    [yes] { -noble }
   *[no] { -worker }
} { FROM("guesthouse") } { ONTO(TILE($place)) }.
event-guest-moved-you = Vous déplacez un { $noble ->
    [yes] { -noble }
   *[no] { -worker }
} { FROM("guesthouse") } { ONTO(TILE($place)) }.
event-sent = { $player } charge { piece-good } sur le navire { OF("small_wharf") }.
event-sent-you = Vous chargez { piece-good } sur le navire { OF("small_wharf") }.
event-delivered = { $player } livre { one-good } pour { sum-points }.
event-delivered-you = Vous livrez { one-good } pour { sum-points }.
event-drafted = { $player } ajoute { THE($building) } à la partie.
event-drafted-you = Vous ajoutez { THE($building) } à la partie.
event-drafted-nobody = { CAP(THE($building)) } est dans la partie.
event-pirated = { $player } décharge { THE(SHIP($ship)) } et garde { piece-good }.
event-pirated-you = Vous déchargez { THE(SHIP($ship)) } et gardez { piece-good }.
event-looted = { $player } vide { THE("trading_house") } pour { $count } PV.
event-looted-you = Vous videz { THE("trading_house") } pour { $count } PV.
event-raided = { $player } prend { piece-worker } { FROM("worker_ship") }.
event-raided-you = Vous prenez { piece-worker } { FROM("worker_ship") }.
event-kidnapped = { $player } met { THE($card) } de côté{ $coins ->
    [0] .
   *[other] {" "}et prend { sum-coins }.
}
event-kidnapped-you = Vous mettez { THE($card) } de côté{ $coins ->
    [0] .
   *[other] {" "}et prenez { sum-coins }.
}
event-ransom-paid = { EDITION() ->
    [special] { $player } prend le personnage mis de côté : { sum-coins } de sa poche pour { $to }.
   *[other] { $player } prend le personnage mis de côté : { sum-coins } de la banque pour { $to }.
}
event-ransom-paid-you = { EDITION() ->
    [special] Vous payez { sum-coins } à { $to } pour le personnage mis de côté.
   *[other] Vous prenez le personnage mis de côté : { $to } reçoit { sum-coins } de la banque.
}
event-kidnapped-role-played = { $player } joue le personnage mis de côté, { THE($card) }.
event-kidnapped-role-played-you = Vous jouez le personnage mis de côté, { THE($card) }.
event-goal-drawn = Objectif { OF("festival") } : { NAME($goal) }.
event-goal-reached = { $player } atteint un objectif : { NAME($goal) }.
event-goal-reached-you = Vous atteignez un objectif : { NAME($goal) }.
event-achievement-met = { $player } révèle un exploit : { NAME($achievement) }.
event-achievement-met-you = Vous révélez un exploit : { NAME($achievement) }.

### --- Refus ------------------------------------------------------------------------------------------------

refusal-game-over = La partie est terminée.
refusal-card-taken = { $player } a déjà choisi { THE($card) } pendant cette manche.
refusal-card-taken-you = Vous avez déjà choisi { THE($card) } pendant cette manche.
refusal-settler-closed = Avec une île pleine, vous ne pouvez pas choisir { THE("settler") }.
refusal-same-prospector = Les deux cartes font la même chose : choisissez la première.
refusal-not-face-up = Vous ne pouvez pas prendre { a-tile } : il n’y en a pas face visible.
refusal-no-right-to-quarry = Pour prendre une { -quarry }, il faut avoir choisi le personnage ou avoir { A("construction_hut") } { GENDER("construction_hut") ->
    [f] occupée
   *[m] occupé
}.
refusal-no-quarry-left = Il n’y a plus de { -quarries }.
refusal-not-this-turns-tile = Pendant ce tour, vous n’avez pas posé { OF_KIND(TILE($field)) } pour { THE("hospice") }.
refusal-too-few-circles = { $circles ->
    [0] Il n’y a pas de { -circle } { AT(TILE($place)) }.
    [1] Il n’y a qu’un seul { -circle } { AT(TILE($place)) }.
   *[other] Il n’y a que { COUNT("circle", $circles) } { AT(TILE($place)) }.
}
refusal-too-few-workers = { $workers ->
    [0] Vous n’avez plus personne à placer.
    [1] Vous n’avez plus qu’un { -worker } à placer.
   *[other] Vous n’avez plus que { COUNT("worker", $workers) } à placer.
}
refusal-workers-left-over = Occupez autant de { -circles } que possible : il resterait { COUNT("worker", $workers) } alors { $circles ->
    [1] qu’un { -circle } est libre
   *[other] que { COUNT("circle", $circles) } sont libres
}.
refusal-already-owned = Vous avez déjà { THE($building) }.
refusal-none-for-sale = Il n’y a plus { OF_KIND($building) } à vendre.
refusal-no-city-space = Votre ville n’a pas de place pour { THE($building) }.
refusal-too-expensive = { CAP(THE($building)) } coûte { COUNT("coin", $cost) } ; { $coins ->
    [0] vous n’en avez pas.
   *[other] vous en avez { $coins }.
}
refusal-supply-empty = Il n’y a plus { OF_KIND($good) } dans la réserve.
refusal-not-produced = Vous n’avez pas produit { OF_KIND($good) } pendant cette phase.
refusal-house-full = { CAP(THE("trading_house")) } est pleine : { NAMES($goods) }.
refusal-no-barrel = Vous n’avez pas { OF_KIND($good) }.
refusal-kind-in-house = { CAP(THE("trading_house")) } a déjà { SOME($good) }.
refusal-must-load = Vous pouvez charger un { SMALL("cargo_ship") } : il faut le faire, ou utiliser un { SMALL("private_ship") }.
refusal-ship-full = { CAP(THE(SHIP($ship))) } est plein.
refusal-ship-has-other = { CAP(THE(SHIP($ship))) } porte { SOME($other) }.
refusal-kind-on-other-ship = Un autre navire porte déjà { SOME($good) }.
refusal-other-ship-takes-more = { CAP(THE(SHIP($ship))) } ne prendrait { $here ->
    [1] qu’un { -barrel } { of-good }
   *[other] que { COUNT("barrel", $here) } { of-good }
} ; un autre en prendrait { $there }.
refusal-wharf-used = Vous avez déjà utilisé { YOUR("wharf") } pendant cette phase.
refusal-kind-decided = Vous avez déjà décidé pour { THE($good) }.
refusal-too-few-barrels = Vous n’avez { $barrels ->
    [1] qu’un { -barrel } { of-good }.
   *[other] que { COUNT("barrel", $barrels) } { of-good }.
}
refusal-no-room-to-store = Plus de place pour { THE($good) } : vous gardez { $kinds ->
    [0] {""}
    [1] tous les { -barrels } d’un type et{" "}
   *[other] tous les { -barrels } de { COUNT("kind", $kinds) } et{" "}
}{ COUNT("barrel", $barrels) }.
refusal-already-sold = Vous avez déjà vendu pendant ce tour.
refusal-land-office-used = Vous avez déjà utilisé { YOUR("land_office") } pendant ce tour.
refusal-land-office-other-person = { CAP(TO("land_office")) }, un { -worker } permet d’acheter une { -plantation }, un { -noble } d’en défausser une.
refusal-cannot-buy-land = Pour acheter, il faut 1 { -coin }, une { SMALL("field") } libre et une { -plantation } à piocher.
refusal-small-wharf-used = Vous avez déjà utilisé { YOUR("small_wharf") } pendant cette phase.
refusal-works-on-black-market = La personne qui travaille { TO("black_market") } ne peut pas être cédée.
refusal-guest-changes-nothing = Un invité { AT(TILE($place)) } ne changerait rien maintenant. On vous le proposera de nouveau quand cela pourra servir.
refusal-no-such-guest = Vous n’avez pas cet invité { AT("guesthouse") }.
refusal-in-every-game = { CAP(THE($building)) } est de toutes les parties et ne se choisit pas au draft.
refusal-already-drafted = { CAP(THE($building)) } est déjà dans la partie.
refusal-excluded-by-pair = { CAP(THE($building)) } est { GENDER($building) ->
    [f] exclue
   *[m] exclu
} : l’autre bâtiment de la paire est dans la partie.
refusal-no-draft-space = Il n’y a pas d’emplacement libre de coût { $cost } pour { THE($building) }.
refusal-not-so-many-nobles = { CAP(THE($building)) } peut accueillir de { $fewest } à { COUNT("noble", $most) }.
refusal-quarries-stay = On ne défausse jamais une { -quarry }.
refusal-holds-marker = C’est vous qui avez choisi ce personnage la dernière fois : quelqu’un d’autre doit d’abord le choisir.
refusal-own-kidnapping = Vous avez vous-même mis { THE($card) } de côté : vous le jouerez à la fin de la manche.
refusal-no-ransom = { CAP(THE($card)) } a été mis de côté et coûte { COUNT("coin", 3) } ; { $coins ->
    [0] vous n’en avez pas.
   *[other] vous en avez { $coins }.
}
refusal-every-option-works = Toutes les options ont un effet : choisissez-en une.
refusal-cannot-kidnap = { CAP(THE($card)) } ne peut pas être mis de côté.
refusal-not-in-hand = La carte « { NAME($card) } » n’est pas dans votre main.
refusal-must-say-barrels = Vous ne pouvez pas passer : prenez les { -barrels }, ou laissez-les un par un.
refusal-none-to-leave = Il n’y a pas { OF_KIND($good) } à laisser ici.
refusal-pay-between = Vous pouvez payer de { $cost } à { $most }.
refusal-not-voluntary = À cette table, les gains sont pris d’office.
refusal-must-pay = Vous ne pouvez pas passer : choisissez combien vous payez.
refusal-discount-whole = Cette réduction compte en entier ou pas du tout : vous pouvez payer { $cost } ou { $most }.

## Ce qui n’est pas dans cette partie

refusal-not-in-game = Cela n’est pas dans cette partie, mais dans l’extension « { name-of-expansion } ».
refusal-building-not-in-game = { CAP(THE($building)) } n’est pas dans cette partie, mais dans l’extension « { name-of-expansion } ».
refusal-not-drafted = { CAP(THE($building)) } n’a pas été { GENDER($building) ->
    [f] choisie
   *[m] choisi
} au draft : ce bâtiment n’est pas dans cette partie.
refusal-no-such-card = À { COUNT("player", $count) }, il n’y a pas { OF_KIND($card) }.
refusal-no-such-ship = À { COUNT("player", $count) }, il n’y a pas de { SMALL(SHIP($ship)) }.
refusal-no-draft = Dans cette partie, les joueurs ne choisissent pas les bâtiments.
refusal-cards-are-dealt = Dans cette partie, les cartes secrètes sont distribuées, pas choisies.

## Ce qui relève d’une autre décision

refusal-other-decision = Cela relève d’une autre décision ({ $home }). À décider maintenant : { $step }.
refusal-before-play = Cela se décide avant la première manche : { $home }.
refusal-phase-over = { CAP(THE(PHASE($card))) } de cette manche est terminée.
refusal-trading-over = { CAP(THE(PHASE($card))) } de cette manche est terminée ; rien n’a été demandé à ceux qui n’avaient rien à vendre, ou qui ont trouvé { THE("trading_house") } pleine.
refusal-no-occupied-building = Vous n’avez pas { OF_KIND($building) } { GENDER($building) ->
    [f] occupée
   *[m] occupé
}.
refusal-not-owned = Vous n’avez pas { OF_KIND($building) }.
refusal-hacienda-draws-no-quarry = { CAP(THE("hacienda")) } ne pioche jamais de { -quarry } ; vous prendrez votre propre tuile ensuite.
refusal-say-which-tile = Choisissez pour laquelle de vos nouvelles tuiles.
refusal-place-decided = Vous avez déjà décidé pour { THE(TILE($place)) }.
refusal-place-later = D’abord { THE(TILE($now)) }, ensuite { THE(TILE($place)) }.
refusal-nobody-there = Vous n’avez personne { AT(TILE($place)) }.

## Où l’on ne passe pas

refusal-must-take-role = Vous ne pouvez pas passer : il faut choisir un personnage.
refusal-must-place = Vous ne pouvez pas passer : il faut occuper autant de { -circles } que possible.
refusal-must-draft = Vous ne pouvez pas passer : il faut ajouter un bâtiment.
refusal-must-place-tile = Vous ne pouvez pas passer : il faut poser la tuile piochée.
refusal-must-take-person = Vous ne pouvez pas passer : prenez un { -worker } ou un { -noble }.
refusal-must-say-nobles = Vous ne pouvez pas passer : choisissez combien de { -nobles } vont ici.
refusal-must-send-away = Vous ne pouvez pas passer : choisissez qui doit partir.
refusal-must-keep-card = Vous ne pouvez pas passer : il faut garder une carte.

## Tuiles, personnes, boucanier

refusal-no-such-tile = Vous n’avez pas { OF_KIND(TILE($field)) }.
refusal-second-tile-no-quarry = La seconde tuile est une { -plantation } ; pour une { -quarry }, il faut { A("construction_hut") } { GENDER("construction_hut") ->
    [f] occupée
   *[m] occupé
}.
refusal-no-circle-on-tile = Vous n’avez pas { OF_KIND(TILE($field)) } avec un { -circle } vide.
refusal-forest-worker-moves-on = Personne ne travaille dans une { -forest } : l’{ -worker } va sur une autre tuile de cette phase.
refusal-only-plantations-return = Vous ne pouvez pas défausser { A(TILE($field)) } ici, seulement des { -plantations }.
refusal-noble-not-to-be-had = Un { -noble } ne vient que { FROM("worker_ship") }, quand la réserve n’a plus d’{ -workers }.
refusal-only-from-supply = { CAP(THE($building)) } n’apporte qu’un { -worker } de la réserve, pas un { -noble }.
refusal-no-worker-left = Il n’y a plus d’{ -workers }, seulement des { -nobles }.
refusal-nobles-first = La réserve a encore { piece-noble } : prenez-en un, pas un { -worker }.
refusal-no-noble-left = Il n’y a plus de { -nobles } dans la réserve.
refusal-no-noble-on-ship = Il n’y a pas de { -noble } { IN("worker_ship") }.
refusal-not-so-many-on-ship = { $left ->
    [one] { $left } personne doit partir
   *[other] { $left } personnes doivent partir
}, et il n’y a { $count ->
    [0] pas d’{ -worker }.
    [1] qu’un { -worker }.
   *[other] que { piece-worker }.
}
refusal-in-every-game-with-nobles = { CAP(THE($building)) } est de toutes les parties avec des { -nobles } et ne se choisit pas au draft.
refusal-house-empty = { CAP(THE("trading_house")) } est vide : cela n’aurait pas d’effet.
refusal-ship-empty = { CAP(THE(SHIP($ship))) } est vide : cela n’aurait pas d’effet.
refusal-nobody-to-raid = { CAP(THE("worker_ship")) } compte { COUNT("worker", $workers) } pour { COUNT("player", $count) } : on ne prend que ceux qui sont de trop, et il n’y en a pas.
refusal-still-missing = Vous ne pouvez pas passer : il vous manque encore { COUNT("coin", $missing) }.
refusal-asked-later = On vous le demandera ensuite : cédez d’abord ce qui est demandé maintenant, ou passez.
refusal-asked-already = C’est déjà décidé : on cède au plus un de chaque.
refusal-no-chip = Vous n’avez pas de PV à céder.
refusal-no-noble-there = Vous n’avez pas de { -noble } { AT(TILE($place)) }.
refusal-only-nobles-there = Il n’y a que des { -nobles } { AT(TILE($place)) }.
refusal-raises-price = Si la personne { FROM(TILE($place)) } partait, le bâtiment coûterait plus cher.
refusal-no-empty-circle = Vous n’avez pas de { -circle } vide { AT(TILE($place)) }.
refusal-no-more-kept = Vous ne pouvez garder personne de plus : les autres doivent partir.
refusal-name-nobles-first = Choisissez les { -nobles } avant les { -workers }.

### --- Festival et exploits ---------------------------------------------------------------------------------

festival-harvest-weighing-name = Pesée de la récolte
festival-harvest-weighing-condition = Produire { COUNT($a, 3) } en une phase
festival-carnival-cocktail-name = Cocktail de carnaval
festival-carnival-cocktail-condition = Produire { $amounts } en une phase
festival-closing-time-name = Heure de fermeture
festival-closing-time-condition = Remplir { THE("trading_house") } en vendant { SOME($a) }
festival-specialist-name = Spécialiste
festival-specialist-condition = Avoir { COUNT(TILE($x), 3) }
festival-farm-fair-name = Foire agricole
festival-farm-fair-condition = Avoir { A(TILE($x)) } et { A(TILE($y)) } ; produire { $amounts } en une phase
festival-festival-delivery-name = Livraison pour le Festival
festival-festival-delivery-condition = Charger { COUNT($a, 1) } et { COUNT($b, 2) } en une phase
festival-twin-farmers-name = Fermiers jumeaux
festival-twin-farmers-condition = Avoir { COUNT(TILE($x), 2) } et { COUNT(TILE($y), 2) }
festival-two-baskets-name = Deux paniers
festival-two-baskets-condition = Produire { COUNT($a, 2) } et { COUNT($b, 2) } en une phase
festival-solemn-departure-name = Départ solennel
festival-solemn-departure-condition = Remplir le plus grand navire avec { SOME($a) }
festival-pioneer-toast-name = Toast des pionniers
festival-pioneer-toast-condition = Construire { THE($building) }
festival-inauguration-name = Inauguration
festival-inauguration-condition = Construire { THE($building) }
festival-traditional-departure-name = Départ traditionnel
festival-traditional-departure-condition = Remplir le plus petit navire avec { SOME($a) }
festival-reward = { $workers ->
    [0] { $coins ->
        [0] { sum-points }
       *[other] { sum-coins }{ festival-reward-points }
    }
   *[other] { COUNT("worker", $workers) }{ festival-reward-coins }{ festival-reward-points }
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
achievement-major-landowner-condition = Avoir au plus 2 { PLURAL("field") } et 2 { PLURAL("city_space") } vides
achievement-master-collector-name = Maître collectionneur
achievement-master-collector-condition = Avoir 7 { -barrels } d’un même type
achievement-senior-bureaucrat-name = Haut fonctionnaire
achievement-senior-bureaucrat-condition = Avoir 7 petits { -beige-buildings }
achievement-trade-strategist-name = Stratège du commerce
achievement-trade-strategist-condition = Gagner 7 PV en une { SMALL("phase captain") }
achievement-head-administrator-name = Administrateur en chef
achievement-head-administrator-condition = Avoir 12 { -workers } sur des bâtiments
achievement-leading-employer-name = Premier employeur
achievement-leading-employer-condition = Avoir 9 { -workers } sur votre { SMALL("island") }
achievement-leading-producer-name = Premier fabricant
achievement-leading-producer-condition = Produire 7 { -barrels } en une phase
achievement-big-spender-name = Grand dépensier
achievement-big-spender-condition = Dépenser tous vos { -coins } pour un { -large-building }
achievement-coffee-dispatcher-name = Expéditeur de café
achievement-coffee-dispatcher-condition = Remplir la dernière case d’un navire avec { SOME("coffee") }
achievement-tobacco-dispatcher-name = Expéditeur de tabac
achievement-tobacco-dispatcher-condition = Remplir la dernière case d’un navire avec { SOME("tobacco") }
achievement-dock-tycoon-name = Magnat des quais
achievement-dock-tycoon-condition = Charger 3 types en une { SMALL("phase captain") }
achievement-luxury-goods-provider-name = Fournisseur de luxe
achievement-luxury-goods-provider-condition = Avoir des { -production-buildings } pour { THE("sugar") }, { THE("tobacco") } et { THE("coffee") }
achievement-master-agronomist-name = Maître agronome
achievement-master-agronomist-condition = Utiliser les 12 { PLURAL("field") }
achievement-specialised-shipper-name = Armateur spécialisé
achievement-specialised-shipper-condition = Charger 5 { -barrels } d’un même type en une fois
achievement-caramel-popcorn-inventor-name = Inventeur du pop-corn au caramel
achievement-caramel-popcorn-inventor-condition = Avoir 8 { -barrels } { OF_KIND("corn") } et { OF_KIND("sugar") }, au moins un de chaque
achievement-confectionery-supplier-name = Fournisseur de confiseries
achievement-confectionery-supplier-condition = Avoir 7 { -barrels } { OF_KIND("indigo") } et { OF_KIND("sugar") }, au moins un de chaque
achievement-luxury-crop-trader-name = Marchand de cultures de luxe
achievement-luxury-crop-trader-condition = Avoir 5 { -barrels } { OF_KIND("coffee") } et { OF_KIND("tobacco") }, au moins un de chaque
achievement-pastry-maker-name = Pâtissier
achievement-pastry-maker-condition = Avoir 9 { -barrels } { OF_KIND("corn") } et { OF_KIND("indigo") }, au moins un de chaque
achievement-tavern-supplier-name = Fournisseur de tavernes
achievement-tavern-supplier-condition = Avoir 6 { -barrels } { OF_KIND("coffee") } et { OF_KIND("sugar") }, au moins un de chaque
achievement-tobacco-and-fruit-broker-name = Courtier en tabac et { SMALL("indigo") }
achievement-tobacco-and-fruit-broker-condition = Avoir 6 { -barrels } { OF_KIND("tobacco") } et { OF_KIND("indigo") }, au moins un de chaque
achievement-deal-closer-name = As des affaires
achievement-deal-closer-condition = En tant que { NAME("trader") }, remplir { THE("trading_house") }
achievement-independent-shipper-name = Armateur indépendant
achievement-independent-shipper-condition = Remplir un navire vide en un seul chargement
achievement-prudent-merchant-name = Commerçant prudent
achievement-prudent-merchant-condition = Garder des { -barrels } de 2 types au stockage
achievement-sugar-dispatcher-name = Expéditeur de sucre
achievement-sugar-dispatcher-condition = Remplir la dernière case d’un navire avec { SOME("sugar") }
achievement-trade-tycoon-name = Magnat du commerce
achievement-trade-tycoon-condition = Vendre un { -barrel } pour 6 { -coins } ou plus
achievement-tropical-produce-magnate-name = Roi des produits tropicaux
achievement-tropical-produce-magnate-condition = Avoir 3 { -production-buildings } pour { THE("indigo") } et { THE("sugar") }
achievement-corn-dispatcher-name = Expéditeur de maïs
achievement-corn-dispatcher-condition = Remplir la dernière case d’un navire avec { SOME("corn") }
achievement-indigo-dispatcher-name = Expéditeur { OF_KIND("indigo") }
achievement-indigo-dispatcher-condition = Remplir la dernière case d’un navire avec { SOME("indigo") }
achievement-master-architect-name = Maître architecte
achievement-master-architect-condition = Construire un { -large-building } pour 6 { -coins } ou moins

### --- Décompte ---------------------------------------------------------------------------------------------

score-chips = { CAP(PLURAL("vp_chip")) }
score-buildings = Bâtiments
score-nobles = { CAP(PLURAL("noble")) }
score-achievements = Exploits
score-total = Points
score-tie-break = Départage : { -coins } et { -barrels }
score-winner = { $player } gagne.
score-winner-you = Vous avez gagné !
score-shared = Victoire partagée : { $players }.
