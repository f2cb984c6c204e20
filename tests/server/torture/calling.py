"""Kill the server while N notices are due: each comes once, twice where its answer was lost; none is lost."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from typing import Final

import msgspec
from sqlalchemy import insert

from boriken.server.notices.caller import AT_ONCE
from boriken.server.notices.telling import Telling
from boriken.server.notices.wishes import WebAddress
from boriken.server.storage.outbox import Outbox
from boriken.server.storage.schema import deliveries, receivers
from boriken.server.storage.store import Store
from boriken.server.uptime import wall
from tests.patience import PATIENCE
from tests.server.receiving import LocalReceiver
from tests.server.running import new_database, settings_for
from tests.server.torture.findings import Findings, Task
from tests.server.torture.serving import ServerProcess

OF_EACH: Final = 10
"""Notices of one person."""


async def _fill(url: str, address: str, number: int) -> None:
    """So many notices, due now."""
    store = await Store.open(settings_for(url))
    where = msgspec.json.encode(WebAddress(address)).decode()
    body = msgspec.json.encode(Telling(kind="test", text="Ñandú", at=wall())).decode()
    people = [f"{number:024x}" for number in range(-(-number // OF_EACH))]
    ways = [
        {"id": person[-16:], "owner": person, "channel": "json", "address": where, "made": wall()}
        for person in people
    ]
    due = [
        {
            "id": f"{place:024x}",
            "owner": people[place // OF_EACH],
            "table_id": "",
            "kind": "test",
            "receiver": people[place // OF_EACH][-16:],
            "body": body,
            "made": wall(),
            "due": wall(),
            "tries": 0,
        }
        for place in range(number)
    ]
    async with store.engine.begin() as connection:
        await connection.execute(insert(receivers), ways)
        await connection.execute(insert(deliveries), due)
    await store.close()


async def _left(url: str) -> int:
    store = await Store.open(settings_for(url))
    try:
        return (await Outbox(store.engine).counts())[1]
    finally:
        await store.close()


def _await(holds: Callable[[], bool]) -> bool:
    end = time.monotonic() + PATIENCE
    while not holds() and time.monotonic() < end:
        time.sleep(0.05)
    return holds()


def run(task: Task) -> Findings:
    findings = Findings()
    with new_database(task.database, task.folder) as url, LocalReceiver() as receiver:
        asyncio.run(_fill(url, receiver.url(), task.count))
        options = ("--notice-host", "127.0.0.1")
        with ServerProcess(url, task.folder / "server.log", *options) as server:
            receiver.wait(task.count // 3)
            server.kill()
            findings.count("arrived before the kill", len(receiver.times()))
            server.start()
            _await(lambda: len(receiver.times()) >= task.count)
            if not _await(lambda: asyncio.run(_left(url)) == 0):
                findings.fail("something is still to be sent")
        times = receiver.times()
    twice = sum(number == 2 for number in times.values())
    findings.count("notices", len(times))
    findings.count("arrived twice", twice)
    if len(times) != task.count:
        findings.fail(f"{task.count - len(times)} notices are lost")
    if max(times.values()) > 2 or twice > AT_ONCE:
        findings.fail(f"{twice} came twice, the most often {max(times.values())} times")
    return findings
