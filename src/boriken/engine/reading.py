"""Reading JSON that somebody else wrote: every mistake is one sentence that says where it is."""

from __future__ import annotations

from typing import Final

from boriken.engine.errors import BorikenError, Figure

MOST: Final = 1 << 60
"""No number of a game comes near it, and the compiled engine can hold it."""
LONGEST_SHOWN: Final = 60
"""Letters of a wrong value that are shown."""


class Reader:
    """A JSON object and the way to it, for messages: whose it is, and the path inside of that."""

    def __init__(self, data: object, where: str, error: type[BorikenError], path: str = "") -> None:
        self.where = where
        self.error = error
        self.path = path
        if not isinstance(data, dict):
            raise unreadable(error, where, "object" if path else "no_object", path)
        self.data: dict[str, object] = data

    def _wrong(self, why: str, key: str, **figures: Figure) -> BorikenError:
        return unreadable(self.error, self.where, why, self._place(key), **figures)

    def _place(self, key: str) -> str:
        return f"{self.path}.{key}" if self.path else key

    def value(self, key: str) -> object:
        if key not in self.data:
            raise self._wrong("missing", key)
        return self.data[key]

    def whole(self, key: str, least: int = 0, most: int = MOST) -> int:
        """A whole number within bounds."""
        value = self.value(key)
        if type(value) is not int:
            raise self._wrong("whole", key)
        if value < least:
            raise self._wrong("least", key, limit=least)
        if value > most:
            raise self._wrong("most", key, limit=most)
        return value

    def text(self, key: str) -> str:
        value = self.value(key)
        if not isinstance(value, str):
            raise self._wrong("text", key)
        return value

    def items(self, key: str) -> list[object]:
        value = self.value(key)
        if not isinstance(value, list):
            raise self._wrong("list", key)
        return value

    def inner(self, key: str) -> Reader:
        return Reader(self.value(key), self.where, self.error, self._place(key))

    def counts(self, key: str, names: list[str]) -> list[int]:
        """Numbers of named things; what is not named is 0."""
        inner = self.inner(key)
        for name in inner.data:
            if name not in names:
                raise inner._wrong("unknown", name)
        return [inner.whole(name) if name in inner.data else 0 for name in names]

    def choice(self, key: str, names: list[str]) -> int:
        """The number of a name in a list."""
        name = self.text(key)
        if name not in names:
            raise self._wrong("choice", key, typed=shown(name), known=names)
        return names.index(name)

    def names(self, key: str, names: list[str], most: int) -> list[int]:
        """The numbers of some names, in the order given."""
        found: list[int] = []
        for name in self.items(key):
            if name not in names:
                raise self._wrong("value", key, typed=shown(name))
            found.append(names.index(str(name)))
        if len(found) > most:
            raise self._wrong("long", key, limit=most)
        return found

    def mask(self, key: str, names: list[str]) -> int:
        """A bit for each name given."""
        mask = 0
        for number in self.names(key, names, len(names)):
            mask |= 1 << number
        return mask


def unreadable(
    error: type[BorikenError], where: str, why: str, place: str, **figures: Figure
) -> BorikenError:
    """What is wrong at a place of some JSON; ``why`` is a case of the message ``wrong``."""
    return error("", "unreadable", where=where, why=why, place=shown(place), **figures)


def shown(value: object) -> str:
    """What somebody wrote, as part of a sentence: on one line, and not too long."""
    text = ascii(value)[1:-1] if isinstance(value, str) else ascii(value)
    return text if len(text) <= LONGEST_SHOWN else f"{text[:LONGEST_SHOWN]}…"
