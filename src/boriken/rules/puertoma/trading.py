"""What a Puertoma sells (PUE-16, PUE-22)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from boriken.catalog.festival import CLOSING_TIME
from boriken.catalog.puertoma import REPEATED_SALE, SALE_COIN
from boriken.engine.events import ABILITY_USED, COINS_GAINED, PUERTOMA_REASON, tell
from boriken.engine.frame import Frame
from boriken.engine.ids import GOODS, HOUSE_PLACES, NO_GOOD, TRADER
from boriken.engine.puertoma.board import has_ability
from boriken.engine.reasons import BEST_SALE, CLOSING_SALE, NO_SALE
from boriken.engine.seat import Seat
from boriken.engine.state import State
from boriken.rules.puertoma.action_board import move_action
from boriken.rules.puertoma.wishes import goods_of_card
from boriken.rules.trader import PRICES, barrels_in_house, sell

if TYPE_CHECKING:
    from mypy_extensions import i64


def can_sell(state: State, seat: Seat, good: i64) -> bool:
    """TRA-3, TRA-4: a kind the house does not hold, while there is room; with an ability any kind."""
    return (
        seat.goods[good] > 0
        and barrels_in_house(state) < HOUSE_PLACES
        and (state.house[good] == 0 or has_ability(seat, REPEATED_SALE))
    )


def best_sale(state: State, number: i64, taker: i64) -> i64:
    """PUE-16: the best kind that brings at least one coin, with privilege and ability."""
    seat = state.seats[number]
    for good in range(GOODS - 1, -1, -1):
        coins = PRICES[good] + (1 if number == taker else 0) + (1 if has_ability(seat, SALE_COIN) else 0)
        if coins > 0 and can_sell(state, seat, good):
            return good
    return NO_GOOD


def closing_sale(state: State, number: i64) -> i64:
    """PUE-22: the kind closing_time wants, if it would fill the house."""
    if barrels_in_house(state) == HOUSE_PLACES - 1:
        for good in goods_of_card(state, CLOSING_TIME):
            if can_sell(state, state.seats[number], good):
                return good
    return NO_GOOD


def trade_turn(state: State, frame: Frame) -> None:
    """PUE-16: one barrel, or none."""
    number = frame.seat
    seat = state.seats[number]
    good = closing_sale(state, number)
    why: i64 = CLOSING_SALE
    if good == NO_GOOD:
        good = best_sale(state, number, frame.taker)
        why = BEST_SALE if good != NO_GOOD else NO_SALE
    tell(state, PUERTOMA_REASON, number, why)
    if good == NO_GOOD:
        return
    if state.house[good] > 0:
        tell(state, ABILITY_USED, number, REPEATED_SALE)
    sell(state, frame, good)
    if has_ability(seat, SALE_COIN):
        seat.coins += 1
        tell(state, ABILITY_USED, number, SALE_COIN)
        tell(state, COINS_GAINED, number, 1)
    move_action(state, number, TRADER)
