"""Finished games looked at again, decision by decision: beside the requests, and a little at a time."""

from __future__ import annotations

import asyncio
import time
from collections import OrderedDict
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Final

import structlog

from boriken.bots.judging import result
from boriken.chance import BY_MOVES
from boriken.engine.actions import TEXTS
from boriken.engine.errors import BadRecord, BorikenError
from boriken.game import Game
from boriken.record import RULES_VERSION
from boriken.server.bot_pool import BotPool
from boriken.server.contract.afterwards import Considered, Review, ReviewedMove
from boriken.server.errors import Conflict, Refused, TooMany, Unavailable
from boriken.server.history import actions_of, effective, record_of
from boriken.server.limits import RETRY
from boriken.server.storage.store import Store
from boriken.server.table import Entry, Table
from boriken.server.turns import Asker, Rank

if TYPE_CHECKING:
    from boriken.bots.advice import Advice
    from boriken.bots.review import Move

SIMULATIONS: Final = 60
"""For each decision: always as many, so that everybody is told the same."""
AT_ONCE: Final = 2
"""Games looked at together; the others wait."""
OF_PAYER: Final = 3
"""Reviews that one address has under way."""
ABANDONED: Final = 120.0
"""Seconds after which nobody waits for a review any more."""
MOST_KEPT: Final = 50
"""Reviews in memory, those that are not finished among them."""

logger: Final = structlog.get_logger(__name__)


@dataclass(frozen=True)
class Decision:
    """Where a decision stands in the game and in the log."""

    number: int
    """Its place among the actions of the game, from 0."""
    seq: int
    """The entry after which it had to be decided."""
    round: int
    kind: str


@dataclass(frozen=True)
class Course:
    """A finished game, ready to be looked at."""

    record: str
    decisions: list[Decision]
    """Those that left a choice."""
    final: list[float]
    """By seat, who has won."""


@dataclass(eq=False)
class Job:
    """A review, as far as it has come."""

    course: Course | None = None
    moves: list[Move] = field(default_factory=list)
    begun: asyncio.Event = field(default_factory=asyncio.Event)
    """Set when the course is known, or nothing will come of it."""
    failure: Refused | None = None
    payer: str = ""
    """Who had it begun."""
    asked: float = field(default_factory=time.monotonic)
    """When somebody last wanted to know."""

    @property
    def is_finished(self) -> bool:
        return self.course is not None and len(self.moves) == len(self.course.decisions)


class Reviewer:
    """One job for each table, however many ask for it."""

    def __init__(self, store: Store, bots: BotPool) -> None:
        self._store = store
        self._bots = bots
        self._jobs: OrderedDict[str, Job] = OrderedDict()
        self._turns = asyncio.Semaphore(AT_ONCE)
        self._tasks: set[asyncio.Task[None]] = set()

    async def review(self, table: Table, payer: str = "") -> Review:
        """What is ready of the review of a finished game; the first who asks has it begun."""
        job = self._jobs.get(table.id) or self._begin(table, payer)
        job.asked = time.monotonic()
        await job.begun.wait()
        if job.failure is not None:
            if self._jobs.get(table.id) is job:
                del self._jobs[table.id]  # who asks again has it tried again
            raise job.failure
        if table.id in self._jobs:
            self._jobs.move_to_end(table.id)
        assert job.course is not None
        return review_message(job.course, job.moves)

    def running(self) -> int:
        """Games that are being looked at, or wait for it."""
        return len(self._tasks)

    def kept(self) -> int:
        return len(self._jobs)

    def _begin(self, table: Table, payer: str) -> Job:
        under_way = (job for job in self._jobs.values() if not job.is_finished and job.failure is None)
        if payer and sum(job.payer == payer for job in under_way) >= OF_PAYER:
            raise TooMany(RETRY)
        if len(self._jobs) >= MOST_KEPT:
            self._forget_one()
        job = self._jobs[table.id] = Job(payer=payer)
        task = asyncio.create_task(self._run(job, table), name=f"review {table.id}")
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return job

    def _forget_one(self) -> None:
        for table_id, job in self._jobs.items():
            if job.is_finished or job.failure is not None:
                del self._jobs[table_id]
                return
        raise Unavailable("too_many_reviews")

    async def _run(self, job: Job, table: Table) -> None:
        try:
            entries = await self._store.entries(table.id, 0)
            job.course = await asyncio.to_thread(course_of, table, entries)
            job.begun.set()
            async with self._turns:
                await self._look_at_all(job, job.course)
            if not job.is_finished:
                self._jobs.pop(table.id, None)
        except Refused as error:
            job.failure = error
        except Exception as error:  # whatever it is, only this review fails
            logger.warning("review_failed", table=table.id, error=repr(error))
            job.failure = Unavailable("review_failed")
        finally:
            job.begun.set()

    async def _look_at_all(self, job: Job, course: Course) -> None:
        asker = Asker(job.payer, Rank.NOBODY_WAITS)
        while not job.is_finished and time.monotonic() - job.asked < ABANDONED:
            next_one = course.decisions[len(job.moves)]
            job.moves += await self._bots.look_back(course.record, next_one.number, SIMULATIONS, asker)

    async def close(self) -> None:
        """Nobody waits for what is not finished."""
        tasks = list(self._tasks)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


def course_of(table: Table, entries: Sequence[Entry]) -> Course:
    record = record_of(table, entries)
    game = Game.from_options(record.options, record.seed, record.names, BY_MOVES)
    try:
        if record.rules_version != RULES_VERSION:
            raise BadRecord(key="record_of_other_rules", version=record.rules_version, current=RULES_VERSION)
        decisions = list(_decisions(game, entries))
    except BorikenError:
        raise Conflict("other_rules") from None
    return Course(record.to_text(), decisions, result(game.state).chances)


def _decisions(game: Game, entries: Sequence[Entry]) -> Iterator[Decision]:
    """Plays the whole game in ``game``."""
    seq = next(entry.seq for entry in entries if entry.kind == "started")
    number = 0
    for entry in effective(entries):
        for action in actions_of(entry):
            if len(game.state.choices) > 1:
                yield Decision(number, seq, int(game.state.round), game.decision or "")
            game.play(action)
            number += 1
        seq = entry.seq


# --- As a message ----------------------------------------------------------------------------------------


def review_message(course: Course, moves: Sequence[Move]) -> Review:
    from boriken.bots import review as reviews  # only now: without a review no network is needed

    total = len(course.decisions)
    is_finished = len(moves) == total
    review = reviews.Review(list(moves), course.final)
    return Review(
        done=len(moves),
        total=total,
        moves=[_reviewed(*pair) for pair in zip(course.decisions, moves, strict=False)],
        final=course.final if is_finished else None,
        turning_points=[move.number for move in review.turning_points()] if is_finished else [],
        blunders=[move.number for move in review.blunders()] if is_finished else [],
    )


def _reviewed(decision: Decision, move: Move) -> ReviewedMove:
    return ReviewedMove(
        number=move.number,
        seq=decision.seq,
        round=decision.round,
        seat=move.seat,
        decision=decision.kind,
        chances=[round(chance, 3) for chance in move.chances],
        played=_considered(move.played),
        best=_considered(move.best),
        loss=round(move.loss, 3),
    )


def _considered(advice: Advice) -> Considered:
    return Considered(TEXTS[advice.action], round(advice.win, 3), round(advice.points, 1))
