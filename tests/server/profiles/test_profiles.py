"""Profiles over HTTP: what one sees of oneself, what others see, and nothing of a game that still runs."""

from __future__ import annotations

import io
import json
import secrets
import zipfile
from typing import Any

import pytest

from boriken import Game
from boriken.record import Record
from boriken.server.accounts.register import Register
from boriken.server.guests import COOKIE, Guest, read_guest
from boriken.server.profiles.stamps import STAMPS
from tests.server.running import Client, RunningServer, play_on, refusal

SEATS = [{"kind": "you"}, {"kind": "bot", "bot": "random"}]


NAMES: dict[str, str] = {}
"""What accounts are called."""


@pytest.fixture(autouse=True)
def some_have_accounts(monkeypatch: pytest.MonkeyPatch) -> None:
    """How one comes to an account is another story: some guests simply have one, and need not sign in."""

    async def known(register: Register, guest: Guest | None) -> Guest | None:
        return guest

    monkeypatch.setattr(Register, "known", known)
    monkeypatch.setattr(Register, "name_of", lambda self, guest: NAMES.get(guest))


def identity(server: RunningServer, client: Client) -> str:
    guest = read_guest(server.services.signer, client.http.cookies[COOKIE])
    assert guest is not None
    return guest.id


def account(server: RunningServer, start: str) -> tuple[Client, str]:
    """Somebody with an account, and its name, which nobody else has."""
    name = f"{start} {secrets.token_hex(4)}"
    client = server.client(name)

    guest = identity(server, client)
    server.run(server.services.accounts.store.make(guest, name, 1))
    NAMES[guest] = name
    return client, name


def played(server: RunningServer, clients: list[Client], **body: Any) -> str:
    """A game of these people that is over and remembered."""
    seats = [{"kind": "you"}] + [{"kind": "open"}] * (len(clients) - 1)
    options = {"players": len(clients), **body.pop("options", {})}
    table = clients[0].create(options=options, seats=seats, order="fixed", **body)
    for client in clients[1:]:
        client.post(f"/api/tables/{table}/join")
    clients[0].post(f"/api/tables/{table}/start")
    play_on(table, clients)
    server.run(server.services.historian.settled())
    return table


def test_who_has_played_nothing_has_an_empty_history(sqlite_server: RunningServer) -> None:
    client = sqlite_server.client("Nova")
    shown = client.get("/api/profile")
    assert (shown["name"], shown["you"], shown["account"], shown["games"]) == ("Nova", True, False, 0)
    assert [stamp["stamp"] for stamp in shown["stamps"]] == list(STAMPS)
    assert client.get("/api/profile/games") == {"games": [], "next": None}
    assert client.get("/api/profile/statistics")["games"] == 0
    assert client.get("/api/profile/ratings/3-base") == {"pool": "3-base", "points": []}


@pytest.mark.slow
def test_a_history_is_told(sqlite_server: RunningServer) -> None:
    clients = [sqlite_server.client("Ana"), sqlite_server.client("Ben")]
    table = played(sqlite_server, clients)
    [game] = clients[0].get("/api/profile/games")["games"]
    result = clients[0].look(table)["table"]["result"]
    assert (game["table"], game["seat"], game["record"], game["rated"]) == (table, 0, True, False)
    assert [(seat["rank"], seat["points"]) for seat in game["seats"]] == [
        (place["rank"], place["points"]) for place in result
    ]
    assert [(seat["name"], seat["you"]) for seat in game["seats"]] == [("Ana", True), ("Ben", False)]
    told = clients[1].get("/api/profile/statistics", edition="1897", players=2, expansion="none")
    assert (told["games"], told["rivals"][0]["name"]) == (1, "Ana")
    assert sum(source["points"] for source in told["sources"]) == result[1]["points"]
    assert clients[1].get("/api/profile/statistics", edition="classic")["games"] == 0


@pytest.mark.slow
def test_all_records_come_at_once(sqlite_server: RunningServer) -> None:
    clients = [sqlite_server.client("Ana"), sqlite_server.client("Ben")]
    tables = [played(sqlite_server, clients) for _ in range(2)]
    response = clients[0].http.get("/api/profile/records")
    assert response.headers["content-type"] == "application/zip"
    with zipfile.ZipFile(io.BytesIO(response.content)) as archive:
        assert archive.testzip() is None
        names = archive.namelist()
        assert [name[11:-5] for name in names] == tables[::-1]
        for name in names:
            record = Record.from_text(archive.read(name).decode())
            assert Game.from_record(record).over
    with refusal(401, "no_guest"):
        sqlite_server.client().get("/api/profile/records")


@pytest.mark.slow
def test_others_see_what_was_open_to_all(sqlite_server: RunningServer) -> None:
    ana, name = account(sqlite_server, "Ana")
    ben, stranger = sqlite_server.client("Ben"), sqlite_server.client("Eva")
    private = played(sqlite_server, [ana, ben])
    public = played(sqlite_server, [ana, ben], public=True)

    def seen(client: Client) -> list[str]:
        return [game["table"] for game in client.get("/api/profile/games", of=name)["games"]]

    assert seen(ana) == seen(ben) == [public, private]
    assert seen(stranger) == seen(sqlite_server.client()) == [public]
    assert [client.get("/api/profile", of=name)["games"] for client in (ana, ben, stranger)] == [2, 2, 1]
    assert stranger.get("/api/profile/statistics", of=name)["games"] == 1
    shown = stranger.get("/api/profile", of=name.upper())
    assert (shown["name"], shown["you"], shown["account"]) == (name, False, True)


