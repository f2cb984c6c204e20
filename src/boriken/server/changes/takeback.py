"""Taking back: at once, or when all agree."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from boriken.server.contract.entries import Back
from boriken.server.document import PLAYING, Document, UndoRequest
from boriken.server.errors import BadRequest, Conflict
from boriken.server.table import Change, Entry, Table, changed


def undo_now(table: Table, seat: int | None) -> int | None:
    """The entry to which a seat can go back at once."""
    trail = table.document.trail
    if not _is_played_by_person(table, seat):
        return None
    return trail[-1].to if trail and trail[-1].seat == seat else None


def may_undo_now(table: Table, seat: int, to: int) -> bool:
    """Whether a seat can go back at once: to the start of any decision it could take back one by one, or to
    any part of the one it is in the middle of."""
    begun = undo_now(table, seat)
    if begun is None:
        return False
    is_part = table.document.is_midway and begun < to < table.seq
    return is_part or any(mark.to == to for mark in table.document.trail)


def undo_by_agreement(table: Table, seat: int | None) -> int | None:
    """The entry to which a seat could ask to go back: before its own last decision."""
    if seat is None or table.document.undo != "agree" or not _is_played_by_person(table, seat):
        return None
    return table.document.marks[seat]


def _is_played_by_person(table: Table, seat: int | None) -> bool:
    return table.status == PLAYING and seat is not None and table.document.seats[seat].bot is None


def ask_undo(table: Table, seat: int, to: int, now: int) -> Change | None:
    """Ask all persons to go back; None if nobody has to be asked."""
    table.require(PLAYING)
    if table.document.undo != "agree":
        raise Conflict("undo_own_only")
    if not 0 < to < table.seq:
        raise BadRequest("no_entry", seq=to, last=table.seq)
    pending = table.document.undo_request
    if pending is not None and pending.by != seat:
        raise Conflict("undo_asked")
    if pending is not None and pending.to == to:
        raise Conflict("undo_asked_by_you")
    request = UndoRequest(by=seat, to=to, at=table.seq + 1, agreed=(seat,))
    if all_agree(table.document, request.agreed):
        return None
    document = replace(table.document, undo_request=request)
    return changed(table, now, "undo_asked", seat, document, Back(to))


def answer_undo(table: Table, seat: int, agree: bool, now: int) -> Change | None:
    """Agree or refuse; who asked withdraws. None if with this answer all have agreed."""
    table.require(PLAYING)
    request = table.document.undo_request
    if request is None:
        raise Conflict("nobody_asks")
    if not agree and seat in (request.by, *missing(table.document, request.agreed)):
        kind = "undo_withdrawn" if seat == request.by else "undo_refused"
        document = replace(table.document, undo_request=None)
        return changed(table, now, kind, seat, document, Back(request.to))
    if seat in request.agreed:
        raise Conflict("agreed_already")
    request = replace(request, agreed=(*request.agreed, seat))
    if all_agree(table.document, request.agreed):
        return None
    document = replace(table.document, undo_request=request)
    return changed(table, now, "undo_agreed", seat, document, Back(request.to))


def missing(document: Document, agreed: Sequence[int]) -> list[int]:
    """Seats that have yet to agree: who has left leaves it to the others, who was replaced is asked."""
    return [
        number
        for number, seat in enumerate(document.seats)
        if not seat.is_machine and seat.away != "left" and number not in agreed
    ]


def all_agree(document: Document, agreed: Sequence[int]) -> bool:
    return not missing(document, agreed)


def go_back(table: Table, past: Table, seat: int, now: int) -> Change:
    """Let things be as they were; the log only grows, so this is one more entry."""
    assert past.state is not None
    trail = tuple(mark for mark in table.document.trail if mark.to < past.seq)
    marks = tuple(None if mark is None or mark >= past.seq else mark for mark in table.document.marks)
    is_midway = table.document.is_midway and bool(trail) and trail == table.document.trail
    document = replace(
        table.document,
        turn=int(past.state.frames[-1].seat),
        moved=table.seq + 1,
        trail=trail,
        marks=marks,
        is_midway=is_midway,
        undo_request=None,
    )
    after = replace(
        table,
        seq=table.seq + 1,
        updated=now,
        document=document,
        state=past.state,
        chance=past.chance,
    )
    return Change(after, Entry(after.seq, now, "undone", seat, Back(past.seq)))
