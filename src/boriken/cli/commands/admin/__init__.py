"""``boriken admin``: what an operator does with tables and guests, on the database, while the server runs."""

from __future__ import annotations

import typer

from boriken.cli.commands.admin import acting, looking
from boriken.cli.helping import Command, Group

app = typer.Typer(cls=Group, rich_markup_mode=None, help="Look after the tables and guests of a server.")

for name, command in (
    ("tables", looking.tables),
    ("guests", looking.guests),
    ("accounts", looking.accounts),
    ("statistics", looking.statistics),
    ("bans", looking.bans),
    ("audit", looking.audit),
    ("ratings", looking.ratings),
    ("calibrate", looking.calibrate),
    ("reports", looking.reports),
    ("close", acting.close),
    ("delete", acting.delete),
    ("prune", acting.prune),
    ("ban", acting.ban),
    ("unban", acting.unban),
    ("settle", acting.settle),
    ("sign-out", acting.sign_out),
    ("forget", acting.forget),
    ("rotate-keys", acting.rotate_keys),
    ("export", acting.export),
    ("import", acting.import_),
):
    app.command(name, cls=Command)(command)