def test_guests_are_found_by_nobody(sqlite_server: RunningServer) -> None:
    sqlite_server.client("Rosalinda")
    with refusal(404, "no_person") as error:
        sqlite_server.client("Eva").get("/api/profile", of="Rosalinda")
    assert error["arguments"] == {"player": "Rosalinda"}
    with refusal(401, "no_guest"):
        sqlite_server.client().get("/api/profile")


@pytest.mark.parametrize("before", ["x", "1-", "-1-abc", "9" * 20 + "-a", "1-abc'--"])
def test_a_bad_place_in_the_list_is_refused(sqlite_server: RunningServer, before: str) -> None:
    with refusal(422, "malformed"):
        sqlite_server.client("Ana").get("/api/profile/games", before=before)


@pytest.mark.parametrize(
    "query", [{"players": 6}, {"players": "many"}, {"edition": "x" * 40}, {"of": "x" * 200}]
)
def test_bad_choices_are_refused(sqlite_server: RunningServer, query: dict[str, Any]) -> None:
    with refusal(422, "malformed"):
        sqlite_server.client("Ana").get("/api/profile/games", **query)


def test_unknown_kinds_of_game_have_no_curve(sqlite_server: RunningServer) -> None:
    with refusal(404, "nothing_here"):
        sqlite_server.client("Ana").get("/api/profile/ratings/6-base")


# --- Rated tables ----------------------------------------------------------------------------------------


CLOCK = {"kind": "decision", "seconds": 600}


def test_rated_tables_are_for_accounts(sqlite_server: RunningServer) -> None:
    ana, name = account(sqlite_server, "Ana")
    guest = sqlite_server.client("Ben")
    table = ana.create(options={"players": 2}, rated=True, clock=CLOCK)
    shown = ana.look(table)["table"]
    assert shown["rated"]
    assert shown["seats"][0]["account"] == name
    assert "account" not in guest.look(table)["table"]["seats"][1]
    [listed] = ana.get("/api/tables", scope="mine")["tables"]
    assert listed["seats"][0]["account"] == name
    with refusal(403, "rated_needs_accounts"):
        guest.post(f"/api/tables/{table}/join")
    with refusal(403, "rated_needs_accounts"):
        guest.create(options={"players": 2}, rated=True, clock=CLOCK)
    assert guest.get("/api/tables", scope="mine")["tables"] == []


def test_rated_tables_have_a_clock_and_no_puertomas(sqlite_server: RunningServer) -> None:
    ana, _ = account(sqlite_server, "Ana")
    with refusal(400, "rated_needs_clock"):
        ana.create(options={"players": 2}, rated=True)
    with refusal(400, "rated_without_puertomas"):
        seats = [{"kind": "you"}, {"kind": "puertoma"}]
        ana.create(options={"players": 2, "edition": "special"}, seats=seats, rated=True, clock=CLOCK)


def test_a_rated_game_goes_on_to_its_end_without_advice(sqlite_server: RunningServer) -> None:
    ana, _ = account(sqlite_server, "Ana")
    table = ana.create(
        options={"players": 2}, seats=SEATS, order="fixed", rated=True, clock=CLOCK, start=True
    )
    with refusal(409, "rated_goes_on"):
        ana.post(f"/api/tables/{table}/close")
    with refusal(403, "no_advice"):
        ana.get(f"/api/tables/{table}/advice")
    with refusal(409, "ratings_later"):
        ana.get(f"/api/tables/{table}/ratings")
    assert ana.get("/api/profile/games")["games"] == []


@pytest.mark.slow
def test_a_rated_game_changes_ratings(server: RunningServer) -> None:
    (ana, name), (ben, _) = account(server, "Ana"), account(server, "Ben")
    table = played(server, [ana, ben], rated=True, clock=CLOCK)
    told = ana.get(f"/api/tables/{table}/ratings")
    assert told["ready"]
    result = ana.look(table)["table"]["result"]
    for change, place, client in zip(told["changes"], result, (ana, ben), strict=True):
        assert change["before"] == 1500
        assert change["provisional"]
        moved = change["after"] - change["before"]
        assert (moved > 0) == (place["rank"] == 1) or result[0]["rank"] == result[1]["rank"]
        [rating] = client.get("/api/profile")["ratings"]
        assert (rating["pool"], rating["rating"], rating["games"]) == ("2-base", change["after"], 1)
        [point] = client.get("/api/profile/ratings/2-base")["points"]
        assert point["rating"] == change["after"]
    stranger = server.client("Eva")
    assert stranger.get("/api/profile", of=name)["ratings"][0]["pool"] == "2-base"
    rated = stranger.get("/api/profile/games", of=name, rated=True)["games"]
    assert [game["table"] for game in rated] == [table]


# --- Secrets ---------------------------------------------------------------------------------------------


def test_nothing_of_a_running_game_is_in_a_profile(sqlite_server: RunningServer) -> None:
    """Whatever is asked, by whoever, says the same before a game as in the middle of it."""
    ana, name = account(sqlite_server, "Ana")
    stranger = sqlite_server.client("Eva")
    paths = [
        *("/api/profile", "/api/profile/games", "/api/profile/statistics"),
        *(f"/api/profile/ratings/{pool}" for pool in ("2-base", "3-base")),
    ]

    def everything() -> str:
        answers = [client.get(path, of=name) for path in paths for client in (ana, stranger)]
        return json.dumps(answers)

    before = everything()
    seats = [{"kind": "you"}, {"kind": "open"}]
    table = ana.create(options={"players": 2}, seats=seats, order="fixed", public=True)
    ben = sqlite_server.client("Ben")
    ben.post(f"/api/tables/{table}/join")
    ana.post(f"/api/tables/{table}/start")
    update = play_on(table, [ana, ben], moves=20)
    assert update["table"]["status"] == "playing"
    assert everything() == before
    assert table not in everything()
