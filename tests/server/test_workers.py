"""`boriken serve --workers N`: several processes at one port."""

from __future__ import annotations

import asyncio
import os
import signal
import time
from collections.abc import Callable
from pathlib import Path

import asyncpg
import pytest

from boriken.server.settings import BadSettings, Settings
from boriken.server.workers import serve_with_workers, settings_of
from tests.patience import PATIENCE
from tests.server.running import Client, new_postgresql_database
from tests.server.torture.serving import ServerProcess

pytestmark = pytest.mark.slow

SOLO = {
    "options": {"players": 2},
    "seats": [{"kind": "you"}, {"kind": "bot", "bot": "random"}],
    "order": "fixed",
    "start": True,
}


def living(url: str) -> set[str]:
    """Processes with a lease."""

    async def ask() -> set[str]:
        connection = await asyncpg.connect(url)
        query = "SELECT id FROM processes WHERE until > extract(epoch FROM clock_timestamp()) * 1000"
        try:
            return {row["id"] for row in await connection.fetch(query)}
        finally:
            await connection.close()

    return asyncio.run(ask())


def wait_for(holds: Callable[[], bool]) -> None:
    end = time.monotonic() + PATIENCE
    while not holds():
        assert time.monotonic() < end, "it did not happen"
        time.sleep(0.05)


def play_while(client: Client, is_going_on: Callable[[], bool]) -> int:
    """Decide as often as it goes: how many moves were made. None of them may be refused."""
    moves, table = 0, ""
    while is_going_on():
        if not table:
            table = client.create(**SOLO)
        update = client.look(table, brings="false")
        if update["table"]["status"] == "over":
            table = ""
        elif update["decision"]["yours"]:
            choices = update["decision"]["choices"]
            client.act(table, update["seq"], choices[0]["action"], brings="false")
            moves += 1
    return moves


def test_workers_are_renewed_while_people_play_and_no_move_is_refused(
    postgresql_or_skip: None, tmp_path: Path
) -> None:
    with new_postgresql_database() as url:
        with ServerProcess(url, tmp_path / "log", "--workers", "2") as server:
            ana = Client(server.url)
            ana.http.headers["Connection"] = "close"  # as a proxy that asks again where a connection breaks
            with ana.http:
                ana.put("/api/me", {"name": "Ana"})
                table = ana.create(**SOLO)
                before = living(url)
                assert len(before) == 2
                os.kill(server.pid, signal.SIGHUP)
                end = time.monotonic() + PATIENCE
                moves = play_while(ana, lambda: living(url) & before != set() and time.monotonic() < end)
                wait_for(lambda: len(now := living(url)) == 2 and not now & before)
                assert moves > 0
                update = ana.look(table)
                assert ana.act(table, update["seq"], "builder")["seq"] > update["seq"]
        assert server.troubles() == []
        assert living(url) == set()  # whoever stops gives the lease back


def test_several_workers_need_a_database_that_can_be_shared(sqlite_url: str) -> None:
    with pytest.raises(BadSettings) as refused:
        serve_with_workers(Settings(database_url=sqlite_url), 2, lambda address: None)
    assert refused.value.key == "workers_need_postgresql"


def test_each_worker_has_addresses_of_its_own() -> None:
    settings = Settings(link_address="[::1]:7000", metrics_address="127.0.0.1:9464")
    third = settings_of(settings, 2)
    assert (third.link_address, third.metrics_address) == ("[::1]:7002", "127.0.0.1:9466")
    assert settings_of(Settings(), 1).link_address == "127.0.0.1:0"
