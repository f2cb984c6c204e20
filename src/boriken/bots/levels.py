"""Opponents for people: five levels, and three characters at the middle one."""

from __future__ import annotations

import random
from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from boriken.bots.evaluation import BARRELS, CITY, COINS, FARM, PLAIN, SO_FAR
from boriken.bots.stepping import GreedyBot, PlannerBot
from boriken.engine.ids import (
    BUILDER_PHASE,
    CAPTAIN_PHASE,
    PLACE_WORKERS,
    ROUND,
    SETTLER_PHASE,
    STORAGE,
    TRADER_PHASE,
)
from boriken.engine.state import State

if TYPE_CHECKING:
    from boriken.bots import Bot


@dataclass(frozen=True)
class Level:
    """An opponent somebody may choose."""

    description: str
    make: Callable[[int], Bot]
    """From a seed."""


BEGINNER_BLUR: Final = 4.0
"""By how many points they misjudge what their actions are worth."""
CASUAL_BLUR: Final = 1.2
EXPERT_SIMULATIONS: Final = 300
MASTER_SECONDS: Final = 0.9
"""A little less than the second it is given, for what else there is to do in it."""


def _taste(**parts: float) -> list[float]:
    taste = PLAIN[:]
    for name, weight in parts.items():
        taste[_PARTS[name]] = weight
    return taste


_PARTS: Final = {"so_far": SO_FAR, "coins": COINS, "barrels": BARRELS, "farm": FARM, "city": CITY}

SHIPPER: Final = _taste(so_far=1.2, barrels=1.5, farm=1.2)
BUILDER: Final = _taste(city=1.3, coins=1.2)
TRADER: Final = _taste(coins=1.5)


def _master(seed: int) -> Bot:
    return _searching(seed, simulations=0)


def _expert(seed: int) -> Bot:
    return _searching(seed, simulations=EXPERT_SIMULATIONS)


def _searching(seed: int, simulations: int) -> Bot:
    from boriken.bots.learned import network
    from boriken.bots.search.bot import SearchBot

    return SearchBot(seed, network(), simulations=simulations, most_seconds=MASTER_SECONDS)


LEVELS: Final = {
    "beginner": Level(
        "Knows the rules, and often misjudges what a move is worth.",
        lambda seed: GreedyBot(seed, BEGINNER_BLUR),
    ),
    "casual": Level(
        "Takes what looks good at once, with a mistake now and then.",
        lambda seed: GreedyBot(seed, CASUAL_BLUR),
    ),
    "skilled": Level("Thinks a round ahead and sees whom a role helps.", PlannerBot),
    "expert": Level("Looks some moves ahead, briefly.", _expert),
    "master": Level("Looks ahead as far as a second allows.", _master),
    # Three characters, all of them skilled.
    "shipper": Level("Grows much, and fills the ships.", lambda seed: PlannerBot(seed, taste=SHIPPER)),
    "builder": Level("Puts its coins into a grand city.", lambda seed: PlannerBot(seed, taste=BUILDER)),
    "trader": Level("Sells dear, and keeps its purse full.", lambda seed: PlannerBot(seed, taste=TRADER)),
}


THINKING: Final = {
    ROUND: 1.6,
    BUILDER_PHASE: 1.2,
    SETTLER_PHASE: 0.8,
    TRADER_PHASE: 0.8,
    CAPTAIN_PHASE: 0.8,
    STORAGE: 0.5,
    PLACE_WORKERS: 0.3,
}
"""Seconds that people mostly take for a decision."""
OTHER_THINKING: Final = 0.6
A_CHOICE_MORE: Final = 0.06
UNSTEADY: Final = 0.35
"""By how much of it they are quicker or slower now and then."""


def thinking_time(state: State, chance: random.Random) -> float:
    """Seconds after which a move seems natural, however quick the bot was."""
    usual = THINKING.get(state.frames[-1].step, OTHER_THINKING) + A_CHOICE_MORE * len(state.choices)
    return usual * (1 + UNSTEADY * chance.uniform(-1, 1))
