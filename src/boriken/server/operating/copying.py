"""Copies: of a whole database while servers write to it, and of single tables; and back, on either database.

A copy has the rows as they were at one moment, under the version of the database they were made with: a later
version reads it and brings it up to date.
"""

from __future__ import annotations

import tempfile
from collections import Counter
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, Final

import msgspec
from sqlalchemy import Connection, MetaData, Table, delete, func, insert, select, text
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from boriken.server.hub import now
from boriken.server.operating.audit import Deed, write_deeds
from boriken.server.operating.copies import FORMAT, Head, Line, Reader, Writer
from boriken.server.settings import BadSettings, Settings
from boriken.server.storage import schema
from boriken.server.storage.database import make_engine, migrate

VERSION_TABLE: Final = "alembic_version"
OF_TABLE: Final = {
    "tables": "id",
    **dict.fromkeys(("log", "snapshots", "members", "chat", "chat_read", "endings", "results"), "table_id"),
}
"""Where the rows of a single table are, and the column that says which."""
NOT_KEPT: Final = (VERSION_TABLE, "processes", "deliveries", "tickets")
"""Restored, processes of before would be taken for new ones, news be told again, links be good twice."""
FIGURES: Final = "figures"
"""Has the time of clocks, by which a deadline has to be read."""
BATCH: Final = 500


# --- Making a copy -----------------------------------------------------------------------------------------


async def copy_to(settings: Settings, path: Path, table_id: str | None = None) -> dict[str, int]:
    """Copy everything, or one table, as it is at this moment: how many rows of what."""
    engine = make_engine(settings, is_new_allowed=False)
    try:
        async with _one_moment(engine) as connection:
            return await _copy(connection, path, table_id)
    finally:
        await engine.dispose()


@asynccontextmanager
async def _one_moment(engine: AsyncEngine) -> AsyncIterator[AsyncConnection]:
    """A connection that sees the database as it is now, whatever is written meanwhile."""
    if engine.dialect.name == "postgresql":
        options = {"isolation_level": "REPEATABLE READ", "postgresql_readonly": True}
        async with engine.connect() as connection:
            await connection.execution_options(**options)
            yield connection
        return
    async with engine.connect() as connection:
        await connection.exec_driver_sql("BEGIN")  # Python's driver begins with the first change, no sooner
        yield connection
        await connection.rollback()


async def _copy(connection: AsyncConnection, path: Path, table_id: str | None) -> dict[str, int]:
    known = await connection.run_sync(_reflected)
    if VERSION_TABLE not in known.tables:
        raise BadSettings("There are no tables of Boriken in this database.")
    version = str(await connection.scalar(select(known.tables[VERSION_TABLE].c.version_num)))
    if table_id is not None:
        query = select(func.count()).select_from(schema.tables).where(schema.tables.c.id == table_id)
        if not await connection.scalar(query):
            raise BadSettings(f"There is no table {table_id}.")
    writer = Writer(path)
    try:
        writer.write(Head(format=FORMAT, database_version=version, made=now(), table=table_id))
        for name, table in sorted(known.tables.items()):
            if name in NOT_KEPT or (table_id is not None and name not in (*OF_TABLE, FIGURES)):
                continue
            query_of = select(table).order_by(*table.primary_key.columns)
            if table_id is not None and name in OF_TABLE:
                query_of = query_of.where(table.c[OF_TABLE[name]] == table_id)
            async for row in await connection.stream(query_of):
                writer.write(Line(name, dict(row._mapping)))
        writer.finish()
    except BaseException:
        writer.abandon()
        raise
    return dict(writer.rows)


def _reflected(connection: Connection) -> MetaData:
    """The tables as they are there, which may be those of an earlier version."""
    known = MetaData()
    known.reflect(connection)
    return known


# --- Taking a copy back ------------------------------------------------------------------------------------


async def restore(settings: Settings, path: Path) -> dict[str, int]:
    """Fill an empty database with a copy: how many rows of what. If anything is wrong, it stays empty."""
    reader = Reader(path)
    if reader.head.table is not None:
        raise BadSettings(f"{path} is a copy of one table: boriken admin import takes it.")
    engine = make_engine(settings)
    try:
        return await _fill(engine, reader)
    finally:
        await engine.dispose()


