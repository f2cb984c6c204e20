"""Who the bots at tables are: people of Puerto Rico around 1897, each with a level or a taste of their own.

Their names need no translation; the message ``character-<id>-help`` says in a sentence what they are like.
"""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass
from typing import Final

from msgspec.structs import replace

from boriken.bots import bot_names, level_of
from boriken.server.document import BOT, Document, SeatDocument


@dataclass(frozen=True)
class Character:
    """Somebody with a name and a face, and the bot that decides for them."""

    id: str
    name: str
    bot: str


CHARACTERS: Final = (
    Character("lola", "Lola", "beginner"),
    Character("ramon", "Ramón", "beginner"),
    Character("mariana", "Mariana", "beginner"),
    Character("eugenio", "Eugenio", "casual"),
    Character("isabel", "Isabel", "casual"),
    Character("rosendo", "Rosendo", "casual"),
    Character("celestina", "Celestina", "skilled"),
    Character("roman", "Román", "shipper"),
    Character("trinidad", "Trinidad", "trader"),
    Character("baldomero", "Baldomero", "builder"),
    Character("carmela", "Carmela", "expert"),
    Character("manuel", "Manuel", "expert"),
    Character("leonor", "Leonor", "expert"),
    Character("salvador", "Salvador", "master"),
    Character("amelia", "Amelia", "master"),
)
"""From the weakest to the strongest."""

BY_ID: Final = {character.id: character for character in CHARACTERS}
BY_NAME: Final = {character.name: character for character in CHARACTERS}


def with_characters(document: Document) -> Document:
    """Characters for bots that have none yet; at tables of before, those of their names."""
    if all(seat.kind != BOT or _is_somebody(seat) for seat in document.seats):
        return document
    taken = {seat.name for seat in document.seats if seat.kind != BOT or _is_named(seat)}
    seats = []
    for seat in document.seats:
        if seat.kind == BOT and not _is_somebody(seat):
            seat = _as_somebody(seat, taken)
            taken.add(seat.name)
        seats.append(seat)
    return replace(document, seats=tuple(seats))


def _is_somebody(seat: SeatDocument) -> bool:
    return _is_named(seat) and (seat.character is not None or seat.name not in BY_NAME)


def _is_named(seat: SeatDocument) -> bool:
    """For a while bots were called by their level."""
    return bool(seat.name) and (seat.name or "").lower().split()[0] != seat.bot


def _as_somebody(seat: SeatDocument, taken: Collection[str | None]) -> SeatDocument:
    wanted = BY_NAME[seat.name or ""] if _is_named(seat) else BY_ID.get(seat.character or "")
    if wanted is None or (wanted.name in taken and wanted.name != seat.name):
        wanted = free_character(seat.bot or "", taken)
    return replace(seat, name=wanted.name, character=wanted.id)


def free_character(bot: str, taken: Collection[str | None]) -> Character:
    """Somebody whose name is free: of this bot, or else of its level, or else anybody."""
    known = bot_names()
    first = known.index(bot) if bot in known else 0
    turned = CHARACTERS[first:] + CHARACTERS[:first]
    fitting = sorted(turned, key=lambda other: (other.bot != bot, level_of(other.bot) != level_of(bot)))
    return next(character for character in fitting if character.name not in taken)
