"""What lies before a seat, by name: for people and notebooks, beside the quick numbers of the engine."""

from __future__ import annotations

from dataclasses import dataclass

from boriken.catalog.buildings import BUILDING_NAMES
from boriken.engine.ids import FIELD_NAMES, GOOD_NAMES
from boriken.engine.state import State
from boriken.rules.scoring import scores

FOREST = "forest"


@dataclass(frozen=True)
class Board:
    """A seat as it is now. It is a copy: the game goes on without it, and changing it changes nothing."""

    seat: int
    coins: int
    chips: int
    """Victory points in chips, noted ones included (END-3)."""
    points: int
    """All points, as if the game ended now."""
    idle: int
    """Workers without a place."""
    nobles: int
    goods: dict[str, int]
    """Barrels, of the goods it has."""
    island: dict[str, int]
    """Tiles of each kind, forests included."""
    island_workers: dict[str, int]
    """Workers on the tiles of each kind."""
    city: dict[str, int]
    """Workers on each building, in the order in which they were built."""


def board(state: State, number: int) -> Board:
    seat = state.seats[number]
    forests = {FOREST: len(seat.forests)} if seat.forests else {}
    return Board(
        seat=number,
        coins=int(seat.coins),
        chips=int(seat.chips + seat.noted),
        points=scores(state)[number].total,
        idle=int(seat.idle),
        nobles=int(seat.nobles),
        goods=_named(seat.goods, GOOD_NAMES),
        island={**_named(seat.fields, FIELD_NAMES), **forests},
        island_workers=_named(seat.manned, FIELD_NAMES),
        city={BUILDING_NAMES[building]: crew for building, crew in zip(seat.city, seat.crew, strict=True)},
    )


def market(state: State) -> dict[str, int]:
    """Copies of each building that are for sale."""
    return {BUILDING_NAMES[building]: state.stock[building] for building in state.rules.market}


def _named(counts: list[int], names: list[str]) -> dict[str, int]:
    return {name: count for name, count in zip(names, counts, strict=True) if count}
