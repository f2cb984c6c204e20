"""The points of a Puertoma (PUE-19, PUE-23)."""

from __future__ import annotations

from typing import Final

from boriken.catalog.achievements import ACHIEVEMENT_POINTS, ACHIEVEMENTS
from boriken.catalog.buildings import LARGE_ROW
from boriken.catalog.puertoma import FIELD_PLACES
from boriken.engine.ids import GOODS
from boriken.engine.puertoma.board import active_plantations, is_puertoma, tiles_in_scoring_area
from boriken.engine.seat import Seat
from boriken.engine.state import State

LARGE_BUILDING_POINTS: Final = 6
TILE_POINTS: Final = 3
PAIR_POINTS: Final = 2

PUERTOMA_SOURCES: Final = [
    "large_buildings",
    "retired_workers",
    "quarries",
    "full_kinds",
    "coins_and_barrels",
    "missed_achievements",
]
"""Where a Puertoma's points come from besides those that players know."""


def puertoma_points(state: State, seat: Seat) -> dict[str, int]:
    """PUE-19: by source; ``chips`` and ``nobles`` as for players, ``buildings`` what is printed on them."""
    printed = 0
    large = 0
    for building in seat.city:
        printed += state.rules.vp[building]
        if state.rules.row[building] == LARGE_ROW:
            large += 1
    full_kinds = 0
    for kind in range(GOODS):
        if active_plantations(seat, kind) == FIELD_PLACES[kind]:
            full_kinds += 1
    wealth = seat.coins + sum(seat.goods)
    parts: dict[str, int] = {"chips": seat.chips + seat.noted, "buildings": printed}
    for source, points in zip(
        PUERTOMA_SOURCES,
        [
            LARGE_BUILDING_POINTS * large,
            seat.retired,
            TILE_POINTS * tiles_in_scoring_area(seat),
            PAIR_POINTS * full_kinds,
            (wealth + 1) // 2,
            missed_achievements(state),
        ],
        strict=True,
    ):
        if points:
            parts[source] = points
    if seat.nobles:
        parts["nobles"] = seat.nobles
    return parts


def missed_achievements(state: State) -> int:
    """PUE-23: the points of all cards that humans hold and have not met."""
    points = 0
    for number, seat in enumerate(state.seats):
        if not is_puertoma(state, number):
            for card in range(ACHIEVEMENTS):
                if ((seat.cards & ~seat.done) >> card) & 1:
                    points += ACHIEVEMENT_POINTS[card]
    return points
