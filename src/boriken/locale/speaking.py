"""Sentences about one table: the messages of a language, the names of its edition, those who sit there."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Final

from boriken.locale import NONE, Argument, Messages, names_for
from boriken.locale.actions import action_message
from boriken.locale.grammar import grammar
from boriken.locale.story import Said, piece

SEAT_NAMES: Final = ("Ana", "Benito", "Carla", "Diego", "Elena")
"""In the order of the letters that positions give to seats."""


class Speaker:
    """The words of a language and an edition, for those who sit at a table and for who reads them."""

    def __init__(
        self, messages: Messages, players: int, names: Iterable[str] = (), reader: int | None = None
    ) -> None:
        given = list(names)[:players]
        self.messages = messages
        self.reader = reader
        """The seat that is spoken to as "you"."""
        self.names = [text or SEAT_NAMES[seat] for seat, text in enumerate(given)]
        self.names += SEAT_NAMES[len(given) : players]
        self._things = names_for(messages.language, messages.edition)

    # --- Messages ----------------------------------------------------------------------------------------

    def text(self, id: str, **args: Argument) -> str:
        """A message of the catalogue."""
        return self.messages.text(id, **args)

    def said(self, said: Said) -> str:
        """A message in the form for the reader, for another player, or for what nobody did."""
        seat = said.seats.get("player")
        args: dict[str, Argument] = {"player": "" if seat is None else self.names[seat], **said.args}
        for name, other in said.seats.items():
            if name != "player":
                args[name] = self.to_player(other)
        for name, parts in said.lists.items():
            args[name] = self.all_of([self.said(part) for part in parts]) or NONE
        ending = "-nobody" if seat is None else "-you" if seat == self.reader else ""
        form = said.message + ending
        return self.text(form if self.messages.has(form) else said.message, **args)

    def labelled(self, label: str, text: str) -> str:
        """``Governor: Ana``"""
        return self.text("labelled", label=label, text=text)

    def all_of(self, texts: Sequence[str]) -> str:
        """``Ana, Benito and Carla``"""
        return grammar(self.messages.language).join(texts)

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
        """``2 corn and 1 sugar``"""
        return self.all_of([self.said(piece("barrel", number, good)) for good, number in numbers.items()])

    def player(self, seat: int) -> str:
        """How a seat is called on the table.

        Whoever reads this and is called as the seat is anyway is "You".
        """
        name = self.names[seat]
        return self.text("seat-you") if seat == self.reader and name == SEAT_NAMES[seat] else name

    def to_player(self, seat: int) -> str:
        """Who gets something, after "to" or "for": ``Benito``, ``you``"""
        return self.text("terminal-to-you") if seat == self.reader else self.names[seat]

    def action(self, action: str, decision: str) -> str:
        """What an action does, as a choice in a decision."""
        id, args = action_message(action, decision)
        return self.text(id if self.messages.has(id) else "board-pass", **args)
