"""Kill the server again and again while people and bots play: nothing acknowledged may be lost."""

from __future__ import annotations

import asyncio
import random
from pathlib import Path
from typing import Final, Protocol

from boriken.engine.errors import BorikenError
from boriken.game import Game
from tests.patience import PATIENCE
from tests.server.running import new_database
from tests.server.torture.clients import Person, Refused, set_table
from tests.server.torture.findings import Findings, Task
from tests.server.torture.ledger import Ledger, digest
from tests.server.torture.player import LOST, Player, Stage
from tests.server.torture.serving import ServerProcess

TABLES: Final = (("live", "live", "live"), ("http", "http"), ("live", "http"), ("http",))
"""How the people of each table are connected; bots sit in the other seats."""
SEATS: Final = 3
LONGEST_RUN: Final = 0.7
"""Seconds between two kills, at most, once every table has moved on."""
IMPATIENT: Final = 0.25
"""How often the next kill does not wait for the tables to move on."""
POSITIONS: Final = 4
"""Positions of each table that are compared after each kill."""


class Served(Protocol):
    """A server, in however many processes."""

    @property
    def url(self) -> str:
        """Where to ask next."""

    @property
    def pid(self) -> int:
        """The process that is killed next."""

    def kill(self) -> None:
        """Without warning."""

    async def restart(self) -> None:
        """Be there again."""


class Match:
    """One game: its table, its people, and what they were told."""

    def __init__(self, table: str, people: list[Person]) -> None:
        self.table = table
        self.people = people
        self.ledger = Ledger()
        self.players: list[Player] = []
        self.is_over = False

    @property
    def seq(self) -> int:
        return max(self.ledger.told, default=0)


