"""Looking back: the log, past positions, the course of a game, its review, its record."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Path, Query, Request, Response

from boriken.position import write_position
from boriken.server.compression import shortened
from boriken.server.contract.afterwards import Record, Review, Timeline
from boriken.server.contract.analysis import WrittenPosition
from boriken.server.contract.entries import Log
from boriken.server.contract.updates import Position
from boriken.server.document import OVER
from boriken.server.errors import Conflict
from boriken.server.presenting import show_entry, show_position
from boriken.server.routes.answers import ERRORS, answered_by, json_response
from boriken.server.services import InGuestOrNone, InServices

router = APIRouter(prefix="/api/tables/{table_id}", tags=["afterwards"], responses=ERRORS)

MOST_ENTRIES = 500


@router.get("/log", responses=answered_by(Log))
async def log(
    table_id: str,
    request: Request,
    guest: InGuestOrNone,
    services: InServices,
    after: Annotated[int, Query(ge=0, le=2**31 - 1)] = 0,
    limit: Annotated[int, Query(ge=1, le=MOST_ENTRIES)] = 200,
) -> Response:
    """Everything that has happened, as you may know it."""
    table = await services.hub.table(table_id)
    seat = table.document.seat_of(None if guest is None else guest.id)
    entries = await services.store.entries(table_id, after, limit)
    is_open = table.status == OVER
    return shortened(request, json_response(Log([show_entry(entry, seat, is_open) for entry in entries])))


@router.get("/at/{seq}", responses=answered_by(Position))
async def past_position(
    table_id: str,
    seq: Annotated[int, Path(ge=1, le=2**31 - 1)],
    guest: InGuestOrNone,
    services: InServices,
) -> Response:
    """The position after an entry, as you may know it; after the end with everything open."""
    table = await services.hub.table(table_id)
    seat = table.document.seat_of(None if guest is None else guest.id)
    past = await services.hub.past(table, seq)
    assert past.state is not None
    return json_response(show_position(past.state, seq, seat, table.status == OVER))


@router.get("/at/{seq}/position", responses=answered_by(WrittenPosition))
async def written_position(
    table_id: str, seq: Annotated[int, Path(ge=1, le=2**31 - 1)], services: InServices
) -> Response:
    """The position after an entry as text, for the analysis board: it holds all secrets."""
    table = await services.hub.table(table_id)
    if table.status != OVER:
        raise Conflict("analysis_later")
    past = await services.hub.past(table, seq)
    assert past.state is not None
    if past.state.over:
        raise Conflict("game_over")
    return json_response(WrittenPosition(write_position(past.state)))


@router.get("/timeline", responses=answered_by(Timeline))
async def timeline(table_id: str, services: InServices) -> Response:
    """Points, coins and barrels of every seat after each round, once the game is over."""
    table = await services.hub.table(table_id)
    if table.status != OVER:
        raise Conflict("course_later")
    return json_response(await services.archive.timeline(table))


@router.get("/review", responses=answered_by(Review))
async def review(table_id: str, request: Request, services: InServices) -> Response:
    """What to think of each decision, once the game is over: as much as is ready; ask again for the rest."""
    table = await services.hub.table(table_id)
    if table.status != OVER:
        raise Conflict("review_later")
    return json_response(await services.reviewer.review(table, services.origin_of(request)))


@router.get("/record", responses=answered_by(Record))
async def record(table_id: str, services: InServices) -> Response:
    """The record of a game that is over; ``boriken replay`` reads it."""
    table = await services.hub.table(table_id)
    if table.status != OVER:
        raise Conflict("record_later")
    text = await services.archive.record(table)
    name = f"boriken-{table_id}.json"
    headers = {"Content-Disposition": f'attachment; filename="{name}"'}
    return Response(text, media_type="application/json", headers=headers)
