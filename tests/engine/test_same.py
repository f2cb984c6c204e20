"""Whether two states are the same: every attribute counts."""

from typing import Any

import pytest

from boriken.engine.frame import Frame
from boriken.engine.rng import Generator
from boriken.engine.seat import Seat
from boriken.engine.state import State
from tests.games import EXPANDED_TABLES, after


def attributes(kind: type) -> list[str]:
    """By name, whether the class is compiled or not."""
    compiled: tuple[str, ...] = getattr(kind, "__mypyc_attrs__", ())
    return sorted(compiled or kind.__annotations__)


def damage(thing: Any, name: str) -> None:
    value = getattr(thing, name)
    if isinstance(value, bool):
        setattr(thing, name, not value)
    else:
        setattr(thing, name, [*value, 1] if isinstance(value, list) else value + 1)


def states() -> tuple[State, State]:
    state = after(EXPANDED_TABLES[1], seed=1, moves=200)
    return state, state.clone()


def test_a_clone_is_the_same() -> None:
    state, copy = states()
    assert state.same_as(copy)


@pytest.mark.parametrize("name", [n for n in attributes(State) if n not in ("rules", "rng", "listener")])
def test_every_attribute_of_a_state_counts(name: str) -> None:
    state, copy = states()
    value = getattr(copy, name)
    if name in ("seats", "frames"):
        setattr(copy, name, value[:-1])
    else:
        damage(copy, name)
    assert not state.same_as(copy)


@pytest.mark.parametrize("name", attributes(Seat))
def test_every_attribute_of_a_seat_counts(name: str) -> None:
    state, copy = states()
    damage(copy.seats[-1], name)
    assert not state.same_as(copy)


@pytest.mark.parametrize("name", attributes(Frame))
def test_every_attribute_of_a_frame_counts(name: str) -> None:
    state, copy = states()
    damage(copy.frames[-1], name)
    assert not state.same_as(copy)


@pytest.mark.parametrize("name", attributes(Generator))
def test_the_generator_counts(name: str) -> None:
    state, copy = states()
    damage(copy.rng, name)
    assert not state.same_as(copy)


def test_other_rules_are_not_the_same() -> None:
    assert not after(EXPANDED_TABLES[0], 1, 0).same_as(after(EXPANDED_TABLES[2], 1, 0))
