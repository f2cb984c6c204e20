"""What the black market takes instead of coins (BLM-1 to BLM-3)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from boriken.catalog.buildings import BLACK_MARKET, LARGE_ROW, LIBRARY, ZONING_OFFICE
from boriken.engine.actions import PORTRAIT
from boriken.engine.ids import FIELDS, QUARRY
from boriken.engine.seat import Seat
from boriken.engine.state import State

if TYPE_CHECKING:
    from mypy_extensions import i64


MOST_HANDED_OVER: Final = 3
"""BLM-1: a barrel, a chip and a worker."""


def has_barrel(seat: Seat) -> bool:
    barrels: i64 = 0
    for number in seat.goods:
        barrels += number
    return barrels > 0


def has_chip(seat: Seat) -> bool:
    return seat.chips + seat.noted > 0


def can_hand_over(state: State, number: i64, taker: i64, building: i64, missing: i64) -> bool:
    """BLM-1, BLM-2: whether a barrel, a chip and a worker can make up for the coins that are missing."""
    if missing > MOST_HANDED_OVER:
        return False
    seat = state.seats[number]
    if has_barrel(seat):
        missing -= 1
    if has_chip(seat):
        missing -= 1
    if missing <= 0:
        return True
    return missing == 1 and len(workers_to_hand_over(state, number, taker, building)) > 0


def workers_to_hand_over(state: State, number: i64, taker: i64, building: i64) -> list[int]:
    """The places of workers who can be handed over: all but the one on the black market itself (BLM-3), and
    those whose going would raise the price: they bring in nothing, and without them it would do (BLM-2).

    Places are kinds of field, then FIELDS plus the building, then the portrait.
    """
    seat = state.seats[number]
    row = state.rules.row[building]
    places: list[int] = []
    for kind in range(FIELDS):
        if seat.manned[kind] > 0 and not (kind == QUARRY and seat.manned[kind] <= row):
            places.append(kind)
    for slot in range(len(seat.city)):
        if seat.crew[slot] > 0:
            here = seat.city[slot]
            if here == BLACK_MARKET:
                continue
            if here == LIBRARY and number == taker:
                continue
            if here == ZONING_OFFICE and bool((seat.noble_posts >> here) & 1) == (row == LARGE_ROW):
                continue
            places.append(FIELDS + here)
    if seat.idle > 0:
        places.append(PORTRAIT)
    return places
