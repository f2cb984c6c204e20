"""The question of each kind of decision, with the figures that matter for it."""

from __future__ import annotations

from boriken.cli.terminal.words import Words
from boriken.decisions import figures
from boriken.game import Game
from boriken.locale import message_id
from boriken.locale.story import help_messages


def question(game: Game, words: Words) -> str:
    """What is to be decided now; and its help, where that of the decision itself would be wrong (PUE-23)."""
    decision = game.decision or ""
    asked = words.text(message_id("decision", decision, "ask"), **figures(game.state))
    is_another_game = message_id("decision", decision, "help") not in _help(game)
    return f"{asked} {what_may_i_do(game, words)}" if is_another_game else asked


def what_may_i_do(game: Game, words: Words) -> str:
    """What the decision is about, at more length."""
    return " ".join(words.text(message) for message in _help(game))


def _help(game: Game) -> list[str]:
    return help_messages(game.decision or "", bool(game.puertomas))
