"""The loader: names from the table, messages by identifier, what happens when something is missing."""

from __future__ import annotations

import doctest
import logging

import pytest
from fluent.runtime import FluentBundle, FluentResource

import boriken.locale
import boriken.locale.actions
import boriken.locale.grammar
from boriken.catalog.achievements import ACHIEVEMENT_NAMES
from boriken.catalog.festival import CARD_IDS
from boriken.catalog.names import name, things
from boriken.catalog.puertoma import ABILITY_NAMES
from boriken.engine.errors import BadNotation, BorikenError
from boriken.engine.ids import CARD_NAMES
from boriken.engine.options import EDITIONS
from boriken.locale import Messages, languages, names_for
from boriken.locale.actions import action_message


def test_languages() -> None:
    assert languages()[0] == "en"
    assert {"es", "fr", "it", "pt"} <= set(languages())


@pytest.mark.parametrize("module", [boriken.locale, boriken.locale.actions, boriken.locale.grammar])
def test_docstrings(module: object) -> None:
    results = doctest.testmod(module)  # type: ignore[arg-type]
    assert results.attempted > 0
    assert results.failed == 0


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("language", languages())
def test_names_come_from_the_table(language: str, edition: str) -> None:
    names = names_for(language, edition)
    named = [*things(), *CARD_NAMES]
    assert {thing: names[thing] for thing in named} == {
        thing: name(thing, edition, language) for thing in named
    }
    assert set(names) == {*named, "portrait", *ACHIEVEMENT_NAMES, *CARD_IDS, *ABILITY_NAMES}
    assert all(names.values())
    messages = Messages(language, edition)
    assert all(messages.text("name", thing=thing) == names[thing] for thing in names)


def test_names_are_given_away_as_a_copy() -> None:
    names_for("en", "1897")["wharf"] = "Something else"
    assert names_for("en", "1897")["wharf"] == "Wharf"


def test_yes_and_no() -> None:
    messages = Messages("en", "classic")
    assert messages.text("event-guest-moved-you", place="chapel", noble=True).startswith("You move a noble")
    assert messages.text("event-guest-moved-you", place="chapel", noble=False).startswith("You move a worker")


def test_lists() -> None:
    messages = Messages("it", "1897")

    def weighed(near: list[str]) -> str:
        roles = ["settler", "prospector 2"]
        return messages.text(
            "event-puertoma-weighed", profitable=roles, near=near, richest=roles, tie_break=0
        )

    assert weighed([]) == (
        "Convenienti: Agricoltore, Avventuriero 2; nessuna freccia porta a uno di questi; "
        "più monete: Agricoltore, Avventuriero 2."
    )
    assert "; a una freccia: Agricoltore; " in weighed(["settler"])


def test_unknown_message() -> None:
    with pytest.raises(KeyError, match="no-such-message"):
        Messages("it", "1897").text("no-such-message")


def test_missing_in_a_language_is_said_in_english(
    caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    messages = Messages("it", "1897")
    poor = FluentBundle(["it"])
    poor.add_resource(FluentResource("event-game-over = È finita."))
    monkeypatch.setattr(messages, "_bundle", poor)
    with caplog.at_level(logging.WARNING):
        assert messages.text("event-house-emptied") == "The Trading House is emptied."
        assert messages.text("event-game-over") == "È finita."
    assert caplog.messages == ["The message event-house-emptied is missing in 'it': said in English."]


def test_missing_argument_is_logged(caplog: pytest.LogCaptureFixture) -> None:
    with caplog.at_level(logging.WARNING):
        assert Messages("en", "1897").text("refusal-ship-full") == "ship is full."
    assert caplog.messages == ["The message refusal-ship-full in 'en': Unknown external: ship."]


def test_unknown_thing_is_logged(caplog: pytest.LogCaptureFixture) -> None:
    with caplog.at_level(logging.WARNING):
        Messages("en", "1897").text("name", thing="castle")
    assert caplog.messages == ["The message name in 'en': 'castle'."]


def test_unknown_language_and_edition() -> None:
    with pytest.raises(BorikenError, match="Unknown language “de”: choose one of en, es"):
        Messages("de", "1897")
    with pytest.raises(BorikenError, match="Unknown edition “2002”: choose one of classic"):
        names_for("en", "2002")


def test_unknown_action() -> None:
    with pytest.raises(BadNotation, match="“burn wharf” is not an action"):
        action_message("burn wharf", "builder")
