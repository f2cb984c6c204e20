"""Who may read and say what at a table: decided anew each time, by where everybody sits now."""

from __future__ import annotations

import re
from collections.abc import Collection, Sequence

import msgspec

from boriken.server.contract.chat import Channel, Chat, ChatMessage
from boriken.server.document import CLOSED, PERSON, PLAYING, Document, Talk
from boriken.server.errors import Conflict, NotAllowed
from boriken.server.presenting import Mark, moment, unmarked
from boriken.server.storage.rows import folded
from boriken.server.table import Table
from boriken.server.talking.said import Said

BOTH: frozenset[Channel] = frozenset(("table", "gallery"))
NOTHING: frozenset[Channel] = frozenset()


class Part(msgspec.Struct, frozen=True):
    """What somebody is in the talk at a table."""

    channels: frozenset[Channel]
    """What they may read."""
    channel: Channel
    """Where they talk."""
    may_say: bool
    talk: Talk
    hidden: frozenset[str] = frozenset()
    """Guests whose messages they do not want to read."""


def part_of(table: Table, guest: str | None, hidden: frozenset[str] = frozenset()) -> Part:
    """Spectators are apart from the players of a running game, who read the gallery when it is over."""
    document = table.document
    is_seated = document.seat_of(guest) is not None
    is_inside = is_seated or document.is_host(guest)
    is_playing = table.status == PLAYING
    channels = NOTHING if document.talk == "seated" and not is_inside else BOTH
    if is_seated and is_playing:
        channels = channels & {"table"}
    may_say = guest is not None and table.status != CLOSED
    may_say = may_say and (document.talk == "everybody" or (document.talk == "seated" and is_inside))
    channel: Channel = "gallery" if is_playing and not is_seated else "table"
    return Part(channels, channel, may_say, document.talk, hidden)


def require_say(table: Table, guest: str) -> Part:
    """What somebody is who wants to say something, if they may."""
    part = part_of(table, guest)
    if part.may_say:
        return part
    if table.status == CLOSED:
        raise Conflict("table_closed")
    if part.talk == "nobody":
        raise NotAllowed("chat_off")
    raise NotAllowed("chat_of_seats")


def devices_of(document: Document, guest: str) -> tuple[str, ...]:
    """All guests who are the same person, as far as the table knows."""
    seat = document.seat_of(guest)
    return (guest,) if seat is None else document.seats[seat].guests


def may_read(document: Document, part: Part, said: Said) -> bool:
    if said.channel not in part.channels:
        return False
    return not part.hidden or part.hidden.isdisjoint(devices_of(document, said.guest_id))


# --- Mentions ---------------------------------------------------------------------------------------------


def people_at(document: Document, channel: Channel, said: Sequence[Said]) -> dict[str, tuple[str, ...]]:
    """Who reads a channel and can be mentioned there, by name: who sits there, and others who have talked."""
    people: dict[str, tuple[str, ...]] = {}
    if channel == "table":
        people = {seat.name: seat.guests for seat in document.seats if seat.kind == PERSON and seat.name}
    if document.talk == "everybody":
        for message in said:
            if document.seat_of(message.guest_id) is None:
                people.setdefault(message.name, (message.guest_id,))
    return people


def mentioned_in(text: str, names: Collection[str]) -> list[str]:
    """The names that stand in a text after an ``@``; of two that fit the longer one.

    >>> mentioned_in("Thanks @Ana Maria, and @ben!", ["Ana", "Ana Maria", "Ben", "Eva"])
    ['Ana Maria', 'Ben']
    """
    known = {folded(name): name for name in names}
    by_length = sorted(filter(None, known), key=len, reverse=True)
    if not by_length:
        return []
    pattern = rf"(?<!\w)@({'|'.join(map(re.escape, by_length))})(?!\w)"
    return list(dict.fromkeys(known[found] for found in re.findall(pattern, folded(text))))


# --- Showing ----------------------------------------------------------------------------------------------


def show_chat(
    table: Table,
    guest: str | None,
    part: Part,
    said: Sequence[Said],
    read: int | None,
    after: int = 0,
    anew: bool = True,
    mark: Mark = unmarked,
) -> Chat:
    """What somebody may read, after a message."""
    document = table.document
    readable = [message for message in said if may_read(document, part, message)]
    own = () if guest is None else devices_of(document, guest)
    people = people_at(document, part.channel, readable)
    return Chat(
        messages=[_show(document, message, own, mark) for message in readable if message.number > after],
        anew=anew,
        last=readable[-1].number if readable else 0,
        read=read,
        talk=part.talk,
        may_read=bool(part.channels),
        may_say=part.may_say,
        channel=part.channel,
        people=sorted(name for name, guests in people.items() if not set(guests) & set(own)),
    )


def _show(document: Document, said: Said, own: Collection[str], mark: Mark) -> ChatMessage:
    seat = document.seat_of(said.guest_id)
    name = said.name if seat is None else document.seats[seat].name or said.name
    return ChatMessage(
        number=said.number,
        at=moment(said.at),
        channel=said.channel,
        seat=seat,
        name=name,
        yours=said.guest_id in own,
        text=said.text,
        reaction=said.reaction,
        mentions=list(said.mentions),
        to_you=any(not set(own).isdisjoint(guests) for guests in said.mentions.values()),
        guest=mark(said.guest_id),
    )
