"""What buildings do, and what cards ask for and bring, each in a short line."""

from __future__ import annotations

from typing import Final

from boriken.catalog.achievements import ACHIEVEMENT_NAMES, ACHIEVEMENT_POINTS
from boriken.catalog.festival import CARD_IDS, CARDS
from boriken.cli.words import Words
from boriken.engine.shapes import GoalView
from boriken.locale import message_id

RULES: Final = {
    "small_market": "SMKT-1",
    "hacienda": "HAC-1",
    "construction_hut": "HUT-1",
    "small_warehouse": "SWH-1",
    "hospice": "HOS-1",
    "office": "OFF-1",
    "large_market": "LMKT-1",
    "large_warehouse": "LWH-1",
    "factory": "FAC-1",
    "university": "UNI-1",
    "harbor": "HAR-1",
    "wharf": "WHA-1",
    "guild_hall": "GLD-1",
    "residence": "RES-1",
    "fortress": "FOR-1",
    "customs_house": "CUS-1",
    "city_hall": "CIT-1",
    "aqueduct": "AQU-1",
    "forest_house": "FOREST-1",
    "black_market": "BLM-1",
    "storehouse": "STO-1",
    "guesthouse": "GUE-1",
    "trading_post": "TPO-1",
    "church": "CHU-1",
    "small_wharf": "SMW-1",
    "lighthouse": "LIG-1",
    "specialty_factory": "SPE-1",
    "library": "LIB-1",
    "union_hall": "UNH-1",
    "statue": "STA-1",
    "cloister": "CLO-1",
    "land_office": "LAO-1",
    "chapel": "CHA-1",
    "hunting_lodge": "HUN-1",
    "zoning_office": "ZON-1",
    "royal_supplier": "ROY-1",
    "villa": "VIL-1",
    "jeweler": "JEW-1",
    "royal_garden": "GAR-1",
}
"""The rule of each building that does something of its own."""


def effect(building: str, words: Words) -> str:
    """What a building does, and its rule."""
    rule = RULES.get(building)
    return words.text(message_id("building", building, "effect")) + (f" ({rule})" if rule else "")


def condition(achievement: str, words: Words) -> str:
    """What an achievement asks for."""
    return words.text(message_id("achievement", achievement, "condition"))


def points(achievement: str) -> int:
    return ACHIEVEMENT_POINTS[ACHIEVEMENT_NAMES.index(achievement)]


def wanted(goal: GoalView, words: Words) -> str:
    """What a festival card asks for, with what it drew."""
    drawn = dict(zip("abc", goal["goods"], strict=False)) | dict(zip("xy", goal["plantations"], strict=False))
    if goal["building"] is not None:
        drawn["building"] = goal["building"]
    return words.text(message_id("festival", goal["card"], "condition"), **drawn)


def reward(card: str, words: Words) -> str:
    """What a festival card brings: ``1 worker, 1 coin, 1 VP``"""
    printed = CARDS[CARD_IDS.index(card)]
    return words.text("festival-reward", workers=printed.workers, coins=printed.coins, points=printed.vp)
