"""Sitting down, getting up, beginning, closing; and what only the host may do."""

from __future__ import annotations

import pytest

from boriken.server.changes import seating
from tests.server.running import Client, Finished, RunningServer, refusal, seated, unmarked


def names(client: Client, table: str) -> list[str | None]:
    return [seat["name"] for seat in client.look(table)["table"]["seats"]]


def last_entry(client: Client, table: str) -> dict[str, object]:
    seq = client.look(table)["seq"]
    entry: dict[str, object] = client.look(table, after=seq - 1)["entries"][0]
    del entry["at"]
    return entry


# --- While the table waits -------------------------------------------------------------------------------


def test_open_seats_are_taken(server: RunningServer) -> None:
    ana, ben, carla, dora = (server.client(name) for name in ("Ana", "Ben", "Carla", "Dora"))
    table = ana.create()
    update = ben.post(f"/api/tables/{table}/join", {"seat": 2})
    assert update["table"]["you"] == {"seat": 2, "host": False}
    assert last_entry(ana, table) == {"seq": 2, "kind": "joined", "seat": 2, "name": "Ben"}
    with refusal(409, "seated_already") as error:
        ben.post(f"/api/tables/{table}/join")
    assert error["message"] == "You are already sitting at this table."
    with refusal(409, "seat_taken") as error:
        carla.post(f"/api/tables/{table}/join", {"seat": 2})
    assert error["message"] == "This seat is taken: choose another one."
    with refusal(404, "no_such_seat"):
        carla.post(f"/api/tables/{table}/join", {"seat": 3})
    with refusal(422, "malformed"):
        carla.post(f"/api/tables/{table}/join", {"seat": -1})
    carla.post(f"/api/tables/{table}/join")
    assert names(ana, table) == ["Ana", "Carla", "Ben"]
    with refusal(409, "table_full") as error:
        dora.post(f"/api/tables/{table}/join")
    assert "watch" in error["message"]
    assert dora.look(table)["table"]["you"]["seat"] is None


def test_two_people_of_one_name_are_told_apart(server: RunningServer) -> None:
    ana, other = server.client("Ana"), server.client("Ana")
    table = ana.create(seats=[{"kind": "you"}, {"kind": "open"}, {"kind": "bot"}])
    other.post(f"/api/tables/{table}/join")
    assert names(ana, table) == ["Ana", "Ana 2", "Baldomero"]


def test_a_seat_that_is_left_is_open_again(server: RunningServer) -> None:
    ana, ben = server.client("Ana"), server.client("Ben")
    table = ana.create()
    with refusal(403, "no_seat"):
        ben.post(f"/api/tables/{table}/leave")
    ben.post(f"/api/tables/{table}/join")
    ben.post(f"/api/tables/{table}/leave")
    assert last_entry(ana, table) == {
        "seq": 3,
        "kind": "left",
        "seat": 1,
        "name": "Ben",
        "stand_in": None,
    }
    assert names(ana, table) == ["Ana", None, None]
    with refusal(409, "not_begun"):
        ana.post(f"/api/tables/{table}/return")
    # The host stays the host, and may sit down again.
    assert ana.post(f"/api/tables/{table}/leave")["table"]["you"] == {"seat": None, "host": True}
    assert ana.post(f"/api/tables/{table}/join", {"seat": 1})["table"]["you"] == {"seat": 1, "host": True}


def test_the_host_sets_seats(server: RunningServer) -> None:
    ana, ben = server.client("Ana"), server.client("Ben")
    table = ana.create()
    ben.post(f"/api/tables/{table}/join", {"seat": 1})
    ana.post(f"/api/tables/{table}/seats/2", {"kind": "bot", "bot": "random"})
    assert names(ana, table) == ["Ana", "Ben", "Trinidad"]
    assert last_entry(ben, table) == {
        "seq": 3,
        "kind": "seat_set",
        "seat": 2,
        "what": "bot",
        "bot": "random",
    }
    with refusal(409, "person_there") as error:
        ana.post(f"/api/tables/{table}/seats/1", {"kind": "bot"})
    assert error["message"] == "Ben sits there: open the seat first."
    assert ana.post(f"/api/tables/{table}/seats/1", {"kind": "open"})["table"]["seats"][1]["name"] is None
    assert ben.look(table)["table"]["you"]["seat"] is None
    ana.post(f"/api/tables/{table}/seats/2", {"kind": "open"})
    assert names(ana, table) == ["Ana", None, None]
    with refusal(400, "unknown_bot"):
        ana.post(f"/api/tables/{table}/seats/2", {"kind": "bot", "bot": "deep"})
    with refusal(404, "no_such_seat"):
        ana.post(f"/api/tables/{table}/seats/3", {"kind": "open"})
    for body in ({}, {"kind": "person"}, {"kind": "you"}):
        with refusal(422, "malformed"):
            ana.post(f"/api/tables/{table}/seats/1", body)


