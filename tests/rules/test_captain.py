"""Captain: what must be loaded and where (CAP-1 to CAP-4), points (CAP-5), harbor and wharf, CAP-7."""

import pytest
from hypothesis import given

from boriken import Game, IllegalAction, Options
from tests.book import GOODS
from tests.games import random_boards, seeds, tables, words
from tests.rules.reference import legal_loads, occupied


def texts(game: Game) -> list[str]:
    return [str(action) for action in game.legal_actions()]


def load(text: str, ships: str = "", players: int = 3) -> Game:
    """A captain phase with A as captain."""
    game = Game.from_position(f"players = {players}\nask_forced = true\n[ships]\n{ships}\n{text}")
    game.play("captain")
    return game


@given(options=tables(), seed=seeds)
def test_what_may_be_loaded(options: Options, seed: int) -> None:
    """CAP-2, CAP-3, CAP-4, WHA-1, WHA-2: at every decision of a captain phase on boards of any kind."""
    game = Game(random_boards(options, seed))
    game.play("captain")
    wharfs_used = set()
    turn = 0
    while game.decision == "captain":
        seat = game.turn
        assert seat is not None
        data = words(game.state)
        board = data["seats"][seat]
        loads = [f"load {good} {ship}" for good, ship in legal_loads(data, seat)]
        wharf = occupied(board, "wharf") and seat not in wharfs_used
        expected = loads + [f"wharf {good}" for good in GOODS if wharf and good in board["goods"]]
        assert texts(game) == (expected if loads else [*expected, "pass"])
        turn += 1
        choice = texts(game)[(seed + turn) % len(texts(game))]
        if choice.startswith("wharf"):
            wharfs_used.add(seat)
        game.play(choice)
    data = words(game.state)
    if game.decision == "storage":
        assert not any(legal_loads(data, seat) for seat in range(options.players)), "CAP-1"


def test_several_ships_the_one_that_takes_most() -> None:
    """CAP-4, RUL-5: six barrels need the largest ship; four fit everywhere, so the choice is free."""
    assert texts(load('[A]\ngoods = "6 sugar"')) == ["load sugar 6"]
    assert texts(load('[A]\ngoods = "5 sugar"')) == ["load sugar 5", "load sugar 6"]
    assert texts(load('[A]\ngoods = "4 sugar"')) == ["load sugar 4", "load sugar 5", "load sugar 6"]
    game = load('[A]\ngoods = "6 sugar"')
    assert (
        game.explain("load sugar 4").text
        == "The 4-space ship takes only 4 of your sugar; another takes 6. (CAP-4)"
    )


def test_a_kind_that_is_on_a_ship_goes_there_or_nowhere() -> None:
    """CAP-3"""
    assert texts(load('[A]\ngoods = "6 sugar"', '4 = "3 sugar"')) == ["load sugar 4"]
    game = load('[A]\ngoods = "6 sugar, corn"', '4 = "4 sugar"')
    assert texts(game) == ["load corn 5", "load corn 6"]
    assert game.explain("load sugar 4").text == "The 4-space ship is full. (CAP-3)"
    assert game.explain("load sugar 6").text == "Another ship already carries sugar. (CAP-3)"
    game = load('[A]\ngoods = "6 sugar, corn"', '4 = "1 coffee"')
    assert game.explain("load corn 4").text == "The 4-space ship carries coffee. (CAP-3)"


def test_loading_is_not_voluntary_but_the_kind_is_free() -> None:
    """CAP-2"""
    game = load('[A]\ngoods = "6 sugar, corn"')
    assert texts(game) == ["load corn 4", "load corn 5", "load corn 6", "load sugar 6"]
    with pytest.raises(IllegalAction, match=r"\(CAP-2\)"):
        game.play("pass")


def test_points() -> None:
    """CAP-5, HAR-1: a barrel a point; the captain one more, once; the harbor every time."""
    game = load('[A]\ngoods = "3 corn, 2 sugar"\ncity = "harbor 1"\n[B]\ngoods = "2 indigo"\n')
    game.play("load corn 4")
    assert game.state.seats[0].chips == 3 + 1 + 1
    game.play("load indigo 5")
    assert game.state.seats[1].chips == 2
    game.play("load sugar 6")
    assert game.state.seats[0].chips == 5 + 2 + 1
    assert game.state.chips == 75 - 10


