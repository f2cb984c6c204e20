"""What is asked of the results of finished games; each question is bounded, and has its index."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Collection, Sequence
from contextlib import asynccontextmanager
from typing import Any, Final

import msgspec
from sqlalchemy import Row, Select, and_, func, or_, select
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine
from sqlalchemy.sql import exists

from boriken.server.accounts.names import skeleton
from boriken.server.errors import Unavailable
from boriken.server.profiles.finished import Facts
from boriken.server.profiles.scale import Skill
from boriken.server.profiles.statistics import Opponent, Played
from boriken.server.storage.database import DATABASE_ERRORS, LONGEST_ANSWER
from boriken.server.storage.schema import accounts, ratings, results, stamps, tables

PAGE: Final = 20
"""Games of a list at once."""
MOST_COUNTED: Final = 1000
"""Games that statistics count: the latest."""
MOST_POINTS: Final = 500
"""Of a curve."""

_facts: Final = msgspec.json.Decoder(Facts)
Result = Row[Any]


class Chosen(msgspec.Struct, frozen=True, kw_only=True):
    """Which games somebody wants to see."""

    edition: str = ""
    players: int = 0
    expansion: str = ""
    """One that was in play; "none": the base game alone."""
    rated: bool = False
    viewer: str = ""
    """Who asks, if it is not the person: they see what was open to all, and what they played themselves."""
    is_own: bool = True


class Cursor(msgspec.Struct, frozen=True):
    """Where a list goes on."""

    ended: int
    table: str


class ResultStore:
    """Beside the store of games, in the same database."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine

    @asynccontextmanager
    async def connected(self) -> AsyncIterator[AsyncConnection]:
        try:
            async with asyncio.timeout(LONGEST_ANSWER), self._engine.begin() as connection:
                yield connection
        except DATABASE_ERRORS as error:
            raise Unavailable("database_lost") from error

    # --- Reading -----------------------------------------------------------------------------------------

    async def account_named(self, name: str) -> tuple[str, str] | None:
        """Identifier and name of the account that is called like this, or looks like it."""
        query = select(accounts.c.id, accounts.c.name).where(accounts.c.skeleton == skeleton(name))
        async with self.connected() as connection:
            found = (await connection.execute(query)).first()
        return None if found is None else (found.id, found.name)

    async def total(self, guest: str, chosen: Chosen) -> tuple[int, int, int | None]:
        """How many games somebody has finished, how many of them won, and when the first one ended."""
        of = _of(guest, chosen).order_by(None).subquery()
        query = select(func.count(), func.count().filter(of.c.rank == 1), func.min(of.c.ended))
        async with self.connected() as connection:
            games, wins, first = (await connection.execute(query)).one()
        return games, wins, first

    async def games(self, guest: str, chosen: Chosen, before: Cursor | None = None) -> list[Result]:
        """Somebody's results, the latest first: one more than a page, if there are."""
        query = _of(guest, chosen)
        if before is not None:
            at_once = and_(results.c.ended == before.ended, results.c.table_id < before.table)
            query = query.where(or_(results.c.ended < before.ended, at_once))
        async with self.connected() as connection:
            return list((await connection.execute(query.limit(PAGE + 1))).all())

    async def seats(self, table_ids: Collection[str]) -> dict[str, list[Result]]:
        """Everybody's results at some tables, by seat."""
        query = select(results).where(results.c.table_id.in_(table_ids)).order_by(results.c.seat)
        async with self.connected() as connection:
            rows = (await connection.execute(query)).all()
        return {table: [row for row in rows if row.table_id == table] for table in table_ids}

    async def kept(self, table_ids: Collection[str]) -> set[str]:
        """The tables that are still there."""
        query = select(tables.c.id).where(tables.c.id.in_(table_ids))
        async with self.connected() as connection:
            return {row.id for row in await connection.execute(query)}

    async def counted(self, guest: str, chosen: Chosen) -> tuple[list[Played], list[Opponent], bool]:
        """The latest games for statistics, who else was there, and whether there are older ones."""
        latest = _of(guest, chosen).limit(MOST_COUNTED + 1)
        async with self.connected() as connection:
            rows = (await connection.execute(latest)).all()
            others = await self._others(connection, guest, [row.table_id for row in rows[:MOST_COUNTED]])
        return [_played(row) for row in rows[:MOST_COUNTED]], others, len(rows) > MOST_COUNTED

    async def _others(
        self, connection: AsyncConnection, guest: str, table_ids: Sequence[str]
    ) -> list[Opponent]:
        query = select(results).where(
            results.c.table_id.in_(table_ids),
            or_(results.c.guest_id.is_(None), results.c.guest_id != guest),
        )
        return [_opponent(row) for row in await connection.execute(query.order_by(results.c.ended.desc()))]

    async def ratings(self, guest: str) -> dict[str, tuple[Skill, int]]:
        """Somebody's skills by pool, and in how many games each was found out."""
        query = select(ratings).where(ratings.c.guest_id == guest, ratings.c.games > 0)
        async with self.connected() as connection:
            rows = (await connection.execute(query)).all()
        return {row.pool: (Skill(row.mu, row.sigma), row.games) for row in rows}

    async def curve(self, guest: str, pool: str) -> list[tuple[int, Skill]]:
        """Somebody's skill after each of the latest rated games, the earliest first."""
        query = (
            select(results.c.ended, results.c.mu, results.c.sigma)
            .where(results.c.guest_id == guest, results.c.pool == pool)
            .order_by(results.c.ended.desc())
            .limit(MOST_POINTS)
        )
        async with self.connected() as connection:
            rows = (await connection.execute(query)).all()
        return [(row.ended, Skill(row.mu, row.sigma)) for row in reversed(rows)]

    async def stamps(self, guest: str) -> dict[str, int]:
        """When somebody got which stamp."""
        query = select(stamps.c.stamp, stamps.c.at).where(stamps.c.guest_id == guest)
        async with self.connected() as connection:
            return {row.stamp: row.at for row in await connection.execute(query)}


def _of(guest: str, chosen: Chosen) -> Select[Any]:
    query = select(results).where(results.c.guest_id == guest)
    if chosen.edition:
        query = query.where(results.c.edition == chosen.edition)
    if chosen.players:
        query = query.where(results.c.players == chosen.players)
    if chosen.expansion == "none":
        query = query.where(results.c.expansions == "")
    elif chosen.expansion:
        query = query.where(results.c.expansions.contains(f",{chosen.expansion},", autoescape=True))
    if chosen.rated:
        query = query.where(results.c.is_rated)
    if not chosen.is_own:
        mine = results.alias()
        was_there = exists().where(mine.c.table_id == results.c.table_id, mine.c.guest_id == chosen.viewer)
        query = query.where(or_(results.c.is_open, was_there))
    return query.order_by(results.c.ended.desc(), results.c.table_id.desc())


def _played(row: Result) -> Played:
    return Played(
        table=row.table_id, seat=row.seat, rank=row.rank, points=row.points, facts=_facts.decode(row.facts)
    )


def _opponent(row: Result) -> Opponent:
    return Opponent(
        table=row.table_id, kind=row.kind, guest=row.guest_id, name=row.name, bot=row.bot, rank=row.rank
    )
