"""Which process leads a table, and until when a process may."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "processes",
        sa.Column("id", sa.String(16), primary_key=True),
        sa.Column("address", sa.String(255), nullable=False),
        sa.Column("until", sa.BigInteger, nullable=False),
    )
    op.add_column("tables", sa.Column("leader", sa.String(16)))
    op.add_column("tables", sa.Column("fence", sa.Integer, nullable=False, server_default="0"))


def downgrade() -> None:
    with op.batch_alter_table("tables") as tables:
        tables.drop_column("fence")
        tables.drop_column("leader")
    op.drop_table("processes")
