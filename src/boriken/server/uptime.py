"""The time of clocks: it goes by only while the server can serve.

It follows the machine's monotonic clock, so that setting the time of day expires nobody, and stands still
while the server is down, is stopped or has no database. It is kept there, so that it goes on after a restart
from where it was, on whatever process.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Final

from boriken.server.storage.store import Store

LONGEST_GAP: Final = 5_000
"""Milliseconds that may lie between two successful looks at the clocks; more than that is not counted."""
KEEP_EVERY: Final = 10_000
"""Milliseconds after which it is stored again: at most so much is given to everybody by a restart."""
VISIBLE: Final = 1_000
"""Milliseconds by which the time of day has to differ before deadlines are shown otherwise."""


def wall() -> int:
    """Milliseconds since 1970."""
    return time.time_ns() // 1_000_000


class Uptime:
    """Milliseconds, which began as those since 1970."""

    def __init__(
        self, store: Store, elapsed: Callable[[], float] = time.monotonic, day: Callable[[], int] = wall
    ) -> None:
        self._store = store
        self._elapsed = elapsed
        self._day = day
        self._counted = day()
        self._since = elapsed()
        self._kept = 0
        self._behind = 0

    async def start(self) -> None:
        """Go on from where the last server was."""
        self._kept = self._counted = await self._store.figure("uptime", self._counted)
        self._since = self._elapsed()

    def now(self) -> int:
        return self._counted + min(int((self._elapsed() - self._since) * 1000), LONGEST_GAP)

    async def count(self) -> None:
        """The server can serve: the time since the last look has gone by."""
        self._counted, self._since = self.now(), self._elapsed()
        if self._counted - self._kept >= KEEP_EVERY:
            self._kept = await self._store.raise_figure("uptime", self._counted)
            # Other processes may have served while this one could not.
            self._counted = max(self._counted, self._kept)

    def behind(self) -> int:
        """How far it is behind the time of day: to be added to a deadline that people read."""
        behind = self._day() - self.now()
        if abs(behind - self._behind) > VISIBLE:
            self._behind = behind
        return self._behind
