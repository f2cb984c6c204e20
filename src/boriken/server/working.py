"""For how long a request keeps the processor busy, whatever it is: that is what others miss."""

from __future__ import annotations

import time
from collections.abc import Callable, Coroutine, Generator
from contextvars import ContextVar
from functools import partial
from types import coroutine
from typing import Any, Final, TypeVar

Answer = TypeVar("Answer")


class Work:
    """What is done for one request."""

    def __init__(self) -> None:
        self.seconds = 0.0
        """Of the event loop's thread; not those in which it waited, or others had their turn."""

    async def count(self, doing: Coroutine[Any, Any, Answer]) -> Answer:
        """Do it, and what it hands on to other tasks by ``for_whom_it_is``, on this account."""
        token = _current.set(self)
        try:
            return await self._count(doing)
        finally:
            _current.reset(token)

    @coroutine
    def _count(self, doing: Coroutine[Any, Any, Answer]) -> Generator[Any, Any, Answer]:
        step: Callable[[], Any] = partial(doing.send, None)
        while True:
            begun = time.thread_time()
            try:
                waits_for = step()
            except StopIteration as end:
                answer: Answer = end.value
                return answer
            finally:
                self.seconds += time.thread_time() - begun
            try:
                step = partial(doing.send, (yield waits_for))
            except BaseException as error:  # a cancellation, as a rule: it is for what is being done
                step = partial(doing.throw, error)


_current: Final[ContextVar[Work | None]] = ContextVar("work", default=None)


async def for_whom_it_is(doing: Coroutine[Any, Any, Answer]) -> Answer:
    """What a task of its own does for a request, on the account of that request."""
    work = _current.get()
    return await (doing if work is None else work._count(doing))
