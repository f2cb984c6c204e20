"""The draft of the buildings (NEW-1 to NEW-4, NOB-6) and its variants (VAR-4, VAR-5)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from boriken.catalog.buildings import BUILDING_NAMES, BUILDINGS, JEWELER, VILLA
from boriken.engine.actions import DRAFT_KIND
from boriken.engine.events import DRAFTED, tell
from boriken.engine.frame import Frame
from boriken.engine.ids import BIT, NOBODY
from boriken.engine.state import State
from boriken.engine.step import Refusal, Step

if TYPE_CHECKING:
    from mypy_extensions import i64


class Draft(Step):
    """NEW-1: players put kinds on free spaces of their cost, from the governor on, until none is free.

    ``count``: kinds drafted. ``memo``: their bits.
    """

    name = "draft"

    def resume(self, state: State, frame: Frame) -> bool:
        if frame.count < sum(state.rules.draft_spaces):
            frame.seat = (state.governor + frame.count) % state.rules.players
            return True
        state.frames.pop()
        return False

    def options(self, state: State, frame: Frame) -> list[int]:
        return [DRAFT_KIND + building for building in candidates(state, frame.memo)]

    def apply(self, state: State, frame: Frame, action: int) -> None:
        building = action - DRAFT_KIND
        frame.count += 1
        frame.memo |= BIT[building]
        add_kind(state, building)
        tell(state, DRAFTED, frame.seat, building)

    def universe(self, state: State, frame: Frame) -> list[int]:
        return [DRAFT_KIND + building for building in state.rules.market]

    def refuse(self, state: State, frame: Frame, action: int) -> Refusal:
        building = action - DRAFT_KIND
        named: dict[str, int | str] = {"building": BUILDING_NAMES[building]}
        if building not in state.rules.draftable:
            if BUILDINGS[building].expansion == "nobles":
                return Refusal("NOB-6", "in_every_game_with_nobles", named)
            return Refusal("NEW-1", "in_every_game", named)
        if (frame.memo >> building) & 1:
            return Refusal("NEW-1", "already_drafted", named)
        if state.rules.exclusions[building] & frame.memo:
            rule = "VAR-4" if building in (VILLA, JEWELER) else "VAR-5"
            return Refusal(rule, "excluded_by_pair", named)
        return Refusal("NEW-1", "no_draft_space", {**named, "cost": state.rules.cost[building]})


def free_spaces(state: State, drafted: i64) -> list[int]:
    """NEW-1: the spaces of each cost that are still free."""
    free = state.rules.draft_spaces[:]
    for building in state.rules.draftable:
        if (drafted >> building) & 1:
            free[state.rules.cost[building]] -= 1
    return free


def candidates(state: State, drafted: i64) -> list[int]:
    """The kinds that can be drafted next."""
    free = free_spaces(state, drafted)
    kinds: list[int] = []
    for building in state.rules.draftable:
        if (
            not (drafted >> building) & 1
            and free[state.rules.cost[building]] > 0
            and not state.rules.exclusions[building] & drafted
        ):
            kinds.append(building)
    return kinds


def add_kind(state: State, building: i64) -> None:
    """All copies of a kind come into the game."""
    state.stock[building] = state.rules.copies[building]


def draft_by_chance(state: State) -> None:
    """NEW-4: chance puts one kind after the other."""
    drafted: i64 = 0
    for _ in range(sum(state.rules.draft_spaces)):
        kinds = candidates(state, drafted)
        building = kinds[state.rng.below(len(kinds))]
        drafted |= BIT[building]
        add_kind(state, building)
        tell(state, DRAFTED, NOBODY, building)
