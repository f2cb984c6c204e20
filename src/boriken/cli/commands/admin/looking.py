"""The commands of an operator that change nothing."""

from __future__ import annotations

from typing import Annotated

import typer

from boriken.cli import options
from boriken.cli.commands.admin.running import LIMIT, DatabaseUrl, Limit, moment, with_store
from boriken.cli.output import make_console, one_line, plain_table, print_json
from boriken.engine.errors import BorikenError

Pool = Annotated[str, typer.Option(help="Number of players, and base or expanded, as 4-base.")]
Games = Annotated[int, typer.Option(min=100, help="How many games of each number of players.")]
People = Annotated[int, typer.Option(min=10, help="How many players there are.")]
Seed = Annotated[int, typer.Option(help="For chance.")]
Search = Annotated[str, typer.Argument(help="Words of a title, name or identifier.", show_default=False)]
Status = Annotated[str | None, typer.Option(help="Only these: waiting, playing, over or closed.")]
OfGuest = Annotated[
    str | None, typer.Option("--guest", help="Only tables of the guest with this identifier.")
]
All = Annotated[bool, typer.Option("--all", help="Also those that were settled.")]
Actor = Annotated[str | None, typer.Option(help="Only what these did: admin, host, player or limit.")]
About = Annotated[str | None, typer.Option(help="Only what concerns this table or guest, by its identifier.")]

STATUSES = ("waiting", "playing", "over", "closed")
ACTORS = ("admin", "guest", "host", "player", "limit")


def tables(
    search: Search = "",
    status: Status = None,
    guest: OfGuest = None,
    limit: Limit = LIMIT,
    database_url: DatabaseUrl = "",
    json: options.AsJson = False,
) -> int:
    """List tables, the latest first; those with some words in title, names or identifier."""
    import msgspec

    from boriken.server.operating.lists import find_tables

    if status is not None and status not in STATUSES:
        raise BorikenError(f"A table is {', '.join(STATUSES)}, not {status!r}.")
    found = with_store(database_url, lambda store: find_tables(store.engine, search, status, guest, limit))
    if json:
        print_json(msgspec.to_builtins(found))
        return 0
    table = plain_table()
    for heading in ("table", "status", "last move", "entries", "title", "seats"):
        table.add_column(heading)
    for line in found:
        seats = ", ".join(seat.name or seat.bot or seat.kind for seat in line.seats)
        cells = (line.id, line.status, moment(line.updated), str(line.entries), line.title, seats)
        table.add_row(*map(one_line, cells))
    make_console().print(table)
    return 0


def guests(
    search: Search = "", limit: Limit = LIMIT, database_url: DatabaseUrl = "", json: options.AsJson = False
) -> int:
    """List guests with the names they have used, the latest first."""
    import msgspec

    from boriken.server.operating.lists import find_guests

    found = with_store(database_url, lambda store: find_guests(store.engine, search, limit))
    if json:
        print_json(msgspec.to_builtins(found))
        return 0
    table = plain_table()
    for heading in ("guest", "last seen", "tables", "playing", "names"):
        table.add_column(heading)
    for line in found:
        cells = (line.id, moment(line.last), str(line.tables), str(line.playing), ", ".join(line.names))
        table.add_row(*map(one_line, cells))
    make_console().print(table)
    return 0


def accounts(
    search: Search = "", limit: Limit = LIMIT, database_url: DatabaseUrl = "", json: options.AsJson = False
) -> int:
    """List accounts, the latest used first; those with some words in name, address or identifier."""
    import msgspec

    from boriken.server.operating.lists import find_accounts

    found = with_store(database_url, lambda store: find_accounts(store.engine, search, limit))
    if json:
        print_json(msgspec.to_builtins(found))
        return 0
    table = plain_table()
    for heading in ("account", "name", "made", "last seen", "passkeys", "devices", "addresses"):
        table.add_column(heading)
    for line in found:
        moments = moment(line.made), moment(line.seen)
        cells = (
            line.id,
            line.name,
            *moments,
            str(line.passkeys),
            str(line.devices),
            ", ".join(line.addresses),
        )
        table.add_row(*map(one_line, cells))
    make_console().print(table)
    return 0


