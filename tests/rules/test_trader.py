"""Trader: what may be sold (TRA-3, TRA-4, OFF-1), for how much (TRA-1, TRA-2, markets), and TRA-5."""

import itertools

import pytest

from boriken import Game
from tests.book import GOODS
from tests.games import words

ONE_OF_EACH = 'goods = "corn, indigo, sugar, tobacco, coffee"'


def texts(game: Game) -> list[str]:
    return [str(action) for action in game.legal_actions()]


def trade(text: str, house: str = "", governor: str = "A") -> Game:
    game = Game.from_position(f'players = 3\ngovernor = "{governor}"\ntrading_house = "{house}"\n{text}')
    game.play("trader")
    return game


@pytest.mark.parametrize("privilege", [True, False])
@pytest.mark.parametrize(
    ("city", "bonus"),
    [
        ("", 0),
        ("small_market 1", 1),
        ("large_market 1", 2),
        ("small_market 1, large_market 1", 3),
        ("small_market 0, large_market 0, office 1", 0),
    ],
)
def test_prices(city: str, bonus: int, privilege: bool) -> None:
    """TRA-1, TRA-2, SMKT-1, LMKT-1, X-SMKT-1, BUI-1"""
    for price, good in enumerate(GOODS):
        game = trade(f'[A]\n{ONE_OF_EACH}\ncity = "{city}"', governor="A" if privilege else "B")
        assert game.turn == 0
        game.play(f"sell {good}")
        assert game.state.seats[0].coins == price + bonus + privilege


def test_no_sale_no_coin() -> None:
    """TRA-2, FLOW-3"""
    game = trade(f'[A]\n{ONE_OF_EACH}\ncity = "small_market 1"')
    game.play("pass")
    assert game.state.seats[0].coins == 0


@pytest.mark.parametrize("office", [False, True])
def test_what_may_be_sold(office: bool) -> None:
    """TRA-3: kinds the house does not hold. OFF-1: any kind. TRA-4: nothing to a full house. Every house."""
    city = 'city = "office 1"' if office else 'city = "office 0"'
    for size in range(4):
        for held in itertools.combinations(GOODS, size):
            game = trade(f"[A]\n{ONE_OF_EACH}\n{city}", house=", ".join(held))
            kinds = [good for good in GOODS if office or good not in held]
            assert texts(game) == [*(f"sell {good}" for good in kinds), "pass"]


def test_only_what_one_has() -> None:
    game = trade('[A]\ngoods = "sugar"')
    assert texts(game) == ["sell sugar", "pass"]
    assert game.explain("sell corn").rule == "TRA-1"


@pytest.mark.parametrize("city", ["", "office 1"])
def test_a_full_house_buys_nothing(city: str) -> None:
    """TRA-4, RUL-6, OFF-1: B fills the house, so C is not asked."""
    game = trade(
        f'[B]\ngoods = "coffee"\n[C]\n{ONE_OF_EACH}\ncity = "{city}"',
        house="corn, indigo, sugar",
        governor="B",
    )
    game.play("sell coffee")
    assert game.decision == "round"
    assert sum(game.state.seats[2].goods) == 5


def test_a_full_house_is_emptied_at_the_end() -> None:
    """TRA-5"""
    game = trade('[A]\ngoods = "coffee"', house="corn, indigo, sugar")
    assert words(game.state)["supply"]["corn"] == 9
    game.play("sell coffee")
    assert words(game.state)["trading_house"] == {}
    assert words(game.state)["supply"] == {"corn": 10, "indigo": 11, "sugar": 11, "tobacco": 9, "coffee": 9}


def test_a_house_with_room_keeps_its_barrels() -> None:
    """TRA-5"""
    game = trade('[A]\ngoods = "coffee"', house="corn, indigo")
    game.play("sell coffee")
    assert words(game.state)["trading_house"] == {"corn": 1, "indigo": 1, "coffee": 1}


def test_the_office_can_fill_the_house_with_one_kind() -> None:
    """OFF-1, TRA-5"""
    game = trade('[A]\ngoods = "2 corn"\ncity = "office 1"', house="3 corn")
    game.play("sell corn")
    assert words(game.state)["trading_house"] == {}


def test_each_player_sells_once_in_turn() -> None:
    """TRA-1"""
    game = trade("".join(f"[{seat}]\n{ONE_OF_EACH}\n" for seat in "ABC"), governor="B")
    turns = []
    for good in ("corn", "indigo", "sugar"):
        turns.append(game.turn)
        game.play(f"sell {good}")
    assert turns == [1, 2, 0]
    assert game.decision == "round"
