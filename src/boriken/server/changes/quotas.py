"""How much of a table's log one person may fill with anything but playing on.

The game itself comes to an end; what is taken back, asked and left again does not have to. Every seat has
an account for that, and the table one for what its host does and for what happens before the game begins.
"""

from __future__ import annotations

from typing import Final

from msgspec.structs import replace

from boriken.server.contract.entries import Back, Returned
from boriken.server.document import WAITING
from boriken.server.errors import Conflict
from boriken.server.table import Change, Table

OF_SEAT: Final = 1000
"""Entries that a person may spend: some five times of what a game has."""
OF_TABLE: Final = 1000
ASKING: Final = 20
"""What it costs to ask all others to go back; going back costs no more than this."""

FREE: Final = ("acted", "started", "closed", "rematch", "stand_in")


def paid(before: Table, change: Change) -> Change:
    """A change, with the account of who made it; refused if nothing is left there."""
    cost = _cost(before, change)
    if not cost:
        return change
    document = change.table.document
    seat = _payer(before, change)
    spent = document.spent or (0,) * (len(document.seats) + 1)
    most = OF_TABLE if seat < 0 else OF_SEAT
    account = spent[seat] + cost
    if account > most:
        raise Conflict("used_up")
    place = seat % len(spent)
    document = replace(document, spent=(*spent[:place], account, *spent[place + 1 :]))
    return replace(change, table=replace(change.table, document=document))


def _payer(before: Table, change: Change) -> int:
    """The seat that pays; -1: the table."""
    entry = change.entry
    is_hosts = isinstance(entry.body, Returned) and entry.body.by_host
    return -1 if entry.seat is None or before.status == WAITING or is_hosts else entry.seat


def _cost(before: Table, change: Change) -> int:
    entry = change.entry
    if entry.kind in FREE:
        return 0
    if entry.kind == "undo_asked":
        return ASKING
    if isinstance(entry.body, Back) and entry.kind == "undone":
        return min(before.seq - entry.body.to, ASKING)
    return 1
