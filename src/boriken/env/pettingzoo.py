"""The game as a PettingZoo environment: agents decide one after the other, as the rules ask them."""

from __future__ import annotations

import random
from typing import Any, ClassVar, Final

import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv

from boriken.arena.match import MOST_DECISIONS
from boriken.engine.errors import BadOptions, BorikenError
from boriken.engine.options import Options
from boriken.env.actions import Mask, action_space
from boriken.env.arrays import Observation, observation
from boriken.env.fields import field_names
from boriken.env.rewards import Rewards, check_kind
from boriken.game import Game

RENDER_MODES: Final = ("ansi", "human")


class BorikenEnv(AECEnv[str, dict[str, Any], int]):
    """A table of agents. Puertomas play by themselves and are no agents.

    An observation is a dictionary of ``observation``, the numbers that ``boriken.env.fields`` names, and
    ``action_mask``, which is also in the info of the agent whose turn it is.
    """

    metadata: ClassVar[dict[str, Any]] = {
        "name": "boriken_v0",
        "render_modes": list(RENDER_MODES),
        "is_parallelizable": False,
    }

    def __init__(
        self, options: Options, rewards: str, render_mode: str | None = None, compact: bool = False
    ) -> None:
        super().__init__()
        if render_mode is not None and render_mode not in RENDER_MODES:
            raise BadOptions(f"There is no render mode {render_mode!r}: choose {' or '.join(RENDER_MODES)}.")
        self.options = options
        self.render_mode = render_mode
        self._reward_kind = check_kind(rewards)
        self.actions = action_space(options, compact)
        """What its numbers of actions mean."""
        self._chance = random.Random()
        self._game: Game | None = None
        self.possible_agents = [f"player_{seat}" for seat in range(options.players - options.puertomas)]
        self.agents: list[str] = []
        self._seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        numbers = len(field_names(options))
        self.observation_spaces = {
            agent: spaces.Dict(
                {
                    "observation": spaces.Box(0, 255, (numbers,), np.uint8),
                    "action_mask": spaces.Box(0, 1, (len(self.actions),), np.int8),
                }
            )
            for agent in self.possible_agents
        }
        self.action_spaces = {agent: spaces.Discrete(len(self.actions)) for agent in self.possible_agents}

    @property
    def game(self) -> Game:
        """The game that is being played."""
        if self._game is None:
            raise BorikenError("There is no game yet: call reset first.")
        return self._game

    def observation_space(self, agent: str) -> spaces.Space[dict[str, Any]]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Start a game. With a seed it is the one that ``Game.new`` deals with this seed, and those of later
        resets are always the same."""
        if seed is not None:
            self._chance = random.Random(seed)
        self._game = Game.from_options(self.options, self._chance.getrandbits(48) if seed is None else seed)
        self._rewards = Rewards(self._reward_kind, self._game.state)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self._ask()

    def step(self, action: int | None) -> None:
        """Carry out the action of the agent whose turn it is; None takes a finished agent off the table."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        if action is None:
            raise BorikenError(f"{agent} has to choose an action.")
        game = self.game
        if not 0 <= action < len(self.actions):
            raise BorikenError(f"There is no action {action}, only 0 to {len(self.actions) - 1}.")
        game.play(int(self.actions.numbers[action]))
        self._cumulative_rewards[agent] = 0.0
        gained = self._rewards.after(game.state)
        self.rewards = {agent: gained[self._seats[agent]] for agent in self.agents}
        self._accumulate_rewards()
        if game.over:
            self.terminations = dict.fromkeys(self.agents, True)
        elif len(game.actions) == MOST_DECISIONS:
            self.truncations = dict.fromkeys(self.agents, True)
        self._ask()
        if self.render_mode == "human":
            self.render()

    def _ask(self) -> None:
        """Whose turn it is, and what they may do."""
        turn = self.game.turn
        self.agent_selection = self.agents[0] if turn is None else self.possible_agents[turn]
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.infos[self.agent_selection] = {"action_mask": self._mask(self.agent_selection)}

    def observe(self, agent: str) -> dict[str, Observation | Mask]:
        """What an agent sees; nothing is legal for agents whose turn it is not."""
        seen = observation(self.game.state, self._seats[agent])
        return {"observation": seen, "action_mask": self._mask(agent)}

    def _mask(self, agent: str) -> Mask:
        has_turn = self.game.turn == self._seats[agent]
        return self.actions.mask(self.game.state.choices if has_turn else [])

    def render(self) -> str | None:
        """The table as text: given back in the mode ``ansi``, printed in the mode ``human``."""
        text = str(self.game)
        if self.render_mode == "human":
            print(text)
            return None
        return text

    def close(self) -> None:
        """There is nothing to close."""
