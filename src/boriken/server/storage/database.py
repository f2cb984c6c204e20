"""Opening a database: the engine, SQLite's settings, migrations."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from alembic import command
from alembic.config import Config
from sqlalchemy import Connection, Engine, create_engine, event, text
from sqlalchemy.engine import make_url
from sqlalchemy.engine.interfaces import DBAPIConnection
from sqlalchemy.exc import ArgumentError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine
from sqlalchemy.pool import ConnectionPoolEntry

from boriken.server.settings import BadSettings, Settings

MIGRATIONS: Final = Path(__file__).parent / "migrations"
MIGRATION_LOCK: Final = 1897_2002
"""Several processes may start at once on PostgreSQL; one migrates, the others wait."""

LONGEST_LOG: Final = 10_000
"""Pages of SQLite's log after which a writer puts them in their place itself, if nobody did so before."""


def make_engine(settings: Settings) -> AsyncEngine:
    try:
        url = make_url(settings.driver_url)
    except ArgumentError:
        raise BadSettings(
            "The database address cannot be read: write sqlite:///FILE or postgresql://…"
        ) from None
    if not settings.is_sqlite:
        return create_async_engine(url, pool_size=8, max_overflow=4, pool_pre_ping=True)
    if url.database in (None, "", ":memory:"):
        raise BadSettings("The tables need a file: write sqlite:///FILE.")
    folder = Path(str(url.database)).absolute().parent
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise BadSettings(f"The folder {folder} for the tables cannot be made: {error.strerror}.") from None
    engine = create_async_engine(url, pool_size=4)
    event.listen(engine.sync_engine, "connect", _set_up_sqlite)
    return engine


def make_sqlite_writer(engine: AsyncEngine) -> Engine:
    """A second way to the same file, for a thread that writes."""
    writer = create_engine(engine.url.set(drivername="sqlite"), pool_size=1, max_overflow=0)
    event.listen(writer, "connect", _set_up_sqlite)
    return writer


def _set_up_sqlite(connection: DBAPIConnection, record: ConnectionPoolEntry) -> None:
    cursor = connection.cursor()
    # Readers never wait for the writer; what is committed survives even a power cut.
    settings = ("journal_mode=WAL", "synchronous=FULL", "busy_timeout=10000")
    for pragma in (*settings, f"wal_autocheckpoint={LONGEST_LOG}"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


async def migrate(engine: AsyncEngine) -> None:
    """Bring the database up to what this version needs; one that is newer is refused."""
    async with engine.begin() as connection:
        if engine.dialect.name == "postgresql":
            await connection.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": MIGRATION_LOCK})
        await connection.run_sync(_upgrade)


def _upgrade(connection: Connection) -> None:
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS).replace("%", "%%"))
    config.attributes["connection"] = connection
    command.upgrade(config, "head")
