"""Talking at a table: who reads what, what is kept and for how long, what is done about those who talk."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest
from websockets.sync.client import ClientConnection

from boriken.server.limits import MESSAGES_OF_GUEST
from boriken.server.operating.chats import read_reports, settle
from boriken.server.operating.copying import copy_to, import_table
from boriken.server.operating.watching import Watch
from boriken.server.storage.database import make_engine, migrate
from boriken.server.storage.schema import chat, chat_read, hidden
from boriken.server.talking.said import MOST_KEPT, Said
from boriken.server.talking.talk import Mention
from tests.server.running import (
    Client,
    Json,
    RequestRefused,
    RunningServer,
    new_key,
    play_on,
    receive,
    refusal,
    seated,
    settings_for,
)


def say(client: Client, table: str, text: str, **body: Any) -> Json:
    words = {} if "reaction" in body else {"text": text}
    return client.post(f"/api/tables/{table}/chat", {"key": new_key(), **words, **body})


def texts(answer: Json) -> list[str]:
    return [message["text"] or message["reaction"] for message in answer["messages"]]


def read(client: Client, table: str, **query: Any) -> list[str]:
    return texts(client.get(f"/api/tables/{table}/chat", **query))


def ask(socket: ClientConnection, **command: Any) -> Json:
    """The answer to a command over the socket, whatever comes before it."""
    key = new_key()
    socket.send(msgspec.json.encode({"key": key, **command}).decode())
    while True:
        message: Json = msgspec.json.decode(socket.recv())
        if message.get("key") == key:
            return message


@pytest.fixture
def mentions(server: RunningServer) -> Iterator[list[Mention]]:
    heard: list[Mention] = []
    before, server.services.talk.mentioned = server.services.talk.mentioned, heard.append
    yield heard
    server.services.talk.mentioned = before


def test_two_talk_over_sockets(server: RunningServer, mentions: list[Mention]) -> None:
    table, (ana, ben) = seated(server, players=2)
    with ana.live(table) as of_ana, ben.live(table) as of_ben:
        heard = ask(of_ben, type="listen")
        assert (heard["messages"], heard["anew"], heard["read"], heard["may_say"]) == ([], True, 0, True)
        assert heard["people"] == ["Player 0"]
        ask(of_ana, type="listen")
        said = ask(of_ana, type="say", text="  Well,\n @player 1: ½ of <b>that</b>? ")
        heard = receive(of_ben, "chat")
        assert (heard["anew"], heard["last"]) == (False, 1)
        (message,) = heard["messages"]
        assert message["text"] == "Well, @player 1: ½ of <b>that</b>?"
        assert (message["seat"], message["name"], message["yours"], message["to_you"]) == (
            0,
            "Player 0",
            False,
            True,
        )
        assert message["mentions"] == ["Player 1"]
        assert [one["yours"] for one in said["messages"]] == [True]
        assert [(mention.table, mention.message.number) for mention in mentions] == [(table, 1)]
        answer = ask(of_ben, type="say", reaction="thanks")
        assert answer["messages"][0]["reaction"] == "thanks"
        assert receive(of_ana, "chat")["messages"][0]["reaction"] == "thanks"
    # What nobody asked to hear is not told: clients of before know nothing of it.
    with ana.live(table) as silent:
        receive(silent)
        say(ben, table, "psst")
        silent.send('{"type": "ping"}')
        assert msgspec.json.decode(silent.recv())["type"] == "pong"


def test_unread_marks_are_kept(server: RunningServer) -> None:
    table, (ana, ben) = seated(server, players=2)
    say(ana, table, "one")
    say(ana, table, "two")

    def unread(client: Client) -> int:
        tables = client.get("/api/tables", scope="mine")["tables"]
        return next(int(one["unread"]) for one in tables if one["id"] == table)

    assert (unread(ana), unread(ben)) == (0, 2)
    with ben.live(table) as here, ben.live(table) as there:
        ask(there, type="listen")
        assert ask(here, type="listen")["read"] == 0
        assert ask(here, type="read", number=99)["read"] == 2
        assert receive(there, "chat")["read"] == 2  # the other window of the same person
    assert unread(ben) == 0
    assert ben.post(f"/api/tables/{table}/chat/read", {"number": 1})["read"] == 2


def test_spectators_are_apart_while_the_game_runs(server: RunningServer, mentions: list[Mention]) -> None:
    ana, ben, eve = server.client("Ana"), server.client("Ben"), server.client("Eve")
    table = ana.create(options={"players": 2}, seats=[{"kind": "you"}, {"kind": "open"}], order="fixed")
    say(eve, table, "before")
    ben.post(f"/api/tables/{table}/join")
    ana.post(f"/api/tables/{table}/start")
    say(ana, table, "player")
    with ana.live(table) as of_ana:
        ask(of_ana, type="listen")
        assert say(eve, table, "spectator @Ana")["channel"] == "gallery"
        assert mentions == []
        assert read(ana, table) == read(ben, table) == ["before", "player"]
        assert read(eve, table) == ["before", "player", "spectator @Ana"]
        assert read(server.client(), table) == read(eve, table)
        with refusal(404, "no_message"):
            ana.post(f"/api/tables/{table}/chat/3/report", {})
        play_on(table, [ana, ben])
        last = receive(of_ana, "chat")
        assert (last["anew"], texts(last)) == (True, read(eve, table))
    assert say(eve, table, "after")["channel"] == "table"
    assert read(ben, table)[-1] == "after"


def test_nothing_is_taken_back_with_the_game(server: RunningServer) -> None:
    table, (ana, ben) = seated(server, players=2)
    update = ana.act(table, ana.look(table)["seq"], "builder")
    say(ana, table, "the builder, then")
    seq = ana.undo(table, update["seq"])["seq"]
    assert read(ben, table) == ["the builder, then"]
    entries = ana.look(table, after=0)["entries"]
    assert len(entries) == seq
    assert "then" not in str(entries)


def test_a_message_is_said_once(server: RunningServer) -> None:
    table, (ana, _) = seated(server, players=2)
    key = new_key()
    for _ in range(2):
        answer = say(ana, table, "once", key=key)
    assert texts(answer) == ["once"]


@pytest.mark.parametrize(
    ("body", "code"),
    [
        ({"text": "x" * 501}, "malformed"),
        ({"text": " \u200b\u2800 "}, "nothing_said"),
        ({"reaction": "boo"}, "malformed"),
        ({"text": "a", "reaction": "hello"}, "malformed"),
    ],
)
def test_what_is_no_message(sqlite_server: RunningServer, body: Json, code: str) -> None:
    ana = sqlite_server.client("Ana")
    table = ana.create()
    with pytest.raises(RequestRefused) as refused:
        ana.post(f"/api/tables/{table}/chat", {"key": new_key(), **body})
    assert refused.value.code == code
    assert read(ana, table) == []


def test_the_host_says_who_may_talk(server: RunningServer) -> None:
    table, (ana, ben) = seated(server, players=2, public=True)
    eve = server.client("Eve")
    say(ana, table, "secret plans")
    with eve.live(table) as of_eve:
        assert texts(ask(of_eve, type="listen")) == ["secret plans"]
        with refusal(403, "not_host"):
            ben.post(f"/api/tables/{table}/talk", {"talk": "nobody"})
        entry = ana.post(f"/api/tables/{table}/talk", {"talk": "seated"})
        assert ana.look(table, after=entry["seq"] - 1)["entries"][0]["kind"] == "talk_set"
        heard = receive(of_eve, "chat")
        assert (heard["messages"], heard["anew"]) == ([], True)
        assert (heard["may_read"], heard["may_say"]) == (False, False)
    with refusal(403, "chat_of_seats"):
        say(eve, table, "let me")
    say(ben, table, "alone at last")
    ana.post(f"/api/tables/{table}/talk", {"talk": "nobody"})
    with refusal(403, "chat_off"):
        say(ben, table, "hm")
    assert read(ben, table) == ["secret plans", "alone at last"]
    ana.post(f"/api/tables/{table}/talk", {"talk": "everybody"})
    say(eve, table, "thanks")


def test_who_is_hidden_is_not_read(server: RunningServer, mentions: list[Mention]) -> None:
    table, (ana, ben) = seated(server, players=2)
    other, _ = seated(server, players=2)
    say(ben, table, "one")
    with ana.live(table) as of_ana:
        ask(of_ana, type="listen")
        assert texts(ana.post(f"/api/tables/{table}/chat/1/hide")) == []
        assert receive(of_ana, "chat")["anew"]
        say(ben, table, "two @Player 0")
        say(ana, table, "three")
        assert texts(receive(of_ana, "chat")) == ["three"]
    assert mentions == []
    assert read(ben, table) == ["one", "two @Player 0", "three"]
    (choice,) = ana.get("/api/me/hidden")["people"]
    assert (choice["name"], choice["table"]) == ("Player 1", table)
    assert ben.get("/api/me/hidden")["people"] == []
    # Muted here; elsewhere the same person is read until they are blocked.
    say(ben, other, "watching")
    assert read(ana, other) == ["watching"]
    ana.post(f"/api/tables/{other}/chat/1/hide", {"everywhere": True})
    assert read(ana, other) == []
    for choice in ana.get("/api/me/hidden")["people"]:
        ana._answer(ana.http.delete(f"/api/me/hidden/{choice['id']}"))
    assert read(ana, table) == ["one", "two @Player 0", "three"]
    with refusal(409, "own_message"):
        ana.post(f"/api/tables/{table}/chat/3/hide")


def test_a_report_reaches_the_operator(server: RunningServer) -> None:
    table, (ana, ben) = seated(server, players=2)
    say(ben, table, "something foul")
    say(ben, table, "something else")
    for _ in range(2):
        ana.post(f"/api/tables/{table}/chat/1/report", {"reason": "rude"})
    engine = server.services.store.engine
    reports = [one for one in server.run(read_reports(engine, 50)) if one.table_id == table]
    assert [(one.text, one.name, one.reason) for one in reports] == [("something foul", "Player 1", "rude")]
    with ana.live(table) as of_ana:
        ask(of_ana, type="listen")
        server.run(settle(engine, reports[0].id, is_removed=True))
        server.run(Watch(server.services).look())  # as each server does every second
        server.run(server.services.hub.look_again(table))
        assert texts(receive(of_ana, "chat")) == ["something else"]
    assert [one for one in server.run(read_reports(engine, 50)) if one.table_id == table] == []


def test_who_goes_takes_it_along(server: RunningServer) -> None:
    table, (ana, ben) = seated(server, players=2)
    eve = server.client("Eve")
    say(ana, table, "mine")
    say(ben, table, "hello @Player 0")
    say(eve, table, "and mine")
    ana.post(f"/api/tables/{table}/chat/2/hide")
    for leaving in (ana, eve):
        leaving._answer(leaving.http.delete("/api/me"))
    assert read(ben, table) == ["hello @Anon"]
    assert read(server.client(), table) == ["hello @Anon"]


def rows_of(server: RunningServer, table: str) -> list[int]:
    async def count() -> list[int]:
        async with server.services.store.engine.connect() as connection:
            found = [
                await connection.execute(kept.select().where(kept.c.table_id == table))
                for kept in (chat, chat_read, hidden)
            ]
            return [len(rows.all()) for rows in found]

    return server.run(count())


def test_it_is_copied_and_deleted_with_the_table(
    server: RunningServer, tmp_path: Path, sqlite_url: str
) -> None:
    from boriken.server.operating.administration import Administration

    table, (ana, ben) = seated(server, players=2)
    say(ben, table, "kept")
    ana.post(f"/api/tables/{table}/chat/read", {"number": 1})
    ana.post(f"/api/tables/{table}/chat/1/hide")
    assert rows_of(server, table) == [1, 1, 1]
    server.run(copy_to(server.services.settings, tmp_path / "copy", table))
    server.run(Administration(server.services.store).delete([table]))
    assert rows_of(server, table) == [0, 0, 0]

    async def bring_back() -> int:
        engine = make_engine(settings_for(sqlite_url))
        await migrate(engine)
        await import_table(engine, tmp_path / "copy")
        async with engine.connect() as connection:
            rows = (await connection.execute(chat.select())).all()
        await engine.dispose()
        return len(rows)

    assert server.run(bring_back()) == 1


def test_no_more_is_kept_than_agreed(server: RunningServer) -> None:
    table, (ana, _) = seated(server, players=2)
    store = server.services.talk.store
    many = [
        Said(
            table_id=table,
            number=number,
            at=1,
            channel="table",
            guest_id="x",
            name="X",
            text="x",
            key=str(number),
        )
        for number in range(1, MOST_KEPT + 3)
    ]
    assert len(server.run(store.write(many))) == MOST_KEPT + 2
    assert server.run(store.write(many[-1:])) == set()
    say(ana, table, "latest")
    answer = ana.get(f"/api/tables/{table}/chat")
    assert (len(answer["messages"]), answer["last"]) == (MOST_KEPT, MOST_KEPT + 3)
    assert rows_of(server, table)[0] == MOST_KEPT


def test_a_flood_is_refused(sqlite_url: str) -> None:
    with RunningServer(settings_for(sqlite_url, rate_limits=True)) as server:
        ana = server.client("Ana")
        table = ana.create()
        with refusal(429, "too_many") as error:
            for number in range(int(MESSAGES_OF_GUEST.burst) * 3):
                say(ana, table, str(number))
        assert error["message"].startswith("Too many requests: wait")
        assert len(read(ana, table)) < MESSAGES_OF_GUEST.burst * 3


def test_nothing_of_the_game_nor_of_guests_is_in_it(server: RunningServer) -> None:
    """Who somebody is stays with the server; the fields of a message are all there is."""
    table, (ana, ben) = seated(server, players=2)
    say(ana, table, "hello @Player 1")
    answer = ben.http.get(f"/api/tables/{table}/chat").text
    document = server.run(server.services.hub.table(table)).document
    for seat in document.seats:
        for guest in seat.guests:
            assert guest not in answer
    assert "seed" not in answer
    assert "view" not in answer


def test_a_request_waits_for_the_next_message(server: RunningServer) -> None:
    table, (ana, ben) = seated(server, players=2)
    say(ana, table, "first")
    assert read(ben, table, after=0, wait=60) == ["first"]
    assert read(ben, table, after=1) == []
