"""The kinds of building: their numbers in the machine and what is printed on them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from boriken.catalog.tables import read_records

# Buildings that the program itself speaks of: their places in ``data/buildings.toml``.
SMALL_INDIGO_PLANT: Final = 0
SMALL_SUGAR_MILL: Final = 1
LARGE_INDIGO_PLANT: Final = 2
LARGE_SUGAR_MILL: Final = 3
TOBACCO_STORAGE: Final = 4
COFFEE_ROASTER: Final = 5
SMALL_MARKET: Final = 6
HACIENDA: Final = 7
CONSTRUCTION_HUT: Final = 8
SMALL_WAREHOUSE: Final = 9
HOSPICE: Final = 10
OFFICE: Final = 11
LARGE_MARKET: Final = 12
LARGE_WAREHOUSE: Final = 13
FACTORY: Final = 14
UNIVERSITY: Final = 15
HARBOR: Final = 16
WHARF: Final = 17
GUILD_HALL: Final = 18
RESIDENCE: Final = 19
FORTRESS: Final = 20
CUSTOMS_HOUSE: Final = 21
CITY_HALL: Final = 22
AQUEDUCT: Final = 23
FOREST_HOUSE: Final = 24
BLACK_MARKET: Final = 25
STOREHOUSE: Final = 26
GUESTHOUSE: Final = 27
TRADING_POST: Final = 28
CHURCH: Final = 29
SMALL_WHARF: Final = 30
LIGHTHOUSE: Final = 31
SPECIALTY_FACTORY: Final = 32
LIBRARY: Final = 33
UNION_HALL: Final = 34
STATUE: Final = 35
CLOISTER: Final = 36
LAND_OFFICE: Final = 37
CHAPEL: Final = 38
HUNTING_LODGE: Final = 39
ZONING_OFFICE: Final = 40
ROYAL_SUPPLIER: Final = 41
VILLA: Final = 42
JEWELER: Final = 43
ROYAL_GARDEN: Final = 44

_GOODS: Final = ["corn", "indigo", "sugar", "tobacco", "coffee"]


LARGE_ROW: Final = 4
"""Of the market; large buildings are its last row."""


@dataclass(frozen=True)
class Worth:
    """What a bot expects of a building each time a role's phase is played."""

    role: str
    grows_with: str
    """A measure of ``bots/powers.py``."""
    points: float
    coins: float


@dataclass(frozen=True)
class Building:
    """One kind of building: its record in ``data/buildings.toml``, which says what each part is."""

    id: str
    expansion: str
    group: str
    cost: int
    vp: int
    row: int
    circles: int
    spaces: int
    copies: int
    copies_2p: int
    good: int
    """The good it helps to produce, or -1."""
    phase: str
    rule: str
    powers: dict[str, int]
    guests: str
    shows: tuple[str, ...]
    worth: Worth | None

    @property
    def is_large(self) -> bool:
        return self.row == LARGE_ROW

    @property
    def is_beige(self) -> bool:
        return self.group.startswith("beige")

    @property
    def is_small_beige(self) -> bool:
        return self.is_beige and not self.is_large

    @property
    def is_small_production(self) -> bool:
        return self.group == "production_small"

    @property
    def is_large_production(self) -> bool:
        return self.group == "production_large"


def _load() -> list[Building]:
    return [_building(name, record) for name, record in read_records("buildings").items()]


def _building(name: str, record: dict[str, Any]) -> Building:
    worth = record.get("worth")
    return Building(
        id=name,
        expansion=record["expansion"],
        group=record["group"],
        cost=record["cost"],
        vp=record["vp"],
        row=record["row"],
        circles=record.get("circles", 1),
        spaces=record.get("spaces", 1),
        copies=record.get("copies", 2),
        copies_2p=record.get("copies_2p", 1),
        good=_GOODS.index(record["good"]) if "good" in record else -1,
        phase=record["phase"],
        rule=record.get("rule", ""),
        powers=record.get("powers", {}),
        guests=record.get("guests", ""),
        shows=tuple(record.get("shows", [])),
        worth=worth
        and Worth(worth["role"], worth["grows_with"], worth.get("points", 0.0), worth.get("coins", 0.0)),
    )


BUILDINGS: Final[list[Building]] = _load()
KINDS_OF_BUILDING: Final[int] = len(BUILDINGS)
BUILDING_NAMES: Final[list[str]] = [building.id for building in BUILDINGS]
BUILDING_NUMBERS: Final[dict[str, int]] = {name: number for number, name in enumerate(BUILDING_NAMES)}
