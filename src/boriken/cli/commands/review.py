"""``boriken review``: a recorded game looked at again, decision by decision."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Final

import typer
from rich.console import Console
from rich.table import Table

from boriken.cli import options
from boriken.cli.commands.replay import words_of
from boriken.cli.helping import complaint
from boriken.cli.output import make_console, plain_table, print_json, progress, read_text
from boriken.cli.terminal.words import Words
from boriken.engine.errors import BadRecord, BorikenError
from boriken.game import Game
from boriken.notation import Action
from boriken.record import Record

if TYPE_CHECKING:
    from boriken.bots.advice import Advice
    from boriken.bots.review import Move, Review

USUAL_SIMULATIONS: Final = 400
MOST_SHOWN: Final = 10

File = Annotated[Path, typer.Argument(metavar="FILE")]
Simulations = Annotated[int, typer.Option(min=10)]


@dataclass(frozen=True)
class Seen:
    """A move and what it is called."""

    move: Move
    round: int
    played: str
    better: str


def review(
    file: File,
    simulations: Simulations = USUAL_SIMULATIONS,
    json: options.AsJson = False,
    language: options.Language = None,
) -> None:
    """Review a recorded game: who was ahead and when, what turned it, and what would have been better."""
    chosen = options.chosen_language(language)
    try:
        record = Record.from_text(read_text(file))
        Game.from_record(record)
    except BadRecord as error:
        raise BorikenError(f"{file}: {complaint(error)}") from None
    game = Game.from_options(record.options, record.seed, record.names, record.chance)
    words = words_of(record, chosen)
    title = words.text("terminal-progress")
    with progress(_look(game, record, words, simulations), title, len(record.actions)) as shown:
        seen = list(shown)
    result = _sum_up(game, seen, simulations)
    if json:
        print_json(_to_json(result, seen))
    else:
        _show(make_console(), result, seen, words)


def _look(game: Game, record: Record, words: Words, simulations: int) -> Iterator[Seen]:
    from boriken.bots.review import review_moves

    for move in review_moves(game, record.actions, simulations):
        # The game stands before the move now, so both actions can be put into words.
        decision = game.decision or ""
        played = words.action(str(Action(move.played.action)), decision)
        better = words.action(str(Action(move.best.action)), decision)
        yield Seen(move, int(game.state.round), played, better)


def _sum_up(game: Game, seen: list[Seen], simulations: int) -> Review:
    from boriken.bots.review import Review, chances_now

    return Review([one.move for one in seen], chances_now(game, simulations))


def _to_json(result: Review, seen: list[Seen]) -> dict[str, object]:
    return {
        "moves": [
            {
                "number": one.move.number + 1,
                "round": one.round,
                "seat": one.move.seat,
                "chances": one.move.chances,
                "played": _advice(one.move.played),
                "best": _advice(one.move.best),
                "loss": one.move.loss,
            }
            for one in seen
        ],
        "final_chances": result.final,
        "turning_points": [move.number + 1 for move in result.turning_points()],
        "blunders": [move.number + 1 for move in result.blunders()],
    }


def _advice(advice: Advice) -> dict[str, object]:
    return {"action": str(Action(advice.action)), "win": advice.win, "points": advice.points}


# --- For people --------------------------------------------------------------------------------------------


def _show(console: Console, result: Review, seen: list[Seen], words: Words) -> None:
    by_number = {one.move.number: one for one in seen}
    console.print(_chances(result, seen, words))
    turns = [by_number[move.number] for move in result.turning_points()]
    if turns:
        console.print(_turning_points(turns, result, words))
    blunders = [by_number[move.number] for move in result.blunders()[:MOST_SHOWN]]
    if blunders:
        console.print(_blunders(blunders, words))
    else:
        console.print(words.text("review-no-mistakes"))


def _chances(result: Review, seen: list[Seen], words: Words) -> Table:
    """Who was how likely to win, round by round."""
    table = plain_table(words.text("review-chances"))
    table.add_column(words.text("terminal-before-round"), justify="right")
    for seat in range(len(result.final)):
        table.add_column(words.player(seat), justify="right")
    firsts: dict[int, list[float]] = {}
    for one in seen:
        firsts.setdefault(one.round, one.move.chances)
    for number, chances in firsts.items():
        table.add_row(str(number), *map(_percent, chances))
    table.add_row(words.text("review-end"), *map(_percent, result.final), style="bold")
    losses = [_percent(result.mean_loss(seat)) for seat in range(len(result.final))]
    table.add_row(words.text("terminal-lost-per-decision"), *losses, style="dim")
    return table


def _turning_points(turns: list[Seen], result: Review, words: Words) -> Table:
    """With whose chance changed most."""
    after = {move.number: chances for move, chances in zip(result.moves, result.later(), strict=True)}
    table = _moves_table("review-turning-points", words)
    table.add_column("")
    table.add_column(words.text("review-chances"))
    for one in turns[:MOST_SHOWN]:
        changes = list(zip(one.move.chances, after[one.move.number], strict=True))
        seat, (before, now) = max(enumerate(changes), key=lambda change: abs(change[1][1] - change[1][0]))
        change = f"{words.player(seat)} {_percent(before)} → {_percent(now)}"
        table.add_row(*_where(one, words), one.played, change)
    return table


def _blunders(blunders: list[Seen], words: Words) -> Table:
    table = _moves_table("review-mistakes", words)
    table.add_column(words.text("review-played"))
    table.add_column(words.text("review-better"))
    table.add_column(words.text("terminal-column-cost"), justify="right")
    for one in blunders:
        table.add_row(*_where(one, words), one.played, one.better, _percent(one.move.loss))
    return table


def _moves_table(title: str, words: Words) -> Table:
    """With the columns that say which move it was, and whose."""
    table = plain_table(words.text(title))
    table.add_column(words.text("terminal-column-move"), justify="right")
    table.add_column(words.text("terminal-column-round"), justify="right")
    table.add_column("")
    return table


def _where(one: Seen, words: Words) -> tuple[str, str, str]:
    return str(one.move.number + 1), str(one.round), words.player(one.move.seat)


def _percent(share: float) -> str:
    return f"{100 * share:.0f} %"
