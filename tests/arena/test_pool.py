"""Work on several processes comes back in order."""

from __future__ import annotations

import os
from functools import partial

import pytest

from boriken import BorikenError
from boriken.arena.pool import chance_of, default_jobs, spread


def add(one: int, other: int) -> int:
    return one + other


def die(number: int) -> int:
    os._exit(3)


def refuse(number: int) -> int:
    raise BorikenError(f"Not {number}.")


@pytest.mark.slow
@pytest.mark.parametrize("jobs", [1, 2, None])
@pytest.mark.parametrize("count", [0, 1, 2, 33])
def test_results_come_in_order(jobs: int | None, count: int) -> None:
    assert list(spread(partial(add, 100), count, jobs)) == list(range(100, 100 + count))


def test_a_run_can_be_left_early() -> None:
    results = spread(partial(add, 0), 1000, 2)
    assert next(results) == 0
    results.close()  # type: ignore[attr-defined]  # it is a generator, which only its caller here knows


@pytest.mark.parametrize("jobs", [1, 2])
def test_errors_come_through(jobs: int) -> None:
    with pytest.raises(BorikenError, match="Not 0"):
        list(spread(refuse, 4, jobs))


def test_a_process_that_dies_is_one_sentence() -> None:
    with pytest.raises(BorikenError, match="has died"):
        list(spread(die, 4, 2))


def test_chance_follows_from_seed_and_number() -> None:
    """The same figures on every platform and in every version: results of runs are quoted by seed."""
    assert chance_of(7, 3).getrandbits(48) == chance_of(7, 3).getrandbits(48) == CHANCE_7_3
    drawn = {chance_of(seed, number).getrandbits(48) for seed in range(30) for number in range(30)}
    assert len(drawn) == 900


CHANCE_7_3 = 231459777801469


def test_there_is_a_core() -> None:
    assert default_jobs() >= 1
