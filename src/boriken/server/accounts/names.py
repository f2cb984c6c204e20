"""Names of accounts: of several that look alike there is one."""

from __future__ import annotations

import unicodedata
from functools import cache
from typing import Final

from confusable_homoglyphs.confusables import confusables_data

from boriken.server.changes.forgetting import NOBODY

SAME: Final = {"i": "l", "1": "l", "|": "l", "0": "o", "rn": "m", "vv": "w"}
"""What still looks alike without capitals, at a glance and in small print."""
LONGEST: Final = 255
RESERVED: Final = (NOBODY, "Boriken", "Puertoma", "Admin", "Administrator", "Moderator", "Server", "System")


def skeleton(name: str) -> str:
    r"""What a name looks like: the same for all that can be taken for it.

    >>> skeleton("Maria")
    'marla'
    >>> skeleton("MARÍA") == skeleton("Mar1a") == skeleton("M\u0430ria") == skeleton("Ma ria") == "marla"
    True
    """
    alike = _plain(_plain(name).casefold())
    for letters, other in SAME.items():
        alike = alike.replace(letters, other)
    return ("".join(letter for letter in alike if letter.isalnum()) or alike)[:LONGEST]


@cache
def is_reserved(alike: str) -> bool:
    """Whether somebody of that name could be taken for whoever runs the server, or for nobody."""
    return alike in {skeleton(name) for name in RESERVED}


def _plain(text: str) -> str:
    """Each letter as the first of those that look like it, without accents."""
    alike = _alike()
    letters = (alike.get(letter, letter) for letter in unicodedata.normalize("NFKD", text))
    return "".join(
        letter
        for letter in unicodedata.normalize("NFKD", "".join(letters))
        if not unicodedata.combining(letter)
    )


@cache
def _alike() -> dict[str, str]:
    """Each letter that looks like others, and which of them stands for all: one of ASCII, if there is."""
    leaders: dict[str, str] = {}

    def leader(letter: str) -> str:
        while (above := leaders.setdefault(letter, letter)) != letter:
            letter = above
        return letter

    for letter, found in confusables_data.items():
        for other in found:
            first, second = sorted((leader(letter), leader(other["c"])), key=_rank)
            leaders[second] = first
    return {letter: leader(letter) for letter in leaders if len(letter) == 1}


def _rank(letters: str) -> tuple[bool, int, str]:
    return not letters.isascii(), len(letters), letters
