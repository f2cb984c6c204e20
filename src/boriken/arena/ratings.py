"""How strong contestants are, in one number each, from the games they have won.

The model is Luce's choice: everybody has a strength, and a seat wins with its share of all strengths at the
table. With two seats it is that of Elo, in whose scale ratings are given: who is 400 ahead wins ten games
for each of the other's.
"""

from __future__ import annotations

import math
from collections import Counter, defaultdict
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from statistics import fmean
from typing import Final

from boriken.arena.match import Outcome
from boriken.arena.statistics import Z_95, Interval

MIDDLE: Final = 1500.0
SCALE: Final = 400 / math.log(10)
PRIOR_GAMES: Final = 1.0
"""So many games everybody has won, and as many lost, against a player of strength 1 beforehand: else who
loses every game would have no rating."""
PRECISE: Final = 1e-6
LONGEST_STEP: Final = 2.0

Company = tuple[tuple[int, int], ...]
"""Who sits at a table, by their numbers, with how many seats each has."""
Matrix = list[list[float]]


@dataclass(frozen=True)
class Rating:
    """In the scale of Elo; the mean of all contestants is MIDDLE. The interval takes games as independent."""

    value: float
    interval: Interval

    def to_json(self) -> dict[str, object]:
        return {"rating": self.value, "ci95": self.interval.to_json()}


def rate(contestants: Sequence[str], outcomes: Iterable[Outcome]) -> dict[str, Rating]:
    """The ratings that make what happened likeliest."""
    numbers = {name: number for number, name in enumerate(contestants)}
    wins = [PRIOR_GAMES] * len(contestants)
    games: defaultdict[Company, int] = defaultdict(int)
    for outcome in outcomes:
        games[tuple(sorted(Counter(numbers[name] for name in outcome.seats).items()))] += 1
        for name in set(outcome.seats):
            wins[numbers[name]] += outcome.won(name)
    strengths, covariance = _fit(wins, games)
    middle = fmean(strengths)
    ratings = {}
    for name, number in numbers.items():
        value = MIDDLE + SCALE * (strengths[number] - middle)
        reach = Z_95 * SCALE * math.sqrt(_variance_from_mean(covariance, number))
        ratings[name] = Rating(value, Interval(value - reach, value + reach))
    return ratings


def _fit(wins: list[float], games: dict[Company, int]) -> tuple[list[float], Matrix]:
    """The logarithms of the strengths, by Newton's method, and how far they may be off, as covariances."""
    strengths = [0.0] * len(wins)
    while True:
        surplus, information = _slopes(strengths, wins, games)
        covariance = _inverse(information)
        steps = [_product(row, surplus) for row in covariance]
        longest = max(map(abs, steps))
        if longest < PRECISE:
            return strengths, covariance
        share = min(1.0, LONGEST_STEP / longest)
        strengths = [strength + share * step for strength, step in zip(strengths, steps, strict=True)]


def _product(row: list[float], column: list[float]) -> float:
    return sum(one * other for one, other in zip(row, column, strict=True))


def _inverse(matrix: Matrix) -> Matrix:
    """By elimination. Information is positive definite, so no pivot is ever 0, whatever the order."""
    size = len(matrix)
    rows = [[*row, *(float(number == place) for place in range(size))] for number, row in enumerate(matrix)]
    for place in range(size):
        pivot = rows[place][place]
        rows[place] = [value / pivot for value in rows[place]]
        for number in range(size):
            factor = rows[number][place]
            if number != place and factor:
                rows[number] = [
                    value - factor * other for value, other in zip(rows[number], rows[place], strict=True)
                ]
    return [row[size:] for row in rows]


def _slopes(
    strengths: list[float], wins: list[float], games: dict[Company, int]
) -> tuple[list[float], Matrix]:
    """Wins beyond those expected, and how much the expected ones change with each strength."""
    weights = [math.exp(strength) for strength in strengths]
    surplus = wins[:]
    information = [[0.0] * len(wins) for _ in wins]
    for number, weight in enumerate(weights):
        chance = weight / (weight + 1)
        surplus[number] -= 2 * PRIOR_GAMES * chance
        information[number][number] += 2 * PRIOR_GAMES * chance * (1 - chance)
    for company, count in games.items():
        total = sum(seats * weights[number] for number, seats in company)
        chances = [(number, seats * weights[number] / total) for number, seats in company]
        for number, chance in chances:
            surplus[number] -= count * chance
            information[number][number] += count * chance
            for other, other_chance in chances:
                information[number][other] -= count * chance * other_chance
    return surplus, information


def _variance_from_mean(covariance: Matrix, number: int) -> float:
    """Of the difference between one strength and the mean of all."""
    of_mean = fmean(map(fmean, covariance))
    return max(0.0, covariance[number][number] - 2 * fmean(covariance[number]) + of_mean)
