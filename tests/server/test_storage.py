"""What is kept: over restarts, at any length of a game, under any version of the rules."""

from __future__ import annotations

import asyncio
import os
import stat
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import event, text
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine
from sqlalchemy.schema import Table as SqlTable

from boriken import record
from boriken.server import hub
from boriken.server import table as tables_module
from boriken.server.changes import seating
from boriken.server.settings import BadSettings, Settings
from boriken.server.storage import schema
from boriken.server.storage.database import make_engine, migrate
from boriken.server.storage.store import Store
from tests.server.running import RunningServer, new_database, play_on, refusal, seated, settings_for


@pytest.mark.slow
def test_a_table_goes_on_on_another_server(database_url: str) -> None:
    with RunningServer(settings_for(database_url)) as first:
        table, clients = seated(first, undo="agree")
        before = play_on(table, clients, moves=30)
        cookies = [client.cookie for client in clients]
    with RunningServer(settings_for(database_url)) as second:
        again = [second.client() for _ in cookies]
        for client, cookie in zip(again, cookies, strict=True):
            client.http.headers.update(cookie)
        after = again[before["table"]["turn"]].look(table, brings="false")
        for key in ("seq", "view", "decision", "undo", "scores"):
            assert after[key] == before[key], key
        assert play_on(table, again, moves=5)["seq"] == before["seq"] + 5
        entries = again[0].look(table, after=0)["entries"]
        assert [entry["seq"] for entry in entries] == list(range(1, before["seq"] + 6))


@pytest.mark.skipif(os.name == "nt", reason="Windows has other rights")
def test_the_file_is_for_nobody_else(tmp_path: Path) -> None:
    """A file of before, readable by all, too; and what SQLite puts beside it."""
    file = tmp_path / "tables.db"
    file.touch(0o644)
    with RunningServer(settings_for(f"sqlite:///{file}")) as server:
        server.client("Ana").create()
        rights = {path.name: stat.S_IMODE(path.stat().st_mode) for path in tmp_path.glob("tables.db*")}
    assert set(rights) >= {"tables.db", "tables.db-wal"}
    assert set(rights.values()) == {0o600}


@contextmanager
def statements(engine: AsyncEngine) -> Iterator[list[str]]:
    """What is asked in here, and not what the server's clock asks at the same time."""
    found: list[str] = []
    is_in_here = ContextVar("is_in_here", default=False)

    def note(*arguments: Any) -> None:
        if is_in_here.get():
            found.append(arguments[2])

    event.listen(engine.sync_engine, "before_cursor_execute", note)
    before = is_in_here.set(True)
    try:
        yield found
    finally:
        is_in_here.reset(before)
        event.remove(engine.sync_engine, "before_cursor_execute", note)


@pytest.mark.slow
def test_opening_a_table_costs_the_same_at_any_move(server: RunningServer) -> None:
    store = server.services.store
    table, clients = seated(server, players=2)

    async def forget_and_look() -> list[str]:
        server.services.hub._rooms.clear()
        with statements(store._engine) as found:
            await server.services.hub.table(table)
        return found

    play_on(table, clients, moves=3)
    early = server.run(forget_and_look())
    seq = play_on(table, clients, moves=50)["seq"]
    late = server.run(forget_and_look())
    assert early == late
    assert len(early) <= 2

    async def past(seq: int) -> int:
        """How many entries are read for a past position."""
        read = 0
        ask = store.entries

        async def count(table_id: str, after: int, limit: int | None = None) -> Any:
            nonlocal read
            found = await ask(table_id, after, limit)
            read += len(found)
            return found

        store.entries = count  # type: ignore[method-assign]
        try:
            await server.services.hub.past(await server.services.hub.table(table), seq)
        finally:
            del store.entries
        return read

    assert all(server.run(past(number)) < tables_module.SNAPSHOT_EVERY for number in range(4, seq + 1))


