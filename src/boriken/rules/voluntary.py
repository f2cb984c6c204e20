"""Voluntary gains: what the books leave to the player is asked (VOL-1 to VOL-5).

An option of the table. The steps here take the place of those of the base game only where it is on.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from boriken.catalog.buildings import LARGE_MARKET, SMALL_MARKET
from boriken.catalog.festival import CARDS
from boriken.engine.actions import ACCEPT, LEAVE, MOST_COINS, PASS, PAY
from boriken.engine.events import PRODUCED, SOLD, tell
from boriken.engine.extension import GOODS_CHANGED, POINTS_CHANGED, settle
from boriken.engine.frame import Frame
from boriken.engine.ids import CAPTAIN_PHASE, GOOD_NAMES, GOODS, HARVEST, PAYMENT, SALE, TRADER
from boriken.engine.packing import barrels_in, pack
from boriken.engine.points import SALE_BONUS
from boriken.engine.ruleset import RuleSet
from boriken.engine.sources import GOAL_SOURCE, ROLE_SOURCE
from boriken.engine.state import State
from boriken.engine.step import Refusal, Step
from boriken.rules.builder import (
    BuilderPhase,
    build,
    discount_on_all,
    discount_on_row,
    price,
    zoning,
    zoning_discount,
)
from boriken.rules.craftsman import (
    CraftsmanPhase,
    after_production,
    pay_for_production,
    potential,
)
from boriken.rules.expansions.buccaneer import keep_booty
from boriken.rules.expansions.festival import take_reward
from boriken.rules.pieces import offer, privilege, take_coins, take_points
from boriken.rules.trader import PRICES, TraderPhase, be_paid

if TYPE_CHECKING:
    from mypy_extensions import i64


class Offer(Step):
    """VOL-1: coins, points or a goal's reward, to be taken or not.

    ``count``: how much. ``memo``: from where (``engine.sources``). ``rest``: 1 for points, 0 for coins; above
    that bit who had declined to move guests, for a gain gives nobody a new reason to (RUL-22).
    """

    name = "offer"

    def options(self, state: State, frame: Frame) -> list[int]:
        return [ACCEPT, PASS]

    def apply(self, state: State, frame: Frame, action: int) -> None:
        state.frames.pop()
        state.quiet = frame.rest >> 1
        if action == PASS:
            return
        if frame.memo >= GOAL_SOURCE:
            take_reward(state, frame.seat, CARDS[frame.memo - GOAL_SOURCE])
        elif frame.rest & 1:
            take_points(state, frame.seat, frame.count, frame.memo)
        elif frame.memo in (SMALL_MARKET, LARGE_MARKET, ROLE_SOURCE + TRADER):
            raise_price(state, frame.count)
        else:
            take_coins(state, frame.seat, frame.count)
        if state.frames[1].step == CAPTAIN_PHASE:
            settle(state, frame.seat, POINTS_CHANGED)

    def universe(self, state: State, frame: Frame) -> list[int]:
        return [ACCEPT, PASS]


# --- Production ------------------------------------------------------------------------------------------


class AskingCraftsman(CraftsmanPhase):
    """Everybody says what they take of what they can produce (VOL-2)."""

    name = "craftsman"

    def take_turn(self, state: State, frame: Frame, number: i64) -> bool:
        barrels = producible(state, number)
        if barrels == 0:
            return super().take_turn(state, frame, number)
        state.frames.append(Frame(HARVEST, number, frame.taker, memo=barrels))
        return True


def producible(state: State, number: i64) -> i64:
    """CRA-2, CRA-3: the barrels that a seat can take, four bits for each good."""
    seat = state.seats[number]
    barrels: i64 = 0
    for good in range(GOODS):
        held: i64 = state.supply[good]
        made = potential(state, seat, good)
        barrels |= pack(good, made if made < held else held)
    return barrels


class Harvest(Step):
    """VOL-2: all barrels, a part of them, or none. One leaves barrels one by one, in the order of the goods.

    ``memo``: the barrels offered, four bits for each good. ``count``: the first kind of which one may leave
    more. ``rest``: the capacity of the ship they come from, where a pirate took them.
    """

    name = "production"

    def options(self, state: State, frame: Frame) -> list[int]:
        choices = [ACCEPT]
        for good in range(frame.count, GOODS):
            if barrels_in(frame.memo, good):
                choices.append(LEAVE + good)
        return choices

    def out_of_order(self, state: State, frame: Frame) -> list[int]:
        """The kinds before the last one named."""
        choices: list[int] = []
        for good in range(frame.count):
            if barrels_in(frame.memo, good):
                choices.append(LEAVE + good)
        return choices

    def apply(self, state: State, frame: Frame, action: int) -> None:
        if action != ACCEPT:
            good = action - LEAVE
            frame.memo -= pack(good, 1)
            if frame.count < good:
                frame.count = good
        if action == ACCEPT or frame.memo == 0:
            state.frames.pop()
            if frame.rest:
                keep_booty(state, frame.seat, frame.rest, frame.count, barrels_in(frame.memo, frame.count))
                settle(state, frame.seat, GOODS_CHANGED)
            else:
                take_harvest(state, frame)

    def universe(self, state: State, frame: Frame) -> list[int]:
        return [ACCEPT, *(LEAVE + good for good in range(GOODS))]

    def refuse(self, state: State, frame: Frame, action: int) -> Refusal:
        good = action - LEAVE
        if not barrels_in(frame.memo, good):
            return Refusal("VOL-2", "none_to_leave", {"good": GOOD_NAMES[good]})
        return Refusal("VOL-2", "kind_decided", {"good": GOOD_NAMES[good]})


def take_harvest(state: State, frame: Frame) -> None:
    """CRA-1: the barrels taken are those produced: factory and privilege count them (VOL-5)."""
    number = frame.seat
    seat = state.seats[number]
    taken = frame.memo
    phase = state.frames[-1]
    kinds: i64 = 0
    for good in range(GOODS):
        barrels = barrels_in(taken, good)
        if barrels > 0:
            state.supply[good] -= barrels
            seat.goods[good] += barrels
            kinds += 1
            tell(state, PRODUCED, number, good, barrels)
    if number == frame.taker:
        phase.memo = taken
    pay_for_production(state, number, taken, kinds, number == frame.taker)
    after_production(state, phase, number, taken)


# --- Trade -----------------------------------------------------------------------------------------------


class AskingTrader(TraderPhase):
    """What a sale brings beside the price is offered (VOL-1)."""

    name = "trader"

    def sell(self, state: State, frame: Frame, good: i64) -> None:
        seat = state.seats[frame.seat]
        seat.goods[good] -= 1
        state.house[good] += 1
        state.frames.append(Frame(SALE, frame.seat, frame.taker, PRICES[good], good))
        offer_privilege(state, frame)
        for power in state.rules.powers[SALE_BONUS]:
            if (seat.active >> power.building) & 1:
                offer(state, frame.seat, power.amount, power.building, False)

    def sell_outside(self, state: State, frame: Frame, good: i64) -> None:
        state.seats[frame.seat].goods[good] -= 1
        state.supply[good] += 1
        state.frames.append(Frame(SALE, frame.seat, frame.taker, PRICES[good], good, 1))
        offer_privilege(state, frame)


def offer_privilege(state: State, frame: Frame) -> None:
    """TRA-2: the trader's coins."""
    offer(state, frame.seat, privilege(state, frame.seat, frame.taker), ROLE_SOURCE + TRADER, False)


