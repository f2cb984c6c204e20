"""``boriken arena``: a tournament between bots, and who is how strong."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Final

import typer
from rich.console import Console, JustifyMethod
from rich.table import Table

from boriken.arena import schedule, tournament
from boriken.arena.conduct import Conduct
from boriken.arena.contestants import USUAL_SECONDS, Budget
from boriken.arena.executors import choose_executor
from boriken.arena.journal import open_journal
from boriken.arena.plot import ladder_svg
from boriken.arena.schedule import Plan
from boriken.arena.standings import Performance, Standings, make_standings
from boriken.arena.statistics import Interval
from boriken.bots import bot_names
from boriken.cli import options
from boriken.cli.output import check_writable, make_console, plain_table, print_json, progress, write_text

USUAL: Final = options.Usual(players=4, governor="0")
EVERY_BOT: Final = "all"
_FORMATS: Final = "; ".join(f"{name}: {meaning}" for name, meaning in schedule.FORMATS.items())

Bots = Annotated[
    list[str],
    typer.Argument(
        metavar="BOT...",
        help=f"Who plays: {', '.join(bot_names())}; {EVERY_BOT};"
        " or module:Class or policy.onnx for a bot of your own."
        " search@0.5 has half a second for each decision, search@400sim 400 simulations.",
    ),
]
Format = Annotated[str, typer.Option("--format", help=f"Who meets whom. {_FORMATS}.")]
Games = Annotated[
    int, typer.Option(min=1, help="Games for each pairing, rounded up so that all seats take turns.")
]
Seconds = Annotated[float, typer.Option("--budget", help="Seconds a bot may think about a decision.")]
Simulations = Annotated[
    int, typer.Option(min=0, help="Searching bots make this many instead; then a run can be repeated.")
]
StrictClock = Annotated[
    bool,
    typer.Option(
        "--strict-clock",
        help="A bot that takes clearly longer than its budget loses the game. Such a run cannot be repeated.",
    ),
]
Results = Annotated[
    Path | None, typer.Option(help="A file for the results; an interrupted run continues from it.")
]
Plot = Annotated[Path | None, typer.Option(help="Draw the ladder into this file, as SVG.")]
On = Annotated[
    str | None,
    typer.Option(help="Play on a Dask cluster: dask://host:port, or local-cluster:2 for two workers here."),
]


def arena(
    bots: Bots,
    edition: options.Edition = None,
    players: options.Players = None,
    expansions: options.Expansions = "",
    variants: options.Variants = "",
    draft: options.Draft = None,
    buildings: options.Buildings = "",
    house_rules: options.HouseRules = False,
    voluntary: options.Voluntary = False,
    format: Format = schedule.PAIRS,
    games: Games = 100,
    seconds: Seconds = USUAL_SECONDS,
    simulations: Simulations = 0,
    strict_clock: StrictClock = False,
    seed: options.Seed = None,
    jobs: options.Jobs = None,
    on: On = None,
    results: Results = None,
    plot: Plot = None,
    json: options.AsJson = False,
) -> None:
    """Let bots play against each other, on the same deals and on every seat, and rate them."""
    table = options.game_options(
        *(USUAL, edition, players, None, expansions, variants, draft, buildings, house_rules),
        voluntary=voluntary,
    )
    names = [other for name in bots for other in (bot_names() if name == EVERY_BOT else [name])]
    budget = Budget(seconds, simulations)
    plan = Plan(table, tuple(names), format, games, options.seed_or_chance(seed), budget, strict_clock)
    tournament.check(plan)
    if plot is not None:
        check_writable(plot)
    standings = _play(plan, results, on, jobs)
    if plot is not None:
        write_text(plot, ladder_svg(standings))
    if json:
        print_json(standings.to_json())
    else:
        _show(make_console(), standings)


def _play(plan: Plan, results: Path | None, on: str | None, jobs: int | None) -> Standings:
    total = sum(1 for _ in plan.matches())
    with open_journal(plan, results) as journal:
        done = len(journal.outcomes())
        if done < total:
            with choose_executor(on, jobs) as executor:
                played = tournament.play(plan, journal, executor)
                with progress(played, "Games", total, done) as shown:
                    for _ in shown:
                        pass
        return make_standings(plan, journal.outcomes())


def _show(console: Console, standings: Standings) -> None:
    plan = standings.plan
    extras = ", ".join((*plan.options.expansions, *plan.options.variants))
    console.print(
        f"{standings.games} games of {plan.options.edition} with {plan.options.players} players,"
        f"{f' {extras},' if extras else ''} {schedule.FORMATS[plan.format]}; {plan.budget} for each"
        f" decision, seed {plan.seed}. In brackets: 95 % confidence intervals."
    )
    ladder = _table("", "rating", "won", "points", "games")
    for rating, performance in standings.ladder:
        ladder.add_row(
            performance.contestant,
            f"{rating.value:.0f} {_interval(rating.interval, '.0f')}",
            _won(performance),
            f"{performance.points.mean:.1f}",
            str(performance.games),
        )
    console.print("", ladder, "", sep="\n")
    if standings.meetings:
        console.print(_meetings(standings.meetings), "", sep="\n")
        console.print(f"Equally strong bots would win {_percent(standings.meetings[0].fair)} of these games.")
    console.print("", _clocks(standings.conduct), "", sep="\n")
    for conduct in standings.conduct:
        if conduct.failed:
            console.print(
                f"{conduct.contestant} failed in {conduct.failed} of {conduct.games} games, and has lost"
                f" them; the first time: {conduct.first_failure}",
                markup=False,
            )


def _clocks(conducts: list[Conduct]) -> Table:
    """How long they thought; late is what took clearly more than the budget."""
    table = _table("", "decisions", "mean", "longest", "late", "failed")
    for conduct in conducts:
        thinking = conduct.thinking
        table.add_row(
            conduct.contestant,
            str(thinking.decisions),
            f"{1000 * conduct.mean:.1f} ms",
            f"{1000 * thinking.longest:.0f} ms",
            str(thinking.late),
            str(conduct.failed),
        )
    return table


def _meetings(meetings: list[Performance]) -> Table:
    table = _table("", "against", "won", "lead", "games")
    for meeting in meetings:
        table.add_row(
            meeting.contestant,
            ", ".join(meeting.opponents),
            _won(meeting),
            f"{meeting.lead.mean:+.1f} {_interval(meeting.lead.interval, '+.1f')}".rstrip(),
            str(meeting.games),
        )
    return table


def _table(*columns: str) -> Table:
    """As narrow as can be; very long names are folded, figures never."""
    table = plain_table()
    table.padding, table.show_edge = (0, 1, 0, 0), False
    for number, column in enumerate(columns):
        is_name = number == 0 or column == "against"
        justify: JustifyMethod = "left" if is_name else "right"
        table.add_column(column, justify=justify, no_wrap=not is_name, overflow="fold")
    return table


def _won(performance: Performance) -> str:
    interval = performance.interval
    if interval is not None:
        interval = Interval(100 * interval.low, 100 * interval.high)
    return f"{_percent(performance.wins)} {_interval(interval, '.1f')}".rstrip()


def _percent(share: float) -> str:
    return f"{100 * share:.1f} %"


def _interval(interval: Interval | None, form: str) -> str:
    """Nothing where there is none, as of a single deal."""
    if interval is None:
        return ""
    return f"[{interval.low:{form}}, {interval.high:{form}}]"
