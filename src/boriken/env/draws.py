"""Draws that somebody else decides: what a game tree needs, in which chance is a player of its own."""

from __future__ import annotations

from typing import TYPE_CHECKING

from boriken.engine.machine import play
from boriken.engine.rng import Generator
from boriken.engine.state import State

if TYPE_CHECKING:
    from mypy_extensions import i64


class DrawNeeded(Exception):
    """The machine wants a number below ``limit``, each as likely as the others."""

    def __init__(self, limit: int) -> None:
        super().__init__(f"A number below {limit} must be drawn.")
        self.limit = limit


class Script(Generator):
    """A generator that gives the numbers written down for it, and none of its own."""

    __slots__ = ("draws",)

    draws: list[int]

    def __init__(self, draws: list[int]) -> None:
        super().__init__(1, 1)
        self.draws = draws

    def clone(self) -> Script:
        return Script(self.draws[:])

    def __reduce__(self) -> tuple[object, ...]:
        return Script, (self.draws,)

    def below(self, limit: i64) -> i64:
        if not self.draws:
            raise DrawNeeded(limit)
        return self.draws.pop(0)


def play_with_draws(state: State, action: int, draws: list[int]) -> State:
    """The state after an action that drew these numbers. DrawNeeded if it needs one more."""
    copy = state.clone()
    copy.rng = Script(draws[:])
    play(copy, action)
    return copy
