"""Writing for many tables at once: all of each change or nothing of it, and an answer for everybody."""

from __future__ import annotations

import asyncio
import gc
import sqlite3
from collections.abc import Sequence

import pytest
from asyncpg import PostgresError
from msgspec.structs import replace
from sqlalchemy.exc import DataError, OperationalError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from boriken.server.changes import seating
from boriken.server.document import Document, SeatDocument
from boriken.server.errors import Unavailable
from boriken.server.hub import Maker
from boriken.server.storage.committer import Committer
from boriken.server.storage.store import Store
from boriken.server.table import Change, Key, Table, changed
from tests.patience import PATIENCE
from tests.server.logs import logged_here
from tests.server.running import RunningServer, new_key, receive, refusal, seated


def new_table() -> Change:
    seats = (SeatDocument(), SeatDocument())
    document = Document(title="", host="h", host_name="Host", options={}, seats=seats, created=1)
    return seating.create(document)


def test_one_change_that_comes_too_late_does_not_touch_the_others(server: RunningServer) -> None:
    store = server.services.store

    async def write() -> tuple[set[str], list[int]]:
        made = [new_table() for _ in range(3)]
        assert await store.write(made) == {change.table.id for change in made}
        nexts = [changed(change.table, 2, "left", 0, change.table.document) for change in made]
        # Somebody else was quicker at the second table.
        quicker = changed(made[1].table, 2, "closed", None, made[1].table.document)
        assert await store.write([quicker]) == {made[1].table.id}
        accepted = await store.write(nexts)
        entries = await store.entries(made[1].table.id, 0)
        assert [entry.kind for entry in entries] == ["created", "closed"]
        loaded = [(await store.load(change.table.id)).seq for change in made]
        assert accepted == {made[0].table.id, made[2].table.id}
        return accepted, loaded

    _, loaded = server.run(write())
    assert loaded == [2, 2, 2]


def test_a_request_is_stored_once(server: RunningServer) -> None:
    store = server.services.store

    async def write() -> None:
        made = new_table()
        await store.write([made])
        first = changed(made.table, 2, "left", 0, made.table.document)
        first = replace(first, entry=replace(first.entry, key=Key("the_same_key", "it")))
        assert await store.write([first])
        second = changed(first.table, 3, "left", 0, made.table.document)
        second = replace(second, entry=replace(second.entry, key=Key("the_same_key", "it")))
        assert await store.write([second]) == set()
        assert (await store.load(made.table.id)).seq == 2
        assert await store.asked(made.table.id, Key("the_same_key", "it")) == "it"
        # At another table the same key is another request.
        other = new_table()
        await store.write([other])
        third = changed(other.table, 2, "left", 0, other.table.document)
        assert await store.write([replace(third, entry=replace(third.entry, key=Key("the_same_key", "it")))])

    server.run(write())


class BrokenStore:
    """Stores nothing with a table it is afraid of; remembers the batches."""

    def __init__(self, error: Exception, afraid_of: str | None = None) -> None:
        self.error = error
        self.afraid_of = afraid_of
        self.batches: list[list[str]] = []

    async def write(self, changes: Sequence[Change]) -> set[str]:
        ids = [change.table.id for change in changes]
        self.batches.append(ids)
        if self.afraid_of is None or self.afraid_of in ids:
            raise self.error
        return set(ids)


@pytest.mark.parametrize(
    "error",
    [
        DataError("INSERT", {}, Exception("what cannot be stored")),
        sqlite3.IntegrityError("what SQLite cannot store"),
        OperationalError("INSERT", {}, Exception("disk full")),
        sqlite3.OperationalError("disk full"),
        ConnectionRefusedError("nobody listens"),
        TimeoutError(),
        PostgresError("too many connections"),
        RuntimeError("whatever else"),
    ],
    ids=lambda error: f"{type(error).__module__}.{type(error).__name__}",
)
def test_after_an_error_of_the_database_writing_goes_on(error: Exception) -> None:
    async def write() -> None:
        made = [new_table() for _ in range(4)]
        store = BrokenStore(error, made[2].table.id)
        committer = Committer(store)
        results = await asyncio.wait_for(
            asyncio.gather(*(committer.commit(change) for change in made), return_exceptions=True), PATIENCE
        )
        # A lost database takes all with it, a change that cannot be stored only itself.
        others = bool if isinstance(error, DataError | sqlite3.IntegrityError) else Unavailable
        assert [type(result) for result in results] == [others, others, Unavailable, others]
        assert len(store.batches[0]) == 4
        store.afraid_of = "nobody"
        assert await asyncio.wait_for(committer.commit(made[2]), PATIENCE) is True
        await committer.close()
        with pytest.raises(Unavailable):
            await committer.commit(made[0])

    asyncio.run(write())


