"""The bot that searches."""

from __future__ import annotations

import time
from typing import Final

from boriken.bots.judging import Judge
from boriken.bots.search.searching import Search, Settings
from boriken.engine.rng import Generator
from boriken.engine.state import State

BATCH: Final = 10
"""Simulations between two looks at the clock."""


class SearchBot:
    """Looks ahead as long as its budget lasts, or for a number of simulations, or until all is decided."""

    __slots__ = ("judge", "most_seconds", "rng", "settings", "simulations")

    rng: Generator
    judge: Judge
    settings: Settings
    simulations: int
    """0: as many as there is time for."""
    most_seconds: float
    """Without a number of simulations it thinks no longer, whatever its budget."""

    def __init__(
        self,
        seed: int,
        judge: Judge,
        settings: Settings | None = None,
        simulations: int = 0,
        most_seconds: float = 60.0,
    ) -> None:
        self.rng = Generator.from_seed(seed)
        self.judge = judge
        self.settings = settings or Settings()
        self.simulations = simulations
        self.most_seconds = most_seconds

    def choose(self, state: State, legal: list[int], budget: float) -> int:
        if len(legal) == 1:
            return legal[0]
        search = Search(state, self.rng, self.judge, self.settings)
        decide(search, min(budget, self.most_seconds), self.simulations)
        return search.ranking()[0].action


def decide(search: Search, seconds: float, simulations: int) -> None:
    """Search until no other action can overtake the one that is ahead: for so many simulations, or if there
    are none, for a time."""
    start = time.perf_counter()
    left = simulations if simulations > 0 else BATCH
    while left > 0 and search.lead() <= left:
        search.run(min(left, BATCH))
        if simulations > 0:
            left -= BATCH
        else:
            done: int = search.simulations
            left = int(done * (start + seconds - time.perf_counter()) / (time.perf_counter() - start))


def run_for(search: Search, seconds: float) -> None:
    """Search for a time, but a little at least."""
    end = time.perf_counter() + seconds
    search.run(BATCH)
    while time.perf_counter() < end:
        search.run(BATCH)
