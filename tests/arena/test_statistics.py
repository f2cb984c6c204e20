"""Means and shares against values from the books."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from boriken.arena.statistics import Share, summarize, t_95, wilson


@pytest.mark.parametrize(
    ("count", "trials", "low", "high"),
    [
        # Newcombe 1998, table I, method 3.
        (81, 263, 0.2553, 0.3662),
        (15, 148, 0.0624, 0.1605),
        (0, 20, 0.0000, 0.1611),
        (1, 29, 0.0061, 0.1718),
        (29, 29, 0.8830, 1.0000),
    ],
)
def test_wilson(count: int, trials: int, low: float, high: float) -> None:
    interval = wilson(count, trials)
    assert (interval.low, interval.high) == pytest.approx((low, high), abs=5e-5)


@given(st.integers(1, 1000), st.floats(0, 1))
def test_wilson_holds_the_share(trials: int, part: float) -> None:
    interval = wilson(part * trials, trials)
    assert 0 <= interval.low <= part + 1e-9
    assert part - 1e-9 <= interval.high <= 1


@pytest.mark.parametrize(("count", "trials"), [(0, 0), (-1, 5), (6, 5)])
def test_what_is_no_share_is_refused(count: int, trials: int) -> None:
    with pytest.raises(ValueError, match="is no share"):
        wilson(count, trials)


def test_shares_may_be_fractions() -> None:
    share = Share(2.5, 10)
    assert share.value == 0.25
    assert share.to_json()["count"] == 2.5


def test_a_summary() -> None:
    summary = summarize([2, 4, 4, 4, 5, 5, 7, 9])
    assert (summary.count, summary.mean, summary.least, summary.most) == (8, 5, 2, 9)
    assert summary.sd == pytest.approx(2.13809, abs=1e-5)  # the root of 32/7
    assert summary.interval is not None
    assert summary.interval.low == pytest.approx(5 - 2.364624 * 2.13809 / 8**0.5, abs=1e-4)
    assert summary.interval.high == pytest.approx(5 + 2.364624 * 2.13809 / 8**0.5, abs=1e-4)


@pytest.mark.parametrize(
    ("freedom", "quantile"),
    [(1, 12.7062), (2, 4.3027), (3, 3.1824), (4, 2.7764), (9, 2.2622), (30, 2.0423), (120, 1.9799)],
)
def test_students_distribution(freedom: int, quantile: float) -> None:
    assert t_95(freedom) == pytest.approx(quantile, abs=5e-5)


def test_the_two_ways_to_students_distribution_meet() -> None:
    assert t_95(100) == pytest.approx(t_95(101) + (t_95(99) - t_95(100)), abs=1e-5)


def test_a_summary_of_one_number() -> None:
    summary = summarize([3])
    assert (summary.mean, summary.sd, summary.interval) == (3, 0, None)
    assert summary.to_json()["ci95"] is None


def test_a_summary_of_nothing_is_refused() -> None:
    with pytest.raises(ValueError, match="nothing"):
        summarize([])
