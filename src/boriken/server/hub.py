"""The tables in use on this process: one change at a time, stored before anybody hears of it."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Collection
from dataclasses import dataclass
from typing import Final, TypeVar
from weakref import WeakValueDictionary

import structlog
from msgspec.structs import replace

from boriken.engine.errors import BorikenError
from boriken.game import Game
from boriken.record import RULES_VERSION
from boriken.server.changes.calling import called
from boriken.server.changes.clocks import timed
from boriken.server.changes.quotas import paid
from boriken.server.errors import Conflict, NotFound, Refused, Stale, Unavailable
from boriken.server.fanout import Fanout
from boriken.server.history import actions_of, traced
from boriken.server.leading.lease import Leads, LedElsewhere
from boriken.server.metrics import Metrics
from boriken.server.presence import Presences
from boriken.server.room import Herald, Room
from boriken.server.storage.committer import Committer
from boriken.server.storage.store import Store
from boriken.server.table import Change, Entry, Key, Table, is_id
from boriken.server.uptime import Uptime, wall
from boriken.server.working import for_whom_it_is

MOST_ROOMS: Final = 2000
"""Tables kept in memory though nobody may be at them."""
MOST_TRIES: Final = 8

Maker = Callable[[Table], Awaitable[Change | None]]
"""What is to be done with a table; None if there is nothing to do."""
Answer = TypeVar("Answer")

logger: Final = structlog.get_logger(__name__)


now: Final = wall
"""For what happens; deadlines have a time of their own."""


@dataclass(frozen=True)
class Outcome:
    """What became of a request."""

    table: Table
    is_repeated: bool = False
    """It had been carried out before."""


class Hub:
    """All rooms of this process."""

    def __init__(
        self, store: Store, committer: Committer[Change], fanout: Fanout, metrics: Metrics, leads: Leads
    ) -> None:
        self.store = store
        self.presences = Presences(fanout, self._notify, leads)
        self.uptime = Uptime(store)
        self._committer = committer
        self._metrics = metrics
        self.leads = leads
        self._rooms: WeakValueDictionary[str, Room] = WeakValueDictionary()
        """All that anybody here has in hand: never two of one table."""
        self._kept: OrderedDict[str, Room] = OrderedDict()
        """Those asked for last, so that they need not be read again."""
        self._loading: dict[str, asyncio.Task[Room]] = {}
        self._herald = Herald()
        self._tasks: set[asyncio.Task[Outcome]] = set()
        self.changed: Callable[[Table], None] = lambda table: None
        """Told of every change made here."""
        self.noted: Callable[[Change], None] = lambda change: None
        """Told of it with its entry, for those who keep account."""

    # --- Looking -----------------------------------------------------------------------------------------

    async def room(self, table_id: str) -> Room:
        """The room of a table that is led here, from memory or the database."""
        if not is_id(table_id):
            raise NotFound("no_table")
        if not self.leads.is_here(table_id) and await self.leads.leader_of(table_id) is not None:
            raise LedElsewhere(table_id)
        room = self._rooms.get(table_id)
        if room is not None:
            self._keep(room)
            return room
        if table_id not in self._loading:
            self._loading[table_id] = asyncio.create_task(for_whom_it_is(self._load(table_id)))
        return await follow(self._loading[table_id])

    async def _load(self, table_id: str) -> Room:
        try:
            room = Room(await self.store.load(table_id))
            self._rooms[table_id] = room
            self._keep(room)
            self.changed(room.table)  # perhaps a bot is on turn
            return room
        finally:
            del self._loading[table_id]

    def _keep(self, room: Room) -> None:
        self._kept[room.table.id] = room
        self._kept.move_to_end(room.table.id)
        if len(self._kept) > MOST_ROOMS:
            self._kept.popitem(last=False)

    async def table(self, table_id: str) -> Table:
        """A table as it is now."""
        try:
            room = await self.room(table_id)
        except LedElsewhere:
            return await self.store.load(table_id)
        if room.is_doubtful:
            async with room.lock:
                await self._refresh(room)
        return room.table

    async def entries(self, table: Table, after: int) -> list[Entry]:
        """Entries after one, up to where the table is."""
        if after >= table.seq:
            return []
        room = self._rooms.get(table.id)
        recent = list(room.recent) if room is not None else []
        if recent and recent[0].seq <= after + 1:
            return [entry for entry in recent if after < entry.seq <= table.seq]
        return await self.store.entries(table.id, after, table.seq - after)

    async def past(self, table: Table, seq: int) -> Table:
        """A table's game as it was after an entry."""
        if not 0 < seq <= table.seq:
            raise NotFound("no_entry", seq=seq, last=table.seq)
        path: list[Entry] = []
        before = seq
        while True:
            then = await self.store.snapshot(table, before)
            entries = await self.store.entries(table.id, then.seq, before - then.seq)
            part, before = traced(entries, before, then.seq)
            path = part + path
            if before == then.seq:
                break
        game = then.game()
        for entry in path:
            _replay(game, entry)
        return replace(then, seq=seq, state=game.state, chance=game.chance)

    def rooms_in_memory(self) -> int:
        return len(self._rooms)

    # --- Changing ----------------------------------------------------------------------------------------

    async def create(self, change: Change) -> Table:
        if not await self._committer.commit(change):
            return await self.table(change.table.id)  # somebody has made it meanwhile
        room = self._rooms[change.table.id] = Room(change.table)
        room.recent.append(change.entry)
        self.noted(change)
        self._keep(room)
        self.changed(room.table)
        return room.table

    async def change(
        self, table_id: str, make: Maker, seq: int | None = None, key: Key | None = None
    ) -> Outcome:
        """Change a table, and answer when it is stored for good.

        With ``seq`` only if nothing has been decided since. Once begun it is finished, even if nobody waits
        for the answer any more.
        """
        task = asyncio.create_task(for_whom_it_is(self._change(table_id, make, seq, key)))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return await follow(task)

    async def _change(self, table_id: str, make: Maker, seq: int | None, key: Key | None) -> Outcome:
        room = await self.room(table_id)
        async with room.lock:
            for _ in range(MOST_TRIES):
                if room.is_doubtful or (seq is not None and seq > room.table.seq):
                    await self._refresh(room)
                if seq is not None and not room.table.is_current(seq):
                    return await self._too_late(room, key)
                try:
                    change = await make(room.table)
                except Refused:
                    # What has been done once can often not be done again.
                    if await self._is_done(table_id, key):
                        return Outcome(room.table, is_repeated=True)
                    raise
                if change is None:
                    return Outcome(room.table)
                uptime = self.uptime.now()
                change = paid(room.table, timed(room.table, change, uptime))
                change = called(room.table, change, uptime)
                change = replace(change, entry=replace(change.entry, key=key))
                if await self._commit(room, change):
                    return Outcome(room.table)
                if not self.leads.is_here(table_id):
                    raise LedElsewhere(table_id)
                await self._refresh(room)
                if await self._is_done(table_id, key):
                    return Outcome(room.table, is_repeated=True)
        raise Unavailable("table_busy")

    async def _too_late(self, room: Room, key: Key | None) -> Outcome:
        """The client's table is an old one: perhaps because this very request has been carried out."""
        if await self._is_done(room.table.id, key):
            return Outcome(room.table, is_repeated=True)
        raise Stale(room.table.seq)

    async def _is_done(self, table_id: str, key: Key | None) -> bool:
        """Whether this very request has been carried out before."""
        asked = None if key is None else await self.store.asked(table_id, key)
        if asked is not None and key is not None and asked != key.asked:
            raise Conflict("key_used")
        return asked is not None

    async def _commit(self, room: Room, change: Change) -> bool:
        try:
            is_stored = await self._committer.commit(change)
        except Unavailable:
            room.is_doubtful = True
            raise
        if is_stored:
            self._metrics.entries.labels(change.entry.kind).inc()
            room.table = change.table
            room.recent.append(change.entry)
            self.noted(change)
            self._herald.tell(room)
            self.changed(room.table)
        return is_stored

    async def _refresh(self, room: Room) -> None:
        """Catch up with what is stored. The caller holds the lock."""
        table, entries = await self.store.load_since(room.table.id, room.table.seq)
        room.is_doubtful = False
        if table.seq > room.table.seq:
            room.recent.extend(entries)
            room.table = table
            self._herald.tell(room)

    # --- Other processes ---------------------------------------------------------------------------------

    def let_go(self, table_ids: Collection[str]) -> None:
        """Other processes lead these tables now: who is at them finds the way there."""
        for table_id in table_ids:
            room = self._rooms.pop(table_id, None)
            self._kept.pop(table_id, None)
            if room is not None:
                room.is_led_elsewhere = True
                room.notify()

    async def look_again(self, table_id: str) -> None:
        """Whoever runs the server has changed a table, or deleted it, past all servers."""
        room = self._rooms.get(table_id)
        if room is None:
            return
        async with room.lock:
            room.recent.clear()  # earlier entries may be told otherwise now
            room.conversation = None
            try:
                await self._refresh(room)
                self.changed(room.table)
            except NotFound:
                self._rooms.pop(table_id, None)
                self._kept.pop(table_id, None)
                room.is_gone = True
        room.notify()

    def wake_all(self) -> None:
        for room in list(self._rooms.values()):
            room.notify()

    def _notify(self, table_id: str) -> None:
        room = self._rooms.get(table_id)
        if room is not None:
            room.notify()

    async def close(self) -> None:
        """Let what has begun come to its end."""
        if self._tasks:
            await asyncio.wait(self._tasks)


async def follow(task: asyncio.Task[Answer]) -> Answer:
    """What a task answers; it goes on if the one who waits for it goes away."""
    try:
        return await asyncio.shield(task)
    except asyncio.CancelledError:
        task.add_done_callback(_note_failure)
        raise


def _note_failure(task: asyncio.Task[Answer]) -> None:
    """Nobody is there any more to be refused something; anything worse has to be known."""
    error = None if task.cancelled() else task.exception()
    if error is not None and not isinstance(error, Refused | LedElsewhere):
        logger.error("unheard_failure", task=task.get_name(), exc_info=error)


def _replay(game: Game, entry: Entry) -> None:
    try:
        for action in actions_of(entry):
            game.play(action)
    except BorikenError:
        if entry.rules_version == RULES_VERSION:
            raise
        raise Conflict("other_rules") from None
