"""Trader: selling to the trading house (TRA-1 to TRA-5), markets and office."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from boriken.engine.actions import PASS, SELL
from boriken.engine.events import HOUSE_EMPTIED, SOLD, tell
from boriken.engine.frame import Frame
from boriken.engine.ids import GOOD_NAMES, GOODS, HOUSE_PLACES, NOBODY
from boriken.engine.points import SALE_BONUS, SALE_REPEAT
from boriken.engine.state import State
from boriken.engine.step import Refusal, Step

if TYPE_CHECKING:
    from mypy_extensions import i64

PRICES: Final = [0, 1, 2, 3, 4]
"""TRA-1: by good."""


class TraderPhase(Step):
    """Each player in turn may sell one barrel. ``count``: turns finished."""

    name = "trader"

    def resume(self, state: State, frame: Frame) -> bool:
        if frame.count < state.rules.players:
            return True
        empty_full_house(state)
        state.frames.pop()
        return False

    def options(self, state: State, frame: Frame) -> list[int]:
        """TRA-3, TRA-4: a kind the house does not hold yet, while it has room. OFF-1: or any kind."""
        choices: list[int] = []
        if barrels_in_house(state) < HOUSE_PLACES:
            seat = state.seats[frame.seat]
            any_kind = state.rules.has(seat.active, SALE_REPEAT)
            for good in range(GOODS):
                if seat.goods[good] > 0 and (any_kind or state.house[good] == 0):
                    choices.append(SELL + good)
        choices.append(PASS)
        return choices

    def apply(self, state: State, frame: Frame, action: int) -> None:
        if action != PASS:
            sell(state, frame, action - SELL)
        frame.count += 1
        frame.seat = (frame.seat + 1) % state.rules.players

    def universe(self, state: State, frame: Frame) -> list[int]:
        return [SELL + good for good in range(GOODS)] + [PASS]

    def refuse(self, state: State, frame: Frame, action: int) -> Refusal:
        good = action - SELL
        if barrels_in_house(state) == HOUSE_PLACES:
            return Refusal("TRA-4", "house_full")
        if state.seats[frame.seat].goods[good] == 0:
            return Refusal("TRA-1", "no_barrel", {"good": GOOD_NAMES[good]})
        return Refusal("TRA-3", "kind_in_house", {"good": GOOD_NAMES[good]})


def barrels_in_house(state: State) -> i64:
    total: i64 = 0
    for number in state.house:
        total += number
    return total


def sale_price(state: State, frame: Frame, good: i64) -> i64:
    """TRA-1, TRA-2, SMKT-1, LMKT-1: the price, the privilege and the markets."""
    coins = PRICES[good] + state.rules.amount(state.seats[frame.seat].active, SALE_BONUS)
    return coins + 1 if frame.seat == frame.taker else coins


def sell(state: State, frame: Frame, good: i64) -> None:
    seat = state.seats[frame.seat]
    coins = sale_price(state, frame, good)
    seat.goods[good] -= 1
    state.house[good] += 1
    seat.coins += coins
    tell(state, SOLD, frame.seat, good, coins)


def empty_full_house(state: State) -> None:
    """TRA-5: a full house is emptied to the supply; otherwise the barrels stay."""
    if barrels_in_house(state) == HOUSE_PLACES:
        for good in range(GOODS):
            state.supply[good] += state.house[good]
            state.house[good] = 0
        tell(state, HOUSE_EMPTIED, NOBODY)
