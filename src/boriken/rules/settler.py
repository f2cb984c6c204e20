"""Settler: new plantations and quarries (SETL-1 to SETL-4), hacienda, construction hut, hospice."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from boriken.engine.actions import DRAW, PASS, TAKE_TILE, WORKER_ON
from boriken.engine.events import FIELD_STAFFED, TILE_DRAWN, TILE_TAKEN, TILES_TURNED_UP, tell
from boriken.engine.frame import Frame
from boriken.engine.ids import (
    FIELD_NAMES,
    FIELDS,
    GOODS,
    HACIENDA_DRAW,
    HOSPICE_WORKER,
    ISLAND_FIELDS,
    NO_GOOD,
    NOBODY,
    QUARRY,
)
from boriken.engine.points import DRAW_TILE, QUARRY_RIGHT, TILE_WORKER
from boriken.engine.state import State
from boriken.engine.step import Refusal, Step
from boriken.rules.pieces import draw_tile, put_tile, take_worker, tiles_left, workers_available

if TYPE_CHECKING:
    from mypy_extensions import i64

# Where a player's turn is.
_BEFORE_TILE: Final = 0
_REGULAR_TILE: Final = 1
_AFTER_TILE: Final = 2
_TURN_OVER: Final = 3


class SettlerPhase(Step):
    """Each player in turn takes a tile.

    ``count``: turns finished. ``memo``: where the turn is. ``rest``: bits of the kinds placed in this
    turn that a hospice's worker may go to (HOS-2).
    """

    name = "settler"

    def resume(self, state: State, frame: Frame) -> bool:
        while frame.count < state.rules.players:
            seat = state.seats[frame.seat]
            if frame.memo == _BEFORE_TILE:
                frame.memo = _REGULAR_TILE
                if (
                    seat.plots < ISLAND_FIELDS
                    and state.rules.has(seat.active, DRAW_TILE)
                    and tiles_left(state)
                ):
                    state.frames.append(Frame(HACIENDA_DRAW, frame.seat, frame.taker))
                    return False
            if frame.memo == _REGULAR_TILE:
                if seat.plots < ISLAND_FIELDS:
                    return True
                frame.memo = _AFTER_TILE
            if frame.memo == _AFTER_TILE:
                frame.memo = _TURN_OVER
                if frame.rest and state.rules.has(seat.active, TILE_WORKER) and workers_available(state):
                    state.frames.append(Frame(HOSPICE_WORKER, frame.seat, frame.taker, rest=frame.rest))
                    return False
            frame.count += 1
            frame.seat = (frame.seat + 1) % state.rules.players
            frame.memo = _BEFORE_TILE
            frame.rest = 0
        turn_up_tiles(state)
        state.frames.pop()
        return False

    def options(self, state: State, frame: Frame) -> list[int]:
        """SETL-1, SETL-2: one of the plantations face up, or a quarry for those who may."""
        choices: list[int] = []
        for kind in range(GOODS):
            if state.face_up[kind] > 0:
                choices.append(TAKE_TILE + kind)
        if state.quarries > 0 and may_take_quarry(state, frame):
            choices.append(TAKE_TILE + QUARRY)
        choices.append(PASS)
        return choices

    def apply(self, state: State, frame: Frame, action: int) -> None:
        frame.memo = _AFTER_TILE
        if action == PASS:
            return
        kind = action - TAKE_TILE
        if kind == QUARRY:
            state.quarries -= 1
        else:
            state.face_up[kind] -= 1
        put_tile(state.seats[frame.seat], kind)
        frame.rest |= 1 << kind
        tell(state, TILE_TAKEN, frame.seat, kind)

    def universe(self, state: State, frame: Frame) -> list[int]:
        return [TAKE_TILE + kind for kind in range(FIELDS)] + [PASS]

    def refuse(self, state: State, frame: Frame, action: int) -> Refusal:
        kind = action - TAKE_TILE
        if kind == QUARRY and state.quarries > 0:
            return Refusal("SETL-2", "no_right_to_quarry")
        if kind == QUARRY:
            return Refusal("SETL-2", "no_quarry_left")
        return Refusal("SETL-1", "not_face_up", {"field": FIELD_NAMES[kind]})


def may_take_quarry(state: State, frame: Frame) -> bool:
    """SETL-2: the settler's privilege. HUT-1: the construction hut."""
    return frame.seat == frame.taker or state.rules.has(state.seats[frame.seat].active, QUARRY_RIGHT)


class HaciendaDraw(Step):
    """HAC-1: before the regular tile, the hacienda's owner may draw one face-down plantation."""

    name = "hacienda"

    def options(self, state: State, frame: Frame) -> list[int]:
        return [DRAW, PASS]

    def apply(self, state: State, frame: Frame, action: int) -> None:
        state.frames.pop()
        if action == PASS:
            return
        kind = draw_tile(state)
        put_tile(state.seats[frame.seat], kind)
        if state.rules.hospice_serves_hacienda:
            state.frames[-1].rest |= 1 << kind
        tell(state, TILE_DRAWN, frame.seat, kind)

    def universe(self, state: State, frame: Frame) -> list[int]:
        return [DRAW, PASS]


class HospiceWorker(Step):
    """HOS-1, HOS-2: a worker comes with a tile of this turn. ``rest``: bits of the kinds to choose from."""

    name = "hospice"

    def options(self, state: State, frame: Frame) -> list[int]:
        choices: list[int] = []
        for kind in range(FIELDS):
            if (frame.rest >> kind) & 1:
                choices.append(WORKER_ON + kind)
        choices.append(PASS)
        return choices

    def apply(self, state: State, frame: Frame, action: int) -> None:
        state.frames.pop()
        if action == PASS:
            return
        kind = action - WORKER_ON
        take_worker(state)
        state.seats[frame.seat].manned[kind] += 1
        tell(state, FIELD_STAFFED, frame.seat, kind, 1)

    def universe(self, state: State, frame: Frame) -> list[int]:
        return [WORKER_ON + kind for kind in range(FIELDS)] + [PASS]

    def refuse(self, state: State, frame: Frame, action: int) -> Refusal:
        return Refusal("HOS-2", "not_this_turns_tile", {"field": FIELD_NAMES[action - WORKER_ON]})


def turn_up_tiles(state: State) -> None:
    """SETL-4: the tiles left over are discarded and new ones turned up."""
    for kind in range(GOODS):
        state.discard[kind] += state.face_up[kind]
        state.face_up[kind] = 0
    turned: i64 = 0
    while turned < state.rules.face_up:
        kind = draw_tile(state)
        if kind == NO_GOOD:
            break
        state.face_up[kind] += 1
        turned += 1
    tell(state, TILES_TURNED_UP, NOBODY, turned)
