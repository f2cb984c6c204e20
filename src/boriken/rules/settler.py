"""Settler: new plantations and quarries (SETL-1 to SETL-4), hacienda, construction hut."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from boriken.engine.actions import DRAW, PASS, TAKE_FOREST, TAKE_TILE
from boriken.engine.events import FOREST_PLACED, TILE_DRAWN, TILE_TAKEN, TILES_TURNED_UP, tell
from boriken.engine.extension import LAND_CHANGED, PEOPLE_CHANGED, close_phase, settle, turn_begins
from boriken.engine.frame import Frame
from boriken.engine.ids import (
    FIELDS,
    FOREST,
    GOODS,
    HACIENDA_DRAW,
    ISLAND_FIELDS,
    NO_GOOD,
    NOBODY,
    QUARRY,
    TILE_NAMES,
    TILE_OR_FOREST,
)
from boriken.engine.points import AS_FOREST, DRAW_TILE, QUARRY_RIGHT
from boriken.engine.seat import KNOWN_FOREST
from boriken.engine.state import State
from boriken.engine.step import Refusal, Step
from boriken.rules.hospice import call_hospice, leave_to_library, library_follows, serve_by_hospice
from boriken.rules.pieces import draw_tile, put_forest, put_tile, tiles_left

if TYPE_CHECKING:
    from mypy_extensions import i64


# Where a player's turn is.
BEFORE_TILE: Final = 0
_REGULAR_TILE: Final = 1
_AFTER_TILE: Final = 2
_TURN_OVER: Final = 3


class SettlerPhase(Step):
    """Each player in turn takes a tile.

    ``count``: turns finished. ``memo``: where the turn is. ``rest``: bits of the kinds placed in this
    turn that a hospice's worker may go to (HOS-2), and whether it came.
    """

    name = "settler"

    def resume(self, state: State, frame: Frame) -> bool:
        rules = state.rules
        while frame.count < rules.players:
            seat = state.seats[frame.seat]
            is_begun = frame.memo == BEFORE_TILE
            if is_begun:
                if turn_begins(state, frame):
                    return False
                frame.memo = _REGULAR_TILE
                if seat.plots < ISLAND_FIELDS and rules.has(seat.active, DRAW_TILE) and tiles_left(state):
                    state.frames.append(Frame(HACIENDA_DRAW, frame.seat, frame.taker))
                    return False
            if frame.memo == _REGULAR_TILE:
                # Without a hacienda's tile in between nobody has to be asked twice.
                if not is_begun and turn_begins(state, frame):
                    return False
                if rules.hospice_serves_at_once and call_hospice(state, frame, frame.seat):
                    return False
                if seat.plots < ISLAND_FIELDS:
                    return True
                frame.memo = _AFTER_TILE
            if frame.memo == _AFTER_TILE:
                frame.memo = _TURN_OVER
                if not library_follows(state, frame) and call_hospice(state, frame, frame.seat):
                    return False
            settle(state, frame.seat, LAND_CHANGED | PEOPLE_CHANGED)
            leave_to_library(state, frame)
            frame.count += 1
            frame.seat = (frame.seat + 1) % rules.players
            frame.memo = BEFORE_TILE
        if frame.count == rules.players and close_phase(state, frame):
            return False
        turn_up_tiles(state)
        state.frames.pop()
        return False

    def options(self, state: State, frame: Frame) -> list[int]:
        """SETL-1, SETL-2: one of the plantations face up, or a quarry for those who may."""
        choices = face_up_choices(state, frame.seat)
        if quarries_left(state) and may_take_quarry(state, frame.seat, frame.taker):
            choices.append(TAKE_TILE + QUARRY)
        choices.append(PASS)
        return choices

    def apply(self, state: State, frame: Frame, action: int) -> None:
        frame.memo = _AFTER_TILE
        if action != PASS:
            frame.rest |= 1 << take_tile(state, frame.seat, action)

    def universe(self, state: State, frame: Frame) -> list[int]:
        return tile_universe()

    def refuse(self, state: State, frame: Frame, action: int) -> Refusal:
        return refuse_tile(state, frame, action)


def face_up_choices(state: State, number: i64) -> list[int]:
    """SETL-1: the plantations face up. FOREST-1: also face down, with an occupied forest house."""
    choices: list[int] = []
    for kind in range(GOODS):
        if state.face_up[kind] > 0:
            choices.append(TAKE_TILE + kind)
    if state.rules.has(state.seats[number].active, AS_FOREST):
        for kind in range(GOODS):
            if state.face_up[kind] > 0:
                choices.append(TAKE_FOREST + kind)
    return choices


def may_take_quarry(state: State, number: i64, taker: i64) -> bool:
    """SETL-2: the settler's privilege. HUT-1: the construction hut."""
    return number == taker or state.rules.has(state.seats[number].active, QUARRY_RIGHT)


