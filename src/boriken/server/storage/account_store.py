"""All questions to the database about accounts."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import msgspec
from sqlalchemy import Connection, delete, insert, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from boriken.server.accounts.names import is_reserved, skeleton
from boriken.server.errors import Conflict, Unavailable
from boriken.server.storage.database import DATABASE_ERRORS, LONGEST_ANSWER
from boriken.server.storage.schema import (
    accounts,
    mail_addresses,
    passkeys,
    recovery_codes,
    sessions,
    tickets,
)

KEPT_FREE = 30 * 24 * 3600 * 1000
"""Milliseconds for which nobody else can have a name that somebody has given up."""


class Account(msgspec.Struct, frozen=True, kw_only=True):
    """A guest with a name of their own."""

    id: str
    name: str
    made: int
    """Milliseconds since 1970."""


class AccountStore:
    """Beside the store of games, in the same database."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine

    @asynccontextmanager
    async def connected(self) -> AsyncIterator[AsyncConnection]:
        """One transaction."""
        try:
            async with asyncio.timeout(LONGEST_ANSWER), self._engine.begin() as connection:
                yield connection
        except IntegrityError:
            raise
        except DATABASE_ERRORS as error:
            raise Unavailable("database_lost") from error

    async def names(self) -> dict[str, str]:
        """What all accounts are called."""
        async with self.connected() as connection:
            rows = await connection.execute(select(accounts.c.id, accounts.c.name))
            return {row.id: row.name for row in rows}

    async def account(self, id: str) -> Account | None:
        async with self.connected() as connection:
            row = (await connection.execute(select(accounts).where(accounts.c.id == id))).first()
        return None if row is None else Account(id=row.id, name=row.name, made=row.made)

    async def make(self, id: str, name: str, now: int) -> None:
        """Let a guest have an account."""
        async with self._own_name(), self.connected() as connection:
            await connection.run_sync(make_account, id, name, now)

    async def rename(self, id: str, name: str, now: int) -> None:
        """Another name; the one so far stays free for a while, in case somebody is looked for by it."""
        async with self._own_name(), self.connected() as connection:
            await connection.run_sync(_rename, id, name, now)

    @asynccontextmanager
    async def _own_name(self) -> AsyncIterator[None]:
        try:
            yield
        except IntegrityError:  # somebody was quicker
            raise Conflict("name_taken") from None


def make_account(connection: Connection, id: str, name: str, now: int) -> None:
    alike = _free(connection, id, name, now)
    row = {"id": id, "name": name, "skeleton": alike, "made": now, "former": "", "renamed": 0}
    connection.execute(insert(accounts), row)


def _rename(connection: Connection, id: str, name: str, now: int) -> None:
    alike = _free(connection, id, name, now)
    own = accounts.c.id == id
    is_other = accounts.c.skeleton != alike
    given_up = {"former": accounts.c.skeleton, "renamed": now}
    connection.execute(update(accounts).where(own, is_other).values(given_up))
    connection.execute(update(accounts).where(own).values(name=name, skeleton=alike))


def _free(connection: Connection, id: str, name: str, now: int) -> str:
    """What a name looks like, if nobody else has one like it or had one lately."""
    alike = skeleton(name)
    lately = (accounts.c.former == alike) & (accounts.c.renamed > now - KEPT_FREE)
    other = select(accounts.c.id).where(accounts.c.id != id, (accounts.c.skeleton == alike) | lately)
    if is_reserved(alike) or connection.scalar(other) is not None:
        raise Conflict("name_taken")
    return alike


def forget_account(connection: Connection, id: str) -> None:
    """Nobody can sign in to it any more, and its name is free."""
    for table in (sessions, recovery_codes, mail_addresses, passkeys):
        connection.execute(delete(table).where(table.c.account_id == id))
    connection.execute(delete(tickets).where(tickets.c.guest_id == id))
    connection.execute(delete(accounts).where(accounts.c.id == id))
