"""Copies: nothing forgotten, nothing shared that changes."""

import pytest
from hypothesis import given

from boriken.engine.frame import Frame
from boriken.engine.options import Options
from boriken.engine.rng import Generator
from boriken.engine.seat import Seat
from boriken.engine.state import State
from tests.games import after, attributes, plain, play_to_end, positions, seeds, words

Part = State | Seat | Frame | Generator

SHARED = {"rules", "choices", "festival"}
"""Never changed in place."""


def rich_state() -> State:
    return after(Options(edition="special", players=4), seed=11, moves=150)


def make_unlike(thing: Part) -> None:
    """Give every number and every list of numbers another value than all others."""
    for number, name in enumerate(attributes(type(thing))):
        value = getattr(thing, name)
        if type(value) is int:
            setattr(thing, name, 100 + number)
        elif isinstance(value, list) and all(type(item) is int for item in value):
            setattr(thing, name, [200 + number, number])


@pytest.mark.parametrize("part", ["state", "seat", "frame", "rng"])
def test_every_attribute_is_copied(part: str) -> None:
    state = rich_state()
    things: dict[str, Part] = {
        "state": state,
        "seat": state.seats[0],
        "frame": state.frames[0],
        "rng": state.rng,
    }
    thing = things[part]
    make_unlike(thing)
    names = attributes(type(thing))
    assert len(names) >= 2
    copy = thing.clone()
    for name in names:
        assert plain(getattr(copy, name)) == plain(getattr(thing, name)), name


def test_nothing_that_changes_is_shared() -> None:
    state = rich_state()
    copy = state.clone()
    for name in attributes(State):
        value = getattr(state, name)
        if name in SHARED:
            assert getattr(copy, name) is value
        elif isinstance(value, list | Generator):
            assert getattr(copy, name) is not value, name
    for seat, other in zip(state.seats, copy.seats, strict=True):
        assert seat is not other
        for name in attributes(Seat):
            if isinstance(getattr(seat, name), list):
                assert getattr(seat, name) is not getattr(other, name), name
    assert all(frame is not other for frame, other in zip(state.frames, copy.frames, strict=True))


@given(state=positions(), seed=seeds)
def test_playing_on_a_copy_leaves_the_original_alone(state: State, seed: int) -> None:
    before = plain(state)
    copy = state.clone()
    play_to_end(copy, seed)
    assert plain(state) == before


@given(state=positions(), seed=seeds)
def test_a_copy_goes_on_like_the_original(state: State, seed: int) -> None:
    copy = state.clone()
    play_to_end(state, seed)
    play_to_end(copy, seed)
    assert words(copy) == words(state)


def test_nobody_listens_to_a_copy() -> None:
    state = rich_state()
    state.listener = lambda event: None
    assert state.clone().listener is None
