"""What is logged while a test runs."""

from __future__ import annotations

import threading
from contextlib import AbstractContextManager
from typing import Any

import structlog.testing
from structlog.typing import EventDict


def logged_here() -> AbstractContextManager[list[EventDict]]:
    """By this thread alone: the servers of other tests go on beside it, and bots may still play there."""
    here = threading.get_ident()

    def drop_others(logger: Any, method: str, event: EventDict) -> EventDict:
        if threading.get_ident() != here:
            raise structlog.DropEvent
        return event

    return structlog.testing.capture_logs([drop_others])
