"""Kill one of three processes again and again: the others lead its tables on, and nothing is lost."""

from __future__ import annotations

import asyncio
import random
from contextlib import ExitStack
from typing import Final

import asyncpg

from tests.server.running import new_database
from tests.server.torture.findings import Findings, Task
from tests.server.torture.kill import Killing
from tests.server.torture.serving import ServerProcess

PROCESSES: Final = 3


class Cluster:
    """Processes on one database. People ask any of them; who was killed comes back after the next kill."""

    def __init__(self, servers: list[ServerProcess], chance: random.Random) -> None:
        self._running = servers
        self._random = chance
        self._killed: list[ServerProcess] = []

    @property
    def url(self) -> str:
        return self._random.choice(self._running).url

    @property
    def pid(self) -> int:
        return self._running[0].pid

    def kill(self) -> None:
        victim = self._running.pop(0)
        victim.kill()
        self._killed.append(victim)

    async def restart(self) -> None:
        """Those who are left take over, before this one is there again."""
        if len(self._killed) > 1:
            back = self._killed.pop(0)
            await back.restart()
            self._running.append(back)


async def _taken_over(url: str) -> int:
    """A table's number grows with each process that comes to lead it; the first one has number 1."""
    connection = await asyncpg.connect(url)
    try:
        return int(await connection.fetchval("SELECT coalesce(sum(fence - 1), 0) FROM tables"))
    finally:
        await connection.close()


def is_interrupted(trouble: str) -> bool:
    """A request that was passed on to the process that was killed: the client is told to ask again."""
    line = trouble.partition("\n")[0]
    return "request_failed" in line and "status=503" in line


def run(task: Task) -> Findings:
    with new_database(task.database, task.folder) as url, ExitStack() as stack:
        logs = [task.folder / f"process-{number}.log" for number in range(PROCESSES)]
        servers = [stack.enter_context(ServerProcess(url, log)) for log in logs]
        killing = Killing(task, Cluster(list(servers), random.Random(task.seed)))
        asyncio.run(killing.run())
        killing.findings.count("tables taken over", asyncio.run(_taken_over(url)))
        for line in (line for server in servers for line in server.troubles()):
            if not is_interrupted(line):
                killing.findings.fail(f"a server's log: {line}")
    return killing.findings
