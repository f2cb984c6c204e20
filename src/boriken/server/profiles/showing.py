"""Profiles as messages: what is remembered, as somebody may know it."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from boriken.server.contract.profiles import (
    PlayedGame,
    PlayedGames,
    PlayedSeat,
    Rating,
    RatingChange,
    RatingCurve,
    RatingPoint,
    Stamp,
)
from boriken.server.presenting import moment
from boriken.server.profiles.scale import POOLS, Skill, doubt, is_provisional, points
from boriken.server.profiles.stamps import STAMPS
from boriken.server.storage.result_store import PAGE, Result

NameOf = Callable[[str], str | None]
"""What an account is called; None for guests."""


def show_ratings(skills: dict[str, tuple[Skill, int]]) -> list[Rating]:
    return [
        Rating(
            pool=pool,
            rating=points(pool, skills[pool][0]),
            doubt=doubt(pool, skills[pool][0]),
            provisional=is_provisional(pool, skills[pool][0]),
            games=skills[pool][1],
        )
        for pool in POOLS
        if pool in skills
    ]


def show_stamps(given: dict[str, int]) -> list[Stamp]:
    """All there are, so that one sees what is left to be tried."""
    return [Stamp(name, moment(given[name]) if name in given else None) for name in STAMPS]


def show_curve(pool: str, curve: Sequence[tuple[int, Skill]]) -> RatingCurve:
    told = [RatingPoint(moment(at), points(pool, skill), doubt(pool, skill)) for at, skill in curve]
    return RatingCurve(pool, told)


def show_games(
    page: Sequence[Result],
    seats: dict[str, list[Result]],
    kept: set[str],
    viewer: str | None,
    name_of: NameOf,
) -> PlayedGames:
    """``page``: one more than fit, if there are more."""
    shown = page[:PAGE]
    last = shown[-1] if len(page) > PAGE else None
    return PlayedGames(
        [_game(row, seats[row.table_id], row.table_id in kept, viewer, name_of) for row in shown],
        None if last is None else f"{last.ended}-{last.table_id}",
    )


def _game(
    row: Result, seats: Sequence[Result], is_kept: bool, viewer: str | None, name_of: NameOf
) -> PlayedGame:
    return PlayedGame(
        table=row.table_id,
        ended=moment(row.ended),
        edition=row.edition,
        players=row.players,
        expansions=[name for name in row.expansions.split(",") if name],
        seat=row.seat,
        rank=row.rank,
        points=row.points,
        rated=row.is_rated,
        change=show_change(row),
        stamps=[name for name in row.stamps.split(",") if name],
        record=is_kept,
        seats=[_seat(seat, viewer, name_of) for seat in seats],
    )


def _seat(row: Result, viewer: str | None, name_of: NameOf) -> PlayedSeat:
    account = None if row.guest_id is None else name_of(row.guest_id)
    return PlayedSeat(
        kind=row.kind,
        name=account or row.name,
        bot=row.bot,
        account=account is not None,
        you=row.guest_id is not None and row.guest_id == viewer,
        rank=row.rank,
        points=row.points,
    )


def show_change(row: Result) -> RatingChange | None:
    """What a game did to a person's rating; None if nothing."""
    if row.pool is None:
        return None
    before, after = Skill(row.mu_before, row.sigma_before), Skill(row.mu, row.sigma)
    return RatingChange(points(row.pool, before), points(row.pool, after), is_provisional(row.pool, after))
