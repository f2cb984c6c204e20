"""All questions to the database about accounts: their names, and what somebody signs in with."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from typing import Final

import msgspec
from sqlalchemy import Connection, RowMapping, delete, func, insert, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from boriken.server.accounts.names import is_reserved, skeleton
from boriken.server.accounts.passkeys import Passkey
from boriken.server.accounts.proofs import digest, new_id, typed_code
from boriken.server.errors import Conflict, Unavailable
from boriken.server.storage.database import DATABASE_ERRORS, LONGEST_ANSWER
from boriken.server.storage.schema import (
    accounts,
    mail_addresses,
    members,
    passkeys,
    recovery_codes,
    sessions,
    tickets,
)

KEPT_FREE: Final = 30 * 24 * 3600 * 1000
"""Milliseconds for which nobody else can have a name that somebody has given up."""


class Account(msgspec.Struct, frozen=True, kw_only=True):
    """A guest with a name of their own."""

    id: str
    name: str
    made: int
    """Milliseconds since 1970."""


class MailAddress(msgspec.Struct, frozen=True, kw_only=True):
    """Where somebody can be written to, which they have confirmed."""

    id: str
    account_id: str
    address: str
    made: int


class Ways(msgspec.Struct, frozen=True):
    """What somebody can sign in with."""

    passkeys: list[Passkey]
    addresses: list[MailAddress]
    codes: int
    """Recovery codes that are left."""


class AccountStore:
    """Beside the store of games, in the same database."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine

    @asynccontextmanager
    async def connected(self) -> AsyncIterator[AsyncConnection]:
        """One transaction. Of two who want the same at once, the second is told that it is taken."""
        try:
            async with asyncio.timeout(LONGEST_ANSWER), self._engine.begin() as connection:
                yield connection
        except IntegrityError as error:
            raise _taken(error) from None
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
        async with self.connected() as connection:
            await connection.run_sync(make_account, id, name, now)

    async def check_name(self, id: str, name: str, now: int) -> None:
        """Refuse what somebody could not be called, before anything is done."""
        async with self.connected() as connection:
            await connection.run_sync(_free, id, name, now)

    async def rename(self, id: str, name: str, now: int) -> None:
        """Another name; the one so far stays free for a while, in case somebody is looked for by it."""
        async with self.connected() as connection:
            await connection.run_sync(_rename, id, name, now)

    # --- What somebody signs in with ---------------------------------------------------------------------

    async def ways(self, account_id: str) -> Ways:
        async with self.connected() as connection:
            return await connection.run_sync(_ways, account_id)

    async def passkey(self, id: str) -> Passkey | None:
        async with self.connected() as connection:
            row = (await connection.execute(select(passkeys).where(passkeys.c.id == id))).first()
        return None if row is None else Passkey(**row._mapping)

    async def count(self, passkey: Passkey, sign_count: int, now: int) -> bool:
        """Note a use; False if the same was done at the same time elsewhere."""
        same = (passkeys.c.id == passkey.id) & (passkeys.c.sign_count == passkey.sign_count)
        async with self.connected() as connection:
            done = await connection.execute(
                update(passkeys).where(same).values(sign_count=sign_count, used=now)
            )
        return done.rowcount > 0

    async def tables_of(self, guest: str) -> int:
        """At how many tables somebody is."""
        async with self.connected() as connection:
            return await connection.scalar(select(func.count()).where(members.c.guest_id == guest)) or 0

    async def address(self, id: str) -> MailAddress | None:
        async with self.connected() as connection:
            row = (await connection.execute(select(mail_addresses).where(mail_addresses.c.id == id))).first()
        return None if row is None else _address(row._mapping)

    async def use_code(self, typed: str) -> str | None:
        """Whose recovery code it was; it is none any more."""
        used = delete(recovery_codes).where(recovery_codes.c.digest == digest(typed_code(typed)))
        async with self.connected() as connection:
            owner: str | None = await connection.scalar(used.returning(recovery_codes.c.account_id))
        return owner

    async def keep_codes(self, account_id: str, codes: Sequence[str], now: int) -> None:
        """New recovery codes, in place of all before."""
        async with self.connected() as connection:
            await connection.run_sync(keep_codes, account_id, codes, now)

    async def add_passkey(self, passkey: Passkey, most: int) -> None:
        async with self.connected() as connection:
            known = await connection.run_sync(_ways, passkey.account_id)
            if len(known.passkeys) >= most:
                raise Conflict("too_many_passkeys", most=most)
            await connection.run_sync(keep_passkey, passkey)

    async def remove_passkey(self, account_id: str, id: str, has_mail: bool) -> bool:
        """False if there is none; the last way to sign in stays."""
        own = (passkeys.c.account_id == account_id) & (passkeys.c.id == id)
        async with self.connected() as connection:
            gone = await connection.execute(delete(passkeys).where(own))
            await connection.run_sync(_check_way_left, account_id, has_mail)
        return gone.rowcount > 0

    async def remove_address(self, account_id: str, id: str, has_mail: bool) -> bool:
        own = (mail_addresses.c.account_id == account_id) & (mail_addresses.c.id == id)
        async with self.connected() as connection:
            gone = await connection.execute(delete(mail_addresses).where(own))
            await connection.run_sync(_check_way_left, account_id, has_mail)
        return gone.rowcount > 0


