"""The WebSocket: updates as they happen, actions with their answers."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from typing import Final

import msgspec
import structlog
from fastapi import APIRouter, WebSocket
from msgspec import UNSET, UnsetType
from starlette.websockets import WebSocketDisconnect, WebSocketState

from boriken.server import player_requests
from boriken.server.contract.requests import (
    Act,
    AnswerUndo,
    Command,
    Listen,
    MarkRead,
    Ping,
    PreviewIt,
    ProposeIt,
    Say,
    UndoIt,
)
from boriken.server.contract.updates import Failed, LiveMessage, Pong
from boriken.server.contract.updates import Presence as PresenceMessage
from boriken.server.edges import Account, address_of, check_origin, payer_of
from boriken.server.errors import BadRequest, NoGuest, NotFound, Refused, TooLarge, Unavailable
from boriken.server.guests import Guest
from boriken.server.hub import Outcome
from boriken.server.leading.lease import LedElsewhere
from boriken.server.limits import BY_ADDRESS, BY_GUEST, LONGEST_REQUEST
from boriken.server.malformed import of_body
from boriken.server.presenting import Presence, first_told, name_accounts, present_seats, show_update
from boriken.server.room import Room
from boriken.server.services import Services, guest_of, services_of
from boriken.server.table import Table
from boriken.server.talking.talk import Told

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
    address = address_of(socket.scope)
    try:
        services.bans.check_address(address)
        guest = await guest_of(socket)
        services.limiter.take("requests", payer_of(socket.scope), BY_ADDRESS)
        Account(services.limiter, socket).require()
        check_origin(socket.headers, services.settings)
        room = await services.hub.room(table_id)
        with services.connections.one_more(payer_of(socket.scope), None if guest is None else guest.id):
            await Connection(services, socket, room, guest, brings != "false").run(_start(after))
    except Refused as error:
        code = TRY_LATER if isinstance(error, Unavailable) else REFUSED + error.status
        with suppress(WebSocketDisconnect):  # the client was quicker
            await socket.close(code, error.message)


def _start(after: str) -> int | None:
    """The entry after which to begin; without one, what is there now is enough."""
    if not after:
        return None
    if not after.isdecimal() or len(after) > LONGEST_NUMBER:
        raise BadRequest("malformed", place="after", why="whole")
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
        self._account = Account(services.limiter, socket)
        """For what the client itself asks; what others do is theirs."""
        self._news = asyncio.Event()
        self._telling = asyncio.Lock()
        """Held while an update, or a request that ends in one, is under way."""
        self._seen = 0
        self._is_known = False
        """Whether the client came with the latest entry."""
        self._seat: int | None = None
        self._presence = Presence()
        self._told: Told | None = None
        """What the client has heard of the chat, if it listens to it."""

    async def run(self, after: int | None) -> None:
        table = await self._services.hub.table(self._room.table.id)
        self._seat = table.document.seat_of(self._identity)
        self._seen = table.seq if after is None else first_told(after, table.seq)
        self._is_known = after == table.seq
        self._room.listeners.add(self._news)
        self._services.hub.presences.come(table.id, self._seat)
        self._services.metrics.sockets.inc()
        tasks = [asyncio.create_task(self._send()), asyncio.create_task(self._receive())]
        try:
            await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
        finally:
            for task in tasks:
                task.cancel()
            results = await asyncio.gather(*tasks, return_exceptions=True)
            self._room.listeners.discard(self._news)
            self._services.hub.presences.go(table.id, self._seat)
            self._services.metrics.sockets.dec()
        for result in results:
            if isinstance(result, Refused):
                raise result
            self._note(result)

    @property
    def _identity(self) -> str | None:
        return None if self._guest is None else self._guest.id

    def _note(self, result: object) -> None:
        usual = (asyncio.CancelledError, WebSocketDisconnect, LedElsewhere)
        if isinstance(result, BaseException) and not isinstance(result, usual):
            logger.error("socket_failed", error=repr(result))

    # --- Sending -----------------------------------------------------------------------------------------

    async def _send(self) -> None:
        """Whatever is new since the last time, as often as the client can take it."""
        async with self._telling:
            if self._is_known and self._room.table.seq == self._seen:
                await self._send_presence()
            else:
                await self._account.pay(self._send_update())
        while True:
            await self._news.wait()
            self._news.clear()
            if self._services.is_stopping or self._room.is_led_elsewhere or self._is_outdated():
                with suppress(RuntimeError):  # the client was quicker
                    await self._socket.close(RESTARTING, "The server restarts: come back in a moment.")
                return
            self._check_welcome()
            async with self._telling:
                if self._room.table.seq > self._seen:
                    await self._send_update()
                elif self._services.hub.presences.of(self._room.table.id) != self._presence:
                    await self._send_presence()
                await self._send_chat_news()

    def _is_outdated(self) -> bool:
        """Whether it has been signed out, or signed in: who comes back is known as what they are now."""
        return self._guest is not None and self._services.accounts.is_outdated(self._guest)

    def _check_welcome(self) -> None:
        """Whoever runs the server may have deleted the table, or shut somebody out."""
        if self._room.is_gone:
            raise NotFound("no_table")
        self._services.bans.check_address(address_of(self._socket.scope))
        if self._identity is not None:
            self._services.bans.check_guest(self._identity)

    async def _send_update(self, key: str | UnsetType = UNSET, repeated: bool | UnsetType = UNSET) -> None:
        table = self._room.table
        entries = await self._services.hub.entries(table, self._seen)
        self._follow_seat(table)
        self._presence = self._services.hub.presences.of(table.id)
        behind = self._services.hub.uptime.behind()
        known = self._presence, self._brings, behind, self._services.accounts.mark
        update = show_update(table, self._identity, self._seen, entries, *known)
        name_accounts(update.table, table.document, self._services.accounts.name_of)
        update.key = key
        update.repeated = repeated
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
        await self._tell(PresenceMessage(present, self._presence.spectators))

    async def _send_chat_news(self) -> None:
        before = self._told
        talk = self._services.talk
        if before is None or not talk.is_news(self._room, self._identity, before):
            return
        chat, self._told = await talk.news(self._room, self._identity, before)
        if chat.anew or chat.messages or (before.read, before.names) != (self._told.read, self._told.names):
            await self._tell(chat)

    async def _send_chat(self, key: str) -> None:
        """The answer to a request."""
        chat, told = await self._services.talk.news(self._room, self._identity, self._told)
        self._told = told
        chat.key = key
        await self._tell(chat)

    async def _tell(self, message: LiveMessage) -> None:
        try:
            await self._socket.send_text(_encoder.encode(message).decode())
        except RuntimeError:  # the socket was closed for something it cannot carry, such as bad UTF-8
            raise WebSocketDisconnect from None

    # --- Receiving ---------------------------------------------------------------------------------------

    async def _receive(self) -> None:
        while self._socket.client_state == WebSocketState.CONNECTED:
            message = await self._socket.receive()
            if message["type"] == "websocket.disconnect":
                return
            # A client that does not read its answers is not heard any further.
            await self._take(message.get("text") or message.get("bytes") or b"")

    async def _take(self, text: str | bytes) -> None:
        """Do what the client asks for, and answer once."""
        try:
            self._check_welcome()
            if self._is_outdated():
                raise NoGuest("no_guest")
            self._limit()
            await self._account.pay(self._answer(_decode(text)))
        except Refused as error:
            await self._tell(Failed(_key_in(text), error.problem))

    async def _answer(self, command: Command) -> None:
        if isinstance(command, Ping):
            await self._tell(Pong())
            return
        if isinstance(command, Listen):
            async with self._telling:
                self._told = None
                await self._send_chat(command.key)
            return
        if self._guest is None:
            raise NoGuest("no_guest" if isinstance(command, Say | MarkRead) else "watching")
        where = self._services, self._room.table.id, self._guest
        if isinstance(command, PreviewIt):
            await self._tell(await player_requests.preview(*where, command))
        elif isinstance(command, ProposeIt):
            await self._tell(await player_requests.propose(*where, command))
        elif isinstance(command, Say | MarkRead):
            await self._talk(command, self._guest)
        else:
            # What the request changes is told in its answer, and not once more as news.
            async with self._telling:
                outcome = await self._do(command, self._guest)
                await self._send_update(command.key, outcome.is_repeated)

    async def _talk(self, command: Say | MarkRead, guest: Guest) -> None:
        talk, table_id = self._services.talk, self._room.table.id
        async with self._telling:
            if isinstance(command, Say):
                await talk.say(table_id, guest, payer_of(self._socket.scope), command)
            else:
                await talk.read(table_id, guest, command.number)
            await self._send_chat(command.key)

    def _limit(self) -> None:
        self._account.require()
        self._services.limiter.take("messages of address", payer_of(self._socket.scope), BY_ADDRESS)
        if self._identity is not None:
            self._services.limiter.take("messages", self._identity, BY_GUEST)

    async def _do(self, command: Act | UndoIt | AnswerUndo, guest: Guest) -> Outcome:
        where = self._services, self._room.table.id, guest
        if isinstance(command, Act):
            return await player_requests.act(*where, command)
        if isinstance(command, UndoIt):
            return await player_requests.undo(*where, command)
        return await player_requests.answer_undo(*where, command)


_encoder: Final = msgspec.json.Encoder()
_decoder: Final = msgspec.json.Decoder(Command)


def _decode(text: str | bytes) -> Command:
    if len(text) > LONGEST_REQUEST:
        raise TooLarge(LONGEST_REQUEST)
    try:
        command: Command = _decoder.decode(text)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        raise BadRequest("malformed", **of_body(error)) from None
    return command


class _Keyed(msgspec.Struct):
    key: str | None = None


def _key_in(text: str | bytes) -> str | None:
    """The key of a message, whatever else is wrong with it."""
    try:
        return msgspec.json.decode(text, type=_Keyed).key
    except (msgspec.DecodeError, UnicodeError, RecursionError):
        return None
