"""Many games that are stepped at once, for learners that decide in batches.

>>> from boriken.env import vector_env
>>> env = vector_env(games=8, players=3, seed=7)
>>> batch = env.batch
>>> len(batch.observations), len(batch.masks), batch.seats.tolist()
(8, 8, [0, 0, 0, 0, 0, 0, 0, 0])
>>> batch, rewards, is_over = env.step(batch.masks.argmax(axis=1))
>>> rewards.shape, is_over.shape
((8, 3), (8,))
"""

from __future__ import annotations

import random
from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from boriken.arena.match import MOST_DECISIONS
from boriken.engine.actions import ACTIONS
from boriken.engine.errors import BadOptions, BorikenError, IllegalAction
from boriken.engine.machine import play
from boriken.engine.options import Options
from boriken.engine.state import State
from boriken.env.arrays import Mask, Observation, action_masks, observations
from boriken.env.rewards import Rewards, check_kind
from boriken.explaining import explain
from boriken.notation import Action
from boriken.rules.setup import new_state

Actions = Sequence[int] | NDArray[np.integer]


@dataclass(frozen=True)
class Batch:
    """The decision that each game waits for, one row each."""

    observations: Observation
    """What the seat sees that has to decide."""
    masks: Mask
    """1 for each legal action."""
    seats: NDArray[np.int64]
    """The seat that has to decide."""


class VectorEnv:
    """Games of the same kind. One that is over makes place for the next in the same step."""

    def __init__(self, games: int, options: Options, seed: int | None, rewards: str) -> None:
        if games < 1:
            raise BadOptions(f"At least one game must be played, not {games}.")
        self.options = options
        self.reward_kind = check_kind(rewards)
        self.games = games
        self.reset(seed)

    def reset(self, seed: int | None = None) -> Batch:
        """Start over; the same seed gives the same games."""
        self._chance = random.Random(seed)
        self.states: list[State] = [self._deal() for _ in range(self.games)]
        self._rewards = [Rewards(self.reward_kind, state) for state in self.states]
        self._decisions = [0] * self.games
        return self._look()

    def _deal(self) -> State:
        return new_state(self.options, self._chance.getrandbits(48))

    def _look(self) -> Batch:
        seats = np.array([state.frames[-1].seat for state in self.states])
        self.batch = Batch(observations(self.states), action_masks(self.states), seats)
        return self.batch

    def step(self, actions: Actions) -> tuple[Batch, NDArray[np.float32], NDArray[np.bool_]]:
        """Carry out an action in each game: the next decisions, the rewards of all seats by game, and which
        games are over. In their rows the next game has begun, while the rewards are those of the last."""
        chosen = np.asarray(actions)
        self._check(chosen)
        gained: list[list[float]] = []
        is_over = np.zeros(self.games, np.bool_)
        for number, action in enumerate(chosen.tolist()):
            state = self.states[number]
            play(state, action)
            self._decisions[number] += 1
            gained.append(self._rewards[number].after(state))
            if state.over or self._decisions[number] == MOST_DECISIONS:
                is_over[number] = True
                self._begin(number)
        return self._look(), np.array(gained, np.float32), is_over

    def _begin(self, number: int) -> None:
        """Put a new game in the place of one that is over."""
        self.states[number] = self._deal()
        self._rewards[number] = Rewards(self.reward_kind, self.states[number])
        self._decisions[number] = 0

    def _check(self, chosen: NDArray[np.integer]) -> None:
        """Refuse what is not legal before any game goes on."""
        if chosen.shape != (self.games,):
            raise BorikenError(f"{self.games} games need as many actions, not an array of {chosen.shape}.")
        is_action = (chosen >= 0) & (chosen < ACTIONS)
        is_legal = is_action & (self.batch.masks[np.arange(self.games), chosen * is_action] == 1)
        if not is_legal.all():
            number = int(is_legal.argmin())
            explanation = explain(self.states[number], Action(int(chosen[number])))
            raise IllegalAction(f"Game {number}: {explanation.text}", explanation.rule)
