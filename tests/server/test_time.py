"""What happens by itself: clocks run out, bots move."""

from __future__ import annotations

from collections.abc import Callable
from datetime import datetime

import pytest
import structlog.testing
from sqlalchemy import text

from boriken.server.changes.clocks import GRACE
from boriken.server.errors import Unavailable
from boriken.server.table import Change, Table
from tests.server.running import Client, Json, RunningServer, refusal, seated

CLOCK = {"kind": "decision", "seconds": 300}


@pytest.fixture
def later(server: RunningServer, monkeypatch: pytest.MonkeyPatch) -> Callable[[float], None]:
    """Lets so many seconds go by for the clocks, and looks at them."""

    uptime = server.services.hub.uptime
    begun: list[int] = []

    def go_by(seconds: float) -> None:
        begun.append(uptime.now())
        moment = begun[0] + int(seconds * 1000)
        monkeypatch.setattr(uptime, "now", lambda: moment)
        server.run(server.services.timekeeper._look_at_clocks())

    return go_by


def deadline(update: Json) -> float:
    return datetime.fromisoformat(update["table"]["deadline"]).timestamp()


def left(server: RunningServer, update: Json) -> float:
    """Seconds that the one on turn has."""
    uptime = server.services.hub.uptime
    return deadline(update) - (uptime.now() + uptime.behind()) / 1000


def test_a_clock_that_runs_out_brings_a_bot(server: RunningServer, later: Callable[[float], None]) -> None:
    table, (ana, ben, _) = seated(server, clock=CLOCK)
    update = ana.look(table)
    assert update["table"]["clock"] == CLOCK
    assert 0 < left(server, update) <= 300
    later(200)
    assert ana.look(table)["seq"] == update["seq"]
    later(301)
    entries = ana.look(table, after=update["seq"])["entries"]
    assert (entries[0]["kind"], entries[0]["seat"]) == ("stand_in", 0)
    assert (entries[0]["bot"], entries[0]["reason"]) == ("greedy", "clock")
    # The bot plays until it is Ben's turn, and he has the whole time from then on.
    while (update := ben.look(table))["table"]["turn"] != 1:
        ben.poll(table, after=update["seq"], wait=20)
    assert update["table"]["seats"][0]["bot"] == "greedy"
    assert left(server, update) == pytest.approx(300, abs=60)
    assert ana.post(f"/api/tables/{table}/return")["table"]["seats"][0]["bot"] is None


def test_each_decision_has_its_own_time(server: RunningServer) -> None:
    table, (ana, _, carla) = seated(server, clock=CLOCK)
    update = ana.look(table)
    first = deadline(update)
    # What others do at the table gives nobody more time.
    carla.post(f"/api/tables/{table}/leave")
    carla.post(f"/api/tables/{table}/return")
    assert deadline(ana.look(table)) == first
    assert deadline(ana.act(table, ana.look(table)["seq"], "builder")) > first


def test_no_clock_no_deadline(server: RunningServer, later: Callable[[float], None]) -> None:
    table, (ana, *_) = seated(server)
    assert ana.look(table)["table"]["deadline"] is None
    later(10**7)
    assert ana.look(table)["table"]["seats"][0]["bot"] is None


def test_a_closed_table_has_no_clock(server: RunningServer, later: Callable[[float], None]) -> None:
    table, (ana, *_) = seated(server, clock={"kind": "day", "days": 1})
    assert ana.post(f"/api/tables/{table}/close")["table"]["deadline"] is None
    seq = ana.look(table)["seq"]
    later(10**7)
    assert ana.look(table)["seq"] == seq


def test_one_table_in_trouble_does_not_stop_the_clocks_of_others(
    server: RunningServer, later: Callable[[float], None], monkeypatch: pytest.MonkeyPatch
) -> None:
    tables = [seated(server, players=2, clock=CLOCK) for _ in range(3)]
    broken = min(table for table, _ in tables)
    run_out = server.services.timekeeper._run_out

    async def fail_once(table: Table) -> Change | None:
        if table.id == broken:
            raise Unavailable("mistake")
        return await run_out(table)

    monkeypatch.setattr(server.services.timekeeper, "_run_out", fail_once)
    later(301)
    for table, (ana, _) in tables:
        kinds = [entry["kind"] for entry in ana.look(table, after=3)["entries"]]
        assert ("stand_in" in kinds) == (table != broken)


