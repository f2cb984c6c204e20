"""Train the learned evaluation by self-play, and write its weights into the package.

    python3 tools/train.py

Bots play each other, at tables of every kind; what the positions of their games led to is what a small
network learns to foretell: who wins, and with how many points. First greedy bots play, then, in turns, bots
that go by what has been learned so far. At the end it says how good the network is on games it has not seen,
beside the hand-written evaluation, and how long all of it took: with the compiled engine some minutes on one
core. The same seed gives the same weights.
"""

from __future__ import annotations

import argparse
import random
import time
from pathlib import Path
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from boriken.arena.tables import Fixed
from boriken.bots.features import FEATURE_NAMES, FEATURES, Features, Row
from boriken.bots.judging import HandJudge, Judge, result
from boriken.bots.learned import WEIGHTS, network_of
from boriken.bots.network import POINTS_MIDDLE, POINTS_UNIT, UNITS
from boriken.bots.outlook import look_ahead
from boriken.bots.stepping import GreedyBot, LearnedBot, SteppingBot
from boriken.engine.ids import ROUND
from boriken.engine.machine import play
from boriken.engine.options import MOST_PLAYERS, Options
from boriken.engine.state import State
from boriken.rules.setup import new_state

Array = NDArray[np.float32]
Rows = NDArray[np.float16]

GENERATIONS: Final = 4
"""How often what has been learned goes back into the games."""
LESSONS: Final = 8
"""How often the network goes through all positions."""
GREEDY_BLUR: Final = 0.5
LEARNED_BLUR: Final = 0.01
"""Without a little misjudgement all games would be alike."""
KEPT: Final = 0.35
"""The share of a game's positions that are learned from: neighbours are much alike."""
TESTED: Final = 10
"""One game in so many is kept to test the network on."""
BATCH: Final = 256
FASTEST: Final = 2e-3
"""How far a step goes at first."""
POINTS_MATTER: Final = 0.3
"""How much the points weigh against who wins, in learning."""


class Positions:
    """What the network learns from: rows of features by seat, and what came of the game."""

    def __init__(self) -> None:
        self.rows: list[Rows] = []
        self.chances: list[Array] = []
        self.points: list[Array] = []
        self.guesses: list[Array] = []
        """What the hand-written evaluation said, for comparison."""

    def add_game(self, seen: list[tuple[Rows, list[float]]], end: State) -> None:
        verdict = result(end)
        chances, points = by_seat(verdict.chances), by_seat(verdict.points)
        for rows, guess in seen:
            self.rows.append(rows)
            self.chances.append(chances)
            self.points.append(points)
            self.guesses.append(by_seat(guess))

    def arrays(self) -> tuple[Rows, Array, Array]:
        points = (np.stack(self.points) - POINTS_MIDDLE) / POINTS_UNIT
        return np.stack(self.rows), np.stack(self.chances), points.astype(np.float32)


def by_seat(values: list[float]) -> Array:
    """As long for every number of players."""
    return np.array(values + [0.0] * (MOST_PLAYERS - len(values)), np.float32)


def rows_of(state: State) -> Rows:
    """The features of all seats."""
    rows = np.zeros((MOST_PLAYERS, FEATURES), np.float16)
    row = Row()
    features = Features(state, look_ahead(state), row)
    features.look_at_table()
    rows[: len(state.seats), row.places] = row.values
    for seat in range(len(state.seats)):
        features.reader = row = Row()
        features.look_at(seat)
        rows[seat, row.places] = row.values
    return rows


def play_game(options: Options, bots: list[SteppingBot], chance: random.Random, positions: Positions) -> None:
    state = new_state(options, chance.getrandbits(48))
    hand = HandJudge()
    seen = []
    while not state.over:
        if state.frames[-1].step == ROUND and chance.random() < KEPT:
            seen.append((rows_of(state), hand.judge(state).chances))
        play(state, bots[state.frames[-1].seat].choose(state, state.choices, 1.0))
    positions.add_game(seen, state)


def play_games(games: int, judge: Judge | None, chance: random.Random, sets: list[Positions]) -> None:
    """One game in TESTED goes into the second set."""
    for number in range(games):
        options = any_table(chance)
        bots = [make_bot(judge, chance) for _ in range(options.players)]
        play_game(options, bots, chance, sets[number % TESTED == 0])


def any_table(chance: random.Random) -> Options:
    """Half of them the game without expansions."""
    expansions = () if chance.random() < 0.5 else None
    return Fixed(expansions=expansions, variants=(), solo=False).draw(chance)


def make_bot(judge: Judge | None, chance: random.Random) -> SteppingBot:
    seed = chance.getrandbits(48)
    return GreedyBot(seed, GREEDY_BLUR) if judge is None else LearnedBot(seed, judge, LEARNED_BLUR)


