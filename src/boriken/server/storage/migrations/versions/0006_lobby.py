"""The lobby by pages: when tables were made, what they are found by, and which of them wait."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op
from sqlalchemy import text

revision = "0006"
down_revision = "0005"
branch_labels = None
depends_on = None

FILLS = {
    "sqlite": """UPDATE tables SET created = json_extract(document, '$.created'),
        words = lower(json_extract(document, '$.title') || ' ' || json_extract(document, '$.host_name'))""",
    "postgresql": """UPDATE tables SET created = (document::json->>'created')::bigint,
        words = lower((document::json->>'title') || ' ' || (document::json->>'host_name'))""",
}


def upgrade() -> None:
    op.add_column("tables", sa.Column("created", sa.BigInteger, nullable=False, server_default="0"))
    op.add_column("tables", sa.Column("words", sa.Text, nullable=False, server_default=""))
    op.execute(text(FILLS[op.get_bind().dialect.name].replace(":", "\\:")))
    op.drop_index("tables_in_lobby", "tables")
    # Nothing in an index changes with a move. SQLite uses a partial one only if a query says the same.
    op.create_index(
        "tables_in_lobby",
        "tables",
        ["status", "created", "id"],
        sqlite_where=text("is_public = 1"),
        postgresql_where=text("is_public"),
    )
    op.create_index(
        "tables_waiting",
        "tables",
        ["created"],
        sqlite_where=text("status = 'waiting'"),
        postgresql_where=text("status = 'waiting'"),
    )


def downgrade() -> None:
    for name in ("tables_waiting", "tables_in_lobby"):
        op.drop_index(name, "tables")
    with op.batch_alter_table("tables") as tables:
        tables.drop_column("created")
        tables.drop_column("words")
    op.create_index(
        "tables_in_lobby",
        "tables",
        ["status"],
        sqlite_where=text("is_public = 1"),
        postgresql_where=text("is_public"),
    )
