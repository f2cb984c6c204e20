"""What a Puertoma builds (PUE-9), its abilities (PUE-10) and its reserve marker (PUE-11)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from boriken.catalog.buildings import BUILDINGS, LARGE_ROW
from boriken.catalog.puertoma import (
    ABILITIES_OF_LEVEL,
    BUILDING_COIN,
    BUILDING_WORKER,
    LEVELS,
    PLACES_OF_LEVEL,
)
from boriken.engine.events import (
    ABILITY_UNLOCKED,
    ABILITY_USED,
    BUILDING_RESERVED,
    BUILT,
    COINS_GAINED,
    PUERTOMA_REASON,
    RESERVE_LOST,
    tell,
)
from boriken.engine.extension import CITY_CHANGED, PEOPLE_CHANGED, settle
from boriken.engine.frame import Frame
from boriken.engine.ids import BIT, BUILDER, END_CITY
from boriken.engine.puertoma.board import (
    count_abilities,
    has_ability,
    has_place,
    places_used,
    reserved,
    set_level,
)
from boriken.engine.reasons import (
    GOAL_BUILDING,
    HIGHEST_LEVEL,
    HIGHEST_UNMARKED,
    NO_BUILDING,
    NO_MARKED_BUILDING,
    RESERVED_BUILDING,
)
from boriken.engine.seat import Seat
from boriken.engine.state import State
from boriken.rules.pieces import privilege, trigger_end
from boriken.rules.puertoma.action_board import move_action
from boriken.rules.puertoma.tie_breaks import by_cost, pick
from boriken.rules.puertoma.wishes import wanted_buildings
from boriken.rules.puertoma.working import employ_from_supply

if TYPE_CHECKING:
    from mypy_extensions import i64

MOST_ON_EASY: Final = 2
"""PUE-4: abilities an easy Puertoma unlocks."""


# --- What can be built -----------------------------------------------------------------------------------


def is_offered(state: State, seat: Seat, building: i64) -> bool:
    """PUE-9: a beige building that is left and that it does not own."""
    return state.stock[building] > 0 and not (seat.owned >> building) & 1 and BUILDINGS[building].is_beige


def highest_level(state: State, number: i64, purse: i64) -> list[int]:
    """PUE-9: the buildings of the highest level it can pay for and has room for. On level 4 that is the one
    under its marker alone (PUE-11). A level is a row."""
    seat = state.seats[number]
    found: list[int] = []
    for level in range(LEVELS, 0, -1):
        if has_place(seat, level):
            for building in state.rules.market:
                if (
                    state.rules.row[building] == level
                    and state.rules.cost[building] <= purse
                    and is_offered(state, seat, building)
                    and (level < LARGE_ROW or building == reserved(seat))
                ):
                    found.append(building)
        if found:
            break
    return by_cost(state, found)


def cheapest_wanted(state: State, number: i64, purse: i64) -> list[int]:
    """PUE-22: the cheapest building that an open goal wants and that it can pay and place."""
    seat = state.seats[number]
    cheapest: list[int] = []
    for building in wanted_buildings(state):
        is_too_soon = state.rules.row[building] == LARGE_ROW and len(seat.city) == 0
        if (
            state.rules.cost[building] <= purse
            and is_offered(state, seat, building)
            and not is_too_soon
            and not is_reserved_by_other(state, number, building)
            and place_for(state, seat, building, purse) > 0
        ):
            if cheapest and state.rules.cost[building] < state.rules.cost[cheapest[0]]:
                cheapest = []
            if not cheapest or state.rules.cost[building] == state.rules.cost[cheapest[0]]:
                cheapest.append(building)
    return by_cost(state, cheapest)


def place_for(state: State, seat: Seat, building: i64, purse: i64) -> i64:
    """PUE-22: the lowest level with a free place that is not below the building's. A higher one than its own
    will do only if the cheapest building offered there could be paid. 0 if there is none."""
    own: i64 = state.rules.row[building]
    for level in range(own, LEVELS + 1):
        if has_place(seat, level):
            return level if level == own or is_level_payable(state, level, purse) else 0
    return 0


def is_level_payable(state: State, level: i64, purse: i64) -> bool:
    for building in state.rules.market:
        if (
            state.rules.row[building] == level
            and state.rules.cost[building] <= purse
            and state.stock[building] > 0
            and BUILDINGS[building].is_beige
        ):
            return True
    return False


def buildable(state: State, number: i64, purse: i64) -> list[int]:
    """PUE-5: the buildings among which it would choose; an ability's coin counts."""
    if has_ability(state.seats[number], BUILDING_COIN):
        purse += 1
    wanted = cheapest_wanted(state, number, purse)
    return wanted if wanted else highest_level(state, number, purse)


# --- Building --------------------------------------------------------------------------------------------


def build_turn(state: State, frame: Frame) -> None:
    """PUE-9, PUE-22: one building, or none."""
    number = frame.seat
    seat = state.seats[number]
    if has_ability(seat, BUILDING_COIN):
        seat.coins += 1
        tell(state, ABILITY_USED, number, BUILDING_COIN)
        tell(state, COINS_GAINED, number, 1)
    less = privilege(state, number, frame.taker)
    purse = seat.coins + less
    candidates = cheapest_wanted(state, number, purse)
    if candidates:
        tell(state, PUERTOMA_REASON, number, GOAL_BUILDING)
        building = pick(state, number, candidates)
        level = place_for(state, seat, building, purse)
    else:
        candidates = highest_level(state, number, purse)
        level = state.rules.row[candidates[0]] if candidates else 0
        if state.listener is not None:
            tell(state, PUERTOMA_REASON, number, why_level(state, number, purse, level), level)
        if not candidates:
            return
        building = pick(state, number, candidates)
    build(state, number, building, level, less)
    move_action(state, number, BUILDER)