def test_what_only_the_host_may_do(server: RunningServer) -> None:
    table, (ana, ben, _) = seated(server)
    waiting = ana.create()
    ben.post(f"/api/tables/{waiting}/join")
    seq = ana.look(waiting)["seq"], ana.look(table)["seq"]
    for path, body in (
        (f"{waiting}/seats/2", {"kind": "bot"}),
        (f"{waiting}/start", {"fill": "random"}),
        (f"{waiting}/close", {}),
        (f"{table}/seats/2/stand-in", {"bot": "random"}),
        (f"{table}/close", {}),
    ):
        with refusal(403, "not_host") as error:
            ben.post(f"/api/tables/{path}", body)
        assert error["message"] == "Only the host, Player 0, can do that."
    assert (ana.look(waiting)["seq"], ana.look(table)["seq"]) == seq


# --- Beginning -------------------------------------------------------------------------------------------


def test_open_seats_can_be_filled_with_bots(server: RunningServer) -> None:
    ana = server.client("Ana")
    table = ana.create(order="fixed")
    with refusal(409, "open_seats"):
        ana.post(f"/api/tables/{table}/start")
    with refusal(400, "unknown_bot"):
        ana.post(f"/api/tables/{table}/start", {"fill": "deep"})
    update = ana.post(f"/api/tables/{table}/start", {"fill": "random"})
    assert update["seq"] == 2
    assert names(ana, table) == ["Ana", "Trinidad", "Baldomero"]
    assert update["decision"]["seat"] == update["view"]["governor"] == 0
    assert update["decision"]["yours"]
    entry = last_entry(ana, table)
    assert entry["seats"] == ["Ana", "Trinidad", "Baldomero"]
    for path in ("start", "join"):
        with refusal(409, "begun_already") as error:
            ana.post(f"/api/tables/{table}/{path}")
        assert error["message"] == "The game has already begun."


def test_the_order_is_mixed_or_fixed(server: RunningServer) -> None:
    ana = server.client("Ana")

    def places(order: str, tables: int) -> set[int]:
        found = set()
        for _ in range(tables):
            seats = [{"kind": "you"}, *[{"kind": "bot", "bot": "random"}] * 4]
            update = ana.post("/api/tables", {"options": {"players": 5}, "seats": seats, "order": order})
            started = ana.post(f"/api/tables/{update['table']['id']}/start")
            found.add(started["table"]["you"]["seat"])
            ana.post(f"/api/tables/{update['table']['id']}/close")
        return found

    assert places("fixed", 2) == {0}
    # Once in 5 ** 11 runs chance is always the same.
    assert len(places("random", 12)) > 1


def test_everybody_keeps_their_seat_when_seats_are_mixed(server: RunningServer) -> None:
    clients = [server.client(f"Player {number}") for number in range(5)]
    table = clients[0].create(options={"players": 5})
    for client in clients[1:]:
        client.post(f"/api/tables/{table}/join")
    clients[0].post(f"/api/tables/{table}/start")
    found = names(clients[0], table)
    assert sorted(name or "" for name in found) == [f"Player {number}" for number in range(5)]
    for number, client in enumerate(clients):
        seat = client.look(table)["table"]["you"]["seat"]
        assert found[seat] == f"Player {number}"


# --- While the game runs ---------------------------------------------------------------------------------


