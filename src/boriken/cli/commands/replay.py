"""``boriken replay``: verify a record bit for bit, and look into it."""

from __future__ import annotations

import textwrap
from pathlib import Path
from typing import Annotated, Final

import typer
from rich.console import Console
from rich.padding import Padding

from boriken.cli import options
from boriken.cli.helping import complaint
from boriken.cli.output import make_console, read_text
from boriken.cli.terminal.scores import score_sheet, winners_sentence
from boriken.cli.terminal.story import tell
from boriken.cli.terminal.words import Words
from boriken.engine.errors import BadRecord, BorikenError, IllegalAction
from boriken.engine.events import Event
from boriken.game import Game
from boriken.locale import Messages, message_id
from boriken.record import Record

File = Annotated[Path, typer.Argument(metavar="FILE")]
Moves = Annotated[bool, typer.Option("--moves")]
Position = Annotated[int | None, typer.Option(min=0)]

FORMER_NAME: Final = "You"
"""What older records call somebody who gave no name."""


def replay(
    file: File, moves: Moves = False, position: Position = None, language: options.Language = None
) -> None:
    """Replay a record and check that it leads exactly to the result it states."""
    chosen = options.chosen_language(language)
    try:
        record = Record.from_text(read_text(file))
        words = words_of(record, chosen)
        _look_into(record, words, moves, position)
        game = Game.from_record(record)
    except BadRecord as error:
        raise BorikenError(f"{file}: {complaint(error)}") from None
    if position is None:
        _sum_up(make_console(), file, game, words)


def words_of(record: Record, language: str) -> Words:
    """The words for a recorded game, no matter who reads them."""
    table = record.options
    names = ["" if name == FORMER_NAME else name for name in record.names]
    return Words(Messages(language, table.edition), table.players, names, puertomas=table.puertomas)


def _look_into(record: Record, words: Words, moves: bool, position: int | None) -> None:
    """Print what was asked for, as far as the record can be played."""
    if position is not None and position > len(record.actions):
        raise BadRecord(key="no_position", count=len(record.actions), position=str(position))
    game = Game.from_options(record.options, record.seed, record.names)
    console = make_console()
    happened: list[Event] = []
    game.listen(happened.append)
    for number, action in enumerate(record.actions, start=1):
        if position is not None and number > position:
            break
        player = words.player(game.turn or 0)
        move = words.text("terminal-move", round=int(game.state.round), player=player, action=str(action))
        heading = f"{number:>4}  {move}"
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


def _sum_up(console: Console, file: Path, game: Game, words: Words) -> None:
    edition = words.text(message_id("edition", game.state.rules.options.edition, "name"))
    summary = words.text(
        "terminal-replayed",
        file=str(file),
        edition=edition,
        players=words.text("players-count", count=game.players),
        count=len(game.actions),
        round=int(game.state.round),
    )
    # Rich would break the name of a file that is longer than a line.
    lines = textwrap.wrap(summary, console.width, break_long_words=False, break_on_hyphens=False)
    console.print("\n".join(lines), soft_wrap=True)
    console.print(score_sheet(game.scores(), words))
    if game.over:
        console.print(winners_sentence(game, words))
    else:
        console.print(words.text("terminal-not-over", player=words.player(game.turn or 0)))
