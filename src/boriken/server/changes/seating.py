"""Making a table, sitting down, getting up, beginning, closing: each function gives the change it makes."""

from __future__ import annotations

import random
import secrets
from typing import Final, Literal

from msgspec.structs import replace

from boriken.bots import bot_names
from boriken.chance import BY_MOVES
from boriken.engine.events import Event
from boriken.engine.options import PUERTOMA, Options
from boriken.game import Game
from boriken.record import RULES_VERSION
from boriken.server.characters import BY_ID, Character, free_character, with_characters
from boriken.server.contract.entries import (
    Left,
    Named,
    Rematch,
    Returned,
    SeatSet,
    StandIn,
    Started,
)
from boriken.server.contract.events import told
from boriken.server.document import (
    BOT,
    CLOSED,
    OPEN,
    PERSON,
    PLAYING,
    WAITING,
    Clock,
    Document,
    Reason,
    SeatDocument,
)
from boriken.server.errors import BadRequest, Conflict, NotAllowed
from boriken.server.table import NOTHING, Change, Entry, Table, changed, new_id

STAND_IN: Final = "greedy"
"""Who plays for somebody who has left or whose clock has run out."""

MOST_DEVICES: Final = 10
"""In one seat."""
ABSENCE: Final = 300
"""Seconds after which somebody is away."""


def create(document: Document, table_id: str | None = None) -> Change:
    """A table that waits for its players."""
    table = Table(table_id or new_id(), 1, document.created, document)
    return Change(table, Entry(1, document.created, "created", None, NOTHING), document.host)


def check_bot(name: str) -> str:
    if name not in bot_names():
        raise BadRequest("unknown_bot", typed=name, known=bot_names())
    return name


def bot_seat(name: str) -> SeatDocument:
    """A seat for a character, or for whoever plays as a bot does."""
    character = BY_ID.get(name)
    if character is None:
        return SeatDocument(kind=BOT, bot=check_bot(name))
    return SeatDocument(kind=BOT, bot=character.bot, character=character.id)


def join(table: Table, guest: str, name: str, seat: int | None, now: int) -> Change:
    """Take an open seat, the one asked for or the first."""
    table.require(WAITING)
    document = table.document
    if document.seat_of(guest) is not None:
        raise Conflict("seated_already")
    free = [number for number, other in enumerate(document.seats) if other.kind == OPEN]
    if not free:
        raise Conflict("table_full")
    if seat is not None and table.require_seat_number(seat) not in free:
        raise Conflict("seat_taken", seat=seat)
    number = free[0] if seat is None else seat
    distinct = _distinct(name, table.names)
    taken = SeatDocument(kind=PERSON, name=distinct, guests=(guest,), link=_new_link())
    document = document.with_seat(number, taken)
    return changed(table, now, "joined", number, document, Named(distinct), newcomer=guest)


def _new_link() -> int:
    """Not a count: who gets up and sits down again must not make old links good again."""
    return secrets.randbits(48)


def _distinct(name: str, others: list[str]) -> str:
    """Two people of one name are told apart by a number."""
    candidate, number = name, 2
    while candidate in others:
        candidate, number = f"{name} {number}", number + 1
    return candidate


def leave(table: Table, guest: str, now: int) -> Change:
    """Get up. Once the game has begun a bot plays on, until the person comes back."""
    table.require(WAITING, PLAYING)
    number = table.require_seat_of(guest)
    seat = table.document.seats[number]
    if table.status == WAITING:
        document = table.document.with_seat(number, SeatDocument())
        return changed(table, now, "left", number, document, Left(seat.name or ""))
    if seat.bot is not None:
        raise Conflict("bot_plays_already")
    character = _stand_in_at(table, STAND_IN)
    document = _taken_over(table.document, number, STAND_IN, character, "left")
    return changed(table, now, "left", number, document, Left(seat.name or "", character.name))


def stand_in(table: Table, number: int, bot: str, reason: Reason, now: int) -> Change:
    """Let a bot play for a person."""
    if _seat_of_person(table, number).bot is not None:
        raise Conflict("bot_there_already")
    character = _stand_in_at(table, check_bot(bot))
    document = _taken_over(table.document, number, bot, character, reason)
    return changed(table, now, "stand_in", number, document, StandIn(bot, reason, character.name))


def patience(clock: Clock) -> int:
    """Seconds for which somebody has to be away before others may decide for them: not while a clock runs."""
    return max(ABSENCE, clock.seconds)


def give_back(table: Table, number: int, by_host: bool, now: int) -> Change:
    """Let a person play again for whom a bot has played."""
    seat = _seat_of_person(table, number)
    if seat.bot is None:
        raise Conflict("no_bot_there")
    document = table.document.with_seat(number, replace(seat, bot=None, character=None, away=None))
    return changed(table, now, "returned", number, document, Returned(seat.name or "", by_host))


def _seat_of_person(table: Table, number: int) -> SeatDocument:
    table.require(PLAYING)
    seat = table.document.seats[table.require_seat_number(number)]
    _require_no_puertoma(seat)
    if seat.kind != PERSON:
        raise Conflict("bot_seat")
    return seat


def _stand_in_at(table: Table, bot: str) -> Character:
    """Somebody who does not sit at the table already."""
    standing_in = (BY_ID[seat.character].name for seat in table.document.seats if seat.character is not None)
    return free_character(bot, {*table.names, *standing_in})


