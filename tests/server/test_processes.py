"""Several processes on one database: one of them leads a table, and whoever is asked, that one answers."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from fastapi import FastAPI
from sqlalchemy import update
from starlette.types import Message, Receive, Scope, Send
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection

from boriken.server import edges
from boriken.server.errors import Unavailable
from boriken.server.leading import membership
from boriken.server.leading.forwarding import HERE, TRIES, Forwarding, Ways
from boriken.server.leading.lease import Leads, LedElsewhere, SharedLeads
from boriken.server.leading.links import Link, LinkLost, Links, Stream
from boriken.server.limits import Rate
from boriken.server.reaching import EVERYWHERE
from boriken.server.settings import split_address
from boriken.server.storage.schema import processes
from tests.patience import PATIENCE
from tests.server.running import (
    Client,
    RunningServer,
    new_postgresql_database,
    play_out,
    receive,
    refusal,
    settings_for,
)


@pytest.fixture
def first(postgresql_url: str) -> Iterator[RunningServer]:
    with RunningServer(settings_for(postgresql_url)) as running:
        yield running


@pytest.fixture
def second(postgresql_url: str) -> Iterator[RunningServer]:
    with RunningServer(settings_for(postgresql_url)) as running:
        yield running


@pytest.fixture
def postgresql_url(postgresql_or_skip: None) -> Iterator[str]:
    with new_postgresql_database() as url:
        yield url


def leads_of(server: RunningServer) -> SharedLeads:
    leads = server.services.hub.leads
    assert isinstance(leads, SharedLeads)
    return leads


def table_of_two(first: RunningServer, second: RunningServer) -> tuple[str, Client, Client]:
    """Made at the first process; the other player is at the second."""
    ana, ben = first.client("Ana"), second.client("Ben")
    table = ana.create(options={"players": 2}, seats=[{"kind": "you"}, {"kind": "open"}], order="fixed")
    ben.post(f"/api/tables/{table}/join")
    ana.post(f"/api/tables/{table}/start")
    return table, ana, ben


def let_lease_run_out(server: RunningServer, monkeypatch: pytest.MonkeyPatch) -> None:
    """As of a process that is stopped for a while, and does not know it."""

    async def asleep() -> None:
        return

    async def run_out() -> None:
        async with server.services.store.engine.begin() as connection:
            await connection.execute(update(processes).where(processes.c.id == leads.id).values(until=0))

    leads = leads_of(server)
    monkeypatch.setattr(leads, "renew", asleep)
    server.run(run_out())


def code_of_close(socket: ClientConnection) -> int | None:
    """Whatever is told before."""
    try:
        while True:
            socket.recv(PATIENCE)
    except ConnectionClosed as closed:
        return None if closed.rcvd is None else closed.rcvd.code


# --- Forwarding ------------------------------------------------------------------------------------------


@pytest.mark.parametrize("changes_of_hands", [0, 2, 9])
def test_a_request_begins_anew_where_its_table_changes_hands(changes_of_hands: int) -> None:
    """As on a machine so busy that leases run out: again, with all that was said, but not for ever."""
    heard: list[object] = []

    class Back(Ways):
        async def to_table(self, table_id: str, scope: Scope) -> Stream | None:
            return None  # it is led here again

    async def app(scope: Scope, receive: Receive, send: Send) -> None:
        heard.append((await receive())["body"])
        if len(heard) <= changes_of_hands:
            raise LedElsewhere("t")
        await send({"type": "http.response.start", "status": 200})

    async def ask() -> list[Message]:
        said = iter([{"type": "http.request", "body": b"said once"}])
        told: list[Message] = []

        async def receive() -> Message:
            return next(said)

        async def send(message: Message) -> None:
            told.append(message)

        holder = FastAPI()
        holder.state.ways = Back(app, Leads(), Links(b""))
        scope = {"type": "http", "path": "/api/seat-link", "app": holder}
        await Forwarding(app)(scope, receive, send)
        return told

    if changes_of_hands == 9:
        with pytest.raises(Unavailable, match="table_busy"):
            asyncio.run(ask())
        assert heard == [b"said once"] * TRIES
    else:
        assert [message["status"] for message in asyncio.run(ask())] == [200]
        assert heard == [b"said once"] * (changes_of_hands + 1)


def test_a_game_is_played_at_two_processes_and_led_by_one(
    first: RunningServer, second: RunningServer
) -> None:
    table, ana, ben = table_of_two(first, second)
    last = play_out(table, [ana, ben])
    assert [update["table"]["status"] for update in last] == ["over", "over"]
    assert (leads_of(first).is_here(table), leads_of(second).is_here(table)) == (True, False)
    assert leads_of(first).fence_of(table) == 1
    assert ben.look(table)["seq"] == last[0]["seq"]


def test_work_passed_on_is_counted_where_it_is_done(
    postgresql_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    settings = settings_for(postgresql_url, rate_limits=True)
    for name in ("BY_ADDRESS", "BY_GUEST"):
        monkeypatch.setattr(edges, name, Rate(1e9, 1e9))
    with RunningServer(settings) as first, RunningServer(settings) as second:
        table, ana, ben = table_of_two(first, second)
        monkeypatch.setattr(edges, "WORK_OF_GUEST", Rate(3, 0.0001))
        for server in (first, second):
            server.services.limiter._buckets.clear()
        with refusal(429, "too_many"):
            for _ in range(1000):
                ben.look(table, after=0)
        assert ana.look(table)["seq"]
        monkeypatch.setattr(edges, "WORK_OF_GUEST", Rate(1000, 1000))
        second.services.limiter._buckets.clear()
        assert ben.look(table)["seq"]


def test_who_loses_a_table_meanwhile_says_so_in_one_sentence() -> None:
    async def app(scope: Scope, receive: Receive, send: Send) -> None:
        raise LedElsewhere("t")

    async def ask() -> None:
        holder = FastAPI()
        holder.state.ways = Ways(app, Leads(), Links(b""))
        scope = {"type": "http", "path": "/api/me", "app": holder, HERE: True}
        await Forwarding(app)(scope, None, None)  # type: ignore[arg-type]

    with pytest.raises(Unavailable, match="table_busy"):
        asyncio.run(ask())


def test_the_other_process_refuses_as_the_leader_does(first: RunningServer, second: RunningServer) -> None:
    table, _, ben = table_of_two(first, second)
    with refusal(409, "not_your_turn"):
        ben.act(table, ben.look(table)["seq"], "builder")
    with refusal(404, "no_table"):
        ben.look("a" * len(table))


def test_who_is_at_another_process_is_present(first: RunningServer, second: RunningServer) -> None:
    table, ana, ben = table_of_two(first, second)
    with ben.live(table) as socket:
        receive(socket)
        for client in (ana, ben):
            assert [seat["present"] for seat in client.look(table)["table"]["seats"]] == [False, True]


def test_sockets_of_a_guest_are_counted_over_all_processes(
    postgresql_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("boriken.server.limits.SOCKETS_OF_GUEST", 2)
    settings = settings_for(postgresql_url, rate_limits=True)
    with RunningServer(settings) as first, RunningServer(settings) as second:
        table, ana, ben = table_of_two(first, second)
        device = Client(first.url)
        device.http.cookies.update(ben.http.cookies)
        with device.http, ben.live(table) as here, device.live(table) as there:
            receive(here)
            receive(there)
            with ben.live(table) as third:
                assert code_of_close(third) == 4429
            with ana.live(table) as other:
                receive(other)


# --- Taking over -----------------------------------------------------------------------------------------


def test_a_process_whose_lease_has_run_out_writes_nothing(
    first: RunningServer, second: RunningServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    table, ana, ben = table_of_two(first, second)
    seq = ana.look(table)["seq"]
    let_lease_run_out(first, monkeypatch)
    leads_of(second).forget_leader(table)
    device = Client(second.url)
    device.http.cookies.update(ana.http.cookies)
    with device.http:
        done = device.act(table, seq, "builder")
    assert leads_of(second).fence_of(table) == 2
    assert leads_of(first).is_here(table)  # it does not know yet
    with refusal(409, "stale"):
        ana.act(table, seq, "mayor")
    assert not leads_of(first).is_here(table)
    entries = ben.look(table, after=seq)["entries"]
    assert [entry["actions"] for entry in entries] == [["builder"]]
    assert ana.look(table)["seq"] == done["seq"]


def test_who_asks_while_a_table_changes_hands_is_told_to_ask_again(
    first: RunningServer, second: RunningServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The leader finds out in the middle of a request that was passed on to it."""
    table, _, ben = table_of_two(first, second)

    async def led_elsewhere(table_id: str) -> None:
        raise LedElsewhere(table_id)

    with monkeypatch.context() as patched:
        patched.setattr(first.services.hub, "table", led_elsewhere)
        with refusal(503, "table_busy"):
            ben.look(table)
    assert ben.look(table)["table"]["id"] == table


