"""Mayor: new workers, who may place them, and the worker ship (MAY-1 to MAY-6)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from boriken.engine.actions import PASS, WORKER
from boriken.engine.events import (
    BUILDING_STAFFED,
    FIELD_STAFFED,
    SHIP_REFILLED,
    WORKERS_FROM_SHIP,
    WORKERS_GAINED,
    WORKERS_LIFTED,
    tell,
)
from boriken.engine.extension import PEOPLE_CHANGED, close_phase, settle
from boriken.engine.frame import Frame
from boriken.engine.ids import (
    END_WORKERS,
    FIELDS,
    NOBODY,
    PLACE_NOBLES,
    PLACE_WORKERS,
    TAKE_FROM_SHIP,
    VILLAS,
)
from boriken.engine.points import MAYOR_NOBLE
from boriken.engine.seat import Seat
from boriken.engine.state import State
from boriken.engine.step import Step
from boriken.rules.pieces import privilege, staff_building, trigger_end

if TYPE_CHECKING:
    from mypy_extensions import i64


# Where the phase is.
PRIVILEGE: Final = 0
_VILLAS: Final = 1
_SHIP: Final = 2
_PLACING: Final = 3


class MayorPhase(Step):
    """The privilege, then the worker ship is shared out, then everybody places.

    ``memo``: where the phase is. ``count``: players who have placed. ``rest``: workers taken by privilege.
    """

    name = "mayor"

    def resume(self, state: State, frame: Frame) -> bool:
        if frame.memo == PRIVILEGE:
            if state.workers > 0 and frame.rest < privilege(state, frame.taker, frame.taker):
                return True
            frame.memo = _VILLAS
        if frame.memo == _VILLAS:
            frame.memo = _SHIP
            if state.rules.masks[MAYOR_NOBLE]:
                state.frames.append(Frame(VILLAS, frame.taker, frame.taker))
                return False
        if frame.memo == _SHIP:
            frame.memo = _PLACING
            if state.ship_nobles > 0:
                state.frames.append(Frame(TAKE_FROM_SHIP, frame.taker, frame.taker))
                return False
            share_out_ship(state, frame.taker)
        while frame.count < state.rules.players:
            seat = frame.seat
            frame.count += 1
            frame.seat = (seat + 1) % state.rules.players
            if self.begin_placing(state, seat, frame.taker):
                return False
        if frame.count == state.rules.players and close_phase(state, frame):
            return False
        refill_ship(state, self.empty_circles(state))
        state.frames.pop()
        return False

    def begin_placing(self, state: State, number: i64, taker: i64) -> bool:
        """MAY-3: a seat's turn to place. True if something has to be decided."""
        return lift_workers(state, number, taker)

    def empty_circles(self, state: State) -> i64:
        """MAY-5: on the buildings of all players."""
        empty: i64 = 0
        for seat in state.seats:
            empty += empty_building_circles(state, seat)
        return empty

    def options(self, state: State, frame: Frame) -> list[int]:
        """MAY-1: a worker from the supply, which may be declined (RUL-52)."""
        return [WORKER, PASS]

    def apply(self, state: State, frame: Frame, action: int) -> None:
        if action == PASS:
            frame.memo = _VILLAS
        else:
            frame.rest += 1
            state.workers -= 1
            state.seats[frame.taker].idle += 1
            tell(state, WORKERS_GAINED, frame.taker, 1)

    def universe(self, state: State, frame: Frame) -> list[int]:
        return [WORKER, PASS]


def share_out_ship(state: State, taker: i64) -> None:
    """MAY-2: one worker each, mayor first, round and round until the ship is empty."""
    players = state.rules.players
    each = state.worker_ship // players
    one_more = state.worker_ship % players
    state.worker_ship = 0
    for turn in range(players):
        number = (taker + turn) % players
        got = each + 1 if turn < one_more else each
        state.seats[number].idle += got
        tell(state, WORKERS_FROM_SHIP, number, got)


def lift_workers(state: State, number: i64, taker: i64) -> bool:
    """MAY-3: take all workers of a seat in hand. If there are enough for every circle they go there at
    once; otherwise the seat is asked. True if something has to be decided."""
    seat = state.seats[number]
    hand = seat.idle
    circles: i64 = 0
    for kind in range(FIELDS):
        hand += seat.manned[kind]
        circles += seat.fields[kind]
    for slot in range(len(seat.city)):
        hand += seat.crew[slot]
        circles += state.rules.circles[seat.city[slot]]
    if seat.nobles > 0:
        seat.noble_posts = 0
        seat.noble_guests = 0
        state.frames.append(Frame(PLACE_NOBLES, number, taker))
    if hand >= circles:
        seat.idle = hand - circles
        fill_all(state, number, seat)
        settle(state, number, PEOPLE_CHANGED)
        return seat.nobles > 0
    seat.idle = hand
    seat.active = 0
    for kind in range(FIELDS):
        seat.manned[kind] = 0
    for slot in range(len(seat.city)):
        seat.crew[slot] = 0
    tell(state, WORKERS_LIFTED, number, hand)
    state.frames.append(Frame(PLACE_WORKERS, number, taker, rest=circles))
    return True


def fill_all(state: State, number: i64, seat: Seat) -> None:
    """MAY-4: with workers for every circle there is nothing to choose."""
    for kind in range(FIELDS):
        if seat.manned[kind] != seat.fields[kind]:
            tell(state, FIELD_STAFFED, number, kind, seat.fields[kind] - seat.manned[kind])
            seat.manned[kind] = seat.fields[kind]
    for slot in range(len(seat.city)):
        circles = state.rules.circles[seat.city[slot]]
        if seat.crew[slot] != circles:
            tell(state, BUILDING_STAFFED, number, seat.city[slot], circles - seat.crew[slot])
            staff_building(seat, slot, circles)


def empty_building_circles(state: State, seat: Seat) -> i64:
    empty: i64 = 0
    for slot in range(len(seat.city)):
        empty += state.rules.circles[seat.city[slot]] - seat.crew[slot]
    return empty


def refill_ship(state: State, wanted: i64) -> None:
    """MAY-5, MAY-6: a worker for every empty circle on buildings, at least one for each player.

    NOB-1, RUL-41: one of them is a noble, while there are any.
    """
    if wanted < state.rules.players:
        wanted = state.rules.players
    if state.nobles > 0:
        state.nobles -= 1
        state.ship_nobles += 1
        wanted -= 1
    are_too_few = wanted > state.workers
    if are_too_few:
        wanted = state.workers
    state.workers -= wanted
    state.worker_ship += wanted
    tell(state, SHIP_REFILLED, NOBODY, state.worker_ship + state.ship_nobles)
    if are_too_few and state.rules.workers_end_game:
        trigger_end(state, END_WORKERS)
