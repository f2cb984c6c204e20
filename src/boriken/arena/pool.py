"""Many games on all cores. The only place that starts processes.

A game's chance follows from the seed of the run and the game's number alone, and results come in the order
of the numbers, so figures do not depend on how many processes shared the work.
"""

from __future__ import annotations

import os
import random
import signal
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import get_context
from typing import Final, TypeVar

from boriken.engine.errors import BorikenError

Result = TypeVar("Result")

LARGEST_CHUNK: Final = 16
"""So many games of a few milliseconds are worth one message between processes."""
CHUNKS_PER_JOB: Final = 8
MOST_JOBS: Final = 61
"""Windows can wait for no more processes."""


def chance_of(seed: int, number: int) -> random.Random:
    """The chance of one game of a run, unlike that of its neighbours, the same on every platform."""
    return random.Random(f"boriken {seed} {number}")


def default_jobs() -> int:
    """The cores this process may use."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


def spread(
    work: Callable[[int], Result], count: int, jobs: int | None = None, largest_chunk: int = LARGEST_CHUNK
) -> Iterator[Result]:
    """``work(0)``, ``work(1)``, … in this order, on so many processes; by default on all cores.

    ``work`` goes to other processes by pickling: a function of a module, or a ``partial`` of one.
    """
    jobs = min(jobs or default_jobs(), MOST_JOBS, count)
    if jobs <= 1:
        yield from map(work, range(count))
        return
    chunk = max(1, min(largest_chunk, count // (jobs * CHUNKS_PER_JOB)))
    pool = ProcessPoolExecutor(jobs, mp_context=get_context("spawn"), initializer=_leave_interrupts)
    try:
        yield from pool.map(work, range(count), chunksize=chunk)
    except BrokenProcessPool:
        raise BorikenError("One of the processes that shared the work has died.") from None
    finally:
        pool.shutdown(cancel_futures=True)


def _leave_interrupts() -> None:
    """Ctrl-C reaches every process of a terminal; the one that started the others answers it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
