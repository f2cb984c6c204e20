"""Connections: how many there may be, how long a request may take to arrive and an answer to be read."""

from __future__ import annotations

import asyncio
import sys
from collections import Counter
from collections.abc import Callable
from typing import Final

import structlog
from uvicorn._types import ASGI3Application
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol, RequestResponseCycle

from boriken.server.addresses import Networks, network_of

ARRIVING: Final = 20.0
"""Seconds within which a request has to be there, from its first byte to its last."""
READING: Final = 30.0
"""Seconds for which a client may leave an answer lie."""
LONGEST_HEAD: Final = 16 * 1024
"""Bytes of a request before its body."""
OF_ADDRESS: Final = 500
"""Connections of one address, or of one IPv6 network."""
RESERVED: Final = 100
"""Files that the server needs for itself."""

logger: Final = structlog.get_logger(__name__)


class Gate:
    """Counts the connections of one server. Proxies have no address of their own."""

    def __init__(self, is_on: bool, proxies: Networks) -> None:
        self._is_on = is_on
        self._proxies = proxies
        self._most = most_files() - RESERVED
        self._open: Counter[str] = Counter()

    def enter(self, address: str) -> bool:
        """Count one more, or refuse it."""
        network = network_of(address)
        is_full = self._open.total() >= self._most
        if not is_full and address and address not in self._proxies:  # a Unix socket has no address
            is_full = self._is_on and self._open[network] >= OF_ADDRESS
        if not is_full:
            self._open[network] += 1
        return not is_full

    def leave(self, address: str) -> None:
        network = network_of(address)
        self._open[network] -= 1
        if not self._open[network]:
            del self._open[network]


def most_files() -> int:
    """As many files as the system lets this process have; it asks for all of them."""
    if sys.platform == "win32":
        return 2048
    import resource

    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = 65_536 if hard == resource.RLIM_INFINITY else hard
    if soft < wanted:
        resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
    return max(soft, wanted)


class GuardedProtocol(HttpToolsProtocol):
    """HTTP, with an end to everybody's patience."""

    gate: Gate

    _address: str | None = None
    """Set while the connection is counted."""
    _head = 0
    """Bytes of a request whose head is not complete."""
    _answered: RequestResponseCycle | None = None
    """The request that is being answered; others may have arrived after it."""
    _arriving: asyncio.TimerHandle | None = None
    _reading: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        address = self.client[0] if self.client else ""
        if not self.gate.enter(address):
            logger.info("connection_refused")
            transport.abort()
            return
        self._address = address
        self._expect_request()

    def connection_lost(self, exc: Exception | None) -> None:
        self._forget()
        # Uvicorn tells only the request that arrived last; who sends many and hangs up would fail the others.
        self.pipeline.clear()
        if self._answered is not None:
            self._answered.disconnected = True
            self._answered.message_event.set()
        super().connection_lost(exc)

    def handle_websocket_upgrade(self) -> None:
        self._forget()  # sockets are counted where they are accepted
        super().handle_websocket_upgrade()

    def _forget(self) -> None:
        if self._address is not None:
            self.gate.leave(self._address)
            self._address = None
        self._arrived()
        self._read()

    # --- Requests ------------------------------------------------------------------------------------------

    def data_received(self, data: bytes) -> None:
        if self.cycle is None or self.cycle.response_complete:
            self._expect_request()
        self._head += len(data)
        super().data_received(data)
        if self._head > LONGEST_HEAD and not self.transport.is_closing():
            self._end(b"431 Request Header Fields Too Large")

    def on_message_begin(self) -> None:
        self._expect_request()
        super().on_message_begin()

    def on_headers_complete(self) -> None:
        self._head = -sys.maxsize  # what follows is the body, which the application counts
        super().on_headers_complete()

    def on_message_complete(self) -> None:
        self._head = 0
        self._arrived()
        super().on_message_complete()

    def _start_asgi_task(self, cycle: RequestResponseCycle, app: ASGI3Application) -> None:
        self._answered = cycle
        super()._start_asgi_task(cycle, app)

    def _expect_request(self) -> None:
        if self._arriving is None:
            self._arriving = self.loop.call_later(ARRIVING, self._end, b"408 Request Timeout")

    def _arrived(self) -> None:
        if self._arriving is not None:
            self._arriving.cancel()
            self._arriving = None

    def _end(self, status: bytes) -> None:
        if self.cycle is None or self.cycle.response_complete:
            self.transport.write(
                b"HTTP/1.1 " + status + b"\r\nconnection: close\r\ncontent-length: 0\r\n\r\n"
            )
        self._close()

    # --- Answers -------------------------------------------------------------------------------------------

    def pause_writing(self) -> None:
        super().pause_writing()
        if self._reading is None:
            self._reading = self.loop.call_later(READING, self.transport.abort)

    def resume_writing(self) -> None:
        self._read()
        super().resume_writing()

    def _read(self) -> None:
        if self._reading is not None:
            self._reading.cancel()
            self._reading = None

    def timeout_keep_alive_handler(self) -> None:
        self._close()

    def _close(self) -> None:
        """What is written may still be read, for a while."""
        if not self.transport.is_closing():
            self.transport.close()
            self.loop.call_later(READING, self.transport.abort)


def protocol_of(gate: Gate) -> Callable[..., GuardedProtocol]:
    """What uvicorn makes one of for each connection."""

    class Guarded(GuardedProtocol):
        pass

    Guarded.gate = gate
    return Guarded
