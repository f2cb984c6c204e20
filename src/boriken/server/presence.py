"""Who is connected to a table, here and on other processes."""

from __future__ import annotations

import time
from collections import Counter, OrderedDict
from collections.abc import Callable
from typing import Final

from boriken.server.fanout import Fanout, News
from boriken.server.leading.lease import Leads
from boriken.server.presenting import Presence

REPEAT: Final = 20.0
"""Seconds after which a process says again who is there."""
FORGET: Final = 3 * REPEAT
"""Seconds after which a process that says nothing is taken for dead."""

MOST_SEEN: Final = 50_000

SPECTATOR: Final = -1


class Presences:
    """Counts connections by table and seat."""

    def __init__(self, fanout: Fanout, notify: Callable[[str], None], leads: Leads) -> None:
        self._fanout = fanout
        self._notify = notify
        self._leads = leads
        self._here: dict[str, Counter[int]] = {}
        self._elsewhere: dict[str, dict[str, tuple[News, float]]] = {}
        self._seen: OrderedDict[tuple[str, int], float] = OrderedDict()
        """When somebody was there last who is not there now."""
        self._since = time.monotonic()
        fanout.heard_presence = self._heard

    def come(self, table_id: str, seat: int | None) -> None:
        self._here.setdefault(table_id, Counter())[SPECTATOR if seat is None else seat] += 1
        self._tell(table_id)

    def go(self, table_id: str, seat: int | None) -> None:
        counts = self._here[table_id]
        counts[SPECTATOR if seat is None else seat] -= 1
        self._here[table_id] = +counts
        self._tell(table_id)
        if not self._here[table_id]:
            del self._here[table_id]
        self.saw(table_id, seat)

    def saw(self, table_id: str, seat: int | None) -> None:
        """Somebody was there just now."""
        if seat is None:
            return
        self._seen[table_id, seat] = time.monotonic()
        self._seen.move_to_end((table_id, seat))
        if len(self._seen) > MOST_SEEN:
            self._seen.popitem(last=False)

    def absence(self, table_id: str, seat: int) -> float:
        """Seconds since somebody was there, of those this process has seen; 0 if they are there."""
        if seat in self.of(table_id).seats:
            return 0.0
        unknown_before = max(self._since, self._leads.since(table_id))
        return time.monotonic() - self._seen.get((table_id, seat), unknown_before)

    def of(self, table_id: str) -> Presence:
        counts = self._here.get(table_id, Counter())
        seats = {seat for seat in counts if seat != SPECTATOR}
        spectators = counts[SPECTATOR]
        # Everybody at a table is connected to the process that leads it, if by way of another.
        elsewhere = {} if self._leads.is_here(table_id) else self._elsewhere.get(table_id, {})
        for news, until in elsewhere.values():
            if until > time.monotonic():
                seats |= set(news.seats)
                spectators += news.spectators
        return Presence(frozenset(seats), spectators)

    def repeat(self) -> None:
        """Remind the others of who is here, and forget processes that are gone."""
        now = time.monotonic()
        for table_id in list(self._here):
            self._announce(table_id)
        for table_id, processes in list(self._elsewhere.items()):
            alive = {process: heard for process, heard in processes.items() if heard[1] > now}
            if len(alive) < len(processes):
                self._elsewhere[table_id] = alive
                self._notify(table_id)
            if not alive:
                del self._elsewhere[table_id]

    def _tell(self, table_id: str) -> None:
        self._announce(table_id)
        self._notify(table_id)

    def _announce(self, table_id: str) -> None:
        counts = self._here.get(table_id, Counter())
        seats = tuple(sorted(seat for seat in counts if seat != SPECTATOR))
        self._fanout.announce_presence(table_id, seats, counts[SPECTATOR])

    def _heard(self, news: News) -> None:
        processes = self._elsewhere.setdefault(news.table, {})
        is_new = news.process not in processes
        for seat in () if is_new else processes[news.process][0].seats:
            self.saw(news.table, seat)
        processes[news.process] = (news, time.monotonic() + FORGET)
        if is_new and news.table in self._here:
            self._announce(news.table)  # who has just come does not know who was here before
        self._notify(news.table)
