"""Writing for many tables at once: while one transaction is under way the next one gathers."""

from __future__ import annotations

import asyncio
from typing import Final

from sqlalchemy.exc import DataError, IntegrityError, ProgrammingError

from boriken.server.errors import Unavailable
from boriken.server.storage.store import Store
from boriken.server.table import Change

LARGEST_BATCH: Final = 200

FEW: Final = 4
GATHER: Final = 0.001
"""Seconds for a batch to grow if the last one was more than a few: a transaction costs more than a change."""

_FAULTS_OF_ONE: Final = (DataError, IntegrityError, ProgrammingError)

_Pending = tuple[Change, "asyncio.Future[bool]"]


class Committer:
    """The only one in a process that writes games."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._pending: list[_Pending] = []
        self._something = asyncio.Event()
        self._is_closing = False
        self._task = asyncio.create_task(self._run(), name="committer")

    async def commit(self, change: Change) -> bool:
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

    async def close(self) -> None:
        """Finish what has been handed in, then stop."""
        self._is_closing = True
        self._something.set()
        await self._task

    async def _run(self) -> None:
        size = 0
        while self._pending or not self._is_closing:
            await self._something.wait()
            if size > FEW:
                await asyncio.sleep(GATHER)
            batch, self._pending = self._pending[:LARGEST_BATCH], self._pending[LARGEST_BATCH:]
            if not self._pending and not self._is_closing:
                self._something.clear()
            size = len(batch)
            if batch:
                await self._write(batch)

    async def _write(self, batch: list[_Pending]) -> None:
        try:
            accepted = await self._store.write([change for change, _ in batch])
        except Exception as error:  # whatever it is, the next changes must find somebody who writes
            await self._write_one_by_one(batch, error)
            return
        for change, done in batch:
            _answer(done, change.table.id in accepted)

    async def _write_one_by_one(self, batch: list[_Pending], error: Exception) -> None:
        """One change that cannot be stored must not take others with it; a lost database takes them all."""
        if len(batch) > 1 and isinstance(error, _FAULTS_OF_ONE):
            for single in batch:
                await self._write([single])
            return
        for _, done in batch:
            if not done.done():
                refusal = Unavailable("database_lost")
                refusal.__cause__ = error
                done.set_exception(refusal)


def _answer(done: asyncio.Future[bool], accepted: bool) -> None:
    if not done.done():
        done.set_result(accepted)
