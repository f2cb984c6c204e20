"""What a request can be refused for: a code with arguments, which the catalogue words, a status for HTTP."""

from __future__ import annotations

from typing import Final, cast

from boriken.engine.errors import BorikenError, Figure
from boriken.explaining import Explanation
from boriken.locale.problems import in_english
from boriken.server.contract.errors import Code, Problem


class Refused(Exception):
    """The request changed nothing."""

    status = 400

    def __init__(self, code: Code, **arguments: Figure) -> None:
        super().__init__(code, arguments)
        self.code: Final = code
        self.arguments: Final = arguments

    @property
    def message(self) -> str:
        """One English sentence."""
        return in_english(self.code, self.arguments)

    @property
    def problem(self) -> Problem:
        """As a client is told it."""
        return Problem(self.code, self.status, self.message, self.arguments)


class BadRequest(Refused):
    """The request is not what the interface says."""

    @staticmethod
    def of(error: BorikenError) -> BadRequest:
        """What the game says of it."""
        if not error.key:
            return BadRequest("malformed", place="body", why="other")
        return BadRequest(cast(Code, error.key), **error.figures)


class Invalid(BadRequest):
    """The body of the request is not what the interface says."""

    status = 422


class NoGuest(Refused):
    """Nobody known sent it."""

    status = 401


class NotAllowed(Refused):
    """That is for somebody else to do."""

    status = 403


class NotFound(Refused):
    """There is nothing of that name."""

    status = 404


class Conflict(Refused):
    """Not possible as things stand."""

    status = 409


class Stale(Conflict):
    """The table has moved on since the client looked."""

    def __init__(self, seq: int) -> None:
        super().__init__("stale", seq=seq)


class TooLarge(Refused):
    """Longer than anything the server has a use for."""

    status = 413

    def __init__(self, most: int) -> None:
        super().__init__("too_large", most=most)


class Illegal(Refused):
    """The rules of the game refuse an action."""

    status = 422

    def __init__(self, explanation: Explanation) -> None:
        super().__init__("illegal")
        self._explanation: Final = explanation

    @property
    def message(self) -> str:
        return self._explanation.text

    @property
    def problem(self) -> Problem:
        why = self._explanation
        return Problem(
            *(self.code, self.status, self.message, self.arguments),
            *(why.action, why.rule, why.key, why.figures),
        )


class TooMany(Refused):
    """Somebody asks more than their share."""

    status = 429

    def __init__(self, retry_after: int) -> None:
        super().__init__("too_many", seconds=retry_after)
        self.retry_after: Final = retry_after


class Unavailable(Refused):
    """The server cannot do it now: it starts, stops, or has lost its database."""

    status = 503


class Unreadable(Unavailable):
    """What is stored cannot be read by this version."""
