"""Whether ratings keep what they say: many games between players whose strength is known."""

from __future__ import annotations

import math
import random
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from statistics import fmean
from typing import Final

from boriken.server.profiles.anchors import LADDER, bot_skill
from boriken.server.profiles.rating import Rated, rate
from boriken.server.profiles.scale import (
    MIDDLE,
    NEWCOMER,
    TENFOLD,
    Skill,
    chances,
    is_provisional,
    points,
    size_of,
)

SPREAD: Final = 250.0
"""Standard deviation of strengths in points: from a beginner's to an expert's."""
BOT_SHARE: Final = 0.25
"""Of the seats beside the first."""
CLASSES: Final = 10


@dataclass
class Player:
    """Somebody whose strength is known to us and not to the ratings."""

    strength: float
    skill: Skill = NEWCOMER
    games: int = 0
    settled: int | None = None
    """After how many games the rating was no longer provisional."""


@dataclass
class Expected:
    """Games in which a seat was expected to win about as often."""

    chances: list[float] = field(default_factory=list)
    wins: int = 0


@dataclass
class Report:
    """What came of it; the errors are in points."""

    pool: str
    games: int
    order: float
    """Spearman's correlation between strengths and ratings, of those who are rated for good."""
    error: float
    bias: float
    provisional: int
    settled: float
    """Games until a rating is no longer provisional, on average."""
    classes: list[tuple[float, float, int]]
    """For ten classes of chances: what was expected, what happened, how many seats."""
    loss: float
    least: float
    """What the losses would be for somebody who knew all strengths."""


@dataclass
class Forecasts:
    """What ratings that were no longer provisional foretold, and what came."""

    classes: list[Expected] = field(default_factory=lambda: [Expected() for _ in range(CLASSES)])
    losses: list[float] = field(default_factory=list)
    least: list[float] = field(default_factory=list)
    """The losses of somebody who knows all strengths."""

    def note(self, table: Sequence[Player], winner: int) -> None:
        foretold = chances([player.skill for player in table])
        for number, share in enumerate(foretold):
            part = self.classes[min(CLASSES - 1, int(share * CLASSES))]
            part.chances.append(share)
            part.wins += number == winner
        self.losses.append(-math.log(foretold[winner]))
        self.least.append(-math.log(_shares([player.strength for player in table])[winner]))


def simulate(pool: str, games: int, people: int, seed: int) -> Report:
    """Play games by drawing their results, and look how well the ratings foretold them."""
    chance = random.Random(seed)
    players = [Player(chance.gauss(MIDDLE, SPREAD)) for _ in range(people)]
    forecasts = Forecasts()
    for _ in range(games):
        table = _seated(pool, players, chance)
        finish = _finish([player.strength for player in table], chance)
        if not any(is_provisional(pool, player.skill) for player in table):
            forecasts.note(table, finish.index(1))
        _learn(pool, table, finish)
    return _report(pool, games, players, forecasts)


def _seated(pool: str, players: list[Player], chance: random.Random) -> list[Player]:
    size = size_of(pool)
    bots = sum(chance.random() < BOT_SHARE for _ in range(size - 1))
    seated = chance.sample(players, size - bots)
    for _ in range(bots):
        skill = bot_skill(pool, chance.choice(LADDER[1:]))
        seated.append(Player(points(pool, skill), skill, games=-1))
    return seated


def _shares(strengths: Sequence[float]) -> list[float]:
    weights = [10 ** ((strength - MIDDLE) / TENFOLD) for strength in strengths]
    return [weight / sum(weights) for weight in weights]


def _finish(strengths: Sequence[float], chance: random.Random) -> list[int]:
    """Places by Luce's choice: the first wins by the shares of all, the second by those of the rest."""
    waiting, places = list(range(len(strengths))), [0] * len(strengths)
    for place in range(1, len(strengths) + 1):
        best = chance.choices(waiting, _shares([strengths[number] for number in waiting]))[0]
        waiting.remove(best)
        places[best] = place
    return places


def _learn(pool: str, table: Sequence[Player], finish: Sequence[int]) -> None:
    seats = [
        Rated(rank=place, skill=player.skill, is_person=player.games >= 0, decisions=1)
        for player, place in zip(table, finish, strict=True)
    ]
    for player, skill in zip(table, rate(seats), strict=True):
        if skill is None:
            continue
        player.skill, player.games = skill, player.games + 1
        if player.settled is None and not is_provisional(pool, skill):
            player.settled = player.games


def _report(pool: str, games: int, players: Sequence[Player], forecasts: Forecasts) -> Report:
    sure = [player for player in players if not is_provisional(pool, player.skill)]
    errors = [points(pool, player.skill) - player.strength for player in sure]
    return Report(
        pool=pool,
        games=games,
        order=_spearman([player.strength for player in sure], [player.skill.mu for player in sure]),
        error=fmean(map(abs, errors)),
        bias=fmean(errors),
        provisional=len(players) - len(sure),
        settled=fmean(player.settled for player in sure if player.settled is not None),
        classes=[
            (fmean(part.chances), part.wins / len(part.chances), len(part.chances))
            for part in forecasts.classes
            if part.chances
        ],
        loss=fmean(forecasts.losses),
        least=fmean(forecasts.least),
    )


def _spearman(one: Sequence[float], other: Sequence[float]) -> float:
    """How alike two orders are: 1 if they are the same."""
    off = sum((a - b) ** 2 for a, b in zip(_order(one), _order(other), strict=True))
    size = len(one)
    return 1 - 6 * off / (size * (size * size - 1))


def _order(values: Sequence[float]) -> list[int]:
    places = [0] * len(values)
    for place, number in enumerate(sorted(range(len(values)), key=values.__getitem__)):
        places[number] = place
    return places


def lines(report: Report) -> Iterator[str]:
    """The report as text."""
    yield f"{report.pool}: {report.games} games"
    yield f"  order (Spearman)      {report.order:.3f}"
    yield f"  error of a rating     {report.error:.0f} points, on average {report.bias:+.0f}"
    yield f"  no longer provisional after {report.settled:.0f} games; still provisional: {report.provisional}"
    yield f"  loss of what was foretold   {report.loss:.3f}; of the truth {report.least:.3f}"
    yield "  expected   won      seats"
    for share, won, seats in report.classes:
        yield f"  {share:7.1%}  {won:7.1%}  {seats:7}"
