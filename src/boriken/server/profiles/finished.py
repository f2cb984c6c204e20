"""A game that is over, as it is remembered: who played, where everybody finished, and how they got there.

It is read off the log and the last position; the game is not played again, so those of earlier rules count.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Any, Final

import msgspec

from boriken.catalog.buildings import BUILDINGS
from boriken.engine.events import LOADED, PRODUCED, ROLE_TAKEN, SHIPPED
from boriken.engine.ids import QUARRY
from boriken.engine.options import PUERTOMA, Options
from boriken.rules.scoring import Score, ranks
from boriken.server.characters import BY_ID
from boriken.server.contract.entries import Acted
from boriken.server.contract.events import EVENTS
from boriken.server.document import PERSON, SeatDocument
from boriken.server.history import effective
from boriken.server.profiles.rating import MOST_STOOD_IN
from boriken.server.profiles.scale import pool_of
from boriken.server.table import Entry, Table

_ROLE_TAKEN: Final[Any] = EVENTS[ROLE_TAKEN]
_PRODUCED: Final[Any] = EVENTS[PRODUCED]
_LOADED: Final[Any] = (EVENTS[LOADED], EVENTS[SHIPPED])


class Facts(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """What a seat did. The first versions wrote no events; what follows from those is empty then."""

    parts: dict[str, int] = {}
    """Points by source."""
    city: list[str] = []
    """Buildings, in the order in which they were built."""
    roles: dict[str, int] = {}
    """How often each was taken."""
    first_role: str = ""
    quarries: int = 0
    coins: int = 0
    shipped: int = 0
    """Barrels."""
    most_shipped: int = 0
    """In one phase."""
    most_kinds: int = 0
    """Of goods, produced in one phase."""


class FinishedSeat(msgspec.Struct, frozen=True, kw_only=True):
    """Who sat there, and what became of it."""

    seat: int
    kind: str
    guest: str | None
    """The person; not of those who are forgotten."""
    name: str
    bot: str | None
    """The bot that played, of a seat without a person."""
    character: str | None
    rank: int
    points: int
    decisions: int
    stood_in: int
    """Decisions that a bot made for the person."""
    is_gone: bool
    facts: Facts

    @property
    def is_own_work(self) -> bool:
        """Whether it was the person who played this game."""
        return self.kind == PERSON and not self.is_gone and self.stood_in * MOST_STOOD_IN <= self.decisions


class FinishedGame(msgspec.Struct, frozen=True, kw_only=True):
    """What everybody at the table has in common."""

    table: str
    seq: int
    ended: int
    """Milliseconds since 1970."""
    edition: str
    players: int
    expansions: tuple[str, ...]
    difficulty: str
    is_public: bool
    is_rated: bool
    seats: tuple[FinishedSeat, ...]

    @property
    def pool(self) -> str:
        return pool_of(self.players, self.expansions)

    @property
    def puertomas(self) -> int:
        return sum(seat.kind == PUERTOMA for seat in self.seats)


def finished_game(table: Table, entries: Sequence[Entry]) -> FinishedGame:
    """What is remembered of a table whose game is over, from its whole log."""
    options = Options.from_json(table.document.options)
    scores = table.game().scores()
    played = [entry for entry in effective(entries) if isinstance(entry.body, Acted)]
    seats = [
        _seat(table, number, score, rank, entries, played)
        for number, (score, rank) in enumerate(zip(scores, ranks(scores), strict=True))
    ]
    return FinishedGame(
        table=table.id,
        seq=table.seq,
        ended=_ended(entries) or table.updated,
        edition=options.edition,
        players=options.players,
        expansions=options.expansions,
        difficulty=options.difficulty if PUERTOMA in options.seats else "",
        is_public=table.document.is_public,
        is_rated=table.document.is_rated,
        seats=tuple(seats),
    )


def _ended(entries: Sequence[Entry]) -> int | None:
    """When the last decision was made: a rematch, or somebody who is forgotten, comes later."""
    return next((entry.at for entry in reversed(entries) if entry.kind == "acted"), None)


def _seat(
    table: Table, number: int, score: Score, rank: int, entries: Sequence[Entry], played: Sequence[Entry]
) -> FinishedSeat:
    document = table.document.seats[number]
    by = [entry.body.by for entry in played if entry.seat == number and isinstance(entry.body, Acted)]
    kind = PERSON if _was_person(document, number, entries) else document.kind
    return FinishedSeat(
        seat=number,
        kind=kind,
        guest=document.guests[0] if document.guests else None,
        name=document.name or "",
        bot=document.bot if kind != PERSON else None,
        character=document.character if document.character in BY_ID and kind != PERSON else None,
        rank=rank,
        points=score.total,
        decisions=len(by),
        stood_in=sum(who == "bot" for who in by) if kind == PERSON else 0,
        is_gone=kind == PERSON and document.bot is not None,
        facts=_facts(table, number, score, played),
    )


def _was_person(document: SeatDocument, number: int, entries: Sequence[Entry]) -> bool:
    """Who is forgotten in the middle of a game leaves a bot's seat behind."""
    if document.kind == PERSON:
        return True
    started = next((entry.seq for entry in entries if entry.kind == "started"), 0)
    return any(
        entry.seat == number and entry.seq > started and entry.kind in ("left", "stand_in")
        for entry in entries
    )


# --- What a seat did -------------------------------------------------------------------------------------


def _facts(table: Table, number: int, score: Score, played: Sequence[Entry]) -> Facts:
    assert table.state is not None
    seat = table.state.seats[number]
    roles: Counter[str] = Counter()
    loads, kinds = [0], [set[str]()]
    for entry in played:
        assert isinstance(entry.body, Acted)
        for event in entry.body.events:
            if isinstance(event, _ROLE_TAKEN):  # a new phase
                loads.append(0)
                kinds.append(set())
            if getattr(event, "seat", None) != number:
                continue
            if isinstance(event, _ROLE_TAKEN):
                roles[_value(event, "card").partition(" ")[0]] += 1
            elif isinstance(event, _LOADED):
                loads[-1] += int(_value(event, "count"))
            elif isinstance(event, _PRODUCED):
                kinds[-1].add(_value(event, "good"))
    return Facts(
        parts=dict(score.parts),
        city=[BUILDINGS[kind].id for kind in seat.city],
        roles=dict(roles),
        first_role=next(iter(roles), ""),
        quarries=int(seat.fields[QUARRY]),
        coins=int(seat.coins),
        shipped=sum(loads),
        most_shipped=max(loads),
        most_kinds=max(map(len, kinds)),
    )


def _value(event: object, field: str) -> Any:
    return getattr(event, field)
