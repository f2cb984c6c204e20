"""``boriken replay``: verify a record bit for bit, and look into it."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.padding import Padding

from boriken.cli.output import make_console, read_text
from boriken.cli.scores import score_sheet, winners_sentence
from boriken.cli.story import tell
from boriken.cli.words import Words
from boriken.engine.errors import BadRecord, BorikenError, IllegalAction
from boriken.engine.events import Event
from boriken.game import Game
from boriken.record import Record

File = Annotated[Path, typer.Argument(metavar="FILE", help="A record, as simulate and play write it.")]
Moves = Annotated[bool, typer.Option("--moves", help="Print the game move by move.")]
Position = Annotated[int | None, typer.Option(min=0, help="Print the position after this many moves.")]


def replay(file: File, moves: Moves = False, position: Position = None) -> None:
    """Replay a record and check that it leads exactly to the result it states."""
    try:
        record = Record.from_text(read_text(file))
        _look_into(record, moves, position)
        game = Game.from_record(record)
    except BadRecord as error:
        raise BorikenError(f"{file}: {error}") from None
    if position is None:
        _sum_up(make_console(), file, game)


def _look_into(record: Record, moves: bool, position: int | None) -> None:
    """Print what was asked for, as far as the record can be played."""
    if position is not None and position > len(record.actions):
        raise BadRecord(f"The record has {len(record.actions)} moves, so there is no position {position}.")
    game = Game.from_options(record.options, record.seed, record.names)
    words = Words(record.options.edition, record.options.players, record.names)
    console = make_console()
    happened: list[Event] = []
    game.listen(happened.append)
    for number, action in enumerate(record.actions, start=1):
        if position is not None and number > position:
            break
        heading = f"{number:>4}  round {game.state.round}, {words.player(game.turn or 0)}: {action}"
        try:
            game.play(action)
        except IllegalAction:
            return  # Game.from_record says so
        if moves:
            _show_move(console, heading, tell(happened, words))
        happened.clear()
    if position is not None:
        print(game.position(), end="")


def _show_move(console: Console, heading: str, told: list[str]) -> None:
    console.print(heading, style="bold", soft_wrap=True)
    for paragraph in told:
        console.print(Padding(paragraph, (0, 0, 0, 6)))


def _sum_up(console: Console, file: Path, game: Game) -> None:
    words = Words(game.state.rules.options.edition, game.players, game.names)
    console.print(
        f"{file}: {words.edition}, {game.players} players, {len(game.actions)} moves, "
        f"round {game.state.round}. The replay leads exactly to the result stated.",
        soft_wrap=True,
    )
    console.print(score_sheet(game.scores(), words))
    if game.over:
        console.print(winners_sentence(game, words))
    else:
        console.print(f"The game is not over: {words.player(game.turn or 0)} has to decide.")
