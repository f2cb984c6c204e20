"""Leading a table: what a host may do for those who are away, and who leads when the host is."""

from __future__ import annotations

import math

from fastapi import APIRouter, Response

from boriken.server.changes import seating
from boriken.server.contract.requests import StandingIn
from boriken.server.contract.tables import SeatLink
from boriken.server.contract.updates import Update
from boriken.server.errors import Conflict
from boriken.server.guests import seat_token
from boriken.server.hub import now
from boriken.server.routes.answers import ERRORS, answered_by, json_response, update_response
from boriken.server.routes.bodies import InStandingIn, reading
from boriken.server.services import InGuest, InServices, Services
from boriken.server.table import Change, Table

router = APIRouter(prefix="/api/tables/{table_id}", tags=["tables"], responses=ERRORS)


def require_absence(services: Services, table: Table, seat: int) -> None:
    """Nobody has power over somebody who is there, or was until a moment ago."""
    player = table.document.seats[table.require_seat_number(seat)].name or ""
    absence = services.hub.presences.absence(table.id, seat)
    if not absence:
        raise Conflict("person_here", player=player)
    missing = seating.patience(table.document.clock) - absence
    if missing > 0:
        raise Conflict("away_too_short", player=player, minutes=math.ceil(missing / 60))


@router.post("/seats/{seat}/stand-in", responses=answered_by(Update), openapi_extra=reading(StandingIn))
async def set_stand_in(
    table_id: str, seat: int, body: InStandingIn, guest: InGuest, services: InServices
) -> Response:
    """Host: let a bot play for somebody who is away, or give the seat back."""

    async def make(table: Table) -> Change:
        table.require_host(guest.id)
        if body.bot is None:
            return seating.give_back(table, seat, True, now())
        change = seating.stand_in(table, seat, body.bot, "host", now())
        require_absence(services, table, seat)
        return change

    outcome = await services.hub.change(table_id, make)
    return await update_response(services, outcome.table, guest)


@router.post("/seats/{seat}/seat-link", responses=answered_by(SeatLink))
async def issue_seat_link(table_id: str, seat: int, guest: InGuest, services: InServices) -> Response:
    """Host: a link to the seat of somebody who is away, for who has lost the way back. Everybody sees it."""

    async def make(table: Table) -> Change:
        table.require_host(guest.id)
        change = seating.issue_link(table, seat, now())
        require_absence(services, table, seat)
        return change

    table = (await services.hub.change(table_id, make)).table
    owner = table.document.seats[seat]
    token = seat_token(services.signer, table_id, owner.guests[0], owner.link)
    return json_response(SeatLink(f"/seat#{token}"))


@router.post("/seats/{seat}/lead", responses=answered_by(Update))
async def hand_over(table_id: str, seat: int, guest: InGuest, services: InServices) -> Response:
    """Host: let somebody else lead the table."""

    async def make(table: Table) -> Change:
        table.require_host(guest.id)
        return seating.lead(table, seat, now())

    outcome = await services.hub.change(table_id, make)
    return await update_response(services, outcome.table, guest)


@router.post("/lead", responses=answered_by(Update))
async def take_over(table_id: str, guest: InGuest, services: InServices) -> Response:
    """Lead a table whose host has left or is away."""

    async def make(table: Table) -> Change:
        seat = table.require_seat_of(guest.id)
        if table.document.is_host(guest.id):
            raise Conflict("leads_already")
        change = seating.lead(table, seat, now())
        _require_lost_host(services, table)
        return change

    outcome = await services.hub.change(table_id, make)
    return await update_response(services, outcome.table, guest)


def _require_lost_host(services: Services, table: Table) -> None:
    seat = table.document.seat_of(table.document.host)
    if seat is not None and table.document.seats[seat].away != "left":
        require_absence(services, table, seat)
    elif seat is None and services.hub.presences.of(table.id).spectators:
        raise Conflict("person_here", player=table.document.host_name)  # perhaps: who looks on has no name
