"""The end: points by source (END-5), large buildings, winners and ties (END-6)."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from boriken.catalog.achievements import ACHIEVEMENT_NAMES, ACHIEVEMENT_POINTS, ACHIEVEMENTS
from boriken.catalog.buildings import (
    BUILDING_NAMES,
    BUILDINGS,
    CITY_HALL,
    CLOISTER,
    CUSTOMS_HOUSE,
    FORTRESS,
    GUILD_HALL,
    RESIDENCE,
    ROYAL_GARDEN,
)
from boriken.engine.puertoma.board import is_puertoma
from boriken.engine.seat import Seat
from boriken.engine.state import State
from boriken.rules.puertoma.scoring import puertoma_points


@dataclass(frozen=True)
class Score:
    """The points of one seat."""

    seat: int
    parts: dict[str, int]
    """Points by source: ``chips``, ``buildings``, each occupied large building's bonus, ``nobles``, each
    achievement met; of a Puertoma also PUERTOMA_SOURCES."""
    tie_break: int
    """Coins and barrels (END-6)."""

    def __reduce__(self) -> tuple[object, ...]:
        """Compiled classes are pickled and copied only by their constructor."""
        return Score, (self.seat, self.parts, self.tie_break)

    @property
    def total(self) -> int:
        return sum(self.parts.values())

    def to_json(self) -> dict[str, object]:
        return {
            "seat": self.seat,
            "total": self.total,
            "parts": dict(self.parts),
            "tie_break": self.tie_break,
        }


def scores(state: State) -> list[Score]:
    """END-5: what every seat's points would be if the game ended now."""
    return [_score(state, number, seat) for number, seat in enumerate(state.seats)]


def ranks(results: list[Score]) -> list[int]:
    """END-6: most points, then most coins and barrels; still tied, the place is shared."""
    strengths = [(score.total, score.tie_break) for score in results]
    return [1 + sum([other > own for other in strengths]) for own in strengths]


def winners(results: list[Score]) -> list[int]:
    """END-6: all who have the first place."""
    return [score.seat for score, rank in zip(results, ranks(results), strict=True) if rank == 1]


def _score(state: State, number: int, seat: Seat) -> Score:
    if is_puertoma(state, number):
        return Score(number, puertoma_points(state, seat), seat.coins + sum(seat.goods))
    printed = 0
    for building in seat.city:
        printed += state.rules.vp[building]
    parts = {"chips": seat.chips + seat.noted, "buildings": printed}
    for building in seat.city:
        bonus = BONUSES.get(building)
        if bonus is not None and (seat.active >> building) & 1:
            parts[BUILDING_NAMES[building]] = bonus(seat)
    if seat.nobles:
        parts["nobles"] = seat.nobles
    for card in range(ACHIEVEMENTS):
        # PUE-23: beside Puertomas what humans met scores nothing.
        if ((seat.cards & seat.done) >> card) & 1 and not state.rules.puertomas:
            parts[ACHIEVEMENT_NAMES[card]] = ACHIEVEMENT_POINTS[card]
    return Score(number, parts, seat.coins + sum(seat.goods))


def guild_hall(seat: Seat) -> int:
    """GLD-1: 1 for each small production building, 2 for each large one."""
    points = 0
    for building in seat.city:
        if BUILDINGS[building].is_small_production:
            points += 1
        elif BUILDINGS[building].is_large_production:
            points += 2
    return points


def residence(seat: Seat) -> int:
    """RES-1: 4 for up to nine fields used, then 1 more for each."""
    return max(4, seat.plots - 5)


def fortress(seat: Seat) -> int:
    """FOR-1: 1 for every three workers on the board, the portrait included."""
    return (seat.idle + sum(seat.manned) + sum(seat.crew)) // 3


def customs_house(seat: Seat) -> int:
    """CUS-1: 1 for every four points in chips, noted ones included."""
    return (seat.chips + seat.noted) // 4


def city_hall(seat: Seat) -> int:
    """CIT-1: 1 for each beige building, itself included."""
    return sum(1 for building in seat.city if BUILDINGS[building].is_beige)


def cloister(seat: Seat) -> int:
    """CLO-1: 1, 3, 6 or 10 for one to four sets of three equal field tiles."""
    sets = len(seat.forests) // 3
    for tiles in seat.fields:
        sets += tiles // 3
    return sets * (sets + 1) // 2


def royal_garden(seat: Seat) -> int:
    """GAR-1: 1 more for each noble."""
    return seat.nobles


BONUSES: Final[dict[int, Callable[[Seat], int]]] = {
    GUILD_HALL: guild_hall,
    RESIDENCE: residence,
    FORTRESS: fortress,
    CUSTOMS_HOUSE: customs_house,
    CITY_HALL: city_hall,
    CLOISTER: cloister,
    ROYAL_GARDEN: royal_garden,
}
