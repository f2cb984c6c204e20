"""No room on the disk, bots that hang: those concerned are told, nothing is lost, others go on."""

from __future__ import annotations

import asyncio
import resource
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path

import httpx
import pytest

from boriken.engine.state import State
from boriken.game import Game
from boriken.server import bot_pool
from boriken.server.storage.database import is_full
from boriken.server.storage.writing import SqliteWriter
from boriken.server.turns import ANYBODY, Asker
from tests.patience import PATIENCE
from tests.server import misbehaving
from tests.server.running import Client, RunningServer, refusal, seated, settings_for
from tests.server.torture.serving import ServerProcess

STATE = Game.new(players=3, seed=7).state
FULL = "The server has no room left to store this: nothing was changed, try again later."

# --- Disk ------------------------------------------------------------------------------------------------


def set_most_pages(server: RunningServer, pages: int) -> None:
    """How large the database may become; never less than it is."""
    writer = server.services.store._writer
    assert isinstance(writer, SqliteWriter)
    writer._thread.submit(writer._connection.execute, f"PRAGMA max_page_count={pages}").result(PATIENCE)


def act_until_full(client: Client, table: str) -> int:
    """Decide and take back as long as there is room: the last entry that was acknowledged."""
    seq: int = client.look(table)["seq"]
    with refusal(503, "disk_full") as error:
        for _ in range(1000):
            seq = client.act(table, seq, "builder", brings="false", key=f"builder_{seq}")["seq"]
            seq = client.undo(table, seq)["seq"]
    assert error["message"] == FULL
    return seq


def test_a_full_disk_refuses_moves_and_loses_none(sqlite_url: str) -> None:
    with RunningServer(settings_for(sqlite_url)) as running:
        table, (ana, ben, _) = seated(running)
        set_most_pages(running, 1)
        seq = act_until_full(ana, table)
        # All that was acknowledged is there, for others too, and others are answered.
        assert ben.look(table, after=seq - 1)["entries"][0]["seq"] == seq
        assert ana.get("/readyz")["components"]["database"] == "full"
        set_most_pages(running, 1_000_000)
        # By themselves, with the very request that was refused.
        update = ana.act(table, seq, "builder", key=f"builder_{seq}", brings="false")
        assert (update["seq"], update["repeated"]) == (seq + 1, False)
        assert ana.get("/readyz")["components"]["database"] == "ok"
    with RunningServer(settings_for(sqlite_url)) as again:
        assert again.client().look(table)["seq"] == seq + 1


@pytest.mark.slow
def test_a_server_whose_files_cannot_grow_goes_on(tmp_path: Path) -> None:
    """As where a quota is used up: logs cannot be written either."""
    url = f"sqlite:///{tmp_path / 'tables.db'}"
    with ServerProcess(url, tmp_path / "server.log") as process:
        client = Client(process.url)
        with client.http:
            client.put("/api/me", {"name": "Ana"})
            bots = [{"kind": "bot", "bot": "random"}] * 2
            table = client.create(seats=[{"kind": "you"}, *bots], order="fixed", start=True)
            before = resource.prlimit(process.pid, resource.RLIMIT_FSIZE)
            resource.prlimit(process.pid, resource.RLIMIT_FSIZE, (4096, before[1]))
            seq = act_until_full(client, table)
            assert client.look(table)["seq"] == seq
            assert client.get("/readyz")["components"]["database"] == "full"
            resource.prlimit(process.pid, resource.RLIMIT_FSIZE, before)
            assert client.act(table, seq, "builder")["seq"] == seq + 1
        process.kill()
        process.start()
        assert httpx.get(f"{process.url}/api/tables/{table}", timeout=PATIENCE).json()["seq"] == seq + 1


def test_a_full_disk_of_postgresql_is_known() -> None:
    class DiskFull(Exception):
        sqlstate = "53100"

    class Wrapped(Exception):
        orig = DiskFull()

    assert is_full(DiskFull())
    assert is_full(Wrapped())
    assert not is_full(OSError())


# --- Bots ------------------------------------------------------------------------------------------------


@pytest.mark.slow
def test_a_bot_that_hangs_is_given_up_and_others_go_on(
    sqlite_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(bot_pool, "think", misbehaving.think)
    with RunningServer(settings_for(sqlite_url, bot_processes=2)) as running:
        bots = running.services.bots
        choose, hanging = bots.choose, asyncio.Event()

        async def choose_or_hang(name: str, state: State, asker: Asker) -> int:
            if name == "greedy":
                hanging.set()
                name = "hang"
            return await choose(name, state, asker)

        monkeypatch.setattr(bots, "choose", choose_or_hang)
        replace, given_up = bots._replace, []

        def give_up(pool: ProcessPoolExecutor) -> None:
            given_up.append(pool)
            replace(pool)

        monkeypatch.setattr(bots, "_replace", give_up)
        ana, ben = running.client("Ana"), running.client("Ben")
        running.run(choose("random", STATE, ANYBODY))  # the processes have started
        bots._budget = 2.0 - PATIENCE  # which is a bot's grace here
        seats = [{"kind": "you"}, {"kind": "bot", "bot": "greedy"}, {"kind": "bot", "bot": "random"}]
        table = ana.create(seats=seats, order="fixed", start=True)
        seq = ana.act(table, ana.look(table)["seq"], "builder", "pass")["seq"]
        running.run(hanging.wait())
        # The others' bots play on.
        other = ben.create(seats=[{"kind": "bot", "bot": "random"}] * 3, start=True)
        last = ben.look(other)["seq"]
        while last < 15:
            last = ben.poll(other, after=last, wait=20, brings="false")["seq"]
        # The one that hangs is given up, and its table goes on.
        moved = ana.poll(table, after=seq, wait=60)["entries"]
        assert [entry["by"] for entry in moved[:1]] == ["bot"]
        assert given_up
