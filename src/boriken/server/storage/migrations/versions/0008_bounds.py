"""Whose tables these are, so that nobody can have any number of them."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op
from sqlalchemy import text

revision = "0008"
down_revision = "0007"
branch_labels = None
depends_on = None

FILLS = {
    "sqlite": """UPDATE tables SET host = json_extract(document, '$.host'),
        origin = coalesce(json_extract(document, '$.origin'), '')""",
    "postgresql": """UPDATE tables SET host = document::json->>'host',
        origin = coalesce(document::json->>'origin', '')""",
}
INDEXES = {"tables_of_host": "host", "tables_of_origin": "origin"}


def upgrade() -> None:
    op.add_column("tables", sa.Column("host", sa.String(32), nullable=False, server_default=""))
    op.add_column("tables", sa.Column("origin", sa.String(16), nullable=False, server_default=""))
    op.execute(text(FILLS[op.get_bind().dialect.name].replace(":", "\\:")))
    for name, column in INDEXES.items():
        op.create_index(name, "tables", [column, "status"])


def downgrade() -> None:
    for name in INDEXES:
        op.drop_index(name, "tables")
    with op.batch_alter_table("tables") as tables:
        tables.drop_column("origin")
        tables.drop_column("host")
