"""What a client is shown: the table, the game as one seat may see it, what happened. Secrets end here."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import UTC, datetime
from functools import lru_cache
from typing import Final

from boriken.decisions import certain_events, losses
from boriken.engine import view as viewing
from boriken.engine.actions import TEXTS
from boriken.engine.state import State
from boriken.explaining import explain
from boriken.game import Game
from boriken.server.document import CLOSED, OVER, PERSON, Document
from boriken.server.errors import Conflict
from boriken.server.playing import all_agree, undo_by_agreement, undo_now
from boriken.server.table import Entry, Table

SECRET_VERB: Final = "choose"
"""Which achievement card a seat keeps is its secret."""


@dataclass(frozen=True)
class Presence:
    """Who is there: connected now, on whatever process."""

    seats: frozenset[int] = frozenset()
    spectators: int = 0


NOBODY_PRESENT: Final = Presence()


@lru_cache(maxsize=4096)
def moment(milliseconds: int | None) -> str | None:
    if milliseconds is None:
        return None
    at = datetime.fromtimestamp(milliseconds / 1000, UTC)
    return at.isoformat(timespec="milliseconds").replace("+00:00", "Z")


# --- The table -------------------------------------------------------------------------------------------


def table_json(table: Table, guest: str | None, presence: Presence = NOBODY_PRESENT) -> dict[str, object]:
    document = table.document
    request = document.undo_request
    return {
        "id": table.id,
        "title": document.title,
        "status": document.status,
        "seq": table.seq,
        "public": document.is_public,
        "options": document.options,
        "order": document.order,
        "undo": document.undo,
        "clock": {"kind": document.clock.kind, "seconds": document.clock.seconds},
        "host": document.host_name,
        "you": {"seat": document.seat_of(guest), "host": document.is_host(guest)},
        "seats": _seats_json(document, presence),
        "turn": document.turn,
        "deadline": moment(document.deadline),
        "undo_request": None
        if request is None
        else {"by": request.by, "to": request.to, "agreed": list(request.agreed)},
        "rematch": document.rematch,
        "spectators": presence.spectators,
        "created": moment(document.created),
        "updated": moment(table.updated),
        "rules_version": table.rules_version,
    }


def _seats_json(document: Document, presence: Presence) -> list[dict[str, object]]:
    return [
        {"kind": seat.kind, "name": seat.name, "bot": seat.bot, "present": is_there}
        for seat, is_there in zip(document.seats, present_seats(document, presence), strict=True)
    ]


def present_seats(document: Document, presence: Presence) -> list[bool]:
    return [
        seat.is_machine or (seat.kind == PERSON and number in presence.seats)
        for number, seat in enumerate(document.seats)
    ]


# --- The log ---------------------------------------------------------------------------------------------


def entry_json(entry: Entry, seat: int | None, is_open: bool) -> dict[str, object]:
    """An entry as a seat, or a spectator, may know it; after the end everything is open."""
    body = entry.body
    if entry.kind == "acted" and not is_open:
        body = {
            **body,
            "actions": [_redacted(str(action), entry.seat == seat) for action in _list(body["actions"])],
            "events": [_redacted_event(event, seat) for event in _list(body["events"])],
        }
    return {"seq": entry.seq, "at": moment(entry.at), "kind": entry.kind, "seat": entry.seat, **body}


def _list(value: object) -> list[object]:
    assert isinstance(value, list)
    return value


def _redacted(action: str, is_own: bool) -> str:
    return SECRET_VERB if not is_own and action.startswith(f"{SECRET_VERB} ") else action


def _redacted_event(event: object, seat: int | None) -> object:
    assert isinstance(event, dict)
    if event["event"] != "acted":
        return event
    return {**event, "action": _redacted(event["action"], event["seat"] == seat)}


# --- The game --------------------------------------------------------------------------------------------


def game_json(state: State, seat: int | None, brings: bool, is_open: bool = False) -> dict[str, object]:
    """View, decision and, once it is over, the points."""
    game = Game(state)
    return {
        "view": viewing.view(state, viewing.SPECTATOR if seat is None else seat, is_open),
        "decision": decision_json(state, seat, brings),
        "scores": scores_json(game) if game.over or is_open else None,
    }


def decision_json(state: State, seat: int | None, brings: bool) -> dict[str, object] | None:
    if state.over:
        return None
    frame = state.frames[-1]
    is_yours = frame.seat == seat
    return {
        "seat": frame.seat,
        "kind": state.rules.steps[frame.step].name,
        "taker": frame.taker if frame.taker >= 0 else None,
        "yours": is_yours,
        "choices": [_choice_json(state, action, brings) for action in state.choices] if is_yours else None,
    }


def _choice_json(state: State, action: int, brings: bool) -> dict[str, object]:
    choice: dict[str, object] = {"action": TEXTS[action], "number": action}
    if brings:
        is_storage = state.rules.steps[state.frames[-1].step].name == "storage"
        choice["brings"] = [event.to_json() for event in certain_events(state, action)]
        choice["loses"] = losses(state, action) if is_storage else {}
    return choice


def scores_json(game: Game) -> dict[str, object]:
    return {
        "scores": [score.to_json() for score in game.scores()],
        "winners": game.winners(),
        "ending": game.ending(),
        "rounds": int(game.state.round),
    }


def update_json(
    table: Table,
    guest: str | None,
    after: int,
    entries: Sequence[Entry],
    presence: Presence = NOBODY_PRESENT,
    brings: bool = True,
) -> dict[str, object]:
    """Everything a client needs to be where the table is."""
    seat = table.document.seat_of(guest)
    is_open = table.status == OVER
    update: dict[str, object] = {
        "type": "update",
        "after": after,
        "seq": table.seq,
        "table": table_json(table, guest, presence),
        "entries": [entry_json(entry, seat, is_open) for entry in entries],
        "view": None,
        "decision": None,
        "scores": None,
        "undo": _undo_json(table, seat),
    }
    if table.state is not None:
        update |= game_json(table.state, seat, brings)
        if table.status == CLOSED:
            update["decision"] = None
    return update


def _undo_json(table: Table, seat: int | None) -> dict[str, object] | None:
    at_once = undo_now(table, seat)
    to = at_once if at_once is not None else undo_by_agreement(table, seat)
    if to is None or seat is None:
        return None
    return {"to": to, "at_once": at_once is not None or all_agree(table.document, (seat,))}


def explanations_json(table: Table, seat: int, action: int | None) -> dict[str, object]:
    """Whether an action is legal and why not; without one, all that belong to the decision."""
    state = table.state
    if state is None or state.over or table.status == CLOSED:
        raise Conflict("There is nothing to decide.")
    frame = state.frames[-1]
    if frame.seat != seat:
        raise Conflict("It is not your turn: explanations are for the seat that decides.")
    step = state.rules.steps[frame.step]
    asked = sorted(step.universe(state, frame)) if action is None else [action]
    answers = [explain(state, number) for number in asked]
    return {
        "decision": step.name,
        "seat": frame.seat,
        "answers": [
            {
                "action": answer.action,
                "legal": answer.legal,
                "rule": answer.rule,
                "key": answer.key,
                "figures": answer.figures,
                "text": answer.text,
            }
            for answer in answers
        ],
    }
