"""Who you are."""

from __future__ import annotations

from fastapi import APIRouter, Request, Response

from boriken.server.contract.requests import Naming
from boriken.server.contract.tables import Me
from boriken.server.edges import payer_of
from boriken.server.errors import Unavailable
from boriken.server.guests import COOKIE
from boriken.server.limits import FORGETTING
from boriken.server.operating.administration import Administration
from boriken.server.routes.answers import ERRORS, answered_by, guest_named, json_response, set_guest
from boriken.server.routes.bodies import InNaming, reading
from boriken.server.services import InGuest, InGuestOrNone, InServices
from boriken.server.settings import BadSettings
from boriken.server.storage.database import DATABASE_ERRORS

router = APIRouter(prefix="/api", tags=["guests"], responses=ERRORS)


@router.get("/me", responses=answered_by(Me))
async def me(request: Request, guest: InGuestOrNone, services: InServices) -> Response:
    """Your name, if the server knows you."""
    response = json_response(Me(None if guest is None else guest.name))
    if guest is not None and not services.signer.is_current("guest", request.cookies[COOKIE]):
        set_guest(response, request, services, guest)  # before the old key is believed no more
    return response


@router.put("/me", responses=answered_by(Me), openapi_extra=reading(Naming))
async def name_me(body: InNaming, request: Request, guest: InGuestOrNone, services: InServices) -> Response:
    """Become a guest, or change your name for tables to come."""
    named, _ = guest_named(request, services, guest, body.name)
    response = json_response(Me(named.name))
    set_guest(response, request, services, named)
    return response


@router.delete("/me", responses=answered_by(Me))
async def forget_me(request: Request, guest: InGuest, services: InServices) -> Response:
    """Delete what the server keeps of you: names and seats. What was played stays, without a name."""
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
    response.delete_cookie(COOKIE, path=f"{services.settings.base_path}/")
    return response
