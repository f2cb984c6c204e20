"""Minutes of play with faults: processes are killed and paused, connections break off, clients are slow.

Three processes share one database. One of them is paused now and then but never killed: what it uses at the
end must be what it used before.
"""

from __future__ import annotations

import asyncio
import os
import random
import signal
import socket
from contextlib import ExitStack, suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Final
from urllib.parse import urlsplit

from tests.patience import PATIENCE
from tests.server.running import new_database
from tests.server.torture.clients import Person, Refused
from tests.server.torture.findings import Findings, Task
from tests.server.torture.kill import TABLES, Killing, Match
from tests.server.torture.player import LOST, UNAVAILABLE
from tests.server.torture.serving import ServerProcess
from tests.server.torture.takeover import PROCESSES, Cluster, is_interrupted

LONGEST_PAUSE: Final = 9.0
"""Seconds; a process that is paused for more than six has lost its tables."""
MINUTE: Final = 60.0
AGAIN: Final = 0.5
"""Seconds until somebody looks at a table again that does not answer."""
SLOW_CLIENTS: Final = 20
"""At the same time; they are on this machine, as all clients are."""
SETTLED: Final = 1 / 3
"""Of the time: from then on nothing may grow."""
MORE_MEMORY: Final = 40
"""MB that it may be all the same: what Python has once had it does not always give back."""
MORE_FILES: Final = 60
ASKING: Final = b"GET /api/openapi.json HTTP/1.1\r\nHost: x\r\n\r\n" * 20
HALF: Final = b"POST /api/tables HTTP/1.1\r\nHost: x\r\nContent-Length: 100\r\n\r\n{"


@dataclass(frozen=True)
class Use:
    """What a process holds."""

    memory: int
    """MB."""
    files: int
    sockets: int


def use_of(server: ServerProcess) -> Use:
    links = []
    for link in Path(f"/proc/{server.pid}/fd").iterdir():
        with suppress(OSError):  # closed meanwhile
            links.append(str(link.readlink()))
    return Use(server.memory(), len(links), sum(link.startswith("socket:") for link in links))


class Steady(Cluster):
    """One process more, which is never killed."""

    def __init__(self, steady: ServerProcess, servers: list[ServerProcess], chance: random.Random) -> None:
        super().__init__(servers, chance)
        self.steady = steady

    @property
    def url(self) -> str:
        return self._random.choice([self.steady, *self._running]).url

    async def pause(self) -> None:
        """Stop a process for a while, as a machine does that is short of memory."""
        paused = self._random.choice([self.steady, *self._running]).pid
        os.kill(paused, signal.SIGSTOP)
        try:
            await asyncio.sleep(self._random.uniform(0.5, LONGEST_PAUSE))
        finally:
            os.kill(paused, signal.SIGCONT)


