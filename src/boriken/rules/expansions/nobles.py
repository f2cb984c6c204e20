"""Expansion II: taking nobles, the villa, and where nobles stand (NOB-1 to NOB-6)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from boriken.catalog.buildings import BUILDING_NAMES, GUESTHOUSE
from boriken.engine.actions import (
    NOBLE,
    NOBLE_CROWDS,
    NOBLE_POSTS,
    PASS,
    WORKER,
    nobles_action,
    number_of_nobles,
    post_of_nobles,
)
from boriken.engine.events import NOBLE_GAINED, NOBLE_POSTED, WORKERS_GAINED, tell
from boriken.engine.extension import ask_again, turn_begins
from boriken.engine.frame import Frame
from boriken.engine.ids import BIT
from boriken.engine.points import MAYOR_NOBLE
from boriken.engine.seat import Seat
from boriken.engine.state import State
from boriken.engine.step import Refusal, Step
from boriken.rules.expansions.people import persons
from boriken.rules.mayor import share_out_ship
from boriken.rules.place_workers import refuse_order

if TYPE_CHECKING:
    from mypy_extensions import i64


class TakeFromShip(Step):
    """MAY-2, NOB-1: while there is a noble on the ship, the one who takes from it chooses."""

    name = "worker ship"

    def resume(self, state: State, frame: Frame) -> bool:
        while state.ship_nobles > 0:
            if state.worker_ship > 0:
                return True
            take_from_ship(state, frame, True)
        share_out_ship(state, frame.seat)
        state.frames.pop()
        return False

    def options(self, state: State, frame: Frame) -> list[int]:
        return [NOBLE, WORKER]

    def apply(self, state: State, frame: Frame, action: int) -> None:
        take_from_ship(state, frame, action == NOBLE)

    def universe(self, state: State, frame: Frame) -> list[int]:
        return [NOBLE, WORKER]


def take_from_ship(state: State, frame: Frame, is_noble: bool) -> None:
    """MAY-2: one person from the ship to the portrait; then it is the next seat's turn."""
    seat = state.seats[frame.seat]
    seat.idle += 1
    if is_noble:
        state.ship_nobles -= 1
        seat.nobles += 1
        tell(state, NOBLE_GAINED, frame.seat, 1)
    else:
        state.worker_ship -= 1
        tell(state, WORKERS_GAINED, frame.seat, 1)
    frame.seat = (frame.seat + 1) % state.rules.players


class Villas(Step):
    """VIL-1: a noble from the supply, or else a worker, for every villa. ``count``: seats done."""

    name = "villa"

    def resume(self, state: State, frame: Frame) -> bool:
        ask_again(state, frame)
        while frame.count < state.rules.players:
            if turn_begins(state, frame):
                return False
            if state.nobles + state.workers > 0 and state.rules.has(
                state.seats[frame.seat].active, MAYOR_NOBLE
            ):
                return True
            self.next_seat(state, frame)
        state.frames.pop()
        return False

    def next_seat(self, state: State, frame: Frame) -> None:
        frame.count += 1
        frame.seat = (frame.seat + 1) % state.rules.players

    def options(self, state: State, frame: Frame) -> list[int]:
        return [NOBLE if state.nobles > 0 else WORKER, PASS]

    def apply(self, state: State, frame: Frame, action: int) -> None:
        seat = state.seats[frame.seat]
        if action == NOBLE:
            state.nobles -= 1
            seat.nobles += 1
            seat.idle += 1
            tell(state, NOBLE_GAINED, frame.seat, 1)
        elif action == WORKER:
            state.workers -= 1
            seat.idle += 1
            tell(state, WORKERS_GAINED, frame.seat, 1)
        self.next_seat(state, frame)

    def universe(self, state: State, frame: Frame) -> list[int]:
        return [NOBLE, WORKER, PASS]

    def refuse(self, state: State, frame: Frame, action: int) -> Refusal:
        if action == WORKER:
            return Refusal("VIL-1", "nobles_first", {"count": state.nobles})
        return Refusal("VIL-1", "no_noble_left")


class PlaceNobles(Step):
    """NOB-5: after placing, who of those standing where it matters is a noble. ``memo``: the post."""

    name = "nobles"

    def resume(self, state: State, frame: Frame) -> bool:
        seat = state.seats[frame.seat]
        while frame.memo < len(NOBLE_POSTS):
            if crew_at(seat, NOBLE_POSTS[frame.memo]) > 0:
                return True
            frame.memo += 1
        state.frames.pop()
        return False

    def options(self, state: State, frame: Frame) -> list[int]:
        """As many nobles as there are, and not so few that plain workers would be missing."""
        seat = state.seats[frame.seat]
        nobles = seat.nobles
        workers = persons(seat) - seat.nobles
        for earlier in range(frame.memo):
            posted = nobles_at(seat, NOBLE_POSTS[earlier])
            nobles -= posted
            workers -= crew_at(seat, NOBLE_POSTS[earlier]) - posted
        crew = crew_at(seat, NOBLE_POSTS[frame.memo])
        fewest = crew - workers if crew > workers else 0
        most = crew if crew < nobles else nobles
        first = nobles_action(frame.memo, 0)
        choices: list[int] = []
        for crowd in range(fewest, most + 1):
            choices.append(first + crowd)
        return choices

    def apply(self, state: State, frame: Frame, action: int) -> None:
        seat = state.seats[frame.seat]
        crowd = number_of_nobles(action)
        building = NOBLE_POSTS[frame.memo]
        frame.memo += 1
        if building == GUESTHOUSE:
            seat.noble_guests = crowd
        elif crowd > 0:
            seat.noble_posts |= BIT[building]
        tell(state, NOBLE_POSTED, frame.seat, building, crowd)

    def universe(self, state: State, frame: Frame) -> list[int]:
        first = nobles_action(frame.memo, 0)
        return [first + crowd for crowd in range(NOBLE_CROWDS)]

    def refuse(self, state: State, frame: Frame, action: int) -> Refusal:
        post = post_of_nobles(action)
        here = BUILDING_NAMES[NOBLE_POSTS[post]]
        if crew_at(state.seats[frame.seat], NOBLE_POSTS[post]) == 0:
            return Refusal("NOB-5", "nobody_there", {"place": here})
        if post != frame.memo:
            now = BUILDING_NAMES[NOBLE_POSTS[frame.memo]]
            return refuse_order("NOB-5", here, now, post < frame.memo)
        first = nobles_action(frame.memo, 0)
        options = self.options(state, frame)
        return Refusal(
            "NOB-5",
            "not_so_many_nobles",
            {"building": here, "fewest": options[0] - first, "most": options[-1] - first},
        )


def crew_at(seat: Seat, building: i64) -> i64:
    """People on a building, 0 if it is not owned."""
    if not (seat.active >> building) & 1:
        return 0
    return seat.crew[seat.city.index(building)]


def nobles_at(seat: Seat, building: i64) -> i64:
    if building == GUESTHOUSE:
        return seat.noble_guests
    return (seat.noble_posts >> building) & 1
