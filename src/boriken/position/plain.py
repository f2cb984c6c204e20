"""The fields of a position that are worded by their kind, as the table of fields has them."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any, Final

from boriken.engine import fields as table
from boriken.engine.errors import BadPosition
from boriken.engine.fields import NAMES, Field
from boriken.engine.ids import NOBODY
from boriken.engine.ruleset import RuleSet
from boriken.engine.words import bits_to_json, seat_list
from boriken.position.parsing import (
    SEAT_NAMES,
    named,
    parts,
    read_counts,
    read_seat_name,
    read_texts,
    seat_name,
    whole,
    write_counts,
    write_texts,
)

_NOTHING: Final = ("0", '""', "false", "[]")
"""What a field holds that is not written unless it always is."""

Writer = Callable[[Any], str]


def write_fields(thing: object, fields: Iterable[Field], own: dict[str, Writer]) -> list[str]:
    """A line for each field of a state or seat; ``own`` has the words of those whose kind has none."""
    lines = []
    for field in fields:
        if field.word in own:
            value = own[field.word](thing)
        elif field.kind in _WRITERS:
            value = _WRITERS[field.kind](getattr(thing, field.name), NAMES.get(field.of, []))
        else:
            continue
        if field.told == table.ALWAYS or value not in _NOTHING:
            lines.append(f"{field.word} = {value}")
    return lines


_WRITERS: Final[dict[str, Callable[[Any, list[str]], str]]] = {
    table.NUMBER: lambda number, _: str(number),
    table.FLAG: lambda flag, _: "true" if flag else "false",
    table.COUNTS: lambda numbers, names: f'"{write_counts(numbers, names)}"',
    table.MASK: lambda mask, names: f'"{", ".join(bits_to_json(mask, names))}"',
    table.SEAT_NUMBER: lambda seat, _: f'"{seat_name(seat)}"',
    table.HOLDER: lambda seat, _: '""' if seat == NOBODY else f'"{seat_name(seat)}"',
    table.CHOICE: lambda number, names: '""' if number == NOBODY else f'"{names[number]}"',
    table.SEATS: lambda mask, _: write_texts([seat_name(seat) for seat in seat_list(mask, len(SEAT_NAMES))]),
}


def read_fields(
    thing: object, fields: Iterable[Field], document: dict[str, object], rules: RuleSet, where: str = ""
) -> None:
    """Read what is there; whatever is left out stays as at the start. ``where`` is the seat."""
    for field in fields:
        if field.word in document and field.kind in _WRITERS:
            place = f"{where}.{field.word}" if where else field.word
            setattr(thing, field.name, _read(field, document[field.word], place, rules))


def _read(field: Field, value: object, where: str, rules: RuleSet) -> int | list[int]:
    names = NAMES.get(field.of, [])
    if field.kind == table.NUMBER:
        return whole(value, where)
    if field.kind == table.FLAG:
        if not isinstance(value, bool):
            raise BadPosition(f"Position, {where}: {value!r} must be true or false.")
        return value
    if field.kind == table.COUNTS:
        return read_counts(value, where, names)
    if field.kind == table.CHOICE:
        return named(value, names, where)
    if field.kind == table.MASK:
        return sum({1 << named(name, names, where) for name in parts(value, where)})
    if field.kind == table.SEATS:
        return sum({1 << read_seat_name(name, where, rules) for name in read_texts(value, where)})
    return read_seat_name(value, where, rules)
