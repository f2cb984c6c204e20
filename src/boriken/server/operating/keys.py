"""The key that signs cookies and seat links, and the one before it, which is believed for a while."""

from __future__ import annotations

import secrets as random_secrets
from typing import Final

from sqlalchemy import Connection, delete, insert, select
from sqlalchemy.ext.asyncio import AsyncEngine

from boriken.server.storage.schema import secrets
from boriken.server.storage.store import Store

SIGNING_KEY: Final = "signing key"
EARLIER_KEY: Final = "earlier signing key"
EARLIER_UNTIL: Final = "earlier signing key until"
"""Milliseconds since 1970."""


async def signing_keys(store: Store, now: int) -> list[bytes]:
    """The key to sign with, first; then the one that is only believed."""
    current = await store.secret(SIGNING_KEY)
    async with store.engine.connect() as connection:
        known = {row.name: row.value for row in await connection.execute(select(secrets))}
    if now >= int(known.get(EARLIER_UNTIL, "0")):
        return [current]
    return [current, bytes.fromhex(known[EARLIER_KEY])]


async def rotate(engine: AsyncEngine, believed_until: int) -> None:
    """Make up a new key; the one so far is believed until then."""
    async with engine.begin() as connection:
        await connection.run_sync(_rotate, believed_until)


def _rotate(connection: Connection, believed_until: int) -> None:
    # Writing comes first: what is read after it cannot be changed by somebody else meanwhile.
    connection.execute(delete(secrets).where(secrets.c.name.in_([EARLIER_KEY, EARLIER_UNTIL])))
    before = connection.scalar(select(secrets.c.value).where(secrets.c.name == SIGNING_KEY))
    connection.execute(delete(secrets).where(secrets.c.name == SIGNING_KEY))
    values = {SIGNING_KEY: random_secrets.token_hex(32)}
    if before is not None:
        values |= {EARLIER_KEY: before, EARLIER_UNTIL: str(believed_until)}
    connection.execute(insert(secrets), [{"name": name, "value": value} for name, value in values.items()])
