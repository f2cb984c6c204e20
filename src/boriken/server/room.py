"""Rooms: the tables in memory, and how those who wait hear of news."""

from __future__ import annotations

import asyncio
from collections import deque
from dataclasses import dataclass, field
from typing import Final

from boriken.server.table import Entry, Table
from boriken.server.talking.conversation import Conversation

RECENT: Final = 64
"""Entries kept in memory for those who come back after a moment."""


@dataclass(eq=False)
class Room:
    """A table in memory, and who waits for news of it."""

    table: Table
    recent: deque[Entry] = field(default_factory=lambda: deque(maxlen=RECENT))
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)
    listeners: set[asyncio.Event] = field(default_factory=set)
    conversation: Conversation | None = None
    """What is said at it, if somebody has asked."""
    talking: asyncio.Lock = field(default_factory=asyncio.Lock)
    """Talk does not wait for the game, nor the game for talk."""
    is_doubtful: bool = False
    """Whether the database may hold more than memory does: it did not say whether it stored a change."""

    is_led_elsewhere: bool = False
    """Whether another process leads the table now."""
    is_gone: bool = False
    """Whether the table has been deleted."""

    def notify(self) -> None:
        for listener in self.listeners:
            listener.set()


class Herald:
    """Wakes those who wait for news, one room at a time: a request that comes in between does not wait."""

    def __init__(self) -> None:
        self._rooms: deque[Room] = deque()
        self._task: asyncio.Task[None] | None = None

    def tell(self, room: Room) -> None:
        self._rooms.append(room)
        if self._task is None:
            self._task = asyncio.create_task(self._run(), name="herald")

    async def _run(self) -> None:
        while self._rooms:
            await asyncio.sleep(0)
            self._rooms.popleft().notify()
        self._task = None
