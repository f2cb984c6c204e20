"""A language that shares no letter with any other but in what the catalogue does not say."""

from __future__ import annotations

import re

_LETTERS = str.maketrans(
    "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ",
    "абвгдежзийклмнопрстуфхцчшщАБВГДЕЖЗИЙКЛМНОПРСТУФХЦЧШЩ",
)


def pseudo(text: str, kept: re.Pattern[str]) -> str:
    """The text in other letters, but for what has a name in no language; ``kept`` has one group."""
    parts = kept.split(text)
    return "".join(part if place % 2 else part.translate(_LETTERS) for place, part in enumerate(parts))
