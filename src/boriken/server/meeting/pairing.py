"""Who of those that look for a game plays together, by what each wishes, the longest waiting first."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final, Literal

Pace = Literal["live", "days"]

OFFER: Final = 60_000
"""Milliseconds after which bots are offered for the seats that are left."""
GATHER: Final = 10_000
"""Milliseconds that others who wait have to agree to bots as well, from the first who does."""
ABSENT: Final = 10_000
"""Milliseconds without a sign of life after which somebody does not wait for a live game any more."""
LONGEST_WAIT: Final = 14 * 86_400_000
"""For a game over days: so many milliseconds somebody waits without looking in."""


@dataclass(frozen=True)
class Seeker:
    """Somebody who looks for a game."""

    guest: str
    name: str
    key: str
    """Of the wish: another one of the same person is another wish."""
    terms: str
    """Edition, expansions and pace: who plays together agrees on them."""
    sizes: frozenset[int]
    """With how many players."""
    pace: Pace
    made: int
    seen: int
    """When they last showed that they are there."""
    bots: int | None
    """Since when bots are welcome in the seats that are left."""
    table: str | None
    """Where they play."""

    def waits(self, now: int) -> bool:
        patience = ABSENT if self.pace == "live" else LONGEST_WAIT
        return self.table is None and now - self.seen <= patience


@dataclass(frozen=True)
class Group:
    """Those who are to play together."""

    people: tuple[Seeker, ...]
    bots: int = 0

    @property
    def size(self) -> int:
        return len(self.people) + self.bots


Apart = Callable[[str, str], bool]
"""Whether two guests do not want to meet."""


def first_group(waiting: Sequence[Seeker], now: int, apart: Apart) -> Group | None:
    """The first that can begin, by who has waited longest."""
    there = sorted((seeker for seeker in waiting if seeker.waits(now)), key=lambda one: (one.made, one.guest))
    companies = by_terms(there)
    for seeker in there:
        company = companies[seeker.terms]
        group = _of_people(seeker, company, apart) or _with_bots(seeker, company, now, apart)
        if group is not None:
            return group
    return None


def by_terms(waiting: Sequence[Seeker]) -> dict[str, list[Seeker]]:
    """Those who could play together, in their order."""
    companies: dict[str, list[Seeker]] = {}
    for seeker in waiting:
        companies.setdefault(seeker.terms, []).append(seeker)
    return companies


def is_offered(seeker: Seeker, waiting: Sequence[Seeker], now: int) -> bool:
    """Whether bots are offered: somebody who waits for the same has waited long enough."""
    company = [other for other in waiting if other.terms == seeker.terms and other.waits(now)]
    return any(now - other.made >= OFFER or other.bots is not None for other in (seeker, *company))


def _of_people(seeker: Seeker, company: Sequence[Seeker], apart: Apart) -> Group | None:
    """As many as possible of the numbers that all of them want."""
    for size in sorted(seeker.sizes, reverse=True):
        mates = _mates(seeker, company, size, apart)
        if len(mates) == size:
            return Group(mates)
    return None


def _with_bots(seeker: Seeker, company: Sequence[Seeker], now: int, apart: Apart) -> Group | None:
    """With those who welcome bots too, as soon as everybody had time to say so."""
    agreed = [other for other in company if other.bots is not None]
    if seeker.bots is None:
        return None
    since = min(other.bots for other in agreed if other.bots is not None)
    if len(agreed) < len(company) and now - since < GATHER:
        return None
    for size in sorted(seeker.sizes):
        mates = _mates(seeker, agreed, size, apart)
        if len(mates) == len(agreed) or size == max(seeker.sizes):
            return Group(mates, size - len(mates))
    return None


def _mates(seeker: Seeker, company: Sequence[Seeker], size: int, apart: Apart) -> tuple[Seeker, ...]:
    """Somebody with others who want so many players, and whom nobody among them avoids."""
    found = [seeker]
    for other in company:
        fits = len(found) < size and other is not seeker and size in other.sizes
        if fits and not any(apart(one.guest, other.guest) for one in found):
            found.append(other)
    return tuple(found)
