"""Who somebody is: names and cookies."""

from __future__ import annotations

import base64
import json

import pytest
from sqlalchemy import select

from boriken.server.errors import BadRequest, NotAllowed
from boriken.server.guests import (
    LONGEST_NAME,
    Guest,
    Signer,
    clean_name,
    guest_token,
    read_guest,
    read_seat_token,
    seat_token,
)
from boriken.server.storage.schema import audit, log, members, tables
from tests.server.running import Client, RunningServer, new_postgresql_database, refusal, seated, settings_for


def test_a_stranger_becomes_a_guest_by_saying_a_name(server: RunningServer) -> None:
    somebody = server.client()
    assert somebody.get("/api/me") == {"name": None}
    assert somebody.put("/api/me", {"name": "Ana"}) == {"name": "Ana"}
    assert somebody.get("/api/me") == {"name": "Ana"}


def test_the_cookie_is_for_the_server_alone(server: RunningServer) -> None:
    response = server.client().http.put("/api/me", json={"name": "Ana"})
    parts = [part.strip() for part in response.headers["set-cookie"].split(";")]
    assert parts[0].startswith("boriken_guest=")
    assert {"HttpOnly", "SameSite=lax", "Path=/"} <= set(parts)
    assert "Secure" not in parts  # over plain HTTP the browser would throw it away


def test_another_name_is_for_tables_to_come(server: RunningServer) -> None:
    ana = server.client("Ana")
    old = ana.create()
    ana.put("/api/me", {"name": "Anabel"})
    new = ana.create()
    assert ana.look(old)["table"]["seats"][0]["name"] == "Ana"
    assert ana.look(new)["table"]["seats"][0]["name"] == "Anabel"
    assert ana.look(old)["table"]["you"] == {"seat": 0, "host": True}


def test_a_forged_cookie_is_nobody(server: RunningServer) -> None:
    ana = server.client("Ana")
    token = ana.http.cookies["boriken_guest"]
    payload, _, signature = token.partition(".")
    guest, _ = json.loads(base64.urlsafe_b64decode(payload + "=="))
    other = base64.urlsafe_b64encode(json.dumps([guest, "Eve"]).encode()).decode().rstrip("=")
    for forged in (f"{other}.{signature}", f"{payload}.", payload, "", ".", f"{token}x", "\u00e9.\u00e9"):
        eve = server.client()
        response = eve.http.get("/api/me", headers={b"Cookie": f"boriken_guest={forged}".encode()})
        assert response.json() == {"name": None}, forged


def test_without_a_name_nothing_can_be_changed(server: RunningServer) -> None:
    ana, stranger = server.client("Ana"), server.client()
    table = ana.create(public=True)
    for path in ("join", "leave", "return", "start", "close", "rematch"):
        with refusal(401, "no_guest"):
            stranger.post(f"/api/tables/{table}/{path}")
    with refusal(401, "no_guest"):
        stranger.act(table, 1, "builder")
    with refusal(401, "no_guest"):
        stranger.get("/api/tables", scope="mine")
    with refusal(401, "no_guest"):
        stranger.get(f"/api/tables/{table}/seat-link")
    assert stranger.look(table)["seq"] == 1


def test_a_name_can_be_given_with_the_first_table(server: RunningServer) -> None:
    ana, ben = server.client(), server.client()
    table = ana.create(name=" Ana ")
    assert ana.get("/api/me") == {"name": "Ana"}
    update = ben.post(f"/api/tables/{table}/join", {"name": "Ben"})
    assert [seat["name"] for seat in update["table"]["seats"]] == ["Ana", "Ben", None]
    assert ben.get("/api/me") == {"name": "Ben"}


@pytest.mark.parametrize(
    ("given", "shown"),
    [
        ("Ana", "Ana"),
        ("  Ana \t\n Maria ", "Ana Maria"),
        ("A\u0000n\u0007a", "Ana"),
        ("\u202eanA\u202c", "anA"),  # writing direction
        ("A\u200bn\u200da\ufeff", "Ana"),  # of no width
        ("\uff21\uff4e\uff41", "Ana"),  # full width
        ("José Ñandú", "José Ñandú"),
        ("安娜", "安娜"),
        ("<b>Ana</b>", "<b>Ana</b>"),  # a client shows it as text
        ("x" * 100, "x" * LONGEST_NAME),
        ("A\u3164na\u2800", "Ana"),  # letters of which nothing is seen
    ],
)
def test_names_are_cleaned(given: str, shown: str) -> None:
    assert clean_name(given) == shown


