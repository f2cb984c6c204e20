"""Remembering finished games: results, stamps and ratings, written down together, and once.

The change that ends a game leaves a note. A game is remembered in the transaction that deletes this note, so
whoever comes second, or again after a death, finds nothing to do.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import msgspec
from sqlalchemy import Connection, delete, insert, select, update
from sqlalchemy.ext.asyncio import AsyncEngine

from boriken.server.changes.forgetting import NOBODY
from boriken.server.document import PERSON
from boriken.server.profiles.anchors import bot_skill
from boriken.server.profiles.finished import FinishedGame, FinishedSeat
from boriken.server.profiles.rating import Rated, rate
from boriken.server.profiles.scale import NEWCOMER, Skill
from boriken.server.profiles.stamps import earned
from boriken.server.storage.result_store import ResultStore
from boriken.server.storage.schema import endings, ratings, results, stamps, tables
from boriken.server.storage.writing import insert_new

RETRY: Final = 60_000
"""Milliseconds before a game that could not be read is tried again; twice as long each time."""
MOST_DOUBLED: Final = 12


class Outdated(Exception):
    """The table has changed since it was read: somebody is forgotten, or plays again."""


class Memory(ResultStore):
    """Writes what the others read."""

    def __init__(self, engine: AsyncEngine) -> None:
        super().__init__(engine)
        self._new_rating = insert_new(engine, ratings)
        self._new_stamp = insert_new(engine, stamps).returning(stamps.c.stamp)

    async def due(self, now: int, limit: int) -> list[str]:
        """Games that are over and should have been remembered."""
        query = select(endings.c.table_id).where(endings.c.due <= now).order_by(endings.c.due).limit(limit)
        async with self.connected() as connection:
            return [row.table_id for row in await connection.execute(query)]

    async def remember(self, game: FinishedGame) -> bool:
        """Write down what is remembered of a game; False if that has been done."""
        async with self.connected() as connection:
            return await connection.run_sync(self._remember, game)

    async def postpone(self, table_id: str, now: int) -> None:
        """Try again later."""
        own = endings.c.table_id == table_id
        async with self.connected() as connection:
            tries = await connection.scalar(select(endings.c.tries).where(own)) or 0
            later = now + RETRY * 2 ** min(tries, MOST_DOUBLED)
            await connection.execute(update(endings).where(own).values(due=later, tries=tries + 1))

    async def drop(self, table_id: str) -> None:
        """There is nothing left to be remembered."""
        async with self.connected() as connection:
            await connection.execute(delete(endings).where(endings.c.table_id == table_id))

    def _remember(self, connection: Connection, game: FinishedGame) -> bool:
        """Deleting the note comes first: it makes others wait, on either database."""
        if not connection.execute(delete(endings).where(endings.c.table_id == game.table)).rowcount:
            return False
        # Held, so that nobody is forgotten meanwhile.
        held = select(tables.c.seq).where(tables.c.id == game.table).with_for_update(read=True)
        if connection.scalar(held) != game.seq:
            raise Outdated
        before = self._skills(connection, game) if game.is_rated else [None] * len(game.seats)
        after = _rated(game, before)
        rows = []
        for seat, skill, new in zip(game.seats, before, after, strict=True):
            fresh = self._stamp(connection, game, seat)
            rows.append(_row(game, seat, fresh, skill, new))
            if seat.guest is not None and new is not None:
                _keep_rating(connection, seat.guest, game.pool, new)
        connection.execute(insert(results), rows)
        return True

    def _skills(self, connection: Connection, game: FinishedGame) -> list[Skill | None]:
        """Everybody's skill before the game; the rows of people are held, in a fixed order."""
        people = sorted(seat.guest for seat in game.seats if seat.guest is not None)
        if people:
            first = {"pool": game.pool, "mu": NEWCOMER.mu, "sigma": NEWCOMER.sigma, "games": 0}
            connection.execute(self._new_rating, [{"guest_id": guest, **first} for guest in people])
        query = select(ratings).where(ratings.c.pool == game.pool, ratings.c.guest_id.in_(people))
        held = connection.execute(query.order_by(ratings.c.guest_id).with_for_update())
        known = {row.guest_id: Skill(row.mu, row.sigma) for row in held}
        return [
            known.get(seat.guest or "", NEWCOMER)
            if seat.kind == PERSON
            else bot_skill(game.pool, seat.bot or "")
            for seat in game.seats
        ]

    def _stamp(self, connection: Connection, game: FinishedGame, seat: FinishedSeat) -> list[str]:
        """Give somebody the stamps of a game: those that are new."""
        if seat.guest is None:
            return []
        fresh = []
        for stamp in earned(game, seat):
            row = {"guest_id": seat.guest, "stamp": stamp, "at": game.ended}
            if connection.scalar(self._new_stamp, row) is not None:
                fresh.append(stamp)
        return fresh


