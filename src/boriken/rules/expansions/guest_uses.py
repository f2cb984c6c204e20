"""Where a guest could change something, from moment to moment (RUL-22).

A guest may move at any time, so a move can wait until just before the first thing that it changes: that is
when the owner is asked, and about the places that act then.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from boriken.catalog.achievements import LEADING_EMPLOYER
from boriken.catalog.buildings import (
    BUILDINGS,
    CHAPEL,
    FOREST_HOUSE,
    GUESTHOUSE,
    HACIENDA,
    HOSPICE,
    HUNTING_LODGE,
    LAND_OFFICE,
    LIBRARY,
    LIGHTHOUSE,
    SPECIALTY_FACTORY,
    VILLA,
)
from boriken.engine.frame import Frame
from boriken.engine.ids import (
    BIT,
    BUILDER_PHASE,
    CAPTAIN_PHASE,
    CITY_SPACES,
    CRAFTSMAN_PHASE,
    FIELDS,
    GOODS,
    GUESTS_AT_END,
    GUESTS_AT_START,
    HUNTING_LODGES,
    ISLAND_FIELDS,
    LIBRARY_TILE,
    MAYOR,
    MAYOR_PHASE,
    NO_GOOD,
    NOBODY,
    PROSPECTOR_PHASE,
    QUARRY,
    RAID_STEP,
    REWARD_WORKERS,
    SETTLER_PHASE,
    STORAGE,
    TRADER_PHASE,
    VILLAS,
)
from boriken.engine.seat import Seat
from boriken.engine.state import State
from boriken.rules.captain import FIRST_TURN_TAKEN, PRIVILEGE_USED
from boriken.rules.expansions.people import EVERYWHERE, empty_circles, slot_of
from boriken.rules.hospice import FOR_LIBRARY, HOSPICE_DONE
from boriken.rules.mayor import empty_building_circles
from boriken.rules.settler import BEFORE_TILE
from boriken.rules.trader import LAND_USED, SOLD_A_BARREL

if TYPE_CHECKING:
    from mypy_extensions import i64


def _bits(buildings: list[int]) -> int:
    mask = 0
    for building in buildings:
        mask |= BIT[building]
    return mask


def _used_before(moment: str) -> int:
    """The buildings whose records say that a guest could be of use there before this."""
    return _bits([number for number, building in enumerate(BUILDINGS) if building.guests == moment])


_TILE: Final = _used_before("tile")
_BUILDING: Final = _used_before("building") | _bits([LIBRARY])
_PRODUCING: Final = _used_before("production")
_PRODUCTION: Final = _bits([number for number, building in enumerate(BUILDINGS) if building.good != NO_GOOD])
_SALE: Final = _used_before("sale") | _bits([LIBRARY])
_LOADING: Final = _used_before("loading")
_FIRST_CAPTAIN_TURN: Final = _used_before("captain")
_WAREHOUSES: Final = _used_before("storage")
_LARGE: Final = _bits([number for number, building in enumerate(BUILDINGS) if building.is_large])
_LIBRARY_BIT: Final = _bits([LIBRARY])
_NO_PLACE: Final = (0, 0)
_ALL_FIELDS: Final = (1 << FIELDS) - 1
_PLANTATIONS: Final = (1 << GOODS) - 1


def destinations(state: State, number: i64, taker: i64) -> list[int]:
    """The empty circles where a guest could change something now; the moment is the frame below the top."""
    seat = state.seats[number]
    moment = state.frames[-2]
    if moment.step == GUESTS_AT_START:
        fields, buildings = at_start(state, number, taker, state.frames[-3])
    elif moment.step == GUESTS_AT_END:
        fields, buildings = at_end(state, number)
    else:
        fields, buildings = on_turn(state, seat, moment)
        if number != taker:
            buildings &= ~_LIBRARY_BIT
    if could_lead_employers(state, seat):
        fields = _ALL_FIELDS
    return empty_circles(state, seat, fields, buildings)


def could_lead_employers(state: State, seat: Seat) -> bool:
    """ACH-3: whether guests on fields would meet an achievement. No matter who holds the card: asking must
    not tell (ACH-1)."""
    if not state.rules.on_settled or (seat.done >> LEADING_EMPLOYER) & 1:
        return False
    workers: i64 = seat.crew[slot_of(seat, GUESTHOUSE)]
    for manned in seat.manned:
        workers += manned
    return workers >= 9


# --- Before anybody's turn -------------------------------------------------------------------------------


def at_start(state: State, number: i64, taker: i64, opened: Frame) -> tuple[int, int]:
    """What acts before anybody's turn (RUL-39): chapel, the mayor's library, what comes before loading.
    Before newcomers are placed: any circle."""
    if opened.step in (RAID_STEP, REWARD_WORKERS):
        return before_newcomers(state, number, opened)
    phase = state.frames[1].step
    if phase == CRAFTSMAN_PHASE:
        return 0, BIT[CHAPEL]
    if phase == MAYOR_PHASE and number == taker and state.workers > 1:
        return 0, _LIBRARY_BIT
    if phase == CAPTAIN_PHASE:
        return 0, before_loading(state, number, taker)
    return _NO_PLACE


def before_loading(state: State, number: i64, taker: i64) -> i64:
    """The captain's coin of the lighthouse; by 003 union hall and royal supplier (RUL-48)."""
    seat = state.seats[number]
    buildings: i64 = 0
    if state.rules.first_turns_at_start and sum(seat.goods) > 0:
        buildings = _FIRST_CAPTAIN_TURN
    if number == taker and (seat.owned >> LIGHTHOUSE) & 1:
        buildings |= BIT[LIGHTHOUSE] | _LIBRARY_BIT
    return buildings


