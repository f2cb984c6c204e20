"""Where each action belongs: in which decisions it is offered, by which rule, with which building.

``refusing`` tells from it why an action that does not belong to the decision cannot be done now.
"""

from __future__ import annotations

from bisect import bisect_right
from typing import Final

from boriken.catalog.buildings import (
    BLACK_MARKET,
    FOREST_HOUSE,
    GUESTHOUSE,
    HACIENDA,
    HOSPICE,
    HUNTING_LODGE,
    LAND_OFFICE,
    ROYAL_SUPPLIER,
    SMALL_WHARF,
    TRADING_POST,
    UNIVERSITY,
    VILLA,
    WHARF,
)
from boriken.engine.actions import (
    ACCEPT,
    BARREL,
    BUILD,
    CHOOSE,
    CLEAR,
    DELIVER,
    DRAFT_KIND,
    DRAW,
    HAND_BARREL,
    HAND_CHIP,
    HAND_NOBLE,
    HAND_WORKER,
    KEEP,
    KIDNAP,
    LAND,
    LEAVE,
    LOAD,
    LOOT,
    MAKE_FOREST,
    NOBLE,
    NOBLE_ON,
    NOBLE_POSTS,
    NOBLES_AT,
    PASS,
    PAY,
    PIRACY,
    PLACE_BUILDING,
    PLACE_FIELD,
    PLANT,
    PORTRAIT,
    POST,
    PUT_NOBLE,
    PUT_WORKER,
    RAID,
    SELL,
    SEND,
    TAKE_CARD,
    TAKE_FOREST,
    TAKE_TILE,
    WHARF_LOAD,
    WORKER,
    WORKER_ON,
    building_of_place,
    capacity_of_load,
    capacity_of_piracy,
    post_of_nobles,
)
from boriken.engine.ids import (
    BLACK_MARKET_STEP,
    BUCCANEER_PHASE,
    BUILDER_PHASE,
    CAPTAIN_PHASE,
    CHOOSE_CARDS,
    CRAFTSMAN_PHASE,
    DRAFT,
    FIELDS,
    GUESTS,
    HACIENDA_DRAW,
    HARVEST,
    HOSPICE_WORKER,
    HUNTING_LODGES,
    LIBRARY_TILE,
    MAYOR_PHASE,
    OFFER,
    PAYMENT,
    PLACE_NOBLES,
    PLACE_WORKERS,
    RAID_STEP,
    REWARD_WORKERS,
    ROUND,
    ROYAL_DELIVERY,
    SETTLER_PHASE,
    SMALL_WHARF_STEP,
    STORAGE,
    TAKE_FROM_SHIP,
    TILE_OR_FOREST,
    TRADER_PHASE,
    UNIVERSITY_WORKER,
    VILLAS,
)

NOTHING: Final = -1
"""No building, card or ship."""


class Home:
    """A decision in which an action is offered, the rule that says so, and the building it takes."""

    __slots__ = ("building", "rule", "step")

    def __init__(self, step: int, rule: str, building: int = NOTHING) -> None:
        self.step = step
        self.rule = rule
        self.building = building


_WITH_NOBLES: Final = [NOBLE, NOBLE_ON, PUT_NOBLE, HAND_NOBLE, NOBLES_AT]
"""Actions of nobles: their decisions are there without nobles too."""

