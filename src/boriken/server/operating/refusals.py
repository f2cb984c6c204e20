"""What limits refuse, counted and put on record: who floods a server is one line a minute, not a flood."""

from __future__ import annotations

import hashlib
import secrets
import time
from collections import Counter
from collections.abc import Callable
from typing import Final

from boriken.server.hub import now
from boriken.server.metrics import Metrics
from boriken.server.operating.audit import Audit, Deed

PERIOD: Final = 60.0
"""Seconds in which the same refusal is put on record once."""
MOST_KNOWN: Final = 200
"""Different ones in that time; more are only counted."""


class Refusals:
    """Told of each refusal. Who it was is a hash that only this process can make: no address is kept."""

    def __init__(self, audit: Audit, metrics: Metrics, clock: Callable[[], float] = time.monotonic) -> None:
        self._audit = audit
        self._metrics = metrics
        self._clock = clock
        self._key = secrets.token_bytes(16)
        self._since = clock()
        self._counted: Counter[tuple[str, str]] = Counter()

    def note(self, limit: str, who: str) -> None:
        self._metrics.refusals.labels(limit).inc()
        if self._clock() - self._since >= PERIOD:
            self._close_period()
        known = (limit, self._name(who))
        if known in self._counted:
            self._counted[known] += 1
        elif len(self._counted) < MOST_KNOWN:
            self._counted[known] = 1
            self._tell(*known, times=1)

    def _close_period(self) -> None:
        """What came after the first of each is told as a number."""
        for (limit, name), times in self._counted.items():
            if times > 1:
                self._tell(limit, name, times - 1)
        self._counted.clear()
        self._since = self._clock()

    def _tell(self, limit: str, name: str, times: int) -> None:
        detail: dict[str, object] = {"limit": limit, "who": name, "times": times}
        self._audit.note(Deed(at=now(), actor="limit", what="refused", detail=detail))

    def _name(self, who: str) -> str:
        return hashlib.blake2b(who.encode(), key=self._key, digest_size=6).hexdigest()
