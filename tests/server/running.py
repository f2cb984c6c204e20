"""A real server on a free port for tests, and clients that talk to it over the network."""

from __future__ import annotations

import asyncio
import os
import random
import secrets
import socket
import threading
import uuid
from collections.abc import Coroutine, Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any, Final, Self, TypeVar

import asyncpg
import httpx
import msgspec
import pytest
import redis
from websockets.sync.client import ClientConnection, connect

from boriken.server.running import Server, address, bind
from boriken.server.services import Services
from boriken.server.settings import Settings
from tests.patience import PATIENCE
from tests.server.agreeing import HOOKS, AgreeingConnection

POSTGRESQL: Final = os.environ.get("BORIKEN_TEST_POSTGRESQL", "postgresql://postgres@127.0.0.1:5432/postgres")
REDIS: Final = os.environ.get("BORIKEN_TEST_REDIS", "redis://127.0.0.1:6379/0")

Json = dict[str, Any]
Result = TypeVar("Result")
Finished = tuple[str, "list[Client]", Json]
"""A game that is over: its table, its clients by seat, the last update of the first of them."""


# --- Databases -------------------------------------------------------------------------------------------


def postgresql_problem() -> str | None:
    """Why PostgreSQL cannot be used; None if it can."""

    async def try_it() -> None:
        connection = await asyncpg.connect(POSTGRESQL, timeout=PATIENCE)
        await connection.close()

    try:
        asyncio.run(try_it())
    except (OSError, asyncpg.PostgresError, TimeoutError) as error:
        return f"PostgreSQL was not reachable ({type(error).__name__})"
    return None


def redis_problem() -> str | None:
    try:
        with redis.Redis.from_url(REDIS, socket_connect_timeout=PATIENCE) as client:
            client.ping()
    except (redis.RedisError, OSError) as error:
        return f"Redis was not reachable ({type(error).__name__})"
    return None


@contextmanager
def new_postgresql_database() -> Iterator[str]:
    """The address of an empty database, dropped afterwards."""
    name = f"boriken_test_{secrets.token_hex(6)}"

    async def administer(statement: str) -> None:
        connection = await asyncpg.connect(POSTGRESQL)
        await connection.execute(statement)
        await connection.close()

    asyncio.run(administer(f"CREATE DATABASE {name} TEMPLATE template0"))  # which nobody else is at
    try:
        yield f"{POSTGRESQL.rpartition('/')[0]}/{name}"
    finally:
        asyncio.run(administer(f"DROP DATABASE {name} WITH (FORCE)"))


@contextmanager
def new_database(kind: str, folder: Path) -> Iterator[str]:
    """The address of an empty database of a kind: sqlite or postgresql."""
    if kind == "sqlite":
        yield f"sqlite:///{folder / 'tables.db'}"
    else:
        with new_postgresql_database() as url:
            yield url


# --- Servers ---------------------------------------------------------------------------------------------


class RunningServer:
    """A server in a thread of its own."""

    def __init__(self, settings: Settings, listening: socket.socket | None = None) -> None:
        self._listening = listening or bind("127.0.0.1", 0)
        self.url = address(self._listening, settings).rstrip("/")
        self._started = threading.Event()
        self.server = Server(settings, self._started.set)
        self._thread = threading.Thread(target=self._run, daemon=True)
        self._failure: BaseException | None = None
        self._clients: list[Client] = []
        self._loop: asyncio.AbstractEventLoop | None = None

    def _run(self) -> None:
        try:
            asyncio.run(self._serve())
        except BaseException as error:
            self._failure = error
        finally:
            self._started.set()
            self._listening.close()

    async def _serve(self) -> None:
        self._loop = asyncio.get_running_loop()
        await self.server.run_on(self._listening)

    def run(self, what: Coroutine[Any, Any, Result]) -> Result:
        """Do something inside the server."""
        assert self._loop is not None
        return asyncio.run_coroutine_threadsafe(what, self._loop).result(PATIENCE)

    def __enter__(self) -> Self:
        self._thread.start()
        assert self._started.wait(PATIENCE), "the server did not start"
        if self._failure is not None:
            raise self._failure
        return self

    def __exit__(self, *_: object) -> None:
        self.close_clients()
        self.stop()
        self._thread.join(PATIENCE)
        assert not self._thread.is_alive(), "the server did not stop"
        if self._failure is not None:
            raise self._failure

    def stop(self) -> None:
        """Tell the server to stop, and go on."""
        if not self.server.should_exit:
            self.server.stop()

    @property
    def services(self) -> Services:
        services = self.server.app.state.services
        assert isinstance(services, Services)
        return services

    def client(self, name: str | None = None) -> Client:
        """Somebody new; with a name, a guest."""
        client = Client(self.url)
        self._clients.append(client)
        if name is not None:
            assert client.put("/api/me", {"name": name})["name"] == name
        return client

    def leave_open(self, client: Client) -> None:
        """Somebody else closes it."""
        self._clients.remove(client)

    def close_clients(self) -> None:
        while self._clients:
            self._clients.pop().http.close()


def settings_for(database_url: str, **changes: Any) -> Settings:
    """A server that lets tests ask as much as they want and bots move at once."""
    defaults: dict[str, Any] = {"rate_limits": False, "bot_pause": 0.0}
    return Settings(database_url=database_url, **{**defaults, **changes})


# --- Clients ---------------------------------------------------------------------------------------------


class RequestRefused(Exception):
    """The server's answer was an error."""

    def __init__(self, status: int, error: Json) -> None:
        super().__init__(f"{status}: {error}")
        self.status = status
        self.error = error
        self.code: str = error["code"]


