"""What many games say: means and shares, with the range the true figure lies in 95 times of 100."""

from __future__ import annotations

import math
import statistics
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from typing import Final

Z_95: Final = statistics.NormalDist().inv_cdf(0.975)
"""So many standard deviations to either side hold 95 % of a normal distribution."""
NEARLY_NORMAL: Final = 100
"""Degrees of freedom from which on Student's t is worked out from the normal distribution."""


@dataclass(frozen=True)
class Interval:
    """A 95 % confidence interval."""

    low: float
    high: float

    def to_json(self) -> list[float]:
        return [self.low, self.high]


@dataclass(frozen=True)
class Summary:
    """A series of numbers in short."""

    count: int
    mean: float
    sd: float
    """Standard deviation of the sample."""
    least: float
    most: float
    interval: Interval | None
    """Of the mean; a single number has none."""

    def to_json(self) -> dict[str, object]:
        return {
            "mean": self.mean,
            "ci95": None if self.interval is None else self.interval.to_json(),
            "sd": self.sd,
            "min": self.least,
            "max": self.most,
        }


@dataclass(frozen=True)
class Share:
    """How often something was so; shared victories make it a fraction."""

    count: float
    trials: int

    @property
    def value(self) -> float:
        return self.count / self.trials

    @property
    def interval(self) -> Interval:
        return wilson(self.count, self.trials)

    def to_json(self) -> dict[str, object]:
        return {"count": self.count, "share": self.value, "ci95": self.interval.to_json()}


def summarize(values: Sequence[float]) -> Summary:
    """Mean, spread and extremes; the interval is Student's.

    >>> summarize([1, 2, 3, 4]).mean
    2.5
    """
    if not values:
        raise ValueError("There is nothing to summarize.")
    mean = statistics.fmean(values)
    sd = statistics.stdev(values) if len(values) > 1 else 0.0
    interval = None
    if len(values) > 1:
        reach = t_95(len(values) - 1) * sd / math.sqrt(len(values))
        interval = Interval(mean - reach, mean + reach)
    return Summary(len(values), mean, sd, min(values), max(values), interval)


@cache
def t_95(freedom: int) -> float:
    """So many standard errors to either side hold 95 % of Student's distribution.

    >>> [round(t_95(freedom), 3) for freedom in (1, 2, 9, 30, 1000)]
    [12.706, 4.303, 2.262, 2.042, 1.962]
    """
    if freedom > NEARLY_NORMAL:  # Fisher's expansion
        z = Z_95
        return z + (z**3 + z) / (4 * freedom) + (5 * z**5 + 16 * z**3 + 3 * z) / (96 * freedom**2)
    low, high = 0.0, math.pi / 2
    while high - low > 1e-12:
        middle = (low + high) / 2
        low, high = (middle, high) if _within(middle, freedom) < 0.95 else (low, middle)
    return math.sqrt(freedom) * math.tan(low)


def _within(angle: float, freedom: int) -> float:
    """How much of Student's distribution lies within the root of ``freedom`` times the angle's tangent: its
    integral as a sum (Abramowitz and Stegun 26.7.3 and 26.7.4)."""
    is_odd = freedom % 2
    term = total = math.sin(angle) * (math.cos(angle) if is_odd else 1.0)
    if freedom == 1:
        total = 0.0
    for number in range(2 + is_odd, freedom - 1, 2):
        term *= math.cos(angle) ** 2 * (number - 1) / number
        total += term
    return 2 / math.pi * (angle + total) if is_odd else total


def wilson(count: float, trials: float, reach: float = Z_95) -> Interval:
    """Wilson's interval for a share: sound for few trials and for shares near 0 and 1.

    >>> interval = wilson(8, 10)
    >>> f"{interval.low:.3f} {interval.high:.3f}"
    '0.490 0.943'
    """
    if trials < 1 or not 0 <= count <= trials:
        raise ValueError(f"{count} of {trials} is no share.")
    share = count / trials
    scale = 1 + reach**2 / trials
    middle = (share + reach**2 / (2 * trials)) / scale
    half = reach * math.sqrt(share * (1 - share) / trials + reach**2 / (4 * trials**2)) / scale
    return Interval(max(0.0, middle - half), min(1.0, middle + half))