def test_the_privilege_is_the_captains_first_loading_whenever_it_comes() -> None:
    """CAP-5, RUL-18: here with a wharf, after others have loaded."""
    game = load('[A]\ngoods = "corn"\ncity = "wharf 1"\n[B]\ngoods = "coffee"', '4="4 corn"\n5="1 sugar"')
    game.play("pass")
    game.play("load coffee 6")
    game.play("wharf corn")
    assert game.state.seats[0].chips == 2


def test_worked_example_of_harbor_and_wharf() -> None:
    """X-HAR-1"""
    game = load(
        '[B]\ngoods = "5 tobacco, 2 sugar"\ncity = "harbor 1, wharf 1"',
        '4 = "4 corn"\n5 = "2 tobacco"\n6 = "1 sugar"',
    )
    points = []
    for move in ("load tobacco 5", "load sugar 6", "wharf tobacco"):
        before = game.state.seats[1].chips
        game.play(move)
        points.append(game.state.seats[1].chips - before)
    assert points == [3 + 1, 2 + 1, 2 + 1]


def test_the_wharf() -> None:
    """WHA-1: all barrels of a kind to the supply, also one that is on a ship; once in a phase."""
    game = load('[A]\ngoods = "3 corn, 2 sugar"\ncity = "wharf 1"', '4 = "4 corn"')
    assert texts(game) == ["load sugar 5", "load sugar 6", "wharf corn", "wharf sugar"]
    game.play("wharf corn")
    assert words(game.state)["seats"][0]["goods"] == {"sugar": 2}
    assert words(game.state)["supply"]["corn"] == 6
    assert game.state.seats[0].chips == 3 + 1
    assert texts(game) == ["load sugar 5", "load sugar 6"]
    assert game.explain("wharf sugar").text == "You have already used your Wharf this phase. (WHA-1)"


def test_declining_does_not_use_the_wharf_up() -> None:
    """WHA-2, RUL-7: A passes while B still loads, and is asked again; the phase ends after a full circle."""
    game = load('[A]\ngoods = "corn"\ncity = "wharf 1"\n[B]\ngoods = "coffee, sugar"', '4="4 corn"')
    assert texts(game) == ["wharf corn", "pass"]
    game.play("pass")
    game.play("load sugar 5")
    assert (game.turn, texts(game)) == (0, ["wharf corn", "pass"])
    game.play("pass")
    game.play("load coffee 6")
    game.play("pass")
    assert game.decision == "storage"


def test_the_wharf_needs_a_worker() -> None:
    """BUI-1"""
    game = load('[A]\ngoods = "3 corn, sugar"\ncity = "wharf 0, harbor 0"', '4 = "4 corn"')
    assert texts(game) == ["load sugar 5", "load sugar 6"]
    game.play("load sugar 5")
    assert game.state.seats[0].chips == 2


def test_full_ships_leave_and_others_stay() -> None:
    """CAP-7, and CAP-6 before it: a ship that was full when the phase began leaves too."""
    game = load('[A]\ngoods = "3 corn"', '4 = "1 corn"\n5 = "4 sugar"\n6 = "6 coffee"')
    game.play("load corn 4")
    assert words(game.state)["ships"] == [
        {"capacity": 4, "good": None, "load": 0},
        {"capacity": 5, "good": "sugar", "load": 4},
        {"capacity": 6, "good": None, "load": 0},
    ]
    assert words(game.state)["supply"] == {"corn": 10, "indigo": 11, "sugar": 7, "tobacco": 9, "coffee": 9}


def test_points_beyond_the_stock_are_noted() -> None:
    """END-3"""
    game = load('[A]\ngoods = "4 corn"\n[B]\nchips = 72\ngoods = "2 sugar"')
    game.play("load corn 4")
    assert (game.state.seats[0].chips, game.state.seats[0].noted) == (3, 2)
    game.play("load sugar 5")
    assert (game.state.seats[1].chips, game.state.seats[1].noted) == (72, 2)
    assert [score.parts["chips"] for score in game.scores()] == [5, 74, 0]
