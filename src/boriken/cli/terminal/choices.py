"""The legal actions as a person reads them: a key to type, what it does, what it brings."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from boriken.cli.terminal.words import Words
from boriken.engine.actions import DRAFT_KIND
from boriken.game import Game
from boriken.moves.wording import brings, called
from boriken.notation import Action

COUNTED: Final = ("place", "nobles")
"""Decisions that ask for a number of people."""


@dataclass(frozen=True)
class Choice:
    """One legal action."""

    key: str
    """What to type."""
    action: Action
    text: str
    brings: str
    name: str
    """The text without what it says besides."""

    def is_called(self, typed: str, words: Words) -> bool:
        return words.is_same(typed, self.text) or words.is_same(typed, self.name)


def list_choices(game: Game, words: Words) -> list[Choice]:
    """Numbered from 1; but where the decision is a number of people, that is the key."""
    choices = []
    actions = game.legal_actions()
    if game.decision == "draft":
        actions.sort(key=lambda action: game.state.rules.cost[action - DRAFT_KIND])
    for number, action in enumerate(actions, start=1):
        key = str(action).split()[-1] if game.decision in COUNTED else str(number)
        name = called(game.state, action, words)
        text = f"{game.state.rules.cost[action - DRAFT_KIND]:>2} {name}" if game.decision == "draft" else name
        choices.append(Choice(key, action, text, brings(game.state, action, words), name))
    return choices
