"""The boards of Puertomas as they are shown: what lies where, and what they weigh (PUE-2 to PUE-13)."""

from __future__ import annotations

from typing import Literal

import msgspec

from boriken.catalog.buildings import BUILDING_NAMES
from boriken.catalog.puertoma import (
    ABILITIES_OF_LEVEL,
    ABILITY_NAMES,
    FIELD_CIRCLES,
    FIELD_PLACES,
    LEVELS,
    PLACES_OF_LEVEL,
)
from boriken.engine.ids import GOOD_NAMES, QUARRY
from boriken.engine.puertoma.board import has_ability, is_puertoma, level_of, planted
from boriken.engine.seat import Seat
from boriken.engine.shapes import Good
from boriken.engine.state import State
from boriken.game import Game
from boriken.rules.puertoma.building import may_unlock


class PlantedField(msgspec.Struct):
    """The places for one kind of plantation."""

    good: Good
    circles: int
    """Below each place."""
    places: list[int | None]
    """Workers on the circles of each plantation; None: the place is free."""


class AbilityTile(msgspec.Struct):
    """Face down until it is unlocked; lost if it never can be (PUE-4)."""

    state: Literal["unlocked", "locked", "lost"]
    id: str | None


class CityLevel(msgspec.Struct):
    """One of the levels of its city."""

    buildings: list[str | None]
    """What stands on its places; None: a free one."""
    ability: AbilityTile


class ScoringArea(msgspec.Struct):
    """PUE-12, PUE-22: quarries, plantations that found no place, workers for good."""

    quarries: int
    plantations: list[Good]
    workers: int


class Weighing(msgspec.Struct):
    """Role cards: what is profitable, and what the first two filters leave of it (PUE-6)."""

    seat: int
    profitable: list[str]
    near: list[str]
    richest: list[str]


class PuertomaBoard(msgspec.Struct):
    """The board of a Puertoma, part by part."""

    seat: int
    fields: list[PlantedField]
    levels: list[CityLevel]
    scoring: ScoringArea
    weighing: Weighing | None
    """What it would weigh if it had to take a role now; None in a game that is over."""


def puertoma_boards(state: State) -> list[PuertomaBoard]:
    return [_board(state, number) for number in range(len(state.seats)) if is_puertoma(state, number)]


def _board(state: State, number: int) -> PuertomaBoard:
    seat = state.seats[number]
    return PuertomaBoard(
        seat=number,
        fields=[
            PlantedField(good, FIELD_CIRCLES[kind], _places(seat, kind))
            for kind, good in enumerate(GOOD_NAMES)
        ],
        levels=[CityLevel(_buildings(seat, level), _ability(state, seat, level)) for level in range(LEVELS)],
        scoring=ScoringArea(
            quarries=int(seat.fields[QUARRY]),
            plantations=[
                good
                for kind, good in enumerate(GOOD_NAMES)
                for _ in range(seat.fields[kind] - planted(seat, kind))
            ],
            workers=int(seat.retired),
        ),
        weighing=None if state.over else weighing(state, number),
    )


def _places(seat: Seat, kind: int) -> list[int | None]:
    """PUE-13: one plantation is filled before the next is begun."""
    circles = FIELD_CIRCLES[kind]
    filled = [
        min(circles, max(0, int(seat.manned[kind]) - place * circles)) for place in range(planted(seat, kind))
    ]
    return [*filled, *[None] * (FIELD_PLACES[kind] - len(filled))]


def _buildings(seat: Seat, level: int) -> list[str | None]:
    here = [
        BUILDING_NAMES[building]
        for slot, building in enumerate(seat.city)
        if level_of(seat, slot) == level + 1
    ]
    return [*here, *[None] * (PLACES_OF_LEVEL - len(here))]


def _ability(state: State, seat: Seat, level: int) -> AbilityTile:
    first = level * ABILITIES_OF_LEVEL
    for ability in range(first, first + ABILITIES_OF_LEVEL):
        if has_ability(seat, ability):
            return AbilityTile("unlocked", ABILITY_NAMES[ability])
    return AbilityTile("locked" if may_unlock(state, seat) else "lost", None)


def weighing(state: State, number: int) -> Weighing:
    return Weighing(number, **Game(state).weigh(number).to_json())
