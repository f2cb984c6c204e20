"""All questions to the database."""

from __future__ import annotations

import asyncio
import secrets as random_secrets
from collections.abc import AsyncIterator, Collection, Sequence
from contextlib import asynccontextmanager
from typing import Final, Self

from msgspec import MsgspecError
from msgspec.structs import replace
from sqlalchemy import (
    Column,
    ColumnElement,
    Select,
    and_,
    case,
    func,
    null,
    or_,
    select,
    text,
    update,
)
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from boriken.chance import Chance
from boriken.engine.errors import BorikenError
from boriken.server.document import OVER, PLAYING, WAITING
from boriken.server.errors import NotFound, Unavailable, Unreadable
from boriken.server.settings import Settings
from boriken.server.storage.database import (
    DATABASE_ERRORS,
    LONGEST_ANSWER,
    make_engine,
    migrate,
    told_plainly,
)
from boriken.server.storage.leases import is_led
from boriken.server.storage.rows import (
    decode_state,
    entry_from_row,
    folded,
    table_from_row,
)
from boriken.server.storage.schema import figures, log, members, secrets, snapshots, tables
from boriken.server.storage.writing import Fences, PostgresWriter, SqliteWriter, insert_new
from boriken.server.table import Change, Entry, Key, Table

LISTED: Final = 100
"""Tables in a list at most."""
PAGE: Final = 30
"""Tables of the lobby at once."""

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
        self._is_sqlite = engine.dialect.name == "sqlite"
        self._writer = SqliteWriter(engine) if self._is_sqlite else PostgresWriter(engine)

    @classmethod
    async def open(cls, settings: Settings) -> Self:
        patient = make_engine(settings)
        try:
            with told_plainly():
                await migrate(patient)  # which may take its time
        finally:
            await patient.dispose()
        return cls(make_engine(settings, longest_answer=LONGEST_ANSWER))

    async def close(self) -> None:
        self._writer.close()
        await self._engine.dispose()

    def lead_by(self, fences: Fences) -> None:
        """Write nothing of tables that other processes lead."""
        if isinstance(self._writer, PostgresWriter):
            self._writer.fences = fences

    @asynccontextmanager
    async def past_leaders(self) -> AsyncIterator[Store]:
        """The same database for who writes as admins do: of any table, whoever leads it."""
        other = Store(self._engine)
        try:
            yield other
        finally:
            other._writer.close()

    @property
    def engine(self) -> AsyncEngine:
        """For those who run the server: games are written by ``write`` alone."""
        return self._engine

    @asynccontextmanager
    async def _reading(self) -> AsyncIterator[AsyncConnection]:
        try:
            async with asyncio.timeout(LONGEST_ANSWER), self._reader.connect() as connection:
                yield connection
        except DATABASE_ERRORS as error:
            raise Unavailable("database_lost") from error

    async def ping(self) -> None:
        async with self._reading() as connection:
            await connection.execute(text("SELECT 1"))

    async def tidy(self) -> None:
        """Let SQLite put in its place what it has only noted down so far, while others go on writing."""
        if self._is_sqlite:
            async with self._reading() as connection:
                await connection.execute(text("PRAGMA wal_checkpoint(PASSIVE)"))

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

    async def lobby(self, is_waiting: bool, search: str = "", before: str = "") -> list[Table]:
        """Public tables: those that wait for players, or those that play; the newest first, from one on."""
        status = WAITING if is_waiting else PLAYING
        query: Select[tuple[object, ...]] = _LISTED_COLUMNS.where(
            tables.c.status == status, tables.c.is_public
        )
        if search:
            query = query.where(tables.c.words.contains(folded(search), autoescape=True))
        if before:
            last = select(tables.c.created).where(tables.c.id == before).scalar_subquery()
            is_later = and_(tables.c.created == last, tables.c.id < before)
            query = query.where(or_(tables.c.created < last, is_later))
        ordered = query.order_by(tables.c.created.desc(), tables.c.id.desc()).limit(PAGE + 1)
        async with self._reading() as connection:
            rows = (await connection.execute(ordered)).all()
        return [table_from_row(row) for row in rows]

    async def forgotten(self, since: int) -> list[str]:
        """Tables that have waited for players for long."""
        waits = and_(tables.c.status == WAITING, tables.c.created < since, tables.c.updated < since)
        return await self._ids(waits, tables.c.created, ())

    async def tables_of(self, guest: str) -> list[Table]:
        mine = select(members.c.table_id).where(members.c.guest_id == guest)
        return await self._list(_LISTED_COLUMNS.where(tables.c.id.in_(mine)))

    async def unfinished(self, host: str, origin: str, since: int) -> tuple[int, int]:
        """Tables that wait or play: how many somebody leads, how many were made there and used lately."""
        goes_on = tables.c.status.in_((WAITING, PLAYING))
        led = select(func.count()).where(tables.c.host == host, goes_on)
        made = select(func.count()).where(tables.c.origin == origin, goes_on, tables.c.updated > since)
        async with self._reading() as connection:
            return await connection.scalar(led) or 0, await connection.scalar(made) or 0

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
        """Tables at which a bot has been on turn for some time, or whose process is gone."""
        is_due: ColumnElement[bool] = tables.c.updated < since
        if not self._is_sqlite:
            is_due = or_(is_due, and_(tables.c.leader.is_not(None), ~is_led()))
        return await self._ids(and_(tables.c.waits_for_bot, is_due), tables.c.updated, without)

    async def _ids(
        self, condition: ColumnElement[bool], order: Column[int], without: Collection[str]
    ) -> list[str]:
        query = select(tables.c.id).where(condition, tables.c.id.not_in(without)).order_by(order)
        async with self._reading() as connection:
            return [row.id for row in await connection.execute(query.limit(LISTED))]

    async def figure(self, name: str, first: int) -> int:
        """A number that all processes share; ``first`` if there is none yet."""
        return await self.raise_figure(name, first, False)

    async def raise_figure(self, name: str, value: int, is_higher: bool = True) -> int:
        """Let a shared number be at least this, or leave it as it is; what it is then."""
        kept = {"name": name, "value": value}
        own = figures.c.name == name
        async with self._writing_alone() as connection:
            await connection.execute(insert_new(self._engine, figures), kept)
            if is_higher:
                await connection.execute(update(figures).where(own, figures.c.value < value).values(kept))
            found = await connection.scalar(select(figures.c.value).where(own))
        return int(found or value)

    @asynccontextmanager
    async def _writing_alone(self) -> AsyncIterator[AsyncConnection]:
        """For what is not part of a game."""
        try:
            async with asyncio.timeout(LONGEST_ANSWER), self._engine.begin() as connection:
                yield connection
        except DATABASE_ERRORS as error:
            raise Unavailable("database_lost") from error

    async def secret(self, name: str) -> bytes:
        """A secret of this server, made up when it is first asked for."""
        fresh = {"name": name, "value": random_secrets.token_hex(32)}
        async with self._engine.begin() as connection:
            await connection.execute(insert_new(self._engine, secrets), fresh)
            value = await connection.scalar(select(secrets.c.value).where(secrets.c.name == name))
        return bytes.fromhex(str(value))

    # --- Writing -----------------------------------------------------------------------------------------

    async def write(self, changes: Sequence[Change]) -> set[str]:
        """Store changes, one for each table at most: all of each or nothing of it. Those that took place.

        A change does not take place if its entry is there already, written by another process, or if its
        request has been carried out before. The order of the tables is fixed, so that two processes that
        wait for each other's rows cannot wait for ever.
        """
        return await self._writer.write(sorted(changes, key=lambda change: change.table.id))


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
