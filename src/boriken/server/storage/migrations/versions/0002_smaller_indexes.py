"""Indexes that hold only what is searched for, and nothing that changes with every move."""

from __future__ import annotations

from alembic import op
from sqlalchemy import text

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None

BEFORE = {
    "tables_in_lobby": ["status", "is_public", "updated"],
    "tables_by_deadline": ["deadline"],
    "tables_waiting_for_bots": ["waits_for_bot", "updated"],
}


def upgrade() -> None:
    for name in BEFORE:
        op.drop_index(name, "tables")
    # SQLite uses a partial index only if the query says the same words.
    op.create_index(
        "tables_in_lobby",
        "tables",
        ["status"],
        sqlite_where=text("is_public = 1"),
        postgresql_where=text("is_public"),
    )
    op.create_index(
        "tables_by_deadline",
        "tables",
        ["deadline"],
        sqlite_where=text("deadline IS NOT NULL"),
        postgresql_where=text("deadline IS NOT NULL"),
    )
    op.create_index(
        "tables_waiting_for_bots",
        "tables",
        ["waits_for_bot"],
        sqlite_where=text("waits_for_bot = 1"),
        postgresql_where=text("waits_for_bot"),
    )


def downgrade() -> None:
    for name, columns in BEFORE.items():
        op.drop_index(name, "tables")
        op.create_index(name, "tables", columns)
