"""A small network over the features of a seat: one hidden layer, and two answers."""

from __future__ import annotations

from typing import Final

from boriken.bots.features import Features
from boriken.bots.judging import Judge, Verdict, guess_by_hand, softmax
from boriken.bots.outlook import look_ahead
from boriken.engine.state import State

POINTS_UNIT: Final = 10.0
POINTS_MIDDLE: Final = 40.0
"""The network answers in tens of points above or below this."""
LANES: Final = 8


class Eight:
    """Eight numbers side by side: compiled, attributes are ten times as quick as the places of a list."""

    __slots__ = ("a", "b", "c", "d", "e", "f", "g", "h")

    def __init__(
        self, a: float, b: float, c: float, d: float, e: float, f: float, g: float, h: float
    ) -> None:
        self.a = a
        self.b = b
        self.c = c
        self.d = d
        self.e = e
        self.f = f
        self.g = g
        self.h = h

    def excite(self, other: Eight) -> float:
        """The products with the numbers of the other that are above 0, added up."""
        total = 0.0
        if other.a > 0.0:
            total += self.a * other.a
        if other.b > 0.0:
            total += self.b * other.b
        if other.c > 0.0:
            total += self.c * other.c
        if other.d > 0.0:
            total += self.d * other.d
        if other.e > 0.0:
            total += self.e * other.e
        if other.f > 0.0:
            total += self.f * other.f
        if other.g > 0.0:
            total += self.g * other.g
        if other.h > 0.0:
            total += self.h * other.h
        return total


def sum_up(before: Eight, rows: list[Eight], features: Features) -> Eight:
    """What comes together in eight hidden units."""
    a, b, c, d = before.a, before.b, before.c, before.d
    e, f, g, h = before.e, before.f, before.g, before.h
    places = features.places
    values = features.values
    for number in range(len(places)):
        row = rows[places[number]]
        value = values[number]
        a += value * row.a
        b += value * row.b
        c += value * row.c
        d += value * row.d
        e += value * row.e
        f += value * row.f
        g += value * row.g
        h += value * row.h
    return Eight(a, b, c, d, e, f, g, h)


class Network(Judge):
    """Judges by what it has learned. The lists go by bundles of eight hidden units."""

    __slots__ = ("biases", "middle", "points", "strength", "usual", "weights")

    weights: list[list[Eight]]
    """For each bundle, then for each feature."""
    biases: list[Eight]
    strength: list[Eight]
    """What the hidden units say about winning, ..."""
    points: list[Eight]
    """... and about the points at the end; and what holds without them."""
    middle: float
    usual: float

    def __init__(
        self, weights: list[list[float]], biases: list[float], strength: list[float], points: list[float]
    ) -> None:
        """``weights``: for each feature one for each hidden unit. The last of ``strength`` and ``points`` is
        a constant."""
        self.weights = []
        self.biases = []
        self.strength = []
        self.points = []
        for first in range(0, len(biases), LANES):
            self.weights.append([eight(row, first) for row in weights])
            self.biases.append(eight(biases, first))
            self.strength.append(eight(strength, first))
            self.points.append(eight(points, first))
        self.middle = strength[-1]
        self.usual = points[-1]

    def guess(self, state: State) -> Verdict:
        if state.rules.puertomas:
            return guess_by_hand(state)  # their boards are of another kind
        features = Features(state, look_ahead(state))
        features.look_at_table()
        table: list[Eight] = []
        for bundle in range(len(self.weights)):
            table.append(sum_up(self.biases[bundle], self.weights[bundle], features))
        strengths: list[float] = []
        points: list[float] = []
        for seat in range(len(state.seats)):
            features.look_at(seat)
            strength = self.middle
            total = self.usual
            for bundle in range(len(table)):
                sums = sum_up(table[bundle], self.weights[bundle], features)
                strength += self.strength[bundle].excite(sums)
                total += self.points[bundle].excite(sums)
            strengths.append(strength)
            points.append(POINTS_MIDDLE + POINTS_UNIT * total)
        return Verdict(softmax(strengths, 1.0), points)


def eight(numbers: list[float], first: int) -> Eight:
    """Eight numbers of a list, from a place on."""
    return Eight(
        numbers[first],
        numbers[first + 1],
        numbers[first + 2],
        numbers[first + 3],
        numbers[first + 4],
        numbers[first + 5],
        numbers[first + 6],
        numbers[first + 7],
    )
