"""What a request can be refused for: one sentence for people, a code for programs, a status for HTTP."""

from __future__ import annotations

from typing import Final

from boriken.explaining import Explanation


class Refused(Exception):
    """The request changed nothing."""

    status = 400
    code = "bad_request"

    def __init__(self, message: str, **details: object) -> None:
        super().__init__(message)
        self.message = message
        self.details: Final = details

    def to_json(self) -> dict[str, object]:
        return {"code": self.code, "message": self.message, **self.details}


class BadRequest(Refused):
    """The request is not what the interface says."""


class NoGuest(Refused):
    """Nobody known sent it."""

    status = 401
    code = "no_guest"


class NotAllowed(Refused):
    """That is for somebody else to do."""

    status = 403
    code = "not_allowed"


class NotFound(Refused):
    """There is nothing of that name."""

    status = 404
    code = "not_found"


class Conflict(Refused):
    """Not possible as things stand."""

    status = 409
    code = "conflict"


class Stale(Refused):
    """The table has moved on since the client looked."""

    status = 409
    code = "stale"

    def __init__(self, seq: int) -> None:
        super().__init__(f"The table has moved on: it is at {seq} now. Look again, then decide.", seq=seq)


class TooLarge(Refused):
    """Longer than anything the server has a use for."""

    status = 413
    code = "too_large"


class Illegal(Refused):
    """The rules of the game refuse an action."""

    status = 422
    code = "illegal"

    def __init__(self, explanation: Explanation) -> None:
        super().__init__(
            explanation.text,
            action=explanation.action,
            rule=explanation.rule,
            key=explanation.key,
            figures=explanation.figures,
        )


class TooMany(Refused):
    """Somebody asks more than their share."""

    status = 429
    code = "too_many"

    def __init__(self, retry_after: int) -> None:
        super().__init__(f"Too many requests: try again in {retry_after} s.", retry_after=retry_after)


class Unavailable(Refused):
    """The server cannot do it now: it starts, stops, or has lost its database."""

    status = 503
    code = "unavailable"


class Unreadable(Unavailable):
    """What is stored cannot be read by this version."""
