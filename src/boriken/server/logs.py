"""Structured logs: for people on a terminal, as JSON for programs. Never a cookie, token or body."""

from __future__ import annotations

import logging
import sys

import structlog
from structlog.typing import Processor


def set_up_logs(log_format: str) -> None:
    """One way out for our own logs and those of the libraries."""
    shared: list[Processor] = [
        structlog.contextvars.merge_contextvars,
        structlog.stdlib.add_log_level,
        structlog.processors.TimeStamper(fmt="iso", utc=True),
    ]
    # Tracebacks without the values of variables: cookies and tokens are among them.
    renderers: list[Processor]
    if log_format == "json":
        renderers = [structlog.processors.format_exc_info, structlog.processors.JSONRenderer()]
    else:
        plain = structlog.dev.plain_traceback
        renderers = [structlog.dev.ConsoleRenderer(colors=sys.stderr.isatty(), exception_formatter=plain)]
    structlog.configure(
        processors=[*shared, structlog.stdlib.ProcessorFormatter.wrap_for_formatter],
        logger_factory=structlog.stdlib.LoggerFactory(),
        wrapper_class=structlog.stdlib.BoundLogger,
        cache_logger_on_first_use=True,
    )
    formatter = structlog.stdlib.ProcessorFormatter(
        foreign_pre_chain=shared,
        processors=[structlog.stdlib.ProcessorFormatter.remove_processors_meta, *renderers],
    )
    handler = logging.StreamHandler()
    handler.setFormatter(formatter)
    root = logging.getLogger()
    root.handlers = [handler]
    root.setLevel(logging.INFO)
    # They tell of every connection, some of them with its address.
    for noisy in (
        "uvicorn",
        "uvicorn.access",
        "uvicorn.error",
        "websockets",
        "alembic",
        "aiosqlite",
        "httpx",
    ):
        logging.getLogger(noisy).setLevel(logging.WARNING)
    logging.getLogger("uvicorn.error").addFilter(_is_ours)


def _is_ours(record: logging.LogRecord) -> bool:
    """Anybody can send what is no HTTP or no UTF-8; that is no error of the server's."""
    return not str(record.msg).startswith(("Invalid HTTP", "Invalid UTF-8"))
