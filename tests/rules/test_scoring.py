"""Scores (END-5), the large buildings, winners and ties (END-6)."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from boriken import Game, Options, Score
from boriken.engine.state import State
from boriken.rules.scoring import scores, winners
from tests.book import BUILDINGS, LARGE_PRODUCTION, SMALL_PRODUCTION
from tests.games import positions, random_boards, seeds, tables, words
from tests.rules import reference


def parts(seat: str) -> dict[str, int]:
    return Game.from_position(f"players = 3\n[A]\n{seat}\n").scores()[0].parts


@given(options=tables(), seed=seeds)
def test_scores_on_any_boards(options: Options, seed: int) -> None:
    """END-5"""
    state = random_boards(options, seed)
    boards = words(state)["seats"]
    found = scores(state)
    assert [score.seat for score in found] == list(range(options.players))
    assert [score.parts for score in found] == [reference.score(board) for board in boards]
    assert [score.total for score in found] == [sum(reference.score(board).values()) for board in boards]
    assert [score.tie_break for score in found] == [
        board["coins"] + sum(board["goods"].values()) for board in boards
    ]
    assert winners(found) == reference.winners(boards)


def test_buildings_count_without_workers_and_bonuses_do_not() -> None:
    """BUI-1, END-5"""
    city = "guild_hall 0, residence 0, fortress 0, customs_house 0, city_hall 0"
    assert parts(f'city = "{city}"') == {"chips": 0, "buildings": 20}
    for name, building in BUILDINGS.items():
        assert parts(f'city = "{name} 0"') == {"chips": 0, "buildings": building.vp}


def test_chips_and_noted_points() -> None:
    """END-3, END-5"""
    assert parts("chips = 7\nnoted = 5") == {"chips": 12, "buildings": 0}


@pytest.mark.parametrize(
    ("city", "points"),
    [
        ("small_sugar_mill, large_sugar_mill, small_indigo_plant, coffee_roaster", 6),  # X-GLD-1
        ("small_indigo_plant, large_indigo_plant, coffee_roaster, large_sugar_mill", 7),  # X-GLD-2
        ("wharf, harbor", 0),
        (", ".join(sorted(SMALL_PRODUCTION | LARGE_PRODUCTION)), 10),
    ],
)
def test_guild_hall(city: str, points: int) -> None:
    """GLD-1"""
    assert parts(f'city = "guild_hall 1, {city}"')["guild_hall"] == points


@pytest.mark.parametrize(("fields", "points"), [(0, 4), (8, 4), (9, 4), (10, 5), (11, 6), (12, 7)])
def test_residence(fields: int, points: int) -> None:
    """RES-1, X-RES-1: plantations and quarries, occupied or not."""
    island = f"corn 0/{min(fields, 5)}, quarry 1/{max(fields - 5, 0)}" if fields > 5 else f"corn 0/{fields}"
    assert parts(f'city = "residence 1"\nisland = "{island}"')["residence"] == points


@pytest.mark.parametrize(("workers", "points"), [(2, 0), (3, 1), (20, 6), (22, 7)])
def test_fortress(workers: int, points: int) -> None:
    """FOR-1, X-FOR-1: wherever they are."""
    seat = f'city = "fortress 1"\nisland = "corn 1/1"\nworkers = {workers - 2}'
    assert parts(seat)["fortress"] == points


@pytest.mark.parametrize(("chips", "noted", "points"), [(3, 0, 0), (23, 0, 5), (30, 0, 7), (20, 10, 7)])
def test_customs_house(chips: int, noted: int, points: int) -> None:
    """CUS-1, X-CUS-1: buildings do not count."""
    seat = f'city = "customs_house 1, wharf"\nchips = {chips}\nnoted = {noted}'
    assert parts(seat)["customs_house"] == points


def test_city_hall() -> None:
    """CIT-1, X-CIT-1: beige buildings, itself included; production buildings do not count."""
    others = "small_market, hacienda, hospice, office, residence 0, wharf"
    assert parts(f'city = "city_hall 1, {others}, small_indigo_plant"')["city_hall"] == 7
    assert parts('city = "city_hall 1"')["city_hall"] == 1


def made_up(totals: list[int], tie_breaks: list[int]) -> list[Score]:
    return [
        Score(seat, {"chips": total}, tie_break)
        for seat, (total, tie_break) in enumerate(zip(totals, tie_breaks, strict=True))
    ]


@pytest.mark.parametrize(
    ("totals", "tie_breaks", "expected"),
    [
        ([30, 41, 22], [9, 0, 9], [1]),
        ([41, 41, 22], [3, 4, 9], [1]),
        ([41, 41, 41], [4, 3, 4], [0, 2]),
        ([0, 0], [0, 0], [0, 1]),
    ],
)
def test_winners(totals: list[int], tie_breaks: list[int], expected: list[int]) -> None:
    """END-6"""
    assert winners(made_up(totals, tie_breaks)) == expected


@given(st.lists(st.tuples(st.integers(0, 3), st.integers(0, 3)), min_size=2, max_size=5))
def test_a_winner_is_ahead_of_everybody_else(results: list[tuple[int, int]]) -> None:
    """END-6"""
    won = winners(made_up([total for total, _ in results], [tie for _, tie in results]))
    assert won
    for seat, result in enumerate(results):
        assert (seat in won) == all(other <= result for other in results)


def test_barrels_and_coins_break_ties() -> None:
    """END-6"""
    game = Game.from_position('players = 3\n[A]\ncoins = 2\ngoods = "3 corn, coffee"\n')
    assert game.scores()[0].tie_break == 6


@given(state=positions())
def test_nobody_has_won_before_the_end(state: State) -> None:
    game = Game(state)
    assert bool(game.winners()) == game.over
