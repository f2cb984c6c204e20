"""One game between bots. What comes of it follows from its description alone, wherever it is played."""

from __future__ import annotations

import random
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Final

from boriken.arena.contestants import Budget, Contestant
from boriken.arena.pool import chance_of
from boriken.arena.seated import Player, Seated, Thinking
from boriken.engine.options import Options
from boriken.engine.rng import Generator
from boriken.engine.view import determinize
from boriken.game import Game
from boriken.rules.scoring import winners

MOST_DECISIONS: Final = 5000
"""Usual games take some hundreds."""


@dataclass(frozen=True)
class Match:
    """A game to be played. Matches of the same run and deal have the same seed, no matter who plays them."""

    options: Options
    run_seed: int
    deal: int
    """The number of its seed in the run."""
    seats: tuple[str, ...]
    """The contestant of each seat, as ``Contestant.parse`` reads it."""
    budget: Budget
    """Of those who have none of their own."""
    strict_clock: bool = False
    """Whether who is late has lost."""


@dataclass(frozen=True)
class Outcome:
    """What came of a match."""

    deal: int
    seats: tuple[str, ...]
    scores: list[int]
    winners: list[int]
    rounds: int
    decisions: int
    ending: list[str]
    """What triggered the end; nothing if the game was broken off and counts as it stood."""
    failures: list[str] = field(default_factory=list)
    """Of each seat why it has lost before the end, empty if it has not; no list if nobody has."""
    thinking: list[Thinking] = field(default_factory=list, compare=False)
    """Of each seat. No two machines take the same time, so it makes no difference between outcomes."""

    def won(self, contestant: str) -> float:
        """The share of the victory that a contestant's seats have."""
        return sum(self.seats[seat] == contestant for seat in self.winners) / len(self.winners)

    def points(self, contestant: str) -> list[int]:
        """The scores of a contestant's seats."""
        return [score for name, score in zip(self.seats, self.scores, strict=True) if name == contestant]


def play_match(match: Match) -> Outcome:
    """Play one game of a run."""
    game, chance = deal_game(match)
    contestants = [Contestant.parse(name, match.budget) for name in match.seats]
    return outcome_of(match, game, play_game(game, contestants, chance, match.strict_clock))


def deal_game(match: Match) -> tuple[Game, random.Random]:
    """The game before its first decision, and the chance of whoever plays it."""
    chance = chance_of(match.run_seed, match.deal)
    return Game.from_options(match.options, chance.getrandbits(48)), chance


def outcome_of(match: Match, game: Game, seated: Sequence[Seated]) -> Outcome:
    """Seats that have failed have no points, and win only if all have failed."""
    failures = [one.failure for one in seated]
    scores = game.scores()
    standing = [score for score in scores if not failures[score.seat]]
    return Outcome(
        deal=match.deal,
        seats=match.seats,
        scores=[0 if failures[score.seat] else score.total for score in scores],
        winners=winners(standing) if standing else [score.seat for score in scores],
        rounds=int(game.state.round),
        decisions=len(game.actions),
        ending=game.ending(),
        failures=failures if any(failures) else [],
        thinking=[one.thinking for one in seated],
    )


def play_game(
    game: Game, players: Sequence[Player], chance: random.Random, strict_clock: bool = False
) -> list[Seated]:
    """Let bots play a game to its end. Each is given what its seat may know; the rest is dealt at random.

    Bots that never build nor ship can go on for ever: their game is broken off after MOST_DECISIONS.
    """
    seated: list[Seated] = []
    try:
        for player in players:
            seated.append(Seated(player, chance.getrandbits(48), strict_clock))
        imagination = Generator.from_seed(chance.getrandbits(48))
        while not game.over and len(game.actions) < MOST_DECISIONS:
            seat = int(game.state.frames[-1].seat)
            game.play(seated[seat].decide(determinize(game.state, seat, imagination)))
    finally:
        for one in seated:
            one.leave()
    return seated
