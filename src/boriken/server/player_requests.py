"""What the seat of a guest can do in a running game, over HTTP and over the WebSocket alike."""

from __future__ import annotations

import time

from boriken.decisions import proposal
from boriken.server.changes import moves, takeback
from boriken.server.contract.decisions import Preview, Proposal
from boriken.server.contract.requests import Acting, AnsweringUndo, Keyed, Previewing, Proposing, Undoing
from boriken.server.document import PERSON
from boriken.server.errors import Conflict, Stale
from boriken.server.guests import Guest
from boriken.server.hub import Outcome, now
from boriken.server.presenting import show_preview
from boriken.server.services import Services
from boriken.server.table import Change, Key, Table, digest


async def key_of(services: Services, table_id: str, guest: Guest, kind: str, request: Keyed) -> Key:
    """By what the request is known if it comes again, from whatever device of the seat."""
    room = await services.hub.room(table_id)
    seat = room.table.document.seat_of(guest.id)
    services.hub.presences.saw(table_id, seat)
    asked = {name: getattr(request, name) for name in request.__struct_fields__ if name not in ("seq", "key")}
    return Key(digest([guest.id if seat is None else seat, request.key]), digest([kind, asked]))


async def act(services: Services, table_id: str, guest: Guest, request: Acting) -> Outcome:
    """Carry out actions; the answer comes when they are stored."""

    async def make(table: Table) -> Change:
        seat = table.require_seat_of(guest.id)
        if request.actions is not None:
            return moves.act(table, seat, request.actions, PERSON, now())
        return moves.act(table, seat, moves.actions_of(table, seat, request.answer or {}), PERSON, now())

    started = time.perf_counter()
    key = await key_of(services, table_id, guest, "act", request)
    outcome = await services.hub.change(table_id, make, request.seq, key)
    services.metrics.act_seconds.observe(time.perf_counter() - started)
    return outcome


async def undo(services: Services, table_id: str, guest: Guest, request: Undoing) -> Outcome:
    """Go back at once where that is possible, else ask all others."""

    async def make(table: Table) -> Change:
        seat = table.require_seat_of(guest.id)
        moves.require_no_bot(table, seat)
        at_once = takeback.undo_now(table, seat)
        to = request.to
        if to is None:
            to = at_once if at_once is not None else takeback.undo_by_agreement(table, seat)
        if to is None:
            raise Conflict("nothing_to_undo")
        is_at_once = takeback.may_undo_now(table, seat, to)
        asked = None if is_at_once else takeback.ask_undo(table, seat, to, now())
        # Nobody is asked for what cannot be: there must be a position to go back to.
        past = await services.hub.past(table, to)
        return asked or takeback.go_back(table, past, seat, now())

    key = await key_of(services, table_id, guest, "undo", request)
    return await services.hub.change(table_id, make, request.seq, key)


async def answer_undo(services: Services, table_id: str, guest: Guest, request: AnsweringUndo) -> Outcome:
    """Agree to go back, or refuse."""

    async def make(table: Table) -> Change:
        seat = table.require_seat_of(guest.id)
        moves.require_no_bot(table, seat)
        pending = table.document.undo_request
        if pending is not None and request.seq < pending.at:
            raise Stale(table.seq)
        change = takeback.answer_undo(table, seat, request.agree, now())
        if change is not None:
            return change
        assert pending is not None
        return takeback.go_back(table, await services.hub.past(table, pending.to), pending.by, now())

    key = await key_of(services, table_id, guest, "undo-answer", request)
    return await services.hub.change(table_id, make, request.seq, key)


async def preview(services: Services, table_id: str, guest: Guest, request: Previewing) -> Preview:
    """What would follow from an answer, also to what can be said ahead."""
    table = await services.hub.table(table_id)
    state = moves.state_to_plan(table, table.require_seat_of(guest.id), request.seq)
    return show_preview(state, table.seq, request)


async def propose(services: Services, table_id: str, guest: Guest, request: Proposing) -> Proposal:
    """A sensible answer."""
    table = await services.hub.table(table_id)
    state = moves.state_to_plan(table, table.require_seat_of(guest.id), request.seq)
    return Proposal(request.key, table.seq, proposal(state, request.begun, request.more or ""))
