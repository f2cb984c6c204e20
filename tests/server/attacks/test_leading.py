"""A table whose host is gone is not lost, nor is the seat of who has lost the cookie."""

from __future__ import annotations

import pytest

from boriken.server.changes import seating
from tests.server.running import RunningServer, refusal, seated


@pytest.fixture
def nobody_waits(monkeypatch: pytest.MonkeyPatch) -> None:
    """Who is not there counts as away at once."""
    monkeypatch.setattr(seating, "ABSENCE", 0)


def test_those_who_are_left_lead_on_and_close(sqlite_server: RunningServer, nobody_waits: None) -> None:
    table, (ana, ben, carla) = seated(sqlite_server)
    with refusal(403, "not_host"):
        ben.post(f"/api/tables/{table}/close")
    update = ben.post(f"/api/tables/{table}/lead")
    assert (update["table"]["host"], update["table"]["you"]["host"]) == ("Player 1", True)
    entry = ben.look(table, after=update["seq"] - 1)["entries"][0]
    assert (entry["kind"], entry["seat"], entry["name"]) == ("lead", 1, "Player 1")
    with refusal(409, "leads_already"):
        ben.post(f"/api/tables/{table}/lead")
    ben.post(f"/api/tables/{table}/seats/0/stand-in", {"bot": "random"})
    with refusal(403, "not_host"):
        ana.post(f"/api/tables/{table}/close")
    assert ben.post(f"/api/tables/{table}/close")["table"]["status"] == "closed"
    assert carla.look(table)["table"]["status"] == "closed"


def test_nobody_takes_the_lead_from_a_host_who_is_there(
    sqlite_server: RunningServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    table, (ana, ben, _) = seated(sqlite_server)
    with refusal(409, "away_too_short"):
        ben.post(f"/api/tables/{table}/lead")
    monkeypatch.setattr(seating, "ABSENCE", 0)
    with ana.live(table) as socket:
        socket.recv()
        with refusal(409, "person_here"):
            ben.post(f"/api/tables/{table}/lead")
    with refusal(403, "no_seat"):
        sqlite_server.client("Dora").post(f"/api/tables/{table}/lead")


def test_a_host_who_leaves_or_hands_over_is_no_host(sqlite_server: RunningServer) -> None:
    table, (ana, ben, carla) = seated(sqlite_server)
    ana.post(f"/api/tables/{table}/leave")
    assert ben.post(f"/api/tables/{table}/lead")["table"]["you"]["host"]
    with refusal(403, "not_host"):
        carla.post(f"/api/tables/{table}/seats/2/lead")
    assert ben.post(f"/api/tables/{table}/seats/2/lead")["table"]["host"] == "Player 2"
    assert carla.look(table)["table"]["you"]["host"]


def test_a_waiting_table_without_its_host_is_led_on(sqlite_server: RunningServer, nobody_waits: None) -> None:
    ana, ben = sqlite_server.client("Ana"), sqlite_server.client("Ben")
    table = ana.create(seats=[{"kind": "open"}, {"kind": "open"}], options={"players": 2})
    ben.post(f"/api/tables/{table}/join")
    ben.post(f"/api/tables/{table}/lead")
    assert ben.post(f"/api/tables/{table}/start", {"fill": "random"})["table"]["status"] == "playing"


def test_who_has_lost_the_cookie_comes_back_by_a_link_of_the_host(
    sqlite_server: RunningServer, nobody_waits: None, monkeypatch: pytest.MonkeyPatch
) -> None:
    table, (ana, ben, _) = seated(sqlite_server)
    path = f"/api/tables/{table}/seats/1/seat-link"
    with refusal(403, "not_host"):
        ben.post(path)
    token = ana.post(path)["path"].removeprefix("/seat#")
    seq = ana.look(table)["seq"]
    issued = ana.look(table, after=seq - 1)["entries"][0]
    assert (issued["kind"], issued["seat"]) == ("link_issued", 1)
    again = sqlite_server.client()
    assert again.post("/api/seat-link", {"token": token}) == {"table": table, "seat": 1}
    # Not for somebody who is there.
    monkeypatch.setattr(seating, "ABSENCE", 300)
    with refusal(409, "away_too_short"):
        ana.post(f"/api/tables/{table}/seats/2/seat-link")
    with refusal(404, "no_such_seat"):
        ana.post(f"/api/tables/{table}/seats/7/seat-link")
