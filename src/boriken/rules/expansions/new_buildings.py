"""Expansion I: steps of the forest house and the library. The other buildings with steps of their own have
files of their own."""

from __future__ import annotations

from typing import TYPE_CHECKING

from boriken.catalog.buildings import LIBRARY
from boriken.engine.actions import MAKE_FOREST, PASS, PLANT, TAKE_TILE
from boriken.engine.events import FOREST_PLACED, TILE_DRAWN, tell
from boriken.engine.extension import LAND_CHANGED, ask_again, settle, turn_begins
from boriken.engine.frame import Frame
from boriken.engine.ids import FOREST, ISLAND_FIELDS, QUARRY
from boriken.engine.points import DOUBLES_PRIVILEGE, QUARRY_RIGHT
from boriken.engine.state import State
from boriken.engine.step import Refusal, Step
from boriken.rules.hospice import FOR_LIBRARY, call_hospice, serve_by_hospice
from boriken.rules.pieces import put_forest, put_tile
from boriken.rules.settler import face_up_choices, quarries_left, refuse_tile, take_tile, tile_universe

if TYPE_CHECKING:
    from mypy_extensions import i64


class TileOrForest(Step):
    """FOREST-1, FOREST-2: a drawn tile has been looked at. ``memo``: its kind, a secret of the seat."""

    name = "drawn tile"

    def options(self, state: State, frame: Frame) -> list[int]:
        return [PLANT, MAKE_FOREST]

    def apply(self, state: State, frame: Frame, action: int) -> None:
        state.frames.pop()
        if action == MAKE_FOREST:
            serve_by_hospice(state, FOREST)
            tell(state, FOREST_PLACED, frame.seat)
            put_forest(state.seats[frame.seat], frame.memo)
        else:
            serve_by_hospice(state, frame.memo)
            tell(state, TILE_DRAWN, frame.seat, frame.memo)
            put_tile(state, frame.seat, frame.memo)
        settle(state, frame.seat, LAND_CHANGED)

    def universe(self, state: State, frame: Frame) -> list[int]:
        return [PLANT, MAKE_FOREST]


class LibraryTile(Step):
    """LIB-2: after all others the settler takes one more plantation from those left face up.

    ``memo``: 1 once begun, 2 once decided.
    """

    name = "library tile"

    def resume(self, state: State, frame: Frame) -> bool:
        seat = state.seats[frame.seat]
        if frame.memo < 2 and (seat.owned >> LIBRARY) & 1:
            ask_again(state, frame)
            if turn_begins(state, frame):
                return False
            if seat.plots < ISLAND_FIELDS and state.rules.has(seat.active, DOUBLES_PRIVILEGE):
                return True
        state.frames.pop()
        call_hospice_at_last(state, frame.seat)
        return False

    def options(self, state: State, frame: Frame) -> list[int]:
        """A quarry only with the construction hut."""
        choices = face_up_choices(state, frame.seat)
        if quarries_left(state) and state.rules.has(state.seats[frame.seat].active, QUARRY_RIGHT):
            choices.append(TAKE_TILE + QUARRY)
        choices.append(PASS)
        return choices

    def apply(self, state: State, frame: Frame, action: int) -> None:
        frame.memo = 2
        if action != PASS:
            kind = take_tile(state, frame.seat, action)
            if state.rules.hospice_serves_library:
                state.frames[1].rest |= 1 << (kind + FOR_LIBRARY)
            settle(state, frame.seat, LAND_CHANGED)

    def universe(self, state: State, frame: Frame) -> list[int]:
        return tile_universe()

    def refuse(self, state: State, frame: Frame, action: int) -> Refusal:
        if action == TAKE_TILE + QUARRY and quarries_left(state):
            return Refusal("LIB-2", "second_tile_no_quarry")
        return refuse_tile(state, frame, action)


def call_hospice_at_last(state: State, settler: i64) -> None:
    """HOS-2, LIB-2: by 003 the settler's hospice serves any tile of the phase, the library's included."""
    phase = state.frames[1]
    phase.rest >>= FOR_LIBRARY
    call_hospice(state, phase, settler)
