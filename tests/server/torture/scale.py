"""The same load on one, two and three processes that share every table: what an action costs in all.

Counted is the processor time of the servers, of PostgreSQL's own processes for this database, and of Redis.
The clients are not counted. Runs take turns, because a machine may be busier at one time than at another.
"""

from __future__ import annotations

import asyncio
import os
from contextlib import ExitStack
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

import asyncpg
import redis

from boriken.engine.options import Options
from boriken.load.figures import Load, Measured
from boriken.load.stage import measure
from tests.server.running import REDIS, new_database
from tests.server.torture.findings import Findings, Task
from tests.server.torture.serving import ServerProcess

MOST_MORE: Final = {2: 1.3, 3: 1.4}
"""How many times as much as one process so many may need for an action."""
ROUNDS: Final = 2
SECONDS: Final = 20.0
THINKING: Final = 1.0


@dataclass
class Cost:
    """Processor seconds by who used them."""

    actions: int = 0
    servers: float = 0.0
    database: float = 0.0
    redis: float = 0.0
    others_told: list[float] = field(default_factory=list)
    """Milliseconds within which 99 % of the others were told, by run."""

    @property
    def of_action(self) -> float:
        """Milliseconds."""
        return (self.servers + self.database + self.redis) * 1000 / max(1, self.actions)

    def line(self) -> str:
        parts = {"servers": self.servers, "PostgreSQL": self.database, "Redis": self.redis}
        told = ", ".join(f"{name} {used * 1000 / max(1, self.actions):.2f}" for name, used in parts.items())
        late = ", ".join(f"{milliseconds:.0f}" for milliseconds in self.others_told)
        return f"{self.of_action:.2f} ms an action ({told}); others told within {late} ms"


async def _database_seconds(url: str) -> float:
    """What PostgreSQL's processes for this database have used; those for all databases are not counted."""
    connection = await asyncpg.connect(url)
    try:
        query = (
            "SELECT pid FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()"
        )
        rows = await connection.fetch(query)
    finally:
        await connection.close()
    return sum(_seconds_of(row["pid"]) for row in rows)


def _seconds_of(process: int) -> float:
    figures = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
    return (int(figures[11]) + int(figures[12])) / os.sysconf("SC_CLK_TCK")


def _redis_seconds() -> float:
    with redis.Redis.from_url(REDIS) as client:
        used = client.info("cpu")
    return float(used["used_cpu_user"]) + float(used["used_cpu_sys"])


async def _measured(url: str, load: Load) -> tuple[Measured, float, float]:
    """The load, with what PostgreSQL and Redis used for it from the first table on."""
    database, other = await _database_seconds(url), _redis_seconds()
    result = await measure(load)
    return result, await _database_seconds(url) - database, _redis_seconds() - other


def _run_once(task: Task, processes: int, cost: Cost, findings: Findings) -> None:
    with new_database("postgresql", task.folder) as url, ExitStack() as stack:
        logs = [task.folder / f"{processes}-{number}.log" for number in range(processes)]
        servers = [stack.enter_context(ServerProcess(url, log, "--redis-url", REDIS)) for log in logs]
        urls = [server.url for server in servers]
        load = Load(urls, task.count, Options(players=3), THINKING, SECONDS, over_http=False)
        result, database, other = asyncio.run(_measured(url, load))
    for trouble in result.troubles:
        findings.fail(f"{processes} processes: {trouble}")
    cost.actions += len(result.latencies)
    cost.servers += result.processor or 0.0
    # Setting up the tables is in there too; the part of it is small, and the same for all.
    cost.database += database
    cost.redis += other
    cost.others_told.append(result.percentile_of_others(0.99))


def run(task: Task) -> Findings:
    findings = Findings()
    costs = {processes: Cost() for processes in (1, *MOST_MORE)}
    for _ in range(ROUNDS):
        for processes, cost in costs.items():
            _run_once(task, processes, cost, findings)
            task.tell(f"{processes} processes: {cost.line()}")
    for processes, most in MOST_MORE.items():
        ratio = costs[processes].of_action / costs[1].of_action
        task.tell(f"{processes} processes need {ratio:.2f} times as much as one")
        findings.require(ratio <= most, f"{processes} processes need {ratio:.2f} times as much, not {most}")
    findings.count("actions", sum(cost.actions for cost in costs.values()))
    return findings
