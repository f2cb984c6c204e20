"""Calls people who are away, beside the requests: tells what is due, and sends what is told."""

from __future__ import annotations

import asyncio
import random
from collections import Counter
from collections.abc import Callable
from typing import Final, get_args

import msgspec
import structlog

from boriken.server.changes.calling import OF_A_WAIT, PATIENCE
from boriken.server.contract.notices import Channel
from boriken.server.errors import NotFound, Refused, TooMany
from boriken.server.hub import Hub
from boriken.server.leading.lease import LedElsewhere
from boriken.server.limits import NOTICES, Limiter
from boriken.server.metrics import Metrics
from boriken.server.notices.deciding import Postponed, decide
from boriken.server.notices.sending import Outcome, Sender, read_telling
from boriken.server.notices.telling import PUSH, Telling
from boriken.server.notices.wishes import Receiver
from boriken.server.operating.audit import Audit, Deed
from boriken.server.storage.calls import DUE, OVER
from boriken.server.storage.outbox import Delivery, Notice, Outbox
from boriken.server.table import is_id
from boriken.server.uptime import wall

EVERY: Final = 1.0
"""Seconds between two looks."""
AT_ONCE: Final = 20
"""Deliveries under way."""
OF_ONE: Final = 4
"""Those of one owner: receivers that hang must not keep others waiting."""
TOLD_AT_ONCE: Final = 200
FIRST_RETRY: Final = 30_000
"""Milliseconds; then twice as long each time,"""
LAST_RETRY: Final = 3_600_000
"""up to this,"""
GIVE_UP: Final = 24 * 3_600_000
"""and not after this."""

logger: Final = structlog.get_logger(__name__)


