"""What can go wrong with what somebody hands us. Each is one clear sentence."""

from __future__ import annotations

from collections.abc import Callable

Figure = str | int | list[str]
_wordings: list[Callable[[str, dict[str, Figure]], str]] = []


def worded_by(wording: Callable[[str, dict[str, Figure]], str]) -> None:
    """Say who words errors: the catalogue of messages is above this layer."""
    _wordings[:] = [wording]


class BorikenError(ValueError):
    """Bad input: the message says what, where and what instead.

    What players may meet has a ``key`` and figures instead of a sentence: the message ``error-<key>`` of the
    catalogue words it in every language, and in English here.
    """

    def __init__(self, message: str = "", key: str = "", **figures: Figure) -> None:
        super().__init__(message)
        self.message = message
        self.key = key
        self.figures: dict[str, Figure] = figures

    def __str__(self) -> str:
        return _wordings[0](self.key, self.figures) if self.key else self.message

    def __reduce__(self) -> tuple[object, ...]:
        """Neither names of arguments nor the fields of compiled classes are pickled by themselves."""
        return _made_again, (type(self), self.message, self.key, self.figures)


def _made_again(kind: type[BorikenError], message: str, key: str, figures: dict[str, Figure]) -> BorikenError:
    return kind(message, key, **figures)


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

    def __reduce__(self) -> tuple[object, ...]:
        return type(self), (str(self), self.rule)
