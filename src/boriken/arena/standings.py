"""What a tournament says: who is stronger, by how much, and how sure that is."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Sequence
from dataclasses import asdict, dataclass
from statistics import fmean, variance
from typing import Final

from boriken import __version__
from boriken.arena.conduct import Conduct, conduct
from boriken.arena.identity import identities
from boriken.arena.match import Outcome
from boriken.arena.ratings import Rating, rate
from boriken.arena.schedule import ALL, CHALLENGE, ONE_AGAINST_REST, Pairing, Plan
from boriken.arena.statistics import Interval, Summary, summarize, t_95, wilson
from boriken.engine.errors import BorikenError
from boriken.record import RULES_VERSION

MANY_DEALS: Final = 20
"""From so many on, how much deals differ can be told from the deals."""


@dataclass(frozen=True)
class Performance:
    """How a contestant did in some games. Intervals are those of deals, not of single games: what a deal's
    games have in common cancels out, or counts once."""

    contestant: str
    opponents: tuple[str, ...]
    games: int
    wins: float
    """The share of games its seats have won; a shared victory counts in parts."""
    interval: Interval | None
    """None of a single deal: it says nothing of others."""
    fair: float
    """The share of seats it had: what it would win by being as strong as the others."""
    points: Summary
    lead: Summary
    """Mean points over those of its opponents at the same table."""

    def to_json(self) -> dict[str, object]:
        return {
            "contestant": self.contestant,
            "opponents": list(self.opponents),
            "games": self.games,
            "wins": {
                "share": self.wins,
                "ci95": None if self.interval is None else self.interval.to_json(),
                "fair": self.fair,
            },
            "points": self.points.to_json(),
            "lead": self.lead.to_json(),
        }


@dataclass(frozen=True)
class Standings:
    """The whole result."""

    plan: Plan
    games: int
    ladder: list[tuple[Rating, Performance]]
    """Everybody against everybody, best first."""
    meetings: list[Performance]
    """Each pairing, from the side of the better; one against the rest from the side of the one."""
    conduct: list[Conduct]
    """In the order of the ladder."""

    def to_json(self) -> dict[str, object]:
        plan = self.plan
        return {
            "version": __version__,
            "rules_version": RULES_VERSION,
            "bots": identities(plan.contestants),
            "options": plan.options.to_json(),
            "format": plan.format,
            "seed": plan.seed,
            "budget": asdict(plan.budget),
            "strict_clock": plan.strict_clock,
            "games": self.games,
            "ladder": [{**record.to_json(), **rating.to_json()} for rating, record in self.ladder],
            "meetings": [record.to_json() for record in self.meetings],
            "conduct": [record.to_json() for record in self.conduct],
        }


def make_standings(plan: Plan, outcomes: Sequence[Outcome]) -> Standings:
    """Count, average, rate."""
    if not outcomes:
        raise BorikenError("No game has been played.")
    ratings = rate(plan.contestants, outcomes)
    best_first = sorted(plan.contestants, key=lambda name: -ratings[name].value)
    ladder = []
    for name in best_first:
        others = tuple(other for other in best_first if other != name)
        games = [outcome for outcome in outcomes if name in outcome.seats]
        ladder.append((ratings[name], measure(name, others, games)))
    meetings = _meetings(plan, outcomes, best_first)
    return Standings(plan, len(outcomes), ladder, meetings, [conduct(name, outcomes) for name in best_first])


def _meetings(plan: Plan, outcomes: Sequence[Outcome], best_first: list[str]) -> list[Performance]:
    by_seating: defaultdict[tuple[str, ...], list[Outcome]] = defaultdict(list)
    for outcome in outcomes:
        by_seating[outcome.seats].append(outcome)
    records = []
    for pairing in [] if plan.format == ALL else plan.pairings():
        games = [game for seating in _all_seatings(pairing) for game in by_seating[seating]]
        one, other = pairing.contestants
        is_even = plan.format not in (ONE_AGAINST_REST, CHALLENGE)
        if is_even and best_first.index(one) > best_first.index(other):
            one, other = other, one
        records.append(measure(one, (other,), games))
    return sorted(records, key=lambda record: best_first.index(record.contestant))


def _all_seatings(pairing: Pairing) -> Iterable[tuple[str, ...]]:
    return (seating for group in pairing.groups for seating in group)


def measure(contestant: str, opponents: tuple[str, ...], games: list[Outcome]) -> Performance:
    """What came of a contestant's games."""
    by_deal: defaultdict[int, list[Outcome]] = defaultdict(list)
    for game in games:
        by_deal[game.deal].append(game)
    deals = list(by_deal.values())
    wins = [fmean(game.won(contestant) for game in deal) for deal in deals]
    fair = fmean(game.seats.count(contestant) / len(game.seats) for game in games)
    return Performance(
        contestant=contestant,
        opponents=opponents,
        games=len(games),
        wins=fmean(wins),
        interval=share_interval(wins, len(games)),
        fair=fair,
        points=summarize([fmean(_points(game, contestant) for game in deal) for deal in deals]),
        lead=summarize([fmean(_lead(game, contestant) for game in deal) for deal in deals]),
    )


def _points(game: Outcome, contestant: str) -> float:
    return fmean(game.points(contestant))


def _lead(game: Outcome, contestant: str) -> float:
    others = [score for name, score in zip(game.seats, game.scores, strict=True) if name != contestant]
    return _points(game, contestant) - fmean(others)


def share_interval(shares: Sequence[float], games: int) -> Interval | None:
    """Wilson's interval for the mean of the shares of deals, with as many independent games as would be as
    sure as these deals are; of few deals as wide as Student's distribution makes it."""
    deals = len(shares)
    if deals < 2:
        return None
    mean = fmean(shares)
    spread = variance(shares) / deals
    trials = mean * (1 - mean) / spread if spread > 0 else games
    if deals >= MANY_DEALS:
        return wilson(mean * trials, trials)
    trials = max(1.0, min(trials, games))
    return wilson(mean * trials, trials, t_95(deals - 1))
