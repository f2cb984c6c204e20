"""``boriken scenario``: check scenario files and show where a case and the rules engine differ."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Annotated, Final

import typer
from rich.console import Console
from rich.text import Text

from boriken.cli.output import make_console, one_line
from boriken.engine.errors import BadScenario
from boriken.scenario import Difference, Scenario, differences

SOME_DIFFER: Final = 1
SOME_UNREADABLE: Final = 2

Files = Annotated[list[Path], typer.Argument(help="Scenario files, or folders that hold some.")]


def scenario(files: Files) -> None:
    """Play scenario files (TOML) and say whether each one holds."""
    console = make_console()
    held = differing = unreadable = 0
    for path in _scenario_files(files):
        try:
            case = Scenario.from_file(path)
        except BadScenario as error:
            unreadable += 1
            typer.echo(f"boriken: {one_line(str(error))}", err=True)
            continue
        found = differences(case)
        held += not found
        differing += bool(found)
        _show(console, case, found)
    _say(console, f"{held} hold, {differing} differ, {unreadable} cannot be read.")
    if unreadable or not held + differing:
        raise typer.Exit(SOME_UNREADABLE)
    if differing:
        raise typer.Exit(SOME_DIFFER)


def _scenario_files(paths: list[Path]) -> Iterator[Path]:
    """The files named, and for a folder all TOML files in and below it."""
    for path in paths:
        if path.is_dir():
            yield from sorted(path.rglob("*.toml"))
        else:
            yield path


def _show(console: Console, case: Scenario, found: list[Difference]) -> None:
    """One line for the case, then what differs: expected above found, so that the eye can compare."""
    verdict = ("differs  ", "bold red") if found else ("ok       ", "green")
    _say(console, verdict, one_line(f"{case.name}: {case.title} ({', '.join(case.rules)})"))
    for difference in found:
        _say(console, f"  {one_line(difference.where)}")
        _say(console, f"    expected: {one_line(difference.expected)}")
        _say(console, f"    found:    {one_line(difference.found)}")


def _say(console: Console, *parts: str | tuple[str, str]) -> None:
    """A line of texts and styled texts, never folded: it may go to a file."""
    console.print(Text.assemble(*parts), soft_wrap=True)
