"""Everything a server should refuse: it does, each time, and nothing changes."""

from __future__ import annotations

import asyncio
import hashlib
import sqlite3
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from typing import Final
from urllib.parse import urlsplit

import asyncpg
from websockets.asyncio.client import ClientConnection
from websockets.exceptions import ConnectionClosed

from tests.patience import PATIENCE
from tests.server.running import new_database
from tests.server.torture.attempts import Attempt, Attempts, Scene
from tests.server.torture.clients import Json, Person, connected, new_key, set_table
from tests.server.torture.findings import Findings, Task
from tests.server.torture.serving import ServerProcess

AT_ONCE: Final = 8
"""Connections at the same time."""
FRAMES: Final = 4
"""Of so many attempts one goes over a WebSocket."""
MOST_GROWTH: Final = 100
"""MB the server may grow once it is warm."""
CHANGING: Final = ("tables", "log", "snapshots", "members")
REFUSALS: Final = (1002, 1003, 1007, 1009)
"""Codes with which a socket may be closed for what was sent over it."""


# --- The scene -------------------------------------------------------------------------------------------


async def set_scene(url: str) -> tuple[Scene, list[Person]]:
    host, other, _ = people = [Person(lambda: url) for _ in range(3)]
    for name, person in zip(("Host", "Other", "Stranger"), people, strict=True):
        await person.name(name)
    playing = await set_table([host, other], undo="agree")
    closed = await set_table([host, other])
    await host.post(f"/api/tables/{closed}/close")
    waiting = str((await host.post("/api/tables", {"public": True}))["table"]["id"])
    over = await _finished(host)
    update = await host.get(f"/api/tables/{playing}")
    link = (await host.get(f"/api/tables/{playing}/seat-link"))["path"]
    cookies = {
        name: person.cookie for name, person in zip(("host", "other", "stranger"), people, strict=True)
    }
    scene = Scene(
        cookies={**cookies, "nobody": "theme=dark"},
        tables={"playing": playing, "closed": closed, "waiting": waiting, "over": over},
        seq=update["seq"],
        legal=[choice["action"] for choice in update["decision"]["choices"]],
        link=link.removeprefix("/seat#"),
    )
    return scene, people


async def _finished(host: Person) -> str:
    """A game that bots have played to its end."""
    seats = [{"kind": "bot", "bot": "random"}] * 2
    made = await host.post("/api/tables", {"options": {"players": 2}, "seats": seats, "start": True})
    table = str(made["table"]["id"])
    update: Json = made
    async with asyncio.timeout(4 * PATIENCE):
        while update["table"]["status"] != "over":
            path = f"/api/tables/{table}/updates"
            update = await host.get(path, after=update["seq"], wait=5, brings=False)
    return table


# --- Over HTTP -------------------------------------------------------------------------------------------


class Answer:
    """What came back: the status, or none if the server hung up."""

    def __init__(self, status: int | None, is_kept: bool) -> None:
        self.status = status
        self.is_kept = is_kept


class RawConnection:
    """HTTP without a library in between that would refuse to send what is wrong."""

    def __init__(self, url: str) -> None:
        parts = urlsplit(url)
        self._address = (parts.hostname, parts.port)
        self._streams: tuple[asyncio.StreamReader, asyncio.StreamWriter] | None = None

    async def ask(self, attempt: Attempt) -> Answer:
        if self._streams is None:
            self._streams = await asyncio.open_connection(*self._address)
        reader, writer = self._streams
        try:
            writer.write(attempt.to_bytes())
            await writer.drain()
            answer = await _read_answer(reader, attempt.method == "HEAD")
        except (ConnectionError, asyncio.IncompleteReadError):
            answer = Answer(None, False)
        if not answer.is_kept:
            await self.close()
        return answer

    async def close(self) -> None:
        if self._streams is not None:
            self._streams[1].close()
            with suppress(ConnectionError):
                await self._streams[1].wait_closed()
            self._streams = None


async def _read_answer(reader: asyncio.StreamReader, is_head: bool) -> Answer:
    head = (await reader.readuntil(b"\r\n\r\n")).decode("latin-1").lower()
    status = int(head.split(" ", 2)[1])
    length = 0
    for line in head.splitlines():
        name, _, value = line.partition(":")
        if name == "content-length":
            length = int(value)
    if not is_head:
        await reader.readexactly(length)
    return Answer(status, "connection: close" not in head)


