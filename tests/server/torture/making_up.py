"""Messages made up from their type: as the contract describes them, or wrong in some place."""

from __future__ import annotations

import random
from typing import Any, Final

import msgspec
from msgspec import inspect

from tests.server.torture.attempts import WRONG_VALUES

WRONG: Final = 12
"""Of so many values one is wrong."""
LEFT_OUT: Final = 3
"""Of so many fields that may be left out one is."""
LONGEST: Final = 4
LETTERS: Final = "ab 1é_-\u202e\x00"


class MakerUp:
    """From one seed. Words that mean something to the server come up often."""

    def __init__(self, chance: random.Random, words: list[str], numbers: list[int]) -> None:
        self._chance = chance
        self._words = words
        self._numbers = numbers

    def message(self, kind: type[msgspec.Struct]) -> Any:
        """One of a kind, ready for JSON."""
        info = inspect.type_info(kind)
        assert isinstance(info, inspect.StructType)
        made = self._struct(info)
        if info.tag_field is not None:
            made[info.tag_field] = info.tag
        return made

    def _struct(self, info: inspect.StructType) -> dict[str, Any]:
        return {
            field.encode_name: self._value(field.type)
            for field in info.fields
            if field.required or self._chance.randrange(LEFT_OUT)
        }

    def _value(self, info: inspect.Type) -> Any:
        if self._chance.randrange(WRONG) == 0:
            return self._chance.choice(WRONG_VALUES)
        return self._good_value(info)

    def _good_value(self, info: inspect.Type) -> Any:
        chance = self._chance
        match info:
            case inspect.StructType():
                return self._struct(info)
            case inspect.UnionType():
                return self._good_value(chance.choice(info.types))
            case inspect.LiteralType():
                return chance.choice(info.values)
            case inspect.NoneType():
                return None
            case inspect.BoolType():
                return chance.random() < 0.5
            case inspect.IntType() | inspect.FloatType():
                return chance.choice([*self._numbers, info.ge or 0, info.le or 7, chance.randint(-3, 300)])
            case inspect.StrType():
                return self._text(info)
            case inspect.ListType() | inspect.VarTupleType():
                return [self._value(info.item_type) for _ in range(chance.randint(0, LONGEST))]
            case inspect.DictType():
                size = chance.randint(0, LONGEST)
                return {str(self._value(info.key_type)): self._value(info.value_type) for _ in range(size)}
        raise AssertionError(f"a type of which nothing can be made up: {info}")

    def _text(self, info: inspect.StrType) -> str:
        chance = self._chance
        if chance.random() < 0.6:
            return chance.choice(self._words)
        longest = min(info.max_length or 30, 300)
        return "".join(chance.choices(LETTERS, k=chance.randint(info.min_length or 0, longest)))
