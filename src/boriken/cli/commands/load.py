"""``boriken load``: many clients play on a server over real connections; how quickly does it answer?"""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Annotated

import typer

from boriken.catalog.editions import USUAL_EDITION
from boriken.cli import options
from boriken.cli.output import labelled, make_console, print_json
from boriken.engine.errors import BorikenError

if TYPE_CHECKING:
    from rich.console import Console

    from boriken.load.figures import Measured

USUAL = options.Usual(players=3, governor=options.RANDOM)

Url = Annotated[
    list[str],
    typer.Option(
        help="The server, such as http://127.0.0.1:8000; it must run without rate limits. Several processes: "
        "give each; the players of a table sit on different ones."
    ),
]
Tables = Annotated[int, typer.Option(min=1, help="Tables that play at once.")]
Think = Annotated[float, typer.Option(min=0, help="Seconds a client takes to decide, or half of it.")]
Seconds = Annotated[float, typer.Option(min=1, help="How long to measure, once all tables play.")]
AsPage = Annotated[
    bool,
    typer.Option(
        "--as-page",
        help="Clients get all that the web table gets, and answer decisions of several parts as a whole.",
    ),
]
Over = Annotated[str, typer.Option(help="How clients act: socket or http.")]


def load(
    url: Url = ["http://127.0.0.1:8000"],  # noqa: B006 (nobody changes it)
    tables: Tables = 10,
    players: options.Players = 3,
    edition: options.Edition = USUAL_EDITION,
    expansions: options.Expansions = "",
    think: Think = 1.0,
    seconds: Seconds = 30,
    over: Over = "socket",
    as_page: AsPage = False,
    json: options.AsJson = False,
) -> int:
    """Let clients play at random on a running server, and measure how quickly it answers."""
    from boriken.load.figures import Load
    from boriken.load.stage import measure, quickest_loop

    if over not in ("socket", "http"):
        raise BorikenError(f"Clients act over socket or http, not {over!r}.")
    checked = options.game_options(USUAL, edition, players, None, expansions)
    plan = Load([one.rstrip("/") for one in url], tables, checked, think, seconds, over == "http", as_page)
    with asyncio.Runner(loop_factory=quickest_loop()) as runner:
        result = runner.run(measure(plan))
    if json:
        print_json(result.to_json())
    else:
        _show(make_console(), result)
    return 0 if not result.troubles else 1


def _show(console: Console, result: Measured) -> None:
    console.print(labelled(result.lines().items(), indent=0))
    for sentence in result.troubles:
        console.print(sentence)
