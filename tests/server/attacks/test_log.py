"""A table's log does not grow without end, and no answer holds all of it."""

from __future__ import annotations

import pytest
from sqlalchemy import func, select

from boriken.server import presenting
from boriken.server.changes import quotas
from boriken.server.history import effective
from boriken.server.storage.schema import snapshots
from tests.server.running import Client, Json, RunningServer, receive, refusal, seated


def rows_of(server: RunningServer, table: str) -> int:
    """Snapshots of a table."""
    query = select(func.count()).where(snapshots.c.table_id == table)

    async def count() -> int:
        async with server.services.store._engine.connect() as connection:
            return await connection.scalar(query) or 0

    return server.run(count())


def test_act_and_undo_come_to_an_end(sqlite_server: RunningServer, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(quotas, "OF_SEAT", 30)
    table, (ana, ben, _) = seated(sqlite_server)
    seq = begun = ana.look(table)["seq"]
    with refusal(409, "used_up"):
        while seq < begun + 1000:
            seq = ana.act(table, seq, "builder", brings="false")["seq"]
            seq = ana.undo(table, seq)["seq"]
    assert seq == begun + 2 * 30 + 1
    # Snapshots are no more than without taking back, and the others play on as before.
    assert rows_of(sqlite_server, table) <= 2 + (seq - begun) // 20
    seq = ana.act(table, seq, "pass")["seq"]
    seq = ben.act(table, seq, "pass")["seq"]
    assert ben.undo(table, seq)["entries"][-1]["kind"] == "undone"


def test_leaving_and_coming_back_come_to_an_end(
    sqlite_server: RunningServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(quotas, "OF_SEAT", 10)
    table, (ana, _, carla) = seated(sqlite_server)
    with refusal(409, "used_up"):
        for _ in range(20):
            carla.post(f"/api/tables/{table}/leave")
            carla.post(f"/api/tables/{table}/return")
    assert ana.look(table)["seq"] == 4 + 10
    ana.act(table, ana.look(table)["seq"], "builder")


def test_nobody_fills_the_log_of_a_table_that_waits(
    sqlite_server: RunningServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(quotas, "OF_TABLE", 10)
    ana, ben = sqlite_server.client("Ana"), sqlite_server.client("Ben")
    table = ana.create(public=True)
    with refusal(409, "used_up"):
        for _ in range(20):
            ben.post(f"/api/tables/{table}/join")
            ben.post(f"/api/tables/{table}/leave")
    ana.post(f"/api/tables/{table}/start", {"fill": "random"})


def test_nobody_is_asked_again_and_again(
    sqlite_server: RunningServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(quotas, "OF_SEAT", 3 * quotas.ASKING + 5)
    table, (ana, ben, _) = seated(sqlite_server, undo="agree")
    start = ana.look(table)["seq"]
    update = ana.act(table, start, "builder", "pass")
    seq = ben.act(table, update["seq"], "pass")["seq"]
    asked = 0
    with refusal(409, "used_up"):
        for _ in range(50):
            seq = ana.undo(table, seq, to=start)["seq"]
            asked += 1
            seq = ben.answer_undo(table, seq, False)["seq"]
    assert asked == 3


def test_an_answer_does_not_hold_the_whole_log(
    sqlite_server: RunningServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(presenting, "MOST_TOLD", 5)
    table, (ana, *_) = seated(sqlite_server)
    seq = ana.look(table)["seq"]
    for _ in range(5):
        seq = ana.act(table, seq, "builder", brings="false")["seq"]
        seq = ana.undo(table, seq)["seq"]
    for update in (ana.look(table, after=0), ana.poll(table, after=0), first_message(ana, table)):
        assert update["after"] == seq - 5
        assert [entry["seq"] for entry in update["entries"]] == list(range(seq - 4, seq + 1))


def first_message(client: Client, table: str) -> Json:
    with client.live(table, "?after=0") as socket:
        return receive(socket)


def test_positions_are_found_without_a_snapshot_of_every_undo(sqlite_server: RunningServer) -> None:
    """However often it went back and forth, also across the entries whose positions are stored."""
    table, (ana, *_) = seated(sqlite_server)
    seq = ana.look(table)["seq"]
    seen = {seq: ana.look(table)["view"]}
    for number in range(25):
        update = ana.act(table, seq, ("builder", "settler", "mayor")[number % 3], brings="false")
        seen[update["seq"]] = update["view"]
        update = ana.undo(table, update["seq"])
        seq = update["seq"]
        seen[seq] = update["view"]
    for at, view in seen.items():
        assert ana.get(f"/api/tables/{table}/at/{at}")["view"] == view
    entries = sqlite_server.run(sqlite_server.services.store.entries(table, 0))
    assert effective(entries) == []


def test_a_seat_has_only_so_many_devices(sqlite_server: RunningServer) -> None:
    table, (ana, *_) = seated(sqlite_server)
    token = ana.get(f"/api/tables/{table}/seat-link")["path"].removeprefix("/seat#")
    with refusal(409, "too_many_devices") as error:
        for _ in range(20):
            sqlite_server.client().post("/api/seat-link", {"token": token})
    assert error["arguments"] == {"most": 10}
