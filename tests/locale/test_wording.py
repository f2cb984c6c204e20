"""How the texts read: articles, plurals, words that were decided against, typographic signs.

These checks hold for the languages whose texts are finished. Whoever finishes one adds it.
"""

from __future__ import annotations

import logging
import re
from collections.abc import Iterable, Iterator
from functools import cache
from importlib import resources

import pytest

from boriken.catalog.buildings import BUILDING_NAMES
from boriken.catalog.names import Noun, noun, things
from boriken.catalog.tables import read_table
from boriken.engine.ids import CARD_NAMES, GOOD_NAMES
from boriken.engine.options import EDITIONS
from boriken.locale import FILES, Messages
from boriken.locale.grammar import grammar
from tests.locale.catalogue import ids, samples, variables
from tests.locale.test_languages import SLIPS

FINISHED = ("en", "es", "fr", "it", "pt")
PAIRS = [(language, edition) for language in FINISHED for edition in EDITIONS]
WITH_ARTICLES = [
    *BUILDING_NAMES,
    "trading_house",
    "worker_ship",
    *(card for card in CARD_NAMES if " " not in card),
]
DETERMINERS = {
    "en": "as|no|each|per|next|one|occupied|first|second|capped",
    "it": "come|nessun|nessuna|ogni|un solo|una sola|prossim[oa]|prim[oa]|secondo|occupat[oa]",
    "es": "como|ningún|ninguna|cada|próxim[oa]|primer|primera|segundo|ocupad[oa]",
    "fr": "comme|en tant que|aucune?|chaque|prochaine?|premi(?:er|ère)|second|de|d’",
    "pt": "como|nenhuma?|cada|próxim[oa]|primeir[oa]|segundo|ocupad[oa]",
}
"""What may stand before a name in place of an article."""
BARE = (
    *("phase-", "variant-", "expansion-", "bot-", "achievement-", "board-docks", "board-log-place"),
    "board-prepare-phase",
    *("action-choose", "event-achievement-met", "refusal-not-in-hand"),
    *("event-puertoma-weighed", "puertoma-would-take", "rules-search"),
    *("rules-example-profitable", "rules-example-near", "rules-example-richest"),
)
"""Messages in which names stand alone: titles, what has a title, lists, what is typed."""
BEFORE_BARE = r"(?:^|[:·(]\s|[(“”«]\s?)$"
AFTER_BARE = r"^(?: \d)?(?:$|\s?[:.)”»·?])"
"""Where a name stands alone anywhere: on a button, before a colon, in brackets or quotation marks."""


class Complaints(logging.Handler):
    """What is logged while it listens."""

    def __init__(self) -> None:
        super().__init__()
        self.heard: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        self.heard.append(record.getMessage())


@cache
def made(language: str, edition: str) -> tuple[list[tuple[str, str]], list[str]]:
    """Every message with every sample of its arguments, each text once; and what was complained of."""
    messages, complaints = Messages(language, edition), Complaints()
    logging.getLogger().addHandler(complaints)
    try:
        said = {
            (id, messages.text(id, **args)): None
            for id in ids(language, *FILES)
            for args in samples(id, variables(language)[id])
        }
    finally:
        logging.getLogger().removeHandler(complaints)
    return list(said), complaints.heard


def texts(language: str, edition: str) -> list[tuple[str, str]]:
    return made(language, edition)[0]


def must_be_empty(found: Iterable[tuple[str, str]]) -> None:
    """Whoever translates wants to see all of it: one line for each message."""
    lines = [f"{id}: {text}" for id, text in dict(found).items()]
    assert not lines, "\n".join(["", *lines])


def words(language: str, edition: str) -> Iterator[Noun]:
    return (noun(thing, edition, language) for thing in things())


@pytest.mark.parametrize(("language", "edition"), PAIRS)
def test_no_fluent_error(language: str, edition: str) -> None:
    said, complaints = made(language, edition)
    assert said
    assert complaints == []


