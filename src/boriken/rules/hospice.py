"""The hospice: a worker with a new tile (HOS-1, HOS-2)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from boriken.engine.actions import NOBLE_ON, PASS, TILES, WORKER_ON
from boriken.engine.events import FIELD_STAFFED, WORKERS_GAINED, tell
from boriken.engine.extension import PEOPLE_CHANGED, settle
from boriken.engine.frame import Frame
from boriken.engine.ids import FOREST, HOSPICE_WORKER, SETTLER_PHASE, TILE_NAMES
from boriken.engine.points import DOUBLES_PRIVILEGE, TILE_WORKER
from boriken.engine.state import State
from boriken.engine.step import Refusal, Step
from boriken.rules.pieces import (
    may_take_noble,
    may_take_plain_worker,
    refuse_person,
    take_worker,
    workers_available,
)

if TYPE_CHECKING:
    from mypy_extensions import i64

HOSPICE_DONE: Final = 1 << TILES
"""In ``rest``, above the kinds of this turn's tiles: the hospice has brought its worker (HOS-2)."""
FOR_LIBRARY: Final = TILES + 1
"""So far to the left ``rest`` keeps what the settler's turn left there, until the library's tile."""


def serve_by_hospice(state: State, kind: i64) -> None:
    """HOS-2: whether the hospice's worker may go on the hacienda's tile."""
    phase = state.frames[-1]
    if state.rules.hospice_serves_hacienda and phase.step == SETTLER_PHASE:
        phase.rest |= 1 << kind


def library_follows(state: State, frame: Frame) -> bool:
    """HOS-2, LIB-2: whether the settler's hospice waits for the library's tile."""
    return (
        state.rules.hospice_serves_library
        and frame.seat == frame.taker
        and state.rules.has(state.seats[frame.seat].active, DOUBLES_PRIVILEGE)
    )


def leave_to_library(state: State, frame: Frame) -> None:
    """HOS-2: a turn is over. By 003 the settler's tiles may still get their worker with the library's."""
    if state.rules.hospice_serves_library and frame.seat == frame.taker:
        frame.rest <<= FOR_LIBRARY
    else:
        frame.rest -= frame.rest % (1 << FOR_LIBRARY)


def call_hospice(state: State, phase: Frame, number: i64) -> bool:
    """HOS-1, HOS-2: ask about a worker for the tiles that wait for one. True if there is something to ask."""
    tiles = phase.rest & (HOSPICE_DONE - 1)
    phase.rest -= tiles
    if tiles == 0 or phase.rest & HOSPICE_DONE:
        return False
    if not state.rules.has(state.seats[number].active, TILE_WORKER) or not _hospice_finds_worker(state):
        return False
    state.frames.append(Frame(HOSPICE_WORKER, number, phase.taker, rest=tiles))
    return True


def _hospice_finds_worker(state: State) -> bool:
    """HOS-1: in the supply; by most books, if that is empty, on the worker ship."""
    return state.workers > 0 or (state.rules.hospice_empties_ship and workers_available(state))


class HospiceWorker(Step):
    """HOS-1, HOS-2: a worker comes with a tile of this turn. ``rest``: bits of the kinds to choose from."""

    name = "hospice"

    def resume(self, state: State, frame: Frame) -> bool:
        if frame.rest > 1 << FOREST and state.rules.forest_worker_moves_on:
            frame.rest &= (1 << FOREST) - 1
        return True

    def options(self, state: State, frame: Frame) -> list[int]:
        seat = state.seats[frame.seat]
        choices: list[int] = []
        if not _hospice_finds_worker(state):
            return [PASS]
        for kind in range(TILES):
            # A festival's reward may have filled the circle in the meantime.
            if (frame.rest >> kind) & 1 and (kind == FOREST or seat.manned[kind] < seat.fields[kind]):
                if may_take_plain_worker(state):
                    choices.append(WORKER_ON + kind)
                if may_take_noble(state):
                    choices.append(NOBLE_ON + kind)
        choices.append(PASS)
        return choices

    def apply(self, state: State, frame: Frame, action: int) -> None:
        state.frames.pop()
        if action == PASS:
            return
        phase = state.frames[1]
        phase.rest |= HOSPICE_DONE
        seat = state.seats[frame.seat]
        if action >= NOBLE_ON:
            kind = action - NOBLE_ON
            state.ship_nobles -= 1
            seat.nobles += 1
        else:
            kind = action - WORKER_ON
            take_worker(state)
        if kind == FOREST:
            seat.idle += 1
            tell(state, WORKERS_GAINED, frame.seat, 1)
        else:
            seat.manned[kind] += 1
            tell(state, FIELD_STAFFED, frame.seat, kind, 1)
        if phase.count > state.rules.players:  # with the library's tile, after the turns
            settle(state, frame.seat, PEOPLE_CHANGED)

    def universe(self, state: State, frame: Frame) -> list[int]:
        workers = [WORKER_ON + kind for kind in range(TILES)]
        return [*workers, *(NOBLE_ON + kind for kind in range(TILES)), PASS]

    def refuse(self, state: State, frame: Frame, action: int) -> Refusal:
        kind = (action - WORKER_ON) if action < NOBLE_ON else action - NOBLE_ON
        tile: dict[str, int | str] = {"field": TILE_NAMES[kind]}
        seat = state.seats[frame.seat]
        if not (frame.rest >> kind) & 1:
            if kind == FOREST and state.rules.forest_worker_moves_on and len(seat.forests) > 0:
                return Refusal("FOREST-2", "forest_worker_moves_on")
            return Refusal("HOS-2", "not_this_turns_tile", tile)
        if action >= NOBLE_ON and not state.rules.hospice_empties_ship:
            return Refusal("RUL-12", "only_from_supply", {"building": "hospice"})
        if kind != FOREST and seat.manned[kind] == seat.fields[kind]:
            return Refusal("HOS-1", "no_circle_on_tile", tile)
        return refuse_person(action >= NOBLE_ON)