def test_what_was_handed_in_before_the_end_is_written() -> None:
    class SlowStore(BrokenStore):
        async def write(self, changes: Sequence[Change]) -> set[str]:
            await asyncio.sleep(0)
            return await super().write(changes)

    async def write() -> None:
        store = SlowStore(OSError(), "nobody")
        committer = Committer(store)
        made = [new_table() for _ in range(5)]
        tasks = [asyncio.create_task(committer.commit(change)) for change in made]
        await asyncio.sleep(0)
        # Somebody who no longer waits for the answer.
        tasks[3].cancel()
        await committer.close()
        assert sorted(table for batch in store.batches for table in batch) == sorted(
            change.table.id for change in made
        )
        assert [await task for task in tasks[:3]] == [True] * 3

    asyncio.run(write())


def test_without_the_database_nothing_changes_and_then_it_goes_on(
    server: RunningServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    table, (ana, ben, _) = seated(server)
    seq, key = ana.look(table)["seq"], new_key()
    write = Store.write

    async def fail(store: Store, changes: Sequence[Change]) -> set[str]:
        raise OperationalError("INSERT", {}, Exception("disk full"))

    async def store_and_fail(store: Store, changes: Sequence[Change]) -> set[str]:
        await write(store, changes)
        raise OperationalError("COMMIT", {}, Exception("connection lost"))

    with ben.live(table) as socket:
        receive(socket)
        monkeypatch.setattr(Store, "write", fail)
        with refusal(503, "database_lost"):
            ana.act(table, seq, "builder", key=key)
        assert ana.look(table)["seq"] == seq
        # The answer is lost, but not the action.
        monkeypatch.setattr(Store, "write", store_and_fail)
        with refusal(503, "database_lost"):
            ana.act(table, seq, "builder", key=key)
        monkeypatch.undo()
        again = ana.act(table, seq, "builder", key=key)
        assert (again["repeated"], again["seq"]) == (True, seq + 1)
        ana.act(table, seq + 1, "build small_market")
        # Who was there all the time has missed nothing.
        entries = receive(socket)["entries"]
        while entries[-1]["seq"] < seq + 2:
            entries += receive(socket)["entries"]
        assert [entry["seq"] for entry in entries] == [seq + 1, seq + 2]


def test_without_the_database_a_table_cannot_be_read(
    server: RunningServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    table, (ana, *_) = seated(server)

    async def forget() -> None:
        server.services.hub._rooms.clear()

    server.run(forget())

    def fail(engine: AsyncEngine) -> AsyncConnection:
        raise ConnectionRefusedError("nobody listens")

    with monkeypatch.context() as patched:
        patched.setattr(AsyncEngine, "connect", fail)
        for path in (f"/api/tables/{table}", "/api/tables", f"/api/tables/{table}/log", "/readyz"):
            with refusal(503, "database_lost"):
                ana.get(path)
    assert ana.look(table)["table"]["id"] == table


def test_a_table_is_one_room_even_if_no_more_are_kept(
    server: RunningServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("boriken.server.hub.MOST_ROOMS", 1)
    table, (ana, ben) = seated(server, players=2)
    with ben.live(table) as socket:
        seq = receive(socket)["seq"]
        for _ in range(3):
            server.client("Eve").create()
        ana.act(table, seq, "builder")
        assert receive(socket)["seq"] == seq + 1


def test_a_refusal_that_nobody_waits_for_any_more_is_no_trouble(server: RunningServer) -> None:
    hub = server.services.hub

    async def go_away() -> tuple[list[str], list[str]]:
        gc.collect()  # what others have left behind
        troubles: list[str] = []
        loop = asyncio.get_running_loop()
        loop.set_exception_handler(lambda _, context: troubles.append(context["message"]))
        table = await hub.create(new_table())
        reached = asyncio.Event()
        let_go = asyncio.Event()

        def making(error: Exception) -> Maker:
            async def make(_: Table) -> Change | None:
                reached.set()
                await let_go.wait()
                raise error

            return make

        with logged_here() as logs:
            for error in (Unavailable("stopping"), RuntimeError("a mistake")):
                reached.clear()
                let_go.clear()
                waiting = asyncio.create_task(hub.change(table.id, making(error)))
                await reached.wait()
                waiting.cancel()
                await asyncio.wait([waiting])
                let_go.set()
                await hub.close()
                del error
            gc.collect()
            await asyncio.sleep(0)
        loop.set_exception_handler(None)
        # What the server does besides, as closing what has waited for long, is no trouble.
        return troubles, [log["event"] for log in logs if log["log_level"] != "info"]

    assert server.run(go_away()) == ([], ["unheard_failure"])
