"""The analysis board: positions to try things in. The server keeps nothing of them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from fastapi import APIRouter, Request, Response

from boriken.decisions import proposal
from boriken.decisions.answering import FOLLOWED_BY
from boriken.engine.state import State
from boriken.game import Game
from boriken.notation import Action
from boriken.server.analysis import AnalysisTable, standing
from boriken.server.bot_pool import BotPool
from boriken.server.changes.seating import check_bot
from boriken.server.compression import shortened
from boriken.server.contract.analysis import (
    AnalysisMoment,
    AskingBot,
    BotsMove,
    Depth,
    Evaluating,
    Evaluation,
    Standing,
    Trying,
    TryingPreview,
    TryingProposal,
)
from boriken.server.contract.decisions import Preview, Proposal
from boriken.server.edges import payer_of
from boriken.server.errors import Conflict
from boriken.server.guests import Guest
from boriken.server.hub import now
from boriken.server.limits import ANALYSIS
from boriken.server.presenting import show_preview
from boriken.server.routes.answers import ERRORS, answered_by, json_response
from boriken.server.routes.bodies import (
    InAskingBot,
    InEvaluating,
    InStanding,
    InTrying,
    InTryingPreview,
    InTryingProposal,
    reading,
)
from boriken.server.routes.waiting import while_connected
from boriken.server.services import InGuestOrNone, InServices, Services
from boriken.server.turns import Asker

router = APIRouter(prefix="/api/analysis", tags=["analysis"], responses=ERRORS)

SIMULATIONS: Final[Mapping[Depth, int]] = {"quick": 200, "deep": 2000}


def bounded(services: Services, request: Request) -> None:
    """Whoever asks need not be known, but asks within bounds."""
    services.limiter.take("analysis", payer_of(request.scope), ANALYSIS)


@router.post("", responses=answered_by(AnalysisMoment), openapi_extra=reading(Standing))
async def look(body: InStanding, request: Request, services: InServices) -> Response:
    """How a position looks, and what can be decided in it."""
    bounded(services, request)
    return shortened(request, json_response(AnalysisTable.of(body.position, now()).show()))


@router.post("/act", responses=answered_by(AnalysisMoment), openapi_extra=reading(Trying))
async def act(body: InTrying, request: Request, services: InServices) -> Response:
    """Decide for the seat on turn; where that leads to."""
    bounded(services, request)
    table = AnalysisTable.of(body.position, now(), body.draw)
    table.decide(body, now())
    return shortened(request, json_response(table.show()))


@router.post("/preview", responses=answered_by(Preview), openapi_extra=reading(TryingPreview))
async def preview(body: InTryingPreview, request: Request, services: InServices) -> Response:
    """What would follow from an answer?"""
    bounded(services, request)
    return json_response(show_preview(_to_decide(body.position), body.seq, body))


@router.post("/propose", responses=answered_by(Proposal), openapi_extra=reading(TryingProposal))
async def propose(body: InTryingProposal, request: Request, services: InServices) -> Response:
    """What would be a sensible answer?"""
    bounded(services, request)
    state = _to_decide(body.position)
    return json_response(Proposal(body.key, body.seq, proposal(state, body.begun, body.more or "")))


@router.post("/evaluation", responses=answered_by(Evaluation), openapi_extra=reading(Evaluating))
async def evaluation(
    body: InEvaluating, request: Request, guest: InGuestOrNone, services: InServices
) -> Response:
    """Who is likely to win, and what could be done best; one at a time for each who asks."""
    bounded(services, request)
    state = _to_decide(body.position)
    asker = Asker(services.origin_of(request))
    with services.advising.one_more(_who(guest, request)):
        found = await while_connected(request, services.bots.evaluate(state, SIMULATIONS[body.depth], asker))
    return json_response(found)


@router.post("/bot", responses=answered_by(BotsMove), openapi_extra=reading(AskingBot))
async def ask_bot(
    body: InAskingBot, request: Request, guest: InGuestOrNone, services: InServices
) -> Response:
    """What a bot would do for the seat on turn."""
    bounded(services, request)
    state = _to_decide(body.position)
    name = check_bot(body.bot)
    asker = Asker(services.origin_of(request))
    with services.advising.one_more(_who(guest, request)):
        actions = await while_connected(request, _bots_actions(services.bots, name, state, asker))
    return json_response(BotsMove(actions))


async def _bots_actions(bots: BotPool, name: str, state: State, asker: Asker) -> list[str]:
    """Of a decision of several parts a bot names one after the other."""
    game = Game(state)
    seat, decision = game.turn, game.decision or ""
    actions: list[str] = []
    while not actions or (game.turn == seat and game.decision in FOLLOWED_BY.get(decision, ())):
        decision = game.decision or ""
        action = Action(await bots.choose(name, game.state, asker))
        game.play(action)
        actions.append(str(action))
    return actions


def _who(guest: Guest | None, request: Request) -> str:
    """Who has no name yet thinks with all the others who come from the same address."""
    return payer_of(request.scope) if guest is None else guest.id


def _to_decide(position: str) -> State:
    state = standing(position)
    if state.over:
        raise Conflict("game_over")
    return state
