"""Tables that nobody keeps: lessons and the analysis board are played on them, request by request."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from boriken.chance import Chance
from boriken.engine.options import HUMAN, PUERTOMA
from boriken.engine.state import State
from boriken.server.document import OVER, PERSON, PLAYING, Document, SeatDocument
from boriken.server.new_table import puertoma_seat
from boriken.server.table import Table

VISITOR: Final = "visitor"
"""Nobody's name: who plays there need not be known."""


def unstored_table(
    name: str, state: State, now: int, human: Callable[[int], SeatDocument], chance: Chance | None = None
) -> Table:
    """A table that stands as the position says; ``human`` tells who sits in a seat that is no Puertoma's."""
    options = state.rules.options
    kinds = options.seats or (HUMAN,) * options.players
    seats = tuple(puertoma_seat() if kind == PUERTOMA else human(number) for number, kind in enumerate(kinds))
    document = Document(
        title="",
        host=VISITOR,
        host_name="",
        options=dict(options.to_json()),
        seats=seats,
        order="fixed",
        undo="none",
        status=OVER if state.over else PLAYING,
        created=now,
        turn=None if state.over else int(state.frames[-1].seat),
        moved=1,
        marks=(None,) * len(seats),
    )
    return Table(name, 1, now, document, state, chance)


def visitor_seat(name: str | None = None) -> SeatDocument:
    return SeatDocument(kind=PERSON, guests=(VISITOR,), name=name)
