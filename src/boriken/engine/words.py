"""The words that a field of each kind has in JSON, and back (``fields.py``)."""

from __future__ import annotations

from boriken.engine.errors import BadPosition
from boriken.engine.ids import BIT, NOBODY
from boriken.engine.reading import Reader


def counts_to_json(numbers: list[int], names: list[str]) -> dict[str, int]:
    """Numbers of things by name, without those there are none of."""
    return {names[index]: number for index, number in enumerate(numbers) if number}


def bits_to_json(mask: int, names: list[str]) -> list[str]:
    """The names whose bits are set."""
    return [name for number, name in enumerate(names) if (mask >> number) & 1]


def holder_to_json(seat: int) -> int | None:
    return None if seat == NOBODY else seat


def choice_to_json(number: int, names: list[str]) -> str | None:
    return None if number == NOBODY else names[number]


def seat_list(mask: int, players: int) -> list[int]:
    """The seats whose bits are set."""
    return [number for number in range(players) if (mask >> number) & 1]


def read_holder(reader: Reader, key: str, players: int) -> int:
    return NOBODY if reader.value(key) is None else reader.whole(key, 0, players - 1)


def read_choice(reader: Reader, key: str, names: list[str]) -> int:
    return NOBODY if reader.value(key) is None else reader.choice(key, names)


def read_seat_list(reader: Reader, key: str, players: int) -> int:
    mask = 0
    for seat in reader.items(key):
        if not isinstance(seat, int) or not 0 <= seat < players:
            raise BadPosition(f"{reader.where}: {key!r} must list seats, not {seat!r}.")
        mask |= BIT[seat]
    return mask
