"""``boriken fuzz``: random games with every check after every action."""

from __future__ import annotations

import time
from collections import Counter
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console

from boriken.arena import fuzz as arena
from boriken.catalog.buildings import BUILDINGS
from boriken.cli import options
from boriken.cli.output import make_console, plain_table, progress, write_text
from boriken.engine.actions import ACTIONS
from boriken.engine.errors import BorikenError
from boriken.engine.events import EVENT_FIELDS

Folder = Annotated[Path, typer.Option(help="Where the record of a failure is written.")]


def fuzz(
    games: options.Games = 100,
    seed: options.Seed = None,
    jobs: options.Jobs = None,
    edition: options.AnyEdition = None,
    players: options.AnyPlayers = None,
    save: Folder = Path("fuzz-failures"),
) -> None:
    """Play random games with random options and check everything after every action."""
    options.check_fixed(edition, players)
    run_seed = options.seed_or_chance(seed)
    total = arena.Checked()
    begun = time.perf_counter()
    with progress(arena.fuzz(games, run_seed, jobs, edition, players), "Games", games) as shown:
        for checked in shown:
            total.add(checked)
            if total.failure is not None:
                break
    if total.failure is not None:
        raise BorikenError(_save_failure(total.failure, save))
    _show(make_console(), total, run_seed, time.perf_counter() - begun)


def _save_failure(failure: arena.Failure, folder: Path) -> str:
    path = folder / f"failure-{failure.seed}.json"
    write_text(path, failure.record().to_text())
    return f"{failure.sentence()} The record is {path}."


def _show(console: Console, total: arena.Checked, seed: int, seconds: float) -> None:
    console.print(f"{total.games} games, {total.decisions} decisions, seed {seed}: every check held.")
    console.print(
        f"{seconds:.1f} s, {total.decisions / seconds:,.0f} decisions a second."
        f" {len(total.actions)} of {ACTIONS} actions were played."
    )
    base = [building.id for building in BUILDINGS if building.expansion == "base"]
    _show_counts(console, "Ended by", total.endings, [])
    _show_counts(console, "Decisions", total.steps, [])
    _show_counts(console, "Events", total.events, [fields[0] for fields in EVENT_FIELDS])
    _show_counts(console, "Built", total.buildings, base)


def _show_counts(console: Console, title: str, counts: Counter[str], expected: list[str]) -> None:
    """The counts, most frequent first, and what there could have been and was not."""
    table = plain_table(title)
    for _ in range(2):
        table.add_column("")
        table.add_column("", justify="right")
    table.show_header = False
    rows = [(name, str(count)) for name, count in counts.most_common()]
    rows += [(name, "never") for name in expected if name not in counts]
    half = (len(rows) + 1) // 2
    for left, right in zip(rows[:half], [*rows[half:], ("", "")], strict=False):
        table.add_row(*left, *right)
    console.print(table)
