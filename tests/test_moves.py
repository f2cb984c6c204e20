"""Moves with what they bring: held to what really comes of them."""

import random
import re

import pytest

from boriken import Game, Options
from boriken.locale import languages
from boriken.moves import Move
from tests.games import EXPANDED_TABLES, SOLO_TABLES, TABLES

ALL = [*TABLES[::3], *EXPANDED_TABLES, *SOLO_TABLES]


def positions(options: Options, most: int = 80) -> list[Game]:
    game, chance = Game.from_options(options, seed=5), random.Random(5)
    found = []
    for _ in range(most):
        found.append(game.copy())
        game.play(chance.choice(game.state.choices))
        if game.over:
            break
    return found


def number(pattern: str, text: str) -> int:
    found = re.search(pattern, text)
    return int(found[1]) if found else 0


def check_figures(game: Game, move: Move) -> bool:
    """The figures in the words are those of the position afterwards; False if there are none to check."""
    after = game.copy()
    seat = game.state.frames[-1].seat
    after.play(move.action)
    before, now = game.state.seats[seat], after.state.seats[seat]
    verb = str(move.action).split()[0]
    if verb == "build" and "hand" not in str(after.legal_actions()):
        assert now.coins == before.coins - number(r"for (\d+) c", move.brings) + number(
            r"\+(\d+) c", move.brings
        )
        return True
    if verb == "sell":
        gained = sum(int(coins) for coins in re.findall(r"\+(\d+) (?:coin|doubloon)", move.brings))
        assert now.coins - before.coins == gained
        return True
    if verb == "load":
        gained = sum(int(points) for points in re.findall(r"\+(\d+) VP", move.brings))
        assert now.chips + now.noted - before.chips - before.noted == gained
        return True
    return False


@pytest.mark.parametrize(
    "options", [Options("1897", 3, ask_forced=True), Options("1897", 5, ask_forced=True)], ids=repr
)
def test_what_a_move_brings_is_what_comes_of_it(options: Options) -> None:
    checked = [
        str(move.action).split()[0]
        for game in positions(options, 200)
        for move in game.moves()
        if check_figures(game, move)
    ]
    assert {"build", "sell", "load"} <= set(checked)
    assert len(checked) > 30


@pytest.mark.parametrize("options", ALL, ids=repr)
def test_every_legal_action_is_a_move(options: Options) -> None:
    for game in positions(options)[::4]:
        before = game.fingerprint()
        moves = game.moves()
        assert [move.action for move in moves] == game.legal_actions()
        assert len({move.text for move in moves}) == len(moves)
        assert all(bool(move.prospects) == (game.decision == "round") for move in moves)
        assert game.fingerprint() == before


@pytest.mark.parametrize("language", languages())
def test_moves_speak_all_languages(language: str) -> None:
    game = positions(Options("special", 4, expansions="all"))[-1]
    assert all(move.text for move in game.moves(language))


def test_a_game_that_is_over_has_no_moves() -> None:
    game, chance = Game.new(players=3, seed=1), random.Random(1)
    while not game.over:
        game.play(chance.choice(game.state.choices))
    assert game.moves() == []
    assert "<table>" not in game._repr_html_()
