"""Signing in by passkey or recovery code; a guest who has no account gets one with their first passkey."""

from __future__ import annotations

import json
from typing import Any, Final

from fastapi import APIRouter, Request, Response
from sqlalchemy import Connection

from boriken.server.accounts import proofs
from boriken.server.accounts.passkeys import (
    Site,
    counted,
    creation_options,
    credential_id,
    made_passkey,
    request_options,
)
from boriken.server.contract.accounts import (
    BeginningPasskey,
    Ceremony,
    MadePasskey,
    SignedIn,
    UsedPasskey,
    UsingCode,
)
from boriken.server.edges import payer_of
from boriken.server.errors import NotAllowed
from boriken.server.guests import Guest, clean_name
from boriken.server.hub import now
from boriken.server.limits import RECOVERING
from boriken.server.routes.answers import ERRORS, answered_by, json_response
from boriken.server.routes.bodies import (
    InBeginningPasskey,
    InMadePasskey,
    InUsedPasskey,
    InUsingCode,
    reading,
)
from boriken.server.routes.entering import (
    TICKET_COOKIE,
    account_of,
    device_name,
    enter,
    limit,
    newcomer,
    require_proved,
    set_ticket,
    told_of,
)
from boriken.server.services import InGuest, InGuestOrNone, InServices, Services
from boriken.server.storage.account_store import (
    keep_codes,
    keep_passkey,
    make_account,
)
from boriken.server.storage.session_store import (
    TICKET,
    Ticket,
    begin_session,
)

NEW_PASSKEY: Final = "new_passkey"
PASSKEY: Final = "passkey"
MOST_PASSKEYS: Final = 20
LONGEST_LABEL: Final = 64

router = APIRouter(prefix="/api/account", tags=["accounts"], responses=ERRORS)


# --- By passkey --------------------------------------------------------------------------------------------


@router.post("/new-passkey", responses=answered_by(Ceremony), openapi_extra=reading(BeginningPasskey))
async def begin_passkey(
    body: InBeginningPasskey, request: Request, guest: InGuest, services: InServices
) -> Response:
    """Make a passkey: what the browser is to be asked for."""
    limit(request, services)
    site = Site.of(request, services.settings)
    site.require()
    store = services.accounts.store
    if services.accounts.is_account(guest.id):
        await require_proved(services, guest)
        name = guest.name
    else:
        name = clean_name(guest.name if body.name is None else body.name)
        await store.check_name(guest.id, name, now())
    known = (await store.ways(guest.id)).passkeys
    options = creation_options(site, guest.id, name, known)
    return await _ceremony(request, services, NEW_PASSKEY, options, guest.id, name)


@router.post("/passkeys", responses=answered_by(SignedIn), openapi_extra=reading(MadePasskey))
async def finish_passkey(
    body: InMadePasskey, request: Request, guest: InGuest, services: InServices
) -> Response:
    """Keep the passkey that the browser has made; with a guest's first one they have an account."""
    limit(request, services)
    store, site = services.accounts.store, Site.of(request, services.settings)
    ticket = await store.of_browser(request.cookies.get(TICKET_COOKIE, ""), NEW_PASSKEY, now())
    if ticket.guest_id != guest.id:
        raise NotAllowed("link_over")
    label = device_name(request) or site.host[:LONGEST_LABEL]
    passkey = made_passkey(site, guest.id, label, ticket.digest, body.credential, now())
    if services.accounts.is_account(guest.id):
        await require_proved(services, guest)
        await store.add_passkey(passkey, MOST_PASSKEYS)
        told_of(request, services, guest, "passkey_added", await store.ways(guest.id))
        return json_response(SignedIn(await account_of(request, services, guest), False, 0, [], []))
    maker = newcomer(request, services, guest, ticket.subject)
    codes = proofs.new_recovery_codes()

    def make(connection: Connection) -> str:
        make_account(connection, maker.id, maker.name, now())
        keep_passkey(connection, passkey)
        keep_codes(connection, maker.id, codes, now())
        return begin_session(connection, maker.id, device_name(request), PASSKEY, now())

    async with store.connected() as connection:
        secret = await connection.run_sync(make)
    return await enter(request, services, maker, maker.id, PASSKEY, secret=secret, codes=codes)


@router.post("/sign-in/passkey/begin", responses=answered_by(Ceremony))
async def begin_sign_in(request: Request, guest: InGuestOrNone, services: InServices) -> Response:
    """Sign in with a passkey: what the browser is to be asked for."""
    limit(request, services)
    site = Site.of(request, services.settings)
    site.require()
    whose = "" if guest is None else guest.id
    return await _ceremony(request, services, PASSKEY, request_options(site), whose)


@router.post("/sign-in/passkey", responses=answered_by(SignedIn), openapi_extra=reading(UsedPasskey))
async def sign_in_by_passkey(
    body: InUsedPasskey, request: Request, guest: InGuestOrNone, services: InServices
) -> Response:
    """Sign in with what the browser has signed. The challenge is good once, whatever comes of it."""
    limit(request, services)
    store, site = services.accounts.store, Site.of(request, services.settings)
    ticket = await store.of_browser(request.cookies.get(TICKET_COOKIE, ""), PASSKEY, now())
    passkey = await store.passkey(credential_id(body.credential))
    if passkey is None:
        raise NotAllowed("sign_in_failed")
    uses = counted(site, passkey, ticket.digest, body.credential)
    if not await store.count(passkey, uses, now()):
        raise NotAllowed("sign_in_failed")
    services.bans.check_guest(passkey.account_id)
    return await enter(request, services, guest, passkey.account_id, PASSKEY, body.bring)


async def _ceremony(
    request: Request, services: Services, purpose: str, options: dict[str, Any], guest: str, subject: str = ""
) -> Response:
    secret = proofs.new_secret()
    ticket = Ticket(
        id=proofs.new_id(),
        purpose=purpose,
        digest=str(options["challenge"]),
        browser=proofs.digest(secret),
        guest_id=guest,
        subject=subject,
        until=now() + TICKET,
    )
    await services.accounts.store.issue(ticket)
    response = json_response(Ceremony(json.dumps(options)))
    set_ticket(response, request, services, f"{ticket.id}.{secret}")
    return response


# --- By recovery code --------------------------------------------------------------------------------------


@router.post("/sign-in/code", responses=answered_by(SignedIn), openapi_extra=reading(UsingCode))
async def sign_in_by_code(
    body: InUsingCode, request: Request, guest: InGuestOrNone, services: InServices
) -> Response:
    """Sign in with a recovery code, for who has lost everything else."""
    services.limiter.take("recovering", payer_of(request.scope), RECOVERING)
    account_id = await services.accounts.store.use_code(body.code)
    if account_id is None:
        raise NotAllowed("wrong_code")
    services.bans.check_guest(account_id)
    response = await enter(request, services, guest, account_id, "code", body.bring)
    account = Guest(account_id, services.accounts.name_of(account_id) or "")
    told_of(request, services, account, "code_used", await services.accounts.store.ways(account_id))
    return response
