"""Questions about who leads which table, on PostgreSQL."""

from __future__ import annotations

from typing import Any, Final

from sqlalchemy import ColumnElement, Select, and_, cast, exists, func, or_, select, update
from sqlalchemy.sql.dml import ReturningUpdate

from boriken.server.storage.schema import processes, tables

CLOCK: Final = cast(func.extract("epoch", func.clock_timestamp()) * 1000, processes.c.until.type)
"""Milliseconds of the database's clock, so that those of machines need not agree."""


def is_led() -> ColumnElement[bool]:
    """Whether the leader of a table has its lease."""
    return exists().where(processes.c.id == tables.c.leader, processes.c.until > CLOCK)


def claim(table_id: str, process: str) -> ReturningUpdate[Any]:
    """Lead a table that nobody leads: its new fencing number."""
    return (
        update(tables)
        .where(tables.c.id == table_id, or_(tables.c.leader.is_(None), ~is_led()))
        .values(leader=process, fence=tables.c.fence + 1)
        .returning(tables.c.fence)
    )


def leader(table_id: str) -> Select[Any]:
    """Who leads a table; without an address if their lease has run out."""
    lasting = and_(processes.c.id == tables.c.leader, processes.c.until > CLOCK)
    return (
        select(tables.c.leader, tables.c.fence, processes.c.address)
        .select_from(tables.outerjoin(processes, lasting))
        .where(tables.c.id == table_id)
    )
