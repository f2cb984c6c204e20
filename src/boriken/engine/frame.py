"""What is going on: one entry of the stack that the state carries."""

from __future__ import annotations

from typing import TYPE_CHECKING

from boriken.engine.ids import NOBODY

if TYPE_CHECKING:
    from mypy_extensions import i64


class Frame:
    """A step in progress. What ``count``, ``memo`` and ``rest`` mean is said by the step's class.

    ``seat`` is whose turn it is inside the step, ``taker`` who took the role it belongs to.
    """

    __slots__ = ("count", "memo", "rest", "seat", "step", "taker")

    step: i64
    seat: i64
    taker: i64
    count: i64
    memo: i64
    rest: i64

    def __init__(
        self, step: i64, seat: i64, taker: i64 = NOBODY, count: i64 = 0, memo: i64 = 0, rest: i64 = 0
    ) -> None:
        self.step = step
        self.seat = seat
        self.taker = taker
        self.count = count
        self.memo = memo
        self.rest = rest

    def clone(self) -> Frame:
        return Frame(self.step, self.seat, self.taker, self.count, self.memo, self.rest)

    def __reduce__(self) -> tuple[object, ...]:
        """Compiled classes are pickled and copied only by their constructor."""
        return Frame, (self.step, self.seat, self.taker, self.count, self.memo, self.rest)

    def same_as(self, other: Frame) -> bool:
        """Whether every attribute is equal."""
        return (
            self.step == other.step
            and self.seat == other.seat
            and self.taker == other.taker
            and self.count == other.count
            and self.memo == other.memo
            and self.rest == other.rest
        )
