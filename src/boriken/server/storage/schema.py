"""The tables of the database. The migrations make them and their indexes; with this, queries are written."""

from __future__ import annotations

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Integer,
    MetaData,
    PrimaryKeyConstraint,
    String,
    Table,
    Text,
    UniqueConstraint,
)

metadata = MetaData()

tables = Table(
    "tables",
    metadata,
    Column("id", String(16), primary_key=True),
    Column("seq", Integer, nullable=False),
    Column("status", String(16), nullable=False),
    Column("is_public", Boolean, nullable=False),
    Column("updated", BigInteger, nullable=False),
    Column("deadline", BigInteger),
    Column("waits_for_bot", Boolean, nullable=False),
    Column("rules_version", Integer, nullable=False),
    Column("document", Text, nullable=False),
    # The game as it stands: opening a table costs the same at move 5 and 500, whatever rules come later.
    Column("state", Text),
    Column("chance", String(64)),
    Column("seed", String(48)),
)

log = Table(
    "log",
    metadata,
    Column("table_id", String(16), nullable=False),
    Column("seq", Integer, nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("kind", String(16), nullable=False),
    Column("seat", Integer),
    Column("key", String(64)),
    Column("asked", String(32)),
    Column("rules_version", Integer, nullable=False),
    Column("body", Text, nullable=False),
    # One writer for each game: of two that go on from the same entry only one can write the next.
    PrimaryKeyConstraint("table_id", "seq", name="log_key"),
    UniqueConstraint("table_id", "key", name="log_request"),
)

snapshots = Table(
    "snapshots",
    metadata,
    Column("table_id", String(16), nullable=False),
    Column("seq", Integer, nullable=False),
    Column("state", Text, nullable=False),
    Column("chance", String(64), nullable=False),
    PrimaryKeyConstraint("table_id", "seq", name="snapshots_key"),
)

members = Table(
    "members",
    metadata,
    Column("guest_id", String(32), nullable=False),
    Column("table_id", String(16), nullable=False),
    PrimaryKeyConstraint("guest_id", "table_id", name="members_key"),
)

secrets = Table(
    "secrets",
    metadata,
    Column("name", String(32), primary_key=True),
    Column("value", String(128), nullable=False),
)
