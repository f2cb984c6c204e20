"""How much one guest or address may ask for."""

from __future__ import annotations

import math
import time
from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass
from itertools import islice
from typing import Final

from boriken.server.errors import TooMany

LONGEST_REQUEST: Final = 32 * 1024
"""Bytes of a request's body, or of a message over a socket."""

MOST_BUCKETS: Final = 50_000
WORTH_TELLING: Final = 1 / 30
"""Of a burst: less than that other processes need not hear of yet."""
WORTH_COUNTING: Final = 1 / 10
"""Of the most sockets: who has fewer need not be counted together."""


@dataclass(frozen=True)
class Rate:
    """So many at once, and so many a second after that."""

    burst: float
    per_second: float


BY_GUEST: Final = Rate(400, 50)
BY_ADDRESS: Final = Rate(1000, 200)
WORK_OF_GUEST: Final = Rate(150, 12)
"""Hundredths of a second for which requests, of whatever kind, keep the processor busy."""
WORK_OF_ADDRESS: Final = Rate(300, 25)
NEW_GUESTS: Final = Rate(60, 0.5)
NEW_TABLES: Final = Rate(30, 0.1)
NEW_TABLES_OF_ADDRESS: Final = Rate(120, 0.4)
UNFINISHED_OF_GUEST: Final = 100
"""Tables that somebody leads and that wait or play."""
UNFINISHED_OF_ADDRESS: Final = 500
"""Those that were made from one address, or IPv6 network, and that somebody has used lately."""
LATELY: Final = 7 * 86_400_000
"""Milliseconds: what is left lying must not shut out who comes to the same address later."""
SOCKETS_OF_GUEST: Final = 30
SOCKETS_OF_ADDRESS: Final = 300
ADVICE_AT_ONCE: Final = 1
ANALYSIS: Final = Rate(60, 6)
"""Positions of the analysis board that one address has worked out."""
BOTS_ALONE: Final = Rate(5, 0.005)
"""Games without a person."""
MESSAGES_OF_GUEST: Final = Rate(10, 0.5)
"""What one person says, at all tables together."""
MESSAGES_OF_ADDRESS: Final = Rate(40, 2)
MESSAGES_OF_TABLE: Final = Rate(40, 1)
HIDDEN_OF_GUEST: Final = 500
"""People whom one person does not want to read."""
REPORTS: Final = Rate(10, 0.01)
RECORDS: Final = Rate(3, 0.01)
"""All records of somebody at once."""
NEW_ACCOUNTS: Final = Rate(10, 0.01)
"""Made from one address."""
SIGNING_IN: Final = Rate(30, 0.2)
"""Tries from one address."""
RECOVERING: Final = Rate(10, 0.02)
MAILS_OF_ADDRESS: Final = Rate(8, 0.01)
"""Asked for from one address: each reaches somebody who may not have asked."""
MAILS_TO: Final = Rate(4, 1 / 600)
"""Written to one mail address, whoever asks."""
MAILS_OF_NEIGHBOURHOOD: Final = Rate(20, 0.04)
"""Asked for from a large network: whoever has many addresses, has them side by side."""
MAILS: Final = Rate(400, 1)
"""Asked for by everybody: more than a few large networks get, and less than the mail server is handed."""
ACCOUNT_CHANGES: Final = Rate(40, 0.05)
ACCOUNT_NAMES: Final = Rate(3, 1 / 86_400)
EXPORTING: Final = Rate(3, 1 / 600)
"""All that is known of somebody, read at once."""
FORGETTING: Final = Rate(3, 0.01)
"""Deleting all that is known of a guest."""
NOTICES: Final = Rate(60, 1 / 60)
"""Told to one person, or one group."""
NOTICE_SETTINGS: Final = Rate(40, 0.2)
UNSUBSCRIBING: Final = Rate(60, 0.5)
NOTICE_TESTS: Final = Rate(5, 0.02)
SEEKING: Final = Rate(20, 0.1)
"""Wishes for a game."""
RETRY: Final = 5
"""Seconds after which one of them may have ended."""


class Bucket:
    """What somebody may still take of something."""

    __slots__ = ("rate", "since", "tokens", "untold")

    def __init__(self, rate: Rate, now: float) -> None:
        self.rate = rate
        self.tokens = rate.burst
        self.since = now
        self.untold = 0.0
        """Taken here, and not told to other processes yet."""

    def refill(self, now: float) -> None:
        self.tokens = min(self.rate.burst, self.tokens + (now - self.since) * self.rate.per_second)
        self.since = now

    @property
    def is_full_at(self) -> float:
        """When nothing is missing any more."""
        return self.since + (self.rate.burst - self.tokens) / self.rate.per_second


Whose = tuple[str, str]
"""Of what, and who."""


