"""A lobby that somebody has filled: pages, search, and an end to waiting."""

from __future__ import annotations

import pytest
from msgspec.structs import replace
from sqlalchemy import text

from boriken.server import timekeeping
from boriken.server.changes import seating
from boriken.server.hub import now
from boriken.server.routes import tables as routes
from boriken.server.storage import store
from tests.server.running import Client, RunningServer, refusal, settings_for

PLAN = "SEARCH tables USING INDEX tables_in_lobby (status=?)"


@pytest.fixture
def small_pages(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(store, "PAGE", 3)
    monkeypatch.setattr(routes, "PAGE", 3)


def all_pages(client: Client, **query: str) -> list[str]:
    found: list[str] = []
    while True:
        before = {"before": found[-1]} if found else {}
        page = client.get("/api/tables", scope="open", **query, **before)
        assert len(page["tables"]) <= 3
        found += [table["id"] for table in page["tables"]]
        if not page["more"]:
            return found


def test_every_table_is_found_by_pages_and_by_words(server: RunningServer, small_pages: None) -> None:
    ana = server.client("Ana")
    made = [ana.create(public=True, title=f"Élan vital {number}") for number in range(7)]
    other = ana.create(public=True, title="100% sugar")
    assert set(all_pages(ana)) >= {*made, other}
    assert len(set(all_pages(ana))) == len(all_pages(ana))
    found = all_pages(ana, search="elan VITAL")
    assert sorted(found) == sorted(made)
    assert all_pages(ana, search="0% s") == [other]
    assert all_pages(ana, search="_%_") == []
    with refusal(422, "malformed"):
        ana.get("/api/tables", search="x" * 61)


def test_a_table_that_waits_too_long_is_closed(
    server: RunningServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    ana = server.client("Ana")
    table = ana.create(public=True)
    server.run(server.services.timekeeper._close_forgotten())
    assert ana.look(table)["table"]["status"] == "waiting"
    later = now() + timekeeping.LONGEST_WAIT + 1000
    monkeypatch.setattr(timekeeping, "now", lambda: later)
    server.run(server.services.timekeeper._close_forgotten())
    assert ana.look(table)["table"]["status"] == "closed"


# --- Any number of tables --------------------------------------------------------------------------------


def test_a_guest_has_only_so_many_unfinished_tables(sqlite_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(routes, "UNFINISHED_OF_GUEST", 2)
    with RunningServer(settings_for(sqlite_url, rate_limits=True)) as running:
        ana, ben = running.client("Ana"), running.client("Ben")
        tables = [ana.create(), ana.create()]
        with refusal(409, "too_many_tables") as error:
            ana.create()
        assert error["message"] == "You are the host of 2 unfinished tables: finish or close one first."
        # Others are not meant, and who closes one or hands it over may make another.
        ben.create()
        ben.post(f"/api/tables/{tables[0]}/join")
        ana.post(f"/api/tables/{tables[0]}/seats/1/lead")
        tables.append(ana.create())
        ana.post(f"/api/tables/{tables[1]}/close")
        ana.create()


def test_many_guests_of_one_address_have_only_so_many_tables(
    sqlite_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(routes, "UNFINISHED_OF_ADDRESS", 2)
    settings = settings_for(sqlite_url, rate_limits=True, trusted_proxies=("127.0.0.0/8",))
    with RunningServer(settings) as running:

        def make(address: str) -> None:
            client = running.client()
            client.http.headers["X-Forwarded-For"] = address
            client.create(name="Mallory")

        make("2001:db8:1:2::1")
        make("2001:db8:1:2::2")
        with refusal(409, "too_many_tables_of_address"):
            make("2001:db8:1:2::3")
        make("2001:db8:1:3::1")
        # What nobody touches any more keeps nobody out.
        monkeypatch.setattr(routes, "LATELY", -60_000)
        make("2001:db8:1:2::4")


# --- Ten thousand tables ---------------------------------------------------------------------------------


@pytest.mark.slow
def test_a_lobby_of_ten_thousand_is_answered_by_pages(sqlite_url: str) -> None:
    with RunningServer(settings_for(sqlite_url)) as running:
        ana = running.client("Ana")
        services = running.services
        template = running.run(services.hub.table(ana.create(public=True))).document

        async def fill() -> None:
            for begin in range(0, 10_000, 500):
                documents = [
                    replace(template, title=f"Flood {number}", created=template.created + number)
                    for number in range(begin, begin + 500)
                ]
                await services.store.write([seating.create(document) for document in documents])

        running.run(fill())
        page = ana.get("/api/tables", scope="open")
        assert [table["title"] for table in page["tables"]] == [
            f"Flood {9999 - n}" for n in range(store.PAGE)
        ]
        assert page["more"]
        found = ana.get("/api/tables", scope="open", search="flood 77")
        assert found["tables"][0]["title"] == "Flood 7799"
        # The newest are found by an index, however many there are.
        assert running.run(plan_of_lobby(running)) == PLAN


async def plan_of_lobby(server: RunningServer) -> str:
    query = (
        "EXPLAIN QUERY PLAN SELECT id FROM tables WHERE status = 'waiting' AND is_public = 1"
        " ORDER BY created DESC, id DESC LIMIT 31"
    )
    async with server.services.store.engine.connect() as connection:
        steps = [str(row.detail) for row in await connection.execute(text(query))]
    return "; ".join(steps)
