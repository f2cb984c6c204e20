"""What is said at tables, what was read of it, whom somebody does not want to hear, and what was reported."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"
branch_labels = None
depends_on = None

INDEXES = {
    "chat_of_guest": ("chat", ["guest_id"]),
    "chat_read_of_guest": ("chat_read", ["guest_id"]),
    "hidden_whom": ("hidden", ["whom"]),
    "hidden_at_table": ("hidden", ["table_id"]),
}


def upgrade() -> None:
    op.create_table(
        "chat",
        sa.Column("table_id", sa.String(16), nullable=False),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("channel", sa.String(8), nullable=False),
        sa.Column("guest_id", sa.String(32), nullable=False),
        sa.Column("name", sa.String(64), nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("reaction", sa.String(16)),
        sa.Column("mentions", sa.Text, nullable=False),
        sa.Column("key", sa.String(32), nullable=False),
        sa.PrimaryKeyConstraint("table_id", "number", name="chat_key"),
        sa.UniqueConstraint("table_id", "key", name="chat_request"),
    )
    op.create_table(
        "chat_read",
        sa.Column("table_id", sa.String(16), nullable=False),
        sa.Column("guest_id", sa.String(32), nullable=False),
        sa.Column("number", sa.Integer, nullable=False),
        sa.PrimaryKeyConstraint("table_id", "guest_id", name="chat_read_key"),
    )
    op.create_table(
        "hidden",
        sa.Column("id", sa.String(16), primary_key=True),
        sa.Column("guest_id", sa.String(32), nullable=False),
        sa.Column("whom", sa.String(32), nullable=False),
        sa.Column("table_id", sa.String(16), nullable=False),
        sa.Column("name", sa.String(64), nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.UniqueConstraint("guest_id", "whom", "table_id", name="hidden_choice"),
    )
    op.create_table(
        "reports",
        sa.Column("id", sa.String(16), primary_key=True),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("table_id", sa.String(16), nullable=False),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("guest_id", sa.String(32), nullable=False),
        sa.Column("name", sa.String(64), nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("reporter", sa.String(32), nullable=False),
        sa.Column("reason", sa.Text, nullable=False),
        sa.Column("settled", sa.BigInteger),
        sa.UniqueConstraint("table_id", "number", "reporter", name="reports_once"),
    )
    for name, (table, columns) in INDEXES.items():
        op.create_index(name, table, columns)


def downgrade() -> None:
    for name, (table, _) in INDEXES.items():
        op.drop_index(name, table)
    for table in ("reports", "hidden", "chat_read", "chat"):
        op.drop_table(table)
