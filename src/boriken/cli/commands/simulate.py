"""``boriken simulate``: many games, what came of them, and data sets of them."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Final

import typer
from rich.console import Console
from rich.table import Table

from boriken.arena import simulate as arena
from boriken.arena.statistics import Share, Summary
from boriken.cli import options
from boriken.cli.output import make_console, plain_table, print_json, progress, write_text
from boriken.cli.terminal.scores import source_name
from boriken.cli.terminal.words import Words
from boriken.data.exporting import open_export
from boriken.engine.options import NORMAL, PUERTOMA
from boriken.locale import ENGLISH, Messages

USUAL: Final = options.Usual(players=4, governor="0")
Bots = Annotated[
    str,
    typer.Option(
        "--bots",
        "--bot",
        help="Who plays for the humans: random, or bots such as greedy,master@200sim, who change seats.",
    ),
]
Folder = Annotated[Path | None, typer.Option(help="Write a record of every game into this folder.")]
Export = Annotated[
    Path | None,
    typer.Option(
        help="Write tables of games and decisions into this folder or .parquet file; go on if begun."
    ),
]


def simulate(
    edition: options.Edition = None,
    players: options.Players = None,
    games: options.Games = 1000,
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
    bots: Bots = arena.RANDOM,
    jobs: options.Jobs = None,
    json: options.AsJson = False,
    save: Folder = None,
    export: Export = None,
) -> None:
    """Play games of random players or bots on all cores and count; with --export, make a data set of them."""
    table = options.game_options(
        *(USUAL, edition, players, governor, expansions, variants, draft, buildings, house_rules),
        *(solo, puertomas, difficulty, voluntary),
    )
    run_seed = options.seed_or_chance(seed)
    names = [name.strip() for name in bots.split(",") if name.strip()] or [arena.RANDOM]
    with open_export(export, table, run_seed, names) as data:
        first = min(games, data.games_kept)
        is_kept = save is not None or export is not None
        results = arena.simulate(table, games, run_seed, jobs, is_kept, names, first)
        played: list[arena.Played] = []
        with progress(results, "Games", games, first) as shown:
            for number, game in enumerate(shown, start=first + 1):
                if save is not None:
                    write_text(save / f"game-{number:0{len(str(games))}}.json", game.record)
                data.add(game.record)
                played.append(game)
    console = make_console()
    if played:
        report = arena.make_report(table, run_seed, played)
        if json:
            print_json(report.to_json())
        else:
            _show(console, report, ", ".join(names))
    if export is not None and not json:
        console.print(data.summary())


def _show(console: Console, report: arena.Report, bots: str) -> None:
    plural = "game" if report.games == 1 else "games"
    extras = ", ".join((*report.options.expansions, *report.options.variants))
    count = report.options.puertomas
    automas = f" {count} of them {report.options.difficulty} Puertoma{'s' * (count > 1)}," if count else ""
    console.print(
        f"{report.games} {bots} {plural} of {report.options.edition} with {report.options.players} players,"
        f"{automas}{f' {extras},' if extras else ''} seed {report.seed}."
        " In brackets: 95 % confidence intervals."
    )
    lengths = plain_table()
    for column in ("", "mean", "", "sd", "min", "max"):
        lengths.add_column(column, justify="right" if column else "left")
    lengths.add_row("rounds", *_figures(report.rounds))
    lengths.add_row("decisions", *_figures(report.decisions))
    for number, seat in enumerate(report.seats):
        lengths.add_row(f"score, {_seat(report, number)}", *_figures(seat.score))
    lengths.add_row("score, winner", *_figures(report.winner))
    if report.lead is not None:
        lengths.add_row("lead of Puertomas", *_figures(report.lead))
    console.print(lengths)
    shares = plain_table()
    for column in ("", "games", "share", ""):
        shares.add_column(column, justify="right" if column else "left")
    for number, seat in enumerate(report.seats):
        shares.add_row(f"won by {_seat(report, number)}", *_share(seat.wins))
    shares.add_row("shared victory", *_share(report.shared))
    for reason, share in report.endings.items():
        shares.add_row(f"ended by {reason}", *_share(share))
    console.print(shares)
    console.print(_sources(report))


def _seat(report: arena.Report, number: int) -> str:
    is_automa = PUERTOMA in report.options.seats[number : number + 1]
    return f"seat {number}{' (Puertoma)' if is_automa else ''}"


def _sources(report: arena.Report) -> Table:
    """Mean points by source, a column for each seat."""
    table = plain_table()
    table.add_column("mean points")
    for number in range(len(report.seats)):
        table.add_column(f"seat {number}", justify="right")
    words = Words(Messages(ENGLISH, report.options.edition), report.options.players)
    found = [source for source in arena.SOURCES if any(source in seat.sources for seat in report.seats)]
    for source in found:
        means = [f"{seat.sources.get(source, 0):.2f}" for seat in report.seats]
        table.add_row(source_name(source, words), *means)
    return table


def _figures(summary: Summary) -> list[str]:
    found = summary.interval
    interval = "" if found is None else f"[{found.low:.2f}, {found.high:.2f}]"
    return [f"{summary.mean:.2f}", interval, f"{summary.sd:.2f}", f"{summary.least:g}", f"{summary.most:g}"]


def _share(share: Share) -> list[str]:
    interval = f"[{_percent(share.interval.low)}, {_percent(share.interval.high)}]"
    return [f"{share.count:g}", _percent(share.value), interval]


def _percent(share: float) -> str:
    return f"{100 * share:.1f} %"
