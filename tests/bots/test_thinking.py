"""Bots seem to think, longer about what matters."""

from __future__ import annotations

import random

import pytest

from boriken import Game
from boriken.bots.thinking import thinking_time


def mean_time(game: Game, role_seconds: float = 2.0) -> float:
    chance = random.Random(1)
    return sum(thinking_time(game.state, role_seconds, chance) for _ in range(200)) / 200


def test_a_role_takes_as_long_as_is_said() -> None:
    assert mean_time(Game.new(players=3, seed=1)) == pytest.approx(2.0, rel=0.1)
    assert mean_time(Game.new(players=3, seed=1), 0.0) == 0.0


def test_no_two_times_are_the_same() -> None:
    game = Game.new(players=3, seed=1)
    chance = random.Random(1)
    times = {thinking_time(game.state, 2.0, chance) for _ in range(20)}
    assert len(times) == 20
    assert all(1.3 <= time <= 2.7 for time in times)


def test_what_matters_less_takes_less() -> None:
    role = Game.new(players=3, seed=1)
    tile, building = role.copy(), role.copy()
    tile.play("settler")
    building.play("builder")
    assert mean_time(tile) < mean_time(building) < mean_time(role)


def test_what_is_forced_takes_least() -> None:
    tile = Game.new(players=3, seed=1)
    tile.play("settler")
    state = tile.state.clone()
    state.choices = state.choices[:1]
    assert thinking_time(state, 2.0, random.Random(1)) < mean_time(tile) / 2
