"""The scale of ratings: how a skill and its doubt are shown, and what they let expect.

Skills are those of OpenSkill's Plackett-Luce model: somebody wins with their share of all strengths at the
table, as in the arena. So they are shown as there: who is 400 ahead wins ten games for each of the other's.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Final

import msgspec

MU: Final = 25.0
SIGMA: Final = MU / 3
BETA: Final = SIGMA / 2
SETTLED: Final = 1.75
"""The doubt that stays after many games: some is added with each, because people change."""

MIDDLE: Final = 1500
TENFOLD: Final = 400
PROVISIONAL: Final = 130
"""Points of doubt with which a rating says little yet."""

SIZES: Final = (2, 3, 4, 5)
KINDS: Final = ("base", "expanded")
POOLS: Final = tuple(f"{size}-{kind}" for kind in KINDS for size in SIZES)
"""Games that are alike enough to be one skill: by number of players, and with or without expansions."""


class Skill(msgspec.Struct, frozen=True):
    """What is believed of somebody's skill in a pool."""

    mu: float = MU
    sigma: float = SIGMA


NEWCOMER: Final = Skill()


def pool_of(players: int, expansions: Sequence[str]) -> str:
    return f"{players}-{KINDS[bool(expansions)]}"


def size_of(pool: str) -> int:
    return int(pool.partition("-")[0])


def points(pool: str, skill: Skill) -> int:
    """A skill as it is shown."""
    return round(MIDDLE + _slope(pool) * (skill.mu - MU))


def doubt(pool: str, skill: Skill) -> int:
    """How far a rating may well be off, in points."""
    return round(_slope(pool) * skill.sigma)


def is_provisional(pool: str, skill: Skill) -> bool:
    return doubt(pool, skill) > PROVISIONAL


def skill_at(pool: str, rating: float, sigma: float) -> Skill:
    """The skill that is shown as so many points."""
    return Skill(MU + (rating - MIDDLE) / _slope(pool), sigma)


def chances(skills: Sequence[Skill]) -> list[float]:
    """With which probability each at a table wins."""
    spread = _spread(skills)
    best = max(skill.mu for skill in skills)
    strengths = [math.exp((skill.mu - best) / spread) for skill in skills]
    return [strength / sum(strengths) for strength in strengths]


def _spread(skills: Sequence[Skill]) -> float:
    """How far apart skills are of which one wins e times as often as the other: the model's ``c``."""
    return math.sqrt(sum(skill.sigma**2 + BETA**2 for skill in skills))


def _slope(pool: str) -> float:
    """Points for each unit of skill, at a table of people whose ratings have settled."""
    settled = [Skill(MU, SETTLED)] * size_of(pool)
    return TENFOLD / math.log(10) / _spread(settled)
