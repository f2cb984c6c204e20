"""What secret cards may still bring (ACH-3): how far a seat has come with conditions that grow step by step.

The others are met, or not, by a single move, and count when a move meets them.
"""

from __future__ import annotations

from typing import Final

from boriken.bots.outlook import Outlook
from boriken.catalog.achievements import (
    ACHIEVEMENT_POINTS,
    ACHIEVEMENTS,
    HEAD_ADMINISTRATOR,
    LEADING_EMPLOYER,
    LEADING_PRODUCER,
    LUXURY_GOODS_PROVIDER,
    MAJOR_INVESTOR,
    MAJOR_LANDOWNER,
    MASTER_AGRONOMIST,
    SENIOR_BUREAUCRAT,
    TROPICAL_PRODUCE_MAGNATE,
)
from boriken.catalog.buildings import (
    BUILDINGS,
    COFFEE_ROASTER,
    LARGE_INDIGO_PLANT,
    LARGE_SUGAR_MILL,
    SMALL_INDIGO_PLANT,
    SMALL_SUGAR_MILL,
    TOBACCO_STORAGE,
)
from boriken.engine.ids import CITY_SPACES, ISLAND_FIELDS
from boriken.engine.seat import Seat
from boriken.engine.state import State

HOPE: Final = 0.7
"""How much of a card's points counts just before its condition is met."""
ROUNDS_TO_HOPE: Final = 3.0
"""With fewer rounds to come there is less hope."""

_TROPICAL: Final = [SMALL_INDIGO_PLANT, SMALL_SUGAR_MILL, LARGE_INDIGO_PLANT, LARGE_SUGAR_MILL]


def hopes(state: State, seat: Seat, outlook: Outlook, barrels: float) -> float:
    """Points that the cards not yet met may bring; ``barrels``: what a craftsman phase produces."""
    worth = 0.0
    missing = seat.cards & ~seat.done
    for card in range(ACHIEVEMENTS):
        if (missing >> card) & 1:
            part = min(1.0, progress(seat, card, barrels))
            worth += ACHIEVEMENT_POINTS[card] * part * part
    return HOPE * worth * min(1.0, outlook.rounds / ROUNDS_TO_HOPE)


def progress(seat: Seat, card: int, barrels: float) -> float:
    """How much of a condition is met, from 0 to 1."""
    if card == MASTER_AGRONOMIST:
        return seat.plots / ISLAND_FIELDS
    if card == MAJOR_LANDOWNER:
        land = min(seat.plots, ISLAND_FIELDS - 2) + min(seat.spaces, CITY_SPACES - 2)
        return land / (ISLAND_FIELDS + CITY_SPACES - 4)
    if card == HEAD_ADMINISTRATOR:
        return sum(seat.crew) / 12
    if card == LEADING_EMPLOYER:
        return sum(seat.manned) / 9
    if card == LEADING_PRODUCER:
        return barrels / 7
    return city_progress(seat, card)


def city_progress(seat: Seat, card: int) -> float:
    """The same for conditions about buildings owned."""
    count = 0
    if card == MAJOR_INVESTOR:
        for building in seat.city:
            count += BUILDINGS[building].is_large
        return count / 2
    if card == SENIOR_BUREAUCRAT:
        for building in seat.city:
            count += BUILDINGS[building].is_small_beige
        return count / 7
    if card == LUXURY_GOODS_PROVIDER:
        count += SMALL_SUGAR_MILL in seat.city or LARGE_SUGAR_MILL in seat.city
        count += TOBACCO_STORAGE in seat.city
        count += COFFEE_ROASTER in seat.city
        return count / 3
    if card == TROPICAL_PRODUCE_MAGNATE:
        for building in _TROPICAL:
            count += building in seat.city
        return count / 3
    return 0.0
