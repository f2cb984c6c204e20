"""Actions: one flat, fixed space of numbers, and the text each of them is written as.

``docs/notation.md`` describes the texts.
"""

from __future__ import annotations

from typing import Final

from boriken.catalog.buildings import BUILDING_NAMES
from boriken.engine.ids import (
    CARD_NAMES,
    CARDS,
    FIELD_NAMES,
    FIELDS,
    GOOD_NAMES,
    GOODS,
    ISLAND_FIELDS,
    LARGEST_SHIP,
    MOST_BARRELS,
    MOST_CIRCLES,
    SMALLEST_SHIP,
)

KINDS_OF_BUILDING: Final = 45
SHIP_SIZES: Final = LARGEST_SHIP - SMALLEST_SHIP + 1
FIELD_CROWDS: Final = ISLAND_FIELDS + 1
"""0 to 12 workers can stand on the tiles of one kind."""
BUILDING_CROWDS: Final = MOST_CIRCLES + 1

PASS: Final = 0
TAKE_CARD: Final = 1
TAKE_TILE: Final = TAKE_CARD + CARDS
DRAW: Final = TAKE_TILE + FIELDS
WORKER: Final = DRAW + 1
WORKER_ON: Final = WORKER + 1
PLACE_FIELD: Final = WORKER_ON + FIELDS
PLACE_BUILDING: Final = PLACE_FIELD + FIELDS * FIELD_CROWDS
BUILD: Final = PLACE_BUILDING + KINDS_OF_BUILDING * BUILDING_CROWDS
BARREL: Final = BUILD + KINDS_OF_BUILDING
SELL: Final = BARREL + GOODS
LOAD: Final = SELL + GOODS
WHARF_LOAD: Final = LOAD + GOODS * SHIP_SIZES
KEEP: Final = WHARF_LOAD + GOODS
ACTIONS: Final = KEEP + GOODS * MOST_BARRELS


def _texts() -> list[str]:
    texts = ["pass"]
    texts += CARD_NAMES
    texts += [f"take {field}" for field in FIELD_NAMES]
    texts += ["draw", "worker"]
    texts += [f"worker {field}" for field in FIELD_NAMES]
    texts += [f"place {field} {crowd}" for field in FIELD_NAMES for crowd in range(FIELD_CROWDS)]
    texts += [f"place {building} {crowd}" for building in BUILDING_NAMES for crowd in range(BUILDING_CROWDS)]
    texts += [f"build {building}" for building in BUILDING_NAMES]
    texts += [f"barrel {good}" for good in GOOD_NAMES]
    texts += [f"sell {good}" for good in GOOD_NAMES]
    texts += [f"load {good} {size}" for good in GOOD_NAMES for size in range(SMALLEST_SHIP, LARGEST_SHIP + 1)]
    texts += [f"wharf {good}" for good in GOOD_NAMES]
    texts += [f"keep {good} {barrels}" for good in GOOD_NAMES for barrels in range(1, MOST_BARRELS + 1)]
    if len(texts) != ACTIONS or len(set(texts)) != ACTIONS:
        raise ValueError("The texts of the actions do not fit their numbers.")
    return texts


TEXTS: Final[list[str]] = _texts()
NUMBERS: Final[dict[str, int]] = {text: number for number, text in enumerate(TEXTS)}


def load_action(good: int, capacity: int) -> int:
    return LOAD + good * SHIP_SIZES + capacity - SMALLEST_SHIP


def keep_action(good: int, barrels: int) -> int:
    return KEEP + good * MOST_BARRELS + barrels - 1
