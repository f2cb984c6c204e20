"""The examples in `deploy/`, run: nginx and Caddy before the server, in a part of a site, over TLS."""

from __future__ import annotations

import os
import shutil
import socket
import ssl
import subprocess
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.sync.client import connect
from websockets.typing import Origin

from boriken.server.operating.bans import Ban
from boriken.server.reaching import bind_unix
from tests.patience import PATIENCE
from tests.server.running import RunningServer, new_key, receive, settings_for

DEPLOY = Path(__file__).parents[2] / "deploy"
pytestmark = pytest.mark.slow

NGINX = """
{user}
daemon off;
pid {folder}/nginx.pid;
error_log stderr;
events {{}}
http {{
    access_log off;
    client_body_temp_path {folder}/body;
    proxy_temp_path {folder}/proxy;
    fastcgi_temp_path {folder}/fastcgi;
    uwsgi_temp_path {folder}/uwsgi;
    scgi_temp_path {folder}/scgi;
    include {folder}/site.conf;
}}
"""
CADDY = """
{{
	admin off
	auto_https off
	storage file_system {folder}/storage
}}
"""


def changed(text: str, *changes: tuple[str, str]) -> str:
    """The example with what differs on this machine; each change must find its place."""
    for before, after in changes:
        assert before in text, before
        text = text.replace(before, after)
    return text


def with_nginx(folder: Path, port: int, upstream: str) -> list[str]:
    site = changed(
        (DEPLOY / "nginx.conf").read_text(encoding="utf-8"),
        ("server 127.0.0.1:8000;", f"server {upstream};"),
        ("listen 443 ssl;", f"listen 127.0.0.1:{port} ssl;"),
        ("/etc/ssl/play.example.org.pem", str(folder / "tls.pem")),
        ("/etc/ssl/play.example.org.key", str(folder / "tls.key")),
    )
    (folder / "site.conf").write_text(site, encoding="utf-8")
    user = "user root;" if os.geteuid() == 0 else ""  # else its workers could not reach the socket
    (folder / "nginx.conf").write_text(NGINX.format(folder=folder, user=user), encoding="utf-8")
    return ["nginx", "-p", str(folder), "-c", str(folder / "nginx.conf")]


def with_caddy(folder: Path, port: int, upstream: str) -> list[str]:
    site = changed(
        (DEPLOY / "Caddyfile").read_text(encoding="utf-8"),
        (
            "play.example.org {\n",
            f"https://localhost:{port} {{\n\tbind 127.0.0.1\n\ttls {folder}/tls.pem {folder}/tls.key\n",
        ),
        ("reverse_proxy 127.0.0.1:8000", f"reverse_proxy {upstream.replace('unix:', 'unix/')}"),
    )
    (folder / "Caddyfile").write_text(CADDY.format(folder=folder) + site, encoding="utf-8")
    return ["caddy", "run", "--adapter", "caddyfile", "--config", str(folder / "Caddyfile")]


PROXIES: dict[str, Callable[[Path, int, str], list[str]]] = {"nginx": with_nginx, "caddy": with_caddy}


def found(program: str) -> str | None:
    return shutil.which(program) or shutil.which(program, path="/usr/sbin:/sbin")