def _require_no_puertoma(seat: SeatDocument) -> None:
    if seat.kind == PUERTOMA:
        raise Conflict("puertoma_seat")


def _taken_over(document: Document, number: int, bot: str, who: Character, reason: Reason) -> Document:
    seat = document.seats[number]
    return document.with_seat(number, replace(seat, bot=bot, character=who.id, away=reason))


def set_seat(table: Table, number: int, kind: Literal["open", "bot"], bot: str | None, now: int) -> Change:
    """The host opens a seat or puts a bot on it, before the game begins."""
    table.require(WAITING)
    seat = table.document.seats[table.require_seat_number(number)]
    _require_no_puertoma(seat)
    if seat.kind == PERSON and table.document.host not in seat.guests and kind == BOT:
        raise Conflict("person_there", player=seat.name or "")
    filled = SeatDocument() if kind == OPEN else bot_seat(bot or STAND_IN)
    document = with_characters(table.document.with_seat(number, filled))
    return changed(table, now, "seat_set", number, document, SeatSet(kind, filled.bot))


def start(table: Table, fill: str | None, now: int) -> Change:
    """SET: mix the seats if that is agreed, deal, and let the game begin."""
    table.require(WAITING)
    seats = list(table.document.seats)
    if fill is not None:
        filled = tuple(bot_seat(fill) if seat.kind == OPEN else seat for seat in seats)
        seats = list(with_characters(replace(table.document, seats=filled)).seats)
    if any(seat.kind == OPEN for seat in seats):
        raise Conflict("open_seats")
    if table.document.order == "random":
        seats = _mixed(seats)
    names = _told_apart(seats)
    seats = [replace(seat, name=name) for seat, name in zip(seats, names, strict=True)]
    seed = secrets.randbits(128)
    events: list[Event] = []
    options = Options.from_json(table.document.options)
    game = Game.from_options(options, seed, names, BY_MOVES, events.append)
    game.listen(None)
    document = replace(
        table.document,
        seats=tuple(seats),
        status=PLAYING,
        turn=game.turn,
        moved=table.seq + 1,
        marks=(None,) * len(seats),
    )
    after = replace(
        table,
        seq=table.seq + 1,
        updated=now,
        document=document,
        state=game.state,
        chance=game.chance,
        seed=seed,
        rules_version=RULES_VERSION,
    )
    body = Started(names, [told(event) for event in events])
    return Change(after, Entry(after.seq, now, "started", None, body))


def _mixed(seats: list[SeatDocument]) -> list[SeatDocument]:
    """PUE-1: Puertomas stay after all the others."""
    others = [seat for seat in seats if seat.kind != PUERTOMA]
    random.SystemRandom().shuffle(others)
    return others + seats[len(others) :]


def _told_apart(seats: list[SeatDocument]) -> list[str]:
    names: list[str] = []
    for seat in seats:
        names.append(_distinct(seat.name or "", names))
    return names


def close(table: Table, now: int) -> Change:
    """The end of a table, whatever the game is at."""
    table.require(WAITING, PLAYING)
    document = replace(table.document, status=CLOSED, turn=None, undo_request=None)
    return changed(table, now, "closed", None, document)


def claim(table: Table, number: int, link: int, guest: str, now: int) -> Change | None:
    """Sit in one's seat with another device; nothing to do if it sits there."""
    seat = table.document.seats[table.require_seat_number(number)]
    if seat.kind != PERSON or link != seat.link:
        raise NotAllowed("old_link")
    if guest in seat.guests:
        return None
    if table.document.seat_of(guest) is not None:
        raise Conflict("other_seat_here")
    if len(seat.guests) >= MOST_DEVICES:
        raise Conflict("too_many_devices", most=MOST_DEVICES)
    document = table.document.with_seat(number, replace(seat, guests=(*seat.guests, guest)))
    return changed(table, now, "claimed", number, document, newcomer=guest)


def renew_link(table: Table, guest: str, now: int) -> Change:
    """Make all earlier links to one's seat useless, and let no other device sit there."""
    table.require(WAITING, PLAYING)
    number = table.require_seat_of(guest)
    seat = table.document.seats[number]
    if guest != seat.guests[0]:
        raise NotAllowed("not_first_device")
    alone = replace(seat, link=_new_link(), guests=(guest,))
    return changed(table, now, "link_renewed", number, table.document.with_seat(number, alone))


def issue_link(table: Table, number: int, now: int) -> Change:
    """Tell everybody that the host has a link to somebody's seat."""
    table.require(WAITING, PLAYING)
    _require_person(table, number)
    return changed(table, now, "link_issued", number, table.document)


def lead(table: Table, number: int, now: int) -> Change:
    """Let another person be the host."""
    table.require(WAITING, PLAYING)
    seat = _require_person(table, number)
    document = replace(table.document, host=seat.guests[0], host_name=seat.name or "")
    return changed(table, now, "lead", number, document, Named(seat.name or ""))


def _require_person(table: Table, number: int) -> SeatDocument:
    seat = table.document.seats[table.require_seat_number(number)]
    if seat.kind != PERSON or not seat.guests:
        raise Conflict("nobody_sits_there")
    return seat


def rematch(table: Table, to: str, seat: int | None, now: int) -> Change:
    """Tell everybody where it goes on."""
    document = replace(table.document, rematch=to)
    return changed(table, now, "rematch", seat, document, Rematch(to))
