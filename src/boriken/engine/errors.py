"""What can go wrong with what somebody hands us. Each is one clear sentence."""

from __future__ import annotations


class BorikenError(ValueError):
    """Bad input: the message says what, where and what instead."""


class BadOptions(BorikenError):
    """A game that cannot be set up."""


class BadNotation(BorikenError):
    """Text that is no action."""


class BadPosition(BorikenError):
    """A position, or the JSON of a state, that cannot be read."""


class BadRecord(BorikenError):
    """A record that cannot be read, or does not replay to what it says."""


class BadScenario(BorikenError):
    """A scenario file that cannot be read."""


class IllegalAction(BorikenError):
    """An action the rules refuse; ``rule`` is the identifier of the rule."""

    def __init__(self, message: str, rule: str) -> None:
        super().__init__(message)
        self.rule = rule

    def __reduce__(self) -> tuple[type[IllegalAction], tuple[str, str]]:
        return type(self), (str(self), self.rule)
