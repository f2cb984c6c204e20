"""What open goals of the festivals want of a Puertoma (PUE-22)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from boriken.catalog.festival import FARM_FAIR, SPECIALIST, TWIN_FARMERS
from boriken.engine.goals import (
    BUILDING_AT,
    GOAL_GOODS,
    GOAL_PLANTATIONS,
    GOODS_AT,
    NOTHING,
    PLANTATIONS_AT,
    open_goals,
)
from boriken.engine.seat import Seat
from boriken.engine.state import State

if TYPE_CHECKING:
    from mypy_extensions import i64

_ASKED: Final = {SPECIALIST: 3, TWIN_FARMERS: 2, FARM_FAIR: 1}
"""Plantations of each kind that a card asks for."""


def wants_plantation(state: State, seat: Seat, kind: i64) -> bool:
    """Whether an open goal asks for more plantations of a kind than the seat has."""
    for start in open_goals(state):
        asked: i64 = _ASKED.get(state.festival[start], 0)
        for place in range(GOAL_PLANTATIONS):
            if state.festival[start + PLANTATIONS_AT + place] == kind and seat.fields[kind] < asked:
                return True
    return False


def wants_goods(state: State, kind: i64) -> bool:
    """Whether a barrel of a kind lies on an open goal."""
    for start in open_goals(state):
        for place in range(GOAL_GOODS):
            if state.festival[start + GOODS_AT + place] == kind:
                return True
    return False


def wanted_buildings(state: State) -> list[int]:
    """The buildings that open goals show."""
    wanted: list[int] = []
    for start in open_goals(state):
        if state.festival[start + BUILDING_AT] != NOTHING:
            wanted.append(state.festival[start + BUILDING_AT])
    return wanted


def goods_of_card(state: State, card: i64) -> list[int]:
    """The first good of an open goal of this card, if there is one."""
    goods: list[int] = []
    for start in open_goals(state):
        if state.festival[start] == card:
            goods.append(state.festival[start + GOODS_AT])
    return goods
