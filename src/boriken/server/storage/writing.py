"""The one way to write games: a batch of changes in one transaction.

SQLAlchemy makes the statements. SQLite's are carried out by the driver alone: SQLAlchemy would take longer
over them than the database does.
"""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Final, Protocol

from sqlalchemy import ARRAY, Connection, String, Update, any_, bindparam, insert, select, update
from sqlalchemy import Table as SqlTable
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.ext.asyncio import AsyncEngine
from sqlalchemy.sql import ClauseElement

from boriken.server.storage.calls import call_rows, calling, end_row, ending
from boriken.server.storage.database import LONGEST_ANSWER, connect_sqlite
from boriken.server.storage.rows import entry_row, snapshot_row, table_row
from boriken.server.storage.schema import endings, log, members, snapshots, tables
from boriken.server.storage.seekers import claim, claim_rows, unclaim
from boriken.server.table import Change

_KEPT: Final = [column.name for column in tables.columns if column.name not in ("leader", "fence")]
"""What is known of a table, whoever leads it."""

REMEMBERED_WITHIN: Final = 15_000
"""Milliseconds after which others may remember a game whose process seems to be gone."""


def insert_new(engine: AsyncEngine, table: SqlTable) -> postgresql.Insert | sqlite.Insert:
    """Insert what is not there yet."""
    if engine.dialect.name == "postgresql":
        return postgresql.insert(table).on_conflict_do_nothing()
    return sqlite.insert(table).on_conflict_do_nothing()


def _update_table() -> Update:
    return (
        update(tables)
        .where(tables.c.id == bindparam("of_id"), tables.c.seq < bindparam("of_seq"))
        .values({name: bindparam(name) for name in _KEPT if name != "id"})
    )


def _of(row: dict[str, object]) -> dict[str, object]:
    """A row of ``tables``, and which one it takes the place of."""
    return {**row, "of_id": row["id"], "of_seq": row["seq"]}


def _member_rows(change: Change) -> list[dict[str, object]]:
    newcomers = {change.newcomer, *(guest for guest, _ in change.seekers)} - {None}
    return [{"guest_id": guest, "table_id": change.table.id} for guest in sorted(map(str, newcomers))]


def _claimed(connection: Connection, change: Change) -> bool:
    """Whether all wishes of which a table comes still stand; then they are its own."""
    if all(connection.execute(claim(), row).rowcount for row in claim_rows(change)):
        return True
    connection.execute(unclaim(), {"of_table": change.table.id})
    return False


def _ending_row(change: Change) -> dict[str, object]:
    """Whoever writes down the end writes that it is to be remembered; this process is about to do it."""
    return {"table_id": change.table.id, "due": change.entry.at + REMEMBERED_WITHIN, "tries": 0}


