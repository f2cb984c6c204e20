"""Half-sent requests, endless headers, answers nobody reads, forged addresses."""

from __future__ import annotations

import asyncio
import socket
from collections.abc import Iterator
from pathlib import Path

import pytest

from boriken.server import guarding
from boriken.server.addresses import Networks, neighbourhood_of, network_of
from boriken.server.guarding import Gate, GuardedProtocol
from boriken.server.limits import Rate
from boriken.server.settings import BadSettings
from tests.patience import PATIENCE
from tests.server.running import RunningServer, refusal, settings_for

HALF = b"GET /api/me HTTP/1.1\r\nHost: x\r\nX-Slow: "
HALF_BODY = (
    b"POST /api/tables HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\n{"
)


def connected(server: RunningServer) -> socket.socket:
    host, _, port = server.url.removeprefix("http://").rpartition(":")
    return socket.create_connection((host, int(port)), PATIENCE)


def all_of(client: socket.socket) -> bytes:
    """Everything until the server hangs up."""
    parts = []
    try:
        while part := client.recv(65536):
            parts.append(part)
    except ConnectionResetError:
        pass
    return b"".join(parts)


@pytest.fixture
def limited(sqlite_url: str) -> Iterator[RunningServer]:
    with RunningServer(settings_for(sqlite_url, rate_limits=True)) as running:
        yield running


# --- Half-sent -------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "sent",
    [b"", b"\r\n", b"GET", HALF, HALF_BODY],
    ids=["nothing", "blank", "verb", "headers", "body"],
)
def test_a_half_sent_request_is_given_up(
    sqlite_server: RunningServer, monkeypatch: pytest.MonkeyPatch, sent: bytes
) -> None:
    monkeypatch.setattr(guarding, "ARRIVING", 0.2)
    with connected(sqlite_server) as client:
        client.sendall(sent)
        assert all_of(client).partition(b"\r\n")[0] in (b"HTTP/1.1 408 Request Timeout", b"")


