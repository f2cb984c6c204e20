"""How much one guest or address may ask for."""

from __future__ import annotations

import pytest

from boriken.server import limits
from boriken.server.errors import TooMany
from boriken.server.limits import Connections, Limiter, Rate
from tests.server.running import RunningServer, refusal, settings_for


class FakeClock:
    def __init__(self) -> None:
        self.now = 1000.0

    def __call__(self) -> float:
        return self.now


def test_tokens_come_back_with_time() -> None:
    clock = FakeClock()
    limiter = Limiter(True, clock)
    rate = Rate(3, 0.5)
    for _ in range(3):
        limiter.take("requests", "Ana", rate)
    with pytest.raises(TooMany) as refused:
        limiter.take("requests", "Ana", rate)
    assert refused.value.retry_after == 2
    # Others, and other things, are counted apart.
    limiter.take("requests", "Ben", rate)
    limiter.take("tables", "Ana", rate)
    clock.now += 1.9
    with pytest.raises(TooMany):
        limiter.take("requests", "Ana", rate)
    clock.now += 0.1
    limiter.take("requests", "Ana", rate)
    with pytest.raises(TooMany):
        limiter.take("requests", "Ana", rate)
    clock.now += 1000
    for _ in range(3):
        limiter.take("requests", "Ana", rate)
    with pytest.raises(TooMany):
        limiter.take("requests", "Ana", rate)


def test_without_limits_anything_goes() -> None:
    limiter = Limiter(False)
    for _ in range(1000):
        limiter.take("requests", "Ana", Rate(1, 0.001))


def test_buckets_do_not_pile_up(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "MOST_BUCKETS", 10)
    clock = FakeClock()
    limiter = Limiter(True, clock)
    for number in range(100):
        clock.now += 1
        limiter.take("requests", f"guest {number}", Rate(1, 0.001))
        assert len(limiter._buckets) <= 10
    # Those that are furthest from whole are remembered.
    with pytest.raises(TooMany):
        limiter.take("requests", "guest 99", Rate(1, 0.001))


def test_a_flood_of_others_does_not_empty_what_is_counted_slowly(monkeypatch: pytest.MonkeyPatch) -> None:
    """Else many made-up names would let somebody be written to as often as anybody likes."""
    monkeypatch.setattr(limits, "MOST_BUCKETS", 10)
    clock = FakeClock()
    limiter = Limiter(True, clock)
    limiter.take("mails to", "ana@example.org", Rate(1, 1 / 600))
    for number in range(100):
        clock.now += 1
        limiter.take("requests", f"guest {number}", Rate(400, 50))
    with pytest.raises(TooMany):
        limiter.take("mails to", "ana@example.org", Rate(1, 1 / 600))


