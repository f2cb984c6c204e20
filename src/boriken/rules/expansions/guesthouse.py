"""The guesthouse: its workers may move at any time (GUE-1).

The program asks where a move could change something (RUL-22): before a phase for what acts at its start,
before each turn of the owner for what acts in it, at the end of a phase for what acts then. It does not ask
again while nothing has changed since the owner declined.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from boriken.catalog.achievements import LEADING_EMPLOYER
from boriken.catalog.buildings import (
    AQUEDUCT,
    BLACK_MARKET,
    BUILDINGS,
    CHAPEL,
    CHURCH,
    CONSTRUCTION_HUT,
    FACTORY,
    FOREST_HOUSE,
    GUESTHOUSE,
    HACIENDA,
    HARBOR,
    HOSPICE,
    HUNTING_LODGE,
    JEWELER,
    LAND_OFFICE,
    LARGE_MARKET,
    LARGE_WAREHOUSE,
    LIBRARY,
    LIGHTHOUSE,
    OFFICE,
    ROYAL_SUPPLIER,
    SMALL_MARKET,
    SMALL_WAREHOUSE,
    SMALL_WHARF,
    SPECIALTY_FACTORY,
    STOREHOUSE,
    TRADING_POST,
    UNION_HALL,
    UNIVERSITY,
    VILLA,
    WHARF,
    ZONING_OFFICE,
)
from boriken.engine.actions import PASS, PLACES, PUT_NOBLE, PUT_WORKER
from boriken.engine.events import GUEST_MOVED, tell
from boriken.engine.extension import PEOPLE_CHANGED, Extension, settle
from boriken.engine.frame import Frame
from boriken.engine.ids import (
    BIT,
    BUILDER_PHASE,
    CAPTAIN_PHASE,
    CRAFTSMAN_PHASE,
    FIELDS,
    GOODS,
    GUESTS,
    GUESTS_AT_END,
    GUESTS_AT_START,
    ISLAND_FIELDS,
    LIBRARY_TILE,
    MAYOR_PHASE,
    NO_GOOD,
    NOBODY,
    PROSPECTOR_PHASE,
    QUARRY,
    SETTLER_PHASE,
    STORAGE,
    TRADER_PHASE,
)
from boriken.engine.points import HOLDS_GUESTS
from boriken.engine.seat import Seat
from boriken.engine.state import State
from boriken.engine.step import Refusal, Step
from boriken.rules.captain import FIRST_TURN_TAKEN, PRIVILEGE_USED
from boriken.rules.expansions.people import empty_circles, put_person, slot_of
from boriken.rules.pieces import staff_building

if TYPE_CHECKING:
    from mypy_extensions import i64


def _bits(buildings: list[int]) -> int:
    mask = 0
    for building in buildings:
        mask |= BIT[building]
    return mask


# What acts on the owner's turn in a phase.
_ON_TURN: Final = {
    SETTLER_PHASE: _bits([HACIENDA, CONSTRUCTION_HUT, HOSPICE, FOREST_HOUSE]),
    LIBRARY_TILE: _bits([CONSTRUCTION_HUT, FOREST_HOUSE]),
    BUILDER_PHASE: _bits([UNIVERSITY, BLACK_MARKET, CHURCH, ZONING_OFFICE]),
    CRAFTSMAN_PHASE: _bits([number for number, building in enumerate(BUILDINGS) if building.good != NO_GOOD])
    | _bits([FACTORY, AQUEDUCT, SPECIALTY_FACTORY, JEWELER]),
    TRADER_PHASE: _bits([SMALL_MARKET, LARGE_MARKET, OFFICE, TRADING_POST, LAND_OFFICE, FOREST_HOUSE]),
    CAPTAIN_PHASE: _bits([HARBOR, WHARF, SMALL_WHARF, LIGHTHOUSE]),
    PROSPECTOR_PHASE: 0,
}
_FIRST_CAPTAIN_TURN: Final = _bits([UNION_HALL, ROYAL_SUPPLIER])
_LARGE: Final = _bits([number for number, building in enumerate(BUILDINGS) if building.row == 4])
_WAREHOUSES: Final = _bits([SMALL_WAREHOUSE, LARGE_WAREHOUSE, STOREHOUSE])
_LIBRARY_BIT: Final = 1 << LIBRARY
_QUARRY_BIT: Final = 1 << QUARRY
_ALL_FIELDS: Final = (1 << FIELDS) - 1
_PLANTATIONS: Final = (1 << GOODS) - 1


class GuestTurns(Extension):
    """Asks the owner of a guesthouse before each turn of their own."""

    def turn(self, state: State, frame: Frame) -> None:
        ask_guests(state, frame.seat, frame.taker)


def ask_guests(state: State, number: i64, taker: i64) -> None:
    """RUL-22: ask if there is a guest, somewhere to go, and something has changed since the last time."""
    seat = state.seats[number]
    if not state.rules.has(seat.active, HOLDS_GUESTS) or (state.quiet >> number) & 1:
        return
    state.frames.append(Frame(GUESTS, number, taker))
    if len(destinations(state, number, taker)) == 0:
        state.frames.pop()


def destinations(state: State, number: i64, taker: i64) -> list[int]:
    """The empty circles where a guest could change something now; the moment is the frame below the top."""
    seat = state.seats[number]
    moment = state.frames[-2]
    fields: i64 = 0
    buildings: i64 = 0
    if moment.step == GUESTS_AT_START:
        buildings = at_start(state.frames[1].step, number == taker)
    elif moment.step == GUESTS_AT_END:
        fields, buildings = at_end(state)
    elif moment.step not in (SETTLER_PHASE, LIBRARY_TILE) or seat.plots < ISLAND_FIELDS:
        fields, buildings = on_turn(state, moment, number == taker)
    if could_lead_employers(state, seat):
        fields = _ALL_FIELDS
    return empty_circles(state, seat, fields, buildings)


def could_lead_employers(state: State, seat: Seat) -> bool:
    """ACH-3: whether guests on fields would meet an achievement. Whoever holds the card: asking must not
    tell (ACH-1)."""
    if not state.rules.on_settled or (seat.done >> LEADING_EMPLOYER) & 1:
        return False
    workers: i64 = seat.crew[slot_of(seat, GUESTHOUSE)]
    for manned in seat.manned:
        workers += manned
    return workers >= 9


def at_start(phase: i64, is_taker: bool) -> i64:
    """What acts before anybody's turn (RUL-39): chapel, villa, and the captain's coin of the lighthouse."""
    if phase == CRAFTSMAN_PHASE:
        return BIT[CHAPEL]
    if phase == MAYOR_PHASE:
        return BIT[VILLA] | _LIBRARY_BIT if is_taker else BIT[VILLA]
    if phase == CAPTAIN_PHASE and is_taker:
        return BIT[LIGHTHOUSE] | _LIBRARY_BIT
    return 0


def on_turn(state: State, frame: Frame, is_taker: bool) -> tuple[int, int]:
    """What acts on the owner's turn in a phase: kinds of field and buildings."""
    fields = 0
    if frame.step == CRAFTSMAN_PHASE and frame.count == state.rules.players:
        return 0, BIT[SPECIALTY_FACTORY] | _LIBRARY_BIT
    buildings = _ON_TURN[frame.step]
    if is_taker and doubles_on_turn(frame):
        buildings |= _LIBRARY_BIT
    if frame.step == BUILDER_PHASE:
        fields = _QUARRY_BIT
    elif frame.step == CRAFTSMAN_PHASE:
        fields = _PLANTATIONS
    elif frame.step == CAPTAIN_PHASE and not frame.memo & (FIRST_TURN_TAKEN << frame.seat):
        buildings |= _FIRST_CAPTAIN_TURN
    return fields, buildings


