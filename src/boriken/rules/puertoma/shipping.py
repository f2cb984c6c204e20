"""What a Puertoma loads and keeps (PUE-17, PUE-22)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from boriken.catalog.festival import SOLEMN_DEPARTURE, TRADITIONAL_DEPARTURE
from boriken.catalog.puertoma import BARRELS_POINTS, KINDS_POINTS, STORED_KIND
from boriken.engine.events import (
    ABILITY_USED,
    DELIVERED,
    PUERTOMA_REASON,
    STORED,
    tell,
)
from boriken.engine.frame import Frame
from boriken.engine.ids import CAPTAIN, GOODS, NO_GOOD
from boriken.engine.puertoma.board import has_ability, is_puertoma
from boriken.engine.reasons import BEST_KEPT, DEPARTURE, MOST_BARRELS
from boriken.engine.state import State
from boriken.rules.captain import load_ship, loadable, most_loadable
from boriken.rules.pieces import gain_points
from boriken.rules.puertoma.action_board import move_action
from boriken.rules.puertoma.tie_breaks import pick
from boriken.rules.puertoma.wishes import goods_of_card
from boriken.rules.storage import Storage

if TYPE_CHECKING:
    from mypy_extensions import i64


# --- Loading ---------------------------------------------------------------------------------------------


def best_load(state: State, number: i64) -> i64:
    """PUE-17: the kind of which it can load most, the worst among equals; NO_GOOD if it can load nothing."""
    seat = state.seats[number]
    chosen: i64 = NO_GOOD
    most: i64 = 0
    for good in range(GOODS):
        if seat.goods[good] > 0:
            barrels = most_loadable(state, seat, good)
            if barrels > most:
                most = barrels
                chosen = good
    return chosen


def fullest_ship(state: State, number: i64, good: i64) -> i64:
    """PUE-17: of the ships that take most of a kind the one with the fewest free places."""
    seat = state.seats[number]
    most = most_loadable(state, seat, good)
    chosen: i64 = -1
    fewest: i64 = 0
    for ship in range(len(state.rules.ships)):
        free = state.rules.ships[ship] - state.ship_load[ship]
        if loadable(state, seat, good, ship) == most and (chosen < 0 or free < fewest):
            chosen = ship
            fewest = free
    return chosen


def departures(state: State, number: i64) -> list[int]:
    """PUE-22: the ships it can fill as an open goal wants; it need not be the ship that takes most."""
    ships: list[int] = []
    for good in goods_of_card(state, SOLEMN_DEPARTURE):
        if can_fill(state, number, good, len(state.rules.ships) - 1):
            ships.append(len(state.rules.ships) - 1)
    for good in goods_of_card(state, TRADITIONAL_DEPARTURE):
        if can_fill(state, number, good, 0):
            ships.append(0)
    return ships


def can_fill(state: State, number: i64, good: i64, ship: i64) -> bool:
    room = state.rules.ships[ship] - state.ship_load[ship]
    return room > 0 and loadable(state, state.seats[number], good, ship) == room


def load_turn(state: State, frame: Frame) -> None:
    """PUE-17: one kind on one ship, or the turn passes. ``frame.count``: turns in a row without loading."""
    number = frame.seat
    ships = departures(state, number)
    if ships:
        tell(state, PUERTOMA_REASON, number, DEPARTURE)
        ship = pick(state, number, ships)
        card: i64 = TRADITIONAL_DEPARTURE if ship == 0 else SOLEMN_DEPARTURE
        good: i64 = goods_of_card(state, card)[0]
    else:
        good = best_load(state, number)
        if good == NO_GOOD:
            frame.count += 1
            return
        ship = fullest_ship(state, number, good)
        most = loadable(state, state.seats[number], good, ship)
        tell(state, PUERTOMA_REASON, number, MOST_BARRELS, most)
    frame.count = 0
    load_ship(state, frame, good, ship)
    move_action(state, number, CAPTAIN)


# --- After loading ---------------------------------------------------------------------------------------


def end_captain(state: State, number: i64) -> None:
    """The abilities after loading, before anybody stores: points for kinds, or for barrels of the worst."""
    seat = state.seats[number]
    if has_ability(seat, KINDS_POINTS):
        kinds: i64 = 0
        for barrels in seat.goods:
            if barrels > 0:
                kinds += 1
        if kinds > 0:
            tell(state, ABILITY_USED, number, KINDS_POINTS, kinds)
            gain_points(state, seat, kinds)
    if has_ability(seat, BARRELS_POINTS):
        for good in range(GOODS):
            if seat.goods[good] > 0:
                count: i64 = 2 if seat.goods[good] > 1 else 1
                seat.goods[good] -= count
                state.supply[good] += count
                tell(state, ABILITY_USED, number, BARRELS_POINTS)
                for _ in range(count):
                    tell(state, DELIVERED, number, good, 1)
                gain_points(state, seat, count)
                break


class PuertomaStorage(Storage):
    """PUE-17: one barrel of the best kind stays; with an ability all of the best and one of the next."""

    def resume(self, state: State, frame: Frame) -> bool:
        if frame.count >= state.rules.players or not is_puertoma(state, frame.seat):
            return super().resume(state, frame)
        store(state, frame.seat)
        frame.count += 1
        frame.seat = (frame.seat + 1) % state.rules.players
        return False


def store(state: State, number: i64) -> None:
    seat = state.seats[number]
    keeps_kind = has_ability(seat, STORED_KIND)
    keeps_barrel = True
    told = False
    for good in range(GOODS - 1, -1, -1):
        have: i64 = seat.goods[good]
        if have == 0:
            continue
        if not told:
            tell(state, PUERTOMA_REASON, number, BEST_KEPT)
            told = True
        kept: i64 = 0
        if keeps_kind:
            kept = have
            keeps_kind = False
            tell(state, ABILITY_USED, number, STORED_KIND)
        elif keeps_barrel:
            kept = 1
            keeps_barrel = False
        seat.goods[good] = kept
        state.supply[good] += have - kept
        tell(state, STORED, number, good, kept, have - kept)
    for extension in state.rules.on_stored:
        extension.stored(state, number)
