"""The kinds of building: their numbers in the machine and what is printed on them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from boriken.catalog.tables import read_table

# The order of ``data/buildings.csv``; a test checks that the two agree.
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
KINDS_OF_BUILDING: Final = 45

_GOODS: Final = ["corn", "indigo", "sugar", "tobacco", "coffee"]


@dataclass(frozen=True)
class Building:
    """One kind of building, as printed (``buildings.csv``)."""

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

    @property
    def is_beige(self) -> bool:
        return self.group.startswith("beige")

    @property
    def is_small_production(self) -> bool:
        return self.group == "production_small"

    @property
    def is_large_production(self) -> bool:
        return self.group == "production_large"


def _load() -> list[Building]:
    buildings = [
        Building(
            id=row["id"],
            expansion=row["expansion"],
            group=row["group"],
            cost=int(row["cost"]),
            vp=int(row["vp"]),
            row=int(row["row"]),
            circles=int(row["circles"]),
            spaces=int(row["spaces"]),
            copies=int(row["copies"]),
            copies_2p=int(row["copies_2p"]),
            good=_GOODS.index(row["good"]) if row["good"] else -1,
        )
        for row in read_table("buildings")
    ]
    for number, name in (
        (SMALL_INDIGO_PLANT, "small_indigo_plant"),
        (WHARF, "wharf"),
        (CITY_HALL, "city_hall"),
    ):
        if buildings[number].id != name:
            raise ValueError(f"buildings.csv: row {number} must be {name}, not {buildings[number].id}.")
    return buildings


BUILDINGS: Final[list[Building]] = _load()
BUILDING_NAMES: Final[list[str]] = [building.id for building in BUILDINGS]
BUILDING_NUMBERS: Final[dict[str, int]] = {name: number for number, name in enumerate(BUILDING_NAMES)}
