"""Voluntary gains (VOL-1 to VOL-5): what is asked, and what becomes of the answer."""

from __future__ import annotations

from hypothesis import given, settings
from hypothesis import strategies as st

from boriken.engine.ids import HARVEST, OFFER, PAYMENT, SALE
from boriken.engine.machine import play
from boriken.engine.options import Options
from boriken.engine.rng import Generator
from boriken.engine.state import State
from boriken.rules.setup import new_state
from tests.games import EXPANDED_TABLES, SOLO_TABLES, TABLES, decisions, random_move, seeds, words

ASKING = (OFFER, HARVEST, PAYMENT)


def voluntary(options: Options, is_on: bool = True) -> Options:
    return Options.from_json({**options.to_json(), "voluntary": is_on})


def accept_all(state: State) -> None:
    """Take whatever is offered."""
    while state.frames and state.frames[-1].step in ASKING:
        play(state, state.choices[0])


def without_options(state: State) -> object:
    said = words(state)
    del said["options"]
    return said


# --- Off and on ------------------------------------------------------------------------------------------


@given(table=st.sampled_from([*TABLES, *EXPANDED_TABLES, *SOLO_TABLES]), seed=seeds)
@settings(max_examples=40)
def test_who_takes_everything_plays_the_same_game(table: Options, seed: int) -> None:
    """VOL-1, RUL-52: everybody has the same choices, whether gains are accepted or taken by themselves, and
    the positions are the same but for what is still to be asked."""
    plain = new_state(voluntary(table, False), seed)
    asking = new_state(voluntary(table), seed)
    rng = Generator.from_seed(seed)
    accept_all(asking)
    while not plain.over:
        assert asking.choices == plain.choices
        if all(frame.step != OFFER for frame in asking.frames):
            assert without_options(asking) == without_options(plain)
        move = random_move(plain, rng)
        play(plain, move)
        play(asking, move)
        accept_all(asking)
    assert without_options(asking) == without_options(plain)


@given(table=st.sampled_from([*EXPANDED_TABLES, *SOLO_TABLES]), seed=seeds)
@settings(max_examples=20)
def test_nobody_is_asked_where_the_option_is_off(table: Options, seed: int) -> None:
    for state in decisions(voluntary(table, False), seed):
        assert not {frame.step for frame in state.frames} & {*ASKING, SALE}
