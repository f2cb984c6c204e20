"""Which process leads a table: one at a time, for as long as its lease in the database lasts.

A lease belongs to a process, not to a table, so that a hundred thousand tables cost no more to hold than one.
Each time a table comes to be led by another process its fencing number grows. A change is stored only with
the number that the table has: a process that was away for a while, and does not know it yet, writes nothing.
"""

from __future__ import annotations

import secrets
import time
from collections.abc import Awaitable, Callable, Collection
from dataclasses import dataclass
from typing import Final

import structlog
from sqlalchemy import and_, delete, insert, select, update
from sqlalchemy.ext.asyncio import AsyncEngine

from boriken.server.errors import Unavailable
from boriken.server.storage.database import DATABASE_ERRORS
from boriken.server.storage.leases import CLOCK, claim, leader
from boriken.server.storage.schema import processes

LEASE: Final = 6_000
"""Milliseconds for which a process leads its tables unless it says again that it is there."""
RENEW: Final = 1.0
"""Seconds after which it says so."""
FORGET: Final = 600_000
"""Milliseconds after which a process that is gone is forgotten."""
MOST_KNOWN: Final = 100_000
"""Tables whose leader is remembered; of others it is asked again."""

logger: Final = structlog.get_logger(__name__)


@dataclass(frozen=True)
class Peer:
    """Another process of this server."""

    id: str
    address: str


class LedElsewhere(Exception):
    """The table is not this process's to change."""

    def __init__(self, table_id: str) -> None:
        super().__init__(table_id)
        self.table_id = table_id


class Leads:
    """Of a process that is alone: it leads every table."""

    async def leader_of(self, table_id: str) -> Peer | None:
        """The process that leads a table; None if it is this one."""
        return None

    def is_here(self, table_id: str) -> bool:
        """Whether this process leads it, as far as it knows."""
        return True

    def fence_of(self, table_id: str) -> int | None:
        """The number by which this process leads it; None if it does not, or is alone."""
        return None

    def since(self, table_id: str) -> float:
        """The moment from which on it was led here, by the monotonic clock."""
        return 0.0

    def forget_leader(self, table_id: str) -> None:
        """Ask again the next time."""


class SharedLeads(Leads):
    """Of one among several processes on one PostgreSQL database."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine.execution_options(isolation_level="AUTOCOMMIT")
        self.id = ""
        self.address = ""
        """Where others find this process."""
        self._led: dict[str, tuple[int, float]] = {}
        """Fencing numbers of the tables led here, and since when."""
        self._elsewhere: dict[str, Peer] = {}
        self._others: dict[str, Peer] = {}
        self._is_leaving = False
        self.lost: Callable[[Collection[str]], None] = lambda tables: None
        """Told of tables that are no longer led here."""
        self.gone: Callable[[Peer], None] = lambda peer: None
        """Told of a process that leads nothing any more."""

    # --- This process ------------------------------------------------------------------------------------

    async def start(self) -> None:
        """Be there for others."""
        self.id = secrets.token_hex(8)
        async with self._engine.connect() as connection:
            until = CLOCK + LEASE
            await connection.execute(insert(processes).values(id=self.id, address=self.address, until=until))
            await connection.execute(delete(processes).where(processes.c.until < CLOCK - FORGET))
        await self._look_around()

    async def renew(self) -> None:
        """Say again that this process is there."""
        if self._is_leaving:
            return
        still = and_(processes.c.id == self.id, processes.c.until > CLOCK)
        async with self._engine.connect() as connection:
            renewed = await connection.execute(update(processes).where(still).values(until=CLOCK + LEASE))
        if renewed.rowcount == 0:
            logger.warning("lease_lost", tables=len(self._led))
            self._lose(list(self._led))
            await self.start()
        else:
            await self._look_around()

    async def _look_around(self) -> None:
        """Who else is there, and who no longer is."""
        query = select(processes.c.id, processes.c.address).where(processes.c.until > CLOCK)
        async with self._engine.connect() as connection:
            alive = {row.id: Peer(row.id, row.address) for row in await connection.execute(query)}
        before, self._others = self._others, {key: peer for key, peer in alive.items() if key != self.id}
        for peer in before.values():
            if peer.id not in alive:
                self.gone(peer)
        self._elsewhere = {table: peer for table, peer in self._elsewhere.items() if peer.id in alive}

    async def release(self, finish: Callable[[], Awaitable[None]]) -> None:
        """Take nothing over any more, finish what has begun, then let others lead."""
        self._is_leaving = True
        await finish()
        async with self._engine.connect() as connection:
            await connection.execute(delete(processes).where(processes.c.id == self.id))
        self._led.clear()

    # --- Tables ------------------------------------------------------------------------------------------

    def is_here(self, table_id: str) -> bool:
        return table_id in self._led

    def fence_of(self, table_id: str) -> int | None:
        led = self._led.get(table_id)
        return None if led is None else led[0]

    def since(self, table_id: str) -> float:
        return self._led[table_id][1] if table_id in self._led else time.monotonic()

    def begin(self, table_id: str) -> int:
        """Lead a table that is about to be made here."""
        self._led[table_id] = (1, time.monotonic())
        return 1

    def lose(self, table_id: str) -> None:
        """Another process leads it now."""
        self._lose([table_id])

    def _lose(self, table_ids: Collection[str]) -> None:
        for table_id in table_ids:
            self._led.pop(table_id, None)
        self.lost(table_ids)

    def forget_leader(self, table_id: str) -> None:
        self._elsewhere.pop(table_id, None)

    async def leader_of(self, table_id: str) -> Peer | None:
        if table_id in self._led:
            return None
        known = self._elsewhere.get(table_id)
        if known is None:
            try:
                known = await self._find(table_id)
            except DATABASE_ERRORS as error:
                raise Unavailable("database_lost") from error
        return known

    async def _find(self, table_id: str) -> Peer | None:
        async with self._engine.connect() as connection:
            if not self._is_leaving:
                claimed = await connection.scalar(claim(table_id, self.id))
                if claimed is not None:
                    self._led[table_id] = (claimed, time.monotonic())
                    return None
            row = (await connection.execute(leader(table_id))).first()
        if row is None:
            return None  # there is no such table, which anybody can say
        if row.leader == self.id and not self._is_leaving:
            self._led[table_id] = (row.fence, time.monotonic())
            return None
        return self._remember(table_id, row.leader, row.address)

    def _remember(self, table_id: str, process: str | None, address: str | None) -> Peer:
        if process is not None and address is not None and process != self.id:
            peer = Peer(process, address)
            if len(self._elsewhere) >= MOST_KNOWN:
                self._elsewhere.clear()
            self._elsewhere[table_id] = peer
            return peer
        if not self._others:
            raise Unavailable("stopping")
        return secrets.choice(list(self._others.values()))  # who takes it over when it is asked
