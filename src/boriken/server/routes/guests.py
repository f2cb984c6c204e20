"""Who you are."""

from __future__ import annotations

from fastapi import APIRouter, Request, Response

from boriken.server.models import Me, Naming
from boriken.server.routes.answers import ERRORS, guest_named, json_response, set_guest
from boriken.server.services import InGuestOrNone, InServices

router = APIRouter(prefix="/api", tags=["guests"], responses=ERRORS)


@router.get("/me", response_model=Me)
async def me(guest: InGuestOrNone, services: InServices) -> Response:
    """Your name, if the server knows you."""
    return json_response({"name": None if guest is None else guest.name})


@router.put("/me", response_model=Me)
async def name_me(body: Naming, request: Request, guest: InGuestOrNone, services: InServices) -> Response:
    """Become a guest, or change your name for tables to come."""
    named, _ = guest_named(request, services, guest, body.name)
    response = json_response({"name": named.name})
    set_guest(response, request, services, named)
    return response
