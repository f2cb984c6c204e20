"""Moments of the base game at which an expansion may act.

A phase names the moment; the expansion's object does the rest. What needs a decision is pushed as a frame,
which then runs before the phase goes on.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from boriken.engine.frame import Frame

if TYPE_CHECKING:
    from mypy_extensions import i64

    from boriken.engine.state import State

NO_SHIP: Final = -1

# What a move may have changed.
LAND_CHANGED: Final = 1
CITY_CHANGED: Final = 2
PEOPLE_CHANGED: Final = 4
GOODS_CHANGED: Final = 8
POINTS_CHANGED: Final = 16


class Extension:
    """Does nothing at any moment; an expansion overrides what it needs and is listed for that moment."""

    def turn(self, state: State, frame: Frame) -> None:
        """A seat's turn in a phase is about to begin."""

    def tile(self, state: State, number: i64) -> None:
        """A plantation has been placed face up."""

    def built(self, state: State, number: i64, building: i64, paid: i64) -> None:
        """A building has been paid and placed."""

    def produced(self, state: State, number: i64, barrels: i64) -> None:
        """A seat has produced: four bits of barrels for each good."""

    def sold(self, state: State, frame: Frame, good: i64, coins: i64) -> None:
        """A barrel has gone to the trading house."""

    def loaded(self, state: State, number: i64, good: i64, ship: i64, barrels: i64) -> None:
        """Barrels have been loaded on a cargo ship; ``ship`` is NO_SHIP for a private one."""

    def stored(self, state: State, number: i64) -> None:
        """A seat has decided what to keep at storage."""

    def settled(self, state: State, number: i64, changed: i64) -> None:
        """A whole move of a seat is complete: look at what has changed."""


def turn_begins(state: State, frame: Frame) -> bool:
    """Rule point: a turn is about to begin. True if something has to be decided first."""
    for extension in state.rules.on_turn[frame.step]:
        extension.turn(state, frame)
        if state.frames[-1] is not frame:
            return True
    return False


def ask_again(state: State, frame: Frame) -> None:
    """RUL-22: guests can be of another use from here on, so a player who declined is asked once more.

    ``frame.memo``: 1 once that is done.
    """
    if frame.memo == 0:
        frame.memo = 1
        state.quiet = 0


def settle(state: State, number: i64, changed: i64) -> None:
    """Rule point: a whole move of a seat is complete; ``changed`` says what it may have changed."""
    for extension in state.rules.on_settled:
        extension.settled(state, number, changed)


def close_phase(state: State, frame: Frame) -> bool:
    """Rule point: all have had their turns. True if closing steps are to run first.

    ``frame.count`` is raised, so that the phase can see that this has happened.
    """
    frame.count += 1
    return push_steps(state, state.rules.closings[frame.step], frame.taker)


def push_steps(state: State, steps: list[int], taker: i64) -> bool:
    """Push steps so that they run in the order given. Whether there were any."""
    for place in range(len(steps) - 1, -1, -1):
        state.frames.append(Frame(steps[place], taker, taker))
    return len(steps) > 0
