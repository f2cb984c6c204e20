"""What a request can be refused for: one sentence for people, a code for programs, a status for HTTP."""

from __future__ import annotations

from typing import Final

from msgspec.structs import replace

from boriken.explaining import Explanation
from boriken.server.contract.errors import Code, Problem


class Refused(Exception):
    """The request changed nothing."""

    status = 400
    code: Code = "bad_request"

    def __init__(self, message: str) -> None:
        super().__init__(message)
        self.message = message

    @property
    def problem(self) -> Problem:
        """As a client is told it."""
        return Problem(self.code, self.message)


class BadRequest(Refused):
    """The request is not what the interface says."""


class Invalid(BadRequest):
    """The body of the request is not what the interface says."""

    status = 422


class NoGuest(Refused):
    """Nobody known sent it."""

    status = 401
    code: Code = "no_guest"


class NotAllowed(Refused):
    """That is for somebody else to do."""

    status = 403
    code: Code = "not_allowed"


class NotFound(Refused):
    """There is nothing of that name."""

    status = 404
    code: Code = "not_found"


class Conflict(Refused):
    """Not possible as things stand."""

    status = 409
    code: Code = "conflict"


class Stale(Refused):
    """The table has moved on since the client looked."""

    status = 409
    code: Code = "stale"

    def __init__(self, seq: int) -> None:
        super().__init__(f"The table has moved on: it is at {seq} now. Look again, then decide.")
        self._seq = seq

    @property
    def problem(self) -> Problem:
        return replace(super().problem, seq=self._seq)


class TooLarge(Refused):
    """Longer than anything the server has a use for."""

    status = 413
    code: Code = "too_large"


class Illegal(Refused):
    """The rules of the game refuse an action."""

    status = 422
    code: Code = "illegal"

    def __init__(self, explanation: Explanation) -> None:
        super().__init__(explanation.text)
        self._explanation = explanation

    @property
    def problem(self) -> Problem:
        why = self._explanation
        return replace(super().problem, action=why.action, rule=why.rule, key=why.key, figures=why.figures)


class TooMany(Refused):
    """Somebody asks more than their share."""

    status = 429
    code: Code = "too_many"

    def __init__(self, retry_after: int) -> None:
        super().__init__(f"Too many requests: try again in {retry_after} s.")
        self.retry_after: Final = retry_after

    @property
    def problem(self) -> Problem:
        return replace(super().problem, retry_after=self.retry_after)


class Unavailable(Refused):
    """The server cannot do it now: it starts, stops, or has lost its database."""

    status = 503
    code: Code = "unavailable"


class Unreadable(Unavailable):
    """What is stored cannot be read by this version."""
