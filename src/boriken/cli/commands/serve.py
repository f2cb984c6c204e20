"""``boriken`` and ``boriken serve``: a server for yourself, for friends, or for everybody."""

from __future__ import annotations

import json
import os
import threading
import urllib.request
import webbrowser
from typing import Annotated, Final

import typer

from boriken.cli.helping import say
from boriken.cli.output import make_console
from boriken.engine.errors import BadOptions

LOCAL_PORT: Final = 8000
FREE_PORT: Final = 0
"""Lets the system choose one."""

Host = Annotated[str, typer.Option()]
Port = Annotated[int, typer.Option(min=0, max=65535)]
DatabaseUrl = Annotated[
    str,
    typer.Option(
        envvar="BORIKEN_DATABASE_URL",
        show_default=False,
    ),
]
RedisUrl = Annotated[
    str,
    typer.Option(
        envvar="BORIKEN_REDIS_URL",
        show_default=False,
    ),
]
Origin = Annotated[
    list[str],
    typer.Option(),
]
TrustProxy = Annotated[bool, typer.Option("--trust-proxy")]
RateLimits = Annotated[bool, typer.Option()]
BotProcesses = Annotated[int, typer.Option(min=1, max=64)]
BotPause = Annotated[
    float,
    typer.Option(min=0, max=60),
]
BotBudget = Annotated[float, typer.Option(min=0.01, max=60)]
LogFormat = Annotated[str, typer.Option()]
Browser = Annotated[bool, typer.Option()]


def serve(
    host: Host = "127.0.0.1",
    port: Port = LOCAL_PORT,
    database_url: DatabaseUrl = "",
    redis_url: RedisUrl = "",
    origin: Origin = [],  # noqa: B006 - Typer makes a new list
    trust_proxy: TrustProxy = False,
    rate_limits: RateLimits = True,
    bot_processes: BotProcesses = 1,
    bot_pause: BotPause = 1.2,
    bot_budget: BotBudget = 1.0,
    log_format: LogFormat = "console",
    browser: Browser = False,
) -> int:
    """Run a server for friends or the public."""
    from boriken.server.running import serve as run
    from boriken.server.settings import Settings

    if log_format not in ("console", "json"):
        raise BadOptions(key="bad_log_format", typed=log_format)
    settings = Settings(
        host=host,
        port=port,
        database_url=database_url,
        redis_url=redis_url,
        origins=tuple(address.rstrip("/") for address in origin),
        trust_proxy=trust_proxy,
        rate_limits=rate_limits,
        bot_processes=bot_processes,
        bot_pause=bot_pause,
        bot_budget=bot_budget,
        log_format=log_format,
    )
    return run(settings, lambda address: _announce(address, browser))


def serve_locally() -> int:
    """A server on this machine with the browser open; if one runs already, the browser opens there."""
    from boriken.server.running import bind
    from boriken.server.settings import BadSettings

    try:
        bind("127.0.0.1", LOCAL_PORT).close()
    except BadSettings:
        address = f"http://127.0.0.1:{LOCAL_PORT}/"
        if not _is_boriken(address):
            return serve(port=FREE_PORT, browser=True)
        make_console().print(say("terminal-runs-already", address=address))
        _open_browser(address)
        return 0
    return serve(port=LOCAL_PORT, browser=True)


def _is_boriken(address: str) -> bool:
    """Whether it is one of us that has the port."""
    try:
        with urllib.request.urlopen(f"{address}api/catalog", timeout=2) as answer:
            return "rules_version" in json.load(answer)
    except (OSError, ValueError):
        return False


def _announce(address: str, browser: bool) -> None:
    console = make_console()
    console.print(say("terminal-running", address=address), highlight=False)
    console.print(say("terminal-how-to-end"), highlight=False)
    if browser:
        _open_browser(address)


def _open_browser(address: str) -> None:
    if not os.environ.get("BORIKEN_NO_BROWSER"):
        # Some browsers keep the caller waiting.
        threading.Thread(target=webbrowser.open, args=(address,), daemon=True).start()
