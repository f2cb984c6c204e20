"""What the powers of the buildings are worth: in which phase each of them acts, and how much it brings."""

from __future__ import annotations

from typing import Final

from boriken.catalog.buildings import BUILDINGS, Worth
from boriken.engine.ids import CARD_NAMES, NOBODY

# What a power grows with: the measures of a board, in the order in which ``evaluation`` takes them.
ALWAYS: Final = 0
KINDS: Final = 1
"""Kinds of goods the farm produces."""
BARRELS: Final = 2
"""Barrels it produces in a craftsman phase."""
SALES: Final = 3
"""Whether there will be something to sell."""
NOBLES: Final = 4
BEST_KIND: Final = 5
"""Barrels of the kind produced most, corn left out, less one."""
FACTORY_PAY: Final = 6
"""Coins of a factory in a craftsman phase."""
ROOM_ON_ISLAND: Final = 7
"""Whether the island has room for more than the regular tiles, from 0 to 1."""
INDIGO_AND_SUGAR: Final = 8
"""How many of the two an aqueduct would add to."""
MEASURES: Final = 9
MEASURE_NAMES: Final = [
    "always",
    "kinds",
    "barrels",
    "sales",
    "nobles",
    "best_kind",
    "factory_pay",
    "room_on_island",
    "indigo_and_sugar",
]
"""What the records of the buildings call them."""

NO_POWER: Final = Worth("", "always", 0.0, 0.0)


def _worths() -> list[Worth]:
    worths: list[Worth] = []
    for building in BUILDINGS:
        worths.append(NO_POWER if building.worth is None else building.worth)
    return worths


_WORTHS: Final = _worths()
POWER_CARD: Final[list[int]] = [CARD_NAMES.index(worth.role) if worth.role else NOBODY for worth in _WORTHS]
"""The role in whose phases it acts."""
POWER_MEASURE: Final[list[int]] = [MEASURE_NAMES.index(worth.grows_with) for worth in _WORTHS]
POWER_POINTS: Final[list[float]] = [worth.points for worth in _WORTHS]
POWER_COINS: Final[list[float]] = [worth.coins for worth in _WORTHS]
"""Points and coins each time, for each of what it grows with."""