_HOMES: Final[dict[int, list[Home]]] = {
    PASS: [],
    TAKE_CARD: [Home(ROUND, "FLOW-1")],
    TAKE_TILE: [Home(SETTLER_PHASE, "SETL-1"), Home(LIBRARY_TILE, "LIB-2")],
    DRAW: [Home(HACIENDA_DRAW, "HAC-1", HACIENDA)],
    WORKER: [
        Home(MAYOR_PHASE, "MAY-1"),
        Home(UNIVERSITY_WORKER, "UNI-1", UNIVERSITY),
        Home(TAKE_FROM_SHIP, "MAY-2"),
        Home(VILLAS, "VIL-1", VILLA),
        Home(RAID_STEP, "BUC-3"),
    ],
    WORKER_ON: [Home(HOSPICE_WORKER, "HOS-1", HOSPICE)],
    PLACE_FIELD: [Home(PLACE_WORKERS, "MAY-3")],
    PLACE_BUILDING: [Home(PLACE_WORKERS, "MAY-3")],
    BUILD: [Home(BUILDER_PHASE, "BLD-1")],
    BARREL: [Home(CRAFTSMAN_PHASE, "CRA-4")],
    SELL: [Home(TRADER_PHASE, "TRA-1")],
    LOAD: [Home(CAPTAIN_PHASE, "CAP-1")],
    WHARF_LOAD: [Home(CAPTAIN_PHASE, "WHA-1", WHARF)],
    KEEP: [Home(STORAGE, "CAP-6")],
    DRAFT_KIND: [Home(DRAFT, "NEW-1")],
    TAKE_FOREST: [
        Home(SETTLER_PHASE, "FOREST-1", FOREST_HOUSE),
        Home(LIBRARY_TILE, "FOREST-2", FOREST_HOUSE),
    ],
    PLANT: [Home(TILE_OR_FOREST, "FOREST-2", FOREST_HOUSE)],
    MAKE_FOREST: [Home(TILE_OR_FOREST, "FOREST-2", FOREST_HOUSE)],
    POST: [Home(TRADER_PHASE, "TPO-1", TRADING_POST)],
    SEND: [Home(CAPTAIN_PHASE, "SMW-1", SMALL_WHARF), Home(SMALL_WHARF_STEP, "SMW-1", SMALL_WHARF)],
    PUT_WORKER: [
        Home(GUESTS, "RUL-22", GUESTHOUSE),
        Home(RAID_STEP, "BUC-3"),
        Home(REWARD_WORKERS, "FES-4"),
    ],
    HAND_WORKER: [Home(BLACK_MARKET_STEP, "BLM-1", BLACK_MARKET)],
    HAND_BARREL: [Home(BLACK_MARKET_STEP, "BLM-1", BLACK_MARKET)],
    HAND_CHIP: [Home(BLACK_MARKET_STEP, "BLM-1", BLACK_MARKET)],
    NOBLE: [
        Home(TAKE_FROM_SHIP, "MAY-2"),
        Home(VILLAS, "VIL-1", VILLA),
        Home(UNIVERSITY_WORKER, "UNI-1", UNIVERSITY),
        Home(RAID_STEP, "BUC-3"),
    ],
    NOBLE_ON: [Home(HOSPICE_WORKER, "HOS-1", HOSPICE)],
    PUT_NOBLE: [Home(GUESTS, "RUL-22", GUESTHOUSE), Home(RAID_STEP, "BUC-3")],
    HAND_NOBLE: [Home(BLACK_MARKET_STEP, "BLM-1", BLACK_MARKET)],
    NOBLES_AT: [Home(PLACE_NOBLES, "NOB-5")],
    LAND: [Home(TRADER_PHASE, "LAO-1", LAND_OFFICE)],
    CLEAR: [Home(TRADER_PHASE, "LAO-2", LAND_OFFICE), Home(HUNTING_LODGES, "HUN-1", HUNTING_LODGE)],
    DELIVER: [Home(ROYAL_DELIVERY, "ROY-1", ROYAL_SUPPLIER)],
    PIRACY: [Home(BUCCANEER_PHASE, "BUC-3")],
    LOOT: [Home(BUCCANEER_PHASE, "BUC-3")],
    RAID: [Home(BUCCANEER_PHASE, "BUC-3")],
    KIDNAP: [Home(BUCCANEER_PHASE, "BUC-3")],
    CHOOSE: [Home(CHOOSE_CARDS, "ACH-2")],
    ACCEPT: [Home(OFFER, "VOL-1"), Home(HARVEST, "VOL-2")],
    LEAVE: [Home(HARVEST, "VOL-2")],
    PAY: [Home(PAYMENT, "VOL-3")],
}
"""For each kind of action, by its first number, where it can be offered; the likeliest first."""

_KINDS: Final = sorted(_HOMES)


def kind_of(action: int) -> int:
    """The first action of the same kind."""
    return _KINDS[bisect_right(_KINDS, action) - 1]


def homes_of(action: int) -> list[Home]:
    """Where an action can be offered; nowhere in particular for the pass."""
    return _HOMES[kind_of(action)]


def is_of_gains(action: int) -> bool:
    """VOL-1: whether an action answers what only tables with voluntary gains ask."""
    return action >= ACCEPT


def is_of_nobles(action: int) -> bool:
    """NOB-1: whether an action speaks of nobles."""
    return kind_of(action) in _WITH_NOBLES


def building_of(action: int) -> int:
    """The building that an action names, or NOTHING."""
    kind = kind_of(action)
    if kind == PLACE_BUILDING:
        return building_of_place(action)
    if kind in (BUILD, DRAFT_KIND):
        return action - kind
    if kind == NOBLES_AT:
        return NOBLE_POSTS[post_of_nobles(action)]
    if kind in (PUT_WORKER, PUT_NOBLE, HAND_WORKER, HAND_NOBLE):
        place = action - kind
        return place - FIELDS if FIELDS <= place < PORTRAIT else NOTHING
    return NOTHING


def card_of(action: int) -> int:
    """The role card that an action names, or NOTHING."""
    kind = kind_of(action)
    return action - kind if kind in (TAKE_CARD, KIDNAP) else NOTHING


def ship_of(action: int) -> int:
    """The capacity of the ship that an action names, or NOTHING."""
    kind = kind_of(action)
    if kind == LOAD:
        return capacity_of_load(action)
    return capacity_of_piracy(action) if kind == PIRACY else NOTHING
