"""The clients of ``boriken load`` understand what the server answers, and leave nothing behind."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from typing import Any

import httpx
import pytest
from websockets.asyncio.client import ClientConnection
from websockets.protocol import State

from boriken.engine.options import Options
from boriken.load import clients
from boriken.load.clients import Client, connected, invited, processor_seconds, set_table
from boriken.load.figures import Load, Measured
from boriken.load.stage import Stage
from tests.patience import PATIENCE
from tests.server.running import RunningServer


def two_at(url: str, over_http: bool = False, as_page: bool = False) -> Load:
    return Load([url], 1, Options(players=2), think=0, seconds=1, over_http=over_http, as_page=as_page)


@pytest.mark.parametrize(("over_http", "as_page"), [(False, False), (True, False), (False, True)])
def test_every_action_of_a_game_is_answered(
    sqlite_server: RunningServer, over_http: bool, as_page: bool
) -> None:
    asked = two_at(sqlite_server.url, over_http, as_page)
    result = Measured(clients=2, seconds=1)

    async def play() -> None:
        stage = Stage(asked, result)
        stage.is_measuring = True
        async with invited(asked) as guests:
            await stage.play_out(await set_table(asked, guests))

    asyncio.run(play())
    assert len(result.latencies) > 50
    assert result.troubles == []
    assert result.bytes_a_turn > 1000


def test_the_server_tells_its_processor_time(sqlite_server: RunningServer) -> None:
    before = asyncio.run(processor_seconds([sqlite_server.url]))
    after = asyncio.run(processor_seconds([sqlite_server.url] * 2))
    assert before is not None
    assert after is not None
    assert 0 < 2 * before <= after


def test_time_is_shared_out_among_the_actions() -> None:
    result = Measured(clients=2, seconds=1, latencies=[0.1, 0.2], received=3000, processor=0.004)
    assert result.processor_milliseconds == pytest.approx(2)
    assert result.row()[-2:] == ["2.00", "1,500"]
    assert Measured(clients=2, seconds=1, latencies=[0.1]).row()[-2] == "?"


class Never:
    """Something that takes for ever, once it has begun."""

    def __init__(self) -> None:
        self.begun = asyncio.Event()

    async def __call__(self, *_: object) -> None:
        self.begun.set()
        await asyncio.Event().wait()


async def end_in_the_middle(what: Coroutine[Any, Any, None], begun: asyncio.Event) -> None:
    """As a load does with its tables when its time is over."""
    async with asyncio.timeout(PATIENCE):
        task = asyncio.create_task(what)
        await begun.wait()
        task.cancel()
        with pytest.raises(asyncio.CancelledError):
            await task


def test_guests_are_gone_if_the_load_ends_before_their_game_begins(monkeypatch: pytest.MonkeyPatch) -> None:
    guests: list[httpx.AsyncClient] = []
    new_guest = clients.new_guest

    def note_guest(url: str) -> httpx.AsyncClient:
        guests.append(new_guest(url))
        return guests[-1]

    async def play() -> None:
        answer = Never()
        monkeypatch.setattr(clients, "new_guest", note_guest)
        monkeypatch.setattr(clients, "_post", answer)
        stage = Stage(two_at("http://127.0.0.1:9"), Measured(clients=2, seconds=1))
        await end_in_the_middle(stage.keep_playing(asyncio.Semaphore()), answer.begun)

    asyncio.run(play())
    assert [guest.is_closed for guest in guests] == [True, True]


def test_a_socket_is_gone_if_the_load_ends_while_it_says_goodbye(
    sqlite_server: RunningServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked = two_at(sqlite_server.url)
    sockets: list[ClientConnection] = []

    async def look(client: Client) -> None:
        async with connected(client) as socket:
            sockets.append(socket)

    async def play() -> None:
        goodbye = Never()
        monkeypatch.setattr(ClientConnection, "close", goodbye)
        async with invited(asked) as guests:
            host, _ = await set_table(asked, guests)
            await end_in_the_middle(look(host), goodbye.begun)

    asyncio.run(play())
    assert [socket.state for socket in sockets] == [State.CLOSED]
