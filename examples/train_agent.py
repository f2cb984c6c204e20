"""Train a small agent against random players, with nothing but numpy.

    python examples/train_agent.py
    python examples/train_agent.py --games 20000 --save agent.npz

The agent is one matrix: from what a seat sees to a preference for each action. It learns by REINFORCE: what
it did becomes likelier if it has gained more on the others since than could be expected, and else less
likely. At first it plays at random and wins a third of the games for three; after 2,000 games, which take
about a minute of one core, it wins nearly all.
"""

from __future__ import annotations

import argparse
import os
import time
from pathlib import Path
from typing import Any

os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")  # these matrices are too small to be shared

import numpy as np
from numpy.typing import NDArray

from boriken.engine.actions import ACTIONS
from boriken.env import fields, vector_env
from boriken.env.vector import Batch

Floats = NDArray[np.float32]
Ints = NDArray[np.int64]
Decision = tuple[Any, ...]
"""What was seen, what was legal, what was done, and what the agent had gained before or has gained since."""

PLAYERS = 3
GAMES_AT_ONCE = 64
GAMES_TO_LEARN_FROM = 32
GAMES_TO_TELL = 500
LEARNING_RATE = 0.01
CURIOSITY = 0.05
"""What it is worth to go on trying different things."""


class Agent:
    """Preferences for actions, as a linear function of what a seat sees. At first all are equal."""

    def __init__(self) -> None:
        self.weights: Floats = np.zeros((ACTIONS, len(fields(players=PLAYERS)) + 1), np.float32)
        self.mean: Floats = np.zeros_like(self.weights)
        self.spread: Floats = np.zeros_like(self.weights)

    def preferences(self, features: Floats, masks: NDArray[np.int8]) -> Floats:
        """For each action; what is not legal is never preferred."""
        rows, actions = np.nonzero(masks)
        found = np.full(masks.shape, -np.inf, np.float32)
        found[rows, actions] = np.einsum("ij,ij->i", features[rows], self.weights[actions])
        return found

    def choose(self, batch: Batch, chance: np.random.Generator) -> Ints:
        """An action for each game: with this noise, the best is as likely as its preference says."""
        noise = chance.standard_exponential(batch.masks.shape, np.float32) + 1e-30
        preferences = self.preferences(make_features(batch.observations), batch.masks)
        return (preferences - np.log(noise)).argmax(axis=1)

    def learn(self, memory: Memory) -> None:
        """One step uphill, by the rule of Adam."""
        features, masks, actions, merits = memory.take()
        preferences = self.preferences(features, masks)
        chances = np.exp(preferences - preferences.max(axis=1, keepdims=True))
        chances /= chances.sum(axis=1, keepdims=True)
        surprise = -np.log(np.maximum(chances, 1e-12))
        slopes = CURIOSITY * chances * (surprise - (chances * surprise).sum(axis=1, keepdims=True))
        slopes -= chances * merits[:, None]
        slopes[np.arange(len(actions)), actions] += merits
        gradient = slopes.T @ features / len(actions)
        self.mean += 0.1 * (gradient - self.mean)
        self.spread += 0.01 * (gradient**2 - self.spread)
        self.weights += LEARNING_RATE * self.mean / (np.sqrt(self.spread) + 1e-6)


def make_features(observations: NDArray[np.uint8]) -> Floats:
    """The second coin counts for more than the twelfth. The last number is always 1."""
    ones = np.ones((len(observations), 1), np.float32)
    return np.hstack([np.log1p(observations, dtype=np.float32), ones])


class Memory:
    """The agent's decisions in games that go on, and in those that are over and can be learnt from."""

    def __init__(self) -> None:
        self.seats = np.arange(GAMES_AT_ONCE) % PLAYERS
        """Where the agent sits in each game."""
        self.going: list[list[Decision]] = [[] for _ in range(GAMES_AT_ONCE)]
        self.points = np.zeros((GAMES_AT_ONCE, PLAYERS), np.float32)
        self.over: list[Decision] = []
        self.leads: list[float] = []
        """How far ahead of the best of the others the agent was at the end."""

    def keep(self, batch: Batch, actions: Ints, rewards: Floats, is_over: NDArray[np.bool_]) -> None:
        for game in np.flatnonzero(batch.seats == self.seats):
            seen, mask = batch.observations[game], batch.masks[game]
            self.going[game].append((seen, mask, actions[game], self.gain(game)))
        self.points += rewards
        for game in np.flatnonzero(is_over):
            self.over += [(*before, self.gain(game) - gain) for *before, gain in self.going[game]]
            self.going[game] = []
            own, others = self.points[game, self.seats[game]], np.delete(self.points[game], self.seats[game])
            self.leads.append(own - others.max())
            self.points[game] = 0

    def gain(self, game: int) -> float:
        """The agent's points over the mean of all."""
        return self.points[game, self.seats[game]] - self.points[game].mean()

    def take(self) -> tuple[Floats, NDArray[np.int8], Ints, Floats]:
        """Everything of games that are over. The merit of a decision is what was gained since, less what one
        who sees the same may expect: a linear guess from the same games."""
        observations, masks, actions, gains = map(np.array, zip(*self.over, strict=True))
        self.over, self.leads = [], []
        features = make_features(observations)
        square = features.T @ features + 10 * np.eye(features.shape[1], dtype=np.float32)
        merits = gains - features @ np.linalg.solve(square, features.T @ gains)
        return features, masks, actions, merits / merits.std()


def train(agent: Agent, games: int, seed: int) -> None:
    """Play and learn, and say now and then how many games are won."""
    env = vector_env(GAMES_AT_ONCE, PLAYERS, seed=seed, rewards="points")
    chance, at_random, memory = np.random.default_rng(seed), Agent(), Memory()
    begun, played = time.monotonic(), 0
    won: list[bool] = []
    while played < games:
        batch = env.batch
        own, others = agent.choose(batch, chance), at_random.choose(batch, chance)
        actions = np.where(batch.seats == memory.seats, own, others)
        step = env.step(actions)
        rewards, is_over = step.rewards, step.terminated | step.truncated
        memory.keep(batch, actions, rewards, is_over)
        if len(memory.leads) >= GAMES_TO_LEARN_FROM:
            played += len(memory.leads)
            won += [lead > 0 for lead in memory.leads]
            agent.learn(memory)
        if len(won) >= GAMES_TO_TELL or (won and played >= games):
            seconds = time.monotonic() - begun
            print(
                f"{played:6} games, {seconds:4.0f} s: {np.mean(won):4.0%} of the last {len(won)} won",
                flush=True,
            )
            won = []


def main() -> None:
    parser = argparse.ArgumentParser(description="Train a small agent against random players.")
    parser.add_argument("--games", type=int, default=3000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--save", type=Path, help="where to write the weights, as .npz")
    words = parser.parse_args()
    agent = Agent()
    train(agent, words.games, words.seed)
    if words.save:
        np.savez_compressed(words.save, weights=agent.weights)


if __name__ == "__main__":
    main()
