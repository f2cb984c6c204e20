"""Many games that are stepped at once, for learners that decide in batches.

>>> from boriken.env import vector_env
>>> env = vector_env(games=8, players=3, seed=7)
>>> batch = env.batch
>>> len(batch.observations), len(batch.masks), batch.seats.tolist()
(8, 8, [0, 0, 0, 0, 0, 0, 0, 0])
>>> step = env.step(batch.masks.argmax(axis=1))
>>> step.rewards.shape, step.terminated.shape, step.finished
((8, 3), (8,), [])
"""

from __future__ import annotations

import random
from collections.abc import Sequence
from dataclasses import dataclass
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from boriken.arena.match import MOST_DECISIONS
from boriken.engine.errors import BadOptions, BorikenError, IllegalAction
from boriken.engine.machine import play
from boriken.engine.options import Options
from boriken.engine.state import State
from boriken.env.actions import Mask, action_space
from boriken.env.arrays import Observation, observation, observations
from boriken.env.rewards import Rewards, check_kind
from boriken.explaining import explain
from boriken.notation import Action
from boriken.rules.scoring import scores, winners
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


@dataclass(frozen=True)
class Finished:
    """A game that is over, or was cut."""

    row: int
    seed: int
    """``Game.new`` with this seed deals the same game."""
    decisions: int
    observations: Observation
    """What each seat saw last, a row for each."""
    scores: list[int]
    winners: list[int]
    """Of a game that was cut, who was ahead."""


class Step(NamedTuple):
    """What came of one action in each game."""

    batch: Batch
    """The next decisions. In the rows of games that are over the next game has begun."""
    rewards: NDArray[np.float32]
    """Of all seats, by game; in the rows of games that are over those of the last decision."""
    terminated: NDArray[np.bool_]
    """Games that are over by the rules."""
    truncated: NDArray[np.bool_]
    """Games that were cut because they took too long."""
    finished: list[Finished]
    """Both kinds, by row."""


class VectorEnv:
    """Games of the same kind. One that is over makes place for the next in the same step."""

    def __init__(
        self, games: int, options: Options, seed: int | None, rewards: str, compact: bool = False
    ) -> None:
        if games < 1:
            raise BadOptions(f"At least one game must be played, not {games}.")
        self.options = options
        self.reward_kind = check_kind(rewards)
        self.games = games
        self.actions = action_space(options, compact)
        """What its numbers of actions mean."""
        self.reset(seed)

    def reset(self, seed: int | None = None) -> Batch:
        """Start over; the same seed gives the same games. The first ones are those that ``Game.new`` deals
        with ``seed``, ``seed + 1``, and so on."""
        self._chance = random.Random(seed)
        if seed is None:
            self.seeds = [self._chance.getrandbits(48) for _ in range(self.games)]
        else:
            self.seeds = [seed + number for number in range(self.games)]
        self.states: list[State] = [new_state(self.options, dealt) for dealt in self.seeds]
        self._rewards = [Rewards(self.reward_kind, state) for state in self.states]
        self._decisions = [0] * self.games
        return self._look()

    def _look(self) -> Batch:
        seats = np.array([state.frames[-1].seat for state in self.states])
        self.batch = Batch(observations(self.states), self.actions.masks(self.states), seats)
        return self.batch

    def step(self, actions: Actions) -> Step:
        """Carry out an action in each game."""
        chosen = np.asarray(actions)
        self._check(chosen)
        gained: list[list[float]] = []
        terminated = np.zeros(self.games, np.bool_)
        truncated = np.zeros(self.games, np.bool_)
        finished: list[Finished] = []
        for number, action in enumerate(self.actions.numbers[chosen].tolist()):
            state = self.states[number]
            play(state, action)
            self._decisions[number] += 1
            gained.append(self._rewards[number].after(state))
            terminated[number] = state.over
            truncated[number] = not state.over and self._decisions[number] == MOST_DECISIONS
            if terminated[number] or truncated[number]:
                finished.append(self._finish(number))
                self._begin(number)
        return Step(self._look(), np.array(gained, np.float32), terminated, truncated, finished)

    def _finish(self, number: int) -> Finished:
        state = self.states[number]
        results = scores(state)
        return Finished(
            row=number,
            seed=self.seeds[number],
            decisions=self._decisions[number],
            observations=np.stack([observation(state, score.seat) for score in results]),
            scores=[score.total for score in results],
            winners=winners(results),
        )

    def _begin(self, number: int) -> None:
        """Put a new game in the place of one that is over."""
        self.seeds[number] = self._chance.getrandbits(48)
        self.states[number] = new_state(self.options, self.seeds[number])
        self._rewards[number] = Rewards(self.reward_kind, self.states[number])
        self._decisions[number] = 0

    def _check(self, chosen: NDArray[np.integer]) -> None:
        """Refuse what is not legal before any game goes on."""
        if chosen.shape != (self.games,):
            raise BorikenError(f"{self.games} games need as many actions, not an array of {chosen.shape}.")
        is_action = (chosen >= 0) & (chosen < len(self.actions))
        is_legal = is_action & (self.batch.masks[np.arange(self.games), chosen * is_action] == 1)
        if is_legal.all():
            return
        number = int(is_legal.argmin())
        if not is_action[number]:
            last = len(self.actions) - 1
            raise BorikenError(f"Game {number}: there is no action {chosen[number]}, only 0 to {last}.")
        action = Action(int(self.actions.numbers[chosen[number]]))
        explanation = explain(self.states[number], action)
        raise IllegalAction(f"Game {number}: {explanation.text}", explanation.rule)
