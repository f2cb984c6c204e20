"""Clients that play on a server over real connections, as quickly as people would or more so."""

from __future__ import annotations

import asyncio
import random
import ssl
import time
import uuid
from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from functools import cache
from typing import Final

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from boriken.engine.errors import BorikenError
from boriken.engine.options import Options

SETTING_UP: Final = 16
"""Tables that are made at the same time."""


class LoadFailed(BorikenError):
    """The server cannot be put under load."""


class _Choice(msgspec.Struct):
    action: str


class _Decision(msgspec.Struct):
    yours: bool
    choices: list[_Choice] | None


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


@dataclass(frozen=True)
class Load:
    """What is asked of the server."""

    urls: Sequence[str]
    """Of the processes of one server."""
    tables: int
    options: Options
    think: float
    seconds: float
    over_http: bool


@dataclass
class Measured:
    """What came of it."""

    clients: int
    seconds: float
    latencies: list[float] = field(default_factory=list)
    """Seconds from an action to its stored answer, in order."""
    refused: Counter[str] = field(default_factory=Counter)
    lost: int = 0
    games: int = 0

    @property
    def troubles(self) -> list[str]:
        found = [f"{count} actions were refused: {code}." for code, count in self.refused.items()]
        if self.lost:
            found.append(f"{self.lost} connections were lost.")
        if not self.latencies:
            found.append("No action was answered.")
        return found

    def percentile(self, share: float) -> float:
        """In milliseconds."""
        if not self.latencies:
            return 0.0
        return self.latencies[min(len(self.latencies) - 1, int(share * len(self.latencies)))] * 1000

    def row(self) -> list[str]:
        figures = [self.percentile(share) for share in (0.5, 0.9, 0.99, 1.0)]
        return [
            f"{self.clients:,}",
            f"{len(self.latencies):,}",
            f"{len(self.latencies) / self.seconds:,.0f}",
            *(f"{figure:.1f}" for figure in figures),
        ]

    def to_json(self) -> dict[str, object]:
        return {
            "clients": self.clients,
            "actions": len(self.latencies),
            "actions_per_second": len(self.latencies) / self.seconds,
            "milliseconds": {
                "p50": self.percentile(0.5),
                "p90": self.percentile(0.9),
                "p99": self.percentile(0.99),
                "max": self.percentile(1.0),
            },
            "refused": dict(self.refused),
            "lost": self.lost,
            "games_finished": self.games,
        }


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
            stage.is_measuring = True
            await asyncio.sleep(load.seconds)
            stage.is_measuring = False
            for task in playing:
                task.cancel()
    except* (httpx.HTTPError, OSError, InvalidHandshake) as errors:
        server = " ".join(load.urls)
        raise LoadFailed(f"{server} does not answer as a server: {errors.exceptions[0]}.") from None
    except* LoadFailed as errors:
        raise errors.exceptions[0] from None
    result.latencies.sort()
    return result


class Stage:
    """All tables of a run."""

    def __init__(self, load: Load, result: Measured) -> None:
        self.load = load
        self.result = result
        self.is_measuring = False
        self.all_begun = asyncio.Event()
        self._begun = 0

    async def keep_playing(self, slots: asyncio.Semaphore) -> None:
        """One game after the other."""
        is_first = True
        while True:
            async with slots:
                clients = await set_table(self.load)
            if is_first:
                is_first = False
                self._begun += 1
                if self._begun == self.load.tables:
                    self.all_begun.set()
            try:
                async with asyncio.TaskGroup() as group:
                    for client in clients:
                        group.create_task(self._play(client))
                self.result.games += 1
            finally:
                await asyncio.gather(*(client.http.aclose() for client in clients), return_exceptions=True)

    async def _play(self, client: Client) -> None:
        connection = connect(client.socket_url, compression=None, additional_headers=client.cookie)
        try:
            async with connection as socket, asyncio.TaskGroup() as deciding:
                await self._play_on(client, socket, deciding)
        except* ConnectionClosed:
            self.result.lost += 1

    async def _play_on(self, client: Client, socket: ClientConnection, deciding: asyncio.TaskGroup) -> None:
        decided = 0
        async for text in socket:
            message = _decoder.decode(text)
            if message.key is not None:
                self._note(client, message)
            if message.type != "update" or message.table is None:
                continue
            if message.table.status != "playing":
                return
            decision = message.decision
            if decision is not None and decision.yours and decision.choices and message.seq > decided:
                decided = message.seq
                action = random.choice(decision.choices).action
                # Beside the reading, so that an answer is noted when it comes.
                deciding.create_task(self._act(client, socket, message.seq, action))

    async def _act(self, client: Client, socket: ClientConnection, seq: int, action: str) -> None:
        await asyncio.sleep(random.uniform(self.load.think / 2, self.load.think))
        key = uuid.uuid4().hex
        request = {"seq": seq, "key": key, "actions": [action]}
        client.asked[key] = time.perf_counter()
        if not self.load.over_http:
            await socket.send(msgspec.json.encode({"type": "act", **request}).decode())
            return
        answer = await client.http.post(f"/api/tables/{client.table}/act?brings=false", json=request)
        error = None if answer.status_code == 200 else answer.json()["error"]
        self._note(client, _Message("update" if error is None else "error", key=key, error=error))

    def _note(self, client: Client, message: _Message) -> None:
        asked = client.asked.pop(message.key or "", None)
        if not self.is_measuring:
            return
        if message.type == "error":
            self.result.refused[str((message.error or {}).get("code"))] += 1
        elif asked is not None:
            self.result.latencies.append(time.perf_counter() - asked)


@dataclass
class Client:
    """One seat at one table."""

    http: httpx.AsyncClient
    table: str
    asked: dict[str, float] = field(default_factory=dict)
    """When each request that has no answer yet was sent, by its key."""

    @property
    def cookie(self) -> dict[str, str]:
        return {"Cookie": "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())}

    @property
    def socket_url(self) -> str:
        server = str(self.http.base_url).rstrip("/").replace("http", "ws", 1)
        return f"{server}/api/tables/{self.table}/live?after=0&brings=false"


async def set_table(load: Load) -> list[Client]:
    """A table with a client in each seat, begun."""
    options = {key: value for key, value in load.options.to_json().items() if key != "governor"}
    seats = [{"kind": "you"}] + [{"kind": "open"}] * (load.options.players - 1)
    host = new_guest(load.urls[0])
    clients = [Client(host, "")]
    made = await _post(host, "/api/tables", {"name": "Load 1", "options": options, "seats": seats})
    table = made["table"]
    assert isinstance(table, dict)
    clients[0].table = str(table["id"])
    for number in range(2, load.options.players + 1):
        guest = new_guest(load.urls[(number - 1) % len(load.urls)])
        clients.append(Client(guest, clients[0].table))
        await _post(guest, f"/api/tables/{clients[0].table}/join", {"name": f"Load {number}"})
    await _post(host, f"/api/tables/{clients[0].table}/start", {})
    return clients


def new_guest(url: str) -> httpx.AsyncClient:
    return httpx.AsyncClient(base_url=url, timeout=60, verify=_certificates())


@cache
def _certificates() -> ssl.SSLContext:
    """Read once: for every client anew, the clients would be what is slow."""
    return ssl.create_default_context()


async def _post(http: httpx.AsyncClient, path: str, body: dict[str, object]) -> dict[str, object]:
    answer = await http.post(path, json=body)
    data: dict[str, object] = answer.json()
    if answer.status_code != 200:
        raise LoadFailed(f"The server refuses {path}: {data['error']}")
    return data
