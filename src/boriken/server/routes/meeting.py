"""Finding a game: saying what one looks for, and hearing what comes of it."""

from __future__ import annotations

import asyncio
from typing import Annotated, Any, Final, cast

from fastapi import APIRouter, Query, Request, Response

from boriken.server.contract.meeting import Match, Seeking, SoughtGame
from boriken.server.contract.requests import GameOptions
from boriken.server.edges import payer_of
from boriken.server.guests import Guest
from boriken.server.limits import SEEKING
from boriken.server.meeting.matchmaker import read_terms, terms_of
from boriken.server.meeting.pairing import Seeker, is_offered
from boriken.server.new_table import check_options
from boriken.server.presenting import moment
from boriken.server.routes.answers import ERRORS, answered_by, guest_named, json_response, set_guest
from boriken.server.routes.bodies import InSeeking, reading
from boriken.server.routes.tables import limit_new_tables
from boriken.server.routes.waiting import while_connected
from boriken.server.services import InGuest, InGuestOrNone, InServices, Services
from boriken.server.table import digest

router = APIRouter(prefix="/api/me", tags=["meeting"], responses=ERRORS)

LONGEST_WAIT: Final = 25
LOOK_EVERY: Final = 1.0
"""Seconds after which who waits for an answer is seen again."""


@router.put("/match", responses=answered_by(Match), openapi_extra=reading(Seeking))
async def seek(body: InSeeking, request: Request, guest: InGuestOrNone, services: InServices) -> Response:
    """Look for a game; the same request again changes nothing."""
    for players in body.players:
        check_options(
            GameOptions(edition=body.edition, expansions=sorted(set(body.expansions)), players=players)
        )
    named, is_new = guest_named(request, services, guest, body.name)
    services.limiter.take("seeking", named.id, SEEKING)
    await limit_new_tables(services, request, named)
    now = services.matchmaker.clock()
    wish = Seeker(
        guest=named.id,
        name=named.name,
        key=body.key,
        terms=terms_of(body),
        sizes=frozenset(body.players),
        pace=body.pace,
        made=now,
        seen=now,
        bots=None,
        table=None,
    )
    await services.matchmaker.store.wish(wish)
    services.matchmaker.wake()
    response = json_response(await _shown(services, named))
    if is_new:
        set_guest(response, request, services, named)
    return response


@router.get("/match", responses=answered_by(Match))
async def look(
    request: Request,
    guest: InGuestOrNone,
    services: InServices,
    known: Annotated[str, Query(max_length=40)] = "",
    wait: Annotated[int, Query(ge=0, le=LONGEST_WAIT)] = 0,
) -> Response:
    """How far the search is. Who waits for it is there; who hangs up is not, and plays no live game."""
    if guest is None:
        return json_response(Match("idle"))
    with services.connections.one_more(payer_of(request.scope), guest.id):
        match = await while_connected(request, _news(services, guest, known, wait))
    return json_response(match)


@router.post("/match/bots", responses=answered_by(Match))
async def welcome_bots(guest: InGuest, services: InServices) -> Response:
    """Let bots take the seats for which nobody comes, once that is offered."""
    match = await _shown(services, guest)
    if match.offered:
        await services.matchmaker.store.agree(guest.id, services.matchmaker.clock())
        services.matchmaker.wake()
        match = await _shown(services, guest)
    return json_response(match)


@router.delete("/match", responses=answered_by(Match))
async def stop(guest: InGuest, services: InServices) -> Response:
    """Look no further. A game that was found is played all the same."""
    await services.matchmaker.store.stop(guest.id)
    return json_response(Match("idle"))


async def _news(services: Services, guest: Guest, known: str, wait: int) -> Match:
    """What is not known yet."""
    clock = asyncio.get_running_loop().time
    end = clock() + wait
    while True:
        match = await _shown(services, guest)
        left = end - clock()
        if match.version != known or left <= 0 or services.is_stopping:
            return match
        await asyncio.sleep(min(left, LOOK_EVERY))


async def _shown(services: Services, guest: Guest) -> Match:
    now = services.matchmaker.clock()
    store = services.matchmaker.store
    seeker = await store.see(guest.id, now)
    if seeker is None:
        return Match("idle")
    if seeker.table is not None:
        return _versioned(Match("found", _sought(seeker), moment(seeker.made), table=seeker.table))
    known = await services.matchmaker.company(seeker.terms)
    company = [other for other in known if other.guest != seeker.guest and other.waits(now)]
    offered = is_offered(seeker, company, now)
    is_agreed = seeker.bots is not None
    return _versioned(
        Match("waiting", _sought(seeker), moment(seeker.made), 1 + len(company), offered, is_agreed)
    )


def _versioned(match: Match) -> Match:
    match.version = digest([match.state, match.since, match.waiting, match.offered, match.agreed])
    return match


def _sought(seeker: Seeker) -> SoughtGame:
    terms = read_terms(seeker)
    return SoughtGame(cast(Any, terms.edition), list(terms.expansions), sorted(seeker.sizes), terms.pace)
