"""The WebSocket: updates as they happen, actions with their answers."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Final, TypeVar

import msgspec
import structlog
from fastapi import APIRouter, WebSocket
from pydantic import BaseModel, ValidationError
from starlette.websockets import WebSocketDisconnect, WebSocketState

from boriken.server import models, requests
from boriken.server.edges import address_of, check_origin
from boriken.server.errors import BadRequest, NoGuest, Refused, TooLarge, Unavailable
from boriken.server.guests import Guest
from boriken.server.hub import Outcome, Room
from boriken.server.limits import BY_ADDRESS, BY_GUEST, LONGEST_REQUEST
from boriken.server.presenting import Presence, present_seats, update_json
from boriken.server.services import Services, guest_of, services_of
from boriken.server.table import Table

REFUSED: Final = 4000
"""The status that HTTP would have is added to it."""
LONGEST_NUMBER: Final = 9
RESTARTING: Final = 1012
TRY_LATER: Final = 1013

router = APIRouter()
logger: Final = structlog.get_logger(__name__)


@router.websocket("/api/tables/{table_id}/live")
async def live(socket: WebSocket, table_id: str, after: str = "", brings: str = "true") -> None:
    """Updates from an entry on, and everything a seat can do."""
    services = services_of(socket)
    await socket.accept()
    guest = guest_of(socket)
    address = address_of(socket.scope)
    try:
        services.limiter.take("requests", address, BY_ADDRESS)
        check_origin(socket.headers, services.settings)
        room = await services.hub.room(table_id)
        with services.connections.one_more(address, None if guest is None else guest.id):
            await Connection(services, socket, room, guest, brings != "false").run(_start(after))
    except Refused as error:
        code = TRY_LATER if isinstance(error, Unavailable) else REFUSED + error.status
        await socket.close(code, error.message)


def _start(after: str) -> int | None:
    """The entry after which to begin; without one, what is there now is enough."""
    if not after:
        return None
    if not after.isdecimal() or len(after) > LONGEST_NUMBER:
        raise BadRequest("after must be the number of an entry.")
    return int(after)


class Connection:
    """One client at one table. One task sends, the other receives."""

    def __init__(
        self, services: Services, socket: WebSocket, room: Room, guest: Guest | None, brings: bool
    ) -> None:
        self._services = services
        self._socket = socket
        self._room = room
        self._guest = guest
        self._brings = brings
        self._news = asyncio.Event()
        self._seen = 0
        self._seat: int | None = None
        self._presence = Presence()

    async def run(self, after: int | None) -> None:
        table = await self._services.hub.table(self._room.table.id)
        self._seat = table.document.seat_of(self._identity)
        self._seen = table.seq if after is None else min(after, table.seq)
        self._room.listeners.add(self._news)
        self._services.hub.presences.come(table.id, self._seat)
        self._services.metrics.sockets.inc()
        tasks = [asyncio.create_task(self._send()), asyncio.create_task(self._receive())]
        try:
            await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
        finally:
            for task in tasks:
                task.cancel()
            for result in await asyncio.gather(*tasks, return_exceptions=True):
                self._note(result)
            self._room.listeners.discard(self._news)
            self._services.hub.presences.go(table.id, self._seat)
            self._services.metrics.sockets.dec()

    @property
    def _identity(self) -> str | None:
        return None if self._guest is None else self._guest.id

    def _note(self, result: object) -> None:
        usual = (asyncio.CancelledError, WebSocketDisconnect)
        if isinstance(result, BaseException) and not isinstance(result, usual):
            logger.error("socket_failed", error=repr(result))

    # --- Sending -----------------------------------------------------------------------------------------

    async def _send(self) -> None:
        """Whatever is new since the last time, as often as the client can take it."""
        await self._send_update()
        while True:
            await self._news.wait()
            self._news.clear()
            if self._services.is_stopping:
                await self._socket.close(RESTARTING, "The server restarts: come back in a moment.")
                return
            if self._room.table.seq > self._seen:
                await self._send_update()
            elif self._services.hub.presences.of(self._room.table.id) != self._presence:
                await self._send_presence()

    async def _send_update(self) -> None:
        table = self._room.table
        entries = await self._services.hub.entries(table, self._seen)
        self._follow_seat(table)
        self._presence = self._services.hub.presences.of(table.id)
        update = update_json(table, self._identity, self._seen, entries, self._presence, self._brings)
        self._seen = table.seq
        await self._tell(update)

    def _follow_seat(self, table: Table) -> None:
        """Who sits down, gets up or is moved is present there from now on."""
        seat = table.document.seat_of(self._identity)
        if seat != self._seat:
            before, self._seat = self._seat, seat
            self._services.hub.presences.come(table.id, seat)
            self._services.hub.presences.go(table.id, before)

    async def _send_presence(self) -> None:
        self._presence = self._services.hub.presences.of(self._room.table.id)
        present = present_seats(self._room.table.document, self._presence)
        message = {"type": "presence", "present": present, "spectators": self._presence.spectators}
        await self._tell(message)

    async def _tell(self, message: dict[str, object]) -> None:
        try:
            await self._socket.send_text(msgspec.json.encode(message).decode())
        except RuntimeError:  # the socket was closed for something it cannot carry, such as bad UTF-8
            raise WebSocketDisconnect from None

    # --- Receiving ---------------------------------------------------------------------------------------

    async def _receive(self) -> None:
        while self._socket.client_state == WebSocketState.CONNECTED:
            message = await self._socket.receive()
            if message["type"] == "websocket.disconnect":
                return
            # A client that does not read its answers is not heard any further.
            await self._tell(await self._take(message.get("text") or message.get("bytes") or b""))

    async def _take(self, text: str | bytes) -> dict[str, object]:
        """Do what the client asks for: the answer."""
        key: object = None
        try:
            self._limit()
            data = _decode(text)
            key = data.get("key")
            kind = data.pop("type", None)
            if kind == "ping":
                return {"type": "pong"}
            outcome = await self._do(kind, data)
        except Refused as error:
            return {"type": "error", "key": key if isinstance(key, str) else None, "error": error.to_json()}
        return {"type": "done", "key": key, "seq": outcome.table.seq, "repeated": outcome.is_repeated}

    def _limit(self) -> None:
        if self._identity is not None:
            self._services.limiter.take("messages", self._identity, BY_GUEST)
        else:
            self._services.limiter.take("messages", address_of(self._socket.scope), BY_ADDRESS)

    async def _do(self, kind: object, data: dict[str, object]) -> Outcome:
        if self._guest is None:
            raise NoGuest("You are watching: take a seat first.")
        if not isinstance(kind, str) or kind not in _REQUESTS:
            raise BadRequest(f"The type of a message must be one of {', '.join(_REQUESTS)}, ping.")
        model, carry_out = _REQUESTS[kind]
        return await carry_out(self._services, self._room.table.id, self._guest, _read(model, data))


_Request = Callable[[Services, str, Guest, models.Strict], Awaitable[Outcome]]

_REQUESTS: Final[dict[str, tuple[type[models.Strict], _Request]]] = {
    "act": (models.Acting, requests.act),  # type: ignore[dict-item]
    "undo": (models.Undoing, requests.undo),  # type: ignore[dict-item]
    "undo-answer": (models.AnsweringUndo, requests.answer_undo),  # type: ignore[dict-item]
}
"""Each function takes what its model reads."""


Model = TypeVar("Model", bound=BaseModel)


def _decode(text: str | bytes) -> dict[str, object]:
    if len(text) > LONGEST_REQUEST:
        raise TooLarge(f"A message may have {LONGEST_REQUEST} bytes at most.")
    try:
        data = msgspec.json.decode(text)
    except (msgspec.DecodeError, UnicodeError, RecursionError):
        raise BadRequest("A message must be a JSON object.") from None
    if not isinstance(data, dict):
        raise BadRequest("A message must be a JSON object.")
    return data


def _read(model: type[Model], data: dict[str, object]) -> Model:
    try:
        return model.model_validate(data)
    except ValidationError as error:
        raise BadRequest(validation_sentence(error.errors())) from None


def validation_sentence(errors: object) -> str:
    """The first thing that is wrong, and where."""
    assert isinstance(errors, list)
    first = errors[0]
    where = ".".join(str(part) for part in first["loc"] if part != "body")
    return ascii(f"{where or 'The request'}: {first['msg']}.")[1:-1]
