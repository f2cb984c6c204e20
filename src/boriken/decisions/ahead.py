"""What somebody who waits can say ahead of their decision in the phase under way."""

from __future__ import annotations

from typing import Final, Literal

import msgspec
from msgspec import UNSET, UnsetType

from boriken.decisions.describing import Figures, figures
from boriken.decisions.obvious import obvious
from boriken.decisions.sheets import Sheet, sheet
from boriken.engine.frame import Frame
from boriken.engine.ids import (
    BUILDER_PHASE,
    CAPTAIN_PHASE,
    MAYOR_PHASE,
    PLACE_WORKERS,
    SETTLER_PHASE,
    STORAGE,
    TRADER_PHASE,
)
from boriken.engine.machine import advance
from boriken.engine.state import State
from boriken.rules.mayor import lift_workers


class Ahead(msgspec.Struct):
    """How a decision that is still to come can be answered without seeing it."""

    kind: str
    """Of the decision."""
    manner: Literal["pass", "proposal"]
    """By passing, or as the server proposes then."""
    sheet: Sheet | UnsetType = UNSET
    """What an answer of one's own can consist of, as far as it is known; missing where it is not, and where
    there is nothing to choose."""
    figures: Figures | UnsetType = UNSET
    """What the question speaks of, where there is a sheet."""


_AHEAD: Final[dict[int, tuple[int, Literal["pass", "proposal"]]]] = {
    SETTLER_PHASE: (SETTLER_PHASE, "pass"),
    MAYOR_PHASE: (PLACE_WORKERS, "proposal"),
    BUILDER_PHASE: (BUILDER_PHASE, "pass"),
    TRADER_PHASE: (TRADER_PHASE, "pass"),
    CAPTAIN_PHASE: (STORAGE, "proposal"),
    STORAGE: (STORAGE, "proposal"),
}
"""By the step of a phase: the decision that everybody comes to in it, and how it is answered."""


def ahead(state: State, seat: int) -> Ahead | None:
    """What a seat that does not decide now can say ahead; None if its turn in the phase is over."""
    if len(state.frames) < 2 or state.frames[-1].seat == seat:
        return None
    phase = state.frames[1]
    if phase.step not in _AHEAD:
        return None
    # Everybody stores when all have loaded (CAP-6); else the turns go round once, and ``count`` are over.
    if phase.step != CAPTAIN_PHASE and _turn_of(state, seat) < phase.count:
        return None
    step, manner = _AHEAD[int(phase.step)]
    told = Ahead(state.rules.steps[step].name, manner)
    known = _come_to(state, seat, step)
    if known is not None and not obvious(known):
        told.sheet = sheet(known) or UNSET
        told.figures = figures(known)
    return told


def foreseen(state: State, seat: int) -> State | None:
    """A copy in which a seat that waits has come to the decision it can answer ahead by a sheet; None if
    there is no such one."""
    told = ahead(state, seat)
    if told is None or told.sheet is UNSET:
        return None
    return _come_to(state, seat, _AHEAD[int(state.frames[1].step)][0])


def _come_to(state: State, seat: int, step: int) -> State | None:
    """A copy in which the seat decides in this step, as if those before it had: they change nothing of what
    it has. None if that is not known yet, or if nothing would be asked."""
    copy = state.clone()
    phase = copy.frames[1]
    del copy.frames[2:]
    turn = _turn_of(state, seat)
    if step == STORAGE:
        copy.frames[1] = Frame(STORAGE, seat, phase.taker, count=turn)
    elif step == PLACE_WORKERS and phase.count:
        # MAY-2: who comes with the ship is known as soon as the first one places.
        phase.count = turn + 1
        phase.seat = (seat + 1) % state.rules.players
        lift_workers(copy, seat, phase.taker)
    else:
        return None
    advance(copy)
    is_asked = not copy.over and copy.frames[-1].seat == seat and copy.frames[-1].step == step
    return copy if is_asked else None


def _turn_of(state: State, seat: int) -> int:
    """How many come before a seat in the phase under way."""
    return int((seat - state.frames[1].taker) % state.rules.players)
