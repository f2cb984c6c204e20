"""The settings of a server."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import Final

from platformdirs import user_data_path

from boriken.engine.errors import BorikenError

SQLITE: Final = "sqlite"
POSTGRESQL: Final = "postgresql"
DRIVERS: Final = {
    SQLITE: "sqlite+aiosqlite",
    POSTGRESQL: "postgresql+asyncpg",
}


class BadSettings(BorikenError):
    """The server cannot run like that."""


@dataclass(frozen=True)
class Settings:
    """All of them, with what suits a server at home."""

    host: str = "127.0.0.1"
    port: int = 8000
    unix_socket: str = ""
    """A socket file to listen on instead of a port, for a proxy on the same machine."""
    base_path: str = ""
    """The part of a site at which the server is, as ``/games``; empty: the whole site."""
    tls_certificate: str = ""
    tls_key: str = ""
    """Files, to serve HTTPS without a proxy."""
    database_url: str = ""
    """``sqlite:///FILE`` or ``postgresql://…``; empty: a file in the user's data directory."""
    redis_url: str = ""
    """Where several processes that share one database tell each other who is there."""
    link_address: str = "127.0.0.1:0"
    """``HOST:PORT`` where other processes of the same server find this one; port 0: any."""
    origins: tuple[str, ...] = ()
    """Further origins whose pages may use the server, such as that of a reverse proxy."""
    trusted_proxies: tuple[str, ...] = ()
    """Addresses or networks of proxies whose X-Forwarded-For and X-Forwarded-Proto are believed."""
    rate_limits: bool = True
    bot_processes: int = 1
    bot_pause: float = 1.2
    """Seconds a bot seems to think about a role, and less about the rest, so that people can follow."""
    bot_budget: float = 1.0
    """Seconds a bot may think about a decision."""
    notice_hosts: tuple[str, ...] = ()
    """Hosts that notices may be sent to though they are in the server's own network."""
    metrics_address: str = ""
    """``HOST:PORT`` where Prometheus finds the figures; empty: at the server's own, if it is local."""
    public_url: str = ""
    """Where people find the server, for links in mails: a request could claim anything."""
    smtp_url: str = ""
    """``smtp://USER:PASSWORD@HOST:PORT`` or ``smtps://…``; empty: this server sends no mail."""
    mail_from: str = ""
    """The sender: ``Boriken <table@example.org>``."""
    log_format: str = "console"
    """``console`` for people, ``json`` for programs."""

    @property
    def driver_url(self) -> str:
        """The database's address with the driver we use."""
        url = self.database_url or default_database_url()
        scheme, separator, rest = url.partition("://")
        driver = DRIVERS.get(scheme)
        if not separator or driver is None:
            raise BadSettings(key="database_scheme", typed=scheme)
        return f"{driver}://{rest}"

    @property
    def is_proxied(self) -> bool:
        """Whether requests come by way of another program, so that it says who asks."""
        return bool(self.trusted_proxies or self.unix_socket)

    @property
    def is_sqlite(self) -> bool:
        return self.driver_url.startswith(SQLITE)


def split_address(text: str) -> tuple[str, int]:
    """Host and port of ``HOST:PORT``, as ``127.0.0.1:9464`` or ``[::1]:9464``."""
    host, separator, port = text.rpartition(":")
    if not separator or not host or not port.isdecimal() or int(port) > 65535:
        raise BadSettings(key="bad_metrics_address", typed=text)
    return host.removeprefix("[").removesuffix("]"), int(port)


def default_database_url() -> str:
    return f"sqlite:///{Path(user_data_path('boriken')) / 'tables.db'}"
