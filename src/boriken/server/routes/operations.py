"""For those who run the server."""

from __future__ import annotations

from fastapi import APIRouter, Response
from prometheus_client import CONTENT_TYPE_LATEST, generate_latest
from starlette.responses import PlainTextResponse

from boriken.server.contract.catalogue import Health
from boriken.server.contract.errors import Refusal
from boriken.server.contract.openapi import content
from boriken.server.errors import Unavailable
from boriken.server.routes.answers import answered_by, json_response
from boriken.server.services import InServices

router = APIRouter(tags=["operations"])


@router.get("/healthz", responses=answered_by(Health))
async def healthy() -> Response:
    """The process lives."""
    return json_response(Health("ok"))


@router.get("/readyz", responses={**answered_by(Health), 503: content(Refusal)})
async def ready(services: InServices) -> Response:
    """The server can serve: the database answers, and it is not about to stop."""
    if services.is_stopping:
        raise Unavailable("stopping")
    await services.store.ping()
    return json_response(Health("ready"))


@router.get("/metrics", response_class=PlainTextResponse)
async def metrics(services: InServices) -> Response:
    """Figures for Prometheus."""
    services.metrics.rooms.set(services.hub.rooms_in_memory())
    return Response(generate_latest(services.metrics.registry), media_type=CONTENT_TYPE_LATEST)
