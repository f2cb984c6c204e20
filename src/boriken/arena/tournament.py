"""A tournament from beginning to end: what has not been played yet is played, and written down."""

from __future__ import annotations

from collections.abc import Iterator
from concurrent.futures import Executor

from boriken.arena.contestants import Contestant
from boriken.arena.executors import as_completed
from boriken.arena.journal import Journal
from boriken.arena.match import Outcome, play_match
from boriken.arena.schedule import Plan


def check(plan: Plan) -> None:
    """Refuse what cannot be played, before others are asked to play it."""
    plan.check()
    for name in plan.contestants:
        Contestant.parse(name, plan.budget).make(0)


def play(plan: Plan, journal: Journal, executor: Executor) -> Iterator[Outcome]:
    """Play the games that are missing in the journal; each outcome is written down before it is told."""
    missing = [match for match in plan.matches() if not journal.has(match)]
    for outcome in as_completed(executor, play_match, missing):
        journal.add(outcome)
        yield outcome
