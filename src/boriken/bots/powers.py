"""What the powers of the buildings are worth: in which phase each of them acts, and how much it brings."""

from __future__ import annotations

from typing import Final

from boriken.catalog import buildings as kinds
from boriken.catalog.buildings import KINDS_OF_BUILDING
from boriken.engine.ids import BUILDER, CAPTAIN, CRAFTSMAN, MAYOR, NOBODY, SETTLER, TRADER

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

POWERS: Final[dict[int, tuple[int, int, float, float]]] = {
    # building: the role in whose phases it acts, what it grows with, points and coins each time
    kinds.SMALL_MARKET: (TRADER, SALES, 0.0, 1.0),
    kinds.LARGE_MARKET: (TRADER, SALES, 0.0, 2.0),
    kinds.OFFICE: (TRADER, SALES, 0.0, 1.0),
    kinds.TRADING_POST: (TRADER, SALES, 0.0, 1.2),
    kinds.LAND_OFFICE: (TRADER, ALWAYS, 0.05, 0.1),
    kinds.HACIENDA: (SETTLER, ROOM_ON_ISLAND, 0.45, 0.0),
    kinds.CONSTRUCTION_HUT: (SETTLER, ROOM_ON_ISLAND, 0.3, 0.0),
    kinds.HOSPICE: (SETTLER, ROOM_ON_ISLAND, 0.5, 0.0),
    kinds.FOREST_HOUSE: (SETTLER, ROOM_ON_ISLAND, 0.1, 0.3),
    kinds.HUNTING_LODGE: (SETTLER, ALWAYS, 0.2, 0.0),
    kinds.UNIVERSITY: (BUILDER, ALWAYS, 0.4, 0.0),
    kinds.CHURCH: (BUILDER, ALWAYS, 0.8, 0.0),
    kinds.BLACK_MARKET: (BUILDER, ALWAYS, 0.0, 0.8),
    kinds.ZONING_OFFICE: (BUILDER, ALWAYS, 0.0, 0.8),
    kinds.FACTORY: (CRAFTSMAN, FACTORY_PAY, 0.0, 1.0),
    kinds.SPECIALTY_FACTORY: (CRAFTSMAN, BEST_KIND, 0.0, 1.0),
    kinds.AQUEDUCT: (CRAFTSMAN, INDIGO_AND_SUGAR, 0.5, 0.0),
    kinds.JEWELER: (CRAFTSMAN, NOBLES, 0.0, 1.0),
    kinds.CHAPEL: (CRAFTSMAN, ALWAYS, 0.0, 1.0),
    kinds.SMALL_WAREHOUSE: (CAPTAIN, BARRELS, 0.12, 0.0),
    kinds.LARGE_WAREHOUSE: (CAPTAIN, BARRELS, 0.18, 0.0),
    kinds.STOREHOUSE: (CAPTAIN, BARRELS, 0.12, 0.0),
    kinds.HARBOR: (CAPTAIN, KINDS, 0.8, 0.0),
    kinds.WHARF: (CAPTAIN, BARRELS, 0.35, 0.0),
    kinds.SMALL_WHARF: (CAPTAIN, BARRELS, 0.2, 0.0),
    kinds.LIGHTHOUSE: (CAPTAIN, KINDS, 0.0, 0.9),
    kinds.UNION_HALL: (CAPTAIN, BARRELS, 0.35, 0.0),
    kinds.ROYAL_SUPPLIER: (CAPTAIN, NOBLES, 0.4, 0.0),
    kinds.VILLA: (MAYOR, ALWAYS, 1.1, 0.0),
    kinds.GUESTHOUSE: (CRAFTSMAN, ALWAYS, 0.4, 0.0),
    kinds.LIBRARY: (BUILDER, ALWAYS, 0.6, 1.0),
}

NO_POWER: Final = (NOBODY, ALWAYS, 0.0, 0.0)


def _column(place: int) -> list[float]:
    return [float(POWERS.get(building, NO_POWER)[place]) for building in range(KINDS_OF_BUILDING)]


POWER_CARD: Final[list[int]] = [POWERS.get(number, NO_POWER)[0] for number in range(KINDS_OF_BUILDING)]
POWER_MEASURE: Final[list[int]] = [POWERS.get(number, NO_POWER)[1] for number in range(KINDS_OF_BUILDING)]
POWER_POINTS: Final[list[float]] = _column(2)
POWER_COINS: Final[list[float]] = _column(3)
