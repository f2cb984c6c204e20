"""What buildings cost a seat now, with each discount by its source."""

from __future__ import annotations

import msgspec

from boriken.catalog.buildings import BLACK_MARKET, BUILDING_NAMES
from boriken.engine.ids import BUILDER_PHASE, NOBODY, QUARRY
from boriken.engine.state import State
from boriken.rules.builder import discount_on_row, price, zoning
from boriken.rules.pieces import privilege


class Discount(msgspec.Struct):
    """Coins less: through quarries, the builder's privilege, forests or the zoning office."""

    source: str
    coins: int


class Payment(msgspec.Struct):
    """How a building is paid (BLD-2 to BLD-4)."""

    printed: int
    discounts: list[Discount]
    """What they are worth beyond the printed cost is lost."""
    price: int
    left: int
    """Coins afterwards."""
    missing: int
    """What must be handed over instead of coins (BLM-1)."""
    handed_to: str | None
    """The building that takes it, if something is missing."""


def prices(state: State, number: int) -> dict[str, int]:
    """BLD-4: what each building costs a seat, as the builder if it is the builder of the phase under way."""
    taker = builder(state)
    return {
        BUILDING_NAMES[building]: int(price(state, number, taker, building))
        for building in state.rules.market
    }


def payment(state: State, number: int, building: int) -> Payment:
    taker = builder(state)
    cost = int(price(state, number, taker, building))
    coins = int(state.seats[number].coins)
    missing = max(0, cost - coins)
    return Payment(
        printed=state.rules.cost[building],
        discounts=discounts(state, number, taker, state.rules.row[building]),
        price=cost,
        left=max(0, coins - cost),
        missing=missing,
        handed_to=BUILDING_NAMES[BLACK_MARKET] if missing else None,
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
