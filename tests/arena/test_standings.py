"""What a tournament says."""

from __future__ import annotations

import dataclasses
import random
import xml.etree.ElementTree as ET
from collections.abc import Sequence

import pytest

from boriken import BorikenError, Options
from boriken.arena.contestants import Budget
from boriken.arena.match import Outcome
from boriken.arena.plot import ladder_svg
from boriken.arena.schedule import Plan
from boriken.arena.standings import make_standings, measure, share_interval
from boriken.arena.statistics import Interval, wilson


def outcome(deal: int, seats: Sequence[str], scores: list[int]) -> Outcome:
    best = max(scores)
    winners = [seat for seat, score in enumerate(scores) if score == best]
    return Outcome(deal, tuple(seats), scores, winners, 10, 100, ["city"])


def play(plan: Plan, strength: dict[str, int], seed: int = 1) -> list[Outcome]:
    """Scores at random around a strength."""
    chance = random.Random(seed)
    return [
        outcome(match.deal, match.seats, [strength[name] + chance.randrange(20) for name in match.seats])
        for match in plan.matches()
    ]


def plan(format: str = "pairs", players: int = 4) -> Plan:
    return Plan(Options(players=players), ("a", "b", "c", "d"), format, 24, seed=1, budget=Budget(0.5))


STRENGTH = {"a": 30, "b": 45, "c": 36, "d": 40}


def test_the_ladder_is_in_order() -> None:
    standings = make_standings(plan(), play(plan(), STRENGTH))
    assert [performance.contestant for _, performance in standings.ladder] == ["b", "d", "c", "a"]
    assert standings.games == 6 * 24
    values = [rating.value for rating, _ in standings.ladder]
    assert values == sorted(values, reverse=True)


def test_a_meeting_is_told_from_the_side_of_the_better() -> None:
    standings = make_standings(plan(), play(plan(), STRENGTH))
    assert [(meeting.contestant, meeting.opponents) for meeting in standings.meetings] == [
        *(("b", ("a",)), ("b", ("c",)), ("b", ("d",))),
        *(("d", ("a",)), ("d", ("c",)), ("c", ("a",))),
    ]
    for meeting in standings.meetings:
        assert meeting.wins > 0.5 == meeting.fair
        assert meeting.lead.mean > 0
        assert meeting.games == 24


def test_one_against_the_rest_is_told_from_the_side_of_the_one() -> None:
    standings = make_standings(plan("one-against-rest"), play(plan("one-against-rest"), STRENGTH))
    assert len(standings.meetings) == 12
    assert {meeting.fair for meeting in standings.meetings} == {0.25}


def test_a_challenge_is_told_from_the_side_of_who_is_alone() -> None:
    """So that what is fair is the same for all: a fourth, however strong they are."""
    standings = make_standings(plan("challenge"), play(plan("challenge"), STRENGTH))
    assert [meeting.contestant for meeting in standings.meetings] == ["a", "a", "a"]
    assert {meeting.fair for meeting in standings.meetings} == {0.25}


def test_where_all_meet_all_there_are_no_meetings() -> None:
    standings = make_standings(plan("all"), play(plan("all"), STRENGTH))
    assert standings.meetings == []
    assert sum(performance.wins for _, performance in standings.ladder) == pytest.approx(1)


def test_points_and_leads() -> None:
    games = [outcome(0, "aabb", [10, 20, 30, 40]), outcome(0, "abab", [50, 30, 20, 10])]
    found = measure("a", ("b",), games)
    assert found.points.mean == (15 + 35) / 2
    assert found.lead.mean == ((15 - 35) + (35 - 20)) / 2
    assert (found.wins, found.fair, found.games) == (0.5, 0.5, 2)


def test_shared_victories_count_in_parts() -> None:
    assert measure("a", ("b",), [outcome(0, "ab", [20, 20])]).wins == 0.5
    assert measure("a", ("b",), [outcome(0, "aab", [20, 20, 20])]).wins == pytest.approx(2 / 3)


def interval(shares: list[float], games: int) -> Interval:
    found = share_interval(shares, games)
    assert found is not None
    return found


def test_intervals_are_those_of_deals() -> None:
    """Deals that decide all their games alike are as sure as one game each, however many were played."""
    alike = [0.0, 1.0] * 50
    assert interval(alike, games=600).low == pytest.approx(wilson(49.5, 99).low)
    balanced = [0.5 + (-1) ** deal * 0.1 for deal in range(100)]
    surer, plain = interval(balanced, games=600), wilson(300, 600)
    assert surer.high - surer.low < plain.high - plain.low


def test_a_few_deals_do_not_claim_to_be_sure() -> None:
    """Student's distribution makes two deals say next to nothing."""
    two = interval([0.5, 0.501], games=12)
    assert (two.low, two.high) == pytest.approx((0.0175, 0.9825), abs=0.01)
    assert interval([1.0, 1.0], games=12).low < 0.1
    ten = interval([1.0] * 10, games=60)
    assert wilson(10, 10).low < ten.low < wilson(60, 60).low


def test_a_single_deal_has_no_interval() -> None:
    assert share_interval([1.0], games=6) is None
    found = measure("a", ("b",), [outcome(0, "ab", [20, 10])])
    assert (found.interval, found.lead.interval) == (None, None)
    assert found.to_json()["wins"] == {"share": 1.0, "ci95": None, "fair": 0.5}


def test_without_games_there_is_nothing_to_say() -> None:
    with pytest.raises(BorikenError, match="No game"):
        make_standings(plan(), [])


def test_json_has_what_the_table_has() -> None:
    two = dataclasses.replace(plan(), contestants=("random", "greedy"))
    data = make_standings(two, play(two, {"random": 3, "greedy": 9})).to_json()
    assert set(data) == {
        *("version", "rules_version", "bots", "options", "format", "seed", "budget", "strict_clock"),
        *("games", "ladder", "meetings", "conduct"),
    }
    ladder = data["ladder"]
    assert isinstance(ladder, list)
    assert set(ladder[0]) == {
        *("contestant", "opponents", "games", "wins", "points", "lead", "rating", "ci95"),
    }


@pytest.mark.parametrize("format", ["pairs", "one-against-rest", "all"])
def test_the_plot_is_a_picture_with_all_names(format: str) -> None:
    text = ladder_svg(make_standings(plan(format), play(plan(format), STRENGTH)))
    root = ET.fromstring(text)
    assert root.tag == "{http://www.w3.org/2000/svg}svg"
    shown = [element.text for element in root.iter("{http://www.w3.org/2000/svg}text")]
    assert set("abcd") <= set(shown)
    assert len(list(root.iter("{http://www.w3.org/2000/svg}circle"))) == 4
    cells = 0 if format == "all" else 12
    assert len(list(root.iter("{http://www.w3.org/2000/svg}rect"))) == cells


def test_the_plot_survives_strange_names() -> None:
    strange = Plan(Options(players=2), ("a<b>&", "x" * 60 + ":Y"), "pairs", 2, seed=1, budget=Budget(0.5))
    games = [Outcome(match.deal, match.seats, [3, 2], [0], 10, 100, []) for match in strange.matches()]
    root = ET.fromstring(ladder_svg(make_standings(strange, games)))
    shown = [element.text or "" for element in root.iter("{http://www.w3.org/2000/svg}text")]
    assert "a<b>&" in shown
    assert max(map(len, shown[2:])) <= 60
