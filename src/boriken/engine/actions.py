"""Actions: one flat, fixed space of numbers, and the text each of them is written as.

``docs/notation.md`` describes the texts.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from boriken.catalog.achievements import ACHIEVEMENT_NAMES, ACHIEVEMENTS
from boriken.catalog.buildings import (
    BUILDING_NAMES,
    CHAPEL,
    GUESTHOUSE,
    HUNTING_LODGE,
    KINDS_OF_BUILDING,
    LAND_OFFICE,
    ZONING_OFFICE,
)
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
    TILE_NAMES,
)

if TYPE_CHECKING:
    from mypy_extensions import i64

SHIP_SIZES: Final = LARGEST_SHIP - SMALLEST_SHIP + 1
FIELD_CROWDS: Final = ISLAND_FIELDS + 1
"""0 to 12 workers can stand on the tiles of one kind."""
BUILDING_CROWDS: Final = MOST_CIRCLES + 1
TILES: Final = FIELDS + 1
"""Kinds of tile that can be taken, forests included."""
PLACES: Final = FIELDS + KINDS_OF_BUILDING
"""Where a person can stand: the kinds of field, then the buildings."""
PORTRAIT: Final = PLACES
"""One more place to hand somebody over from."""
NOBLE_POSTS: Final = [LAND_OFFICE, CHAPEL, HUNTING_LODGE, ZONING_OFFICE, GUESTHOUSE]
"""Where it matters whether a noble stands there (NOB-5, RUL-39)."""
POSTS: Final = 5
NOBLE_CROWDS: Final = 3

PASS: Final = 0
TAKE_CARD: Final = 1
TAKE_TILE: Final = TAKE_CARD + CARDS
DRAW: Final = TAKE_TILE + FIELDS
WORKER: Final = DRAW + 1
WORKER_ON: Final = WORKER + 1
PLACE_FIELD: Final = WORKER_ON + TILES
PLACE_BUILDING: Final = PLACE_FIELD + FIELDS * FIELD_CROWDS
BUILD: Final = PLACE_BUILDING + KINDS_OF_BUILDING * BUILDING_CROWDS
BARREL: Final = BUILD + KINDS_OF_BUILDING
SELL: Final = BARREL + GOODS
LOAD: Final = SELL + GOODS
WHARF_LOAD: Final = LOAD + GOODS * SHIP_SIZES
KEEP: Final = WHARF_LOAD + GOODS

# New Buildings
DRAFT_KIND: Final = KEEP + GOODS * MOST_BARRELS
TAKE_FOREST: Final = DRAFT_KIND + KINDS_OF_BUILDING
PLANT: Final = TAKE_FOREST + GOODS
MAKE_FOREST: Final = PLANT + 1
POST: Final = MAKE_FOREST + 1
SEND: Final = POST + GOODS
PUT_WORKER: Final = SEND + GOODS * MOST_BARRELS
HAND_WORKER: Final = PUT_WORKER + PLACES
HAND_BARREL: Final = HAND_WORKER + PLACES + 1
HAND_CHIP: Final = HAND_BARREL + GOODS

# Nobles
NOBLE: Final = HAND_CHIP + 1
NOBLE_ON: Final = NOBLE + 1
PUT_NOBLE: Final = NOBLE_ON + TILES
HAND_NOBLE: Final = PUT_NOBLE + PLACES
NOBLES_AT: Final = HAND_NOBLE + PLACES + 1
LAND: Final = NOBLES_AT + POSTS * NOBLE_CROWDS
CLEAR: Final = LAND + 1
DELIVER: Final = CLEAR + TILES

# Buccaneer and achievements
PIRACY: Final = DELIVER + GOODS
LOOT: Final = PIRACY + SHIP_SIZES
RAID: Final = LOOT + 1
KIDNAP: Final = RAID + 1
CHOOSE: Final = KIDNAP + CARDS

# Voluntary gains (VOL-1)
ACCEPT: Final = CHOOSE + ACHIEVEMENTS
LEAVE: Final = ACCEPT + 1
PAY: Final = LEAVE + GOODS
MOST_COINS: Final = 10
"""The highest cost of a building."""
ACTIONS: Final = PAY + MOST_COINS + 1


def _texts() -> list[str]:
    ships = range(SMALLEST_SHIP, LARGEST_SHIP + 1)
    barrels = range(1, MOST_BARRELS + 1)
    places = FIELD_NAMES + BUILDING_NAMES
    posts = [BUILDING_NAMES[building] for building in NOBLE_POSTS]
    texts = ["pass"]
    texts += CARD_NAMES
    texts += [f"take {field}" for field in FIELD_NAMES]
    texts += ["draw", "worker"]
    texts += [f"worker {tile}" for tile in TILE_NAMES]
    texts += [f"place {field} {crowd}" for field in FIELD_NAMES for crowd in range(FIELD_CROWDS)]
    texts += [f"place {building} {crowd}" for building in BUILDING_NAMES for crowd in range(BUILDING_CROWDS)]
    texts += [f"build {building}" for building in BUILDING_NAMES]
    texts += [f"barrel {good}" for good in GOOD_NAMES]
    texts += [f"sell {good}" for good in GOOD_NAMES]
    texts += [f"load {good} {size}" for good in GOOD_NAMES for size in ships]
    texts += [f"wharf {good}" for good in GOOD_NAMES]
    texts += [f"keep {good} {number}" for good in GOOD_NAMES for number in barrels]
    texts += [f"draft {building}" for building in BUILDING_NAMES]
    texts += [f"forest {good}" for good in GOOD_NAMES]
    texts += ["plant", "forest"]
    texts += [f"post {good}" for good in GOOD_NAMES]
    texts += [f"send {good} {number}" for good in GOOD_NAMES for number in barrels]
    texts += [f"put {place}" for place in places]
    texts += [f"hand {place}" for place in [*places, "portrait"]]
    texts += [f"hand barrel {good}" for good in GOOD_NAMES]
    texts += ["hand chip", "noble"]
    texts += [f"noble {tile}" for tile in TILE_NAMES]
    texts += [f"put noble {place}" for place in places]
    texts += [f"hand noble {place}" for place in [*places, "portrait"]]
    texts += [f"nobles {post} {crowd}" for post in posts for crowd in range(NOBLE_CROWDS)]
    texts += ["land"]
    texts += [f"clear {tile}" for tile in TILE_NAMES]
    texts += [f"deliver {good}" for good in GOOD_NAMES]
    texts += [f"piracy {size}" for size in ships]
    texts += ["loot", "raid"]
    texts += [f"kidnap {card}" for card in CARD_NAMES]
    texts += [f"choose {card}" for card in ACHIEVEMENT_NAMES]
    texts += ["accept"]
    texts += [f"leave {good}" for good in GOOD_NAMES]
    texts += [f"pay {coins}" for coins in range(MOST_COINS + 1)]
    if len(texts) != ACTIONS or len(set(texts)) != ACTIONS:
        raise ValueError("The texts of the actions do not fit their numbers.")
    return texts


TEXTS: Final[list[str]] = _texts()
NUMBERS: Final[dict[str, int]] = {text: number for number, text in enumerate(TEXTS)}


# --- Actions of several numbers: how each is made, and read ------------------------------------------------


def place_field_action(field: i64, workers: i64) -> i64:
    return PLACE_FIELD + field * FIELD_CROWDS + workers


def field_of_place(action: i64) -> i64:
    return (action - PLACE_FIELD) // FIELD_CROWDS


def place_building_action(building: i64, workers: i64) -> i64:
    return PLACE_BUILDING + building * BUILDING_CROWDS + workers


def building_of_place(action: i64) -> i64:
    return (action - PLACE_BUILDING) // BUILDING_CROWDS


def load_action(good: int, capacity: int) -> int:
    return LOAD + good * SHIP_SIZES + capacity - SMALLEST_SHIP


def good_of_load(action: int) -> int:
    return (action - LOAD) // SHIP_SIZES


def capacity_of_load(action: int) -> int:
    return (action - LOAD) % SHIP_SIZES + SMALLEST_SHIP


def keep_action(good: int, barrels: int) -> int:
    return KEEP + good * MOST_BARRELS + barrels - 1


def good_of_keep(action: int) -> int:
    return (action - KEEP) // MOST_BARRELS


def barrels_of_keep(action: int) -> int:
    return (action - KEEP) % MOST_BARRELS + 1


def send_action(good: int, barrels: int) -> int:
    return SEND + good * MOST_BARRELS + barrels - 1


def good_of_send(action: int) -> int:
    return (action - SEND) // MOST_BARRELS


def barrels_of_send(action: int) -> int:
    return (action - SEND) % MOST_BARRELS + 1


def nobles_action(post: i64, nobles: i64) -> i64:
    """The post is a place in NOBLE_POSTS."""
    return NOBLES_AT + post * NOBLE_CROWDS + nobles


def post_of_nobles(action: i64) -> i64:
    return (action - NOBLES_AT) // NOBLE_CROWDS


def number_of_nobles(action: i64) -> i64:
    return (action - NOBLES_AT) % NOBLE_CROWDS


def piracy_action(capacity: i64) -> i64:
    return PIRACY + capacity - SMALLEST_SHIP


def capacity_of_piracy(action: i64) -> i64:
    return action - PIRACY + SMALLEST_SHIP
