"""What many games say: means and shares, with the range the true figure lies in 95 times of 100."""

from __future__ import annotations

import math
import statistics
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

Z_95: Final = statistics.NormalDist().inv_cdf(0.975)
"""So many standard deviations to either side hold 95 % of a normal distribution."""


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
    interval: Interval
    """Of the mean."""

    def to_json(self) -> dict[str, object]:
        return {
            "mean": self.mean,
            "ci95": self.interval.to_json(),
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
    """Mean, spread and extremes; the interval is the normal one.

    >>> summarize([1, 2, 3, 4]).mean
    2.5
    """
    if not values:
        raise ValueError("There is nothing to summarize.")
    mean = statistics.fmean(values)
    sd = statistics.stdev(values) if len(values) > 1 else 0.0
    reach = Z_95 * sd / math.sqrt(len(values))
    interval = Interval(mean - reach, mean + reach)
    return Summary(len(values), mean, sd, min(values), max(values), interval)


def wilson(count: float, trials: float) -> Interval:
    """Wilson's interval for a share: sound for few trials and for shares near 0 and 1.

    >>> interval = wilson(8, 10)
    >>> f"{interval.low:.3f} {interval.high:.3f}"
    '0.490 0.943'
    """
    if trials < 1 or not 0 <= count <= trials:
        raise ValueError(f"{count} of {trials} is no share.")
    share = count / trials
    scale = 1 + Z_95**2 / trials
    middle = (share + Z_95**2 / (2 * trials)) / scale
    reach = Z_95 * math.sqrt(share * (1 - share) / trials + Z_95**2 / (4 * trials**2)) / scale
    return Interval(max(0.0, middle - reach), min(1.0, middle + reach))