def test_a_process_that_stops_hands_its_tables_over(postgresql_url: str, second: RunningServer) -> None:
    with RunningServer(settings_for(postgresql_url)) as leaving:
        table, ana, ben = table_of_two(leaving, second)
        cookies = ana.http.cookies
        with ben.live(table) as socket:
            seq = receive(socket)["seq"]
            leaving.stop()
            assert code_of_close(socket) == 1012
    device = Client(second.url)
    device.http.cookies.update(cookies)
    with device.http:
        assert device.act(table, seq, "builder")["seq"] == seq + 1
    assert leads_of(second).fence_of(table) == 2


def test_a_lease_that_was_lost_is_taken_anew_without_the_tables(
    first: RunningServer, second: RunningServer
) -> None:
    table, ana, _ = table_of_two(first, second)
    leads = leads_of(first)
    before = leads.id

    async def lose_and_renew() -> None:
        async with first.services.store.engine.begin() as connection:
            await connection.execute(update(processes).where(processes.c.id == leads.id).values(until=0))
        await leads.renew()

    first.run(lose_and_renew())
    assert leads.id != before
    assert not leads.is_here(table)
    ana.act(table, ana.look(table)["seq"], "builder")
    assert (leads_of(first).fence_of(table) or leads_of(second).fence_of(table)) == 2


