"""How ``State.festival`` and ``State.claims`` hold the goals of the festivals."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from mypy_extensions import i64

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


def goal_count(state: State) -> i64:
    return len(state.festival) // GOAL_SIZE


def claimed_by(state: State, goal: i64) -> i64:
    """The seat that has reached a goal, or NOTHING."""
    return ((state.claims >> 4 * goal) & 15) - 1


def open_goals(state: State) -> list[int]:
    """Where in ``State.festival`` the goals nobody has reached begin."""
    starts: list[int] = []
    for goal in range(goal_count(state)):
        if claimed_by(state, goal) == NOTHING:
            starts.append(goal * GOAL_SIZE)
    return starts
