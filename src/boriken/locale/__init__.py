"""What the game says, in five languages: the Fluent files of each, and the names of things.

Terminal and browser share the files. Names of things, and their forms, come from ``catalog/data/languages``
by functions that whoever formats a message provides: ``NAME``, ``THE``, ``COUNT`` and the like, see
``grammar.py``; ``NAMES`` for several at once, and ``EDITION``.

A player sees a text in any case: a message that a language lacks is said in English, a missing argument by
its own name, and both are logged. A message that English lacks too is a mistake of the program: ``KeyError``.
"""

from __future__ import annotations

import logging
from functools import cache
from importlib import resources
from typing import Final

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax.ast import Resource

from boriken.catalog.achievements import ACHIEVEMENT_NAMES
from boriken.catalog.festival import CARD_IDS
from boriken.catalog.names import ENGLISH as ENGLISH
from boriken.catalog.names import LANGUAGES, name, things
from boriken.catalog.puertoma import ABILITY_NAMES
from boriken.engine.errors import BorikenError
from boriken.engine.ids import CARD_NAMES
from boriken.engine.options import EDITIONS
from boriken.locale.grammar import SEPARATOR, fluent_functions

FILES: Final = (
    "game.ftl",
    "puertoma.ftl",
    "board.ftl",
    "table.ftl",
    "start.ftl",
    "new.ftl",
    "afterwards.ftl",
    "analysis.ftl",
    "learn.ftl",
    "rules.ftl",
    "chat.ftl",
    "notices.ftl",
    "meeting.ftl",
    "errors.ftl",
    "account.ftl",
    "profile.ftl",
    "complaints.ftl",
    "terminal.ftl",
    "help.ftl",
)
"""Of each language; the browser does not load ``complaints.ftl``, ``terminal.ftl`` and ``help.ftl``."""
NONE: Final = "none"
"""How a message knows an empty list."""

_logger = logging.getLogger(__name__)


def languages() -> tuple[str, ...]:
    """The languages of the catalogue, English first."""
    return LANGUAGES


def message_id(*parts: str) -> str:
    """The identifier of a message, from the words of the engine.

    >>> message_id("building", "small_market", "help"), message_id("decision", "drawn tile", "ask")
    ('building-small-market-help', 'decision-drawn-tile-ask')
    """
    return "-".join(parts).replace("_", "-").replace(" ", "-")


def names_for(language: str, edition: str) -> dict[str, str]:
    """What everything is called: by the identifiers of the tables, of the cards, and of places.

    >>> names_for("it", "1897")["indigo"], names_for("it", "classic")["portrait"]
    ('Frutta', 'Porto')
    """
    return dict(_names(language, edition))


Argument = str | int | list[str]
"""A number, a text, the identifier of a thing, a list of such; as a bool, yes or no."""


class Messages:
    """The texts of one language, in the words of one edition.

    >>> Messages("en", "1897").text("event-sold", player="Ana", good="indigo", coins=2)
    'Ana sells 1 crate of fruit for 2 coins.'
    """

    def __init__(self, language: str, edition: str) -> None:
        self.language: Final = language
        self.edition: Final = edition
        self._bundle: Final = _bundle(language, edition)

    def has(self, id: str) -> bool:
        """Whether there is such a message."""
        return bool(self._bundle.has_message(id))

    def text(self, id: str, **args: Argument) -> str:
        """A message with its arguments."""
        bundle = self._bundle
        if not bundle.has_message(id):
            if not _bundle(ENGLISH, self.edition).has_message(id):
                raise KeyError(id)
            _logger.warning("The message %s is missing in %r: said in English.", id, self.language)
            bundle = _bundle(ENGLISH, self.edition)
        said = {key: _sayable(value) for key, value in args.items()}
        pattern = bundle.get_message(id).value
        assert pattern is not None  # a message without a text is none: a test looks for them
        text, errors = bundle.format_pattern(pattern, said)
        for error in errors:
            _logger.warning("The message %s in %r: %s.", id, self.language, error)
        return str(text)


def _sayable(value: Argument) -> str | int:
    if isinstance(value, list):
        return SEPARATOR.join(value) or NONE
    return ("no", "yes")[value] if isinstance(value, bool) else value


_NAMED_BY_MESSAGES: Final = {
    "achievement": ACHIEVEMENT_NAMES,
    "festival": CARD_IDS,
    "ability": ABILITY_NAMES,
}


@cache
def _names(language: str, edition: str) -> dict[str, str]:
    titles = _titles(language, edition)  # first, for it knows which languages and editions there are
    return {thing: name(thing, edition, language) for thing in (*things(), *CARD_NAMES, "portrait")} | titles


@cache
def _titles(language: str, edition: str) -> dict[str, str]:
    messages = Messages(language, edition)
    return {
        card: messages.text(message_id(kind, card, "name"))
        for kind, cards in _NAMED_BY_MESSAGES.items()
        for card in cards
    }


@cache
def _resource(language: str, file: str) -> Resource:
    text = resources.files("boriken.locale").joinpath(language, file).read_text(encoding="utf-8")
    return FluentResource(text)


@cache
def _bundle(language: str, edition: str) -> FluentBundle:
    if language not in LANGUAGES:
        raise BorikenError(key="unknown_language", typed=language, known=list(LANGUAGES))
    if edition not in EDITIONS:
        raise BorikenError(key="unknown_edition", typed=edition, known=list(EDITIONS))
    # Titles are looked up when a message is formatted, not now: they are messages too.
    functions = fluent_functions(language, edition, lambda card: _titles(language, edition)[card])
    name_of = functions["NAME"]
    functions["NAMES"] = lambda things: SEPARATOR.join(map(name_of, things.split(SEPARATOR)))
    functions["EDITION"] = lambda: edition
    # Nothing here is written from right to left: no marks around what is filled in.
    bundle = FluentBundle([language], functions=functions, use_isolating=False)
    for file in FILES:
        bundle.add_resource(_resource(language, file))
    return bundle
