"""The analysis board: any position, what can be done in it, and what to think of it."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta

from boriken.server.contract.base import Message, Request
from boriken.server.contract.requests import Acting, Previewing, Proposing, Word
from boriken.server.contract.updates import Update

LONGEST_POSITION = 20_000
"""Letters; a full table of five with everything has some 4,000."""

PositionText = Annotated[str, Meta(max_length=LONGEST_POSITION)]
Depth = Literal["quick", "deep"]


class AnalysisMoment(Message):
    """A position on the analysis board."""

    position: str | None
    """As text, to come back to; None when the game is over there."""
    update: Update
    """The table as the seat on turn would have it, with everything open."""


class WrittenPosition(Message):
    """A position as text."""

    position: str


class Expected(Message):
    """What a seat is expected to do."""

    seat: int
    action: str


class LineOfPlay(Message):
    """A move, what it may lead to for the seat that decides, and what is expected to follow."""

    action: str
    share: float
    """How much of the search it was worth."""
    win: float
    points: float
    """At the end, on average."""
    replies: list[Expected]


class Evaluation(Message):
    """What to think of a position."""

    simulations: int
    chances: list[float]
    """By seat, the chance to win."""
    lines: list[LineOfPlay]
    """The best moves, best first; none when the game is over."""


class BotsMove(Message):
    """What a bot would do: all parts of a decision of several."""

    actions: list[str]


class Standing(Request):
    """A position to look at."""

    position: PositionText


class Trying(Acting, kw_only=True):
    """Decide for the seat on turn."""

    position: PositionText
    draw: Annotated[int, Meta(ge=1, lt=2**31)] | None = None
    """Chance draws otherwise than before."""


class TryingPreview(Previewing, kw_only=True):
    """What would follow from an answer?"""

    position: PositionText


class TryingProposal(Proposing, kw_only=True):
    """What would be a sensible answer?"""

    position: PositionText


class Evaluating(Standing):
    """What is to be thought of a position?"""

    depth: Depth = "quick"


class AskingBot(Standing):
    """What would a bot do?"""

    bot: Word
