"""The database of a server, for commands that run beside it."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from sqlalchemy import inspect, text
from sqlalchemy.ext.asyncio import AsyncEngine

from boriken.server.settings import BadSettings, Settings
from boriken.server.storage.database import make_engine, newest_version, told_plainly
from boriken.server.storage.store import Store


@asynccontextmanager
async def opened(settings: Settings) -> AsyncIterator[Store]:
    """A database that is there, and of this version: a server that runs must not find it changed."""
    engine = make_engine(settings, is_new_allowed=False)
    try:
        with told_plainly():
            version = await _version(engine)
        if version is None:
            raise BadSettings("There are no tables of Boriken in this database.")
        if version != newest_version():
            raise BadSettings(
                "The database belongs to another version of Boriken: use that, or start this server on it."
            )
        store = Store(engine)
        try:
            with told_plainly():
                yield store
        finally:
            await store.close()
    finally:
        await engine.dispose()


async def _version(engine: AsyncEngine) -> str | None:
    async with engine.connect() as connection:
        names = await connection.run_sync(lambda sync: inspect(sync).get_table_names())
        if "alembic_version" not in names:
            return None
        return str(await connection.scalar(text("SELECT version_num FROM alembic_version")))
