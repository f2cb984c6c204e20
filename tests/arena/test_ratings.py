"""Ratings find the strengths that games were drawn from."""

from __future__ import annotations

import itertools
import random

import pytest

from boriken.arena.match import Outcome
from boriken.arena.ratings import MIDDLE, rate


def game(*seats: str, winner: int) -> Outcome:
    return Outcome(0, seats, [0] * len(seats), [winner], 10, 100, ["city"])


def drawn(strengths: dict[str, float], games: int, seed: int) -> list[Outcome]:
    """Games of four seats, two of each kind, won as the model says."""
    chance = random.Random(seed)
    outcomes = []
    for one, other in itertools.combinations(strengths, 2):
        for _ in range(games):
            seats = [one, one, other, other]
            chance.shuffle(seats)
            (winner,) = chance.choices(range(4), [strengths[name] for name in seats])
            outcomes.append(game(*seats, winner=winner))
    return outcomes


def test_strengths_are_found() -> None:
    strengths = {"a": 10.0, "b": 10**0.5, "c": 1.0}
    ratings = rate(list(strengths), drawn(strengths, 4000, seed=1))
    assert ratings["a"].value - ratings["b"].value == pytest.approx(200, abs=15)
    assert ratings["b"].value - ratings["c"].value == pytest.approx(200, abs=15)
    assert sum(rating.value for rating in ratings.values()) / 3 == pytest.approx(MIDDLE)


def test_intervals_hold_the_truth_95_times_of_100() -> None:
    strengths = {"a": 3.0, "b": 1.0, "c": 0.7}
    truth = {"a": 1500 + 400 * 0.3690, "b": 1500 - 400 * 0.1081, "c": 1500 - 400 * 0.2609}
    held = 0
    for seed in range(100):
        ratings = rate(list(strengths), drawn(strengths, 60, seed))
        held += sum(r.interval.low <= truth[name] <= r.interval.high for name, r in ratings.items())
    assert 0.90 <= held / 300 <= 0.99


def test_who_loses_everything_has_a_rating_and_a_wide_interval() -> None:
    few = rate(["a", "b"], [game("a", "b", winner=0)] * 10)
    many = rate(["a", "b"], [game("a", "b", winner=0)] * 100)
    assert 1500 < few["a"].value < many["a"].value < 2500
    assert few["a"].interval.high - few["a"].interval.low > 200


def test_more_games_make_it_surer() -> None:
    strengths = {"a": 2.0, "b": 1.0}
    widths = []
    for games in (50, 800):
        interval = rate(["a", "b"], drawn(strengths, games, seed=2))["a"].interval
        widths.append(interval.high - interval.low)
    assert widths[0] == pytest.approx(4 * widths[1], rel=0.2)


def test_a_shared_victory_counts_for_both() -> None:
    both = Outcome(0, ("a", "b"), [20, 20], [0, 1], 10, 100, ["city"])
    ratings = rate(["a", "b"], [both] * 30)
    assert ratings["a"].value == pytest.approx(1500)


def test_copies_at_a_table_win_for_their_kind() -> None:
    """Who has three of four seats and wins three of four games is no stronger."""
    games = [game("a", "a", "a", "b", winner=number % 4) for number in range(400)]
    ratings = rate(["a", "b"], games)
    assert ratings["a"].value == pytest.approx(ratings["b"].value, abs=5)
