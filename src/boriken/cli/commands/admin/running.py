"""What the commands of an operator share: the database, times, answers."""

from __future__ import annotations

import asyncio
import sys
from collections.abc import Awaitable, Callable
from datetime import UTC, datetime
from typing import TYPE_CHECKING, Annotated, Final, TypeVar

import typer

from boriken.engine.errors import BorikenError

if TYPE_CHECKING:
    from boriken.server.settings import Settings
    from boriken.server.storage.store import Store

Answer = TypeVar("Answer")

DatabaseUrl = Annotated[
    str,
    typer.Option(
        envvar="BORIKEN_DATABASE_URL",
        show_default=False,
        help="The server's database, as for serve: sqlite:///FILE or postgresql://…; default: your own file.",
    ),
]
Yes = Annotated[bool, typer.Option("--yes", "-y", help="Do not ask for confirmation.")]
Limit = Annotated[int, typer.Option(min=1, help="How many lines at most.")]
LIMIT: Final = 50


def settings_of(database_url: str) -> Settings:
    from boriken.server.settings import Settings

    return Settings(database_url=database_url)


def with_store(database_url: str, work: Callable[[Store], Awaitable[Answer]]) -> Answer:
    """Do something with the database of a server; what it refuses is one sentence."""
    from boriken.server.errors import Refused
    from boriken.server.operating.opening import opened

    async def run() -> Answer:
        async with opened(settings_of(database_url)) as store:
            return await work(store)

    try:
        return asyncio.run(run())
    except Refused as error:
        raise BorikenError(error.message) from None


def moment(milliseconds: int | None) -> str:
    """A time as operators compare it with logs: UTC, to the minute."""
    if milliseconds is None:
        return ""
    return datetime.fromtimestamp(milliseconds / 1000, UTC).strftime("%Y-%m-%d %H:%M")


def confirm(question: str, yes: bool) -> None:
    """Ask before something is gone for good; where nobody can answer, --yes has to."""
    if yes:
        return
    if sys.stdin is None or not sys.stdin.isatty():
        raise BorikenError("This cannot be undone: pass --yes to do it.")
    print(f"{question} [y/N] ", end="", flush=True)
    if sys.stdin.readline().strip().lower() not in ("y", "yes"):
        raise BorikenError("Nothing was done.")
