"""Moving a person's seats from the guest they were on one device to the account they have."""

from __future__ import annotations

from msgspec.structs import replace

from boriken.server.contract.entries import Named
from boriken.server.document import Document
from boriken.server.table import Change, Table, changed


def sits_apart(table: Table, guest: str, account: str) -> bool:
    """Whether both sit at a table, in seats of their own: nobody can have two."""
    seats = table.document.seat_of(guest), table.document.seat_of(account)
    return None not in seats and seats[0] != seats[1]


def move(table: Table, guest: str, account: str, now: int) -> Change | None:
    """The table with an account where the guest was; None if there is nothing to move."""
    document = table.document
    number = document.seat_of(guest)
    if sits_apart(table, guest, account) or (number is None and document.host != guest):
        return None
    moved = replace(document, host=account) if document.host == guest else document
    if number is None:
        return changed(table, now, "lead", None, moved, Named(document.host_name), newcomer=account)
    return changed(table, now, "claimed", number, _seated(moved, number, guest, account), newcomer=account)


def _seated(document: Document, number: int, guest: str, account: str) -> Document:
    seat = document.seats[number]
    guests = dict.fromkeys(account if other == guest else other for other in seat.guests)
    return document.with_seat(number, replace(seat, guests=tuple(guests)))
