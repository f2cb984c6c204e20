"""Accounts: guests with a name of their own, and what they sign in with on whichever device."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0010"
branch_labels = None
depends_on = None

TABLES = ("tickets", "sessions", "recovery_codes", "mail_addresses", "passkeys", "accounts")


def upgrade() -> None:
    op.create_table(
        "accounts",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("name", sa.String(64), nullable=False),
        sa.Column("skeleton", sa.String(255), nullable=False),
        sa.Column("made", sa.BigInteger, nullable=False),
        sa.Column("former", sa.String(255), nullable=False),
        sa.Column("renamed", sa.BigInteger, nullable=False),
        sa.UniqueConstraint("skeleton", name="accounts_skeleton"),
    )
    op.create_index("accounts_former", "accounts", ["former"])
    op.create_table(
        "passkeys",
        sa.Column("id", sa.String(1400), primary_key=True),
        sa.Column("account_id", sa.String(32), nullable=False),
        sa.Column("host", sa.String(255), nullable=False),
        sa.Column("public_key", sa.Text, nullable=False),
        sa.Column("sign_count", sa.BigInteger, nullable=False),
        sa.Column("transports", sa.String(255), nullable=False),
        sa.Column("name", sa.String(64), nullable=False),
        sa.Column("is_synced", sa.Boolean, nullable=False),
        sa.Column("made", sa.BigInteger, nullable=False),
        sa.Column("used", sa.BigInteger, nullable=False),
    )
    op.create_index("passkeys_of_account", "passkeys", ["account_id"])
    op.create_table(
        "mail_addresses",
        sa.Column("id", sa.String(16), primary_key=True),
        sa.Column("account_id", sa.String(32), nullable=False),
        sa.Column("address", sa.String(254), nullable=False),
        sa.Column("folded", sa.String(254), nullable=False),
        sa.Column("made", sa.BigInteger, nullable=False),
        sa.UniqueConstraint("folded", name="mail_addresses_folded"),
    )
    op.create_index("mail_addresses_of_account", "mail_addresses", ["account_id"])
    op.create_table(
        "recovery_codes",
        sa.Column("digest", sa.String(64), primary_key=True),
        sa.Column("account_id", sa.String(32), nullable=False),
        sa.Column("made", sa.BigInteger, nullable=False),
    )
    op.create_index("recovery_codes_of_account", "recovery_codes", ["account_id"])
    op.create_table(
        "sessions",
        sa.Column("digest", sa.String(64), primary_key=True),
        sa.Column("account_id", sa.String(32), nullable=False),
        sa.Column("device", sa.String(64), nullable=False),
        sa.Column("way", sa.String(16), nullable=False),
        sa.Column("made", sa.BigInteger, nullable=False),
        sa.Column("proved", sa.BigInteger, nullable=False),
        sa.Column("seen", sa.BigInteger, nullable=False),
    )
    op.create_index("sessions_of_account", "sessions", ["account_id"])
    op.create_index("sessions_seen", "sessions", ["seen"])
    op.create_table(
        "tickets",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("purpose", sa.String(16), nullable=False),
        sa.Column("digest", sa.String(64), nullable=False),
        sa.Column("code", sa.String(64), nullable=False),
        sa.Column("browser", sa.String(64), nullable=False),
        sa.Column("guest_id", sa.String(32), nullable=False),
        sa.Column("subject", sa.String(255), nullable=False),
        sa.Column("tries", sa.Integer, nullable=False),
        sa.Column("until", sa.BigInteger, nullable=False),
    )
    op.create_index("tickets_until", "tickets", ["until"])
    op.create_index("tickets_of_guest", "tickets", ["guest_id"])


def downgrade() -> None:
    for table in TABLES:
        op.drop_table(table)
