"""What must hold in every position, whatever was played: nothing is lost, nothing is doubled."""

from __future__ import annotations

from boriken.catalog.buildings import BUILDING_NAMES
from boriken.engine.ids import (
    CITY_SPACES,
    FIELD_NAMES,
    FIELDS,
    GOOD_NAMES,
    GOODS,
    HOUSE_PLACES,
    ISLAND_FIELDS,
    NO_GOOD,
    NOBODY,
    QUARRY,
)
from boriken.engine.state import Seat, State


def problems(state: State) -> list[str]:
    """Everything that is wrong with a position, each in one sentence; empty if all is well."""
    found = _conservation(state)
    found += _common(state)
    for number, seat in enumerate(state.seats):
        found += [f"Seat {number}: {problem}" for problem in _seat(state, seat)]
    return found


def _conservation(state: State) -> list[str]:
    rules = state.rules
    seats = state.seats
    totals: list[tuple[str, int, int]] = []
    for good in range(GOODS):
        on_ships = sum(
            load for kind, load in zip(state.ship_good, state.ship_load, strict=True) if kind == good
        )
        barrels = state.supply[good] + on_ships + state.house[good] + sum(seat.goods[good] for seat in seats)
        totals.append((f"{GOOD_NAMES[good]} barrels", barrels, rules.barrels[good]))
        tiles = state.face_up[good] + state.pile[good] + state.discard[good]
        tiles += sum(seat.fields[good] for seat in seats)
        totals.append((f"{GOOD_NAMES[good]} plantations", tiles, rules.tiles[good]))
    quarries = state.quarries + sum(seat.fields[QUARRY] for seat in seats)
    totals.append(("quarries", quarries, rules.quarries))
    workers = state.workers + state.worker_ship
    workers += sum(seat.idle + sum(seat.manned) + sum(seat.crew) for seat in seats)
    totals.append(("workers", workers, rules.workers + rules.first_worker_ship))
    totals.append(("chips", state.chips + sum(seat.chips for seat in seats), rules.chips))
    for building in rules.market:
        copies = state.stock[building] + sum(seat.city.count(building) for seat in seats)
        totals.append((f"{BUILDING_NAMES[building]} buildings", copies, rules.copies[building]))
    return [f"There are {is_} {what} instead of {should}." for what, is_, should in totals if is_ != should]


def _common(state: State) -> list[str]:
    found = []
    numbers = [state.workers, state.worker_ship, state.chips, state.quarries, *state.card_coins]
    numbers += state.supply + state.face_up + state.pile + state.discard + state.stock
    numbers += state.ship_load + state.house
    if min(numbers) < 0:
        found.append("A common number is negative.")
    carried = [good for good in state.ship_good if good != NO_GOOD]
    if len(carried) != len(set(carried)):
        found.append("Two ships carry the same good (CAP-3).")
    for ship, capacity in enumerate(state.rules.ships):
        if state.ship_load[ship] > capacity:
            found.append(f"Ship {capacity} is overloaded (CAP-3).")
        if (state.ship_load[ship] > 0) != (state.ship_good[ship] != NO_GOOD):
            found.append(f"Ship {capacity} does not know what it carries (CAP-3).")
    if sum(state.house) > HOUSE_PLACES:
        found.append("The trading house is overfull (TRA-3).")
    if sum(state.face_up) > state.rules.face_up:
        found.append("Too many plantations lie face up (SET-8).")
    if any(seat != NOBODY and coins for seat, coins in zip(state.card_seat, state.card_coins, strict=True)):
        found.append("A taken role card holds coins (FLOW-1).")
    if not state.frames and state.choices:
        found.append("The game is over and still asks.")
    if state.frames and not state.choices:
        found.append("The game waits for a decision without choices.")
    if len(state.choices) != len(set(state.choices)):
        found.append("A choice is offered twice.")
    if not state.frames and not state.ending:
        found.append("The game is over for no reason (END-1).")
    if state.chips == 0 and state.rules.chips_end_at_once and not state.ending:
        found.append("The stock of chips is empty and the end is not triggered (END-1).")
    return found


def _seat(state: State, seat: Seat) -> list[str]:
    rules = state.rules
    found = []
    if (
        min(
            [
                seat.coins,
                seat.chips,
                seat.noted,
                seat.idle,
                *seat.goods,
                *seat.fields,
                *seat.manned,
                *seat.crew,
                0,
            ]
        )
        < 0
    ):
        found.append("a number is negative.")
    for kind in range(FIELDS):
        if seat.manned[kind] > seat.fields[kind]:
            found.append(f"more workers than tiles on {FIELD_NAMES[kind]} (MAY-3).")
    if seat.plots != sum(seat.fields) or seat.plots > ISLAND_FIELDS:
        found.append(f"{seat.plots} fields are noted as used.")
    if len(set(seat.city)) != len(seat.city):
        found.append("a building stands twice (BLD-5).")
    if len(seat.city) != len(seat.crew):
        found.append("buildings and crews differ in number.")
    for building, crew in zip(seat.city, seat.crew, strict=False):
        if crew > rules.circles[building]:
            found.append(f"too many workers on {BUILDING_NAMES[building]} (MAY-3).")
    if seat.owned != sum(1 << building for building in seat.city):
        found.append("the mask of buildings owned is wrong.")
    if seat.active != sum(1 << b for b, crew in zip(seat.city, seat.crew, strict=False) if crew):
        found.append("the mask of occupied buildings is wrong (BUI-1).")
    if seat.spaces != sum(rules.spaces[building] for building in seat.city) or seat.spaces > CITY_SPACES:
        found.append(f"{seat.spaces} city spaces are noted as used (BLD-6).")
    if seat.noted and state.chips > 0:
        found.append("points are noted while there are chips (END-3).")
    return found
