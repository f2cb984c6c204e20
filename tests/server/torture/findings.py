"""What a torture has seen: figures to print, and everything that broke a promise."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

MOST_FAILURES: Final = 50
"""Told one by one; more are only counted."""


@dataclass(frozen=True)
class Task:
    """How much, on what, and from which seed."""

    count: int
    database: str
    seed: int
    folder: Path
    """For databases and logs."""
    tell: Callable[[str], None] = lambda line: None


@dataclass
class Findings:
    """Filled while a torture runs."""

    figures: Counter[str] = field(default_factory=Counter)
    failures: list[str] = field(default_factory=list)
    failed: int = 0

    def count(self, what: str, number: int = 1) -> None:
        self.figures[what] += number

    def fail(self, sentence: str) -> None:
        self.failed += 1
        if len(self.failures) < MOST_FAILURES:
            self.failures.append(sentence)

    def require(self, holds: bool, sentence: str) -> None:
        if not holds:
            self.fail(sentence)

    def lines(self) -> list[str]:
        return [
            *(f"  {number:>9,} {what}" for what, number in self.figures.items()),
            *(f"  BROKEN: {sentence}" for sentence in self.failures),
            *([f"  … and {self.failed - len(self.failures)} more"] if self.failed > MOST_FAILURES else []),
        ]
