"""What a good player would do: the answer to ``hint``."""

from __future__ import annotations

from typing import Final

from rich.console import Console
from rich.table import Table

from boriken.cli.terminal.choices import list_choices
from boriken.cli.terminal.words import Words
from boriken.engine.errors import BorikenError
from boriken.game import Game
from boriken.notation import Action

SECONDS: Final = 1.0
SHOWN: Final = 3
MOST_SIMULATIONS: Final = 100_000


def show_hint(console: Console, game: Game, words: Words, simulations: str = "") -> None:
    """The best moves, with what they may lead to; by default what a second of thought finds."""
    # Bots that search are not loaded before somebody asks.
    from boriken.bots.advice import advise

    if simulations and not (simulations.isdecimal() and 0 < int(simulations) <= MOST_SIMULATIONS):
        raise BorikenError(words.text("terminal-no-simulations", typed=simulations, most=MOST_SIMULATIONS))
    choices = {choice.action: choice for choice in list_choices(game, words)}
    advice = advise(game.state, SECONDS, simulations=int(simulations or 0))[:SHOWN]
    console.print(words.text("terminal-hint"))
    grid = Table.grid(padding=(0, 2, 0, 0))
    grid.add_column(justify="right", style="bold cyan", min_width=3)
    for best in advice:
        choice = choices[Action(best.action)]
        chance = words.text("terminal-hint-win", percent=round(100 * best.win))
        points = words.text("terminal-hint-points", count=round(best.points))
        grid.add_row(choice.key, choice.text, chance, points)
    console.print(grid)
