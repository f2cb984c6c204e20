"""Placing workers at the terminal: the same proposals as everywhere."""

from __future__ import annotations

import random

import pytest

from boriken import Game
from boriken.cli.terminal.choices import list_choices
from boriken.cli.terminal.placing import AS_BEFORE, FILL, Placing
from boriken.cli.terminal.words import Words
from boriken.decisions import proposal
from boriken.locale import Messages


@pytest.mark.parametrize("habit", [FILL, AS_BEFORE])
def test_habits_follow_the_proposal(habit: str) -> None:
    """MAY-3: part by part what is proposed as a whole."""
    game = Game.new(edition="1897", players=3, seed=4)
    chance = random.Random(4)
    while game.decision != "place":
        game.play(chance.choice(game.legal_actions()))
    seat = game.state.frames[-1].seat
    placing = Placing(game, seat, Words(Messages("en", "1897"), 3))
    wanted = proposal(game.state, {})
    placing.habit = habit
    chosen: dict[str, int] = {}
    while game.decision == "place" and game.turn == seat:
        choice = placing.pick(list_choices(game, placing.words))
        assert choice is not None
        chosen[f"place {placing.current()}"] = int(choice.key)
        game.play(choice.action)
    assert chosen
    assert all(wanted.get(place, 0) == number for place, number in chosen.items())
