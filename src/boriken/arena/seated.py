"""A contestant at a table: what it decides, how long it takes, and what becomes of one that fails."""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import dataclass
from typing import Final, Protocol

from boriken.arena.contestants import Budget
from boriken.arena.patience import NoAnswer, patience
from boriken.bots import Bot
from boriken.bots.random_bot import RandomBot
from boriken.engine.errors import IllegalAction
from boriken.engine.state import State
from boriken.explaining import explain
from boriken.notation import Action

clock = time.perf_counter
GRACE_SHARE: Final = 0.2
GRACE_SECONDS: Final = 0.05
"""A decision is late when it took a fifth more than the budget, and this beside: bots look at the clock only
now and then, and machines have other things to do."""


@dataclass(frozen=True)
class Thinking:
    """The decisions of one seat, and the time they took."""

    decisions: int = 0
    seconds: float = 0.0
    longest: float = 0.0
    late: int = 0
    """Decisions that took longer than the budget allows."""

    def and_one_more(self, seconds: float, is_late: bool) -> Thinking:
        return Thinking(
            self.decisions + 1, self.seconds + seconds, max(self.longest, seconds), self.late + is_late
        )

    def and_those(self, other: Thinking) -> Thinking:
        return Thinking(
            self.decisions + other.decisions,
            self.seconds + other.seconds,
            max(self.longest, other.longest),
            self.late + other.late,
        )


class Player(Protocol):
    """What can be put on a seat: a bot by its name, or a program in a process of its own."""

    @property
    def budget(self) -> Budget: ...

    def make(self, seed: int) -> Bot: ...


class Seated:
    """A bot on its seat. One that fails has lost: a random bot plays on for it, so that the others can."""

    def __init__(self, player: Player, seed: int, is_strict: bool) -> None:
        self._player = player
        self.thinking = Thinking()
        self.failure = ""
        """Why it has lost its game before the end, if it has."""
        self._is_strict = is_strict
        self._stand_in = RandomBot(seed)
        self._bot: Bot = self._stand_in
        try:
            with patience(player.budget):
                self._bot = player.make(seed)
        except (Exception, NoAnswer) as error:  # whatever a bot does wrong
            self._fail(error)

    def decide(self, state: State) -> int:
        """A legal action."""
        if self.failure:
            return self._stand_in.choose(state, state.choices, 0.0)
        budget = self._player.budget
        known = state.clone()
        began = clock()
        try:
            with patience(budget):
                action = Action(int(self._bot.choose(known, known.choices, budget.seconds)))
            if action not in state.choices:
                why = explain(state, action)
                raise IllegalAction(why.text, why.rule)
        except (Exception, NoAnswer) as error:  # whatever a bot does wrong
            self._fail(error)
            return self.decide(state)
        seconds = clock() - began
        is_late = not budget.simulations and seconds > budget.seconds * (1 + GRACE_SHARE) + GRACE_SECONDS
        self.thinking = self.thinking.and_one_more(seconds, is_late)
        if is_late and self._is_strict:
            self.failure = f"{seconds:.2f} s for a decision that may take {budget.seconds:g} s"
            return self.decide(state)
        return action

    def leave(self) -> None:
        """The game is over: whoever has a process of its own ends it."""
        close: Callable[[], None] | None = getattr(self._bot, "close", None)
        if close is not None:
            close()

    def _fail(self, error: BaseException) -> None:
        self.failure = " ".join(f"{type(error).__name__}: {error}".split())