def doubles_on_turn(frame: Frame) -> bool:
    """Whether a library would double the privilege on this turn of the taker, not later or no more."""
    if frame.step == CAPTAIN_PHASE:
        return not frame.memo & PRIVILEGE_USED
    return frame.step not in (SETTLER_PHASE, CRAFTSMAN_PHASE)


def at_end(state: State) -> tuple[int, int]:
    """What acts at the end of a phase, and large buildings before the game can end."""
    phase = state.frames[1].step
    buildings = _LARGE if is_last_phase(state) else 0
    if phase == SETTLER_PHASE:
        return 0, buildings | BIT[HUNTING_LODGE]
    if phase == STORAGE:
        return 0, buildings | _WAREHOUSES
    if phase == MAYOR_PHASE:
        return _ALL_FIELDS, buildings
    return 0, buildings


def is_last_phase(state: State) -> bool:
    """Whether no other phase of this round follows and the game may end after it."""
    if state.frames[0].count < state.rules.turns_in_round or state.kidnapped != NOBODY:
        return False
    return state.ending != 0 or state.chips == 0 or state.frames[1].step == MAYOR_PHASE


class Guests(Step):
    """GUE-1: one guest moves, or none."""

    name = "guests"

    def options(self, state: State, frame: Frame) -> list[int]:
        seat = state.seats[frame.seat]
        places = destinations(state, frame.seat, frame.taker)
        choices: list[int] = []
        if seat.crew[slot_of(seat, GUESTHOUSE)] > seat.noble_guests:
            for place in places:
                choices.append(PUT_WORKER + place)
        if seat.noble_guests > 0:
            for place in places:
                choices.append(PUT_NOBLE + place)
        choices.append(PASS)
        return choices

    def apply(self, state: State, frame: Frame, action: int) -> None:
        state.frames.pop()
        if action == PASS:
            state.quiet |= BIT[frame.seat]
        elif action >= PUT_NOBLE:
            move_guest(state, frame.seat, action - PUT_NOBLE, True)
        else:
            move_guest(state, frame.seat, action - PUT_WORKER, False)

    def universe(self, state: State, frame: Frame) -> list[int]:
        return [first + place for first in (PUT_WORKER, PUT_NOBLE) for place in range(PLACES)] + [PASS]

    def refuse(self, state: State, frame: Frame, action: int) -> Refusal:
        return Refusal("GUE-1", "guest_changes_nothing")


def move_guest(state: State, number: i64, place: i64, is_noble: bool) -> None:
    """GUE-1: a guest goes to work, and stays there until the next mayor phase."""
    seat: Seat = state.seats[number]
    slot = slot_of(seat, GUESTHOUSE)
    staff_building(seat, slot, seat.crew[slot] - 1)
    if is_noble:
        seat.noble_guests -= 1
    put_person(seat, place, is_noble)
    tell(state, GUEST_MOVED, number, place, 1 if is_noble else 0)
    settle(state, number, PEOPLE_CHANGED)


class GuestsAtMoment(Step):
    """Ask every owner of a guesthouse in turn. ``count``: seats asked. ``memo``: 1 once begun.

    What a guest could change is different from moment to moment, so whoever declined is asked anew.
    """

    def __init__(self, name: str) -> None:
        self.name = name

    def resume(self, state: State, frame: Frame) -> bool:
        if frame.memo == 0:
            frame.memo = 1
            state.quiet = 0
        while frame.count < state.rules.players:
            ask_guests(state, frame.seat, frame.taker)
            if state.frames[-1] is not frame:
                return False
            frame.count += 1
            frame.seat = (frame.seat + 1) % state.rules.players
        state.quiet = 0
        state.frames.pop()
        return False
