"""Voluntary gains (VOL-1 to VOL-5): what is asked, and what becomes of the answer."""

from __future__ import annotations

from itertools import product

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from boriken import Game
from boriken.bots import make_bot
from boriken.engine.actions import TEXTS
from boriken.engine.codec import state_from_json, state_to_json
from boriken.engine.errors import BadPosition
from boriken.engine.ids import HARVEST, OFFER, PAYMENT, SALE
from boriken.engine.invariants import problems
from boriken.engine.machine import play, wake
from boriken.engine.options import Options
from boriken.engine.rng import Generator
from boriken.engine.state import State
from boriken.position import read_position, write_position
from boriken.rules.compiling import compile_rules
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


@pytest.mark.slow
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


# --- Parts, discounts, frames ----------------------------------------------------------------------------

PRODUCTION = """
players = 3
voluntary = true
{more}
[A]
island = "corn 3/3, indigo 2/2, sugar 1/1"
city = "large_indigo_plant 2, small_sugar_mill 1"
"""


def harvests(state: State) -> list[tuple[int, ...]]:
    """What the first seat can have after its production, each way once."""
    if state.frames[-1].step != HARVEST:
        return [tuple(state.seats[0].goods)]
    found = []
    for action in state.choices:
        copy = state.clone()
        play(copy, action)
        found += harvests(copy)
    return found


def test_every_part_of_a_production_is_reached_once() -> None:
    """VOL-2"""
    game = Game.from_position(PRODUCTION.format(more=""))
    game.play("craftsman")
    expected = [(*parts, 0, 0) for parts in product(range(4), range(3), range(2))]
    assert sorted(harvests(game.state)) == sorted(expected)


def test_barrels_may_be_left_in_any_order() -> None:
    """VOL-2, RUL-55"""
    game = Game.from_position(PRODUCTION.format(more="any_order = true"))
    game.play("craftsman")
    for text in ("leave sugar", "leave corn", "leave indigo", "leave corn", "accept"):
        game.play(text)
    assert game.state.seats[0].goods == [1, 1, 0, 0, 0]


@pytest.mark.parametrize("name", ["random", "greedy", "planner", "search"])
def test_bots_answer_and_take_what_is_offered(name: str) -> None:
    """VOL-1: but for the one that chooses at random."""
    game = Game.from_position(
        PRODUCTION.format(more='chips = 50\n[B]\ncity = "harbor 1"\ngoods = "2 corn"\n')
    )
    game.play("captain")
    game.play("load corn 4")
    answer = make_bot(name, 1).choose(game.state, game.state.choices, 0.05)
    assert answer in game.state.choices
    assert name == "random" or TEXTS[answer] == "accept"


@pytest.mark.parametrize(
    "frames",
    [
        '"offer A taker=A count=1 memo=63"',
        '"offer A taker=A memo=16"',
        '"production A taker=A memo=15"',
        '"production A taker=A memo=1 rest=5"',
        '"payment A taker=A memo=63"',
        '"offer A taker=A count=1 memo=16"',
    ],
)
def test_broken_questions_are_refused_with_a_sentence(frames: str) -> None:
    """VOL-1 to VOL-3: also a good one where the option is off."""
    is_on = "true" if "memo=16" not in frames or "count" not in frames else "false"
    with pytest.raises(BadPosition):
        Game.from_position(
            f'players = 3\nvoluntary = {is_on}\nsupply = "3 corn"\n'
            f'frames = ["round A count=1", "craftsman A taker=A", {frames}]'
        )


@pytest.mark.parametrize(
    "numbers", ["memo=1", "memo=1 rest=9", "memo=17 rest=5", "count=1 memo=1 rest=5", "memo=4 rest=5"]
)
def test_booty_is_up_to_three_barrels_of_one_kind_from_a_ship(numbers: str) -> None:
    """VOL-2, BUC-3"""
    position = (
        'players = 3\nvoluntary = true\nexpansions = ["buccaneer"]\n'
        'frames = ["round A count=1", "buccaneer A taker=A count=1", "production A taker=A {numbers}"]'
    )
    assert Game.from_position(position.format(numbers="memo=3 rest=5")).decision == "production"
    with pytest.raises(BadPosition):
        Game.from_position(position.format(numbers=numbers))


@pytest.mark.slow
@given(seed=seeds)
@settings(max_examples=15)
def test_questions_are_written_down_and_read_again(seed: int) -> None:
    """VOL-1 to VOL-3: JSON and positions, in the middle of every question."""
    seen = set()
    for state in decisions(EXPANDED_TABLES[-1], seed):
        assert problems(state) == []
        if not state.over and state.frames[-1].step in ASKING:
            seen.add(state.frames[-1].step)
            read = state_from_json(state_to_json(state), compile_rules)
            wake(read)
            assert read.same_as(state)
            assert read_position(write_position(state)).same_as(state)
    assert seen
