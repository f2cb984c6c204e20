"""Boards by name say what the numbers say."""

from __future__ import annotations

import pickle

import pytest
from hypothesis import given

from boriken import BorikenError, Game
from boriken.engine.state import State
from tests.games import positions


@given(state=positions())
def test_a_board_is_that_of_the_view(state: State) -> None:
    game = Game(state)
    for number, shown in enumerate(game.view()["seats"]):
        board = game.seat(number)
        assert (board.coins, board.idle) == (shown["coins"], shown["workers"])
        assert board.goods == shown["goods"]
        assert board.points == game.scores()[number].total
        assert list(board.city) == [building["building"] for building in shown["city"]]
        assert sum(board.island.values()) == state.seats[number].plots
        assert sum(board.island_workers.values()) == sum(state.seats[number].manned)


def test_changing_a_board_changes_nothing() -> None:
    game = Game.new(seed=7)
    before = game.fingerprint()
    game.seat(0).goods["corn"] = 9
    game.market()["wharf"] = 0
    assert game.fingerprint() == before
    assert game.market()["wharf"] == 2
    assert pickle.loads(pickle.dumps(game.seat(1))) == game.seat(1)


def test_there_is_no_other_seat() -> None:
    with pytest.raises(BorikenError, match="There is no seat 4: seats are 0 to 3"):
        Game.new(seed=7).seat(4)


def test_a_game_shows_itself() -> None:
    game = Game.new(players=3, seed=7)
    assert repr(game) == "<Game of 1897, 3 players, round 1, seat 0 decides (round)>"
    html = game._repr_html_()
    assert html.startswith("<div><svg ")
    assert all(str(action) in html for action in game.legal_actions())
    assert "seat 2" in str(game)
    assert game.clone().fingerprint() == game.fingerprint()
