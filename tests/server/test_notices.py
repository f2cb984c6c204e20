"""Notices: who is called when, once, withdrawn in time; nothing into the server's network, nothing lost."""

from __future__ import annotations

import base64
import secrets
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import http_ece
import msgspec
import pytest
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
from py_vapid import Vapid02
from sqlalchemy import select

from boriken.server.changes.calling import LEAST_LEFT, PATIENCE, margin
from boriken.server.guests import read_guest
from boriken.server.notices import caller as calling
from boriken.server.notices.telling import Telling
from boriken.server.operating.audit import last_deeds
from boriken.server.storage.outbox import Delivery, Outbox
from boriken.server.storage.schema import deliveries
from boriken.server.uptime import wall
from tests.patience import PATIENCE as LONG
from tests.server.receiving import LocalReceiver, Received
from tests.server.running import Client, Json, RunningServer, new_database, refusal, seated, settings_for

HOUR = 3_600_000


@pytest.fixture(scope="module")
def calling_server(database_url: str) -> Iterator[RunningServer]:
    """A server that may call this machine."""
    with RunningServer(settings_for(database_url, notice_hosts=("127.0.0.1",))) as running:
        yield running


@contextmanager
def later(server: RunningServer, milliseconds: int) -> Iterator[None]:
    """As if so much time had gone by; everything that is due then is told."""
    caller = server.services.caller
    caller.clock = lambda: wall() + milliseconds
    try:
        server.run(caller.tell())
        server.run(caller.send())
        yield
        await_that(lambda: caller.under_way() == 0)
    finally:
        caller.clock = wall


def await_that(condition: Callable[[], bool]) -> None:
    """Something that happens in a moment, by itself."""
    end = time.monotonic() + LONG
    while not condition():
        assert time.monotonic() < end
        time.sleep(0.01)


def waiting(server: RunningServer, owner: str) -> list[Delivery]:
    """What is to be sent to somebody, whenever that may be."""

    async def read() -> list[Delivery]:
        async with server.services.store.engine.connect() as connection:
            rows = await connection.execute(select(deliveries).where(deliveries.c.owner == owner))
            return [Delivery(*row) for row in rows]

    return server.run(read())


def subscribe(client: Client, receiver: LocalReceiver, path: str = "/hook", **wishes: Any) -> Json:
    body = {"channel": "json", "url": receiver.url(path)}
    answer = client.post("/api/me/notices/webhooks", body)
    return client.put("/api/me/notices", wishes) if wishes else answer


def guest_of(server: RunningServer, table: str, seat: int) -> str:
    return server.run(server.services.hub.table(table)).document.seats[seat].guests[0]


