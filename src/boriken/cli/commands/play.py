"""``boriken play``: a person against bots, in the terminal."""

from __future__ import annotations

import contextlib
import sys
from pathlib import Path
from typing import Annotated, Final

import typer
from rich.console import Console

from boriken.arena.contestants import find
from boriken.bots import Bot
from boriken.cli import options
from boriken.cli.output import check_writable, make_console, one_line, write_text
from boriken.cli.terminal.scores import score_sheet, winners_sentence
from boriken.cli.terminal.session import Quit, Session
from boriken.cli.terminal.words import Words
from boriken.engine.options import NORMAL, Options
from boriken.game import Game
from boriken.locale import Messages, message_id
from boriken.locale.speaking import SEAT_NAMES

SECONDS: Final = 1.0
"""A bot may think so long about a decision."""
USUAL: Final = options.Usual(players=3, governor=options.RANDOM)
Seat = Annotated[int, typer.Option()]
Name = Annotated[str, typer.Option()]
Opponents = Annotated[
    str,
    typer.Option("--bot"),
]
Save = Annotated[Path | None, typer.Option()]


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
    voluntary: options.Voluntary = False,
    bot: Opponents = "casual",
    name: Name = "",
    save: Save = None,
    language: options.Language = None,
) -> None:
    """Play against bots or Puertomas in the terminal."""
    table = options.game_options(
        *(USUAL, edition, players, governor, expansions, variants, draft, buildings, house_rules),
        *(solo, puertomas, difficulty, voluntary),
    )
    options.seat_number(seat, table.players - table.puertomas)
    game_seed = options.seed_or_chance(seed)
    table = table.naming_in_any_order()
    names = player_names(table)
    names[seat] = one_line(name) or names[seat]
    game = Game.from_options(table, game_seed, names)
    bots = opponents(bot, table.players, game_seed)
    if save is not None:
        check_writable(save)
    console = make_console()
    messages = Messages(options.chosen_language(language), table.edition)
    words = Words(messages, table.players, names, seat, table.puertomas)
    session = Session(console, game, seat, words)
    _greet(console, game, seat, session.words, bot_kinds(bot, table.players))
    try:
        while not game.over:
            game.play(session.decide() if game.turn == seat else ask(bots, game))
        _show_end(console, game, session)
    except Quit:
        console.print(f"\n{session.words.text('terminal-goodbye')}")
    if save is not None:
        write_text(save, game.record().to_text())
        console.print(session.words.text("terminal-saved", file=str(save)))


def player_names(table: Options) -> list[str]:
    """Names for all seats; two Puertomas are numbered."""
    humans = table.players - table.puertomas
    automas = [f"Puertoma {number + 1}" for number in range(table.puertomas)]
    return [*SEAT_NAMES[:humans], *(automas if table.puertomas > 1 else ["Puertoma"] * table.puertomas)]


def opponents(names: str, players: int, seed: int) -> list[Bot]:
    """A bot for every seat; fewer names than seats go round."""
    return [find(kind)(seed + 1 + seat) for seat, kind in enumerate(bot_kinds(names, players))]


def bot_kinds(names: str, players: int) -> list[str]:
    kinds = [name.strip() for name in names.split(",")]
    return [kinds[seat % len(kinds)] for seat in range(players)]


def ask(bots: list[Bot], game: Game) -> int:
    """What the bot on turn does, by what its seat may know."""
    seat = game.turn
    assert seat is not None
    known = game.determinize(seat, seed=len(game.actions)).state
    return bots[seat].choose(known, known.choices, SECONDS)


def _greet(console: Console, game: Game, seat: int, words: Words, kinds: list[str]) -> None:
    if sys.stdin is not None and sys.stdin.isatty():
        with contextlib.suppress(ImportError):  # Windows has none, and edits lines by itself
            import readline  # noqa: F401
    table = game.state.rules.options
    named = [("edition", table.edition)]
    named += [("expansion", name) for name in table.expansions] + [
        ("variant", name) for name in table.variants
    ]
    played = [words.text(message_id(kind, name, "name")) for kind, name in named]
    if table.puertomas:
        difficulty = words.text(message_id("difficulty", table.difficulty, "name"))
        played.append(words.labelled(words.text("puertoma-name"), difficulty))
    others = [_opponent(other, kinds[other], words) for other in range(game.players) if other != seat]
    greeting = words.text(
        "terminal-greeting",
        table=words.labelled(words.text("app-name"), ", ".join(played)),
        player=words.player(seat),
        seat=seat,
        others=", ".join(others),
        seed=str(game.seed),  # not as a number, which some languages would part into thousands
    )
    console.print(greeting)


def _opponent(seat: int, kind: str, words: Words) -> str:
    """``Benito (Casual)``; a Puertoma is no bot."""
    if words.is_puertoma(seat):
        return words.player(seat)
    id = message_id("bot", kind, "name")
    level = words.text(id) if words.messages.has(id) else kind
    return words.text("seat-with-level", name=words.player(seat), level=level)


def _show_end(console: Console, game: Game, session: Session) -> None:
    words = session.words
    session.tell_news()
    console.print()
    reasons = words.all_of([words.text(message_id("ending", reason)) for reason in game.ending()])
    console.print(words.text("end-reason", rounds=int(game.state.round), reason=reasons))
    console.print(score_sheet(game.scores(), words))
    console.print(winners_sentence(game, words), style="bold")
