"""α-Rank: how often each strategy is met in the long run, where better ones spread.

A population plays one strategy; now and then somebody tries another, which takes over with the probability
of fixation that its lead gives it (Omidshafiei et al., *α-Rank: Multi-Agent Evaluation by Evolution*, 2019).
Unlike a rating, it shows circles: of three that beat each other in turn each has a third.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Final

POPULATION: Final = 50
SELECTION: Final = 10.0
"""How much a lead counts: α."""
SWEEP: Final = tuple(10 ** (step / 8) for step in range(-8, 17))
"""Values of α for a picture, from 0.1 to 100."""

Matrix = Sequence[Sequence[float]]


def alpha_rank(payoffs: Matrix, alpha: float = SELECTION, population: int = POPULATION) -> list[float]:
    """The share of time that each strategy is the one everybody plays. ``payoffs[i][j]`` is what ``i`` gains
    against ``j``, between 0 and 1.

    >>> [round(share, 3) for share in alpha_rank([[0.5, 1, 0], [0, 0.5, 1], [1, 0, 0.5]])]
    [0.333, 0.333, 0.333]
    >>> [round(share, 3) for share in alpha_rank([[0.5, 0.9], [0.1, 0.5]])]
    [1.0, 0.0]
    """
    size = len(payoffs)
    if size == 1:
        return [1.0]
    moves = [[0.0] * size for _ in range(size)]
    for resident in range(size):
        for mutant in range(size):
            if mutant != resident:
                lead = payoffs[mutant][resident] - payoffs[resident][mutant]
                moves[resident][mutant] = fixation(lead, alpha, population) / (size - 1)
    return _stationary(moves)


def fixation(lead: float, alpha: float, population: int) -> float:
    """The probability that a mutant takes over a population of residents.

    >>> fixation(0.0, 10, 50)
    0.02
    """
    strength = alpha * lead
    if abs(strength) < 1e-12:
        return 1 / population
    if strength < 0:  # the same fraction, without numbers that are too large
        return (
            math.exp((population - 1) * strength) * math.expm1(strength) / math.expm1(population * strength)
        )
    return math.expm1(-strength) / math.expm1(-population * strength)


def _stationary(moves: list[list[float]]) -> list[float]:
    """Of a Markov chain with these moves between states, by state reduction (Grassmann, Taskar and Heyman),
    which adds and divides only: tiny probabilities stay exact."""
    size = len(moves)
    chain = [row[:] for row in moves]
    for last in range(size - 1, 0, -1):
        leaving = math.fsum(chain[last][:last]) or math.ulp(0.0)
        for row in range(last):
            chain[row][last] /= leaving
            for column in range(last):
                if column != row:
                    chain[row][column] += chain[row][last] * chain[last][column]
    shares = [1.0]
    for state in range(1, size):
        shares.append(math.fsum(shares[row] * chain[row][state] for row in range(state)))
        if shares[-1] > 1e200:
            shares = [share / shares[-1] for share in shares]
    total = math.fsum(shares)
    return [share / total for share in shares]
