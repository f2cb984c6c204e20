"""Clocks: how much time a decision has left, whatever is done to get more of it.

Every decision has its time once. Who takes back, leaves and returns, or is called back finds what was left;
where that is next to nothing there is a little grace, once. A decision is known by its seat and by how many
decisions that can be taken back lie before it, so going back and forth leads to the same one again.
"""

from __future__ import annotations

from typing import Final

from msgspec.structs import replace

from boriken.server.contract.entries import Back
from boriken.server.document import PERSON, PLAYING, Bank, Document
from boriken.server.table import Change, Table

GRACE: Final = 15_000
"""Milliseconds that a player who comes back to a decision has at least, but only once."""


def timed(before: Table, change: Change, now: int) -> Change:
    """A change with the clocks as they stand after it; ``now`` is the time of clocks."""
    document = change.table.document
    if not document.clock.seconds:
        return change
    banks = _banks(before.document, change, now)
    deadline = None
    if _is_timed(document):
        deadline, banks = _deadline(before.document, document, banks, now)
    document = replace(document, banks=banks, deadline=deadline)
    return replace(change, table=replace(change.table, document=document))


def _is_timed(document: Document) -> bool:
    """Whether a person has to decide; bots need no clock."""
    if document.status != PLAYING or document.turn is None:
        return False
    seat = document.seats[document.turn]
    return seat.kind == PERSON and seat.bot is None


def _depth(document: Document) -> int:
    return max(0, len(document.trail) - document.is_midway)


def _banks(before: Document, change: Change, now: int) -> tuple[Bank, ...]:
    """What is left for the decisions that somebody may come back to."""
    after = change.table.document
    banks = before.banks
    left = None
    if before.deadline is not None and before.turn is not None:
        left = Bank(seat=before.turn, depth=_depth(before), left=max(0, before.deadline - now))
        banks = _put(banks, left)
    entry = change.entry
    if entry.kind == "acted":
        if not after.trail:
            return ()
        depth = len(after.trail) - 1
        if depth < _depth(before):  # the first decision of another seat that could be taken back
            return () if left is None else (replace(left, depth=depth),)
    elif entry.kind == "undone":
        assert isinstance(entry.body, Back)
        is_own = any(mark.to <= entry.body.to for mark in before.trail)
        return banks if is_own else ()  # where all have agreed, the time begins anew
    return banks


def _deadline(
    before: Document, after: Document, banks: tuple[Bank, ...], now: int
) -> tuple[int, tuple[Bank, ...]]:
    """When the decision has to be made, and what is left for others."""
    assert after.turn is not None
    spot = (after.turn, _depth(after))
    found = next((bank for bank in banks if (bank.seat, bank.depth) == spot), None)
    if found is None:
        return now + after.clock.seconds * 1000, banks
    if before.deadline is not None and (before.turn, _depth(before)) == spot:
        return before.deadline, banks
    if found.left < GRACE and not found.graced:
        found = replace(found, left=GRACE, graced=True)
        banks = _put(banks, found)
    return now + found.left, banks


def _put(banks: tuple[Bank, ...], bank: Bank) -> tuple[Bank, ...]:
    others = [other for other in banks if (other.seat, other.depth) != (bank.seat, bank.depth)]
    graced = any(other.graced for other in banks if other not in others)
    return (*others, replace(bank, graced=bank.graced or graced))
