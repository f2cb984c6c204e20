"""What is to be sent, to whom and where: all questions about notices.

What is due is told once: whoever tells it writes down first that it is told, and for each receiver what is to
be sent. That is claimed for a while by whoever sends it. If they die meanwhile it is due again afterwards.
"""

from __future__ import annotations

import secrets
from collections.abc import Collection, Iterable
from typing import Any, Final

import msgspec
from sqlalchemy import ColumnElement, Connection, and_, delete, func, insert, select, update
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.ext.asyncio import AsyncEngine

from boriken.server.notices.wishes import Address, Receiver, Wish
from boriken.server.storage.calls import DUE, OVER, SENT
from boriken.server.storage.schema import deliveries, notices, receivers, wishes

LEASE: Final = 30_000
"""Milliseconds after which what somebody was about to send is due again: they must be done by then."""
ALONE: Final = "test"
"""A kind that is about no table."""

_wish: Final = msgspec.json.Decoder(Wish)
_address: Final[msgspec.json.Decoder[Address]] = msgspec.json.Decoder(Address)


class Notice(msgspec.Struct, frozen=True):
    """Something that somebody may have to be told."""

    owner: str
    table_id: str
    kind: str
    seat: int | None
    due: int
    state: str
    told: bool


class Delivery(msgspec.Struct, frozen=True):
    """Something that is to be sent."""

    id: str
    owner: str
    table_id: str
    kind: str
    receiver: str
    body: str
    made: int
    due: int
    tries: int