class Killing:
    """One run."""

    def __init__(self, task: Task, server: Served) -> None:
        self.task = task
        self.server = server
        self.findings = Findings()
        self.random = random.Random(task.seed)
        self.stage = Stage(lambda: server.url, self.findings, self.random)
        self.matches: list[Match] = []
        self._unchecked: list[Match] = []
        self._everybody: list[Person] = []

    async def run(self) -> None:
        try:
            async with asyncio.TaskGroup() as group:
                tables = [group.create_task(self._keep_table(kinds)) for kinds in TABLES]
                for number in range(1, self.task.count + 1):
                    await self._play_for_a_while()
                    await self._kill()
                    await self._check(self._current())
                    if number % 5 == 0 or number == self.task.count:
                        self.task.tell(f"{number} kills, {self.findings.failed} broken promises")
                await self._check(self.matches)
                await self._wait_until_all_move_on()
                for task in tables:
                    task.cancel()
        finally:
            for person in self._everybody:
                await person.close()
        self._count()

    def _count(self) -> None:
        findings = self.findings
        findings.count("games begun", len(self.matches))
        findings.count("games finished", sum(match.is_over for match in self.matches))
        acknowledged = [actions for m in self.matches for _, actions in m.ledger.acknowledged.values()]
        findings.count("requests acknowledged", len(acknowledged))
        findings.count("of them with several actions", sum(len(actions) > 1 for actions in acknowledged))
        findings.count("entries told", sum(len(match.ledger.told) for match in self.matches))

    # --- Playing -----------------------------------------------------------------------------------------

    async def _keep_table(self, kinds: tuple[str, ...]) -> None:
        """One game after the other."""
        while True:
            await self.stage.is_up.wait()
            people = [Person(lambda: self.server.url) for _ in kinds]
            self._everybody += people
            try:
                for number, person in enumerate(people):
                    await person.name(f"Player {number}")
                table = await set_table(people, SEATS - len(people))
            except (*LOST, Refused):
                continue  # killed before the game began
            match = Match(table, people)
            self.matches.append(match)
            self._unchecked.append(match)
            match.players = [
                Player(self.stage, person, table, seat, match.ledger, kind == "live")
                for seat, (person, kind) in enumerate(zip(people, kinds, strict=True))
            ]
            async with asyncio.TaskGroup() as group:
                for player in match.players:
                    group.create_task(player.play())
            match.is_over = True

    async def _play_for_a_while(self) -> None:
        if self.random.random() > IMPATIENT:
            await self._wait_until_all_move_on()
        await asyncio.sleep(self.random.uniform(0, LONGEST_RUN))

    async def _wait_until_all_move_on(self) -> None:
        before = {match.table: match.seq for match in self.matches}
        try:
            async with asyncio.timeout(PATIENCE):
                while not self.matches or any(
                    not match.is_over and match.seq <= before[match.table]
                    for match in self.matches
                    if match.table in before
                ):
                    await asyncio.sleep(0.01)
        except TimeoutError:
            stuck = [match.table for match in self.matches if match.seq <= before.get(match.table, 0)]
            self.findings.fail(f"tables do not go on: {stuck}")

    # --- Killing and checking ----------------------------------------------------------------------------

    async def _kill(self) -> None:
        bots = _children(self.server.pid)
        self.stage.is_up.clear()
        self.stage.may_ask.clear()
        self.findings.count("requests under way when killed", self._under_way())
        self.server.kill()
        self.findings.count("kills")
        await self.server.restart()
        self.stage.is_up.set()
        await self._wait_until_gone(bots)

    async def _wait_until_gone(self, bots: list[int]) -> None:
        try:
            async with asyncio.timeout(PATIENCE):
                while any(map(_is_running, bots)):
                    await asyncio.sleep(0.01)
        except TimeoutError:
            left = list(filter(_is_running, bots))
            self.findings.fail(f"bot processes outlived their server: {left}")

    def _under_way(self) -> int:
        return sum(player.pending is not None for match in self.matches for player in match.players)

    def _current(self) -> list[Match]:
        current = self._unchecked
        self._unchecked = [match for match in current if not match.is_over]
        return current

    async def _check(self, matches: list[Match]) -> None:
        """When every request has its answer: compare what was told with what is there; then let go on."""
        self.stage.may_ask.clear()
        try:
            async with asyncio.timeout(PATIENCE):
                while self._under_way():
                    await asyncio.sleep(0.01)
        except TimeoutError:
            self.findings.fail(f"{self._under_way()} requests have no answer after the restart")
        watcher = Person(lambda: self.server.url)
        self._everybody.append(watcher)
        for match in list(matches):
            told = match.ledger.copy()
            for problem in told.problems(await watcher.log(match.table)):
                self.findings.fail(f"{match.table}: {problem}")
            await self._check_positions(watcher, match)
        self.stage.may_ask.set()

    async def _check_positions(self, watcher: Person, match: Match) -> None:
        """What was shown before is what the stored log leads to."""
        now = await watcher.get(f"/api/tables/{match.table}", brings=False)
        if now["table"]["status"] == "over":
            await self._check_record(watcher, match)
            return
        replayed = await watcher.get(f"/api/tables/{match.table}/at/{now['seq']}")
        self.findings.require(replayed["view"] == now["view"], f"{match.table}: the log leads elsewhere")
        views = match.ledger.views
        for seq, seat in self.random.sample(sorted(views), min(POSITIONS, len(views))):
            then = await match.people[seat].get(f"/api/tables/{match.table}/at/{seq}")
            same = digest(then["view"]) == views[seq, seat]
            still = (await watcher.get(f"/api/tables/{match.table}"))["table"]["status"] != "over"
            self.findings.require(same or not still, f"{match.table}: seat {seat} was shown another {seq}")
            self.findings.count("positions compared")

    async def _check_record(self, watcher: Person, match: Match) -> None:
        text = (await watcher.ask("GET", f"/api/tables/{match.table}/record")).text
        try:
            Game.from_record(text)
        except BorikenError as error:
            self.findings.fail(f"{match.table}: the record does not replay: {error}")


def _children(pid: int) -> list[int]:
    """Processes of a process, where the system tells."""
    found: list[int] = []
    for task in Path(f"/proc/{pid}/task").glob("*/children"):
        found += map(int, task.read_text().split())
    return found


def _is_running(pid: int) -> bool:
    try:
        return ") Z " not in Path(f"/proc/{pid}/stat").read_text()
    except OSError:
        return False


def run(task: Task) -> Findings:
    with new_database(task.database, task.folder) as url:
        log = task.folder / "server.log"
        with ServerProcess(url, log) as server:
            killing = Killing(task, server)
            asyncio.run(killing.run())
        for line in server.troubles():
            killing.findings.fail(f"the server's log: {line}")
    return killing.findings
