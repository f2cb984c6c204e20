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
    database_url: str = ""
    """``sqlite:///FILE`` or ``postgresql://…``; empty: a file in the user's data directory."""
    redis_url: str = ""
    """Needed when several processes share one database."""
    origins: tuple[str, ...] = ()
    """Further origins whose pages may use the server, such as that of a reverse proxy."""
    trust_proxy: bool = False
    """Whether to believe a proxy's X-Forwarded-For and X-Forwarded-Proto."""
    rate_limits: bool = True
    bot_processes: int = 1
    bot_pause: float = 1.2
    """Seconds a bot seems to think about a role, and less about the rest, so that people can follow."""
    bot_budget: float = 1.0
    """Seconds a bot may think about a decision."""
    log_format: str = "console"
    """``console`` for people, ``json`` for programs."""

    @property
    def driver_url(self) -> str:
        """The database's address with the driver we use."""
        url = self.database_url or default_database_url()
        scheme, separator, rest = url.partition("://")
        driver = DRIVERS.get(scheme)
        if not separator or driver is None:
            raise BadSettings(
                f"The database address must begin with sqlite:/// or postgresql://, not {scheme!r}."
            )
        return f"{driver}://{rest}"

    @property
    def is_sqlite(self) -> bool:
        return self.driver_url.startswith(SQLITE)


def default_database_url() -> str:
    return f"sqlite:///{Path(user_data_path('boriken')) / 'tables.db'}"
