"""Craftsman: production (CRA-1 to CRA-4, BUI-2) and the factory (FAC-1)."""

from collections import Counter

import pytest
from hypothesis import given

from boriken import Game, Options
from tests.book import GOODS
from tests.games import random_boards, seeds, tables, words
from tests.rules.reference import FACTORY, capacity, occupied


def texts(game: Game) -> list[str]:
    return [str(action) for action in game.legal_actions()]


def produce(text: str) -> Game:
    game = Game.from_position(f"players = 3\n{text}")
    game.play("craftsman")
    return game


def goods(game: Game, seat: int = 0) -> dict[str, int]:
    found: dict[str, int] = words(game.state)["seats"][seat]["goods"]
    return found


@given(options=tables(), seed=seeds)
def test_production(options: Options, seed: int) -> None:
    """CRA-1: in turn from the craftsman. CRA-2: capacity. CRA-3: short supply. CRA-4. FAC-1."""
    game = Game(random_boards(options, seed))
    before = words(game.state)
    taker = game.turn
    assert taker is not None
    supply = Counter(before["supply"])
    kinds: list[str] = []
    game.play("craftsman")
    after = words(game.state)
    for turn in range(options.players):
        seat = (taker + turn) % options.players
        board = before["seats"][seat]
        made = Counter({good: min(capacity(board, good), supply[good]) for good in GOODS})
        supply -= made
        assert after["seats"][seat]["goods"] == dict(+(Counter(board["goods"]) + made))
        coins = FACTORY[len(+made)] if occupied(board, "factory") else 0
        if seat == taker:
            kinds = [good for good in GOODS if made[good]]
            coins += before["cards"]["craftsman"]["coins"]
        assert after["seats"][seat]["coins"] == board["coins"] + coins
    assert Counter(after["supply"]) == +supply
    barrels = [f"barrel {good}" for good in kinds if supply[good]]
    if barrels:
        assert (game.decision, game.turn) == ("craftsman", taker)
        assert texts(game) == [*barrels, "pass"]
    else:
        assert game.decision == "round"


def test_worked_example() -> None:
    """X-CRA-1"""
    game = produce(
        """
        [A]
        island = "corn 2/3, tobacco 2/2, sugar 3/4"
        city = "tobacco_storage 1, small_sugar_mill 1, large_sugar_mill 2"
        """
    )
    assert goods(game) == {"corn": 2, "tobacco": 1, "sugar": 3}


def test_a_plantation_without_a_building_makes_nothing_but_corn() -> None:
    """CRA-2"""
    game = produce(
        '[A]\nisland = "corn 1/1, indigo 2/2, coffee 1/1"\ncity = "coffee_roaster 0, small_sugar_mill 1"'
    )
    assert goods(game) == {"corn": 1}


def test_the_first_takes_what_is_left() -> None:
    """CRA-3: two barrels of corn for two players with two corn plantations each."""
    game = produce(
        '[A]\nisland = "corn 0/1"\ngoods = "8 corn"\n[B]\nisland = "corn 2/2"\n[C]\nisland = "corn 2/2"'
    )
    assert (goods(game, 1), goods(game, 2)) == ({"corn": 2}, {})
    assert game.decision == "round"


def test_the_privilege() -> None:
    """CRA-4: a kind produced, if there is one left; it may be declined."""
    text = '[A]\nisland = "corn 1/1, indigo 1/1"\ncity = "small_indigo_plant 1"\n'
    game = produce(text)
    assert texts(game) == ["barrel corn", "barrel indigo", "pass"]
    assert game.explain("barrel sugar").text == "You produced no sugar this phase. (CRA-4)"
    other = game.copy()
    game.play("barrel indigo")
    assert goods(game) == {"corn": 1, "indigo": 2}
    other.play("pass")
    assert goods(other) == {"corn": 1, "indigo": 1}
    game = produce(text + '[B]\ngoods = "9 corn"')
    assert texts(game) == ["barrel indigo", "pass"]
    assert game.explain("barrel corn").text == "The supply has no corn left. (CRA-4)"


def test_nothing_produced_no_barrel() -> None:
    """CRA-4"""
    assert produce('[B]\nisland = "corn 1/1"').decision == "round"


@pytest.mark.parametrize(("kinds", "coins"), [(0, 0), (1, 0), (2, 1), (3, 2), (4, 3), (5, 5)])
def test_the_factory_pays_for_kinds(kinds: int, coins: int) -> None:
    """FAC-1"""
    makers = ("small_indigo_plant 1", "small_sugar_mill 1", "tobacco_storage 1", "coffee_roaster 1")
    island = ", ".join(f"{good} 1/1" for good in GOODS[:kinds])
    game = produce(f'[A]\nisland = "{island}"\ncity = "{", ".join(makers)}, factory 1"')
    assert game.state.seats[0].coins == coins
    game = produce(f'[A]\nisland = "{island}"\ncity = "{", ".join(makers)}, factory 0"')
    assert game.state.seats[0].coins == 0


def test_the_factory_pays_for_what_was_produced() -> None:
    """X-FAC-1: no corn in the supply, only 2 sugar: 2 sugar, 1 tobacco and 1 coin."""
    game = produce(
        """
        [A]
        island = "corn 1/1, sugar 3/3, tobacco 1/1"
        city = "large_sugar_mill 3, tobacco_storage 1, factory 1"
        [B]
        goods = "10 corn, 9 sugar"
        """
    )
    assert goods(game) == {"sugar": 2, "tobacco": 1}
    assert game.state.seats[0].coins == 1


def test_the_barrel_of_the_privilege_is_no_kind_for_the_factory() -> None:
    """FAC-1, CRA-4: it is of a kind produced anyway."""
    game = produce('[A]\nisland = "corn 1/1, indigo 1/1"\ncity = "small_indigo_plant 1, factory 1"\n')
    game.play("barrel corn")
    assert game.state.seats[0].coins == 1
