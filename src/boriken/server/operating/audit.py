"""What hosts, admins and limits did: a line of the log, and a row of the database that outlives it."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Sequence
from typing import Final, Literal

import msgspec
import structlog
from sqlalchemy import Connection, Row, delete, insert, select
from sqlalchemy.ext.asyncio import AsyncEngine

from boriken.server.contract.entries import Body, Returned, StandIn
from boriken.server.storage.schema import audit
from boriken.server.table import Change

Actor = Literal["admin", "guest", "host", "player", "limit"]
PAST_SERVERS: Final = ("admin", "guest")
"""What they do is written to the database itself: servers look again."""

LONGEST_QUEUE: Final = 2000
"""Deeds that wait for a database that is away; the log has them all the same."""
KEPT: Final = 90 * 24 * 3600 * 1000
"""Milliseconds after which a deed is forgotten."""
BY_HOST: Final = ("created", "closed", "seat_set", "started", "talk_set")
"""Entries that only a host makes."""

logger: Final = structlog.get_logger("boriken.audit")


class Deed(msgspec.Struct, frozen=True, kw_only=True):
    """One thing that was done."""

    id: int = 0
    at: int
    """Milliseconds since 1970."""
    actor: Actor
    what: str
    table: str | None = None
    guest: str | None = None
    detail: dict[str, object] = {}

    @property
    def tables(self) -> list[str]:
        """All tables it is about."""
        several = self.detail.get("tables")
        return [
            *([self.table] if self.table else []),
            *(map(str, several) if isinstance(several, list) else []),
        ]


def deed_row(deed: Deed) -> dict[str, object]:
    return {
        "at": deed.at,
        "actor": deed.actor,
        "what": deed.what,
        "table_id": deed.table,
        "guest_id": deed.guest,
        "detail": msgspec.json.encode(deed.detail).decode(),
    }


def deed_from_row(row: Row[tuple[object, ...]]) -> Deed:
    return Deed(
        id=row.id,
        at=row.at,
        actor=row.actor,
        what=row.what,
        table=row.table_id,
        guest=row.guest_id,
        detail=msgspec.json.decode(row.detail),
    )


def write_deeds(connection: Connection, deeds: Sequence[Deed]) -> None:
    connection.execute(insert(audit), [deed_row(deed) for deed in deeds])


async def read_deeds(engine: AsyncEngine, after: int = 0, limit: int = 500) -> list[Deed]:
    """Deeds after one, in order."""
    query = select(audit).where(audit.c.id > after).order_by(audit.c.id).limit(limit)
    async with engine.connect() as connection:
        return [deed_from_row(row) for row in await connection.execute(query)]


async def last_deeds(
    engine: AsyncEngine, limit: int, actor: str | None = None, about: str | None = None
) -> list[Deed]:
    """The latest deeds, the very last first; those of an actor, or about a table or guest, if it is named."""
    query = select(audit).order_by(audit.c.id.desc()).limit(limit)
    if actor is not None:
        query = query.where(audit.c.actor == actor)
    if about is not None:
        query = query.where((audit.c.table_id == about) | (audit.c.guest_id == about))
    async with engine.connect() as connection:
        return [deed_from_row(row) for row in await connection.execute(query)]


def deed_of_host(change: Change) -> Deed | None:
    """What a host did by a change; None if it was not a host's to do."""
    entry = change.entry
    if entry.kind not in BY_HOST and not _is_by_host(entry.body):
        return None
    detail: dict[str, object] = {} if entry.seat is None else {"seat": entry.seat}
    host = change.table.document.host
    return Deed(at=entry.at, actor="host", what=entry.kind, table=change.table.id, guest=host, detail=detail)


def _is_by_host(body: Body) -> bool:
    if isinstance(body, StandIn):
        return body.reason == "host"
    return isinstance(body, Returned) and body.by_host


class Audit:
    """Deeds of this process, written to the log at once and to the database a little later."""

    def __init__(self) -> None:
        self._waiting: deque[Deed] = deque(maxlen=LONGEST_QUEUE)
        self._storing = asyncio.Lock()
        """Two who store at once would store the same."""

    def waiting(self) -> int:
        return len(self._waiting)

    def note(self, deed: Deed) -> None:
        logger.info(deed.what, actor=deed.actor, table=deed.table, guest=deed.guest, **deed.detail)
        self._waiting.append(deed)

    def note_change(self, change: Change) -> None:
        deed = deed_of_host(change)
        if deed is not None:
            self.note(deed)

    async def flush(self, engine: AsyncEngine) -> None:
        """Store what waits; if that fails it waits on."""
        async with self._storing:
            deeds = list(self._waiting)
            if not deeds:
                return
            async with engine.begin() as connection:
                await connection.run_sync(write_deeds, deeds)
            stored = {id(deed) for deed in deeds}  # one that came meanwhile may be equal to one of them
            while (
                self._waiting and id(self._waiting[0]) in stored
            ):  # a full queue may have lost some by itself
                self._waiting.popleft()

    async def forget_old(self, engine: AsyncEngine, now: int) -> None:
        async with engine.begin() as connection:
            await connection.execute(delete(audit).where(audit.c.at < now - KEPT))
