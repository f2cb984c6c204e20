"""The score sheet: points by source."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rich.table import Table

from boriken.catalog.achievements import ACHIEVEMENT_NAMES
from boriken.catalog.buildings import BUILDING_NAMES
from boriken.cli.output import plain_table
from boriken.cli.terminal.words import Words
from boriken.game import Game
from boriken.locale import message_id
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
    table.add_row(words.text("score-total"), *(str(score.total) for score in scores), style="bold")
    ties = [str(score.tie_break) for score in scores]
    table.add_row(words.text("score-tie-break"), *ties, style="dim")
    return table


def source_name(source: str, words: Words) -> str:
    """Large buildings and achievements stand under their own names."""
    id = message_id("score", source)
    return words.text(id) if words.messages.has(id) else words.of(source)


def winners_sentence(game: Game, words: Words) -> str:
    """``Ana wins.``, ``You and Ana share the victory.``"""
    winners = game.winners()
    if winners == [words.reader]:
        return words.text("score-winner-you")
    if len(winners) == 1:
        return words.text("score-winner", player=words.player(winners[0]))
    return words.text("score-shared", players=words.all_of([words.player(seat) for seat in winners]))
