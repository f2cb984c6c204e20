"""Links between the processes of a server: many conversations over one connection.

A conversation is what a web server and an application say to each other by ASGI, so that whatever one process
is asked can be answered by another: nothing of the application knows of it. Both sides grant each other some
messages ahead, so that a client that reads slowly holds up its own conversation and no other.
"""

from __future__ import annotations

import asyncio
import hmac
import secrets
from collections.abc import Callable
from itertools import count
from typing import Any, Final, cast

import msgspec
import structlog

OPEN: Final = 0
EVENT: Final = 1
GRANT: Final = 2
END: Final = 3

AHEAD: Final = 16
"""Messages that may be under way before the other side has taken them."""
GRANTED: Final = 8
"""Messages taken after which the other side is told."""
LONGEST: Final = 1 << 26
"""Bytes of a message: a whole log is long."""
NONCE: Final = 16
PROOF: Final = 32
CONNECTING: Final = 3.0
"""Seconds for a link to be made."""

logger: Final = structlog.get_logger(__name__)

_encoder: Final = msgspec.msgpack.Encoder()
_decoder: Final = msgspec.msgpack.Decoder()

Event = dict[str, Any]


class LinkLost(Exception):
    """The other process is gone, or does not answer."""


class Stream:
    """One conversation."""

    def __init__(self, link: Link, number: int) -> None:
        self._link = link
        self._number = number
        self._inbox: asyncio.Queue[Event | None] = asyncio.Queue()
        self._taken = 0
        self._credit = AHEAD
        self._granted = asyncio.Event()
        self._is_over = False

    async def send(self, event: Event) -> None:
        while self._credit == 0 and not self._is_over:
            self._granted.clear()
            await self._granted.wait()
        if self._is_over:
            raise LinkLost
        self._credit -= 1
        self._link.write(self._number, EVENT, event)

    async def receive(self) -> Event | None:
        """The next event; None if there is none any more."""
        event = await self._inbox.get()
        if event is None:
            self._inbox.put_nowait(None)
            return None
        self._taken += 1
        if self._taken == GRANTED:
            self._link.write(self._number, GRANT, self._taken)
            self._taken = 0
        return event

    def end(self) -> None:
        """Nothing more is said, nor heard."""
        if not self._is_over:
            self._link.write(self._number, END, None)
        self._link.forget(self._number)
        self.over()

    # --- From the link -----------------------------------------------------------------------------------

    def take(self, event: Event) -> None:
        self._inbox.put_nowait(event)

    def grant(self, number: int) -> None:
        self._credit += number
        self._granted.set()

    def over(self) -> None:
        self._is_over = True
        self._inbox.put_nowait(None)
        self._granted.set()


