"""Chance that can be saved, copied and repeated on any platform."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from mypy_extensions import i64

_MODULUS_A: Final = 2147483563
_MODULUS_B: Final = 2147483399


class Generator:
    """L'Ecuyer's pair of small multiplicative generators: its whole state is two integers.

    >>> first, second = Generator.from_seed(7), Generator.from_seed(7)
    >>> [first.below(6) for _ in range(9)] == [second.below(6) for _ in range(9)]
    True
    """

    __slots__ = ("a", "b")

    a: i64
    b: i64

    def __init__(self, a: i64, b: i64) -> None:
        self.a = a
        self.b = b

    @staticmethod
    def from_seed(seed: int) -> Generator:
        """Spread any integer over the two words, so that neighbouring seeds give unlike games."""
        word = seed % (1 << 64)
        words: list[int] = []
        for modulus in (_MODULUS_A, _MODULUS_B):
            word = (word + 0x9E3779B97F4A7C15) % (1 << 64)
            mixed = word
            mixed = ((mixed ^ (mixed >> 30)) * 0xBF58476D1CE4E5B9) % (1 << 64)
            mixed = ((mixed ^ (mixed >> 27)) * 0x94D049BB133111EB) % (1 << 64)
            words.append((mixed ^ (mixed >> 31)) % (modulus - 1) + 1)
        return Generator(words[0], words[1])

    def is_sound(self) -> bool:
        """Whether the two words are within the bounds in which they never stand still."""
        return 0 < self.a < _MODULUS_A and 0 < self.b < _MODULUS_B

    def clone(self) -> Generator:
        return Generator(self.a, self.b)

    def __reduce__(self) -> tuple[object, ...]:
        """Compiled classes are pickled and copied only by their constructor."""
        return Generator, (self.a, self.b)

    def same_as(self, other: Generator) -> bool:
        return self.a == other.a and self.b == other.b

    def below(self, limit: i64) -> i64:
        """A number from 0 to ``limit - 1``, each equally likely."""
        self.a = self.a * 40014 % _MODULUS_A
        self.b = self.b * 40692 % _MODULUS_B
        mixed = self.a - self.b
        if mixed < 0:
            mixed += _MODULUS_A
        return mixed % limit
