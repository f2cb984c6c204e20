"""Every kind of message that the contract knows, made up again and again: answered, never a mistake."""

from __future__ import annotations

import asyncio
import json
import random
import re
from collections.abc import Iterator
from typing import Any, Final, get_args

import msgspec
from websockets.asyncio.client import ClientConnection
from websockets.exceptions import ConnectionClosed

from boriken.server.app import create_app
from boriken.server.contract import base, requests
from boriken.server.settings import Settings
from tests.patience import PATIENCE
from tests.server.running import new_database
from tests.server.torture.clients import Person, connected
from tests.server.torture.findings import Findings, Task
from tests.server.torture.making_up import MakerUp
from tests.server.torture.malformed import set_scene
from tests.server.torture.serving import ServerProcess

SOCKET_KINDS: Final[tuple[type[msgspec.Struct], ...]] = get_args(requests.Command)
REFRESH: Final = 20
"""Messages after which the table is looked at again: what was made up may have moved it on."""


def http_kinds() -> dict[tuple[str, str], type[msgspec.Struct]]:
    """By method and path, what a request says in its body; all there are."""
    found = {}
    kinds = {kind.__name__: kind for kind in below(base.Request)}
    for path, operations in create_app(Settings()).openapi()["paths"].items():
        for method, operation in operations.items():
            body = operation.get("requestBody")
            if body is not None:
                name = body["content"]["application/json"]["schema"]["$ref"].rpartition("/")[2]
                found[method.upper(), path] = kinds[name]
    return found


def below(kind: type[msgspec.Struct]) -> Iterator[type[msgspec.Struct]]:
    for heir in kind.__subclasses__():
        yield heir
        yield from below(heir)


class Fuzzing:
    """One run, at tables in every state."""

    def __init__(self, task: Task, findings: Findings) -> None:
        self._task = task
        self._findings = findings
        self._chance = random.Random(task.seed)

    async def run(self, url: str) -> None:
        scene, people = await set_scene(url)
        self._tables = list(scene.tables.values())
        self._words = [*scene.legal, scene.link, "random", "greedy", "1897", "special", "bot", "open", "Ana"]
        for number in range(self._task.count):
            person = self._chance.choice(people)
            if number % REFRESH == 0:
                await self._look(people[0])
            for (method, path), kind in http_kinds().items():
                await self._ask(person, method, path, kind)
            await self._talk(url, person.cookie)
        for person in people:
            await person.close()

    async def _look(self, person: Person) -> None:
        update = await person.get(f"/api/tables/{self._tables[0]}")
        choices = (update.get("decision") or {}).get("choices") or []
        self._maker = MakerUp(
            self._chance,
            [*self._words, *(choice["action"] for choice in choices)],
            [update["seq"], update["seq"], update["seq"] - 1, 1],
        )

    # --- Over HTTP -----------------------------------------------------------------------------------------

    async def _ask(self, person: Person, method: str, path: str, kind: type[msgspec.Struct]) -> None:
        table, seat = self._chance.choice(self._tables), self._chance.randint(-1, 3)
        known = {"table_id": table, "name": "nobles", "step": "1"}
        place = re.sub(r"\{(\w+)\}", lambda part: known.get(part[1], str(seat)), path)
        body = json.dumps(self._maker.message(kind)).encode()
        headers = {"Content-Type": "application/json"}
        answer = await person.ask(method, place, content=body, headers=headers)
        self._findings.count(f"{kind.__name__} {answer.status_code // 100}xx")
        if answer.status_code >= 500:
            self._findings.fail(f"{answer.status_code}: {method} {place} {body!r}"[:600])

    # --- Over a WebSocket ----------------------------------------------------------------------------------

    async def _talk(self, url: str, cookie: str) -> None:
        address = f"{url.replace('http', 'ws', 1)}/api/tables/{self._chance.choice(self._tables)}/live"
        async with connected(address, cookie) as socket:
            for kind in self._chance.sample(SOCKET_KINDS, len(SOCKET_KINDS)):
                await self._say(socket, kind)

    async def _say(self, socket: ClientConnection, kind: type[msgspec.Struct]) -> None:
        message = self._maker.message(kind)
        try:
            await socket.send(json.dumps(message))
            async with asyncio.timeout(PATIENCE):
                answer = await _answer(socket)
        except ConnectionClosed as closed:
            self._findings.fail(f"{closed} after {message}"[:600])
        except TimeoutError:
            self._findings.fail(f"no answer to {message}"[:600])
        else:
            self._findings.count(f"{kind.__name__} {answer}")


async def _answer(socket: ClientConnection) -> str:
    """What kind of answer came; news in between are none."""
    while True:
        heard: dict[str, Any] = json.loads(await socket.recv())
        if heard["type"] in ("error", "pong", "preview", "proposal", "chat") or "key" in heard:
            return str(heard["type"])


def run(task: Task) -> Findings:
    findings = Findings()
    with new_database(task.database, task.folder) as url:
        with ServerProcess(url, task.folder / "server.log") as server:
            asyncio.run(Fuzzing(task, findings).run(server.url))
        for line in server.troubles():
            findings.fail(f"the server's log: {line}")
    return findings
