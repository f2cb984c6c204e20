"""Bots think in processes of their own: one that crashes, hangs or cheats keeps nobody from playing."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable
from contextlib import asynccontextmanager
from pathlib import Path

import pytest
from structlog.typing import EventDict

from boriken.game import Game
from boriken.server import bot_pool
from boriken.server.bot_pool import BotPool
from boriken.server.storage.rows import encode_state
from boriken.server.turns import ANYBODY
from tests.patience import PATIENCE
from tests.server import misbehaving
from tests.server.logs import logged_here

STATE = Game.new(players=3, seed=7).state


@pytest.fixture(autouse=True)
def _misbehaving(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bot_pool, "think", misbehaving.think)


@asynccontextmanager
async def pool_of(starting: float = PATIENCE) -> AsyncIterator[BotPool]:
    pool = BotPool(1, 0.05, starting)
    try:
        yield pool
    finally:
        pool.close()


def lost(logs: list[EventDict]) -> list[str]:
    return [log["error"] for log in logs if log["event"] == "bot_process_lost"]


def test_a_process_that_crashes_is_replaced(tmp_path: Path) -> None:
    async def play() -> None:
        async with pool_of() as pool:
            assert await pool.choose(f"crash_once {tmp_path / 'crashed'}", STATE) in STATE.choices

    with logged_here() as logs:
        asyncio.run(play())
    assert lost(logs) == ["BrokenProcessPool"]


@pytest.mark.slow
def test_a_bot_that_always_crashes_or_hangs_moves_at_random() -> None:
    async def play() -> None:
        async with pool_of() as pool:
            assert await pool.choose("crash", STATE) in STATE.choices
            assert await pool.choose("good", STATE) in STATE.choices
            pool._budget = 0.1 - PATIENCE  # which is a bot's grace here
            assert await pool.choose("hang", STATE) in STATE.choices
            pool._budget = 0.05
            assert await pool.choose("good", STATE) in STATE.choices

    with logged_here() as logs:
        asyncio.run(play())
    assert lost(logs) == ["BrokenProcessPool"] * 2 + ["TimeoutError"] * 2


@pytest.mark.slow
def test_a_bot_that_fails_or_cheats_moves_at_random() -> None:
    async def play() -> None:
        async with pool_of() as pool:
            for name in ("raise", "cheat"):
                assert await pool.choose(name, STATE) in STATE.choices

    with logged_here() as logs:
        asyncio.run(play())
    assert lost(logs) == []
    assert [log["error"] for log in logs] == ["ValueError('I give up.')"] * 2


def test_the_time_of_a_bot_runs_only_while_it_thinks(monkeypatch: pytest.MonkeyPatch) -> None:
    """Not while others think, however many tables wait for one process, nor while the process starts."""
    running: list[bool] = []
    most: list[int] = []
    wait_for = asyncio.wait_for

    async def play() -> None:
        async with pool_of() as pool:
            loop = asyncio.get_running_loop()

            async def note(answer: Awaitable[int], timeout: float) -> int:
                if asyncio.get_running_loop() is not loop:  # the server of another test
                    return await wait_for(answer, timeout)
                assert pool._start is not None
                assert pool._start.done()
                running.append(True)
                most.append(len(running))
                result = await wait_for(answer, timeout)
                running.pop()
                return result

            monkeypatch.setattr(asyncio, "wait_for", note)
            await asyncio.gather(*(pool.choose("good", STATE) for _ in range(100)))

    with logged_here() as logs:
        asyncio.run(play())
    assert lost(logs) == []
    assert most == [1] * 100


def test_a_process_that_does_not_start_is_replaced() -> None:
    async def play() -> None:
        async with pool_of(starting=0.0) as pool:
            assert await pool.choose("good", STATE) in STATE.choices

    with logged_here() as logs:
        asyncio.run(play())
    assert lost(logs) == ["TimeoutError"] * 2


@pytest.mark.slow
def test_on_a_machine_that_is_too_busy_processes_have_ever_more_time_to_start() -> None:
    async def play() -> None:
        async with pool_of(starting=0.02) as pool:
            answer = None
            async with asyncio.timeout(PATIENCE):
                while answer is None:
                    answer = await pool._ask(ANYBODY, bot_pool.think, "good", 1, encode_state(STATE), 0.05)
            assert answer in STATE.choices

    with logged_here() as logs:
        asyncio.run(play())
    assert set(lost(logs)) == {"TimeoutError"}


def test_a_bot_sees_nothing_hidden(monkeypatch: pytest.MonkeyPatch) -> None:
    """What it is given is not the true state: the coming draws are made up."""
    seen: list[str] = []

    async def play() -> None:
        async with pool_of() as pool:

            async def note(
                asker: object, work: object, name: str, seed: int, text: str, budget: float
            ) -> int:
                seen.append(text)
                return STATE.choices[0]

            monkeypatch.setattr(pool, "_ask", note)
            await pool.choose("good", STATE)
            await pool.choose("good", STATE)

    asyncio.run(play())
    assert seen[0] != seen[1]
