"""Bots think in processes of their own, so that they never keep people waiting."""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import random
import secrets
import signal
import threading
import time
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import TYPE_CHECKING, Final, TypeVar

import structlog

from boriken.bots import make_bot
from boriken.engine.actions import TEXTS
from boriken.engine.rng import Generator
from boriken.engine.state import State
from boriken.engine.view import determinize, imagine
from boriken.game import Game
from boriken.record import Record
from boriken.server.contract.analysis import Evaluation, Expected, LineOfPlay
from boriken.server.contract.asking import Advised
from boriken.server.errors import Unavailable
from boriken.server.storage.rows import decode_state, encode_state
from boriken.server.turns import ANYBODY, Asker, Turns

if TYPE_CHECKING:
    from boriken.bots.review import Move

GRACE: Final = 20.0
"""Seconds a bot may take beyond its budget before its process is given up: on a busy machine, for reading the
network alone it may need some; a new process would need more."""
STARTING: Final = 60.0
"""Seconds a process may take to start: on a busy machine that takes longer than any bot thinks."""
LONGEST_START: Final = 600.0
TRIES: Final = 2
LOOKING_BACK: Final = 0.2
"""Seconds after which looking back at a game makes room for bots that wait."""

Answer = TypeVar("Answer")

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


# --- In the other process ----------------------------------------------------------------------------------


def _ready() -> None:
    """A process that can do this has started."""


def think(name: str, seed: int, state_text: str, budget: float) -> int:
    """What the bot decides."""
    state = decode_state(state_text)
    return int(make_bot(name, seed).choose(state, state.choices, budget))


def advise(seed: int, state_text: str, budget: float) -> list[Advised]:
    """The best moves, best first."""
    from boriken.bots import advice  # only now: without advice no network is needed

    return [
        Advised(
            action=TEXTS[one.action],
            number=int(one.action),
            share=round(one.share, 3),
            points=round(one.points, 1),
            win=round(one.win, 3),
        )
        for one in advice.advise(decode_state(state_text), budget, seed)
    ]


def evaluate(state_text: str, simulations: int) -> Evaluation:
    """How things stand, and the best lines; always the same of the same position."""
    from boriken.bots.analysis import analyse  # only now: without it no network is needed

    found = analyse(decode_state(state_text), simulations)
    return Evaluation(
        simulations=found.simulations,
        chances=[round(chance, 3) for chance in found.chances],
        lines=[
            LineOfPlay(
                action=TEXTS[line.advice.action],
                share=round(line.advice.share, 3),
                win=round(line.advice.win, 3),
                points=round(line.advice.points, 1),
                replies=[Expected(reply.seat, TEXTS[reply.action]) for reply in line.replies],
            )
            for line in found.lines
        ],
    )


def look_back(record: str, first: int, simulations: int) -> list[Move]:
    """What to think of a game's moves from one on: as many as there is time for, but one at least."""
    from boriken.bots.review import review_moves

    known = Record.from_text(record)
    game = Game.from_options(known.options, known.seed, known.names, known.chance)
    for action in known.actions[:first]:
        game.play(action)
    end = time.monotonic() + LOOKING_BACK
    moves: list[Move] = []
    for move in review_moves(game, known.actions[first:], simulations, first):
        moves.append(move)
        if time.monotonic() >= end:
            break
    return moves


# --- Here --------------------------------------------------------------------------------------------------


