"""Dealing the unknown at random: the same for the seat that looks, another future."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from boriken import BorikenError, Game
from boriken.engine.actions import CHOOSE
from boriken.engine.machine import play
from boriken.engine.options import Options
from boriken.engine.rng import Generator
from boriken.engine.state import State
from boriken.engine.view import determinize, view
from boriken.notation import Action
from tests.games import after, plain, positions, seeds, words


@given(state=positions(), seed=seeds, data=st.data())
def test_the_original_stays_and_the_seat_sees_no_difference(
    state: State, seed: int, data: st.DataObject
) -> None:
    seat = data.draw(st.integers(min_value=0, max_value=state.rules.players - 1))
    before = plain(state)
    copy = determinize(state, seat, Generator.from_seed(seed))
    assert plain(state) == before
    assert view(copy, seat) == view(state, seat)
    assert copy.choices == state.choices
    assert state.over or words(copy)["rng"] != words(state)["rng"]


def test_other_tiles_come() -> None:
    """RUL-31: the face-down tiles come in another order."""
    state = after(Options(players=4), seed=2, moves=0)
    futures = set()
    for seed in range(30):
        copy = determinize(state, 0, Generator.from_seed(seed))
        for move in ("settler", "pass", "pass", "pass", "pass"):
            play(copy, Action.parse(move))
        futures.add(tuple(copy.face_up))
    assert len(futures) > 10


@given(state=positions(), seed=seeds)
def test_the_same_seed_deals_the_same(state: State, seed: int) -> None:
    first = determinize(state, 0, Generator.from_seed(seed))
    second = determinize(state, 0, Generator.from_seed(seed))
    assert plain(first) == plain(second)


def test_one_generator_deals_ever_anew() -> None:
    state = after(Options(players=3), seed=4, moves=30)
    rng = Generator.from_seed(9)
    dealt = [determinize(state, 0, rng).rng for _ in range(50)]
    assert len({(int(words.a), int(words.b)) for words in dealt}) == 50


def test_a_game_dealt_anew_has_no_record() -> None:
    game = Game.new(players=3, seed=1, any_order=False)
    other = game.determinize(0, seed=5)
    assert other.view(0) == game.view(0)
    assert other.to_json()["rng"] != game.to_json()["rng"]
    with pytest.raises(BorikenError, match="Only a game played from its start has a record"):
        other.record()


def test_whoever_chooses_among_secret_cards_chooses_among_the_new_ones() -> None:
    """ACH-2: dealt at random for seat 1, while seat 0 has to choose."""
    game = Game.new("special", 3, 1, expansions=["achievements"], variants=["achievement_draft"])
    copy = determinize(game.state, 1, Generator.from_seed(3))
    assert [action - CHOOSE for action in copy.choices] == [
        card for card in range(30) if (copy.seats[0].hand >> card) & 1
    ]


def test_a_finished_game_stays_as_it_is() -> None:
    state = after(Options("special", 3, expansions=["achievements"]), seed=1, moves=5000)
    assert state.over
    assert determinize(state, 0, Generator.from_seed(3)).same_as(state)