def test_a_bot_plays_for_whoever_left_until_they_return(server: RunningServer) -> None:
    table, (ana, ben, _) = seated(server)
    seat = ben.post(f"/api/tables/{table}/leave")["table"]["seats"][1]
    assert (seat["name"], seat["bot"], seat["stand_in"]) == ("Player 1", "greedy", "Baldomero")
    with refusal(409, "bot_plays_already"):
        ben.post(f"/api/tables/{table}/leave")
    left = last_entry(ana, table)
    assert (left["kind"], left["name"], left["stand_in"]) == ("left", "Player 1", "Baldomero")
    ana.act(table, ana.look(table)["seq"], "settler", "take quarry")
    played = ana.poll(table, after=5, wait=20)
    while not any(entry.get("by") == "bot" for entry in played["entries"]):
        played = ana.poll(table, after=played["seq"], wait=20)
    assert {entry["seat"] for entry in played["entries"] if entry.get("by") == "bot"} == {1}
    back = ben.post(f"/api/tables/{table}/return")
    assert unmarked(back["table"]["seats"][1]) == {
        "kind": "person",
        "name": "Player 1",
        "bot": None,
        "stand_in": None,
        "present": False,
    }
    returned = last_entry(ana, table)
    assert (returned["kind"], returned["name"], returned["by_host"]) == ("returned", "Player 1", False)
    with refusal(409, "no_bot_there"):
        ben.post(f"/api/tables/{table}/return")


def test_while_a_bot_plays_for_somebody_they_do_not(server: RunningServer) -> None:
    # Carla comes after two people, so nothing moves by itself.
    table, (ana, _, carla) = seated(server, undo="agree")
    carla.post(f"/api/tables/{table}/leave")
    seq = carla.look(table)["seq"]
    with refusal(409, "not_your_turn"):
        carla.act(table, seq, "builder")
    with refusal(409, "bot_plays") as error:
        carla.undo(table, seq, to=seq - 1)
    assert "take your seat back" in error["message"]
    assert ana.look(table)["seq"] == seq


