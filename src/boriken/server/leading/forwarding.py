"""Requests that arrive at another process than the one that leads their table are answered by that one."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from typing import Final

import structlog
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from boriken.server.errors import Unavailable
from boriken.server.leading.lease import Leads, LedElsewhere, Peer
from boriken.server.leading.links import Event, LinkLost, Links, Stream
from boriken.server.table import is_id

PREFIX: Final = "/api/tables/"
CARRIED: Final = (
    *("type", "http_version", "method", "scheme", "path", "raw_path", "query_string", "root_path"),
    *("headers", "client", "server", "subprotocols"),
)
"""What another process has to know of a request."""
HERE: Final = "boriken.here"
"""In the scope of what another process has sent: it is this one's to answer."""
LED: Final = {"type": "led"}
"""First answer to a request that was sent to the right process."""
PATIENCE: Final = 9.0
"""Seconds in which somebody comes to lead a table whose leader is gone."""
PAUSE: Final = 0.1
TRIES: Final = 3
"""How often a request begins anew because its table is led by another process all of a sudden."""
ASGI: Final = {"version": "3.0", "spec_version": "2.3"}
RESTARTING: Final = 1012
TRY_LATER: Final = 1013

logger: Final = structlog.get_logger(__name__)


def table_in(path: str) -> str | None:
    """The table that a request is about."""
    if not path.startswith(PREFIX):
        return None
    table_id = path[len(PREFIX) :].partition("/")[0]
    return table_id if is_id(table_id) else None


class Forwarding:
    """ASGI middleware between the edges and the application."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        ways: Ways | None = getattr(scope["app"].state, "ways", None)
        if ways is None:
            await self._app(scope, receive, send)
        elif HERE in scope:
            await self._passed_on(scope, receive, send)
        elif scope["type"] == "websocket":
            await self._socket(ways, scope, receive, send)
        else:
            await self._request(ways, scope, receive, send)

    async def _passed_on(self, scope: Scope, receive: Receive, send: Send) -> None:
        try:
            await self._app(scope, receive, send)
        except LedElsewhere:  # since a moment ago: who asks again finds the way
            if scope["type"] != "http":
                raise
            raise Unavailable("table_busy") from None

    async def _socket(self, ways: Ways, scope: Scope, receive: Receive, send: Send) -> None:
        table_id = table_in(scope["path"])
        try:
            stream = None if table_id is None else await ways.to_table(table_id, scope)
        except Unavailable as error:
            await receive()
            await send({"type": "websocket.accept"})
            await send({"type": "websocket.close", "code": TRY_LATER, "reason": error.message})
            return
        if stream is None:
            await self._app(scope, receive, send)
        else:
            await relay(stream, scope, receive, send)

    async def _request(self, ways: Ways, scope: Scope, receive: Receive, send: Send) -> None:
        table_id = table_in(scope["path"])
        stream = None if table_id is None else await ways.to_table(table_id, scope)
        if stream is not None:
            await relay(stream, scope, receive, send)
            return
        kept = Kept(receive)
        for _ in range(TRIES):
            try:
                await self._app(scope, kept.again(), send)
                return
            except LedElsewhere as elsewhere:
                # It was led here until a moment ago, or what the request says is about another table than its
                # address.
                stream = await ways.to_table(elsewhere.table_id, scope)
            if stream is not None:
                await relay(stream, scope, kept.again(), send)
                return
        raise Unavailable("table_busy")


class Kept:
    """What a client has said, to be said once more elsewhere."""

    def __init__(self, receive: Receive) -> None:
        self._receive = receive
        self._said: list[Message] = []

    def again(self) -> Receive:
        """All of it from the beginning."""
        said = iter(list(self._said))

        async def receive() -> Message:
            for message in said:
                return message
            message = await self._receive()
            self._said.append(message)
            return message

        return receive


class Ways:
    """From this process to those that lead other tables, and from them to here."""

    def __init__(self, app: ASGIApp, leads: Leads, links: Links) -> None:
        self._app = app
        self._leads = leads
        self._links = links
        self._answering: set[asyncio.Task[None]] = set()

    # --- To others ---------------------------------------------------------------------------------------

    async def to_table(self, table_id: str, scope: Scope) -> Stream | None:
        """A conversation with who leads a table; None if it is led here."""
        clock = asyncio.get_running_loop().time
        end = clock() + PATIENCE
        while True:
            peer = await self._leads.leader_of(table_id)
            if peer is None:
                return None
            stream = await self._ask(peer, table_id, scope)
            if stream is not None:
                return stream
            self._leads.forget_leader(table_id)
            if clock() > end:
                raise Unavailable("table_busy")
            await asyncio.sleep(PAUSE)

    async def _ask(self, peer: Peer, table_id: str, scope: Scope) -> Stream | None:
        """None if that process does not lead the table, or is gone."""
        try:
            link = await self._links.to(peer.address)
        except LinkLost:
            return None
        head = {name: scope[name] for name in CARRIED if name in scope}
        stream = link.open({"table": table_id, "scope": head})
        if await stream.receive() is not None:
            return stream
        stream.end()
        return None

    # --- From others -------------------------------------------------------------------------------------

    def serve(self, stream: Stream, head: Event) -> None:
        task = asyncio.create_task(self._answer(stream, head["table"], head["scope"]), name="forwarded")
        self._answering.add(task)
        task.add_done_callback(self._answering.discard)

    async def _answer(self, stream: Stream, table_id: str, head: Event) -> None:
        is_http = head["type"] == "http"

        async def receive() -> Message:
            event = await stream.receive()
            if event is not None:
                return event
            return {"type": "http.disconnect"} if is_http else {"type": "websocket.disconnect", "code": 1006}

        async def say(message: Message) -> None:
            try:
                await stream.send(dict(message))
            except LinkLost as error:
                # As web servers do where a client is gone: nobody hears an answer, and a socket is closed.
                if not is_http:
                    raise OSError("the process that passed it on is gone") from error

        try:
            if await self._leads.leader_of(table_id) is None:
                await stream.send(LED)
                await self._app({**head, "asgi": ASGI, "state": {}, HERE: True}, receive, say)
        except (LinkLost, LedElsewhere):
            pass  # nobody hears the answer, or it was to ask again
        except Exception as error:
            logger.error("forwarded_failed", path=head["path"], error=repr(error))
        finally:
            stream.end()


async def relay(stream: Stream, scope: Scope, receive: Receive, send: Send) -> None:
    """What a client says to another process, and what that says to the client."""
    telling = asyncio.create_task(_tell(stream, receive))
    begun, is_complete = False, False
    try:
        while not is_complete and (event := await stream.receive()) is not None:
            begun, is_complete = True, _is_last(event)
            await send(event)
    finally:
        telling.cancel()
        stream.end()
    if is_complete:
        return
    if scope["type"] == "websocket":
        if not begun:
            await send({"type": "websocket.accept"})
        with suppress(OSError):  # the client may be gone too
            await send({"type": "websocket.close", "code": RESTARTING, "reason": "Come back in a moment."})
    elif not begun:
        raise Unavailable("table_busy")


async def _tell(stream: Stream, receive: Receive) -> None:
    with suppress(LinkLost):
        while True:
            message = await receive()
            await stream.send(dict(message))
            if message["type"].endswith("disconnect"):
                return


def _is_last(event: Event) -> bool:
    if event["type"] == "http.response.body":
        return not event.get("more_body", False)
    return bool(event["type"] == "websocket.close")
