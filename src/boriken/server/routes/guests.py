"""Who you are."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

import msgspec
from fastapi import APIRouter, Request, Response
from msgspec import UNSET

from boriken.server.contract.requests import Naming
from boriken.server.contract.tables import Me, Waiting
from boriken.server.document import PLAYING
from boriken.server.edges import payer_of
from boriken.server.errors import Unavailable
from boriken.server.guests import COOKIE, Guest, clean_name
from boriken.server.hub import now
from boriken.server.limits import ACCOUNT_NAMES, EXPORTING, FORGETTING
from boriken.server.operating.administration import Administration
from boriken.server.operating.exporting import everything_of
from boriken.server.routes.answers import (
    ERRORS,
    Responses,
    answered_by,
    forget_cookie,
    guest_named,
    json_response,
    set_guest,
)
from boriken.server.routes.bodies import InNaming, reading
from boriken.server.routes.entering import note, require_proved
from boriken.server.services import InGuest, InGuestOrNone, InServices, Services
from boriken.server.settings import BadSettings
from boriken.server.storage.database import DATABASE_ERRORS
from boriken.server.table import Table

DOWNLOAD: Final = "application/octet-stream"
A_FILE: Final[Responses] = {200: {"content": {DOWNLOAD: {"schema": {"type": "string", "format": "binary"}}}}}

router = APIRouter(prefix="/api", tags=["guests"], responses=ERRORS)


@router.get("/me", responses=answered_by(Me))
async def me(request: Request, guest: InGuestOrNone, services: InServices) -> Response:
    """Your name, if the server knows you."""
    response = json_response(_me(services, guest))
    if guest is None:
        return response
    is_old = not services.signer.is_current("guest", request.cookies[COOKIE])
    if await services.accounts.seen(guest) or is_old:
        set_guest(response, request, services, guest)  # before it runs out, or its key is too old
    return response


def _me(services: Services, guest: Guest | None) -> Me:
    if guest is None:
        return Me(None)
    return Me(guest.name, True if services.accounts.is_account(guest.id) else UNSET)


@router.get("/me/waiting", responses=answered_by(Waiting))
async def waiting_for_me(guest: InGuestOrNone, services: InServices) -> Response:
    """How many games wait for you, for the icon of an app."""
    if guest is None:
        return json_response(Waiting(0))
    tables = await services.store.tables_of(guest.id)
    return json_response(Waiting(sum(is_awaited(table, guest.id) for table in tables)))


def is_awaited(table: Table, guest: str) -> bool:
    """Whether a game cannot go on before somebody has decided."""
    seat = table.document.seat_of(guest)
    return seat is not None and table.turn == seat and table.status == PLAYING and table.bot_to_move() is None


@router.put("/me", responses=answered_by(Me), openapi_extra=reading(Naming))
async def name_me(body: InNaming, request: Request, guest: InGuestOrNone, services: InServices) -> Response:
    """Become a guest, or change your name for tables to come."""
    if guest is not None and services.accounts.is_account(guest.id):
        named = await _rename(services, guest, body.name)
    else:
        named, _ = guest_named(request, services, guest, body.name)
    response = json_response(_me(services, named))
    set_guest(response, request, services, named)
    return response


async def _rename(services: Services, guest: Guest, name: str) -> Guest:
    """An account's name is its own: another must be free, and cannot be had every other day."""
    cleaned = clean_name(name)
    if cleaned != guest.name:
        services.limiter.take("account names", guest.id, ACCOUNT_NAMES)
        await services.accounts.store.rename(guest.id, cleaned, now())
        await services.accounts.look_again(guest.id)
        note(services, guest.id, "renamed")
    return replace(guest, name=cleaned)


@router.get("/me/export", response_class=Response, responses=A_FILE)
async def export_me(guest: InGuest, services: InServices) -> Response:
    """Everything the server keeps of you, as one JSON document to keep."""
    if services.accounts.is_account(guest.id):
        await require_proved(services, guest)
    services.limiter.take("exporting", guest.id, EXPORTING)
    try:
        everything = await everything_of(services.store.engine, guest.id, guest.name)
    except DATABASE_ERRORS as error:
        raise Unavailable("database_lost") from error
    headers = {"Content-Disposition": 'attachment; filename="boriken.json"'}
    return Response(msgspec.json.encode(everything), headers=headers, media_type=DOWNLOAD)


@router.delete("/me", responses=answered_by(Me))
async def forget_me(request: Request, guest: InGuest, services: InServices) -> Response:
    """Delete what the server keeps of you: names and seats. What was played stays, without a name."""
    if services.accounts.is_account(guest.id):
        await require_proved(services, guest)
    services.limiter.take("forgetting", payer_of(request.scope), FORGETTING)
    try:
        await services.audit.flush(services.store.engine)  # what waits there is forgotten too
        async with services.store.past_leaders() as store:
            tables = await Administration(store, "guest").forget(guest.id)
    except BadSettings as error:
        raise Unavailable("table_busy") from error
    except DATABASE_ERRORS as error:
        raise Unavailable("database_lost") from error
    await services.accounts.look_again(guest.id)
    for table_id in tables:
        await services.hub.look_again(table_id)  # other processes do so within a second
    response = json_response(Me(None))
    forget_cookie(response, services)
    return response
