"""Everything a request may need, made when the server starts and put away when it stops."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Self

from fastapi import Depends, Request
from starlette.requests import HTTPConnection

from boriken.server.bot_pool import BotPool
from boriken.server.errors import NoGuest, Unavailable
from boriken.server.fanout import Fanout, RedisFanout
from boriken.server.guests import COOKIE, Guest, Signer, read_guest
from boriken.server.history import Archive
from boriken.server.hub import Hub
from boriken.server.limits import Connections, Limiter
from boriken.server.metrics import Metrics
from boriken.server.reviewing import Reviewer
from boriken.server.settings import BadSettings, Settings
from boriken.server.storage.committer import Committer
from boriken.server.storage.store import Store
from boriken.server.timekeeping import Timekeeper


@dataclass
class Services:
    """One running server."""

    settings: Settings
    store: Store
    committer: Committer
    fanout: Fanout
    hub: Hub
    archive: Archive
    bots: BotPool
    reviewer: Reviewer
    timekeeper: Timekeeper
    signer: Signer
    limiter: Limiter
    connections: Connections
    metrics: Metrics
    is_stopping: bool = False

    @classmethod
    async def start(cls, settings: Settings, limiter: Limiter, metrics: Metrics) -> Self:
        fanout = RedisFanout(settings.redis_url) if settings.redis_url else Fanout()
        await fanout.start()
        try:
            store = await Store.open(settings)
            secret = await store.secret("signing key")
        except BadSettings:
            await fanout.close()
            raise
        committer = Committer(store)
        hub = Hub(store, committer, fanout, metrics, is_shared=not settings.is_sqlite)
        bots = BotPool(settings.bot_processes, settings.bot_budget)
        timekeeper = Timekeeper(hub, bots, settings)
        timekeeper.start()
        return cls(
            settings=settings,
            store=store,
            committer=committer,
            fanout=fanout,
            hub=hub,
            archive=Archive(store),
            bots=bots,
            reviewer=Reviewer(store, bots),
            timekeeper=timekeeper,
            signer=Signer(secret),
            limiter=limiter,
            connections=Connections(settings.rate_limits),
            metrics=metrics,
        )

    def begin_stop(self) -> None:
        """Tell everybody who waits for news to come back later."""
        self.is_stopping = True
        self.hub.wake_all()

    async def stop(self) -> None:
        """Finish everything that has been begun; nothing acknowledged is lost."""
        self.is_stopping = True
        await self.timekeeper.close()
        await self.reviewer.close()
        await self.hub.close()
        await self.committer.close()
        await self.fanout.close()
        self.bots.close()
        await self.store.close()


def services_of(connection: HTTPConnection) -> Services:
    services = getattr(connection.app.state, "services", None)
    if not isinstance(services, Services):
        raise Unavailable("starting")
    return services


async def _services(request: Request) -> Services:
    return services_of(request)


def guest_of(connection: HTTPConnection) -> Guest | None:
    return read_guest(services_of(connection).signer, connection.cookies.get(COOKIE))


async def _guest_or_none(request: Request) -> Guest | None:
    return guest_of(request)


async def _guest(request: Request) -> Guest:
    guest = guest_of(request)
    if guest is None:
        raise NoGuest("no_guest")
    return guest


InServices = Annotated[Services, Depends(_services)]
InGuest = Annotated[Guest, Depends(_guest)]
InGuestOrNone = Annotated[Guest | None, Depends(_guest_or_none)]
