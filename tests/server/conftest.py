"""Servers for tests: on SQLite always, on PostgreSQL where one is reachable."""

from __future__ import annotations

import random
from collections.abc import Iterator
from pathlib import Path
from types import SimpleNamespace

import pytest

from tests.patience import PATIENCE
from tests.server.running import (
    Finished,
    RunningServer,
    new_database,
    play_on,
    play_out,
    postgresql_problem,
    redis_problem,
    seated,
    settings_for,
)


@pytest.fixture(autouse=True)
def same_games_every_time(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """A test that fails with some game fails again with it: deals and random moves follow from its name."""
    random.seed(request.node.nodeid)
    chance = random.Random(request.node.nodeid)
    numbers = SimpleNamespace(randbits=chance.getrandbits)
    monkeypatch.setattr("boriken.server.changes.seating.secrets", numbers)


@pytest.fixture(autouse=True)
def patience_with_bots(monkeypatch: pytest.MonkeyPatch) -> None:
    """On a busy machine the best of bots may be late."""
    monkeypatch.setattr("boriken.server.bot_pool.GRACE", PATIENCE)


@pytest.fixture(scope="session")
def postgresql_or_skip() -> None:
    problem = postgresql_problem()
    if problem:
        pytest.skip(problem)


@pytest.fixture(scope="session")
def redis_or_skip() -> None:
    problem = redis_problem()
    if problem:
        pytest.skip(problem)


@pytest.fixture(scope="session", params=["sqlite", "postgresql"])
def database_url(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """An empty database of each kind, shared by the tests of a run: every test makes its own tables."""
    if request.param == "postgresql":
        request.getfixturevalue("postgresql_or_skip")
    with new_database(request.param, tmp_path_factory.mktemp("database")) as url:
        yield url


@pytest.fixture(scope="session")
def shared_server(database_url: str) -> Iterator[RunningServer]:
    """A server without rate limits, whose bots do not pause."""
    with RunningServer(settings_for(database_url)) as running:
        yield running


@pytest.fixture
def server(shared_server: RunningServer) -> Iterator[RunningServer]:
    yield shared_server
    shared_server.close_clients()


@pytest.fixture(scope="session")
def finished(shared_server: RunningServer) -> Iterator[Finished]:
    """A game of two in which two decisions were taken back, one by agreement."""
    table, clients = seated(shared_server, players=2, title="Friday", undo="agree")
    for client in clients:
        shared_server.leave_open(client)
    ana, ben = clients
    update = ana.act(table, ana.look(table)["seq"], "builder")
    ana.undo(table, update["seq"])
    update = play_on(table, clients, moves=30)
    update = ana.undo(table, update["seq"], to=update["seq"] - 12)
    ben.answer_undo(table, update["seq"], True)
    yield table, clients, play_out(table, clients)[0]
    for client in clients:
        client.http.close()


@pytest.fixture(scope="session")
def shared_sqlite_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningServer]:
    url = f"sqlite:///{tmp_path_factory.mktemp('database') / 'tables.db'}"
    with RunningServer(settings_for(url)) as running:
        yield running


@pytest.fixture
def sqlite_server(shared_sqlite_server: RunningServer) -> Iterator[RunningServer]:
    """For what does not depend on the database."""
    yield shared_sqlite_server
    shared_sqlite_server.close_clients()


@pytest.fixture
def sqlite_url(tmp_path: Path) -> str:
    """A database of the test's own."""
    return f"sqlite:///{tmp_path / 'tables.db'}"
