"""Calling people who are away: what they wish, where they are reached, what is to be sent."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"
branch_labels = None
depends_on = None

TABLES = ("deliveries", "notices", "receivers", "wishes")


def upgrade() -> None:
    op.create_table(
        "wishes",
        sa.Column("owner", sa.String(32), primary_key=True),
        sa.Column("document", sa.Text, nullable=False),
    )
    op.create_table(
        "receivers",
        sa.Column("id", sa.String(16), primary_key=True),
        sa.Column("owner", sa.String(32), nullable=False),
        sa.Column("channel", sa.String(16), nullable=False),
        sa.Column("address", sa.Text, nullable=False),
        sa.Column("made", sa.BigInteger, nullable=False),
    )
    op.create_index("receivers_of_owner", "receivers", ["owner"])
    op.create_table(
        "notices",
        sa.Column("owner", sa.String(32), nullable=False),
        sa.Column("table_id", sa.String(16), nullable=False),
        sa.Column("kind", sa.String(16), nullable=False),
        sa.Column("seat", sa.Integer),
        sa.Column("due", sa.BigInteger, nullable=False),
        sa.Column("state", sa.String(8), nullable=False),
        sa.Column("told", sa.Boolean, nullable=False),
        sa.PrimaryKeyConstraint("owner", "table_id", "kind", name="notices_key"),
    )
    op.create_index("notices_due", "notices", ["state", "due"])
    op.create_index("notices_of_table", "notices", ["table_id"])
    op.create_table(
        "deliveries",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("owner", sa.String(32), nullable=False),
        sa.Column("table_id", sa.String(16), nullable=False),
        sa.Column("kind", sa.String(16), nullable=False),
        sa.Column("receiver", sa.String(16), nullable=False),
        sa.Column("body", sa.Text, nullable=False),
        sa.Column("made", sa.BigInteger, nullable=False),
        sa.Column("due", sa.BigInteger, nullable=False),
        sa.Column("tries", sa.Integer, nullable=False),
    )
    op.create_index("deliveries_due", "deliveries", ["due"])
    op.create_index("deliveries_of_owner", "deliveries", ["owner", "table_id"])


def downgrade() -> None:
    for table in TABLES:
        op.drop_table(table)
