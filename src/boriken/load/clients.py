"""Guests of a server who sit down at a table and start it."""

from __future__ import annotations

import ssl
from dataclasses import dataclass, field
from functools import cache

import httpx

from boriken.engine.errors import BorikenError
from boriken.load.figures import Load


class LoadFailed(BorikenError):
    """The server cannot be put under load."""


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
