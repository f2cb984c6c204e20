"""The tables in use on this process: one change at a time, stored before anybody hears of it."""

from __future__ import annotations

import asyncio
import time
from collections import OrderedDict
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Final, TypeVar
from weakref import WeakValueDictionary

import structlog
from msgspec.structs import replace

from boriken.engine.errors import BorikenError
from boriken.game import Game
from boriken.record import RULES_VERSION
from boriken.server.errors import Conflict, NotFound, Refused, Stale, Unavailable
from boriken.server.fanout import Fanout
from boriken.server.history import actions_of
from boriken.server.metrics import Metrics
from boriken.server.presence import Presences
from boriken.server.room import Herald, Room
from boriken.server.storage.committer import Committer
from boriken.server.storage.store import Store
from boriken.server.table import Change, Entry, Key, Table, is_id

MOST_ROOMS: Final = 2000
"""Tables kept in memory though nobody may be at them."""
MOST_TRIES: Final = 8

Maker = Callable[[Table], Awaitable[Change | None]]
"""What is to be done with a table; None if there is nothing to do."""
Answer = TypeVar("Answer")

logger: Final = structlog.get_logger(__name__)


def now() -> int:
    """Milliseconds since 1970."""
    return time.time_ns() // 1_000_000


@dataclass(frozen=True)
class Outcome:
    """What became of a request."""

    table: Table
    is_repeated: bool = False
    """It had been carried out before."""


class Hub:
    """All rooms of this process."""

    def __init__(
        self, store: Store, committer: Committer, fanout: Fanout, metrics: Metrics, is_shared: bool
    ) -> None:
        self.store = store
        self.presences = Presences(fanout, self._notify)
        self._committer = committer
        self._fanout = fanout
        self._metrics = metrics
        self._is_shared = is_shared
        """Whether other processes may write, so that what is in memory may be old."""
        self._rooms: WeakValueDictionary[str, Room] = WeakValueDictionary()
        """All that anybody here has in hand: never two of one table."""
        self._kept: OrderedDict[str, Room] = OrderedDict()
        """Those asked for last, so that they need not be read again."""
        self._loading: dict[str, asyncio.Task[Room]] = {}
        self._herald = Herald()
        self._tasks: set[asyncio.Task[Outcome]] = set()
        self.changed: Callable[[Table], None] = lambda table: None
        """Told of every change made here."""
        fanout.heard = self._heard

    # --- Looking -----------------------------------------------------------------------------------------

    async def room(self, table_id: str) -> Room:
        """The room of a table, from memory or the database."""
        room = self._rooms.get(table_id)
        if room is not None:
            self._keep(room)
            return room
        if not is_id(table_id):
            raise NotFound("no_table")
        if table_id not in self._loading:
            self._loading[table_id] = asyncio.create_task(self._load(table_id))
        return await _follow(self._loading[table_id])

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
        room = await self.room(table_id)
        if room.is_doubtful or await self._is_behind(room, None):
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
        found = await self.store.entries(table.id, after)
        return [entry for entry in found if entry.seq <= table.seq]

    async def past(self, table: Table, seq: int) -> Table:
        """A table's game as it was after an entry."""
        if not 0 < seq <= table.seq:
            raise NotFound("no_entry", seq=seq, last=table.seq)
        then = await self.store.snapshot(table, seq)
        game = then.game()
        for entry in await self.store.entries(table.id, then.seq, seq - then.seq):
            if entry.kind == "acted":
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
        task = asyncio.create_task(self._change(table_id, make, seq, key))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return await _follow(task)

    async def _change(self, table_id: str, make: Maker, seq: int | None, key: Key | None) -> Outcome:
        room = await self.room(table_id)
        async with room.lock:
            for _ in range(MOST_TRIES):
                if room.is_doubtful or await self._is_behind(room, seq):
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
                change = replace(change, entry=replace(change.entry, key=key))
                if await self._commit(room, change):
                    return Outcome(room.table)
                await self._refresh(room)
                if await self._is_done(table_id, key):
                    return Outcome(room.table, is_repeated=True)
        raise Unavailable("table_busy")

    async def _is_behind(self, room: Room, seq: int | None) -> bool:
        """Whether another process has written something that the request knows of, or may know of."""
        if seq is not None:
            return seq > room.table.seq
        return self._is_shared and await self.store.seq(room.table.id) > room.table.seq

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
            self._herald.tell(room)
            self.changed(room.table)
            self._fanout.announce(room.table.id, room.table.seq)
        return is_stored

    async def _refresh(self, room: Room) -> None:
        """Catch up with what another process has written. The caller holds the lock."""
        table, entries = await self.store.load_since(room.table.id, room.table.seq)
        room.is_doubtful = False
        if table.seq > room.table.seq:
            room.recent.extend(entries)
            room.table = table
            self._herald.tell(room)

    # --- Other processes ---------------------------------------------------------------------------------

    async def _heard(self, table_id: str | None, seq: int) -> None:
        """Another process has written; without a table, news may have been missed."""
        ids = list(self._rooms) if table_id is None else [table_id]
        for known in ids:
            room = self._rooms.get(known)
            if room is not None and (table_id is None or seq > room.table.seq):
                async with room.lock:
                    await self._refresh(room)

    async def catch_up(self) -> None:
        """Without news from other processes, look whether the tables somebody is at have moved on."""
        if self._is_shared and not self._fanout.reaches_others:
            for table_id, room in list(self._rooms.items()):
                if room.listeners:
                    await self.table(table_id)

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


async def _follow(task: asyncio.Task[Answer]) -> Answer:
    """What a task answers; it goes on if the one who waits for it goes away."""
    try:
        return await asyncio.shield(task)
    except asyncio.CancelledError:
        task.add_done_callback(_note_failure)
        raise


def _note_failure(task: asyncio.Task[Answer]) -> None:
    """Nobody is there any more to be refused something; anything worse has to be known."""
    error = None if task.cancelled() else task.exception()
    if error is not None and not isinstance(error, Refused):
        logger.error("unheard_failure", task=task.get_name(), exc_info=error)


def _replay(game: Game, entry: Entry) -> None:
    try:
        for action in actions_of(entry):
            game.play(action)
    except BorikenError:
        if entry.rules_version == RULES_VERSION:
            raise
        raise Conflict("other_rules") from None
