"""Counts of what can happen: the number of sequences of moves, and of different positions they lead to.

A change of these numbers is a change of the rules, or of what is asked of the players: it must be meant, and
raises ``RULES_VERSION`` in ``record.py`` if recorded games no longer replay.
"""

from pathlib import Path

import pytest

from boriken.engine.codec import fingerprint
from boriken.engine.invariants import problems
from boriken.engine.machine import play
from boriken.engine.options import Options
from boriken.engine.state import State
from boriken.position import read_position
from boriken.rules.setup import new_state

POSITIONS = Path(__file__).parent / "positions"


def perft(state: State, depth: int) -> tuple[int, int]:
    """Sequences of so many moves, or fewer if the game ends, and the positions at their ends."""
    states = [state]
    for _ in range(depth):
        states = [child for parent in states for child in children(parent)]
    return len(states), len({fingerprint(leaf) for leaf in states})


def children(state: State) -> list[State]:
    if state.over:
        return [state]
    found = []
    for action in state.choices:
        copy = state.clone()
        play(copy, action)
        found.append(copy)
    return found


START = {
    2: [(7, 7), (40, 40), (223, 211), (1288, 1216)],
    3: [(6, 6), (30, 30), (145, 140), (740, 696)],
    4: [(7, 7), (42, 42), (251, 251), (1595, 1575)],
    5: [(7, 7), (46, 46), (325, 325), (2585, 2585)],
}


@pytest.mark.parametrize("players", START)
def test_from_the_start(players: int) -> None:
    state = new_state(Options(edition="1897", players=players), seed=1)
    assert [perft(state, depth) for depth in range(1, 5)] == START[players]


MIDDLE = {
    "settling": [(2, 2), (7, 7), (22, 22), (66, 66), (148, 148), (380, 380)],
    "placing": [(2, 2), (6, 6), (12, 12), (31, 31), (63, 63), (155, 155)],
    "loading": [(6, 6), (16, 16), (42, 42), (111, 94), (265, 210), (869, 681)],
}


@pytest.mark.parametrize("name", MIDDLE)
def test_from_the_middle_of_a_phase(name: str) -> None:
    state = read_position((POSITIONS / f"{name}.toml").read_text(encoding="utf-8"))
    assert problems(state) == []
    assert [perft(state, depth) for depth in range(1, 7)] == MIDDLE[name]


def test_every_position_is_counted() -> None:
    assert {path.stem for path in POSITIONS.glob("*.toml")} == set(MIDDLE)