def why_level(state: State, number: i64, purse: i64, level: i64) -> i64:
    """Why it builds on this level, or not at all (0): PUE-9, unless PUE-11 stopped a large building that it
    could pay and place."""
    seat = state.seats[number]
    if level == LARGE_ROW:
        return RESERVED_BUILDING
    is_stopped = False
    if has_place(seat, LARGE_ROW):
        for building in state.rules.market:
            if (
                state.rules.row[building] == LARGE_ROW
                and state.rules.cost[building] <= purse
                and is_offered(state, seat, building)
            ):
                is_stopped = True
    if level == 0:
        return NO_MARKED_BUILDING if is_stopped else NO_BUILDING
    return HIGHEST_UNMARKED if is_stopped else HIGHEST_LEVEL


def build(state: State, number: i64, building: i64, level: i64, less: i64) -> None:
    """BLD-1, BLD-2: pay, without any quarry. An ability it unlocks works from the next phase on (PUE-10)."""
    seat = state.seats[number]
    cost: i64 = state.rules.cost[building]
    paid = cost - less if cost > less else 0
    seat.coins -= paid
    brings_worker = has_ability(seat, BUILDING_WORKER)
    tell(state, BUILT, number, building, paid)
    add_building(state, number, building, level)
    if brings_worker:
        employ_from_supply(state, number, BUILDING_WORKER)
    for extension in state.rules.on_built:
        extension.built(state, number, building, paid)
    settle(state, number, CITY_CHANGED | PEOPLE_CHANGED)


def add_building(state: State, number: i64, building: i64, level: i64) -> None:
    """A building comes to stand on a level. PUE-19: the last of eight places triggers the end."""
    seat = state.seats[number]
    state.stock[building] -= 1
    set_level(seat, len(seat.city), level)
    seat.city.append(building)
    seat.crew.append(0)
    seat.owned |= BIT[building]
    seat.spaces += state.rules.spaces[building]
    unlock_by_place(state, number, level)
    if reserved(seat) == building:
        seat.reserve = 0
    renew_reserve(state, number)
    if len(seat.city) == LEVELS * PLACES_OF_LEVEL:
        trigger_end(state, END_CITY)


# --- Abilities -------------------------------------------------------------------------------------------


def unlock_by_place(state: State, number: i64, level: i64) -> None:
    """PUE-10: the second place of levels 1 to 3, the first of level 4. PUE-4: the easy one stops at two."""
    seat = state.seats[number]
    needed: i64 = 1 if level == LARGE_ROW else PLACES_OF_LEVEL
    if places_used(seat, level) != needed:
        return
    if may_unlock(state, seat):
        unlock(state, number, level)


def may_unlock(state: State, seat: Seat) -> bool:
    """PUE-4: whether it can ever get another ability."""
    return not state.rules.easy_puertomas or count_abilities(seat) < MOST_ON_EASY


def unlock(state: State, number: i64, level: i64) -> None:
    """PUE-3: the tile of a level is turned up: one of its three."""
    seat = state.seats[number]
    first = (level - 1) * ABILITIES_OF_LEVEL
    if (seat.abilities >> first) & (BIT[ABILITIES_OF_LEVEL] - 1):
        return  # since the start (PUE-4)
    ability = first + state.rng.below(ABILITIES_OF_LEVEL)
    seat.abilities |= BIT[ability]
    tell(state, ABILITY_UNLOCKED, number, ability)


# --- The reserve marker ----------------------------------------------------------------------------------


def is_reserved_by_other(state: State, number: i64, building: i64) -> bool:
    for other in range(state.rules.players):
        if other != number and reserved(state.seats[other]) == building:
            return True
    return False


def renew_reserve(state: State, number: i64) -> None:
    """PUE-11: a marker on a large building nobody reserved, unless there is one or no place is left."""
    seat = state.seats[number]
    if seat.reserve > 0 and not has_place(seat, LARGE_ROW):
        lose_reserve(state, number, True)
    if seat.reserve > 0 or len(seat.city) == 0 or not has_place(seat, LARGE_ROW):
        return
    free: list[int] = []
    for building in state.rules.market:
        if (
            state.rules.row[building] == LARGE_ROW
            and is_offered(state, seat, building)
            and not is_reserved_by_other(state, number, building)
        ):
            free.append(building)
    if free:
        building = pick(state, number, free)
        seat.reserve = building + 1
        tell(state, BUILDING_RESERVED, number, building)


def lose_reserve(state: State, number: i64, is_full: bool) -> None:
    """The marker is taken away: no place is left on level 4, or somebody else built what lay under it."""
    seat = state.seats[number]
    tell(state, RESERVE_LOST, number, reserved(seat), 1 if is_full else 0)
    seat.reserve = 0


def give_way(state: State, builder: i64, building: i64) -> None:
    """PUE-11: somebody built what a Puertoma had reserved: its marker moves on at once."""
    for number in range(state.rules.players):
        seat = state.seats[number]
        if number != builder and reserved(seat) == building:
            lose_reserve(state, number, False)
            renew_reserve(state, number)
