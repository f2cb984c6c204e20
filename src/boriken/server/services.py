"""Everything a request may need, made when the server starts and put away when it stops."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Annotated, Self

from fastapi import Depends, FastAPI, Request
from starlette.requests import HTTPConnection

from boriken.server.accounts.register import Register
from boriken.server.bot_pool import BotPool
from boriken.server.edges import payer_of
from boriken.server.errors import NoGuest, NotAllowed, Unavailable
from boriken.server.fanout import Fanout, RedisFanout
from boriken.server.guests import COOKIE, Guest, Signer, read_guest
from boriken.server.history import Archive
from boriken.server.hub import Hub, now
from boriken.server.leading.membership import Membership
from boriken.server.limits import ADVICE_AT_ONCE, AtOnce, Connections, Limiter
from boriken.server.mailing.postman import Postman
from boriken.server.mailing.smtp import check_mail
from boriken.server.meeting.matchmaker import Matchmaker
from boriken.server.metrics import Metrics
from boriken.server.notices.caller import Caller
from boriken.server.notices.guarded import Courier, Guard
from boriken.server.notices.mailing import UNSUBSCRIBE_KEY, MailSender
from boriken.server.notices.push import PUSH_KEY, PushSender
from boriken.server.notices.sending import webhook_senders
from boriken.server.notices.telling import MAIL, PUSH
from boriken.server.operating.audit import Audit
from boriken.server.operating.bans import Bans
from boriken.server.operating.keys import signing_keys
from boriken.server.operating.refusals import Refusals
from boriken.server.profiles.historian import Historian
from boriken.server.reviewing import Reviewer
from boriken.server.settings import BadSettings, Settings
from boriken.server.sharing import SharedLimits
from boriken.server.storage.chat_store import ChatStore
from boriken.server.storage.committer import Committer
from boriken.server.storage.outbox import Outbox
from boriken.server.storage.remembering import Memory
from boriken.server.storage.seekers import SeekerStore
from boriken.server.storage.session_store import SessionStore
from boriken.server.storage.store import Store
from boriken.server.table import Change
from boriken.server.talking.talk import Talk
from boriken.server.timekeeping import Timekeeper


@dataclass
class Services:
    """One running server."""

    settings: Settings
    store: Store
    committer: Committer[Change]
    fanout: Fanout
    hub: Hub
    talk: Talk
    archive: Archive
    bots: BotPool
    reviewer: Reviewer
    timekeeper: Timekeeper
    signer: Signer
    accounts: Register
    limiter: Limiter
    connections: Connections
    advising: AtOnce
    metrics: Metrics
    audit: Audit
    bans: Bans
    membership: Membership
    postman: Postman
    mailer: MailSender
    caller: Caller
    courier: Courier
    push: PushSender
    memory: Memory
    historian: Historian
    matchmaker: Matchmaker
    sharing: SharedLimits | None = None
    """Limits counted together with other processes, where Redis is."""
    is_stopping: bool = False

    @classmethod
    async def start(cls, settings: Settings, app: FastAPI) -> Self:
        check_mail(settings)
        limiter, metrics, bans = app.state.limiter, app.state.metrics, app.state.bans
        fanout = RedisFanout(settings.redis_url) if settings.redis_url else Fanout()
        await fanout.start()
        try:
            store = await Store.open(settings)
            keys = await signing_keys(store, now())
            accounts = Register(SessionStore(store.engine))
            await accounts.read()
        except BadSettings:
            await fanout.close()
            raise
        committer = Committer(store)
        membership = Membership(store, settings, app)
        hub = Hub(store, committer, fanout, metrics, membership.leads)
        await membership.start(hub.let_go)
        audit = Audit()
        memory = Memory(store.engine)
        historian = Historian(store, memory)
        hub.noted = _both(audit.note_change, historian.note)
        historian.start()
        await hub.uptime.start()
        refusals = Refusals(audit, metrics)
        connections = Connections(settings.rate_limits)
        advising = AtOnce("advice", settings.rate_limits, ADVICE_AT_ONCE)
        limiter.refused = connections.refused = advising.refused = refusals.note
        bots = BotPool(settings.bot_processes, settings.bot_budget)
        timekeeper = Timekeeper(hub, bots, settings)
        timekeeper.start()
        courier = Courier(Guard(settings.notice_hosts))
        caller = Caller(hub, Outbox(store.engine), limiter, metrics, audit)
        push = PushSender(await store.secret(PUSH_KEY), courier, settings)
        postman = Postman(settings, metrics)
        unsubscribing = Signer(await store.secret(UNSUBSCRIBE_KEY))
        mailer = MailSender(postman, accounts.store, unsubscribing, settings.public_url)
        caller.senders |= {**webhook_senders(courier), PUSH: push}
        if postman.is_on:
            caller.senders[MAIL] = mailer
        await caller.start(is_alone=settings.is_sqlite)
        services = cls(
            settings=settings,
            store=store,
            committer=committer,
            fanout=fanout,
            hub=hub,
            talk=Talk(hub, ChatStore(store.engine, hub.leads.fence_of), limiter, audit, metrics),
            archive=Archive(store),
            bots=bots,
            reviewer=Reviewer(store, bots),
            timekeeper=timekeeper,
            signer=Signer(*keys),
            accounts=accounts,
            limiter=limiter,
            connections=connections,
            advising=advising,
            metrics=metrics,
            audit=audit,
            bans=bans,
            membership=membership,
            postman=postman,
            mailer=mailer,
            caller=caller,
            courier=courier,
            push=push,
            memory=memory,
            historian=historian,
            matchmaker=Matchmaker(hub, SeekerStore(store.engine)),
        )
        services.talk.mark = accounts.mark
        services.talk.mentioned = lambda mention: caller.mention(mention.guest, mention.table)
        services.matchmaker.start()
        if settings.redis_url and settings.rate_limits:
            await services._share_limits()
        return services

    async def _share_limits(self) -> None:
        def digest(text: str) -> str:
            return self.signer.digest("limit", text)

        self.sharing = SharedLimits(self.settings.redis_url, self.limiter, self.connections, digest)
        await self.sharing.start()

    def origin_of(self, connection: HTTPConnection) -> str:
        """From where somebody asks, told by nothing that could be read back; without limits, from nowhere."""
        return self.signer.digest("origin", payer_of(connection.scope)) if self.settings.rate_limits else ""

    def begin_stop(self) -> None:
        """Tell everybody who waits for news to come back later."""
        self.is_stopping = True
        self.hub.wake_all()
        self.membership.hand_over(self.hub.close)

    async def stop(self) -> None:
        """Finish everything that has been begun; nothing acknowledged is lost."""
        self.is_stopping = True
        await self.timekeeper.close()
        await self.matchmaker.close()
        await self.caller.close()
        await self.courier.close()
        await self.reviewer.close()
        await self.hub.close()
        await self.talk.close()
        await self.membership.close()
        await self.committer.close()
        await self.historian.close()
        await self.postman.close()
        if self.sharing is not None:
            await self.sharing.close()
        await self.fanout.close()
        self.bots.close()
        await self.store.close()


def _both(*told: Callable[[Change], None]) -> Callable[[Change], None]:
    """Tell several of a change."""

    def tell(change: Change) -> None:
        for one in told:
            one(change)

    return tell


def services_of(connection: HTTPConnection) -> Services:
    services = getattr(connection.app.state, "services", None)
    if not isinstance(services, Services):
        raise Unavailable("starting")
    return services


async def _services(request: Request) -> Services:
    return services_of(request)


async def guest_of(connection: HTTPConnection) -> Guest | None:
    services = services_of(connection)
    guest = await services.accounts.known(read_guest(services.signer, connection.cookies.get(COOKIE)))
    if guest is not None:
        services.bans.check_guest(guest.id)
    return guest


async def _guest_or_none(request: Request) -> Guest | None:
    return await guest_of(request)


async def _guest(request: Request) -> Guest:
    guest = await guest_of(request)
    if guest is None:
        raise NoGuest("no_guest")
    return guest


async def _account(request: Request) -> Guest:
    guest = await _guest(request)
    if not services_of(request).accounts.is_account(guest.id):
        raise NotAllowed("no_account")
    return guest


InServices = Annotated[Services, Depends(_services)]
InGuest = Annotated[Guest, Depends(_guest)]
InAccount = Annotated[Guest, Depends(_account)]
InGuestOrNone = Annotated[Guest | None, Depends(_guest_or_none)]
