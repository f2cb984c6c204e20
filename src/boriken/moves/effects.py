"""What buildings do, and what cards ask for and bring, each in a short line."""

from __future__ import annotations

from collections import Counter

from boriken.catalog.achievements import ACHIEVEMENT_NAMES, ACHIEVEMENT_POINTS
from boriken.catalog.buildings import BUILDING_NUMBERS, BUILDINGS
from boriken.catalog.festival import CARD_IDS, CARDS
from boriken.engine.shapes import GoalView
from boriken.locale import message_id
from boriken.locale.speaking import Speaker


def effect(building: str, words: Speaker) -> str:
    """What a building does, and its rule."""
    rule = BUILDINGS[BUILDING_NUMBERS[building]].rule
    return words.text(message_id("building", building, "effect")) + (f" ({rule})" if rule else "")


def condition(achievement: str, words: Speaker) -> str:
    """What an achievement asks for."""
    return words.text(message_id("achievement", achievement, "condition"))


def points(achievement: str) -> int:
    return ACHIEVEMENT_POINTS[ACHIEVEMENT_NAMES.index(achievement)]


def wanted(goal: GoalView, words: Speaker) -> str:
    """What a festival card asks for, with what it drew."""
    drawn = dict(zip("ab", goal["goods"], strict=False)) | dict(zip("xy", goal["plantations"], strict=False))
    if goal["building"] is not None:
        drawn["building"] = goal["building"]
    amounts = words.amounts(Counter(goal["goods"]))
    return words.text(message_id("festival", goal["card"], "condition"), amounts=amounts, **drawn)


def reward(card: str, words: Speaker) -> str:
    """What a festival card brings: ``1 worker, 1 coin, 1 VP``"""
    printed = CARDS[CARD_IDS.index(card)]
    return words.text("festival-reward", workers=printed.workers, coins=printed.coins, points=printed.vp)
