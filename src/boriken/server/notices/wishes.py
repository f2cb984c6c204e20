"""What somebody wishes to be told of, and when not."""

from __future__ import annotations

from datetime import datetime, timedelta
from typing import Final, get_args
from zoneinfo import ZoneInfo

import msgspec
from msgspec.structs import replace

from boriken.locale import ENGLISH
from boriken.server.changes.calling import Kind

KINDS: Final[tuple[Kind, ...]] = get_args(Kind)
USUAL: Final[tuple[Kind, ...]] = ("turn", "time", "over", "match")
"""What who turns notices on hears of, until they say otherwise."""
OF_GROUP: Final[tuple[Kind, ...]] = ("turn", "time", "full", "over", "rematch")
"""What a group that plays together hears of at the place where it talks."""
MOST_TABLES: Final = 100
"""For which somebody wishes something else; the oldest wish is forgotten."""


class Quiet(msgspec.Struct, frozen=True):
    """Hours in which nobody is called."""

    start: int
    """Minutes since midnight, as the next."""
    end: int


class Wish(msgspec.Struct, frozen=True, kw_only=True):
    """Of a person, or of those at a table."""

    is_on: bool = True
    kinds: tuple[Kind, ...] = USUAL
    is_always: bool = False
    """Also who has the table open somewhere."""
    quiet: Quiet | None = None
    zone: str = "UTC"
    language: str = ENGLISH
    origin: str = ""
    """Where its owner has found the server: links lead there."""
    tables: dict[str, tuple[Kind, ...]] = {}
    """What is wished for single tables instead."""

    def wants(self, kind: str, table_id: str) -> bool:
        return self.is_on and kind in self.tables.get(table_id, self.kinds)

    def at_table(self, table_id: str, kinds: tuple[Kind, ...] | None) -> Wish:
        """With something else for a table; None for what is wished everywhere."""
        others = {table: wish for table, wish in self.tables.items() if table != table_id}
        if kinds is not None:
            others[table_id] = kinds
        return replace(self, tables=dict(list(others.items())[-MOST_TABLES:]))

    def quiet_until(self, now: int) -> int:
        """When somebody may be called: now, or at the end of their quiet hours."""
        if self.quiet is None or self.quiet.start == self.quiet.end:
            return now
        here = datetime.fromtimestamp(now / 1000, ZoneInfo(self.zone))
        minute = here.hour * 60 + here.minute
        if (minute - self.quiet.start) % 1440 >= (self.quiet.end - self.quiet.start) % 1440:
            return now
        days = 1 if minute >= self.quiet.end else 0
        # Put together anew: a night in which the clocks change is longer or shorter.
        day = here.date() + timedelta(days=days)
        end = datetime(
            *(day.year, day.month, day.day, *divmod(self.quiet.end % 1440, 60)), tzinfo=ZoneInfo(self.zone)
        )
        return max(now, int(end.timestamp() * 1000))


class WebAddress(msgspec.Struct, frozen=True, tag="web"):
    """Where a request is sent."""

    url: str


class PushAddress(msgspec.Struct, frozen=True, tag="push"):
    """A browser, by way of its maker's service; what is sent only the browser can read."""

    endpoint: str
    p256dh: str
    auth: str


class MailAddress(msgspec.Struct, frozen=True, tag="mail"):
    """One of an account's confirmed addresses, by its identifier: the account knows where it is."""

    id: str


Address = WebAddress | PushAddress | MailAddress


class Receiver(msgspec.Struct, frozen=True, kw_only=True):
    """A way to somebody."""

    id: str
    owner: str
    channel: str
    address: Address
    made: int


def is_zone(name: str) -> bool:
    try:
        ZoneInfo(name)
    except (KeyError, ValueError, OSError):  # there is none, or it is no name, or that of a folder
        return False
    return True