# --- Links -----------------------------------------------------------------------------------------------


def test_only_who_knows_the_secret_is_heard() -> None:
    heard: list[object] = []

    async def talk(secret: bytes) -> bool:
        """Whether the other side has answered."""

        def serve(stream: Stream, head: dict[str, object]) -> None:
            heard.append(head)
            asyncio.get_running_loop().create_task(stream.send({"type": "led"}))

        here, there = Links(b"secret"), Links(secret)
        address = await here.listen("127.0.0.1", 0, serve)
        try:
            link: Link = await there.to(address)
            async with asyncio.timeout(PATIENCE):
                return await link.open({"table": "t"}).receive() is not None
        except LinkLost:
            return False
        finally:
            await there.close()
            await here.close()

    assert not asyncio.run(talk(b"guess"))
    assert heard == []
    assert asyncio.run(talk(b"secret"))
    assert heard == [{"table": "t"}]


def test_others_are_told_an_address_that_leads_here(monkeypatch: pytest.MonkeyPatch) -> None:
    """In a container nobody knows the own address before."""
    monkeypatch.setattr(membership, "own_addresses", lambda family: ["10.0.0.7", "192.168.1.7"])
    assert membership.found_at("0.0.0.0:7000") == "10.0.0.7:7000"
    assert membership.found_at("192.0.2.1:7000") == "192.0.2.1:7000"
    monkeypatch.setattr(membership, "own_addresses", lambda family: ["2001:db8::7"])
    assert membership.found_at(":::7000") == "2001:db8::7:7000"
    monkeypatch.setattr(membership, "own_addresses", lambda family: [])
    assert membership.found_at("0.0.0.0:7000") == "0.0.0.0:7000"


def test_containers_tell_each_other_where_they_are() -> None:
    compose = (Path(__file__).parents[2] / "compose.yaml").read_text(encoding="utf-8")
    (address,) = re.findall(r"BORIKEN_LINK_ADDRESS: (\S+)", compose)
    host, port = split_address(address)
    assert host in EVERYWHERE
    assert port  # several containers of one kind are told apart by their addresses


def test_a_process_that_does_not_greet_is_hung_up_on(monkeypatch: pytest.MonkeyPatch) -> None:
    """As one that is stopped: the system takes the connection, and nobody speaks."""
    monkeypatch.setattr("boriken.server.leading.links.CONNECTING", 0.2)

    async def talk() -> bytes:
        heard: asyncio.Future[bytes] = asyncio.get_running_loop().create_future()

        async def be_silent(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
            try:
                heard.set_result(await reader.read())
            except ConnectionResetError:
                heard.set_result(b"")
            writer.close()

        async with await asyncio.start_server(be_silent, "127.0.0.1", 0) as server:
            with pytest.raises(LinkLost):
                await Links(b"secret").to(f"127.0.0.1:{server.sockets[0].getsockname()[1]}")
            async with asyncio.timeout(PATIENCE):
                return await heard

    assert asyncio.run(talk()) == b""


def test_people_talk_across_processes(first: RunningServer, second: RunningServer) -> None:
    """What is said is told by the process that leads the table, wherever somebody is."""
    table, ana, ben = table_of_two(first, second)
    with ana.live(table) as of_ana, ben.live(table) as of_ben:
        for socket in (of_ana, of_ben):
            socket.send('{"type": "listen", "key": "listening"}')
            receive(socket, "chat")
        of_ben.send('{"type": "say", "key": "saying-it", "text": "across"}')
        assert receive(of_ben, "chat")["messages"][0]["yours"]
        assert [said["text"] for said in receive(of_ana, "chat")["messages"]] == ["across"]
    first.stop()
    assert [said["text"] for said in ben.get(f"/api/tables/{table}/chat")["messages"]] == ["across"]
