"""The search itself: again and again from the position down the tree to a leaf, and back (IS-MCTS).

Each time what the seat cannot know is dealt at random. At every node the seat that decides goes where it has
done best so far, or where little has been tried (PUCT). At a leaf all actions are tried: each is judged when
the phase has been played to its end by habit. All decisions that led to the leaf then learn how likely their
seats are to win if the best of these actions is taken (maxⁿ).
"""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, Final

from boriken.bots.habits import play_habit, play_phase
from boriken.bots.judging import Judge, Verdict, result, softmax
from boriken.bots.search.candidates import candidates
from boriken.bots.search.tree import Edge, Node
from boriken.engine.ids import PLACE_WORKERS
from boriken.engine.machine import play
from boriken.engine.rng import Generator
from boriken.engine.state import State
from boriken.engine.view import determinize

if TYPE_CHECKING:
    from mypy_extensions import i64

LEAST_WIDTH: Final = 0.002
"""Chances that differ by less need not be told apart."""
A_POINT: Final = 0.001
"""How much a point is worth beside the chance to win: those who are sure to win or to lose still play on."""
SEEDS: Final = 1 << 30


class Settings:
    """How a search goes about it."""

    __slots__ = ("boldness", "curiosity")

    curiosity: float
    """How much what has been tried little draws the search, in units of how much chances vary."""
    boldness: float
    """How much less likely an action is that seems worse than others: by e for so much of what they vary."""

    def __init__(self, curiosity: float = 1.0, boldness: float = 0.5) -> None:
        self.curiosity = curiosity
        self.boldness = boldness