class Client:
    """Somebody with a browser's memory for cookies."""

    def __init__(self, url: str) -> None:
        self.url = url
        self.http = httpx.Client(base_url=url, timeout=PATIENCE, event_hooks=HOOKS)

    def get(self, path: str, **query: Any) -> Json:
        return self._answer(self.http.get(path, params=query or None))

    def post(self, path: str, body: Json | None = None) -> Json:
        return self._answer(self.http.post(path, json=body if body is not None else {}))

    def put(self, path: str, body: Json) -> Json:
        return self._answer(self.http.put(path, json=body))

    def _answer(self, response: httpx.Response) -> Json:
        data: Json = response.json()
        if response.status_code != 200:
            raise RequestRefused(response.status_code, data["error"])
        return data

    # What tests do all the time.

    def create(self, **body: Any) -> str:
        """Make a table; its id."""
        table_id: str = self.post("/api/tables", body)["table"]["id"]
        return table_id

    def look(self, table: str, **query: Any) -> Json:
        return self.get(f"/api/tables/{table}", **query)

    def act(
        self, table: str, seq: int, *actions: str | int, key: str | None = None, brings: str = "true"
    ) -> Json:
        body = {"seq": seq, "key": key or new_key(), "actions": list(actions)}
        return self.post(f"/api/tables/{table}/act?brings={brings}", body)

    def undo(self, table: str, seq: int, **body: Any) -> Json:
        return self.post(f"/api/tables/{table}/undo", {"seq": seq, "key": new_key(), **body})

    def answer_undo(self, table: str, seq: int, agree: bool) -> Json:
        body = {"seq": seq, "key": new_key(), "agree": agree}
        return self.post(f"/api/tables/{table}/undo-answer", body)

    def poll(self, table: str, **query: Any) -> Json:
        return self.get(f"/api/tables/{table}/updates", **query)

    @property
    def cookie(self) -> dict[str, str]:
        return {"Cookie": "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())}

    def live(self, table: str, query: str = "", **headers: str) -> ClientConnection:
        address = f"{self.url.replace('http', 'ws', 1)}/api/tables/{table}/live{query}"
        return connect(
            address,
            additional_headers={**self.cookie, **headers},
            compression=None,
            open_timeout=PATIENCE,
            ping_interval=None,  # a client that is slow to answer is not gone
            create_connection=AgreeingConnection,
        )


@contextmanager
def refusal(status: int, code: str | None = None) -> Iterator[Json]:
    """A request inside must be refused like this; the error is filled in."""
    error: Json = {}
    with pytest.raises(RequestRefused) as caught:
        yield error
    assert (caught.value.status, caught.value.code) == (status, code or caught.value.code), caught.value
    assert caught.value.error["status"] == status
    error.update(caught.value.error)


def new_key() -> str:
    return uuid.uuid4().hex


def receive(socket: ClientConnection, kind: str = "update", timeout: float = PATIENCE) -> Json:
    """The next message of a kind; others before it are skipped."""
    while True:
        message: Json = msgspec.json.decode(socket.recv(timeout))
        if message["type"] == kind:
            return message


def seated(
    server: RunningServer, players: int = 3, puertomas: int = 0, **body: Any
) -> tuple[str, list[Client]]:
    """A table that plays, and its clients by seat; Puertomas sit after them."""
    clients = [server.client(f"Player {number}") for number in range(players)]
    edition = {"edition": "special"} if puertomas else {}
    options = {"players": players + puertomas, **edition, **body.pop("options", {})}
    seats = [{"kind": "you"}] + [{"kind": "open"}] * (players - 1) + [{"kind": "puertoma"}] * puertomas
    table = clients[0].create(options=options, seats=seats, order="fixed", **body)
    for client in clients[1:]:
        client.post(f"/api/tables/{table}/join")
    clients[0].post(f"/api/tables/{table}/start")
    return table, clients


def unmarked(seat: Json) -> Json:
    """A seat without the mark of guests, which they have where anybody on the server has an account."""
    return {name: value for name, value in seat.items() if name != "guest"}


def play_on(table: str, clients: list[Client], moves: int = 10_000, stop_at: str = "") -> Json:
    """Random decisions of the seats on turn over HTTP, until a kind of decision comes up.

    The answer is the update of the seat that is on turn then.
    """
    update = clients[0].look(table, brings="false")
    while update["table"]["status"] == "playing":
        client = clients[update["table"]["turn"]]
        if not update["decision"]["yours"]:
            update = client.look(table, brings="false")
            if not update["decision"] or not update["decision"]["yours"]:  # a bot stands in, or it is over
                continue
        if not moves or update["decision"]["kind"] == stop_at:
            return update
        moves -= 1
        action = random.choice(update["decision"]["choices"])["action"]
        update = client.act(table, update["seq"], action, brings="false")
    return update


def play_out(table: str, clients: list[Client]) -> list[Json]:
    """Random decisions until the game is over, over sockets: the last update of everybody.

    Everybody hears of everything once and in order.
    """
    with ExitStack() as stack:
        sockets = [stack.enter_context(client.live(table, "?brings=false")) for client in clients]
        updates = [receive(socket) for socket in sockets]
        while updates[0]["table"]["status"] == "playing":
            seq, seat = updates[0]["seq"], updates[0]["table"]["turn"]
            action = random.choice(updates[seat]["decision"]["choices"])["action"]
            request = {"type": "act", "seq": seq, "key": new_key(), "actions": [action]}
            sockets[seat].send(msgspec.json.encode(request).decode())
            updates = [receive(socket) for socket in sockets]
            for update in updates:
                assert [entry["seq"] for entry in update["entries"]] == [seq + 1]
    return updates
