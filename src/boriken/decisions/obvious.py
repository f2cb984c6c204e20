"""Decisions that have one sensible answer, so that nobody needs to be asked."""

from __future__ import annotations

from boriken.decisions.answering import Carried
from boriken.decisions.sheets import sheet
from boriken.engine.actions import BARREL, NOBLE_ON, PASS, WORKER_ON
from boriken.engine.ids import (
    BLACK_MARKET_STEP,
    CRAFTSMAN_PHASE,
    FOREST,
    GOODS,
    HOSPICE_WORKER,
    MAYOR_PHASE,
    STORAGE,
    UNIVERSITY_WORKER,
    VILLAS,
)
from boriken.engine.seat import Seat
from boriken.engine.state import State


def obvious(state: State) -> list[int]:
    """The actions of the only answer that is not worse than another in any respect; none if there is
    something to weigh.

    Keeping everything, or as much as there is room for of the only kind (CAP-6): barrels that stay can be
    loaded or sold later, those given up bring nothing. The craftsman's barrel for nothing, if there is only
    one kind of it (CRA-4). What a black market takes, if there is just enough to hand over (BLM-2).
    A free worker for whom there is a circle (MAY-1, VIL-1, HOS-1, UNI-1): an occupied tile does what an empty
    one does and more. It is a decision all the same when the supply may run out through it (END-1a), when a
    noble could come instead, or when the worker would only wait on the portrait.
    """
    step = state.frames[-1].step
    if step == STORAGE:
        return _keep_all(state)
    if step == CRAFTSMAN_PHASE:
        return _take_barrel(state)
    if step == BLACK_MARKET_STEP:
        return _hand_over_all(state)
    if step in (MAYOR_PHASE, VILLAS, HOSPICE_WORKER, UNIVERSITY_WORKER):
        return _take_worker(state)
    return []


def _keep_all(state: State) -> list[int]:
    """CAP-6: if there is room for every barrel, or only one kind to keep some of."""
    asked = sheet(state)
    assert asked is not None
    goods = [barrels for barrels in state.seats[state.frames[-1].seat].goods if barrels]
    carried = Carried(state, {item.id: item.most for item in asked.items})
    is_all = sum(item.most for item in asked.items) == sum(goods)
    return carried.actions if (is_all or len(goods) == 1) and carried.problem is None else []


def _take_barrel(state: State) -> list[int]:
    """CRA-4: if there is one kind."""
    barrels = [action for action in state.choices if BARREL <= action < BARREL + GOODS]
    return barrels if len(barrels) == 1 else []


def _hand_over_all(state: State) -> list[int]:
    """BLM-2: if there is no more than must be handed over."""
    asked = sheet(state)
    assert asked is not None
    if len(asked.items) != asked.total:
        return []
    carried = Carried(state, {item.id: 1 for item in asked.items})
    return carried.actions if carried.problem is None else []


def _take_worker(state: State) -> list[int]:
    free = [action for action in state.choices if action != PASS]
    if len(free) != 1 or not _has_room(state, free[0]) or _may_end_by(state):
        return []
    return free


def _has_room(state: State, action: int) -> bool:
    """Whether the worker comes to stand on a circle, also after the worker ship has been shared out."""
    frame = state.frames[-1]
    seat = state.seats[frame.seat]
    if frame.step == HOSPICE_WORKER:
        return WORKER_ON <= action < NOBLE_ON and action != WORKER_ON + FOREST
    if frame.step == UNIVERSITY_WORKER:
        return bool(state.rules.circles[seat.city[-1]])
    on_ship = int(state.worker_ship + state.ship_nobles)
    share = -(-on_ship // state.rules.players)
    return _people(seat) + share < sum(seat.fields) + _building_circles(state, seat)


def _may_end_by(state: State) -> bool:
    """END-1a, MAY-5: whether the supply could be too small for the empty circles of the next worker ship."""
    wanted = 0
    for seat in state.seats:
        on_buildings = max(0, _people(seat) - sum(seat.fields))
        wanted += max(0, _building_circles(state, seat) - on_buildings)
    return bool(state.workers <= max(wanted, state.rules.players))


def _people(seat: Seat) -> int:
    """Everybody of a seat, nobles too."""
    return int(seat.idle + sum(seat.manned) + sum(seat.crew))


def _building_circles(state: State, seat: Seat) -> int:
    return int(sum(state.rules.circles[building] for building in seat.city))
