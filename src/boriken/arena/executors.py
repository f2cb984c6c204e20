"""Where the games of a tournament are played: in this process, on all cores, or on a Dask cluster."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, CancelledError, Executor, Future, wait
from contextlib import AbstractContextManager, contextmanager
from typing import Any, Final, ParamSpec, TypeVar

from boriken.arena.pool import default_jobs, processes
from boriken.engine.errors import BadOptions, BorikenError
from boriken.extras import from_extras

Parameters = ParamSpec("Parameters")
Task = TypeVar("Task")
Result = TypeVar("Result")

DASK: Final = "dask://"
LOCAL_CLUSTER: Final = "local-cluster:"
SECONDS_TO_CONNECT: Final = 10
AHEAD: Final = 256
"""Tasks handed over before their turn: enough that no worker of a cluster waits for the next."""


class Here(Executor):
    """Does at once, in this process, what it is asked to do."""

    def submit(
        self, work: Callable[Parameters, Result], /, *words: Parameters.args, **named: Parameters.kwargs
    ) -> Future[Result]:
        future: Future[Result] = Future()
        try:
            future.set_result(work(*words, **named))
        except Exception as error:
            future.set_exception(error)
        return future


def choose_executor(on: str | None, jobs: int | None) -> AbstractContextManager[Executor]:
    """``dask://host:port``, ``local-cluster:2``, or without one so many processes, by default all cores."""
    if on is None:
        return _here() if jobs == 1 else processes(jobs or default_jobs())
    if on.startswith(DASK):
        return _dask("tcp://" + on.removeprefix(DASK))
    workers = on.removeprefix(LOCAL_CLUSTER)
    if on == workers or not workers.isdecimal() or int(workers) < 1:
        raise BadOptions(f"Games are played on dask://host:port or on local-cluster:2, not on {on!r}.")
    return _local_cluster(int(workers))


def as_completed(
    executor: Executor, work: Callable[[Task], Result], tasks: Iterable[Task]
) -> Iterator[Result]:
    """The results of all tasks, each as soon as it is there. No more than AHEAD are under way at once."""
    under_way: set[Future[Result]] = set()
    for task in tasks:
        under_way.add(executor.submit(work, task))
        if isinstance(executor, Here) or len(under_way) == AHEAD:
            done, under_way = wait(under_way, return_when=FIRST_COMPLETED)
            yield from (future.result() for future in done)
    while under_way:
        done, under_way = wait(under_way, return_when=FIRST_COMPLETED)
        yield from (future.result() for future in done)


@contextmanager
def _here() -> Iterator[Executor]:
    yield Here()


@contextmanager
def _dask(address: str) -> Iterator[Executor]:
    distributed = _import_distributed()
    try:
        client = distributed.Client(address, timeout=SECONDS_TO_CONNECT, set_as_default=False)
    except (OSError, ValueError) as error:
        raise BorikenError(f"No Dask scheduler can be reached at {address} ({error}).") from None
    with client:
        yield from _executor_of(distributed, client)


@contextmanager
def _local_cluster(workers: int) -> Iterator[Executor]:
    distributed = _import_distributed()
    cluster = distributed.LocalCluster(
        n_workers=workers, threads_per_worker=1, processes=True, dashboard_address=":0"
    )
    with cluster, distributed.Client(cluster, set_as_default=False) as client:
        yield from _executor_of(distributed, client)


def _executor_of(distributed: Any, client: Any) -> Iterator[Executor]:
    # Not pure: Dask would give an earlier result for equal arguments, and against the clock no game is equal.
    executor: Executor = client.get_executor(pure=False)
    try:
        yield executor
    except (distributed.KilledWorker, CancelledError) as error:
        raise BorikenError(f"The Dask cluster has given up ({error or type(error).__name__}).") from None
    finally:
        executor.shutdown(wait=False)


def _import_distributed() -> Any:
    with from_extras():
        import distributed
    return distributed
