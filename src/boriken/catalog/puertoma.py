"""The pieces of a Puertoma: field spaces, action board, tie-break cards, abilities (PUE-2, PUE-3, PUE-8)."""

from __future__ import annotations

from typing import Final

from boriken.catalog.tables import read_table

# Ability tiles in the order of ``data/puertoma_abilities.csv``, three of each level; a test checks it.
REPEATED_SALE: Final = 0
SALE_COIN: Final = 1
BUILDING_WORKER: Final = 2
STORED_KIND: Final = 3
BUILDING_COIN: Final = 4
EXTRA_BARREL: Final = 5
KINDS_COINS: Final = 6
EXTRA_WORKER: Final = 7
PLANTATION_BARREL: Final = 8
KINDS_POINTS: Final = 9
BARRELS_POINTS: Final = 10
WORKER_COINS: Final = 11
ABILITIES: Final = 12
ABILITIES_OF_LEVEL: Final = 3

LEVELS: Final = 4
PLACES_OF_LEVEL: Final = 2
TIE_BREAKS: Final = 8


def _load_abilities() -> list[str]:
    rows = read_table("puertoma_abilities")
    for number, row in enumerate(rows):
        if int(row["level"]) != number // ABILITIES_OF_LEVEL + 1:
            raise ValueError(f"puertoma_abilities.csv: {row['id']} stands among another level's tiles.")
    return [row["id"] for row in rows]


def _load_orders() -> list[list[str]]:
    rows = read_table("puertoma_tie_breaks")
    if [int(row["number"]) for row in rows] != list(range(1, TIE_BREAKS + 1)):
        raise ValueError("puertoma_tie_breaks.csv: the cards must be numbered from 1.")
    return [row["order"].split() for row in rows]


ABILITY_NAMES: Final[list[str]] = _load_abilities()
ABILITY_PHASES: Final[list[str]] = [row["phase"] for row in read_table("puertoma_abilities")]

FIELD_PLACES: Final[list[int]] = [int(row["places"]) for row in read_table("puertoma_fields")]
"""By kind of plantation: how many fit on the board (PUE-2)."""
FIELD_CIRCLES: Final[list[int]] = [int(row["circles"]) for row in read_table("puertoma_fields")]
"""By kind of plantation: circles under each of them."""

ARROWS: Final[dict[str, list[str]]] = {
    row["role"]: row["leads_to"].split() for row in read_table("puertoma_arrows")
}
"""The action board (PUE-8): where one arrow leads from each role."""

TIE_BREAK_ORDERS: Final[list[list[str]]] = _load_orders()
"""The tie-break cards (PUE-8): roles in order, by the card's number less one."""
