"""Ratings: a pure function over who finished where, on the scale of the arena."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from boriken.server.profiles import anchors, calibration, scale
from boriken.server.profiles.anchors import LADDER, WON, bot_skill
from boriken.server.profiles.rating import Rated, rate
from boriken.server.profiles.scale import NEWCOMER, POOLS, Skill, chances, is_provisional, points, pool_of

ARENA = Path(__file__).parents[3] / "docs" / "arena.md"


def person(rank: int, skill: Skill = NEWCOMER, **also: object) -> Rated:
    return Rated(rank=rank, skill=skill, is_person=True, decisions=40, **also)  # type: ignore[arg-type]


def shown(pool: str, skill: Skill | None) -> int:
    assert skill is not None
    return points(pool, skill)


def test_the_order_of_the_finish_is_the_order_of_newcomers_ratings() -> None:
    after = rate([person(2), person(1), person(3), person(3)])
    second, first, third, also_third = (shown("4-base", skill) for skill in after)
    assert first > second > third == also_third
    assert first > 1500 > third
    assert all(skill is not None and skill.sigma < NEWCOMER.sigma for skill in after)


def test_bots_have_their_level_whatever_happens() -> None:
    master = Rated(rank=2, skill=bot_skill("3-base", "master"), is_person=False)
    casual = Rated(rank=2, skill=bot_skill("3-base", "casual"), is_person=False)
    against_master, none = rate([person(1), master])
    against_casual, _ = rate([person(1), casual])
    assert none is None
    assert shown("3-base", against_master) > shown("3-base", against_casual) > 1500


@pytest.mark.parametrize(("stood_in", "says"), [(10, True), (11, False)])
def test_more_than_a_quarter_by_stand_ins_gives_no_rating(stood_in: int, says: bool) -> None:
    after = rate([person(1), person(2, stood_in=stood_in), person(3)])
    assert [skill is not None for skill in after] == [says] * 3


def test_who_has_gone_is_last_whatever_the_stand_in_won() -> None:
    stayed, gone, third = rate([person(2), person(1, stood_in=4, is_gone=True), person(3)])
    assert shown("3-base", stayed) > shown("3-base", third) > shown("3-base", gone)


def test_who_has_gone_early_loses_alone() -> None:
    after = rate([person(2), person(1, stood_in=30, is_gone=True), person(3)])
    assert after[0] is after[2] is None
    assert shown("3-base", after[1]) < 1500


def test_pools_are_by_players_and_expansions() -> None:
    assert pool_of(3, []) == "3-base"
    assert pool_of(5, ["nobles"]) == "5-expanded"
    assert len(set(POOLS)) == 8


@pytest.mark.parametrize("pool", POOLS)
def test_400_points_are_ten_wins_for_one(pool: str) -> None:
    strong, weak = (scale.skill_at(pool, rating, scale.SETTLED) for rating in (1900, 1500))
    assert points(pool, strong) == 1900
    rest = [weak] * (scale.size_of(pool) - 1)
    shares = chances([strong, *rest])
    assert shares[0] / shares[1] == pytest.approx(10, rel=1e-6)
    assert is_provisional(pool, NEWCOMER)
    assert not is_provisional(pool, strong)


def test_the_anchors_are_the_figures_of_the_arena() -> None:
    """docs/arena.md says how strong bots are; nobody measures again and forgets the ratings."""
    rows = [row for row in ARENA.read_text().splitlines() if " against " in row and row.count(" % [") == 4]
    columns = ["3-base", "4-base", "3-expanded", "4-expanded"]
    for row, stronger, weaker in zip(rows, LADDER[:0:-1], LADDER[-2::-1], strict=True):
        names = re.findall(r"`(\w+)", row)
        assert names == [stronger, weaker]
        figures = [float(figure) for figure in re.findall(r"([\d.]+) %", row)]
        assert figures == [WON[column][LADDER.index(weaker)] for column in columns]


@pytest.mark.parametrize("pool", POOLS)
def test_bots_stand_in_the_order_of_the_ladder(pool: str) -> None:
    ratings = [points(pool, bot_skill(pool, bot)) for bot in LADDER]
    assert ratings == sorted(ratings)
    assert points(pool, bot_skill(pool, anchors.MEDIAN)) == 1500
    assert bot_skill(pool, "shipper") == bot_skill(pool, "skilled") == bot_skill(pool, "module:Own")


@pytest.mark.slow
@pytest.mark.parametrize(
    ("size", "order", "error"), [(2, 0.93, 80), (3, 0.96, 65), (4, 0.97, 60), (5, 0.98, 60)]
)
def test_5000_games_find_the_order_of_players(size: int, order: float, error: float) -> None:
    report = calibration.simulate(f"{size}-base", 5000, 100, seed=1)
    assert report.order > order
    assert report.error < error
    assert report.provisional == 0
    for expected, won, seats in report.classes:
        if seats >= 400:
            assert won == pytest.approx(expected, abs=0.05)
    assert report.loss < report.least + 0.03