@pytest.mark.slow
def test_the_rules_version_is_that_of_the_beginning(
    server: RunningServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A game begun under older rules goes on, and says so."""
    table, clients = seated(server, players=2)
    seq = play_on(table, clients, moves=25)["seq"]
    waiting = clients[0].create()
    assert clients[0].look(table)["table"]["rules_version"] == record.RULES_VERSION
    newer = record.RULES_VERSION + 1
    for module in (record, hub, seating, tables_module):
        monkeypatch.setattr(module, "RULES_VERSION", newer)

    async def forget() -> None:
        server.services.hub._rooms.clear()

    server.run(forget())
    update = play_on(table, clients, moves=5)
    assert update["seq"] == seq + 5
    assert update["table"]["rules_version"] == newer - 1
    assert clients[0].get(f"/api/tables/{table}/at/{seq}")["view"]
    # A table made before and begun now has the rules of now.
    started = clients[0].post(f"/api/tables/{waiting}/start", {"fill": "random"})
    assert started["table"]["rules_version"] == newer
    server.run(forget())
    assert clients[0].look(waiting)["table"]["rules_version"] == newer


def test_positions_of_rules_that_are_gone(server: RunningServer, monkeypatch: pytest.MonkeyPatch) -> None:
    """Where an old entry cannot be replayed, that is said; what is stored can be seen."""
    table, clients = seated(server, players=2)
    started = clients[0].look(table)["seq"]
    seq = play_on(table, clients, moves=3)["seq"]

    async def spoil() -> None:
        async with server.services.store._engine.begin() as connection:
            await connection.execute(
                text(
                    'UPDATE log SET rules_version = 0, body = \'{"actions": ["load corn 6"]}\' '
                    "WHERE table_id = :table AND seq = :seq"
                ),
                {"table": table, "seq": started + 1},
            )
        server.services.hub._rooms.clear()

    server.run(spoil())
    with refusal(409, "other_rules"):
        clients[0].get(f"/api/tables/{table}/at/{seq}")
    assert clients[0].get(f"/api/tables/{table}/at/{started}")["view"]
    assert play_on(table, clients, moves=2)["seq"] == seq + 2


# --- Migrations ------------------------------------------------------------------------------------------


@pytest.fixture(params=["sqlite", "postgresql"])
def empty_database(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    if request.param == "postgresql":
        request.getfixturevalue("postgresql_or_skip")
    with new_database(request.param, tmp_path_factory.mktemp("database")) as url:
        yield url


def columns(connection: Any, table: SqlTable) -> dict[str, bool]:
    from sqlalchemy import inspect

    return {column["name"]: column["nullable"] for column in inspect(connection).get_columns(table.name)}


def test_migrations_make_what_queries_expect(empty_database: str) -> None:
    async def check() -> None:
        engine = make_engine(Settings(database_url=empty_database))
        await migrate(engine)
        async with engine.connect() as connection:
            for table in schema.metadata.sorted_tables:
                found = await connection.run_sync(columns, table)
                assert found == {column.name: column.nullable for column in table.columns}, table.name
        # A second time there is nothing to do.
        with statements(engine) as run:
            await migrate(engine)
        assert not [statement for statement in run if statement.startswith(("CREATE", "ALTER", "INSERT"))]
        await engine.dispose()

    asyncio.run(check())


def test_who_is_cancelled_while_connecting_leaves_no_connection(tmp_path: Path) -> None:
    """However far it was: a thread left behind would answer a loop that is closed."""
    before = set(threading.enumerate())

    async def connect_and_cancel(steps: int) -> None:
        engine = make_engine(Settings(database_url=f"sqlite:///{tmp_path / 'tables.db'}"))
        connecting = asyncio.ensure_future(engine.connect().start())
        for _ in range(steps):
            await asyncio.sleep(0)
        connecting.cancel()
        [result] = await asyncio.gather(connecting, return_exceptions=True)
        if isinstance(result, AsyncConnection):
            await result.close()
        await engine.dispose()

    for steps in range(60):
        asyncio.run(connect_and_cancel(steps))
        left = set(threading.enumerate()) - before
        for thread in left:
            thread.join(60)
        assert not [thread for thread in left if thread.is_alive()], steps


def test_a_database_of_a_newer_version_is_left_alone(empty_database: str) -> None:
    settings = Settings(database_url=empty_database)

    async def make_newer() -> None:
        engine = make_engine(settings)
        await migrate(engine)
        async with engine.begin() as connection:
            await connection.execute(text("UPDATE alembic_version SET version_num = '9999'"))
        await engine.dispose()

    asyncio.run(make_newer())
    with pytest.raises(BadSettings, match="newer version"):
        asyncio.run(Store.open(settings))


def test_databases_that_cannot_be_used(tmp_path: Any) -> None:
    (tmp_path / "file").write_text("no database")
    (tmp_path / "broken.db").write_bytes(b"no database at all" * 100)
    for url in (
        f"sqlite:///{tmp_path / 'file' / 'tables.db'}",
        f"sqlite:///{tmp_path / 'broken.db'}",
        "sqlite:///:memory:",
        "mysql://somewhere",
        "nonsense",
        "postgresql://postgres@127.0.0.1:1/postgres",
    ):
        with pytest.raises(BadSettings) as refused:
            asyncio.run(Store.open(Settings(database_url=url)))
        assert "\n" not in str(refused.value)


def test_a_database_postgresql_does_not_know(postgresql_or_skip: None) -> None:
    from tests.server.running import POSTGRESQL

    with pytest.raises(BadSettings) as refused:
        asyncio.run(Store.open(Settings(database_url=f"{POSTGRESQL.rpartition('/')[0]}/no_such_database")))
    assert "no_such_database" in str(refused.value)


def test_the_signing_key_is_made_once(empty_database: str) -> None:
    async def keys() -> list[bytes]:
        found = []
        for _ in range(2):
            store = await Store.open(Settings(database_url=empty_database))
            found += [await store.secret("signing key"), await store.secret("signing key")]
            found.append(await store.secret("another"))
            await store.close()
        return found

    one, same, other, still, again, also = asyncio.run(keys())
    assert one == same == still == again
    assert other == also != one
    assert len(one) == 32
