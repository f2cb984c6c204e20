"""Bots that look one step ahead: they try every action, see what comes of it, and take the best."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, Final

from boriken.bots.evaluation import PLAIN, advantage
from boriken.bots.habits import play_phase
from boriken.bots.judging import Judge
from boriken.engine.machine import play
from boriken.engine.rng import Generator
from boriken.engine.state import State

if TYPE_CHECKING:
    from mypy_extensions import i64

EQUAL: Final = 1e-9
"""Values that differ by less are a tie."""
STEPS_OF_CHANCE: Final = 1 << 30


class SteppingBot:
    """Tries every action. It needs some milliseconds, whatever its budget."""

    __slots__ = ("blur", "rng")

    rng: Generator
    blur: float
    """By how many points it misjudges what comes of an action, or of its own measure."""

    def __init__(self, seed: int, blur: float = 0.0) -> None:
        self.rng = Generator.from_seed(seed)
        self.blur = blur

    def choose(self, state: State, legal: list[int], budget: float) -> int:
        best: list[int] = []
        most = 0.0
        for action in legal:
            value = self.value(state, action)
            if self.blur > 0.0:
                value += self.blur * self.misjudgement()
            if not best or value > most + EQUAL:
                best = [action]
                most = value
            elif value > most - EQUAL:
                best.append(action)
        return best[self.rng.below(len(best))]

    def value(self, state: State, action: int) -> float:
        """How good the position is, to the seat that decides, after an action."""
        raise NotImplementedError

    def misjudgement(self) -> float:
        """Drawn so that differences decide as in a softmax (Gumbel)."""
        drawn: int = self.rng.below(STEPS_OF_CHANCE)
        return -math.log(-math.log((drawn + 0.5) / STEPS_OF_CHANCE))


class GreedyBot(SteppingBot):
    """Takes that after which it is furthest ahead when the phase is over."""

    __slots__ = ()

    def value(self, state: State, action: int) -> float:
        copy = state.clone()
        play(copy, action)
        play_phase(copy)
        return advantage(copy, state.frames[-1].seat)


class PlannerBot(SteppingBot):
    """Thinks on for as many roles as others take in a round: each of them takes the one that is best for
    them, so it sees whom a role helps and what it leaves to whom. (Puertomas take theirs by themselves.)"""

    __slots__ = ("taste",)

    taste: list[float]

    def __init__(self, seed: int, blur: float = 0.0, taste: list[float] = PLAIN) -> None:
        super().__init__(seed, blur)
        self.taste = taste

    def value(self, state: State, action: int) -> float:
        copy = state.clone()
        play(copy, action)
        play_phase(copy)
        others: i64 = copy.rules.players - copy.rules.options.puertomas - 1
        while others > 0 and copy.frames:
            play(copy, greedy_role(copy))
            play_phase(copy)
            others -= 1
        return advantage(copy, state.frames[-1].seat, self.taste)


def greedy_role(state: State) -> int:
    """The role after whose phase its taker is furthest ahead."""
    best = state.choices[0]
    most = -1000.0
    for action in state.choices:
        copy = state.clone()
        play(copy, action)
        play_phase(copy)
        value = advantage(copy, state.frames[-1].seat)
        if value > most:
            most = value
            best = action
    return best


class LearnedBot(SteppingBot):
    """Takes that after which a judge gives it the best chance to win."""

    __slots__ = ("judge",)

    judge: Judge

    def __init__(self, seed: int, judge: Judge, blur: float = 0.0) -> None:
        super().__init__(seed, blur)
        self.judge = judge

    def value(self, state: State, action: int) -> float:
        number = state.frames[-1].seat
        copy = state.clone()
        play(copy, action)
        play_phase(copy)
        return self.judge.judge(copy).chances[number]
