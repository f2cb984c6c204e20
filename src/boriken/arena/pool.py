"""Many games on all cores. The only place of the arena that starts processes.

A game's chance follows from the seed of the run and the game's number alone, so figures do not depend on how
many processes shared the work.
"""

from __future__ import annotations

import multiprocessing
import os
import random
import signal
import threading
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
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
    jobs = min(jobs or default_jobs(), count)
    if jobs <= 1:
        yield from map(work, range(count))
        return
    with processes(jobs) as pool:
        chunk = max(1, min(largest_chunk, count // (jobs * CHUNKS_PER_JOB)))
        yield from pool.map(work, range(count), chunksize=chunk)


@contextmanager
def processes(jobs: int) -> Iterator[ProcessPoolExecutor]:
    """So many processes. They end with the block, whatever they are at."""
    others = set(multiprocessing.active_children())
    context = multiprocessing.get_context("spawn")
    pool = ProcessPoolExecutor(min(jobs, MOST_JOBS), context, initializer=_start_worker)
    try:
        yield pool
    except BrokenProcessPool:
        raise BorikenError("One of the processes that shared the work has died.") from None
    finally:
        pool.shutdown(wait=False, cancel_futures=True)
        for worker in set(multiprocessing.active_children()) - others:
            worker.kill()
            worker.join()


def _start_worker() -> None:
    """Ctrl-C reaches every process of a terminal; the one that started the others answers it. If that one is
    killed, the others must not go on for nobody."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_end_with_parent, daemon=True).start()


def _end_with_parent() -> None:
    parent = multiprocessing.parent_process()
    assert parent is not None
    parent.join()
    os._exit(1)
