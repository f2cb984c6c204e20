"""Running the application until it is told to stop."""

from __future__ import annotations

import asyncio
import gc
import signal
import socket
import sys
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from multiprocessing.connection import Connection
from typing import Final, cast

import structlog
import uvicorn
from fastapi import FastAPI

from boriken.server.addresses import Networks
from boriken.server.app import create_app
from boriken.server.guarding import Gate, protocol_of
from boriken.server.limits import LONGEST_REQUEST
from boriken.server.logs import set_up_logs
from boriken.server.operating.measuring import Measuring, MetricsServer
from boriken.server.operating.watching import Watch
from boriken.server.reaching import bind_unix, check_tls
from boriken.server.services import Services
from boriken.server.settings import BadSettings, Settings
from boriken.server.storage.ownership import sole_server

GRACE: Final = 10
"""Seconds for what has been begun when the server is told to stop."""

BACKLOG: Final = 2048
COLLECT_AFTER: Final = 20_000
"""New objects, before Python looks for cycles."""
SWITCH_AFTER: Final = 0.0005
"""Seconds after which a busy thread makes room for another: SQLite's asks for it many times a transaction."""
logger: Final = structlog.get_logger(__name__)

STOP_SIGNALS: Final = (signal.SIGINT, signal.SIGTERM)


class Server(uvicorn.Server):
    """The application with its services, from start to stop."""

    def __init__(self, settings: Settings, on_start: Callable[[], None]) -> None:
        self.app = create_app(settings)
        self._settings = settings
        self._on_start = on_start
        super().__init__(_config(self.app, settings))

    async def run_on(self, listening: socket.socket) -> None:
        """Serve until ``stop`` is called or a signal comes, then finish what has been begun."""
        state = self.app.state
        services = await Services.start(self._settings, self.app)
        watch, measuring = Watch(services), Measuring(services)
        await watch.start()
        measuring.start()
        state.services = services
        logger.info("started", database="sqlite" if self._settings.is_sqlite else "postgresql")
        try:
            await self.serve([listening])
        finally:
            await measuring.close()
            await watch.close()
            await services.stop()
            logger.info("stopped")

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        self._on_start()

    def stop(self) -> None:
        """Tell those who wait for news to come back elsewhere, and take nothing new."""
        services = getattr(self.app.state, "services", None)
        if isinstance(services, Services):
            services.begin_stop()
        self.force_exit = self.should_exit  # the second time, do not wait for anybody
        self.should_exit = True

    def stop_for_good(self) -> None:
        """Once, however often it is asked for."""
        if not self.should_exit:
            self.stop()

    @contextmanager
    def capture_signals(self) -> Iterator[None]:
        """Uvicorn would raise the signal again when it has stopped, before our services have."""
        if threading.current_thread() is not threading.main_thread():
            yield
            return
        before = {number: signal.signal(number, lambda *_: self.stop()) for number in STOP_SIGNALS}
        try:
            yield
        finally:
            for number, handler in before.items():
                signal.signal(number, handler)


def _config(app: FastAPI, settings: Settings) -> uvicorn.Config:
    proxies = Networks(settings.trusted_proxies)
    return uvicorn.Config(
        app,
        lifespan="off",
        log_config=None,
        access_log=False,
        server_header=False,
        http=cast(type[asyncio.Protocol], protocol_of(Gate(settings.rate_limits, proxies))),
        ws="websockets-sansio",
        ws_max_size=LONGEST_REQUEST,
        ws_per_message_deflate=False,
        ssl_certfile=settings.tls_certificate or None,
        ssl_keyfile=settings.tls_key or None,
        proxy_headers=bool(settings.trusted_proxies),
        forwarded_allow_ips=proxies.texts(),
        timeout_graceful_shutdown=GRACE,
        timeout_keep_alive=30,
    )


def serve(settings: Settings, on_start: Callable[[str], None]) -> int:
    """Serve until a signal says stop: the exit code."""
    check_tls(settings)
    with listening_at(settings) as listening, sole_server(settings):
        serve_on(listening, settings, lambda: on_start(address(listening, settings)))
    return 0


def serve_on(
    listening: socket.socket,
    settings: Settings,
    on_start: Callable[[], None],
    parent_lives: Connection | None = None,
) -> None:
    """Serve at a socket until a signal says stop, or whoever holds the other end of a pipe is gone."""
    set_up_logs(settings.log_format)
    # Answers are many short-lived objects without cycles: looking for cycles rarely is enough.
    gc.freeze()
    gc.set_threshold(COLLECT_AFTER, 20, 20)
    sys.setswitchinterval(SWITCH_AFTER)
    server = Server(settings, on_start)
    figures = MetricsServer(settings, server.app.state.metrics)

    async def run() -> None:
        if parent_lives is not None:
            asyncio.get_running_loop().add_reader(parent_lives.fileno(), server.stop_for_good)
        await server.run_on(listening)

    try:
        with asyncio.Runner(loop_factory=server.config.get_loop_factory()) as runner:
            runner.run(run())
    finally:
        figures.close()


def listening_at(settings: Settings) -> socket.socket:
    if settings.unix_socket:
        return bind_unix(settings.unix_socket, BACKLOG)
    return bind(settings.host, settings.port)


def bind(host: str, port: int) -> socket.socket:
    """A socket that listens; a port that is taken is one clear sentence."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    # TCP by name: without it asyncio leaves Nagle's algorithm on, and small answers come 40 ms late.
    listening = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
    try:
        listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listening.bind((host, port))
        listening.listen(BACKLOG)
    except OSError as error:
        listening.close()
        detail = error.strerror or str(error)
        raise BadSettings(key="bad_port", port=str(port), host=host, detail=detail) from None
    return listening


def address(listening: socket.socket, settings: Settings) -> str:
    """Where a browser on this machine, or a proxy, finds the server."""
    if settings.unix_socket:
        return settings.unix_socket
    host, port = listening.getsockname()[:2]
    shown = {"0.0.0.0": "127.0.0.1", "::": "[::1]"}.get(host, f"[{host}]" if ":" in host else host)
    scheme = "https" if settings.tls_certificate else "http"
    return f"{scheme}://{shown}:{port}{settings.base_path}/"