async def _fill(engine: AsyncEngine, reader: Reader) -> dict[str, int]:
    await migrate(engine, reader.head.database_version)
    async with engine.begin() as connection:
        rows = await connection.run_sync(_insert_all, reader)
    await migrate(engine)
    return rows


def _insert_all(connection: Connection, reader: Reader) -> dict[str, int]:
    known = _reflected(connection)
    if connection.scalar(select(func.count()).select_from(known.tables["tables"])):
        raise BadSettings("The database has tables already: restore into an empty one.")
    for name, table in known.tables.items():
        if name != VERSION_TABLE:
            connection.execute(delete(table))  # a server that started on it has made up a key
    rows = _insert(connection, known, reader.rows())
    if connection.dialect.name == "postgresql" and "audit" in known.tables:
        connection.execute(
            text("SELECT setval(pg_get_serial_sequence('audit', 'id'), coalesce(max(id), 0) + 1) FROM audit")
        )
    return rows


def _insert(connection: Connection, known: MetaData, lines: Iterator[Line]) -> dict[str, int]:
    counted: Counter[str] = Counter()
    batch: list[Line] = []

    def flush() -> None:
        if batch:
            connection.execute(insert(known.tables[batch[0].table]), [line.row for line in batch])
            batch.clear()

    for line in lines:
        if line.table not in known.tables:
            raise BadSettings("The copy has something in it that this version does not know.")
        if batch and (line.table != batch[0].table or len(batch) >= BATCH):
            flush()
        batch.append(line)
        counted[line.table] += 1
    flush()
    return dict(counted)


async def import_table(engine: AsyncEngine, path: Path) -> str:
    """Take in a table that was copied from this or another server, perhaps by an earlier version: its id."""
    reader = Reader(path)
    table_id = reader.head.table
    if table_id is None:
        raise BadSettings(f"{path} is a copy of a whole database: boriken restore takes it.")
    with tempfile.TemporaryDirectory() as folder:
        # By way of a database of its own, which is brought up to date with what is in it.
        aside = make_engine(Settings(database_url=f"sqlite:///{folder}/copy.db"))
        try:
            await _fill(aside, reader)
            async with aside.connect() as source, engine.begin() as target:
                await _move(source, target, table_id)
        finally:
            await aside.dispose()
    return table_id


async def _uptime(connection: AsyncConnection) -> int:
    """The time of clocks."""
    figures = schema.figures
    found = await connection.scalar(select(figures.c.value).where(figures.c.name == "uptime"))
    return now() if found is None else int(found)


def _with_deadline_moved(row: dict[str, Any], later: int) -> dict[str, Any]:
    """A decision has as much time left here as it had there."""
    if row["deadline"] is None:
        return row
    document = msgspec.json.decode(row["document"])
    document["deadline"] += later
    return {**row, "deadline": row["deadline"] + later, "document": msgspec.json.encode(document).decode()}


async def _move(source: AsyncConnection, target: AsyncConnection, table_id: str) -> None:
    def write(connection: Connection, table: Table, rows: list[dict[str, Any]]) -> None:
        connection.execute(insert(table), rows)

    is_there = select(func.count()).select_from(schema.log).where(schema.log.c.table_id == table_id)
    if await target.scalar(is_there):
        raise BadSettings(f"There is a table {table_id} already, or it was deleted a short while ago.")
    later = await _uptime(target) - await _uptime(source)
    for name, column in OF_TABLE.items():
        table = schema.metadata.tables[name]
        found = await source.execute(select(table).where(table.c[column] == table_id))
        rows = [dict(row._mapping) for row in found]
        if name == "tables":
            rows = [_with_deadline_moved(row, later) for row in rows]
        if name == "results":  # which are still there if the table was pruned
            await target.execute(delete(table).where(table.c[column] == table_id))
        if rows:
            await target.run_sync(write, table, rows)
    deed = Deed(at=now(), actor="admin", what="imported", table=table_id)
    await target.run_sync(write_deeds, [deed])
