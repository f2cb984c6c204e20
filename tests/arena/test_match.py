"""A game between bots follows from its description alone, and bots are told no secrets."""

from __future__ import annotations

import dataclasses
import pickle
from itertools import count

import pytest

from boriken import Game, Options
from boriken.arena import match as playing
from boriken.arena import seated
from boriken.arena.contestants import Budget, Contestant, find
from boriken.arena.match import Match, play_match
from boriken.arena.pool import chance_of
from boriken.bots import BOTS
from boriken.bots.own import own_bot
from boriken.engine.errors import BadOptions
from boriken.engine.state import State
from tests.games import EXPANDED_TABLES, is_one_sentence

MIRRORS = "tests.arena.mirrors"


def match(*seats: str, deal: int = 0, options: Options | None = None) -> Match:
    return Match(options or Options(players=len(seats)), 7, deal, seats, budget=Budget(0.1))


@pytest.mark.slow
def test_the_same_match_is_the_same_game_anywhere() -> None:
    for options in (Options(players=4), EXPANDED_TABLES[2]):
        described = match(*["random"] * 4, options=options)
        assert play_match(described) == play_match(pickle.loads(pickle.dumps(described)))
    assert play_match(described) != play_match(dataclasses.replace(described, deal=1))


def test_bots_of_the_same_kind_decide_alike_under_any_name() -> None:
    plain = play_match(match("random", "random", "random"))
    other = play_match(match("random", f"{MIRRORS}:Random", "random@3"))
    assert (plain.scores, plain.winners, plain.decisions) == (other.scores, other.winners, other.decisions)


def test_the_outcome_is_that_of_the_game() -> None:
    outcome = play_match(match("random", "greedy", deal=3))
    assert outcome.deal == 3
    assert outcome.won("random") + outcome.won("greedy") == 1
    assert outcome.points("greedy") == [outcome.scores[1]]
    assert outcome.ending
    assert max(outcome.scores) == outcome.scores[outcome.winners[0]]


def test_a_bot_sees_only_what_its_seat_may_know(monkeypatch: pytest.MonkeyPatch) -> None:
    """What it is given has another generator each time, and hidden cards that are not those of the game."""
    given: list[tuple[int, int]] = []
    truth: list[State] = []

    class Spy:
        def choose(self, state: State, legal: list[int], budget: float) -> int:
            seat = state.frames[-1].seat
            assert Game(state).view(seat) == Game(truth[0]).view(seat)
            assert state is not truth[0]
            assert not state.rng.same_as(truth[0].rng)
            given.append((state.rng.a, state.rng.b))
            return legal[0]

    monkeypatch.setitem(BOTS, "spy", lambda seed: Spy())
    monkeypatch.setattr(playing, "MOST_DECISIONS", 60)
    game = Game.from_options(EXPANDED_TABLES[2], 5)
    truth.append(game.state)
    playing.play_game(game, [Contestant("spy", Budget(1.0))] * 4, chance_of(1, 1))
    assert len(set(given)) == 60