class Learner:
    """The network while it learns: one hidden layer, the same for every seat (Adam)."""

    def __init__(self, chance: np.random.Generator) -> None:
        self.parts: list[Array] = [
            (chance.normal(size=(FEATURES, UNITS)) * 0.15).astype(np.float32),
            np.zeros(UNITS, np.float32),
            (chance.normal(size=(UNITS, 2)) * 0.15).astype(np.float32),
            np.zeros(2, np.float32),
        ]
        self.means = [np.zeros_like(part) for part in self.parts]
        self.squares = [np.zeros_like(part) for part in self.parts]
        self.steps = 0

    def foretell(self, rows: Array) -> tuple[Array, Array, Array]:
        """Sums in the hidden units, chances, points; seats that nobody sits on have no features."""
        first, bias, second, constant = self.parts
        sums = rows @ first + bias
        answers = np.maximum(sums, 0) @ second + constant
        strength = np.where(rows.any(axis=2), answers[:, :, 0], -np.inf)
        odds = np.exp(strength - strength.max(axis=1, keepdims=True))
        return sums, odds / odds.sum(axis=1, keepdims=True), answers[:, :, 1]

    def step(self, rows: Array, chances: Array, points: Array, speed: float) -> None:
        sums, foretold, guessed = self.foretell(rows)
        sits = rows.any(axis=2)
        errors = np.stack([foretold - chances, POINTS_MATTER * sits * (guessed - points)], axis=2) / len(rows)
        excited = np.maximum(sums, 0)
        back = (errors @ self.parts[2].T) * (sums > 0)
        slopes = [
            np.tensordot(rows, back, ((0, 1), (0, 1))),
            back.sum(axis=(0, 1)),
            np.tensordot(excited, errors, ((0, 1), (0, 1))),
            errors.sum(axis=(0, 1)),
        ]
        self.steps += 1
        for place, slope in enumerate(slopes):
            self.means[place] = 0.9 * self.means[place] + 0.1 * slope
            self.squares[place] = 0.999 * self.squares[place] + 0.001 * slope * slope
            mean = self.means[place] / (1 - 0.9**self.steps)
            square = self.squares[place] / (1 - 0.999**self.steps)
            self.parts[place] -= (speed * mean / (np.sqrt(square) + 1e-8)).astype(np.float32)

    def learn(self, positions: Positions, chance: np.random.Generator) -> None:
        """Go through the positions again and again, ever more carefully."""
        rows, chances, points = positions.arrays()
        for lesson in range(LESSONS):
            speed = FASTEST * (1 - lesson / LESSONS) ** 1.5
            order = chance.permutation(len(rows))
            for first in range(0, len(order), BATCH):
                some = order[first : first + BATCH]
                self.step(rows[some].astype(np.float32), chances[some], points[some], speed)

    def weights(self) -> dict[str, NDArray[Any]]:
        first, bias, second, constant = self.parts
        answers = np.concatenate([second, constant[None, :]])
        return {
            "features": np.array(FEATURE_NAMES),
            "weights": first,
            "biases": bias,
            "strength": answers[:, 0],
            "points": answers[:, 1],
        }


def surprise(foretold: Array, chances: Array) -> float:
    """How little was foretold of what happened, in nats a position: 0 is best."""
    return float(-(chances * np.log(foretold + 1e-9)).sum(axis=1).mean())


def main() -> None:
    parser = argparse.ArgumentParser(description="Train the learned evaluation by self-play.")
    parser.add_argument("--games", type=int, default=12_000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--out", type=Path, default=Path("src/boriken/bots") / WEIGHTS)
    words = parser.parse_args()
    start = time.process_time()
    chance = random.Random(words.seed)
    numbers = np.random.default_rng(words.seed)
    judge: Judge | None = None
    sets = [Positions(), Positions()]
    for generation in range(GENERATIONS):
        play_games(words.games // GENERATIONS, judge, chance, sets)
        learner = Learner(numbers)
        learner.learn(sets[0], numbers)
        judge = network_of({name: part.tolist() for name, part in learner.weights().items()})
        rows, chances, _ = sets[1].arrays()
        print(
            f"Generation {generation}: {len(sets[0].rows)} positions,"
            f" surprise {surprise(learner.foretell(rows.astype(np.float32))[1], chances):.4f},"
            f" by hand {surprise(np.stack(sets[1].guesses), chances):.4f},"
            f" {(time.process_time() - start) / 60:.1f} minutes",
            flush=True,
        )
        np.savez_compressed(words.out, allow_pickle=False, **learner.weights())


if __name__ == "__main__":
    main()
