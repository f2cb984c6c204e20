"""Guests of a server who sit down at a table and start it, and their connections."""

from __future__ import annotations

import re
import ssl
from collections.abc import AsyncIterator, Sequence
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import dataclass, field
from functools import cache
from typing import Final

import httpx
from websockets.asyncio.client import ClientConnection, connect

from boriken.engine.errors import BorikenError
from boriken.load.figures import Load

PATIENCE: Final = 60.0
"""Seconds for an answer over HTTP, and for a connection to be made."""


class LoadFailed(BorikenError):
    """The server cannot be put under load."""


@dataclass
class Client:
    """One seat at one table."""

    http: httpx.AsyncClient
    table: str
    brings: str
    """Whether all is told of a decision: ``true`` or ``false``."""
    asked: dict[str, float] = field(default_factory=dict)
    """When each request that has no answer yet was sent, by its key."""
    moved: dict[int, float] = field(default_factory=dict)
    """When the action was sent that leads to an entry of the log: the same for all at the table."""

    @property
    def cookie(self) -> dict[str, str]:
        return {"Cookie": "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())}

    @property
    def socket_url(self) -> str:
        server = str(self.http.base_url).rstrip("/").replace("http", "ws", 1)
        return f"{server}/api/tables/{self.table}/live?after=0&brings={self.brings}"


@asynccontextmanager
async def connected(client: Client) -> AsyncIterator[ClientConnection]:
    """A client's socket, which is gone afterwards, even if the load ends while it says goodbye."""
    socket = await connect(
        client.socket_url, compression=None, additional_headers=client.cookie, open_timeout=PATIENCE
    )
    try:
        yield socket
        await socket.close()
    finally:
        socket.transport.abort()
        await socket.wait_closed()


@asynccontextmanager
async def invited(load: Load) -> AsyncIterator[list[httpx.AsyncClient]]:
    """Somebody for each seat, at the processes of the server in turn."""
    async with AsyncExitStack() as stack:
        urls = [load.urls[seat % len(load.urls)] for seat in range(load.options.players)]
        yield [await stack.enter_async_context(new_guest(url)) for url in urls]


async def set_table(load: Load, guests: Sequence[httpx.AsyncClient]) -> list[Client]:
    """A table with a client in each seat, begun."""
    options = {key: value for key, value in load.options.to_json().items() if key != "governor"}
    seats = [{"kind": "you"}] + [{"kind": "open"}] * (load.options.players - 1)
    host, *others = guests
    made = await _post(host, "/api/tables", {"name": "Load 1", "options": options, "seats": seats})
    table = made["table"]
    assert isinstance(table, dict)
    address = f"/api/tables/{table['id']}"
    for number, guest in enumerate(others, 2):
        await _post(guest, f"{address}/join", {"name": f"Load {number}"})
    await _post(host, f"{address}/start", {})
    brings = "true" if load.as_page else "false"
    moved: dict[int, float] = {}
    return [Client(guest, str(table["id"]), brings, moved=moved) for guest in guests]


def new_guest(url: str) -> httpx.AsyncClient:
    return httpx.AsyncClient(base_url=url, timeout=PATIENCE, verify=_certificates())


@cache
def _certificates() -> ssl.SSLContext:
    """Read once: if every client read them, the clients would be what is slow."""
    return ssl.create_default_context()


async def _post(http: httpx.AsyncClient, path: str, body: dict[str, object]) -> dict[str, object]:
    answer = await http.post(path, json=body)
    data: dict[str, object] = answer.json()
    if answer.status_code != 200:
        raise LoadFailed(f"The server refuses {path}: {data['error']}")
    return data


async def processor_seconds(urls: Sequence[str]) -> float | None:
    """What the processes of the server have used of their processors; None if one does not tell."""
    total = 0.0
    for url in urls:
        async with new_guest(url) as http:
            metrics = (await http.get("/metrics")).text
        found = re.search(r"^boriken_processor_seconds (\S+)$", metrics, re.MULTILINE)
        if found is None:
            return None
        total += float(found[1])
    return total
