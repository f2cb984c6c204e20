"""The WebSocket, and the long poll for those without."""

from __future__ import annotations

import threading
from collections.abc import Callable
from contextlib import ExitStack

import msgspec
import pytest
from starlette.types import Message, Scope
from starlette.websockets import WebSocket
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection

from boriken.server import limits
from boriken.server.live import live
from tests.patience import PATIENCE
from tests.server.running import (
    Client,
    Json,
    RunningServer,
    new_key,
    receive,
    refusal,
    seated,
    settings_for,
)


def say(socket: ClientConnection, **message: object) -> None:
    socket.send(msgspec.json.encode(message).decode())


def receive_until(socket: ClientConnection, is_it: Callable[[Json], bool]) -> Json:
    """Of several updates or presences the one that is looked for."""
    while True:
        message: Json = msgspec.json.decode(socket.recv(PATIENCE))
        if is_it(message):
            return message


def closing_code(socket: ClientConnection) -> int | None:
    try:
        while True:
            socket.recv(PATIENCE)
    except ConnectionClosed as closed:
        return None if closed.rcvd is None else closed.rcvd.code


# --- Updates ---------------------------------------------------------------------------------------------


def test_the_first_update_comes_at_once(server: RunningServer) -> None:
    table, (ana, *_) = seated(server)
    with ana.live(table) as socket:
        update = receive(socket)
    assert update["entries"] == []
    assert update["table"]["seats"][0]["present"]
    seen = ana.look(table)
    assert {key: update[key] for key in ("view", "decision", "undo", "scores", "seq", "after")} == {
        key: seen[key] for key in ("view", "decision", "undo", "scores", "seq", "after")
    }
    with ana.live(table, "?brings=false") as socket:
        assert "brings" not in receive(socket)["decision"]["choices"][0]


def test_whoever_comes_back_misses_nothing_and_sees_nothing_twice(server: RunningServer) -> None:
    table, (ana, ben, _) = seated(server)
    with ben.live(table) as socket:
        seen = receive(socket)["seq"]
    update = ana.act(table, seen, "builder")
    ana.act(table, update["seq"], "build small_market")
    with ben.live(table, f"?after={seen}") as socket:
        update = receive(socket)
        assert [entry["seq"] for entry in update["entries"]] == [seen + 1, seen + 2]
        assert (update["after"], update["seq"]) == (seen, seen + 2)
        assert update["decision"]["yours"]
        ben.act(table, seen + 2, "pass")
        update = receive(socket)
        assert [entry["seq"] for entry in update["entries"]] == [seen + 3]
    with ben.live(table, f"?after={seen + 3}") as socket:
        # Who has seen everything is told who is there, and not the same position once more.
        assert msgspec.json.decode(socket.recv())["type"] == "presence"
    with ben.live(table, "?after=0") as socket:
        assert [entry["seq"] for entry in receive(socket)["entries"]] == list(range(1, seen + 4))
    with ben.live(table, "?after=999999") as socket:
        assert receive(socket)["entries"] == []
    for wrong in ("x", "-1", "99999999999999999999"):
        with ben.live(table, f"?after={wrong}") as socket:
            assert closing_code(socket) == 4400


def test_one_stays_for_the_whole_life_of_a_table(server: RunningServer) -> None:
    ana, ben = server.client("Ana"), server.client("Ben")
    table = ana.create(options={"players": 2}, order="fixed")
    with ana.live(table) as socket:
        assert receive(socket)["view"] is None
        ben.post(f"/api/tables/{table}/join")
        assert receive(socket)["entries"][0]["kind"] == "joined"
        ana.post(f"/api/tables/{table}/start")
        update = receive(socket)
        assert update["entries"][0]["kind"] == "started"
        assert update["decision"]["yours"]
        ana.post(f"/api/tables/{table}/close")
        assert receive(socket)["table"]["status"] == "closed"


