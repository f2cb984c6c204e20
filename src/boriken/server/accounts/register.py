"""Who has an account and which devices are signed in, in memory: asked with every request and name."""

from __future__ import annotations

from collections import OrderedDict
from dataclasses import replace
from typing import Final

import msgspec
from msgspec import UNSET, UnsetType

from boriken.server.guests import Guest
from boriken.server.storage.session_store import DAY, Session, SessionStore
from boriken.server.uptime import wall

MOST_SESSIONS: Final = 20_000
"""Kept in memory; others are read again."""


class Register:
    """One for each process. What others write down it hears of within a second, as of all deeds."""

    def __init__(self, store: SessionStore) -> None:
        self.store: Final = store
        self._names: dict[str, str] = {}
        self._sessions: OrderedDict[str, Session] = OrderedDict()
        self._changes = 0
        """How often something was said to have changed: what was read before may be over."""

    async def read(self) -> None:
        """Know all of them, and nobody else."""
        self._changes += 1
        self._names = await self.store.names()
        self._keep([session for session in self._sessions.values() if session.account_id in self._names])

    def forget_devices(self) -> None:
        """Let no device in that the database does not know any more."""
        self._changes += 1
        self._sessions.clear()

    async def look_again(self, guest: str) -> None:
        """Something has changed about somebody: their name, or where they are signed in."""
        self._changes += 1
        account = await self.store.account(guest)
        if account is None:
            self._names.pop(guest, None)
        else:
            self._names[guest] = account.name
        alive = {session.digest: session for session in await self.store.sessions(guest, wall())}
        others = [session for session in self._sessions.values() if session.account_id != guest]
        self._keep([*others, *(alive[digest] for digest in alive if digest in self._sessions)])

    def _keep(self, known: list[Session]) -> None:
        self._sessions = OrderedDict((session.digest, session) for session in known)

    def is_account(self, guest: str) -> bool:
        """Whether a guest has an account."""
        return guest in self._names

    def name_of(self, guest: str) -> str | None:
        """What an account is called; None for other guests."""
        return self._names.get(guest)

    def __len__(self) -> int:
        return len(self._names)

    def mark(self, guest: str) -> bool | UnsetType:
        """True for somebody without an account, where others have one: they are shown as guests."""
        return True if self._names and guest not in self._names else UNSET

    # --- Devices -----------------------------------------------------------------------------------------

    async def known(self, guest: Guest | None) -> Guest | None:
        """Whoever a cookie names, if it is still good.

        That of a guest is, until they have an account: from then on only devices that are signed in are
        theirs. One that was signed out is nobody's.
        """
        if guest is None or not guest.secret:
            return None if guest is None or self.is_account(guest.id) else guest
        session = await self._session(guest.session)
        if session is None or session.account_id != guest.id:
            return None
        if not self.is_account(guest.id):  # made a moment ago by another process
            await self.look_again(guest.id)
        return replace(guest, name=self.name_of(guest.id) or guest.name)

    async def _session(self, digest: str) -> Session | None:
        known = self._sessions.get(digest)
        while known is None:
            changes = self._changes
            known = await self.store.session(digest, wall())
            if known is None:
                return None
            if changes != self._changes:  # it may have ended while it was read
                known = None
        self._sessions[digest] = known
        self._sessions.move_to_end(digest)
        if len(self._sessions) > MOST_SESSIONS:
            self._sessions.popitem(last=False)
        return known

    def is_outdated(self, guest: Guest) -> bool:
        """Whether somebody who is connected would not be let in like this any more."""
        return guest.session not in self._sessions if guest.secret else self.is_account(guest.id)

    async def seen(self, guest: Guest) -> bool:
        """Note once a day that a device is used; whether that was now."""
        session = self._sessions.get(guest.session) if guest.secret else None
        if session is None or session.seen > wall() - DAY:
            return False
        await self.store.touch(guest.session, wall())
        self._sessions[guest.session] = msgspec.structs.replace(session, seen=wall())
        return True
