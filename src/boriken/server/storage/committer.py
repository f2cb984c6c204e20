"""Writing for many tables at once: while one transaction is under way the next one gathers."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Sequence
from typing import Final, Generic, Protocol, TypeVar

from sqlalchemy.exc import DataError, IntegrityError, ProgrammingError

from boriken.server.errors import Unavailable
from boriken.server.storage.database import is_full

LARGEST_BATCH: Final = 200

PACE: Final = 0.005
"""Seconds from one transaction to the next, while a batch grows: one costs more than a change."""

_FAULTS_OF_ONE: Final = (
    DataError,
    IntegrityError,
    ProgrammingError,
    sqlite3.DataError,
    sqlite3.IntegrityError,
    sqlite3.InterfaceError,
    sqlite3.ProgrammingError,
)


class Storable(Protocol):
    """Something to be stored."""

    @property
    def identity(self) -> str:
        """What it is called in what a store says of it."""


Item = TypeVar("Item", bound=Storable)
Taken = TypeVar("Taken", bound=Storable, contravariant=True)
_Pending = tuple[Item, "asyncio.Future[bool]"]


class Writing(Protocol[Taken]):
    """Where it is stored."""

    async def write(self, batch: Sequence[Taken], /) -> set[str]:
        """Those that took place."""


class Committer(Generic[Item]):
    """The only one in a process that writes games; another one writes what is said beside them."""

    def __init__(self, store: Writing[Item]) -> None:
        self._store = store
        self._pending: list[_Pending[Item]] = []
        self._something = asyncio.Event()
        self._is_closing = False
        self.is_full = False
        """Whether there was no room left, the last time something was written."""
        self._task = asyncio.create_task(self._run(), name="committer")

    async def commit(self, change: Item) -> bool:
        """Store a change: True when it is stored for good, False if the table has moved on before it.

        Callers have one change of a table under way at a time.
        """
        if self._is_closing:
            raise Unavailable("stopping")
        done: asyncio.Future[bool] = asyncio.get_running_loop().create_future()
        self._pending.append((change, done))
        self._something.set()
        # The one who waits may be gone before the answer; the change is carried out all the same.
        return await done

    def waiting(self) -> int:
        """Changes that wait to be stored."""
        return len(self._pending)

    async def close(self) -> None:
        """Finish what has been handed in, then stop."""
        self._is_closing = True
        self._something.set()
        await self._task

    async def _run(self) -> None:
        loop = asyncio.get_running_loop()
        begun = 0.0
        while self._pending or not self._is_closing:
            await self._something.wait()
            await asyncio.sleep(begun + PACE - loop.time())  # at once if that is past
            begun = loop.time()
            batch, self._pending = self._pending[:LARGEST_BATCH], self._pending[LARGEST_BATCH:]
            if not self._pending and not self._is_closing:
                self._something.clear()
            if batch:
                await self._write(batch)

    async def _write(self, batch: list[_Pending[Item]]) -> None:
        try:
            accepted = await self._store.write([change for change, _ in batch])
        except Exception as error:  # whatever it is, the next changes must find somebody who writes
            self.is_full = is_full(error)
            await self._write_one_by_one(batch, error)
            return
        self.is_full = False
        for change, done in batch:
            _answer(done, change.identity in accepted)

    async def _write_one_by_one(self, batch: list[_Pending[Item]], error: Exception) -> None:
        """One change that cannot be stored must not take others with it; a lost database takes them all."""
        if len(batch) > 1 and isinstance(error, _FAULTS_OF_ONE):
            for single in batch:
                await self._write([single])
            return
        for _, done in batch:
            if not done.done():
                refusal = Unavailable("disk_full") if self.is_full else Unavailable("database_lost")
                refusal.__cause__ = error
                done.set_exception(refusal)


def _answer(done: asyncio.Future[bool], accepted: bool) -> None:
    if not done.done():
        done.set_result(accepted)
