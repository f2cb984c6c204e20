"""A policy that has learned becomes a bot: in the arena, and wherever bots are made by name.

>>> import numpy as np
>>> from boriken.env.policies import policy_bot
>>> First = policy_bot(lambda observation, mask: mask.argmax())
>>> from boriken import Game
>>> game = Game.new(players=3, seed=7, any_order=False)
>>> bot = First(seed=1)
>>> bot.choose(game.state, game.state.choices, budget=1.0)
1

In a module of your own the line ``First = …`` is all that ``boriken arena module:First greedy`` needs.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np

from boriken.engine.state import State
from boriken.env.actions import Mask, action_space
from boriken.env.arrays import Observation, observation

Policy = Callable[[Observation, Mask], Any]
"""From what a seat sees and the mask of what it may do: the number of an action, or a score for each."""


class PolicyBot:
    """Asks a policy; of scores it takes the best that is legal."""

    def __init__(self, policy: Policy, compact: bool) -> None:
        self.policy = policy
        self.compact = compact

    def choose(self, state: State, legal: list[int], budget: float) -> int:
        actions = action_space(state.rules.options, self.compact)
        mask = actions.mask(legal)
        answer = np.asarray(self.policy(observation(state, int(state.frames[-1].seat)), mask))
        if answer.size == 1:
            return int(actions.numbers[int(answer.item())])
        scores = answer.reshape(-1).astype(np.float64)
        return int(actions.numbers[np.where(mask == 1, scores, -np.inf).argmax()])


def policy_bot(policy: Policy, *, compact: bool = False, version: str = "") -> Callable[[int], PolicyBot]:
    """What makes bots of a policy. ``compact`` as in the environment it has learned in; ``version`` says
    which one it is, so that the arena tells its results apart from those of another."""

    def make(seed: int) -> PolicyBot:
        return PolicyBot(policy, compact)

    make.version = version  # type: ignore[attr-defined]  # read by boriken.arena.identity
    return make
