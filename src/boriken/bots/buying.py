"""A rule of thumb for buildings: what one brings until the end, for its price."""

from __future__ import annotations

from typing import Final

from boriken.bots.placing import BARREL_JOB, BUILDING_JOB, is_late
from boriken.engine.actions import BUILD, PASS
from boriken.engine.frame import Frame
from boriken.engine.ids import CITY_SPACES
from boriken.engine.seat import Seat
from boriken.engine.state import State
from boriken.rules.builder import price
from boriken.rules.scoring import BONUSES

COIN: Final = 0.640
PHASES_TO_COME: Final = 5.214
"""How often a building bought early comes to be used."""
PHASES_TO_COME_LATE: Final = 1.0
NOT_NOW: Final = -9.0
"""The worth of what a rule of thumb leaves alone."""


def purchase_worths(state: State, frame: Frame) -> list[float]:
    """What each choice of a builder phase brings beyond its price."""
    seat = state.seats[frame.seat]
    late = is_late(state)
    worths: list[float] = []
    for action in state.choices:
        worth = 0.0
        if action != PASS:
            building = action - BUILD
            cost: int = price(state, frame.seat, frame.taker, building)
            if cost > seat.coins:
                worth = NOT_NOW  # a black market's bargain
            else:
                worth = purchase(state, seat, building, late) - COIN * cost
        worths.append(worth)
    return worths


def purchase(state: State, seat: Seat, building: int, late: bool) -> float:
    """Points that a building brings until the end."""
    rules = state.rules
    phases = PHASES_TO_COME_LATE if late else PHASES_TO_COME
    worth = float(rules.vp[building])
    good = rules.produces[building]
    if good >= 0:
        worth += phases * BARREL_JOB[good] * new_pairs(state, seat.city, seat.fields[good], building) / 2
    elif building in BONUSES:
        worth += BONUSES[building](seat)
    else:
        worth += phases * BUILDING_JOB[building] / 2
    if not late and CITY_SPACES - seat.spaces <= 2 and rules.spaces[building] == 1:
        worth -= 1.0
    return worth


def new_pairs(state: State, city: list[int], fields: int, building: int) -> float:
    """How many plantations a production building would serve that have none; a little for those to come."""
    rules = state.rules
    for other in city:
        if rules.produces[other] == rules.produces[building]:
            fields -= rules.circles[other]
    if fields <= 0:
        return 0.1
    return float(min(fields, rules.circles[building]))
