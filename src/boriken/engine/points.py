"""The rule points: the places of the game that buildings bend.

A building's powers are rows of ``catalog/data/powers.csv``: building, point, amount. A phase asks
``RuleSet.has`` or ``RuleSet.amount`` for the powers of a player's occupied buildings at a point.
"""

from __future__ import annotations

from typing import Final

DRAW_TILE: Final = 0
"""Settler turn, before the regular tile: may draw a face-down plantation (HAC-1)."""
QUARRY_RIGHT: Final = 1
"""Settler turn: may take a quarry as the regular tile (HUT-1)."""
TILE_WORKER: Final = 2
"""Settler turn: a worker comes with the tile (HOS-1)."""
BUILD_WORKER: Final = 3
"""Builder turn: a worker comes with the building (UNI-1)."""
KINDS_COINS: Final = 4
"""Craftsman turn: coins for the number of kinds produced (FAC-1)."""
SALE_BONUS: Final = 5
"""Trader turn: coins more for a sale to the trading house (SMKT-1, LMKT-1)."""
SALE_REPEAT: Final = 6
"""Trader turn: may sell a kind the trading house holds (OFF-1)."""
LOAD_POINTS: Final = 7
"""Captain turn: points more for every loading (HAR-1)."""
PRIVATE_SHIP: Final = 8
"""Captain turn: may ship all of one kind on a ship of one's own (WHA-1)."""
STORE_KINDS: Final = 9
"""Storage: kinds that may be kept whole (SWH-1, LWH-1)."""
POINTS: Final = 10

POINT_NAMES: Final = [
    "draw_tile",
    "quarry_right",
    "tile_worker",
    "build_worker",
    "kinds_coins",
    "sale_bonus",
    "sale_repeat",
    "load_points",
    "private_ship",
    "store_kinds",
]
