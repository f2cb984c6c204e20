"""Who you are."""

from __future__ import annotations

from fastapi import APIRouter, Request, Response

from boriken.server.contract.requests import Naming
from boriken.server.contract.tables import Me
from boriken.server.routes.answers import ERRORS, answered_by, guest_named, json_response, set_guest
from boriken.server.routes.bodies import InNaming, reading
from boriken.server.services import InGuestOrNone, InServices

router = APIRouter(prefix="/api", tags=["guests"], responses=ERRORS)


@router.get("/me", responses=answered_by(Me))
async def me(guest: InGuestOrNone, services: InServices) -> Response:
    """Your name, if the server knows you."""
    return json_response(Me(None if guest is None else guest.name))


@router.put("/me", responses=answered_by(Me), openapi_extra=reading(Naming))
async def name_me(body: InNaming, request: Request, guest: InGuestOrNone, services: InServices) -> Response:
    """Become a guest, or change your name for tables to come."""
    named, _ = guest_named(request, services, guest, body.name)
    response = json_response(Me(named.name))
    set_guest(response, request, services, named)
    return response