def make_certificate(folder: Path) -> ssl.SSLContext:
    """For this machine alone; what trusts it."""
    words = ["req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "2", "-subj", "/CN=localhost"]
    names = ["-addext", "subjectAltName=DNS:localhost,IP:127.0.0.1"]
    files = ["-keyout", str(folder / "tls.key"), "-out", str(folder / "tls.pem")]
    subprocess.run(["openssl", *words, *names, *files], check=True, capture_output=True)
    return ssl.create_default_context(cafile=str(folder / "tls.pem"))


def free_port() -> int:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        return int(taken.getsockname()[1])


@contextmanager
def running(words: list[str], folder: Path, port: int) -> Iterator[None]:
    """The proxy, once it listens."""
    program = found(words[0])
    assert program is not None
    environment = {**os.environ, "HOME": str(folder), "XDG_DATA_HOME": str(folder)}
    log = folder / "proxy.log"
    with log.open("wb") as output:
        process = subprocess.Popen([program, *words[1:]], stdout=output, stderr=output, env=environment)
    try:
        end = time.monotonic() + PATIENCE
        while True:
            assert process.poll() is None, log.read_text()
            assert time.monotonic() < end, log.read_text()
            with socket.socket() as trial:
                if trial.connect_ex(("127.0.0.1", port)) == 0:
                    break
        yield
    finally:
        process.terminate()
        process.wait(PATIENCE)


class Site:
    """The server as those on the internet see it."""

    def __init__(self, server: RunningServer, port: int, trust: ssl.SSLContext) -> None:
        self.server = server
        self.trust = trust
        self.url = f"https://localhost:{port}"
        self.http = httpx.Client(base_url=self.url, verify=trust, timeout=PATIENCE)

    def post(self, path: str, body: dict[str, Any]) -> dict[str, Any]:
        answer = self.http.post(f"/games/api{path}", json=body, headers={"Origin": self.url})
        assert answer.status_code == 200, answer.text
        data: dict[str, Any] = answer.json()
        return data


@pytest.fixture(params=["tcp", "unix"])
def way(request: pytest.FixtureRequest) -> str:
    return str(request.param)


@pytest.fixture(params=list(PROXIES))
def site(request: pytest.FixtureRequest, way: str, tmp_path: Path) -> Iterator[Site]:
    if found(request.param) is None:
        pytest.skip(f"{request.param} is not installed here")
    if found("openssl") is None:
        pytest.skip("openssl is not installed here")
    url = f"sqlite:///{tmp_path / 'tables.db'}"
    trust = make_certificate(tmp_path)
    file = str(tmp_path / "boriken.sock") if way == "unix" else ""
    settings = settings_for(
        url, base_path="/games", unix_socket=file, trusted_proxies=() if file else ("127.0.0.1",)
    )
    listening = bind_unix(file, 100) if file else None
    port = free_port()
    with RunningServer(settings, listening) as server:
        upstream = f"unix:{file}" if file else server.url.removeprefix("http://").partition("/")[0]
        with running(PROXIES[request.param](tmp_path, port, upstream), tmp_path, port):
            found_site = Site(server, port, trust)
            yield found_site
            found_site.http.close()


def test_a_game_is_played_through_the_proxy(site: Site) -> None:
    made = site.post("/tables", {"name": "Ana", "seats": [{"kind": "you"}, {"kind": "bot"}, {"kind": "bot"}]})
    table = made["table"]["id"]
    (cookie,) = site.http.cookies.jar
    assert (cookie.path, cookie.secure) == ("/games/", True)
    site.post(f"/tables/{table}/start", {})
    address = f"{site.url.replace('https', 'wss')}/games/api/tables/{table}/live"
    headers = {"Cookie": f"{cookie.name}={cookie.value}"}
    with connect(
        address,
        ssl=site.trust,
        origin=Origin(site.url),
        additional_headers=headers,
        open_timeout=PATIENCE,
    ) as live:
        update = receive(live)
        while not update["decision"]["yours"]:
            update = receive(live)
        action = update["decision"]["choices"][0]["action"]
        body = {"seq": update["seq"], "key": new_key(), "actions": [action]}
        acted = site.post(f"/tables/{table}/act", body)
        assert receive(live)["seq"] >= acted["seq"]


def test_pages_and_files_are_found_in_the_part_of_the_site(site: Site) -> None:
    moved = site.http.get("/games")
    assert (moved.status_code, moved.headers["location"].removeprefix(site.url)) == (308, "/games/")
    for path in ("/games/", "/games/table/abcdefghijkm"):
        page = site.http.get(path)
        assert page.status_code == 200
        assert '"./' not in page.text
        assert '"/games/' in page.text
        assert "max-age" in page.headers["strict-transport-security"]
    assert site.http.get("/games/metrics").status_code == 404
    assert site.http.get("/api/me").status_code == 404, "another part of the site is not ours"


def test_who_asks_is_the_proxys_word_and_not_the_clients(site: Site) -> None:
    site.server.services.bans.replace([Ban(subject="203.0.113.0/24", at=0)])
    for header in ("X-Forwarded-For", "X-Real-IP", "Forwarded"):
        value = "for=203.0.113.7" if header == "Forwarded" else "203.0.113.7"
        assert site.http.get("/games/api/me", headers={header: value}).status_code == 200
    site.server.services.bans.replace([Ban(subject="127.0.0.1/32", at=0)])
    assert site.http.get("/games/api/me", headers={"X-Forwarded-For": "203.0.113.7"}).status_code == 403
    site.server.services.bans.replace([])


def test_a_page_of_another_site_is_refused_through_the_proxy(site: Site) -> None:
    answer = site.http.put("/games/api/me", json={"name": "Eve"}, headers={"Origin": "https://evil.example"})
    assert answer.status_code == 403