def test_spectators_watch(server: RunningServer) -> None:
    table, (ana, *_) = seated(server)
    watcher = server.client()
    with watcher.live(table) as socket:
        update = receive(socket)
        assert update["table"]["spectators"] == 1
        assert update["table"]["you"] == {"seat": None, "host": False}
        assert update["decision"]["choices"] is None
        assert all(seat["chips"] is None for seat in update["view"]["seats"])
        ana.act(table, update["seq"], "builder")
        assert receive(socket)["entries"][0]["actions"] == ["builder"]
        say(socket, type="act", seq=update["seq"] + 1, key=new_key(), actions=["pass"])
        assert receive(socket, "error")["error"]["code"] == "watching"
    with server.client("Dora").live(table) as socket:
        seq = receive(socket)["seq"]
        say(socket, type="act", seq=seq, key=new_key(), actions=["pass"])
        assert receive(socket, "error")["error"]["code"] == "no_seat"


def spectators(message: Json) -> object:
    """How many watch, by an update or by news of presence."""
    return message.get("table", message).get("spectators")


def present(message: Json) -> list[bool]:
    """Who is there, according to an update or a message of its own."""
    told: list[bool] | None = message.get("present")
    return told if told is not None else [seat["present"] for seat in message["table"]["seats"]]


def test_who_is_there(server: RunningServer) -> None:
    table, (ana, ben, _) = seated(server)
    assert present(ana.look(table)) == [False, False, False]
    with ana.live(table) as socket:
        assert present(receive(socket)) == [True, False, False]
        with ben.live(table) as other, ben.live(table):
            assert present(receive(other)) == [True, True, False]
            message = receive_until(socket, lambda m: m.get("present") == [True, True, False])
            assert message == {"type": "presence", "present": [True, True, False], "spectators": 0}
            with server.client().live(table):
                receive_until(socket, lambda m: spectators(m) == 1)
        receive_until(socket, lambda m: (m.get("present"), m.get("spectators")) == ([True, False, False], 0))
    lobby = ana.get("/api/tables", scope="mine")["tables"]
    assert lobby[0]["id"] == table


def test_whoever_sits_down_is_there(server: RunningServer) -> None:
    """A spectator who takes a seat, or whose seat is moved, is present in that seat."""
    ana, ben = server.client("Ana"), server.client("Ben")
    table = ana.create(options={"players": 5})
    with ana.live(table) as socket, ben.live(table) as other:
        receive(other)
        receive_until(socket, lambda m: spectators(m) == 1)
        ben.post(f"/api/tables/{table}/join", {"seat": 3})
        for its in (socket, other):
            receive_until(its, lambda m: present(m) == [True, False, False, True, False])
        table_now = ana.look(table)["table"]
        assert table_now["spectators"] == 0
        assert [seat["present"] for seat in table_now["seats"]] == [True, False, False, True, False]
        ana.post(f"/api/tables/{table}/start", {"fill": "random"})
        for client, its in ((ana, socket), (ben, other)):
            receive_until(its, lambda m: m["type"] == "update" and m["table"]["status"] == "playing")
            say(its, type="ping")
            receive(its, "pong")
            seat = client.look(table)["table"]["you"]["seat"]
            assert client.look(table)["table"]["seats"][seat]["present"]
        assert ana.look(table)["table"]["spectators"] == 0


# --- Acting ----------------------------------------------------------------------------------------------


def test_acting_over_the_socket_is_answered_by_one_update(server: RunningServer) -> None:
    table, (ana, ben, _) = seated(server)
    with ana.live(table) as socket, ben.live(table) as other:
        seq, key = receive(socket)["seq"], new_key()
        receive_until(other, lambda message: message["type"] == "update" and message["seq"] == seq)
        say(socket, type="act", seq=seq, key=key, actions=["builder"])
        update = receive(socket)
        assert (update["key"], update["seq"], update["repeated"]) == (key, seq + 1, False)
        assert [entry["actions"] for entry in update["entries"]] == [["builder"]]
        assert "key" not in receive(other)
        say(socket, type="act", seq=seq, key=key, actions=["builder"])
        update = receive(socket)  # the next one: what the request changed was not told again
        assert (update["key"], update["repeated"], update["entries"]) == (key, True, [])
        say(socket, type="undo", seq=seq + 1, key=new_key())
        update = receive(socket)
        assert (update["seq"], update["decision"]["kind"]) == (seq + 2, "round")


