"""Counting what came of games."""

from __future__ import annotations

import pytest

from boriken import Game, Options
from boriken.arena.simulate import SOURCES, Played, make_report, play_number, simulate
from boriken.engine.options import everything


def played(winners: list[int], scores: list[int], ending: list[str]) -> Played:
    parts = [{"chips": score - 2, "buildings": 2} for score in scores]
    return Played(1, 10, 100, ending, scores, parts, winners, record="")


def test_a_shared_victory_counts_in_parts() -> None:
    games = [
        played([0], [30, 20], ["city"]),
        played([0, 1], [25, 25], ["city", "chips"]),
        played([1], [10, 40], ["workers"]),
    ]
    report = make_report(Options(players=2), 1, games)
    assert [seat.wins.count for seat in report.seats] == [1.5, 1.5]
    assert {reason: share.count for reason, share in report.endings.items()} == {
        "workers": 1,
        "city": 2,
        "chips": 1,
    }
    assert report.shared.count == 1
    assert report.seats[1].score.most == 40
    assert report.winner.mean == (30 + 25 + 40) / 3
    assert report.seats[0].sources == {"chips": (28 + 23 + 8) / 3, "buildings": 2}


def test_keeping_the_record_changes_nothing() -> None:
    options = Options("special", 5, -1, expansions=everything("special"), draft="chance")
    for number in range(3):
        plain = play_number(options, 4, False, number)
        kept = play_number(options, 4, True, number)
        game = Game.from_record(kept.record)
        assert (plain.scores, plain.winners, plain.rounds) == (kept.scores, kept.winners, kept.rounds)
        assert [score.total for score in game.scores()] == plain.scores
        assert plain.decisions == kept.decisions == len(game.actions)
        assert (plain.seed, plain.record) == (kept.seed, "")


def test_games_of_a_run_differ() -> None:
    assert len({game.seed for game in simulate(Options(players=2), 8, seed=1, jobs=1)}) == 8


def test_points_by_source_add_up() -> None:
    options = Options("special", 4, expansions=everything("special"), draft="chance")
    games = list(simulate(options, 12, seed=3, jobs=1))
    report = make_report(options, 3, games)
    for seat in report.seats:
        assert sum(seat.sources.values()) == pytest.approx(seat.score.mean)
        assert list(seat.sources) == [source for source in SOURCES if source in seat.sources]
    assert any("achievements" in seat.sources for seat in report.seats)
    assert any("nobles" in seat.sources for seat in report.seats)
