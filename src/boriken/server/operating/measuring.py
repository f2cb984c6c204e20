"""Figures of a running server: what waits where, and how late everything is; on an address of their own."""

from __future__ import annotations

import asyncio
import ipaddress
import threading
from typing import Final
from wsgiref.simple_server import WSGIServer

from prometheus_client import start_http_server

from boriken.server.metrics import Metrics
from boriken.server.services import Services
from boriken.server.settings import BadSettings, Settings, split_address

EVERY: Final = 0.25
"""Seconds between two looks at how late the event loop is."""


class Measuring:
    """Runs beside the requests."""

    def __init__(self, services: Services) -> None:
        self._metrics = services.metrics
        self._task: asyncio.Task[None] | None = None
        _connect(services)

    def start(self) -> None:
        self._task = asyncio.create_task(self._run(), name="measuring")

    async def close(self) -> None:
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    async def _run(self) -> None:
        loop = asyncio.get_running_loop()
        while True:
            due = loop.time() + EVERY
            await asyncio.sleep(EVERY)
            self._metrics.loop_lag.observe(max(0.0, loop.time() - due))


def _connect(services: Services) -> None:
    """Gauges ask when they are read: nothing has to keep them up to date."""
    metrics = services.metrics
    pool = services.store.engine.pool
    for gauge, function in (
        (metrics.rooms, services.hub.rooms_in_memory),
        (metrics.commit_queue, services.committer.waiting),
        (metrics.news_queue, services.fanout.waiting),
        (metrics.audit_queue, services.audit.waiting),
        (metrics.bots.labels("busy"), services.bots.busy),
        (metrics.bots.labels("waiting"), services.bots.waiting),
        (metrics.reviews.labels("running"), services.reviewer.running),
        (metrics.reviews.labels("kept"), services.reviewer.kept),
        (metrics.sending, services.caller.under_way),
        (metrics.connections, getattr(pool, "checkedout", lambda: 0)),
    ):
        gauge.set_function(function)


class MetricsServer:
    """Answers Prometheus in a thread: also while the event loop is late, which is when one looks."""

    def __init__(self, settings: Settings, metrics: Metrics) -> None:
        self._server: WSGIServer | None = None
        self._thread: threading.Thread | None = None
        if settings.metrics_address:
            host, port = split_address(settings.metrics_address)
            try:
                self._server, self._thread = start_http_server(port, host, metrics.registry)
            except OSError as error:
                detail = error.strerror or str(error)
                raise BadSettings(key="bad_port", port=str(port), host=host, detail=detail) from None

    @property
    def port(self) -> int:
        """Where it listens; 0 if it does not."""
        return 0 if self._server is None else int(self._server.server_port)

    def close(self) -> None:
        if self._server is not None and self._thread is not None:
            self._server.shutdown()
            self._server.server_close()
            self._thread.join()


def are_told_here(settings: Settings) -> bool:
    """Whether the figures are told at the server's own address too: only if nobody else can reach it."""
    if settings.metrics_address or settings.is_proxied:
        return False
    try:
        return ipaddress.ip_address(settings.host).is_loopback
    except ValueError:
        return settings.host == "localhost"