class Limiter:
    """Token buckets: each request takes a token, and they come back with time."""

    def __init__(self, is_on: bool, clock: Callable[[], float] = time.monotonic) -> None:
        self._is_on = is_on
        self._clock = clock
        self._buckets: dict[Whose, Bucket] = {}
        self._to_tell: set[Whose] = set()
        self.is_shared = False
        """Whether other processes count together with this one."""
        self.refused: Callable[[str, str], None] = lambda what, who: None
        """Told of each refusal: of what, to whom."""

    def take(self, what: str, who: str, rate: Rate) -> None:
        """Count one request, or refuse it."""
        if self._is_on:
            self._require_one(what, who, rate)
            self._count(what, who, rate, 1)

    def require(self, what: str, who: str, rate: Rate) -> None:
        """Refuse who has nothing left, without counting anything."""
        if self._is_on and (what, who) in self._buckets:
            self._require_one(what, who, rate)

    def charge(self, what: str, who: str, rate: Rate, amount: float) -> None:
        """Count what has been done already; a debt has an end."""
        if self._is_on:
            self._count(what, who, rate, amount)

    def _require_one(self, what: str, who: str, rate: Rate) -> None:
        tokens = self._bucket(what, who, rate).tokens
        if tokens < 1:
            self.refused(what, who)
            raise TooMany(math.ceil((1 - tokens) / rate.per_second))

    def _count(self, what: str, who: str, rate: Rate, amount: float) -> None:
        bucket = self._bucket(what, who, rate)
        bucket.tokens = max(bucket.tokens - amount, -rate.burst)
        bucket.untold += amount
        if self.is_shared and bucket.untold >= rate.burst * WORTH_TELLING:
            self._to_tell.add((what, who))

    def _bucket(self, what: str, who: str, rate: Rate) -> Bucket:
        """As it is now."""
        bucket = self._buckets.get((what, who))
        now = self._clock()
        if bucket is None:
            if len(self._buckets) >= MOST_BUCKETS:
                self._forget_oldest()
            bucket = self._buckets[what, who] = Bucket(rate, now)
        bucket.rate = rate
        bucket.refill(now)
        return bucket

    def _forget_oldest(self) -> None:
        """Who could ask for everything soonest may do so now: whole buckets tell nothing."""
        by_content = sorted(self._buckets, key=lambda key: self._buckets[key].is_full_at)
        for key in by_content[: MOST_BUCKETS // 2]:
            del self._buckets[key]
        self._to_tell.intersection_update(self._buckets)

    def to_tell(self, most: int) -> list[tuple[Whose, Rate, float]]:
        """What was taken since others heard of it, as far as it matters to them."""
        due = [(key, self._buckets[key]) for key in islice(self._to_tell, most)]
        return [(key, bucket.rate, bucket.untold) for key, bucket in due]

    def hear(self, whose: Whose, told: float, left: float) -> None:
        """Others know of what was taken, and so much is left for all; less than nothing is a debt."""
        self._to_tell.discard(whose)
        bucket = self._buckets.get(whose)
        if bucket is None:
            return
        bucket.refill(self._clock())
        bucket.untold -= told
        bucket.tokens = min(bucket.tokens, left - bucket.untold)


class AtOnce:
    """Counts what somebody has under way."""

    def __init__(self, what: str, is_on: bool, most: int) -> None:
        self._what = what
        self._is_on = is_on
        self._most = most
        self._under_way: Counter[str] = Counter()
        self.refused: Callable[[str, str], None] = lambda what, who: None
        """Told of each refusal: of what, to whom."""

    @contextmanager
    def one_more(self, who: str) -> Iterator[None]:
        """Count one, or refuse it, as long as it lasts."""
        if self._is_on and self._under_way[who] >= self._most:
            self.refused(self._what, who)
            raise TooMany(RETRY)
        self._under_way[who] += 1
        try:
            yield
        finally:
            self._under_way[who] -= 1
            if not self._under_way[who]:
                del self._under_way[who]


class Connections:
    """Counts open sockets, and requests that wait for news."""

    def __init__(self, is_on: bool) -> None:
        self._is_on = is_on
        self._open: Counter[str] = Counter()
        self._elsewhere: dict[str, int] = {}
        """Those that other processes have open, of whoever has many here."""
        self._told: dict[str, tuple[int, float]] = {}
        """What others know of this process, and since when."""
        self._changed: set[str] = set()
        self.is_shared = False
        """Whether other processes count together with this one."""
        self.refused: Callable[[str, str], None] = lambda what, who: None
        """Told of each refusal: of what, to whom."""

    @contextmanager
    def one_more(self, address: str, guest: str | None) -> Iterator[None]:
        """Count one, or refuse it, as long as it lasts."""
        most = {f"address {address}": SOCKETS_OF_ADDRESS}
        if guest is not None:
            most[f"guest {guest}"] = SOCKETS_OF_GUEST
        if self._is_on and any(self._all_of(who) >= number for who, number in most.items()):
            self.refused("sockets", guest or address)
            raise TooMany(RETRY)
        self._open.update(most.keys())
        self._note(most)
        try:
            yield
        finally:
            self._open.subtract(most.keys())
            self._open = +self._open
            self._note(most)

    def _all_of(self, who: str) -> int:
        return self._open[who] + self._elsewhere.get(who, 0)

    def _note(self, most: Mapping[str, int]) -> None:
        if self.is_shared:
            for who, number in most.items():
                if who in self._told or self._open[who] >= number * WORTH_COUNTING:
                    self._changed.add(who)

    def to_tell(self, most: int, repeat: float) -> list[tuple[str, int]]:
        """What has changed for whoever has many open, or was told so many seconds ago."""
        before = time.monotonic() - repeat
        self._changed.update(who for who, (_, since) in self._told.items() if since < before)
        return [(who, self._open[who]) for who in islice(self._changed, most)]

    def hear(self, who: str, told: int, elsewhere: int) -> None:
        """Others know of what is open here, and have so many open themselves."""
        if told == self._open[who]:
            self._changed.discard(who)
        if told:
            self._told[who] = (told, time.monotonic())
            self._elsewhere[who] = elsewhere
        else:
            self._told.pop(who, None)
            self._elsewhere.pop(who, None)
