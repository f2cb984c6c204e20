"""What a request asked for, so that another one with its key is not taken for it."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("log", sa.Column("asked", sa.String(32)))


def downgrade() -> None:
    with op.batch_alter_table("log") as log:
        log.drop_column("asked")
