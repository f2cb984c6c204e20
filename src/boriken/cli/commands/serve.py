"""``boriken`` and ``boriken serve``: a server for yourself, for friends, or for everybody."""

from __future__ import annotations

import io
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
TrustedProxy = Annotated[list[str], typer.Option(envvar="BORIKEN_TRUSTED_PROXY")]
TrustProxy = Annotated[bool, typer.Option("--trust-proxy", hidden=True)]
"""Of before: it believed everybody."""
RateLimits = Annotated[bool, typer.Option()]
BotProcesses = Annotated[int, typer.Option(min=1, max=64)]
BotPause = Annotated[
    float,
    typer.Option(min=0, max=60),
]
BotBudget = Annotated[float, typer.Option(min=0.01, max=60)]
UnixSocket = Annotated[str, typer.Option(show_default=False)]
BasePath = Annotated[str, typer.Option(show_default=False)]
TlsCertificate = Annotated[str, typer.Option(show_default=False)]
TlsKey = Annotated[str, typer.Option(show_default=False)]
NoticeHost = Annotated[list[str], typer.Option(envvar="BORIKEN_NOTICE_HOST")]
MetricsAddress = Annotated[str, typer.Option(show_default=False)]
Workers = Annotated[int, typer.Option(min=1, max=64)]
LinkAddress = Annotated[str, typer.Option(envvar="BORIKEN_LINK_ADDRESS")]
PublicUrl = Annotated[str, typer.Option(envvar="BORIKEN_PUBLIC_URL", show_default=False)]
SmtpUrl = Annotated[str, typer.Option(envvar="BORIKEN_SMTP_URL", show_default=False)]
MailFrom = Annotated[str, typer.Option(envvar="BORIKEN_MAIL_FROM", show_default=False)]
LogFormat = Annotated[str, typer.Option()]
Browser = Annotated[bool, typer.Option()]


def serve(
    host: Host = "127.0.0.1",
    port: Port = LOCAL_PORT,
    unix_socket: UnixSocket = "",
    base_path: BasePath = "",
    tls_certificate: TlsCertificate = "",
    tls_key: TlsKey = "",
    database_url: DatabaseUrl = "",
    redis_url: RedisUrl = "",
    origin: Origin = [],  # noqa: B006 - Typer makes a new list
    trusted_proxy: TrustedProxy = [],  # noqa: B006
    trust_proxy: TrustProxy = False,
    rate_limits: RateLimits = True,
    bot_processes: BotProcesses = 1,
    bot_pause: BotPause = 1.2,
    bot_budget: BotBudget = 1.0,
    notice_host: NoticeHost = [],  # noqa: B006
    metrics_address: MetricsAddress = "",
    workers: Workers = 1,
    link_address: LinkAddress = "127.0.0.1:0",
    public_url: PublicUrl = "",
    smtp_url: SmtpUrl = "",
    mail_from: MailFrom = "",
    log_format: LogFormat = "console",
    browser: Browser = False,
) -> int:
    """Run a server for friends or the public."""
    from boriken.server.mailing.smtp import check_mail
    from boriken.server.reaching import check_base_path, for_others
    from boriken.server.running import serve as run
    from boriken.server.settings import Settings
    from boriken.server.workers import serve_with_workers

    if log_format not in ("console", "json"):
        raise BadOptions(key="bad_log_format", typed=log_format)
    if trust_proxy:
        raise BadOptions(key="trust_proxy_gone")
    settings = Settings(
        host=host,
        port=port,
        unix_socket=unix_socket,
        base_path=check_base_path(base_path),
        tls_certificate=tls_certificate,
        tls_key=tls_key,
        database_url=database_url,
        redis_url=redis_url,
        origins=tuple(address.rstrip("/") for address in origin),
        trusted_proxies=tuple(trusted_proxy),
        rate_limits=rate_limits,
        bot_processes=bot_processes,
        bot_pause=bot_pause,
        bot_budget=bot_budget,
        notice_hosts=tuple(notice_host),
        metrics_address=metrics_address,
        link_address=link_address,
        public_url=public_url.rstrip("/"),
        smtp_url=smtp_url,
        mail_from=mail_from,
        log_format=log_format,
    )
    check_mail(settings)

    def announce(address: str) -> None:
        _announce(address, for_others(address, settings), browser)

    return run(settings, announce) if workers == 1 else serve_with_workers(settings, workers, announce)


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


def _announce(address: str, others: list[str], browser: bool) -> None:
    console = make_console()
    console.print(say("terminal-running", address=address), highlight=False)
    if others:
        console.print(say("terminal-for-others", addresses=" · ".join(others)), highlight=False)
        if console.is_terminal:
            console.print(qr_code(others[0]), highlight=False, end="")
    console.print(say("terminal-how-to-end"), highlight=False)
    if browser:
        _open_browser(address)


def qr_code(text: str) -> str:
    """A code to point a phone at, of half blocks: two rows to a line."""
    import segno

    drawn = io.StringIO()
    segno.make(text, error="l", micro=False).terminal(drawn, border=2, compact=True)
    return drawn.getvalue()


def _open_browser(address: str) -> None:
    if not os.environ.get("BORIKEN_NO_BROWSER"):
        # Some browsers keep the caller waiting.
        threading.Thread(target=webbrowser.open, args=(address,), daemon=True).start()
