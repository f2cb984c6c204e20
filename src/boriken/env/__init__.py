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

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, TypedDict, Unpack

from boriken.engine.options import Options, usual_table
from boriken.env.fields import field_names
from boriken.env.rewards import WIN
from boriken.extras import from_extras

if TYPE_CHECKING:
    from boriken.env.pettingzoo import BorikenEnv
    from boriken.env.single import SingleEnv
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


def table_options(players: int | None = None, edition: str | None = None, **table: Unpack[Table]) -> Options:
    """A table by the words of ``Game.new``, and with the same left out."""
    edition, players = usual_table(edition, players, table.get("seats", ()))
    return Options(edition, players, **table)


def fields(players: int | None = None, edition: str | None = None, **table: Unpack[Table]) -> tuple[str, ...]:
    """The names of the numbers in an observation, in their order."""
    return field_names(table_options(players, edition, **table))


def pettingzoo_env(
    players: int | None = None,
    edition: str | None = None,
    *,
    rewards: str = WIN,
    render_mode: str | None = None,
    compact: bool = False,
    **table: Unpack[Table],
) -> BorikenEnv:
    """A PettingZoo AEC environment; ``table`` takes the same words as ``Game.new``.

    ``compact`` leaves out the actions that can never be legal at such a table.
    """
    with from_extras():
        from boriken.env.pettingzoo import BorikenEnv

    return BorikenEnv(table_options(players, edition, **table), rewards, render_mode, compact)


def vector_env(
    games: int,
    players: int | None = None,
    edition: str | None = None,
    *,
    seed: int | None = None,
    rewards: str = WIN,
    compact: bool = False,
    **table: Unpack[Table],
) -> VectorEnv:
    """So many games that are stepped at once."""
    with from_extras():
        from boriken.env.vector import VectorEnv

    return VectorEnv(games, table_options(players, edition, **table), seed, rewards, compact)


def gymnasium_env(
    opponents: Sequence[str],
    players: int | None = None,
    edition: str | None = None,
    *,
    seat: int | None = 0,
    rewards: str = WIN,
    compact: bool = False,
    illegal: str = "raise",
    render_mode: str | None = None,
    **table: Unpack[Table],
) -> SingleEnv:
    """A Gymnasium environment for one agent against bots by name, as the arena takes them, in the order in
    which they sit after it.

    ``seat`` None draws the agent's seat anew for each game. An action that is not legal raises
    ``IllegalAction``; with ``illegal="random"`` any legal one is taken instead, and the info says so.
    """
    with from_extras():
        from boriken.env.single import SingleEnv

    if players is None and not table.get("seats"):
        players = len(opponents) + 1
    options = table_options(players, edition, **table)
    return SingleEnv(options, opponents, seat, rewards, compact, illegal, render_mode)
