"""Which devices are signed in, and what somebody may do once and for a short while."""

from __future__ import annotations

import hmac
from typing import Final

import msgspec
from sqlalchemy import Connection, delete, insert, select, update

from boriken.server.accounts.proofs import digest, new_secret
from boriken.server.errors import NotAllowed
from boriken.server.storage.account_store import AccountStore
from boriken.server.storage.schema import sessions, tickets

DAY: Final = 24 * 3600 * 1000
IDLE: Final = 180 * DAY
"""Milliseconds for which a device stays signed in that nobody uses."""
TICKET: Final = 15 * 60 * 1000
MOST_DEVICES: Final = 50
"""Signed in to one account; one more takes the place of the one that was not used for the longest time."""
MOST_TRIES: Final = 5
"""Codes that may be typed for one mail."""


class Session(msgspec.Struct, frozen=True, kw_only=True):
    """A device that is signed in."""

    digest: str
    account_id: str
    device: str
    way: str
    made: int
    """Milliseconds since 1970, as the next two."""
    proved: int
    seen: int


class Ticket(msgspec.Struct, frozen=True, kw_only=True):
    """Good for one thing, once."""

    id: str
    purpose: str
    digest: str
    code: str = ""
    browser: str
    guest_id: str = ""
    subject: str = ""
    tries: int = 0
    until: int


class SessionStore(AccountStore):
    """The same database."""

    async def session(self, digest: str, now: int) -> Session | None:
        found = select(sessions).where(sessions.c.digest == digest, sessions.c.seen > now - IDLE)
        async with self.connected() as connection:
            row = (await connection.execute(found)).first()
        return None if row is None else Session(**row._mapping)

    async def sessions(self, account_id: str, now: int) -> list[Session]:
        """The one that was used last comes first."""
        own = select(sessions).where(sessions.c.account_id == account_id, sessions.c.seen > now - IDLE)
        async with self.connected() as connection:
            rows = await connection.execute(own.order_by(sessions.c.seen.desc(), sessions.c.digest))
            return [Session(**row._mapping) for row in rows]

    async def touch(self, digest: str, now: int) -> None:
        async with self.connected() as connection:
            await connection.execute(update(sessions).where(sessions.c.digest == digest).values(seen=now))

    async def prove(self, digest: str, now: int) -> bool:
        """Whoever uses the device has just shown who they are; False if it is not signed in."""
        own = update(sessions).where(sessions.c.digest == digest)
        async with self.connected() as connection:
            return (await connection.execute(own.values(proved=now, seen=now))).rowcount > 0

    async def end(self, account_id: str, digests: list[str]) -> None:
        own = (sessions.c.account_id == account_id) & sessions.c.digest.in_(digests)
        async with self.connected() as connection:
            await connection.execute(delete(sessions).where(own))

    # --- Tickets -----------------------------------------------------------------------------------------

    async def issue(self, ticket: Ticket) -> None:
        async with self.connected() as connection:
            await connection.execute(insert(tickets), msgspec.structs.asdict(ticket))

    async def look(self, token: str, now: int) -> Ticket:
        """The ticket of a link, which stays good."""
        async with self.connected() as connection:
            return await connection.run_sync(linked, token, now)

    async def tried(self, id: str, now: int) -> None:
        """One try more, counted before it is known whether it is right."""
        own = update(tickets).where(tickets.c.id == id, tickets.c.until > now)
        async with self.connected() as connection:
            await connection.execute(own.values(tries=tickets.c.tries + 1))

    async def of_browser(self, cookie: str, purpose: str, now: int) -> Ticket:
        """The ticket that this browser has asked for; it is used up, whatever comes of it."""
        async with self.connected() as connection:
            ticket = await connection.run_sync(asked_here, cookie, purpose, now)
            await connection.run_sync(use, ticket)
        return ticket

    async def tidy(self, now: int) -> None:
        """Forget what has run out."""
        async with self.connected() as connection:
            await connection.execute(delete(tickets).where(tickets.c.until < now))
            await connection.execute(delete(sessions).where(sessions.c.seen < now - IDLE))


def begin_session(connection: Connection, account_id: str, device: str, way: str, now: int) -> str:
    """Sign a device in: the secret for its cookie, which nobody else ever learns."""
    secret = new_secret()
    session = Session(
        digest=digest(secret), account_id=account_id, device=device, way=way, made=now, proved=now, seen=now
    )
    connection.execute(insert(sessions), msgspec.structs.asdict(session))
    others = select(sessions.c.digest).where(
        sessions.c.account_id == account_id, sessions.c.digest != session.digest
    )
    too_many = others.order_by(sessions.c.seen.desc(), sessions.c.digest).offset(MOST_DEVICES - 1)
    connection.execute(delete(sessions).where(sessions.c.digest.in_(too_many)))
    return secret


# --- Tickets -----------------------------------------------------------------------------------------------


def linked(connection: Connection, token: str, now: int) -> Ticket:
    """The ticket of a link in a mail."""
    id, _, secret = token.partition(".")
    ticket = _ticket(connection, id, now)
    if ticket is None or not ticket.code or not _is(secret, ticket.digest):
        raise NotAllowed("link_over")
    return ticket


def asked_here(connection: Connection, cookie: str, purpose: str, now: int) -> Ticket:
    """The ticket that belongs to the cookie of the browser that asked."""
    id, _, secret = cookie.partition(".")
    ticket = _ticket(connection, id, now)
    if ticket is None or ticket.purpose != purpose or not _is(secret, ticket.browser):
        raise NotAllowed("link_over")
    return ticket


def coded(connection: Connection, cookie: str, code: str, purpose: str, now: int) -> Ticket:
    """The ticket whose code was typed in the browser that asked."""
    ticket = asked_here(connection, cookie, purpose, now)
    if ticket.tries > MOST_TRIES:
        raise NotAllowed("link_over")
    if not _is(code, ticket.code):
        raise NotAllowed("wrong_code")
    return ticket


def use(connection: Connection, ticket: Ticket) -> None:
    """It is good no more; of two at once, one has it."""
    if not connection.execute(delete(tickets).where(tickets.c.id == ticket.id)).rowcount:
        raise NotAllowed("link_over")


def _ticket(connection: Connection, id: str, now: int) -> Ticket | None:
    row = connection.execute(select(tickets).where(tickets.c.id == id, tickets.c.until > now)).first()
    return None if row is None else Ticket(**row._mapping)


def _is(secret: str, kept: str) -> bool:
    return hmac.compare_digest(digest(secret), kept)
