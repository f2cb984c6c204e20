"""Whom a change calls: those who are waited for, and all when something ends or begins.

Whether they are called in the end is decided when the call is due: by then most have come by themselves.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, Literal

from msgspec.structs import replace

from boriken.server.document import OPEN, OVER, PERSON, PLAYING, WAITING, Document
from boriken.server.table import Call, Change, Table

Kind = Literal["turn", "time", "full", "over", "rematch", "mention", "match"]

OF_A_WAIT: Final = ("turn", "time")
"""What holds only as long as somebody is waited for."""

PATIENCE: Final = 30_000
"""Milliseconds that somebody has to come by themselves before they are called."""
SHORTLY: Final = 5_000
"""Milliseconds before news that ask for nothing: who looks on anyway needs none."""
SHARE_LEFT: Final = 4
"""One part of so many is left of a decision's time when it is running out,"""
MOST_LEFT: Final = 12 * 3_600_000
"""but no more than this,"""
LEAST_LEFT: Final = 60_000
"""and if it is less than this, nobody could be called in time."""


def called(before: Table, change: Change, uptime: int) -> Change:
    """A change with those it calls; ``uptime`` is the time of clocks."""
    was, now = _awaited(before.document), _awaited(change.table.document)
    has_moved = change.entry.kind == "acted" and change.entry.seat == was
    is_new = now is not None and (now != was or has_moved)
    calls = [*(_of_wait(change, now, uptime) if is_new and now is not None else ()), *_news(before, change)]
    ended = was if was is not None and (was != now or has_moved) else None
    return replace(change, calls=tuple(calls), awaited=ended)


def margin(seconds: int) -> int | None:
    """Milliseconds before the end of a decision's time at which it is running out; None if nobody is told."""
    left = min(seconds * 1000 // SHARE_LEFT, MOST_LEFT)
    return left if left >= LEAST_LEFT else None


def _awaited(document: Document) -> int | None:
    """The seat of the person who has to decide."""
    if document.status != PLAYING or document.turn is None:
        return None
    seat = document.seats[document.turn]
    return document.turn if seat.kind == PERSON and seat.bot is None else None


def _of_wait(change: Change, seat: int, uptime: int) -> Iterator[Call]:
    table, at = change.table, change.entry.at
    document = table.document
    owners = (*document.seats[seat].guests, table.id)
    for owner in owners:
        yield Call(owner, "turn", seat, at + PATIENCE)
    left = margin(document.clock.seconds)
    if document.deadline is not None and left is not None:
        for owner in owners:
            yield Call(owner, "time", seat, max(at, at + document.deadline - uptime - left))


def _news(before: Table, change: Change) -> Iterator[Call]:
    after, entry = change.table.document, change.entry
    kind: Kind
    if before.status == PLAYING and after.status == OVER:
        kind = "over"
    elif entry.kind == "rematch":
        kind = "rematch"
    elif after.status == WAITING and _has_room(before.document) and not _has_room(after):
        kind = "full"
    else:
        return
    for number, seat in enumerate(after.seats):
        if number != entry.seat or kind == "over":
            for guest in seat.guests:
                yield Call(guest, kind, number, entry.at + SHORTLY)
    yield Call(change.table.id, kind, None, entry.at + SHORTLY)


def _has_room(document: Document) -> bool:
    return any(seat.kind == OPEN for seat in document.seats)
