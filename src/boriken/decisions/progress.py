"""How far a seat is with goals (FES-4, CAR-2) and secret cards (ACH-3), where that can be counted."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Final

import msgspec

from boriken.catalog.achievements import (
    ACHIEVEMENT_NAMES,
    CARAMEL_POPCORN_INVENTOR,
    CONFECTIONERY_SUPPLIER,
    HEAD_ADMINISTRATOR,
    LEADING_EMPLOYER,
    LEADING_PRODUCER,
    LUXURY_CROP_TRADER,
    LUXURY_GOODS_PROVIDER,
    MAJOR_INVESTOR,
    MAJOR_LANDOWNER,
    MASTER_AGRONOMIST,
    MASTER_COLLECTOR,
    PASTRY_MAKER,
    SENIOR_BUREAUCRAT,
    TAVERN_SUPPLIER,
    TOBACCO_AND_FRUIT_BROKER,
    TROPICAL_PRODUCE_MAGNATE,
)
from boriken.catalog.buildings import BUILDINGS
from boriken.catalog.festival import (
    CARNIVAL_COCKTAIL,
    FARM_FAIR,
    HARVEST_WEIGHING,
    SPECIALIST,
    TWIN_FARMERS,
    TWO_BASKETS,
)
from boriken.engine.goals import (
    GOAL_GOODS,
    GOAL_PLANTATIONS,
    GOAL_SIZE,
    GOODS_AT,
    NOTHING,
    PLANTATIONS_AT,
    open_goals,
)
from boriken.engine.ids import CITY_SPACES, COFFEE, CORN, GOODS, INDIGO, ISLAND_FIELDS, SUGAR, TOBACCO
from boriken.engine.seat import Seat
from boriken.engine.state import State
from boriken.rules.craftsman import potential

Share = tuple[int, int]
"""So many of how many."""


class Progress(msgspec.Struct):
    """What one has of what is asked for; of production, what one would produce now."""

    goals: list[Share | None]
    """In the order of the goals; None where nothing can be counted, or somebody has reached it."""
    achievements: dict[str, Share]
    """Of the cards one holds and has not met."""


def progress(state: State, number: int) -> Progress | None:
    """Of a seat; None without goals and cards."""
    seat = state.seats[number]
    held = seat.cards & ~seat.done
    if not state.festival and not seat.cards:
        return None
    is_open = set(open_goals(state))
    starts = range(0, len(state.festival), GOAL_SIZE)
    met = {card: share for card, share in counted(state, seat).items() if (held >> card) & 1}
    return Progress(
        goals=[_goal(state, seat, start) if start in is_open else None for start in starts],
        achievements={ACHIEVEMENT_NAMES[card]: share for card, share in met.items()},
    )


def share(*parts: Share) -> Share:
    """Several parts as one; of none more counts than is asked for."""
    return sum(min(have, wanted) for have, wanted in parts), sum(wanted for _, wanted in parts)


# --- Goals ------------------------------------------------------------------------------------------------


def _goal(state: State, seat: Seat, start: int) -> Share | None:
    card = state.festival[start]
    drawn = state.festival[start + GOODS_AT : start + GOODS_AT + GOAL_GOODS]
    goods = [int(good) for good in drawn if good != NOTHING]
    found = state.festival[start + PLANTATIONS_AT : start + PLANTATIONS_AT + GOAL_PLANTATIONS]
    fields = [int(kind) for kind in found if kind != NOTHING]
    if card == SPECIALIST:
        return share((seat.fields[fields[0]], 3))
    if card == TWIN_FARMERS:
        return share(*((seat.fields[kind], 2) for kind in fields))
    if card == HARVEST_WEIGHING:
        return _production(state, seat, {goods[0]: 3})
    if card == TWO_BASKETS:
        return _production(state, seat, dict.fromkeys(goods[:2], 2))
    if card == CARNIVAL_COCKTAIL:
        return _production(state, seat, Counter(goods))
    if card == FARM_FAIR:
        have, wanted = _production(state, seat, Counter(goods))
        return share((have, wanted), *((int(seat.fields[kind]), 1) for kind in fields))
    return None


def _production(state: State, seat: Seat, wanted: dict[int, int]) -> Share:
    """CRA-2: what would be produced now, if the supply had enough."""
    return share(*((int(potential(state, seat, good)), barrels) for good, barrels in wanted.items()))


# --- Secret cards -----------------------------------------------------------------------------------------

TOGETHER: Final = {
    CARAMEL_POPCORN_INVENTOR: (CORN, SUGAR, 8),
    CONFECTIONERY_SUPPLIER: (INDIGO, SUGAR, 7),
    LUXURY_CROP_TRADER: (COFFEE, TOBACCO, 5),
    PASTRY_MAKER: (CORN, INDIGO, 9),
    TAVERN_SUPPLIER: (COFFEE, SUGAR, 6),
    TOBACCO_AND_FRUIT_BROKER: (TOBACCO, INDIGO, 6),
}
"""Barrels of two kinds, at least one of each."""


def counted(state: State, seat: Seat) -> dict[int, Share]:
    """Every card of which something lies on the board, held or not."""
    city = [BUILDINGS[building] for building in seat.city]
    made = [building.good for building in city]
    free = 2
    return {
        MAJOR_INVESTOR: share((sum(building.is_large for building in city), 2)),
        MAJOR_LANDOWNER: share((seat.plots, ISLAND_FIELDS - free), (seat.spaces, CITY_SPACES - free)),
        MASTER_COLLECTOR: share((max(seat.goods), 7)),
        SENIOR_BUREAUCRAT: share((sum(building.is_small_beige for building in city), 7)),
        HEAD_ADMINISTRATOR: share((sum(seat.crew), 12)),
        LEADING_EMPLOYER: share((sum(seat.manned), 9)),
        LEADING_PRODUCER: share((sum(int(potential(state, seat, good)) for good in range(GOODS)), 7)),
        LUXURY_GOODS_PROVIDER: share(*((made.count(good), 1) for good in (SUGAR, TOBACCO, COFFEE))),
        MASTER_AGRONOMIST: share((seat.plots, ISLAND_FIELDS)),
        TROPICAL_PRODUCE_MAGNATE: share((made.count(SUGAR) + made.count(INDIGO), 3)),
        **{card: _together(seat.goods, *kinds) for card, kinds in TOGETHER.items()},
    }


def _together(goods: Sequence[int], one: int, other: int, all_barrels: int) -> Share:
    """A kind that is missing leaves the last barrel open."""
    have = min(goods[one] + goods[other], all_barrels)
    return (have if goods[one] and goods[other] else min(have, all_barrels - 1)), all_barrels
