"""Addresses of clients: which of them are one, and which are proxies whose word counts."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from ipaddress import IPv4Network, IPv6Address, IPv6Network, ip_address, ip_network
from typing import Final

from boriken.server.settings import BadSettings

PREFIX: Final = 64
"""Bits of an IPv6 network that one customer has: whoever has one address has all of it."""


@lru_cache(maxsize=4096)
def network_of(address: str) -> str:
    """Whom an address belongs to, as limits count: an IPv4 address, or an IPv6 network."""
    try:
        known = ip_address(address)
    except ValueError:  # a Unix socket has none
        return address
    if not isinstance(known, IPv6Address):
        return str(known)
    if known.ipv4_mapped is not None:
        return str(known.ipv4_mapped)
    return str(IPv6Network((known, PREFIX), strict=False))


@lru_cache(maxsize=4096)
def neighbourhood_of(address: str) -> str:
    """The large network around an address or a network, such as a provider's."""
    try:
        network = ip_network(address, strict=False)
    except ValueError:
        return address
    prefix = 32 if isinstance(network, IPv6Network) else 16
    return str(network.supernet(new_prefix=prefix)) if network.prefixlen > prefix else str(network)


class Networks:
    """Addresses that are trusted to say for whom they speak."""

    def __init__(self, texts: Iterable[str] = ()) -> None:
        self._networks = [_network(text) for text in texts]

    def __contains__(self, address: str) -> bool:
        try:
            known = ip_address(address)
        except ValueError:
            return False
        if isinstance(known, IPv6Address) and known.ipv4_mapped is not None:
            known = known.ipv4_mapped
        return any(known in network for network in self._networks)

    def texts(self) -> list[str]:
        return [str(network) for network in self._networks]


def _network(text: str) -> IPv4Network | IPv6Network:
    try:
        network = ip_network(text, strict=False)
    except ValueError:
        raise BadSettings(key="bad_proxy", typed=text) from None
    if not network.prefixlen:
        raise BadSettings(key="proxy_everybody", typed=text)
    return network
