"""Builder: buildings and what they cost (BLD-1 to BLD-6), the university."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from boriken.catalog.buildings import BUILDING_NAMES, CHURCH, LARGE_ROW
from boriken.engine.actions import BUILD, NOBLE, PASS, WORKER
from boriken.engine.events import BUILDING_STAFFED, BUILT, WORKERS_GAINED, tell
from boriken.engine.extension import CITY_CHANGED, PEOPLE_CHANGED, close_phase, settle, turn_begins
from boriken.engine.frame import Frame
from boriken.engine.ids import BIT, BLACK_MARKET_STEP, CITY_SPACES, END_CITY, QUARRY, UNIVERSITY_WORKER
from boriken.engine.points import BUILD_POINTS, BUILD_WORKER, HAND_OVER, ZONE_DISCOUNT
from boriken.engine.seat import Seat
from boriken.engine.state import State
from boriken.engine.step import Refusal, Step
from boriken.rules.expansions.handing_over import can_hand_over
from boriken.rules.pieces import (
    gain_points_from,
    may_take_noble,
    may_take_plain_worker,
    post_noble,
    privilege,
    refuse_person,
    staff_building,
    take_worker,
    trigger_end,
    workers_available,
)

if TYPE_CHECKING:
    from mypy_extensions import i64


class BuilderPhase(Step):
    """Each player in turn may build. ``count``: turns finished."""

    name = "builder"

    def resume(self, state: State, frame: Frame) -> bool:
        if frame.count < state.rules.players:
            return not turn_begins(state, frame)
        if frame.count == state.rules.players and close_phase(state, frame):
            return False
        state.frames.pop()
        return False

    def options(self, state: State, frame: Frame) -> list[int]:
        """BLD-1: a building that is left, not owned yet, fits and can be paid."""
        rules = state.rules
        seat = state.seats[frame.seat]
        room = CITY_SPACES - seat.spaces
        choices: list[int] = []
        if room > 0:
            coins = seat.coins + discount_on_all(state, frame.seat, frame.taker)
            zone = zoning(state, seat)
            hands_over = rules.has(seat.active, HAND_OVER)
            row: i64 = 0
            worth: i64 = 0  # the coins and discounts in that row
            for building in rules.market:
                if state.stock[building] == 0:
                    continue
                if rules.row[building] != row:
                    row = rules.row[building]
                    worth = coins + discount_on_row(seat, row, zone)
                missing = rules.cost[building] - worth
                if (
                    (missing <= 0 or hands_over)
                    and not (seat.owned >> building) & 1
                    and rules.spaces[building] <= room
                    and (missing <= 0 or can_hand_over(state, frame.seat, frame.taker, building, missing))
                ):
                    choices.append(BUILD + building)
        choices.append(PASS)
        return choices

    def apply(self, state: State, frame: Frame, action: int) -> None:
        number = frame.seat
        frame.count += 1
        frame.seat = (number + 1) % state.rules.players
        if action == PASS:
            return
        building = action - BUILD
        if price(state, number, frame.taker, building) > state.seats[number].coins:
            state.frames.append(Frame(BLACK_MARKET_STEP, number, frame.taker, memo=building))
        else:
            self.buy(state, number, frame.taker, building)

    def buy(self, state: State, number: i64, taker: i64, building: i64) -> None:
        """BLD-1: build what the coins are enough for."""
        build(state, number, taker, building, 0)

    def universe(self, state: State, frame: Frame) -> list[int]:
        return [BUILD + building for building in state.rules.market] + [PASS]

    def refuse(self, state: State, frame: Frame, action: int) -> Refusal:
        building = action - BUILD
        seat = state.seats[frame.seat]
        named: dict[str, int | str] = {"building": BUILDING_NAMES[building]}
        if (seat.owned >> building) & 1:
            return Refusal("BLD-5", "already_owned", named)
        if state.stock[building] == 0:
            if building in state.rules.draftable and not is_drafted(state, building):
                return Refusal("NEW-1", "not_drafted", named)
            return Refusal("BLD-1", "none_for_sale", named)
        if state.rules.spaces[building] > CITY_SPACES - seat.spaces:
            return Refusal("BLD-6", "no_city_space", named)
        cost = price(state, frame.seat, frame.taker, building)
        return Refusal("BLD-1", "too_expensive", {**named, "cost": cost, "coins": seat.coins})


def is_drafted(state: State, building: i64) -> bool:
    """NEW-1: whether a kind is in this game: for sale, or in somebody's city."""
    return state.stock[building] > 0 or any((seat.owned >> building) & 1 for seat in state.seats)


# --- Cost ------------------------------------------------------------------------------------------------


def discount_on_all(state: State, number: i64, taker: i64) -> i64:
    """BLD-2, FOREST-4: what a seat pays less for any building: the privilege, and 1 for every two forests."""
    return privilege(state, number, taker) + len(state.seats[number].forests) // 2


