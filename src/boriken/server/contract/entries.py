"""What happened at a table, by kind: what the log keeps, and what a client is told of it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, Literal, Union

import msgspec

from boriken.server.contract.base import Message, struct_name
from boriken.server.contract.events import GameEvent
from boriken.server.document import Reason, Talk

Decider = Literal["person", "bot"]


class Body(Message):
    """An entry beside when it was made and whose it is: as the log keeps it.

    What an entry of an earlier version may lack has a default."""


class Nothing(Body):
    """There is no more to say."""


class Named(Body):
    """Somebody comes or goes."""

    name: str


class SeatSet(Body):
    """The host has opened a seat, or put a bot on it."""

    what: Literal["open", "bot"]
    bot: str | None


class Left(Named):
    """Somebody goes; from a running game a bot plays for them."""

    stand_in: str | None = None
    """Its name."""


class StandIn(Body):
    """A bot plays for a person."""

    bot: str
    reason: Reason
    stand_in: str | None = None
    """Its name."""


class Returned(Named):
    """A person plays again for whom a bot has played."""

    by_host: bool = False
    """Whether the host has given the seat back."""


class Started(Body):
    """The game begins: who sits where, and what happened in the set-up."""

    seats: list[str]
    events: list[GameEvent] = msgspec.field(default_factory=list)


class Acted(Body):
    """A seat has decided; where an action is its secret, others get the verb alone."""

    actions: list[str]
    by: Decider = "person"
    events: list[GameEvent] = msgspec.field(default_factory=list)


class Back(Body):
    """Going back to how things were after an entry."""

    to: int


class TalkSet(Body):
    """The host has said who may talk."""

    talk: Talk


class Rematch(Body):
    """It goes on at another table."""

    table: str


BODIES: Final[dict[str, type[Body]]] = {
    "created": Nothing,
    "closed": Nothing,
    "joined": Named,
    "left": Left,
    "returned": Returned,
    "claimed": Nothing,
    "link_renewed": Nothing,
    "link_issued": Nothing,
    "lead": Named,
    "seat_set": SeatSet,
    "talk_set": TalkSet,
    "stand_in": StandIn,
    "started": Started,
    "acted": Acted,
    "undo_asked": Back,
    "undo_agreed": Back,
    "undo_refused": Back,
    "undo_withdrawn": Back,
    "undone": Back,
    "rematch": Rematch,
}
"""What each kind of entry tells."""


def _struct(kind: str, body: type[Body]) -> type[msgspec.Struct]:
    told = [(field.name, field.type) for field in msgspec.structs.fields(body)]
    head: list[tuple[str, Any]] = [("seq", int), ("at", str), ("seat", int | None)]
    struct = msgspec.defstruct(
        struct_name(kind, "Entry"),
        [*head, *told],
        bases=(Message,),
        module=__name__,
        tag_field="kind",
        tag=kind,
    )
    struct.__doc__ = body.__doc__
    return struct


ENTRIES: Final = {kind: _struct(kind, body) for kind, body in BODIES.items()}

if TYPE_CHECKING:
    Entry = msgspec.Struct
else:
    Entry = Union[tuple(ENTRIES.values())]  # noqa: UP007  (there is no other way to write it)


def flat(kind: str, seq: int, at: str, seat: int | None, body: Body) -> Entry:
    """An entry as a client is told it."""
    return ENTRIES[kind](seq, at, seat, *msgspec.structs.astuple(body))


class Log(Message):
    """Entries, as you may know them."""

    entries: list[Entry]
