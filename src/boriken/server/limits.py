"""How much one guest or address may ask for."""

from __future__ import annotations

import math
import time
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Final

from boriken.server.errors import TooMany

LONGEST_REQUEST: Final = 32 * 1024
"""Bytes of a request's body, or of a message over a socket."""

MOST_BUCKETS: Final = 50_000


@dataclass(frozen=True)
class Rate:
    """So many at once, and so many a second after that."""

    burst: float
    per_second: float


BY_GUEST: Final = Rate(400, 50)
BY_ADDRESS: Final = Rate(1000, 200)
NEW_GUESTS: Final = Rate(60, 0.5)
NEW_TABLES: Final = Rate(30, 0.1)
NEW_TABLES_OF_ADDRESS: Final = Rate(120, 0.4)
SOCKETS_OF_GUEST: Final = 30
SOCKETS_OF_ADDRESS: Final = 300
RETRY: Final = 5
"""Seconds after which one of them may have ended."""


class Limiter:
    """Token buckets: each request takes a token, and they come back with time."""

    def __init__(self, is_on: bool, clock: Callable[[], float] = time.monotonic) -> None:
        self._is_on = is_on
        self._clock = clock
        self._buckets: dict[tuple[str, str], tuple[float, float]] = {}

    def take(self, what: str, who: str, rate: Rate) -> None:
        """Count one request, or refuse it."""
        if not self._is_on:
            return
        now = self._clock()
        tokens, since = self._buckets.get((what, who), (rate.burst, now))
        tokens = min(rate.burst, tokens + (now - since) * rate.per_second)
        if tokens < 1:
            raise TooMany(math.ceil((1 - tokens) / rate.per_second))
        self._buckets[what, who] = (tokens - 1, now)
        if len(self._buckets) > MOST_BUCKETS:
            self._forget_oldest()

    def _forget_oldest(self) -> None:
        """Who has not asked for the longest time may ask again."""
        by_age = sorted(self._buckets, key=lambda key: self._buckets[key][1])
        for key in by_age[: MOST_BUCKETS // 2]:
            del self._buckets[key]


class Connections:
    """Counts open sockets, and requests that wait for news."""

    def __init__(self, is_on: bool) -> None:
        self._is_on = is_on
        self._open: Counter[str] = Counter()

    @contextmanager
    def one_more(self, address: str, guest: str | None) -> Iterator[None]:
        """Count one, or refuse it, as long as it lasts."""
        most = {f"address {address}": SOCKETS_OF_ADDRESS}
        if guest is not None:
            most[f"guest {guest}"] = SOCKETS_OF_GUEST
        if self._is_on and any(self._open[who] >= number for who, number in most.items()):
            raise TooMany(RETRY)
        self._open.update(most.keys())
        try:
            yield
        finally:
            self._open.subtract(most.keys())
            self._open = +self._open
