"""No trick makes a decision's time longer."""

from __future__ import annotations

import asyncio
from typing import cast

from boriken.server.changes import moves, seating, takeback
from boriken.server.changes.clocks import GRACE, timed
from boriken.server.contract.requests import GameOptions, NewClock, NewSeat, NewTable
from boriken.server.document import BOT, PERSON
from boriken.server.guests import Guest
from boriken.server.new_table import new_document
from boriken.server.storage.store import Store
from boriken.server.table import Change, Table
from boriken.server.uptime import KEEP_EVERY, LONGEST_GAP, Uptime

SECONDS = 300


class Played:
    """A table of two with a clock, without a server; time goes by only where a test lets it."""

    def __init__(self) -> None:
        clock = NewClock(kind="decision", seconds=SECONDS)
        body = NewTable(
            options=GameOptions(players=2),
            seats=[NewSeat(kind="you"), NewSeat(kind="open")],
            clock=clock,
            order="fixed",
            undo="agree",
        )
        self.now = 1_000_000
        self.table = seating.create(new_document(body, Guest("ana", "Ana"), self.now)).table
        self.past: dict[int, Table] = {}
        self.do(seating.join(self.table, "ben", "Ben", None, self.now))
        self.do(seating.start(self.table, None, self.now))

    def do(self, change: Change | None) -> None:
        assert change is not None
        self.table = timed(self.table, change, self.now).table
        self.past[self.table.seq] = self.table

    def act(self, seat: int, *actions: str) -> None:
        self.do(moves.act(self.table, seat, actions, PERSON, self.now))

    def undo(self, seat: int) -> None:
        to = takeback.undo_now(self.table, seat)
        assert to is not None
        self.do(takeback.go_back(self.table, self.past[to], seat, self.now))

    @property
    def left(self) -> int:
        """Milliseconds of the decision."""
        assert self.table.document.deadline is not None
        return self.table.document.deadline - self.now


def test_act_and_undo_stall_no_clock() -> None:
    game = Played()
    waited = 0
    while game.left > 0 and waited < 100:
        game.now += game.left - 1
        game.act(0, "builder")
        game.now += game.left - 1
        game.undo(0)
        waited += 1
    # The time of two decisions and grace for each once, however often it is tried.
    assert game.now - 1_000_000 <= 2 * (SECONDS * 1000 + GRACE)


def test_what_was_left_is_left() -> None:
    game = Played()
    game.now += 100_000
    game.act(0, "builder")
    assert game.left == SECONDS * 1000
    game.now += 50_000
    game.undo(0)
    assert game.left == SECONDS * 1000 - 100_000
    game.act(0, "builder")
    assert game.left == SECONDS * 1000 - 50_000


def test_two_together_give_each_other_no_time() -> None:
    game = Played()
    game.act(0, "builder", "pass")
    assert game.table.turn == 1
    game.now += 299_000
    game.undo(0)
    game.act(0, "pass") if game.table.document.trail else game.act(0, "builder", "pass")
    assert game.table.turn == 1
    assert game.left == GRACE  # once
    game.now += 14_000
    game.undo(0)
    game.act(0, "pass") if game.table.document.trail else game.act(0, "builder", "pass")
    assert game.left == 1_000


def test_leave_and_return_stall_no_clock() -> None:
    game = Played()
    for _ in range(5):
        game.now += game.left - 1
        game.do(seating.leave(game.table, "ana", game.now))
        game.do(seating.give_back(game.table, 0, False, game.now))
    assert game.now - 1_000_000 <= SECONDS * 1000 + GRACE
    assert game.left <= 1


def test_another_decision_has_its_own_time() -> None:
    game = Played()
    game.now += 200_000
    game.act(0, "builder", "pass")
    game.now += 200_000
    game.act(1, "pass")
    assert game.left == SECONDS * 1000
    # Where all agree to go back, the time begins anew as well.
    game.now += 200_000
    game.do(takeback.go_back(game.table, game.past[3], 1, game.now))
    assert (game.table.turn, game.left) == (0, SECONDS * 1000)


def test_bots_have_no_clock() -> None:
    game = Played()
    game.do(seating.leave(game.table, "ana", game.now))
    assert game.table.document.deadline is None
    game.do(moves.act(game.table, 0, ["builder"], BOT, game.now))
    assert game.table.document.deadline is None


# --- The time itself -------------------------------------------------------------------------------------


class Kept:
    """What the database keeps of it."""

    def __init__(self) -> None:
        self.value: int | None = None

    async def figure(self, name: str, first: int) -> int:
        self.value = first if self.value is None else self.value
        return self.value

    async def raise_figure(self, name: str, value: int) -> int:
        self.value = max(value, self.value or 0)
        return self.value


class Times:
    """The monotonic clock and the time of day."""

    def __init__(self) -> None:
        self.kept, self.elapsed, self.day = Kept(), 0.0, 1_700_000_000_000

    def uptime(self) -> Uptime:
        uptime = Uptime(cast(Store, self.kept), lambda: self.elapsed, lambda: self.day)
        asyncio.run(uptime.start())
        return uptime

    def serve(self, uptime: Uptime, seconds: int) -> None:
        for _ in range(seconds):
            self.elapsed, self.day = self.elapsed + 1, self.day + 1000
            asyncio.run(uptime.count())


def test_a_jump_of_the_time_of_day_expires_nobody() -> None:
    times = Times()
    uptime = times.uptime()
    deadline = uptime.now() + 300_000
    times.day += 10**9
    assert uptime.now() == deadline - 300_000
    # People read the deadline in the new time of day.
    assert deadline + uptime.behind() == times.day + 300_000
    times.day -= 2 * 10**9
    times.serve(uptime, 60)
    assert uptime.now() == deadline - 240_000
    assert deadline + uptime.behind() == times.day + 240_000


def test_downtime_is_not_counted() -> None:
    times = Times()
    uptime = times.uptime()
    begun = uptime.now()
    times.serve(uptime, 60)
    # The machine is off for a day; another process goes on.
    times.elapsed, times.day = 5.0, times.day + 86_400_000
    later = times.uptime()
    assert 60_000 - KEEP_EVERY <= later.now() - begun <= 60_000
    assert later.behind() >= 86_400_000


def test_time_without_a_database_is_not_counted() -> None:
    times = Times()
    uptime = times.uptime()
    begun = uptime.now()
    times.elapsed += 3600
    assert uptime.now() == begun + LONGEST_GAP
    times.serve(uptime, 1)
    assert uptime.now() == begun + LONGEST_GAP


def test_processes_agree_on_the_time() -> None:
    times = Times()
    one, other = times.uptime(), times.uptime()
    begun = one.now()
    times.serve(one, 60)  # while the other one is stopped
    times.serve(other, 11)
    assert begun + 60_000 <= other.now() <= begun + 71_000
