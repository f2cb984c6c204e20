"""Reading JSON that somebody else wrote: every mistake is one sentence that says where it is."""

from __future__ import annotations

from typing import Final

from boriken.engine.errors import BorikenError

MOST: Final = 1 << 60
"""No number of a game comes near it, and the compiled engine can hold it."""


class Reader:
    """A JSON object and the way to it, for messages."""

    def __init__(self, data: object, where: str, error: type[BorikenError]) -> None:
        self.where = where
        self.error = error
        if not isinstance(data, dict):
            raise error(f"{where} must be an object, not {type(data).__name__}.")
        self.data: dict[str, object] = data

    def value(self, key: str) -> object:
        if key not in self.data:
            raise self.error(f"{self.where}: {key!r} is missing.")
        return self.data[key]

    def whole(self, key: str, least: int = 0, most: int = MOST) -> int:
        """A whole number within bounds."""
        value = self.value(key)
        if type(value) is not int:
            raise self.error(f"{self.where}: {key!r} must be a whole number, not {value!r}.")
        if not least <= value <= most:
            bounds = f"at least {least}" if most == MOST and value < least else f"from {least} to {most}"
            raise self.error(f"{self.where}: {key!r} must be {bounds}, not {value}.")
        return value

    def text(self, key: str) -> str:
        value = self.value(key)
        if not isinstance(value, str):
            raise self.error(f"{self.where}: {key!r} must be a text, not {value!r}.")
        return value

    def items(self, key: str) -> list[object]:
        value = self.value(key)
        if not isinstance(value, list):
            raise self.error(f"{self.where}: {key!r} must be a list, not {value!r}.")
        return value

    def inner(self, key: str) -> Reader:
        return Reader(self.value(key), f"{self.where}, {key}", self.error)

    def counts(self, key: str, names: list[str]) -> list[int]:
        """Numbers of named things; what is not named is 0."""
        inner = self.inner(key)
        for name in inner.data:
            if name not in names:
                raise self.error(f"{inner.where}: there is no {name!r}.")
        return [inner.whole(name) if name in inner.data else 0 for name in names]

    def choice(self, key: str, names: list[str]) -> int:
        """The number of a name in a list."""
        name = self.text(key)
        if name not in names:
            raise self.error(f"{self.where}: {key!r} must be one of {', '.join(names)}, not {name!r}.")
        return names.index(name)

    def names(self, key: str, names: list[str], most: int) -> list[int]:
        """The numbers of some names, in the order given."""
        found: list[int] = []
        for name in self.items(key):
            if name not in names:
                raise self.error(f"{self.where}, {key}: there is no {name!r}.")
            found.append(names.index(str(name)))
        if len(found) > most:
            raise self.error(f"{self.where}: {key!r} must hold at most {most}, not {len(found)}.")
        return found

    def mask(self, key: str, names: list[str]) -> int:
        """A bit for each name given."""
        mask = 0
        for number in self.names(key, names, len(names)):
            mask |= 1 << number
        return mask