@pytest.mark.parametrize(("language", "edition"), PAIRS)
def test_no_compound_without_its_name(language: str, edition: str) -> None:
    """What TILE, SHIP and PHASE give is an identifier (``phase builder``): a function must name it."""
    cards, goods = "|".join(CARD_NAMES), "|".join(GOOD_NAMES)
    pattern = re.compile(rf"\b(?:phase (?:{cards})|plantation (?:{goods})|(?<!you )ship \d)\b", re.IGNORECASE)
    must_be_empty((id, text) for id, text in texts(language, edition) if pattern.search(text))


@pytest.mark.parametrize(("language", "edition"), PAIRS)
def test_no_word_that_was_decided_against(language: str, edition: str) -> None:
    refused = [
        row["word"]
        for row in read_table(f"languages/{language}/refused")
        if row["edition"] in ("", edition, "" if edition == "classic" else "1897")
    ]
    pattern = re.compile("|".join(refused))
    must_be_empty((id, text) for id, text in texts(language, edition) if pattern.search(text))


@pytest.mark.parametrize(("language", "edition"), PAIRS)
def test_no_plural_after_one(language: str, edition: str) -> None:
    plurals = {word.plural for word in words(language, edition) if word.plural != word.one}
    ones = {word.one for word in words(language, edition)}
    numbers = "|".join(map(str, sorted(grammar(language).singular)))
    pattern = re.compile(rf"(?<![\d.,])(?:{numbers}) (?:{'|'.join(map(re.escape, plurals - ones))})\b")
    must_be_empty((id, text) for id, text in texts(language, edition) if pattern.search(text))


def has_its_article(language: str, edition: str, thing: str, before: str, after: str) -> bool:
    word = noun(thing, edition, language)
    rules = grammar(language)
    forms = [rules.form(function, word).removesuffix(word.text) for function in rules.functions]
    lead = "|".join([*(re.escape(form) for form in forms if form), rf"(?:{DETERMINERS[language]}) "])
    alone = re.search(BEFORE_BARE, before) and re.search(AFTER_BARE, after)
    return bool(alone or re.search(rf"(?:^|[^\w’])(?:{lead})$", before, re.IGNORECASE))


@pytest.mark.parametrize(("language", "edition"), PAIRS)
def test_names_have_their_articles(language: str, edition: str) -> None:
    """Of buildings, roles and places; and it is the right one."""
    named = {noun(thing, edition, language).name: thing for thing in WITH_ARTICLES}
    longest = sorted(named, key=len, reverse=True)
    pattern = re.compile(rf"\b(?!Puerto Rico)(?:{'|'.join(map(re.escape, longest))})\b")
    must_be_empty(
        (id, text)
        for id, text in texts(language, edition)
        if not id.startswith(BARE)
        for found in pattern.finditer(text)
        if not has_its_article(language, edition, named[found[0]], text[: found.start()], text[found.end() :])
    )


@pytest.mark.parametrize(("language", "edition"), PAIRS)
def test_words_meet_as_they_should(language: str, edition: str) -> None:
    """*An* before a vowel, *del* for *de el*: in the texts of the page and of the lessons too."""
    slip = re.compile(SLIPS[language])
    must_be_empty((id, text) for id, text in texts(language, edition) if slip.search(text))


@pytest.mark.parametrize("language", FINISHED)
def test_typographic_signs(language: str) -> None:
    """No straight apostrophe, no space before an ellipsis."""
    folder = resources.files("boriken.locale").joinpath(language)
    for file in FILES:
        lines = folder.joinpath(file).read_text(encoding="utf-8").splitlines()
        assert [line for line in lines if not line.startswith("#") and re.search(r"'|[  ]…", line)] == []
    names = [value for row in read_table(f"languages/{language}/names") for value in row.values()]
    assert [name for name in names if "'" in name] == []


def test_portuguese_has_its_plural_after_nought() -> None:
    """*0 moedas*, as Brazilians say: ``[one]`` would take the singular there."""
    folder = resources.files("boriken.locale").joinpath("pt")
    assert [file for file in FILES if "[one]" in folder.joinpath(file).read_text(encoding="utf-8")] == []