@pytest.mark.parametrize(
    "given", ["", "   ", "\u200b", "\u202e\u202c", "\n", "\u3164", "\u2800", "\u0301\u0301"]
)
def test_a_name_must_be_seen(given: str) -> None:
    with pytest.raises(BadRequest):
        clean_name(given)


def test_bad_names_are_refused(server: RunningServer) -> None:
    ana = server.client()
    with refusal(400, "no_name"):
        ana.put("/api/me", {"name": " "})
    for body in ({}, {"name": None}, {"name": 7}, {"name": "x" * 201}, {"name": "Ana", "age": 7}):
        with refusal(422, "malformed"):
            ana.put("/api/me", body)
    response = ana.http.put(
        "/api/me", content=rb'{"name": "\ud800"}', headers={"Content-Type": "application/json"}
    )
    assert response.status_code in (400, 422)
    assert ana.get("/api/me") == {"name": None}


def test_tokens_are_good_for_one_purpose_and_one_server() -> None:
    signer, other = Signer(b"one"), Signer(b"two")
    ana = Guest("abc", "Ana")
    assert read_guest(signer, guest_token(signer, ana)) == ana
    assert read_guest(other, guest_token(signer, ana)) is None
    link = seat_token(signer, "table", "abc", 0)
    assert read_seat_token(signer, link) == ("table", "abc", 0)
    assert read_guest(signer, link) is None
    with pytest.raises(NotAllowed):
        read_seat_token(signer, guest_token(signer, ana))


# --- Being forgotten -------------------------------------------------------------------------------------


def test_somebody_deletes_what_is_kept_of_them(server: RunningServer) -> None:
    table, (ana, ben, carla) = seated(server)
    waiting = ben.create(title="Player 1 waits")
    before = ben.cookie
    identity = server.run(server.services.hub.table(waiting)).document.host
    response = ben.http.delete("/api/me")
    assert response.json() == {"name": None}
    assert "boriken_guest" not in ben.http.cookies
    assert ben.get("/api/me") == {"name": None}
    # At once, for everybody: a bot plays on, and nothing tells who it was.
    update = ana.look(table, after=0)
    assert update["table"]["seats"][1]["kind"] == "bot"
    assert "Player 1" not in json.dumps(update)
    assert "Player 2" in json.dumps(update)
    assert carla.look(waiting)["table"]["status"] == "closed"
    assert identity not in stored(server)
    # The old cookie opens no seat.
    with refusal(403, "no_seat"):
        ben.http.headers.update(before)
        ben.act(table, update["seq"], "builder")
    ana.act(table, update["seq"], "builder")


def stored(server: RunningServer) -> str:
    """All rows of the database in which somebody could be."""

    async def read() -> str:
        async with server.services.store.engine.connect() as connection:
            found = [(await connection.execute(select(each))).all() for each in (tables, log, members, audit)]
        return str(found)

    return server.run(read())


def test_only_a_guest_can_be_forgotten(server: RunningServer) -> None:
    response = server.client().http.delete("/api/me")
    assert (response.status_code, response.json()["error"]["code"]) == (401, "no_guest")
    elsewhere = server.client("Ana").http.delete("/api/me", headers={"Origin": "https://evil.example"})
    assert elsewhere.json()["error"]["code"] == "other_site"


def test_who_is_forgotten_leaves_tables_of_other_processes_too(postgresql_or_skip: None) -> None:
    with new_postgresql_database() as url:
        settings = settings_for(url)
        with RunningServer(settings) as first, RunningServer(settings) as second:
            table, (ana, ben, _) = seated(first)
            seq = ana.look(table)["seq"]
            device = Client(second.url)
            device.http.cookies.update(ben.http.cookies)
            with device.http:
                assert device.http.delete("/api/me").json() == {"name": None}
            update = ana.poll(table, after=seq, wait=60)
            assert update["table"]["seats"][1]["kind"] == "bot"
