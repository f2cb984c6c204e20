"""Captain: loading ships (CAP-1 to CAP-5), harbor and wharf. What follows is in ``storage``."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from boriken.catalog.buildings import HARBOR, LIGHTHOUSE
from boriken.engine.actions import (
    PASS,
    SEND,
    WHARF_LOAD,
    barrels_of_send,
    capacity_of_load,
    good_of_load,
    good_of_send,
    load_action,
    send_action,
)
from boriken.engine.events import LOADED, SENT, SHIPPED, tell
from boriken.engine.extension import NO_SHIP, POINTS_CHANGED, push_steps, settle, turn_begins
from boriken.engine.frame import Frame
from boriken.engine.ids import (
    CAPTAIN,
    CAPTAIN_PHASE,
    GOOD_NAMES,
    GOODS,
    MOST_BARRELS,
    NO_GOOD,
    SMALL_WHARF_STEP,
    STORAGE,
)
from boriken.engine.packing import pack
from boriken.engine.points import LOAD_COINS, LOAD_POINTS, PRIVATE_SHIP, SMALL_SHIP
from boriken.engine.seat import Seat
from boriken.engine.sources import ROLE_SOURCE
from boriken.engine.state import State
from boriken.engine.step import Refusal, Step
from boriken.rules.pieces import gain_coins_from, gain_points, may_decline, offer, privilege

if TYPE_CHECKING:
    from mypy_extensions import i64

PRIVILEGE_USED: Final = 1
_WHARF_USED: Final = 1 << 1
"""Shifted left by the seat; so are the two below."""
SMALL_WHARF_USED: Final = 1 << 6
FIRST_TURN_TAKEN: Final = 1 << 11
STARTED: Final = 1 << 16


class CaptainPhase(Step):
    """CAP-1: players load in turn until a whole circle has neither loaded nor used a wharf (RUL-7).

    ``count``: players in a row who did not. ``memo``: bits for the privilege, and for each seat's wharves
    and first turn.
    """

    name = "captain"

    def resume(self, state: State, frame: Frame) -> bool:
        if frame.count < state.rules.players:
            return not turn_begins(state, frame)
        state.frames[-1] = Frame(STORAGE, frame.taker, frame.taker)
        state.quiet = 0  # RUL-22: guests can be of another use now
        push_steps(state, state.rules.closings[CAPTAIN_PHASE], frame.taker)
        return False

    def options(self, state: State, frame: Frame) -> list[int]:
        """CAP-2, WHA-2: load, or use a wharf; pass only if no cargo ship can be loaded (but RUL-30)."""
        choices: list[int] = []
        seat = state.seats[frame.seat]
        for good in range(GOODS):
            if seat.goods[good] > 0:
                most = most_loadable(state, seat, good)
                if most > 0:
                    for ship in range(len(state.rules.ships)):
                        if loadable(state, seat, good, ship) == most:
                            choices.append(load_action(good, state.rules.ships[ship]))
        must_load = len(choices) > 0
        if may_use_wharf(state, frame):
            for good in range(GOODS):
                if seat.goods[good] > 0:
                    choices.append(WHARF_LOAD + good)
        if may_use_small_wharf(state, frame):
            for good in range(GOODS):
                for barrels in range(1, seat.goods[good] + 1):
                    choices.append(send_action(good, barrels))
        if not must_load or may_ship_nothing(state, frame):
            choices.append(PASS)
        return choices

    def apply(self, state: State, frame: Frame, action: int) -> None:
        if action == PASS and not (may_ship_nothing(state, frame) and can_load(state, frame.seat)):
            frame.count += 1
        elif action == PASS:
            frame.count = 0
            frame.memo |= SMALL_WHARF_USED << frame.seat
        else:
            frame.count = 0
            if action >= SEND:
                frame.memo |= SMALL_WHARF_USED << frame.seat
                good = good_of_send(action)
                state.frames.append(Frame(SMALL_WHARF_STEP, frame.seat, frame.taker))
                put_on_private_ship(state, state.frames[-1], good, barrels_of_send(action))
            elif action >= WHARF_LOAD:
                use_wharf(state, frame, action - WHARF_LOAD)
            else:
                good = good_of_load(action)
                capacity = capacity_of_load(action)
                load_ship(state, frame, good, state.rules.ships.index(capacity))
        frame.seat = (frame.seat + 1) % state.rules.players

    def universe(self, state: State, frame: Frame) -> list[int]:
        loads = [load_action(good, capacity) for good in range(GOODS) for capacity in state.rules.ships]
        wharves = [WHARF_LOAD + good for good in range(GOODS)]
        sends = [
            send_action(good, barrels) for good in range(GOODS) for barrels in range(1, MOST_BARRELS + 1)
        ]
        return [*loads, *wharves, *sends, PASS]

    def refuse(self, state: State, frame: Frame, action: int) -> Refusal:
        seat = state.seats[frame.seat]
        if action == PASS:
            return Refusal("CAP-2", "must_load")
        if action >= SEND:
            return _refuse_small_wharf(state, frame, good_of_send(action))
        if action >= WHARF_LOAD:
            return _refuse_wharf(state, frame, action - WHARF_LOAD)
        good = good_of_load(action)
        capacity = capacity_of_load(action)
        ship = state.rules.ships.index(capacity)
        named: dict[str, int | str] = {"good": GOOD_NAMES[good], "ship": capacity}
        if seat.goods[good] == 0:
            return Refusal("CAP-1", "no_barrel", named)
        if state.ship_load[ship] == capacity:
            return Refusal("CAP-3", "ship_full", named)
        if state.ship_good[ship] not in (NO_GOOD, good):
            return Refusal("CAP-3", "ship_has_other", {**named, "other": GOOD_NAMES[state.ship_good[ship]]})
        if state.ship_good[ship] == NO_GOOD and good in state.ship_good:
            return Refusal("CAP-3", "kind_on_other_ship", named)
        return Refusal(
            "CAP-4",
            "other_ship_takes_more",
            {**named, "here": loadable(state, seat, good, ship), "there": most_loadable(state, seat, good)},
        )


def _refuse_wharf(state: State, frame: Frame, good: i64) -> Refusal:
    if not state.rules.has(state.seats[frame.seat].active, PRIVATE_SHIP):
        return Refusal("WHA-1", "no_occupied_building", {"building": "wharf"})
    if frame.memo & (_WHARF_USED << frame.seat):
        return Refusal("WHA-1", "wharf_used")
    return Refusal("WHA-1", "no_barrel", {"good": GOOD_NAMES[good]})


def loadable(state: State, seat: Seat, good: i64, ship: i64) -> i64:
    """CAP-3: how many barrels of a kind a ship takes, were it the only one."""
    if state.ship_good[ship] == good:
        room = state.rules.ships[ship] - state.ship_load[ship]
    elif state.ship_good[ship] != NO_GOOD or good in state.ship_good:
        return 0
    else:
        room = state.rules.ships[ship]
    barrels = seat.goods[good]
    return barrels if barrels < room else room


def most_loadable(state: State, seat: Seat, good: i64) -> i64:
    """CAP-4: the most barrels of a kind that a ship takes."""
    most: i64 = 0
    for ship in range(len(state.rules.ships)):
        barrels = loadable(state, seat, good, ship)
        if barrels > most:
            most = barrels
    return most


def may_use_wharf(state: State, frame: Frame) -> bool:
    """WHA-1: once in a captain phase; declining does not use it up."""
    return state.rules.has(state.seats[frame.seat].active, PRIVATE_SHIP) and not frame.memo & (
        _WHARF_USED << frame.seat
    )


def may_use_small_wharf(state: State, frame: Frame) -> bool:
    """SMW-1: once in a captain phase, like the wharf."""
    return state.rules.has(state.seats[frame.seat].active, SMALL_SHIP) and not frame.memo & (
        SMALL_WHARF_USED << frame.seat
    )


def may_ship_nothing(state: State, frame: Frame) -> bool:
    """RUL-30: by 001 the small wharf may ship no barrel at all, which uses it up like any other use."""
    return state.rules.small_wharf_may_stay_empty and may_use_small_wharf(state, frame)


def can_load(state: State, number: i64) -> bool:
    """Whether a seat can load a cargo ship."""
    seat = state.seats[number]
    return any(seat.goods[good] > 0 and most_loadable(state, seat, good) > 0 for good in range(GOODS))


def _refuse_small_wharf(state: State, frame: Frame, good: i64) -> Refusal:
    if not state.rules.has(state.seats[frame.seat].active, SMALL_SHIP):
        return Refusal("SMW-1", "no_occupied_building", {"building": "small_wharf"})
    if frame.memo & (SMALL_WHARF_USED << frame.seat):
        return Refusal("SMW-1", "small_wharf_used")
    return Refusal("SMW-1", "too_few_barrels", _stock_of(state.seats[frame.seat], good))


def _stock_of(seat: Seat, good: i64) -> dict[str, int | str]:
    return {"good": GOOD_NAMES[good], "barrels": seat.goods[good]}


# --- Loading ---------------------------------------------------------------------------------------------


def load_ship(state: State, frame: Frame, good: i64, ship: i64) -> None:
    """CAP-4: as many barrels as fit."""
    number = frame.seat
    seat = state.seats[number]
    barrels = loadable(state, seat, good, ship)
    seat.goods[good] -= barrels
    state.ship_good[ship] = good
    state.ship_load[ship] += barrels
    points = points_for_loading(state, frame, number, barrels)
    tell(state, LOADED, number, good, state.rules.ships[ship], barrels, points)
    reward_loading(state, number, points)
    tell_loaded(state, number, good, ship, barrels)


def use_wharf(state: State, frame: Frame, good: i64) -> None:
    """WHA-1: all barrels of a kind, which go to the supply at once."""
    number = frame.seat
    seat = state.seats[number]
    barrels = seat.goods[good]
    seat.goods[good] = 0
    state.supply[good] += barrels
    frame.memo |= _WHARF_USED << number
    points = points_for_loading(state, frame, number, barrels)
    tell(state, SHIPPED, number, good, barrels, points)
    reward_loading(state, number, points)
    tell_loaded(state, number, good, NO_SHIP, barrels)


def put_on_private_ship(state: State, frame: Frame, good: i64, barrels: i64) -> None:
    """SMW-1: some barrels of a kind on the small wharf's ship; rewarded when all are on it.

    ``frame.count``: barrels on it. ``frame.memo``: the kind after the last one on it. ``frame.rest``: the
    barrels of each kind, four bits each.
    """
    state.seats[frame.seat].goods[good] -= barrels
    state.supply[good] += barrels
    frame.count += barrels
    if frame.memo <= good:
        frame.memo = good + 1
    frame.rest |= pack(good, barrels)
    tell(state, SENT, frame.seat, good, barrels)


def tell_loaded(state: State, number: i64, good: i64, ship: i64, barrels: i64) -> None:
    """Rule point: a seat has loaded."""
    if state.rules.on_loaded:
        state.seats[number].loads += pack(good, barrels)
        for extension in state.rules.on_loaded:
            extension.loaded(state, number, good, ship, barrels)
        settle(state, number, POINTS_CHANGED)


def points_for_loading(state: State, frame: Frame, number: i64, points: i64) -> i64:
    """CAP-5: the points for the barrels and the captain's privilege, once. HAR-1: the harbor's. RUL-18:
    private ships count. VOL-1: without those that are offered."""
    extra = state.rules.amount(state.seats[number].active, LOAD_POINTS)
    if number == frame.taker and not frame.memo & PRIVILEGE_USED:
        frame.memo |= PRIVILEGE_USED
        extra += privilege(state, number, frame.taker)
    if extra > 0 and state.rules.voluntary and may_decline(state, number):
        extra = offer_points(state, number, extra)
    return points + extra


def offer_points(state: State, number: i64, extra: i64) -> i64:
    """VOL-1, VOL-4: offer the points of harbor and privilege one by one. Those that cannot be declined."""
    harbor = state.rules.amount(state.seats[number].active, LOAD_POINTS)
    due: i64 = extra - harbor
    if not state.rules.captain_must_gain:
        offer(state, number, due, ROLE_SOURCE + CAPTAIN, True)
        due = 0
    offer(state, number, harbor, HARBOR, True)
    return due


def reward_loading(state: State, number: i64, points: i64) -> None:
    """CAP-5, LIG-1: the points, and the lighthouse's coin. Told after the loading that brought them."""
    seat = state.seats[number]
    gain_points(state, seat, points)
    if state.rules.has(seat.active, LOAD_COINS):
        gain_coins_from(state, number, 1, LIGHTHOUSE)
