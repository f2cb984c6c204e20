"""Bots for tests of the arena: quick, and good or bad on purpose."""

from __future__ import annotations

from boriken.engine.rng import Generator
from boriken.engine.state import State


class First:
    """Takes what comes first. Two of them never end a game by themselves."""

    def __init__(self, seed: int) -> None:
        self.seed = seed

    def choose(self, state: State, legal: list[int], budget: float) -> int:
        return legal[0]


class Random(First):
    """As the random bot, under another name."""

    def __init__(self, seed: int) -> None:
        super().__init__(seed)
        self.rng = Generator.from_seed(seed)

    def choose(self, state: State, legal: list[int], budget: float) -> int:
        return legal[self.rng.below(len(legal))]


class Cheat(First):
    """Says what is not legal."""

    def choose(self, state: State, legal: list[int], budget: float) -> int:
        return max(legal) + 1


class Crash(First):
    """Fails in its third game decision."""

    asked = 0

    def choose(self, state: State, legal: list[int], budget: float) -> int:
        self.asked += 1
        if self.asked == 3:
            raise KeyError("lost")
        return legal[0]


class Stillborn(First):
    """Cannot even begin, but for those who only ask whether it is there."""

    def __init__(self, seed: int) -> None:
        super().__init__(seed)
        if seed:
            raise OSError("not\ntoday")
