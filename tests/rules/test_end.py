"""The end: what triggers it (END-1), when it comes (END-2) and that it cannot be stopped (END-4)."""

import pytest
from hypothesis import given

from boriken import Game, Options
from tests.games import decisions, seeds, tables, words


def play_round(game: Game) -> None:
    """Play the current round to its end, with as little as possible happening."""
    number = game.state.round
    while not game.over and game.state.round == number:
        legal = [str(action) for action in game.legal_actions()]
        wanted = ("pass", "craftsman", "trader", "prospector", "captain", "builder", "settler")
        game.play(next(text for text in (*wanted, *legal) if text in legal))


@given(options=tables(), seed=seeds)
def test_the_end_comes_with_the_round_in_which_it_was_triggered(options: Options, seed: int) -> None:
    """END-2, END-4: the reasons only grow, nothing ends before the last turn, and no round follows."""
    triggered_in = None
    reasons: list[str] = []
    for state in decisions(options, seed):
        data = words(state)
        assert set(reasons) <= set(data["ending"])
        reasons = data["ending"]
        if reasons and triggered_in is None:
            triggered_in = data["round"]
        if triggered_in is not None:
            assert data["round"] == triggered_in
        if not state.over:
            taken = sum(card["seat"] is not None for card in data["cards"].values())
            assert taken <= state.rules.turns_in_round
    assert reasons


@given(options=tables(), seed=seeds)
def test_a_full_city_and_only_that_is_the_reason_city(options: Options, seed: int) -> None:
    """END-1b"""
    for state in decisions(options, seed):
        assert ("city" in words(state)["ending"]) == any(seat.spaces == 12 for seat in state.seats)


@given(options=tables(), seed=seeds)
def test_the_reason_chips_needs_an_empty_stock(options: Options, seed: int) -> None:
    """END-1c: chips never go back, so it stays empty."""
    for state in decisions(options, seed):
        if "chips" in words(state)["ending"]:
            assert state.chips == 0


FULL_CITY = (
    "small_market, hacienda, construction_hut, small_warehouse, hospice, office,"
    " large_market, large_warehouse, factory, university, harbor"
)


def test_the_round_is_finished() -> None:
    """END-2: A fills the city with the first role, everybody still takes one."""
    game = Game.from_position(f'[A]\ncoins = 9\ncity = "{FULL_CITY}"\n')
    game.play("builder")
    game.play("build wharf")
    assert game.ending() == ["city"]
    while game.decision == "builder":
        game.play("pass")
    roles = []
    for role in ("craftsman", "trader", "prospector"):
        assert not game.over
        roles.append(game.turn)
        game.play(role)
    assert roles == [1, 2, 3]
    assert game.over
    assert game.turn is None
    assert game.decision is None
    assert game.legal_actions() == []
    assert game.state.round == 1
    assert game.winners()


EMPTY_STOCK = """
players = 3
edition = "{edition}"
[ships]
6 = "5 sugar"
[A]
chips = {rest}
goods = "4 corn, sugar"
[B]
goods = "coffee"
city = "wharf 1"
"""


@pytest.mark.parametrize(
    ("edition", "errata"), [("classic", ""), ("1897", ""), ("special", ""), ("special", "errata")]
)
def test_no_chips_left(edition: str, errata: str) -> None:
    """END-1c: at the end of a captain phase; with the errata at once (VAR-6). END-2."""
    stock = 76 if edition == "classic" else 75
    variants = f'variants = ["{errata}"]\n' if errata else ""
    game = Game.from_position(variants + EMPTY_STOCK.format(edition=edition, rest=stock - 5))
    game.play("captain")
    assert game.ending() == []
    game.play("load corn 4")
    assert game.state.chips == 0
    assert game.ending() == (["chips"] if errata else [])
    while game.decision == "captain":
        game.play(game.legal_actions()[0])
    assert game.ending() == ["chips"]
    assert not game.over
    play_round(game)
    assert game.over


def test_a_last_chip_is_no_reason() -> None:
    """END-1c"""
    game = Game.from_position(EMPTY_STOCK.format(edition="1897", rest=75 - 8))
    game.play("captain")
    while game.decision in ("captain", "storage"):
        game.play(game.legal_actions()[0])
    assert game.state.chips == 1
    assert game.ending() == []


def test_two_reasons() -> None:
    """END-1: all are kept."""
    text = EMPTY_STOCK.format(edition="1897", rest=70).replace("[A]", f'[A]\ncoins = 9\ncity = "{FULL_CITY}"')
    game = Game.from_position(text)
    game.play("captain")
    while game.decision in ("captain", "storage"):
        game.play(game.legal_actions()[0])
    game.play("craftsman")
    game.play("builder")
    while game.turn != 0:
        game.play("pass")
    game.play("build wharf")
    assert game.ending() == ["city", "chips"]
    assert game.over