def test_a_second_request_that_is_half_sent_is_given_up(
    sqlite_server: RunningServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    with connected(sqlite_server) as client:
        client.sendall(b"GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n")
        assert client.recv(65536).startswith(b"HTTP/1.1 200")
        monkeypatch.setattr(guarding, "ARRIVING", 0.2)
        client.sendall(b"\r\n")
        assert b"408" in all_of(client)


def test_headers_have_an_end(sqlite_server: RunningServer) -> None:
    with connected(sqlite_server) as client:
        try:
            client.sendall(HALF)
            for _ in range(100):
                client.sendall(b"x" * 1000)
        except (BrokenPipeError, ConnectionResetError):
            pass
        assert all_of(client).partition(b"\r\n")[0] in (
            b"HTTP/1.1 431 Request Header Fields Too Large",
            b"",  # reset before it was read
        )


def test_one_address_does_not_take_all_connections(
    limited: RunningServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(guarding, "OF_ADDRESS", 3)
    held = [connected(limited) for _ in range(3)]
    for client in held:
        client.sendall(HALF)
    with connected(limited) as refused:
        assert all_of(refused) == b""
    held.pop().close()
    # One that ends makes room, as soon as the server has noticed.
    answer = b""
    while not answer:
        with connected(limited) as client:
            try:
                client.sendall(b"GET /healthz HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n")
            except (BrokenPipeError, ConnectionResetError):
                continue
            answer = all_of(client)
    assert answer.startswith(b"HTTP/1.1 200")
    for client in held:
        client.close()


def test_the_server_keeps_files_for_itself(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(guarding, "most_files", lambda: guarding.RESERVED + 2)
    gate = Gate(True, Networks())
    assert [gate.enter(f"192.0.2.{number}") for number in range(3)] == [True, True, False]
    gate.leave("192.0.2.0")
    assert gate.enter("192.0.2.7")


def test_an_answer_nobody_reads_is_given_up(limited: RunningServer, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(guarding, "READING", 0.2)
    with connected(limited) as client:
        client.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        client.sendall(b"GET /api/openapi.json HTTP/1.1\r\nHost: x\r\n\r\n" * 40)
        connections = limited.server.server_state.connections
        while not connections:
            limited.run(asyncio.sleep(0.01))
        while connections:
            limited.run(asyncio.sleep(0.01))


def test_all_requests_of_who_hangs_up_are_given_up(limited: RunningServer) -> None:
    """Several requests in one go; the one that is being answered must know that nobody reads it."""
    connections = limited.server.server_state.connections
    with connected(limited) as client:
        client.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        client.sendall(b"GET /api/openapi.json HTTP/1.1\r\nHost: x\r\n\r\n" * 40)
        while not connections:
            limited.run(asyncio.sleep(0.01))
        (protocol,) = connections
        assert isinstance(protocol, GuardedProtocol)
        while not protocol.flow.write_paused:
            limited.run(asyncio.sleep(0.01))
    while connections or limited.server.server_state.tasks:
        limited.run(asyncio.sleep(0.01))
    assert protocol._answered is not None
    assert protocol._answered is not protocol.cycle
    assert protocol._answered.disconnected


# --- Addresses -------------------------------------------------------------------------------------------


def test_one_customers_addresses_are_one() -> None:
    assert network_of("2001:db8:1:2::1") == network_of("2001:db8:1:2:ffff::9") == "2001:db8:1:2::/64"
    assert network_of("2001:db8:1:3::1") != network_of("2001:db8:1:2::1")
    assert network_of("::ffff:192.0.2.1") == network_of("192.0.2.1") == "192.0.2.1"
    assert network_of("unknown") == "unknown"


def test_neighbours_are_counted_together_where_it_matters() -> None:
    assert neighbourhood_of(network_of("2001:db8:1:2::1")) == "2001:db8::/32"
    assert neighbourhood_of(network_of("2001:db8:ffff::1")) == "2001:db8::/32"
    assert neighbourhood_of("192.0.2.1") == neighbourhood_of("192.0.77.9") == "192.0.0.0/16"
    assert neighbourhood_of("unknown") == "unknown"


@pytest.mark.parametrize("proxy", [(), ("192.0.2.0/24",)])
def test_nobody_says_for_themselves_who_they_are(
    sqlite_url: str, monkeypatch: pytest.MonkeyPatch, proxy: tuple[str, ...]
) -> None:
    monkeypatch.setattr("boriken.server.routes.answers.NEW_GUESTS", Rate(2, 0.0001))
    settings = settings_for(sqlite_url, rate_limits=True, trusted_proxies=proxy)
    with RunningServer(settings) as running:
        for number in range(2):
            client = running.client()
            client.http.headers["X-Forwarded-For"] = f"203.0.113.{number}"
            client.put("/api/me", {"name": "Mallory"})
        with refusal(429, "too_many"):
            client = running.client()
            client.http.headers["X-Forwarded-For"] = "203.0.113.99"
            client.put("/api/me", {"name": "Mallory"})


def test_a_proxy_that_is_named_is_believed_and_those_before_it_are_not(
    sqlite_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("boriken.server.routes.answers.NEW_GUESTS", Rate(1, 0.0001))
    settings = settings_for(sqlite_url, rate_limits=True, trusted_proxies=("127.0.0.0/8",))

    def arrive(running: RunningServer, said: str) -> None:
        client = running.client()
        client.http.headers["X-Forwarded-For"] = said
        client.put("/api/me", {"name": "Ana"})

    with RunningServer(settings) as running:
        arrive(running, "203.0.113.1")
        arrive(running, "203.0.113.2")
        # What the client itself has written stands before what the proxy has added.
        with refusal(429, "too_many"):
            arrive(running, "198.51.100.7, 203.0.113.2")


@pytest.mark.parametrize("text", ["*", "all", "10.0.0.0/99", "0.0.0.0/0", "::/0", ""])
def test_everybody_is_no_proxy(text: str) -> None:
    with pytest.raises(BadSettings):
        Networks([text])


# --- Paths -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("path", ["/" + "a" * 256, "/table/" + "é" * 200, "/assets/" + "b" * 900])
def test_a_long_path_is_no_mistake_of_the_server(
    sqlite_server: RunningServer, path: str, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr("boriken.server.pages.STATIC", tmp_path)
    with refusal(404, "nothing_here"):
        sqlite_server.client().get(path)
