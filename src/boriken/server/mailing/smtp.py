"""Where mail is handed over: an SMTP server, as its address says."""

from __future__ import annotations

import ipaddress
from dataclasses import dataclass
from email.utils import parseaddr
from typing import Final, Self
from urllib.parse import unquote, urlsplit

from boriken.server.errors import BadRequest
from boriken.server.mailing.letters import check_address
from boriken.server.settings import BadSettings, Settings

PORTS: Final = {"smtp": 587, "smtps": 465}


@dataclass(frozen=True)
class MailServer:
    """How to reach it. A password never travels unencrypted, unless to this very machine."""

    host: str
    port: int
    username: str | None
    password: str | None
    use_tls: bool
    """Encrypted from the first byte."""
    start_tls: bool | None
    """Encrypted from STARTTLS on: always, never, or if it is offered."""

    @classmethod
    def read(cls, url: str) -> Self:
        try:
            parts = urlsplit(url)
            port = parts.port
        except ValueError:
            raise BadSettings(key="bad_smtp_address") from None
        if parts.scheme not in PORTS or not parts.hostname or parts.path not in ("", "/") or parts.query:
            raise BadSettings(key="bad_smtp_address")
        has_password = bool(parts.password) and not _is_here(parts.hostname)
        is_secure = parts.scheme == "smtps"
        return cls(
            host=parts.hostname,
            port=port or PORTS[parts.scheme],
            username=unquote(parts.username) if parts.username else None,
            password=unquote(parts.password) if parts.password else None,
            use_tls=is_secure,
            start_tls=False if is_secure else True if has_password else None,
        )


def _is_here(host: str) -> bool:
    try:
        return ipaddress.ip_address(host).is_loopback
    except ValueError:
        return host == "localhost"


def check_mail(settings: Settings) -> None:
    """Mail needs a server, a sender, and an address for links that no request can make up."""
    if settings.public_url:
        _check_public_url(settings.public_url)
    if not settings.smtp_url:
        return
    MailServer.read(settings.smtp_url)
    if not settings.mail_from or not settings.public_url:
        raise BadSettings(key="mail_incomplete")
    try:
        check_address(parseaddr(settings.mail_from)[1])
    except BadRequest:
        raise BadSettings(key="bad_sender", typed=settings.mail_from) from None


def _check_public_url(url: str) -> None:
    try:
        parts = urlsplit(url)
        is_good = parts.scheme in ("http", "https") and parts.hostname and not parts.query + parts.fragment
    except ValueError:
        is_good = False
    if not is_good:
        raise BadSettings(key="bad_public_url", typed=url)
