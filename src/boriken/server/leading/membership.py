"""This process among those of one server: its lease, and its links to the others."""

from __future__ import annotations

import asyncio
import socket
from collections.abc import Awaitable, Callable, Collection
from typing import Final

import structlog
from fastapi import FastAPI

from boriken.server.leading.forwarding import Ways
from boriken.server.leading.lease import RENEW, Leads, Peer, SharedLeads
from boriken.server.leading.links import Links
from boriken.server.reaching import EVERYWHERE, own_addresses
from boriken.server.settings import BadSettings, Settings, split_address
from boriken.server.storage.store import Store

SLOWEST: Final = 3.0
"""Seconds in which the database has to answer before it is asked again."""

logger: Final = structlog.get_logger(__name__)


class Membership:
    """From the first lease to the last; a process on SQLite is alone."""

    def __init__(self, store: Store, settings: Settings, app: FastAPI) -> None:
        self._store = store
        self._settings = settings
        self._app = app
        self._shared = None if settings.is_sqlite else SharedLeads(store.engine)
        self.leads: Leads = self._shared or Leads()
        self._loop: asyncio.AbstractEventLoop | None = None
        self._links: Links | None = None
        self._renewing: asyncio.Task[None] | None = None
        self._leaving: asyncio.Task[None] | None = None

    async def start(self, let_go: Callable[[Collection[str]], None]) -> None:
        """Be there for others; what is led elsewhere from now on is told to ``let_go``."""
        leads = self._shared
        if leads is None:
            return
        self._loop = asyncio.get_running_loop()
        self._links = links = Links(await self._store.secret("link key"))
        ways = Ways(self._app, leads, links)
        host, port = split_address(self._settings.link_address)
        try:
            leads.address = found_at(await links.listen(host, port, ways.serve))
        except OSError as error:
            detail = error.strerror or str(error)
            raise BadSettings(key="bad_port", port=str(port), host=host, detail=detail) from None

        def gone(peer: Peer) -> None:
            logger.info("process_gone", address=peer.address)
            links.drop(peer.address)

        leads.lost, leads.gone = let_go, gone
        self._store.lead_by(leads)
        await leads.start()
        self._app.state.ways = ways
        self._renewing = asyncio.create_task(self._renew(leads), name="lease")

    async def _renew(self, leads: SharedLeads) -> None:
        while True:
            await asyncio.sleep(RENEW)
            try:
                async with asyncio.timeout(SLOWEST):
                    await leads.renew()
            except Exception as error:  # the database is away; the next time must not fail with it
                logger.warning("lease_not_renewed", error=repr(error))

    def hand_over(self, finish: Callable[[], Awaitable[None]]) -> None:
        """Finish what has begun, then let others lead: they need not wait until the lease has run out.

        A signal asks for it, whatever the event loop is doing.
        """
        if self._loop is not None:
            self._loop.call_soon_threadsafe(self._begin_to_leave, finish)

    def _begin_to_leave(self, finish: Callable[[], Awaitable[None]]) -> None:
        if self._shared is not None and self._leaving is None:
            self._leaving = asyncio.create_task(self._leave(self._shared, finish), name="leaving")

    async def _leave(self, leads: SharedLeads, finish: Callable[[], Awaitable[None]]) -> None:
        try:
            await leads.release(finish)
        except Exception as error:
            logger.warning("lease_not_released", error=repr(error))

    async def close(self) -> None:
        self._begin_to_leave(_nothing)
        if self._leaving is not None:
            await self._leaving
        if self._renewing is not None:
            self._renewing.cancel()
            await asyncio.gather(self._renewing, return_exceptions=True)
        if self._links is not None:
            await self._links.close()


def found_at(address: str) -> str:
    """Where others find what listens there; if at all addresses, the one that this machine uses."""
    host, port = split_address(address)
    own = own_addresses(socket.AF_INET6 if ":" in host else socket.AF_INET) if host in EVERYWHERE else []
    return f"{own[0]}:{port}" if own else address


async def _nothing() -> None:
    return
