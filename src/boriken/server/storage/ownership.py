"""One server for one SQLite file: a second one would show old tables."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import IO

from sqlalchemy.engine import make_url

from boriken.server.settings import BadSettings, Settings


@contextmanager
def sole_server(settings: Settings) -> Iterator[None]:
    """Hold the file, to the end of this process at most; several servers may share a PostgreSQL database."""
    name = make_url(settings.driver_url).database if settings.is_sqlite else None
    if not name or name == ":memory:":
        yield
        return
    database = Path(name).absolute()
    with _opened(database.with_name(f"{database.name}.lock")) as lock:
        try:
            _lock(lock)
        except OSError:
            raise BadSettings(key="file_of_another_server", file=str(database)) from None
        yield


def _opened(path: Path) -> IO[bytes]:
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        return path.open("ab")
    except OSError as error:
        raise BadSettings(key="bad_file", file=str(path), detail=str(error.strerror)) from None


if sys.platform == "win32":
    import msvcrt

    def _lock(file: IO[bytes]) -> None:
        msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)

else:
    import fcntl

    def _lock(file: IO[bytes]) -> None:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
