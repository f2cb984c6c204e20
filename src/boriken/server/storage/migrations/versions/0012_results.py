"""What is remembered of finished games, and what follows from it: ratings and stamps.

Games that were over before are only put down here: servers read them in, a little at a time.
"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op
from sqlalchemy import text

revision = "0012"
down_revision = "0011"
branch_labels = None
depends_on = None

TABLES = ("stamps", "ratings", "results", "endings")


def upgrade() -> None:
    op.create_table(
        "endings",
        sa.Column("table_id", sa.String(16), primary_key=True),
        sa.Column("due", sa.BigInteger, nullable=False),
        sa.Column("tries", sa.Integer, nullable=False),
    )
    op.create_index("endings_due", "endings", ["due"])
    op.create_table(
        "results",
        sa.Column("table_id", sa.String(16), nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("guest_id", sa.String(32)),
        sa.Column("kind", sa.String(16), nullable=False),
        sa.Column("name", sa.String(64), nullable=False),
        sa.Column("bot", sa.Text),
        sa.Column("ended", sa.BigInteger, nullable=False),
        sa.Column("edition", sa.String(32), nullable=False),
        sa.Column("players", sa.Integer, nullable=False),
        sa.Column("expansions", sa.String(255), nullable=False),
        sa.Column("is_open", sa.Boolean, nullable=False),
        sa.Column("is_rated", sa.Boolean, nullable=False),
        sa.Column("rank", sa.Integer, nullable=False),
        sa.Column("points", sa.Integer, nullable=False),
        sa.Column("decisions", sa.Integer, nullable=False),
        sa.Column("stood_in", sa.Integer, nullable=False),
        sa.Column("is_gone", sa.Boolean, nullable=False),
        sa.Column("facts", sa.Text, nullable=False),
        sa.Column("stamps", sa.String(255), nullable=False),
        sa.Column("pool", sa.String(16)),
        sa.Column("mu_before", sa.Double),
        sa.Column("sigma_before", sa.Double),
        sa.Column("mu", sa.Double),
        sa.Column("sigma", sa.Double),
        sa.PrimaryKeyConstraint("table_id", "seat", name="results_key"),
    )
    op.create_index("results_of_guest", "results", ["guest_id", "ended", "table_id"])
    op.create_index(
        "results_rated",
        "results",
        ["guest_id", "pool", "ended"],
        sqlite_where=text("pool IS NOT NULL"),
        postgresql_where=text("pool IS NOT NULL"),
    )
    op.create_table(
        "ratings",
        sa.Column("guest_id", sa.String(32), nullable=False),
        sa.Column("pool", sa.String(16), nullable=False),
        sa.Column("mu", sa.Double, nullable=False),
        sa.Column("sigma", sa.Double, nullable=False),
        sa.Column("games", sa.Integer, nullable=False),
        sa.PrimaryKeyConstraint("guest_id", "pool", name="ratings_key"),
    )
    op.create_table(
        "stamps",
        sa.Column("guest_id", sa.String(32), nullable=False),
        sa.Column("stamp", sa.String(32), nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("guest_id", "stamp", name="stamps_key"),
    )
    over = "SELECT id, updated, 0 FROM tables WHERE status = 'over'"
    op.execute(text(f"INSERT INTO endings (table_id, due, tries) {over}"))


def downgrade() -> None:
    for table in TABLES:
        op.drop_table(table)
