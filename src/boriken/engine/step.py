"""A step: one kind of decision, or of procedure, as a stateless object."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from boriken.engine.frame import Frame
    from boriken.engine.state import State


class Refusal:
    """Why an action is not legal: the rule, the sentence (``refusal-…`` of the catalogue), the figures."""

    __slots__ = ("figures", "key", "rule")

    def __init__(self, rule: str, key: str, figures: dict[str, int | str] | None = None) -> None:
        self.rule = rule
        self.key = key
        self.figures: dict[str, int | str] = figures or {}


class Step:
    """What the machine does with a frame that lies on top of the stack."""

    name: str = ""
    """How the step is called in JSON and positions."""

    def resume(self, state: State, frame: Frame) -> bool:
        """Go on as far as no decision is needed. True: ``frame.seat`` has to decide now. False: the
        stack has changed, look again."""
        return True

    def options(self, state: State, frame: Frame) -> list[int]:
        """The legal actions, in a fixed order. Changes nothing; the only source of legality."""
        raise NotImplementedError

    def out_of_order(self, state: State, frame: Frame) -> list[int]:
        """What else a person may name now (RUL-55): parts of the decision that come before one that has been
        named, or after the one asked for. Nothing where every part is asked for."""
        return []

    def apply(self, state: State, frame: Frame, action: int) -> None:
        """Carry out one of the options, or of those out of order. Parts named in another order leave the same
        state."""
        raise NotImplementedError

    def universe(self, state: State, frame: Frame) -> list[int]:
        """Every action that belongs to this decision, legal now or not."""
        raise NotImplementedError

    def refuse(self, state: State, frame: Frame, action: int) -> Refusal:
        """Why an action of the universe is not among the options, or another one of the kinds asked for."""
        raise NotImplementedError
