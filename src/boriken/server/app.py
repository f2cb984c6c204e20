"""The application: services, edges, routes and errors put together."""

from __future__ import annotations

from functools import cache
from typing import Any

import msgspec
import structlog
from fastapi import FastAPI, Request, Response
from fastapi.exceptions import RequestValidationError
from starlette.exceptions import HTTPException
from starlette.requests import ClientDisconnect

from boriken import __version__
from boriken.engine.reading import shown
from boriken.server import live, pages
from boriken.server.compression import fixed_response
from boriken.server.contract.openapi import with_contract
from boriken.server.edges import HEADERS, Edges, error_response
from boriken.server.errors import BadRequest, Invalid, NotFound, Refused, TooLarge, Unavailable
from boriken.server.leading.forwarding import Forwarding
from boriken.server.limits import LONGEST_REQUEST, Limiter
from boriken.server.malformed import of_address
from boriken.server.metrics import Metrics
from boriken.server.operating.bans import Bans
from boriken.server.reaching import BehindSocket, UnderPath
from boriken.server.routes import (
    account,
    afterwards,
    analysis,
    catalogue,
    chat,
    game,
    guests,
    leading,
    lessons,
    mail_links,
    meeting,
    notices,
    operations,
    profiles,
    rules,
    signing_in,
    tables,
    unsubscribing,
)
from boriken.server.settings import Settings

logger = structlog.get_logger(__name__)


def create_app(settings: Settings) -> FastAPI:
    """The application; its services are started by what runs it."""
    app = FastAPI(
        title="Boriken",
        version=__version__,
        description="Tables of Puerto Rico, live or over days. See docs/http.md.",
        openapi_url=None,
        docs_url=None,
        redoc_url=None,
    )
    app.state.limiter = Limiter(settings.rate_limits)
    app.state.metrics = Metrics()
    app.state.bans = Bans()
    _describe(app)
    for module in (
        guests,
        account,
        signing_in,
        mail_links,
        tables,
        leading,
        game,
        chat,
        afterwards,
        analysis,
        catalogue,
        rules,
        lessons,
        notices,
        profiles,
        unsubscribing,
        operations,
        meeting,
        live,
        pages,
    ):
        app.include_router(module.router)
    _handle_errors(app)
    state = app.state
    app.add_middleware(Forwarding)
    app.add_middleware(
        Edges, settings=settings, limiter=state.limiter, metrics=state.metrics, bans=state.bans
    )
    app.add_middleware(UnderPath, base_path=settings.base_path)
    if settings.unix_socket:
        app.add_middleware(BehindSocket)
    app.state.settings = settings
    return app


def _describe(app: FastAPI) -> None:
    """The messages of the contract are part of the description, those of the socket among them."""
    describe = app.openapi

    @cache  # it is long, and anybody may ask for it
    def with_messages() -> dict[str, Any]:
        return with_contract(describe())

    app.openapi = with_messages  # type: ignore[method-assign]

    @cache
    def written() -> bytes:
        return msgspec.json.encode(app.openapi())

    @app.get("/api/openapi.json", include_in_schema=False)
    async def description(request: Request) -> Response:
        return fixed_response(request, written(), "application/json")


def _handle_errors(app: FastAPI) -> None:
    @app.exception_handler(Refused)
    async def refused(request: Request, error: Refused) -> Response:
        if isinstance(error, Unavailable):
            logger.warning("unavailable", reason=error.message, cause=repr(error.__cause__))
        return error_response(error)

    @app.exception_handler(RequestValidationError)
    async def invalid(request: Request, error: RequestValidationError) -> Response:
        """The address of the request: its path or its query."""
        return error_response(Invalid("malformed", **of_address(error.errors()[0])))

    @app.exception_handler(HTTPException)
    async def http_error(request: Request, error: HTTPException) -> Response:
        if error.status_code == 404:
            return error_response(NotFound("nothing_here"))
        if error.status_code == TooLarge.status:
            return error_response(TooLarge(LONGEST_REQUEST))
        refusal = BadRequest("malformed", place=shown(request.method), why="method")
        refusal.status = error.status_code
        return error_response(refusal)

    @app.exception_handler(ClientDisconnect)
    async def gone(request: Request, error: ClientDisconnect) -> Response:
        """Nobody hears the answer; it is counted, and no mistake of the server."""
        return error_response(BadRequest("malformed", place="body", why="cut"))

    @app.exception_handler(Exception)
    async def failed(request: Request, error: Exception) -> Response:
        logger.exception("request_failed", exc_info=error)
        refusal = Unavailable("mistake")
        refusal.status = 500
        response = error_response(refusal)
        response.headers.update(HEADERS)  # the edges are behind it
        return response
