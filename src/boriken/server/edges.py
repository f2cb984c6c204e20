"""What every request passes first and every answer last: limits, origin, security headers, figures."""

from __future__ import annotations

import asyncio
import time
from collections import Counter
from collections.abc import Awaitable, Callable, Coroutine
from typing import Any, Final, TypeVar
from urllib.parse import urlsplit

import msgspec
import structlog
from starlette.datastructures import Headers, MutableHeaders
from starlette.exceptions import HTTPException
from starlette.requests import HTTPConnection
from starlette.responses import Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from boriken.server.addresses import network_of
from boriken.server.contract.errors import Refusal
from boriken.server.errors import BadRequest, NotAllowed, Refused, TooLarge, TooMany
from boriken.server.guests import COOKIE
from boriken.server.leading.forwarding import HERE
from boriken.server.limits import (
    BY_ADDRESS,
    BY_GUEST,
    LONGEST_REQUEST,
    WORK_OF_ADDRESS,
    WORK_OF_GUEST,
    Limiter,
    Rate,
)
from boriken.server.metrics import Metrics
from boriken.server.operating.bans import Bans
from boriken.server.settings import Settings
from boriken.server.working import Work

CONTENT_POLICY: Final = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; "
    "connect-src 'self'; manifest-src 'self'; worker-src 'self'; base-uri 'none'; form-action 'self'; "
    "frame-ancestors 'none'"
)
HEADERS: Final = {
    "Content-Security-Policy": CONTENT_POLICY,
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    # A seat link must not travel to other sites.
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), microphone=(), geolocation=()",
}
STAY_SECURE: Final = "max-age=31536000"
TELLING: Final = 34
"""Letters of a cookie that tell whose it is; the name after them may change."""
ONE_CLICK: Final = "/api/unsubscribe/"
FORM: Final = "application/x-www-form-urlencoded"
"""What a mail program sends; whoever can send it there has the secret of the address, and needs no cookie."""
SAFE_METHODS: Final = ("GET", "HEAD", "OPTIONS")
PROBES: Final = ("/healthz", "/readyz")
"""Whoever watches over the server is not limited."""
PATIENT: Final = 20
"""Refusals a second after which who goes on asking has to wait for them."""
DEAF: Final = 1.0
"""Seconds for which they wait."""

Answer = TypeVar("Answer")

logger: Final = structlog.get_logger(__name__)


def error_response(error: Refused) -> Response:
    headers = {"Retry-After": str(error.retry_after)} if isinstance(error, TooMany) else None
    body = msgspec.json.encode(Refusal(error.problem))
    return Response(body, error.status, headers, "application/json")


def check_origin(headers: Headers, settings: Settings) -> None:
    """A page of another site must not act in a guest's name. Clients that are no browser send no origin."""
    origin = headers.get("origin")
    if origin is None or origin in settings.origins:
        return
    try:
        is_own = urlsplit(origin).netloc.lower() == headers.get("host", "").lower()
    except ValueError:  # no address at all
        is_own = False
    if not is_own:
        raise NotAllowed("other_site")


def address_of(scope: Scope) -> str:
    client = scope.get("client")
    return str(client[0]) if client else "unknown"


def payer_of(scope: Scope) -> str:
    """The address for which a request counts."""
    return network_of(address_of(scope))


# --- Work --------------------------------------------------------------------------------------------------


class Account:
    """Who pays for work: some requests are more of it than others, whatever they are."""

    def __init__(self, limiter: Limiter, connection: HTTPConnection) -> None:
        self._limiter = limiter
        self._payers: list[tuple[str, str, Rate]] = [
            ("work of address", payer_of(connection.scope), WORK_OF_ADDRESS)
        ]
        token = connection.cookies.get(COOKIE)
        if token is not None:
            self._payers.append(("work of guest", token[:TELLING], WORK_OF_GUEST))

    def require(self) -> None:
        """Refuse who has kept the processor busy for too long."""
        for payer in self._payers:
            self._limiter.require(*payer)

    async def pay(self, doing: Coroutine[Any, Any, Answer]) -> Answer:
        """Do it, then count how much it was."""
        work = Work()
        try:
            return await work.count(doing)
        finally:
            for payer in self._payers:
                self._limiter.charge(*payer, 100 * work.seconds)


