"""A running server hears of what admins do: they write to the database, past it."""

from __future__ import annotations

import asyncio
from typing import Final

import structlog

from boriken.server.guests import Signer
from boriken.server.hub import now
from boriken.server.operating.audit import PAST_SERVERS, Deed, last_deeds, read_deeds
from boriken.server.operating.bans import read_bans
from boriken.server.operating.chats import forget_old_reports
from boriken.server.operating.keys import signing_keys
from boriken.server.services import Services

EVERY: Final = 1.0
"""Seconds between two looks."""
OVERLAP: Final = 100
"""Deeds read again each time: on PostgreSQL one may be seen after another that began later."""
ABOUT_ACCOUNTS: Final = ("account_changed", "forgotten")
"""Deeds after which somebody is called something else, or known somewhere else; the last does not say who."""
TIDY: Final = 3600.0
"""Seconds between two times at which old deeds are forgotten."""

logger: Final = structlog.get_logger(__name__)


class Watch:
    """Runs beside the requests."""

    def __init__(self, services: Services) -> None:
        self._services = services
        self._engine = services.store.engine
        self._handled: set[int] = set()
        self._last = 0
        self._tidied = float("-inf")
        self._task: asyncio.Task[None] | None = None

    async def start(self) -> None:
        """Know what was done before; then look on."""
        await self._skip_all()
        await self._read_bans()
        self._task = asyncio.create_task(self._run(), name="watch")

    async def close(self) -> None:
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)
        await self._services.audit.flush(self._engine)

    async def _run(self) -> None:
        while True:
            await asyncio.sleep(EVERY)
            try:
                await self.look()
            except Exception as error:  # the database is away; the next time must not fail with it
                logger.warning("watch_failed", error=repr(error))

    async def look(self) -> None:
        """Store what was done here, then do what others' deeds ask for."""
        await self._services.audit.flush(self._engine)
        loop = asyncio.get_running_loop()
        if loop.time() - self._tidied > TIDY:
            self._tidied = loop.time()
            await self._services.audit.forget_old(self._engine, now())
            await forget_old_reports(self._engine, now())
            await self._services.accounts.store.tidy(now())
        for deed in await self._new_deeds():
            if deed.actor in PAST_SERVERS:
                await self._follow(deed)

    async def _skip_all(self) -> None:
        for deed in await last_deeds(self._engine, OVERLAP):
            self._handled.add(deed.id)
            self._last = max(self._last, deed.id)

    async def _new_deeds(self) -> list[Deed]:
        deeds = await read_deeds(self._engine, self._last - OVERLAP)
        fresh = [deed for deed in deeds if deed.id not in self._handled]
        if deeds:
            self._last = max(self._last, deeds[-1].id)
        self._handled = {known for known in self._handled if known > self._last - OVERLAP}
        self._handled.update(deed.id for deed in fresh)
        return fresh

    async def _follow(self, deed: Deed) -> None:
        logger.info(deed.actor, what=deed.what, table=deed.table, guest=deed.guest)
        if deed.what in ("banned", "unbanned"):
            await self._read_bans()
        if deed.what == "keys_rotated":
            keys = await signing_keys(self._services.store, now())
            self._services.signer = Signer(*keys)
        if deed.what in ABOUT_ACCOUNTS:
            await self._follow_account(deed)
        for table_id in deed.tables:
            await self._services.hub.look_again(table_id)

    async def _follow_account(self, deed: Deed) -> None:
        """Devices that were signed out elsewhere are nobody's here either."""
        accounts = self._services.accounts
        if deed.guest is not None:
            await accounts.look_again(deed.guest)
        elif deed.what == "account_changed":  # everybody's
            accounts.forget_devices()
        else:
            await accounts.read()
        self._services.hub.wake_all()

    async def _read_bans(self) -> None:
        self._services.bans.replace(await read_bans(self._engine))
        self._services.hub.wake_all()
