"""What the server uses stops to answer: those who wait are told, others go on, and it recovers by itself."""

from __future__ import annotations

from collections.abc import Iterator
from urllib.parse import urlsplit

import pytest

from boriken.server import fanout, redis_client
from boriken.server.limits import Rate
from boriken.server.routes import operations
from boriken.server.settings import BadSettings
from boriken.server.storage import store, writing
from tests.server.running import (
    REDIS,
    Client,
    RequestRefused,
    RunningServer,
    new_postgresql_database,
    refusal,
    seated,
    settings_for,
)
from tests.server.stopping import Between

pytestmark = pytest.mark.slow


@pytest.fixture
def impatient(monkeypatch: pytest.MonkeyPatch) -> None:
    for module in (store, writing):
        monkeypatch.setattr(module, "LONGEST_ANSWER", 1.0)
    monkeypatch.setattr(operations, "LONGEST_PING", 1.0)


@pytest.fixture
def between(postgresql_or_skip: None, impatient: None) -> Iterator[tuple[Between, str]]:
    with new_postgresql_database() as url:
        parts = urlsplit(url)
        with Between(parts.hostname or "127.0.0.1", parts.port or 5432) as stopper:
            yield stopper, url.replace(f":{parts.port}", f":{stopper.port}")


def test_a_database_that_hangs_is_told_and_found_again(between: tuple[Between, str]) -> None:
    stopper, url = between
    with RunningServer(settings_for(url)) as running:
        table, (ana, *_) = seated(running)
        seq = ana.look(table)["seq"]
        stopper.stop()
        with refusal(503, "database_lost"):
            ana.get("/readyz")
        with refusal(503, "database_lost"):
            ana.act(table, seq, "builder", key="the_same_key")
        # What needs no database is answered all the time.
        assert ana.get("/healthz") == {"status": "ok"}
        assert ana.get("/api/me") == {"name": "Player 0"}
        stopper.go_on()
        while ana.http.get("/readyz").status_code != 200:
            pass
        # Whether or not it was stored before: with its key it happens once. A busy machine may lose it again.
        update = None
        while update is None:
            try:
                update = ana.act(table, seq, "builder", key="the_same_key")
            except RequestRefused as refused:
                if refused.status != 503:
                    raise
        acted = [entry for entry in ana.look(table, after=seq)["entries"] if entry["kind"] == "acted"]
        assert (len(acted), update["table"]["turn"]) == (1, 0)


# --- Redis -----------------------------------------------------------------------------------------------


@pytest.fixture
def redis_between(redis_or_skip: None, monkeypatch: pytest.MonkeyPatch) -> Iterator[tuple[Between, str]]:
    monkeypatch.setattr(redis_client, "LONGEST_ANSWER", 0.5)
    monkeypatch.setattr(fanout, "QUIET", 0.5)
    parts = urlsplit(REDIS)
    with Between(parts.hostname or "127.0.0.1", parts.port or 6379) as stopper:
        yield stopper, REDIS.replace(f":{parts.port}", f":{stopper.port}")


def components(client: Client) -> tuple[str, str]:
    """What goes over Redis."""
    told = client.get("/readyz")["components"]
    return told["news"], told["limits"]


def test_nobody_waits_for_a_redis_that_hangs(
    redis_between: tuple[Between, str], sqlite_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("boriken.server.routes.tables.NEW_TABLES", Rate(3, 0.0001))
    stopper, url = redis_between
    with RunningServer(settings_for(sqlite_url, rate_limits=True, redis_url=url)) as running:
        table, (ana, *_) = seated(running)
        while components(ana) != ("ok", "ok"):
            pass
        seq = ana.look(table)["seq"]
        stopper.stop()
        # At once, while nobody has noticed yet.
        seq = ana.act(table, seq, "builder")["seq"]
        while components(ana) != ("lost", "lost"):
            pass
        # It is said that it hangs, all goes on, and the process counts for itself.
        seq = ana.act(table, seq, "pass")["seq"]
        ben = running.client("Ben")
        for _ in range(3):
            ben.create()
        with refusal(429, "too_many"):
            ben.create()
        stopper.go_on()
        while components(ana) != ("ok", "ok"):
            pass


def test_a_redis_that_hangs_is_told_at_the_start(redis_between: tuple[Between, str], sqlite_url: str) -> None:
    stopper, url = redis_between
    stopper.stop()
    with (
        pytest.raises(BadSettings, match="Redis"),
        RunningServer(settings_for(sqlite_url, redis_url=url)),
    ):
        pass
