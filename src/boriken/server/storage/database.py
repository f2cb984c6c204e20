"""Opening a database: the engine, SQLite's settings, migrations."""

from __future__ import annotations

import asyncio
import os
import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from functools import partial
from pathlib import Path
from typing import Final

import aiosqlite
from alembic import command
from alembic.config import Config
from alembic.script import ScriptDirectory
from alembic.util import CommandError
from asyncpg import PostgresError
from sqlalchemy import Connection, text
from sqlalchemy.engine import make_url
from sqlalchemy.exc import ArgumentError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from boriken.server.settings import BadSettings, Settings

MIGRATIONS: Final = Path(__file__).parent / "migrations"
MIGRATION_LOCK: Final = 1897_2002
"""Several processes may start at once on PostgreSQL; one migrates, the others wait."""

DATABASE_ERRORS: Final = (SQLAlchemyError, PostgresError, OSError)
"""While connecting, those of the driver come as they are."""

_NO_ROOM: Final = (sqlite3.SQLITE_FULL, sqlite3.SQLITE_IOERR_WRITE)
_NO_ROOM_OF_POSTGRESQL: Final = "53100"

LONGEST_ANSWER: Final = 10.0
"""Seconds after which a database that does not answer is lost: those who wait are told, and others go on."""

LONGEST_LOG: Final = 10_000
"""Pages of SQLite's log after which a writer puts them in their place itself, if nobody did so before."""

# Readers never wait for the writer; what is committed survives even a power cut.
_PRAGMAS: Final = (
    "journal_mode=WAL",
    "synchronous=FULL",
    "busy_timeout=10000",
    f"wal_autocheckpoint={LONGEST_LOG}",
)


def is_full(error: BaseException) -> bool:
    """Whether a database could not write because there is no room left; reading goes on."""
    cause = getattr(error, "orig", None) or error
    if isinstance(cause, sqlite3.Error):
        return getattr(cause, "sqlite_errorcode", None) in _NO_ROOM
    return getattr(cause, "sqlstate", None) == _NO_ROOM_OF_POSTGRESQL


def make_engine(
    settings: Settings, is_new_allowed: bool = True, longest_answer: float | None = None
) -> AsyncEngine:
    """A way to the database; who cannot wait says for how long."""
    try:
        url = make_url(settings.driver_url)
    except ArgumentError:
        raise BadSettings(key="bad_database_address") from None
    if not settings.is_sqlite:
        patience = (
            {} if longest_answer is None else {"timeout": longest_answer, "command_timeout": longest_answer}
        )
        return create_async_engine(
            url, pool_size=8, max_overflow=4, pool_pre_ping=True, connect_args=patience
        )
    if url.database in (None, "", ":memory:"):
        raise BadSettings(key="database_without_file")
    file = Path(str(url.database)).absolute()
    if not is_new_allowed and not file.is_file():
        raise BadSettings(f"There is no file {file}.")
    folder = file.parent
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise BadSettings(key="bad_folder", file=str(folder), detail=str(error.strerror)) from None
    keep_private(file)
    return create_async_engine(url, pool_size=4, async_creator=partial(_open_sqlite, file))


def keep_private(file: Path) -> None:
    """Nobody else on the machine may read what is hidden in games, or the key that signs cookies.

    SQLite gives the files beside it the same rights. A file somebody else owns stays as it is.
    """
    try:
        os.close(os.open(file, os.O_CREAT | os.O_RDWR, 0o600))
        file.chmod(0o600)
    except PermissionError:
        return
    except OSError as error:
        raise BadSettings(key="bad_file", file=str(file), detail=str(error.strerror)) from None


def connect_sqlite(engine: AsyncEngine) -> sqlite3.Connection:
    """A way of its own to the same file, for whichever thread uses it."""
    connection = sqlite3.connect(str(engine.url.database), check_same_thread=False)
    for pragma in _PRAGMAS:
        connection.execute(f"PRAGMA {pragma}")
    return connection


async def _open_sqlite(file: Path) -> aiosqlite.Connection:
    """A connection with its settings. Who is cancelled meanwhile leaves none behind, nor its thread."""
    opening = asyncio.ensure_future(_open_and_set_up(file))
    try:
        return await asyncio.shield(opening)
    except asyncio.CancelledError:
        with suppress(sqlite3.Error):
            await (await opening).close()
        raise


async def _open_and_set_up(file: Path) -> aiosqlite.Connection:
    connection = aiosqlite.connect(file)
    connection._thread.daemon = True  # as SQLAlchemy does: a process that ends waits for no connection
    await connection
    try:
        for pragma in _PRAGMAS:
            await connection.execute_fetchall(f"PRAGMA {pragma}")
    except BaseException:
        await connection.close()
        raise
    return connection


async def migrate(engine: AsyncEngine, revision: str = "head") -> None:
    """Bring the database up to what this version needs, or an earlier one; one that is newer is refused."""
    async with engine.begin() as connection:
        if engine.dialect.name == "postgresql":
            await connection.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": MIGRATION_LOCK})
        await connection.run_sync(_upgrade, revision)


def _upgrade(connection: Connection, revision: str) -> None:
    config = _config()
    config.attributes["connection"] = connection
    command.upgrade(config, revision)


def _config() -> Config:
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS).replace("%", "%%"))
    return config


def newest_version() -> str:
    """Of the database, as this version needs it."""
    return str(ScriptDirectory.from_config(_config()).get_current_head())


@contextmanager
def told_plainly() -> Iterator[None]:
    """What a database, or its driver, complains of is one sentence."""
    try:
        yield
    except CommandError:
        raise BadSettings(key="database_newer") from None
    except DATABASE_ERRORS as error:
        reason = str(getattr(error, "orig", None) or error).strip().splitlines()[0]
        raise BadSettings(key="bad_database", detail=reason.rstrip(".")) from None
