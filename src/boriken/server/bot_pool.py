"""Bots think in processes of their own, so that they never keep people waiting."""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import random
import secrets
import signal
import threading
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import Final

import msgspec
import structlog

from boriken.bots import make_bot
from boriken.engine.rng import Generator
from boriken.engine.state import State
from boriken.engine.view import determinize
from boriken.game import Game
from boriken.server.storage.rows import encode_state

GRACE: Final = 5.0
"""Seconds a bot may take beyond its budget before its process is given up."""
TRIES: Final = 2

logger: Final = structlog.get_logger(__name__)


def _start_worker() -> None:
    """Ctrl-C is for the server to answer; if the server is killed, its bots go with it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_end_with_server, daemon=True).start()


def _end_with_server() -> None:
    server = multiprocessing.parent_process()
    assert server is not None
    server.join()
    os._exit(1)


def think(name: str, seed: int, state_text: str, budget: float) -> int:
    """In the other process: what the bot decides."""
    state = Game.from_json(msgspec.json.decode(state_text)).state
    return int(make_bot(name, seed).choose(state, state.choices, budget))


class BotPool:
    """Asks bots; a process that crashes or hangs is replaced."""

    def __init__(self, processes: int, budget: float) -> None:
        self._processes = processes
        self._budget = budget
        # Whoever waits for a process waits here, so that a bot's time runs only while it thinks.
        self._free = asyncio.Semaphore(processes)
        self._pool = self._new_pool()

    def _new_pool(self) -> ProcessPoolExecutor:
        context = multiprocessing.get_context("spawn")
        return ProcessPoolExecutor(self._processes, context, _start_worker)

    async def choose(self, name: str, state: State) -> int:
        """A legal action of the seat on turn. The bot sees what the seat may know, the rest is made up."""
        seed = secrets.randbits(48)
        imagined = determinize(state, int(state.frames[-1].seat), Generator.from_seed(seed))
        text = encode_state(imagined)
        for _ in range(TRIES):
            async with self._free:
                action = await self._ask(name, seed, text)
            if action in state.choices:
                return action
        return random.choice(state.choices)

    async def _ask(self, name: str, seed: int, text: str) -> int | None:
        pool = self._pool
        loop = asyncio.get_running_loop()
        try:
            answer = loop.run_in_executor(pool, think, name, seed, text, self._budget)
            return await asyncio.wait_for(answer, self._budget + GRACE)
        except (BrokenProcessPool, TimeoutError) as error:
            logger.warning("bot_process_lost", bot=name, error=type(error).__name__)
            self._replace(pool)
        except Exception as error:  # whatever a bot does wrong is the bot's fault alone
            logger.warning("bot_failed", bot=name, error=repr(error))
        return None

    def _replace(self, broken: ProcessPoolExecutor) -> None:
        if self._pool is broken:
            self._pool = self._new_pool()
            _kill(broken)

    def close(self) -> None:
        _kill(self._pool)
        self._pool.shutdown(wait=True)


def _kill(pool: ProcessPoolExecutor) -> None:
    """Do not wait for what the workers are at."""
    workers = list((getattr(pool, "_processes", None) or {}).values())
    pool.shutdown(wait=False, cancel_futures=True)
    for worker in workers:
        worker.kill()
