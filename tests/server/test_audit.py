"""What is put on record: what hosts did, what limits refused; never an address, a cookie or a name."""

from __future__ import annotations

import asyncio
import json

from boriken.server.metrics import Metrics
from boriken.server.operating.audit import Audit, Deed, last_deeds
from boriken.server.operating.refusals import MOST_KNOWN, PERIOD, Refusals
from tests.server.running import RunningServer, refusal, seated, settings_for


def on_record(server: RunningServer, **which: str) -> list[Deed]:
    """The latest first."""
    engine = server.services.store.engine
    server.run(server.services.audit.flush(engine))
    return server.run(last_deeds(engine, 1000, **which))


def test_what_a_host_does_is_on_record(sqlite_server: RunningServer) -> None:
    ana, ben = sqlite_server.client("Ana"), sqlite_server.client("Ben")
    table = ana.create(seats=[{"kind": "you"}, {"kind": "open"}, {"kind": "open"}])
    ben.post(f"/api/tables/{table}/join")
    ana.post(f"/api/tables/{table}/seats/2", {"kind": "bot", "bot": "greedy"})
    ana.post(f"/api/tables/{table}/start")
    ben.post(f"/api/tables/{table}/leave")
    ana.post(f"/api/tables/{table}/close")
    deeds = on_record(sqlite_server, about=table)
    assert [deed.what for deed in reversed(deeds)] == ["created", "seat_set", "started", "closed"]
    assert {deed.actor for deed in deeds} == {"host"}
    assert len({deed.guest for deed in deeds}) == 1
    assert on_record(sqlite_server, about=table, actor="admin") == []


def test_what_is_noted_while_others_are_stored_is_stored_too(sqlite_server: RunningServer) -> None:
    """Even if both say the same: a limit refuses twice in one millisecond."""
    audit, engine = Audit(), sqlite_server.services.store.engine

    def deed() -> Deed:
        return Deed(at=1, actor="limit", what="refused", guest="twin")

    async def store_while_another_comes() -> None:
        audit.note(deed())
        async with engine.begin():  # SQLite has one writer: the first waits for this one
            storing = asyncio.create_task(audit.flush(engine))
            await asyncio.sleep(0)
            audit.note(deed())
        await storing
        await audit.flush(engine)

    sqlite_server.run(store_while_another_comes())
    assert len(sqlite_server.run(last_deeds(engine, 10, about="twin"))) == 2


def test_limits_are_on_record_without_an_address(sqlite_url: str) -> None:
    with RunningServer(settings_for(sqlite_url, rate_limits=True)) as server:
        client = server.client("Ana")
        while client.http.post("/api/tables", json={}).status_code == 200:
            pass
        with refusal(429, "too_many"):
            client.create()
        told = [deed for deed in on_record(server) if deed.actor == "limit"]
        text = json.dumps([deed.detail for deed in told])
        cookie = client.http.cookies["boriken_guest"]
    assert told[0].what == "refused"
    assert told[0].detail["times"] == 1
    assert "127.0.0.1" not in text
    assert cookie[:20] not in text


def test_a_flood_of_refusals_is_two_lines() -> None:
    now = [0.0]
    audit, metrics = Audit(), Metrics()
    refusals = Refusals(audit, metrics, lambda: now[0])
    for _ in range(5000):
        refusals.note("requests", "192.0.2.7")
    assert audit.waiting() == 1
    now[0] += PERIOD
    refusals.note("requests", "192.0.2.8")
    assert audit.waiting() == 3  # 4999 more of the first, and the other one
    for number in range(MOST_KNOWN * 2):
        refusals.note("requests", f"2001:db8::{number:x}")
    assert audit.waiting() == 2 + MOST_KNOWN
    counted = metrics.registry.get_sample_value("boriken_refusals_total", {"limit": "requests"})
    assert counted == 5001 + MOST_KNOWN * 2


def test_what_could_not_be_stored_waits(sqlite_server: RunningServer) -> None:
    table, (ana, *_) = seated(sqlite_server, players=2)
    audit, store = sqlite_server.services.audit, sqlite_server.services.store
    assert [deed.what for deed in on_record(sqlite_server, about=table)] == ["started", "created"]
    ana.post(f"/api/tables/{table}/close")
    sqlite_server.run(audit.forget_old(store.engine, 1 << 60))
    assert [deed.what for deed in on_record(sqlite_server, about=table)] in (["closed"], [])
    assert audit.waiting() == 0
