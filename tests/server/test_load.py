"""The clients of ``boriken load`` understand what the server answers."""

from __future__ import annotations

import asyncio

import pytest

from boriken.engine.options import Options
from boriken.load.clients import set_table
from boriken.load.figures import Load, Measured
from boriken.load.stage import Stage
from tests.server.running import RunningServer


@pytest.mark.parametrize("over_http", [False, True])
def test_every_action_of_a_game_is_answered(sqlite_server: RunningServer, over_http: bool) -> None:
    load = Load([sqlite_server.url], 1, Options(players=2), think=0, seconds=1, over_http=over_http)
    result = Measured(clients=2, seconds=1)

    async def play() -> None:
        stage = Stage(load, result)
        stage.is_measuring = True
        clients = await set_table(load)
        async with asyncio.TaskGroup() as group:
            for client in clients:
                group.create_task(stage._play(client))
        for client in clients:
            await client.http.aclose()

    asyncio.run(play())
    assert len(result.latencies) > 50
    assert result.troubles == []
