"""Which tile a Puertoma takes (PUE-12, PUE-22)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from boriken.catalog.puertoma import FIELD_PLACES, PLANTATION_BARREL
from boriken.engine.actions import TAKE_TILE
from boriken.engine.events import ABILITY_USED, BARREL_TAKEN, PUERTOMA_REASON, tell
from boriken.engine.extension import GOODS_CHANGED, LAND_CHANGED, settle
from boriken.engine.frame import Frame
from boriken.engine.ids import GOODS, NO_GOOD, QUARRY, SETTLER
from boriken.engine.puertoma.board import has_ability
from boriken.engine.reasons import (
    BEST_KIND,
    GOAL_BARREL,
    GOAL_PLANTATION,
    NO_TILE,
    QUARRY_LEFT,
    SECOND_OF_KIND,
)
from boriken.engine.seat import Seat
from boriken.engine.state import State
from boriken.rules.puertoma.action_board import move_action
from boriken.rules.puertoma.tie_breaks import pick
from boriken.rules.puertoma.wishes import wants_goods, wants_plantation
from boriken.rules.settler import quarries_left, take_tile

if TYPE_CHECKING:
    from mypy_extensions import i64


def fits(state: State, seat: Seat, kind: i64) -> bool:
    """PUE-12, PUE-22: whether a plantation of a kind has a place, on the board or by a goal's wish."""
    return seat.fields[kind] < FIELD_PLACES[kind] or wants_plantation(state, seat, kind)


def some_plantation_fits(state: State, seat: Seat) -> bool:
    """PUE-5: a quarry alone does not count."""
    return any(state.face_up[kind] > 0 and fits(state, seat, kind) for kind in range(GOODS))


def settle_turn(state: State, frame: Frame) -> None:
    """PUE-12: one tile, if there is one."""
    number = frame.seat
    kind = choose_tile(state, number)
    if kind == NO_GOOD:
        return
    take_tile(state, number, TAKE_TILE + kind)
    if kind < GOODS and has_ability(state.seats[number], PLANTATION_BARREL) and state.supply[kind] > 0:
        state.supply[kind] -= 1
        state.seats[number].goods[kind] += 1
        tell(state, ABILITY_USED, number, PLANTATION_BARREL)
        tell(state, BARREL_TAKEN, number, kind)
    settle(state, number, LAND_CHANGED | GOODS_CHANGED)
    move_action(state, number, SETTLER)


def choose_tile(state: State, number: i64) -> i64:
    """PUE-12: a tile of the first sort there is; NO_GOOD if there is none."""
    why, kinds = best_tiles(state, state.seats[number])
    tell(state, PUERTOMA_REASON, number, why)
    return pick(state, number, kinds) if kinds else NO_GOOD


def best_tiles(state: State, seat: Seat) -> tuple[int, list[int]]:
    """PUE-22: first what goals want. PUE-12: then a second of a kind, the best kind, a quarry."""
    wanted: list[int] = []
    on_goal: list[int] = []
    second: i64 = NO_GOOD
    best: i64 = NO_GOOD
    for kind in range(GOODS):
        if state.face_up[kind] > 0:
            if wants_plantation(state, seat, kind):
                wanted.append(kind)
            if seat.fields[kind] == 0 and wants_goods(state, kind):
                on_goal.append(kind)
            if seat.fields[kind] == 1:
                second = kind
            if seat.fields[kind] < FIELD_PLACES[kind]:
                best = kind
    if wanted:
        return GOAL_PLANTATION, wanted
    if on_goal:
        return GOAL_BARREL, on_goal
    if second != NO_GOOD:
        return SECOND_OF_KIND, [second]
    if best != NO_GOOD:
        return BEST_KIND, [best]
    if quarries_left(state):
        return QUARRY_LEFT, [QUARRY]
    return NO_TILE, []
