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
Reason = Literal["left", "clock", "host"]
"""Why a bot plays for a person."""
Talk = Literal["everybody", "seated", "nobody"]
"""Who may talk: also those who watch, those who sit at the table alone, nobody."""
UNDO_POLICIES: Final = get_args(UndoPolicy)
ORDERS: Final = get_args(Order)


class SeatDocument(msgspec.Struct, frozen=True, kw_only=True):
    """One seat at a table."""

    kind: SeatKind = OPEN
    name: str | None = None
    bot: str | None = None
    """The bot that plays the seat; for a person's seat, while the person is gone."""
    character: str | None = None
    """Who that bot is."""
    away: Reason | None = None
    """Why a bot plays for the person; tables of before do not say."""
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


class Bank(msgspec.Struct, frozen=True, kw_only=True, array_like=True):
    """What is left of the time for a decision that somebody may come back to."""

    seat: int
    depth: int
    """How many decisions before it can be taken back."""
    left: int
    """Milliseconds."""
    graced: bool = False
    """Whether there has been grace for it."""


class UndoRequest(msgspec.Struct, frozen=True, kw_only=True):
    """Somebody asks all persons to go back."""

    by: int
    to: int
    at: int
    """The entry with which it was asked."""
    agreed: tuple[int, ...]


class Place(msgspec.Struct, frozen=True, kw_only=True, array_like=True):
    """How a seat has come out of the game."""

    rank: int
    """1 for who has won; those who share a place have the same."""
    points: int


class Mark(msgspec.Struct, frozen=True, kw_only=True, array_like=True):
    """Where a decision of a seat began: the entry before it."""

    seat: int
    to: int


class Document(msgspec.Struct, frozen=True, kw_only=True):
    """Everything about a table but the game."""

    title: str
    host: str
    """The guest who made the table."""
    host_name: str
    origin: str = ""
    """From where it was made, as a digest that tells nobody: bots think for all origins alike."""
    options: dict[str, object]
    seats: tuple[SeatDocument, ...]
    order: Order = "random"
    undo: UndoPolicy = "own"
    clock: Clock = Clock()
    is_public: bool = False
    is_rated: bool = False
    """Whether it changes the ratings of those who play: all of them have accounts then."""
    talk: Talk = "everybody"
    status: Status = WAITING
    created: int
    """Milliseconds since 1970, as all times here."""
    deadline: int | None = None
    """In the time of clocks, which stands still while nobody can play."""
    turn: int | None = None
    moved: int = 0
    """The entry that made the position what it is: who has seen it knows what there is to decide."""
    banks: tuple[Bank, ...] = ()
    trail: tuple[Mark, ...] = ()
    """Decisions of one seat that can be taken back at once, the latest last."""
    marks: tuple[int | None, ...] = ()
    """For each seat where its latest decision began, to be taken back by agreement."""
    is_midway: bool = False
    """Whether the seat on turn has decided on a part of a compound decision already."""
    undo_request: UndoRequest | None = None
    spent: tuple[int, ...] = ()
    """By seat, and last for the table itself: how much of the log went into anything but playing on."""
    result: tuple[Place, ...] | None = None
    """By seat, when the game is over; tables of before do not have it."""
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
