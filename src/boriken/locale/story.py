"""Which message says what happened, with which arguments, as ``story.json`` has it for every kind of event.

The web table reads the same file (``web/src/lib/board/model/story.ts``); one fixture holds both to it.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

import msgspec

from boriken.engine.events import Event
from boriken.locale import Argument, message_id
from boriken.locale.actions import read_form
from boriken.locale.story_table import TABLE, Form, Listed, Number, Row, Together


class Said(msgspec.Struct, omit_defaults=True, frozen=True):
    """A message with its arguments."""

    message: str
    args: dict[str, Argument] = {}
    seats: dict[str, int] = {}
    """Arguments that are players."""
    lists: dict[str, list[Said]] = {}
    """Arguments that are lists of other messages; an empty one is said as ``NONE``."""


def row_of(event: Event) -> Row:
    return TABLE.events[event.name]


def values_of(event: Event) -> dict[str, Argument]:
    """The fields of an event in words, for its message."""
    values = {key: value for key, value in event.to_json().items() if key not in ("event", "seat")}
    return {key: value for key, value in values.items() if isinstance(value, str | int | list)}


def is_told(event: Event, after: Event | None = None) -> bool:
    """Whether there is something to say of an event, if this one comes after it."""
    row = row_of(event)
    if row.forms is not None:
        form, _ = _form(event)
        if form is None or (after is not None and after.name == form.told_by):
            return False
        values = values_of(event)
        return not values.get(form.unless) and values.get("decision") not in form.not_in
    return not row.silent and not (row.counted and not event.number("count"))


def is_remark(event: Event) -> bool:
    """Whether it only says something of what follows."""
    remark = row_of(event).remark
    if remark is None:
        return False
    values = values_of(event)
    return all(values[field] in wanted for field, wanted in remark.if_.items()) and not any(
        values[field] in unwanted for field, unwanted in remark.unless.items()
    )


def told_together(event: Event) -> str | None:
    """The message that tells several such events; those with the same one go together."""
    together = row_of(event).together
    return None if together is None else together.message


def say(events: Sequence[Event]) -> Said:
    """What one event says, or several that are told together."""
    first = events[0]
    row, values = row_of(first), values_of(first)
    seats = {} if first.seat < 0 else {"player": int(first.seat)}
    if len(events) > 1 and row.together is not None:
        return Said(row.together.message, seats=seats, lists=_lists(row.together, events))
    form, parts = _form(first)
    if form is not None:
        told = {field: message_id(str(values[field])) for field in form.fields}
        return Said(form.message, {**parts, **form.args, **told}, seats)
    seats |= {field: first.number(field) for field in row.players}
    args = {field: value for field, value in values.items() if field not in row.players}
    return Said(message_id("event", first.name), args, seats)


def _form(event: Event) -> tuple[Form | None, dict[str, Argument]]:
    """The form in which an action is told, and its parts."""
    values = values_of(event)
    for form in row_of(event).forms or ():
        parts = read_form(form.action, str(values["action"]))
        if parts is not None:
            return form, dict(parts)
    return None, {}


def _lists(together: Together, events: Sequence[Event]) -> dict[str, list[Said]]:
    lists = {}
    for argument, number in together.goods.items():
        goods: Counter[str] = Counter()
        for event in events:
            goods[str(values_of(event)["good"])] += _number(number, event)
        lists[argument] = [piece("barrel", count, good) for good, count in goods.items() if count]
    if together.part is not None:
        lists["what"] = [_listed(event) for event in events]
    return lists


def _listed(event: Event) -> Said:
    together, values = row_of(event).together, values_of(event)
    assert together is not None
    assert isinstance(together.part, Listed)
    part = together.part
    return Said(part.message.format_map(values), {name: values[field] for name, field in part.args.items()})


def _number(number: Number, event: Event) -> int:
    return number if isinstance(number, int) else event.number(number)


def piece(kind: str, count: int, good: str = "") -> Said:
    """So many of a piece: ``2 coins``, ``3 VP``, ``1 corn``"""
    shape = TABLE.pieces[kind]
    return Said(shape.message, {"good": good, shape.count: count} if good else {shape.count: count})


def gains(event: Event) -> list[Said]:
    """The pieces that an event brings to its seat."""
    counts = {kind: _number(number, event) for kind, number in row_of(event).gains.items()}
    good = str(values_of(event).get("good", ""))
    return [piece(kind, count, good if kind == "barrel" else "") for kind, count in counts.items() if count]


def help_messages(decision: str, has_puertomas: bool) -> list[str]:
    """What explains a decision: messages to be said one after the other."""
    own = [message_id("decision", decision, "help")]
    return TABLE.beside_puertomas.get(decision, own) if has_puertomas else own
