"""The tree: what has been tried where, how often, and what came of it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from boriken.engine.actions import ACTIONS
from boriken.engine.ids import NOBODY

if TYPE_CHECKING:
    from mypy_extensions import i64


class Edge:
    """An action of a seat, from one node to the next."""

    __slots__ = ("action", "chances", "child", "guess", "points", "prior", "seat", "visits", "worth")

    action: int
    seat: i64
    guess: float
    """What it seemed to be worth to the seat before anything was tried."""
    prior: float
    """How likely it seemed to be the best one."""
    visits: i64
    worth: float
    """The sum, over all visits, of what it was worth to the seat, ..."""
    chances: float
    """... of the seat's chances to win, ..."""
    points: float
    """... and of the points it may come to."""
    child: Node | None

    def __init__(self, action: int, seat: i64, guess: float) -> None:
        self.action = action
        self.seat = seat
        self.guess = guess
        self.prior = 0.0
        self.visits = 0
        self.worth = 0.0
        self.chances = 0.0
        self.points = 0.0
        self.child = None


class Node:
    """Where a sequence of actions leads, whatever chance does on the way.

    Chance may leave other choices, or even let another seat decide: an edge belongs to a seat and an action,
    and of all edges only those are looked at that are open this time.
    """

    __slots__ = ("choices", "edges", "open", "seat")

    edges: dict[int, Edge]
    seat: i64
    """Who had to decide on the last visit, ..."""
    choices: list[int]
    """... what there was to choose from, ..."""
    open: list[Edge]
    """... and the edges of these choices."""

    def __init__(self) -> None:
        self.edges = {}
        self.seat = NOBODY
        self.choices = []
        self.open = []

    def edge(self, seat: i64, action: int) -> Edge | None:
        return self.edges.get(seat * ACTIONS + action)

    def add(self, seat: i64, action: int, guess: float) -> Edge:
        edge = Edge(action, seat, guess)
        self.edges[seat * ACTIONS + action] = edge
        return edge
