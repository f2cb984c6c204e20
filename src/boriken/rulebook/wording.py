"""Filling in what a text of the rules leaves open: the names of the edition, and what holds in it alone.

``{the wharf}`` is a name, ``[classic 1897: …]`` holds in these editions only: ``docs/rules/README.md``.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from contextlib import suppress
from dataclasses import dataclass
from functools import cache
from itertools import chain
from typing import Final

from boriken.catalog.editions import EDITION_RECORDS
from boriken.catalog.names import Noun
from boriken.engine.errors import BorikenError
from boriken.locale import grammar, names_for
from boriken.rulebook.source import EDITIONS_NAMED

MARKED: Final = re.compile(rf"\[{EDITIONS_NAMED}: *([^\[\]]*)\]")
PLACEHOLDER: Final = re.compile(r"\{([^{}:]+?)(?:: *([^{}/]*)/([^{}/]*))?\}")
FORMS: Final = {
    "the": "THE",
    "a": "A",
    "of": "OF_KIND",
    "of the": "OF",
    "in the": "IN",
    "on the": "ON",
    "at the": "AT",
    "to the": "TO",
    "from the": "FROM",
    "by the": "BY",
    "some": "SOME",
    "your": "YOUR",
}
"""What can stand before a name, and the function of ``locale.grammar`` that says it."""
_SPACES: Final = re.compile(r" +")


class BadPlaceholder(BorikenError):
    """A text asks for a name or a form that there is not."""


@dataclass(frozen=True, slots=True)
class Wanted:
    """What a placeholder asks for: ``{The 2 coins}`` is form "the", thing "coin", count 2, capital."""

    thing: str
    form: str = ""
    count: int | None = None
    is_plural: bool = False
    is_capital: bool = False
    choices: tuple[str, str] | None = None
    """A word that agrees with the name: masculine, feminine."""


@dataclass(frozen=True, slots=True)
class Piece:
    """A stretch of text; a name knows of what thing."""

    text: str
    thing: str = ""


def marks(text: str) -> list[tuple[str, ...]]:
    """The editions of each stretch that holds in some only, in their order."""
    return [tuple(found[1].split()) for found in MARKED.finditer(text)]


def differing(text: str, editions: Iterable[str], edition: str) -> tuple[str, ...]:
    """Those of the editions in which a text reads otherwise than in this one, but for the names."""
    marked = marks(text)
    kept = [edition in some for some in marked]
    return tuple(other for other in editions if [other in some for some in marked] != kept)


def for_edition(text: str, edition: str) -> str:
    """The text without what holds in other editions."""
    kept = MARKED.sub(lambda found: found[2] if edition in found[1].split() else "", text)
    return _SPACES.sub(" ", kept).strip()


def wanted(placeholder: re.Match[str]) -> Wanted:
    """What a placeholder asks for."""
    words = placeholder[1].split()
    is_capital = words[0][0].isupper()
    words = [word.lower() for word in words]
    at = next((place for place, word in enumerate(words) if _thing(word)), None)
    if at is None:
        raise BadPlaceholder(f"{placeholder[0]} names nothing: see docs/rules/README.md.")
    before, (thing, is_plural), after = words[:at], _thing(words[at]) or ("", False), words[at + 1 :]
    count = int(before.pop()) if before and before[-1].isdecimal() else None
    form = " ".join(before)
    if form and form not in FORMS:
        raise BadPlaceholder(f"{placeholder[0]} has no such form: see docs/rules/README.md.")
    choices = None if placeholder[2] is None else (placeholder[2], placeholder[3])
    return Wanted(" ".join([thing, *after]), form, count, is_plural, is_capital, choices)


def things(text: str) -> set[str]:
    """The things a text names."""
    named = (wanted(found).thing.split() for found in PLACEHOLDER.finditer(text))
    return {thing for thing in chain.from_iterable(named) if thing in _known()}


def fill(text: str, language: str, edition: str) -> list[Piece]:
    """The text as this edition has it, with its names."""
    return name_things(for_edition(text, edition), language, edition)


def name_things(text: str, language: str, edition: str) -> list[Piece]:
    """The text with the names of an edition, and all that is marked left as it is."""
    pieces: list[Piece] = []
    end = 0
    for found in PLACEHOLDER.finditer(text):
        if found.start() > end:
            pieces.append(Piece(text[end : found.start()]))
        asked = wanted(found)
        pieces.append(Piece(_said(asked, language, edition), "" if asked.choices else asked.thing))
        end = found.end()
    if end < len(text):
        pieces.append(Piece(text[end:]))
    return pieces


def plain(pieces: list[Piece]) -> str:
    return "".join(piece.text for piece in pieces)


def _thing(word: str) -> tuple[str, bool] | None:
    """The thing a word means, and whether it means several: ``quarries`` is several of ``quarry``."""
    known = _known()
    if word in known:
        return word, False
    singular = f"{word[:-3]}y" if word.endswith("ies") else word.removesuffix("s")
    return (singular, True) if singular in known else None


@cache
def _known() -> frozenset[str]:
    return frozenset(names_for("en", next(iter(EDITION_RECORDS))))


def _said(asked: Wanted, language: str, edition: str) -> str:
    word = _noun(asked.thing, language, edition)
    if asked.choices is not None:
        return asked.choices["f" in grammar.gender(word)]
    if asked.count is not None:
        counted = grammar.grammar(language).count(word, asked.count)
        return f"{asked.form} {counted}".strip()
    function = FORMS.get(asked.form, "SMALL")
    if asked.is_plural:
        function = "PLURAL" if function == "SMALL" else f"{function}_PLURAL"
    said = grammar.said(function, word, language)
    return grammar.capital(said) if asked.is_capital else said


def _noun(thing: str, language: str, edition: str) -> Noun:
    """The word for a thing. The title of a card stands without an article."""
    with suppress(LookupError):
        return grammar.noun_of(thing, language, edition)
    title = names_for(language, edition)[thing]
    return Noun(title, title, title, title, frozenset({"bare"}))
