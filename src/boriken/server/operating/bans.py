"""Who is shut out: guests by their identifier, networks by their address."""

from __future__ import annotations

import re
import time
from collections.abc import Iterable
from ipaddress import IPv4Network, IPv6Address, IPv6Network, ip_address, ip_network
from typing import Final

import msgspec
from sqlalchemy import select
from sqlalchemy.ext.asyncio import AsyncEngine

from boriken.server.errors import NotAllowed
from boriken.server.settings import BadSettings
from boriken.server.storage.schema import bans

GUEST: Final = re.compile(r"[0-9a-f]{24}")


class Ban(msgspec.Struct, frozen=True, kw_only=True):
    """Somebody who is shut out."""

    subject: str
    at: int
    until: int | None = None
    """Milliseconds since 1970; None: for good."""
    reason: str = ""


def ban_subject(text: str) -> str:
    """A guest or a network as somebody typed it; a network's way of writing is settled."""
    if GUEST.fullmatch(text):
        return text
    try:
        return str(ip_network(text, strict=False))
    except ValueError:
        raise BadSettings(
            f"{text!r} is neither the identifier of a guest (admin guests shows them)"
            " nor a network as 192.0.2.0/24."
        ) from None


async def read_bans(engine: AsyncEngine) -> list[Ban]:
    """All that are written down, the latest first; those that have run out too."""
    async with engine.connect() as connection:
        rows = await connection.execute(select(bans).order_by(bans.c.at.desc()))
        return [Ban(subject=row.subject, at=row.at, until=row.until, reason=row.reason) for row in rows]


class Bans:
    """Those who are shut out, in memory: asked at every request."""

    def __init__(self) -> None:
        self._guests: dict[str, int | None] = {}
        self._networks: list[tuple[IPv4Network | IPv6Network, int | None]] = []

    def replace(self, known: Iterable[Ban]) -> None:
        self._guests = {}
        self._networks = []
        for ban in known:
            if GUEST.fullmatch(ban.subject):
                self._guests[ban.subject] = ban.until
            else:
                self._networks.append((ip_network(ban.subject), ban.until))

    def check_guest(self, guest: str) -> None:
        if guest in self._guests and _is_running(self._guests[guest]):
            raise NotAllowed("banned")

    def check_address(self, address: str) -> None:
        if not self._networks:
            return
        try:
            known = ip_address(address)
        except ValueError:  # a Unix socket has none
            return
        if isinstance(known, IPv6Address) and known.ipv4_mapped is not None:
            known = known.ipv4_mapped
        if any(known in network and _is_running(until) for network, until in self._networks):
            raise NotAllowed("banned")


def _is_running(until: int | None) -> bool:
    return until is None or time.time() * 1000 < until
