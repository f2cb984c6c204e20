"""What would you do? The best moves of a position, with what they may lead to."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from boriken.bots.learned import network
from boriken.bots.search.bot import BATCH, run_for
from boriken.bots.search.searching import Search, Settings
from boriken.bots.search.tree import Edge
from boriken.engine.errors import BorikenError
from boriken.engine.rng import Generator
from boriken.engine.state import State

LEAST_SHARE: Final = 0.02
"""Of an action tried less often, too little is known to say anything."""
COMPARED: Final = 3
"""So many actions are looked at, however clear the best one is ..."""
COMPARED_SHARE: Final = 0.05
"""... each of them at least this share as often as all together."""


@dataclass(frozen=True)
class Advice:
    """An action, and what may come of it for the seat that decides."""

    action: int
    share: float
    """How much of the search went into it, from 0 to 1: the more, the better it is."""
    points: float
    """The points at the end, on average."""
    win: float
    """The chance to win."""


def advise(state: State, budget: float, seed: int = 0, simulations: int = 0) -> list[Advice]:
    """The best moves of the seat that decides, best first.

    ``budget``: seconds; or a number of ``simulations``, then the same seed gives the same advice. What the
    seat does not know is dealt at random, so the advice tells nothing of it.

    >>> from boriken import Action, Game
    >>> game = Game.from_position('players = 3\\n[A]\\ngoods = "3 corn, coffee"')
    >>> game.play("trader")
    >>> best = advise(game.state, budget=1.0, simulations=100)[0]
    >>> str(Action(best.action)), 0 < best.win < 1
    ('sell coffee', True)
    """
    if not state.choices:
        raise BorikenError("The game is over: there is nothing to decide.")
    search = new_search(state, seed)
    if simulations > 0:
        for first in range(0, simulations, BATCH):  # so that it can be interrupted
            search.run(min(BATCH, simulations - first))
    else:
        run_for(search, budget)
    simulated = int(search.simulations)
    for edge in search.ranking()[:COMPARED]:
        search.run_on(edge.action, int(COMPARED_SHARE * simulated) - int(edge.visits))
    least = LEAST_SHARE * int(search.simulations)
    return [advice_of(edge, search) for edge in search.ranking() if int(edge.visits) > least]


def new_search(state: State, seed: int) -> Search:
    return Search(state, Generator.from_seed(seed), network(), Settings())


def advice_of(edge: Edge, search: Search) -> Advice:
    visits = int(edge.visits)
    return Advice(
        action=edge.action,
        share=visits / int(search.simulations),
        points=edge.points / visits,
        win=edge.chances / visits,
    )
