"""What is agreed on and who sits where: everything about a table that is not the game itself."""

from __future__ import annotations

from typing import Final, Literal, get_args

import msgspec

from boriken.engine.options import PUERTOMA

WAITING: Final = "waiting"
PLAYING: Final = "playing"
OVER: Final = "over"
CLOSED: Final = "closed"

OPEN: Final = "open"
PERSON: Final = "person"
BOT: Final = "bot"

SeatKind = Literal["open", "person", "bot", "puertoma"]
Status = Literal["waiting", "playing", "over", "closed"]
Order = Literal["random", "fixed"]
UndoPolicy = Literal["none", "own", "agree"]
UNDO_POLICIES: Final = get_args(UndoPolicy)
ORDERS: Final = get_args(Order)


class SeatDocument(msgspec.Struct, frozen=True, kw_only=True):
    """One seat at a table."""

    kind: SeatKind = OPEN
    name: str | None = None
    bot: str | None = None
    """The bot that plays the seat; for a person's seat, while the person is gone."""
    guests: tuple[str, ...] = ()
    """The devices of the person who sits here."""
    link: int = 0
    """Another one to make earlier seat links useless."""

    @property
    def is_machine(self) -> bool:
        """Nobody sits here: always there, never asked."""
        return self.kind in (BOT, PUERTOMA)


class Clock(msgspec.Struct, frozen=True, kw_only=True):
    """How long a decision may take; 0 seconds: as long as it wants."""

    kind: Literal["none", "decision", "day"] = "none"
    seconds: int = 0


class LeftOver(msgspec.Struct, frozen=True, kw_only=True):
    """What a person had left of the time for a decision when a bot took over."""

    moved: int
    """The decision: the entry before it."""
    milliseconds: int


class UndoRequest(msgspec.Struct, frozen=True, kw_only=True):
    """Somebody asks all persons to go back."""

    by: int
    to: int
    at: int
    """The entry with which it was asked."""
    agreed: tuple[int, ...]


class Mark(msgspec.Struct, frozen=True, kw_only=True, array_like=True):
    """Where a decision of a seat began: the entry before it, and when its time would have run out."""

    seat: int
    to: int
    deadline: int | None = None


class Document(msgspec.Struct, frozen=True, kw_only=True):
    """Everything about a table but the game."""

    title: str
    host: str
    """The guest who made the table."""
    host_name: str
    options: dict[str, object]
    seats: tuple[SeatDocument, ...]
    order: Order = "random"
    undo: UndoPolicy = "own"
    clock: Clock = Clock()
    is_public: bool = False
    status: Status = WAITING
    created: int
    """Milliseconds since 1970, as all times here."""
    deadline: int | None = None
    turn: int | None = None
    moved: int = 0
    """The entry that made the position what it is: who has seen it knows what there is to decide."""
    left_over: LeftOver | None = None
    trail: tuple[Mark, ...] = ()
    """Decisions of one seat that can be taken back at once, the latest last."""
    marks: tuple[int | None, ...] = ()
    """For each seat where its latest decision began, to be taken back by agreement."""
    is_midway: bool = False
    """Whether the seat on turn has decided on a part of a compound decision already."""
    undo_request: UndoRequest | None = None
    rematch: str | None = None

    def seat_of(self, guest: str | None) -> int | None:
        """Where a guest sits."""
        for number, seat in enumerate(self.seats):
            if guest is not None and guest in seat.guests:
                return number
        return None

    def is_host(self, guest: str | None) -> bool:
        """The one who made the table, on any device: those in the host's seat are the host."""
        seat = self.seat_of(self.host)
        return guest == self.host or (seat is not None and seat == self.seat_of(guest))

    def with_seat(self, number: int, seat: SeatDocument) -> Document:
        seats = tuple(seat if place == number else other for place, other in enumerate(self.seats))
        return msgspec.structs.replace(self, seats=seats)
