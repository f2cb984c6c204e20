"""What every request passes first and every answer last; and what those who run the server look at."""

from __future__ import annotations

import socket
from collections.abc import Iterator

import httpx
import pytest
import structlog.testing

from boriken.server.edges import HEADERS
from boriken.server.errors import Unavailable
from boriken.server.limits import LONGEST_REQUEST
from boriken.server.running import bind
from tests.patience import PATIENCE
from tests.server.running import Client, RunningServer, refusal, seated, settings_for

JSON = {"Content-Type": "application/json"}


@pytest.mark.parametrize(
    ("path", "status"),
    [
        ("/", 200),
        ("/table/q7t2mzk4wy3a", 200),
        ("/seat/abc.def", 200),
        ("/api/me", 200),
        ("/api/openapi.json", 200),
        ("/healthz", 200),
        ("/api/tables/nobody", 404),
        ("/api/nothing", 404),
        ("/missing.js", 404),
        ("/api/tables?scope=x", 422),
    ],
)
def test_every_answer_has_the_security_headers(path: str, status: int, sqlite_server: RunningServer) -> None:
    response = sqlite_server.client().http.get(path)
    assert response.status_code == status
    for name, value in HEADERS.items():
        assert response.headers[name] == value
    if path.startswith("/api/"):
        assert response.headers["cache-control"] == "no-store"
    assert "server" not in response.headers
    policy = response.headers["content-security-policy"]
    assert "default-src 'none'" in policy
    assert "unsafe" not in policy
    if status != 200:
        assert response.json()["error"]["message"]


@pytest.mark.parametrize(
    "path", ["/%00", "/" + "x" * 5000, "/..%2f..%2fetc%2fpasswd", "/%ff", "//", "/a/../b"]
)
def test_strange_addresses_are_no_mistake_of_the_server(path: str, sqlite_server: RunningServer) -> None:
    assert sqlite_server.client().http.get(path).status_code in (200, 404)


@pytest.mark.parametrize(
    ("origin", "is_welcome"),
    [
        (None, True),
        ("OWN", True),
        ("https://evil.example", False),
        ("http://127.0.0.1", False),
        ("null", False),
        ("http://[", False),
        ("", False),
    ],
)
def test_pages_of_other_sites_change_nothing(
    origin: str | None, is_welcome: bool, sqlite_server: RunningServer
) -> None:
    client = sqlite_server.client("Ana")
    headers = {} if origin is None else {"Origin": sqlite_server.url if origin == "OWN" else origin}
    response = client.http.put("/api/me", json={"name": "Eve"}, headers=headers)
    assert response.status_code == (200 if is_welcome else 403)
    assert client.get("/api/me")["name"] == ("Eve" if is_welcome else "Ana")
    if not is_welcome:
        assert response.json()["error"]["code"] == "other_site"
        assert "set-cookie" not in response.headers


def test_further_origins_can_be_allowed(sqlite_url: str) -> None:
    with RunningServer(settings_for(sqlite_url, origins=("https://play.example",))) as running:
        for origin, status in (("https://play.example", 200), ("http://play.example", 403)):
            response = running.client().http.put("/api/me", json={"name": "Ana"}, headers={"Origin": origin})
            assert response.status_code == status


def test_what_changes_something_must_be_json(sqlite_server: RunningServer) -> None:
    http = sqlite_server.client().http
    body = b'{"name": "Ana"}'
    for kind in ("text/plain", "application/x-www-form-urlencoded", "multipart/form-data", ""):
        response = http.put("/api/me", content=body, headers={"Content-Type": kind})
        assert (response.status_code, response.json()["error"]["code"]) == (400, "not_json")
    assert (
        http.put(
            "/api/me", content=body, headers={"Content-Type": "application/json; charset=utf-8"}
        ).status_code
        == 200
    )


@pytest.mark.parametrize(
    "body", [b"", b"{", b"[]", b"7", b"null", b'"name"', b"\xff\xfe", b"[" * 20_000, b'{"name": NaN}']
)
def test_broken_json_is_refused(body: bytes, sqlite_server: RunningServer) -> None:
    response = sqlite_server.client().http.put("/api/me", content=body, headers=JSON)
    assert response.status_code in (400, 422)
    assert response.json()["error"]["code"] == "malformed"