def before_newcomers(state: State, number: i64, opened: Frame) -> tuple[int, int]:
    """BUC-3, FES-4: guests can make room for people of another kind, if there are more than find room."""
    seat = state.seats[number]
    if number != opened.seat or opened.count <= 2 - seat.crew[slot_of(seat, GUESTHOUSE)]:
        return _NO_PLACE
    if seat.noble_guests == 0 and (opened.step == REWARD_WORKERS or state.ship_nobles == 0):
        return _NO_PLACE
    return _ALL_FIELDS, EVERYWHERE ^ BIT[GUESTHOUSE]


# --- On a turn of the owner ------------------------------------------------------------------------------


def on_turn(state: State, seat: Seat, frame: Frame) -> tuple[int, int]:
    """What acts on the owner's turn: kinds of field and buildings; the library if they took the role."""
    if frame.step in (SETTLER_PHASE, LIBRARY_TILE, HUNTING_LODGES):
        return 0, for_land(state, seat, frame)
    if frame.step == BUILDER_PHASE:
        return (1 << QUARRY, _BUILDING) if seat.spaces < CITY_SPACES else _NO_PLACE
    if frame.step == CRAFTSMAN_PHASE:
        return for_production(state, frame)
    if frame.step == PROSPECTOR_PHASE:
        return 0, _LIBRARY_BIT
    if frame.step == VILLAS:
        return 0, 0 if state.rules.guests_rest_with_mayor else villa_mask(state)
    return 0, for_barrels(seat, frame)


def for_land(state: State, seat: Seat, frame: Frame) -> i64:
    """Settler, library's tile, hunting lodges. On a full island the hospice may still serve (HOS-2)."""
    if frame.step == HUNTING_LODGES:
        return BIT[HUNTING_LODGE]
    waiting = frame.rest
    buildings: i64 = _TILE | BIT[HOSPICE]
    if frame.step == LIBRARY_TILE:
        waiting = state.frames[1].rest >> FOR_LIBRARY
        buildings = _TILE | _LIBRARY_BIT
        if state.rules.hospice_serves_library:
            buildings |= BIT[HOSPICE]
    elif frame.memo == BEFORE_TILE:
        buildings |= BIT[HACIENDA]
    if seat.plots < ISLAND_FIELDS:
        return buildings
    return BIT[HOSPICE] if waiting % HOSPICE_DONE else 0


