"""A small network over the features of a seat: one hidden layer, and two answers."""

from __future__ import annotations

from typing import Final

from boriken.bots.features import FEATURES, Features, Reader
from boriken.bots.judging import Judge, Verdict, guess_by_hand, softmax
from boriken.bots.outlook import look_ahead
from boriken.engine.state import State

POINTS_UNIT: Final = 10.0
POINTS_MIDDLE: Final = 40.0
"""The network answers in tens of points above or below this."""
HALF: Final = 8
UNITS: Final = 2 * HALF
"""Hidden units."""


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

    def copy(self) -> Eight:
        return Eight(self.a, self.b, self.c, self.d, self.e, self.f, self.g, self.h)

    def add(self, value: float, other: Eight) -> None:
        """So many times the other."""
        self.a += value * other.a
        self.b += value * other.b
        self.c += value * other.c
        self.d += value * other.d
        self.e += value * other.e
        self.f += value * other.f
        self.g += value * other.g
        self.h += value * other.h

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


class Layer:
    """What the hidden units make of each feature, or are made of: their numbers in two halves."""

    __slots__ = ("high", "low")

    low: Eight
    high: Eight

    def __init__(self, low: Eight, high: Eight) -> None:
        self.low = low
        self.high = high

    def copy(self) -> Layer:
        return Layer(self.low.copy(), self.high.copy())

    def excite(self, other: Layer) -> float:
        return self.low.excite(other.low) + self.high.excite(other.high)


def layer(numbers: list[float]) -> Layer:
    low, high = numbers[:HALF], numbers[HALF:UNITS]
    return Layer(
        Eight(low[0], low[1], low[2], low[3], low[4], low[5], low[6], low[7]),
        Eight(high[0], high[1], high[2], high[3], high[4], high[5], high[6], high[7]),
    )


class Sums(Reader):
    """Adds up in the hidden units what they make of the features."""

    __slots__ = ("sums", "weights")

    weights: list[Layer]
    """By feature."""
    sums: Layer

    def __init__(self, weights: list[Layer], sums: Layer) -> None:
        self.weights = weights
        self.sums = sums

    def read(self, place: int, value: float) -> None:
        row = self.weights[place]
        self.sums.low.add(value, row.low)
        self.sums.high.add(value, row.high)


class Network(Judge):
    """Judges by what it has learned."""

    __slots__ = ("biases", "middle", "points", "strength", "usual", "weights")

    weights: list[Layer]
    """By feature."""
    biases: Layer
    strength: Layer
    """What the hidden units say about winning, ..."""
    points: Layer
    """... and about the points at the end; and what holds without them."""
    middle: float
    usual: float

    def __init__(
        self, weights: list[list[float]], biases: list[float], strength: list[float], points: list[float]
    ) -> None:
        """``weights``: for each feature one for each hidden unit. The last of ``strength`` and ``points`` is
        a constant."""
        if len(weights) != FEATURES or len(biases) != UNITS:
            raise ValueError(
                f"These weights are for {len(weights)} features and {len(biases)} hidden units; here are"
                f" {FEATURES} and {UNITS}: train the network again with tools/train.py."
            )
        self.weights = [layer(row) for row in weights]
        self.biases = layer(biases)
        self.strength = layer(strength)
        self.points = layer(points)
        self.middle = strength[-1]
        self.usual = points[-1]

    def guess(self, state: State) -> Verdict:
        if state.rules.puertomas:
            return guess_by_hand(state)  # their boards are of another kind
        reader = Sums(self.weights, self.biases.copy())
        features = Features(state, look_ahead(state), reader)
        features.look_at_table()
        table = reader.sums
        strengths: list[float] = []
        points: list[float] = []
        for seat in range(len(state.seats)):
            reader.sums = table.copy()
            features.look_at(seat)
            strengths.append(self.middle + self.strength.excite(reader.sums))
            points.append(POINTS_MIDDLE + POINTS_UNIT * (self.usual + self.points.excite(reader.sums)))
        return Verdict(softmax(strengths, 1.0), points)
