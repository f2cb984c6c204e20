"""Workers of a Puertoma: where they go, the mayor phase, the refill of the worker ship (PUE-13, PUE-14)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from boriken.catalog.puertoma import EXTRA_WORKER, WORKER_COINS
from boriken.engine.actions import WORKER
from boriken.engine.events import (
    ABILITY_USED,
    COINS_GAINED,
    FIELD_STAFFED,
    PUERTOMA_REASON,
    WORKERS_GAINED,
    WORKERS_RETIRED,
    tell,
)
from boriken.engine.extension import PEOPLE_CHANGED, settle
from boriken.engine.frame import Frame
from boriken.engine.ids import GOODS, MAYOR, NO_GOOD
from boriken.engine.puertoma.board import fewest_empty, has_ability, is_puertoma, most_empty
from boriken.engine.reasons import ALL_ACTIVE, FEWEST_CIRCLES, GOAL_GOODS
from boriken.engine.state import State
from boriken.rules.expansions.festival import RewardWorkers
from boriken.rules.expansions.nobles import TakeFromShip, take_from_ship
from boriken.rules.mayor import PRIVILEGE, MayorPhase, empty_building_circles
from boriken.rules.puertoma.action_board import move_action
from boriken.rules.puertoma.tie_breaks import pick
from boriken.rules.puertoma.wishes import wants_goods

if TYPE_CHECKING:
    from mypy_extensions import i64


# --- Placing ---------------------------------------------------------------------------------------------


def place_hand(state: State, number: i64) -> None:
    """PUE-13: one plantation after the other is filled; who finds no circle retires for good."""
    seat = state.seats[number]
    while seat.idle > 0:
        kind = choose_plantation(state, number)
        if kind == NO_GOOD:
            tell(state, PUERTOMA_REASON, number, ALL_ACTIVE)
            tell(state, WORKERS_RETIRED, number, seat.idle)
            seat.retired += seat.idle
            seat.idle = 0
        else:
            empty = fewest_empty(seat, kind)
            workers = empty if empty < seat.idle else seat.idle
            seat.manned[kind] += workers
            seat.idle -= workers
            tell(state, FIELD_STAFFED, number, kind, workers)


def choose_plantation(state: State, number: i64) -> i64:
    """PUE-13: the kind whose inactive plantation has the fewest empty circles, the best among equals.

    PUE-22: before that, one whose goods an open goal wants.
    """
    seat = state.seats[number]
    wanted: list[int] = []
    for kind in range(GOODS):
        if fewest_empty(seat, kind) > 0 and wants_goods(state, kind):
            wanted.append(kind)
    if wanted:
        tell(state, PUERTOMA_REASON, number, GOAL_GOODS)
        return pick(state, number, wanted)
    chosen: i64 = NO_GOOD
    fewest: i64 = 0
    for kind in range(GOODS):
        empty = fewest_empty(seat, kind)
        if empty > 0 and (chosen == NO_GOOD or empty <= fewest):
            chosen = kind
            fewest = empty
    if chosen != NO_GOOD:
        tell(state, PUERTOMA_REASON, number, FEWEST_CIRCLES, fewest)
    return chosen


def employ_from_supply(state: State, number: i64, ability: i64) -> bool:
    """PUE-13: an ability's worker comes from the supply only. Whether there was one."""
    if state.workers == 0:
        return False
    state.workers -= 1
    state.seats[number].idle += 1
    tell(state, ABILITY_USED, number, ability)
    tell(state, WORKERS_GAINED, number, 1)
    place_hand(state, number)
    return True


class PuertomaReward(RewardWorkers):
    """FES-4, PUE-22: a Puertoma places the workers of a reward as in the mayor phase."""

    def resume(self, state: State, frame: Frame) -> bool:
        if frame.count > 0 and is_puertoma(state, frame.seat):
            frame.count = 0
            place_hand(state, frame.seat)
        return super().resume(state, frame)


# --- The mayor phase -------------------------------------------------------------------------------------


class PuertomaMayor(MayorPhase):
    """PUE-13: a Puertoma gets workers as players do and places them its own way."""

    def resume(self, state: State, frame: Frame) -> bool:
        has_privilege = frame.memo == PRIVILEGE and frame.rest == 0
        if has_privilege and state.workers > 0 and is_puertoma(state, frame.taker):
            self.apply(state, frame, WORKER)
        return super().resume(state, frame)

    def begin_placing(self, state: State, number: i64, taker: i64) -> bool:
        if not is_puertoma(state, number):
            return super().begin_placing(state, number, taker)
        seat = state.seats[number]
        seat.tally = seat.idle
        if seat.idle > 0:
            place_hand(state, number)
            move_action(state, number, MAYOR)
            settle(state, number, PEOPLE_CHANGED)
        return False

    def empty_circles(self, state: State) -> i64:
        """PUE-14: of a Puertoma, the most empty circles under one plantation."""
        empty: i64 = 0
        for number in range(state.rules.players):
            seat = state.seats[number]
            empty += most_empty(seat) if is_puertoma(state, number) else empty_building_circles(state, seat)
        return empty


class PuertomaTakesFromShip(TakeFromShip):
    """PUE-21: a Puertoma takes nobles first."""

    def resume(self, state: State, frame: Frame) -> bool:
        if state.ship_nobles > 0 and is_puertoma(state, frame.seat):
            take_from_ship(state, frame, True)
            return False
        return super().resume(state, frame)


def end_mayor(state: State, number: i64) -> None:
    """The abilities at the end of the phase: a worker before the refill, then coins for all it got."""
    seat = state.seats[number]
    if has_ability(seat, EXTRA_WORKER) and employ_from_supply(state, number, EXTRA_WORKER):
        seat.tally += 1
        move_action(state, number, MAYOR)
    if has_ability(seat, WORKER_COINS) and seat.tally > 0:
        seat.coins += seat.tally
        tell(state, ABILITY_USED, number, WORKER_COINS)
        tell(state, COINS_GAINED, number, seat.tally)
    seat.tally = 0
