"""What an admin can do to tables and guests, on the database itself, while servers run.

Nothing is written past the rule that of two who go on from the same entry only one can write the next: a
server with an older table in memory finds its next change refused, and looks again. What was done is a row
of the audit, by which servers hear of it within a second.
"""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import suppress
from typing import Final

from sqlalchemy import Connection, delete, insert, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.sql import exists

from boriken.server.changes import forgetting, moving, seating
from boriken.server.changes.clocks import timed
from boriken.server.document import CLOSED, PLAYING, WAITING
from boriken.server.errors import NotFound
from boriken.server.hub import now
from boriken.server.operating import keys
from boriken.server.operating.audit import Actor, Deed, write_deeds
from boriken.server.operating.bans import ban_subject
from boriken.server.operating.chats import forget_talk
from boriken.server.operating.moving import move_owned
from boriken.server.settings import BadSettings
from boriken.server.storage.account_store import forget_account
from boriken.server.storage.outbox import forget_owner, forget_table
from boriken.server.storage.remembering import forget_history, forget_results
from boriken.server.storage.rows import encode, entry_from_row
from boriken.server.storage.schema import (
    audit,
    bans,
    chat,
    chat_read,
    hidden,
    log,
    members,
    sessions,
    snapshots,
    tables,
    tickets,
)
from boriken.server.storage.seekers import forget_seeker
from boriken.server.storage.store import Store
from boriken.server.table import NOTHING, Change, Table, is_id

MOST_TRIES: Final = 20
PRUNED: Final = "pruned"
BATCH: Final = 100
"""Tables deleted in one transaction: servers wait for it when they write."""
DAY: Final = 24 * 3600 * 1000


