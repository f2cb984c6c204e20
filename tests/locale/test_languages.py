"""Every language says everything, in every edition, in sentences that are whole and fit the screen."""

from __future__ import annotations

import re
from importlib import resources

import pytest
from fluent.syntax import ast

from boriken.engine.options import EDITIONS
from boriken.locale import FILES, Messages, languages
from tests.locale.catalogue import NUMBERS, entries, samples, tried, variables

LANGUAGES = languages()
PAIRS = [(language, edition) for language in LANGUAGES for edition in EDITIONS]
SHORT = {"-effect": 60, "-ask": 90, "-pass": 40, "-name": 60, "-privilege": 90}
"""How long a text can be on a phone, by the end of its identifier."""
BUTTON = 80
ANYTHING = 300
PARTS = (
    "wrong",
    "error-unreadable",
    "error-no-action",
    "error-no-text-file",
    "error-not-draftable",
    "error-not-in-answer",
    *("name", "piece-", "sum-", "one-good", "of-good", "a-tile", "ending-", "festival-reward", "phase-"),
    *("amount-", "terminal-", "account-used", "account-device-here", "analysis-then"),
)
"""Messages that may stand in the middle of a sentence."""
MAY_BE_EMPTY = ("festival-reward-coins", "festival-reward-points", "terminal-subject")
SLIPS = {
    "en": r"\ba (?:[aeio]|un)|\ban [^aeio]",
    "it": r"\b(?:il|lo|la|una|del|della|al|alla|dal|dalla|nel|nella|sul|sulla) [aeiouè]|\bdi (?:il|la)\b",
    "es": r"\b(?:de|a) el\b|\by (?:[iíIÍ]|hi)",
    "fr": r"\b(?:le|la|de|que|je|ne|se|du|au) [aeiouéèêîôœ]|\bsi ils?\b|\b(?:de|à) les?\b|"
    r"[^\xa0](?:[;?!]|:(?!\S))",
    "pt": r"\b(?:de|em|por) (?:o|a|os|as)\b(?! [a-z]+r\b)",
}
"""Letters that come out wrong when a name meets the word before it (in French also the spaces)."""
NO_SLIP = r"(?!)"
"""Until somebody says what can be wrong in a language."""


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_file_is_read(language: str) -> None:
    folder = resources.files("boriken.locale").joinpath(language)
    assert sorted(file.name for file in folder.iterdir() if file.name.endswith(".ftl")) == sorted(FILES)


@pytest.mark.parametrize("language", LANGUAGES)
def test_files_have_no_mistakes(language: str) -> None:
    assert [entry.content for entry in entries(language) if isinstance(entry, ast.Junk)] == []
    named = [entry.id.name for entry in entries(language) if isinstance(entry, ast.Message)]
    assert sorted(named) == sorted(set(named))
    assert all(
        entry.value and not entry.attributes for entry in entries(language) if isinstance(entry, ast.Message)
    )


@pytest.mark.parametrize("language", LANGUAGES)
def test_same_messages_and_variables_as_in_english(language: str) -> None:
    assert variables(language) == variables("en")
    assert list(variables(language)) == list(variables("en"))


def is_clean(id: str, text: str) -> bool:
    """Nothing is left over, and nothing is missing."""
    return not re.search(r"[{}]|\u2068|  |^\s|\s$| [,.]|\.\.|\bNone\b", text) and (
        bool(text) or id in MAY_BE_EMPTY
    )


def fits(id: str, text: str) -> bool:
    is_sentence = id.startswith(("event-", "refusal-"))
    ends = [bound for end, bound in SHORT.items() if id.endswith(end) and not is_sentence]
    bound = BUTTON if id.startswith("action-") else ends[0] if ends else ANYTHING
    return len(text) <= bound


def is_whole(id: str, text: str) -> bool:
    """It begins with a capital letter, and what is a sentence ends like one."""
    if id.startswith(PARTS):
        return True
    first = next((letter for letter in text if letter.isalnum()), "")
    is_sentence = id.startswith(("event-", "refusal-", "role-")) or id.endswith(("-help", "-ask"))
    return not first.islower() and (text.endswith((".", "?", "!")) or not is_sentence)


@pytest.mark.parametrize(("language", "edition"), PAIRS)
def test_every_text(language: str, edition: str, caplog: pytest.LogCaptureFixture) -> None:
    """Every message with every sample of its arguments."""
    messages = Messages(language, edition)
    slip = re.compile(SLIPS.get(language, NO_SLIP))
    bad = []
    for id, names in tried(language).items():
        for args in samples(id, names):
            text = messages.text(id, **args)
            if not (is_clean(id, text) and fits(id, text) and is_whole(id, text)) or slip.search(text):
                bad.append((id, len(text), text))
    assert bad == []
    assert caplog.messages == []


@pytest.mark.parametrize("file", FILES)
def test_no_line_breaks_before_french_signs(file: str) -> None:
    text = resources.files("boriken.locale").joinpath("fr", file).read_text(encoding="utf-8")
    messages = re.sub(r"^#.*$", "", text, flags=re.MULTILINE)
    assert re.findall(r".* [:;?!»](?:[ .)].*|$)|.*« .*", messages, flags=re.MULTILINE) == []


COUNTED = [
    *((f"piece-{piece}", "count") for piece in ("coin", "worker", "barrel", "good", "plantation", "quarry")),
    ("piece-forest", "count"),
    ("sum-coins", "coins"),
]


@pytest.mark.parametrize(("language", "edition"), PAIRS)
def test_plurals(language: str, edition: str) -> None:
    """One is not many; none is like one in French, like many elsewhere."""
    messages = Messages(language, edition)
    for id, variable in COUNTED:
        others = dict.fromkeys(variables(language)[id] - {variable}, "sugar")
        texts = [messages.text(id, **{variable: number}, **others) for number in NUMBERS]
        none, one, two, five = (text.partition(" ")[2] for text in texts)
        assert one != two == five
        assert none == (one if language == "fr" else two)


@pytest.mark.parametrize("language", LANGUAGES)
def test_editions_have_their_own_words(language: str) -> None:
    """RUL-37: classic differs from 1897, whose words the special edition has too."""
    classic, of_1897, special = (Messages(language, edition) for edition in EDITIONS)
    for id in ("piece-coin", "piece-noble"):
        assert classic.text(id, count=3) != of_1897.text(id, count=3) == special.text(id, count=3)
    assert classic.text("piece-good", count=2, good="indigo") != of_1897.text(
        "piece-good", count=2, good="indigo"
    )
    hospice = "building-hospice-help"
    assert of_1897.text(hospice) != special.text(hospice)


@pytest.mark.parametrize("language", [language for language in LANGUAGES if language != "en"])
def test_translated(language: str) -> None:
    """Hardly a text is the same as in English: only what is nothing but names and figures."""
    own, english = Messages(language, "1897"), Messages("en", "1897")
    for id, names in tried(language).items():
        args = next(iter(samples(id, names)))
        if id.endswith(("-help", "-effect", "-ask", "-condition", "-you", "-pass")) or "terminal-help" in id:
            assert own.text(id, **args) != english.text(id, **args), id
