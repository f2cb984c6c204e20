"""The commands of an operator that change something."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from boriken.cli.commands.admin.looking import STATUSES
from boriken.cli.commands.admin.running import DatabaseUrl, Yes, confirm, settings_of, with_store
from boriken.engine.errors import BorikenError

if TYPE_CHECKING:
    from boriken.server.storage.store import Store

Ids = Annotated[list[str], typer.Argument(metavar="TABLE…", help="Identifiers of tables.")]
Id = Annotated[str, typer.Argument(metavar="TABLE", help="The identifier of a table.")]
Subject = Annotated[
    str, typer.Argument(metavar="WHO", help="A guest's identifier, or a network such as 192.0.2.0/24.")
]
GuestId = Annotated[str, typer.Argument(metavar="GUEST", help="The identifier of a guest.")]
AccountId = Annotated[
    str | None, typer.Argument(metavar="[ACCOUNT]", help="The identifier of an account.", show_default=False)
]
Everybody = Annotated[bool, typer.Option("--all", help="All accounts.")]
ReportId = Annotated[str, typer.Argument(metavar="REPORT", help="The identifier of a report.")]
Remove = Annotated[bool, typer.Option("--remove", help="Delete the message that was reported.")]
Reason = Annotated[str, typer.Option(help="Why; for you and the audit, nobody else sees it.")]
Days = Annotated[float | None, typer.Option(min=0.01, help="For this many days; default: for good.")]
OlderThan = Annotated[float, typer.Option("--days", min=0, help="Days for which nothing has happened.")]
OfStatus = Annotated[
    list[str], typer.Option("--status", help="Only tables with this status; may be given more than once.")
]
DryRun = Annotated[bool, typer.Option("--dry-run", help="Only say how many there are.")]
Grace = Annotated[float, typer.Option("--days", min=0, help="Days for which the old key is still accepted.")]
ToFile = Annotated[Path, typer.Argument(metavar="FILE", help="Where to write it.")]
FromFile = Annotated[Path, typer.Argument(metavar="FILE", help="A file written by admin export.")]


def close(ids: Ids, database_url: DatabaseUrl = "") -> int:
    """End tables for good; what was played stays to be seen."""
    from boriken.server.operating.administration import Administration

    async def work(store: Store) -> None:
        for table_id in ids:
            closed = await Administration(store).close(table_id)
            print(f"{table_id}: {'closed' if closed else 'had ended already'}")

    with_store(database_url, work)
    return 0


def delete(ids: Ids, yes: Yes = False, database_url: DatabaseUrl = "") -> int:
    """Delete tables with everything that was played at them."""
    from boriken.server.operating.administration import Administration

    async def work(store: Store) -> int:
        return await Administration(store).delete(ids)

    confirm(f"Delete {len(ids)} tables for good?", yes)
    deleted = with_store(database_url, work)
    print(f"Tables deleted: {deleted}")
    if deleted < len(ids):
        raise BorikenError(f"{len(ids) - deleted} of the {len(ids)} tables were not there.")
    return 0


def prune(
    days: OlderThan,
    status: OfStatus = ["waiting", "over", "closed"],  # noqa: B006 - Typer makes a new list
    dry_run: DryRun = False,
    yes: Yes = False,
    database_url: DatabaseUrl = "",
) -> int:
    """Delete tables at which nothing has happened for days: those waiting, over or closed, unless told."""
    from boriken.server.operating.administration import Administration

    for one in status:
        if one not in STATUSES:
            raise BorikenError(f"A table is {', '.join(STATUSES)}, not {one!r}.")
    old = with_store(database_url, lambda store: Administration(store).old_tables(days, status))
    if dry_run:
        print(f"Tables to delete: {len(old)}")
        return 0
    confirm(f"Delete {len(old)} tables for good?", yes)
    pruned = with_store(database_url, lambda store: Administration(store).prune(days, status))
    print(f"Tables deleted: {pruned}")
    return 0


def ban(subject: Subject, reason: Reason = "", days: Days = None, database_url: DatabaseUrl = "") -> int:
    """Shut a guest or a network out: no request of theirs is answered any more."""
    from boriken.server.operating.administration import Administration

    banned = with_store(database_url, lambda store: Administration(store).ban(subject, reason, days))
    print(f"Shut out: {banned}")
    return 0


def unban(subject: Subject, database_url: DatabaseUrl = "") -> int:
    """Let a guest or a network in again."""
    from boriken.server.operating.administration import Administration

    if not with_store(database_url, lambda store: Administration(store).unban(subject)):
        raise BorikenError(f"{subject} is not shut out.")
    print(f"Let in again: {subject}")
    return 0


def settle(report: ReportId, remove: Remove = False, database_url: DatabaseUrl = "") -> int:
    """Be done with a report; with --remove the message goes."""
    from boriken.server.operating.chats import settle as settle_it

    with_store(database_url, lambda store: settle_it(store.engine, report, remove))
    print(f"{report}: {'message removed' if remove else 'settled'}")
    return 0


def sign_out(guest: AccountId = None, everybody: Everybody = False, database_url: DatabaseUrl = "") -> int:
    """Sign an account out on all devices: after a stolen device, or after an old backup was restored."""
    from boriken.server.operating.administration import Administration

    if (guest is None) != everybody:
        raise BorikenError("Name an account, or say --all.")
    ended = with_store(database_url, lambda store: Administration(store).sign_out(guest))
    print(f"Devices signed out: {ended}")
    return 0


def forget(guest: GuestId, yes: Yes = False, database_url: DatabaseUrl = "") -> int:
    """Delete what is stored of a person: names, seats, account. What was played stays, without a name."""
    from boriken.server.operating.administration import Administration
    from boriken.server.operating.lists import find_accounts

    confirm(f"Forget the guest {guest} for good?", yes)

    async def forget_all(store: Store) -> tuple[bool, list[str]]:
        is_account = bool(await find_accounts(store.engine, guest, 1))
        return is_account, await Administration(store).forget(guest)

    is_account, found = with_store(database_url, forget_all)
    if not found and not is_account:
        raise BorikenError(f"Nothing is known of a guest {guest}.")
    print(f"Forgotten at tables: {len(found)}")
    return 0


def rotate_keys(days: Grace = 30, yes: Yes = False, database_url: DatabaseUrl = "") -> int:
    """Sign cookies and seat links with a new key. Whoever does not come back in time loses their seats."""
    from boriken.server.operating.administration import Administration

    if days < 1:
        confirm("Everybody will lose their seats at once. Go on?", yes)
    with_store(database_url, lambda store: Administration(store).rotate_keys(days))
    print(f"A new key is in use; the old one is accepted for {days:g} days.")
    return 0


def export(id: Id, file: ToFile, database_url: DatabaseUrl = "") -> int:
    """Write a table with all its log to a file. It tells everything that is hidden in the game."""
    from boriken.server.operating.copying import copy_to
    from boriken.server.storage.database import told_plainly

    with told_plainly():
        rows = asyncio.run(copy_to(settings_of(database_url), file, id))
    print(f"{file}: {rows['log']} entries")
    return 0


def import_(file: FromFile, database_url: DatabaseUrl = "") -> int:
    """Take in a table that another server, or this one, has exported."""
    from boriken.server.operating.copying import import_table

    print(with_store(database_url, lambda store: import_table(store.engine, file)))
    return 0
