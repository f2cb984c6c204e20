"""A person at the terminal: what they are shown before a decision, and what they can type."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable
from pathlib import Path
from typing import Final

from rich.cells import cell_len
from rich.console import Console
from rich.table import Table
from rich.text import Text

from boriken.cli.output import write_text
from boriken.cli.terminal.automa import weighed
from boriken.cli.terminal.choices import COUNTED, Choice, list_choices
from boriken.cli.terminal.hints import show_hint
from boriken.cli.terminal.placing import AS_BEFORE, FILL, Placing, key_range, show_storage
from boriken.cli.terminal.questions import question, what_may_i_do
from boriken.cli.terminal.rules import show_rules
from boriken.cli.terminal.scores import score_sheet
from boriken.cli.terminal.story import tell
from boriken.cli.terminal.table import show_table
from boriken.cli.terminal.words import Words
from boriken.decisions import COMPOUND
from boriken.engine.actions import NUMBERS
from boriken.engine.errors import BorikenError
from boriken.engine.events import ROLE_TAKEN, Event
from boriken.game import Game
from boriken.notation import Action

KEY_WIDTH: Final = 3
OBVIOUS: Final = ("draft", "achievements", "nobles")
"""Decisions with so much to say of each choice that its notation is left out."""

HELP: Final = (
    ("3", "terminal-help-number"),
    ("load corn 6", "terminal-help-action"),
    ("? load corn 6", "terminal-help-legal"),
    ("rule CAP-4", "terminal-help-rule"),
    ("undo", "terminal-help-undo"),
    ("t", "terminal-help-table"),
    ("s", "terminal-help-points"),
    ("hint", "terminal-help-hint"),
    ("why", "terminal-help-why"),
    ("log", "terminal-help-log"),
    ("save {file}", "terminal-help-save"),
    ("position", "terminal-help-position"),
    ("q", "terminal-help-quit"),
)
"""What can be typed, in any language, and the message that says what it does."""


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
        self.began = 0
        """Actions played before the decision that is asked."""
        self.heard: list[int] = []
        """How many news there were before each part of it."""
        self.roles_taken = 0
        self.commands: dict[str, Callable[[str], None]] = {
            "?": self._explain,
            "rule": self._rule,
            "undo": self._undo,
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
        # The small wharf's decision begins with barrels that are sent in the captain's turn.
        is_part = (decision == self.last_decision and decision[0] in COMPOUND) or decision[0] == "small wharf"
        goes_on = is_part and len(self.game.actions) == self.began + len(self.heard)
        self.last_decision = decision
        if not goes_on:
            self.began, self.heard = len(self.game.actions), []
        action = self._decide(goes_on)
        self.heard.append(len(self.news))
        return action

    def _decide(self, goes_on: bool) -> Action:
        if (
            goes_on
            and self.game.decision == "place"
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
        self.console.print(Text(question(self.game, self.words), "bold"))
        if self.game.decision == "place":
            self.placing.show(self.console, choices)
            return
        if self.game.decision == "storage":
            show_storage(self.console, self.game, self.seat, self.words)
        grid = Table.grid(padding=(0, 2, 0, 0))
        grid.add_column(justify="right", style="bold cyan", min_width=KEY_WIDTH)
        with_notation = self.game.decision not in OBVIOUS and self._have_room(choices)
        for choice in choices:
            notation = [Text(str(choice.action), "dim")] if with_notation else []
            grid.add_row(choice.key, choice.text, choice.brings, *notation)
        self.console.print(grid)

    def _have_room(self, choices: list[Choice]) -> bool:
        """Whether the notation fits beside the choices: the longer names of a language may need its place."""
        rows = [(choice.text, choice.brings, str(choice.action)) for choice in choices]
        columns = zip(*rows, strict=True)
        return KEY_WIDTH + sum(2 + max(map(cell_len, column)) for column in columns) <= self.console.width

    def _next_command(self) -> str:
        if not self.typed_ahead:
            try:
                typed = self.console.input(Text("> ", "bold"))
            except (EOFError, RuntimeError):  # the latter where there is no input at all
                raise Quit from None
            self.typed_ahead.extend(self._parts(typed.strip()))
        return self.typed_ahead.popleft()

    def _parts(self, typed: str) -> list[str]:
        """Several answers on one line; but a comma may also belong to the name of a file or to a choice."""
        if "," not in typed or typed.startswith("save ") or self._called(typed.removeprefix("?")):
            return [typed]
        return [part.strip() for part in typed.split(",")]

    def _called(self, typed: str) -> Choice | None:
        """The choice that is called so."""
        choices = list_choices(self.game, self.words)
        return next((choice for choice in choices if choice.is_called(typed, self.words)), None)

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
            if typed == choice.key or choice.is_called(typed, self.words):
                return choice.action
        if typed.isdecimal():
            counted = f"{str(choices[0].action).rpartition(' ')[0]} {typed}"
            if self.game.decision not in COUNTED or counted not in NUMBERS:
                keys = key_range(choices, self.words)
                raise BorikenError(self.words.text("terminal-no-choice", typed=typed, keys=keys))
            typed = counted
        action = self._read(typed)
        explanation = self.game.explain(action)
        if not explanation.legal:
            raise BorikenError(self.words.explain(explanation))
        return action

    def _read(self, typed: str) -> Action:
        return self.words.read(typed, legal=self.game.legal_actions())

    # --- Commands ----------------------------------------------------------------------------------------

    def _explain(self, typed: str) -> None:
        if typed:
            choice = self._called(typed)
            action = choice.action if choice else self._read(typed)
            self.console.print(self.words.explain(self.game.explain(action)))
            return
        self.console.print(what_may_i_do(self.game, self.words))
        grid = Table.grid(padding=(0, 2))
        file = self.words.text("terminal-file")
        for command, meaning in HELP:
            grid.add_row(Text(f" {command.format(file=file)}", "bold"), self.words.text(meaning))
        self.console.print(grid)

    def _rule(self, wanted: str) -> None:
        if not wanted:
            raise BorikenError(self.words.text("terminal-which-rule"))
        show_rules(self.console, wanted.split(), self.words.messages)

    def _undo(self, _: str) -> None:
        """RUL-55: take back what was named last, as long as the decision is not complete."""
        if len(self.game.actions) <= self.began:
            raise BorikenError(self.words.text("terminal-nothing-to-undo"))
        self.game.undo()
        del self.news[self.heard.pop() :]
        self.placing.habit = ""
        self._show(with_table=False)

    def _table(self, _: str) -> None:
        self._show(with_table=True)

    def _scores(self, _: str) -> None:
        self.console.print(score_sheet([self.game.scores()[self.seat]], self.words))

    def _hint(self, simulations: str) -> None:
        show_hint(self.console, self.game, self.words, simulations)

    def _why(self, _: str) -> None:
        if not self.game.puertomas:
            raise BorikenError(self.words.text("terminal-no-puertoma"))
        for number in self.game.puertomas:
            told = weighed(self.game.weigh(number), self.words)
            self.console.print(f"{self.words.player(number)}. {told}")

    def _log(self, _: str) -> None:
        self._paragraphs(self.log)

    def _save(self, file: str) -> None:
        if not file:
            raise BorikenError(self.words.text("terminal-which-file"))
        write_text(Path(file), self.game.record().to_text())
        self.console.print(self.words.text("terminal-saved-so-far", file=file))

    def _position(self, _: str) -> None:
        self.console.print(self.game.position(), soft_wrap=True)

    def _quit(self, _: str) -> None:
        raise Quit
