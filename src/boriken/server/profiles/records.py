"""All records of somebody in one file, which is sent while it is made: it is never in memory as a whole."""

from __future__ import annotations

import asyncio
import io
import zipfile
from collections.abc import AsyncIterator
from typing import Final

from boriken.server.errors import Refused
from boriken.server.history import record_of
from boriken.server.presenting import moment
from boriken.server.storage.result_store import PAGE, Chosen, Cursor, ResultStore
from boriken.server.storage.store import Store

MOST_RECORDS: Final = 2000
"""In one file: the latest."""

Named = tuple[str, str]
"""The name of a file, and what is in it."""


async def records_of(store: Store, memory: ResultStore, guest: str) -> AsyncIterator[Named]:
    """The records of somebody's games, the latest first; those of deleted tables are gone."""
    before: Cursor | None = None
    for _ in range(MOST_RECORDS // PAGE):
        page = await memory.games(guest, Chosen(), before)
        for row in page[:PAGE]:
            text = await _record(store, row.table_id)
            if text is not None:
                yield f"{moment(row.ended)[:10]}-{row.table_id}.json", text
        if len(page) <= PAGE:
            return
        before = Cursor(page[PAGE - 1].ended, page[PAGE - 1].table_id)


async def _record(store: Store, table_id: str) -> str | None:
    try:
        table = await store.load(table_id)
        entries = await store.entries(table_id, 0)
    except Refused:  # deleted, or of no version that we can read
        return None
    return await asyncio.to_thread(lambda: record_of(table, entries).to_text())


async def zipped(files: AsyncIterator[Named]) -> AsyncIterator[bytes]:
    """A ZIP file, piece by piece."""
    sink = _Sink()
    with zipfile.ZipFile(sink, "w", zipfile.ZIP_DEFLATED) as archive:
        async for name, text in files:
            archive.writestr(name, text)
            yield sink.take()
    yield sink.take()


class _Sink(io.RawIOBase):
    """What was written since somebody last took it."""

    def __init__(self) -> None:
        self._pieces: list[bytes] = []

    def writable(self) -> bool:
        return True

    def write(self, data: object) -> int:
        self._pieces.append(bytes(data))  # type: ignore[call-overload]
        return len(self._pieces[-1])

    def take(self) -> bytes:
        taken, self._pieces = b"".join(self._pieces), []
        return taken
