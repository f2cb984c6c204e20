"""What the games of a competition say: who is how strong, who has failed, and who is out of it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final

from boriken.arena.conduct import Conduct, conduct
from boriken.arena.match import Outcome
from boriken.arena.standings import Performance, measure
from boriken.arena.statistics import Z_95, Interval
from boriken.competition.alpharank import alpha_rank
from boriken.competition.failures import CHEATED
from boriken.competition.holding import Competition
from boriken.competition.ledger import Ledger
from boriken.engine.errors import BorikenError
from boriken.extras import from_extras

FAILED: Final = 2
"""Behind everybody who has finished."""


@dataclass(frozen=True)
class Place:
    """An agent in the ranking."""

    name: str
    skill: float
    """Of OpenSkill (Plackett-Luce): 25 at first, for everybody."""
    interval: Interval
    alpha: float
    """Its share in α-Rank."""
    performance: Performance
    by_seat: list[float | None]
    """The share of games won on each seat; None where it never sat."""
    points: list[int]
    """Of each game that it has finished."""
    conduct: Conduct
    failures: dict[str, int]
    """How often it has failed in what way."""

    def to_json(self) -> dict[str, Any]:
        return {
            "agent": self.name,
            "skill": {"mu": self.skill, "ci95": self.interval.to_json()},
            "alpha_rank": self.alpha,
            "by_seat": self.by_seat,
            **{key: value for key, value in self.performance.to_json().items() if key != "contestant"},
            "failures": self.failures,
            **({"first_failure": self.conduct.first_failure} if self.failures else {}),
        }


@dataclass(frozen=True)
class Standings:
    """The whole result."""

    competition: Competition
    places: list[Place]
    """Best first."""
    out: dict[str, str]
    """Who is disqualified, and why."""
    ahead: dict[tuple[str, str], float]
    """How often the first ended ahead of the second, where they met."""
    games: int
    struck: int
    """Games of disqualified agents, which count for nobody."""
    seal: str

    @property
    def names(self) -> list[str]:
        return [place.name for place in self.places]

    def payoffs(self) -> list[list[float]]:
        """For α-Rank, in the order of the places."""
        return _payoffs(self.names, self.ahead)

    def to_json(self) -> dict[str, Any]:
        return {
            "name": self.competition.settings.name,
            "settings": self.competition.settings.to_json(),
            "agents": {entry.name: entry.digest for entry in self.competition.entries},
            "games": self.games,
            "struck": self.struck,
            "ranking": [place.to_json() for place in self.places],
            "disqualified": self.out,
            "seal": self.seal,
        }


def make_standings(competition: Competition, ledger: Ledger) -> Standings:
    outcomes = [played.outcome for played in ledger.games]
    names = [entry.name for entry in competition.entries]
    out = _disqualified(names, outcomes)
    counted = [outcome for outcome in outcomes if not set(outcome.seats) & set(out)]
    if not counted:
        first = next((f": {name} {why}" for name, why in out.items()), "")
        raise BorikenError(f"No game counts, because somebody has cheated in each{first}.")
    left = sorted({name for outcome in counted for name in outcome.seats})
    skills = rate(left, counted)
    best_first = sorted(left, key=lambda name: -skills[name][0])
    ahead = _who_is_ahead(counted)
    shares = dict(zip(best_first, alpha_rank(_payoffs(best_first, ahead)), strict=True))
    places = [_place(name, best_first, counted, skills[name], shares[name]) for name in best_first]
    return Standings(
        competition, places, out, ahead, len(outcomes), len(outcomes) - len(counted), ledger.seal
    )


def _disqualified(names: Sequence[str], outcomes: Sequence[Outcome]) -> dict[str, str]:
    """Who has cheated, and how for the first time."""
    found: dict[str, str] = {}
    for outcome in outcomes:
        for name, failure in zip(outcome.seats, outcome.failures, strict=False):
            if failure.partition(":")[0] == CHEATED:
                found.setdefault(name, failure.partition(": ")[2])
    return {name: found[name] for name in names if name in found}


def rate(names: Sequence[str], outcomes: Sequence[Outcome]) -> dict[str, tuple[float, float]]:
    """Mean and deviation of everybody's skill, game by game."""
    with from_extras():
        from openskill.models import PlackettLuce

    model = PlackettLuce()
    skills = {name: model.rating() for name in names}
    for outcome in outcomes:
        rated = model.rate([[skills[name]] for name in outcome.seats], ranks=places_of(outcome))
        skills |= {name: skill for name, (skill,) in zip(outcome.seats, rated, strict=True)}
    return {name: (float(skill.mu), float(skill.sigma)) for name, skill in skills.items()}


def places_of(outcome: Outcome) -> list[float]:
    """The place of each seat, from 0; who is level shares one, and who has failed is last."""
    failures = outcome.failures or [""] * len(outcome.seats)
    keys = [
        (FAILED, 0) if failures[seat] else (int(seat not in outcome.winners), -score)
        for seat, score in enumerate(outcome.scores)
    ]
    return [float(sum(other < key for other in keys)) for key in keys]


def _who_is_ahead(outcomes: Sequence[Outcome]) -> dict[tuple[str, str], float]:
    ahead: Counter[tuple[str, str]] = Counter()
    met: Counter[tuple[str, str]] = Counter()
    for outcome in outcomes:
        ranked = list(zip(outcome.seats, places_of(outcome), strict=True))
        for name, place in ranked:
            for other, other_place in ranked:
                if name != other:
                    met[name, other] += 1
                    # Counters count in halves as well as in ones.
                    ahead[name, other] += 2 * (place < other_place) + (place == other_place)
    return {pair: ahead[pair] / (2 * games) for pair, games in met.items()}


def _payoffs(names: Sequence[str], ahead: dict[tuple[str, str], float]) -> list[list[float]]:
    """Who has never met is taken for equal."""
    return [[ahead.get((name, other), 0.5) for other in names] for name in names]


def _place(
    name: str, names: Sequence[str], counted: Sequence[Outcome], skill: tuple[float, float], alpha: float
) -> Place:
    games = [outcome for outcome in counted if name in outcome.seats]
    others = tuple(other for other in names if other != name)
    mean, deviation = skill
    failures = [dict(zip(game.seats, game.failures, strict=False)).get(name, "") for game in games]
    return Place(
        name=name,
        skill=mean,
        interval=Interval(mean - Z_95 * deviation, mean + Z_95 * deviation),
        alpha=alpha,
        performance=measure(name, others, games),
        by_seat=[_won_on(seat, name, games) for seat in range(len(games[0].seats))],
        points=[game.points(name)[0] for game, failure in zip(games, failures, strict=True) if not failure],
        conduct=conduct(name, games),
        failures=dict(Counter(failure.partition(":")[0] for failure in failures if failure)),
    )


def _won_on(seat: int, name: str, games: Sequence[Outcome]) -> float | None:
    won = [game.won(name) for game in games if game.seats[seat] == name]
    return sum(won) / len(won) if won else None
