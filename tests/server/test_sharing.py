"""Limits that several processes count together over Redis."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Awaitable, Callable

import pytest

from boriken.server.errors import TooMany
from boriken.server.limits import Connections, Limiter, Rate
from boriken.server.sharing import SharedLimits
from tests.server.running import (
    REDIS,
    Client,
    RunningServer,
    new_postgresql_database,
    refusal,
    settings_for,
)

pytestmark = pytest.mark.usefixtures("redis_or_skip")

SLOW = Rate(10, 0.001)


class Process:
    """What one process counts."""

    def __init__(self, server: str) -> None:
        self.limiter = Limiter(True)
        self.connections = Connections(True)
        self.shared = SharedLimits(REDIS, self.limiter, self.connections, lambda text: f"{server} {text}")
        self.limiter.is_shared = self.connections.is_shared = True

    def takes(self, most: int) -> int:
        """How many of so many it is granted."""
        for number in range(most):
            try:
                self.limiter.take("tables", "Ana", SLOW)
            except TooMany:
                return number
        return most


def together(number: int, test: Callable[[list[Process]], Awaitable[None]]) -> None:
    async def run() -> None:
        server = secrets.token_hex(4)
        processes = [Process(server) for _ in range(number)]
        try:
            await test(processes)
        finally:
            for process in processes:
                await process.shared.close()

    asyncio.run(run())


def test_what_one_grants_the_others_do_not() -> None:
    async def test(processes: list[Process]) -> None:
        first, second = processes
        assert first.takes(8) == 8
        await first.shared.exchange()
        assert second.takes(1) == 1
        await second.shared.exchange()
        assert second.takes(20) == 1
        await second.shared.exchange()
        assert first.takes(20) == 2  # it does not know better yet
        await first.shared.exchange()
        assert [first.takes(20), second.takes(20)] == [0, 0]

    together(2, test)


def test_a_process_that_is_new_starts_from_what_is_left() -> None:
    async def test(processes: list[Process]) -> None:
        for process in processes:
            process.takes(20)
            await process.shared.exchange()
        # Each has granted a whole burst before it heard of the others; they wait for all of it.
        whose = ("tables", "Ana")
        assert processes[2].limiter._buckets[whose].tokens == pytest.approx(-20, abs=1)

    together(3, test)


def test_sockets_are_counted_together(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("boriken.server.limits.SOCKETS_OF_GUEST", 3)
    monkeypatch.setattr("boriken.server.sharing.AGAIN", -1.0)  # each time

    async def test(processes: list[Process]) -> None:
        first, second = (process.connections for process in processes)
        with first.one_more("here", "Ana"), first.one_more("here", "Ana"), second.one_more("there", "Ana"):
            for process in (*processes, *processes):
                await process.shared.exchange()
            for connections in (first, second):
                with pytest.raises(TooMany), connections.one_more("here", "Ana"):
                    pass
            with second.one_more("there", "Ben"):
                pass
        for process in (*processes, *processes):
            await process.shared.exchange()
        with first.one_more("here", "Ana"), first.one_more("here", "Ana"):
            pass

    together(2, test)


def test_redis_knows_nobody() -> None:
    async def test(processes: list[Process]) -> None:
        (process,) = processes
        digested: list[str] = []
        process.shared._digest = lambda text: digested.append(text) or "digest"  # type: ignore[func-returns-value]
        process.takes(1)
        await process.shared.exchange()
        assert digested == ["limit tables Ana"]
        assert process.shared._key("limit", "tables", "Ana") == "{boriken}:limit:digest"

    together(1, test)


@pytest.mark.slow
def test_two_processes_of_a_server_share_their_limits(
    postgresql_or_skip: None, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("boriken.server.routes.tables.NEW_TABLES", Rate(3, 0.0001))
    monkeypatch.setattr("boriken.server.sharing.EVERY", 1000.0)  # when the test says so
    with new_postgresql_database() as url:
        settings = settings_for(url, rate_limits=True, redis_url=REDIS)
        with RunningServer(settings) as first, RunningServer(settings) as second:
            ana = first.client("Ana")
            for _ in range(2):
                ana.create()
            exchange(first)
            assert first.client().get("/readyz")["components"]["limits"] == "ok"
            device = Client(second.url)
            device.http.cookies.update(ana.http.cookies)
            with device.http:
                device.create()
                exchange(second)
                with refusal(429, "too_many"):
                    device.create()
            second.client("Ben").create()


def exchange(server: RunningServer) -> None:
    sharing = server.services.sharing
    assert sharing is not None
    server.run(sharing.exchange())
