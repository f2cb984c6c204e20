"""Lessons: one step after the other; the server keeps nothing of them."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Path, Request, Response

from boriken.decisions import proposal
from boriken.engine.state import State
from boriken.lessons import LEARNER
from boriken.server.changes.moves import state_to_decide
from boriken.server.compression import shortened
from boriken.server.contract.decisions import Preview, Proposal
from boriken.server.contract.lessons import LessonMoment
from boriken.server.contract.requests import Acting, Previewing, Proposing
from boriken.server.hub import now
from boriken.server.lessons import LessonTable
from boriken.server.presenting import show_preview
from boriken.server.routes.answers import ERRORS, answered_by, json_response
from boriken.server.routes.bodies import InActing, InPreviewing, InProposing, reading

router = APIRouter(prefix="/api/lessons/{name}/{step}", tags=["lessons"], responses=ERRORS)

Name = Annotated[str, Path(max_length=40)]
Step = Annotated[int, Path(ge=0, le=99)]


@router.get("", responses=answered_by(LessonMoment))
async def lesson(name: Name, step: Step, request: Request) -> Response:
    """Where a lesson is after so many steps."""
    return shortened(request, json_response(LessonTable.after(name, step, now()).show()))


@router.post("/act", responses=answered_by(LessonMoment), openapi_extra=reading(Acting))
async def act(name: Name, step: Step, request: Request, body: InActing) -> Response:
    """Decide as the lesson asks; the others follow."""
    table = LessonTable.after(name, step, now())
    table.decide(body)
    return shortened(request, json_response(table.show()))


@router.post("/preview", responses=answered_by(Preview), openapi_extra=reading(Previewing))
async def preview(name: Name, step: Step, body: InPreviewing) -> Response:
    """What would follow from an answer?"""
    return json_response(show_preview(_asked(name, step, body.seq), body.seq, body))


@router.post("/propose", responses=answered_by(Proposal), openapi_extra=reading(Proposing))
async def propose(name: Name, step: Step, body: InProposing) -> Response:
    """What would be a sensible answer?"""
    state = _asked(name, step, body.seq)
    return json_response(Proposal(body.key, body.seq, proposal(state, body.begun, body.more or "")))


def _asked(name: str, step: int, seq: int) -> State:
    return state_to_decide(LessonTable.after(name, step, now()).table, LEARNER, seq)