class SqliteWriter:
    """A second way to the file, in a thread: each statement by itself would wait for the busy event loop."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._connection = connect_sqlite(engine)
        self._thread = ThreadPoolExecutor(1, "writer")
        self._append = _compiled(insert_new(engine, log))
        self._create = _compiled(insert(tables).values({name: bindparam(name) for name in _KEPT}))
        self._update = _compiled(_update_table())
        self._keep = _compiled(insert(snapshots))
        self._add_member = _compiled(insert_new(engine, members))
        self._end_game = _compiled(insert(endings))
        self._call = _compiled(calling(sqlite.insert))
        self._end = _compiled(ending())
        self._claim = _compiled(claim())
        self._unclaim = _compiled(unclaim())

    async def write(self, changes: Sequence[Change]) -> set[str]:
        return await asyncio.get_running_loop().run_in_executor(self._thread, self._write, changes)

    def close(self) -> None:
        self._thread.shutdown()
        self._connection.close()

    def _write(self, changes: Sequence[Change]) -> set[str]:
        with self._connection:
            return {change.table.id for change in changes if self._store(change)}

    def _store(self, change: Change) -> bool:
        execute = self._connection.execute
        if not all(execute(self._claim, row).rowcount for row in claim_rows(change)):
            execute(self._unclaim, {"of_table": change.table.id})
            return False
        if execute(self._append, entry_row(change)).rowcount == 0:
            return False
        row = table_row(change.table)
        if change.entry.seq == 1:
            execute(self._create, row)
        else:
            execute(self._update, _of(row))
        if change.needs_snapshot:
            execute(self._keep, snapshot_row(change, str(row["state"])))
        for member in _member_rows(change):
            execute(self._add_member, member)
        if change.ends_game:
            execute(self._end_game, _ending_row(change))
        if change.awaited is not None:
            execute(self._end, end_row(change))
        for call in call_rows(change):
            execute(self._call, call)
        return True


def _compiled(statement: ClauseElement) -> str:
    return str(statement.compile(dialect=sqlite.dialect(paramstyle="named")))


class Fences(Protocol):
    """The fencing numbers by which this process leads its tables."""

    id: str

    def fence_of(self, table_id: str) -> int | None:
        """None if it does not lead the table."""

    def begin(self, table_id: str) -> int:
        """Lead a table that is about to be made here."""

    def lose(self, table_id: str) -> None:
        """Another process leads it now."""


class PostgresWriter:
    """Statements for all changes of a batch together; nothing of tables that other processes lead."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine
        self.fences: Fences | None = None
        ids = any_(bindparam("ids", type_=ARRAY(String)))
        self._hold = select(tables.c.id, tables.c.fence).where(tables.c.id == ids).order_by(tables.c.id)
        self._hold = self._hold.with_for_update(key_share=True)
        self._append = insert_new(engine, log).returning(log.c.table_id)
        self._update = _update_table()
        self._add_member = insert_new(engine, members)
        self._call = calling(postgresql.insert)
        self._end = ending()

    async def write(self, changes: Sequence[Change]) -> set[str]:
        async with asyncio.timeout(LONGEST_ANSWER), self._engine.begin() as connection:
            return await connection.run_sync(self._write, changes)

    def close(self) -> None:
        """The engine has the connections."""

    def _write(self, connection: Connection, changes: Sequence[Change]) -> set[str]:
        elsewhere = self._led_elsewhere(connection, changes)
        led = [
            change for change in changes if change.table.id not in elsewhere and _claimed(connection, change)
        ]
        if not led:
            return set()
        rows = connection.execute(self._append, [entry_row(change) for change in led])
        accepted = {row.table_id for row in rows}
        self._write_tables(connection, [change for change in changes if change.table.id in accepted])
        return accepted

    def _led_elsewhere(self, connection: Connection, changes: Sequence[Change]) -> set[str]:
        """Hold the rows of the tables, so that nobody takes them over meanwhile."""
        ids = [change.table.id for change in changes if change.entry.seq > 1]
        if self.fences is None or not ids:
            return set()
        held = {row.id: row.fence for row in connection.execute(self._hold, {"ids": ids})}
        lost = {table_id for table_id in ids if held.get(table_id) != self.fences.fence_of(table_id)}
        for table_id in lost:
            self.fences.lose(table_id)
        return lost

    def _write_tables(self, connection: Connection, changes: Sequence[Change]) -> None:
        created: list[dict[str, object]] = []
        updated: list[dict[str, object]] = []
        snapped: list[dict[str, object]] = []
        joined: list[dict[str, object]] = []
        for change in changes:
            row = table_row(change.table)
            if change.entry.seq == 1:
                created.append({**row, **self._leading(change.table.id)})
            else:
                updated.append(_of(row))
            if change.needs_snapshot:
                snapped.append(snapshot_row(change, str(row["state"])))
            joined += _member_rows(change)
        ended = [end_row(change) for change in changes if change.awaited is not None]
        over = [_ending_row(change) for change in changes if change.ends_game]
        called = [call for change in changes for call in call_rows(change)]
        for statement, rows in (
            (insert(tables), created),
            (self._update, updated),
            (insert(snapshots), snapped),
            (self._add_member, joined),
            (insert(endings), over),
            (self._end, ended),
            (self._call, called),
        ):
            if rows:
                connection.execute(statement, rows)

    def _leading(self, table_id: str) -> dict[str, object]:
        if self.fences is None:
            return {}
        return {"leader": self.fences.id, "fence": self.fences.begin(table_id)}
