"""A game looked at again: how likely everybody was to win, and what would have been better."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import Final

from boriken.bots.advice import Advice, advice_of, new_search
from boriken.bots.judging import result
from boriken.game import Game
from boriken.record import Record

SIMULATIONS: Final = 400
"""For each decision; a whole game takes some seconds, compiled."""
LOOKED_AT: Final = 0.25
"""An action that was played is tried at least this share as often as all together."""
BLUNDER: Final = 0.05
"""A loss of so much of the chance to win is a bad mistake."""
TURN: Final = 0.1
"""So much of a chance to win has to change hands for a turning point."""


@dataclass(frozen=True)
class Move:
    """A decision of the game, and what to think of it."""

    number: int
    """The decision's place among the actions of the game, from 0."""
    seat: int
    chances: list[float]
    """By seat, the chance to win before it."""
    played: Advice
    best: Advice

    @property
    def loss(self) -> float:
        """How much of the chance to win it cost."""
        return max(0.0, self.best.win - self.played.win)

    @property
    def is_blunder(self) -> bool:
        return self.loss >= BLUNDER


@dataclass(frozen=True)
class Review:
    """What to think of a game, decision by decision; those that left no choice are left out."""

    moves: list[Move]
    final: list[float]
    """By seat, the chance to win after the last one; once the game is over, who has won."""

    def blunders(self) -> list[Move]:
        """The worst first."""
        return sorted((move for move in self.moves if move.is_blunder), key=lambda move: -move.loss)

    def turning_points(self) -> list[Move]:
        """Moves after which the chances had changed most, in the order of the game."""
        return [
            move for move, after in zip(self.moves, self.later(), strict=True) if swing(move, after) >= TURN
        ]

    def later(self) -> list[list[float]]:
        """For each move the chances after it."""
        return [*(move.chances for move in self.moves), self.final][1:]

    def mean_loss(self, seat: int) -> float:
        """How much of its chance to win a seat lost with a decision, on average."""
        losses = [move.loss for move in self.moves if move.seat == seat]
        return sum(losses) / len(losses) if losses else 0.0


def swing(move: Move, after: list[float]) -> float:
    """The largest change of anybody's chance."""
    return max(abs(new - old) for old, new in zip(move.chances, after, strict=True))


def review(record: Record, simulations: int = SIMULATIONS) -> Review:
    """Look at a whole recorded game again."""
    game = Game.from_options(record.options, record.seed, record.names, record.chance)
    moves = list(review_moves(game, record.actions, simulations))
    return Review(moves, chances_now(game, simulations))


def review_moves(
    game: Game, actions: Iterable[int], simulations: int = SIMULATIONS, first: int = 0
) -> Iterator[Move]:
    """Play the actions, in ``game``, and say of each what to think of it.

    Every decision is judged by what its seat could know then. ``first``: how many have been played before.
    """
    for number, action in enumerate(actions, first):
        if len(game.state.choices) > 1:
            yield look_at(game, number, action, simulations)
        game.play(action)


def look_at(game: Game, number: int, action: int, simulations: int) -> Move:
    search = new_search(game.state, seed=number)
    search.run(simulations)
    chances = search.mean_chances()
    best = search.ranking()[0]  # before the one that was played gets more than its share
    edges = {edge.action: edge for edge in search.root.open}
    wanted = max(1, int(simulations * LOOKED_AT))
    search.run_on(action, wanted - int(edges[action].visits))
    return Move(
        number=number,
        seat=int(search.seat),
        chances=chances,
        played=advice_of(edges[action], search),
        best=advice_of(best, search),
    )


def chances_now(game: Game, simulations: int) -> list[float]:
    if game.over:
        return result(game.state).chances
    search = new_search(game.state, seed=0)
    search.run(simulations)
    return search.mean_chances()
