"""Forgetting a person at a table: the seat stays, whoever sat there has neither name nor cookie any more."""

from __future__ import annotations

from typing import Final

import msgspec
from msgspec.structs import replace

from boriken.server.changes import seating
from boriken.server.characters import BY_ID
from boriken.server.contract.entries import Body, Left, Named, Started
from boriken.server.document import BOT, OPEN, PERSON, PLAYING, WAITING, Document, SeatDocument
from boriken.server.table import Change, Table, changed

NOBODY: Final = "Anon"
"""What somebody is called whose name is forgotten: short, and understood in all our languages."""


def forget(table: Table, guest: str, now: int) -> Change | None:
    """The table without a person; None if it knows nothing of them.

    From a game that runs they are gone as if they had left, and the bot that plays on keeps the seat. A table
    that waits and is left without a host is closed.
    """
    document = table.document
    number = document.seat_of(guest)
    if number is None and not document.is_host(guest):
        return None
    names = names_of(table, guest)
    is_orphaned = document.is_host(guest) and _heir(document, number) is None
    left = "" if number is None else document.seats[number].name or ""
    before = replace(document, title=_without(document.title, names), **_next_host(document, guest, number))
    if table.status == WAITING and is_orphaned:
        return seating.close(replace(table, document=_emptied(before, number)), now)
    if number is None:
        return changed(table, now, "left", None, before, Left(NOBODY))
    if table.status == PLAYING and document.seats[number].bot is None:
        change = seating.leave(replace(table, document=before), guest, now)
    else:
        emptied = _emptied(before, number) if table.status == WAITING else before
        change = changed(table, now, "left", number, emptied, Left(left))
    return _anonymous(change, number)


def names_of(table: Table, guest: str) -> set[str]:
    """What a guest is called at a table."""
    document = table.document
    number = document.seat_of(guest)
    names = {document.host_name} if document.is_host(guest) else set()
    if number is not None:
        names.add(document.seats[number].name or "")
    return names - {"", NOBODY}


def without_names(body: Body, names: set[str]) -> Body:
    """What an entry says, without somebody's name."""
    if isinstance(body, Named) and body.name in names:
        return msgspec.structs.replace(body, name=NOBODY)
    if isinstance(body, Started):
        seats = [NOBODY if name in names else name for name in body.seats]
        return msgspec.structs.replace(body, seats=seats)
    return body


def _anonymous(change: Change, number: int) -> Change:
    """The seat, and the entry that tells of its person, without a name."""
    document = change.table.document
    seat = document.seats[number]
    if change.table.status == PLAYING and seat.character is not None:
        name = BY_ID[seat.character].name
        bot = SeatDocument(kind=BOT, name=name, bot=seat.bot, character=seat.character)
        document = document.with_seat(number, bot)
    elif seat.kind == PERSON:
        taken = {other.name for other in document.seats if other is not seat}
        name = next(name for name in _numbered(NOBODY) if name not in taken)
        document = document.with_seat(number, SeatDocument(kind=PERSON, name=name))
    body = change.entry.body
    assert isinstance(body, Left)
    return replace(
        change,
        table=replace(change.table, document=document),
        entry=replace(change.entry, body=replace(body, name=NOBODY)),
    )


def _numbered(name: str) -> list[str]:
    return [name, *(f"{name} {number}" for number in range(2, 10))]


def _emptied(document: Document, number: int | None) -> Document:
    return document if number is None else document.with_seat(number, SeatDocument(kind=OPEN))


def _without(title: str, names: set[str]) -> str:
    for name in names:
        title = title.replace(name, NOBODY)
    return title


def _heir(document: Document, number: int | None) -> int | None:
    """The first seat of somebody else."""
    others = (place for place, seat in enumerate(document.seats) if seat.guests and place != number)
    return next(others, None)


def _next_host(document: Document, guest: str, number: int | None) -> dict[str, str]:
    """Who leads the table from now on; nobody, if nobody is left."""
    if not document.is_host(guest):
        return {}
    heir = _heir(document, number)
    if heir is None:
        return {"host": "", "host_name": NOBODY}
    seat = document.seats[heir]
    return {"host": seat.guests[0], "host_name": seat.name or NOBODY}
