"""How many decisions a second the environments come to, on one core: docs/environments.md, "Speed".

Random legal actions in the base game for three. The processor time of this program counts, so that it matters
little what else the machine does.
"""

from __future__ import annotations

import random
import time
from collections.abc import Iterator

import numpy as np

from boriken import Game
from boriken.env import pettingzoo_env, vector_env

PLAYERS = 3
SECONDS = 3.0


def games() -> Iterator[int]:
    """``Game.play``, with the legality of each action checked."""
    while True:
        game = Game.new(players=PLAYERS)
        while not game.over:
            game.play(random.choice(game.state.choices))
            yield 1


def pettingzoo() -> Iterator[int]:
    env, chance = pettingzoo_env(players=PLAYERS), np.random.default_rng()
    while True:
        env.reset()
        for _ in env.agent_iter():
            observation, _, termination, truncation, _ = env.last()
            is_over = termination or truncation
            env.step(None if is_over else int(chance.choice(np.flatnonzero(observation["action_mask"]))))
            yield 1


def at_once(count: int) -> Iterator[int]:
    env, chance = vector_env(count, players=PLAYERS, compact=True), np.random.default_rng()
    while True:
        noise = chance.random(env.batch.masks.shape, np.float32)
        env.step((noise * env.batch.masks).argmax(axis=1))
        yield count


def rate(steps: Iterator[int]) -> float:
    next(steps)  # whatever is made but once
    begun, done = time.process_time(), 0
    while time.process_time() - begun < SECONDS:
        done += next(steps)
    return done / (time.process_time() - begun)


if __name__ == "__main__":
    for name, steps in (("Game.play", games()), ("PettingZoo", pettingzoo()), ("64 at once", at_once(64))):
        print(f"{name:12}{rate(steps):10,.0f} decisions/s")
