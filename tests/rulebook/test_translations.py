"""The rules say the same in every language: identifiers, numbers, editions, names; and no English is left."""

import re
from collections import Counter

import pytest

from boriken.catalog import names
from boriken.catalog.achievements import ACHIEVEMENT_NAMES
from boriken.catalog.buildings import BUILDINGS
from boriken.catalog.festival import CARD_IDS
from boriken.catalog.names import LANGUAGES
from boriken.catalog.puertoma import ABILITY_NAMES
from boriken.engine.ids import CARD_NAMES, GOOD_NAMES
from boriken.engine.options import EDITIONS
from boriken.rulebook import ENGLISH
from boriken.rulebook.source import FILES, Block, Chapter, Part, read_part
from boriken.rulebook.wording import MARKED, PLACEHOLDER, fill, marks, plain, things
from tests.book import RULES

FINISHED = {"en", "es", "fr", "it", "pt"}
"""Languages that have every part. In the others a part may be missing, but what is there is whole."""

MUST_AGREE = {
    *(thing for thing in names.things() if thing in CARD_NAMES or thing in GOOD_NAMES),
    *(building.id for building in BUILDINGS),
    *ACHIEVEMENT_NAMES,
    *CARD_IDS,
    *ABILITY_NAMES,
    *(thing for thing in names.things() if thing.startswith("buccaneer_")),
    "noble",
}
"""Named by a placeholder wherever English does. Other words may be placeholders or not, as reads best."""

WRITTEN = [
    (language, name) for language in LANGUAGES for name in FILES if read_part(language, name) is not None
]
TRANSLATED = [(language, name) for language, name in WRITTEN if language != ENGLISH]

MENTION = re.compile(r"\b(?:X-)?(?:2P|[A-Z]{2,})-\d+[a-z]?\b")
NUMBER = re.compile(r"\d+")
WORD = re.compile(r"[^\W\d_]+")
ENGLISH_WORDS = set(
    WORD.findall(
        """
        the and with which when whoever their they his her its this these that those there where what from
        into onto until unless also both each every other another owner player players turn turns goods kind
        kinds row rows field fields supply card cards worker workers barrel barrels coin coins building
        buildings ship ships phase round end take takes taken put placed has have been were than then only
        more less most least first last next free empty full if of to by
        """
    )
)
"""Common in the English text; those that another language has as well are taken out for it."""
ALSO_A_WORD = {
    "it": {"round"},
    "es": {"has"},
    "fr": {"phase", "plus", "fin", "ton", "son", "on", "or"},
    "pt": {"has"},
}


def part(language: str, name: str) -> Part:
    found = read_part(language, name)
    assert found is not None
    return found


def blocks(found: Part) -> list[Block]:
    return [*found.introduction, *(block for chapter in found.chapters for block in chapter.blocks)]


def texts(block: Block) -> list[str]:
    return [block.text, *(cell for row in block.rows for cell in row.cells)]


def whole(block: Block) -> str:
    return " | ".join(texts(block))


def numbers(text: str) -> Counter[str]:
    """The numbers a text has, those in the names of rules apart."""
    return Counter(NUMBER.findall(MENTION.sub("", MARKED.sub(lambda found: found[2], text))))


def labelled(found: Part) -> list[tuple[str, Block]]:
    """The blocks of a part, each with a word to find it by."""
    return [(block.id or f"{found.name}, {block.kind} {n}", block) for n, block in enumerate(blocks(found))]


def beside_english(language: str, name: str) -> list[tuple[str, Block, Block]]:
    english, other = labelled(part(ENGLISH, name)), labelled(part(language, name))
    return [(label, ours, theirs) for (label, ours), (_, theirs) in zip(english, other, strict=True)]


def outline(chapter: Chapter) -> list[tuple[str, str, tuple[str, ...], list[tuple[int, tuple[str, ...]]]]]:
    return [
        (block.kind, block.id, block.editions, [(len(row.cells), row.editions) for row in block.rows])
        for block in chapter.blocks
    ]


def test_finished_languages_have_every_part() -> None:
    assert [
        (language, name) for language in FINISHED for name in FILES if (language, name) not in WRITTEN
    ] == []


