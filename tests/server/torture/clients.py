"""Clients for tortures: they play at random, and remember everything they were told."""

from __future__ import annotations

import uuid
from collections.abc import Callable
from contextlib import AbstractAsyncContextManager
from typing import Any

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect

from tests.patience import PATIENCE
from tests.server.agreeing import ASYNC_HOOKS, AgreeingAsyncConnection

Json = dict[str, Any]


class Refused(Exception):
    """The server's answer was an error."""

    def __init__(self, status: int, error: Json) -> None:
        super().__init__(f"{status}: {error}")
        self.status = status
        self.code = str(error.get("code"))


class Person:
    """Somebody with cookies, who may go from one server to another."""

    def __init__(self, url: Callable[[], str]) -> None:
        self.url = url
        self._http = httpx.AsyncClient(timeout=PATIENCE, event_hooks=ASYNC_HOOKS)

    async def close(self) -> None:
        await self._http.aclose()

    @property
    def cookie(self) -> str:
        return "; ".join(f"{name}={value}" for name, value in self._http.cookies.items())

    async def ask(self, method: str, path: str, **more: Any) -> httpx.Response:
        return await self._http.request(method, f"{self.url()}{path}", **more)

    async def get(self, path: str, **query: Any) -> Json:
        return _answer(await self.ask("GET", path, params=query or None))

    async def post(self, path: str, body: Json | None = None) -> Json:
        return _answer(await self.ask("POST", path, json=body or {}))

    async def name(self, name: str) -> None:
        _answer(await self.ask("PUT", "/api/me", json={"name": name}))

    async def log(self, table: str) -> list[Json]:
        """All entries of a table."""
        entries: list[Json] = []
        while True:
            after = entries[-1]["seq"] if entries else 0
            page = (await self.get(f"/api/tables/{table}/log", after=after, limit=500))["entries"]
            if not page:
                return entries
            entries += page

    def live(self, table: str, after: int) -> AbstractAsyncContextManager[ClientConnection]:
        address = f"{self.url().replace('http', 'ws', 1)}/api/tables/{table}/live?after={after}&brings=false"
        return connected(address, self.cookie, create_connection=AgreeingAsyncConnection)


def connected(address: str, cookie: str, **more: Any) -> AbstractAsyncContextManager[ClientConnection]:
    """A socket that is not given up because the machine is busy."""
    return connect(
        address,
        additional_headers={"Cookie": cookie},
        compression=None,
        open_timeout=PATIENCE,
        ping_interval=None,
        **more,
    )


def _answer(response: httpx.Response) -> Json:
    data: Json = response.json()
    if response.status_code != 200:
        raise Refused(response.status_code, data["error"])
    return data


async def receive(socket: ClientConnection) -> Json:
    message: Json = msgspec.json.decode(await socket.recv())
    return message


async def send(socket: ClientConnection, message: Json) -> None:
    await socket.send(msgspec.json.encode(message).decode())


def new_key() -> str:
    return uuid.uuid4().hex


async def set_table(people: list[Person], bots: int = 0, **body: Any) -> str:
    """A table with these people in the first seats and bots in the others, begun."""
    options = {"players": len(people) + bots, **body.pop("options", {})}
    seats = [{"kind": "you"}, *({"kind": "open"} for _ in people[1:])]
    seats += [{"kind": "bot", "bot": "random"} for _ in range(bots)]
    made = await people[0].post(
        "/api/tables", {"options": options, "seats": seats, "order": "fixed", "undo": "none", **body}
    )
    table = str(made["table"]["id"])
    for person in people[1:]:
        await person.post(f"/api/tables/{table}/join")
    await people[0].post(f"/api/tables/{table}/start")
    return table


class Feed:
    """What one client has been told of a table's log: every entry once, in order."""

    def __init__(self) -> None:
        self.entries: list[Json] = []

    @property
    def seq(self) -> int:
        """The last one seen."""
        return int(self.entries[-1]["seq"]) if self.entries else 0

    def take(self, update: Json) -> str | None:
        """Note an update; what is wrong with it, if anything."""
        told = [int(entry["seq"]) for entry in update["entries"]]
        expected = list(range(self.seq + 1, int(update["seq"]) + 1))
        self.entries += update["entries"]
        if told == expected and update["after"] == expected[0] - 1 if expected else not told:
            return None
        return f"after entry {expected[0] - 1 if expected else self.seq} came {told}, not {expected}"
