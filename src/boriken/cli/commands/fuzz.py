"""``boriken fuzz``: random games with every check after every action."""

from __future__ import annotations

import time
from collections import Counter
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.text import Text

from boriken.arena import fuzz as arena
from boriken.arena.coverage import Seen
from boriken.cli import options
from boriken.cli.output import Flow, labelled, make_console, plain_table, progress, write_text
from boriken.engine.actions import ACTIONS
from boriken.engine.errors import BorikenError

Reasons = Annotated[
    bool, typer.Option("--reasons", help="Count why each action is refused, at every decision.")
]
Folder = Annotated[Path, typer.Option(help="Where the record of a failure is written.")]


def fuzz(
    games: options.Games = 100,
    seed: options.Seed = None,
    jobs: options.Jobs = None,
    edition: options.AnyEdition = None,
    players: options.AnyPlayers = None,
    expansions: options.AnyExpansions = None,
    variants: options.AnyVariants = None,
    draft: options.AnyDraft = None,
    buildings: options.Buildings = "",
    house_rules: options.AnyHouseRules = None,
    solo: options.AnySolo = None,
    difficulty: options.AnyDifficulty = None,
    voluntary: options.AnyVoluntary = None,
    reasons: Reasons = False,
    save: Folder = Path("fuzz-failures"),
) -> None:
    """Play random games with random options and check everything after every action.

    Interrupted, it tells what it has seen so far.
    """
    fixed = options.fixed_options(
        *(edition, players, expansions, variants, draft, buildings, house_rules, solo, difficulty, voluntary)
    )
    run_seed = options.seed_or_chance(seed)
    total = arena.Checked()
    begun = time.perf_counter()
    try:
        with progress(arena.fuzz(games, run_seed, jobs, fixed, reasons), "Games", games) as shown:
            for checked in shown:
                total.add(checked)
                if total.failure is not None:
                    raise BorikenError(_save_failure(total.failure, save))
    finally:
        if total.games and total.failure is None:
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
    seen = total.seen
    for title, counts in (
        ("Games with", seen.expansions),
        ("Ended by", seen.endings),
        ("Decisions", seen.steps),
        ("Events", seen.events),
        ("Built", seen.buildings),
        ("Occupied where their effect may show", seen.effects),
        ("Options of the buccaneer", seen.buccaneer),
        ("Festival cards reached", seen.goals),
        ("Achievements met", seen.achievements),
        ("Abilities of Puertomas used", seen.abilities),
        ("Reasons of Puertomas", seen.reasons),
        ("Why actions were refused", total.refusals),
    ):
        if counts:
            _show_counts(console, title, counts)
    _show_missing(console, seen)


def _show_counts(console: Console, title: str, counts: Counter[str]) -> None:
    """The counts, most frequent first, in columns."""
    table = plain_table(title)
    for _ in range(2):
        table.add_column("")
        table.add_column("", justify="right")
    table.show_header = False
    rows = [(name, str(count)) for name, count in counts.most_common() if count]
    half = (len(rows) + 1) // 2
    for left, right in zip(rows[:half], [*rows[half:], ("", "")], strict=False):
        table.add_row(*left, *right)
    console.print(table)


def _show_missing(console: Console, seen: Seen) -> None:
    missing = seen.missing()
    if not missing:
        console.print("Not seen: nothing; everything has come up.")
        return
    console.print("Not seen:", style="bold")
    console.print(labelled(((name, Flow(map(Text, things))) for name, things in missing.items()), indent=1))