class Caller:
    """One for each process; what is due at a table is told by the process that leads it."""

    def __init__(
        self,
        hub: Hub,
        outbox: Outbox,
        limiter: Limiter,
        metrics: Metrics,
        audit: Audit,
        clock: Callable[[], int] = wall,
    ) -> None:
        self.outbox: Final = outbox
        self.senders: dict[str, Sender] = {}
        self.clock = clock
        self._hub = hub
        self._limiter = limiter
        self._metrics = metrics
        self._audit = audit
        self._sending: set[asyncio.Task[None]] = set()
        self._noting: set[asyncio.Task[None]] = set()
        self._owners: Counter[str] = Counter()
        self._room = asyncio.Event()
        """Set when there is room for more to be sent."""
        self._task: asyncio.Task[None] | None = None

    async def start(self, is_alone: bool) -> None:
        if is_alone:
            await self.outbox.release_all(self.clock())
        self._task = asyncio.create_task(self._run(), name="caller")

    async def close(self) -> None:
        """Whatever is not sent by now is sent by the next server."""
        await asyncio.gather(*self._noting, return_exceptions=True)
        tasks = [*self._sending, *([self._task] if self._task else [])]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    def under_way(self) -> int:
        return len(self._sending)

    def mention(self, guest: str, table_id: str) -> None:
        """Somebody spoke of a person at a table."""
        notice = Notice(guest, table_id, "mention", None, self.clock() + PATIENCE, DUE, False)
        task = asyncio.create_task(self.outbox.call(notice), name=f"mention {table_id}")
        self._noting.add(task)
        task.add_done_callback(self._noting.discard)

    def channels(self) -> list[Channel]:
        """What this server can send to."""
        return [channel for channel in get_args(Channel) if channel in self.senders]

    async def send_alone(self, owner: str, telling: Telling) -> None:
        """Something that is about no table, at once."""
        receivers = await self.outbox.receivers(owner)
        await self.outbox.send_alone(owner, _to(receivers, telling), self.clock())
        self._room.set()

    async def _run(self) -> None:
        while True:
            try:
                async with asyncio.timeout(EVERY):
                    await self._room.wait()
            except TimeoutError:
                pass
            self._room.clear()
            try:
                await self.tell()
                await self.send()
            except Exception as error:  # the database is away; the next time must not fail with it
                logger.warning("calling_failed", error=repr(error))

    # --- Telling -----------------------------------------------------------------------------------------

    async def tell(self) -> None:
        """Decide on everything that is due at tables led here."""
        for notice in await self.outbox.due(self.clock(), TOLD_AT_ONCE):
            try:
                if await self._hub.leads.leader_of(notice.table_id) is None:
                    await (self._withdraw(notice) if notice.state == OVER else self._decide(notice))
            except (LedElsewhere, Refused) as error:
                logger.warning("notice_put_off", table=notice.table_id, error=repr(error))
                await self.outbox.postpone(notice, self.clock() + FIRST_RETRY)

    async def _decide(self, notice: Notice) -> None:
        wish = await self.outbox.wish(notice.owner)
        try:
            table = await self._hub.table(notice.table_id)
        except NotFound:
            wish = None
        if wish is None:
            await self.outbox.drop(notice)
            return
        now = self.clock()
        presence = self._hub.presences.of(table.id)
        decided = decide(notice, wish, table, presence, now, self._hub.uptime.now())
        if isinstance(decided, Telling):
            try:
                self._limiter.take("notices", notice.owner, NOTICES)
            except TooMany as refusal:
                decided = Postponed(now + refusal.retry_after * 1000)
        if isinstance(decided, Postponed):
            await self.outbox.postpone(notice, decided.until)
        elif decided is None:
            await self.outbox.drop(notice)
        else:
            receivers = await self.outbox.receivers(notice.owner)
            await self.outbox.tell(notice, _to(receivers, decided), now, notice.kind in OF_A_WAIT)

    async def _withdraw(self, notice: Notice) -> None:
        """Only browsers can take back what they show; of a message that was sent nothing is left to do."""
        now = self.clock()
        shown = await self.outbox.receivers(notice.owner) if notice.told else []
        taken_back = Telling(kind=notice.kind, table=notice.table_id, at=now, withdrawn=True)
        browsers = [receiver for receiver in shown if receiver.channel == PUSH]
        await self.outbox.withdraw(notice, _to(browsers, taken_back), now)

    # --- Sending -----------------------------------------------------------------------------------------

    async def send(self) -> None:
        """Begin to send what is due, as far as there is room."""
        room = AT_ONCE - len(self._sending)
        if room < AT_ONCE // 2:
            return  # few at a time would cost a transaction each
        busy = [owner for owner, number in self._owners.items() if number >= OF_ONE]
        now = self.clock()
        for delivery in await self.outbox.claim(now, room, busy):
            if self._owners[delivery.owner] >= OF_ONE:
                await self.outbox.later(delivery, now, is_tried=False)
                continue
            self._owners[delivery.owner] += 1
            task = asyncio.create_task(self._send(delivery), name=f"delivery {delivery.id}")
            self._sending.add(task)
            task.add_done_callback(self._sent)

    def _sent(self, task: asyncio.Task[None]) -> None:
        self._sending.discard(task)
        if len(self._sending) <= AT_ONCE // 2:
            self._room.set()
        if not task.cancelled() and (error := task.exception()) is not None:
            logger.warning("delivery_failed", error=repr(error))  # its lease runs out

    async def _send(self, delivery: Delivery) -> None:
        try:
            receiver = await self.outbox.receiver(delivery.receiver)
            sender = None if receiver is None else self.senders.get(receiver.channel)
            if receiver is None or sender is None:
                await self.outbox.done(delivery)
                return
            outcome = await sender.send(receiver, delivery, read_telling(delivery))
            self._metrics.notices.labels(receiver.channel, outcome.value).inc()
            await self._note(receiver, delivery, outcome)
        finally:
            if self._owners[delivery.owner] >= OF_ONE:
                self._room.set()
            self._owners[delivery.owner] -= 1
            self._owners = +self._owners

    async def _note(self, receiver: Receiver, delivery: Delivery, outcome: Outcome) -> None:
        now = self.clock()
        if outcome is Outcome.FAILED and now - delivery.made < GIVE_UP:
            await self.outbox.later(delivery, now + _pause(delivery.tries))
            return
        if outcome is Outcome.GONE:
            await self.outbox.remove(receiver.owner, receiver.id)
        else:
            await self.outbox.done(delivery)
        if outcome is not Outcome.SENT:
            self._record(receiver, delivery, outcome, now)

    def _record(self, receiver: Receiver, delivery: Delivery, outcome: Outcome, now: int) -> None:
        what = "receiver_removed" if outcome is Outcome.GONE else "notice_given_up"
        guest = None if is_id(receiver.owner) else receiver.owner
        detail: dict[str, object] = {"channel": receiver.channel, "kind": delivery.kind, "why": outcome.value}
        table = delivery.table_id or None
        self._audit.note(Deed(at=now, actor="limit", what=what, table=table, guest=guest, detail=detail))


def _to(receivers: list[Receiver], telling: Telling) -> list[tuple[Receiver, str]]:
    body = msgspec.json.encode(telling).decode()
    return [(receiver, body) for receiver in receivers]


def _pause(tries: int) -> int:
    """Milliseconds to the next try: a little different each time, so that not all come at once."""
    longest = min(FIRST_RETRY << min(tries - 1, 20), LAST_RETRY)
    return int(longest * random.uniform(0.8, 1.0))
