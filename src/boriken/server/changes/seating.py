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
from boriken.server.bot_names import with_bot_names
from boriken.server.contract.entries import Named, Reason, Rematch, SeatSet, StandIn, Started
from boriken.server.contract.events import told
from boriken.server.document import (
    BOT,
    CLOSED,
    OPEN,
    PERSON,
    PLAYING,
    WAITING,
    Document,
    LeftOver,
    SeatDocument,
)
from boriken.server.errors import BadRequest, Conflict, NotAllowed
from boriken.server.table import NOTHING, Change, Entry, Table, changed, new_id, with_clock

STAND_IN: Final = "greedy"
"""Who plays for somebody who has left or whose clock has run out."""


def create(document: Document, table_id: str | None = None) -> Change:
    """A table that waits for its players."""
    table = Table(table_id or new_id(), 1, document.created, document)
    return Change(table, Entry(1, document.created, "created", None, NOTHING), document.host)


def check_bot(name: str) -> str:
    if name not in bot_names():
        raise BadRequest("unknown_bot", typed=name, known=bot_names())
    return name


def bot_seat(name: str) -> SeatDocument:
    return SeatDocument(kind=BOT, bot=check_bot(name))


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
    elif seat.bot is not None:
        raise Conflict("bot_plays_already")
    else:
        document = _taken_over(table.document, number, STAND_IN, now)
    return changed(table, now, "left", number, document, Named(seat.name or ""))


def stand_in(table: Table, number: int, bot: str | None, reason: Reason, now: int) -> Change:
    """Let a bot play for a person, or give the seat back."""
    table.require(PLAYING)
    seat = table.document.seats[table.require_seat_number(number)]
    _require_no_puertoma(seat)
    if seat.kind != PERSON:
        raise Conflict("bot_seat")
    if (bot is None) == (seat.bot is None):
        raise Conflict("no_bot_there" if bot is None else "bot_there_already")
    if bot is None:
        document = _played_by(table.document, number, None)
        return changed(table, now, "returned", number, document, Named(seat.name or ""))
    document = _taken_over(table.document, number, check_bot(bot), now)
    return changed(table, now, "stand_in", number, document, StandIn(bot, reason))


def _require_no_puertoma(seat: SeatDocument) -> None:
    if seat.kind == PUERTOMA:
        raise Conflict("puertoma_seat")


def _taken_over(document: Document, number: int, bot: str, now: int) -> Document:
    """Who comes back before the bot has decided has no more time than was left."""
    if document.turn == number and document.deadline is not None:
        left_over = LeftOver(moved=document.moved, milliseconds=document.deadline - now)
        document = replace(document, left_over=left_over)
    return _played_by(document, number, bot)


def _played_by(document: Document, number: int, bot: str | None) -> Document:
    return document.with_seat(number, replace(document.seats[number], bot=bot))


def set_seat(table: Table, number: int, kind: Literal["open", "bot"], bot: str | None, now: int) -> Change:
    """The host opens a seat or puts a bot on it, before the game begins."""
    table.require(WAITING)
    seat = table.document.seats[table.require_seat_number(number)]
    _require_no_puertoma(seat)
    if seat.kind == PERSON and table.document.host not in seat.guests and kind == BOT:
        raise Conflict("person_there", player=seat.name or "")
    player = check_bot(bot or STAND_IN)
    filled = SeatDocument() if kind == OPEN else bot_seat(player)
    document = with_bot_names(table.document.with_seat(number, filled))
    return changed(table, now, "seat_set", number, document, SeatSet(kind, filled.bot))


def start(table: Table, fill: str | None, now: int) -> Change:
    """SET: mix the seats if that is agreed, deal, and let the game begin."""
    table.require(WAITING)
    seats = list(table.document.seats)
    if fill is not None:
        filled = tuple(bot_seat(fill) if seat.kind == OPEN else seat for seat in seats)
        seats = list(with_bot_names(replace(table.document, seats=filled)).seats)
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
        document=with_clock(document, now),
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


def rematch(table: Table, to: str, seat: int | None, now: int) -> Change:
    """Tell everybody where it goes on."""
    document = replace(table.document, rematch=to)
    return changed(table, now, "rematch", seat, document, Rematch(to))
