"""Deciding, and taking back. Each function gives the change it would make."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Final

from msgspec.structs import replace

from boriken.decisions import Answer, Carried
from boriken.decisions.answering import FOLLOWED_BY
from boriken.engine.errors import BadNotation
from boriken.engine.events import ACHIEVEMENT_MET, Event
from boriken.engine.state import State
from boriken.game import Game
from boriken.notation import Action
from boriken.server.contract.entries import Acted, Back, Decider
from boriken.server.contract.events import told
from boriken.server.document import OVER, PERSON, PLAYING, Document, Mark, UndoRequest
from boriken.server.errors import BadRequest, Conflict, Illegal, NotAllowed, Stale
from boriken.server.table import GRACE, Change, Entry, Table, changed, with_clock

SECRET_DECISIONS: Final = ("achievements",)
"""What follows shows the seat cards it has not seen before."""


# --- Acting ----------------------------------------------------------------------------------------------


@dataclass
class Played:
    """Some actions of one seat, carried out on a copy of the game."""

    game: Game
    events: list[Event] = field(default_factory=list)
    revealed: bool = False
    """Whether anything came to light that was hidden before."""
    is_midway: bool = False
    """Whether the seat is in the middle of a compound decision."""


def act(table: Table, seat: int, actions: Sequence[str | int], by: Decider, now: int) -> Change:
    """Carry out one or several actions of a seat, all of them or none."""
    table.require(PLAYING)
    if table.turn != seat:
        raise Conflict("It is not your turn.")
    if by == PERSON:
        require_no_bot(table, seat)
    numbers = [_parse(action) for action in actions]
    played = _play(table.game(), seat, numbers)
    game = played.game
    document = replace(
        _with_marks(table, seat, played),
        status=OVER if game.over else PLAYING,
        turn=game.turn,
        moved=table.seq + 1,
        # Whoever plays on refuses; a bot refuses nothing.
        undo_request=None if by == PERSON or game.over else table.document.undo_request,
    )
    after = replace(
        table,
        seq=table.seq + 1,
        updated=now,
        document=with_clock(document, now),
        state=game.state,
        chance=game.chance,
    )
    game.listen(None)
    body = Acted([str(number) for number in numbers], by, [told(event) for event in played.events])
    return Change(after, Entry(after.seq, now, "acted", seat, body))


def actions_of(table: Table, seat: int, answer: Answer) -> list[int]:
    """The actions of a whole answer, in the engine's order."""
    try:
        carried = Carried(state_to_decide(table, seat, table.seq), answer)
    except BadNotation as error:
        raise BadRequest(str(error)) from None
    if carried.problem is not None:
        raise Illegal(carried.problem)
    return carried.actions


def state_to_decide(table: Table, seat: int, seq: int) -> State:
    """The position, if the seat is to decide, and not another time than it thinks."""
    table.require(PLAYING)
    if table.turn != seat:
        raise Conflict("It is not your turn.")
    if not table.is_current(seq):
        raise Stale(table.seq)
    assert table.state is not None
    return table.state


def require_no_bot(table: Table, seat: int) -> None:
    if table.document.seats[seat].bot is not None:
        raise Conflict("A bot plays for you: take your seat back first.")


def require_advice(table: Table, seat: int) -> None:
    """Advice is for whoever plays against machines: against other persons it would not be fair."""
    table.require(PLAYING)
    if table.turn != seat:
        raise Conflict("It is not your turn.")
    others = (other for number, other in enumerate(table.document.seats) if number != seat)
    if any(other.kind == PERSON for other in others):
        raise NotAllowed("There is no advice where other persons play.")


def _parse(action: str | int) -> Action:
    try:
        return Action.of(action)
    except BadNotation as error:
        raise BadRequest(str(error)) from None


