"""A host has no power over somebody who is there, and a bot none over somebody who is back."""

from __future__ import annotations

import asyncio
import time

import pytest

from boriken.engine.state import State
from boriken.server.changes import seating
from tests.server.running import Client, RunningServer, receive, refusal, seated


@pytest.fixture
def nobody_waits(monkeypatch: pytest.MonkeyPatch) -> None:
    """Who is not there counts as away at once."""
    monkeypatch.setattr(seating, "ABSENCE", 0)


def stand_in(host: Client, table: str, seat: int) -> None:
    host.post(f"/api/tables/{table}/seats/{seat}/stand-in", {"bot": "random"})


def test_who_is_there_is_not_replaced(sqlite_server: RunningServer, nobody_waits: None) -> None:
    """However often the host tries, also on the opponent's every turn."""
    table, (ana, ben, _) = seated(sqlite_server)
    with ben.live(table) as socket:
        receive(socket)
        for _ in range(3):
            with refusal(409, "person_here"):
                stand_in(ana, table, 1)
        ana.act(table, ana.look(table)["seq"], "builder", "pass")
        assert ana.look(table)["table"]["turn"] == 1
        with refusal(409, "person_here"):
            stand_in(ana, table, 1)
        assert ben.look(table)["decision"]["yours"]


def test_who_was_there_a_moment_ago_is_not_replaced(sqlite_server: RunningServer) -> None:
    table, (ana, ben, _) = seated(sqlite_server)
    with ben.live(table) as socket:
        socket.recv()
    while ana.look(table)["table"]["seats"][1]["present"]:
        pass  # until the server has noticed
    with refusal(409, "away_too_short") as error:
        stand_in(ana, table, 1)
    assert error["arguments"] == {"player": "Player 1", "minutes": 5}
    assert error["message"] == "Player 1 was here a short while ago: wait another 5 minutes."


def test_who_plays_by_mail_is_not_replaced_before_the_clock_is(
    sqlite_server: RunningServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(seating, "ABSENCE", 0)
    # Who was never seen counts as away since the server's start, which other tests may have used for long.
    monkeypatch.setattr(sqlite_server.services.hub.presences, "_since", time.monotonic())
    table, (ana, *_) = seated(sqlite_server, clock={"kind": "day", "days": 1})
    with refusal(409, "away_too_short") as error:
        stand_in(ana, table, 1)
    assert error["arguments"]["minutes"] == 24 * 60  # rounded up


def test_who_has_come_back_or_played_is_there_for_a_while(
    sqlite_server: RunningServer, nobody_waits: None, monkeypatch: pytest.MonkeyPatch
) -> None:
    table, (ana, ben, _) = seated(sqlite_server)
    stand_in(ana, table, 1)
    ben.post(f"/api/tables/{table}/return")
    monkeypatch.setattr(seating, "ABSENCE", 300)
    with refusal(409, "away_too_short"):
        stand_in(ana, table, 1)
    other, (carla, dora) = seated(sqlite_server, players=2)
    presences = sqlite_server.services.hub.presences
    monkeypatch.setattr(presences, "_since", presences._since - 301)
    carla.act(other, carla.look(other)["seq"], "builder", "pass")
    dora.act(other, dora.look(other)["seq"], "pass")
    with refusal(409, "away_too_short"):
        stand_in(carla, other, 1)


def test_no_undo_is_forced_by_stand_ins(sqlite_server: RunningServer, nobody_waits: None) -> None:
    table, (ana, ben, carla) = seated(sqlite_server, undo="agree")
    start = ana.look(table)["seq"]
    ana.act(table, start, "builder", "build small_market")
    ben.act(table, start + 1, "pass")
    update = ana.undo(table, start + 2)
    update = ben.answer_undo(table, update["seq"], False)
    stand_in(ana, table, 1)
    update = ana.undo(table, ana.look(table)["seq"])
    assert update["table"]["undo_request"]["missing"] == [1, 2]
    # Nor is it by one more after the question.
    update = carla.answer_undo(table, update["seq"], True)
    assert update["table"]["undo_request"]["missing"] == [1]
    assert [entry["kind"] for entry in ana.look(table, after=start)["entries"]].count("undone") == 0


def test_a_bot_that_is_late_does_not_move_for_who_is_back(
    sqlite_server: RunningServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    server = sqlite_server
    thinks, may_answer = asyncio.Event(), asyncio.Event()

    async def think(name: str, state: State, *_: object) -> int:
        thinks.set()
        await may_answer.wait()
        return state.choices[0]

    monkeypatch.setattr(server.services.bots, "choose", think)
    table, (ana, *_) = seated(server)
    ana.post(f"/api/tables/{table}/leave")
    server.run(thinks.wait())
    back = ana.post(f"/api/tables/{table}/return")

    async def answer() -> None:
        playing = server.services.timekeeper._playing[table]
        may_answer.set()
        await playing

    server.run(answer())
    assert ana.look(table)["seq"] == back["seq"]
    assert ana.look(table)["decision"]["yours"]
