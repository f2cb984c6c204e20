"""Any table there can be: options drawn at random, some of them fixed."""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import product
from typing import Final

from boriken.catalog.editions import EDITION_RECORDS, PUERTOMA_EDITIONS
from boriken.engine.errors import BadOptions
from boriken.engine.options import (
    ALL,
    DIFFICULTIES,
    EDITIONS,
    EXPANSIONS,
    FEWEST_PLAYERS,
    HUMAN,
    MOST_PLAYERS,
    MOST_PUERTOMAS,
    NORMAL,
    PUERTOMA,
    RANDOM_GOVERNOR,
    SPECIAL_EXPANSIONS,
    VARIANTS,
    Options,
    everything,
)

SHARE_WITHOUT: Final = 0.1
"""Games of the base game alone."""
SHARE_WITH_ALL: Final = 0.3
"""Games with all that a rule set has, where most things meet."""
SHARE_SOLO: Final = 0.2
"""Games with Puertomas, in rule sets that have them."""
SHARE_ANY_ORDER: Final = 0.5
"""Games in which the parts of a decision are named in any order."""
SHARE_VOLUNTARY: Final = 0.3
"""Games in which gains are asked (VOL-1)."""
TRIES: Final = 10_000


def _own_expansions(edition: str) -> tuple[str, ...]:
    """Of a rule set that does not exist none: ``Options`` says so."""
    return EDITION_RECORDS[edition].expansions if edition in EDITION_RECORDS else ()


@dataclass(frozen=True)
class Fixed:
    """The choices of a table that are not left to chance; None where they are."""

    edition: str | None = None
    players: int | None = None
    expansions: tuple[str, ...] | None = None
    """May be just ALL."""
    variants: tuple[str, ...] | None = None
    draft: str | None = None
    buildings: tuple[str, ...] = ()
    house_rules: bool | None = None
    solo: bool | None = None
    """Whether Puertomas play (PUE-1)."""
    difficulty: str | None = None
    voluntary: bool | None = None

    def check(self) -> None:
        """Refuse what no table can have, with the reason the last of them gives."""
        reason = None
        if self._needs_puertomas and self.edition is not None and self.edition not in PUERTOMA_EDITIONS:
            raise BadOptions(key="puertomas_of_special", edition=self.edition)
        players = self.players or 4
        for edition, expansions, draft in self._candidates():
            seats = _seats(players, 1) if self._needs_puertomas else ()
            try:
                self._make(edition, players, 0, False, expansions, self.variants or (), draft, seats)
            except BadOptions as error:
                reason = error
            else:
                return
        if reason is not None:
            raise reason

    @property
    def _editions(self) -> tuple[str, ...]:
        if self.edition is not None:
            return (self.edition,)
        return PUERTOMA_EDITIONS if self._needs_puertomas else EDITIONS

    @property
    def _needs_puertomas(self) -> bool:
        return self.solo is True or self.difficulty is not None

    def _candidates(self) -> Iterator[tuple[str, tuple[str, ...], str]]:
        editions = self._editions
        drafts = ("players", "chance") if self.draft is None else (self.draft,)
        sets: list[tuple[str, ...]] = [(ALL,), (), ("new_buildings",), ("nobles", "achievements")]
        for edition, draft, names in product(
            editions, drafts, sets if self.expansions is None else [self.expansions]
        ):
            yield edition, names, draft

    def _make(
        self,
        edition: str,
        players: int,
        governor: int,
        ask_forced: bool,
        expansions: tuple[str, ...],
        variants: tuple[str, ...],
        draft: str,
        seats: tuple[str, ...],
        difficulty: str | None = None,
        voluntary: bool = False,
    ) -> Options:
        foreign = set(SPECIAL_EXPANSIONS) - set(_own_expansions(edition))
        needed = any(name in foreign for name in expansions)
        house_rules = needed if self.house_rules is None else self.house_rules
        return Options(
            edition=edition,
            players=players,
            governor=governor,
            ask_forced=ask_forced,
            expansions=expansions,
            variants=variants,
            draft=draft,
            buildings=self.buildings,
            house_rules=house_rules,
            seats=seats,
            difficulty=difficulty or self.difficulty or NORMAL,
            voluntary=voluntary,
        )

    def draw(self, chance: random.Random) -> Options:
        """Any table that has what is fixed: drawn again until the rules allow it."""
        for _ in range(TRIES):
            try:
                return self._draw_once(chance).naming_in_any_order(chance.random() < SHARE_ANY_ORDER)
            except BadOptions:
                continue
        raise BadOptions("No table could be drawn with these options.")

    def _draw_once(self, chance: random.Random) -> Options:
        edition = chance.choice(self._editions)
        players = chance.randint(FEWEST_PLAYERS, MOST_PLAYERS) if self.players is None else self.players
        expansions = self.expansions
        if expansions is None:
            expansions = _draw_expansions(chance, edition)
        elif expansions == (ALL,):
            expansions = everything(edition)
        variants = self.variants
        if variants is None:
            variants = tuple(name for name in VARIANTS if chance.random() < 0.25)
        draft = chance.choice(("players", "chance")) if self.draft is None else self.draft
        governor = chance.randint(RANDOM_GOVERNOR, players - 1)
        asks = chance.random() < 0.5
        if self._draws_puertomas(chance, edition):
            seats: tuple[str, ...] = _seats(players, chance.randint(1, min(MOST_PUERTOMAS, players - 1)))
            difficulty = chance.choice(DIFFICULTIES) if self.difficulty is None else self.difficulty
            governor = 0
        else:
            seats, difficulty = (), None
        voluntary = chance.random() < SHARE_VOLUNTARY if self.voluntary is None else self.voluntary
        return self._make(
            *(edition, players, governor, asks, expansions, variants, draft, seats, difficulty, voluntary)
        )

    def _draws_puertomas(self, chance: random.Random, edition: str) -> bool:
        if self._needs_puertomas or self.solo is False:
            return self._needs_puertomas
        return edition in PUERTOMA_EDITIONS and chance.random() < SHARE_SOLO


def _seats(players: int, puertomas: int) -> tuple[str, ...]:
    return (HUMAN,) * (players - puertomas) + (PUERTOMA,) * puertomas


def _draw_expansions(chance: random.Random, edition: str) -> tuple[str, ...]:
    kind = chance.random()
    if kind < SHARE_WITHOUT:
        return ()
    if kind < SHARE_WITHOUT + SHARE_WITH_ALL:
        return everything(edition)
    return tuple(name for name in EXPANSIONS if chance.random() < 0.5)
