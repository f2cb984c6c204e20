"""Talking at tables: what is said is stored before anybody hears of it, where the table is led."""

from __future__ import annotations

import asyncio
import unicodedata
from collections.abc import Callable
from typing import Final

import msgspec

from boriken.server.contract.chat import Chat
from boriken.server.contract.requests import LONGEST_MESSAGE, LONGEST_TEXT, Hiding, Reporting, Saying
from boriken.server.errors import BadRequest, Conflict, NotFound, Unavailable
from boriken.server.guests import Guest, clean_text
from boriken.server.hub import Hub, follow, now
from boriken.server.leading.lease import LedElsewhere
from boriken.server.limits import (
    HIDDEN_OF_GUEST,
    MESSAGES_OF_ADDRESS,
    MESSAGES_OF_GUEST,
    MESSAGES_OF_TABLE,
    REPORTS,
    Limiter,
)
from boriken.server.metrics import Metrics
from boriken.server.operating.audit import Audit, Deed
from boriken.server.presenting import Mark, unmarked
from boriken.server.room import Room
from boriken.server.storage.chat_store import ChatStore, Written
from boriken.server.storage.committer import Committer
from boriken.server.table import Table, digest, new_id
from boriken.server.talking.conversation import Conversation
from boriken.server.talking.hiding import Hiders
from boriken.server.talking.reading import (
    Part,
    devices_of,
    may_read,
    mentioned_in,
    part_of,
    people_at,
    require_say,
    show_chat,
)
from boriken.server.talking.said import Hidden, ReadUpTo, Report, Said

MOST_TRIES: Final = 8


class Mention(msgspec.Struct, frozen=True, kw_only=True):
    """Somebody was mentioned."""

    guest: str
    """Who, by the identifier of each device."""
    table: str
    message: Said


class Told(msgspec.Struct, frozen=True):
    """What a listener has heard."""

    conversation: Conversation
    part: Part
    last: int
    read: int | None
    names: tuple[str, ...]
    """Who can be mentioned changes with who sits there."""


