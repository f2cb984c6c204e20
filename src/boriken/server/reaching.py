"""How others reach a server: a Unix socket for a proxy, TLS, this machine's addresses, a part of a site."""

from __future__ import annotations

import errno
import ipaddress
import os
import re
import socket
import ssl
import stat
from typing import Final
from urllib.parse import urlsplit

from starlette.datastructures import Headers
from starlette.responses import RedirectResponse
from starlette.types import ASGIApp, Receive, Scope, Send

from boriken.server.settings import BadSettings, Settings

EVERYWHERE: Final = ("0.0.0.0", "::")
"""Hosts that mean all addresses of a machine."""
ELSEWHERE: Final = {socket.AF_INET: "192.0.2.1", socket.AF_INET6: "2001:db8::1"}
"""Addresses nobody has: the way there shows which of ours is used. Nothing is sent."""
BASE_PATH: Final = re.compile(r"(/[A-Za-z0-9._~-]+)+")


def bind_unix(file: str, backlog: int) -> socket.socket:
    """A socket in the file system that listens; one that a server before has left behind makes room."""
    listening = socket.socket(socket.AF_UNIX, socket.SOCK_STREAM)
    try:
        if _is_left_behind(file):
            os.unlink(file)
        listening.bind(file)
        os.chmod(file, 0o660)  # for the proxy's group
        listening.listen(backlog)
    except OSError as error:
        listening.close()
        raise BadSettings(key="bad_file", file=file, detail=error.strerror or str(error)) from None
    return listening


def _is_left_behind(file: str) -> bool:
    """Whether there is a socket at which nobody listens."""
    if not os.path.exists(file) or not stat.S_ISSOCK(os.stat(file).st_mode):
        return False  # somebody's file is not ours to remove
    with socket.socket(socket.AF_UNIX, socket.SOCK_STREAM) as trial:
        return trial.connect_ex(file) == errno.ECONNREFUSED


def check_tls(settings: Settings) -> None:
    """Certificate and key must be there and belong together."""
    if not settings.tls_certificate and not settings.tls_key:
        return
    if not settings.tls_certificate or not settings.tls_key:
        raise BadSettings(key="tls_pair")
    try:
        ssl.create_default_context(ssl.Purpose.CLIENT_AUTH).load_cert_chain(
            settings.tls_certificate, settings.tls_key
        )
    except (OSError, ssl.SSLError) as error:
        detail = error.strerror or str(error)
        raise BadSettings(key="bad_tls", detail=detail.rstrip(".")) from None


def check_base_path(text: str) -> str:
    """A part of a site as somebody typed it: ``/games``; empty for the whole site."""
    path = text.rstrip("/")
    if path and not BASE_PATH.fullmatch(path):
        raise BadSettings(key="bad_base_path", typed=text)
    return path


# --- Addresses ---------------------------------------------------------------------------------------------


def for_others(address: str, settings: Settings) -> list[str]:
    """Where others on the network find the server that is here at an address; none if they cannot."""
    if settings.host not in EVERYWHERE or settings.unix_socket:
        return []
    family = socket.AF_INET6 if settings.host == "::" else socket.AF_INET
    parts = urlsplit(address)
    return [
        f"{parts.scheme}://{f'[{host}]' if ':' in host else host}:{parts.port}{parts.path}"
        for host in own_addresses(family)
    ]


def own_addresses(family: socket.AddressFamily) -> list[str]:
    """Addresses of this machine that others can use, the one it uses itself first."""
    found: list[str] = []
    with socket.socket(family, socket.SOCK_DGRAM) as probe:
        if probe.connect_ex((ELSEWHERE[family], 9)) == 0:
            found.append(str(probe.getsockname()[0]))
    try:
        named = socket.getaddrinfo(socket.gethostname(), None, family, socket.SOCK_STREAM)
    except OSError:
        named = []
    found += [str(one[4][0]) for one in named]
    return [host for host in dict.fromkeys(found) if _is_for_others(host)]


def _is_for_others(host: str) -> bool:
    known = ipaddress.ip_address(host.partition("%")[0])
    return not (known.is_loopback or known.is_unspecified or known.is_link_local)


# --- A part of a site --------------------------------------------------------------------------------------


class UnderPath:
    """ASGI middleware: whatever lies under the path is as if it lay at the root.

    A proxy may take the path away or leave it; both work.
    """

    def __init__(self, app: ASGIApp, base_path: str) -> None:
        self._app = app
        self._base_path = base_path

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        path = str(scope.get("path", ""))
        if self._base_path and scope["type"] in ("http", "websocket"):
            if path == self._base_path and scope["type"] == "http":
                await RedirectResponse(f"{self._base_path}/", 308)(scope, receive, send)
                return
            if path.startswith(f"{self._base_path}/"):
                scope = {**scope, "path": path.removeprefix(self._base_path)}
        await self._app(scope, receive, send)


# --- Behind a Unix socket ----------------------------------------------------------------------------------


class BehindSocket:
    """ASGI middleware: whoever speaks over the Unix socket is the proxy, and says for whom.

    Only the last word counts, which is the proxy's own: what stands before it is the client's, perhaps a lie.
    """

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] in ("http", "websocket"):
            headers = Headers(scope=scope)
            address = headers.get("x-forwarded-for", "").rpartition(",")[2].strip()
            is_secure = headers.get("x-forwarded-proto", "").rpartition(",")[2].strip() == "https"
            schemes = ("https", "http") if scope["type"] == "http" else ("wss", "ws")
            client = (address, 0) if address else None
            scope = {**scope, "client": client, "scheme": schemes[0] if is_secure else schemes[1]}
        await self._app(scope, receive, send)
