"""What there is: tables, guests, figures. Read from the database, which a server may be writing to."""

from __future__ import annotations

from collections.abc import AsyncGenerator
from contextlib import aclosing
from typing import Final

import msgspec
from sqlalchemy import func, select, text
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from boriken.server.document import PERSON, Document
from boriken.server.hub import now
from boriken.server.operating.bans import read_bans
from boriken.server.storage.schema import (
    accounts,
    audit,
    chat,
    deliveries,
    log,
    mail_addresses,
    members,
    passkeys,
    reports,
    sessions,
    snapshots,
    tables,
    wishes,
)

DAY: Final = 24 * 3600 * 1000
LARGEST: Final = 5
"""Tables with the longest logs that are named."""

_decoder: Final = msgspec.json.Decoder(Document)


class SeatLine(msgspec.Struct, frozen=True):
    """Who sits somewhere."""

    kind: str
    name: str | None
    bot: str | None
    guests: tuple[str, ...]


class TableLine(msgspec.Struct, frozen=True, kw_only=True):
    """A table in a list."""

    id: str
    title: str
    status: str
    is_public: bool
    entries: int
    created: int
    """Milliseconds since 1970."""
    updated: int
    host: str
    host_name: str
    seats: list[SeatLine]

    @property
    def words(self) -> list[str]:
        """What it can be found by."""
        return [self.id, self.title, self.host, self.host_name, *(seat.name or "" for seat in self.seats)]

    @property
    def guests(self) -> set[str]:
        return {self.host, *(guest for seat in self.seats for guest in seat.guests)} - {""}


class GuestLine(msgspec.Struct, kw_only=True):
    """A guest in a list."""

    id: str
    names: list[str]
    tables: int = 0
    playing: int = 0
    last: int = 0
    """When something last happened at one of their tables; milliseconds since 1970."""


class AccountLine(msgspec.Struct, frozen=True, kw_only=True):
    """An account in a list."""

    id: str
    name: str
    made: int
    """Milliseconds since 1970."""
    seen: int
    """When it was last used on a device that is signed in."""
    passkeys: int
    devices: int
    addresses: list[str]


class Statistics(msgspec.Struct, frozen=True, kw_only=True):
    """The server in figures."""

    tables: dict[str, int]
    """By status."""
    guests: int
    accounts: int
    entries: int
    snapshots: int
    bytes: int
    """Of the whole database."""
    made_in_a_day: int
    made_in_a_week: int
    moved_in_a_day: int
    messages: int
    """Of the chat."""
    reports: int
    """That nobody has dealt with yet."""
    bans: int
    audited: int
    notified: int
    """Guests and tables that wish to be told something."""
    to_send: int
    """Notices that wait to be sent."""
    largest: dict[str, int]
    """The longest logs: entries by table."""


async def each_table(engine: AsyncEngine, status: str | None = None) -> AsyncGenerator[TableLine, None]:
    """All tables, the latest first, one after the other: there may be more than fit into memory."""
    columns = (tables.c.id, tables.c.seq, tables.c.status, tables.c.updated, tables.c.document)
    query = select(*columns).order_by(tables.c.updated.desc(), tables.c.id)
    if status is not None:
        query = query.where(tables.c.status == status)
    async with engine.connect() as connection:
        async for row in await connection.stream(query):
            document = _decoder.decode(row.document)
            yield TableLine(
                id=row.id,
                title=document.title,
                status=row.status,
                is_public=document.is_public,
                entries=row.seq,
                created=document.created,
                updated=row.updated,
                host=document.host,
                host_name=document.host_name,
                seats=[SeatLine(seat.kind, seat.name, seat.bot, seat.guests) for seat in document.seats],
            )


async def find_tables(
    engine: AsyncEngine, search: str, status: str | None, guest: str | None, limit: int
) -> list[TableLine]:
    """Tables whose identifier, title or names have the words in them; those of a guest, if one is named."""
    wanted = search.casefold()
    found: list[TableLine] = []
    async with aclosing(each_table(engine, status)) as every:
        async for table in every:
            if guest is not None and guest not in table.guests:
                continue
            if any(wanted in word.casefold() for word in table.words):
                found.append(table)
            if len(found) >= limit:
                break
    return found


