"""What happened, by kind: a struct for each row of ``EVENT_KINDS``."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, Literal, Union

import msgspec

from boriken.engine.events import ACTED, CARD_SETS, EVENT_KINDS, FLAGS, HANDED, WORDS, Event, EventKind
from boriken.engine.shapes import Ending, Field, Good, Tile
from boriken.server.contract.base import Message, struct_name

_CLOSED: Final[dict[str, Any]] = {"good": Good, "field": Field, "tile": Tile, "reason": Ending}
"""Fields whose words no expansion adds to."""


def _field(name: str) -> tuple[str, Any, Any]:
    """A field with its type, and what it is in a log that does not know it yet."""
    if name in FLAGS:
        return name, bool, False
    if name in CARD_SETS:
        return name, list[str], msgspec.field(default_factory=list)
    if name == "what":
        return name, Literal[tuple(HANDED)], ""
    if name in WORDS or name in _CLOSED:
        return name, _CLOSED.get(name, str), ""
    return name, int, 0


def _struct(kind: EventKind) -> type[msgspec.Struct]:
    return msgspec.defstruct(
        struct_name(kind.name, "Event"),
        [("seat", int | None), *map(_field, kind.fields)],
        bases=(Message,),
        module=__name__,
        tag_field="event",
        tag=kind.name,
    )


EVENTS: Final = [_struct(kind) for kind in EVENT_KINDS]

if TYPE_CHECKING:
    GameEvent = msgspec.Struct

    class ActedEvent(msgspec.Struct):
        """An action was carried out."""

        seat: int | None
        action: str
        forced: bool
else:
    ActedEvent = EVENTS[ACTED]
    GameEvent = Union[tuple(EVENTS)]  # noqa: UP007  (there is no other way to write it)


def told(event: Event) -> GameEvent:
    """An event of the engine as everybody is told it."""
    return EVENTS[event.kind](event.seat if event.seat >= 0 else None, *event.told())
