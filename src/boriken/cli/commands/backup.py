"""``boriken backup`` and ``boriken restore``: everything a server keeps, as one file."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Annotated

import typer

from boriken.cli.commands.admin.running import DatabaseUrl, settings_of

ToFile = Annotated[Path, typer.Argument(metavar="FILE", help="Where to write it; readable by you alone.")]
FromFile = Annotated[Path, typer.Argument(metavar="FILE", help="A file written by boriken backup.")]


def backup(file: ToFile, database_url: DatabaseUrl = "") -> int:
    """Copy all tables as they are at this moment, while the server runs."""
    from boriken.server.operating.copying import copy_to
    from boriken.server.storage.database import told_plainly

    with told_plainly():
        _tell(file, asyncio.run(copy_to(settings_of(database_url), file)))
    return 0


def restore(file: FromFile, database_url: DatabaseUrl = "") -> int:
    """Fill an empty database, SQLite or PostgreSQL, with a backup of either."""
    from boriken.server.operating.copying import restore as fill
    from boriken.server.storage.database import told_plainly
    from boriken.server.storage.ownership import sole_server

    settings = settings_of(database_url)
    with sole_server(settings), told_plainly():
        _tell(file, asyncio.run(fill(settings, file)))
    return 0


def _tell(file: Path, rows: dict[str, int]) -> None:
    print(f"{file}: {rows.get('tables', 0)} tables with {rows.get('log', 0)} entries")