def statistics(database_url: DatabaseUrl = "", json: options.AsJson = False) -> int:
    """The server in figures."""
    import msgspec

    from boriken.server.operating.lists import statistics as count

    figures = with_store(database_url, lambda store: count(store.engine))
    if json:
        print_json(msgspec.to_builtins(figures))
        return 0
    console = make_console()
    by_status = ", ".join(f"{number} {status}" for status, number in figures.tables.items())
    for label, value in (
        ("tables", by_status or "none"),
        ("made in a day, a week", f"{figures.made_in_a_day}, {figures.made_in_a_week}"),
        ("guests", figures.guests),
        ("entries, in a day", f"{figures.entries}, {figures.moved_in_a_day}"),
        ("snapshots", figures.snapshots),
        ("megabytes", f"{figures.bytes / 1e6:.1f}"),
        ("chat messages", figures.messages),
        ("open reports", figures.reports),
        ("bans", figures.bans),
        ("deeds in the audit", figures.audited),
        ("told by notices", figures.notified),
        ("notices to be sent", figures.to_send),
        ("longest logs", ", ".join(f"{table} {number}" for table, number in figures.largest.items())),
    ):
        console.print(f"{label:24}{value}", highlight=False)
    return 0


def bans(database_url: DatabaseUrl = "", json: options.AsJson = False) -> int:
    """List who is shut out."""
    import msgspec

    from boriken.server.operating.bans import read_bans

    found = with_store(database_url, lambda store: read_bans(store.engine))
    if json:
        print_json(msgspec.to_builtins(found))
        return 0
    table = plain_table()
    for heading in ("guest or network", "since", "until", "reason"):
        table.add_column(heading)
    for ban in found:
        table.add_row(ban.subject, moment(ban.at), moment(ban.until), one_line(ban.reason))
    make_console().print(table)
    return 0


def reports(
    all: All = False, limit: Limit = LIMIT, database_url: DatabaseUrl = "", json: options.AsJson = False
) -> int:
    """List what people have reported of the chat, the latest first."""
    import msgspec

    from boriken.server.operating.chats import read_reports

    found = with_store(database_url, lambda store: read_reports(store.engine, limit, all))
    if json:
        print_json(msgspec.to_builtins(found))
        return 0
    table = plain_table()
    for heading in ("report", "when", "table", "guest", "name", "said", "reason", "settled"):
        table.add_column(heading)
    for one in found:
        who = (one.id, moment(one.at), one.table_id, one.guest_id, one.name)
        table.add_row(*map(one_line, (*who, one.text, one.reason, moment(one.settled))))
    make_console().print(table)
    return 0


def audit(
    actor: Actor = None,
    about: About = None,
    limit: Limit = LIMIT,
    database_url: DatabaseUrl = "",
    json: options.AsJson = False,
) -> int:
    """List what hosts, admins and limits did, the latest first."""
    import msgspec

    from boriken.server.operating.audit import last_deeds

    if actor is not None and actor not in ACTORS:
        raise BorikenError(f"An actor is {', '.join(ACTORS)}, not {actor!r}.")
    found = with_store(database_url, lambda store: last_deeds(store.engine, limit, actor, about))
    if json:
        print_json(msgspec.to_builtins(found))
        return 0
    table = plain_table()
    for heading in ("when", "who", "what", "table", "guest", "more"):
        table.add_column(heading)
    for deed in found:
        more = ", ".join(f"{name} {value}" for name, value in deed.detail.items() if value not in ("", None))
        cells = (moment(deed.at), deed.actor, deed.what, deed.table or "", deed.guest or "", more)
        table.add_row(*map(one_line, cells))
    make_console().print(table)
    return 0


def ratings(
    pool: Pool = "4-base",
    limit: Limit = LIMIT,
    database_url: DatabaseUrl = "",
    json: options.AsJson = False,
) -> int:
    """List the highest ratings of a kind of game."""
    import msgspec

    from boriken.server.operating.ratings import read_ratings
    from boriken.server.profiles.scale import POOLS

    if pool not in POOLS:
        raise BorikenError(f"There are ratings for {', '.join(POOLS)}, not for {pool!r}.")
    found = with_store(database_url, lambda store: read_ratings(store.engine, pool, limit))
    if json:
        print_json(msgspec.to_builtins(found))
        return 0
    table = plain_table()
    for heading in ("guest", "name", "rating", "give or take", "games"):
        table.add_column(heading)
    for person in found:
        figures = (str(person.rating), str(person.doubt), str(person.games))
        table.add_row(person.guest, one_line(person.name), *figures)
    make_console().print(table)
    return 0


def calibrate(games: Games = 5000, people: People = 200, seed: Seed = 1) -> int:
    """Try out the ratings on games between players of known strength; no database is needed."""
    from boriken.server.profiles.calibration import lines, simulate
    from boriken.server.profiles.scale import SIZES

    for size in SIZES:
        print("\n".join(lines(simulate(f"{size}-base", games, people, seed))))
    return 0
