"""What is printed on the pieces, read from the tables of docs/rules: the oracles do not ask the engine."""

from __future__ import annotations

import re
from dataclasses import dataclass
from pathlib import Path

RULES = Path(__file__).parents[1] / "docs" / "rules"
ENGLISH = RULES / "en"

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


def tables(file: str) -> list[list[list[str]]]:
    """The cells of each table of a part in English, header first; placeholders without their braces."""
    found: list[list[list[str]]] = []
    is_inside = False
    for line in (ENGLISH / file).read_text(encoding="utf-8").splitlines():
        if line.startswith("|"):
            if not is_inside:
                found.append([])
            found[-1].append([_bare(cell.strip()) for cell in line.strip("|").split("|")])
        is_inside = line.startswith("|")
    for rows in found:
        assert all(cell == "---" for cell in rows[1])
        assert {len(row) for row in rows} == {len(rows[0])}
        del rows[1]
    return found


def _bare(cell: str) -> str:
    return re.sub(r"\{([^{}]+)\}", lambda placeholder: placeholder[1].lower(), cell)


def _read_buildings() -> dict[str, Building]:
    """The base game's."""
    [_, *rows], _, _ = tables("buildings.md")
    return {name: Building(name, *(int(number) for number in numbers)) for name, *numbers in rows}


BUILDINGS = _read_buildings()
