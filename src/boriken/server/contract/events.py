"""What happened, by kind: a struct for each row of ``EVENT_KINDS``."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, Literal, Union

import msgspec

from boriken.engine.events import (
    ACTED,
    CARD_SETS,
    EVENT_KINDS,
    FLAGS,
    HANDED,
    TIE_BREAK_DRAWN,
    WORDS,
    Event,
    EventKind,
)
from boriken.engine.shapes import Ending, Field, Good, Tile
from boriken.rules.puertoma.tie_breaks import counted_to
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


def _complete_tie_break(event: Any) -> None:
    """PUE-8: older logs do not say which of the candidates it was."""
    if event.number == 0 and event.candidates:
        event.number = counted_to(event.tie_break, event.candidates)
        event.wraps = event.tie_break > event.candidates


_COMPLETED: Final = {TIE_BREAK_DRAWN: {"__post_init__": _complete_tie_break}}
"""Events of older logs that lack more than a default can say."""


def _struct(kind: EventKind) -> type[msgspec.Struct]:
    return msgspec.defstruct(
        struct_name(kind.name, "Event"),
        [("seat", int | None), *map(_field, kind.fields)],
        bases=(Message,),
        module=__name__,
        tag_field="event",
        tag=kind.name,
        namespace=_COMPLETED.get(kind.number, {}),
    )


EVENTS: Final = [_struct(kind) for kind in EVENT_KINDS]

if TYPE_CHECKING:
    GameEvent = msgspec.Struct

    class ActedEvent(msgspec.Struct):
        """An action was carried out."""

        seat: int | None
        action: str
        forced: bool
        decision: str
else:
    ActedEvent = EVENTS[ACTED]
    GameEvent = Union[tuple(EVENTS)]  # noqa: UP007  (there is no other way to write it)


def told(event: Event) -> GameEvent:
    """An event of the engine as everybody is told it."""
    return EVENTS[event.kind](event.seat if event.seat >= 0 else None, *event.told())
