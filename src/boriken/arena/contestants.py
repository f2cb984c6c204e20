"""Who plays in the arena: a bot by its name, or one's own as ``module:Class`` or ``policy.onnx``.

``search@0.5`` has half a second for each decision and ``search@400sim`` 400 simulations, whatever the others
have.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from boriken.bots import BOTS, Bot, make_bot
from boriken.bots.own import is_own, own_bot
from boriken.engine.errors import BadOptions

SIMULATIONS: Final = "sim"
USUAL_SECONDS: Final = 0.1


@dataclass(frozen=True)
class Budget:
    """What a bot may think about each decision."""

    seconds: float = USUAL_SECONDS
    simulations: int = 0
    """If there are any, a bot that searches makes so many instead of looking at the clock; then what it
    decides can be repeated."""

    def __post_init__(self) -> None:
        if not 0 < self.seconds < float("inf") or self.simulations < 0:
            raise BadOptions(f"A bot needs more than 0 seconds for a decision, not {self}.")

    @staticmethod
    def parse(text: str) -> Budget:
        """Read ``0.5`` or ``400sim``."""
        number = text.removesuffix(SIMULATIONS)
        try:
            numbers = (USUAL_SECONDS, int(number)) if number != text else (float(number), 0)
        except ValueError:
            raise BadOptions(
                f"{text!r} is no budget: write 0.5 for seconds, 400sim for simulations."
            ) from None
        if number != text and numbers[1] < 1:
            raise BadOptions(f"{text!r} is no budget: a bot that searches needs a simulation at least.")
        return Budget(*numbers)

    def __str__(self) -> str:
        return f"{self.simulations} simulations" if self.simulations else f"{self.seconds:g} s"


@dataclass(frozen=True)
class Contestant:
    """A bot and its budget."""

    bot: str
    budget: Budget
    is_own: bool = False
    """Whether the budget was named with the bot: then it goes before what the bot has of itself."""

    @staticmethod
    def parse(text: str, budget: Budget) -> Contestant:
        """Read ``name`` or ``name@budget``; the other budget holds where none is written."""
        bot, sign, own = text.partition("@")
        return Contestant(bot, Budget.parse(own), is_own=True) if sign else Contestant(bot, budget)

    def make(self, seed: int) -> Bot:
        """A bot that decides alike whenever it is made from the same seed, unless it looks at the clock."""
        bot = find(self.bot)(seed)
        simulations = self.budget.simulations
        has: int | None = getattr(bot, "simulations", None)
        if simulations and self.is_own and has is None:
            raise BadOptions(
                f"The bot {self.bot!r} does not search, so it cannot make {simulations} simulations."
            )
        if simulations and (has == 0 or self.is_own):
            bot.simulations = simulations  # type: ignore[attr-defined]  # as those have that search
        return bot


def find(name: str) -> Callable[[int], Bot]:
    """What makes a bot of this name from a seed."""
    if is_own(name):
        return own_bot(name)
    if name not in BOTS:
        make_bot(name, 0)  # says what there is
    return BOTS[name]