class Administration:
    """Everything that changes something."""

    def __init__(self, store: Store, actor: Actor = "admin") -> None:
        self._store = store
        self._actor: Actor = actor

    # --- Tables ------------------------------------------------------------------------------------------

    async def close(self, table_id: str) -> bool:
        """End a table for good, as its host could; False if it had ended already."""
        for _ in range(MOST_TRIES):
            table = await self._load(table_id)
            if table.status not in (WAITING, PLAYING):
                return False
            if await self._write(table, seating.close(table, now())):
                await self._note("closed", table=table_id)
                return True
        raise BadSettings(f"The table {table_id} is busy: try again.")

    async def delete(self, table_ids: Sequence[str], what: str = "deleted") -> int:
        """Delete tables with all that is known of them: how many there were."""
        deleted = 0
        for first in range(0, len(table_ids), BATCH):
            batch = list(table_ids[first : first + BATCH])
            gone = [table_id for table_id in batch if await self._delete(table_id, what)]
            if gone:
                await self._note(what, tables=gone)
            deleted += len(gone)
        return deleted

    async def _delete(self, table_id: str, what: str) -> bool:
        for _ in range(MOST_TRIES):
            seq = await self._store.seq(table_id)
            if not seq:
                return False
            with suppress(IntegrityError):  # somebody has just written the next entry
                async with self._store.engine.begin() as connection:
                    await connection.run_sync(_delete_table, table_id, seq)
                    if what != PRUNED:  # what was played long ago stays in people's histories
                        await connection.run_sync(forget_results, table_id)
                return True
        raise BadSettings(f"The table {table_id} is busy: try again.")

    async def old_tables(self, days: float, statuses: Sequence[str]) -> list[str]:
        """Tables in these states at which nothing has happened for so many days."""
        query = select(tables.c.id).where(
            tables.c.updated < now() - int(days * DAY), tables.c.status.in_(statuses)
        )
        async with self._store.engine.connect() as connection:
            return [row.id for row in await connection.execute(query.order_by(tables.c.updated))]

    async def prune(self, days: float, statuses: Sequence[str]) -> int:
        """Delete old tables, and what deleted ones have left behind: how many tables."""
        pruned = await self.delete(await self.old_tables(days, statuses), PRUNED)
        is_known = exists().where(tables.c.id == log.c.table_id)
        async with self._store.engine.begin() as connection:
            await connection.execute(
                delete(log).where(log.c.kind == CLOSED, log.c.at < now() - DAY, ~is_known)
            )
            for kept in (chat, chat_read):  # said in the moment in which a table was deleted
                await connection.execute(delete(kept).where(~exists().where(tables.c.id == kept.c.table_id)))
        return pruned

    # --- Guests ------------------------------------------------------------------------------------------

    async def ban(self, subject: str, reason: str = "", days: float | None = None) -> str:
        """Shut somebody out: what is written down."""
        checked = ban_subject(subject)
        until = None if days is None else now() + int(days * DAY)
        row = {"subject": checked, "at": now(), "until": until, "reason": reason}
        deed = self._deed("banned", guest=checked, detail={"reason": reason, "until": until})

        def write(connection: Connection) -> None:
            connection.execute(delete(bans).where(bans.c.subject == checked))
            connection.execute(insert(bans), row)
            write_deeds(connection, [deed])

        async with self._store.engine.begin() as connection:
            await connection.run_sync(write)
        return checked

    async def unban(self, subject: str) -> bool:
        """Let somebody in again; False if they were not shut out."""
        checked = ban_subject(subject)
        async with self._store.engine.begin() as connection:
            found = await connection.execute(delete(bans).where(bans.c.subject == checked))
            if not found.rowcount:
                return False
            await connection.run_sync(write_deeds, [self._deed("unbanned", guest=checked)])
        return True

    async def forget(self, guest: str) -> list[str]:
        """Delete what is stored of a person: the tables at which there was something."""
        query = select(members.c.table_id).where(members.c.guest_id == guest)
        async with self._store.engine.connect() as connection:
            seated_at = [row.table_id for row in await connection.execute(query)]
        for table_id in seated_at:
            await self._forget_at(table_id, guest)
        async with self._store.engine.begin() as connection:
            talked_at = await connection.run_sync(forget_talk, guest, seated_at)
            found = [*seated_at, *sorted(talked_at.difference(seated_at))]
            await connection.run_sync(forget_owner, guest)
            await connection.run_sync(forget_account, guest)
            await connection.run_sync(forget_history, guest)
            await connection.run_sync(forget_seeker, guest)
            await connection.execute(delete(members).where(members.c.guest_id == guest))
            await connection.execute(update(audit).where(audit.c.guest_id == guest).values(guest_id=None))
        await self._note("forgotten", tables=found)
        return found

    async def _forget_at(self, table_id: str, guest: str) -> None:
        for _ in range(MOST_TRIES):
            try:
                table = await self._store.load(table_id)
            except NotFound:
                return
            names = forgetting.names_of(table, guest)
            async with self._store.engine.begin() as connection:
                await connection.run_sync(_take_names_out, table_id, names)
            change = forgetting.forget(table, guest, now())
            if change is None or await self._write(table, change):
                return
        raise BadSettings(f"The table {table_id} is busy: try again.")

    async def move(self, guest: str, account: str) -> tuple[list[str], list[str]]:
        """Let an account have what a guest has: tables that were moved, and those at which both sit."""
        query = select(members.c.table_id).where(members.c.guest_id == guest)
        async with self._store.engine.connect() as connection:
            known = [row.table_id for row in await connection.execute(query)]
        moved: list[str] = []
        apart: list[str] = []
        for table_id in known:
            (moved if await self._move_at(table_id, guest, account) else apart).append(table_id)
        async with self._store.engine.begin() as connection:
            await connection.run_sync(move_owned, guest, account, moved, apart)
        await self._note("moved", tables=known)
        return moved, apart

    async def _move_at(self, table_id: str, guest: str, account: str) -> bool:
        for _ in range(MOST_TRIES):
            try:
                table = await self._store.load(table_id)
            except NotFound:
                return True
            if moving.sits_apart(table, guest, account):
                return False
            change = moving.move(table, guest, account, now())
            if change is None or await self._write(table, change):
                return True
        raise BadSettings(f"The table {table_id} is busy: try again.")

    async def sign_out(self, account: str | None) -> int:
        """End all sessions of an account, or of all: how many there were."""
        own = (
            delete(sessions) if account is None else delete(sessions).where(sessions.c.account_id == account)
        )
        deed = self._deed("account_changed", guest=account, detail={"how": "signed_out"})
        async with self._store.engine.begin() as connection:
            ended = (await connection.execute(own)).rowcount
            await connection.execute(delete(tickets))
            await connection.run_sync(write_deeds, [deed])
        return ended

    # --- Keys --------------------------------------------------------------------------------------------

    async def rotate_keys(self, days: float) -> None:
        """Sign with a new key; the one so far is believed for so many days."""
        until = now() + int(days * DAY)
        await keys.rotate(self._store.engine, until)
        await self._note("keys_rotated", detail={"earlier_until": until})

    # --- Keeping account ---------------------------------------------------------------------------------

    async def _note(
        self,
        what: str,
        table: str | None = None,
        tables: Sequence[str] = (),
        detail: dict[str, object] | None = None,
    ) -> None:
        told: dict[str, object] = {**(detail or {}), **({"tables": list(tables)} if tables else {})}
        async with self._store.engine.begin() as connection:
            await connection.run_sync(write_deeds, [self._deed(what, table=table, detail=told)])

    def _deed(
        self,
        what: str,
        table: str | None = None,
        guest: str | None = None,
        detail: dict[str, object] | None = None,
    ) -> Deed:
        return Deed(at=now(), actor=self._actor, what=what, table=table, guest=guest, detail=detail or {})

    async def _write(self, table: Table, change: Change) -> bool:
        """Store a change with the clocks as they stand after it; False if the table has moved on."""
        uptime = await self._store.figure("uptime", now())
        return table.id in await self._store.write([timed(table, change, uptime)])

    async def _load(self, table_id: str) -> Table:
        if not is_id(table_id):
            raise NotFound("no_table")
        return await self._store.load(table_id)


def _delete_table(connection: Connection, table_id: str, seq: int) -> None:
    """Delete a table that is at an entry; if it has moved on, the database refuses.

    One entry stays, the next: a server that does not know yet cannot write it any more. Pruning removes it.
    """
    last = {"table_id": table_id, "seq": seq + 1, "at": now(), "kind": CLOSED, "body": encode(NOTHING)}
    connection.execute(insert(log), {**last, "rules_version": 0})
    connection.execute(delete(log).where(log.c.table_id == table_id, log.c.seq <= seq))
    connection.execute(delete(snapshots).where(snapshots.c.table_id == table_id))
    for kept in (members, chat, chat_read, hidden):
        connection.execute(delete(kept).where(kept.c.table_id == table_id))
    connection.execute(delete(tables).where(tables.c.id == table_id))
    forget_table(connection, table_id)


def _take_names_out(connection: Connection, table_id: str, names: set[str]) -> None:
    query = select(log).where(
        log.c.table_id == table_id, log.c.kind.in_(("joined", "left", "returned", "started"))
    )
    for row in connection.execute(query).all():
        entry = entry_from_row(row)
        body = forgetting.without_names(entry.body, names)
        if body is not entry.body:
            place = (log.c.table_id == table_id) & (log.c.seq == entry.seq)
            connection.execute(update(log).where(place).values(body=encode(body)))