def test_long_requests_are_refused(sqlite_server: RunningServer) -> None:
    http = sqlite_server.client().http

    def in_pieces() -> Iterator[bytes]:
        yield b'{"name": "'
        for _ in range(40):
            yield b"x" * 1024

    for content in (b"x" * (LONGEST_REQUEST + 1), in_pieces()):
        response = http.put("/api/me", content=content, headers=JSON)
        assert (response.status_code, response.json()["error"]["code"]) == (413, "too_large")


def test_whoever_hangs_up_in_the_middle_is_no_mistake_of_the_server(sqlite_url: str) -> None:
    request = (
        b"PUT /api/me HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 15\r\n\r\n{"
    )
    with structlog.testing.capture_logs() as logs, RunningServer(settings_for(sqlite_url)) as running:
        somebody = running.client()
        url = httpx.URL(running.url)
        with socket.create_connection((url.host, url.port)) as connection:
            connection.sendall(request)
        while not (put := [name for name in figures(somebody) if 'method="PUT"' in name and "total" in name]):
            pass
    assert put == ['boriken_requests_total{method="PUT",route="/api/me",status="400"}']
    assert "request_failed" not in [log["event"] for log in logs]


def test_a_method_nobody_offers(sqlite_server: RunningServer) -> None:
    http = sqlite_server.client().http
    for method in ("DELETE", "PATCH", "POST"):
        response = http.request(method, "/api/catalog")
        assert (response.status_code, response.json()["error"]["code"]) == (405, "malformed")


def test_the_description_covers_the_interface(sqlite_server: RunningServer) -> None:
    paths = sqlite_server.client().get("/api/openapi.json")["paths"]
    table = "/api/tables/{table_id}"
    documented = {
        *("/api/me", "/api/tables", "/api/catalog", "/api/rules", "/api/seat-link"),
        *(f"{table}/{what}" for what in ("join", "leave", "return", "start", "close", "rematch")),
        *(f"{table}/{what}" for what in ("act", "undo", "undo-answer", "explain", "prospects")),
        *(f"{table}/{what}" for what in ("updates", "log", "at/{seq}", "timeline", "record")),
        *(f"{table}/seats/{{seat}}", f"{table}/seats/{{seat}}/stand-in", f"{table}/seat-link"),
    }
    assert documented <= set(paths)


# --- For those who run it --------------------------------------------------------------------------------


def test_health_and_readiness(server: RunningServer, monkeypatch: pytest.MonkeyPatch) -> None:
    somebody = server.client()
    assert somebody.get("/healthz") == {"status": "ok"}
    assert somebody.get("/readyz") == {
        "status": "ready",
        "components": {"database": "ok", "news": "none", "limits": "none", "bots": "ok"},
    }

    async def fail() -> None:
        raise Unavailable("database_lost")

    monkeypatch.setattr(server.services.store, "ping", fail)
    with refusal(503, "database_lost"):
        somebody.get("/readyz")
    assert somebody.get("/healthz") == {"status": "ok"}
    monkeypatch.undo()
    monkeypatch.setattr(server.services, "is_stopping", True)
    with refusal(503, "stopping"):
        somebody.get("/readyz")


def figures(somebody: Client) -> dict[str, float]:
    response: httpx.Response = somebody.http.get("/metrics")
    assert response.headers["content-type"].startswith("text/plain")
    lines = [line for line in response.text.splitlines() if not line.startswith("#")]
    return {line.rpartition(" ")[0]: float(line.rpartition(" ")[2]) for line in lines}


def test_figures_for_prometheus(sqlite_url: str) -> None:
    with RunningServer(settings_for(sqlite_url)) as server:  # where nobody else does anything
        somebody = server.client()
        before = figures(somebody)
        table, (ana, *_) = seated(server)
        ana.act(table, ana.look(table)["seq"], "builder")
        with ana.live(table) as live:
            live.recv(PATIENCE)
            after = figures(somebody)
    acted = 'boriken_requests_total{method="POST",route="/api/tables/{table_id}/act",status="200"}'
    assert after[acted] == before.get(acted, 0) + 1
    assert after["boriken_act_seconds_count"] == before["boriken_act_seconds_count"] + 1
    assert after["boriken_sockets"] == before["boriken_sockets"] + 1
    assert after["boriken_tables_in_memory"] > before["boriken_tables_in_memory"]
    # A table's address is a secret of those who have it.
    assert not any(table in name for name in after)


def test_answers_do_not_wait_for_those_before_to_arrive() -> None:
    """Asyncio switches Nagle's algorithm off only for sockets that say that they are TCP."""
    with bind("127.0.0.1", 0) as listening:
        assert listening.proto == socket.IPPROTO_TCP