class Link(asyncio.Protocol):
    """A connection to another process. Who made it opens streams; who took it serves them."""

    def __init__(self, secret: bytes, serve: Callable[[Stream, Event], None] | None = None) -> None:
        self._secret = secret
        self._serve = serve
        self._nonce = secrets.token_bytes(NONCE)
        self._buffer = bytearray()
        self._is_known = False
        self._streams: dict[int, Stream] = {}
        self._numbers = count()
        self._transport: asyncio.Transport | None = None
        self.ready: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.is_open = False
        self.closed: Callable[[Link], None] = lambda link: None

    def open(self, head: Event) -> Stream:
        number = next(self._numbers)
        stream = self._streams[number] = Stream(self, number)
        self.write(number, OPEN, head)
        return stream

    def write(self, number: int, kind: int, content: object) -> None:
        if self._transport is not None and not self._transport.is_closing():
            data = _encoder.encode((number, kind, content))
            self._transport.write(len(data).to_bytes(4) + data)

    def forget(self, number: int) -> None:
        self._streams.pop(number, None)

    def close(self) -> None:
        if self._transport is not None:
            self._transport.abort()

    async def finish(self) -> None:
        """Let what was said be heard, then close."""
        if self._transport is not None:
            self._transport.close()

    # --- The connection ----------------------------------------------------------------------------------

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = writing = cast(asyncio.Transport, transport)
        self.is_open = True
        if self._serve is not None:
            writing.write(self._nonce)

    def data_received(self, data: bytes) -> None:
        self._buffer += data
        if not self._is_known and not self._greet():
            return
        start = 0
        while len(self._buffer) - start >= 4:
            length = int.from_bytes(self._buffer[start : start + 4])
            if length > LONGEST:
                self.close()
                return
            if len(self._buffer) - start - 4 < length:
                break
            self._take(*_decoder.decode(self._buffer[start + 4 : start + 4 + length]))
            start += 4 + length
        del self._buffer[:start]

    def _greet(self) -> bool:
        """Only those who can read the database's secrets may speak; whether they have shown that."""
        if len(self._buffer) < (NONCE if self._serve is None else PROOF):
            return False
        if self._serve is None:
            assert self._transport is not None
            self._transport.write(_proof(self._secret, bytes(self._buffer[:NONCE])))
            del self._buffer[:NONCE]
            self.ready.set_result(None)
        else:
            if not hmac.compare_digest(bytes(self._buffer[:PROOF]), _proof(self._secret, self._nonce)):
                logger.warning("link_refused")
                self.close()
                return False
            del self._buffer[:PROOF]
        self._is_known = True
        return True

    def _take(self, number: int, kind: int, content: Any) -> None:
        stream = self._streams.get(number)
        if kind == OPEN and self._serve is not None:
            self._streams[number] = stream = Stream(self, number)
            self._serve(stream, content)
        elif stream is None:
            return  # it has ended here
        elif kind == EVENT:
            stream.take(content)
        elif kind == GRANT:
            stream.grant(content)
        elif kind == END:
            self.forget(number)
            stream.over()

    def connection_lost(self, error: Exception | None) -> None:
        self.is_open = False
        if not self.ready.done():
            self.ready.set_exception(LinkLost())
            self.ready.exception()
        for stream in list(self._streams.values()):
            stream.over()
        self._streams.clear()
        self.closed(self)


def _proof(secret: bytes, nonce: bytes) -> bytes:
    return hmac.digest(secret, nonce, "sha256")


class Links:
    """To all other processes, made when they are needed."""

    def __init__(self, secret: bytes) -> None:
        self._secret = secret
        self._open: dict[str, asyncio.Task[Link]] = {}
        self._server: asyncio.Server | None = None
        self._taken: set[Link] = set()

    async def listen(self, host: str, port: int, serve: Callable[[Stream, Event], None]) -> str:
        """Take links from others: the address at which they find this process."""

        def made() -> Link:
            link = Link(self._secret, serve)
            link.closed = self._taken.discard
            self._taken.add(link)
            return link

        self._server = await asyncio.get_running_loop().create_server(made, host, port)
        return f"{host}:{self._server.sockets[0].getsockname()[1]}"

    async def to(self, address: str) -> Link:
        known = self._open.get(address)
        if known is None or (known.done() and not _is_usable(known)):
            known = self._open[address] = asyncio.create_task(self._connect(address))
        return await asyncio.shield(known)

    async def _connect(self, address: str) -> Link:
        host, _, port = address.rpartition(":")
        link = Link(self._secret)
        try:
            async with asyncio.timeout(CONNECTING):
                await asyncio.get_running_loop().create_connection(lambda: link, host, int(port))
                await link.ready
        except (OSError, TimeoutError) as error:
            link.close()  # a process that is stopped would greet long after
            raise LinkLost(str(error)) from error
        return link

    def drop(self, address: str) -> None:
        """That process is gone, though the connection may not say so."""
        known = self._open.pop(address, None)
        if known is not None and _is_usable(known):
            known.result().close()

    async def close(self) -> None:
        if self._server is not None:
            self._server.close()
        for address in list(self._open):
            self.drop(address)
        for link in list(self._taken):
            await link.finish()


def _is_usable(known: asyncio.Task[Link]) -> bool:
    return known.done() and not known.cancelled() and known.exception() is None and known.result().is_open
