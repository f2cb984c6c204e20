"""How near the end of the game is, by what may end it."""

from __future__ import annotations

import msgspec

from boriken.catalog.puertoma import LEVELS, PLACES_OF_LEVEL
from boriken.engine.ids import CITY_SPACES, END_CHIPS, END_CITY, END_WORKERS, ENDING_NAMES
from boriken.engine.puertoma.board import is_puertoma
from boriken.engine.shapes import Ending
from boriken.engine.state import State


class Nearness(msgspec.Struct):
    """What is left until something ends the game, of how much (END-1)."""

    reason: Ending
    left: int
    of: int


def nearness(state: State) -> list[Nearness]:
    """END-1: workers of the supply (not with nobles, NOB-2), chips, places in the fullest city (PUE-19)."""
    places = [_places_left(state, seat) for seat in range(len(state.seats))]
    found = [
        Nearness(ENDING_NAMES[END_CHIPS], int(state.chips), int(state.rules.chips)),
        Nearness(ENDING_NAMES[END_CITY], min(places), CITY_SPACES),
    ]
    if state.rules.workers_end_game:
        found.insert(0, Nearness(ENDING_NAMES[END_WORKERS], int(state.workers), int(state.rules.workers)))
    return found


def _places_left(state: State, number: int) -> int:
    seat = state.seats[number]
    if is_puertoma(state, number):
        return LEVELS * PLACES_OF_LEVEL - len(seat.city)
    return int(CITY_SPACES - seat.spaces)
