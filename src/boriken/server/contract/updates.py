"""Updates: everything a client needs to be where the table is."""

from __future__ import annotations

from msgspec import UNSET, UnsetType

from boriken.decisions import Nearness, Progress, PuertomaBoard
from boriken.engine.shapes import BoardsView, Counts, Ending
from boriken.server.contract.base import Message
from boriken.server.contract.chat import Chat
from boriken.server.contract.decisions import Decision, Preview, Proposal
from boriken.server.contract.entries import Entry
from boriken.server.contract.errors import Problem
from boriken.server.contract.tables import Table


class SeatScore(Message):
    """The points of one seat."""

    seat: int
    total: int
    parts: dict[str, int]
    """Points by source: ``chips``, ``buildings``, large buildings, ``nobles``, achievements."""
    tie_break: int


class Scores(Message):
    """How the game has ended."""

    scores: list[SeatScore]
    winners: list[int]
    ranking: list[int]
    """The seats, best first (END-6)."""
    ending: list[Ending]
    rounds: int


class Undo(Message):
    """What an undo would go back to now."""

    to: int
    at_once: bool


class Position(Message):
    """How things were after an entry."""

    seq: int
    view: BoardsView
    decision: Decision | None
    scores: Scores | None
    nearness: list[Nearness]
    """What is left until something ends the game."""
    puertomas: list[PuertomaBoard] | UnsetType = UNSET
    """The boards of Puertomas, if there are any."""


class Update(Message, tag_field="type", tag="update"):
    """Everything that is new after an entry."""

    after: int
    seq: int
    table: Table
    entries: list[Entry]
    view: BoardsView | None
    """None before the game begins."""
    decision: Decision | None
    scores: Scores | None
    undo: Undo | None
    nearness: list[Nearness]
    """What is left until something ends the game; nothing before it begins."""
    advice: bool
    """Whether one may ask for advice now."""
    puertomas: list[PuertomaBoard] | UnsetType = UNSET
    """The boards of Puertomas, if there are any."""
    prices: Counts | UnsetType = UNSET
    """What buildings cost one's own seat now, if not what is printed; missing with ``brings=false``."""
    progress: Progress | UnsetType = UNSET
    """How far one is with goals and secret cards, where there are any; missing with ``brings=false``."""
    key: str | UnsetType = UNSET
    """In the answer to a request over the socket: the request's."""
    repeated: bool | UnsetType = UNSET
    """In the answer to a request: whether it had been carried out before."""


# --- The socket's -----------------------------------------------------------------------------------------


class Presence(Message, tag_field="type", tag="presence"):
    """Who is there; when only that has changed."""

    present: list[bool]
    spectators: int


class Failed(Message, tag_field="type", tag="error"):
    """A request was refused."""

    key: str | None
    error: Problem


class Pong(Message, tag_field="type", tag="pong"):
    """The answer to a ping."""


LiveMessage = Update | Presence | Preview | Proposal | Chat | Failed | Pong
