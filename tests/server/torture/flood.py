"""A guest who sends as much as they can, for minutes: what that brings them, and what others feel of it.

Others play from another address of this machine, by turns alone and beside the guest. The server runs with
its limits, on SQLite. Nothing is sent to other machines.
"""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import random
import sqlite3
from collections import Counter
from collections.abc import Awaitable, Callable
from contextlib import suppress
from multiprocessing import Queue
from multiprocessing.synchronize import Event
from pathlib import Path
from typing import Final

import httpx

from boriken.engine.options import Options
from boriken.load.figures import Load, Measured
from boriken.load.stage import measure
from tests.patience import PATIENCE
from tests.server.torture.clients import Json, connected, new_key
from tests.server.torture.findings import Findings, Task
from tests.server.torture.player import LOST
from tests.server.torture.serving import ServerProcess

ADDRESS: Final = "127.0.0.2"
"""Where the guest comes from; the others are at 127.0.0.1."""
AT_ONCE: Final = 20
"""Requests of the guest."""
TABLES: Final = 8
"""Of the others: as many as one address may quickly have guests for."""
MINUTE: Final = 60.0
MOST_SLOWER: Final = 2.0
STEADY: Final = 50.0
"""Milliseconds: below that, twice as long is nothing that anybody feels, and chance on a busy machine."""


class Mallory:
    """Sends all kinds of requests, one after the other at each of several connections."""

    def __init__(self, url: str, seed: int) -> None:
        self.url = url
        self.answers: Counter[str] = Counter()
        self._random = random.Random(seed)
        transport = httpx.AsyncHTTPTransport(local_address=ADDRESS, limits=httpx.Limits(max_connections=None))
        self._http = httpx.AsyncClient(base_url=url, transport=transport, timeout=PATIENCE)
        self._tables: list[str] = []

    async def begin(self) -> None:
        await self._http.put("/api/me", json={"name": "Mallory"})
        await self._make()

    async def flood(self) -> None:
        kinds = (self._make, self._act, self._read, self._look_around, self._rename, self._advice, self._talk)
        async with asyncio.TaskGroup() as group:
            for number in range(AT_ONCE):
                group.create_task(self._keep_on(kinds[number % len(kinds)]))

    async def close(self) -> None:
        await self._http.aclose()

    async def _keep_on(self, kind: Callable[[], Awaitable[None]]) -> None:
        while True:
            with suppress(*LOST):
                await kind()
            await asyncio.sleep(0)

    async def _ask(self, method: str, path: str, body: Json | None = None) -> httpx.Response:
        answer = await self._http.request(method, path, json=body)
        self.answers[str(answer.status_code)] += 1
        return answer

    async def _make(self) -> None:
        bots = [{"kind": "bot", "bot": "random"}] * 2
        body = {"seats": [{"kind": "you"}, *bots], "public": True, "title": "x" * 60, "order": "fixed"}
        answer = await self._ask("POST", "/api/tables", {**body, "start": self._random.random() < 0.5})
        if answer.status_code == 200:
            self._tables.append(answer.json()["table"]["id"])

    async def _act(self) -> None:
        """Decide and take back, as long as the table's log lets it grow."""
        table = self._table("")
        update = (await self._ask("GET", f"{table}?brings=false")).json()
        if update.get("decision") and update["decision"]["yours"]:
            action = self._random.choice(update["decision"]["choices"])["action"]
            body: Json = {"seq": update["seq"], "key": new_key(), "actions": [action]}
            answer = await self._ask("POST", f"{table}/act", body)
            if answer.status_code == 200:
                seq = answer.json()["seq"]
                await self._ask("POST", f"{table}/undo", {"seq": seq, "key": new_key()})

    async def _read(self) -> None:
        ways = ("?after=0", "/log?limit=500", "/updates?after=0", "/review", "/record", "/timeline")
        await self._ask("GET", self._table(self._random.choice(ways)))

    async def _look_around(self) -> None:
        await self._ask(
            "GET", "/api/tables?search=x&scope=" + self._random.choice(("open", "playing", "mine"))
        )

    async def _rename(self) -> None:
        """As a new guest each time."""
        transport = httpx.AsyncHTTPTransport(local_address=ADDRESS)
        async with httpx.AsyncClient(base_url=self.url, transport=transport, timeout=PATIENCE) as http:
            answer = await http.put("/api/me", json={"name": "Mallory"})
            self.answers[str(answer.status_code)] += 1

    async def _advice(self) -> None:
        await self._ask("GET", self._table("/advice"))

    async def _talk(self) -> None:
        """Messages over a socket until it is closed."""
        cookie = "; ".join(f"{name}={value}" for name, value in self._http.cookies.items())
        address = f"{self.url.replace('http', 'ws', 1)}{self._table('/live')}"
        async with connected(address, cookie, local_addr=(ADDRESS, 0)) as live:
            for _ in range(500):
                await live.send('{"type": "ping"}')
                await live.recv()
                self.answers["messages"] += 1

    def _table(self, rest: str) -> str:
        """The latest ones: what others have made is of no use."""
        name = self._random.choice(self._tables[-5:]) if self._tables else "none"
        return f"/api/tables/{name}{rest}"


