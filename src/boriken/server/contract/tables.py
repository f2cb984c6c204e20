"""Tables as they are everywhere, and what belongs to a guest."""

from __future__ import annotations

from typing import Literal

from boriken.engine.shapes import OptionsShape
from boriken.server.contract.base import Message
from boriken.server.document import Clock, Order, SeatKind, Status, UndoPolicy


class Me(Message):
    """Your name, if the server knows you."""

    name: str | None


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
    present: bool


class UndoRequest(Message):
    """Somebody asks everybody to go back."""

    by: int
    to: int
    agreed: list[int]
    """Seats that have agreed so far."""


class Table(Message):
    """A table."""

    id: str
    title: str
    status: Status
    seq: int
    public: bool
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
    rematch: str | None
    """The table of the rematch."""
    spectators: int
    created: str
    updated: str
    rules_version: int


class Tables(Message):
    """Several tables."""

    tables: list[Table]


Scope = Literal["open", "playing", "mine"]


class SeatLink(Message):
    """The private link to a seat."""

    path: str


class Claimed(Message):
    """Where one sits now."""

    table: str
    seat: int
