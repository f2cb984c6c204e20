"""Pairs those who look for a game, beside the requests.

Any process may do it: the database decides which one does.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Final

import msgspec
import structlog
from msgspec.structs import replace

from boriken.server.changes import seating
from boriken.server.changes.calling import SHORTLY
from boriken.server.contract.meeting import Seeking
from boriken.server.contract.requests import GameOptions, NewClock, NewSeat, NewTable
from boriken.server.document import OPEN, PERSON, WAITING, SeatDocument
from boriken.server.errors import NotFound, Unavailable
from boriken.server.guests import LONGEST_TITLE, Guest
from boriken.server.hub import Hub
from boriken.server.leading.lease import LedElsewhere
from boriken.server.meeting.pairing import (
    ABSENT,
    LONGEST_WAIT,
    Group,
    Pace,
    Seeker,
    by_terms,
    first_group,
)
from boriken.server.new_table import new_document
from boriken.server.storage.seekers import SeekerStore
from boriken.server.table import Call, Change, Table
from boriken.server.uptime import wall

EVERY: Final = 1.0
"""Seconds between two looks."""
MOST_AT_ONCE: Final = 50
"""Tables made in one look."""
FOUND: Final = 86_400_000
"""Milliseconds for which somebody can ask which live game they have found."""
CLOCKS: Final[dict[Pace, NewClock]] = {
    "live": NewClock(kind="decision", seconds=120),
    "days": NewClock(kind="day", days=1),
}

logger: Final = structlog.get_logger(__name__)


class Terms(msgspec.Struct, frozen=True, array_like=True):
    """What those who play together agree on."""

    edition: str
    expansions: tuple[str, ...]
    pace: Pace


def terms_of(wish: Seeking) -> str:
    """The same for the same wishes, however they are written."""
    return msgspec.json.encode(Terms(wish.edition, tuple(sorted(set(wish.expansions))), wish.pace)).decode()


def read_terms(seeker: Seeker) -> Terms:
    return msgspec.json.decode(seeker.terms, type=Terms)


class Matchmaker:
    """One for each process."""

    def __init__(self, hub: Hub, store: SeekerStore, clock: Callable[[], int] = wall) -> None:
        self.store: Final = store
        self.clock = clock
        self._hub = hub
        self._woken = asyncio.Event()
        self._pairing = asyncio.Lock()
        self._looking = asyncio.Lock()
        self._companies: dict[str, list[Seeker]] = {}
        """Those who wait, by what they wish, as they were at the last look."""
        self._looked: int | None = None
        self._task: asyncio.Task[None] | None = None

    def start(self) -> None:
        self._task = asyncio.create_task(self._run(), name="matchmaker")

    async def close(self) -> None:
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    def wake(self) -> None:
        """Somebody wishes something new."""
        self._woken.set()

    async def _run(self) -> None:
        while True:
            try:
                async with asyncio.timeout(EVERY):
                    await self._woken.wait()
            except TimeoutError:
                pass
            self._woken.clear()
            try:
                await self.pair()
                await self._begin_left_over()
                now = self.clock()
                await self.store.forget_absent(now - 6 * ABSENT, now - FOUND, now - LONGEST_WAIT)
            except Exception as error:  # the database is away; the next time must not fail with it
                logger.warning("pairing_failed", error=repr(error))

    async def pair(self) -> None:
        """Make tables of all who can play."""
        async with self._pairing:
            waiting = await self._look()
            avoided = await self.store.apart() if waiting else set()

            def apart(one: str, other: str) -> bool:
                return (one, other) in avoided or (other, one) in avoided

            for _ in range(MOST_AT_ONCE):
                group = first_group(waiting, self.clock(), apart)
                if group is None:
                    return
                waiting = [seeker for seeker in waiting if seeker not in group.people]
                await self._try_table(group)

    async def company(self, terms: str) -> list[Seeker]:
        """Who waits for the same: looked up once for all who ask in the same second."""
        async with self._looking:
            if self._looked is None or abs(self.clock() - self._looked) >= 1000 * EVERY:
                await self._look()
        return self._companies.get(terms, [])

    async def _look(self) -> list[Seeker]:
        now, waiting = self.clock(), await self.store.waiting()
        self._companies, self._looked = by_terms(waiting), now
        return waiting

    async def _try_table(self, group: Group) -> None:
        """Those who cannot play, for whatever reason, must not keep all others waiting."""
        try:
            await self._make_table(group)
        except Unavailable:
            raise
        except Exception as error:
            logger.warning("match_failed", error=repr(error))

    async def _make_table(self, group: Group) -> None:
        change = made_for(group, self.clock())
        try:
            await self._hub.create(change)
        except NotFound:
            return  # somebody has got up meanwhile, or another process was quicker
        await self._begin(change.table.id)

    async def _begin(self, table_id: str) -> None:
        async def make(table: Table) -> Change | None:
            is_full = all(seat.kind != OPEN for seat in table.document.seats)
            return seating.start(table, None, self.clock()) if table.status == WAITING and is_full else None

        await self._hub.change(table_id, make)

    async def _begin_left_over(self) -> None:
        """A process has died between making a table and dealing."""
        for table_id in await self.store.not_begun():
            try:
                if await self._hub.leads.leader_of(table_id) is None:
                    await self._begin(table_id)
            except LedElsewhere:
                continue


def made_for(group: Group, now: int) -> Change:
    """A table at which those who have found each other sit."""
    first = group.people[0]
    terms = read_terms(first)
    body = NewTable(
        title=" · ".join(seeker.name for seeker in group.people)[:LONGEST_TITLE],
        options=GameOptions(edition=terms.edition, players=group.size, expansions=list(terms.expansions)),
        seats=[NewSeat(kind="open")] * len(group.people) + [NewSeat(kind="bot")] * group.bots,
        clock=CLOCKS[terms.pace],
        public=True,
    )
    document = new_document(body, Guest(first.guest, first.name), now)
    for number, seeker in enumerate(group.people):
        document = document.with_seat(
            number, SeatDocument(kind=PERSON, name=seeker.name, guests=(seeker.guest,))
        )
    change = seating.create(document)
    calls = [Call(seeker.guest, "match", number, now + SHORTLY) for number, seeker in enumerate(group.people)]
    keys = tuple((seeker.guest, seeker.key) for seeker in group.people)
    return replace(change, seekers=keys, calls=tuple(calls) if terms.pace == "days" else ())
