"""Why a Puertoma does what it does: a word for each reason, and the rule behind it.

What shows it words the key and the figure with the message ``event-puertoma-reason``.
"""

from __future__ import annotations

from typing import Final

GOAL_BUILDING: Final = 0
HIGHEST_LEVEL: Final = 1
RESERVED_BUILDING: Final = 2
NO_BUILDING: Final = 3
GOAL_PLANTATION: Final = 4
GOAL_BARREL: Final = 5
SECOND_OF_KIND: Final = 6
BEST_KIND: Final = 7
QUARRY_LEFT: Final = 8
NO_TILE: Final = 9
GOAL_GOODS: Final = 10
FEWEST_CIRCLES: Final = 11
ALL_ACTIVE: Final = 12
BEST_MADE: Final = 13
BEST_SALE: Final = 14
CLOSING_SALE: Final = 15
NO_SALE: Final = 16
MOST_BARRELS: Final = 17
DEPARTURE: Final = 18
BEST_KEPT: Final = 19
RAID_GAIN: Final = 20
LOOT_GAIN: Final = 21
PIRACY_GAIN: Final = 22
RANDOM_DRAFT: Final = 23
HIGHEST_UNMARKED: Final = 24
NO_MARKED_BUILDING: Final = 25
HEAD_START: Final = 26

_TABLE: Final = [
    ("goal_building", "PUE-22"),
    ("highest_level", "PUE-9"),
    ("reserved_building", "PUE-11"),
    ("no_building", "PUE-9"),
    ("goal_plantation", "PUE-22"),
    ("goal_barrel", "PUE-22"),
    ("second_of_kind", "PUE-12"),
    ("best_kind", "PUE-12"),
    ("quarry_left", "PUE-12"),
    ("no_tile", "PUE-12"),
    ("goal_goods", "PUE-22"),
    ("fewest_circles", "PUE-13"),
    ("all_active", "PUE-13"),
    ("best_made", "PUE-15"),
    ("best_sale", "PUE-16"),
    ("closing_sale", "PUE-22"),
    ("no_sale", "PUE-16"),
    ("most_barrels", "PUE-17"),
    ("departure", "PUE-22"),
    ("best_kept", "PUE-17"),
    ("raid_gain", "PUE-20"),
    ("loot_gain", "PUE-20"),
    ("piracy_gain", "PUE-20"),
    ("random_draft", "PUE-21"),
    ("highest_unmarked", "PUE-11"),
    ("no_marked_building", "PUE-11"),
    ("head_start", "PUE-4"),
]

REASON_KEYS: Final[list[str]] = [key for key, _ in _TABLE]
REASON_RULES: Final[list[str]] = [rule for _, rule in _TABLE]

NOTHING_PROFITABLE: Final = "nothing_profitable"
"""Weighing after which it takes any role."""
STEP_RULES: Final[dict[str, str]] = {
    "puertoma_weighed": "PUE-6",
    "tie_break_drawn": "PUE-8",
    "action_moved": "PUE-7",
    "building_reserved": "PUE-11",
    "reserve_lost": "PUE-11",
    "ability_unlocked": "PUE-10",
    "ability_used": "PUE-10",
    "workers_gained": "PUE-13",
    "workers_from_ship": "PUE-13",
    "workers_retired": "PUE-13",
    "noble_gained": "PUE-21",
    "produced": "PUE-15",
    "coins_gained": "PUE-18",
    "stored": "PUE-17",
    "delivered": "PUE-10",
    "goal_reached": "PUE-22",
    NOTHING_PROFITABLE: "PUE-25",
}
"""The rule by which a Puertoma takes a step that tells no reason, by the name of its event."""
