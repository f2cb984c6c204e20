"""How a ``Seat`` holds the board of a Puertoma (PUE-2): circles, levels, reserve marker, abilities."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from boriken.catalog.puertoma import FIELD_CIRCLES, FIELD_PLACES, PLACES_OF_LEVEL
from boriken.engine.ids import GOODS, NOBODY, QUARRY

if TYPE_CHECKING:
    from mypy_extensions import i64

    from boriken.engine.seat import Seat
    from boriken.engine.state import State

_BITS: Final = 4
"""The level of one building, as ``Seat.levels`` holds it."""
_FULL: Final = 15


def is_puertoma(state: State, number: i64) -> bool:
    return ((state.rules.puertomas >> number) & 1) != 0


# --- Fields ----------------------------------------------------------------------------------------------


def planted(seat: Seat, kind: i64) -> i64:
    """Plantations of a kind on the board; any more lie in the scoring area (PUE-22)."""
    tiles: i64 = seat.fields[kind]
    places: i64 = FIELD_PLACES[kind]
    return tiles if tiles < places else places


def most_workers(seat: Seat, kind: i64, is_automa: bool) -> i64:
    """How many workers the tiles of a kind can hold: one each (MAY-3), a Puertoma's plantations more, its
    quarries none (PUE-2)."""
    if not is_automa:
        return seat.fields[kind]
    return 0 if kind == QUARRY else planted(seat, kind) * FIELD_CIRCLES[kind]


def active_plantations(seat: Seat, kind: i64) -> i64:
    """PUE-14: those of a kind whose circles are all filled. One is filled before the next is begun."""
    workers: i64 = seat.manned[kind]
    return workers // FIELD_CIRCLES[kind]


def empty_circles(seat: Seat, kind: i64) -> i64:
    """Empty circles under all plantations of a kind."""
    circles: i64 = FIELD_CIRCLES[kind]
    return planted(seat, kind) * circles - seat.manned[kind]


def fewest_empty(seat: Seat, kind: i64) -> i64:
    """Empty circles under the plantation of a kind that is filled next, 0 if all are active."""
    empty = empty_circles(seat, kind)
    circles: i64 = FIELD_CIRCLES[kind]
    rest = empty % circles
    return rest if rest > 0 or empty == 0 else circles


def most_empty(seat: Seat) -> i64:
    """PUE-14: the largest number of empty circles under one plantation."""
    most: i64 = 0
    for kind in range(GOODS):
        empty = empty_circles(seat, kind)
        circles: i64 = FIELD_CIRCLES[kind]
        if empty > circles:
            empty = circles
        if empty > most:
            most = empty
    return most


def all_empty_circles(seat: Seat) -> i64:
    total: i64 = 0
    for kind in range(GOODS):
        total += empty_circles(seat, kind)
    return total


def tiles_in_scoring_area(seat: Seat) -> i64:
    """PUE-12, PUE-22: quarries, and plantations that found no place."""
    tiles: i64 = seat.fields[QUARRY]
    for kind in range(GOODS):
        tiles += seat.fields[kind] - planted(seat, kind)
    return tiles


# --- Levels ----------------------------------------------------------------------------------------------


def level_of(seat: Seat, slot: i64) -> i64:
    """The level on which the building in a slot of the city stands."""
    return (seat.levels >> _BITS * slot) & _FULL


def has_levels_beyond(seat: Seat) -> bool:
    """Whether levels are noted of buildings that are not there."""
    return (seat.levels >> _BITS * len(seat.city)) != 0


def set_level(seat: Seat, slot: i64, level: i64) -> None:
    seat.levels |= level << _BITS * slot


def places_used(seat: Seat, level: i64) -> i64:
    used: i64 = 0
    for slot in range(len(seat.city)):
        if level_of(seat, slot) == level:
            used += 1
    return used


def has_place(seat: Seat, level: i64) -> bool:
    """PUE-9: two places on each level."""
    return places_used(seat, level) < PLACES_OF_LEVEL


# --- Reserve marker and abilities ------------------------------------------------------------------------


def reserved(seat: Seat) -> i64:
    """PUE-11: the building under the reserve marker, or NOBODY."""
    return seat.reserve - 1 if seat.reserve > 0 else NOBODY


def has_ability(seat: Seat, ability: i64) -> bool:
    return ((seat.abilities >> ability) & 1) != 0


def count_abilities(seat: Seat) -> i64:
    count: i64 = 0
    mask = seat.abilities
    while mask:
        mask &= mask - 1
        count += 1
    return count
