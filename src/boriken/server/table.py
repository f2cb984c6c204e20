"""A table at one moment. It is never changed: whatever happens makes a new one and an entry of the log."""

from __future__ import annotations

import hashlib
import secrets
from typing import Final

import msgspec
from msgspec.structs import replace

from boriken.chance import Chance
from boriken.engine.state import State
from boriken.game import Game
from boriken.record import RULES_VERSION
from boriken.server.contract.entries import Body, Nothing
from boriken.server.contract.errors import Code
from boriken.server.document import CLOSED, OVER, PLAYING, WAITING, Document
from boriken.server.errors import Conflict, NotAllowed, NotFound

ID_LENGTH: Final = 12
ID_LETTERS: Final = "abcdefghijkmnpqrstuvwxyz23456789"
"""Without those that are easily mistaken for one another."""

SNAPSHOT_EVERY: Final = 20
"""A position of the past is at most so many entries away from one that is stored."""


NOTHING: Final = Nothing()


class Key(msgspec.Struct, frozen=True):
    """By what a request is known again."""

    name: str
    """Chosen by the client, and the seat's own: two seats may choose alike."""
    asked: str
    """What it asked for, so that another request of the same name is not taken for this one."""


def digest(data: object) -> str:
    """A short name for what a request says."""
    return hashlib.blake2b(msgspec.json.encode(data), digest_size=12).hexdigest()


class Entry(msgspec.Struct, frozen=True):
    """One thing that happened at a table, as the log keeps it."""

    seq: int
    at: int
    """Milliseconds since 1970."""
    kind: str
    seat: int | None
    body: Body
    key: Key | None = None
    """Of the request that made it."""
    rules_version: int = RULES_VERSION


class Table(msgspec.Struct, frozen=True):
    """A table after the entry ``seq``."""

    id: str
    seq: int
    updated: int
    document: Document
    state: State | None = None
    """The position; never played on, only copies of it are."""
    chance: Chance | None = None
    seed: int | None = None
    rules_version: int = RULES_VERSION
    """The rules under which the game began."""

    @property
    def status(self) -> str:
        return self.document.status

    @property
    def turn(self) -> int | None:
        """The seat that has to decide."""
        return self.document.turn

    @property
    def names(self) -> list[str]:
        return [seat.name or "" for seat in self.document.seats]

    def game(self) -> Game:
        """A copy of the game to look at and to play on."""
        if self.state is None:
            raise Conflict("not_begun")
        game = Game(self.state.clone(), self.seed, self.names)
        game.chance = self.chance
        return game

    def is_current(self, seq: int) -> bool:
        """Whether who has seen the table at an entry knows the position as it is."""
        return self.document.moved <= seq <= self.seq

    def bot_to_move(self) -> str | None:
        """The bot that has to decide, if it is one's turn."""
        if self.status != PLAYING or self.turn is None:
            return None
        return self.document.seats[self.turn].bot

    # --- What must hold before something is done -----------------------------------------------------------

    def require(self, *statuses: str) -> None:
        if self.status not in statuses:
            raise Conflict(_NOT_IN[self.status])

    def require_host(self, guest: str) -> None:
        if not self.document.is_host(guest):
            raise NotAllowed("not_host", player=self.document.host_name)

    def require_seat_of(self, guest: str | None) -> int:
        seat = self.document.seat_of(guest)
        if seat is None:
            raise NotAllowed("no_seat")
        return seat

    def require_seat_number(self, seat: int) -> int:
        if not 0 <= seat < len(self.document.seats):
            raise NotFound("no_such_seat", seat=seat, last=len(self.document.seats) - 1)
        return seat


_NOT_IN: Final[dict[str, Code]] = {
    WAITING: "not_begun",
    PLAYING: "begun_already",
    OVER: "game_over",
    CLOSED: "table_closed",
}


class Call(msgspec.Struct, frozen=True):
    """Somebody may have to be told of a change, if they are not there."""

    owner: str
    """A guest, or the table itself: those who play there as a group."""
    kind: str
    seat: int | None
    due: int
    """Milliseconds since 1970."""


class Change(msgspec.Struct, frozen=True):
    """What is to be stored: the table afterwards, the entry that leads there, who has come to it."""

    table: Table
    entry: Entry
    newcomer: str | None = None
    """A guest who has taken a seat."""
    calls: tuple[Call, ...] = ()
    awaited: int | None = None
    """The seat that was waited for until now: whoever was called need not come any more."""
    seekers: tuple[tuple[str, str], ...] = ()
    """Guests and keys of the wishes of which the table comes: it is made if all of them still stand."""

    @property
    def identity(self) -> str:
        return self.table.id

    @property
    def ends_game(self) -> bool:
        """Whether the game is over with it."""
        return self.entry.kind == "acted" and self.table.status == OVER

    @property
    def needs_snapshot(self) -> bool:
        """Past positions are worked out from the stored one before."""
        if self.table.state is None:
            return False
        return self.entry.kind == "started" or self.entry.seq % SNAPSHOT_EVERY == 0


def changed(
    table: Table,
    now: int,
    kind: str,
    seat: int | None,
    document: Document,
    body: Body = NOTHING,
    newcomer: str | None = None,
) -> Change:
    """The table one entry later, with another document; nothing was decided."""
    after = replace(table, seq=table.seq + 1, updated=now, document=document)
    return Change(after, Entry(after.seq, now, kind, seat, body), newcomer)


def new_id() -> str:
    """Not to be guessed: who knows it may watch."""
    return "".join(secrets.choice(ID_LETTERS) for _ in range(ID_LENGTH))


def is_id(text: str) -> bool:
    """Whether a table could be called that; nothing else is looked up in the database."""
    return len(text) == ID_LENGTH and all(letter in ID_LETTERS for letter in text)
