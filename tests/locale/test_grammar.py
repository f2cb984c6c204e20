"""Names with their grammar: the forms of a language, and that no language lacks any."""

from __future__ import annotations

import csv
from pathlib import Path

import pytest

from boriken.catalog.names import LANGUAGES, noun, things
from boriken.catalog.tables import read_table
from boriken.cli.terminal.words import Words
from boriken.engine.actions import NUMBERS
from boriken.engine.options import EDITIONS
from boriken.locale import Messages
from boriken.locale.grammar import count, form, gender, grammar, noun_of, tile

FORMS = Path(__file__).parent / "forms.csv"
"""What Python and the web table must both say: its tests read the same file."""
LISTS = Path(__file__).parent / "lists.csv"
GENDERED = [language for language in LANGUAGES if language != "en"]
COUNTED = [
    *("coin", "worker", "barrel", "plantation", "quarry", "forest"),
    *("circle", "field", "ship", "player"),
]


def rows() -> list[dict[str, str]]:
    with FORMS.open(encoding="utf-8", newline="") as file:
        return list(csv.DictReader(file))


@pytest.mark.parametrize("language", LANGUAGES)
def test_forms(language: str) -> None:
    wanted = [row for row in rows() if row["language"] == language]
    assert len(wanted) > 40
    for row in wanted:
        function, thing, edition = row["function"], row["thing"], row["edition"]
        name, _, number = function.partition(" ")
        said = (
            count(thing, int(number), language, edition)
            if name == "COUNT"
            else form(function, thing, language, edition)
        )
        assert said == row["said"], row


@pytest.mark.parametrize("language", GENDERED)
def test_every_thing_has_its_word_and_its_gender(language: str) -> None:
    own = {row["id"] for row in read_table(f"languages/{language}/names")}
    assert [thing for thing in things() if thing not in own] == []
    for edition in EDITIONS:
        words = {thing: noun(thing, edition, language) for thing in things()}
        assert [thing for thing, word in words.items() if not {"m", "f", "bare"} & word.grammar] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_counted_has_a_plural(language: str) -> None:
    for edition in EDITIONS:
        for thing in COUNTED:
            one, two = (count(thing, number, language, edition).partition(" ")[2] for number in (1, 2))
            assert one != two, thing


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_function_is_there(language: str) -> None:
    assert set(grammar(language).functions) == set(grammar("en").functions)
    for edition in EDITIONS:
        for thing in (*things(), "plantation corn", "ship 5", "phase mayor", "prospector 2"):
            for function in grammar(language).functions:
                assert "~" not in form(function, thing, language, edition)
                assert form(f"{function}_plural", thing, language, edition)


def test_goods_stand_for_their_plantations() -> None:
    assert [tile(thing, "it", "1897") for thing in ("corn", "quarry", "wharf", "prospector 2", "castle")] == [
        *("plantation corn", "quarry", "wharf", "prospector 2", "castle")
    ]


def test_what_a_name_only_looks_like() -> None:
    """A Spanish hangar would begin with a vowel, the French one does not."""
    assert form("the", "storehouse", "fr", "1897") == "le Hangar"
    assert form("the", "hospice", "fr", "1897") == "l’Hôpital"
    assert form("a", "university", "en", "classic") == "a University"


def test_agreement() -> None:
    words = [noun_of(thing, "fr", "1897") for thing in ("wharf", "hacienda", "indigo")]
    assert [gender(word) for word in words] == ["m", "f", "mp"]


@pytest.mark.parametrize(
    ("language", "typed", "action"),
    [("fr", "maire", "mayor"), ("pt", "artesão", "craftsman"), ("es", "barrel índigo", "barrel indigo")],
)
def test_names_of_other_printings_are_understood(language: str, typed: str, action: str) -> None:
    words = Words(Messages(language, "classic"), 3)
    assert words.read(typed) == NUMBERS[action]
    assert words.read(words.spell(NUMBERS[action])) == NUMBERS[action]


def test_lists() -> None:
    """The last part is put after an *and*, which in Spanish hears how it begins."""
    lines = [line.split(";") for line in LISTS.read_text(encoding="utf-8").splitlines()[1:]]
    assert {language for language, *_ in lines} == set(LANGUAGES)
    for language, parts, said in lines:
        assert grammar(language).join(parts.split(", ")) == said
    assert grammar("it").join([]) == ""
