"""Each stamp is given for what it says, and not for a little less."""

from __future__ import annotations

from typing import Any

import pytest

from boriken.server.profiles.finished import Facts
from boriken.server.profiles.stamps import ROLES, STAMPS, earned
from tests.server.profiles.games import made_up_bot, made_up_game, made_up_seat

BUILT = ["small_market", "small_indigo_plant"]
"""With which nobody gets a stamp for a city without works."""
USUAL = {"city": BUILT, "parts": {"chips": 20}, "coins": 3}


def stamps(
    rank: int = 1, points: int = 40, against: Any = None, game: dict[str, Any] | None = None, **facts: Any
) -> set[str]:
    seat = made_up_seat(0, rank, points, facts=Facts(**{**USUAL, **facts}))
    other = against or made_up_bot(1, 3 - rank, 30 if rank == 1 else 50)
    return set(earned(made_up_game(seat, other, **(game or {})), seat))


def test_an_ordinary_game_brings_none() -> None:
    assert stamps() == set()
    assert len(STAMPS) == 12


@pytest.mark.parametrize(
    ("stamp", "enough", "too_little"),
    [
        ("no_works", {"city": ["small_market"]}, {"city": BUILT}),
        ("landlocked", {"parts": {"chips": 8}}, {"parts": {"chips": 9}}),
        ("last_coin", {"coins": 0}, {"coins": 1}),
        ("hair", {"points": 31}, {"points": 32}),
        ("hair", {"points": 30}, {"points": 32}),
        ("giant", {"against": made_up_bot(bot="master")}, {"against": made_up_bot(bot="expert")}),
        ("all_goods", {"most_kinds": 5}, {"most_kinds": 4}),
        ("full_hold", {"most_shipped": 10}, {"most_shipped": 9}),
        ("quarrymaster", {"quarries": 4}, {"quarries": 3}),
        ("monuments", {"city": [*BUILT, "residence", "fortress"]}, {"city": [*BUILT, "residence"]}),
        ("all_trades", {"roles": dict.fromkeys(ROLES, 1)}, {"roles": dict.fromkeys(ROLES - {"mayor"}, 1)}),
        (
            "whole_box",
            {"game": {"expansions": ("new_buildings", "nobles", "buccaneer", "festival")}},
            {"game": {"expansions": ("new_buildings", "nobles")}},
        ),
    ],
)
def test_a_stamp(stamp: str, enough: dict[str, Any], too_little: dict[str, Any]) -> None:
    assert stamps(**enough) == {stamp}
    assert stamp not in stamps(**too_little)


@pytest.mark.parametrize(
    ("difficulty", "given"), [("easy", set()), ("normal", {"alone"}), ("hard", {"alone"})]
)
def test_winning_alone(difficulty: str, given: set[str]) -> None:
    puertoma = made_up_seat(1, 2, 30, kind="puertoma", guest=None)
    assert stamps(against=puertoma, game={"difficulty": difficulty}) == given


@pytest.mark.parametrize("stamp", ["no_works", "landlocked", "last_coin", "hair", "giant"])
def test_some_are_for_winners(stamp: str) -> None:
    facts: dict[str, Any] = {"city": ["small_market"], "parts": {"chips": 0}, "coins": 0}
    assert stamp not in stamps(rank=2, points=49, against=made_up_bot(1, 1, 50, "master"), **facts)


def test_nothing_is_given_for_what_a_bot_played() -> None:
    facts = Facts(most_kinds=5)
    for also in ({"is_gone": True, "stood_in": 1}, {"stood_in": 11}):
        seat = made_up_seat(facts=facts, **also)
        assert earned(made_up_game(seat, made_up_bot()), seat) == []
    robot = made_up_seat(kind="bot", bot="master", facts=facts)
    assert earned(made_up_game(robot, made_up_bot()), robot) == []
