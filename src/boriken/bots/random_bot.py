"""A bot that takes any legal action, each equally likely."""

from __future__ import annotations

from boriken.engine.rng import Generator
from boriken.engine.state import State


class RandomBot:
    """Plays at random; the measure for all others."""

    __slots__ = ("rng",)

    rng: Generator

    def __init__(self, seed: int) -> None:
        self.rng = Generator.from_seed(seed)

    def choose(self, state: State, legal: list[int], budget: float) -> int:
        return legal[self.rng.below(len(legal))]
