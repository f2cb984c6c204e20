"""Positions in which one move is plainly best."""

from __future__ import annotations

from boriken import Action, Game
from boriken.bots.stepping import GreedyBot
from boriken.catalog.buildings import CITY_HALL, CUSTOMS_HOUSE, FORTRESS, GUILD_HALL, RESIDENCE
from boriken.engine.actions import BUILD
from boriken.engine.ids import SUGAR


def decide(game: Game) -> str:
    """What greedy would do; whatever its seed, for it must not be a tie."""
    picks = {GreedyBot(seed).choose(game.state, game.state.choices, 1.0) for seed in range(4)}
    assert len(picks) == 1
    return str(Action(picks.pop()))


def decide_any(game: Game) -> int:
    """The same where ties do not matter."""
    return GreedyBot(1).choose(game.state, game.state.choices, 1.0)


def test_it_sells_what_brings_most() -> None:
    game = Game.from_position('players = 3\n[A]\ngoods = "3 corn, indigo, sugar, coffee"')
    game.play("trader")
    assert decide(game) == "sell coffee"


def test_it_ships_rather_than_loses() -> None:
    """No cargo ship takes sugar, so the alternative to the wharf is to lose all but one barrel."""
    game = Game.from_position(
        'players = 3\n[ships]\n4 = "2 corn"\n5 = "indigo"\n6 = "coffee"\n'
        '[A]\ngoods = "5 sugar"\ncity = "wharf 1"'
    )
    game.play("captain")
    assert {str(action) for action in game.legal_actions()} == {"wharf sugar", "pass"}
    assert decide(game) == "wharf sugar"


def test_it_fills_the_last_ship_with_most_barrels() -> None:
    game = Game.from_position(
        'players = 3\n[ships]\n5 = "2 tobacco"\n6 = "coffee"\n[A]\ngoods = "4 corn, 2 sugar"'
    )
    game.play("captain")
    assert decide(game) == "load corn 4"


SHIPS_TAKE_NOTHING = '[ships]\n4 = "4 corn"\n5 = "indigo"\n6 = "tobacco"\n'


def test_it_keeps_the_dearest_barrel() -> None:
    game = Game.from_position(f'players = 3\n{SHIPS_TAKE_NOTHING}[A]\ngoods = "corn, sugar, coffee"')
    game.play("captain")
    assert game.decision == "storage"
    assert decide(game) == "keep coffee 1"


def test_it_keeps_most_barrels_in_the_warehouse() -> None:
    game = Game.from_position(
        f'players = 3\n{SHIPS_TAKE_NOTHING}[A]\ngoods = "5 corn, sugar, coffee"\ncity = "small_warehouse 1"'
    )
    game.play("captain")
    assert decide(game) == "keep corn 5"
    game.play("keep corn 5")
    assert decide(game) == "keep coffee 1"


def last_round(text: str, taken: str) -> Game:
    """A, the governor, is the last to take a role in the last round."""
    return Game.from_position(
        f'players = 3\nround = 15\ngovernor = "B"\nending = ["city"]\n[cards]\n{taken}\n{text}'
    )


def test_it_builds_a_large_building_in_the_last_round() -> None:
    """For the printed points alone: nobody will come to staff it."""
    game = last_round('[A]\ncoins = 10\nisland = "corn 1/1"', 'mayor = "B"\nsettler = "C"')
    assert decide(game) == "builder"
    game.play("builder")
    assert game.state.choices[-2] - BUILD == CITY_HALL
    picks = {GreedyBot(seed).choose(game.state, game.state.choices, 1.0) - BUILD for seed in range(9)}
    assert picks <= {GUILD_HALL, RESIDENCE, FORTRESS, CUSTOMS_HOUSE, CITY_HALL}


def test_it_builds_the_large_building_that_brings_most() -> None:
    """The university's worker staffs it at once, and the guild hall counts seven points, others fewer."""
    city = "small_indigo_plant, small_sugar_mill, large_indigo_plant, large_sugar_mill, university 1"
    game = last_round(f'[A]\ncoins = 10\ncity = "{city}"', 'mayor = "B"\nsettler = "C"')
    game.play("builder")
    assert decide(game) == "build guild_hall"
    game.play("build guild_hall")
    assert decide(game) == "worker"


def test_it_staffs_the_large_building_in_the_last_round() -> None:
    game = last_round(
        '[A]\nisland = "corn 3/3, indigo 0/2"\ncity = "small_indigo_plant 1, residence"',
        'builder = "B"\nsettler = "C"',
    )
    game.play("mayor")
    while game.turn == 0:
        game.play(decide_any(game))
    assert game.state.seats[0].crew[1] == 1


def test_it_ships_in_the_last_round() -> None:
    game = last_round('[A]\ncoins = 3\ngoods = "4 corn, 2 coffee"', 'mayor = "B"\nsettler = "C"')
    assert decide(game) == "captain"


def test_it_pairs_plantations_and_production_buildings() -> None:
    """Two workers: on sugar and its mill, not on two things that produce nothing."""
    game = Game.from_position(
        'players = 3\nworker_ship = 3\n[A]\nisland = "indigo 0/2, sugar 0/1"\ncity = "small_sugar_mill"'
    )
    game.play("mayor")
    while game.turn == 0:
        game.play(decide_any(game))
    assert game.state.seats[0].manned[SUGAR] == 1
    assert game.state.seats[0].crew == [1]


def test_a_noble_brings_points_in_the_chapel() -> None:
    game = Game.from_position(
        'players = 3\nexpansions = ["nobles"]\nworker_ship = 3\nship_nobles = 0\n'
        '[A]\nnobles = 1\nisland = "corn 1/2"\ncity = "chapel"'
    )
    game.play("mayor")
    while game.turn == 0 and game.decision != "nobles":
        game.play(decide_any(game))
    assert decide(game) == "nobles chapel 1"