class Search:
    """A search from one position, for the seat that decides there."""

    __slots__ = (
        "chances",
        "has_secrets",
        "judge",
        "mean",
        "places_workers",
        "rng",
        "root",
        "seat",
        "settings",
        "simulations",
        "squares",
        "state",
    )

    state: State
    seat: i64
    places_workers: bool
    """Whether the seat is placing its workers: only then this is searched. All others place by habit."""
    has_secrets: bool
    rng: Generator
    judge: Judge
    settings: Settings
    root: Node
    simulations: i64
    chances: list[float]
    """By seat, the sum of all leaves' chances to win."""
    mean: float
    """Of the seat's own chances, ..."""
    squares: float
    """... and the sum of the squares of their distances from it."""

    def __init__(self, state: State, rng: Generator, judge: Judge, settings: Settings) -> None:
        frame = state.frames[-1]
        self.state = state
        self.seat = frame.seat
        self.places_workers = frame.step == PLACE_WORKERS
        self.has_secrets = len(state.rules.options.expansions) > 0
        self.rng = rng
        self.judge = judge
        self.settings = settings
        self.simulations = 0
        self.chances = [0.0] * len(state.seats)
        self.mean = 0.0
        self.squares = 0.0
        self.root = Node()
        self.open(self.root, self.deal(), state.choices)

    def run(self, simulations: int) -> None:
        for _ in range(simulations):
            state = self.deal()
            self.simulate(state, self.select(self.root, state))

    def run_on(self, action: int, simulations: int) -> None:
        """The same with a given first action, to learn more about it."""
        for edge in self.root.open:
            if edge.action == action:
                for _ in range(simulations):
                    self.simulate(self.deal(), edge)

    def deal(self) -> State:
        """The position, with what the seat does not know dealt at random."""
        if self.has_secrets:
            return determinize(self.state, self.seat, self.rng)
        copy = self.state.clone()
        copy.rng = Generator(1 + self.rng.below(SEEDS), 1 + self.rng.below(SEEDS))
        return copy

    def simulate(self, state: State, edge: Edge) -> None:
        """Down the tree, beginning with an edge of the root, and back."""
        path = [edge]
        self.follow(state, edge.action)
        node = edge.child
        while node is not None and not state.over:
            edge = self.select(node, state)
            path.append(edge)
            self.follow(state, edge.action)
            node = edge.child
        if state.over:
            verdict = result(state)
        else:
            edge.child = Node()
            verdict = self.open(edge.child, state, candidates(state)) or self.judge.judge(state)
        for edge in path:
            edge.visits += 1
            edge.worth += worth(verdict, edge.seat)
            edge.chances += verdict.chances[edge.seat]
            edge.points += verdict.points[edge.seat]
        self.note(verdict)

    def follow(self, state: State, action: int) -> None:
        """Play an action, and let those place their workers by habit for whom it is not searched."""
        play(state, action)
        while state.frames and state.frames[-1].step == PLACE_WORKERS:
            if self.places_workers and state.frames[-1].seat == self.seat:
                return
            play_habit(state)

    def open(self, node: Node, state: State, actions: list[int]) -> Verdict | None:
        """Try every action that was never tried here, and set the priors; what the best of these leads to."""
        seat = state.frames[-1].seat
        best: Verdict | None = None
        most = 0.0
        node.seat = seat
        node.choices = state.choices
        node.open = []
        for action in actions:
            edge = node.edge(seat, action)
            if edge is None:
                copy = state.clone()
                play(copy, action)
                play_phase(copy)
                verdict = self.judge.judge(copy)
                guess = worth(verdict, seat)
                edge = node.add(seat, action, guess)
                if best is None or guess > most:
                    best = verdict
                    most = guess
            node.open.append(edge)
        self.set_priors(node)
        return best

    def set_priors(self, node: Node) -> None:
        guesses = [edge.guess for edge in node.open]
        width = LEAST_WIDTH + self.settings.boldness * deviation(guesses)
        priors = softmax(guesses, width)
        for place in range(len(priors)):
            node.open[place].prior = priors[place]

    def note(self, verdict: Verdict) -> None:
        """Keep sums and the spread of the seat's chances up to date (Welford)."""
        for number in range(len(self.chances)):
            self.chances[number] += verdict.chances[number]
        self.simulations += 1
        count: int = self.simulations
        distance = verdict.chances[self.seat] - self.mean
        self.mean += distance / count
        self.squares += distance * (verdict.chances[self.seat] - self.mean)

    def select(self, node: Node, state: State) -> Edge:
        """The edge to follow: good so far, or likely and little tried."""
        if node.seat != state.frames[-1].seat or node.choices != state.choices:
            self.open(node, state, candidates(state))
        visits: int = 0
        for edge in node.open:
            visits += edge.visits
        simulations: int = self.simulations
        width = LEAST_WIDTH + math.sqrt(self.squares / (simulations + 1))
        urge = self.settings.curiosity * width * math.sqrt(visits + 1.0)
        best = node.open[0]
        most = -1000.0
        for edge in node.open:
            tried: int = 1 + edge.visits
            score = (edge.guess + edge.worth + urge * edge.prior) / tried
            if score > most:
                most = score
                best = edge
        return best

    def mean_chances(self) -> list[float]:
        """By seat, how likely it is to win."""
        count: int = self.simulations
        return [total / count for total in self.chances]

    def lead(self) -> int:
        """How much more often the action tried most was tried than any other."""
        most: int = 0
        second: int = 0
        for edge in self.root.open:
            visits: int = edge.visits
            if visits > most:
                most, second = visits, most
            elif visits > second:
                second = visits
        return most - second

    def ranking(self) -> list[Edge]:
        """The edges of the root, those tried most first."""
        return sorted(self.root.open, key=lambda edge: (edge.visits, edge.worth, edge.guess), reverse=True)


def worth(verdict: Verdict, seat: i64) -> float:
    """To win, and else to have many points."""
    return verdict.chances[seat] + A_POINT * verdict.points[seat]


def deviation(values: list[float]) -> float:
    """How much they vary (the standard deviation)."""
    mean = sum(values) / len(values)
    squares = 0.0
    for value in values:
        squares += (value - mean) * (value - mean)
    return math.sqrt(squares / len(values))
