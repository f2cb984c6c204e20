/** A position to begin with: three players, late, and everybody wants the captain. */
export const EXAMPLE = `edition = "1897"
players = 3
governor = "A"
round = 11
worker_ship = 4
face_up = "2 corn, sugar, tobacco"
trading_house = "corn, sugar"
any_order = true

[cards]
captain = 1
trader = 2

[ships]
5 = "2 corn"
6 = "3 sugar"

[A]
coins = 3
chips = 16
goods = "4 corn, 2 coffee"
island = "corn 3/3, coffee 2/2, quarry 1/1"
city = "small_market 1, coffee_roaster 2, harbor 1"

[B]
coins = 6
chips = 12
goods = "3 sugar, 2 tobacco"
island = "sugar 3/3, tobacco 2/2, quarry 2/2"
city = "large_sugar_mill 3, tobacco_storage 2, office 1, factory 1"

[C]
coins = 9
chips = 14
goods = "2 corn, indigo"
island = "corn 3/3, indigo 2/2, quarry 2/2"
city = "large_indigo_plant 2, construction_hut 1, hospice 1, wharf 1"
`;