class Outbox:
    """Of one database."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine
        self._insert: Any = postgresql.insert if engine.dialect.name == "postgresql" else sqlite.insert

    # --- Wishes ------------------------------------------------------------------------------------------

    async def wish(self, owner: str) -> Wish | None:
        async with self._engine.connect() as connection:
            text = await connection.scalar(select(wishes.c.document).where(wishes.c.owner == owner))
        return None if text is None else _wish.decode(text)

    async def keep_wish(self, owner: str, wish: Wish) -> None:
        row = {"owner": owner, "document": msgspec.json.encode(wish).decode()}
        kept = self._insert(wishes).values(row)
        kept = kept.on_conflict_do_update(index_elements=[wishes.c.owner], set_=row)
        async with self._engine.begin() as connection:
            await connection.execute(kept)

    async def receivers(self, owner: str) -> list[Receiver]:
        query = select(receivers).where(receivers.c.owner == owner).order_by(receivers.c.made, receivers.c.id)
        async with self._engine.connect() as connection:
            return [_receiver(row) for row in await connection.execute(query)]

    async def receiver(self, id: str) -> Receiver | None:
        async with self._engine.connect() as connection:
            row = (await connection.execute(select(receivers).where(receivers.c.id == id))).first()
        return None if row is None else _receiver(row)

    async def add(self, receiver: Receiver) -> None:
        """One more way to somebody; the same way twice is one."""
        address = msgspec.json.encode(receiver.address).decode()
        same = and_(receivers.c.owner == receiver.owner, receivers.c.address == address)
        row = {**msgspec.structs.asdict(receiver), "address": address}
        async with self._engine.begin() as connection:
            await connection.execute(delete(receivers).where(same))
            await connection.execute(insert(receivers), row)

    async def remove(self, owner: str, id: str) -> bool:
        """A way that is no more, and what was to go there; False if there was none."""
        async with self._engine.begin() as connection:
            found = await connection.execute(
                delete(receivers).where(receivers.c.id == id, receivers.c.owner == owner)
            )
            await connection.execute(delete(deliveries).where(deliveries.c.receiver == id))
        return found.rowcount > 0

    # --- What is due -------------------------------------------------------------------------------------

    async def call(self, notice: Notice) -> None:
        """Call somebody, if they wish, for something that is no change of the table."""
        is_wished = select(wishes.c.owner).where(wishes.c.owner == notice.owner)
        async with self._engine.begin() as connection:
            if await connection.scalar(is_wished) is not None:
                row = msgspec.structs.asdict(notice)
                await connection.execute(self._insert(notices).values(row).on_conflict_do_nothing())

    async def due(self, now: int, limit: int) -> list[Notice]:
        """What is to be told or withdrawn, the longest due first."""
        query = select(notices).where(notices.c.state.in_((DUE, OVER)), notices.c.due <= now)
        async with self._engine.connect() as connection:
            rows = await connection.execute(query.order_by(notices.c.due).limit(limit))
            return [Notice(*row) for row in rows]

    async def postpone(self, notice: Notice, due: int) -> None:
        async with self._engine.begin() as connection:
            await connection.execute(update(notices).where(_same(notice)).values(due=due))

    async def drop(self, notice: Notice) -> None:
        async with self._engine.begin() as connection:
            await connection.execute(delete(notices).where(_same(notice)))

    async def tell(
        self, notice: Notice, bodies: Iterable[tuple[Receiver, str]], now: int, holds: bool
    ) -> bool:
        """Let it be sent to receivers; False if it has been told, or does not hold any more.

        What holds for a while is kept, so that nobody is told twice and it can be withdrawn.
        """
        rows = [_delivery_row(notice, receiver.id, body, now) for receiver, body in bodies]

        def write(connection: Connection) -> bool:
            told = (
                update(notices).where(_same(notice)).values(state=SENT, told=True)
                if holds
                else delete(notices).where(_same(notice))
            )
            if not connection.execute(told).rowcount:
                return False
            if rows:
                connection.execute(insert(deliveries), rows)
            return True

        async with self._engine.begin() as connection:
            return await connection.run_sync(write)

    async def withdraw(self, notice: Notice, bodies: Iterable[tuple[Receiver, str]], now: int) -> bool:
        """Nobody needs to hear of it any more: what waits is not sent, what was sent is taken back."""
        rows = [_delivery_row(notice, receiver.id, body, now) for receiver, body in bodies]

        def write(connection: Connection) -> bool:
            if not connection.execute(delete(notices).where(_same(notice))).rowcount:
                return False
            connection.execute(delete(deliveries).where(_of(notice)))
            if rows:
                connection.execute(insert(deliveries), rows)
            return True

        async with self._engine.begin() as connection:
            return await connection.run_sync(write)

    async def send_alone(self, owner: str, bodies: Iterable[tuple[Receiver, str]], now: int) -> None:
        """Something that is about no table, at once."""
        about = Notice(owner, "", ALONE, None, now, DUE, False)
        rows = [_delivery_row(about, receiver.id, body, now) for receiver, body in bodies]
        async with self._engine.begin() as connection:
            if rows:
                await connection.execute(insert(deliveries), rows)

    # --- What is sent ------------------------------------------------------------------------------------

    async def claim(self, now: int, limit: int, busy: Collection[str] = ()) -> list[Delivery]:
        """What this process is to send now; nobody else does as long as the lease lasts.

        Nothing of those who keep it busy already.
        """
        is_due = and_(deliveries.c.due <= now, deliveries.c.owner.not_in(busy))
        due = select(deliveries.c.id).where(is_due).order_by(deliveries.c.due).limit(limit)
        if self._engine.dialect.name == "postgresql":
            due = due.with_for_update(skip_locked=True)
        claimed = (
            update(deliveries)
            .where(deliveries.c.id.in_(due.scalar_subquery()))
            .values(due=now + LEASE, tries=deliveries.c.tries + 1)
            .returning(*deliveries.columns)
        )
        async with self._engine.begin() as connection:
            return [Delivery(*row) for row in await connection.execute(claimed)]

    async def done(self, delivery: Delivery) -> None:
        async with self._engine.begin() as connection:
            await connection.execute(delete(deliveries).where(deliveries.c.id == delivery.id))

    async def later(self, delivery: Delivery, due: int, is_tried: bool = True) -> None:
        tries = delivery.tries if is_tried else delivery.tries - 1
        later = update(deliveries).where(deliveries.c.id == delivery.id).values(due=due, tries=tries)
        async with self._engine.begin() as connection:
            await connection.execute(later)

    async def release_all(self, now: int) -> None:
        """For a server that is alone and has just begun: nobody is about to send anything."""
        async with self._engine.begin() as connection:
            await connection.execute(update(deliveries).where(deliveries.c.due > now).values(due=now))

    async def counts(self) -> tuple[int, int]:
        """Notices that wait or hold, and what is to be sent."""
        async with self._engine.connect() as connection:
            waiting = await connection.scalar(select(func.count()).select_from(notices))
            sending = await connection.scalar(select(func.count()).select_from(deliveries))
        return int(waiting or 0), int(sending or 0)


def forget_owner(connection: Connection, owner: str) -> None:
    """Whoever it was, a guest or a table, wishes nothing any more."""
    for table in (wishes, receivers, notices, deliveries):
        connection.execute(delete(table).where(table.c.owner == owner))


def forget_table(connection: Connection, table_id: str) -> None:
    forget_owner(connection, table_id)
    for table in (notices, deliveries):
        connection.execute(delete(table).where(table.c.table_id == table_id))


def _same(notice: Notice) -> ColumnElement[bool]:
    """It, if nobody has changed it since it was read."""
    return and_(
        notices.c.owner == notice.owner,
        notices.c.table_id == notice.table_id,
        notices.c.kind == notice.kind,
        notices.c.state == notice.state,
        notices.c.due == notice.due,
    )


def _of(notice: Notice) -> ColumnElement[bool]:
    return and_(
        deliveries.c.owner == notice.owner,
        deliveries.c.table_id == notice.table_id,
        deliveries.c.kind == notice.kind,
    )


def _delivery_row(notice: Notice, receiver: str, body: str, now: int) -> dict[str, object]:
    return {
        "id": secrets.token_hex(12),
        "owner": notice.owner,
        "table_id": notice.table_id,
        "kind": notice.kind,
        "receiver": receiver,
        "body": body,
        "made": now,
        "due": now,
        "tries": 0,
    }


def _receiver(row: Any) -> Receiver:
    return Receiver(
        id=row.id, owner=row.owner, channel=row.channel, address=_address.decode(row.address), made=row.made
    )


def new_receiver_id() -> str:
    return secrets.token_hex(8)
