"""Trader: selling to the trading house (TRA-1 to TRA-5), markets and office; trading post and land office."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from boriken.engine.actions import CLEAR, LAND, PASS, POST, SELL, TILES
from boriken.engine.events import COINS_GAINED, HOUSE_EMPTIED, SOLD, TILE_CLEARED, tell
from boriken.engine.extension import LAND_CHANGED, close_phase, settle, turn_begins
from boriken.engine.frame import Frame
from boriken.engine.ids import GOOD_NAMES, GOODS, HOUSE_PLACES, ISLAND_FIELDS, NOBODY, TILE_NAMES
from boriken.engine.points import LAND_TRADE, SALE_BONUS, SALE_REPEAT, SELL_OUTSIDE
from boriken.engine.state import State
from boriken.engine.step import Refusal, Step
from boriken.rules.pieces import privilege, remove_tile, tiles_left
from boriken.rules.settler import place_drawn_tile

if TYPE_CHECKING:
    from mypy_extensions import i64

PRICES: Final = [0, 1, 2, 3, 4]
"""TRA-1: by good."""

SOLD_A_BARREL: Final = 1
LAND_USED: Final = 2


class TraderPhase(Step):
    """Each player in turn may sell one barrel.

    ``count``: turns finished. ``memo``: bits of what has been done in this turn.
    """

    name = "trader"

    def resume(self, state: State, frame: Frame) -> bool:
        if frame.count < state.rules.players:
            return not turn_begins(state, frame)
        if frame.count == state.rules.players and close_phase(state, frame):
            return False
        empty_full_house(state)
        state.frames.pop()
        return False

    def options(self, state: State, frame: Frame) -> list[int]:
        """TRA-3, TRA-4: a kind the house does not hold yet, while it has room. OFF-1: or any kind."""
        choices: list[int] = []
        seat = state.seats[frame.seat]
        rules = state.rules
        if not frame.memo & SOLD_A_BARREL:
            if barrels_in_house(state) < HOUSE_PLACES:
                any_kind = rules.has(seat.active, SALE_REPEAT)
                for good in range(GOODS):
                    if seat.goods[good] > 0 and (any_kind or state.house[good] == 0):
                        choices.append(SELL + good)
            if rules.has(seat.active, SELL_OUTSIDE):
                for good in range(GOODS):
                    if seat.goods[good] > 0:
                        choices.append(POST + good)
        if rules.has(seat.active, LAND_TRADE) and not frame.memo & LAND_USED:
            choices += land_choices(state, frame.seat)
        choices.append(PASS)
        return choices

    def apply(self, state: State, frame: Frame, action: int) -> None:
        number = frame.seat
        if action == PASS:
            next_turn(state, frame)
        elif action >= LAND:
            frame.memo |= LAND_USED
            use_land_office(state, number, frame.taker, action)
        else:
            frame.memo |= SOLD_A_BARREL
            if action >= POST:
                self.sell_outside(state, frame, action - POST)
            else:
                self.sell(state, frame, action - SELL)
            if not state.rules.has(state.seats[number].active, LAND_TRADE):
                next_turn(state, frame)

    def sell(self, state: State, frame: Frame, good: i64) -> None:
        sell(state, frame, good)

    def sell_outside(self, state: State, frame: Frame, good: i64) -> None:
        sell_outside(state, frame, good)

    def universe(self, state: State, frame: Frame) -> list[int]:
        sales = [first + good for first in (SELL, POST) for good in range(GOODS)]
        return [*sales, LAND, *(CLEAR + kind for kind in range(TILES)), PASS]

    def refuse(self, state: State, frame: Frame, action: int) -> Refusal:
        if action >= LAND:
            return _refuse_land(state, frame, action)
        seat = state.seats[frame.seat]
        outside = action >= POST
        good = action - POST if outside else action - SELL
        if frame.memo & SOLD_A_BARREL:
            return Refusal("TRA-1", "already_sold")
        if outside and not state.rules.has(seat.active, SELL_OUTSIDE):
            return Refusal("TPO-1", "no_occupied_building", {"building": "trading_post"})
        if not outside and is_house_full(state):
            return refuse_full_house(state)
        if seat.goods[good] == 0:
            return Refusal("TRA-1", "no_barrel", {"good": GOOD_NAMES[good]})
        return Refusal("TRA-3", "kind_in_house", {"good": GOOD_NAMES[good]})


def next_turn(state: State, frame: Frame) -> None:
    frame.count += 1
    frame.seat = (frame.seat + 1) % state.rules.players
    frame.memo = 0


# --- Selling ---------------------------------------------------------------------------------------------


def barrels_in_house(state: State) -> i64:
    total: i64 = 0
    for number in state.house:
        total += number
    return total


def is_house_full(state: State) -> bool:
    return barrels_in_house(state) == HOUSE_PLACES


def refuse_full_house(state: State) -> Refusal:
    """TRA-4: with what the house holds."""
    held = [GOOD_NAMES[good] for good in range(GOODS) for _ in range(state.house[good])]
    return Refusal("TRA-4", "house_full", {"goods": ", ".join(held)})


def sale_price(state: State, frame: Frame, good: i64) -> i64:
    """TRA-1, TRA-2, SMKT-1, LMKT-1: the price, the privilege and the markets."""
    bonus = state.rules.amount(state.seats[frame.seat].active, SALE_BONUS)
    return PRICES[good] + bonus + privilege(state, frame.seat, frame.taker)


def sell(state: State, frame: Frame, good: i64) -> None:
    """TRA-1: one barrel to the trading house."""
    coins = sale_price(state, frame, good)
    state.seats[frame.seat].goods[good] -= 1
    state.house[good] += 1
    be_paid(state, frame, good, coins)


def be_paid(state: State, frame: Frame, good: i64, coins: i64) -> None:
    """The end of a sale to the trading house: all its coins."""
    state.seats[frame.seat].coins += coins
    tell(state, SOLD, frame.seat, good, coins)
    for extension in state.rules.on_sold:
        extension.sold(state, frame, good, coins)


def sell_outside(state: State, frame: Frame, good: i64) -> None:
    """TPO-1: one barrel to the supply, for the price and the privilege alone."""
    seat = state.seats[frame.seat]
    coins = PRICES[good] + privilege(state, frame.seat, frame.taker)
    seat.goods[good] -= 1
    state.supply[good] += 1
    seat.coins += coins
    tell(state, SOLD, frame.seat, good, coins)


def empty_full_house(state: State) -> None:
    """TRA-5: a full house is emptied to the supply; otherwise the barrels stay."""
    if is_house_full(state):
        for good in range(GOODS):
            state.supply[good] += state.house[good]
            state.house[good] = 0
        tell(state, HOUSE_EMPTIED, NOBODY)


# --- Land office -----------------------------------------------------------------------------------------


def has_noble_in_land_office(state: State, number: i64) -> bool:
    return (state.seats[number].noble_posts & state.rules.masks[LAND_TRADE]) != 0


def land_choices(state: State, number: i64) -> list[int]:
    """LAO-1, LAO-2: buy a hidden tile with a worker there, give a plantation back with a noble."""
    seat = state.seats[number]
    choices: list[int] = []
    if has_noble_in_land_office(state, number):
        for kind in range(GOODS):
            if seat.fields[kind] > 0:
                choices.append(CLEAR + kind)
    elif seat.coins > 0 and seat.plots < ISLAND_FIELDS and tiles_left(state):
        choices.append(LAND)
    return choices


def use_land_office(state: State, number: i64, taker: i64, action: i64) -> None:
    """LAO-1: pay a coin, draw and place a tile. LAO-2: discard a plantation for a coin."""
    seat = state.seats[number]
    if action == LAND:
        seat.coins -= 1
        place_drawn_tile(state, number, taker)
    else:
        remove_tile(state, number, action - CLEAR)
        seat.coins += 1
        tell(state, TILE_CLEARED, number, action - CLEAR)
        tell(state, COINS_GAINED, number, 1)
    settle(state, number, LAND_CHANGED)


def _refuse_land(state: State, frame: Frame, action: int) -> Refusal:
    seat = state.seats[frame.seat]
    if not state.rules.has(seat.active, LAND_TRADE):
        return Refusal("LAO-1", "no_occupied_building", {"building": "land_office"})
    if frame.memo & LAND_USED:
        return Refusal("LAO-1", "land_office_used")
    noble = has_noble_in_land_office(state, frame.seat)
    if noble != (action != LAND):
        return Refusal("LAO-2" if noble else "LAO-1", "land_office_other_person")
    if noble:
        kind = action - CLEAR
        if kind >= GOODS:
            return Refusal("LAO-2", "only_plantations_return", {"field": TILE_NAMES[kind]})
        return Refusal("LAO-2", "no_such_tile", {"field": TILE_NAMES[kind]})
    return Refusal("LAO-1", "cannot_buy_land")