class Refusing:
    """Refusals cost little where nobody hurries with them."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self._clock = clock
        self._since = 0.0
        self._refused: Counter[str] = Counter()

    async def wait(self, payer: str) -> None:
        """Who goes on asking though refused has to wait for each refusal."""
        now = self._clock()
        if now - self._since >= 1:
            self._since = now
            self._refused.clear()
        self._refused[payer] += 1
        if self._refused[payer] > PATIENT:
            await asyncio.sleep(DEAF)


# --- Requests ----------------------------------------------------------------------------------------------


class Edges:
    """ASGI middleware around the whole application."""

    def __init__(
        self, app: ASGIApp, settings: Settings, limiter: Limiter, metrics: Metrics, bans: Bans
    ) -> None:
        self._app = app
        self._settings = settings
        self._limiter = limiter
        self._metrics = metrics
        self._bans = bans
        self._refusing = Refusing()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self._app(scope, receive, send)
        elif HERE in scope:  # the process that passed it on has checked the rest
            try:
                await self._work(scope, receive, send)
            except Refused as error:
                await error_response(error)(scope, receive, send)
        else:
            await self._answer(scope, receive, send)

    async def _work(self, scope: Scope, receive: Receive, send: Send) -> None:
        account = Account(self._limiter, HTTPConnection(scope))
        if scope["path"] not in PROBES:
            account.require()
        await account.pay(_called(self._app(scope, receive, send)))

    async def _answer(self, scope: Scope, receive: Receive, send: Send) -> None:
        started = time.perf_counter()
        status = 500

        async def send_on(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                headers = MutableHeaders(scope=message)
                for name, value in HEADERS.items():
                    headers.setdefault(name, value)
                if scope.get("scheme") == "https":
                    headers.setdefault("Strict-Transport-Security", STAY_SECURE)
                if scope["path"].startswith("/api/"):
                    headers.setdefault("Cache-Control", "no-store")
            await send(message)

        try:
            self._check(scope)
            await self._work(scope, _counted(receive), send_on)
        except Refused as error:
            if isinstance(error, TooMany):
                await self._refusing.wait(payer_of(scope))
            await error_response(error)(scope, receive, send_on)
        finally:
            self._note(scope, status, time.perf_counter() - started)

    def _check(self, scope: Scope) -> None:
        headers = Headers(scope=scope)
        if scope["path"].startswith("/api/"):
            self._bans.check_address(address_of(scope))
            self._limiter.take("requests", payer_of(scope), BY_ADDRESS)
            # The very cookie by which the guest is known; a made-up one counts for the address all the same.
            token = HTTPConnection(scope).cookies.get(COOKIE)
            if token is not None:
                self._limiter.take("requests of guest", token[:TELLING], BY_GUEST)
        length = headers.get("content-length", "0")
        if not length.isdecimal() or int(length) > LONGEST_REQUEST:
            raise TooLarge(LONGEST_REQUEST)
        if scope["method"] in SAFE_METHODS:
            return
        check_origin(headers, self._settings)
        kind = headers.get("content-type", "").partition(";")[0].strip().lower()
        is_form = scope["path"].startswith(ONE_CLICK) and kind == FORM
        if (length != "0" or "transfer-encoding" in headers) and kind != "application/json" and not is_form:
            raise BadRequest("not_json")

    def _note(self, scope: Scope, status: int, seconds: float) -> None:
        # The route, not the path: a path may hold a seat link.
        route = getattr(scope.get("route"), "path", "other")
        self._metrics.requests.labels(scope["method"], route, status).inc()
        self._metrics.request_seconds.observe(seconds)
        if status >= 500:
            logger.error("request_failed", method=scope["method"], route=route, status=status)


async def _called(answering: Awaitable[None]) -> None:
    await answering


def _counted(receive: Receive) -> Receive:
    """A body without a stated length must not be endless."""
    total = 0

    async def receive_counted() -> Message:
        nonlocal total
        message = await receive()
        if message["type"] == "http.request":
            total += len(message.get("body", b""))
            if total > LONGEST_REQUEST:
                # What reads the body lets no other error through.
                raise HTTPException(TooLarge.status)
        return message

    return receive_counted
