"""What operators do about what is said at tables: reports, and forgetting who said something."""

from __future__ import annotations

from collections.abc import Collection

import msgspec
from sqlalchemy import Connection, delete, or_, select, update
from sqlalchemy.ext.asyncio import AsyncEngine

from boriken.server.changes.forgetting import NOBODY
from boriken.server.hub import now
from boriken.server.operating.audit import KEPT, Deed, write_deeds
from boriken.server.settings import BadSettings
from boriken.server.storage.chat_store import said_from_row, said_row
from boriken.server.storage.schema import chat, chat_read, hidden, reports
from boriken.server.talking.said import Report, Said


async def read_reports(engine: AsyncEngine, limit: int, is_all: bool = False) -> list[Report]:
    """What was reported, the latest first; unless all are asked for, what nobody has dealt with yet."""
    query = select(reports).order_by(reports.c.at.desc(), reports.c.id).limit(limit)
    if not is_all:
        query = query.where(reports.c.settled.is_(None))
    async with engine.connect() as connection:
        return [Report(**row._mapping) for row in await connection.execute(query)]


async def settle(engine: AsyncEngine, report_id: str, is_removed: bool) -> None:
    """Be done with a report; the message may go, and everybody at the table sees that at once."""
    async with engine.begin() as connection:
        row = (await connection.execute(select(reports).where(reports.c.id == report_id))).first()
        if row is None:
            raise BadSettings(f"There is no report {report_id}.")
        own = reports.c.id == report_id
        await connection.execute(update(reports).where(own).values(settled=now()))
        if is_removed:
            said = (chat.c.table_id == row.table_id) & (chat.c.number == row.number)
            await connection.execute(delete(chat).where(said))
        deed = Deed(
            at=now(),
            actor="admin",
            what="message_removed" if is_removed else "report_settled",
            table=row.table_id,
            guest=row.guest_id,
            detail={"report": report_id, "number": row.number},
        )
        await connection.run_sync(write_deeds, [deed])


async def forget_old_reports(engine: AsyncEngine, at: int) -> None:
    async with engine.begin() as connection:
        await connection.execute(delete(reports).where(reports.c.at < at - KEPT))


# --- Forgetting somebody ----------------------------------------------------------------------------------


def forget_talk(connection: Connection, guest: str, member_of: Collection[str]) -> set[str]:
    """Delete what somebody said and chose, and their name where others said it: the tables it was at."""
    said_at = select(chat.c.table_id).where(chat.c.guest_id == guest).distinct()
    at = {row.table_id for row in connection.execute(said_at)}
    connection.execute(delete(chat).where(chat.c.guest_id == guest))
    connection.execute(delete(chat_read).where(chat_read.c.guest_id == guest))
    connection.execute(delete(hidden).where(or_(hidden.c.guest_id == guest, hidden.c.whom == guest)))
    connection.execute(delete(reports).where(or_(reports.c.guest_id == guest, reports.c.reporter == guest)))
    named = select(chat).where(chat.c.table_id.in_(at | {*member_of}), chat.c.mentions.contains(guest))
    for row in connection.execute(named).all():
        said = _without(said_from_row(row), guest)
        place = (chat.c.table_id == said.table_id) & (chat.c.number == said.number)
        connection.execute(update(chat).where(place).values(said_row(said)))
    return at


def _without(said: Said, guest: str) -> Said:
    text = said.text
    for name, guests in said.mentions.items():
        if guest in guests:
            text = text.replace(f"@{name}", f"@{NOBODY}")
    mentions = {name: guests for name, guests in said.mentions.items() if guest not in guests}
    return msgspec.structs.replace(said, text=text, mentions=mentions)