class Sale(Step):
    """A sale waits for what is offered with it.

    ``count``: coins. ``memo``: the good. ``rest``: 1 for a trading post.
    """

    name = "sale"

    def resume(self, state: State, frame: Frame) -> bool:
        state.frames.pop()
        if frame.rest:
            state.seats[frame.seat].coins += frame.count
            tell(state, SOLD, frame.seat, frame.memo, frame.count)
        else:
            be_paid(state, frame, frame.memo, frame.count)
        return False


def raise_price(state: State, coins: i64) -> None:
    """The sale that waits below brings more."""
    for frame in state.frames:
        if frame.step == SALE:
            frame.count += coins


# --- Building --------------------------------------------------------------------------------------------


class AskingBuilder(BuilderPhase):
    """Who builds says how much of the discounts they use (VOL-3)."""

    name = "builder"

    def buy(self, state: State, number: i64, taker: i64, building: i64) -> None:
        if len(payments(state, number, taker, building)) > 1:
            state.frames.append(Frame(PAYMENT, number, taker, memo=building))
        else:
            build(state, number, taker, building, 0)


def payments(state: State, number: i64, taker: i64, building: i64) -> list[int]:
    """VOL-3: what a seat may pay for a building: from the price up to its cost, as far as the coins go.

    Two coins of the zoning office are one discount: alone they are used or not.
    """
    seat = state.seats[number]
    cost = state.rules.cost[building]
    row = state.rules.row[building]
    zone = zoning(state, seat)
    discount = discount_on_row(seat, row, zone) + discount_on_all(state, number, taker)
    whole = zoning_discount(row, zone) if zoning_discount(row, zone) == discount else 1
    least = price(state, number, taker, building)
    most = cost if cost < seat.coins else seat.coins
    return [coins for coins in range(least, most + 1) if coins == least or (cost - coins) % whole == 0]


class Payment(Step):
    """VOL-3: with all discounts, with some, or with none. ``memo``: the building."""

    name = "payment"

    def options(self, state: State, frame: Frame) -> list[int]:
        return [PAY + coins for coins in payments(state, frame.seat, frame.taker, frame.memo)]

    def apply(self, state: State, frame: Frame, action: int) -> None:
        state.frames.pop()
        less = price(state, frame.seat, frame.taker, frame.memo) - (action - PAY)
        build(state, frame.seat, frame.taker, frame.memo, less)

    def universe(self, state: State, frame: Frame) -> list[int]:
        return [PAY + coins for coins in range(MOST_COINS + 1)]

    def refuse(self, state: State, frame: Frame, action: int) -> Refusal:
        allowed = payments(state, frame.seat, frame.taker, frame.memo)
        limits: dict[str, int | str] = {"cost": allowed[0], "most": allowed[-1]}
        if allowed[0] < action - PAY < allowed[-1]:
            return Refusal("VOL-3", "discount_whole", limits)
        return Refusal("VOL-3", "pay_between", limits)


def ask_for_gains(rules: RuleSet) -> None:
    """The steps that ask take the place of those that do not, and the questions follow the other steps."""
    for place, step in enumerate(rules.steps):
        if isinstance(step, CraftsmanPhase):
            rules.steps[place] = AskingCraftsman()
        elif isinstance(step, TraderPhase):
            rules.steps[place] = AskingTrader()
        elif isinstance(step, BuilderPhase):
            rules.steps[place] = AskingBuilder()
    rules.steps = [*rules.steps, Offer(), Harvest(), Sale(), Payment()]
