"""How others find a server: addresses, a code for phones, HTTPS, a Unix socket, figures for Prometheus."""

from __future__ import annotations

import shutil
import socket
import stat
from pathlib import Path

import httpx
import pytest
import segno
from rich.console import Console

from boriken.cli.commands import serve
from boriken.server import reaching
from boriken.server.running import bind
from boriken.server.settings import BadSettings, Settings
from tests.cli.commands.test_serve import started
from tests.patience import PATIENCE
from tests.server.test_proxies import free_port, make_certificate

HERE = "http://127.0.0.1:8000/"
needs_unix_sockets = pytest.mark.skipif(
    not hasattr(socket, "AF_UNIX"), reason="there are no Unix sockets here"
)


def test_others_are_told_the_addresses_of_this_machine(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(reaching, "own_addresses", lambda family: ["192.0.2.7", "2001:db8::7"])
    told = reaching.for_others("https://127.0.0.1:8000/games/", Settings(host="0.0.0.0"))
    assert told == ["https://192.0.2.7:8000/games/", "https://[2001:db8::7]:8000/games/"]
    assert reaching.for_others(HERE, Settings(host="127.0.0.1")) == []
    assert reaching.for_others("/run/x.sock", Settings(host="0.0.0.0", unix_socket="/run/x.sock")) == []


@pytest.mark.parametrize("family", [socket.AF_INET, socket.AF_INET6])
def test_addresses_of_this_machine_are_its_own_and_not_for_itself_alone(
    family: socket.AddressFamily,
) -> None:
    for host in reaching.own_addresses(family):
        assert not host.startswith(("127.", "::1", "fe80", "169.254."))
        bind(host, 0).close()  # nobody else's can be bound


def test_the_code_in_the_terminal_is_that_of_the_address(monkeypatch: pytest.MonkeyPatch) -> None:
    console = Console(force_terminal=True, width=80, record=True, highlight=False)
    monkeypatch.setattr(serve, "make_console", lambda: console)
    serve._announce(HERE, ["http://192.0.2.7:8000/"], browser=False)
    shown = console.export_text().splitlines()
    assert shown[1].endswith("http://192.0.2.7:8000/")
    halves = {"█": (0, 0), "▀": (0, 1), "▄": (1, 0), " ": (1, 1)}
    rows = []
    for line in shown[2:-1]:
        upper, lower = zip(*(halves[sign] for sign in line), strict=True)
        rows += [upper, lower]
    code = segno.make("http://192.0.2.7:8000/", error="l", micro=False)
    size = len(code.matrix)
    drawn = [row[2 : 2 + size] for row in rows[2 : 2 + size]]
    assert drawn == [tuple(row) for row in code.matrix]


def test_a_server_for_this_machine_draws_no_code(monkeypatch: pytest.MonkeyPatch) -> None:
    console = Console(force_terminal=True, width=80, record=True, highlight=False)
    monkeypatch.setattr(serve, "make_console", lambda: console)
    serve._announce(HERE, [], browser=False)
    assert len(console.export_text().splitlines()) == 2


@pytest.mark.slow
def test_a_server_for_all_says_where_it_is(tmp_path: Path) -> None:
    with started(tmp_path, "serve", "--port", "0", "--host", "0.0.0.0") as (url, process):
        assert process.stdout is not None
        port = url.rpartition(":")[2]
        others = reaching.own_addresses(socket.AF_INET)
        if others:
            assert f"http://{others[0]}:{port}/" in process.stdout.readline()
        assert httpx.get(f"{url}/metrics", timeout=PATIENCE).status_code == 404


@pytest.mark.slow
@pytest.mark.skipif(shutil.which("openssl") is None, reason="openssl is not installed here")
def test_https_and_figures_without_a_proxy(tmp_path: Path) -> None:
    trust = make_certificate(tmp_path)
    port, figures = free_port(), free_port()
    files = ("--tls-certificate", str(tmp_path / "tls.pem"), "--tls-key", str(tmp_path / "tls.key"))
    words = ("serve", "--port", str(port), *files, "--metrics-address", f"127.0.0.1:{figures}")
    with started(tmp_path, *words, scheme="https") as (url, _):
        assert url == f"https://127.0.0.1:{port}"
        with httpx.Client(base_url=url, verify=trust, timeout=PATIENCE) as http:
            answer = http.put("/api/me", json={"name": "Ana"})
            assert answer.status_code == 200
            assert answer.headers["strict-transport-security"].startswith("max-age=")
            assert "Secure" in answer.headers["set-cookie"]
            assert http.get("/metrics").status_code == 404
        told = httpx.get(f"http://127.0.0.1:{figures}/metrics", timeout=PATIENCE).text
    assert 'boriken_requests_total{method="PUT",route="/api/me",status="200"} 1.0' in told


@pytest.mark.skipif(shutil.which("openssl") is None, reason="openssl is not installed here")
def test_a_key_of_another_certificate_is_refused(tmp_path: Path) -> None:
    make_certificate(tmp_path)
    (tmp_path / "tls.pem").rename(tmp_path / "first.pem")
    make_certificate(tmp_path)
    files = {"tls_certificate": str(tmp_path / "first.pem"), "tls_key": str(tmp_path / "tls.key")}
    with pytest.raises(BadSettings, match="TLS"):
        reaching.check_tls(Settings(**files))  # type: ignore[arg-type]
    reaching.check_tls(Settings(**{**files, "tls_certificate": str(tmp_path / "tls.pem")}))  # type: ignore[arg-type]


@needs_unix_sockets
def test_a_socket_left_behind_makes_room_and_one_in_use_does_not(tmp_path: Path) -> None:
    file = tmp_path / "boriken.sock"
    reaching.bind_unix(str(file), 5).close()  # as after a crash: the file stays
    assert stat.S_ISSOCK(file.stat().st_mode)
    with reaching.bind_unix(str(file), 5):
        assert stat.S_IMODE(file.stat().st_mode) == 0o660
        with pytest.raises(BadSettings, match=r"boriken\.sock"):
            reaching.bind_unix(str(file), 5)
    (tmp_path / "notes.txt").write_text("mine")
    with pytest.raises(BadSettings, match=r"notes\.txt"):
        reaching.bind_unix(str(tmp_path / "notes.txt"), 5)
    assert (tmp_path / "notes.txt").read_text() == "mine"