# ZON-1: who stands in a seat's zoning office.
_NOBODY_ZONES: Final = 0
_WORKER_ZONES: Final = 1
_NOBLE_ZONES: Final = 2


def zoning(state: State, seat: Seat) -> i64:
    """ZON-1: who, if anybody, stands in the zoning office."""
    if not state.rules.has(seat.active, ZONE_DISCOUNT):
        return _NOBODY_ZONES
    return _NOBLE_ZONES if seat.noble_posts & state.rules.masks[ZONE_DISCOUNT] else _WORKER_ZONES


def discount_on_row(seat: Seat, row: i64, zone: i64) -> i64:
    """BLD-3: what a seat pays less in a row: quarries as far as they count, and the zoning office (ZON-1)."""
    quarries: i64 = seat.manned[QUARRY]
    less: i64 = quarries if quarries < row else row
    return less + zoning_discount(row, zone) if zone else less


def zoning_discount(row: i64, zone: i64) -> i64:
    """ZON-1: a coin for small buildings with a worker there, two for large ones with a noble."""
    if zone == _WORKER_ZONES and row < LARGE_ROW:
        return 1
    return 2 if zone == _NOBLE_ZONES and row == LARGE_ROW else 0


def price(state: State, number: i64, taker: i64, building: i64) -> i64:
    """BLD-4: the cost after all discounts, never below 0."""
    seat = state.seats[number]
    less = discount_on_row(seat, state.rules.row[building], zoning(state, seat))
    cost: i64 = state.rules.cost[building] - less - discount_on_all(state, number, taker)
    return cost if cost > 0 else 0


# --- Building --------------------------------------------------------------------------------------------


def build(state: State, number: i64, taker: i64, building: i64, less: i64) -> None:
    """BLD-1: pay, take the building, put it in the city. BLD-6: the twelfth space triggers the end.

    ``less``: what was handed over to a black market counts like coins (BLM-1); below 0 it is a discount that
    was declined (VOL-3).

    RUL-40: then the church's and the festival's points; the university's worker is asked for.
    """
    rules = state.rules
    seat = state.seats[number]
    paid = price(state, number, taker, building) - less
    seat.coins -= paid
    state.stock[building] -= 1
    seat.city.append(building)
    seat.crew.append(0)
    seat.owned |= BIT[building]
    seat.spaces += rules.spaces[building]
    tell(state, BUILT, number, building, paid)
    if seat.spaces == CITY_SPACES:
        trigger_end(state, END_CITY)
    brings_worker = rules.has(seat.active, BUILD_WORKER) and workers_available(state)
    if brings_worker:
        state.frames.append(Frame(UNIVERSITY_WORKER, number, taker))
    if rules.has(seat.active, BUILD_POINTS):
        bless(state, number, rules.row[building])
    for extension in rules.on_built:
        extension.built(state, number, building, paid)
    if not brings_worker:
        settle(state, number, CITY_CHANGED)


def bless(state: State, number: i64, row: i64) -> None:
    """CHU-1: the church's points: 1 for rows 2 and 3, 2 for row 4."""
    points: i64 = 0 if row == 1 else 2 if row == LARGE_ROW else 1
    if points > 0:
        gain_points_from(state, number, points, CHURCH)


class UniversityWorker(Step):
    """UNI-1: a worker comes with the building just built, the last one of the city."""

    name = "university"

    def options(self, state: State, frame: Frame) -> list[int]:
        choices: list[int] = []
        if may_take_plain_worker(state):
            choices.append(WORKER)
        if may_take_noble(state):
            choices.append(NOBLE)
        choices.append(PASS)
        return choices

    def apply(self, state: State, frame: Frame, action: int) -> None:
        state.frames.pop()
        if action != PASS:
            receive(state, frame.seat, action == NOBLE)
        settle(state, frame.seat, CITY_CHANGED | PEOPLE_CHANGED)

    def universe(self, state: State, frame: Frame) -> list[int]:
        return [WORKER, NOBLE, PASS]

    def refuse(self, state: State, frame: Frame, action: int) -> Refusal:
        return refuse_person(action == NOBLE)


def receive(state: State, number: i64, is_noble: bool) -> None:
    """UNI-1: somebody from the supply, or else from the ship. UNI-2: with the statue, to the portrait."""
    seat = state.seats[number]
    slot = len(seat.city) - 1
    building = seat.city[slot]
    if is_noble:
        state.ship_nobles -= 1
        seat.nobles += 1
    else:
        take_worker(state)
    if state.rules.circles[building] == 0:
        seat.idle += 1
        tell(state, WORKERS_GAINED, number, 1)
        return
    if is_noble:
        post_noble(seat, building)
    staff_building(seat, slot, 1)
    tell(state, BUILDING_STAFFED, number, building, 1)
