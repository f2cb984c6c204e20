"""Sees to it that every game that is over is remembered, whatever happens to the process that saw its end."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from typing import Final

import structlog

from boriken.server.errors import NotFound, Unavailable, Unreadable
from boriken.server.hub import now
from boriken.server.profiles.finished import finished_game
from boriken.server.storage.remembering import Memory, Outdated
from boriken.server.storage.store import Store
from boriken.server.table import Change

PAUSE: Final = 5.0
"""Seconds between two looks at what others have left."""
BATCH: Final = 50
GENTLY: Final = 0.05
"""Seconds between two games that others have left: after an upgrade they are many, and nobody waits."""
MOST_TRIES: Final = 5

logger: Final = structlog.get_logger(__name__)


class Historian:
    """One for each process: at once for the games that end here, and in its own time for all others."""

    def __init__(self, store: Store, memory: Memory) -> None:
        self._store = store
        self._memory = memory
        self._ended: asyncio.Queue[str] = asyncio.Queue()
        self._tasks: list[asyncio.Task[None]] = []

    def start(self) -> None:
        self._tasks = [asyncio.create_task(self._follow()), asyncio.create_task(self._catch_up())]

    def note(self, change: Change) -> None:
        """Hear of a change that was made here."""
        if change.ends_game:
            self._ended.put_nowait(change.table.id)

    async def close(self) -> None:
        """Remember what has ended here; if there is no time for that, the next process does."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        while not self._ended.empty():
            await self.remember(self._ended.get_nowait())

    async def settled(self) -> None:
        """Wait until everything that has ended here is remembered."""
        await self._ended.join()

    async def _follow(self) -> None:
        while True:
            await self.remember(await self._ended.get())
            self._ended.task_done()

    async def _catch_up(self) -> None:
        while True:
            if not await self.catch_up():
                await asyncio.sleep(PAUSE)

    async def catch_up(self) -> bool:
        """Remember some of what others have left; whether there may be more."""
        try:
            table_ids = await self._memory.due(now(), BATCH)
        except Unavailable:
            return False
        for table_id in table_ids:
            await self.remember(table_id)
            await asyncio.sleep(GENTLY)
        return len(table_ids) == BATCH

    async def remember(self, table_id: str) -> None:
        """Remember a game if nobody has yet; what cannot be read now is tried again later."""
        try:
            await self._remember(table_id)
        except NotFound:  # deleted meanwhile
            with suppress(Unavailable):
                await self._memory.drop(table_id)
        except Exception as error:  # whatever is wrong with this game, others want to be remembered
            if isinstance(error, Unavailable) and not isinstance(error, Unreadable):
                return  # the database is away; the note stays
            logger.warning("not_remembered", table=table_id, error=repr(error))
            with suppress(Unavailable):
                await self._memory.postpone(table_id, now())

    async def _remember(self, table_id: str) -> None:
        for _ in range(MOST_TRIES):
            table = await self._store.load(table_id)
            entries = await self._store.entries(table_id, 0)
            until = [entry for entry in entries if entry.seq <= table.seq]
            game = await asyncio.to_thread(finished_game, table, until)
            with suppress(Outdated):
                await self._memory.remember(game)
                return
