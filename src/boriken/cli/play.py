"""``boriken play``: a person against random opponents, in the terminal."""

from __future__ import annotations

import contextlib
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Annotated, Final

import typer
from rich.console import Console

from boriken.cli import options
from boriken.cli.output import make_console, one_line, write_text
from boriken.cli.scores import score_sheet, winners_sentence
from boriken.cli.session import Quit, Session
from boriken.cli.words import SEAT_NAMES, YOU, Words
from boriken.engine.options import NORMAL, Options
from boriken.engine.rng import Generator
from boriken.game import Game

Opponent = Callable[[Game], int]
"""Chooses one of the legal actions of the seat whose turn it is."""

USUAL: Final = options.Usual(players=3, governor=options.RANDOM)
Seat = Annotated[int, typer.Option(help="Your seat, from 0.")]
Name = Annotated[str, typer.Option(help="Your name.")]
Save = Annotated[Path | None, typer.Option(help="Write a record of the game to this file at the end.")]


def play(
    edition: options.Edition = None,
    players: options.Players = None,
    seat: Seat = 0,
    seed: options.Seed = None,
    governor: options.Governor = None,
    expansions: options.Expansions = "",
    variants: options.Variants = "",
    draft: options.Draft = None,
    buildings: options.Buildings = "",
    house_rules: options.HouseRules = False,
    solo: options.Solo = False,
    puertomas: options.Puertomas = 0,
    difficulty: options.Difficulty = NORMAL,
    name: Name = YOU,
    save: Save = None,
) -> None:
    """Play against random opponents or Puertomas in the terminal."""
    table = options.game_options(
        *(USUAL, edition, players, governor, expansions, variants, draft, buildings, house_rules),
        *(solo, puertomas, difficulty),
    )
    options.seat_number(seat, table.players - table.puertomas)
    game_seed = options.seed_or_chance(seed)
    names = player_names(table)
    names[seat] = one_line(name) or YOU
    game = Game.from_options(table, game_seed, names)
    opponent = random_opponent(game_seed)
    console = make_console()
    session = Session(console, game, seat, Words(table.edition, table.players, names))
    _greet(console, game, seat, session.words)
    try:
        while not game.over:
            game.play(session.decide() if game.turn == seat else opponent(game))
        _show_end(console, game, session)
    except Quit:
        console.print("\nGood-bye.")
    if save is not None:
        write_text(save, game.record().to_text())
        console.print(f"The game is in {save}.")


def player_names(table: Options) -> list[str]:
    """Names for all seats; two Puertomas are numbered."""
    humans = table.players - table.puertomas
    automas = [f"Puertoma {number + 1}" for number in range(table.puertomas)]
    return [*SEAT_NAMES[:humans], *(automas if table.puertomas > 1 else ["Puertoma"] * table.puertomas)]


def random_opponent(seed: int) -> Opponent:
    """Somebody who plays at random, with chance of their own."""
    rng = Generator.from_seed(seed + 1)

    def choose(game: Game) -> int:
        choices = game.state.choices
        return choices[rng.below(len(choices))]

    return choose


def _greet(console: Console, game: Game, seat: int, words: Words) -> None:
    if sys.stdin.isatty():
        with contextlib.suppress(ImportError):  # Windows has none, and edits lines by itself
            import readline  # noqa: F401
    others = [words.player(other) for other in range(game.players) if other != seat]
    table = game.state.rules.options
    extra = [name.replace("_", " ") for name in (*table.expansions, *table.variants)]
    if table.puertomas:
        extra.append(f"{table.difficulty} Puertoma")
    console.print(
        f"Puerto Rico, {', '.join([words.edition, *extra])}:"
        f" {words.player(seat)} (seat {seat}) against {', '.join(others)}."
        f" Seed {game.seed}. Type ? for help."
    )


def _show_end(console: Console, game: Game, session: Session) -> None:
    session.tell_news()
    console.print()
    reasons = " and ".join(session.words.ending(reason) for reason in game.ending())
    console.print(f"The game ended after {game.state.round} rounds, because {reasons}.")
    console.print(score_sheet(game.scores(), session.words))
    console.print(winners_sentence(game, session.words), style="bold")
