"""Finding a game: what people look for."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0013"
down_revision = "0012"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "seekers",
        sa.Column("guest_id", sa.String(32), primary_key=True),
        sa.Column("name", sa.String(64), nullable=False),
        sa.Column("key", sa.String(64), nullable=False),
        sa.Column("terms", sa.Text, nullable=False),
        sa.Column("sizes", sa.String(8), nullable=False),
        sa.Column("pace", sa.String(8), nullable=False),
        sa.Column("made", sa.BigInteger, nullable=False),
        sa.Column("seen", sa.BigInteger, nullable=False),
        sa.Column("bots", sa.BigInteger),
        sa.Column("table_id", sa.String(16)),
    )


def downgrade() -> None:
    op.drop_table("seekers")