def _rated(game: FinishedGame, before: Sequence[Skill | None]) -> list[Skill | None]:
    if not game.is_rated:
        return [None] * len(game.seats)
    return rate(
        [
            Rated(
                rank=seat.rank,
                skill=skill or NEWCOMER,
                is_person=seat.kind == PERSON,
                decisions=seat.decisions,
                stood_in=seat.stood_in,
                is_gone=seat.is_gone,
            )
            for seat, skill in zip(game.seats, before, strict=True)
        ]
    )


def _keep_rating(connection: Connection, guest: str, pool: str, skill: Skill) -> None:
    own = (ratings.c.guest_id == guest) & (ratings.c.pool == pool)
    more = {"mu": skill.mu, "sigma": skill.sigma, "games": ratings.c.games + 1}
    connection.execute(update(ratings).where(own).values(more))


def _row(
    game: FinishedGame, seat: FinishedSeat, fresh: Sequence[str], before: Skill | None, after: Skill | None
) -> dict[str, object]:
    is_changed = seat.guest is not None and before is not None and after is not None
    return {
        "table_id": game.table,
        "seat": seat.seat,
        "guest_id": seat.guest,
        "kind": seat.kind,
        "name": seat.name,
        "bot": seat.bot,
        "ended": game.ended,
        "edition": game.edition,
        "players": game.players,
        "expansions": "".join(f",{name}" for name in game.expansions) + ("," if game.expansions else ""),
        "is_open": game.is_public or game.is_rated,
        "is_rated": game.is_rated,
        "rank": seat.rank,
        "points": seat.points,
        "decisions": seat.decisions,
        "stood_in": seat.stood_in,
        "is_gone": seat.is_gone,
        "facts": msgspec.json.encode(seat.facts).decode(),
        "stamps": ",".join(fresh),
        "pool": game.pool if is_changed else None,
        "mu_before": before.mu if is_changed and before else None,
        "sigma_before": before.sigma if is_changed and before else None,
        "mu": after.mu if is_changed and after else None,
        "sigma": after.sigma if is_changed and after else None,
    }


# --- Forgetting ------------------------------------------------------------------------------------------


def forget_history(connection: Connection, guest: str) -> None:
    """What was played stays with those it was played with, without a name; ratings and stamps go."""
    for table in (ratings, stamps):
        connection.execute(delete(table).where(table.c.guest_id == guest))
    nobody = {
        "guest_id": None,
        "name": NOBODY,
        "stamps": "",
        "pool": None,
        **dict.fromkeys(("mu_before", "sigma_before", "mu", "sigma")),
    }
    connection.execute(update(results).where(results.c.guest_id == guest).values(nobody))


def forget_results(connection: Connection, table_id: str) -> None:
    """Of a table that is deleted; ratings stay as they have become."""
    for table in (endings, results):
        connection.execute(delete(table).where(table.c.table_id == table_id))
