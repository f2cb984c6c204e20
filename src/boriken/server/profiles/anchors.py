"""Where bots stand on the scale of ratings: their levels are known from the arena (docs/arena.md)."""

from __future__ import annotations

import math
from functools import cache
from itertools import accumulate
from typing import Final

from boriken.bots import STYLES
from boriken.server.profiles.scale import MIDDLE, SETTLED, TENFOLD, Skill, size_of, skill_at

LADDER: Final = (
    "random",
    "beginner",
    "casual",
    "skilled",
    "greedy",
    "planner",
    "learned",
    "expert",
    "master",
)
"""From the weakest to the strongest; each was measured against the one before it."""

WON: Final = {
    "3-base": (95.8, 95.3, 89.4, 56.6, 63.7, 74.0, 62.2, 69.5),
    "4-base": (97.3, 98.3, 84.1, 60.4, 57.5, 81.3, 59.2, 64.8),
    "3-expanded": (97.5, 96.3, 85.6, 51.5, 57.3, 52.5, 63.6, 65.4),
    "4-expanded": (97.4, 98.8, 86.3, 60.3, 52.2, 65.4, 54.0, 62.2),
}
"""Games in a hundred that the stronger of two neighbours won at a table of both kinds."""

MEASURED: Final = {2: 3, 3: 3, 4: 4, 5: 4}
"""With which number of players the ladder was climbed that is taken for another."""

MEDIAN: Final = "skilled"
"""The level of a newcomer: whoever it is too high for, or too low, is soon elsewhere."""
SURE: Final = SETTLED
"""Doubt about a bot; it learns nothing, so there is none to come."""


def bot_skill(pool: str, bot: str) -> Skill:
    """The skill of a bot, which no game changes; one that the arena does not know counts as ``MEDIAN``."""
    known = MEDIAN if bot in STYLES or bot not in LADDER else bot
    return skill_at(pool, _ratings(pool)[known], SURE)


@cache
def _ratings(pool: str) -> dict[str, float]:
    won = WON[f"{MEASURED[size_of(pool)]}-{pool.partition('-')[2]}"]
    steps = (_lead(share / 100, MEASURED[size_of(pool)]) for share in won)
    heights = list(accumulate(steps, initial=0.0))
    middle = heights[LADDER.index(MEDIAN)]
    return {bot: MIDDLE + height - middle for bot, height in zip(LADDER, heights, strict=True)}


def _lead(share: float, seats: int) -> float:
    """How many points ahead somebody is who wins such a share of games between two kinds.

    With three seats each kind has one seat more in half of the games, by which nobody wins in equal parts.
    """
    divisions = [(seats // 2, seats - seats // 2), (seats - seats // 2, seats // 2)]
    low, high = -20.0, 20.0
    while high - low > 1e-9:
        middle = (low + high) / 2
        strength = math.exp(middle)
        won = sum(own * strength / (own * strength + others) for own, others in divisions) / 2
        low, high = (middle, high) if won < share else (low, middle)
    return low * TENFOLD / math.log(10)
