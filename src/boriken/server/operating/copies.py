"""The file that a copy is: JSON, line by line and compressed.

A head, one line for each row, and a last line without which it is not whole.
"""

from __future__ import annotations

import gzip
import hashlib
import os
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

import msgspec

from boriken.server.settings import BadSettings

FORMAT: Final = "boriken copy 1"


class Head(msgspec.Struct, frozen=True, kw_only=True):
    """The first line."""

    format: str
    database_version: str
    made: int
    """Milliseconds since 1970."""
    table: str | None = None
    """The table it is a copy of; None: of everything."""


class Line(msgspec.Struct, frozen=True, array_like=True):
    """One row, by its columns."""

    table: str
    row: dict[str, Any]


class End(msgspec.Struct, frozen=True, kw_only=True):
    """The last line."""

    rows: dict[str, int]
    sha256: str
    """Of all lines before it."""


class Writer:
    """Writes a copy; only if it comes to its end there is a file of that name."""

    def __init__(self, path: Path) -> None:
        self._path = path
        self._unfinished = path.with_name(f"{path.name}.part")
        # It holds what is hidden in games and the key that signs cookies: for the owner alone.
        self._raw = os.fdopen(os.open(self._unfinished, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600), "wb")
        self._file = gzip.GzipFile(fileobj=self._raw, mode="wb", mtime=0)
        self._digest = hashlib.sha256()
        self.rows: Counter[str] = Counter()

    def write(self, line: Head | Line) -> None:
        data = msgspec.json.encode(line) + b"\n"
        self._digest.update(data)
        self._file.write(data)
        if isinstance(line, Line):
            self.rows[line.table] += 1

    def finish(self) -> None:
        end = End(rows=dict(self.rows), sha256=self._digest.hexdigest())
        self._file.write(msgspec.json.encode(end) + b"\n")
        self._file.close()
        self._raw.flush()
        os.fsync(self._raw.fileno())
        self._raw.close()
        self._unfinished.replace(self._path)

    def abandon(self) -> None:
        self._raw.close()
        self._unfinished.unlink(missing_ok=True)


class Reader:
    """Reads a copy, and says in one sentence what is wrong with it."""

    def __init__(self, path: Path) -> None:
        self._path = path
        self.head = self._read_head()

    def _read_head(self) -> Head:
        with gzip.open(self._path) as file:
            try:
                head = msgspec.json.decode(file.readline(), type=Head)
            except (msgspec.MsgspecError, gzip.BadGzipFile, EOFError):
                raise BadSettings(f"{self._path} is no copy that boriken has made.") from None
        if head.format != FORMAT:
            raise BadSettings(f"{self._path} was made by a newer version of Boriken: use that one.")
        return head

    def rows(self) -> Iterator[Line]:
        """All rows, in order; at their end it is sure that they are all there, as they were written."""
        digest, rows = hashlib.sha256(), Counter[str]()
        with gzip.open(self._path) as file:
            try:
                digest.update(file.readline())
                for data in file:
                    if data.startswith(b"{"):
                        end = msgspec.json.decode(data, type=End)
                        if (end.rows, end.sha256) == (dict(rows), digest.hexdigest()):
                            return
                        break
                    digest.update(data)
                    line = msgspec.json.decode(data, type=Line)
                    rows[line.table] += 1
                    yield line
            except (msgspec.MsgspecError, gzip.BadGzipFile, EOFError, OSError):
                pass
        raise BadSettings(f"{self._path} is damaged or not whole: nothing was taken from it.")
