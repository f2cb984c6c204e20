"""The small parts of a position's text."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from boriken.engine.errors import BadPosition
from boriken.engine.reading import MOST
from boriken.engine.ruleset import RuleSet

MOST_DIGITS: Final = 18
"""Any number of so many digits is below ``MOST``."""


SEAT_NAMES: Final = "ABCDE"


def seat_name(seat: int) -> str:
    """The letter of a seat: A for seat 0."""
    return SEAT_NAMES[seat]


def write_counts(numbers: Iterable[int], names: list[str]) -> str:
    """``2 corn, 6 sugar``"""
    return ", ".join(f"{number} {name}" for number, name in zip(numbers, names, strict=False) if number)


def write_texts(items: list[str]) -> str:
    """``["A", "B"]``"""
    return "[" + ", ".join(f'"{item}"' for item in items) + "]"


def named(name: object, names: list[str], where: str) -> int:
    if name not in names:
        raise BadPosition(f"Position, {where}: there is no {name!r}.")
    return names.index(str(name))


def read_texts(value: object, where: str) -> list[str]:
    if not isinstance(value, list) or not all(isinstance(item, str) for item in value):
        raise BadPosition(f"Position: {where!r} must be a list of texts, not {value!r}.")
    return value


def read_seat_name(value: object, where: str, rules: RuleSet) -> int:
    letters = SEAT_NAMES[: rules.players]
    if not isinstance(value, str) or len(value) != 1 or value not in letters:
        raise BadPosition(f"Position, {where}: {value!r} is no seat: choose one of {', '.join(letters)}.")
    return letters.index(value)


def parts(text: object, where: str) -> list[str]:
    if not isinstance(text, str):
        raise BadPosition(f"Position, {where}: {text!r} must be text.")
    return [" ".join(part.split()) for part in text.split(",") if part.strip()]


def read_counts(text: object, where: str, names: list[str]) -> list[int]:
    """``2 corn, sugar``: numbers of things; a thing without a number is one."""
    numbers = [0] * len(names)
    for part in parts(text, where):
        count, _, name = part.rpartition(" ")
        if name not in names or not is_number(count or "1"):
            raise BadPosition(f"Position, {where}: {part!r} must be like '2 {names[0]}'.")
        numbers[names.index(name)] += int(count or 1)
    return numbers


def is_number(text: str) -> bool:
    """Whether a text is a number that the engine can hold."""
    return text.isdecimal() and len(text) <= MOST_DIGITS


def whole(value: object, where: str, least: int = 0) -> int:
    if type(value) is not int or not least <= value <= MOST:
        raise BadPosition(f"Position, {where}: {value!r} must be a whole number, at least {least}.")
    return value


def rest_of(document: dict[str, object], key: str, rest: int) -> int:
    if key in document:
        return whole(document[key], key)
    if rest < 0:
        raise BadPosition(f"Position: {-rest} more {key} are in use than there are in the game.")
    return rest


def rest_counts(document: dict[str, object], key: str, rest: list[int], names: list[str]) -> list[int]:
    if key in document:
        return read_counts(document[key], key, names[: len(rest)])
    for number, name in zip(rest, names, strict=False):
        if number < 0:
            raise BadPosition(
                f"Position: {-number} more {name} ({key}) are in use than there are in the game."
            )
    return rest