def for_production(state: State, frame: Frame) -> tuple[int, int]:
    """One's own production; after everybody's, the craftsman's barrels."""
    if frame.count < state.rules.players:
        return _PLANTATIONS, _PRODUCING
    if frame.memo == 0:
        return _NO_PLACE
    return 0, BIT[SPECIALTY_FACTORY] | (_LIBRARY_BIT if frame.rest < 2 else 0)


def for_barrels(seat: Seat, frame: Frame) -> i64:
    """Trader, captain, storage: most of it for those who have barrels."""
    barrels: i64 = 0
    for number in seat.goods:
        barrels += number
    buildings: i64 = 0
    if frame.step == TRADER_PHASE:
        if barrels > 0 and not frame.memo & SOLD_A_BARREL:
            buildings = _SALE
        if not frame.memo & LAND_USED and (seat.owned >> LAND_OFFICE) & 1:
            buildings |= BIT[LAND_OFFICE] | BIT[FOREST_HOUSE]
    elif frame.step == STORAGE:
        if barrels > 1 and frame.memo == 0:
            buildings = _WAREHOUSES
    elif barrels > 0:
        buildings = _LOADING
        if not frame.memo & PRIVILEGE_USED:
            buildings |= _LIBRARY_BIT
        if not frame.memo & (FIRST_TURN_TAKEN << frame.seat):
            buildings |= _FIRST_CAPTAIN_TURN
    return buildings


def villa_mask(state: State) -> i64:
    """VIL-1: while there is somebody for it to bring."""
    return BIT[VILLA] if state.nobles + state.workers > 0 else 0


# --- At the end of a phase -------------------------------------------------------------------------------


def at_end(state: State, number: i64) -> tuple[int, int]:
    """Large buildings before the game can end, fields before the refill of the ship, and where guests rest
    with the mayor what a mayor phase would find."""
    buildings: i64 = _LARGE if is_last_phase(state) else 0
    if state.frames[1].step == MAYOR_PHASE:
        return _ALL_FIELDS if could_call_workers(state) else 0, buildings
    if state.rules.guests_rest_with_mayor:
        buildings |= before_mayor(state, number)
    return 0, buildings


def is_last_phase(state: State) -> bool:
    """Whether no other phase of this round follows and the game may end after it."""
    if state.frames[0].count < state.rules.turns_in_round or state.kidnapped != NOBODY:
        return False
    phase = state.frames[1].step
    if phase == STORAGE and (state.chips == 0 or state.last_chip_taken):
        return True
    return state.ending != 0 or phase == MAYOR_PHASE


def could_call_workers(state: State) -> bool:
    """MAY-5: whether guests who leave for fields could bring more workers on the ship."""
    if state.workers == 0:
        return False
    circles: i64 = 0
    for seat in state.seats:
        circles += empty_building_circles(state, seat)
        if (seat.active >> GUESTHOUSE) & 1:
            circles += seat.crew[slot_of(seat, GUESTHOUSE)]
        if circles > state.rules.players:
            return True
    return False


def before_mayor(state: State, number: i64) -> i64:
    """VIL-1, LIB-1: villa and library, if the mayor can be the next role taken."""
    taker = next_mayor(state)
    if taker == NOBODY:
        return 0
    if taker == number and state.workers > 1:
        return villa_mask(state) | _LIBRARY_BIT
    return villa_mask(state)


def next_mayor(state: State) -> i64:
    """Who, if anybody, can make the next phase a mayor phase."""
    frame = state.frames[0]
    players = state.rules.players
    if frame.count == state.rules.turns_in_round:
        if state.kidnapped != NOBODY:
            return state.marker if state.kidnapped == MAYOR else NOBODY
        return NOBODY if state.ending else (state.governor + 1) % players
    taker = (state.governor + frame.count) % players
    if state.card_seat[MAYOR] != NOBODY or (state.kidnapped == MAYOR and taker == state.marker):
        return NOBODY
    return taker
