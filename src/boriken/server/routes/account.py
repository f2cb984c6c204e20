"""Your account: what you sign in with, where you are signed in, what the server knows of you."""

from __future__ import annotations

from fastapi import APIRouter, Request, Response

from boriken.server.accounts.proofs import new_recovery_codes
from boriken.server.contract.accounts import Account, RecoveryCodes
from boriken.server.contract.tables import Me
from boriken.server.guests import Guest
from boriken.server.hub import now
from boriken.server.limits import ACCOUNT_CHANGES
from boriken.server.notices.wishes import MailAddress
from boriken.server.routes.answers import ERRORS, answered_by, forget_cookie, json_response
from boriken.server.routes.entering import account_of, note, require_proved, told_of
from boriken.server.services import InAccount, InGuestOrNone, InServices, Services

router = APIRouter(prefix="/api/account", tags=["accounts"], responses=ERRORS)


@router.get("", responses=answered_by(Account))
async def account(request: Request, guest: InGuestOrNone, services: InServices) -> Response:
    """Your account, and how one can sign in here."""
    return json_response(await account_of(request, services, guest))


async def _changing(services: Services, guest: Guest) -> None:
    services.limiter.take("account changes", guest.id, ACCOUNT_CHANGES)
    await require_proved(services, guest)


@router.delete("/passkeys/{passkey}", responses=answered_by(Account))
async def remove_passkey(passkey: str, request: Request, guest: InAccount, services: InServices) -> Response:
    """Sign in with it no more. The last way to sign in stays."""
    await _changing(services, guest)
    store = services.accounts.store
    if await store.remove_passkey(guest.id, passkey, services.postman.is_on):
        told_of(request, services, guest, "passkey_removed", await store.ways(guest.id))
    return json_response(await account_of(request, services, guest))


@router.delete("/addresses/{address}", responses=answered_by(Account))
async def remove_address(address: str, request: Request, guest: InAccount, services: InServices) -> Response:
    """Forget an address; it is told so, in case it was not its owner."""
    await _changing(services, guest)
    store = services.accounts.store
    before = await store.ways(guest.id)
    if await store.remove_address(guest.id, address, services.postman.is_on):
        await _stop_notices(services, guest, address)
        told_of(request, services, guest, "address_removed", before)
    return json_response(await account_of(request, services, guest))


async def _stop_notices(services: Services, guest: Guest, address: str) -> None:
    outbox = services.caller.outbox
    for receiver in await outbox.receivers(guest.id):
        if receiver.address == MailAddress(address):
            await outbox.remove(guest.id, receiver.id)


@router.post("/codes", responses=answered_by(RecoveryCodes))
async def renew_codes(request: Request, guest: InAccount, services: InServices) -> Response:
    """New recovery codes; those of before are good no more."""
    await _changing(services, guest)
    store, codes = services.accounts.store, new_recovery_codes()
    await store.keep_codes(guest.id, codes, now())
    told_of(request, services, guest, "codes_renewed", await store.ways(guest.id))
    return json_response(RecoveryCodes(codes))


# --- Devices -----------------------------------------------------------------------------------------------


@router.delete("/devices/{device}", responses=answered_by(Account))
async def end_device(device: str, request: Request, guest: InAccount, services: InServices) -> Response:
    """Sign out another device, at once."""
    services.limiter.take("account changes", guest.id, ACCOUNT_CHANGES)
    ways = await services.accounts.store.sessions(guest.id, now())
    await _end(services, guest, [each.digest for each in ways if each.digest[:16] == device])
    return json_response(await account_of(request, services, guest))


@router.delete("/devices", responses=answered_by(Account))
async def end_others(request: Request, guest: InAccount, services: InServices) -> Response:
    """Sign out all devices but this one."""
    services.limiter.take("account changes", guest.id, ACCOUNT_CHANGES)
    known = await services.accounts.store.sessions(guest.id, now())
    await _end(services, guest, [each.digest for each in known if each.digest != guest.session])
    return json_response(await account_of(request, services, guest))


@router.post("/sign-out", responses=answered_by(Me))
async def sign_out(guest: InAccount, services: InServices) -> Response:
    """Sign out this device."""
    await _end(services, guest, [guest.session])
    response = json_response(Me(None))
    forget_cookie(response, services)
    return response


async def _end(services: Services, guest: Guest, digests: list[str]) -> None:
    await services.accounts.store.end(guest.id, digests)
    await services.accounts.look_again(guest.id)
    services.hub.wake_all()  # their sockets end, too
    note(services, guest.id, "signed_out")