class BotPool:
    """Asks bots; a process that crashes or hangs is replaced."""

    def __init__(self, processes: int, budget: float, starting: float = STARTING) -> None:
        self._processes = processes
        self._budget = budget
        self._starting = starting
        # What waits for a process waits here, so that a bot's time runs only while it thinks.
        self._turns = Turns(processes)
        self._asked = 0
        """What bots are at, and what waits for one of them."""
        self._pool = self._new_pool()

    def _new_pool(self) -> ProcessPoolExecutor:
        self._start: asyncio.Future[list[None]] | None = None
        context = multiprocessing.get_context("spawn")
        return ProcessPoolExecutor(self._processes, context, _start_worker)

    async def choose(self, name: str, state: State, asker: Asker = ANYBODY) -> int:
        """A legal action of the seat on turn. The bot sees what the seat may know, the rest is made up."""
        seed = secrets.randbits(48)
        imagined = imagine(state, int(state.frames[-1].seat), Generator.from_seed(seed))
        if len(imagined.choices) == 1:  # a position with a single choice would be played on when it is read
            return imagined.choices[0]
        text = encode_state(imagined)
        for _ in range(TRIES):
            action = await self._ask(asker, think, name, seed, text, self._budget)
            if action in state.choices:
                return action
        return random.choice(state.choices)

    async def advise(self, state: State, asker: Asker = ANYBODY) -> list[Advised]:
        """What the seat on turn could do best, by what it may know."""
        seed = secrets.randbits(48)
        text = encode_state(determinize(state, int(state.frames[-1].seat), Generator.from_seed(seed)))
        advice = await self._ask(asker, advise, seed, text, self._budget)
        if advice is None:
            raise Unavailable("no_advice_now")
        return advice

    async def evaluate(self, state: State, simulations: int, asker: Asker = ANYBODY) -> Evaluation:
        """What to think of a position of which everything is known."""
        found = await self._ask(asker, evaluate, encode_state(state), simulations)
        if found is None:
            raise Unavailable("no_advice_now")
        return found

    async def look_back(
        self, record: str, first: int, simulations: int, asker: Asker = ANYBODY
    ) -> list[Move]:
        """What to think of the next moves of a recorded game."""
        for _ in range(TRIES):
            moves = await self._ask(asker, look_back, record, first, simulations)
            if moves:
                return moves
        raise Unavailable("review_failed")

    def busy(self) -> int:
        """Processes that think."""
        return min(self._asked, self._processes)

    def waiting(self) -> int:
        """Questions that wait for a process."""
        return max(0, self._asked - self._processes)

    async def _ask(self, asker: Asker, work: Callable[..., Answer], *arguments: object) -> Answer | None:
        """What a process of the pool answers, once one is free; None if it fails.

        Who goes away before that is not asked for any more.
        """
        begun: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._asked += 1
        task = asyncio.create_task(self._ask_in_turn(asker, begun, work, *arguments))
        try:
            return await asyncio.shield(task)
        except asyncio.CancelledError:
            if not begun.done():  # a process that thinks already is busy to the end, and so is its place
                task.cancel()
            raise

    async def _ask_in_turn(
        self, asker: Asker, begun: asyncio.Future[None], work: Callable[..., Answer], *arguments: object
    ) -> Answer | None:
        try:
            async with self._turns.one(asker):
                begun.set_result(None)
                return await self._ask_now(work, *arguments)
        finally:
            self._asked -= 1

    async def _ask_now(self, work: Callable[..., Answer], *arguments: object) -> Answer | None:
        pool = self._pool
        try:
            await self._started(pool)
            answer = asyncio.get_running_loop().run_in_executor(pool, work, *arguments)
            return await asyncio.wait_for(answer, self._budget + GRACE)
        except (BrokenProcessPool, TimeoutError) as error:
            logger.warning("bot_process_lost", work=work.__name__, error=type(error).__name__)
            self._replace(pool)
        except Exception as error:  # whatever a bot does wrong is the bot's fault alone
            logger.warning("bot_failed", work=work.__name__, error=repr(error))
        return None

    async def _started(self, pool: ProcessPoolExecutor) -> None:
        """The first to ask starts the processes; a bot's time runs only once they have started."""
        if self._start is None:
            ask = asyncio.get_running_loop().run_in_executor
            self._start = asyncio.gather(*(ask(pool, _ready) for _ in range(self._processes)))
        start = self._start
        if not (await asyncio.wait([start], timeout=self._starting))[0]:
            # On a machine as busy as that the next ones would never start either.
            self._starting = min(2 * self._starting, LONGEST_START)
            raise TimeoutError
        if start.cancelled():
            raise BrokenProcessPool
        start.result()

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
