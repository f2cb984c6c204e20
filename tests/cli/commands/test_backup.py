"""A copy taken while people play, and put back elsewhere."""

from __future__ import annotations

import gzip
import random
import sqlite3
import stat
import threading
from collections.abc import Iterator
from pathlib import Path

import pytest
from structlog.testing import capture_logs

from boriken.server.settings import Settings
from boriken.server.storage.database import newest_version
from boriken.server.storage.ownership import sole_server
from tests.cli.running import run
from tests.server.running import (
    Client,
    RunningServer,
    new_database,
    play_on,
    postgresql_problem,
    seated,
    settings_for,
)

EARLIER = Path(__file__).parents[2] / "earlier" / "tables-1.sql"


@pytest.fixture(params=["sqlite", "postgresql"])
def kind(request: pytest.FixtureRequest) -> str:
    problem = postgresql_problem() if request.param == "postgresql" else None
    if problem:
        pytest.skip(problem)
    return str(request.param)


@pytest.fixture
def other_url(kind: str, tmp_path: Path) -> Iterator[str]:
    """An empty database of the other kind."""
    (tmp_path / "other").mkdir()
    other = "sqlite" if kind == "postgresql" or postgresql_problem() else "postgresql"
    with new_database(other, tmp_path / "other") as url:
        yield url


class Players:
    """They play on and on, and remember what was acknowledged."""

    def __init__(self, table: str, clients: list[Client]) -> None:
        self.table = table
        self.clients = clients
        self.acknowledged = 0
        self._is_enough = threading.Event()
        self._moved = threading.Semaphore(0)
        self._thread = threading.Thread(target=self._play, daemon=True)

    def __enter__(self) -> Players:
        self._thread.start()
        return self

    def __exit__(self, *_: object) -> None:
        self._is_enough.set()
        self._thread.join()

    def wait_for(self, moves: int) -> None:
        for _ in range(moves):
            self._moved.acquire()

    def _play(self) -> None:
        chance = random.Random(7)
        while not self._is_enough.is_set():
            update = self.clients[0].look(self.table, brings="false")
            if update["table"]["status"] != "playing":
                break
            actor = self.clients[update["table"]["turn"]]
            update = actor.look(self.table, brings="false")
            action = chance.choice(update["decision"]["choices"])["action"]
            self.acknowledged = actor.act(self.table, update["seq"], action, brings="false")["seq"]
            self._moved.release()
        self._moved.release(100)  # nobody waits for ever


@pytest.mark.slow
def test_a_backup_taken_during_play_goes_on_elsewhere(kind: str, other_url: str, tmp_path: Path) -> None:
    """SQLite to PostgreSQL and the other way round: from the last move acknowledged before it."""
    file = tmp_path / "all.boriken"
    with new_database(kind, tmp_path) as url, capture_logs(), RunningServer(settings_for(url)) as server:
        table, clients = seated(server)
        cookies = [client.cookie for client in clients]
        with Players(table, clients) as players:
            players.wait_for(25)
            before = players.acknowledged
            assert run("backup", file, "--database-url", url).code == 0
            players.wait_for(3)
        entries = clients[0].look(table, after=0)["entries"]
    assert stat.S_IMODE(file.stat().st_mode) == 0o600
    assert b'"processes"' not in gzip.decompress(
        file.read_bytes()
    )  # else the new server would ask the old one
    ran = run("restore", file, "--database-url", other_url)
    assert ran.out.startswith(f"{file}: 1 tables with "), ran.err
    with capture_logs(), RunningServer(settings_for(other_url)) as second:
        again = [second.client() for _ in cookies]
        for client, cookie in zip(again, cookies, strict=True):
            client.http.headers.update(cookie)
        restored = again[0].look(table, after=0)
        assert restored["seq"] >= before
        assert restored["entries"] == entries[: restored["seq"]]
        assert play_on(table, again, moves=5)["seq"] == restored["seq"] + 5
        assert (
            run("admin", "ban", "192.0.2.1", "--database-url", other_url).code == 0
        )  # the audit goes on too


def test_what_is_not_empty_is_not_overwritten(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path / 'tables.db'}"
    with capture_logs(), RunningServer(settings_for(url)) as server:
        server.client("Ana").create()
    assert run("backup", tmp_path / "copy", "--database-url", url).code == 0
    assert "has tables already" in run("restore", tmp_path / "copy", "--database-url", url).complaint
    with sole_server(Settings(database_url=f"sqlite:///{tmp_path / 'new.db'}")):
        taken = run("restore", tmp_path / "copy", "--database-url", f"sqlite:///{tmp_path / 'new.db'}")
        assert "Another server" in taken.complaint


def damaged(data: bytes) -> list[bytes]:
    """A copy cut short, one with a line less, one with a letter changed, one that says it is newer."""
    lines = gzip.decompress(data).splitlines(keepends=True)
    return [
        data[:-20],
        gzip.compress(b"".join(lines[:-1])),
        gzip.compress(b"".join([*lines[:2], *lines[3:]])),
        gzip.compress(b"".join(lines).replace(b"Ana", b"Eva")),
        gzip.compress(b"".join(lines).replace(b"boriken copy 1", b"boriken copy 2")),
        b"no copy",
        b"",
    ]


def test_a_damaged_copy_changes_nothing(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path / 'tables.db'}"
    with capture_logs(), RunningServer(settings_for(url)) as server:
        server.client("Ana").create()
    run("backup", tmp_path / "copy", "--database-url", url)
    target = f"sqlite:///{tmp_path / 'target.db'}"
    for number, data in enumerate(damaged((tmp_path / "copy").read_bytes())):
        broken = tmp_path / f"broken-{number}"
        broken.write_bytes(data)
        assert f"broken-{number}" in run("restore", broken, "--database-url", target).complaint, number
    assert run("restore", tmp_path / "copy", "--database-url", target).code == 0


def test_a_copy_of_an_earlier_database_is_brought_up_to_date(tmp_path: Path) -> None:
    """Before an upgrade one makes a backup: nothing is migrated by that."""
    file = tmp_path / "earlier.db"
    database = sqlite3.connect(file)
    database.executescript(EARLIER.read_text(encoding="utf-8"))
    database.close()
    assert run("backup", tmp_path / "copy", "--database-url", f"sqlite:///{file}").code == 0
    database = sqlite3.connect(file)
    assert database.execute("SELECT version_num FROM alembic_version").fetchone() != (newest_version(),)
    database.close()
    assert "another version" in run("admin", "tables", "--database-url", f"sqlite:///{file}").complaint
    target = f"sqlite:///{tmp_path / 'target.db'}"
    assert run("restore", tmp_path / "copy", "--database-url", target).code == 0
    assert "playing" in run("admin", "tables", "--database-url", target).out


@pytest.mark.parametrize("command", ["backup", "restore"])
def test_databases_that_cannot_be_used_are_one_sentence(command: str, tmp_path: Path) -> None:
    away = run(command, tmp_path / "copy", "--database-url", "postgresql://nobody@127.0.0.1:9/none")
    assert ("database" in away.complaint) if command == "backup" else ("No such file" in away.complaint)
    bad = run(command, tmp_path / "copy", "--database-url", "mysql://somewhere")
    assert "sqlite:///" in bad.complaint or "No such file" in bad.complaint
    assert list(tmp_path.iterdir()) == []
