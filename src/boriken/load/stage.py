"""The tables of a run: clients play at them, and every answer is timed."""

from __future__ import annotations

import asyncio
import random
import time
import uuid
from collections.abc import Callable, Sequence
from contextlib import suppress
from typing import Final

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from boriken.load.clients import (
    PATIENCE,
    Client,
    LoadFailed,
    connected,
    invited,
    processor_seconds,
    set_table,
)
from boriken.load.figures import Load, Measured

SETTING_UP: Final = 16
"""Tables that are made at the same time."""


class _Choice(msgspec.Struct):
    action: str


class _Decision(msgspec.Struct):
    yours: bool
    choices: list[_Choice] | None
    proposal: dict[str, int] = {}


class _Table(msgspec.Struct):
    status: str


class _Message(msgspec.Struct):
    """What a client needs of a message, whatever else is in it."""

    type: str
    seq: int = 0
    key: str | None = None
    table: _Table | None = None
    decision: _Decision | None = None
    error: dict[str, object] | None = None


_decoder: Final = msgspec.json.Decoder(_Message)


def quickest_loop() -> Callable[[], asyncio.AbstractEventLoop] | None:
    """The clients must not be what is slow; where there is no uvloop, Python's own loop."""
    try:
        import uvloop
    except ImportError:
        return None
    return uvloop.new_event_loop


async def measure(load: Load) -> Measured:
    """Set up all tables, let them play, and measure once the last one has begun."""
    players = load.options.players
    result = Measured(load.tables * players, load.seconds)
    stage = Stage(load, result)
    slots = asyncio.Semaphore(SETTING_UP)
    try:
        async with asyncio.TaskGroup() as group:
            playing = [group.create_task(stage.keep_playing(slots)) for _ in range(load.tables)]
            await stage.all_begun.wait()
            before = await processor_seconds(load.urls)
            stage.is_measuring = True
            await asyncio.sleep(load.seconds)
            stage.is_measuring = False
            after = await processor_seconds(load.urls)
            result.processor = None if before is None or after is None else after - before
            result.unanswered = await stage.count_unanswered()
            for task in playing:
                task.cancel()
    except* (httpx.HTTPError, OSError, InvalidHandshake) as errors:
        server = " ".join(load.urls)
        raise LoadFailed(f"{server} does not answer as a server: {errors.exceptions[0]}.") from None
    except* LoadFailed as errors:
        raise errors.exceptions[0] from None
    result.latencies.sort()
    result.others.sort()
    return result


class Stage:
    """All tables of a run."""

    def __init__(self, load: Load, result: Measured) -> None:
        self.load = load
        self.result = result
        self.is_measuring = False
        self.all_begun = asyncio.Event()
        self._begun = 0
        self._waiting: set[str] = set()
        """Keys of the actions that were sent while measuring, as long as they have no answer."""
        self._all_answered = asyncio.Event()

    async def count_unanswered(self, patience: float = PATIENCE) -> int:
        """Actions that have no answer, however long one waits."""
        self._all_answered.clear()
        if self._waiting:
            with suppress(TimeoutError):
                await asyncio.wait_for(self._all_answered.wait(), patience)
        return len(self._waiting)

    async def keep_playing(self, slots: asyncio.Semaphore) -> None:
        """One game after the other, the same people all the time."""
        is_first = True
        async with invited(self.load) as guests:
            while True:
                async with slots:
                    clients = await set_table(self.load, guests)
                if is_first:
                    is_first = False
                    self._begun += 1
                    if self._begun == self.load.tables:
                        self.all_begun.set()
                await self.play_out(clients)
                self.result.games += 1

    async def play_out(self, clients: Sequence[Client]) -> None:
        async with asyncio.TaskGroup() as group:
            for client in clients:
                group.create_task(self._play(client))

    async def _play(self, client: Client) -> None:
        try:
            async with connected(client) as socket, asyncio.TaskGroup() as deciding:
                await self._play_on(client, socket, deciding)
        except* ConnectionClosed:
            self.result.lost += 1

    async def _play_on(self, client: Client, socket: ClientConnection, deciding: asyncio.TaskGroup) -> None:
        decided = 0
        async for text in socket:
            if self.is_measuring:
                self.result.received += len(text.encode() if isinstance(text, str) else text)
            message = _decoder.decode(text)
            if message.key is not None:
                self._note(client, message)
            if message.type != "update" or message.table is None:
                continue
            if message.key is None and self.is_measuring and message.seq in client.moved:
                self.result.others.append(time.perf_counter() - client.moved[message.seq])
            if message.table.status != "playing":
                return
            decision = message.decision
            if decision is not None and decision.yours and decision.choices and message.seq > decided:
                decided = message.seq
                # Beside the reading, so that an answer is noted when it comes.
                deciding.create_task(self._act(client, socket, message.seq, _decided(decision)))

    async def _act(
        self, client: Client, socket: ClientConnection, seq: int, decided: dict[str, object]
    ) -> None:
        await asyncio.sleep(random.uniform(self.load.think / 2, self.load.think))
        key = uuid.uuid4().hex
        request = {"seq": seq, "key": key, **decided}
        client.asked[key] = client.moved[seq + 1] = time.perf_counter()
        if self.is_measuring:
            self._waiting.add(key)
        if not self.load.over_http:
            await socket.send(msgspec.json.encode({"type": "act", **request}).decode())
            return
        answer = await client.http.post(
            f"/api/tables/{client.table}/act?brings={client.brings}", json=request
        )
        error = None if answer.status_code == 200 else answer.json()["error"]
        self._note(client, _Message("update" if error is None else "error", key=key, error=error))

    def _note(self, client: Client, message: _Message) -> None:
        asked = client.asked.pop(message.key or "", None)
        self._waiting.discard(message.key or "")
        if not self._waiting:
            self._all_answered.set()
        if not self.is_measuring:
            return
        if message.type == "error":
            self.result.refused[str((message.error or {}).get("code"))] += 1
        elif asked is not None:
            self.result.latencies.append(time.perf_counter() - asked)


def _decided(decision: _Decision) -> dict[str, object]:
    """What is proposed for a decision of several parts, else one of the choices."""
    if decision.proposal:
        return {"answer": decision.proposal}
    return {"actions": [random.choice(decision.choices or []).action]}
