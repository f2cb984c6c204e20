"""A client that drops its connection again and again misses nothing and sees nothing twice."""

from __future__ import annotations

import asyncio
import random
from typing import Final

from tests.server.running import new_database
from tests.server.torture.clients import Feed, Person, new_key, receive, set_table
from tests.server.torture.findings import Findings, Task
from tests.server.torture.serving import ServerProcess

PLAYERS: Final = 5
MOST_MOVES: Final = 2
"""Moves that are made around each drop, at most."""
MOMENT: Final = 0.05
"""Seconds a connection is kept before it drops, at most, if nothing comes."""


class Dropping:
    """One run: the table plays while one of its clients comes and goes."""

    def __init__(self, task: Task, url: str) -> None:
        self.task = task
        self.findings = Findings()
        self.random = random.Random(task.seed)
        self.feed = Feed()
        self.polled = Feed()
        self.people = [Person(lambda: url) for _ in range(PLAYERS)]
        self._is_over = False

    async def run(self) -> None:
        try:
            for number, person in enumerate(self.people):
                await person.name(f"Player {number}")
            drops = 0
            while drops < self.task.count:
                table = await set_table(self.people, options={"edition": "classic", "ask_forced": True})
                self.findings.count("games")
                drops += await self._play_game(table, self.task.count - drops)
                await self._compare(table)
        finally:
            for person in self.people:
                await person.close()

    async def _play_game(self, table: str, drops: int) -> int:
        """Drop until the game is over, or often enough: how often it was."""
        self.feed, self.polled, self._is_over = Feed(), Feed(), False
        made = 0
        async with asyncio.TaskGroup() as group:
            polling = group.create_task(self._poll(table))
            while made < drops and not self._is_over:
                await asyncio.gather(self._play(table), self._connect_and_drop(table))
                made += 1
                self.findings.count("drops")
                if made % 50 == 0:
                    self.task.tell(f"{made} drops, {self.feed.seq} entries")
            polling.cancel()
        return made

    async def _play(self, table: str) -> None:
        """Some moves, at random."""
        for _ in range(self.random.randint(0, MOST_MOVES)):
            for person in self.people:
                update = await person.get(f"/api/tables/{table}", brings=False)
                decision = update["decision"]
                if decision is None:
                    self._is_over = True
                    return
                if decision["yours"]:
                    action = self.random.choice(decision["choices"])["action"]
                    request = {"seq": update["seq"], "key": new_key(), "actions": [action]}
                    await person.post(f"/api/tables/{table}/act?brings=false", request)
                    break

    async def _poll(self, table: str) -> None:
        """Somebody without a WebSocket: every answer is a resumption."""
        while True:
            path = f"/api/tables/{table}/updates"
            update = await self.people[1].get(path, after=self.polled.seq, wait=5, brings=False)
            self._note(self.polled, update)

    async def _connect_and_drop(self, table: str) -> None:
        async with self.people[0].live(table, self.feed.seq) as socket:
            wanted = self.random.randint(0, 3)
            try:
                for _ in range(wanted):
                    async with asyncio.timeout(self.random.uniform(0, MOMENT)):
                        message = await receive(socket)
                    self._note_if_update(self.feed, message)
            except TimeoutError:
                pass
            if self.random.random() < 0.5:
                socket.transport.abort()  # without a farewell

    def _note_if_update(self, feed: Feed, message: dict[str, object]) -> None:
        if message["type"] == "update":
            self._note(feed, message)

    def _note(self, feed: Feed, update: dict[str, object]) -> None:
        problem = feed.take(update)
        self.findings.require(problem is None, f"{problem}")
        self.findings.count("updates")

    async def _compare(self, table: str) -> None:
        """Catch up for the last time; then what was told is the whole log."""
        for person, feed in ((self.people[0], self.feed), (self.people[1], self.polled)):
            async with person.live(table, feed.seq) as socket:
                # Who has seen everything already is told who is there, and nothing else.
                self._note_if_update(feed, await receive(socket))
            log = await person.log(table)
            self.findings.require(feed.entries == log, f"{table}: what was told is not the log")
        self.findings.count("entries", self.feed.seq)


def run(task: Task) -> Findings:
    with new_database(task.database, task.folder) as url:
        with ServerProcess(url, task.folder / "server.log") as server:
            dropping = Dropping(task, server.url)
            asyncio.run(dropping.run())
        for line in server.troubles():
            dropping.findings.fail(f"the server's log: {line}")
    return dropping.findings
