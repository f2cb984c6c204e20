"""The rules as data: what an identifier such as ``CAP-4`` says, in a language and in the words of an edition.

The text is that of ``docs/rules``, which has the same files for each language (``source``). Names and what
differs between editions are filled in (``wording``). Where a language lacks a part, it is given in English.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import Final

from boriken.catalog.editions import USUAL_EDITION
from boriken.rulebook.searching import folded, names_of
from boriken.rulebook.source import EVERY_EDITION, FILES, Block, Chapter, Part, RulebookMissing, read_part
from boriken.rulebook.wording import Piece, differing, fill, plain, things

__all__ = [
    "ENGLISH",
    "USUAL_EDITION",
    "Piece",
    "Rule",
    "RulebookMissing",
    "identifiers",
    "parts",
    "rule",
    "rules",
    "search",
]

ENGLISH: Final = "en"


@dataclass(frozen=True, slots=True)
class Rule:
    id: str
    chapter: str
    """The heading it stands under."""
    text: str
    """As the edition has it, on one line, without the identifier."""
    part: str
    """The name of the file it stands in."""
    editions: tuple[str, ...] = EVERY_EDITION
    """Those that have it."""
    pieces: tuple[Piece, ...] = ()
    """The text once more, knowing which words name a thing."""
    differing: tuple[str, ...] = ()
    """Editions in which it reads otherwise, but for the names."""
    subjects: tuple[str, ...] = ()
    """The things its chapter is about."""


def rules(language: str = ENGLISH, edition: str = USUAL_EDITION) -> list[Rule]:
    """All rules, in the order in which one reads them."""
    return list(_all_rules(language, edition))


def rule(identifier: str, language: str = ENGLISH, edition: str = USUAL_EDITION) -> Rule | None:
    """The rule with this identifier, in upper or lower case; a part such as ``END-1a`` gives ``END-1``."""
    wanted = identifier.strip().upper()
    known = _by_identifier(language, edition)
    found = known.get(wanted)
    if found is None and wanted:
        whole = known.get(wanted[:-1])
        if whole is not None and f"({wanted[-1].lower()})" in whole.text:
            return whole
    return found


def search(words: str, language: str = ENGLISH, edition: str = USUAL_EDITION) -> list[Rule]:
    """The rules in which all the words occur, in their order.

    Looked at are identifier, chapter, text, and all other names of what is named. Accents do not matter.
    """
    wanted = folded(words).split()
    if not wanted:
        return []
    return [
        found
        for found in _all_rules(language, edition)
        if all(word in _searched(found, language) for word in wanted)
    ]


def identifiers() -> list[str]:
    """The identifiers of all rules, in their order."""
    return [found.id for found in _all_rules(ENGLISH, USUAL_EDITION)]


def parts(language: str) -> list[Part]:
    """The parts of the rules as they are written, those that nobody has translated yet in English."""
    found = [read_part(language, name) or read_part(ENGLISH, name) for name in FILES]
    return [part for part in found if part is not None]


@cache
def _searched(found: Rule, language: str) -> str:
    things = {piece.thing.split()[0] for piece in found.pieces if piece.thing}
    others = [name for thing in sorted(things | set(found.subjects)) for name in names_of(thing, language)]
    return folded(" ".join([found.id, found.chapter, found.text, *others]))


@cache
def _by_identifier(language: str, edition: str) -> dict[str, Rule]:
    return {found.id: found for found in _all_rules(language, edition)}


@cache
def _all_rules(language: str, edition: str) -> tuple[Rule, ...]:
    return tuple(
        _rule(block, chapter, part.language, edition)
        for part in parts(language)
        for chapter in part.chapters
        for block in chapter.blocks
        if block.kind == "rule"
    )


def _rule(block: Block, chapter: Chapter, language: str, edition: str) -> Rule:
    pieces = fill(block.text, language, edition)
    having = tuple(each for each in block.editions if each in chapter.editions)
    return Rule(
        id=block.id,
        chapter=plain(fill(chapter.title, language, edition)),
        text=plain(pieces),
        part=chapter.part,
        editions=having,
        pieces=tuple(pieces),
        differing=differing(block.text, having, edition),
        subjects=tuple(sorted(things(chapter.title))),
    )
