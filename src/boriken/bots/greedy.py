"""A bot that looks one step ahead: it tries every action, lets the phase run on by habit, and takes the
action after which it is furthest ahead."""

from __future__ import annotations

from typing import Final

from boriken.bots.evaluation import advantage
from boriken.bots.habits import play_phase
from boriken.engine.machine import play
from boriken.engine.rng import Generator
from boriken.engine.state import State

EQUAL: Final = 1e-9
"""Values that differ by less are a tie."""


class GreedyBot:
    """Takes what looks best now. It needs some milliseconds, whatever its budget."""

    __slots__ = ("rng",)

    rng: Generator

    def __init__(self, seed: int) -> None:
        self.rng = Generator.from_seed(seed)

    def choose(self, state: State, legal: list[int], budget: float) -> int:
        best: list[int] = []
        most = 0.0
        for action in legal:
            value = self.value(state, action)
            if not best or value > most + EQUAL:
                best = [action]
                most = value
            elif value > most - EQUAL:
                best.append(action)
        return best[self.rng.below(len(best))]

    def value(self, state: State, action: int) -> float:
        """How far ahead the seat that decides will be when the phase is over."""
        number = state.frames[-1].seat
        copy = state.clone()
        play(copy, action)
        play_phase(copy)
        return advantage(copy, number)
