"""A position looked into: how likely each seat is to win, the best moves, and what is expected to follow."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from boriken.bots.advice import Advice, advice_of, new_search
from boriken.bots.judging import result
from boriken.bots.search.tree import Edge
from boriken.engine.state import State

LINES: Final = 5
"""So many moves are looked at ..."""
LEAST_SHARE: Final = 0.04
"""... each of them at least this share as often as all together."""
TRUSTED: Final = 6
"""What is expected to follow was tried at least so often; the rest would be guessing."""
LONGEST_LINE: Final = 8


@dataclass(frozen=True)
class Reply:
    """An action that is expected of a seat."""

    seat: int
    action: int


@dataclass(frozen=True)
class Line:
    """A move, what may come of it for the seat that decides, and what is expected to follow."""

    advice: Advice
    replies: list[Reply]


@dataclass(frozen=True)
class Analysis:
    """What a search has found; without lines where the game is over."""

    simulations: int
    chances: list[float]
    """By seat, the chance to win."""
    lines: list[Line]
    """The best first."""


def analyse(state: State, simulations: int, seed: int = 0) -> Analysis:
    """Look into a position. The same seed gives the same answer.

    >>> from boriken import Action, Game
    >>> game = Game.from_position('players = 3\\n[A]\\ngoods = "3 corn, coffee"')
    >>> game.play("trader")
    >>> found = analyse(game.state, simulations=100)
    >>> str(Action(found.lines[0].advice.action)), len(found.chances)
    ('sell coffee', 3)
    """
    if state.over:
        return Analysis(0, result(state).chances, [])
    search = new_search(state, seed)
    search.run(simulations)
    chances = search.mean_chances()
    for edge in search.ranking()[:LINES]:  # a move that is tried seldom says little
        search.run_on(edge.action, int(LEAST_SHARE * simulations) - int(edge.visits))
    lines = [Line(advice_of(edge, search), list(_replies(edge))) for edge in search.ranking()[:LINES]]
    return Analysis(int(search.simulations), chances, lines)


def _replies(edge: Edge) -> Iterator[Reply]:
    """What was tried most after a move, as long as it was tried often enough."""
    for _ in range(LONGEST_LINE):
        node = edge.child
        if node is None or not node.edges:
            return
        edge = max(node.edges.values(), key=lambda tried: (int(tried.visits), tried.worth))
        if int(edge.visits) < TRUSTED:
            return
        yield Reply(int(edge.seat), edge.action)