def _stored(database: Path) -> tuple[int, int, int]:
    """Tables, entries and bytes that the guest has left behind."""
    own = "SELECT id FROM tables WHERE json_extract(document, '$.host_name') = 'Mallory'"
    with sqlite3.connect(database) as connection:

        def asked(query: str) -> int:
            return int(connection.execute(query).fetchone()[0] or 0)

        length = "SELECT sum(length(document) + length(coalesce(state, ''))) FROM tables"
        return (
            asked(f"SELECT count(*) FROM ({own})"),
            asked(f"SELECT count(*) FROM log WHERE table_id IN ({own})"),
            asked(f"{length} WHERE id IN ({own})")
            + asked(f"SELECT sum(length(body) + 60) FROM log WHERE table_id IN ({own})")
            + asked(f"SELECT sum(length(state)) FROM snapshots WHERE table_id IN ({own})"),
        )


def _flood(url: str, seed: int, has_begun: Event, is_over: Event, answers: Queue[Counter[str]]) -> None:
    """In a process of its own that leaves the processor to others, as one on another machine would."""
    os.nice(15)

    async def until_over() -> None:
        mallory = Mallory(url, seed)
        await mallory.begin()
        has_begun.set()
        flooding = asyncio.create_task(mallory.flood())
        while not is_over.is_set():
            await asyncio.sleep(0.2)
        flooding.cancel()
        await asyncio.gather(flooding, return_exceptions=True)
        await mallory.close()
        answers.put(mallory.answers)

    asyncio.run(until_over())


async def _beside(url: str, seed: int, load: Load) -> tuple[Measured, Counter[str]]:
    context = multiprocessing.get_context("spawn")
    has_begun, is_over, answers = context.Event(), context.Event(), context.Queue()
    process = context.Process(target=_flood, args=(url, seed, has_begun, is_over, answers))
    process.start()
    await asyncio.to_thread(has_begun.wait, PATIENCE)
    try:
        measured = await measure(load)
    finally:
        is_over.set()
        given = await asyncio.to_thread(answers.get, True, PATIENCE)
        process.join(PATIENCE)
    return measured, given


async def _compare(task: Task, url: str) -> tuple[Measured, Measured, Counter[str]]:
    """The others without the guest and with them, a minute each in turn: the machine may do other things."""
    load = Load([url], TABLES, Options(players=3), 1.0, MINUTE, over_http=False)
    alone, beside = (Measured(TABLES * 3, task.count * MINUTE, processor=0.0) for _ in range(2))
    answers: Counter[str] = Counter()
    for minute in range(task.count):
        _add(alone, await measure(load))
        measured, given = await _beside(url, task.seed + minute, load)
        _add(beside, measured)
        answers += given
        task.tell(f"minute {minute + 1}, alone: {_line(alone)}")
        task.tell(f"minute {minute + 1}, beside the guest: {_line(beside)}")
    return alone, beside, answers


def _add(total: Measured, minute: Measured) -> None:
    total.latencies = sorted([*total.latencies, *minute.latencies])
    total.others = sorted([*total.others, *minute.others])
    total.processor = (total.processor or 0.0) + (minute.processor or 0.0)
    total.unanswered += minute.unanswered
    total.lost += minute.lost
    total.refused += minute.refused


def _line(measured: Measured) -> str:
    busy = (measured.processor or 0.0) / measured.seconds
    return (
        f"99 % answered within {measured.percentile(0.99):.0f} ms and told within"
        f" {measured.percentile_of_others(0.99):.0f} ms; the server used {busy:.0%} of a processor"
    )


def run(task: Task) -> Findings:
    findings = Findings()
    database = task.folder / "tables.db"
    with ServerProcess(f"sqlite:///{database}", task.folder / "server.log", is_limited=True) as server:
        alone, beside, answers = asyncio.run(_compare(task, server.url))
        findings.count("MB of memory of the server", server.memory())
    for trouble in (*alone.troubles, *beside.troubles):
        findings.fail(f"the others: {trouble}")
    for status, number in sorted(answers.items()):
        findings.count(f"answers of the guest: {status}", number)
    tables, entries, size = _stored(database)
    findings.count("tables the guest has stored", tables)
    findings.count("entries the guest has stored", entries)
    findings.count("kB the guest has stored", size // 1024)
    before, after = alone.percentile_of_others(0.99), beside.percentile_of_others(0.99)
    findings.require(
        after <= max(STEADY, MOST_SLOWER * before),
        f"others were told within {after:.0f} ms, not {before:.0f}",
    )
    return findings