def quarries_left(state: State) -> bool:
    """SETL-2: whether there is a quarry to take. SETL-3: by some books not once all plantations are gone."""
    if state.quarries == 0:
        return False
    return not state.rules.quarries_need_plantations or _plantations_left(state)


def _plantations_left(state: State) -> bool:
    for kind in range(GOODS):
        if state.face_up[kind] > 0:
            return True
    return tiles_left(state)


def take_tile(state: State, number: i64, action: i64) -> i64:
    """Take one of the tiles offered; the kind of field it has become."""
    if action >= TAKE_FOREST:
        kind = action - TAKE_FOREST
        state.face_up[kind] -= 1
        put_forest(state.seats[number], kind + KNOWN_FOREST)
        tell(state, FOREST_PLACED, number)
        return FOREST
    kind = action - TAKE_TILE
    if kind == QUARRY:
        state.quarries -= 1
    else:
        state.face_up[kind] -= 1
    tell(state, TILE_TAKEN, number, kind)
    put_tile(state, number, kind)
    return kind


def tile_universe() -> list[int]:
    tiles = [TAKE_TILE + kind for kind in range(FIELDS)]
    return [*tiles, *(TAKE_FOREST + kind for kind in range(GOODS)), PASS]


def refuse_tile(state: State, frame: Frame, action: int) -> Refusal:
    if action == TAKE_TILE + QUARRY:
        if state.quarries == 0:
            return Refusal("SETL-2", "no_quarry_left")
        return Refusal("SETL-2", "no_right_to_quarry")
    if action < TAKE_FOREST:
        return Refusal("SETL-1", "not_face_up", {"field": TILE_NAMES[action - TAKE_TILE]})
    if not state.rules.has(state.seats[frame.seat].active, AS_FOREST):
        return Refusal("FOREST-1", "no_occupied_building", {"building": "forest_house"})
    return Refusal("SETL-1", "not_face_up", {"field": TILE_NAMES[action - TAKE_FOREST]})


class HaciendaDraw(Step):
    """HAC-1: before the regular tile, the hacienda's owner may draw one face-down plantation."""

    name = "hacienda"

    def options(self, state: State, frame: Frame) -> list[int]:
        return [DRAW, PASS]

    def apply(self, state: State, frame: Frame, action: int) -> None:
        state.frames.pop()
        if action == DRAW:
            place_drawn_tile(state, frame.seat, frame.taker)

    def universe(self, state: State, frame: Frame) -> list[int]:
        return [DRAW, PASS]


def place_drawn_tile(state: State, number: i64, taker: i64) -> None:
    """HAC-1, LAO-1: draw a tile and place it; with a forest house after looking at it (FOREST-2)."""
    kind = draw_tile(state)
    if state.rules.has(state.seats[number].active, AS_FOREST):
        state.frames.append(Frame(TILE_OR_FOREST, number, taker, memo=kind))
    else:
        serve_by_hospice(state, kind)
        tell(state, TILE_DRAWN, number, kind)
        put_tile(state, number, kind)


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