class Attack:
    """One run."""

    def __init__(self, task: Task, server: ServerProcess, scene: Scene) -> None:
        self.task = task
        self.server = server
        self.scene = scene
        self.findings = Findings()
        self.warm = 0
        self._left = task.count
        self._done = 0

    async def run(self) -> None:
        async with asyncio.TaskGroup() as group:
            for number in range(AT_ONCE):
                group.create_task(self._attack(Attempts(self.scene, self.task.seed * 1000 + number)))

    def _take(self) -> bool:
        """Whether there is one more attempt to make."""
        if self._left == 0:
            return False
        self._left -= 1
        self._done += 1
        if self._done == max(1, self.task.count // 10):
            self.warm = self.server.memory()
        if self._done % max(1000, self.task.count // 20) == 0:
            self.task.tell(
                f"{self._done:,} attempts, {self.server.memory()} MB, {self.findings.failed} broken"
            )
        return True

    async def _attack(self, attempts: Attempts) -> None:
        connection = RawConnection(self.server.url)
        while self._take():
            if attempts.random.randrange(FRAMES) == 0:
                await self._attack_socket(attempts)
                continue
            attempt = attempts.request()
            try:
                async with asyncio.timeout(PATIENCE):
                    answer = await connection.ask(attempt)
            except TimeoutError:
                self.findings.fail(f"no answer to {attempt}"[:600])
                await connection.close()
                continue
            self._judge(attempt, answer)
        await connection.close()

    def _judge(self, attempt: Attempt, answer: Answer) -> None:
        status = answer.status
        self.findings.count(f"answered {status or 'by hanging up'}")
        if status is None or status >= 500:
            self.findings.fail(f"{status}: {attempt}"[:600])
        if status == 200 and attempt.method != "GET":
            self.findings.fail(f"let through: {attempt}"[:600])

    # --- Over a WebSocket --------------------------------------------------------------------------------

    async def _attack_socket(self, attempts: Attempts) -> None:
        """Some frames over a connection of its own, until it is closed."""
        who = attempts.random.choice(["host", "other", "stranger", "nobody"])
        async with self._socket(who) as socket:
            try:
                for _ in range(attempts.random.randint(1, 12)):
                    frame = attempts.frame(who)
                    is_text = isinstance(frame, str) or attempts.random.random() < 0.5
                    await socket.send(frame, text=is_text)
                    self.findings.count("frames")
                    await self._await_answer(socket, frame)
            except ConnectionClosed as closed:
                code = closed.rcvd.code if closed.rcvd else None
                self.findings.count(f"sockets closed with {code}")
                if code not in REFUSALS:
                    self.findings.fail(f"a socket was closed with {code}: {frame!r}"[:600])
            except TimeoutError:
                self.findings.fail(f"no answer to the frame {frame!r}"[:600])

    @asynccontextmanager
    async def _socket(self, who: str) -> AsyncIterator[ClientConnection]:
        address = f"{self.server.url.replace('http', 'ws', 1)}/api/tables/{self.scene.tables['playing']}/live"
        async with connected(address, self.scene.cookies[who]) as socket:
            yield socket

    async def _await_answer(self, socket: ClientConnection, frame: str | bytes) -> None:
        """An error; what else comes in between is news."""
        async with asyncio.timeout(PATIENCE):
            while True:
                text = await socket.recv(decode=False)
                if text.startswith(b'{"type":"error"'):
                    return
                if b'"repeated":' in text:
                    self.findings.fail(f"let through: {frame!r}"[:600])
                    return


# --- Before and after ------------------------------------------------------------------------------------


async def fingerprint(url: str) -> str:
    """A hash of everything that is stored."""
    digest = hashlib.sha256()
    if url.startswith("sqlite"):
        connection = sqlite3.connect(url.removeprefix("sqlite:///"))
        for table in CHANGING:
            digest.update(
                repr(connection.execute(f"SELECT * FROM {table} ORDER BY 1, 2").fetchall()).encode()
            )
        connection.close()
    else:
        session = await asyncpg.connect(url)
        for table in CHANGING:
            rows = await session.fetch(f"SELECT * FROM {table} ORDER BY 1, 2")
            digest.update(repr([tuple(row) for row in rows]).encode())
        await session.close()
    return digest.hexdigest()


async def attack(task: Task, server: ServerProcess, url: str) -> Findings:
    scene, people = await set_scene(server.url)
    before = await fingerprint(url)
    attacking = Attack(task, server, scene)
    await attacking.run()
    findings = attacking.findings
    findings.require(await fingerprint(url) == before, "something stored has changed")
    after = server.memory()
    findings.count("MB of memory when warm", attacking.warm)
    findings.count("MB of memory at the end", after)
    findings.require(
        after - attacking.warm <= MOST_GROWTH, f"memory grew from {attacking.warm} to {after} MB"
    )
    for path in ("/healthz", "/readyz"):
        answer = await people[0].ask("GET", path)
        findings.require(answer.status_code == 200, f"{path} answers {answer.status_code}")
    request = {"seq": scene.seq, "key": new_key(), "actions": scene.legal[:1]}
    answer = await people[0].ask("POST", f"/api/tables/{scene.tables['playing']}/act", json=request)
    findings.require(answer.status_code == 200, f"a good action is refused afterwards: {answer.text}")
    for person in people:
        await person.close()
    return findings


def run(task: Task) -> Findings:
    with new_database(task.database, task.folder) as url:
        with ServerProcess(url, task.folder / "server.log") as server:
            findings = asyncio.run(attack(task, server, url))
        for line in server.troubles():
            findings.fail(f"the server's log: {line}")
    return findings