def test_the_host_lets_a_bot_stand_in_and_gives_the_seat_back(
    server: RunningServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(seating, "ABSENCE", 0)
    table, (ana, ben, _) = seated(server)
    path = f"/api/tables/{table}/seats/1/stand-in"
    with refusal(409, "no_bot_there") as error:
        ana.post(path, {"bot": None})
    assert error["message"] == "No bot is playing there."
    update = ana.post(path, {"bot": "random"})
    assert unmarked(update["table"]["seats"][1]) == {
        "kind": "person",
        "name": "Player 1",
        "bot": "random",
        "stand_in": "Trinidad",
        "present": False,
    }
    entry = last_entry(ben, table)
    assert (entry["kind"], entry["bot"], entry["reason"]) == ("stand_in", "random", "host")
    assert entry["stand_in"] == "Trinidad"
    with refusal(409, "bot_there_already"):
        ana.post(path, {"bot": "greedy"})
    assert ana.post(path, {"bot": None})["table"]["seats"][1]["bot"] is None
    assert last_entry(ben, table)["by_host"] is True
    with refusal(400, "unknown_bot"):
        ana.post(path, {"bot": "deep"})
    with refusal(404, "no_such_seat"):
        ana.post(f"/api/tables/{table}/seats/7/stand-in", {"bot": "random"})
    with refusal(422, "malformed"):
        ana.post(path, {})


def test_nobody_is_replaced_who_is_there(server: RunningServer) -> None:
    table, (ana, ben, _) = seated(server)
    path = f"/api/tables/{table}/seats/1/stand-in"
    with ben.live(table) as socket:
        socket.recv()
        with refusal(409, "person_here") as error:
            ana.post(path, {"bot": "random"})
        assert error["message"] == "Player 1 is here: a bot can only play for somebody who is away."
        # Who is there can let a bot play, and the host can give the seat back.
        ben.post(f"/api/tables/{table}/leave")
        assert ana.post(path, {"bot": None})["table"]["seats"][1]["bot"] is None


def test_two_who_have_left_have_different_stand_ins(server: RunningServer) -> None:
    table, clients = seated(server, 4)
    for client in clients[2:]:
        client.post(f"/api/tables/{table}/leave")
    seats = clients[0].look(table)["table"]["seats"]
    assert [seat["stand_in"] for seat in seats] == [None, None, "Baldomero", "Carmela"]


def test_characters_are_seated(server: RunningServer) -> None:
    ana = server.client("Ana")
    table = ana.create(seats=[{"kind": "you"}, {"kind": "bot", "bot": "amelia"}, {"kind": "open"}])
    ana.post(f"/api/tables/{table}/seats/2", {"kind": "bot", "bot": "ramon"})
    seats = ana.look(table)["table"]["seats"]
    assert [(seat["name"], seat["bot"], seat["stand_in"]) for seat in seats] == [
        ("Ana", None, None),
        ("Amelia", "master", None),
        ("Ramón", "beginner", None),
    ]


def test_a_bots_own_seat_stays_a_bots(server: RunningServer) -> None:
    ana = server.client("Ana")
    table = ana.create(order="fixed")
    ana.post(f"/api/tables/{table}/start", {"fill": "random"})
    with refusal(409, "bot_seat") as error:
        ana.post(f"/api/tables/{table}/seats/1/stand-in", {"bot": None})
    assert error["message"] == "A bot’s own seat cannot change hands."
    with refusal(409, "begun_already"):
        ana.post(f"/api/tables/{table}/seats/1", {"kind": "open"})


def test_a_closed_table_is_at_its_end(server: RunningServer) -> None:
    table, (ana, *_) = seated(server)
    update = ana.post(f"/api/tables/{table}/close")
    assert update["table"]["status"] == "closed"
    assert update["table"]["turn"] is None
    assert update["decision"] is None
    assert update["view"] is not None
    assert update["view"]["seats"][1]["chips"] is None  # nothing is opened: the game was not played out
    for path in ("close", "leave", "return", "start", "join", "rematch"):
        with refusal(409, "table_closed") as error:
            ana.post(f"/api/tables/{table}/{path}")
        assert error["message"] == "The table is closed."
    with refusal(409, "table_closed"):
        ana.act(table, update["seq"], "builder")
    with refusal(409, "nothing_to_decide"):
        ana.get(f"/api/tables/{table}/explain")


# --- Rematch ---------------------------------------------------------------------------------------------


def test_a_rematch_is_for_afterwards(server: RunningServer) -> None:
    table, (ana, *_) = seated(server)
    with refusal(409, "not_over") as error:
        ana.post(f"/api/tables/{table}/rematch")
    assert error["message"] == "The game is not over yet."


def test_a_rematch_is_one_new_table_for_all(server: RunningServer, finished: Finished) -> None:
    table, (ana, ben), over = finished
    with refusal(403, "no_seat"):
        server.client("Carla").post(f"/api/tables/{table}/rematch")
    again = ben.post(f"/api/tables/{table}/rematch")["table"]
    assert again["id"] != table
    assert again["you"] == {"seat": 1, "host": True}
    assert [seat["kind"] for seat in again["seats"]] == ["open", "person"]
    for what in ("title", "options", "order", "undo", "clock", "public"):
        assert again[what] == over["table"][what]
    assert ana.look(table)["table"]["rematch"] == again["id"]
    entry = last_entry(ana, table)
    assert (entry["kind"], entry["table"], entry["seat"]) == ("rematch", again["id"], 1)
    # Those who ask later find the same one.
    assert ana.post(f"/api/tables/{table}/rematch")["table"]["id"] == again["id"]
    assert ana.post(f"/api/tables/{again['id']}/join")["table"]["you"]["seat"] == 0


# --- Seat links ------------------------------------------------------------------------------------------


def link_of(client: Client, table: str) -> str:
    path: str = client.get(f"/api/tables/{table}/seat-link")["path"]
    assert path.startswith("/seat#")
    return path.removeprefix("/seat#")


def test_a_seat_link_brings_the_seat_to_another_device(server: RunningServer) -> None:
    table, (ana, ben, _) = seated(server)
    phone = server.client()
    assert phone.post("/api/seat-link", {"token": link_of(ana, table)}) == {"table": table, "seat": 0}
    assert phone.get("/api/me") == {"name": "Player 0"}
    update = phone.look(table)
    # Who sits in the host's seat is the host.
    assert update["table"]["you"] == {"seat": 0, "host": True}
    assert update["decision"] == ana.look(table)["decision"]
    phone.act(table, update["seq"], "builder")
    assert ana.undo(table, update["seq"] + 1)["entries"][-1]["kind"] == "undone"
    assert [found["id"] for found in phone.get("/api/tables", scope="mine")["tables"]] == [table]
    # A second time nothing happens.
    seq = phone.look(table)["seq"]
    phone.post("/api/seat-link", {"token": link_of(ana, table)})
    assert phone.look(table)["seq"] == seq
    with refusal(409, "other_seat_here") as error:
        ben.post("/api/seat-link", {"token": link_of(ana, table)})
    assert "another seat" in error["message"]


def test_a_seat_link_follows_its_owner_when_seats_are_mixed(server: RunningServer) -> None:
    ana = server.client("Ana")
    for _ in range(5):
        table = ana.create(options={"players": 5})
        token = link_of(ana, table)
        seat = ana.post(f"/api/tables/{table}/start", {"fill": "random"})["table"]["you"]["seat"]
        phone = server.client()
        assert phone.post("/api/seat-link", {"token": token})["seat"] == seat
        ana.post(f"/api/tables/{table}/close")


def test_a_known_guest_keeps_their_name_with_a_seat_link(server: RunningServer) -> None:
    table, (ana, *_) = seated(server)
    tablet = server.client("Ana's tablet")
    tablet.post("/api/seat-link", {"token": link_of(ana, table)})
    assert tablet.get("/api/me") == {"name": "Ana's tablet"}
    assert names(tablet, table)[0] == "Player 0"


def test_a_new_link_makes_the_old_one_useless(server: RunningServer) -> None:
    table, (ana, *_) = seated(server)
    old = link_of(ana, table)
    phone, tablet = server.client(), server.client()
    phone.post("/api/seat-link", {"token": old})
    new = ana.post(f"/api/tables/{table}/seat-link")["path"].removeprefix("/seat#")
    assert new != old
    assert new == link_of(ana, table)
    # Who came by the old one has lost the seat, and nobody else comes by it.
    assert phone.look(table)["table"]["you"] == {"seat": None, "host": False}
    with refusal(403, "old_link") as error:
        tablet.post("/api/seat-link", {"token": old})
    assert "ask for a new one" in error["message"]
    assert tablet.post("/api/seat-link", {"token": new}) == {"table": table, "seat": 0}


def test_bad_seat_links(server: RunningServer) -> None:
    ana, ben = server.client("Ana"), server.client("Ben")
    table = ana.create()
    with refusal(403, "no_seat"):
        ben.get(f"/api/tables/{table}/seat-link")
    token = link_of(ana, table)
    for bad in ("", "x", f"{token}x", token[1:], ben.http.cookies["boriken_guest"]):
        with refusal(403, "bad_link"):
            ben.post("/api/seat-link", {"token": bad})
    with refusal(422, "malformed"):
        ben.post("/api/seat-link", {"token": "x" * 401})
    # The link of somebody who got up is worth nothing.
    ana.post(f"/api/tables/{table}/leave")
    with refusal(403, "link_owner_left") as error:
        ben.post("/api/seat-link", {"token": token})
    assert "link" in error["message"]
    assert ben.look(table)["table"]["you"]["seat"] is None


def test_an_old_link_stays_useless_when_its_owner_sits_down_again(server: RunningServer) -> None:
    ana, ben = server.client("Ana"), server.client("Ben")
    table = ana.create(options={"players": 2})
    ben.post(f"/api/tables/{table}/join")
    old = ben.get(f"/api/tables/{table}/seat-link")["path"].removeprefix("/seat#")
    ben.post(f"/api/tables/{table}/leave")
    ben.post(f"/api/tables/{table}/join")
    with refusal(403, "old_link"):
        server.client().post("/api/seat-link", {"token": old})


def test_running_games_are_listed_first(server: RunningServer) -> None:
    _, (ana, *_) = seated(server, players=2)
    for _ in range(3):
        ana.post(f"/api/tables/{ana.create()}/close")
    statuses = [found["status"] for found in ana.get("/api/tables", scope="mine")["tables"]]
    assert statuses == ["playing", "closed", "closed", "closed"]
