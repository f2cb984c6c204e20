"""``boriken export``: records become tables of games and decisions."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from boriken.cli.output import make_console
from boriken.data.exporting import export_records
from boriken.engine.errors import BadOptions
from boriken.extras import from_extras

Records = Annotated[
    list[Path] | None, typer.Argument(help="Records, or folders that hold some (.json).", show_default=False)
]
Target = Annotated[Path | None, typer.Option("--to", help="A folder, or a .parquet file, to write.")]
Check = Annotated[
    Path | None, typer.Option(help="Replay all games of a folder or .parquet file, and compare every row.")
]


def export(records: Records = None, to: Target = None, check: Check = None) -> None:
    """Make a data set of records, in Parquet: a table of games and one of decisions; or check one."""
    console = make_console()
    if check is not None:
        with from_extras():
            from boriken.data import checking

        checked = checking.check(check)
        console.print(
            f"{checked.games} games with {checked.decisions} decisions are as their replays have them."
        )
        return
    if not records or to is None:
        raise BadOptions("Say which records to export, and where to: boriken export RECORDS… --to FOLDER.")
    exported = export_records(_files(records), to)
    console.print(exported.summary)
    for name in exported.left_out:
        console.print(f"Left out, because the game is not over: {name}")


def _files(paths: list[Path]) -> list[Path]:
    return [file for path in paths for file in (sorted(path.rglob("*.json")) if path.is_dir() else [path])]
