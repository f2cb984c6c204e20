"""What is kept of people: whoever adds a table that names them says what becomes of it."""

from __future__ import annotations

from boriken.server.operating.exporting import KEPT
from boriken.server.operating.moving import AT_TABLES, EVERYWHERE
from boriken.server.storage.schema import metadata

NAMING = ("guest_id", "account_id", "owner", "reporter", "whom")
NAMED = {
    (table.name, column.name)
    for table in metadata.tables.values()
    for column in table.c
    if column.name in NAMING
}
OF_ACCOUNTS = ("mail_addresses", "passkeys", "ratings", "recovery_codes", "sessions")
"""Guests have none."""


def test_all_that_names_a_guest_comes_along_when_they_sign_in() -> None:
    moved = {(table.name, column.name) for table, column, _ in (*AT_TABLES, *EVERYWHERE)}
    stays = {("audit", "guest_id"), ("tickets", "guest_id")}  # what was done then, and is over in minutes
    assert {known for known in NAMED - moved - stays if known[0] not in OF_ACCOUNTS} == set()


def test_all_that_names_somebody_is_in_what_they_can_take_along() -> None:
    exported = {table.name for table, _, _ in KEPT.values()}
    told_otherwise = {"members", "tickets"}  # with their tables; and what is over in minutes
    assert {table for table, _ in NAMED} - exported == told_otherwise
