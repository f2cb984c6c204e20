"""What was said, as it is stored."""

from __future__ import annotations

from typing import Final

import msgspec

from boriken.server.contract.chat import Channel, Reaction

MOST_KEPT: Final = 500
"""Messages of a table: the oldest go first."""


class Said(msgspec.Struct, frozen=True, kw_only=True):
    """One message."""

    table_id: str
    number: int
    at: int
    """Milliseconds since 1970."""
    channel: Channel
    guest_id: str
    """Who said it."""
    name: str
    """What they were called then."""
    text: str = ""
    reaction: Reaction | None = None
    mentions: dict[str, tuple[str, ...]] = {}
    """The names in it, and the guests who are called so."""
    key: str
    """By which the request is known if it comes again."""

    @property
    def identity(self) -> str:
        return f"{self.table_id} {self.number}"


class ReadUpTo(msgspec.Struct, frozen=True, kw_only=True):
    """Somebody has read what was said at a table, up to a message."""

    table_id: str
    guest_id: str
    number: int

    @property
    def identity(self) -> str:
        return f"{self.table_id} {self.guest_id}"


class Hidden(msgspec.Struct, frozen=True, kw_only=True):
    """Somebody's choice not to read somebody else: at one table, or everywhere if it names none."""

    id: str
    guest_id: str
    whom: str
    table_id: str = ""
    name: str
    at: int


class Report(msgspec.Struct, frozen=True, kw_only=True):
    """Something that was said, brought before who runs the server."""

    id: str
    at: int
    table_id: str
    number: int
    guest_id: str
    """Who said it."""
    name: str
    text: str
    """What was said, kept even if the table is deleted."""
    reporter: str
    reason: str
    settled: int | None = None
    """When an admin was done with it."""
