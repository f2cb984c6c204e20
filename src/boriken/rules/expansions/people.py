"""Who stands where: workers and nobles (NOB-5).

A noble is a worker, and it matters where one stands only on four buildings and, because guests move, on the
guesthouse. Everywhere else people are counted together: an *ordinary* place.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from boriken.catalog.buildings import BUILDING_NAMES, GUESTHOUSE
from boriken.engine.actions import PORTRAIT
from boriken.engine.ids import BIT, FIELD_NAMES, FIELDS
from boriken.engine.seat import Seat
from boriken.engine.state import State
from boriken.rules.pieces import is_noble_post, post_noble, staff_building

if TYPE_CHECKING:
    from mypy_extensions import i64

EVERYWHERE: Final = (1 << 60) - 1
"""A mask of all places, for ``empty_circles``."""


def persons(seat: Seat) -> i64:
    """All people on a board, nobles included."""
    total = seat.idle
    for number in seat.manned:
        total += number
    for number in seat.crew:
        total += number
    return total


def people_at(seat: Seat, place: i64) -> i64:
    """How many stand in a place; nobody where there is none."""
    if place == PORTRAIT:
        return seat.idle
    if place < FIELDS:
        return seat.manned[place]
    building = place - FIELDS
    return seat.crew[slot_of(seat, building)] if (seat.owned >> building) & 1 else 0


def place_name(place: i64) -> str:
    """A kind of field, a building, or the portrait."""
    if place == PORTRAIT:
        return "portrait"
    return FIELD_NAMES[place] if place < FIELDS else BUILDING_NAMES[place - FIELDS]


def slot_of(seat: Seat, building: i64) -> i64:
    """Where in the city a building stands."""
    return seat.city.index(building)


def matters_who(place: i64) -> bool:
    """Whether it matters who stands in a place: on the four buildings, and as a guest (RUL-39)."""
    return place >= FIELDS and (is_noble_post(place - FIELDS) or place == FIELDS + GUESTHOUSE)


def nobles_on(seat: Seat, building: i64) -> i64:
    """Nobles on a building where it matters who stands there."""
    return seat.noble_guests if building == GUESTHOUSE else (seat.noble_posts >> building) & 1


def ordinary_nobles(seat: Seat) -> i64:
    """Nobles that stand where it does not matter."""
    posted: i64 = 0
    mask = seat.noble_posts
    while mask:
        posted += mask & 1
        mask >>= 1
    return seat.nobles - posted - seat.noble_guests


def ordinary_workers(seat: Seat) -> i64:
    """Plain workers that stand where it does not matter."""
    ordinary = persons(seat)
    for slot in range(len(seat.city)):
        if is_noble_post(seat.city[slot]) or seat.city[slot] == GUESTHOUSE:
            ordinary -= seat.crew[slot]
    return ordinary - ordinary_nobles(seat)


def noble_at(seat: Seat, place: i64) -> bool:
    """Whether a noble can be found at an occupied place."""
    building = place - FIELDS
    if place >= FIELDS and place != PORTRAIT:
        if is_noble_post(building):
            return ((seat.noble_posts >> building) & 1) != 0
        if building == GUESTHOUSE:
            return seat.noble_guests > 0
    return ordinary_nobles(seat) > 0


def plain_worker_at(seat: Seat, place: i64) -> bool:
    """Whether a plain worker can be found at an occupied place."""
    building = place - FIELDS
    if place >= FIELDS and place != PORTRAIT:
        if is_noble_post(building):
            return not (seat.noble_posts >> building) & 1
        if building == GUESTHOUSE:
            return seat.crew[slot_of(seat, GUESTHOUSE)] > seat.noble_guests
    return ordinary_workers(seat) > 0


def take_away(seat: Seat, place: i64, is_noble: bool) -> None:
    """Somebody leaves a place, and the board."""
    if place == PORTRAIT:
        seat.idle -= 1
    elif place < FIELDS:
        seat.manned[place] -= 1
    else:
        building = place - FIELDS
        slot = slot_of(seat, building)
        staff_building(seat, slot, seat.crew[slot] - 1)
        if is_noble and building == GUESTHOUSE:
            seat.noble_guests -= 1
        elif is_noble and is_noble_post(building):
            seat.noble_posts ^= BIT[building]
    if is_noble:
        seat.nobles -= 1


def put_person(seat: Seat, place: i64, is_noble: bool) -> None:
    """Somebody who is on the board already comes to stand on a circle."""
    if place < FIELDS:
        seat.manned[place] += 1
        return
    building = place - FIELDS
    slot = slot_of(seat, building)
    staff_building(seat, slot, seat.crew[slot] + 1)
    if is_noble:
        post_noble(seat, building)


def empty_circles(state: State, seat: Seat, fields: i64, buildings: i64) -> list[int]:
    """The places with an empty circle, of the kinds of field and the buildings in two masks."""
    places: list[int] = []
    for kind in range(FIELDS):
        if (fields >> kind) & 1 and seat.manned[kind] < seat.fields[kind]:
            places.append(kind)
    for slot in range(len(seat.city)):
        building = seat.city[slot]
        if (buildings >> building) & 1 and seat.crew[slot] < state.rules.circles[building]:
            places.append(FIELDS + building)
    places.sort()
    return places
