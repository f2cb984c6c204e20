"""Bots: who decides for a seat at which no person sits.

A bot is an object with one method, ``choose``. It is given the position as its seat may know it, the legal
actions, and a budget in seconds, and answers with one of the actions. This one takes whatever comes first:

>>> class Hasty:
...     def choose(self, state, legal, budget):
...         return legal[0]

The position is a state of the engine in which everything the seat cannot know has been dealt at random
(``Game.determinize``). So a bot cannot cheat, and may look ahead as far as it likes: it clones the state,
plays on the copy with ``machine.play``, and looks at what has come of it. It must not change the state it
is given. Whose turn it is says ``state.frames[-1].seat``; the words of an action are in ``actions.TEXTS``.

A game between bots:

>>> from boriken import Game
>>> from boriken.bots import BOTS, make_bot
>>> game = Game.new(players=3, seed=7)
>>> bots = [Hasty(), make_bot("random", seed=1), make_bot("greedy", seed=2)]
>>> while not game.over:
...     known = game.determinize(game.turn, seed=len(game.actions)).state
...     game.play(bots[game.turn].choose(known, known.choices, budget=1.0))
>>> game.winners()
[2]

A bot that others should find by its name goes into ``BOTS`` with what makes one from a seed. The seed is
for chance of its own: bots made from equal seeds decide alike.

>>> BOTS["hasty"] = lambda seed: Hasty()
>>> make_bot("hasty", seed=3).choose(known, [5, 6], budget=1.0)
5
>>> del BOTS["hasty"]

``random`` draws any legal action. ``greedy`` looks one step ahead: it tries every action, lets everybody
play the phase to its end by rules of thumb (``habits``), guesses what points the seats will come to
(``evaluation``), and takes the action after which it is furthest ahead. ``planner`` goes on until its next
turn and lets the others take the roles that are best for them. ``learned`` looks one step ahead too, and asks
a network that has learned from many games who will win. ``search`` grows a tree of what everybody may do, as
far as its time allows, and asks the network at its leaves. The levels for people, from ``beginner`` to
``master``, are made of these (``levels``).
"""

from __future__ import annotations

import os
from collections.abc import Callable
from functools import partial
from typing import Final, Protocol

from boriken.bots.own import named_in, own_bot
from boriken.engine.errors import BadOptions
from boriken.engine.state import State


class Bot(Protocol):
    """What decides for a seat."""

    def choose(self, state: State, legal: list[int], budget: float) -> int:
        """One of the legal actions of a position dealt at random for the seat that decides.

        ``budget``: the seconds it should take at most. ``legal`` is never empty.
        """


# A bot's module is loaded when the first one is made: some will need more than the engine does.


def _random(seed: int) -> Bot:
    from boriken.bots.random_bot import RandomBot

    return RandomBot(seed)


def _greedy(seed: int) -> Bot:
    from boriken.bots.stepping import GreedyBot

    return GreedyBot(seed)


def _planner(seed: int) -> Bot:
    from boriken.bots.stepping import PlannerBot

    return PlannerBot(seed)


def _learned(seed: int) -> Bot:
    from boriken.bots.learned import network
    from boriken.bots.stepping import LearnedBot

    return LearnedBot(seed, network())


def _search(seed: int) -> Bot:
    from boriken.bots.learned import network
    from boriken.bots.search.bot import SearchBot

    return SearchBot(seed, network())


def _level(name: str) -> Callable[[int], Bot]:
    def make(seed: int) -> Bot:
        from boriken.bots.levels import OPPONENTS

        return OPPONENTS[name](seed)

    return make


LEVELS: Final = ("beginner", "casual", "skilled", "expert", "master")
"""For people, each clearly stronger than the one before it."""
STYLES: Final = ("shipper", "builder", "trader")
"""Skilled players with a taste of their own."""

OWN: Final = "BORIKEN_BOTS"
"""Variable of the environment that names bots of one's own: ``mine=policy.onnx,other=module:Class``."""


def _own(source: str, seed: int) -> Bot:
    return own_bot(source)(seed)


BOTS: Final[dict[str, Callable[[int], Bot]]] = {
    **{name: _level(name) for name in (*LEVELS, *STYLES)},
    "random": _random,
    "greedy": _greedy,
    "planner": _planner,
    "learned": _learned,
    "search": _search,
    **{name: partial(_own, source) for name, source in named_in(os.environ.get(OWN, "")).items()},
}
"""By name, what makes a bot from a seed; those for people first."""


def bot_names() -> list[str]:
    return list(BOTS)


def level_of(bot: str) -> str | None:
    """How strong a bot for people is; None for the others."""
    if bot in STYLES:
        return "skilled"
    return bot if bot in LEVELS else None


def make_bot(name: str, seed: int) -> Bot:
    """A bot that decides alike whenever it is made from the same seed."""
    factory = BOTS.get(name)
    if factory is None:
        raise BadOptions(key="unknown_bot", typed=name, known=list(BOTS))
    return factory(seed)
