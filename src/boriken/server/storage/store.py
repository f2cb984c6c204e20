"""All questions to the database, and the one way to write: a batch of changes in one transaction."""

from __future__ import annotations

import asyncio
import secrets as random_secrets
from collections.abc import AsyncIterator, Collection, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager
from typing import Final, Self

from alembic.util import CommandError
from asyncpg import PostgresError
from msgspec import MsgspecError
from msgspec.structs import replace
from sqlalchemy import (
    Column,
    ColumnElement,
    Connection,
    Engine,
    Select,
    and_,
    bindparam,
    case,
    insert,
    null,
    select,
    text,
    update,
)
from sqlalchemy import Table as SqlTable
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from boriken.chance import Chance
from boriken.engine.errors import BorikenError
from boriken.server.document import OVER, PLAYING, WAITING
from boriken.server.errors import NotFound, Unavailable, Unreadable
from boriken.server.settings import BadSettings, Settings
from boriken.server.storage.database import make_engine, make_sqlite_writer, migrate
from boriken.server.storage.rows import (
    decode_state,
    entry_from_row,
    entry_row,
    snapshot_row,
    table_from_row,
    table_row,
)
from boriken.server.storage.schema import log, members, secrets, snapshots, tables
from boriken.server.table import Change, Entry, Key, Table

LISTED: Final = 100
"""Tables in a list at most."""

DATABASE_ERRORS: Final = (SQLAlchemyError, PostgresError, OSError)
"""While connecting, those of the driver come as they are."""

_LISTED_COLUMNS: Final = select(
    *(column for column in tables.columns if column.name != "state"), null().label("state")
)
"""A list shows no positions."""


