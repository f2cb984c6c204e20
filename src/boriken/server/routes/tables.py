"""Tables: making them, finding them, sitting down, beginning, closing."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Annotated

from fastapi import APIRouter, Query, Request, Response
from msgspec.structs import replace

from boriken.server.changes import seating
from boriken.server.compression import shortened
from boriken.server.contract.requests import Claiming, Joining, NewTable, SettingSeat, Starting
from boriken.server.contract.tables import Claimed, Scope, SeatLink, Tables
from boriken.server.contract.updates import Update
from boriken.server.document import OVER, PERSON, PLAYING, Document
from boriken.server.edges import payer_of
from boriken.server.errors import Conflict, NoGuest, NotAllowed, NotFound
from boriken.server.guests import LONGEST_TITLE, Guest, read_seat_token, seat_token
from boriken.server.hub import Maker, now
from boriken.server.limits import (
    BOTS_ALONE,
    LATELY,
    NEW_TABLES,
    NEW_TABLES_OF_ADDRESS,
    UNFINISHED_OF_ADDRESS,
    UNFINISHED_OF_GUEST,
)
from boriken.server.new_table import again_document, new_document
from boriken.server.presenting import name_accounts, show_table
from boriken.server.routes.answers import (
    ERRORS,
    answered_by,
    guest_named,
    json_response,
    set_guest,
    update_response,
)
from boriken.server.routes.bodies import (
    InClaiming,
    InJoining,
    InNewTable,
    InSettingSeat,
    InStarting,
    reading,
)
from boriken.server.services import InGuest, InGuestOrNone, InServices, Services
from boriken.server.storage.store import PAGE
from boriken.server.table import Change, Table, new_id

router = APIRouter(prefix="/api", tags=["tables"], responses=ERRORS)


@router.get("/tables", responses=answered_by(Tables))
async def list_tables(
    guest: InGuestOrNone,
    services: InServices,
    scope: Scope = "open",
    search: Annotated[str, Query(max_length=LONGEST_TITLE)] = "",
    before: Annotated[str, Query(max_length=16)] = "",
) -> Response:
    """Public tables that wait for players, public tables that play, or your own."""
    more = False
    if scope == "mine":
        if guest is None:
            raise NoGuest("no_guest")
        # Who got up again is still among the members.
        tables = [
            table
            for table in await services.store.tables_of(guest.id)
            if table.document.is_host(guest.id) or table.document.seat_of(guest.id) is not None
        ]
    else:
        found = await services.store.lobby(scope == "open", search, before)
        tables, more = found[:PAGE], len(found) > PAGE
    identity = None if guest is None else guest.id
    presences, behind = services.hub.presences, services.hub.uptime.behind()
    mark = services.accounts.mark
    listed = [show_table(table, identity, presences.of(table.id), behind, mark) for table in tables]
    for shown, table in zip(listed, tables, strict=True):
        name_accounts(shown, table.document, services.accounts.name_of)
    if scope == "mine" and guest is not None:
        unread = await services.talk.store.unread(guest.id, [table.id for table in tables])
        for shown in listed:
            shown.unread = unread.get(shown.id, 0)
    return json_response(Tables(listed, more))


# --- Creating --------------------------------------------------------------------------------------------


@router.post("/tables", responses=answered_by(Update), openapi_extra=reading(NewTable))
async def create(
    request: Request,
    guest: InGuestOrNone,
    services: InServices,
    body: InNewTable,
) -> Response:
    """Make a table, and sit down at it if a seat is yours."""
    host, is_new = guest_named(request, services, guest, body.name)
    await limit_new_tables(services, request, host)
    document = replace(new_document(body, host, now()), origin=services.origin_of(request))
    _require_account(services, document, host)
    change = seating.create(document)
    table = change.table
    if body.start:
        seating.start(table, None, now())  # refuse before anything is stored
        _limit_bots_alone(services, request, table)
    table = await services.hub.create(change)
    if body.start:
        table = await _change(services, table.id, _starter(None))
    response = await update_response(services, table, host)
    if is_new:
        set_guest(response, request, services, host)
    return response


def _require_account(services: Services, document: Document, guest: Guest) -> None:
    """Ratings are of people who can be known again."""
    if document.is_rated and services.accounts.name_of(guest.id) is None:
        raise NotAllowed("rated_needs_accounts")


def _limit_bots_alone(services: Services, request: Request, table: Table) -> None:
    """Games that nobody plays cost as much as others, and somebody may want many of them."""
    if all(seat.kind != PERSON for seat in table.document.seats):
        services.limiter.take("bots alone", payer_of(request.scope), BOTS_ALONE)


async def limit_new_tables(services: Services, request: Request, host: Guest) -> None:
    if not services.settings.rate_limits:
        return
    services.limiter.take("new tables of address", payer_of(request.scope), NEW_TABLES_OF_ADDRESS)
    services.limiter.take("new tables", host.id, NEW_TABLES)
    led, made = await services.store.unfinished(host.id, services.origin_of(request), now() - LATELY)
    if led >= UNFINISHED_OF_GUEST:
        services.limiter.refused("unfinished tables", host.id)
        raise Conflict("too_many_tables", most=UNFINISHED_OF_GUEST)
    if made >= UNFINISHED_OF_ADDRESS:
        services.limiter.refused("unfinished tables of address", payer_of(request.scope))
        raise Conflict("too_many_tables_of_address", most=UNFINISHED_OF_ADDRESS)


# --- One table -------------------------------------------------------------------------------------------


@router.get("/tables/{table_id}", responses=answered_by(Update))
async def look(
    table_id: str,
    request: Request,
    guest: InGuestOrNone,
    services: InServices,
    after: Annotated[int | None, Query(ge=0, le=2**31 - 1)] = None,
    brings: bool = True,
) -> Response:
    """The table, and the game as you may see it."""
    table = await services.hub.table(table_id)
    return shortened(request, await update_response(services, table, guest, after, brings))


@router.post("/tables/{table_id}/join", responses=answered_by(Update), openapi_extra=reading(Joining))
async def join(
    table_id: str,
    request: Request,
    guest: InGuestOrNone,
    services: InServices,
    body: InJoining,
) -> Response:
    """Take an open seat."""
    named, is_new = guest_named(request, services, guest, body.name)

    async def make(table: Table) -> Change:
        _require_account(services, table.document, named)
        return seating.join(table, named.id, named.name, body.seat, now())

    table = await _change(services, table_id, make)
    response = await update_response(services, table, named)
    if is_new:
        set_guest(response, request, services, named)
    return response


@router.post("/tables/{table_id}/leave", responses=answered_by(Update))
async def leave(table_id: str, guest: InGuest, services: InServices) -> Response:
    """Get up; in a running game a bot plays on for you."""

    async def make(table: Table) -> Change:
        return seating.leave(table, guest.id, now())

    return await update_response(services, await _change(services, table_id, make), guest)


@router.post("/tables/{table_id}/return", responses=answered_by(Update))
async def come_back(table_id: str, guest: InGuest, services: InServices) -> Response:
    """Take your seat back from the bot."""

    async def make(table: Table) -> Change:
        seat = table.require_seat_of(guest.id)
        services.hub.presences.saw(table_id, seat)
        return seating.give_back(table, seat, False, now())

    return await update_response(services, await _change(services, table_id, make), guest)


@router.post(
    "/tables/{table_id}/seats/{seat}", responses=answered_by(Update), openapi_extra=reading(SettingSeat)
)
async def set_seat(
    table_id: str, seat: int, body: InSettingSeat, guest: InGuest, services: InServices
) -> Response:
    """Host: open a seat, or put a bot on it."""

    async def make(table: Table) -> Change:
        table.require_host(guest.id)
        return seating.set_seat(table, seat, body.kind, body.bot, now())

    return await update_response(services, await _change(services, table_id, make), guest)


@router.post("/tables/{table_id}/start", responses=answered_by(Update), openapi_extra=reading(Starting))
async def start(
    table_id: str, request: Request, guest: InGuest, services: InServices, body: InStarting
) -> Response:
    """Host: begin."""

    async def make(table: Table) -> Change:
        table.require_host(guest.id)
        _limit_bots_alone(services, request, table)
        return await _starter(body.fill)(table)

    return await update_response(services, await _change(services, table_id, make), guest)


def _starter(fill: str | None) -> Callable[[Table], Awaitable[Change]]:
    async def make(table: Table) -> Change:
        return seating.start(table, fill, now())

    return make


@router.post("/tables/{table_id}/close", responses=answered_by(Update))
async def close(table_id: str, guest: InGuest, services: InServices) -> Response:
    """Host: end the table for good."""

    async def make(table: Table) -> Change:
        table.require_host(guest.id)
        if table.document.is_rated and table.status == PLAYING:
            raise Conflict("rated_goes_on")  # who is behind could end it
        return seating.close(table, now())

    return await update_response(services, await _change(services, table_id, make), guest)


async def _change(services: Services, table_id: str, make: Maker) -> Table:
    return (await services.hub.change(table_id, make)).table


# --- Rematch ---------------------------------------------------------------------------------------------


@router.post("/tables/{table_id}/rematch", responses=answered_by(Update))
async def rematch(table_id: str, request: Request, guest: InGuest, services: InServices) -> Response:
    """A new table like this one; the first who asks makes it and is its host."""
    table = await services.hub.table(table_id)
    seat = table.require_seat_of(guest.id)
    if table.status == PLAYING:
        raise Conflict("not_over")
    table.require(OVER)
    _require_account(services, table.document, guest)
    if table.document.rematch is None:
        await limit_new_tables(services, request, guest)

    async def make(current: Table) -> Change | None:
        if current.document.rematch is not None:
            return None
        return seating.rematch(current, new_id(), seat, now())

    table = await _change(services, table_id, make)
    again = table.document.rematch
    assert again is not None
    # Its name is settled first, so that there is never a second one; who comes first makes it.
    try:
        found = await services.hub.table(again)
    except NotFound:
        document = replace(again_document(table, guest, now()), origin=services.origin_of(request))
        found = await services.hub.create(seating.create(document, again))
    return await update_response(services, found, guest)


# --- Seat links ------------------------------------------------------------------------------------------


@router.get("/tables/{table_id}/seat-link", responses=answered_by(SeatLink))
async def seat_link(table_id: str, guest: InGuest, services: InServices) -> Response:
    """The private link with which another device can sit in your seat."""
    return _link_response(services, await services.hub.table(table_id), guest)


@router.post("/tables/{table_id}/seat-link", responses=answered_by(SeatLink))
async def renew_seat_link(table_id: str, guest: InGuest, services: InServices) -> Response:
    """A new link; earlier ones, and devices that came by them, lose the seat."""

    async def make(table: Table) -> Change:
        return seating.renew_link(table, guest.id, now())

    return _link_response(services, await _change(services, table_id, make), guest)


def _link_response(services: Services, table: Table, guest: Guest) -> Response:
    seat = table.document.seats[table.require_seat_of(guest.id)]
    # The place may change when seats are mixed, so a link names the guest whose seat it is.
    token = seat_token(services.signer, table.id, guest.id, seat.link)
    # In the fragment, which no server on the way gets to see.
    return json_response(SeatLink(f"/seat#{token}"))


@router.post("/seat-link", responses=answered_by(Claimed), openapi_extra=reading(Claiming))
async def claim(body: InClaiming, request: Request, guest: InGuestOrNone, services: InServices) -> Response:
    """Sit in a seat on this device."""
    table_id, owner, link = read_seat_token(services.signer, body.token)
    table = await services.hub.table(table_id)
    seat = table.document.seat_of(owner)
    if seat is None:
        raise NotAllowed("link_owner_left")
    name = table.document.seats[seat].name
    named, is_new = (guest, False) if guest else guest_named(request, services, None, name)

    async def make(current: Table) -> Change | None:
        _require_account(services, current.document, named)
        return seating.claim(current, current.require_seat_of(owner), link, named.id, now())

    table = await _change(services, table_id, make)
    response = json_response(Claimed(table_id, table.require_seat_of(named.id)))
    if is_new:
        set_guest(response, request, services, named)
    return response
