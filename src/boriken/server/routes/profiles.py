"""What is known of people: their games, statistics, ratings, and all their records at once."""

from __future__ import annotations

from typing import Annotated, Any, Final

from fastapi import APIRouter, Query, Response
from fastapi.responses import StreamingResponse

from boriken.engine.reading import shown
from boriken.server.contract.profiles import (
    PlayedGames,
    Profile,
    RatingCurve,
    Statistics,
    TableRatings,
)
from boriken.server.document import OVER
from boriken.server.errors import Conflict, NoGuest, NotFound
from boriken.server.guests import LONGEST_NAME, Guest
from boriken.server.limits import RECORDS
from boriken.server.presenting import moment
from boriken.server.profiles.records import records_of, zipped
from boriken.server.profiles.scale import POOLS
from boriken.server.profiles.showing import show_change, show_curve, show_games, show_ratings, show_stamps
from boriken.server.profiles.statistics import statistics
from boriken.server.routes.answers import ERRORS, Responses, answered_by, json_response
from boriken.server.services import InGuest, InGuestOrNone, InServices, Services
from boriken.server.storage.result_store import Chosen, Cursor

A_ZIP_FILE: Final[Responses] = {
    200: {"content": {"application/zip": {"schema": {"type": "string", "format": "binary"}}}}
}

router = APIRouter(prefix="/api", tags=["profiles"], responses=ERRORS)

CURSOR = r"^\d{1,15}-[a-z0-9-]{1,16}$"

Of = Annotated[str | None, Query(max_length=LONGEST_NAME)]
"""The name of somebody with an account; without it, yourself."""
Edition = Annotated[str, Query(max_length=32)]
Players = Annotated[int, Query(ge=0, le=5)]
Expansion = Annotated[str, Query(max_length=32)]


@router.get("/profile", responses=answered_by(Profile))
async def profile(guest: InGuestOrNone, services: InServices, of: Of = None) -> Response:
    """Somebody in short: you, or whoever has an account of that name."""
    person = await _person(services, guest, of)
    memory = services.memory
    games, wins, first = await memory.total(person.id, _chosen(guest, person))
    return json_response(
        Profile(
            name=person.name,
            you=guest is not None and guest.id == person.id,
            account=services.accounts.name_of(person.id) is not None,
            games=games,
            wins=wins,
            since=None if first is None else moment(first),
            ratings=show_ratings(await memory.ratings(person.id)),
            stamps=show_stamps(await memory.stamps(person.id)),
        )
    )


@router.get("/profile/games", responses=answered_by(PlayedGames))
async def games(
    guest: InGuestOrNone,
    services: InServices,
    of: Of = None,
    edition: Edition = "",
    players: Players = 0,
    expansion: Expansion = "",
    rated: bool = False,
    before: Annotated[str | None, Query(pattern=CURSOR)] = None,
) -> Response:
    """Finished games, the latest first. Of somebody else: public and rated ones, and those you played in."""
    person = await _person(services, guest, of)
    chosen = _chosen(guest, person, edition=edition, players=players, expansion=expansion, rated=rated)
    memory = services.memory
    page = await memory.games(person.id, chosen, _cursor(before))
    tables = [row.table_id for row in page]
    seats, kept = await memory.seats(tables), await memory.kept(tables)
    viewer = None if guest is None else guest.id
    return json_response(show_games(page, seats, kept, viewer, services.accounts.name_of))


@router.get("/profile/statistics", responses=answered_by(Statistics))
async def counted(
    guest: InGuestOrNone,
    services: InServices,
    of: Of = None,
    edition: Edition = "",
    players: Players = 0,
    expansion: Expansion = "",
    rated: bool = False,
) -> Response:
    """What the latest thousand of these games have in common."""
    person = await _person(services, guest, of)
    chosen = _chosen(guest, person, edition=edition, players=players, expansion=expansion, rated=rated)
    games, others, is_more = await services.memory.counted(person.id, chosen)
    return json_response(statistics(games, others, is_more, services.accounts.name_of))


@router.get("/profile/ratings/{pool}", responses=answered_by(RatingCurve))
async def curve(pool: str, guest: InGuestOrNone, services: InServices, of: Of = None) -> Response:
    """How a rating has come about: after each of the latest 500 rated games, the earliest first."""
    person = await _person(services, guest, of)
    if pool not in POOLS:
        raise NotFound("nothing_here")
    return json_response(show_curve(pool, await services.memory.curve(person.id, pool)))


@router.get("/profile/records", response_class=Response, responses=A_ZIP_FILE)
async def records(guest: InGuest, services: InServices) -> Response:
    """The records of all your games that are still there, as a ZIP file; the latest first."""
    services.limiter.take("records", guest.id, RECORDS)
    headers = {"Content-Disposition": 'attachment; filename="boriken-games.zip"'}
    pieces = zipped(records_of(services.store, services.memory, guest.id))
    return StreamingResponse(pieces, media_type="application/zip", headers=headers)


@router.get("/tables/{table_id}/ratings", responses=answered_by(TableRatings))
async def table_ratings(table_id: str, services: InServices) -> Response:
    """What a rated game did to the ratings of those who played it; ask again if it is not ready yet."""
    table = await services.hub.table(table_id)
    if table.status != OVER:
        raise Conflict("ratings_later")
    rows = (await services.memory.seats([table_id]))[table_id]
    return json_response(TableRatings(bool(rows), [show_change(row) for row in rows]))


# --- Who it is about -------------------------------------------------------------------------------------


async def _person(services: Services, guest: Guest | None, name: str | None) -> Guest:
    if name is None:
        if guest is None:
            raise NoGuest("no_guest")
        return guest
    found = await services.memory.account_named(name)
    if found is None:
        raise NotFound("no_person", player=shown(name))
    return Guest(*found)


def _chosen(guest: Guest | None, person: Guest, **of_games: Any) -> Chosen:
    """Others see what was open to all, and what they played themselves."""
    viewer = None if guest is None else guest.id
    return Chosen(**of_games, viewer=viewer or "", is_own=viewer == person.id)


def _cursor(text: str | None) -> Cursor | None:
    if text is None:
        return None
    ended, _, table = text.partition("-")
    return Cursor(int(ended), table)
