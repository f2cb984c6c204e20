"""For those who run the server."""

from __future__ import annotations

import asyncio
from typing import Final, Literal

from fastapi import APIRouter, Response
from prometheus_client import CONTENT_TYPE_LATEST, generate_latest
from starlette.responses import PlainTextResponse

from boriken.server.contract.catalogue import Components, Health, Readiness
from boriken.server.contract.errors import Refusal
from boriken.server.contract.openapi import content
from boriken.server.errors import NotFound, Unavailable
from boriken.server.operating.measuring import are_told_here
from boriken.server.routes.answers import answered_by, json_response
from boriken.server.services import InServices

LONGEST_PING: Final = 3.0
"""Seconds: those who ask do not wait for long."""
MANY: Final = 50
"""Questions that wait for a bot."""

Shared = Literal["ok", "lost", "none"]
Database = Literal["ok", "full"]
Bots = Literal["ok", "late"]

router = APIRouter(tags=["operations"])


@router.get("/healthz", responses=answered_by(Health))
async def healthy() -> Response:
    """The process lives."""
    return json_response(Health("ok"))


@router.get("/readyz", responses={**answered_by(Readiness), 503: content(Refusal)})
async def ready(services: InServices) -> Response:
    """The server can serve: the database answers, it is not about to stop; what works less well is named."""
    if services.is_stopping:
        raise Unavailable("stopping")
    try:
        async with asyncio.timeout(LONGEST_PING):
            await services.store.ping()
    except TimeoutError:
        raise Unavailable("database_lost") from None
    database: Database = "full" if services.committer.is_full else "ok"
    news = _shared(services.fanout.reaches_others if services.settings.redis_url else None)
    limits = _shared(services.sharing.is_reached if services.sharing else None)
    bots: Bots = "ok" if services.bots.waiting() <= MANY else "late"
    return json_response(Readiness("ready", Components(database, news, limits, bots)))


def _shared(is_reached: bool | None) -> Shared:
    """What goes over Redis; None: nothing does."""
    return "none" if is_reached is None else "ok" if is_reached else "lost"


@router.get("/metrics", response_class=PlainTextResponse)
async def metrics(services: InServices) -> Response:
    """Figures for Prometheus, if the server is for this machine alone; else they have their own address."""
    if not are_told_here(services.settings):
        raise NotFound("nothing_here")
    return Response(generate_latest(services.metrics.registry), media_type=CONTENT_TYPE_LATEST)