class Mixed(Killing):
    """One run; what it counts in are minutes."""

    def __init__(self, task: Task, server: Steady) -> None:
        super().__init__(task, server)
        self._cluster = server
        self._uses: list[Use] = []

    async def run(self) -> None:
        loop = asyncio.get_running_loop()
        begun, minutes = loop.time(), 0
        await self._begin()
        while loop.time() - begun < self.task.count * MINUTE:
            await self._play_for_a_while()
            await (self._kill() if self.random.random() < 0.3 else self._pause())
            await self._check(self._current())
            self._forget_finished()
            while minutes < (loop.time() - begun) // MINUTE:
                minutes += 1
                self._measure(minutes)
        await self._finish()
        self._judge()

    async def _begin(self) -> None:
        self._background = [asyncio.create_task(self._break_off()), asyncio.create_task(self._be_slow())]
        self._tables = [asyncio.create_task(self._keep_table(kinds)) for kinds in TABLES]

    async def _finish(self) -> None:
        await self._wait_until_all_move_on()
        tasks = [*self._background, *self._tables]
        for task in tasks:
            task.cancel()
        for outcome in await asyncio.gather(*tasks, return_exceptions=True):
            if isinstance(outcome, Exception):
                self.findings.fail(f"a client ended: {outcome!r}")
        for person in self._everybody:
            await person.close()

    async def _check(self, matches: list[Match]) -> None:
        """As a client does, again where it is asked to; a table must not be stuck for long."""
        try:
            async with asyncio.timeout(PATIENCE):
                while not await self._can_check(matches):
                    self.findings.count("looks that had to be repeated")
                    await asyncio.sleep(AGAIN)
        except TimeoutError:
            self.findings.fail("tables cannot be looked at")

    async def _can_check(self, matches: list[Match]) -> bool:
        try:
            await super()._check(matches)
        except LOST:
            return False
        except Refused as error:
            if error.status != UNAVAILABLE:
                raise
            return False
        return True

    def _forget_finished(self) -> None:
        """Or the clients would be what grows."""
        over = [match for match in self.matches if match.is_over and match not in self._unchecked]
        for match in over:
            self.findings.count("games finished")
            self.findings.count("requests acknowledged", len(match.ledger.acknowledged))
            self.matches.remove(match)

    # --- Faults ------------------------------------------------------------------------------------------

    async def _pause(self) -> None:
        await self._cluster.pause()
        self.findings.count("pauses")

    async def _break_off(self) -> None:
        """Watch a table, and be gone without a word."""
        while True:
            await asyncio.sleep(self.random.uniform(0, 0.3))
            if not self.matches:
                continue
            watcher = Person(lambda: self.server.url)
            try:
                async with watcher.live(self.random.choice(self.matches).table, 0) as watching:
                    await asyncio.wait_for(watching.recv(), 5)
                    watching.transport.abort()
                self.findings.count("connections broken off")
            except (*LOST, TimeoutError):
                pass
            finally:
                await watcher.close()

    async def _be_slow(self) -> None:
        """Ask for much and read nothing, or send half of a request; for some seconds each."""
        held: list[socket.socket] = []
        try:
            while True:
                await asyncio.sleep(self.random.uniform(0, 0.5))
                if len(held) >= SLOW_CLIENTS:
                    held.pop(0).close()
                with suppress(OSError):
                    held.append(self._slow_client())
                    self.findings.count("slow clients")
        finally:
            for client in held:
                client.close()

    def _slow_client(self) -> socket.socket:
        client = socket.socket()
        client.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        client.settimeout(1)
        parts = urlsplit(self.server.url)
        client.connect((parts.hostname, parts.port))
        client.sendall(self.random.choice((ASKING, HALF)))
        return client

    # --- What is used ------------------------------------------------------------------------------------

    def _measure(self, minute: int) -> None:
        use = use_of(self._cluster.steady)
        self._uses.append(use)
        self.task.tell(
            f"minute {minute}: {use.memory} MB, {use.files} files, {use.sockets} of them sockets;"
            f" {self.findings.figures['kills']} kills, {self.findings.failed} broken promises"
        )

    def _judge(self) -> None:
        first = int(len(self._uses) * SETTLED)
        early, late = self._uses[first : first * 2], self._uses[first * 2 :]
        if not early or not late:
            return
        for what, more in (("memory", MORE_MEMORY), ("files", MORE_FILES)):
            before, after = (max(getattr(use, what) for use in uses) for uses in (early, late))
            self.findings.require(after <= before + more, f"{what} grew from {before} to {after}")


def run(task: Task) -> Findings:
    with new_database(task.database, task.folder) as url, ExitStack() as stack:
        logs = [task.folder / f"process-{number}.log" for number in range(PROCESSES)]
        servers = [stack.enter_context(ServerProcess(url, log)) for log in logs]
        mixed = Mixed(task, Steady(servers[0], servers[1:], random.Random(task.seed)))
        asyncio.run(mixed.run())
        for line in (line for server in servers for line in server.troubles()):
            if not is_interrupted(line):
                mixed.findings.fail(f"a server's log: {line}")
    return mixed.findings