async def find_guests(engine: AsyncEngine, search: str, limit: int) -> list[GuestLine]:
    """Guests whose identifier or names have the words in them, the latest first."""
    known: dict[str, GuestLine] = {}
    async for table in each_table(engine):
        for guest in table.guests:
            line = known.setdefault(guest, GuestLine(id=guest, names=[], last=table.updated))
            line.tables += 1
            line.playing += table.status == "playing"
            for name in _names_at(table, guest):
                if name not in line.names:
                    line.names.append(name)
    wanted = search.casefold()
    found = (
        line for line in known.values() if any(wanted in word.casefold() for word in (line.id, *line.names))
    )
    return sorted(found, key=lambda line: -line.last)[:limit]


async def find_accounts(engine: AsyncEngine, search: str, limit: int) -> list[AccountLine]:
    """Accounts whose name, addresses or identifier have the words in them, the latest used first."""
    async with engine.connect() as connection:
        known = (await connection.execute(select(accounts))).all()
        places = await connection.execute(select(mail_addresses.c.account_id, mail_addresses.c.address))
        addresses: dict[str, list[str]] = {}
        for row in places:
            addresses.setdefault(row.account_id, []).append(row.address)
        counted = select(passkeys.c.account_id, func.count()).group_by(passkeys.c.account_id)
        keys = {row[0]: row[1] for row in await connection.execute(counted)}
        used = select(sessions.c.account_id, func.count(), func.max(sessions.c.seen))
        devices = {
            row[0]: (row[1], row[2]) for row in await connection.execute(used.group_by(sessions.c.account_id))
        }
    lines = [
        AccountLine(
            id=row.id,
            name=row.name,
            made=row.made,
            seen=devices.get(row.id, (0, row.made))[1],
            passkeys=keys.get(row.id, 0),
            devices=devices.get(row.id, (0, 0))[0],
            addresses=addresses.get(row.id, []),
        )
        for row in known
    ]
    wanted = search.casefold()
    found = [
        line
        for line in lines
        if any(wanted in word.casefold() for word in (line.id, line.name, *line.addresses))
    ]
    return sorted(found, key=lambda line: -line.seen)[:limit]


def _names_at(table: TableLine, guest: str) -> list[str]:
    seats = [seat.name for seat in table.seats if seat.kind == PERSON and guest in seat.guests and seat.name]
    return [*seats, *([table.host_name] if guest == table.host and not seats else [])]


async def statistics(engine: AsyncEngine) -> Statistics:
    at = now()
    bans = [ban for ban in await read_bans(engine) if ban.until is None or ban.until > at]
    async with engine.connect() as connection:

        async def count(*conditions: object, of: object = log) -> int:
            query = select(func.count()).select_from(of).where(*conditions)  # type: ignore[arg-type]
            return int(await connection.scalar(query) or 0)

        by_status = await connection.execute(
            select(tables.c.status, func.count()).group_by(tables.c.status).order_by(tables.c.status)
        )
        longest = await connection.execute(
            select(tables.c.id, tables.c.seq).order_by(tables.c.seq.desc()).limit(LARGEST)
        )
        return Statistics(
            tables={row[0]: row[1] for row in by_status},
            guests=int(await connection.scalar(select(func.count(members.c.guest_id.distinct()))) or 0),
            accounts=await count(of=accounts),
            entries=await count(),
            snapshots=await count(of=snapshots),
            bytes=await _size(connection),
            made_in_a_day=await count(log.c.seq == 1, log.c.at > at - DAY),
            made_in_a_week=await count(log.c.seq == 1, log.c.at > at - 7 * DAY),
            moved_in_a_day=await count(log.c.at > at - DAY),
            messages=await count(of=chat),
            reports=await count(reports.c.settled.is_(None), of=reports),
            bans=len(bans),
            audited=await count(of=audit),
            notified=await count(of=wishes),
            to_send=await count(of=deliveries),
            largest={row.id: row.seq for row in longest},
        )


async def _size(connection: AsyncConnection) -> int:
    if connection.dialect.name == "postgresql":
        return int(await connection.scalar(text("SELECT pg_database_size(current_database())")) or 0)
    pages = int(await connection.scalar(text("PRAGMA page_count")) or 0)
    return pages * int(await connection.scalar(text("PRAGMA page_size")) or 0)