def test_undo_answers_over_the_socket(server: RunningServer) -> None:
    table, (ana, ben) = seated(server, players=2, undo="agree")
    seq = ana.look(table)["seq"]
    ana.act(table, seq, "builder", "build small_market")
    ana.undo(table, seq + 1, to=seq)
    with ben.live(table) as socket:
        update = receive(socket)
        if update["table"]["undo_request"] is not None:
            say(socket, type="undo-answer", seq=update["seq"], key=new_key(), agree=True)
            assert receive_until(socket, lambda message: "key" in message)["repeated"] is False
    assert ana.look(table)["view"] == ana.get(f"/api/tables/{table}/at/{seq}")["view"]


def test_errors_over_the_socket_close_nothing(server: RunningServer) -> None:
    table, (ana, ben, _) = seated(server)
    with ana.live(table) as socket, ben.live(table) as other:
        seq = receive(socket)["seq"]
        request = f'"seq": {seq}, "key": "12345678"'
        for text, code in (
            ("", "malformed"),
            ("no json", "malformed"),
            ("[]", "malformed"),
            ("null", "malformed"),
            ("{}", "malformed"),
            ('{"type": "dance"}', "malformed"),
            ('{"type": ["act"]}', "malformed"),
            ('{"type": "act"}', "malformed"),
            (f'{{"type": "act", {request}, "actions": ["dance"]}}', "no_action"),
            (f'{{"type": "act", {request}, "actions": ["pass"]}}', "illegal"),
            ('{"type": "act", "seq": 1, "key": "12345678", "actions": ["builder"]}', "stale"),
            ('{"type": "act", "seq": 1, "key": "\\ud800\\ud800\\ud800", "actions": []}', "malformed"),
            (f'{{"type": "undo", {request}}}', "nothing_to_undo"),
            (f'{{"type": "undo-answer", {request}, "agree": true}}', "nobody_asks"),
            ("[" * 30_000, "malformed"),
        ):
            socket.send(text)
            assert receive(socket, "error")["error"]["code"] == code, text
        socket.send(b"\xff\xfe")
        assert receive(socket, "error")["error"]["code"] == "malformed"
        key = new_key()
        say(other, type="act", seq=seq, key=key, actions=["builder"])
        error = receive(other, "error")
        assert (error["key"], error["error"]["code"]) == (key, "not_your_turn")
        say(socket, type="ping")
        assert receive(socket, "pong") == {"type": "pong"}
        assert ana.look(table)["seq"] == seq


# --- Closing ---------------------------------------------------------------------------------------------


def test_no_such_table(server: RunningServer) -> None:
    with server.client("Ana").live("q7t2mzk4wy3a") as socket:
        assert closing_code(socket) == 4404
    with server.client("Ana").live("nobody") as socket:
        assert closing_code(socket) == 4404


@pytest.mark.parametrize("origin", ["https://evil.example", "null", "http://[", "http://127.0.0.1"])
def test_pages_of_other_sites_get_nothing(origin: str, server: RunningServer) -> None:
    table, (ana, *_) = seated(server)
    with ana.live(table, Origin=origin) as socket:
        assert closing_code(socket) == 4403


def test_whoever_has_left_before_being_refused_is_no_mistake(sqlite_server: RunningServer) -> None:
    async def hear() -> Message:
        return {"type": "websocket.connect"}

    async def say_nothing_more(message: Message) -> None:
        if message["type"] != "websocket.accept":
            raise OSError

    scope: Scope = {"type": "websocket", "path": "/", "query_string": b"", "headers": []}
    scope["client"] = ("127.0.0.1", 1)
    scope["app"] = sqlite_server.server.app
    sqlite_server.run(live(WebSocket(scope, hear, say_nothing_more), "q7t2mzk4wy3a"))


def test_the_servers_own_pages_are_welcome(server: RunningServer) -> None:
    table, (ana, *_) = seated(server)
    with ana.live(table, Origin=server.url) as socket:
        assert receive(socket)["table"]["id"] == table


