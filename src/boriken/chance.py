"""Chance that nobody at a table can foresee.

The state's generator is small and quick, made for simulations: who saw enough of its draws could work out
the next ones. Where people play against each other, the generator is set again before each move, from a
secret seed and all moves so far. So the same moves bring the same draws, other moves others, and no draw
tells of the next.
"""

from __future__ import annotations

import hashlib
from typing import Final

from boriken.engine.actions import TEXTS
from boriken.engine.rng import Generator

BY_SEED: Final = "seed"
"""One generator from the first draw to the last."""
BY_MOVES: Final = "moves"
"""A new generator for each move."""
CHANCES: Final = (BY_SEED, BY_MOVES)


class Chance:
    """What the draws of one move depend on; never changed.

    >>> start = Chance.from_seed(7)
    >>> start.after(3).key == start.after(3).key, start.after(3).key == start.after(4).key
    (True, False)
    """

    __slots__ = ("key",)

    def __init__(self, key: bytes) -> None:
        self.key = key

    @staticmethod
    def from_seed(seed: int) -> Chance:
        return Chance(_digest(b"seed", str(seed).encode()))

    def after(self, action: int) -> Chance:
        """The chance of the next move, once this action is decided on."""
        return Chance(_digest(self.key, TEXTS[action].encode()))

    @property
    def seed(self) -> int:
        """Another seed each time, which does not tell the key."""
        return int.from_bytes(_digest(self.key, b"draws")[:8], "big")

    def generator(self) -> Generator:
        return Generator.from_seed(self.seed)


def _digest(key: bytes, text: bytes) -> bytes:
    return hashlib.blake2b(text, key=key[:64], digest_size=32).digest()
