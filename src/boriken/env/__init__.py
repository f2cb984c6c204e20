"""Boriken for reinforcement learning: what a seat sees as numbers, and the interfaces that others know.

>>> from boriken.env import fields, pettingzoo_env
>>> env = pettingzoo_env(players=3, edition="classic")
>>> env.reset(seed=7)
>>> observation, reward, termination, truncation, info = env.last()
>>> seen = dict(zip(fields(players=3, edition="classic"), observation["observation"].tolist()))
>>> env.agent_selection, seen["seat 0 coins"], seen["decision round"]
('player_0', 2, 1)

``vector_env`` steps many games at once. Importing ``boriken.env.openspiel`` registers the game there.
``docs/environments.md`` describes observations, actions and rewards.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, TypedDict, Unpack

from boriken.engine.options import Options
from boriken.env.fields import field_names
from boriken.env.rewards import WIN

if TYPE_CHECKING:
    from boriken.env.pettingzoo import BorikenEnv
    from boriken.env.vector import VectorEnv


class Table(TypedDict, total=False):
    """What ``Options`` takes beside players and edition."""

    # fields: keywords of Options
    governor: int
    expansions: Iterable[str]
    variants: Iterable[str]
    draft: str
    buildings: Iterable[str]
    house_rules: bool
    seats: Iterable[str]
    difficulty: str
    voluntary: bool
    # end of fields


def fields(players: int = 3, edition: str = "1897", **table: Unpack[Table]) -> tuple[str, ...]:
    """The names of the numbers in an observation, in their order."""
    return field_names(Options(edition, players, **table))


def pettingzoo_env(
    players: int = 3,
    edition: str = "1897",
    *,
    rewards: str = WIN,
    render_mode: str | None = None,
    **table: Unpack[Table],
) -> BorikenEnv:
    """A PettingZoo AEC environment; ``table`` takes the same words as ``Game.new``."""
    from boriken.env.pettingzoo import BorikenEnv

    return BorikenEnv(Options(edition, players, **table), rewards, render_mode)


def vector_env(
    games: int,
    players: int = 3,
    edition: str = "1897",
    *,
    seed: int | None = None,
    rewards: str = WIN,
    **table: Unpack[Table],
) -> VectorEnv:
    """So many games that are stepped at once."""
    from boriken.env.vector import VectorEnv

    return VectorEnv(games, Options(edition, players, **table), seed, rewards)
