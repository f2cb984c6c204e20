"""Requests to addresses that strangers have named: never into the server's own network.

A name is looked up here, every address it has is checked, and the connection goes to the very address that
was: whoever owns the name cannot answer otherwise a moment later. Redirections are not followed.
"""

from __future__ import annotations

import asyncio
import ipaddress
import socket
import ssl
from collections.abc import Iterable, Mapping
from typing import Any, Final
from urllib.parse import urlsplit

import httpcore

from boriken import __version__

LONGEST_URL: Final = 1000
LONGEST: Final = 10.0
"""Seconds for a request, from the look-up of the name to the answer's head."""
MOST_AT_ONCE: Final = 20
NAT64: Final = ipaddress.ip_network("64:ff9b::/96")

Address = ipaddress.IPv4Address | ipaddress.IPv6Address


class Forbidden(Exception):
    """The server does not send anything there."""


class Unanswered(Exception):
    """There was no answer."""


def is_outside(address: Address) -> bool:
    """Whether an address lies in the network of all, not in that of the server."""
    if isinstance(address, ipaddress.IPv6Address):
        inner = address.ipv4_mapped or address.sixtofour or (address.teredo or (None,))[0]
        if inner is None and address in NAT64:
            inner = ipaddress.IPv4Address(int(address) & 0xFFFFFFFF)
        if inner is not None:
            return is_outside(inner)
    return address.is_global and not address.is_multicast


class Guard:
    """Knows where the server may send something."""

    def __init__(self, allowed: Iterable[str] = ()) -> None:
        self._allowed = frozenset(host.lower() for host in allowed)
        """Hosts that whoever runs the server trusts, wherever they are."""

    def check_url(self, url: str) -> None:
        """Refuse what is no address of the web, or plainly one inside; names are looked up when used."""
        try:
            parts = urlsplit(url)
            host, _ = parts.hostname, parts.port
        except ValueError:
            raise Forbidden(url) from None
        is_plain = url.isascii() and url.isprintable() and " " not in url and len(url) <= LONGEST_URL
        if not host or not is_plain or parts.username is not None or parts.fragment:
            raise Forbidden(url)
        if self.is_allowed(host):
            return
        if parts.scheme != "https" or ("." not in host.rstrip(".") and ":" not in host):
            raise Forbidden(url)
        try:
            address = ipaddress.ip_address(host)
        except ValueError:
            return
        if not is_outside(address):
            raise Forbidden(url)

    def is_allowed(self, host: str) -> bool:
        return host.lower() in self._allowed

    async def addresses(self, host: str, port: int) -> list[str]:
        """Where a name leads, all of it outside."""
        found = await asyncio.get_running_loop().getaddrinfo(host, port, type=socket.SOCK_STREAM)
        texts = list(dict.fromkeys(str(info[4][0]) for info in found))
        if not self.is_allowed(host):
            for text in texts:
                if not is_outside(ipaddress.ip_address(text.partition("%")[0])):
                    raise Forbidden(host)
        return texts


class _CheckedBackend(httpcore.AsyncNetworkBackend):
    """Connects to the addresses that were checked; the certificate is that of the name, as always."""

    def __init__(self, guard: Guard) -> None:
        self._guard = guard
        self._inner = httpcore.AnyIOBackend()

    async def connect_tcp(
        self,
        host: str,
        port: int,
        timeout: float | None = None,
        local_address: str | None = None,
        socket_options: Any = None,
    ) -> httpcore.AsyncNetworkStream:
        last: Exception = OSError(f"{host} has no address")
        for address in await self._guard.addresses(host, port):
            try:
                return await self._inner.connect_tcp(address, port, timeout, local_address, socket_options)
            except httpcore.ConnectError as error:
                last = error
        raise last

    async def sleep(self, seconds: float) -> None:
        await self._inner.sleep(seconds)


class Courier:
    """Carries requests outside."""

    def __init__(self, guard: Guard, context: ssl.SSLContext | None = None) -> None:
        self.guard: Final = guard
        self._pool = httpcore.AsyncConnectionPool(
            ssl_context=context or ssl.create_default_context(),
            max_connections=MOST_AT_ONCE,
            max_keepalive_connections=0,
            network_backend=_CheckedBackend(guard),
        )

    async def post(self, url: str, body: bytes, headers: Mapping[str, str]) -> int:
        """The status of the answer, of which nothing else is read."""
        self.guard.check_url(url)
        said = {"User-Agent": f"Boriken/{__version__}", **headers}
        try:
            async with (
                asyncio.timeout(LONGEST),
                self._pool.stream("POST", url, headers=list(said.items()), content=body) as answer,
            ):
                return int(answer.status)
        except (httpcore.NetworkError, httpcore.ProtocolError, httpcore.TimeoutException) as error:
            raise Unanswered(repr(error)) from error
        except (httpcore.UnsupportedProtocol, ssl.SSLError, OSError, TimeoutError, UnicodeError) as error:
            raise Unanswered(repr(error)) from error

    async def close(self) -> None:
        await self._pool.aclose()
