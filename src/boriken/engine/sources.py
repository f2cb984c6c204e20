"""Where a gain comes from: a building, the privilege of a role, or a goal of the festival."""

from __future__ import annotations

from typing import Final

from boriken.catalog.buildings import BUILDING_NAMES
from boriken.catalog.festival import CARD_IDS
from boriken.engine.ids import CARD_NAMES

ROLE_SOURCE: Final = 64
"""A building has its own number, a role this and the number of its card."""
GOAL_SOURCE: Final = 96
"""A goal of the festival has this and the number of its card."""


def _names() -> list[str]:
    names = [*BUILDING_NAMES, *[""] * (ROLE_SOURCE - len(BUILDING_NAMES)), *CARD_NAMES]
    return [*names, *[""] * (GOAL_SOURCE - len(names)), *CARD_IDS]


SOURCE_NAMES: Final[list[str]] = _names()
"""What each source is called; numbers that are none have no name."""
