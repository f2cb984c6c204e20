"""Three processes on one database: three devices of one seat decide at the same moment, and one is first."""

from __future__ import annotations

import asyncio
import random
from contextlib import AsyncExitStack, ExitStack
from typing import Any, Final

from websockets.asyncio.client import ClientConnection

from tests.patience import PATIENCE
from tests.server.running import REDIS, new_database
from tests.server.torture.clients import Feed, Json, Person, Refused, new_key, receive, set_table
from tests.server.torture.findings import Findings, Task
from tests.server.torture.serving import ServerProcess

SEATS: Final = 2
SAME_KEY: Final = 0.1
"""How often all devices send the very same request, as one that repeats it would."""
PROCESSES: Final = ("first process", "second process", "third process")


class Device:
    """One of the devices of a seat: it acts over HTTP and listens over a WebSocket."""

    def __init__(self, person: Person, findings: Findings, name: str) -> None:
        self.person = person
        self.last: Json = {}
        self._findings = findings
        self._name = name
        self._feed = Feed()
        self._news = asyncio.Condition()

    async def listen(self, socket: ClientConnection) -> None:
        while True:
            message = await receive(socket)
            if message["type"] == "update":
                problem = self._feed.take(message)
                self._findings.require(problem is None, f"{self._name}: {problem}")
                async with self._news:
                    self.last = message
                    self._news.notify_all()

    async def wait_for(self, seq: int) -> None:
        async with asyncio.timeout(PATIENCE), self._news:
            await self._news.wait_for(lambda: bool(self.last) and self.last["seq"] >= seq)

    def entry(self, seq: int) -> Json:
        return self._feed.entries[seq - 1]


class Race:
    """All races of a run, game after game."""

    def __init__(self, task: Task, servers: list[ServerProcess]) -> None:
        self.task = task
        self.servers = servers
        self.findings = Findings()
        self.random = random.Random(task.seed)
        self.races = 0

    async def run(self) -> None:
        while self.races < self.task.count and not self.findings.failed:
            await self._play_game()
            self.findings.count("games")

    async def _play_game(self) -> None:
        async with AsyncExitStack() as stack:
            people = [[self._person(stack, number) for number in range(len(PROCESSES))] for _ in range(SEATS)]
            table = await self._sit_down(people)
            devices = [
                [
                    Device(person, self.findings, f"seat {seat}, {name}")
                    for person, name in zip(people[seat], PROCESSES, strict=True)
                ]
                for seat in range(SEATS)
            ]
            everybody = [device for of_seat in devices for device in of_seat]
            group = await stack.enter_async_context(asyncio.TaskGroup())
            listening = [
                group.create_task(
                    device.listen(await stack.enter_async_context(device.person.live(table, 0)))
                )
                for device in everybody
            ]
            try:
                await self._race_to_the_end(table, devices, everybody)
            finally:
                for task in listening:
                    task.cancel()

    def _person(self, stack: AsyncExitStack, process: int) -> Person:
        person = Person(lambda: self.servers[process].url)
        stack.push_async_callback(person.close)
        return person

    async def _sit_down(self, people: list[list[Person]]) -> str:
        """Each seat's owner on one process, the owner's other devices on the others."""
        owners = [devices[number % len(devices)] for number, devices in enumerate(people)]
        for number, owner in enumerate(owners):
            await owner.name(f"Player {number}")
        table = await set_table(owners)
        for number, owner in enumerate(owners):
            link = (await owner.get(f"/api/tables/{table}/seat-link"))["path"]
            for other in people[number]:
                if other is not owner:
                    await other.post("/api/seat-link", {"token": link.removeprefix("/seat#")})
        return table

    async def _race_to_the_end(
        self, table: str, devices: list[list[Device]], everybody: list[Device]
    ) -> None:
        start = (await devices[0][0].person.get(f"/api/tables/{table}"))["seq"]
        seq = start
        while self.races < self.task.count:
            try:
                await asyncio.gather(*(device.wait_for(seq) for device in everybody))
            except TimeoutError:
                self.findings.fail(f"{table}: not everybody was told of entry {seq}")
                return
            if everybody[0].last["table"]["status"] != "playing":
                return
            seat = everybody[0].last["decision"]["seat"]
            winner = await self._race(table, seq, devices[seat])
            if winner is None:
                return
            seq += 1
            await self._check_told(table, seq, winner, everybody)

    async def _race(self, table: str, seq: int, devices: list[Device]) -> Any:
        """All at once; the actions of the one that was carried out."""
        self.races += 1
        if self.races % 100 == 0:
            self.task.tell(f"{self.races} races")
        choices = [choice["action"] for choice in devices[0].last["decision"]["choices"]]
        requests = [{"seq": seq, "key": new_key(), "actions": [self.random.choice(choices)]} for _ in devices]
        is_same = self.random.random() < SAME_KEY
        if is_same:
            requests = requests[:1] * len(devices)
        order = self.random.sample(range(len(devices)), len(devices))
        answers = await asyncio.gather(
            *(_act(devices[number].person, table, requests[number]) for number in order)
        )
        outcome = dict(zip(order, answers, strict=True))
        won = [number for number in order if outcome[number] == "done"]
        expected = ["done", *["repeated" if is_same else "stale"] * (len(devices) - 1)]
        if sorted(answers) != expected:
            self.findings.fail(f"{table}, entry {seq + 1}: {sorted(answers)} instead of {expected}")
            return None
        self.findings.count("races with the same key" if is_same else "races with other keys")
        self.findings.count(f"won on the {PROCESSES[won[0]]}")
        return requests[won[0]]["actions"]

    async def _check_told(self, table: str, seq: int, actions: object, everybody: list[Device]) -> None:
        """Everybody hears of it on all processes, and of the same."""
        for device in everybody:
            try:
                await device.wait_for(seq)
            except TimeoutError:
                self.findings.fail(f"{table}: a device was not told of entry {seq}")
                continue
            told = device.entry(seq)
            self.findings.require(
                told.get("actions") == actions, f"{table}: entry {seq} is {told}, not {actions}"
            )
            self.findings.count("moves seen live")


async def _act(person: Person, table: str, request: Json) -> str:
    try:
        answer = await person.post(f"/api/tables/{table}/act?brings=false", request)
    except Refused as error:
        return error.code
    return "repeated" if answer["repeated"] else "done"


def run(task: Task) -> Findings:
    with new_database(task.database, task.folder) as url, ExitStack() as stack:
        logs = [task.folder / f"{name}.log" for name in PROCESSES]
        servers = [stack.enter_context(ServerProcess(url, log, "--redis-url", REDIS)) for log in logs]
        race = Race(task, servers)
        asyncio.run(race.run())
        for line in (line for server in servers for line in server.troubles()):
            race.findings.fail(f"a server's log: {line}")
    return race.findings
