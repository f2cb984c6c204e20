"""Who meets whom in a tournament, and where they sit.

Every pairing is played on the same deals, and each deal with everybody on every seat, so that neither a good
seat nor a lucky deal makes a difference.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import combinations, pairwise, permutations
from math import ceil
from typing import Final

from boriken.arena.contestants import Budget
from boriken.arena.match import Match
from boriken.engine.errors import BadOptions
from boriken.engine.options import Options

PAIRS: Final = "pairs"
LADDER: Final = "ladder"
ONE_AGAINST_REST: Final = "one-against-rest"
CHALLENGE: Final = "challenge"
ALL: Final = "all"
FORMATS: Final = {
    PAIRS: "two kinds at a table, as many seats for the one as for the other",
    LADDER: "two kinds at a table, each only with those named next to it",
    ONE_AGAINST_REST: "one of a kind, all others of another",
    CHALLENGE: "one of the first kind named, all others of another",
    ALL: "every seat another kind",
}

Seating = tuple[str, ...]


@dataclass(frozen=True)
class Pairing:
    """Contestants who meet, and how they sit."""

    contestants: tuple[str, ...]
    groups: tuple[tuple[Seating, ...], ...]
    """The seatings in which a deal is played; where there are several groups, deals take them in turn."""

    def seatings(self, deal: int) -> tuple[Seating, ...]:
        return self.groups[deal % len(self.groups)]

    def deals(self, games: int) -> int:
        """How many it takes for so many games."""
        return ceil(games / len(self.groups[0]))


@dataclass(frozen=True)
class Plan:
    """A whole tournament."""

    options: Options
    contestants: tuple[str, ...]
    format: str
    games: int
    """At least so many for each pairing: a deal that is begun is played in all its seatings."""
    seed: int
    budget: Budget
    strict_clock: bool = False

    def pairings(self) -> list[Pairing]:
        return list(_PAIRINGS[self.format](self.contestants, self.options.players))

    def matches(self) -> Iterator[Match]:
        """All games, deal by deal: what is played first tells a little about everybody."""
        pairings = self.pairings()
        last = [pairing.deals(self.games) for pairing in pairings]
        for deal in range(max(last)):
            for pairing, deals in zip(pairings, last, strict=True):
                if deal < deals:
                    for seating in pairing.seatings(deal):
                        yield Match(self.options, self.seed, deal, seating, self.budget, self.strict_clock)

    def check(self) -> None:
        if self.format not in FORMATS:
            raise BadOptions(f"There is no format {self.format!r}: choose one of {', '.join(FORMATS)}.")
        if len(set(self.contestants)) < len(self.contestants):
            raise BadOptions("A bot can be named only once: who meets its own like tells nothing.")
        least = self.options.players if self.format == ALL else 2
        if len(self.contestants) < least:
            raise BadOptions(f"The format {self.format} needs at least {least} bots.")


def pairs(contestants: Seating, players: int) -> Iterator[Pairing]:
    for one, other in combinations(contestants, 2):
        yield _two_kinds(one, other, players)


def ladder(contestants: Seating, players: int) -> Iterator[Pairing]:
    for one, other in pairwise(contestants):
        yield _two_kinds(one, other, players)


def _two_kinds(one: str, other: str, players: int) -> Pairing:
    """Of an odd number of seats one kind has more than the other, and then the other way round."""
    seatings = [
        tuple(one if seat in taken else other for seat in range(players))
        for count in sorted({players // 2, (players + 1) // 2})
        for taken in combinations(range(players), count)
    ]
    return Pairing((one, other), (tuple(seatings),))


def one_against_rest(contestants: Seating, players: int) -> Iterator[Pairing]:
    """Everybody in turn against every other kind; at a table for two nobody is the one."""
    orders = permutations if players > 2 else combinations
    for one, other in orders(contestants, 2):
        yield _alone(one, other, players)


def challenge(contestants: Seating, players: int) -> Iterator[Pairing]:
    first, *others = contestants
    for other in others:
        yield _alone(first, other, players)


def _alone(one: str, other: str, players: int) -> Pairing:
    """One kind on each seat in turn, the other on all that are left."""
    seatings = [tuple(one if seat == own else other for seat in range(players)) for own in range(players)]
    return Pairing((one, other), (tuple(seatings),))


def all_different(contestants: Seating, players: int) -> Iterator[Pairing]:
    """As many contestants as seats: each deal an order around the table, begun at every seat."""
    for first, *others in combinations(contestants, players):
        orders = [(first, *order) for order in permutations(others)]
        groups = [tuple(order[turn:] + order[:turn] for turn in range(players)) for order in orders]
        yield Pairing((first, *others), tuple(groups))


_PAIRINGS: Final = {
    PAIRS: pairs,
    LADDER: ladder,
    ONE_AGAINST_REST: one_against_rest,
    CHALLENGE: challenge,
    ALL: all_different,
}
