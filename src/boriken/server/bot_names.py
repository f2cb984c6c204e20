"""What bots at tables are called: as people were in Puerto Rico around 1897, which needs no translation."""

from __future__ import annotations

from typing import Final

from msgspec.structs import replace

from boriken.bots import bot_names
from boriken.server.document import BOT, Document, SeatDocument

NAMES: Final = (
    *("Lola", "Ramón", "Mariana", "Eugenio", "Isabel", "Rosendo", "Celestina", "Román"),
    *("Trinidad", "Baldomero", "Carmela", "Manuel", "Leonor", "Salvador", "Amelia"),
)


def with_bot_names(document: Document) -> Document:
    """Names for bots that have none, or one of before, when they were called by their level."""
    if all(seat.kind != BOT or _is_named(seat) for seat in document.seats):
        return document
    taken = {seat.name for seat in document.seats if seat.kind != BOT or _is_named(seat)}
    seats = []
    for seat in document.seats:
        if seat.kind == BOT and not _is_named(seat):
            seat = replace(seat, name=_free_name(seat.bot or "", taken))
            taken.add(seat.name)
        seats.append(seat)
    return replace(document, seats=tuple(seats))


def _is_named(seat: SeatDocument) -> bool:
    return bool(seat.name) and (seat.name or "").lower().split()[0] != seat.bot


def _free_name(bot: str, taken: set[str | None]) -> str:
    """Each level begins elsewhere in the list, so that one meets its people again."""
    known = bot_names()
    first = known.index(bot) if bot in known else 0
    turned = NAMES[first % len(NAMES) :] + NAMES[: first % len(NAMES)]
    return next(name for name in turned if name not in taken)
