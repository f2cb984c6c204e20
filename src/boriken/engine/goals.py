"""How ``State.festival`` and ``State.claims`` hold the goals of the festivals."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from boriken.catalog.festival import CARDS, FESTIVAL_CARDS
from boriken.engine.errors import BadPosition

if TYPE_CHECKING:
    from mypy_extensions import i64

    from boriken.engine.ruleset import RuleSet
    from boriken.engine.state import State

# A goal: the card, three goods, two plantations, a building, whether a copy of it lies aside.
GOAL_SIZE: Final = 8
GOODS_AT: Final = 1
GOAL_GOODS: Final = 3
PLANTATIONS_AT: Final = 4
GOAL_PLANTATIONS: Final = 2
BUILDING_AT: Final = 6
SET_ASIDE_AT: Final = 7
NOTHING: Final = -1
_BITS: Final = 4
"""Who reached one goal, as ``State.claims`` holds it."""
_FULL: Final = 15


def goal_count(state: State) -> i64:
    return len(state.festival) // GOAL_SIZE


def claimed_by(state: State, goal: i64) -> i64:
    """The seat that has reached a goal, or NOTHING."""
    return ((state.claims >> _BITS * goal) & _FULL) - 1


def note_claim(state: State, goal: i64, seat: i64) -> None:
    """The goal is reached by a seat; by NOTHING it is still open."""
    state.claims |= (seat + 1) << _BITS * goal


def open_goals(state: State) -> list[int]:
    """Where in ``State.festival`` the goals nobody has reached begin."""
    starts: list[int] = []
    for goal in range(goal_count(state)):
        if claimed_by(state, goal) == NOTHING:
            starts.append(goal * GOAL_SIZE)
    return starts


def blank_goal(card: i64) -> list[int]:
    """A goal that has drawn nothing yet."""
    goal = [NOTHING] * GOAL_SIZE
    goal[0] = card
    goal[SET_ASIDE_AT] = 0
    return goal


def is_set_aside(rules: RuleSet, building: i64) -> bool:
    """RUL-26, FES-3: a single copy, or any building of two players, is only shown by a marker."""
    return rules.players > 2 and rules.copies[building] > 1


def add_goal(
    state: State, card: i64, goods: list[int], plantations: list[int], buildings: list[int], seat: i64
) -> None:
    """Put a goal that somebody wrote down into a state; it must have what its card draws (CAR-1)."""
    printed = CARDS[card]
    is_complete = len(goods) == printed.goods and len(plantations) == printed.plantations
    if not is_complete or len(buildings) != (1 if printed.building else 0):
        raise BadPosition(f"Goals: {printed.id} does not have what it draws (CAR-1).")
    number = goal_count(state)
    if number == FESTIVAL_CARDS:
        raise BadPosition(f"Goals: there are only {FESTIVAL_CARDS} cards (CAR-1).")
    goal = blank_goal(card)
    goal[GOODS_AT : GOODS_AT + len(goods)] = goods
    goal[PLANTATIONS_AT : PLANTATIONS_AT + len(plantations)] = plantations
    for building in buildings:
        goal[BUILDING_AT] = building
        goal[SET_ASIDE_AT] = 1 if is_set_aside(state.rules, building) else 0
    state.festival += goal
    note_claim(state, number, seat)
