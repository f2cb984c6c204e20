"""Wherever games are played, the tournament ends in the same table."""

from __future__ import annotations

from concurrent.futures import Executor

import pytest

from boriken import BorikenError, Options
from boriken.arena import tournament
from boriken.arena.contestants import Budget
from boriken.arena.executors import AHEAD, Here, as_completed, choose_executor
from boriken.arena.journal import Journal
from boriken.arena.schedule import Plan
from boriken.arena.standings import make_standings
from boriken.engine.errors import BadOptions
from tests.games import is_one_sentence

BOTS = ("random", "tests.arena.mirrors:Random")
PLAN = Plan(Options(players=3), BOTS, "pairs", 18, seed=3, budget=Budget(0.1))


def table(executor: Executor) -> dict[str, object]:
    journal = Journal(PLAN)
    for _ in tournament.play(PLAN, journal, executor):
        pass
    standings = make_standings(PLAN, journal.outcomes())
    return {**standings.to_json(), "conduct": standings.conduct}  # in which times make no difference


@pytest.fixture(scope="module")
def alone() -> dict[str, object]:
    return table(Here())


@pytest.mark.slow
def test_processes_come_to_the_same_table(alone: dict[str, object]) -> None:
    with choose_executor(None, jobs=2) as executor:
        assert table(executor) == alone


@pytest.mark.slow
def test_a_dask_cluster_comes_to_the_same_table(alone: dict[str, object]) -> None:
    with choose_executor("local-cluster:2", jobs=None) as executor:
        assert table(executor) == alone


def test_one_job_stays_in_this_process() -> None:
    with choose_executor(None, jobs=1) as executor:
        assert isinstance(executor, Here)


def fail(number: int) -> int:
    if number == 3:
        raise BorikenError("Not 3.")
    return number


@pytest.mark.slow
@pytest.mark.parametrize("on", [None, "local-cluster:1"])
def test_errors_come_through(on: str | None) -> None:
    with pytest.raises(BorikenError, match="Not 3"), choose_executor(on, jobs=2) as executor:
        list(as_completed(executor, fail, range(6)))


def test_tasks_are_handed_over_a_few_at_a_time() -> None:
    """So that a tournament of a million games does not lie in memory before it begins."""
    tasks = iter(range(AHEAD * 3))
    with choose_executor(None, jobs=2) as executor:
        results = as_completed(executor, abs, tasks)
        next(results)
        assert next(tasks) <= AHEAD
        assert len(list(results)) == AHEAD * 3 - 2


@pytest.mark.parametrize(
    "on", ["moon", "dask", "local-cluster:", "local-cluster:0", "local-cluster:-1", "tcp://a:1"]
)
def test_places_that_are_none_are_refused(on: str) -> None:
    with pytest.raises(BadOptions, match="dask://host:port") as error:
        choose_executor(on, jobs=None)
    assert is_one_sentence(str(error.value))


def test_a_scheduler_that_is_not_there_is_one_sentence(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("boriken.arena.executors.SECONDS_TO_CONNECT", 0.2)
    with pytest.raises(BorikenError, match="No Dask scheduler"), choose_executor("dask://127.0.0.1:1", None):
        pass