class Talk:
    """All that is said on this process."""

    def __init__(self, hub: Hub, store: ChatStore, limiter: Limiter, audit: Audit, metrics: Metrics) -> None:
        self.store = store
        self._hub = hub
        self._limiter = limiter
        self._audit = audit
        self._metrics = metrics
        self._committer: Committer[Written] = Committer(store)
        self._tasks: set[asyncio.Task[None]] = set()
        self._hiders = Hiders(store, hub.leads)
        self.mark: Mark = unmarked
        """Who is shown as a guest."""
        self.mentioned: Callable[[Mention], None] = lambda mention: None
        """Told once, where the table is led, of everybody who is mentioned and wants to read the author."""

    async def close(self) -> None:
        """Let what has begun come to its end."""
        if self._tasks:
            await asyncio.wait(self._tasks)
        await self._committer.close()

    # --- Reading -----------------------------------------------------------------------------------------

    async def conversation(self, room: Room) -> Conversation:
        if room.conversation is None:
            async with room.talking:
                await self._load(room)
        assert room.conversation is not None
        return room.conversation

    async def _load(self, room: Room) -> None:
        if room.conversation is None:
            conversation = Conversation()
            said, conversation.read = await self.store.load(room.table.id)
            conversation.said.extend(said)
            room.conversation = conversation

    async def part(self, table: Table, guest: str | None) -> Part:
        hidden = frozenset() if guest is None else await self._hiders.hidden_at(table.id, guest)
        return part_of(table, guest, hidden)

    async def show(self, room: Room, guest: str | None, after: int = 0) -> Chat:
        """What somebody may read."""
        return (await self.news(room, guest, None, after))[0]

    async def news(
        self, room: Room, guest: str | None, told: Told | None, after: int = 0
    ) -> tuple[Chat, Told]:
        """What a listener has not heard yet; all of it, if they may read more or less than before."""
        conversation = await self.conversation(room)
        part = await self.part(room.table, guest)
        is_same = told is not None and told.conversation is conversation and told.part == part
        if told is not None and is_same:
            after = told.last
        read = conversation.read_by(guest)
        chat = show_chat(
            room.table, guest, part, conversation.said, read, after, not is_same and not after, self.mark
        )
        return chat, Told(conversation, part, conversation.last, read, tuple(room.table.names))

    def is_news(self, room: Room, guest: str | None, told: Told) -> bool:
        """Whether a listener may have something to hear; asked whenever anything happens at a table."""
        conversation = room.conversation
        if conversation is not told.conversation or conversation is None:
            return True
        if conversation.last != told.last or conversation.read_by(guest) != told.read:
            return True
        if tuple(room.table.names) != told.names:
            return True
        known = frozenset() if guest is None else self._hiders.known(room.table.id, guest, told.part.hidden)
        return part_of(room.table, guest, known) != told.part

    async def read(self, table_id: str, guest: Guest, number: int) -> None:
        """Somebody has read what was said, up to a message."""
        room = await self._hub.room(table_id)
        conversation = await self.conversation(room)
        number = min(number, conversation.last)
        if number <= conversation.read.get(guest.id, 0):
            return
        conversation.read[guest.id] = number
        await self._committer.commit(ReadUpTo(table_id=table_id, guest_id=guest.id, number=number))
        room.notify()  # the other windows of the same person

    # --- Saying ------------------------------------------------------------------------------------------

    async def say(self, table_id: str, guest: Guest, payer: str, request: Saying) -> None:
        """Say something; it is stored when this is over."""
        room = await self._hub.room(table_id)
        require_say(room.table, guest.id)
        text = cleaned(request.text) if request.text is not None else ""
        key = digest([guest.id, request.key])
        conversation = await self.conversation(room)
        if conversation.of_request(key) is not None:
            return
        self._limit(table_id, guest, payer)
        task = asyncio.create_task(self._say(room, guest, text, request, key), name="saying")
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        await follow(task)  # what is begun is finished, whether the client waits for it or not

    async def _say(self, room: Room, guest: Guest, text: str, request: Saying, key: str) -> None:
        async with room.talking:
            said = await self._store(room, guest, text, request, key)
        if said is None:
            return
        self._metrics.messages.labels("text" if said.reaction is None else "reaction").inc()
        room.notify()
        await self._tell_mentioned(room.table, said)

    def _limit(self, table_id: str, guest: Guest, payer: str) -> None:
        self._limiter.take("chat", guest.id, MESSAGES_OF_GUEST)
        self._limiter.take("chat of address", payer, MESSAGES_OF_ADDRESS)
        self._limiter.take("chat of table", table_id, MESSAGES_OF_TABLE)

    async def _store(self, room: Room, guest: Guest, text: str, request: Saying, key: str) -> Said | None:
        """What was stored; None if it had been before. The caller holds the lock."""
        for _ in range(MOST_TRIES):
            await self._load(room)
            assert room.conversation is not None
            if room.conversation.of_request(key) is not None:
                return None
            said = self._said(room.table, room.conversation, guest, text, request, key)
            if await self._committer.commit(said):
                room.conversation.said.append(said)
                return said
            if not self._hub.leads.is_here(room.table.id):
                raise LedElsewhere(room.table.id)
            room.conversation = None  # another process was quicker, or the table is gone
            if not await self._hub.store.seq(room.table.id):
                raise NotFound("no_table")
        raise Unavailable("table_busy")

    def _said(
        self, table: Table, conversation: Conversation, guest: Guest, text: str, request: Saying, key: str
    ) -> Said:
        document = table.document
        part = require_say(table, guest.id)
        readable = [message for message in conversation.said if may_read(document, part, message)]
        people = people_at(document, part.channel, readable)
        seat = document.seat_of(guest.id)
        return Said(
            table_id=table.id,
            number=conversation.last + 1,
            at=now(),
            channel=part.channel,
            guest_id=guest.id,
            name=guest.name if seat is None else document.seats[seat].name or guest.name,
            text=text,
            reaction=request.reaction,
            mentions={name: people[name] for name in mentioned_in(text, people)},
            key=key,
        )

    async def _tell_mentioned(self, table: Table, said: Said) -> None:
        author = devices_of(table.document, said.guest_id)
        called = {guest for guests in said.mentions.values() for guest in guests} - set(author)
        if called:
            called -= await self.store.who_hides(author, table.id, called)
        for guest in sorted(called):
            self.mentioned(Mention(guest=guest, table=table.id, message=said))

    # --- Not wanting to hear somebody --------------------------------------------------------------------

    async def hide(self, table_id: str, guest: Guest, number: int, request: Hiding) -> None:
        """Let somebody read nothing more of who said a message, on whatever device of theirs."""
        room, said = await self._message(table_id, guest, number)
        if len(await self.store.hidden_by(guest.id)) >= HIDDEN_OF_GUEST:
            raise Conflict("too_many_hidden", most=HIDDEN_OF_GUEST)
        choice = Hidden(
            id=new_id(),
            guest_id=guest.id,
            whom=said.guest_id,
            table_id="" if request.everywhere else table_id,
            name=said.name,
            at=now(),
        )
        await self.store.hide([choice])
        self._hiders.forget(guest.id)
        room.notify()

    async def unhide(self, guest: Guest, choice: str) -> None:
        await self.store.unhide(guest.id, choice)
        self._hiders.forget(guest.id)
        self._hub.wake_all()

    async def _message(self, table_id: str, guest: Guest, number: int) -> tuple[Room, Said]:
        """A message of somebody else that one may read."""
        room = await self._hub.room(table_id)
        said = (await self.conversation(room)).with_number(number)
        if said is None or not may_read(room.table.document, await self.part(room.table, guest.id), said):
            raise NotFound("no_message")
        if said.guest_id in devices_of(room.table.document, guest.id):
            raise Conflict("own_message")
        return room, said

    # --- Reporting ---------------------------------------------------------------------------------------

    async def report(self, table_id: str, guest: Guest, number: int, request: Reporting) -> None:
        """Bring something that was said before who runs the server."""
        _, said = await self._message(table_id, guest, number)
        self._limiter.take("reports", guest.id, REPORTS)
        report = Report(
            id=new_id(),
            at=now(),
            table_id=table_id,
            number=number,
            guest_id=said.guest_id,
            name=said.name,
            text=said.text or f"({said.reaction})",
            reporter=guest.id,
            reason=clean_text(request.reason, LONGEST_TEXT),
        )
        if await self.store.report(report):
            detail: dict[str, object] = {"report": report.id, "number": number}
            deed = Deed(
                at=now(), actor="player", what="reported", table=table_id, guest=said.guest_id, detail=detail
            )
            self._audit.note(deed)


def cleaned(text: str) -> str:
    """What somebody says, as one line of plain text; its signs stay what they are."""
    said = clean_text(text, LONGEST_MESSAGE, "NFC")
    if all(unicodedata.category(letter).startswith("M") for letter in said):
        raise BadRequest("nothing_said")
    return said
