"""All questions to the database about people who look for a game.

A wish and the table that comes of it are one: the row is marked by the transaction that stores the table,
and only if nobody has marked it before. So of two processes that pair the same people one makes no table.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any, Final

from sqlalchemy import Connection, Update, and_, bindparam, delete, literal_column, or_, select, update
from sqlalchemy import String as Text
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from boriken.server.document import WAITING
from boriken.server.errors import Unavailable
from boriken.server.meeting.pairing import Seeker
from boriken.server.storage.database import DATABASE_ERRORS, LONGEST_ANSWER
from boriken.server.storage.schema import hidden, seekers, tables
from boriken.server.table import Change

FRESH: Final = 600_000
"""Milliseconds for which a game that was found is the answer to whatever its players ask for."""


class SeekerStore:
    """Beside the store of games, in the same database."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine
        make = postgresql.insert if engine.dialect.name == "postgresql" else sqlite.insert
        wish = make(seekers)
        new = {
            column.name: wish.excluded[column.name] for column in seekers.columns if column.name != "guest_id"
        }
        is_free = or_(seekers.c.table_id.is_(None), seekers.c.seen < wish.excluded.seen - FRESH)
        self._wish = wish.on_conflict_do_update(
            index_elements=["guest_id"], set_=new, where=and_(seekers.c.key != wish.excluded.key, is_free)
        )

    @asynccontextmanager
    async def _connected(self) -> AsyncIterator[AsyncConnection]:
        try:
            async with asyncio.timeout(LONGEST_ANSWER), self._engine.begin() as connection:
                yield connection
        except DATABASE_ERRORS as error:
            raise Unavailable("database_lost") from error

    async def wish(self, seeker: Seeker) -> None:
        """Note a wish; the same one again changes nothing, another takes its place."""
        async with self._connected() as connection:
            await connection.execute(self._wish, seeker_row(seeker))

    async def see(self, guest: str, now: int) -> Seeker | None:
        """What somebody waits for, who is there now."""
        async with self._connected() as connection:
            mine = seekers.c.guest_id == guest
            waits = and_(mine, seekers.c.table_id.is_(None), seekers.c.seen < now)
            await connection.execute(update(seekers).where(waits).values(seen=now))
            row = (await connection.execute(select(seekers).where(mine))).first()
        return None if row is None else seeker_of(row)

    async def agree(self, guest: str, now: int) -> None:
        """Bots are welcome."""
        waits = and_(seekers.c.guest_id == guest, seekers.c.table_id.is_(None), seekers.c.bots.is_(None))
        async with self._connected() as connection:
            await connection.execute(update(seekers).where(waits).values(bots=now))

    async def stop(self, guest: str) -> None:
        async with self._connected() as connection:
            await connection.execute(delete(seekers).where(seekers.c.guest_id == guest))

    async def waiting(self) -> list[Seeker]:
        """All that have found nothing yet."""
        query = select(seekers).where(seekers.c.table_id.is_(None))
        async with self._connected() as connection:
            return [seeker_of(row) for row in await connection.execute(query)]

    async def apart(self) -> set[tuple[str, str]]:
        """Who of them does not want to read whom, anywhere."""
        them = select(seekers.c.guest_id).where(seekers.c.table_id.is_(None))
        everywhere = and_(hidden.c.table_id == "", hidden.c.guest_id.in_(them), hidden.c.whom.in_(them))
        query = select(hidden.c.guest_id, hidden.c.whom).where(everywhere)
        async with self._connected() as connection:
            return {(row.guest_id, row.whom) for row in await connection.execute(query)}

    async def not_begun(self) -> list[str]:
        """Tables that were made for people who had found each other, and at which nobody has dealt."""
        found = select(seekers.c.table_id).where(seekers.c.table_id.is_not(None))
        query = select(tables.c.id).where(tables.c.status == WAITING, tables.c.id.in_(found))
        async with self._connected() as connection:
            return [row.id for row in await connection.execute(query)]

    async def forget_absent(self, live: int, found: int, days: int) -> None:
        """Who was seen last before these moments looks for nothing any more, or has long found it."""
        gone = or_(and_(seekers.c.table_id.is_(None), seekers.c.seen < live), seekers.c.seen < found)
        gone_live = and_(seekers.c.pace == "live", gone)
        async with self._connected() as connection:
            await connection.execute(delete(seekers).where(or_(gone_live, seekers.c.seen < days)))


def claim() -> Update:
    """Mark a wish with the table it leads to."""
    return (
        update(seekers)
        .where(
            seekers.c.guest_id == bindparam("of_guest", type_=Text),
            seekers.c.key == bindparam("of_key", type_=Text),
            seekers.c.table_id.is_(None),
        )
        .values(table_id=bindparam("to_table", type_=Text))
    )


def unclaim() -> Update:
    """None of its wishes is a table's that is not made."""
    return (
        update(seekers)
        .where(seekers.c.table_id == bindparam("of_table", type_=Text))
        .values(table_id=literal_column("NULL"))
    )


def claim_rows(change: Change) -> list[dict[str, object]]:
    """In a fixed order, so that two processes cannot wait for each other."""
    return [
        {"of_guest": guest, "of_key": key, "to_table": change.table.id}
        for guest, key in sorted(change.seekers)
    ]


def forget_seeker(connection: Connection, guest: str) -> None:
    connection.execute(delete(seekers).where(seekers.c.guest_id == guest))


def seeker_row(seeker: Seeker) -> dict[str, object]:
    return {
        "guest_id": seeker.guest,
        "name": seeker.name,
        "key": seeker.key,
        "terms": seeker.terms,
        "sizes": "".join(str(size) for size in sorted(seeker.sizes)),
        "pace": seeker.pace,
        "made": seeker.made,
        "seen": seeker.seen,
        "bots": seeker.bots,
        "table_id": seeker.table,
    }


def seeker_of(row: Any) -> Seeker:
    return Seeker(
        guest=row.guest_id,
        name=row.name,
        key=row.key,
        terms=row.terms,
        sizes=frozenset(int(size) for size in row.sizes),
        pace=row.pace,
        made=row.made,
        seen=row.seen,
        bots=row.bots,
        table=row.table_id,
    )
