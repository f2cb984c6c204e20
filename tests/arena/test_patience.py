"""A bot that never answers loses, and the game goes on."""

from __future__ import annotations

import signal
import sys
import threading
import time
from types import ModuleType

import pytest

from boriken import Options
from boriken.arena.contestants import Budget
from boriken.arena.match import Match, play_match
from boriken.arena.patience import NoAnswer, patience, patience_for
from boriken.bots.own import own_bot

pytestmark = pytest.mark.skipif(not hasattr(signal, "setitimer"), reason="no alarms on this system")
OTHERS = Budget(seconds=1000.0)
"""So much that a busy machine makes nobody else late."""


class Looping:
    """Catches whatever it can, and goes on."""

    def __init__(self, seed: int) -> None:
        pass

    def choose(self, state: object, legal: list[int], budget: float) -> int:
        while True:
            try:
                sum(range(100))
            except Exception:
                continue


class Sleeping(Looping):
    def choose(self, state: object, legal: list[int], budget: float) -> int:
        while True:
            time.sleep(3600)


class NeverReady:
    def __init__(self, seed: int) -> None:
        while True:
            time.sleep(3600)


@pytest.mark.parametrize("kind", [Looping, Sleeping, NeverReady])
def test_the_game_goes_on_without_it(kind: type, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("boriken.arena.patience.PATIENCE", 0.0)
    module = ModuleType("hanging_bots")
    module.Hanging = kind  # type: ignore[attr-defined]
    monkeypatch.setitem(sys.modules, "hanging_bots", module)
    own_bot.cache_clear()
    seats = ("hanging_bots:Hanging@0.01", "random", "random")
    outcome = play_match(Match(Options(players=3), 1, 0, seats, OTHERS))
    own_bot.cache_clear()
    assert [bool(failure) for failure in outcome.failures] == [True, False, False]
    assert "no answer within 0.1 s" in outcome.failures[0]
    assert 0 not in outcome.winners
    assert signal.getitimer(signal.ITIMER_REAL) == (0.0, 0.0)


def test_what_was_agreed_on_before_holds_again() -> None:
    before = signal.getsignal(signal.SIGALRM)
    with pytest.raises(ZeroDivisionError), patience(Budget()):
        raise ZeroDivisionError
    assert signal.getsignal(signal.SIGALRM) is before


def test_other_threads_have_no_alarm() -> None:
    heard: list[str] = []

    def play() -> None:
        with patience(Budget()):
            heard.append("played")

    thread = threading.Thread(target=play)
    thread.start()
    thread.join()
    assert heard == ["played"]


def test_whoever_counts_simulations_gets_time_for_them() -> None:
    assert patience_for(Budget(0.1)) == pytest.approx(121)
    assert patience_for(Budget(0.1, 10_000)) == pytest.approx(621)
    assert not issubclass(NoAnswer, Exception)
