"""Settler: new plantations and quarries (SETL-1 to SETL-4), hacienda, construction hut, hospice."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from boriken.engine.actions import DRAW, NOBLE_ON, PASS, TAKE_FOREST, TAKE_TILE, TILES, WORKER_ON
from boriken.engine.events import (
    FIELD_STAFFED,
    FOREST_PLACED,
    TILE_DRAWN,
    TILE_TAKEN,
    TILES_TURNED_UP,
    WORKERS_GAINED,
    tell,
)
from boriken.engine.extension import LAND_CHANGED, PEOPLE_CHANGED, close_phase, settle, turn_begins
from boriken.engine.frame import Frame
from boriken.engine.ids import (
    FIELDS,
    FOREST,
    GOODS,
    HACIENDA_DRAW,
    HOSPICE_WORKER,
    ISLAND_FIELDS,
    NO_GOOD,
    NOBODY,
    QUARRY,
    SETTLER_PHASE,
    TILE_NAMES,
    TILE_OR_FOREST,
)
from boriken.engine.points import AS_FOREST, DOUBLES_PRIVILEGE, DRAW_TILE, QUARRY_RIGHT, TILE_WORKER
from boriken.engine.seat import KNOWN_FOREST
from boriken.engine.state import State
from boriken.engine.step import Refusal, Step
from boriken.rules.pieces import (
    draw_tile,
    may_take_noble,
    may_take_plain_worker,
    put_forest,
    put_tile,
    refuse_person,
    take_worker,
    tiles_left,
    workers_available,
)

if TYPE_CHECKING:
    from mypy_extensions import i64

HOSPICE_DONE: Final = 1 << TILES
"""In ``rest``, above the kinds of this turn's tiles: the hospice has brought its worker (HOS-2)."""
FOR_LIBRARY: Final = TILES + 1
"""So far to the left ``rest`` keeps what the settler's turn left there, until the library's tile."""

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
            if frame.memo == BEFORE_TILE:
                if turn_begins(state, frame):
                    return False
                frame.memo = _REGULAR_TILE
                if seat.plots < ISLAND_FIELDS and rules.has(seat.active, DRAW_TILE) and tiles_left(state):
                    state.frames.append(Frame(HACIENDA_DRAW, frame.seat, frame.taker))
                    return False
            if frame.memo == _REGULAR_TILE:
                if turn_begins(state, frame):
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
