"""Who is rated how, for whoever runs the server."""

from __future__ import annotations

import msgspec
from sqlalchemy import select
from sqlalchemy.ext.asyncio import AsyncEngine

from boriken.server.profiles.scale import Skill, doubt, points
from boriken.server.storage.schema import accounts, ratings


class RatedPerson(msgspec.Struct, frozen=True, kw_only=True):
    """Somebody's rating in a pool."""

    guest: str
    name: str
    pool: str
    rating: int
    doubt: int
    games: int


async def read_ratings(engine: AsyncEngine, pool: str, limit: int) -> list[RatedPerson]:
    """The highest ratings of a pool, the highest first."""
    query = (
        select(ratings, accounts.c.name)
        .outerjoin(accounts, accounts.c.id == ratings.c.guest_id)
        .where(ratings.c.pool == pool, ratings.c.games > 0)
        .order_by(ratings.c.mu.desc(), ratings.c.guest_id)
    )
    async with engine.connect() as connection:
        rows = (await connection.execute(query.limit(limit))).all()
    return [
        RatedPerson(
            guest=row.guest_id,
            name=row.name or "",
            pool=pool,
            rating=points(pool, Skill(row.mu, row.sigma)),
            doubt=doubt(pool, Skill(row.mu, row.sigma)),
            games=row.games,
        )
        for row in rows
    ]
