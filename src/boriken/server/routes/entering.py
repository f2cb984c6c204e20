"""What all ways to sign in end with: a device that is signed in, and whose seats come along."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from fastapi import Request, Response
from sqlalchemy import Connection

from boriken.server.accounts.devices import device_of
from boriken.server.accounts.passkeys import Site
from boriken.server.accounts.writing import Happened, change_letter, language_of
from boriken.server.contract.accounts import Account, Device, KnownAddress, KnownPasskey, SignedIn, SignInWays
from boriken.server.edges import payer_of
from boriken.server.errors import NoGuest, NotAllowed, Unavailable
from boriken.server.guests import Guest, clean_name, new_guest
from boriken.server.hub import now
from boriken.server.limits import NEW_ACCOUNTS, SIGNING_IN
from boriken.server.operating.administration import Administration
from boriken.server.operating.audit import Deed
from boriken.server.routes.answers import json_response, set_guest
from boriken.server.services import Services
from boriken.server.settings import BadSettings
from boriken.server.storage.account_store import Ways
from boriken.server.storage.session_store import begin_session

PROVED: Final = 30 * 60 * 1000
"""Milliseconds for which whoever has signed in may change how they sign in."""
TICKET_COOKIE: Final = "boriken_ticket"
TICKET_SECONDS: Final = 15 * 60


def set_ticket(response: Response, request: Request, services: Services, ticket: str) -> None:
    """What binds the next step to this browser."""
    response.set_cookie(
        TICKET_COOKIE,
        ticket,
        max_age=TICKET_SECONDS,
        httponly=True,
        samesite="strict",
        secure=request.url.scheme == "https",
        path=f"{services.settings.base_path}/api/account",
    )


def limit(request: Request, services: Services) -> None:
    services.limiter.take("signing in", payer_of(request.scope), SIGNING_IN)


def told_of(request: Request, services: Services, guest: Guest, happened: Happened, known: Ways) -> None:
    """Let somebody know what has been done to their account, in case it was not them."""
    note(services, guest.id, happened)
    if services.postman.is_on:
        url = services.settings.public_url.rstrip("/")
        for each in known.addresses:
            services.postman.post(
                change_letter(happened, each.address, language_of(request), url, guest.name)
            )


def device_name(request: Request) -> str:
    return device_of(request.headers.get("user-agent", ""))


def note(services: Services, guest: str, how: str) -> None:
    """For the audit, and for other processes, which look again."""
    services.audit.note(
        Deed(at=now(), actor="guest", what="account_changed", guest=guest, detail={"how": how})
    )


def newcomer(request: Request, services: Services, guest: Guest | None, name: str | None) -> Guest:
    """Who is to have an account: the guest on this device, or somebody new, by the name it shall have."""
    services.limiter.take("new accounts", payer_of(request.scope), NEW_ACCOUNTS)
    if name is None and guest is None:
        raise NoGuest("no_guest")
    cleaned = clean_name(guest.name if name is None and guest is not None else name or "")
    is_free = guest is not None and not services.accounts.is_account(guest.id)
    return replace(guest, name=cleaned) if guest is not None and is_free else new_guest(cleaned)


async def enter(
    request: Request,
    services: Services,
    guest: Guest | None,
    account_id: str,
    way: str,
    bring: bool = True,
    secret: str = "",
    codes: list[str] | None = None,
) -> Response:
    """Sign this device in, and bring along what its guest has; ``secret`` if it was made here."""
    await services.accounts.look_again(account_id)
    is_made = bool(secret)
    if not secret:
        secret = await _session(request, services, guest, account_id, way)
    is_other = guest is not None and guest.id != account_id and not services.accounts.is_account(guest.id)
    moved, apart = await _bring(services, guest.id, account_id) if guest and is_other and bring else ([], [])
    name = services.accounts.name_of(account_id)
    if name is None:  # deleted a moment ago
        raise NotAllowed("sign_in_failed")
    known = await services.accounts.known(Guest(account_id, name, secret))
    assert known is not None
    note(services, account_id, f"signed_in_by_{way}")
    shown = await account_of(request, services, known)
    response = json_response(SignedIn(shown, is_made, len(moved), apart, codes or []))
    set_guest(response, request, services, known)
    response.delete_cookie(TICKET_COOKIE, path=f"{services.settings.base_path}/api/account")
    return response


async def _session(
    request: Request, services: Services, guest: Guest | None, account_id: str, way: str
) -> str:
    """The device's own, if it is signed in to this account already; else a new one."""
    store = services.accounts.store
    if guest is not None and guest.secret:
        if guest.id == account_id and await store.prove(guest.session, now()):
            await services.accounts.look_again(account_id)
            return guest.secret
        await store.end(guest.id, [guest.session])
        await services.accounts.look_again(guest.id)
        note(services, guest.id, "signed_out")

    def begin(connection: Connection) -> str:
        return begin_session(connection, account_id, device_name(request), way, now())

    async with store.connected() as connection:
        return await connection.run_sync(begin)


async def _bring(services: Services, guest: str, account_id: str) -> tuple[list[str], list[str]]:
    try:
        async with services.store.past_leaders() as store:
            moved, apart = await Administration(store, "guest").move(guest, account_id)
    except BadSettings as error:
        raise Unavailable("table_busy") from error
    for table_id in moved:
        await services.hub.look_again(table_id)  # other processes do so within a second
    return moved, apart


async def require_proved(services: Services, guest: Guest) -> None:
    """Whoever found a device unlocked must not take the account away from its owner."""
    session = await services.accounts.store.session(guest.session, now())
    if session is None or session.proved < now() - PROVED:
        raise NotAllowed("prove_again")


async def account_of(request: Request, services: Services, guest: Guest | None) -> Account:
    site = Site.of(request, services.settings)
    store = services.accounts.store
    is_account = guest is not None and services.accounts.is_account(guest.id)
    known = await store.ways(guest.id) if guest and is_account else Ways([], [], 0)
    sessions = await store.sessions(guest.id, now()) if guest and is_account else []
    here = guest.session if guest and guest.secret else ""
    return Account(
        name=None if guest is None else guest.name,
        account=is_account,
        ways=SignInWays(site.is_here, services.postman.is_on),
        seats=0 if guest is None else await services.accounts.store.tables_of(guest.id),
        passkeys=[
            KnownPasskey(each.id, each.name, each.is_synced, each.made, each.used) for each in known.passkeys
        ],
        addresses=[KnownAddress(each.id, each.address) for each in known.addresses],
        codes=known.codes,
        devices=[
            Device(each.digest[:16], each.device, each.way, each.made, each.seen, each.digest == here)
            for each in sessions
        ],
        proved=any(each.digest == here and each.proved >= now() - PROVED for each in sessions),
    )
