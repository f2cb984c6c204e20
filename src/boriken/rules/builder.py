"""Builder: buildings and what they cost (BLD-1 to BLD-6), the university."""

from __future__ import annotations

from typing import TYPE_CHECKING

from boriken.catalog.buildings import BUILDING_NAMES
from boriken.engine.actions import BUILD, PASS, WORKER
from boriken.engine.events import BUILDING_STAFFED, BUILT, tell
from boriken.engine.frame import Frame
from boriken.engine.ids import CITY_SPACES, END_CITY, QUARRY, UNIVERSITY_WORKER
from boriken.engine.points import BUILD_WORKER
from boriken.engine.state import State
from boriken.engine.step import Refusal, Step
from boriken.rules.pieces import staff_building, take_worker, trigger_end, workers_available

if TYPE_CHECKING:
    from mypy_extensions import i64


class BuilderPhase(Step):
    """Each player in turn may build. ``count``: turns finished."""

    name = "builder"

    def resume(self, state: State, frame: Frame) -> bool:
        if frame.count < state.rules.players:
            return True
        state.frames.pop()
        return False

    def options(self, state: State, frame: Frame) -> list[int]:
        """BLD-1: a building that is left, not owned yet, fits and can be paid."""
        rules = state.rules
        seat = state.seats[frame.seat]
        room = CITY_SPACES - seat.spaces
        choices: list[int] = []
        if room > 0:
            for building in rules.market:
                if (
                    state.stock[building] > 0
                    and not (seat.owned >> building) & 1
                    and rules.spaces[building] <= room
                    and price(state, frame, building) <= seat.coins
                ):
                    choices.append(BUILD + building)
        choices.append(PASS)
        return choices

    def apply(self, state: State, frame: Frame, action: int) -> None:
        builder = frame.seat
        if action != PASS:
            build(state, frame, action - BUILD)
            if state.rules.has(state.seats[builder].active, BUILD_WORKER) and workers_available(state):
                state.frames.append(Frame(UNIVERSITY_WORKER, builder, frame.taker))
        frame.count += 1
        frame.seat = (builder + 1) % state.rules.players

    def universe(self, state: State, frame: Frame) -> list[int]:
        return [BUILD + building for building in state.rules.market] + [PASS]

    def refuse(self, state: State, frame: Frame, action: int) -> Refusal:
        building = action - BUILD
        seat = state.seats[frame.seat]
        named: dict[str, int | str] = {"building": BUILDING_NAMES[building]}
        if (seat.owned >> building) & 1:
            return Refusal("BLD-5", "already_owned", named)
        if state.stock[building] == 0:
            return Refusal("BLD-1", "sold_out", named)
        if state.rules.spaces[building] > CITY_SPACES - seat.spaces:
            return Refusal("BLD-6", "no_city_space", named)
        return Refusal(
            "BLD-1", "too_expensive", {**named, "cost": price(state, frame, building), "coins": seat.coins}
        )


def price(state: State, frame: Frame, building: i64) -> i64:
    """BLD-2 to BLD-4: the cost after the privilege and the quarries, never below 0."""
    quarries: i64 = state.seats[frame.seat].manned[QUARRY]
    limit: i64 = state.rules.row[building]
    cost: i64 = state.rules.cost[building] - (quarries if quarries < limit else limit)
    if frame.seat == frame.taker:
        cost -= 1
    return cost if cost > 0 else 0


def build(state: State, frame: Frame, building: i64) -> None:
    """BLD-1: pay, take the building, put it in the city. BLD-6: the twelfth space triggers the end."""
    seat = state.seats[frame.seat]
    paid = price(state, frame, building)
    seat.coins -= paid
    state.stock[building] -= 1
    seat.city.append(building)
    seat.crew.append(0)
    seat.owned |= 1 << building
    seat.spaces += state.rules.spaces[building]
    tell(state, BUILT, frame.seat, building, paid)
    if seat.spaces == CITY_SPACES:
        trigger_end(state, END_CITY)


class UniversityWorker(Step):
    """UNI-1: a worker comes with the building just built, the last one of the city."""

    name = "university"

    def options(self, state: State, frame: Frame) -> list[int]:
        return [WORKER, PASS]

    def apply(self, state: State, frame: Frame, action: int) -> None:
        state.frames.pop()
        if action == WORKER:
            seat = state.seats[frame.seat]
            take_worker(state)
            slot = len(seat.city) - 1
            staff_building(seat, slot, 1)
            tell(state, BUILDING_STAFFED, frame.seat, seat.city[slot], 1)

    def universe(self, state: State, frame: Frame) -> list[int]:
        return [WORKER, PASS]