def test_who_is_waited_for_is_called_once(calling_server: RunningServer) -> None:
    with LocalReceiver() as receiver:
        table, (ana, ben) = seated(calling_server, players=2, title="Friday")
        subscribe(ben, receiver)
        seq = ana.look(table)["seq"]
        update = ana.act(table, seq, "builder")
        while update["table"]["turn"] == 0:
            update = ana.act(table, update["seq"], update["decision"]["choices"][0]["action"])
        with later(calling_server, PATIENCE // 2):
            pass
        assert receiver.received == []
        with later(calling_server, PATIENCE + 1000):
            (first,) = receiver.wait(1)
        told = first.json
        assert told["kind"] == "turn"
        assert told["text"] == "Friday: it is your turn."
        assert told["url"] == f"{ana.url}/table/{table}"
        assert first.headers["idempotency-key"] == told["id"]
        with later(calling_server, 2 * HOUR):
            pass
        assert waiting(calling_server, guest_of(calling_server, table, 1)) == []
        assert len(receiver.received) == 1


def test_who_has_come_is_not_called(calling_server: RunningServer) -> None:
    """Neither after a move, nor while the table is open, unless that is wished."""
    with LocalReceiver() as receiver:
        table, (ana, _) = seated(calling_server, players=2)
        subscribe(ana, receiver)  # on turn before she wished for anything: of that nothing is told
        update = ana.act(table, ana.look(table)["seq"], "builder")
        owner = guest_of(calling_server, table, 0)
        while update["table"]["turn"] == 0:
            update = ana.act(table, update["seq"], update["decision"]["choices"][0]["action"])
        with later(calling_server, PATIENCE + 1000):
            assert waiting(calling_server, owner) == []
        assert receiver.received == []


def test_presence_and_always(calling_server: RunningServer) -> None:
    with LocalReceiver() as receiver:
        table, (ana, ben) = seated(calling_server, players=2)
        subscribe(ben, receiver)
        play_to(table, ana, ben, 1)
        with ben.live(table) as socket:
            socket.recv()
            with later(calling_server, PATIENCE + 1000):
                pass
            assert receiver.received == []
            ben.put("/api/me/notices", {"always": True})
            with later(calling_server, PATIENCE + 2 * 60_000):
                receiver.wait(1)


def play_to(table: str, ana: Client, ben: Client, seat: int) -> Json:
    """Decide until a seat is on turn, which was not before."""
    clients = (ana, ben)
    update = clients[1 - seat].look(table)
    while update["table"]["turn"] != seat:
        client = clients[update["table"]["turn"]]
        mine = client.look(table)
        update = client.act(table, mine["seq"], mine["decision"]["choices"][0]["action"])
    return update


def test_withdrawn_when_one_has_moved(calling_server: RunningServer) -> None:
    """What could not be sent yet is not sent any more."""
    with LocalReceiver(lambda received: 500) as receiver:
        table, (ana, ben) = seated(calling_server, players=2)
        subscribe(ben, receiver)
        play_to(table, ana, ben, 1)
        owner = guest_of(calling_server, table, 1)
        with later(calling_server, PATIENCE + 1000):
            receiver.wait(1)
        assert len(waiting(calling_server, owner)) == 1
        play_to(table, ana, ben, 0)
        with later(calling_server, 2000):
            assert waiting(calling_server, owner) == []


def test_quiet_hours_and_choices(calling_server: RunningServer) -> None:
    with LocalReceiver() as receiver:
        table, (ana, ben) = seated(calling_server, players=2)
        now = (wall() // 60_000) % 1440
        quiet = {"start": (now - 60) % 1440, "end": (now + 120) % 1440}
        subscribe(ben, receiver, quiet=quiet, zone="UTC", language="it")
        play_to(table, ana, ben, 1)
        with later(calling_server, PATIENCE + 1000):
            pass
        assert receiver.received == []
        with later(calling_server, 2 * HOUR + 60_000):
            (told,) = receiver.wait(1)
        assert told.json["text"].endswith("tocca a te.")
        assert ben.put(f"/api/tables/{table}/notices", {"kinds": []})["kinds"] == []
        play_to(table, ana, ben, 0)
        play_to(table, ana, ben, 1)
        with later(calling_server, 3 * HOUR):
            pass
        assert len(receiver.received) == 1


def test_time_that_runs_out(calling_server: RunningServer) -> None:
    with LocalReceiver() as receiver:
        table, (ana, ben) = seated(calling_server, players=2, clock={"kind": "decision", "seconds": 7200})
        subscribe(ben, receiver, kinds=["time"])
        play_to(table, ana, ben, 1)
        # The time of clocks has not gone by: the server would have been away for most of it.
        with later(calling_server, 2 * HOUR):
            pass
        assert receiver.received == []
    assert margin(60) is None
    assert margin(240) == LEAST_LEFT
    assert margin(86400 * 30) == 12 * HOUR


def test_a_group_hears_where_it_talks(calling_server: RunningServer) -> None:
    with LocalReceiver() as receiver:
        table, (ana, ben) = seated(calling_server, players=2, title="*Friday* @everyone")
        answer = ana.post(
            f"/api/tables/{table}/notices/webhooks", {"channel": "discord", "url": receiver.url()}
        )
        assert [way["label"] for way in answer["receivers"]] == ["127.0.0.1"]
        with refusal(403, "not_host"):
            ben.post(f"/api/tables/{table}/notices/webhooks", {"channel": "json", "url": receiver.url()})
        assert ben.get(f"/api/tables/{table}/notices")["receivers"] == []
        play_to(table, ana, ben, 1)
        with later(calling_server, PATIENCE + 1000):
            (told,) = receiver.wait(1)
        content, link = told.json["content"].split("\n")
        assert content == r"\*Friday\* \@everyone: it is Player 1’s turn."
        assert link == f"{ana.url}/table/{table}"
        assert told.json["allowed_mentions"] == {"parse": []}
        way = answer["receivers"][0]["id"]
        ana.http.delete(f"/api/tables/{table}/notices/receivers/{way}").raise_for_status()
        with refusal(404, "no_receiver"):
            ana._answer(ana.http.delete(f"/api/tables/{table}/notices/receivers/{way}"))


def test_full_over_and_rematch(calling_server: RunningServer) -> None:
    with LocalReceiver() as receiver:
        ana, ben = calling_server.client("Ana"), calling_server.client("Ben")
        subscribe(ana, receiver, kinds=["full", "over", "rematch"])
        table = ana.create(options={"players": 2}, seats=[{"kind": "you"}, {"kind": "open"}])
        ben.post(f"/api/tables/{table}/join")
        with later(calling_server, 10_000):
            assert receiver.wait(1)[0].json["kind"] == "full"


def test_receivers_that_fail(calling_server: RunningServer) -> None:
    """One that is gone is forgotten, one that refuses is left alone, one that fails for a day is given up."""
    answers = {"/gone": 410, "/refuses": 403, "/moved": 302, "/fails": 500}

    def answer(received: Received) -> int:
        return answers[received.path]

    with LocalReceiver(answer) as receiver:
        ana = calling_server.client("Ana")
        for path in answers:
            subscribe(ana, receiver, path)
        ana.post("/api/me/notices/test")
        receiver.wait(4)
        owner = owner_of(calling_server, ana)
        await_that(lambda: len(waiting(calling_server, owner)) == 1)
        assert len(ana.get("/api/me/notices")["receivers"]) == 3
        with later(calling_server, calling.FIRST_RETRY + 1000):
            receiver.wait(5)
        with later(calling_server, calling.GIVE_UP + HOUR):
            receiver.wait(6)
            await_that(lambda: waiting(calling_server, owner) == [])
    store = calling_server.services.store
    calling_server.run(calling_server.services.audit.flush(store.engine))
    deeds = calling_server.run(last_deeds(store.engine, 100, about=owner))
    assert sorted((deed.what, deed.detail["why"]) for deed in deeds) == [
        ("notice_given_up", "failed"),
        ("notice_given_up", "refused"),
        ("notice_given_up", "refused"),
        ("receiver_removed", "gone"),
    ]
    assert "127.0.0.1" not in str(deeds)


def owner_of(server: RunningServer, client: Client) -> str:
    guest = read_guest(server.services.signer, client.http.cookies["boriken_guest"])
    assert guest is not None
    return guest.id


def test_what_is_kept_is_sent_by_the_next_server(database_url: str, tmp_path: Path) -> None:
    """A claim that nobody finished is due again: here all at once, as if the server had been killed."""
    kind = database_url.partition(":")[0]
    with new_database(kind, tmp_path) as own, LocalReceiver() as receiver:
        settings = settings_for(own, notice_hosts=("127.0.0.1",))
        with RunningServer(settings) as first:
            first.services.caller.senders.clear()
            first.run(first.services.caller.close())
            ana = first.client("Ana")
            subscribe(ana, receiver)
            long_ago = wall() - 60_000
            first.services.caller.clock = lambda: long_ago
            telling = Telling(kind="test", at=long_ago)
            for _ in range(25):
                first.run(first.services.caller.send_alone(owner_of(first, ana), telling))
            outbox = first.services.caller.outbox
            assert len(first.run(outbox.claim(long_ago, 10))) == 10
        with RunningServer(settings) as second:
            receiver.wait(25)
            await_that(lambda: second.run(Outbox(second.services.store.engine).counts())[1] == 0)
        assert set(receiver.times().values()) == {1}
        assert len(receiver.times()) == 25


def test_bad_wishes(sqlite_server: RunningServer) -> None:
    ana = sqlite_server.client("Ana")
    assert ana.get("/api/me/notices")["on"] is False
    for url in ("http://127.0.0.1/x", "https://10.0.0.1/x", "nonsense"):
        with refusal(400, "bad_receiver"):
            ana.post("/api/me/notices/webhooks", {"channel": "json", "url": url})
    with refusal(400, "unknown_zone"):
        ana.put("/api/me/notices", {"zone": "../../etc/passwd"})
    with refusal(400, "unknown_language"):
        ana.put("/api/me/notices", {"language": "xx"})
    with refusal(422, "malformed"):
        ana.put("/api/me/notices", {"kinds": ["everything"]})
    for number in range(10):
        ana.post("/api/me/notices/webhooks", {"channel": "slack", "url": f"https://hooks.example/{number}"})
    with refusal(409, "too_many_receivers"):
        ana.post("/api/me/notices/webhooks", {"channel": "slack", "url": "https://hooks.example/more"})
    ana.http.delete("/api/me").raise_for_status()
    again = sqlite_server.client("Ana")
    assert again.get("/api/me/notices")["receivers"] == []


# --- Web Push ----------------------------------------------------------------------------------------------


class Browser:
    """Subscribes as a browser would, and reads what its service was given for it."""

    def __init__(self, receiver: LocalReceiver) -> None:
        self._key = ec.generate_private_key(ec.SECP256R1())
        self._auth = secrets.token_bytes(16)
        self.receiver = receiver

    def subscription(self) -> Json:
        point = self._key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        return {
            "endpoint": self.receiver.url("/push/1"),
            "p256dh": base64.urlsafe_b64encode(point).decode().rstrip("="),
            "auth": base64.urlsafe_b64encode(self._auth).decode().rstrip("="),
        }

    def read(self, received: Received) -> Json:
        content = http_ece.decrypt(
            received.body, private_key=self._key, auth_secret=self._auth, version="aes128gcm"
        )
        told: Json = msgspec.json.decode(content)
        return told


def test_push_is_for_the_browser_alone_and_withdrawn(calling_server: RunningServer) -> None:
    with LocalReceiver() as service:
        browser = Browser(service)
        table, (ana, ben) = seated(calling_server, players=2, title="Friday")
        answer = ben.post("/api/me/notices/push", browser.subscription())
        assert [way["channel"] for way in answer["receivers"]] == ["push"]
        play_to(table, ana, ben, 1)
        with later(calling_server, PATIENCE + 1000):
            (first,) = service.wait(1)
        told = browser.read(first)
        assert (told["kind"], told["text"]) == ("turn", "Friday: it is your turn.")
        assert told["url"].endswith(f"/table/{table}")
        assert b"Friday" not in first.body
        assert Vapid02.verify(first.headers["authorization"])
        assert first.headers["authorization"].endswith(f"k={answer['push_key']}")
        play_to(table, ana, ben, 0)
        with later(calling_server, 2000):
            second = service.wait(2)[1]
        back = browser.read(second)
        assert back["withdrawn"]
        assert back["tag"] == told["tag"]
        assert second.headers["topic"] == first.headers["topic"]
        service.answer = lambda received: 410
        ben.post("/api/me/notices/test")
        service.wait(3)
        await_that(lambda: ben.get("/api/me/notices")["receivers"] == [])


@pytest.mark.parametrize("wrong", ["p256dh", "auth", "endpoint"])
def test_bad_subscriptions(sqlite_server: RunningServer, wrong: str) -> None:
    ana = sqlite_server.client("Ana")
    good = {"endpoint": "https://push.example.org/1", "p256dh": "B" + "A" * 86, "auth": "A" * 22}
    bad = {"p256dh": "C" * 87, "auth": "A" * 20, "endpoint": "https://192.168.0.1/"}
    with refusal(400, "bad_receiver"):
        ana.post("/api/me/notices/push", {**good, wrong: bad[wrong]})
