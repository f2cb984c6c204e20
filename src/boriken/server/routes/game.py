"""Playing: deciding, taking back, asking why; and news for clients without a WebSocket."""

from __future__ import annotations

import asyncio
from typing import Annotated

from fastapi import APIRouter, Query, Request, Response

from boriken.decisions import prices, prospects, weighing
from boriken.engine.errors import BadNotation
from boriken.notation import Action
from boriken.server import player_requests
from boriken.server.changes.moves import require_advice
from boriken.server.contract.asking import Advice, Explanations, Prospects, Weighings
from boriken.server.contract.decisions import Preview, Proposal
from boriken.server.contract.requests import Acting, AnsweringUndo, Previewing, Proposing, Undoing
from boriken.server.contract.updates import Update
from boriken.server.edges import payer_of
from boriken.server.errors import BadRequest, Conflict
from boriken.server.presenting import show_explanations
from boriken.server.room import Room
from boriken.server.routes.answers import (
    ERRORS,
    answered_by,
    json_response,
    outcome_response,
    update_response,
)
from boriken.server.routes.bodies import (
    InActing,
    InAnsweringUndo,
    InPreviewing,
    InProposing,
    InUndoing,
    reading,
)
from boriken.server.routes.waiting import while_connected
from boriken.server.services import InGuest, InGuestOrNone, InServices, Services
from boriken.server.turns import Asker

router = APIRouter(prefix="/api/tables/{table_id}", tags=["playing"], responses=ERRORS)

LONGEST_WAIT = 60


@router.post("/act", responses=answered_by(Update), openapi_extra=reading(Acting))
async def act(
    table_id: str, body: InActing, guest: InGuest, services: InServices, brings: bool = True
) -> Response:
    """Decide: by one or several actions, all of them or none, or by a whole answer."""
    outcome = await player_requests.act(services, table_id, guest, body)
    return await outcome_response(services, outcome, guest, body.seq, brings)


@router.post("/undo", responses=answered_by(Update), openapi_extra=reading(Undoing))
async def undo(
    table_id: str, body: InUndoing, guest: InGuest, services: InServices, brings: bool = True
) -> Response:
    """Take back your last decision, or ask the others to go further back."""
    outcome = await player_requests.undo(services, table_id, guest, body)
    return await outcome_response(services, outcome, guest, body.seq, brings)


@router.post("/undo-answer", responses=answered_by(Update), openapi_extra=reading(AnsweringUndo))
async def answer_undo(
    table_id: str, body: InAnsweringUndo, guest: InGuest, services: InServices, brings: bool = True
) -> Response:
    """Agree to go back, or refuse."""
    outcome = await player_requests.answer_undo(services, table_id, guest, body)
    return await outcome_response(services, outcome, guest, body.seq, brings)


@router.post("/preview", responses=answered_by(Preview), openapi_extra=reading(Previewing))
async def preview(table_id: str, body: InPreviewing, guest: InGuest, services: InServices) -> Response:
    """What would follow from an answer to a decision of several parts, complete or not."""
    return json_response(await player_requests.preview(services, table_id, guest, body))


@router.post("/propose", responses=answered_by(Proposal), openapi_extra=reading(Proposing))
async def propose(table_id: str, body: InProposing, guest: InGuest, services: InServices) -> Response:
    """A sensible answer to a decision of several parts."""
    return json_response(await player_requests.propose(services, table_id, guest, body))


@router.get("/explain", responses=answered_by(Explanations))
async def explain(
    table_id: str,
    guest: InGuest,
    services: InServices,
    action: Annotated[str | None, Query(max_length=100)] = None,
) -> Response:
    """Whether an action is legal now, and if not by which rule; without one, all of the decision."""
    table = await services.hub.table(table_id)
    seat = table.require_seat_of(guest.id)
    try:
        number = None if action is None else Action.parse(action)
    except BadNotation as error:
        raise BadRequest.of(error) from None
    return json_response(show_explanations(table, seat, number))


@router.get("/advice", responses=answered_by(Advice))
async def advice(table_id: str, request: Request, guest: InGuest, services: InServices) -> Response:
    """What you could do best, and what it leads to; not where other persons play."""
    table = await services.hub.table(table_id)
    seat = table.require_seat_of(guest.id)
    require_advice(table, seat)
    assert table.state is not None
    asker = Asker(services.origin_of(request))
    with services.advising.one_more(guest.id):
        advised = await while_connected(request, services.bots.advise(table.state, asker))
    return json_response(Advice(table.seq, advised))


@router.get("/prospects", responses=answered_by(Prospects))
async def what_roles_bring(table_id: str, services: InServices) -> Response:
    """What each role would bring to every seat now, and what each building would cost each seat."""
    table = await services.hub.table(table_id)
    if table.state is None:
        raise Conflict("not_begun")
    costs = [prices(table.state, seat) for seat in range(len(table.state.seats))]
    return json_response(Prospects(prospects(table.state), costs))


@router.get("/puertomas", responses=answered_by(Weighings))
async def what_puertomas_weigh(table_id: str, services: InServices) -> Response:
    """What the filters would leave each Puertoma if it had to take a role now."""
    table = await services.hub.table(table_id)
    game = table.game()
    puertomas = [] if game.over else game.puertomas
    return json_response(Weighings([weighing(game.state, seat) for seat in puertomas]))


@router.get("/updates", responses=answered_by(Update))
async def wait_for_updates(
    table_id: str,
    request: Request,
    guest: InGuestOrNone,
    services: InServices,
    after: Annotated[int, Query(ge=0, le=2**31 - 1)] = 0,
    wait: Annotated[int, Query(ge=0, le=LONGEST_WAIT)] = 25,
    brings: bool = True,
) -> Response:
    """Wait until something happens after an entry, but not for ever."""
    table = await services.hub.table(table_id)
    room = await services.hub.room(table_id)
    identity = None if guest is None else guest.id
    with services.connections.one_more(payer_of(request.scope), identity):
        await _wait_for_news(services, room, table.document.seat_of(identity), after, wait)
    table = room.table
    return await update_response(services, table, guest, min(after, table.seq), brings)


async def _wait_for_news(services: Services, room: Room, seat: int | None, after: int, wait: int) -> None:
    """Who waits is present."""
    news = asyncio.Event()
    room.listeners.add(news)
    services.hub.presences.come(room.table.id, seat)
    try:
        async with asyncio.timeout(wait):
            while room.table.seq <= after and not (services.is_stopping or room.is_led_elsewhere):
                await news.wait()
                news.clear()
    except TimeoutError:
        pass
    finally:
        room.listeners.discard(news)
        services.hub.presences.go(room.table.id, seat)