def test_connections_are_counted(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("boriken.server.limits.SOCKETS_OF_GUEST", 2)
    monkeypatch.setattr("boriken.server.limits.SOCKETS_OF_ADDRESS", 3)
    connections = Connections(True)
    with connections.one_more("here", "Ana"):
        with connections.one_more("here", "Ana"):
            with pytest.raises(TooMany), connections.one_more("here", "Ana"):
                pass
            with (
                connections.one_more("here", "Ben"),
                pytest.raises(TooMany),
                connections.one_more("here", None),
            ):
                pass
        with connections.one_more("here", "Ana"), connections.one_more("there", None):
            pass
    assert connections._open == {}


def test_what_others_took_is_a_debt() -> None:
    clock = FakeClock()
    limiter = Limiter(True, clock)
    limiter.is_shared = True
    rate = Rate(3, 0.5)
    limiter.take("tables", "Ana", rate)
    limiter.take("tables", "Ana", rate)
    assert limiter.to_tell(10) == [(("tables", "Ana"), rate, 2)]
    limiter.take("tables", "Ana", rate)
    # Three were taken elsewhere; of the three here, one is not told yet.
    limiter.hear(("tables", "Ana"), 2, -2.0)
    with pytest.raises(TooMany) as refused:
        limiter.take("tables", "Ana", rate)
    assert refused.value.retry_after == 8
    clock.now += 8
    limiter.take("tables", "Ana", rate)
    # Who says that nothing was taken has forgotten it.
    limiter.hear(("tables", "Ana"), 2, 3.0)
    with pytest.raises(TooMany):
        limiter.take("tables", "Ana", rate)


def test_others_hear_of_what_matters() -> None:
    limiter = Limiter(True, FakeClock())
    limiter.is_shared = True
    for _ in range(29):
        limiter.take("requests", "Ana", Rate(900, 1))
    assert limiter.to_tell(10) == []
    limiter.take("requests", "Ana", Rate(900, 1))
    limiter.take("tables", "Ben", Rate(30, 1))
    assert len(limiter.to_tell(1)) == 1
    assert {told[0] for told in limiter.to_tell(10)} == {("requests", "Ana"), ("tables", "Ben")}


def test_connections_elsewhere_are_counted(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("boriken.server.limits.SOCKETS_OF_GUEST", 3)
    connections = Connections(True)
    connections.is_shared = True
    with connections.one_more("here", "Ana"):
        assert connections.to_tell(10, 1000) == [("guest Ana", 1)]
        connections.hear("guest Ana", 1, 2)
        assert connections.to_tell(10, 1000) == []
        with pytest.raises(TooMany), connections.one_more("here", "Ana"):
            pass
        assert connections.to_tell(10, -1000) == [("guest Ana", 1)]  # again, in time
        connections.hear("guest Ana", 1, 0)
        with connections.one_more("here", "Ana"):
            pass
    assert connections.to_tell(10, 1000) == [("guest Ana", 0)]
    connections.hear("guest Ana", 0, 5)
    assert (connections._told, connections._elsewhere, connections._changed) == ({}, {}, set())


@pytest.fixture
def no_time_passes(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("boriken.server.app.Limiter", lambda is_on: Limiter(is_on, FakeClock()))


@pytest.mark.usefixtures("no_time_passes")
def test_too_many_requests_of_a_guest(sqlite_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("boriken.server.edges.BY_GUEST", Rate(5, 0.5))
    with RunningServer(settings_for(sqlite_url, rate_limits=True)) as running:
        ana, ben = running.client("Ana"), running.client("Ben")
        # Another name makes no other guest.
        for name in ("Anna", "Hannah"):
            ana.put("/api/me", {"name": name})
        for _ in range(3):
            ana.get("/api/me")
        response = ana.http.get("/api/me")
        assert response.status_code == 429
        assert response.headers["retry-after"] == "2"
        error = response.json()["error"]
        assert (error["code"], error["arguments"]["seconds"]) == ("too_many", 2)
        assert ben.get("/api/me") == {"name": "Ben"}
        # The one who watches over the server is not limited.
        assert ana.http.get("/healthz").status_code == 200


@pytest.mark.usefixtures("no_time_passes")
def test_too_many_requests_guests_and_tables_of_an_address(
    sqlite_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("boriken.server.routes.answers.NEW_GUESTS", Rate(2, 0.5))
    monkeypatch.setattr("boriken.server.routes.tables.NEW_TABLES", Rate(1, 0.5))
    monkeypatch.setattr("boriken.server.edges.BY_ADDRESS", Rate(9, 0.5))
    with RunningServer(settings_for(sqlite_url, rate_limits=True)) as running:
        ana, ben = running.client("Ana"), running.client("Ben")
        with refusal(429, "too_many"):
            running.client().put("/api/me", {"name": "Carla"})
        with refusal(429, "too_many"):
            running.client().create(name="Carla")
        ana.create()
        with refusal(429, "too_many"):
            ana.create()
        ben.create()
        assert running.client().get("/api/me") == {"name": None}
        ana.get("/api/me")
        # That was the ninth request from here; made-up cookies help nobody.
        with refusal(429, "too_many"):
            ana.get("/api/me")
        response = running.client().http.get("/api/me", headers={"Cookie": "boriken_guest=new"})
        assert response.status_code == 429
