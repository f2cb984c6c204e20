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
from boriken.load.stage import Stage, _Message
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
    # The other player hears of each action but the last ones, which may end the game.
    assert len(result.others) >= len(result.latencies) - 2
    assert all(seconds > 0 for seconds in result.others)


def test_the_server_tells_its_processor_time(sqlite_server: RunningServer) -> None:
    before = asyncio.run(processor_seconds([sqlite_server.url]))
    after = asyncio.run(processor_seconds([sqlite_server.url] * 2))
    assert before is not None
    assert after is not None
    assert 0 < 2 * before <= after


def test_time_is_shared_out_among_the_actions() -> None:
    result = Measured(clients=2, seconds=1, latencies=[0.1, 0.2], received=3000, processor=0.004)
    assert result.processor_milliseconds == pytest.approx(2)
    assert (result.lines()["processor ms"], result.lines()["bytes a turn"]) == ("2.00", "1,500")
    assert Measured(clients=2, seconds=1, latencies=[0.1]).lines()["processor ms"] == "?"


def test_when_others_are_told_is_a_figure_of_its_own() -> None:
    told = Measured(clients=2, seconds=1, latencies=[0.1], others=[0.001 * number for number in range(100)])
    assert told.percentile_of_others(0.5) == pytest.approx(50)
    assert told.lines()["others p99 ms"] == "99.0"


def test_what_is_never_answered_is_counted() -> None:
    class Deaf:
        """A server that takes everything and says nothing."""

        async def send(self, text: str) -> None:
            return

    async def act() -> tuple[int, int]:
        stage = Stage(two_at("http://127.0.0.1"), result)
        stage.is_measuring = True
        client = Client(httpx.AsyncClient(), "table", "false")
        await stage._act(client, Deaf(), 1, {"actions": ["pass"]})  # type: ignore[arg-type]
        before = await stage.count_unanswered(patience=0)
        (key,) = client.asked
        stage._note(client, _Message("update", key=key))
        return before, await stage.count_unanswered()

    result = Measured(clients=2, seconds=1)
    assert asyncio.run(act()) == (1, 0)
    assert Measured(2, 1, latencies=[0.1], unanswered=3).troubles == ["3 actions were never answered."]


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
