"""Why a Puertoma does what it does: a word for each reason, the rule behind it, and one English sentence.

Whoever shows it in another language words the key and the figure anew.
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

_TABLE: Final = [
    ("goal_building", "PUE-22", "an open goal wants the building"),
    ("highest_level", "PUE-9", "level {count} is the highest it can pay for and has room for"),
    ("reserved_building", "PUE-11", "it can pay for level 4, and its marker lies there"),
    ("no_building", "PUE-9", "it can pay for no building it has room for"),
    ("goal_plantation", "PUE-22", "an open goal wants the plantation"),
    ("goal_barrel", "PUE-22", "a barrel of a kind it has no plantation of lies on an open goal"),
    ("second_of_kind", "PUE-12", "it has exactly one of the kind"),
    ("best_kind", "PUE-12", "it is the best kind it has room for"),
    ("quarry_left", "PUE-12", "no plantation fits"),
    ("no_tile", "PUE-12", "no plantation fits, and no quarry is left"),
    ("goal_goods", "PUE-22", "an open goal wants the goods of the plantation"),
    ("fewest_circles", "PUE-13", "the fewest circles are empty there: {count}"),
    ("all_active", "PUE-13", "all its plantations are active"),
    ("best_made", "PUE-15", "it is the best kind it made that is left"),
    ("best_sale", "PUE-16", "it is the best kind that brings a coin"),
    ("closing_sale", "PUE-22", "it fills the house as the open goal wants"),
    ("no_sale", "PUE-16", "nothing it can sell brings a coin"),
    ("most_barrels", "PUE-17", "of no kind can it load more than {count}"),
    ("departure", "PUE-22", "the ship leaves as an open goal wants"),
    ("best_kept", "PUE-17", "the best kind stays"),
    ("raid_gain", "PUE-20", "the raid gains most: {count}"),
    ("loot_gain", "PUE-20", "the loot gains most: {count}"),
    ("piracy_gain", "PUE-20", "piracy gains most: {count}"),
    ("random_draft", "PUE-21", "it counts the kinds that can be placed"),
]

REASON_KEYS: Final[list[str]] = [key for key, _, _ in _TABLE]
REASON_RULES: Final[list[str]] = [rule for _, rule, _ in _TABLE]
REASON_SENTENCES: Final[list[str]] = [sentence for _, _, sentence in _TABLE]
"""English, to follow ``because``; ``{count}`` is the event's figure."""
