"""The score sheet: points by source."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rich.table import Table

from boriken.catalog.achievements import ACHIEVEMENT_NAMES
from boriken.catalog.buildings import BUILDING_NAMES
from boriken.cli.output import plain_table
from boriken.cli.words import YOU, Words
from boriken.game import Game
from boriken.rules.puertoma.scoring import PUERTOMA_SOURCES
from boriken.rules.scoring import Score

_ORDER: Final = ["chips", "buildings", *BUILDING_NAMES, *PUERTOMA_SOURCES, "nobles", *ACHIEVEMENT_NAMES]


def score_sheet(scores: Sequence[Score], words: Words) -> Table:
    """A column for each seat, a line for each source of points."""
    table = plain_table()
    table.add_column("")
    for score in scores:
        table.add_column(words.player(score.seat), justify="right")
    sources = sorted({source for score in scores for source in score.parts}, key=_ORDER.index)
    for source in sources:
        points = [str(score.parts[source]) if source in score.parts else "" for score in scores]
        table.add_row(source_name(source, words), *points, end_section=source == sources[-1])
    table.add_row("Points", *(str(score.total) for score in scores), style="bold")
    goods = f"{words.of('coin')}s and {words.small('barrel')}s"
    table.add_row(goods, *(str(score.tie_break) for score in scores), style="dim")
    return table


def source_name(source: str, words: Words) -> str:
    if source in ACHIEVEMENT_NAMES:
        return words.card(source)
    named = {"chips": "VP chips", "buildings": "Buildings", "nobles": f"{words.of('noble')}s"}
    named["achievements"] = "Achievements"
    named["coins_and_barrels"] = f"{words.of('coin')}s and {words.small('barrel')}s"
    named |= {
        source: source.replace("_", " ").capitalize() for source in PUERTOMA_SOURCES if source not in named
    }
    return named.get(source) or words.of(source)


def winners_sentence(game: Game, words: Words) -> str:
    """``Ana wins.``, ``You and Ana share the victory.``"""
    winners = game.winners()
    if len(winners) == 1:
        name = words.player(winners[0])
        return "You win!" if name == YOU else f"{name} wins."
    names = [words.player(seat) for seat in winners]
    return f"{', '.join(names[:-1])} and {names[-1]} share the victory."
