"""What buildings cost a seat now, with each discount by its source."""

from __future__ import annotations

from typing import Final

import msgspec

from boriken.catalog.buildings import BUILDING_NAMES
from boriken.engine.ids import BUILDER_PHASE, NOBODY, QUARRY
from boriken.engine.state import State
from boriken.rules.builder import discount_on_row, price, zoning
from boriken.rules.pieces import privilege

ROWS: Final = range(1, 5)


class Discount(msgspec.Struct):
    """Coins less: through quarries, the builder's privilege, forests or the zoning office."""

    source: str
    coins: int


class Prices(msgspec.Struct):
    """What each building costs a seat, and the discounts by row of the market (BLD-2 to BLD-4)."""

    buildings: dict[str, int]
    rows: list[list[Discount]]
    """Of rows 1 to 4. What they are worth beyond the printed cost is lost."""


def prices(state: State, number: int) -> Prices:
    """BLD-4: for a seat, as the builder if it is the builder of the phase under way."""
    taker = builder(state)
    return Prices(
        buildings={
            BUILDING_NAMES[building]: int(price(state, number, taker, building))
            for building in state.rules.market
        },
        rows=[discounts(state, number, taker, row) for row in ROWS],
    )


def discounts(state: State, number: int, taker: int, row: int) -> list[Discount]:
    """BLD-2, BLD-3, FOREST-4, ZON-1: what a seat pays less in a row, the empty ones left out."""
    seat = state.seats[number]
    quarries = min(int(seat.manned[QUARRY]), row)
    by_source = {
        "quarry": quarries,
        "privilege": int(privilege(state, number, taker)),
        "forest": len(seat.forests) // 2,
        "zoning_office": int(discount_on_row(seat, row, zoning(state, seat))) - quarries,
    }
    return [Discount(source, coins) for source, coins in by_source.items() if coins]


def builder(state: State) -> int:
    """Who has the privilege of the builder phase under way, if there is one."""
    for frame in state.frames:
        if frame.step == BUILDER_PHASE:
            return int(frame.taker)
    return NOBODY
