"""An end to waiting for a bot that never answers."""

from __future__ import annotations

import signal
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from types import FrameType
from typing import Final

from boriken.arena.contestants import Budget

PATIENCE: Final = 120.0
"""Seconds that anybody gets, however busy the machine is."""
BUDGETS: Final = 10.0
SECONDS_PER_SIMULATION: Final = 0.05
AGAIN: Final = 1.0
"""Seconds until it is said again to a bot that has caught it."""


class NoAnswer(BaseException):
    """Not an ``Exception``, so that a bot that catches all of these does not catch it by chance."""


def patience_for(budget: Budget) -> float:
    """How long to wait for a decision: far longer than any bot that works would take."""
    return PATIENCE + BUDGETS * budget.seconds + SECONDS_PER_SIMULATION * budget.simulations


@contextmanager
def patience(budget: Budget) -> Iterator[None]:
    """Raise ``NoAnswer`` when it has taken too long.

    Only where a process has alarms (not on Windows), and in its main thread (not in that of a Dask worker):
    there a bot that hangs goes on hanging. So does one that hangs outside of Python, in a library.
    """
    if not hasattr(signal, "setitimer") or threading.current_thread() is not threading.main_thread():
        yield
        return
    seconds = patience_for(budget)

    def ring(number: int, frame: FrameType | None) -> None:
        raise NoAnswer(f"no answer within {seconds:g} s")

    before = signal.signal(signal.SIGALRM, ring)
    signal.setitimer(signal.ITIMER_REAL, seconds, AGAIN)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
        signal.signal(signal.SIGALRM, before)
