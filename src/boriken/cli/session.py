"""A person at the terminal: what they are shown before a decision, and what they can type."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable
from pathlib import Path
from typing import Final

from rich.console import Console
from rich.table import Table
from rich.text import Text

from boriken.cli.automa import weighed
from boriken.cli.choices import COUNTED, list_choices
from boriken.cli.hints import show_hint
from boriken.cli.output import write_text
from boriken.cli.placing import AS_BEFORE, FILL, Placing, show_storage
from boriken.cli.questions import question
from boriken.cli.rules import find_rules, show_rule
from boriken.cli.scores import score_sheet
from boriken.cli.story import tell
from boriken.cli.table import show_table
from boriken.cli.words import Words
from boriken.decisions import COMPOUND
from boriken.engine.actions import NUMBERS
from boriken.engine.errors import BorikenError
from boriken.engine.events import ROLE_TAKEN, Event
from boriken.game import Game
from boriken.notation import Action

OBVIOUS: Final = ("draft", "achievements", "nobles")
"""Decisions with so much to say of each choice that its notation is left out."""

HELP: Final = (
    ("3", "a choice by its number; several at once: 2, 0, 1"),
    ("load corn 6", "an action by its text, or in the names of the edition"),
    ("? load corn 6", "whether an action is legal, and if not by which rule"),
    ("rule CAP-4", "what a rule says; words search the rules"),
    ("t", "the table and the choices again"),
    ("s", "your points so far"),
    ("hint", "what a good player would do, after a second of thought"),
    ("why", "which roles a Puertoma would weigh now, and what its filters leave"),
    ("log", "everything that has happened"),
    ("save FILE", "write a record of the game so far"),
    ("position", "the whole position as text, hidden things included"),
    ("q", "end the game"),
)


class Quit(Exception):
    """The person does not want to go on."""


class Session:
    """One person's seat in one game."""

    def __init__(self, console: Console, game: Game, seat: int, words: Words) -> None:
        self.console = console
        self.game = game
        self.seat = seat
        self.words = words
        self.news: list[Event] = []
        self.log: list[str] = []
        self.placing = Placing(game, seat, words)
        self.typed_ahead: deque[str] = deque()
        self.last_decision = ("", 0)
        self.roles_taken = 0
        self.commands: dict[str, Callable[[str], None]] = {
            "?": self._explain,
            "rule": self._rule,
            "t": self._table,
            "s": self._scores,
            "hint": self._hint,
            "why": self._why,
            "log": self._log,
            "save": self._save,
            "position": self._position,
            "q": self._quit,
        }
        game.listen(self._hear)

    def _hear(self, event: Event) -> None:
        self.news.append(event)
        if event.kind == ROLE_TAKEN:
            self.roles_taken += 1
            self.placing.remember()

    # --- Deciding ----------------------------------------------------------------------------------------

    def decide(self) -> Action:
        """Show what has happened and how things stand, and ask until the answer is a legal action."""
        decision = (self.game.decision or "", self.roles_taken)
        goes_on = decision == self.last_decision and decision[0] in COMPOUND
        self.last_decision = decision
        if (
            goes_on
            and decision[0] == "place"
            and (choice := self.placing.pick(list_choices(self.game, self.words)))
        ):
            return choice.action
        shown = False
        while True:
            if not self.typed_ahead and not shown:
                self._show(with_table=not goes_on)
                shown = True
            action = self._answer(self._next_command())
            if action is not None:
                return action
            # What was typed ahead was meant for another situation.
            self.typed_ahead.clear()

    def _show(self, with_table: bool) -> None:
        if with_table:
            self.tell_news()
            self.console.print()
            show_table(self.console, self.game, self.seat, self.words)
        self._ask()

    def tell_news(self) -> None:
        """Tell what has happened since the last time."""
        paragraphs = tell(self.news, self.words)
        self.news.clear()
        self.log += paragraphs
        if paragraphs:
            self.console.print()
            self._paragraphs(paragraphs)

    def _paragraphs(self, paragraphs: list[str]) -> None:
        grid = Table.grid(padding=(0, 1))
        for paragraph in paragraphs:
            headline, _, rest = paragraph.partition(". ")
            text = Text.assemble((f"{headline}. ", "bold"), rest) if rest else Text(paragraph, "bold")
            grid.add_row(" ›", text)
        self.console.print(grid)

    def _ask(self) -> None:
        """The question, and the choices."""
        choices = list_choices(self.game, self.words)
        self.console.print()
        self.console.print(Text(question(self.game, self.seat, self.words), "bold"))
        if self.game.decision == "place":
            self.placing.show(self.console, choices)
            return
        if self.game.decision == "storage":
            show_storage(self.console, self.game, self.seat, self.words)
        grid = Table.grid(padding=(0, 2, 0, 0))
        grid.add_column(justify="right", style="bold cyan", min_width=3)
        for choice in choices:
            typed = "" if self.game.decision in OBVIOUS else str(choice.action)
            grid.add_row(choice.key, choice.text, choice.brings, Text(typed, "dim"))
        self.console.print(grid)

    def _next_command(self) -> str:
        if not self.typed_ahead:
            try:
                typed = self.console.input(Text("> ", "bold"))
            except EOFError:
                raise Quit from None
            # The name of a file may hold a comma.
            parts = [typed] if typed.strip().startswith("save ") else typed.split(",")
            self.typed_ahead.extend(part.strip() for part in parts)
        return self.typed_ahead.popleft()

    def _answer(self, typed: str) -> Action | None:
        """The action that was meant, if it was one and is legal; whatever else was asked for is done."""
        head, _, rest = typed.partition(" ")
        if typed.startswith("?"):
            head, rest = "?", typed[1:]
        try:
            command = self.commands.get(head.lower())
            if command is not None:
                command(rest.strip())
                return None
            return self._choose(typed) if typed else None
        except BorikenError as error:
            self.console.print(str(error))
        except OSError as error:
            self.console.print(f"{error.filename}: {error.strerror}.")
        return None

    def _choose(self, typed: str) -> Action:
        choices = list_choices(self.game, self.words)
        if self.game.decision == "place" and typed in (FILL, AS_BEFORE):
            self.placing.habit = typed
            typed = (self.placing.pick(choices) or choices[0]).key
        for choice in choices:
            if typed == choice.key:
                return choice.action
        if typed.isdecimal():
            counted = f"{str(choices[0].action).rpartition(' ')[0]} {typed}"
            if self.game.decision not in COUNTED or counted not in NUMBERS:
                keys = f"{choices[0].key} to {choices[-1].key}"
                raise BorikenError(f"There is no choice {typed}: choose {keys}.")
            typed = counted
        action = self.words.read(typed)
        explanation = self.game.explain(action)
        if not explanation.legal:
            raise BorikenError(self.words.explain(explanation))
        return action

    # --- Commands ----------------------------------------------------------------------------------------

    def _explain(self, action: str) -> None:
        if action:
            self.console.print(self.words.explain(self.game.explain(self.words.read(action))))
            return
        grid = Table.grid(padding=(0, 2))
        for command, meaning in HELP:
            grid.add_row(Text(f" {command}", "bold"), meaning)
        self.console.print(grid)

    def _rule(self, wanted: str) -> None:
        if not wanted:
            raise BorikenError("Which rule? For example: rule CAP-4, or rule wharf.")
        for found in find_rules(wanted.split()):
            show_rule(self.console, found)

    def _table(self, _: str) -> None:
        self._show(with_table=True)

    def _scores(self, _: str) -> None:
        self.console.print(score_sheet([self.game.scores()[self.seat]], self.words))

    def _hint(self, simulations: str) -> None:
        show_hint(self.console, self.game, self.words, simulations)

    def _why(self, _: str) -> None:
        if not self.game.puertomas:
            raise BorikenError("No Puertoma plays at this table.")
        for number in self.game.puertomas:
            told = weighed(self.game.weigh(number), 0, self.words)
            self.console.print(f"{self.words.player(number)}. {told}")

    def _log(self, _: str) -> None:
        self._paragraphs(self.log)

    def _save(self, file: str) -> None:
        if not file:
            raise BorikenError("Where to? For example: save game.json.")
        write_text(Path(file), self.game.record().to_text())
        self.console.print(f"The game so far is in {file}; boriken replay {file} shows it.")

    def _position(self, _: str) -> None:
        self.console.print(self.game.position(), soft_wrap=True)

    def _quit(self, _: str) -> None:
        raise Quit