def test_a_restart_is_announced(sqlite_url: str) -> None:
    with ExitStack() as stack, RunningServer(settings_for(sqlite_url)) as running:
        table, (ana, ben, _) = seated(running)
        socket = stack.enter_context(ana.live(table))
        seq = receive(socket)["seq"]
        polled: list[Json] = []
        polling = threading.Thread(target=lambda: polled.append(ben.poll(table, after=seq, wait=60)))
        polling.start()

        async def somebody_polls() -> bool:
            room = await running.services.hub.room(table)
            return len(room.listeners) == 2

        while not running.run(somebody_polls()):
            pass
        running.stop()
        polling.join(PATIENCE)
        assert polled[0]["entries"] == []
        assert closing_code(socket) == 1012


def test_too_many_sockets(sqlite_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("boriken.server.limits.SOCKETS_OF_GUEST", 2)
    with RunningServer(settings_for(sqlite_url, rate_limits=True)) as running:
        ana, ben = running.client("Ana"), running.client("Ben")
        table = ana.create()
        with ana.live(table) as first, ana.live(table) as second:
            receive(first)
            receive(second)
            with ana.live(table) as third:
                assert closing_code(third) == 4429
            with ben.live(table) as other:
                receive(other)
        while running.services.connections._open:  # the server hears of it a moment later
            pass
        # Those that closed do not count.
        with ana.live(table) as socket:
            receive(socket)


def test_one_noisy_guest_does_not_silence_the_others(
    sqlite_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("boriken.server.live.BY_GUEST", limits.Rate(3, 0.001))
    with RunningServer(settings_for(sqlite_url, rate_limits=True)) as running:
        ana = running.client("Ana")
        table = ana.create()
        with ana.live(table) as noisy, running.client("Ben").live(table) as quiet:
            for _ in range(3):
                say(noisy, type="ping")
                receive(noisy, "pong")
            say(noisy, type="ping")
            error = receive(noisy, "error")["error"]
            assert (error["code"], error["arguments"]["seconds"] > 0) == ("too_many", True)
            say(quiet, type="ping")
            receive(quiet, "pong")


def test_many_guests_of_one_address_are_counted_together(
    sqlite_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Also those without a name."""
    monkeypatch.setattr("boriken.server.live.BY_ADDRESS", limits.Rate(10, 0.001))
    with RunningServer(settings_for(sqlite_url, rate_limits=True)) as running:
        table = running.client("Ana").create()
        heard = []
        for name in ("Ben", "Carla", None):
            with running.client(name).live(table) as socket:
                for _ in range(4):
                    say(socket, type="ping")
                    heard.append(next_but_update(socket)["type"])
        assert heard == ["pong"] * 10 + ["error"] * 2


def next_but_update(socket: ClientConnection) -> Json:
    while (message := msgspec.json.decode(socket.recv(PATIENCE)))["type"] in ("update", "presence"):
        pass
    found: Json = message
    return found


# --- Long poll -------------------------------------------------------------------------------------------


def test_the_long_poll_waits_for_something_new(server: RunningServer) -> None:
    table, (ana, ben, _) = seated(server)
    seq = ana.look(table)["seq"]
    at_once = ben.poll(table, after=seq - 2, wait=60)
    assert [entry["seq"] for entry in at_once["entries"]] == [seq - 1, seq]
    nothing = ben.poll(table, after=seq, wait=0)
    assert (nothing["entries"], nothing["seq"], nothing["after"]) == ([], seq, seq)
    found: list[Json] = []

    def wait(client: Client) -> None:
        found.append(client.poll(table, after=seq, wait=60))

    thread = threading.Thread(target=wait, args=(ben,))
    thread.start()
    ana.act(table, seq, "builder")
    thread.join(PATIENCE)
    assert [entry["actions"] for entry in found[0]["entries"]] == [["builder"]]
    for query in ({"wait": 61}, {"wait": -1}, {"after": -1}):
        with refusal(422, "malformed"):
            ben.poll(table, **query)


def test_a_poll_from_the_future_gets_where_the_table_is(server: RunningServer) -> None:
    table, (ana, *_) = seated(server)
    update = ana.poll(table, after=1000, wait=0)
    assert update["after"] == update["seq"] < 1000
    update = ana.look(table, after=1000)
    assert update["after"] == update["seq"] < 1000