def _taken(error: IntegrityError) -> Conflict:
    """What it is that there can be only one of."""
    said = str(error.orig)
    if "passkeys" in said:
        return Conflict("passkey_known")
    return Conflict("address_taken") if "mail_addresses" in said else Conflict("name_taken")


# --- Names -------------------------------------------------------------------------------------------------


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


# --- Parts of larger transactions --------------------------------------------------------------------------


def _ways(connection: Connection, account_id: str) -> Ways:
    keys = select(passkeys).where(passkeys.c.account_id == account_id).order_by(passkeys.c.made)
    places = (
        select(mail_addresses)
        .where(mail_addresses.c.account_id == account_id)
        .order_by(mail_addresses.c.made, mail_addresses.c.id)
    )
    codes = select(func.count()).where(recovery_codes.c.account_id == account_id)
    return Ways(
        [Passkey(**row._mapping) for row in connection.execute(keys)],
        [_address(row._mapping) for row in connection.execute(places)],
        connection.scalar(codes) or 0,
    )


def _address(row: RowMapping) -> MailAddress:
    return MailAddress(id=row["id"], account_id=row["account_id"], address=row["address"], made=row["made"])


def _check_way_left(connection: Connection, account_id: str, has_mail: bool) -> None:
    """Recovery codes alone are no way: they run out."""
    left = _ways(connection, account_id)
    if not left.passkeys and not (has_mail and left.addresses):
        raise Conflict("last_way")


def keep_passkey(connection: Connection, passkey: Passkey) -> None:
    connection.execute(insert(passkeys), msgspec.structs.asdict(passkey))


def check_room(connection: Connection, account_id: str, most: int) -> None:
    """Refuse one address too many."""
    if len(_ways(connection, account_id).addresses) >= most:
        raise Conflict("too_many_addresses", most=most)


def keep_address(connection: Connection, account_id: str, address: str, now: int) -> None:
    row = {"id": new_id(), "account_id": account_id, "address": address, "folded": folded_address(address)}
    connection.execute(insert(mail_addresses), {**row, "made": now})


def keep_codes(connection: Connection, account_id: str, codes: Sequence[str], now: int) -> None:
    connection.execute(delete(recovery_codes).where(recovery_codes.c.account_id == account_id))
    rows = [{"digest": digest(typed_code(code)), "account_id": account_id, "made": now} for code in codes]
    connection.execute(insert(recovery_codes), rows)


def account_at(connection: Connection, address: str) -> str | None:
    """Who has confirmed an address."""
    query = select(mail_addresses.c.account_id).where(mail_addresses.c.folded == folded_address(address))
    found: str | None = connection.scalar(query)
    return found


def folded_address(address: str) -> str:
    """By what it is found again: hardly any mail server tells capitals from small letters."""
    return address.lower()


def forget_account(connection: Connection, id: str) -> None:
    """Nobody can sign in to it any more, and its name is free."""
    for table in (sessions, recovery_codes, mail_addresses, passkeys):
        connection.execute(delete(table).where(table.c.account_id == id))
    connection.execute(delete(tickets).where(tickets.c.guest_id == id))
    connection.execute(delete(accounts).where(accounts.c.id == id))
