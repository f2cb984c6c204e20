"""A seat that plays at random, loses its server now and then, and repeats what got no answer."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

import httpx
from websockets.asyncio.client import ClientConnection
from websockets.exceptions import ConnectionClosed, InvalidHandshake, InvalidMessage

from tests.server.torture.clients import Feed, Json, Person, Refused, new_key, receive, send
from tests.server.torture.findings import Findings
from tests.server.torture.ledger import Ledger

LOST: Final = (httpx.HTTPError, OSError, ConnectionClosed, InvalidHandshake, InvalidMessage, EOFError)
"""What it looks like when a server dies."""
LISTS: Final = 0.4
"""How often several actions are tried at once."""
OFTEN_DECLINED: Final = ("settler", "builder", "trader")
"""Roles after which who took them may pass: a list that is mostly legal."""
UNAVAILABLE: Final = 503


class Stage:
    """What all players share."""

    def __init__(self, url: Callable[[], str], findings: Findings, chance: random.Random) -> None:
        self.url = url
        self.findings = findings
        self.random = chance
        self.is_up = asyncio.Event()
        self.is_up.set()
        self.may_ask = asyncio.Event()
        """Closed while what was told is compared with what is there."""
        self.may_ask.set()


@dataclass(frozen=True)
class Request:
    """What has been sent and not been answered."""

    seq: int
    key: str
    actions: list[str]

    def to_json(self) -> Json:
        return {"seq": self.seq, "key": self.key, "actions": self.actions}


class Player:
    """Plays one seat to the end of the game."""

    def __init__(
        self, stage: Stage, person: Person, table: str, seat: int, ledger: Ledger, is_live: bool
    ) -> None:
        self.stage = stage
        self.person = person
        self.table = table
        self.seat = seat
        self.ledger = ledger
        self.pending: Request | None = None
        self._is_live = is_live
        self._feed = Feed()
        self._last: Json = {}
        self._is_simple = False
        """Whether a list has just been refused, so that one action is next."""

    async def play(self) -> None:
        while not self._is_done:
            await self.stage.is_up.wait()
            try:
                await (self._play_live() if self._is_live else self._play_over_http())
            except LOST:
                await asyncio.sleep(0.01)
            except Refused as error:
                if error.status != UNAVAILABLE:
                    raise

    @property
    def _is_done(self) -> bool:
        """The game is over, and we know what became of our last request."""
        return bool(self._last) and self._last["table"]["status"] != "playing" and self.pending is None

    def _hear(self, update: Json) -> None:
        self._last = update
        problem = self._feed.take(update)
        if problem is not None:
            self.stage.findings.fail(f"{self.table}, seat {self.seat}: {problem}")
        self.ledger.hear(update, self.seat)

    # --- Over HTTP ---------------------------------------------------------------------------------------

    async def _play_over_http(self) -> None:
        path = f"/api/tables/{self.table}"
        if self.pending is not None:
            await self._ask_over_http(self.pending)
        while not self._is_done:
            self._hear(await self.person.get(f"{path}/updates", after=self._feed.seq, wait=5, brings=False))
            while await self._decide():
                assert self.pending is not None
                await self._ask_over_http(self.pending)

    async def _ask_over_http(self, request: Request) -> None:
        try:
            answer = await self.person.post(f"/api/tables/{self.table}/act?brings=false", request.to_json())
        except Refused as error:
            self._refused(error.status, error.code)
            return
        self._done(bool(answer["repeated"]))

    # --- Over a WebSocket --------------------------------------------------------------------------------

    async def _play_live(self) -> None:
        async with self.person.live(self.table, self._feed.seq) as socket:
            if self.pending is not None:
                await send(socket, {"type": "act", **self.pending.to_json()})
            while not self._is_done:
                await self._take(await receive(socket), socket)

    async def _take(self, message: Json, socket: ClientConnection) -> None:
        if message["type"] == "update":
            self._hear(message)
            if "key" in message:
                self._done(message["repeated"])
        elif message["type"] == "error":
            self._refused(message["error"]["status"], message["error"]["code"])
        if await self._decide():
            assert self.pending is not None
            await send(socket, {"type": "act", **self.pending.to_json()})

    # --- Deciding ----------------------------------------------------------------------------------------

    async def _decide(self) -> bool:
        """Whether there is something to ask for now."""
        decision = self._last.get("decision")
        if self.pending is not None or not decision or not decision["yours"] or self._moved_on():
            return False
        while not self.stage.may_ask.is_set():  # it may be closed again before we wake up
            await self.stage.may_ask.wait()
        choices = [choice["action"] for choice in decision["choices"]]
        actions = [self.stage.random.choice(choices)]
        if not self._is_simple and self.stage.random.random() < LISTS:
            is_role = actions[0] in OFTEN_DECLINED
            actions.append("pass" if is_role else self.stage.random.choice(choices))
        self.pending = Request(self._last["seq"], new_key(), actions)
        return True

    def _moved_on(self) -> bool:
        """Whether what we have seen last is old, because our own action is stored since."""
        return self._last.get("seq", 0) + 1 in self.ledger.acknowledged

    def _done(self, is_repeated: bool) -> None:
        request, self.pending = self.pending, None
        self._is_simple = False
        if request is None:
            self.stage.findings.fail(f"{self.table}, seat {self.seat}: an answer to nothing")
            return
        problem = self.ledger.acknowledge(request.seq + 1, self.seat, request.actions)
        if problem is not None:
            self.stage.findings.fail(f"{self.table}: {problem}")
        if is_repeated:
            self.stage.findings.count("requests that had been stored before the kill")

    def _refused(self, status: int, code: str) -> None:
        """A list may be illegal; nothing else may be."""
        request = self.pending
        if status == UNAVAILABLE:
            raise ConnectionResetError
        self.pending = None
        self._is_simple = True
        if request is None or len(request.actions) == 1 or code == "stale":
            self.stage.findings.fail(f"{self.table}, seat {self.seat}: {request} was refused: {code}")
