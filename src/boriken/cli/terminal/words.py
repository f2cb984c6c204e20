"""What is said at one table in the terminal, and what is typed, in its language and edition."""

from __future__ import annotations

import difflib
import re
import unicodedata
from collections.abc import Collection, Iterable
from functools import cache, reduce
from typing import Final

from rich.text import Text

from boriken.catalog.names import other_names
from boriken.cli.output import GLUE, NO_BREAK_SPACE, one_line
from boriken.engine.actions import NUMBERS, TEXTS
from boriken.engine.errors import BorikenError
from boriken.explaining import Explanation
from boriken.locale import Argument, Messages
from boriken.locale.grammar import grammar
from boriken.locale.refusals import refusal_message
from boriken.locale.speaking import Speaker
from boriken.notation import Action

SUGGESTIONS: Final = 3

STYLES: Final = {
    "corn": "yellow",
    "indigo": "bright_blue",
    "sugar": "bold",  # white, but that cannot be seen on every terminal
    "tobacco": "dark_orange3",
    "coffee": "rgb(160,110,60)",
}


class Words(Speaker):
    """What is said at a table in the terminal, and how actions are typed there."""

    def __init__(
        self,
        messages: Messages,
        players: int,
        names: Iterable[str] = (),
        reader: int | None = None,
        puertomas: int = 0,
    ) -> None:
        super().__init__(messages, players, map(one_line, names), reader)
        self._first_puertoma = players - puertomas
        numbers = range(len(TEXTS))
        self._readings = {plain(text): number for number in numbers for text in self._spell_otherwise(number)}
        self._readings |= {plain(self.spell(number)): number for number in numbers}

    def text(self, id: str, **args: Argument) -> str:
        """A message of the catalogue; Rich must not break lines at its no-break spaces."""
        return super().text(id, **args).replace(NO_BREAK_SPACE, GLUE)

    def one_after_the_other(self, texts: Iterable[str]) -> str:
        """``takes a quarry; gets 1 coin``"""
        said = [text for text in texts if text]
        return reduce(lambda all, more: self.text("terminal-then", said=all, more=more), said) if said else ""

    def styled(self, thing: str, text: str = "") -> Text:
        """A thing's name, or what is said of it, in its colour."""
        return Text(text or self.of(thing), STYLES.get(thing, ""))

    def is_puertoma(self, seat: int) -> bool:
        """Puertomas sit after all others (PUE-1)."""
        return seat >= self._first_puertoma

    # --- Actions -----------------------------------------------------------------------------------------

    def spell(self, action: int) -> str:
        """An action in the names of the edition, as somebody might type it: ``load fruit 6``"""
        head, *rest = TEXTS[action].split()
        if action == NUMBERS["pass"]:
            return head
        if not rest or rest[0].isdecimal():
            head = self._spell_word(head)
        return " ".join([head, *(self._spell_word(word) for word in rest)])

    def _spell_word(self, word: str) -> str:
        return self._things.get(word, word.replace("_", " ")).lower()

    def _spell_otherwise(self, action: int) -> list[str]:
        """An action in other names of its thing."""
        return [
            self.spell(action).replace(self._spell_word(word), other.lower())
            for word in TEXTS[action].split()
            for other in other_names(word, self.messages.edition, self.messages.language)
        ]

    def read(self, text: str, legal: Collection[int] = ()) -> Action:
        """Read an action, in the notation or in the names of the edition."""
        typed = " ".join(text.lower().split())
        number = NUMBERS.get(typed, self._readings.get(plain(typed)))
        if number is None:
            near = ", ".join(self._near(plain(typed), legal))
            hint = f" {self.text('terminal-did-you-mean', near=near)}" if near else ""
            raise BorikenError(f"{self.text('terminal-no-action', typed=text)}{hint}")
        return Action(number)

    def is_same(self, typed: str, text: str) -> bool:
        """Whether somebody typed a text: accents, capitals and articles may be missing."""
        articles = _articles(self.messages.language)
        return articles.sub("", plain(typed)) == articles.sub("", plain(text))

    def _near(self, typed: str, legal: Collection[int]) -> list[str]:
        """What may have been meant: at most two actions that are legal, then whatever is nearest."""
        known = {**NUMBERS, **self._readings}
        possible = [text for text, number in known.items() if number in legal]
        near = [
            *difflib.get_close_matches(typed, possible, n=SUGGESTIONS - 1),
            *difflib.get_close_matches(typed, known, n=SUGGESTIONS),
        ]
        return list(dict.fromkeys(self.spell(known[text]) for text in near))[:SUGGESTIONS]

    def explain(self, explanation: Explanation) -> str:
        """Whether an action is legal, and if not why."""
        if explanation.legal:
            return self.text("terminal-legal")
        id, args = refusal_message(
            self.messages, explanation.key, explanation.figures, self.player, self.reader
        )
        return f"{self.text(id, **args)} ({explanation.rule})"


@cache
def _articles(language: str) -> re.Pattern[str]:
    """The articles that the language's grammar has, as ``plain`` leaves them: ``il ``, ``l'``"""
    forms = {form for function in ("THE", "A") for _, form in grammar(language).functions.get(function, [])}
    articles = {plain(form).removesuffix("~") for form in forms} - {""}
    return re.compile(rf"\b(?:{'|'.join(map(re.escape, sorted(articles)))})")


def plain(text: str) -> str:
    """As somebody might type it: without accents, which not every keyboard has, and capitals."""
    words = text.casefold().replace(GLUE, " ").replace("’", "'").split()
    parts = unicodedata.normalize("NFKD", " ".join(words))
    return "".join(sign for sign in parts if not unicodedata.combining(sign))
