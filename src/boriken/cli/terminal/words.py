"""What is said at one table: the messages of its language, the names of its edition, those who sit there."""

from __future__ import annotations

import difflib
import re
import unicodedata
from collections.abc import Collection, Iterable, Mapping, Sequence
from functools import cache, reduce
from typing import Final

from rich.text import Text

from boriken.catalog.names import other_names
from boriken.cli.output import GLUE, NO_BREAK_SPACE, one_line
from boriken.engine.actions import NUMBERS, TEXTS
from boriken.engine.errors import BorikenError
from boriken.explaining import Explanation
from boriken.locale import NONE, Argument, Messages, names_for
from boriken.locale.actions import action_message
from boriken.locale.grammar import grammar
from boriken.locale.refusals import refusal_message
from boriken.locale.story import Said, piece
from boriken.notation import Action

SEAT_NAMES: Final = ("Ana", "Benito", "Carla", "Diego", "Elena")
"""In the order of the letters that positions give to seats."""

SUGGESTIONS: Final = 3

STYLES: Final = {
    "corn": "yellow",
    "indigo": "bright_blue",
    "sugar": "bold",  # white, but that cannot be seen on every terminal
    "tobacco": "dark_orange3",
    "coffee": "rgb(160,110,60)",
}


class Words:
    """The words of a language and an edition, for those who sit at a table and for who reads them."""

    def __init__(
        self,
        messages: Messages,
        players: int,
        names: Iterable[str] = (),
        reader: int | None = None,
        puertomas: int = 0,
    ) -> None:
        given = [one_line(text) for text in names][:players]
        self.messages = messages
        self.reader = reader
        """The seat that is spoken to as "you"."""
        self._first_puertoma = players - puertomas
        self.names = [text or SEAT_NAMES[seat] for seat, text in enumerate(given)]
        self.names += SEAT_NAMES[len(given) : players]
        self._things = names_for(messages.language, messages.edition)
        numbers = range(len(TEXTS))
        self._readings = {plain(text): number for number in numbers for text in self._spell_otherwise(number)}
        self._readings |= {plain(self.spell(number)): number for number in numbers}

    # --- Messages ----------------------------------------------------------------------------------------

    def text(self, id: str, **args: Argument) -> str:
        """A message of the catalogue."""
        return self.messages.text(id, **args).replace(NO_BREAK_SPACE, GLUE)

    def said(self, said: Said) -> str:
        """A message in the form for the reader, for another player, or for what nobody did."""
        seat = said.seats.get("player")
        args: dict[str, Argument] = {"player": "" if seat is None else self.names[seat], **said.args}
        for name, other in said.seats.items():
            if name != "player":
                args[name] = self.to_player(other)
        for name, parts in said.lists.items():
            args[name] = ", ".join(self.said(part) for part in parts) or NONE
        ending = "-nobody" if seat is None else "-you" if seat == self.reader else ""
        form = said.message + ending
        return self.text(form if self.messages.has(form) else said.message, **args)

    def labelled(self, label: str, text: str) -> str:
        """``Governor: Ana``"""
        return self.text("terminal-labelled", label=label, text=text)

    def all_of(self, texts: Sequence[str]) -> str:
        """``Ana, Benito and Carla``"""
        if len(texts) < 2:
            return "".join(texts)
        return self.text("terminal-and", first=", ".join(texts[:-1]), last=texts[-1])

    def one_after_the_other(self, texts: Iterable[str]) -> str:
        """``takes a quarry; gets 1 coin``"""
        said = [text for text in texts if text]
        return reduce(lambda all, more: self.text("terminal-then", said=all, more=more), said) if said else ""

    def aside(self, text: str) -> str:
        """A sentence to be put into brackets, within another."""
        return text[:1].lower() + text[1:].removesuffix(".")

    # --- Names -------------------------------------------------------------------------------------------

    def of(self, thing: str) -> str:
        """The name of a thing or a card."""
        return self._things[thing]

    def count(self, number: int, piece: str) -> str:
        """``1 coin``, ``2 coins``"""
        return self.text(f"piece-{piece}", count=number)

    def points(self, number: int) -> str:
        """``3 VP``"""
        return self.said(piece("chip", number))

    def amounts(self, numbers: Mapping[str, int]) -> str:
        """``2 corn, 1 sugar``"""
        return ", ".join(self.said(piece("barrel", number, good)) for good, number in numbers.items())

    def styled(self, thing: str, text: str = "") -> Text:
        """A thing's name, or what is said of it, in its colour."""
        return Text(text or self.of(thing), STYLES.get(thing, ""))

    # --- Players -----------------------------------------------------------------------------------------

    def is_puertoma(self, seat: int) -> bool:
        """Puertomas sit after all others (PUE-1)."""
        return seat >= self._first_puertoma

    def player(self, seat: int) -> str:
        """How a seat is called on the table.

        Whoever reads this and is called as the seat is anyway is "You".
        """
        name = self.names[seat]
        return self.text("seat-you") if seat == self.reader and name == SEAT_NAMES[seat] else name

    def to_player(self, seat: int) -> str:
        """Who gets something, after "to" or "for": ``Benito``, ``you``"""
        return self.text("terminal-to-you") if seat == self.reader else self.names[seat]

    # --- Actions -----------------------------------------------------------------------------------------

    def action(self, action: str, decision: str) -> str:
        """What an action does, as a choice in a decision."""
        id, args = action_message(action, decision)
        return self.text(id if self.messages.has(id) else "board-pass", **args)

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
