"""Deciding: actions carried out, all of them or none."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Final

from msgspec.structs import replace

from boriken.decisions import Answer, Carried, foreseen
from boriken.decisions.answering import FOLLOWED_BY
from boriken.engine.errors import BadNotation
from boriken.engine.events import ACHIEVEMENT_MET, Event
from boriken.engine.state import State
from boriken.game import Game
from boriken.notation import Action
from boriken.rules.scoring import ranks
from boriken.server.contract.entries import Acted, Decider
from boriken.server.contract.events import told
from boriken.server.document import OVER, PERSON, PLAYING, Document, Mark, Place
from boriken.server.errors import BadRequest, Conflict, Illegal, NotAllowed, Stale
from boriken.server.table import Change, Entry, Table

SECRET_DECISIONS: Final = ("achievements",)
"""What follows shows the seat cards it has not seen before."""


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
        raise Conflict("not_your_turn")
    if by == PERSON:
        require_no_bot(table, seat)
    numbers = [read_action(action) for action in actions]
    played = _play(table.game(), seat, numbers)
    game = played.game
    document = replace(
        _with_marks(table, seat, played),
        status=OVER if game.over else PLAYING,
        turn=game.turn,
        moved=table.seq + 1,
        result=_result(game),
        # A person who plays on refuses; a bot refuses nothing.
        undo_request=None if by == PERSON or game.over else table.document.undo_request,
    )
    after = replace(
        table,
        seq=table.seq + 1,
        updated=now,
        document=document,
        state=game.state,
        chance=game.chance,
    )
    game.listen(None)
    body = Acted([str(number) for number in numbers], by, [told(event) for event in played.events])
    return Change(after, Entry(after.seq, now, "acted", seat, body))


def _result(game: Game) -> tuple[Place, ...] | None:
    if not game.over:
        return None
    scores = game.scores()
    return tuple(
        Place(rank=rank, points=score.total) for rank, score in zip(ranks(scores), scores, strict=True)
    )


def actions_of(table: Table, seat: int, answer: Answer) -> list[int]:
    """The actions of a whole answer, in the engine's order."""
    try:
        carried = Carried(state_to_decide(table, seat, table.seq), answer)
    except BadNotation as error:
        raise BadRequest.of(error) from None
    if carried.problem is not None:
        raise Illegal(carried.problem)
    return carried.actions


def state_to_decide(table: Table, seat: int, seq: int) -> State:
    """The position, if the seat is to decide, and not another time than it thinks."""
    table.require(PLAYING)
    if table.turn != seat:
        raise Conflict("not_your_turn")
    if not table.is_current(seq):
        raise Stale(table.seq)
    assert table.state is not None
    return table.state


def state_to_plan(table: Table, seat: int, seq: int) -> State:
    """The position in which the seat decides: that of now, or the one that it can say something ahead of."""
    if table.turn == seat:
        return state_to_decide(table, seat, seq)
    table.require(PLAYING)
    if not table.is_current(seq):
        raise Stale(table.seq)
    assert table.state is not None
    state = foreseen(table.state, seat)
    if state is None:
        raise Conflict("not_your_turn")
    return state


def require_no_bot(table: Table, seat: int) -> None:
    if table.document.seats[seat].bot is not None:
        raise Conflict("bot_plays")


def require_advice(table: Table, seat: int) -> None:
    """Advice is for those who play against machines, unrated: against other persons it would not be fair."""
    table.require(PLAYING)
    if table.turn != seat:
        raise Conflict("not_your_turn")
    if _is_contest(table, seat):
        raise NotAllowed("no_advice")


def may_ask_advice(table: Table, seat: int) -> bool:
    return table.status == PLAYING and table.turn == seat and not _is_contest(table, seat)


def _is_contest(table: Table, seat: int) -> bool:
    """Whether advice would be unfair."""
    others = (other for number, other in enumerate(table.document.seats) if number != seat)
    return table.document.is_rated or any(other.kind == PERSON for other in others)


def read_action(action: str | int) -> Action:
    try:
        return Action.of(action)
    except BadNotation as error:
        raise BadRequest.of(error) from None


def _play(game: Game, seat: int, actions: Sequence[Action]) -> Played:
    played = Played(game)
    game.listen(played.events.append)
    for action in actions:
        if played.revealed:
            # Whether the rest is possible would tell of the draw, and a refused list costs nothing.
            raise Conflict("hidden_first", action=str(action))
        if game.turn != seat:
            raise Conflict("turn_over", action=str(action))
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
        trail = (*trail, Mark(seat=seat, to=table.seq))
        marks = (*marks[:seat], table.seq, *marks[seat + 1 :])
    return replace(
        document,
        marks=marks,
        trail=() if forgets else trail,
        is_midway=played.is_midway,
    )
