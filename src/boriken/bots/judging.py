"""What a position is worth to each seat: the points it may come to, and how likely it is to win."""

from __future__ import annotations

import math
from typing import Final

from boriken.bots.evaluation import TIE_BREAK, estimate
from boriken.bots.outlook import look_ahead
from boriken.engine.state import State
from boriken.rules.scoring import scores

SPREAD_AT_END: Final = 1.5
"""How far the guess at the points is off in the last round ..."""
SPREAD_A_ROUND: Final = 0.8
"""... and how much more with every round to come."""


class Verdict:
    """By seat."""

    __slots__ = ("chances", "points")

    chances: list[float]
    """How likely each seat is to win; all of them together 1."""
    points: list[float]

    def __init__(self, chances: list[float], points: list[float]) -> None:
        self.chances = chances
        self.points = points


class Judge:
    """Judges positions; those in which the game is over by its result."""

    __slots__ = ()

    def judge(self, state: State) -> Verdict:
        return result(state) if state.over else self.guess(state)

    def guess(self, state: State) -> Verdict:
        """Of a position in which a role is to be taken."""
        raise NotImplementedError


class HandJudge(Judge):
    """By the hand-written evaluation."""

    __slots__ = ()

    def guess(self, state: State) -> Verdict:
        return guess_by_hand(state)


def guess_by_hand(state: State) -> Verdict:
    outlook = look_ahead(state)
    players: int = state.rules.players
    points = [estimate(state, seat, outlook) for seat in range(players)]
    return Verdict(softmax(points, SPREAD_AT_END + SPREAD_A_ROUND * outlook.rounds), points)


def result(state: State) -> Verdict:
    """END-6: who has won has won; those who tie share it."""
    points = [score.total + TIE_BREAK * score.tie_break for score in scores(state)]
    least = max(points) - TIE_BREAK / 2
    count = 0
    for total in points:
        if total > least:
            count += 1
    return Verdict([1.0 / count if total > least else 0.0 for total in points], points)


def softmax(worths: list[float], width: float) -> list[float]:
    """Shares of 1: who is better by ``width`` has e times as much."""
    best = max(worths)
    odds: list[float] = []
    together = 0.0
    for worth in worths:
        one = math.exp((worth - best) / width)
        odds.append(one)
        together += one
    return [one / together for one in odds]
