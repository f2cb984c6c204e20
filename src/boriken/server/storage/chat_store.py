"""All questions to the database about what is said at tables."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable, Collection, Sequence
from contextlib import asynccontextmanager

import msgspec
from sqlalchemy import Connection, Row, and_, delete, func, or_, select
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine
from sqlalchemy.sql import exists

from boriken.server.errors import Unavailable
from boriken.server.storage.database import DATABASE_ERRORS, LONGEST_ANSWER
from boriken.server.storage.schema import chat, chat_read, hidden, reports, tables
from boriken.server.storage.writing import insert_new
from boriken.server.talking.said import MOST_KEPT, Hidden, ReadUpTo, Report, Said

Written = Said | ReadUpTo


class ChatStore:
    """Beside the store of games, in the same database."""

    def __init__(self, engine: AsyncEngine, fence_of: Callable[[str], int | None]) -> None:
        self._engine = engine
        self._fence_of = fence_of
        self._append = insert_new(engine, chat).returning(chat.c.table_id, chat.c.number)
        make = postgresql.insert if engine.dialect.name == "postgresql" else sqlite.insert
        mark = make(chat_read)
        self._mark = mark.on_conflict_do_update(
            index_elements=["table_id", "guest_id"],
            set_={"number": mark.excluded.number},
            where=chat_read.c.number < mark.excluded.number,
        )

    @asynccontextmanager
    async def _connected(self) -> AsyncIterator[AsyncConnection]:
        try:
            async with asyncio.timeout(LONGEST_ANSWER), self._engine.begin() as connection:
                yield connection
        except DATABASE_ERRORS as error:
            raise Unavailable("database_lost") from error

    # --- What was said -----------------------------------------------------------------------------------

    async def load(self, table_id: str) -> tuple[list[Said], dict[str, int]]:
        """All messages that are kept of a table, and who has read up to where."""
        latest = select(chat).where(chat.c.table_id == table_id).order_by(chat.c.number.desc())
        marks = select(chat_read).where(chat_read.c.table_id == table_id)
        async with self._connected() as connection:
            rows = (await connection.execute(latest.limit(MOST_KEPT))).all()
            read = {row.guest_id: row.number for row in await connection.execute(marks)}
        return [said_from_row(row) for row in reversed(rows)], read

    async def write(self, batch: Sequence[Written]) -> set[str]:
        """Store all of it in one transaction: what took place, which is one message of each number."""
        async with asyncio.timeout(LONGEST_ANSWER), self._engine.begin() as connection:
            return await connection.run_sync(self._write, batch)

    def _write(self, connection: Connection, batch: Sequence[Written]) -> set[str]:
        # In a fixed order, so that two processes cannot wait for each other.
        in_order = sorted(batch, key=lambda item: item.identity)
        marks = [item for item in in_order if isinstance(item, ReadUpTo)]
        if marks:
            connection.execute(self._mark, [msgspec.to_builtins(mark) for mark in marks])
        said = self._of_tables_led_here(connection, [item for item in in_order if isinstance(item, Said)])
        stored = {mark.identity for mark in marks}
        if said:
            rows = connection.execute(self._append, [said_row(message) for message in said])
            stored |= {f"{row.table_id} {row.number}" for row in rows}
            self._delete_old(connection, said)
        return stored

    def _of_tables_led_here(self, connection: Connection, said: list[Said]) -> list[Said]:
        """Nothing is said at tables that are gone, or that another process leads; their rows are held."""
        if not said:
            return []
        of_tables = tables.c.id.in_({message.table_id for message in said})
        query = select(tables.c.id, tables.c.fence).where(of_tables).order_by(tables.c.id)
        held = {row.id: row.fence for row in connection.execute(query.with_for_update(key_share=True))}

        def is_ours(table_id: str) -> bool:
            fence = self._fence_of(table_id)
            return table_id in held and fence in (None, held[table_id])

        return [message for message in said if is_ours(message.table_id)]

    def _delete_old(self, connection: Connection, said: Sequence[Said]) -> None:
        last = dict(sorted((message.table_id, message.number) for message in said))
        for table_id, number in last.items():
            is_old = chat.c.number <= number - MOST_KEPT
            connection.execute(delete(chat).where(chat.c.table_id == table_id, is_old))

    async def unread(self, guest: str, table_ids: Collection[str]) -> dict[str, int]:
        """How much others have said at tables since somebody last read it."""
        mark = and_(chat_read.c.table_id == chat.c.table_id, chat_read.c.guest_id == guest)
        is_hidden = exists().where(
            hidden.c.guest_id == guest,
            hidden.c.whom == chat.c.guest_id,
            or_(hidden.c.table_id == "", hidden.c.table_id == chat.c.table_id),
        )
        query = (
            select(chat.c.table_id, func.count())
            .select_from(chat.outerjoin(chat_read, mark))
            .where(
                chat.c.table_id.in_(table_ids),
                chat.c.number > func.coalesce(chat_read.c.number, 0),
                chat.c.guest_id != guest,
                chat.c.channel == "table",
                ~is_hidden,
            )
            .group_by(chat.c.table_id)
        )
        async with self._connected() as connection:
            return {row[0]: row[1] for row in await connection.execute(query)}

    # --- Whom somebody does not want to hear -------------------------------------------------------------

    async def hidden_by(self, guest: str) -> list[Hidden]:
        query = select(hidden).where(hidden.c.guest_id == guest).order_by(hidden.c.at.desc(), hidden.c.id)
        async with self._connected() as connection:
            return [Hidden(**row._mapping) for row in await connection.execute(query)]

    async def hide(self, choices: Sequence[Hidden]) -> None:
        async with self._connected() as connection:
            rows = [msgspec.to_builtins(choice) for choice in choices]
            await connection.execute(insert_new(self._engine, hidden), rows)

    async def unhide(self, guest: str, choice: str) -> None:
        async with self._connected() as connection:
            await connection.execute(delete(hidden).where(hidden.c.guest_id == guest, hidden.c.id == choice))

    async def who_hides(self, whom: Collection[str], table_id: str, among: Collection[str]) -> set[str]:
        """Those who do not want to read somebody at a table."""
        query = select(hidden.c.guest_id).where(
            hidden.c.guest_id.in_(among), hidden.c.whom.in_(whom), hidden.c.table_id.in_(("", table_id))
        )
        async with self._connected() as connection:
            return {row.guest_id for row in await connection.execute(query)}

    # --- Reports -----------------------------------------------------------------------------------------

    async def report(self, report: Report) -> bool:
        """Keep a report; False if the same person has reported the same before."""
        async with self._connected() as connection:
            made = insert_new(self._engine, reports).values(msgspec.to_builtins(report))
            return (await connection.execute(made)).rowcount > 0


def said_row(said: Said) -> dict[str, object]:
    row: dict[str, object] = msgspec.to_builtins(said)
    return {**row, "mentions": msgspec.json.encode(said.mentions).decode()}


def said_from_row(row: Row[tuple[object, ...]]) -> Said:
    columns = dict(row._mapping)
    mentions = msgspec.json.decode(columns.pop("mentions"), type=dict[str, tuple[str, ...]])
    return Said(**columns, mentions=mentions)
