"""Whether somebody is called: decided when a call is due, by how things stand then."""

from __future__ import annotations

from dataclasses import dataclass

from boriken.server.changes.calling import OF_A_WAIT, margin
from boriken.server.document import CLOSED, OVER, PLAYING, WAITING
from boriken.server.notices.telling import Telling, sentence
from boriken.server.notices.wishes import Wish
from boriken.server.presenting import Presence
from boriken.server.storage.outbox import Notice
from boriken.server.table import Table

LOOK_AGAIN = 60_000
"""Milliseconds after which it is looked again whether somebody who is there has gone without deciding."""


@dataclass(frozen=True)
class Postponed:
    """Not now, but perhaps later."""

    until: int


def decide(
    notice: Notice, wish: Wish, table: Table, presence: Presence, now: int, uptime: int
) -> Telling | Postponed | None:
    """What is said; None if nothing has to be. ``uptime`` is the time of clocks."""
    is_group = notice.owner == table.id
    seat = notice.seat if is_group else table.document.seat_of(notice.owner)
    if not wish.wants(notice.kind, table.id) or not _holds(notice, table, seat):
        return None
    if notice.kind == "time":
        left = (table.document.deadline or 0) - uptime - (margin(table.document.clock.seconds) or 0)
        if left > 0:  # the server was away for a while
            return Postponed(now + left)
    if seat in presence.seats and not wish.is_always:
        return Postponed(now + LOOK_AGAIN) if notice.kind in OF_A_WAIT else None
    quiet_until = wish.quiet_until(now)
    if quiet_until > now:
        return Postponed(quiet_until)
    return telling_of(notice, wish, table, seat, now)


def _holds(notice: Notice, table: Table, seat: int | None) -> bool:
    document = table.document
    if notice.owner != table.id and seat is None:
        return False  # got up meanwhile
    if notice.kind in OF_A_WAIT:
        return document.status == PLAYING and document.turn == seat and table.bot_to_move() is None
    if notice.kind == "match":
        return document.status in (WAITING, PLAYING)
    if notice.kind == "full":
        return document.status == WAITING and all(other.kind != "open" for other in document.seats)
    if notice.kind == "over":
        return document.status == OVER
    if notice.kind == "rematch":
        return document.rematch is not None
    return document.status != CLOSED


def telling_of(notice: Notice, wish: Wish, table: Table, seat: int | None, now: int) -> Telling:
    document = table.document
    player = "" if seat is None else document.seats[seat].name or ""
    place = document.rematch if notice.kind == "rematch" and document.rematch else table.id
    text = sentence(notice.kind, wish.language, document.title, player, notice.owner == table.id)
    url = f"{wish.origin}/table/{place}"
    return Telling(
        kind=notice.kind,
        table=table.id,
        title=document.title,
        text=text,
        url=url,
        at=now,
        language=wish.language,
    )