def test_there_is_nothing_else_in_the_folder() -> None:
    known = {RULES / language / f"{name}.md" for language, name in WRITTEN} | {RULES / "README.md"}
    assert set(RULES.rglob("*.md")) == known


@pytest.mark.parametrize(("language", "name"), WRITTEN)
@pytest.mark.parametrize("edition", EDITIONS)
def test_every_placeholder_is_filled(language: str, name: str, edition: str) -> None:
    found = part(language, name)
    titles = [found.title, *(chapter.title for chapter in found.chapters)]
    for text in [*titles, *(text for block in blocks(found) for text in texts(block))]:
        said = plain(fill(text, language, edition))
        assert re.search(r"[{}\[\]]|  | [.,]", said) is None, said
        assert bool(said) == bool(text), text


@pytest.mark.parametrize(("language", "name"), TRANSLATED)
def test_chapters_and_rules_are_those_of_the_english_text(language: str, name: str) -> None:
    """Every identifier, in the same order, and of the same editions."""
    english, other = part(ENGLISH, name), part(language, name)
    assert other.editions == english.editions
    assert [chapter.editions for chapter in other.chapters] == [
        chapter.editions for chapter in english.chapters
    ]
    assert len(other.introduction) == len(english.introduction)
    for ours, theirs in zip(english.chapters, other.chapters, strict=True):
        assert outline(theirs) == outline(ours), theirs.title


@pytest.mark.parametrize(("language", "name"), TRANSLATED)
def test_editions_are_marked_alike(language: str, name: str) -> None:
    differing = [
        (label, marks(whole(ours)), marks(whole(theirs)))
        for label, ours, theirs in beside_english(language, name)
        if marks(whole(ours)) != marks(whole(theirs))
    ]
    assert differing == []


@pytest.mark.parametrize(("language", "name"), TRANSLATED)
def test_numbers_are_the_same(language: str, name: str) -> None:
    differing = [
        (label, numbers(whole(ours)), numbers(whole(theirs)))
        for label, ours, theirs in beside_english(language, name)
        if numbers(whole(ours)) != numbers(whole(theirs))
    ]
    assert differing == []


@pytest.mark.parametrize(("language", "name"), TRANSLATED)
def test_other_rules_are_named_alike(language: str, name: str) -> None:
    differing = [
        label
        for label, ours, theirs in beside_english(language, name)
        if Counter(MENTION.findall(whole(ours))) != Counter(MENTION.findall(whole(theirs)))
    ]
    assert differing == []


@pytest.mark.parametrize(("language", "name"), TRANSLATED)
def test_the_same_things_are_named(language: str, name: str) -> None:
    differing = [
        (label, sorted((things(whole(ours)) ^ things(whole(theirs))) & MUST_AGREE))
        for label, ours, theirs in beside_english(language, name)
        if (things(whole(ours)) ^ things(whole(theirs))) & MUST_AGREE
    ]
    assert differing == []


@pytest.mark.parametrize(("language", "name"), TRANSLATED)
def test_no_english_is_left(language: str, name: str) -> None:
    refused = ENGLISH_WORDS - ALSO_A_WORD[language]
    found = part(language, name)
    written = [(label, whole(block)) for label, block in labelled(found)]
    written += [(title, title) for title in (found.title, *(chapter.title for chapter in found.chapters))]
    left = [
        (label, sorted(refused & {word.lower() for word in WORD.findall(without_names(text))}))
        for label, text in written
        if refused & {word.lower() for word in WORD.findall(without_names(text))}
    ]
    assert left == []


def without_names(text: str) -> str:
    return MENTION.sub("", PLACEHOLDER.sub("", MARKED.sub(lambda found: found[2], text)))


def test_the_english_words_are_those_of_the_english_text() -> None:
    """A test that looks for words nobody uses would find nothing."""
    english = " ".join(whole(block) for name in FILES for block in blocks(part(ENGLISH, name))).lower()
    assert {"the", "and", "which", "kind", "supply"} <= ENGLISH_WORDS & set(WORD.findall(english))
