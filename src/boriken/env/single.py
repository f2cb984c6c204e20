"""The game as a Gymnasium environment: one agent, against bots that are named.

>>> from boriken.env import gymnasium_env
>>> env = gymnasium_env(opponents=["greedy", "random"], compact=True)
>>> observation, info = env.reset(seed=7)
>>> env.action_space.n, observation.shape, env.seat
(np.int64(242), (265,), 0)
>>> observation, reward, terminated, truncated, info = env.step(int(info["action_mask"].argmax()))
>>> reward, terminated, truncated
(0.0, False, False)
"""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Any, Final

import gymnasium
import numpy as np
from gymnasium import spaces

from boriken.arena.contestants import Budget, Contestant
from boriken.arena.match import MOST_DECISIONS
from boriken.bots import Bot
from boriken.engine.errors import BadOptions, BorikenError
from boriken.engine.options import Options
from boriken.engine.rng import Generator
from boriken.engine.view import determinize
from boriken.env.actions import Mask, action_space
from boriken.env.arrays import Observation, observation
from boriken.env.fields import field_names
from boriken.env.rewards import Rewards, check_kind
from boriken.game import Game

RAISE: Final = "raise"
RANDOM: Final = "random"
ILLEGAL: Final = (RAISE, RANDOM)


class SingleEnv(gymnasium.Env[Observation, np.int64]):
    """One seat decides; bots sit on the others. MaskablePPO of sb3-contrib asks for ``action_masks``."""

    metadata: dict[str, Any] = {"render_modes": ["ansi"]}  # noqa: RUF012 (as its base class has it)

    def __init__(
        self,
        options: Options,
        opponents: Sequence[str],
        seat: int | None,
        rewards: str,
        compact: bool,
        illegal: str,
        render_mode: str | None,
    ) -> None:
        humans = options.players - options.puertomas
        if len(opponents) != humans - 1:
            raise BadOptions(f"{humans - 1} opponents are needed at this table, not {len(opponents)}.")
        if seat is not None and not 0 <= seat < humans:
            raise BadOptions(f"There is no seat {seat}: choose 0 to {humans - 1}, or None for any.")
        if illegal not in ILLEGAL:
            raise BadOptions(f"An illegal action is for {' or '.join(ILLEGAL)}, not {illegal!r}.")
        if render_mode not in (None, "ansi"):
            raise BadOptions(f"There is no render mode {render_mode!r}: choose ansi.")
        self.options = options
        self.opponents = [Contestant.parse(name, Budget()) for name in opponents]
        for opponent in self.opponents:
            opponent.make(0)  # refuse what is not there before a game begins
        self.render_mode = render_mode
        self.actions = action_space(options, compact)
        """What its numbers of actions mean."""
        self.action_space = spaces.Discrete(len(self.actions))
        self.observation_space = spaces.Box(0, 255, (len(field_names(options)),), np.uint8)
        self._fixed_seat = seat
        self._humans = humans
        self._reward_kind = check_kind(rewards)
        self._illegal = illegal
        self._chance = random.Random()
        self._game: Game | None = None
        self.seat = 0
        """Where the agent sits in this game."""

    @property
    def game(self) -> Game:
        """The game that is being played."""
        if self._game is None:
            raise BorikenError("There is no game yet: call reset first.")
        return self._game

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """Start a game. With a seed it is the one that ``Game.new`` deals with this seed, and those of later
        resets are always the same."""
        super().reset(seed=seed)
        if seed is not None:
            self._chance = random.Random(seed)
        self._game = Game.from_options(self.options, self._chance.getrandbits(48) if seed is None else seed)
        self.seat = self._chance.randrange(self._humans) if self._fixed_seat is None else self._fixed_seat
        self._imagination = Generator.from_seed(self._chance.getrandbits(48))
        self._bots: dict[int, tuple[Bot, float]] = {}
        for place, opponent in enumerate(self.opponents, start=1):
            bot = opponent.make(self._chance.getrandbits(48))
            self._bots[(self.seat + place) % self._humans] = (bot, opponent.budget.seconds)
        self._rewards = Rewards(self._reward_kind, self._game.state)
        self._let_others_play()
        return self._look()

    def step(self, action: Any) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        """Carry out an action; the others play until it is the agent's turn again, or the game is over."""
        game = self.game
        is_legal = 0 <= action < len(self.actions) and bool(self.action_masks()[action])
        if not is_legal and self._illegal == RANDOM:
            game.play(self._chance.choice(game.state.choices))
        elif not 0 <= action < len(self.actions):
            raise BorikenError(f"There is no action {action}, only 0 to {len(self.actions) - 1}.")
        else:
            game.play(int(self.actions.numbers[action]))
        gained = self._rewards.after(game.state)[self.seat] + self._let_others_play()
        seen, info = self._look()
        if not is_legal:
            info["illegal"] = True
        is_cut = not game.over and len(game.actions) >= MOST_DECISIONS
        return seen, float(gained), game.over, is_cut, info

    def _let_others_play(self) -> float:
        """What the agent gains by what the others do."""
        game, gained = self.game, 0.0
        while not game.over and game.turn != self.seat and len(game.actions) < MOST_DECISIONS:
            number = int(game.state.frames[-1].seat)
            known = determinize(game.state, number, self._imagination)
            bot, seconds = self._bots[number]
            game.play(int(bot.choose(known, known.choices, seconds)))
            gained += self._rewards.after(game.state)[self.seat]
        return gained

    def _look(self) -> tuple[Observation, dict[str, Any]]:
        info: dict[str, Any] = {"action_mask": self.action_masks()}
        if self.game.over:
            info["scores"] = [score.total for score in self.game.scores()]
            info["winners"] = self.game.winners()
        return observation(self.game.state, self.seat), info

    def action_masks(self) -> Mask:
        """1 for each legal action."""
        has_turn = self.game.turn == self.seat
        return self.actions.mask(self.game.state.choices if has_turn else [])

    def render(self) -> str:
        """The table as text."""
        return str(self.game)
