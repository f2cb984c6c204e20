"""The rule points: the places of the game that buildings bend.

A building's powers are in its record in ``catalog/data/buildings.toml``: point and amount. A phase asks
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

# New Buildings
AS_FOREST: Final = 10
"""Settler turn: may place a plantation face down (FOREST-1)."""
STORE_BARRELS: Final = 11
"""Storage: barrels more that may be kept (STO-1)."""
HOLDS_GUESTS: Final = 12
"""Any time: workers on it may move to other circles (GUE-1)."""
SELL_OUTSIDE: Final = 13
"""Trader turn: may sell to the supply (TPO-1)."""
BUILD_POINTS: Final = 14
"""Builder turn: points for what is built (CHU-1)."""
HAND_OVER: Final = 15
"""Builder turn: may pay with a worker, a barrel and a chip (BLM-1)."""
SMALL_SHIP: Final = 16
"""Captain turn: may ship any barrels for half the points (SMW-1)."""
LOAD_COINS: Final = 17
"""Captain turn: coins for every loading (LIG-1)."""
EXTRA_BARREL: Final = 18
"""Craftsman turn: a barrel more from large indigo plants and sugar mills (AQU-1)."""
BEST_KIND_COINS: Final = 19
"""Craftsman turn: coins for the kind produced most (SPE-1)."""
DOUBLES_PRIVILEGE: Final = 20
"""Any role one takes: the privilege counts twice (LIB-1)."""
PAIR_POINTS: Final = 21
"""First captain turn: points for pairs of barrels (UNH-1)."""

# Nobles
LAND_TRADE: Final = 22
"""Trader turn: may buy or give back land (LAO-1, LAO-2)."""
CRAFTSMAN_GIFT: Final = 23
"""Start of a craftsman phase: a coin or a point (CHA-1)."""
LODGE: Final = 24
"""End of a settler phase: may give back a tile, or points for empty land (HUN-1)."""
ZONE_DISCOUNT: Final = 25
"""Builder turn: small or large buildings cost less (ZON-1)."""
DELIVERY: Final = 26
"""First captain turn: may hand in a barrel for each noble (ROY-1)."""
MAYOR_NOBLE: Final = 27
"""Mayor phase: a noble from the supply (VIL-1)."""
NOBLE_COINS: Final = 28
"""Craftsman turn: a coin for each noble (JEW-1)."""

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
    "as_forest",
    "store_barrels",
    "holds_guests",
    "sell_outside",
    "build_points",
    "hand_over",
    "small_ship",
    "load_coins",
    "extra_barrel",
    "best_kind_coins",
    "doubles_privilege",
    "pair_points",
    "land_trade",
    "craftsman_gift",
    "lodge",
    "zone_discount",
    "delivery",
    "mayor_noble",
    "noble_coins",
]
