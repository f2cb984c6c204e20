"""Random play to the end, as quickly as the machine can."""

from __future__ import annotations

from boriken.engine.machine import play
from boriken.engine.rng import Generator
from boriken.engine.state import State


def play_out(state: State, rng: Generator) -> int:
    """Let every seat decide at random until the game is over; the number of decisions."""
    decisions = 0
    choices = state.choices
    while choices:
        play(state, choices[rng.below(len(choices))])
        decisions += 1
        choices = state.choices
    return decisions
