"""Counting what came of games."""

from __future__ import annotations

from boriken import Game, Options
from boriken.arena.simulate import Played, make_report, play_number, simulate


def played(winners: list[int], scores: list[int], ending: list[str]) -> Played:
    return Played(seed=1, rounds=10, decisions=100, ending=ending, scores=scores, winners=winners, record="")


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


def test_keeping_the_record_changes_nothing() -> None:
    options = Options(edition="special", players=5, governor=-1)
    for number in range(3):
        plain = play_number(options.to_json(), 4, False, number)
        kept = play_number(options.to_json(), 4, True, number)
        game = Game.from_record(kept.record)
        assert (plain.scores, plain.winners, plain.rounds) == (kept.scores, kept.winners, kept.rounds)
        assert [score.total for score in game.scores()] == plain.scores
        assert plain.decisions == kept.decisions == len(game.actions)
        assert (plain.seed, plain.record) == (kept.seed, "")


def test_games_of_a_run_differ() -> None:
    assert len({game.seed for game in simulate(Options(players=2), 8, seed=1, jobs=1)}) == 8
