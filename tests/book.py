"""What is printed on the pieces, read from the tables of docs/rules: the oracles do not ask the engine."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

RULES = Path(__file__).parents[1] / "docs" / "rules"

GOODS = ("corn", "indigo", "sugar", "tobacco", "coffee")
FIELDS = (*GOODS, "quarry")
SMALL_PRODUCTION = {"small_indigo_plant", "small_sugar_mill"}
LARGE_PRODUCTION = {"large_indigo_plant", "large_sugar_mill", "tobacco_storage", "coffee_roaster"}
PRODUCES = {
    "small_indigo_plant": "indigo",
    "large_indigo_plant": "indigo",
    "small_sugar_mill": "sugar",
    "large_sugar_mill": "sugar",
    "tobacco_storage": "tobacco",
    "coffee_roaster": "coffee",
}


@dataclass(frozen=True)
class Building:
    """A row of the table in buildings.md."""

    name: str
    cost: int
    vp: int
    row: int
    circles: int
    copies: int
    copies_2p: int

    @property
    def spaces(self) -> int:
        return 2 if self.row == 4 else 1

    @property
    def beige(self) -> bool:
        return self.name not in PRODUCES


def _read_buildings() -> dict[str, Building]:
    """The base game's: the first 23 rows."""
    lines = (RULES / "buildings.md").read_text(encoding="utf-8").splitlines()
    rows = [[cell.strip() for cell in line.strip("|").split("|")] for line in lines if line.startswith("| `")]
    found = {}
    for identifier, _, *numbers in rows[:23]:
        name = identifier.strip("`")
        found[name] = Building(name, *(int(number) for number in numbers))
    return found


BUILDINGS = _read_buildings()
