"""Who is next where many wait for few: everybody gets the same share, however much they ask for."""

from __future__ import annotations

import asyncio
from collections import OrderedDict, deque
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from enum import IntEnum
from typing import Final


class Rank(IntEnum):
    """Those of a lower rank wait until nobody of a higher one does."""

    PEOPLE_WAIT = 0
    NOBODY_WAITS = 1
    """Bots among themselves, and games looked at again."""


class Asker:
    """For whom something is done."""

    def __init__(self, payer: str = "", rank: Rank = Rank.PEOPLE_WAIT) -> None:
        self.payer: Final = payer
        self.rank: Final = rank


ANYBODY: Final = Asker()

_Queue = OrderedDict[str, deque["asyncio.Future[None]"]]


class Turns:
    """A number of places; when one is free, the payer who has waited longest for a turn gets it."""

    def __init__(self, places: int) -> None:
        self._free = places
        self._queues: dict[Rank, _Queue] = {rank: OrderedDict() for rank in Rank}

    @asynccontextmanager
    async def one(self, asker: Asker) -> AsyncIterator[None]:
        await self._come(asker)
        try:
            yield
        finally:
            self._free += 1
            self._call_next()

    async def _come(self, asker: Asker) -> None:
        called: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._queues[asker.rank].setdefault(asker.payer, deque()).append(called)
        self._call_next()
        try:
            await called
        except asyncio.CancelledError:
            if called.cancelled():
                self._drop(asker, called)
            else:  # it was called in the same moment
                self._free += 1
                self._call_next()
            raise

    def _drop(self, asker: Asker, called: asyncio.Future[None]) -> None:
        queue = self._queues[asker.rank]
        own = queue.get(asker.payer)
        if own is not None and called in own:
            own.remove(called)
            if not own:
                del queue[asker.payer]

    def _call_next(self) -> None:
        while self._free and (called := self._next()) is not None:
            if not called.done():
                self._free -= 1
                called.set_result(None)

    def _next(self) -> asyncio.Future[None] | None:
        for queue in self._queues.values():
            if queue:
                payer, own = queue.popitem(last=False)
                called = own.popleft()
                if own:
                    queue[payer] = own  # at the end: all others come first
                return called
        return None