def test_a_game_without_end_is_broken_off(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(playing, "MOST_DECISIONS", 50)
    outcome = play_match(match(f"{MIRRORS}:First", f"{MIRRORS}:First"))
    assert (outcome.decisions, outcome.ending) == (50, [])
    assert outcome.winners


@pytest.mark.parametrize(
    ("bot", "reason"),
    [("Cheat", "IllegalAction: "), ("Crash", "KeyError: 'lost'"), ("Stillborn", "OSError: not today")],
)
def test_a_bot_that_fails_has_lost_and_the_others_play_on(bot: str, reason: str) -> None:
    outcome = play_match(match("random", f"{MIRRORS}:{bot}", "random"))
    assert outcome.failures[1].startswith(reason)
    assert outcome.failures[::2] == ["", ""]
    assert outcome.scores[1] == 0
    assert 1 not in outcome.winners
    assert outcome.ending
    assert pickle.loads(pickle.dumps(outcome)) == outcome


def test_where_all_fail_they_share_it() -> None:
    outcome = play_match(match(f"{MIRRORS}:Cheat", f"{MIRRORS}:Cheat"))
    assert (outcome.winners, outcome.scores) == ([0, 1], [0, 0])


def slow_clock(monkeypatch: pytest.MonkeyPatch, seconds: float) -> None:
    """Every look at the clock is so much later."""
    ticks = count()
    monkeypatch.setattr(seated, "clock", lambda: next(ticks) * seconds)


@pytest.mark.parametrize(("seconds", "late"), [(0.1, False), (0.16, False), (0.2, True)])
def test_who_is_late_is_told(monkeypatch: pytest.MonkeyPatch, seconds: float, late: bool) -> None:
    """The budget is 0.1 seconds; a fifth and 50 ms are granted."""
    slow_clock(monkeypatch, seconds)
    outcome = play_match(match("random", "random"))
    first = outcome.thinking[0]
    assert first.late == (first.decisions if late else 0)
    assert first.seconds == pytest.approx(first.decisions * seconds)
    assert first.longest == pytest.approx(seconds)
    assert outcome.failures == []


def test_who_is_late_has_lost_where_the_clock_is_strict(monkeypatch: pytest.MonkeyPatch) -> None:
    slow_clock(monkeypatch, 0.2)
    strict = dataclasses.replace(match("random", "random@3", "search@5sim"), strict_clock=True)
    outcome = play_match(strict)
    assert outcome.failures == ["0.20 s for a decision that may take 0.1 s", "", ""]
    assert outcome.thinking[0].decisions == 1
    assert outcome.thinking[2].late == 0, "who counts simulations is not on the clock"


def test_contestants_are_read() -> None:
    usual = Budget(0.1, simulations=7)
    assert Contestant.parse("greedy", usual) == Contestant("greedy", usual)
    assert Contestant.parse("a.b:C@2.5", usual) == Contestant("a.b:C", Budget(2.5), is_own=True)
    assert Contestant.parse("search@4sim", usual) == Contestant("search", Budget(simulations=4), is_own=True)
    assert [str(budget) for budget in (Budget(2.5), Budget(simulations=400))] == ["2.5 s", "400 simulations"]


@pytest.mark.parametrize("budget", ["", "soon", "0", "-1", "inf", "nan", "sim", "1.5sim", "-4sim"])
def test_budgets_that_are_none_are_refused(budget: str) -> None:
    with pytest.raises(BadOptions) as error:
        Contestant.parse(f"greedy@{budget}", Budget())
    assert is_one_sentence(str(error.value))


def test_simulations_are_for_those_who_would_look_at_the_clock(monkeypatch: pytest.MonkeyPatch) -> None:
    class Searcher:
        def __init__(self, simulations: int) -> None:
            self.simulations = simulations

        def choose(self, state: State, legal: list[int], budget: float) -> int:
            return legal[0]

    own_bot.cache_clear()
    monkeypatch.setitem(BOTS, "by the clock", lambda seed: Searcher(0))
    monkeypatch.setitem(BOTS, "fixed", lambda seed: Searcher(300))
    made = [Contestant(name, Budget(simulations=50)).make(1) for name in ("by the clock", "fixed", "greedy")]
    assert [getattr(bot, "simulations", None) for bot in made] == [50, 300, None]
    own_bot.cache_clear()


@pytest.mark.parametrize(
    ("name", "reason"),
    [
        ("deep", "Unknown bot “deep”"),
        ("nowhere:Bot", r"'nowhere' cannot be imported \(ModuleNotFoundError"),
        (f"{MIRRORS}:Second", "no class 'Second'"),
        (f"{MIRRORS}:__doc__", "no class '__doc__'"),
    ],
)
def test_a_bot_that_is_not_there_is_refused(name: str, reason: str) -> None:
    with pytest.raises(BadOptions, match=reason):
        find(name)


@pytest.mark.parametrize(("text", "simulations"), [("expert@40sim", 40), ("search@7sim", 7), ("expert", 10)])
def test_a_budget_of_ones_own_goes_before_the_levels(text: str, simulations: int) -> None:
    bot = Contestant.parse(text, Budget(simulations=5)).make(seed=1)
    assert getattr(bot, "simulations", None) == simulations


@pytest.mark.parametrize(
    ("text", "reason"), [("search@0sim", "a simulation at least"), ("greedy@5sim", "not search")]
)
def test_budgets_that_make_no_sense_are_refused(text: str, reason: str) -> None:
    with pytest.raises(BadOptions, match=reason):
        Contestant.parse(text, Budget()).make(seed=1)
