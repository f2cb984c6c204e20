"""What is kept of a guest beside the documents of tables, moved to the account they sign in to."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any, Final

import msgspec
from sqlalchemy import Column, Connection, Table, and_, delete, or_, select, update
from sqlalchemy.sql import exists

from boriken.server.storage.chat_store import said_from_row, said_row
from boriken.server.storage.schema import (
    chat,
    chat_read,
    deliveries,
    hidden,
    members,
    notices,
    receivers,
    reports,
    results,
    seekers,
    stamps,
    wishes,
)

Owned = tuple[Table, Column[Any], tuple[str, ...] | None]

AT_TABLES: Final[tuple[Owned, ...]] = (
    (chat, chat.c.guest_id, None),
    (chat_read, chat_read.c.guest_id, ("table_id",)),
    (hidden, hidden.c.guest_id, ("whom", "table_id")),
    (hidden, hidden.c.whom, ("guest_id", "table_id")),
    (reports, reports.c.guest_id, None),
    (reports, reports.c.reporter, ("table_id", "number")),
    (notices, notices.c.owner, ("table_id", "kind")),
    (deliveries, deliveries.c.owner, None),
    (members, members.c.guest_id, ("table_id",)),
    (results, results.c.guest_id, None),
)
"""Where a guest is named, and what else names a row of which there can be one alone."""
EVERYWHERE: Final[tuple[Owned, ...]] = (
    (wishes, wishes.c.owner, ()),
    (receivers, receivers.c.owner, None),
    (stamps, stamps.c.guest_id, ("stamp",)),
    (seekers, seekers.c.guest_id, ()),
)


def move_owned(
    connection: Connection, guest: str, account: str, tables: Collection[str], apart: Collection[str]
) -> None:
    """What both have is the account's. Where both sit, each in a seat, everything stays as it is."""
    for table, column, others in (*AT_TABLES, *EVERYWHERE):
        own = column == guest
        if "table_id" in table.c:
            is_at_none = table.c.table_id.is_(None)
            own = and_(own, or_(is_at_none, table.c.table_id.not_in(apart)))
        if others is not None:
            connection.execute(delete(table).where(own, _has_too(table, column, others, account)))
        connection.execute(update(table).where(own).values({column.name: account}))
    named = select(chat).where(chat.c.table_id.in_(tables), chat.c.mentions.contains(guest))
    for row in connection.execute(named).all():
        said = said_from_row(row)
        called = {name: _moved(guests, guest, account) for name, guests in said.mentions.items()}
        place = (chat.c.table_id == said.table_id) & (chat.c.number == said.number)
        changed = msgspec.structs.replace(said, mentions=called)
        connection.execute(update(chat).where(place).values(said_row(changed)))


def _has_too(table: Table, column: Column[Any], others: tuple[str, ...], account: str) -> Any:
    theirs = table.alias()
    same = [theirs.c[name] == table.c[name] for name in others]
    return exists().where(theirs.c[column.name] == account, *same)


def _moved(guests: tuple[str, ...], guest: str, account: str) -> tuple[str, ...]:
    return tuple(dict.fromkeys(account if other == guest else other for other in guests))
