"""What somebody's games have in common, counted from what is remembered of each."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Callable, Iterable, Sequence
from typing import Final, TypeVar

import msgspec

from boriken.engine.options import PUERTOMA
from boriken.server.contract.profiles import (
    BuildingCount,
    Counted,
    Rivalry,
    RoleCount,
    SeatCount,
    SourceCount,
    Statistics,
)
from boriken.server.document import PERSON
from boriken.server.profiles.finished import Facts

MOST_BUILDINGS: Final = 12
MOST_RIVALS: Final = 20

Key = TypeVar("Key")


class Played(msgspec.Struct, frozen=True, kw_only=True):
    """One of somebody's games, as far as it counts here."""

    table: str
    seat: int
    rank: int
    points: int
    facts: Facts


class Opponent(msgspec.Struct, frozen=True, kw_only=True):
    """Somebody else at one of these tables."""

    table: str
    kind: str
    guest: str | None
    name: str
    bot: str | None
    rank: int


def statistics(
    games: Sequence[Played],
    opponents: Iterable[Opponent],
    is_more: bool,
    name_of: Callable[[str], str | None],
) -> Statistics:
    """``is_more``: whether there are older games, not counted; ``name_of``: what accounts are called."""
    return Statistics(
        games=len(games),
        wins=sum(game.rank == 1 for game in games),
        points=_mean([game.points for game in games]),
        best=max((game.points for game in games), default=0),
        more=is_more,
        sources=_sources(games),
        buildings=_buildings(games),
        first_roles=_first_roles(games),
        seats=_seats(games),
        rivals=_rivals(games, opponents, name_of),
    )


def _mean(values: Sequence[int]) -> float:
    return round(sum(values) / len(values), 1) if values else 0.0


def _sources(games: Sequence[Played]) -> list[SourceCount]:
    """Points by source, on average over all games and over those won."""
    won = [game for game in games if game.rank == 1]
    names = {name: None for game in games for name in game.facts.parts}
    return [
        SourceCount(
            name,
            _mean([game.facts.parts.get(name, 0) for game in games]),
            _mean([game.facts.parts.get(name, 0) for game in won]),
        )
        for name in names
    ]


def _buildings(games: Sequence[Played]) -> list[BuildingCount]:
    built: Counter[str] = Counter()
    won: Counter[str] = Counter()
    for game in games:
        for building in set(game.facts.city):
            built[building] += 1
            won[building] += game.rank == 1
    most = sorted(built, key=lambda building: (-built[building], -won[building], building))
    return [BuildingCount(name, built[name], won[name]) for name in most[:MOST_BUILDINGS]]


def _first_roles(games: Sequence[Played]) -> list[RoleCount]:
    counted = _counted((game.facts.first_role, game.rank) for game in games if game.facts.first_role)
    return sorted(
        (RoleCount(role, count.games, count.wins) for role, count in counted.items()),
        key=lambda row: (-row.games, row.role),
    )


def _seats(games: Sequence[Played]) -> list[SeatCount]:
    counted = _counted((game.seat, game.rank) for game in games)
    return [SeatCount(seat, counted[seat].games, counted[seat].wins) for seat in sorted(counted)]


def _counted(rows: Iterable[tuple[Key, int]]) -> dict[Key, Counted]:
    counted: defaultdict[Key, Counted] = defaultdict(lambda: Counted(0, 0))
    for key, rank in rows:
        counted[key].games += 1
        counted[key].wins += rank == 1
    return counted


def _rivals(
    games: Sequence[Played], opponents: Iterable[Opponent], name_of: Callable[[str], str | None]
) -> list[Rivalry]:
    """Against whom one has played most: people, and bots by their level."""
    own = {game.table: game.rank for game in games}
    rivals: dict[tuple[str, str], Rivalry] = {}
    for other in opponents:
        key = _identity(other)
        if key is None or other.table not in own:
            continue
        account = None if other.guest is None else name_of(other.guest)
        rivalry = rivals.setdefault(
            key, Rivalry(account or other.name, other.bot, account is not None, 0, 0, 0)
        )
        rivalry.games += 1
        rivalry.ahead += own[other.table] < other.rank
        rivalry.behind += own[other.table] > other.rank
    ordered = sorted(rivals.values(), key=lambda row: (-row.games, row.bot is not None, row.name))
    return ordered[:MOST_RIVALS]


def _identity(other: Opponent) -> tuple[str, str] | None:
    """Who it is from game to game; None for those who are nobody any more."""
    if other.kind == PERSON:
        return None if other.guest is None else (PERSON, other.guest)
    return (other.kind, other.bot or PUERTOMA)