def _play(game: Game, seat: int, actions: Sequence[Action]) -> Played:
    played = Played(game)
    game.listen(played.events.append)
    for action in actions:
        if played.revealed:
            # Whether the rest is possible would tell of the draw, and a refused list costs nothing.
            raise Conflict(
                f"Something hidden comes to light before {action}: decide on that when you see it."
            )
        if game.turn != seat:
            raise Conflict(f"Your turn is over before {action}: send fewer actions.")
        if action not in game.state.choices:
            raise Illegal(game.explain(action))
        decision = game.decision
        game.play(action)
        assert game.chance is not None
        drawn = not game.state.rng.same_as(game.chance.generator())
        played.revealed = played.revealed or decision in SECRET_DECISIONS or drawn
        played.is_midway = game.turn == seat and game.decision in FOLLOWED_BY.get(decision or "", ())
    others_cards = any(event.kind == ACHIEVEMENT_MET and event.seat != seat for event in played.events)
    played.revealed = played.revealed or others_cards or game.over
    return played


def _with_marks(table: Table, seat: int, played: Played) -> Document:
    """Remember where the decision began, if this is not a further part of one.

    Where nothing is taken back, what is named can be as long as the decision is open (RUL-55).
    """
    document = table.document
    forgets = played.revealed or (document.undo == "none" and not played.is_midway)
    trail = document.trail if document.trail and document.trail[-1].seat == seat else ()
    marks = document.marks
    if not document.is_midway:
        trail = (*trail, Mark(seat=seat, to=table.seq, deadline=document.deadline))
        marks = (*marks[:seat], table.seq, *marks[seat + 1 :])
    return replace(
        document,
        marks=marks,
        trail=() if forgets else trail,
        is_midway=played.is_midway,
    )


# --- Undo ------------------------------------------------------------------------------------------------


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
        raise Conflict("At this table only one's own last decision can be taken back, and that not now.")
    if not 0 < to < table.seq:
        raise BadRequest(f"There is no entry {to} to go back to.")
    pending = table.document.undo_request
    if pending is not None and pending.by != seat:
        raise Conflict("Somebody asks to go back already: answer that first.")
    if pending is not None and pending.to == to:
        raise Conflict("You have asked for that already.")
    request = UndoRequest(by=seat, to=to, at=table.seq + 1, agreed=(seat,))
    if all_agree(table.document, request.agreed):
        return None
    document = replace(table.document, undo_request=request)
    return changed(table, now, "undo_asked", seat, document, Back(to))


def answer_undo(table: Table, seat: int, agree: bool, now: int) -> Change | None:
    """Agree or refuse; None if with this answer all have agreed."""
    table.require(PLAYING)
    request = table.document.undo_request
    if request is None:
        raise Conflict("Nobody asks to go back.")
    if seat in request.agreed:
        raise Conflict("You have agreed already.")
    if not agree:
        document = replace(table.document, undo_request=None)
        return changed(table, now, "undo_refused", seat, document, Back(request.to))
    request = replace(request, agreed=(*request.agreed, seat))
    if all_agree(table.document, request.agreed):
        return None
    document = replace(table.document, undo_request=request)
    return changed(table, now, "undo_agreed", seat, document, Back(request.to))


def all_agree(document: Document, agreed: Sequence[int]) -> bool:
    """Machines agree to everything, and so does whoever lets one play."""
    return all(
        seat.is_machine or seat.bot is not None or number in agreed
        for number, seat in enumerate(document.seats)
    )


def go_back(table: Table, past: Table, seat: int, now: int) -> Change:
    """Let things be as they were; the log only grows, so this is one more entry."""
    assert past.state is not None
    trail = tuple(mark for mark in table.document.trail if mark.to < past.seq)
    # Taking back gives no new time, but enough to decide anew.
    clocks = [
        max(mark.deadline, now + GRACE)
        for mark in table.document.trail
        if mark.to == past.seq and mark.deadline is not None
    ]
    marks = tuple(None if mark is None or mark >= past.seq else mark for mark in table.document.marks)
    is_midway = table.document.is_midway and bool(trail) and trail == table.document.trail
    if is_midway and table.document.deadline is not None:
        clocks = [max(table.document.deadline, now + GRACE)]
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
        document=with_clock(document, now, clocks[0] if clocks else None),
        state=past.state,
        chance=past.chance,
    )
    return Change(after, Entry(after.seq, now, "undone", seat, Back(past.seq)))
