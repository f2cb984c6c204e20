"""Everything the server keeps of a person, for themselves."""

from __future__ import annotations

from typing import Any, Final

import msgspec
from sqlalchemy import Column, Connection, select
from sqlalchemy import Table as SqlTable
from sqlalchemy.ext.asyncio import AsyncEngine

from boriken.server.contract.entries import Acted
from boriken.server.document import Document
from boriken.server.presenting import moment
from boriken.server.storage.rows import entry_from_row
from boriken.server.storage.schema import (
    accounts,
    audit,
    chat,
    chat_read,
    deliveries,
    hidden,
    log,
    mail_addresses,
    members,
    notices,
    passkeys,
    ratings,
    receivers,
    recovery_codes,
    reports,
    results,
    seekers,
    sessions,
    stamps,
    tables,
    wishes,
)

Everything = dict[str, Any]

KEPT: Final[dict[str, tuple[SqlTable, Column[Any], tuple[str, ...]]]] = {
    "account": (accounts, accounts.c.id, ("skeleton", "former")),
    "passkeys": (passkeys, passkeys.c.account_id, ()),
    "mail_addresses": (mail_addresses, mail_addresses.c.account_id, ("folded",)),
    "recovery_codes": (recovery_codes, recovery_codes.c.account_id, ("digest",)),
    "devices": (sessions, sessions.c.account_id, ("digest",)),
    "said": (chat, chat.c.guest_id, ("mentions", "key")),
    "read": (chat_read, chat_read.c.guest_id, ()),
    "hidden_people": (hidden, hidden.c.guest_id, ("whom",)),
    "reports": (reports, reports.c.reporter, ("guest_id",)),
    "notice_wishes": (wishes, wishes.c.owner, ()),
    "notice_receivers": (receivers, receivers.c.owner, ()),
    "game_sought": (seekers, seekers.c.guest_id, ("key",)),
    "notices": (notices, notices.c.owner, ()),
    "deliveries": (deliveries, deliveries.c.owner, ()),
    "results": (results, results.c.guest_id, ("facts",)),
    "ratings": (ratings, ratings.c.guest_id, ()),
    "stamps": (stamps, stamps.c.guest_id, ()),
    "audit": (audit, audit.c.guest_id, ()),
}
"""Where rows of a person are; without what is a secret of the server's or names somebody else."""
TIMES: Final = ("at", "made", "used", "seen", "proved", "renamed", "settled", "due")
DOCUMENTS: Final = ("document", "address", "detail", "body")

_document: Final = msgspec.json.Decoder(Document)


async def everything_of(engine: AsyncEngine, guest: str, name: str) -> Everything:
    """As one document: times as clients are told them, what is stored as JSON as such."""
    async with engine.connect() as connection:
        return await connection.run_sync(_collect, guest, name)


def _collect(connection: Connection, guest: str, name: str) -> Everything:
    found: Everything = {"guest": guest, "name": name}
    for what, (table, column, left_out) in KEPT.items():
        rows = connection.execute(select(table).where(column == guest))
        found[what] = [_shown(dict(row._mapping), left_out) for row in rows]
    found["tables"] = [*_tables(connection, guest)]
    return found


def _shown(row: Everything, left_out: tuple[str, ...]) -> Everything:
    return {key: _plain(key, value) for key, value in row.items() if key not in left_out}


def _plain(key: str, value: Any) -> Any:
    if key in TIMES and value:
        return moment(value)
    if key in DOCUMENTS and isinstance(value, str) and value[:1] == "{":
        return msgspec.json.decode(value)
    return value


def _tables(connection: Connection, guest: str) -> list[Everything]:
    """Where somebody is or was: the seat, its name, and what they decided."""
    mine = select(members.c.table_id).where(members.c.guest_id == guest)
    columns = tables.c.id, tables.c.status, tables.c.document
    return [
        _table(connection, guest, row.id, row.status, _document.decode(row.document))
        for row in connection.execute(
            select(*columns).where(tables.c.id.in_(mine)).order_by(tables.c.id)
        ).all()
    ]


def _table(connection: Connection, guest: str, id: str, status: str, document: Document) -> Everything:
    number = document.seat_of(guest)
    shown: Everything = {
        "id": id,
        "title": document.title,
        "status": status,
        "created": moment(document.created),
        "host": document.is_host(guest),
        "seat": number,
        "name": None if number is None else document.seats[number].name,
    }
    if number is None:
        return shown
    entries = select(log).where(log.c.table_id == id, log.c.seat == number).order_by(log.c.seq)
    return {**shown, "entries": [_entry(row) for row in connection.execute(entries)]}


def _entry(row: Any) -> Everything:
    """Without what it revealed: that may still be a secret of others."""
    entry = entry_from_row(row)
    decided = {"actions": entry.body.actions} if isinstance(entry.body, Acted) else {}
    return {"seq": entry.seq, "at": moment(entry.at), "kind": entry.kind, **decided}
