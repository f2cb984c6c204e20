"""Tables as they are everywhere, and what belongs to a guest."""

from __future__ import annotations

from typing import Literal

from msgspec import UNSET, UnsetType

from boriken.engine.shapes import OptionsShape
from boriken.server.contract.base import Message
from boriken.server.document import Clock, Order, SeatKind, Status, UndoPolicy


class Me(Message):
    """Your name, if the server knows you."""

    name: str | None
    account: bool | UnsetType = UNSET
    """Whether you are signed in to an account; guests have none."""


class Waiting(Message):
    """How many games wait for you."""

    games: int


class You(Message):
    """What you are at a table."""

    seat: int | None
    host: bool


class TableSeat(Message):
    """Who sits there."""

    kind: SeatKind
    name: str | None
    bot: str | None
    """The bot that plays here; with a person, one that stands in."""
    stand_in: str | None
    """The name of who plays for the person."""
    present: bool
    account: str | UnsetType = UNSET
    """What the account of who sits there is called: their history is found by it."""
    guest: bool | UnsetType = UNSET
    """True for a person without an account, on a server where others have one; else left out."""


class UndoRequest(Message):
    """Somebody asks everybody to go back."""

    by: int
    to: int
    agreed: list[int]
    """Seats that have agreed so far."""
    missing: list[int]
    """Seats whose agreement is missing."""


class SeatResult(Message):
    """How a seat has come out of the game."""

    rank: int
    """1 for who has won; those who share a place have the same."""
    points: int


class Table(Message):
    """A table."""

    id: str
    title: str
    status: Status
    seq: int
    public: bool
    rated: bool
    """Whether it changes the ratings of those who play; all of them have accounts."""
    options: OptionsShape
    order: Order
    undo: UndoPolicy
    clock: Clock
    host: str
    you: You
    seats: list[TableSeat]
    turn: int | None
    """The seat that has to decide."""
    deadline: str | None
    undo_request: UndoRequest | None
    result: list[SeatResult] | None
    """By seat, when the game is over; tables of earlier versions do not have it."""
    rematch: str | None
    """The table of the rematch."""
    spectators: int
    created: str
    updated: str
    rules_version: int
    unread: int | UnsetType = UNSET
    """In the list of your own tables: what others have said there since you last read it."""


class Tables(Message):
    """Several tables."""

    tables: list[Table]
    more: bool = False
    """Whether the lobby goes on: ``before`` the last of these."""


Scope = Literal["open", "playing", "mine"]


class SeatLink(Message):
    """The private link to a seat."""

    path: str


class Claimed(Message):
    """Where one sits now."""

    table: str
    seat: int
