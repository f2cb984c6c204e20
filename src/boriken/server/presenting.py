"""What a client is shown: the table, the game as one seat may see it, what happened. Secrets end here."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from datetime import UTC, datetime
from functools import lru_cache
from typing import Any, Final, cast

from msgspec import UNSET, UnsetType
from msgspec.structs import replace

from boriken import decisions, explaining
from boriken.catalog.buildings import BUILDING_NUMBERS
from boriken.decisions import (
    Description,
    PuertomaBoard,
    ahead,
    certain_events,
    describe,
    losses,
    nearness,
    payment,
    preview,
    prices,
    progress,
    puertoma_boards,
    role_played,
)
from boriken.engine import view as viewing
from boriken.engine.actions import BUILD, PASS, TEXTS
from boriken.engine.errors import BadNotation
from boriken.engine.ids import BUILDER_PHASE, STORAGE
from boriken.engine.shapes import BoardsView, Counts, OptionsShape
from boriken.engine.state import State
from boriken.game import Game
from boriken.rules.expansions.people import nobles_on
from boriken.rules.scoring import ranks
from boriken.server.changes.moves import may_ask_advice
from boriken.server.changes.takeback import all_agree, missing, undo_by_agreement, undo_now
from boriken.server.characters import BY_ID
from boriken.server.contract import tables
from boriken.server.contract.asking import Explanation, Explanations
from boriken.server.contract.decisions import (
    DECISIONS,
    BuilderChoice,
    Choice,
    Decision,
    Outlook,
    Preview,
    StorageChoice,
    Why,
)
from boriken.server.contract.entries import Acted, flat
from boriken.server.contract.entries import Entry as EntryMessage
from boriken.server.contract.events import ActedEvent, GameEvent, told
from boriken.server.contract.requests import Previewing
from boriken.server.contract.updates import Position, Scores, SeatScore, Undo, Update
from boriken.server.document import CLOSED, OVER, PERSON, Document, SeatDocument, UndoRequest
from boriken.server.errors import BadRequest, Conflict
from boriken.server.table import Entry, Table

MOST_TOLD: Final = 1000
"""Entries in an update: who has missed more, which no game has, reads them in the log."""
SECRET_VERB: Final = "choose"
"""Which achievement card a seat keeps is its secret."""


Mark = Callable[[str], bool | UnsetType]
"""Whether somebody is marked as a guest, so that nobody takes them for an account of that name."""


def unmarked(guest: str) -> UnsetType:
    return UNSET


@dataclass(frozen=True)
class Presence:
    """Who is there: connected now, on whatever process."""

    seats: frozenset[int] = frozenset()
    spectators: int = 0


NOBODY_PRESENT: Final = Presence()


@lru_cache(maxsize=4096)
def moment(milliseconds: int) -> str:
    at = datetime.fromtimestamp(milliseconds / 1000, UTC)
    return at.isoformat(timespec="milliseconds").replace("+00:00", "Z")


# --- The table -------------------------------------------------------------------------------------------


def show_table(
    table: Table,
    guest: str | None,
    presence: Presence = NOBODY_PRESENT,
    behind: int = 0,
    mark: Mark = unmarked,
) -> tables.Table:
    """``behind``: how many milliseconds the time of clocks is behind that of the day."""
    document = table.document
    request = document.undo_request
    return tables.Table(
        id=table.id,
        title=document.title,
        status=document.status,
        seq=table.seq,
        public=document.is_public,
        rated=document.is_rated,
        options=cast(OptionsShape, document.options),
        order=document.order,
        undo=document.undo,
        clock=document.clock,
        host=document.host_name,
        you=tables.You(document.seat_of(guest), document.is_host(guest)),
        seats=[
            tables.TableSeat(
                *(seat.kind, seat.name, seat.bot, _stand_in(seat), is_there),
                guest=mark(seat.guests[0]) if seat.kind == PERSON and seat.guests else UNSET,
            )
            for seat, is_there in zip(document.seats, present_seats(document, presence), strict=True)
        ],
        turn=document.turn,
        deadline=None if document.deadline is None else moment(document.deadline + behind),
        undo_request=None if request is None else _undo_request(document, request),
        result=None
        if document.result is None
        else [tables.SeatResult(place.rank, place.points) for place in document.result],
        rematch=document.rematch,
        spectators=presence.spectators,
        created=moment(document.created),
        updated=moment(table.updated),
        rules_version=table.rules_version,
    )


def name_accounts(shown: tables.Table, document: Document, name_of: Callable[[str], str | None]) -> None:
    """Say who has an account; ``name_of``: what it is called."""
    for place, seat in zip(shown.seats, document.seats, strict=True):
        names = [name for guest in seat.guests if (name := name_of(guest)) is not None]
        if names:
            place.account = names[0]


def _stand_in(seat: SeatDocument) -> str | None:
    return BY_ID[seat.character].name if seat.kind == PERSON and seat.character is not None else None


def _undo_request(document: Document, request: UndoRequest) -> tables.UndoRequest:
    agreed = request.agreed
    return tables.UndoRequest(request.by, request.to, list(agreed), missing(document, agreed))


def present_seats(document: Document, presence: Presence) -> list[bool]:
    return [
        seat.is_machine or (seat.kind == PERSON and number in presence.seats)
        for number, seat in enumerate(document.seats)
    ]


# --- The log ---------------------------------------------------------------------------------------------


def show_entry(entry: Entry, seat: int | None, is_open: bool) -> EntryMessage:
    """An entry as a seat, or a spectator, may know it; after the end everything is open."""
    body = entry.body
    if isinstance(body, Acted) and not is_open:
        body = _redacted(body, entry.seat, seat)
    return flat(entry.kind, entry.seq, moment(entry.at), entry.seat, body)


def _redacted(body: Acted, acting: int | None, seat: int | None) -> Acted:
    """Without the secrets of others, if there are any in it."""
    actions = [SECRET_VERB if acting != seat and _is_secret(action) else action for action in body.actions]
    events = [_redacted_event(event, seat) for event in body.events]
    if actions == body.actions and events == body.events:
        return body
    return replace(body, actions=actions, events=events)


def _redacted_event(event: GameEvent, seat: int | None) -> GameEvent:
    if isinstance(event, ActedEvent) and event.seat != seat and _is_secret(event.action):
        return replace(event, action=SECRET_VERB)
    return event


def _is_secret(action: str) -> bool:
    return action.startswith(f"{SECRET_VERB} ")


# --- The game --------------------------------------------------------------------------------------------


def show_position(state: State, seq: int, seat: int | None, is_open: bool) -> Position:
    """How things were; ``is_open`` once the game is over."""
    return Position(
        seq=seq,
        view=show_view(state, seat, is_open),
        decision=show_decision(state, seat, False),
        scores=show_scores(Game(state)) if state.over or is_open else None,
        nearness=nearness(state),
        puertomas=_puertomas(state),
    )


def _puertomas(state: State) -> list[PuertomaBoard] | UnsetType:
    return puertoma_boards(state) or UNSET


TOLD_OTHERWISE: Final = ("options", "frames")
"""Of a view: the table has the options, the decision says what is going on."""


def show_view(state: State, seat: int | None, is_open: bool = False) -> BoardsView:
    seen = cast(dict[str, object], viewing.view(state, viewing.SPECTATOR if seat is None else seat, is_open))
    for name in TOLD_OTHERWISE:
        del seen[name]
    shown = cast(BoardsView, seen)
    if "nobles" in state.rules.options.expansions:
        for held, board in zip(state.seats, shown["seats"], strict=True):
            for building, place in zip(held.city, board["city"], strict=True):
                place["nobles"] = int(nobles_on(held, building))
    return shown


def show_prices(state: State, seat: int) -> Counts:
    """What costs a seat something else than what is printed on it; everybody knows the rest."""
    printed = state.rules.cost
    return {
        building: cost
        for building, cost in prices(state, seat).items()
        if cost != printed[BUILDING_NUMBERS[building]]
    }


def show_decision(state: State, seat: int | None, brings: bool) -> Decision | None:
    if state.over:
        return None
    frame = state.frames[-1]
    is_yours = frame.seat == seat
    decision = DECISIONS[state.rules.steps[frame.step].name](
        frame.seat,
        frame.taker if frame.taker >= 0 else None,
        role_played(state),
        is_yours,
        [_choice(state, action, brings) for action in state.choices] if is_yours else None,
        ahead=(ahead(state, seat) if seat is not None and brings else None) or UNSET,
    )
    if is_yours and brings:
        _describe(decision, describe(state))
    return decision


def _describe(decision: Decision, description: Description) -> None:
    """All there is to say of a decision of this kind."""
    told_of = {
        "figures": description.figures,
        "refusals": [_why(explanation) for explanation in description.refusals],
        "sheet": description.sheet,
        "proposal": description.proposal,
        "outlook": None if description.outlook is None else Outlook(**_foreseen(description.outlook)),
        "prospects": description.prospects,
        "obvious": [TEXTS[action] for action in description.obvious] or UNSET,
        "spaces": {str(cost): number for cost, number in description.spaces.items()},
    }
    for name in decision.__struct_fields__:
        if name in told_of:
            setattr(decision, name, told_of[name])


def _why(explanation: explaining.Explanation) -> Why:
    return Why(explanation.action, explanation.rule, explanation.key, explanation.figures)


def show_preview(state: State, seq: int, request: Previewing) -> Preview:
    """What would follow from an answer."""
    try:
        found = preview(state, request.answer)
    except BadNotation as error:
        raise BadRequest.of(error) from None
    return Preview(**_foreseen(found), key=request.key, seq=seq)


def _foreseen(found: decisions.Preview) -> dict[str, Any]:
    """The fields of an ``Outlook``."""
    return {
        "left": found.left,
        "problem": None if found.problem is None else _why(found.problem),
        "brings": [told(event) for event in found.events],
        "lost": found.lost,
        "made": found.made,
        "room": found.room,
    }


def _choice(state: State, action: int, brings: bool) -> Choice:
    certain = [told(event) for event in certain_events(state, action)] if brings else UNSET
    frame = state.frames[-1]
    if frame.step == STORAGE:
        return StorageChoice(TEXTS[action], action, certain, losses(state, action) if brings else UNSET)
    if frame.step == BUILDER_PHASE:
        is_told = brings and action != PASS
        paid = payment(state, int(frame.seat), action - BUILD) if is_told else UNSET
        return BuilderChoice(TEXTS[action], action, certain, paid)
    return Choice(TEXTS[action], action, certain)


def show_scores(game: Game) -> Scores:
    scores = game.scores()
    return Scores(
        scores=[SeatScore(score.seat, score.total, dict(score.parts), score.tie_break) for score in scores],
        winners=game.winners(),
        ranking=sorted(range(len(scores)), key=ranks(scores).__getitem__),
        ending=game.ending(),
        rounds=int(game.state.round),
    )


def first_told(after: int, seq: int) -> int:
    """The entry after which an update begins, for a client that knows the log up to ``after``."""
    return min(max(after, seq - MOST_TOLD), seq)


def show_update(
    table: Table,
    guest: str | None,
    after: int,
    entries: Sequence[Entry],
    presence: Presence = NOBODY_PRESENT,
    brings: bool = True,
    behind: int = 0,
    mark: Mark = unmarked,
) -> Update:
    """Everything a client needs to be where the table is."""
    seat = table.document.seat_of(guest)
    state = table.state
    is_over = table.status == OVER
    return Update(
        after=after,
        seq=table.seq,
        table=show_table(table, guest, presence, behind, mark),
        entries=[show_entry(entry, seat, is_over) for entry in entries],
        view=None if state is None else show_view(state, seat),
        decision=None if state is None or table.status == CLOSED else show_decision(state, seat, brings),
        scores=show_scores(Game(state)) if state is not None and state.over else None,
        undo=_undo(table, seat),
        nearness=[] if state is None else nearness(state),
        advice=seat is not None and may_ask_advice(table, seat),
        puertomas=UNSET if state is None else _puertomas(state),
        prices=show_prices(state, seat) if brings and state is not None and seat is not None else UNSET,
        progress=(brings and state is not None and seat is not None and progress(state, seat)) or UNSET,
    )


def _undo(table: Table, seat: int | None) -> Undo | None:
    at_once = undo_now(table, seat)
    to = at_once if at_once is not None else undo_by_agreement(table, seat)
    if to is None or seat is None:
        return None
    return Undo(to, at_once is not None or all_agree(table.document, (seat,)))


def show_explanations(table: Table, seat: int, action: int | None) -> Explanations:
    """Whether an action is legal and why not; without one, all that belong to the decision."""
    state = table.state
    if state is None or state.over or table.status == CLOSED:
        raise Conflict("nothing_to_decide")
    frame = state.frames[-1]
    if frame.seat != seat:
        raise Conflict("not_your_turn")
    step = state.rules.steps[frame.step]
    asked = sorted(step.universe(state, frame)) if action is None else [action]
    answers = [explaining.explain(state, number) for number in asked]
    return Explanations(
        decision=step.name,
        seat=frame.seat,
        answers=[
            Explanation(answer.action, answer.legal, answer.rule, answer.key, answer.figures, answer.text)
            for answer in answers
        ],
    )
