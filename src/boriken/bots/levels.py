"""Opponents for people: five levels, and three styles at the middle one."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from boriken.bots.evaluation import PART_NAMES, PLAIN
from boriken.bots.stepping import GreedyBot, PlannerBot

if TYPE_CHECKING:
    from boriken.bots import Bot


BEGINNER_BLUR: Final = 2.0
"""By how many points they misjudge what their actions are worth."""
CASUAL_BLUR: Final = 0.6
SKILLED_BLUR: Final = 0.3
EXPERT_SIMULATIONS: Final = 10
MASTER_SECONDS: Final = 0.9
"""A little less than the second it is given, for what else there is to do in it."""


def _taste(**parts: float) -> list[float]:
    taste = PLAIN[:]
    for name, weight in parts.items():
        taste[PART_NAMES.index(name)] = weight
    return taste


SHIPPER: Final = _taste(so_far=1.2, barrels=1.5, farm=1.2)
BUILDER: Final = _taste(city=1.3, coins=1.2)
TRADER: Final = _taste(coins=1.5)


def _expert(seed: int) -> Bot:
    return _searching(seed, EXPERT_SIMULATIONS)


def _master(seed: int) -> Bot:
    return _searching(seed, 0)


def _searching(seed: int, simulations: int) -> Bot:
    from boriken.bots.learned import network
    from boriken.bots.search.bot import SearchBot

    return SearchBot(seed, network(), simulations=simulations, most_seconds=MASTER_SECONDS)


OPPONENTS: Final[dict[str, Callable[[int], Bot]]] = {
    "beginner": lambda seed: GreedyBot(seed, BEGINNER_BLUR),
    "casual": lambda seed: GreedyBot(seed, CASUAL_BLUR),
    "skilled": lambda seed: PlannerBot(seed, SKILLED_BLUR),
    "expert": _expert,
    "master": _master,
    # Three styles, all of them skilled.
    "shipper": lambda seed: PlannerBot(seed, SKILLED_BLUR, SHIPPER),
    "builder": lambda seed: PlannerBot(seed, SKILLED_BLUR, BUILDER),
    "trader": lambda seed: PlannerBot(seed, SKILLED_BLUR, TRADER),
}
"""By name, what makes one from a seed."""
