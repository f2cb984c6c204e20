"""Placing workers, place by place (MAY-3, MAY-4)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from boriken.catalog.buildings import BUILDING_NAMES
from boriken.engine.actions import (
    BUILDING_CROWDS,
    FIELD_CROWDS,
    PLACE_BUILDING,
    building_of_place,
    field_of_place,
    place_building_action,
    place_field_action,
)
from boriken.engine.events import BUILDING_STAFFED, FIELD_STAFFED, tell
from boriken.engine.extension import PEOPLE_CHANGED, settle
from boriken.engine.frame import Frame
from boriken.engine.ids import FIELD_NAMES, FIELDS
from boriken.engine.seat import Seat
from boriken.engine.state import State
from boriken.engine.step import Refusal, Step
from boriken.rules.pieces import staff_building

if TYPE_CHECKING:
    from mypy_extensions import i64


class PlaceWorkers(Step):
    """MAY-3, MAY-4: one place after the other gets a number of workers; all find a circle.

    A place is all tiles of a kind of field, or one building. Those still to be placed stand on the
    portrait. ``memo``: the place, fields first, then slots of the city. ``rest``: circles from there on.
    """

    name = "place"

    def resume(self, state: State, frame: Frame) -> bool:
        seat = state.seats[frame.seat]
        places = FIELDS + len(seat.city)
        while frame.memo < places:
            circles = circles_at(state, seat, frame.memo)
            if seat.idle == frame.rest:
                put_workers(state, frame, circles)
            elif circles > 0 and seat.idle > 0:
                return True
            else:
                frame.memo += 1
                frame.rest -= circles
        state.frames.pop()
        settle(state, frame.seat, PEOPLE_CHANGED)
        return False

    def options(self, state: State, frame: Frame) -> list[int]:
        """As many or as few as leave a circle for everybody who is still in hand."""
        seat = state.seats[frame.seat]
        circles = circles_at(state, seat, frame.memo)
        fewest = seat.idle - (frame.rest - circles)
        if fewest < 0:
            fewest = 0
        most = circles if circles < seat.idle else seat.idle
        first = first_action_at(seat, frame.memo)
        choices: list[int] = []
        for crowd in range(fewest, most + 1):
            choices.append(first + crowd)
        return choices

    def apply(self, state: State, frame: Frame, action: int) -> None:
        put_workers(state, frame, action - first_action_at(state.seats[frame.seat], frame.memo))

    def universe(self, state: State, frame: Frame) -> list[int]:
        first = first_action_at(state.seats[frame.seat], frame.memo)
        crowds = FIELD_CROWDS if frame.memo < FIELDS else BUILDING_CROWDS
        return [first + crowd for crowd in range(crowds)]

    def refuse(self, state: State, frame: Frame, action: int) -> Refusal:
        seat = state.seats[frame.seat]
        other = refuse_other_place(seat, frame.memo, action)
        if other is not None:
            return other
        crowd = action - first_action_at(seat, frame.memo)
        circles = circles_at(state, seat, frame.memo)
        if crowd > circles:
            return Refusal(
                "MAY-3", "too_few_circles", {"place": place_name(seat, frame.memo), "circles": circles}
            )
        if crowd > seat.idle:
            return Refusal("MAY-3", "too_few_workers", {"workers": seat.idle})
        return Refusal(
            "MAY-4", "workers_left_over", {"workers": seat.idle - crowd, "circles": frame.rest - circles}
        )


def refuse_other_place(seat: Seat, now: i64, action: i64) -> Refusal | None:
    """MAY-3: why nobody is placed there now, if it is not the place that is asked about."""
    if action >= PLACE_BUILDING:
        building = building_of_place(action)
        if building not in seat.city:
            return Refusal("MAY-3", "not_owned", {"building": BUILDING_NAMES[building]})
        place = FIELDS + seat.city.index(building)
    else:
        place = field_of_place(action)
        if seat.fields[place] == 0:
            return Refusal("MAY-3", "no_such_tile", {"field": FIELD_NAMES[place]})
    if place == now:
        return None
    return refuse_order("MAY-3", place_name(seat, place), place_name(seat, now), place < now)


def refuse_order(rule: str, place: str, now: str, is_decided: bool) -> Refusal:
    """Places are asked about one after the other: this one has had its turn, or another comes first."""
    if is_decided:
        return Refusal(rule, "place_decided", {"place": place})
    return Refusal(rule, "place_later", {"place": place, "now": now})


def place_name(seat: Seat, place: i64) -> str:
    return FIELD_NAMES[place] if place < FIELDS else BUILDING_NAMES[seat.city[place - FIELDS]]


def circles_at(state: State, seat: Seat, place: i64) -> i64:
    """Circles of a place (MAY-3): one for each field tile, the printed ones of a building."""
    if place < FIELDS:
        return seat.fields[place]
    return state.rules.circles[seat.city[place - FIELDS]]


def first_action_at(seat: Seat, place: i64) -> i64:
    """The action that puts nobody on the place; the next one puts one worker there, and so on."""
    if place < FIELDS:
        return place_field_action(place, 0)
    return place_building_action(seat.city[place - FIELDS], 0)


def put_workers(state: State, frame: Frame, crowd: i64) -> None:
    """Put a number of workers on the current place and go to the next."""
    seat = state.seats[frame.seat]
    place = frame.memo
    if place >= FIELDS:
        staff_building(seat, place - FIELDS, crowd)
        tell(state, BUILDING_STAFFED, frame.seat, seat.city[place - FIELDS], crowd)
    elif seat.fields[place] > 0:
        seat.manned[place] = crowd
        tell(state, FIELD_STAFFED, frame.seat, place, crowd)
    seat.idle -= crowd
    frame.rest -= circles_at(state, seat, place)
    frame.memo += 1
