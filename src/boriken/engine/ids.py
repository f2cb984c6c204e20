"""The numbers things have inside the machine, and the words they have outside.

Plain ``Final`` integers, because the compiled engine inlines them.
"""

from __future__ import annotations

from typing import Final

# Goods, worst to best. A plantation has the number of its good.
CORN: Final = 0
INDIGO: Final = 1
SUGAR: Final = 2
TOBACCO: Final = 3
COFFEE: Final = 4
GOODS: Final = 5
NO_GOOD: Final = -1

# Kinds of field tile: the five plantations, then these.
QUARRY: Final = 5
FIELDS: Final = 6

# A plantation lying face down (FOREST-1). It has no circle, so lists by kind of field do not count it.
FOREST: Final = 6

GOOD_NAMES: Final = ["corn", "indigo", "sugar", "tobacco", "coffee"]
FIELD_NAMES: Final = ["corn", "indigo", "sugar", "tobacco", "coffee", "quarry"]
TILE_NAMES: Final = ["corn", "indigo", "sugar", "tobacco", "coffee", "quarry", "forest"]

# Role cards.
SETTLER: Final = 0
MAYOR: Final = 1
BUILDER: Final = 2
CRAFTSMAN: Final = 3
TRADER: Final = 4
CAPTAIN: Final = 5
PROSPECTOR: Final = 6
PROSPECTOR_2: Final = 7
BUCCANEER: Final = 8
CARDS: Final = 9

CARD_NAMES: Final = [
    "settler",
    "mayor",
    "builder",
    "craftsman",
    "trader",
    "captain",
    "prospector",
    "prospector 2",
    "buccaneer",
]

NOBODY: Final = -1

BIT: Final[list[int]] = [1 << place for place in range(60)]
"""Bits of masks. Compiled, a literal shifted by an ``i64`` is shifted in 32 bits; this table is not."""

# Sizes of the boards.
ISLAND_FIELDS: Final = 12
CITY_SPACES: Final = 12
HOUSE_PLACES: Final = 4
SMALLEST_SHIP: Final = 4
LARGEST_SHIP: Final = 8
MOST_CIRCLES: Final = 3
MOST_BARRELS: Final = 11

# Steps: the kinds of frame, in the order in which ``RuleSet.steps`` holds them.
ROUND: Final = 0
SETTLER_PHASE: Final = 1
HACIENDA_DRAW: Final = 2
HOSPICE_WORKER: Final = 3
MAYOR_PHASE: Final = 4
PLACE_WORKERS: Final = 5
BUILDER_PHASE: Final = 6
UNIVERSITY_WORKER: Final = 7
CRAFTSMAN_PHASE: Final = 8
TRADER_PHASE: Final = 9
CAPTAIN_PHASE: Final = 10
STORAGE: Final = 11
PROSPECTOR_PHASE: Final = 12
# New Buildings
DRAFT: Final = 13
GUESTS: Final = 14
GUESTS_AT_START: Final = 15
GUESTS_AT_END: Final = 16
TILE_OR_FOREST: Final = 17
LIBRARY_TILE: Final = 18
BLACK_MARKET_STEP: Final = 19
SMALL_WHARF_STEP: Final = 20
# Nobles
TAKE_FROM_SHIP: Final = 21
VILLAS: Final = 22
PLACE_NOBLES: Final = 23
CHAPELS: Final = 24
HUNTING_LODGES: Final = 25
ROYAL_DELIVERY: Final = 26
# Buccaneer, festivals, achievements
BUCCANEER_PHASE: Final = 27
RAID_STEP: Final = 28
REWARD_WORKERS: Final = 29
CHOOSE_CARDS: Final = 30
PREPARE: Final = 31
# Puertoma
PUERTOMA_TURN: Final = 32
PUERTOMA_END: Final = 33
# Voluntary gains
OFFER: Final = 34
HARVEST: Final = 35
SALE: Final = 36
PAYMENT: Final = 37
STEPS: Final = 38

STEP_NAMES: Final = [
    "round",
    "settler",
    "hacienda",
    "hospice",
    "mayor",
    "place",
    "builder",
    "university",
    "craftsman",
    "trader",
    "captain",
    "storage",
    "prospector",
    "draft",
    "guests",
    "guests before the phase",
    "guests after the phase",
    "drawn tile",
    "library tile",
    "black market",
    "small wharf",
    "worker ship",
    "villa",
    "nobles",
    "chapel",
    "hunting lodge",
    "royal supplier",
    "buccaneer",
    "raid",
    "reward",
    "achievements",
    "prepare",
    "puertoma",
    "puertoma abilities",
    "offer",
    "production",
    "sale",
    "payment",
]
"""As the steps themselves are called; a test checks that the two agree."""

# Why the game will end with this round (END-1); bits of ``State.ending``.
END_WORKERS: Final = 1
END_CITY: Final = 2
END_CHIPS: Final = 4

ENDING_NAMES: Final = {END_WORKERS: "workers", END_CITY: "city", END_CHIPS: "chips"}
