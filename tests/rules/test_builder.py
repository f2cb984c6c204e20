"""Builder: what may be built (BLD-1, BLD-5, BLD-6), for how much (BLD-2 to BLD-4), and the university."""

import itertools
from collections import deque

import pytest
from hypothesis import given

from boriken import Game, IllegalAction, Options
from tests.book import BUILDINGS
from tests.games import random_boards, seeds, tables, words
from tests.rules.reference import Reference


def texts(game: Game) -> list[str]:
    return [str(action) for action in game.legal_actions()]


def building_game(seat: str, privilege: bool = True) -> Game:
    """Seat A builds, first with the privilege or last without, if there is anything to build."""
    governor = "A" if privilege else "B"
    game = Game.from_position(f'players = 3\ngovernor = "{governor}"\nworker_ship = 3\n[A]\n{seat}\n')
    game.play("builder")
    while game.decision == "builder" and game.turn != 0:
        game.play("pass")
    return game


@pytest.mark.parametrize("privilege", [True, False])
@pytest.mark.parametrize("quarries", range(9))
def test_prices(quarries: int, privilege: bool) -> None:
    """BLD-2: the privilege. BLD-3: quarries, at most the row. BLD-4: never below 0. All buildings."""
    for name, building in BUILDINGS.items():
        expected = max(0, building.cost - (1 if privilege else 0) - min(quarries, building.row))
        island = f'island = "quarry {quarries}/8"'
        game = building_game(f"coins = {expected}\n{island}", privilege)
        game.play(f"build {name}")
        assert game.state.seats[0].coins == 0
        if expected:
            poor = building_game(f"coins = {expected - 1}\n{island}", privilege)
            assert f"build {name}" not in texts(poor)


def test_too_dear() -> None:
    """BLD-1"""
    game = building_game('coins = 6\nisland = "quarry 1/1"')
    with pytest.raises(IllegalAction, match=r"The Wharf costs 7 coins; you have 6\. \(BLD-1\)"):
        game.play("build wharf")


def test_worked_example_of_prices() -> None:
    """X-BLD-1: three occupied quarries, no privilege."""
    for name, cost in (("construction_hut", 1), ("office", 3), ("harbor", 5), ("city_hall", 7), ("wharf", 6)):
        game = building_game('coins = 20\nisland = "quarry 3/4"', privilege=False)
        game.play(f"build {name}")
        assert game.state.seats[0].coins == 20 - cost


@given(options=tables(), seed=seeds)
def test_what_may_be_built(options: Options, seed: int) -> None:
    """BLD-1, BLD-5, BLD-6: left, not owned, room for it, coins for it."""
    game = Game(random_boards(options, seed))
    taker = game.turn
    assert taker is not None
    game.play("builder")
    while game.decision == "builder":
        seat = game.turn
        assert seat is not None
        oracle = Reference(words(game.state), deque())
        expected = [f"build {name}" for name in BUILDINGS if oracle.may_build(seat, taker, name)]
        assert texts(game) == [*expected, "pass"]
        game.play("pass")


def test_nobody_builds_the_same_twice() -> None:
    """BLD-5"""
    game = building_game('coins = 20\ncity = "wharf"')
    assert game.explain("build wharf").rule == "BLD-5"


def test_the_last_copy() -> None:
    """BLD-1"""
    game = building_game('coins = 20\n[B]\ncity = "residence"')
    assert game.explain("build residence").text == "There is no Residence left to buy. (BLD-1)"


FULL = "small_market, hacienda, construction_hut, small_warehouse, hospice, office, large_market"


def test_a_large_building_needs_two_spaces() -> None:
    """BLD-6, RUL-32"""
    city = f"{FULL}, large_warehouse, factory, university, harbor"  # 11 spaces
    game = building_game(f'coins = 20\ncity = "{city}"')
    assert game.explain("build residence").rule == "BLD-6"
    game.play("build wharf")
    assert game.ending() == ["city"]  # END-1b


def test_two_free_spaces_are_enough_wherever_they_are() -> None:
    """FLOW-6, BLD-6, END-1b"""
    city = f"{FULL}, large_warehouse, factory, university"  # 10 spaces
    game = building_game(f'coins = 20\ncity = "{city}"')
    assert game.ending() == []
    game.play("build residence")
    assert game.ending() == ["city"]
    assert game.state.seats[0].spaces == 12


def test_the_university_sends_a_worker() -> None:
    """UNI-1: one, from the supply, on the new building; it may be declined (RUL-52)."""
    game = building_game('coins = 20\ncity = "university 1"')
    game.play("build tobacco_storage")
    assert (game.decision, texts(game)) == ("university", ["worker", "pass"])
    other = game.copy()
    game.play("worker")
    assert game.state.seats[0].crew == [1, 1]
    assert game.state.workers == 58 - 3 - 2
    other.play("pass")
    assert other.state.seats[0].crew == [1, 0]
    assert other.state.workers == 58 - 3 - 1


def test_the_university_comes_with_a_building_for_nothing() -> None:
    """RUL-40, UNI-1: a cost of 0 is still building. Without a building there is no worker."""
    game = building_game('city = "university 1"')
    game.play("build small_market")
    assert game.decision == "university"
    game = building_game('coins = 1\ncity = "university 1"')
    game.play("pass")
    assert (game.turn, game.decision) != (0, "university")


def test_an_empty_university_sends_nobody() -> None:
    """BUI-1, UNI-1; and a university just built has no worker yet."""
    game = building_game('coins = 20\ncity = "university 0"')
    game.play("build tobacco_storage")
    assert game.decision != "university"
    game = building_game("coins = 20")
    game.play("build university")
    assert game.decision != "university"


@pytest.mark.parametrize(("supply", "ship", "asked"), [(1, 2, True), (0, 2, True), (0, 0, False)])
def test_where_the_worker_comes_from(supply: int, ship: int, asked: bool) -> None:
    """UNI-1: the supply, or else the worker ship; both empty, none."""
    rest = 58 - 1 - supply - ship
    game = Game.from_position(
        f"""
        players = 3
        worker_ship = {ship}
        [A]
        coins = 20
        city = "university 1"
        [B]
        workers = {rest}
        """
    )
    game.play("builder")
    game.play("build wharf")
    assert (game.decision == "university") == asked
    if asked:
        game.play("worker")
        assert (game.state.workers, game.state.worker_ship) == ((0, 2) if supply else (0, 1))


def test_each_player_may_build_once_in_turn() -> None:
    """BLD-1: the builder first, then clockwise; the turn is over with one building."""
    game = Game.from_position(
        'players = 4\ngovernor = "C"\n' + "".join(f"[{seat}]\ncoins = 9\n" for seat in "ABCD")
    )
    game.play("builder")
    turns = []
    for name in itertools.islice(BUILDINGS, 4):
        turns.append(game.turn)
        game.play(f"build {name}")
    assert turns == [2, 3, 0, 1]
    assert game.decision == "round"