class Store:
    """The database of one server."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine
        # A single question needs no transaction around it.
        self._reader = engine.execution_options(isolation_level="AUTOCOMMIT")
        self._writer = make_sqlite_writer(engine) if engine.dialect.name == "sqlite" else None
        self._writing = ThreadPoolExecutor(1, "writer")
        changing = [column.name for column in tables.columns if column.name != "id"]
        self._update = (
            update(tables)
            .where(tables.c.id == bindparam("of_id"), tables.c.seq < bindparam("of_seq"))
            .values({name: bindparam(name) for name in changing})
        )
        self._append = self._insert_new(log).returning(log.c.table_id)
        self._add_member = self._insert_new(members)

    @classmethod
    async def open(cls, settings: Settings) -> Self:
        engine = make_engine(settings)
        try:
            await migrate(engine)
        except CommandError:
            await engine.dispose()
            raise BadSettings("The database belongs to a newer version of Boriken: use that one.") from None
        except DATABASE_ERRORS as error:
            await engine.dispose()
            reason = str(getattr(error, "orig", None) or error).strip().splitlines()[0]
            raise BadSettings(f"The database cannot be used: {reason}") from None
        return cls(engine)

    async def close(self) -> None:
        self._writing.shutdown()
        if self._writer is not None:
            self._writer.dispose()
        await self._engine.dispose()

    @asynccontextmanager
    async def _reading(self) -> AsyncIterator[AsyncConnection]:
        try:
            async with self._reader.connect() as connection:
                yield connection
        except DATABASE_ERRORS as error:
            raise Unavailable("database_lost") from error

    async def ping(self) -> None:
        async with self._reading() as connection:
            await connection.execute(text("SELECT 1"))

    async def tidy(self) -> None:
        """Let SQLite put in its place what it has only noted down so far, while others go on writing."""
        if self._writer is not None:
            async with self._reading() as connection:
                await connection.execute(text("PRAGMA wal_checkpoint(PASSIVE)"))

    def _insert_new(self, table: SqlTable) -> postgresql.Insert | sqlite.Insert:
        """Insert what is not there yet."""
        if self._engine.dialect.name == "postgresql":
            return postgresql.insert(table).on_conflict_do_nothing()
        return sqlite.insert(table).on_conflict_do_nothing()

    # --- Reading -----------------------------------------------------------------------------------------

    async def load(self, table_id: str) -> Table:
        async with self._reading() as connection:
            return await _load(connection, table_id)

    async def load_since(self, table_id: str, after: int) -> tuple[Table, list[Entry]]:
        """A table, and the entries that have led to it from an earlier one."""
        async with self._reading() as connection:
            table = await _load(connection, table_id)
            rows = (await connection.execute(_entries_after(table_id, after))).all()
        return table, [entry_from_row(row) for row in rows if row.seq <= table.seq]

    async def seq(self, table_id: str) -> int:
        async with self._reading() as connection:
            found = await connection.scalar(select(tables.c.seq).where(tables.c.id == table_id))
        return found or 0

    async def entries(self, table_id: str, after: int, limit: int | None = None) -> list[Entry]:
        """The log from an entry on, without it."""
        query = _entries_after(table_id, after)
        async with self._reading() as connection:
            rows = (await connection.execute(query if limit is None else query.limit(limit))).all()
        return [entry_from_row(row) for row in rows]

    async def asked(self, table_id: str, key: Key) -> str | None:
        """What the request of this name asked for, if one has been carried out."""
        query = select(log.c.asked).where(log.c.table_id == table_id, log.c.key == key.name)
        async with self._reading() as connection:
            return await connection.scalar(query)

    async def snapshot(self, table: Table, seq: int) -> Table:
        """The latest stored position of a table that is not after an entry."""
        query = (
            select(snapshots)
            .where(snapshots.c.table_id == table.id, snapshots.c.seq <= seq)
            .order_by(snapshots.c.seq.desc())
            .limit(1)
        )
        async with self._reading() as connection:
            row = (await connection.execute(query)).first()
        if row is None:
            raise NotFound("not_begun_then", seq=seq)
        return replace(
            table, seq=row.seq, state=decode_state(row.state), chance=Chance(bytes.fromhex(row.chance))
        )

    async def lobby(self, is_waiting: bool) -> list[Table]:
        """Public tables: those that wait for players, or those that play."""
        status = WAITING if is_waiting else PLAYING
        return await self._list(_LISTED_COLUMNS.where(tables.c.status == status, tables.c.is_public))

    async def tables_of(self, guest: str) -> list[Table]:
        mine = select(members.c.table_id).where(members.c.guest_id == guest)
        return await self._list(_LISTED_COLUMNS.where(tables.c.id.in_(mine)))

    async def _list(self, query: Select[tuple[object, ...]]) -> list[Table]:
        """Running games first: they must not be lost behind old ones."""
        first = case({PLAYING: 0, WAITING: 1, OVER: 2}, value=tables.c.status, else_=3)
        ordered = query.order_by(first, tables.c.updated.desc()).limit(LISTED)
        async with self._reading() as connection:
            rows = (await connection.execute(ordered)).all()
        return [table_from_row(row) for row in rows]

    async def overdue(self, now: int, without: Collection[str]) -> list[str]:
        """Tables at which somebody's time has run out, the longest overdue first."""
        return await self._ids(tables.c.deadline < now, tables.c.deadline, without)

    async def waiting_for_bots(self, since: int, without: Collection[str]) -> list[str]:
        """Tables at which a bot has been on turn for some time."""
        is_due = and_(tables.c.waits_for_bot, tables.c.updated < since)
        return await self._ids(is_due, tables.c.updated, without)

    async def _ids(
        self, condition: ColumnElement[bool], order: Column[int], without: Collection[str]
    ) -> list[str]:
        query = select(tables.c.id).where(condition, tables.c.id.not_in(without)).order_by(order)
        async with self._reading() as connection:
            return [row.id for row in await connection.execute(query.limit(LISTED))]

    async def secret(self, name: str) -> bytes:
        """A secret of this server, made up when it is first asked for."""
        fresh = {"name": name, "value": random_secrets.token_hex(32)}
        async with self._engine.begin() as connection:
            await connection.execute(self._insert_new(secrets), fresh)
            value = await connection.scalar(select(secrets.c.value).where(secrets.c.name == name))
        return bytes.fromhex(str(value))

    # --- Writing -----------------------------------------------------------------------------------------

    async def write(self, changes: Sequence[Change]) -> set[str]:
        """Store changes, one for each table at most: all of each or nothing of it. Those that took place.

        A change does not take place if its entry is there already, written by another process, or if its
        request has been carried out before. The order of the tables is fixed, so that two processes that
        wait for each other's rows cannot wait for ever.
        """
        ordered = sorted(changes, key=lambda change: change.table.id)
        if self._writer is not None:
            # In one go in a thread: each statement by itself would wait for the busy event loop.
            loop = asyncio.get_running_loop()
            return await loop.run_in_executor(self._writing, self._write_in_thread, self._writer, ordered)
        async with self._engine.begin() as connection:
            return await connection.run_sync(self._write, ordered)

    def _write_in_thread(self, writer: Engine, changes: Sequence[Change]) -> set[str]:
        with writer.begin() as connection:
            return self._write(connection, changes)

    def _write(self, connection: Connection, changes: Sequence[Change]) -> set[str]:
        rows = connection.execute(self._append, [entry_row(change) for change in changes])
        accepted = {row.table_id for row in rows}
        self._write_tables(connection, [change for change in changes if change.table.id in accepted])
        return accepted

    def _write_tables(self, connection: Connection, changes: Sequence[Change]) -> None:
        created: list[dict[str, object]] = []
        updated: list[dict[str, object]] = []
        snapped: list[dict[str, object]] = []
        joined: list[dict[str, object]] = []
        for change in changes:
            row = table_row(change.table)
            if change.entry.seq == 1:
                created.append(row)
            else:
                updated.append({**row, "of_id": row["id"], "of_seq": row["seq"]})
            if change.needs_snapshot:
                snapped.append(snapshot_row(change, str(row["state"])))
            if change.newcomer is not None:
                joined.append({"guest_id": change.newcomer, "table_id": change.table.id})
        for statement, rows in (
            (insert(tables), created),
            (self._update, updated),
            (insert(snapshots), snapped),
            (self._add_member, joined),
        ):
            if rows:
                connection.execute(statement, rows)


async def _load(connection: AsyncConnection, table_id: str) -> Table:
    row = (await connection.execute(select(tables).where(tables.c.id == table_id))).first()
    if row is None:
        raise NotFound("no_table")
    try:
        return table_from_row(row)
    except (BorikenError, MsgspecError) as error:
        raise Unreadable("unreadable_table") from error


def _entries_after(table_id: str, after: int) -> Select[tuple[object, ...]]:
    return select(log).where(log.c.table_id == table_id, log.c.seq > after).order_by(log.c.seq)
