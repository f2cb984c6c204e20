"""The question of each kind of decision, with the figures that matter for it."""

from __future__ import annotations

from boriken.cli.terminal.words import Words
from boriken.decisions import figures
from boriken.game import Game
from boriken.locale import message_id


def question(game: Game, words: Words) -> str:
    """What is to be decided now."""
    decision = game.decision or ""
    asked = words.text(message_id("decision", decision, "ask"), **figures(game.state))
    if decision == "achievements" and game.puertomas:
        # PUE-23: nobody passes cards on, and what they are for is another thing.
        return f"{asked} {words.text('puertoma-with-achievements-help')}"
    return asked


def what_may_i_do(game: Game, words: Words) -> str:
    """What the decision is about, at more length."""
    decision = game.decision or ""
    if decision == "achievements" and game.puertomas:
        return words.text("puertoma-with-achievements-help")
    return words.text(message_id("decision", decision, "help"))
