"""``boriken compete``: a competition between programs that people hand in."""

from __future__ import annotations

from json import dumps
from pathlib import Path
from typing import Annotated, Final

import typer

from boriken.cli import options
from boriken.cli.output import make_console, plain_table, print_json, progress, write_text
from boriken.competition import holding
from boriken.competition.holding import Competition
from boriken.competition.ledger import FILE, Ledger, header, open_ledger
from boriken.competition.report import report_html
from boriken.competition.standings import Standings, make_standings

REPORT: Final = "report.html"
RESULTS: Final = "results.json"

Folder = Annotated[
    Path, typer.Argument(help="Agents (agent.py in folders, .py or .onnx files), and competition.toml.")
]
Check = Annotated[
    bool, typer.Option("--check", help="Play nothing: replay all games, and work the seal out again.")
]


def compete(
    folder: Folder, check: Check = False, jobs: options.Jobs = None, json: options.AsJson = False
) -> None:
    """Let the agents of a folder play each other, each in a process of its own, and write a report."""
    competition = holding.open_competition(folder)
    ledger = holding.check(competition) if check else _hold(competition, jobs)
    standings = make_standings(competition, ledger)
    if not check:
        write_text(competition.output / REPORT, report_html(standings))
        write_text(competition.output / RESULTS, _json_text(standings))
    if json:
        print_json(standings.to_json())
    else:
        _show(standings, check)


def _hold(competition: Competition, jobs: int | None) -> Ledger:
    head = header(competition.settings, competition.entries)
    with open_ledger(competition.output / FILE, head) as ledger:
        played = holding.hold(competition, ledger, jobs)
        with progress(played, "Games", len(competition.plan), len(ledger.games)) as shown:
            for _ in shown:
                pass
    return ledger


def _json_text(standings: Standings) -> str:
    return dumps(standings.to_json(), indent=1, ensure_ascii=False) + "\n"


def _show(standings: Standings, is_check: bool) -> None:
    console = make_console()
    settings = standings.competition.settings
    console.print(
        f"{settings.name}: {standings.games} games of {settings.options.edition} for {settings.players}."
    )
    table = plain_table()
    for column in ("", "skill", "α-Rank", "won", "points", "games", "failed"):
        table.add_column(column, justify="right" if column else "left", overflow="fold")
    for place in standings.places:
        table.add_row(
            place.name,
            f"{place.skill:.1f}",
            f"{100 * place.alpha:.1f} %",
            f"{100 * place.performance.wins:.1f} %",
            f"{place.performance.points.mean:.1f}",
            str(place.performance.games),
            ", ".join(f"{kind} {count}×" for kind, count in sorted(place.failures.items())),
        )
    console.print(table)
    for name, why in standings.out.items():
        console.print(f"{name} is disqualified: it {why}. Its {standings.struck} games do not count.")
    output = standings.competition.output
    if is_check:
        console.print(f"All games are as their replays have them. The seal: {standings.seal}")
    else:
        console.print(f"The report: {output / REPORT}. The seal: {standings.seal}")
