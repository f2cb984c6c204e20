"""Links by mail: to sign in with, which makes an account where there is none, and to confirm an address."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from fastapi import APIRouter, Request, Response
from sqlalchemy import Connection

from boriken.locale import languages
from boriken.server.accounts import proofs
from boriken.server.accounts.writing import Purpose, link_letter
from boriken.server.addresses import neighbourhood_of
from boriken.server.contract.accounts import (
    Account,
    AskingMail,
    FollowingMail,
    LinkShown,
    LookingAtLink,
    SignedIn,
)
from boriken.server.edges import payer_of
from boriken.server.errors import BadRequest, Conflict, NotAllowed
from boriken.server.guests import Guest
from boriken.server.hub import now
from boriken.server.limits import MAILS, MAILS_OF_ADDRESS, MAILS_OF_NEIGHBOURHOOD, MAILS_TO
from boriken.server.mailing.letters import check_address
from boriken.server.routes.answers import ERRORS, answered_by, json_response
from boriken.server.routes.bodies import InAskingMail, InFollowingMail, InLookingAtLink, reading
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
from boriken.server.services import InAccount, InGuestOrNone, InServices, Services
from boriken.server.storage.account_store import account_at, check_room, keep_address, make_account
from boriken.server.storage.session_store import TICKET, Ticket, begin_session, coded, linked, use

SIGN_IN: Final[Purpose] = "sign_in"
ADDRESS: Final[Purpose] = "address"
MOST_ADDRESSES: Final = 5

router = APIRouter(prefix="/api/account", tags=["accounts"], responses=ERRORS)


@router.post("/sign-in/mail/begin", responses=answered_by(Account), openapi_extra=reading(AskingMail))
async def ask_mail(
    body: InAskingMail, request: Request, guest: InGuestOrNone, services: InServices
) -> Response:
    """Have a link sent to sign in with. Nothing tells, or depends on, whether there is an account."""
    return await _send_link(request, services, guest, body, SIGN_IN)


async def _send_link(
    request: Request, services: Services, guest: Guest | None, body: AskingMail, purpose: Purpose
) -> Response:
    if not services.postman.is_on:
        raise Conflict("no_mail")
    if body.language not in languages():
        raise BadRequest("unknown_language", typed=body.language, known=list(languages()))
    address = check_address(body.address)
    _limit_mails(request, services, address)
    secret, browser, code = proofs.new_secret(), proofs.new_secret(), proofs.new_mail_code()
    ticket = Ticket(
        id=proofs.new_id(),
        purpose=purpose,
        digest=proofs.digest(secret),
        code=proofs.digest(code),
        browser=proofs.digest(browser),
        guest_id="" if guest is None else guest.id,
        subject=address,
        until=now() + TICKET,
    )
    await services.accounts.store.issue(ticket)
    url = services.settings.public_url.rstrip("/")
    services.postman.post(link_letter(purpose, address, body.language, url, f"{ticket.id}.{secret}", code))
    response = json_response(await account_of(request, services, guest))
    set_ticket(response, request, services, f"{ticket.id}.{browser}")
    return response


def _limit_mails(request: Request, services: Services, address: str) -> None:
    """Nobody is written to more often than they would bear, and nobody can make the server a nuisance."""
    payer = payer_of(request.scope)
    services.limiter.take("mails of address", payer, MAILS_OF_ADDRESS)
    services.limiter.take("mails of neighbourhood", neighbourhood_of(payer), MAILS_OF_NEIGHBOURHOOD)
    services.limiter.take("mails to", services.signer.digest("mail", address.lower()), MAILS_TO)
    services.limiter.take("mails", "all", MAILS)


@router.post("/sign-in/mail/look", responses=answered_by(LinkShown), openapi_extra=reading(LookingAtLink))
async def look_at_link(body: InLookingAtLink, request: Request, services: InServices) -> Response:
    """What a link would do. Programs that open all links of a mail do not use it up."""
    limit(request, services)

    def look(connection: Connection) -> tuple[Ticket, str | None]:
        ticket = linked(connection, body.token, now())
        return ticket, account_at(connection, ticket.subject)

    async with services.accounts.store.connected() as connection:
        ticket, account_id = await connection.run_sync(look)
    is_sign_in = ticket.purpose == SIGN_IN
    name = services.accounts.name_of((account_id or "") if is_sign_in else ticket.guest_id)
    return json_response(LinkShown("sign_in" if is_sign_in else "address", ticket.subject, name))


@router.post("/sign-in/mail", responses=answered_by(SignedIn), openapi_extra=reading(FollowingMail))
async def sign_in_by_mail(
    body: InFollowingMail, request: Request, guest: InGuestOrNone, services: InServices
) -> Response:
    """Sign in with the link of a mail, or with its code in the browser that asked."""
    limit(request, services)
    store = services.accounts.store
    find = await _finder(request, services, body, SIGN_IN)

    def follow(connection: Connection) -> tuple[str, Guest | None, str]:
        ticket = find(connection)
        use(connection, ticket)
        account_id = account_at(connection, ticket.subject)
        if account_id is not None:
            return account_id, None, ""
        maker = newcomer(request, services, guest, body.name)
        make_account(connection, maker.id, maker.name, now())
        keep_address(connection, maker.id, ticket.subject, now())
        return maker.id, maker, begin_session(connection, maker.id, device_name(request), "mail", now())

    async with store.connected() as connection:
        account_id, maker, secret = await connection.run_sync(follow)
    services.bans.check_guest(account_id)
    return await enter(request, services, maker or guest, account_id, "mail", body.bring, secret)


async def _finder(
    request: Request, services: Services, body: FollowingMail, purpose: Purpose
) -> Callable[[Connection], Ticket]:
    """How the ticket is found again: by the link's secret or by the code."""
    if body.token is not None:
        token = body.token

        def by_link(connection: Connection) -> Ticket:
            ticket = linked(connection, token, now())
            if ticket.purpose != purpose:
                raise NotAllowed("link_over")
            return ticket

        return by_link
    cookie, code = request.cookies.get(TICKET_COOKIE, ""), proofs.typed_code(body.code or "")
    await services.accounts.store.tried(cookie.partition(".")[0], now())
    return lambda connection: coded(connection, cookie, code, purpose, now())


# --- An address more ---------------------------------------------------------------------------------------


@router.post("/new-address", responses=answered_by(Account), openapi_extra=reading(AskingMail))
async def ask_address(
    body: InAskingMail, request: Request, guest: InAccount, services: InServices
) -> Response:
    """Add an address: a link is sent to it. Whether others have it, only its owner is told."""
    await require_proved(services, guest)
    return await _send_link(request, services, guest, body, ADDRESS)


@router.post("/addresses", responses=answered_by(Account), openapi_extra=reading(FollowingMail))
async def confirm_address(
    body: InFollowingMail, request: Request, guest: InAccount, services: InServices
) -> Response:
    """Confirm an address, in a browser where you are signed in to the account that shall have it."""
    limit(request, services)
    find = await _finder(request, services, body, ADDRESS)

    def follow(connection: Connection) -> None:
        ticket = find(connection)
        if ticket.guest_id != guest.id:
            raise NotAllowed("other_link")
        use(connection, ticket)
        check_room(connection, guest.id, MOST_ADDRESSES)
        keep_address(connection, guest.id, ticket.subject, now())

    before = await services.accounts.store.ways(guest.id)
    async with services.accounts.store.connected() as connection:
        await connection.run_sync(follow)
    told_of(request, services, guest, "address_added", before)
    return json_response(await account_of(request, services, guest))
