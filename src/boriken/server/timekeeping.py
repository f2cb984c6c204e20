"""What happens by itself: bots move when it is their turn, clocks run out."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Awaitable
from typing import Final

import structlog

from boriken.bots.thinking import thinking_time
from boriken.engine.state import State
from boriken.server.bot_pool import BotPool
from boriken.server.changes import moves, seating, takeback
from boriken.server.document import BOT, PERSON, WAITING
from boriken.server.errors import Conflict, Refused, Unreadable
from boriken.server.hub import Hub, now
from boriken.server.leading.lease import LedElsewhere
from boriken.server.presence import REPEAT
from boriken.server.settings import Settings
from boriken.server.table import Change, Table
from boriken.server.turns import Asker, Rank

EVERY: Final = 1.0
"""Seconds between two looks at the clocks."""
LONGEST_WAIT: Final = 7 * 86_400_000
"""Milliseconds for which a table waits for players."""
PATIENCE: Final = 20_000
"""Milliseconds after which a bot's turn that seems to be forgotten is looked at again."""

logger: Final = structlog.get_logger(__name__)


def _asker(table: Table) -> Asker:
    """Who waits for a bot of a table."""
    document = table.document
    is_played = any(seat.kind == PERSON and seat.bot is None for seat in document.seats)
    return Asker(document.origin or document.host, Rank.PEOPLE_WAIT if is_played else Rank.NOBODY_WAITS)


class Timekeeper:
    """Runs beside the requests."""

    def __init__(self, hub: Hub, bots: BotPool, settings: Settings) -> None:
        self._hub = hub
        self._bots = bots
        self._settings = settings
        self._chance = random.Random()
        self._playing: dict[str, asyncio.Task[None]] = {}
        self._task: asyncio.Task[None] | None = None
        self._settling: set[asyncio.Task[None]] = set()
        self._unreadable: set[str] = set()
        """Tables that failed: they must not keep the others waiting."""
        hub.changed = self.look_at

    def start(self) -> None:
        self._task = asyncio.create_task(self._run(), name="timekeeper")

    async def close(self) -> None:
        tasks = [*self._playing.values(), *self._settling, *([self._task] if self._task else [])]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    # --- Bots --------------------------------------------------------------------------------------------

    def look_at(self, table: Table) -> None:
        """If a bot is on turn, let it play; if all agree to go back, since the last one left, go back."""
        request = table.document.undo_request
        if request is not None and takeback.all_agree(table.document, request.agreed):
            task = asyncio.create_task(self._settle(table.id), name=f"undo {table.id}")
            self._settling.add(task)
            task.add_done_callback(self._settling.discard)
        if table.bot_to_move() is None or table.id in self._playing:
            return
        self._playing[table.id] = asyncio.create_task(self._play_bots(table.id), name=f"bots {table.id}")

    async def _play_bots(self, table_id: str) -> None:
        """Until a person is on turn, or the game is over."""
        try:
            while True:
                table = await self._hub.table(table_id)
                bot = table.bot_to_move()
                if bot is None or table.state is None:
                    return
                end = asyncio.get_running_loop().time() + self._pause(table, table.state)
                action = await self._bots.choose(bot, table.state, _asker(table))
                await asyncio.sleep(end - asyncio.get_running_loop().time())  # at once if that is past
                await self._move(table, bot, action)
        except LedElsewhere:
            return  # the other process has bots of its own
        except Refused as error:
            logger.warning("bot_stopped", table=table_id, error=error.message)
        finally:
            # At once, so that a change from now on starts the bots again.
            self._playing.pop(table_id, None)

    def _pause(self, table: Table, state: State) -> float:
        """Seconds that a bot takes at least, if somebody looks on."""
        if not self._somebody_follows(table):
            return 0.0
        return thinking_time(state, self._settings.bot_pause, self._chance)

    def _somebody_follows(self, table: Table) -> bool:
        """Bots among themselves need not wait."""
        is_played = any(seat.kind == PERSON and seat.bot is None for seat in table.document.seats)
        presence = self._hub.presences.of(table.id)
        return is_played or bool(presence.seats) or presence.spectators > 0

    async def _move(self, table: Table, bot: str, action: int) -> None:
        seat = table.turn
        assert seat is not None

        async def make(current: Table) -> Change:
            if (
                current.bot_to_move() != bot
            ):  # who has come back decides, however late the bot is with its answer
                raise Conflict("no_bot_there")
            return moves.act(current, seat, [action], BOT, now())

        try:
            await self._hub.change(table.id, make, seq=table.seq)
        except Refused as error:
            # Somebody was quicker: an undo, the person's return, another process. The loop looks again.
            if error.status != 409:
                raise

    async def _settle(self, table_id: str) -> None:
        async def make(table: Table) -> Change | None:
            request = table.document.undo_request
            if request is None or not takeback.all_agree(table.document, request.agreed):
                return None
            past = await self._hub.past(table, request.to)
            return takeback.go_back(table, past, request.by, now())

        try:
            await self._hub.change(table_id, make)
        except LedElsewhere:
            return
        except Refused as error:
            logger.warning("undo_failed", table=table_id, error=error.message)

    # --- Clocks ------------------------------------------------------------------------------------------

    async def _run(self) -> None:
        loop = asyncio.get_running_loop()
        reminded = loop.time()
        while True:
            await asyncio.sleep(EVERY)
            duties = [self._look_at_clocks, self._wake_bots, self._hub.store.tidy]
            if loop.time() - reminded > REPEAT:
                reminded = loop.time()
                self._hub.presences.repeat()
                duties.append(self._close_forgotten)
            for duty in duties:
                try:
                    await duty()
                except Exception as error:  # the other duties, and the next time, must not fail with it
                    logger.warning("duty_failed", duty=duty.__name__, error=repr(error))

    async def _look_at_clocks(self) -> None:
        overdue = await self._hub.store.overdue(self._hub.uptime.now(), self._unreadable)
        await self._hub.uptime.count()
        for table_id in overdue:
            if await self._hub.leads.leader_of(table_id) is None:
                await self._try(table_id, self._hub.change(table_id, self._run_out))

    async def _close_forgotten(self) -> None:
        """Nobody comes any more to a table that has waited for a week."""
        for table_id in await self._hub.store.forgotten(now() - LONGEST_WAIT):
            is_led_here = await self._hub.leads.leader_of(table_id) is None
            if is_led_here and not self._hub.presences.of(table_id).seats:
                await self._try(table_id, self._hub.change(table_id, self._expire))

    async def _expire(self, table: Table) -> Change | None:
        return seating.close(table, now()) if table.status == WAITING else None

    async def _wake_bots(self) -> None:
        for table_id in await self._hub.store.waiting_for_bots(now() - PATIENCE, self._unreadable):
            if await self._hub.leads.leader_of(table_id) is None:
                await self._try(table_id, self._look_again(table_id))

    async def _look_again(self, table_id: str) -> None:
        self.look_at(await self._hub.table(table_id))

    async def _try(self, table_id: str, doing: Awaitable[object]) -> None:
        try:
            await doing
        except Exception as error:
            logger.warning("table_failed", table=table_id, error=repr(error))
            if isinstance(error, Unreadable) or not isinstance(error, Refused):
                self._unreadable.add(table_id)

    async def _run_out(self, table: Table) -> Change | None:
        deadline = table.document.deadline
        if deadline is None or table.turn is None or deadline >= self._hub.uptime.now():
            return None
        if table.bot_to_move() is not None:
            return None
        return seating.stand_in(table, table.turn, seating.STAND_IN, "clock", now())