def bots_table(client: Client, *bots: str, **body: object) -> Json:
    seats = [{"kind": "bot", "bot": name} for name in bots]
    options = {"players": len(bots) + 1, **body.pop("options", {})}  # type: ignore[dict-item]
    return client.post(
        "/api/tables",
        {"seats": [{"kind": "you"}, *seats], "options": options, "order": "fixed", "start": True, **body},
    )


def test_bots_move_when_it_is_their_turn(server: RunningServer) -> None:
    ana = server.client("Ana")
    update = bots_table(ana, "random", "greedy")
    table = update["table"]["id"]
    update = ana.act(table, update["seq"], "builder", "build small_market")
    while update["table"]["turn"] != 0:
        update = ana.poll(table, after=update["seq"], wait=20)
    entries = ana.look(table, after=3)["entries"]
    assert {(entry["seat"], entry["by"]) for entry in entries} == {(1, "bot"), (2, "bot")}


@pytest.mark.slow
def test_a_whole_game_against_bots(server: RunningServer) -> None:
    """No bot fails in any expansion, and nobody has to wait for the second look at the clocks."""
    ana = server.client("Ana")
    options = {
        "edition": "special",
        "expansions": ["new_buildings", "nobles", "buccaneer", "festival_cards", "achievements"],
        "draft": "chance",
    }
    with structlog.testing.capture_logs() as logs:
        update = bots_table(ana, "greedy", options=options)
        table = update["table"]["id"]
        while update["table"]["status"] == "playing":
            if update["decision"]["yours"]:
                action = update["decision"]["choices"][-1]["action"]
                update = ana.act(table, update["seq"], action, brings="false")
            else:
                update = ana.poll(table, after=update["seq"], wait=20, brings="false")
    assert [log for log in logs if log["event"].startswith("bot")] == []
    assert update["scores"]["winners"]


def test_leaving_and_coming_back_gives_no_new_time(
    server: RunningServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def think_for_ever(table_id: str) -> None:
        """The bot that stands in."""

    monkeypatch.setattr(server.services.timekeeper, "_play_bots", think_for_ever)
    table, (ana, *_) = seated(server, clock=CLOCK)
    uptime = server.services.hub.uptime
    begun = uptime.now()
    for seconds in (100, 200):
        monkeypatch.setattr(uptime, "now", lambda seconds=seconds: begun + seconds * 1000)
        ana.post(f"/api/tables/{table}/leave")
        update = ana.post(f"/api/tables/{table}/return")
        assert update["table"]["seats"][0]["bot"] is None
        assert left(server, update) == pytest.approx(300 - seconds, abs=2)


def test_taking_back_leaves_time_to_decide_anew(
    server: RunningServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    table, (ana, *_) = seated(server, clock=CLOCK)
    uptime = server.services.hub.uptime
    late = uptime.now() + 299_000
    monkeypatch.setattr(uptime, "now", lambda: late)
    update = ana.act(table, ana.look(table)["seq"], "builder")
    update = ana.undo(table, update["seq"])
    assert left(server, update) == pytest.approx(GRACE / 1000, abs=1)


def test_an_unreadable_table_is_passed_over(server: RunningServer, later: Callable[[float], None]) -> None:
    tables = [seated(server, players=2, clock=CLOCK) for _ in range(2)]
    hub = server.services.hub
    broken = tables[0][0]

    async def spoil() -> None:
        async with server.services.store._engine.begin() as connection:
            await connection.execute(text("UPDATE tables SET state = '{}' WHERE id = :id"), {"id": broken})
        hub._kept.clear()
        hub._rooms.clear()

    server.run(spoil())
    later(301)
    assert server.services.timekeeper._unreadable == {broken}
    kinds = [entry["kind"] for entry in tables[1][1][0].look(tables[1][0], after=3)["entries"]]
    assert "stand_in" in kinds
    with refusal(503, "unreadable_table"):
        tables[0][1][0].look(broken)
