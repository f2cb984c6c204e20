"""The boards of Puertomas as they are shown."""

from __future__ import annotations

import pytest

from boriken import Game
from boriken.decisions import PuertomaBoard, puertoma_boards

POSITION = """
seats = ["human", "puertoma", "puertoma"]
difficulty = "{difficulty}"

[B]
island = "tobacco 4/2, corn 0/1, sugar 0/3, quarry 0/3"
city = "hospice, small_market, wharf"
levels = [2, 1, 3]
abilities = "sale_coin, worker_coins"
retired = 2
"""


def board(difficulty: str = "normal") -> PuertomaBoard:
    return puertoma_boards(Game.from_position(POSITION.format(difficulty=difficulty)).state)[0]


def test_one_plantation_is_filled_before_the_next_is_begun() -> None:
    """PUE-2, PUE-13: tobacco has three circles under each place."""
    fields = {field.good: (field.circles, field.places) for field in board().fields}
    assert fields["tobacco"] == (3, [3, 1])
    assert fields["corn"] == (1, [0, None])
    assert fields["coffee"] == (3, [None, None])


def test_buildings_stand_on_the_level_noted_and_not_on_their_own() -> None:
    """PUE-9, PUE-22."""
    assert [level.buildings for level in board().levels] == [
        ["small_market", None],
        ["hospice", None],
        ["wharf", None],
        [None, None],
    ]


@pytest.mark.parametrize(("difficulty", "others"), [("easy", "lost"), ("hard", "locked")])
def test_an_easy_one_with_two_abilities_has_lost_the_others(difficulty: str, others: str) -> None:
    """PUE-4."""
    tiles = [level.ability for level in board(difficulty).levels]
    assert [tile.state for tile in tiles] == ["unlocked", others, others, "unlocked"]
    assert [tile.id for tile in tiles] == ["sale_coin", None, None, "worker_coins"]


def test_the_scoring_area_has_quarries_third_plantations_and_workers() -> None:
    """PUE-12, PUE-13, PUE-22."""
    scoring = board().scoring
    assert (scoring.quarries, scoring.plantations, scoring.workers) == (3, ["sugar"], 2)


def test_what_it_weighs_is_told() -> None:
    game = Game.new(seats=["human", "puertoma"], seed=7)
    told = puertoma_boards(game.state)[0].weighing
    assert told is not None
    assert told.profitable == game.weigh(1).to_json()["profitable"]


def test_a_table_without_puertomas_has_no_such_board() -> None:
    assert puertoma_boards(Game.new().state) == []
