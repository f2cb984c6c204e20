"""Who meets whom, and where they sit.

A round is one deal, played as often as there are agents: from game to game everybody moves on by one, so that
each sits once on every seat, and meets, over the rounds, everybody in all ways.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from boriken.arena.match import Match
from boriken.arena.pool import chance_of
from boriken.competition.settings import Settings


def matches(names: Sequence[str], settings: Settings) -> Iterator[Match]:
    """All games, round by round.

    >>> from boriken.competition.settings import Settings
    >>> games = list(matches("abcd", Settings(rounds=1)))
    >>> [sorted(game.seats[seat] for game in games) for seat in range(3)]
    [['a', 'b', 'c', 'd'], ['a', 'b', 'c', 'd'], ['a', 'b', 'c', 'd']]
    >>> {game.deal for game in games}
    {0}
    """
    options = settings.options
    for deal in range(settings.rounds):
        circle = chance_of(settings.seed, -1 - deal).sample(list(names), len(names))
        for first in range(len(circle)):
            seats = tuple(circle[(first + seat) % len(circle)] for seat in range(options.players))
            yield Match(options, settings.seed, deal, seats, settings.budget)
