"""Where notices are not sent: into the server's own network, by whatever name or way."""

from __future__ import annotations

import asyncio
import ipaddress
from typing import Any

import pytest

from boriken.server.notices.guarded import Courier, Forbidden, Guard, is_outside
from tests.server.receiving import LocalReceiver

INSIDE = [
    *("127.0.0.1", "10.1.2.3", "172.16.0.1", "192.168.1.1", "169.254.169.254", "100.64.0.1", "0.0.0.0"),
    *("::1", "::", "fe80::1", "fd00::1", "::ffff:10.0.0.1", "64:ff9b::a00:1", "2002:7f00:1::", "ff02::1"),
    *("224.0.0.1", "255.255.255.255", "192.0.2.1", "198.18.0.1"),
]


@pytest.mark.parametrize("address", INSIDE)
def test_addresses_inside(address: str) -> None:
    assert not is_outside(ipaddress.ip_address(address))
    host = f"[{address}]" if ":" in address else address
    with pytest.raises(Forbidden):
        Guard().check_url(f"https://{host}/hook")


@pytest.mark.parametrize("address", ["8.8.8.8", "2606:4700::1111", "64:ff9b::808:808"])
def test_addresses_outside(address: str) -> None:
    assert is_outside(ipaddress.ip_address(address))


@pytest.mark.parametrize(
    "url",
    [
        *("http://example.org/x", "ftp://example.org/", "https://", "example.org", "https://localhost/"),
        *("https://user@example.org/", "https://example.org/#x", "https://exa mple.org/", "https://[::1/"),
        *("https://example.org:99999/", "file:///etc/passwd", "https://bücher.example/", "https://intern/"),
        "https://example.org/" + "x" * 2000,
    ],
)
def test_addresses_of_no_use(url: str) -> None:
    with pytest.raises(Forbidden):
        Guard().check_url(url)


def test_a_name_that_leads_inside_is_not_followed(monkeypatch: pytest.MonkeyPatch) -> None:
    """However it answers: what counts is the address that the connection goes to."""
    with LocalReceiver() as receiver:
        port = receiver.url().split(":")[2].split("/")[0]

        async def try_it() -> None:
            async def lead_inside(*_: object, **__: object) -> list[Any]:
                return [(0, 0, 0, "", ("127.0.0.1", int(port)))]

            monkeypatch.setattr(asyncio.get_running_loop(), "getaddrinfo", lead_inside, raising=False)
            courier = Courier(Guard())
            with pytest.raises(Forbidden):
                await courier.post(f"https://hook.example.org:{port}/", b"{}", {})
            await courier.close()

        asyncio.run(try_it())
        assert receiver.received == []
