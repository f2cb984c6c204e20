"""Advice and reviews: what they say of moves that are plainly good or bad."""

from __future__ import annotations

import doctest

import pytest

import boriken.bots.advice
from boriken import Action, Game
from boriken.bots.advice import advise
from boriken.bots.review import Review, chances_now, review, review_moves
from boriken.bots.stepping import GreedyBot
from boriken.engine.errors import BorikenError

SIMULATIONS = 60


def test_the_example() -> None:
    result = doctest.testmod(boriken.bots.advice)
    assert result.failed == 0
    assert result.attempted > 0


def test_the_best_move_comes_first() -> None:
    game = Game.from_position('players = 3\n[A]\ngoods = "3 corn, indigo, sugar, coffee"')
    game.play("trader")
    found = advise(game.state, budget=1.0, simulations=SIMULATIONS)
    assert str(Action(found[0].action)) == "sell coffee"
    assert {advice.action for advice in found} <= set(game.state.choices)
    shares = [advice.share for advice in found]
    assert shares == sorted(shares, reverse=True)
    assert sum(shares) <= 1
    assert found[0].points > 0
    assert 0 < found[0].win < 1


def test_in_the_last_decision_the_points_are_exact() -> None:
    """The game is over after it: two points more by the ship, and that wins."""
    game = Game.from_position(
        'players = 3\nround = 15\ngovernor = "B"\nending = ["city"]\n[cards]\nmayor = "B"\nsettler = "C"\n'
        '[A]\nchips = 20\ngoods = "corn"\n[B]\nchips = 21\ncoins = 3\n[C]\nchips = 3'
    )
    best, *_ = advise(game.state, budget=1.0, simulations=SIMULATIONS)
    assert str(Action(best.action)) == "captain"
    assert best.points == pytest.approx(22, abs=0.1)
    assert best.win == pytest.approx(1)


def test_equal_seeds_advise_alike() -> None:
    state = Game.new(players=4, seed=3).state
    assert advise(state, 1.0, seed=5, simulations=20) == advise(state, 1.0, seed=5, simulations=20)


def test_advice_in_no_time() -> None:
    assert advise(Game.new(players=3, seed=3).state, budget=0.0)


def test_when_the_game_is_over_there_is_no_advice() -> None:
    game = Game.new(players=2, seed=3)
    bot = GreedyBot(1)
    while not game.over:
        game.play(bot.choose(game.state, game.state.choices, 0.0))
    with pytest.raises(BorikenError, match="nothing to decide"):
        advise(game.state, budget=0.0)


# --- Planted blunders ------------------------------------------------------------------------------------

LAST_TURN = (
    'players = 3\nround = 15\ngovernor = "B"\nending = ["city"]\n[cards]\nmayor = "B"\nsettler = "C"\n'
    "{}\n[B]\nchips = 21\n[C]\nchips = 9"
)
"""A takes the last role of the game."""

BLUNDERS = {
    "the wrong role": ('[A]\nchips = 19\ngoods = "3 corn"', ["trader"], "captain"),
    "no building": ("[A]\nchips = 19\ncoins = 9", ["builder", "pass"], "build guild_hall"),
    "the lesser building": ("[A]\nchips = 19\ncoins = 9", ["builder", "build small_market"], "build"),
    "the lesser load": (
        '[ships]\n5 = "5 indigo"\n6 = "6 tobacco"\n[A]\nchips = 18\ngoods = "4 corn, sugar"',
        ["captain", "load sugar 4"],
        "load corn 4",
    ),
    "an empty large building": (
        '[A]\nchips = 9\ncoins = 9\ncity = "university 1, small_indigo_plant, small_sugar_mill, hospice"',
        ["builder", "build city_hall", "pass"],
        "worker",
    ),
}


@pytest.mark.parametrize("name", BLUNDERS)
def test_a_blunder_is_found(name: str) -> None:
    position, actions, better = BLUNDERS[name]
    game = Game.from_position(LAST_TURN.format(position))
    moves = list(review_moves(game, [Action.parse(action) for action in actions], SIMULATIONS))
    worst = Review(moves, chances_now(game, SIMULATIONS)).blunders()[0]
    assert str(Action(worst.played.action)) == actions[-1]
    assert str(Action(worst.best.action)).startswith(better)
    assert worst.loss > 0.5


def test_a_game_without_decisions_has_nothing_to_say() -> None:
    found = review(Game.new(players=3, seed=1).record(), simulations=2)
    assert found.moves == found.turning_points() == found.blunders() == []
    assert sum(found.final) == pytest.approx(1)


@pytest.mark.slow
def test_a_whole_game() -> None:
    """Two bots that play well, and one that passes up a fortune once."""
    game = Game.new(players=3, seed=11)
    bot = GreedyBot(1)
    while not game.over:
        game.play(bot.choose(game.state, game.state.choices, 1.0))
    found = review(game.record(), simulations=2)
    reviewed = [move.number for move in found.moves]
    assert reviewed == sorted(reviewed)
    assert len(reviewed) == len(game.actions)
    assert [game.actions[move.number] for move in found.moves] == [move.played.action for move in found.moves]
    assert all(sum(move.chances) == pytest.approx(1) for move in found.moves)
    assert all(move.loss >= 0 for move in found.moves)
    assert sum(found.final) == pytest.approx(1)
    assert max(found.final) == found.final[game.winners()[0]]
    assert found.turning_points()
    assert all(0 <= found.mean_loss(seat) < 0.5 for seat in range(3))
