"""Craftsman: production (CRA-1 to CRA-4) and the factory."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from boriken.catalog.buildings import (
    FACTORY,
    JEWELER,
    LARGE_INDIGO_PLANT,
    LARGE_SUGAR_MILL,
    SPECIALTY_FACTORY,
)
from boriken.engine.actions import BARREL, PASS
from boriken.engine.events import BARREL_TAKEN, PRODUCED, tell
from boriken.engine.extension import GOODS_CHANGED, close_phase, settle, turn_begins
from boriken.engine.frame import Frame
from boriken.engine.ids import CORN, GOOD_NAMES, GOODS, INDIGO, SUGAR
from boriken.engine.packing import barrels_in, pack
from boriken.engine.points import BEST_KIND_COINS, EXTRA_BARREL, KINDS_COINS, NOBLE_COINS
from boriken.engine.seat import Seat
from boriken.engine.state import State
from boriken.engine.step import Refusal, Step
from boriken.rules.pieces import gain_coins_from, privilege

if TYPE_CHECKING:
    from mypy_extensions import i64

FACTORY_COINS: Final = [0, 0, 1, 2, 3, 5]
"""FAC-1: by the number of kinds produced."""


class CraftsmanPhase(Step):
    """Everybody produces, then the craftsman takes a barrel.

    ``count``: players who have produced, then 1 more once the privilege is over. ``memo``: barrels the
    craftsman produced, four bits for each good. ``rest``: barrels taken by privilege.
    """

    name = "craftsman"

    def resume(self, state: State, frame: Frame) -> bool:
        players = state.rules.players
        while frame.count < players:
            if turn_begins(state, frame):
                return False
            number = frame.seat
            frame.count += 1
            frame.seat = (number + 1) % players
            state.quiet = 0
            if self.take_turn(state, frame, number):
                return False
        if frame.count == players:
            if turn_begins(state, frame):
                return False
            if frame.rest < privilege(state, frame.taker, frame.taker):
                return True
            if end_privilege(state, frame):
                return False
        state.frames.pop()
        return False

    def take_turn(self, state: State, frame: Frame, number: i64) -> bool:
        """CRA-1: a seat produces. True if something has to be decided first."""
        barrels = produce(state, number, number == frame.taker)
        if number == frame.taker:
            frame.memo = barrels
        return after_production(state, frame, number, barrels)

    def options(self, state: State, frame: Frame) -> list[int]:
        """CRA-4: one more barrel of a kind produced in this phase, as far as the supply has one."""
        choices: list[int] = []
        for good in range(GOODS):
            if barrels_in(frame.memo, good) and state.supply[good] > 0:
                choices.append(BARREL + good)
        choices.append(PASS)
        return choices

    def apply(self, state: State, frame: Frame, action: int) -> None:
        if action == PASS:
            frame.rest = 2
            return
        good = action - BARREL
        frame.rest += 1
        frame.memo += pack(good, 1)
        state.supply[good] -= 1
        state.seats[frame.taker].goods[good] += 1
        tell(state, BARREL_TAKEN, frame.taker, good)

    def universe(self, state: State, frame: Frame) -> list[int]:
        return [BARREL + good for good in range(GOODS)] + [PASS]

    def refuse(self, state: State, frame: Frame, action: int) -> Refusal:
        good = action - BARREL
        if barrels_in(frame.memo, good):
            return Refusal("CRA-4", "supply_empty", {"good": GOOD_NAMES[good]})
        return Refusal("CRA-4", "not_produced", {"good": GOOD_NAMES[good]})


def after_production(state: State, frame: Frame, number: i64, barrels: i64) -> bool:
    """Rule point: a seat has produced. True if something has to be decided first."""
    for extension in state.rules.on_produced:
        extension.produced(state, number, barrels)
    settle(state, number, GOODS_CHANGED)
    return state.frames[-1] is not frame


def end_privilege(state: State, frame: Frame) -> bool:
    """The end of the phase: the craftsman's specialty factory counts after the privilege (SPE-1)."""
    close_phase(state, frame)
    after_production(state, frame, frame.taker, frame.memo)
    if state.rules.has(state.seats[frame.taker].active, BEST_KIND_COINS):
        pay_best_kind(state, frame.taker, frame.memo)
    return state.frames[-1] is not frame


def capacity(state: State, seat: Seat, good: i64) -> i64:
    """CRA-2: what a player could produce of a kind. BUI-2: small and large buildings add up."""
    fields: i64 = seat.manned[good]
    if good == CORN or fields == 0:
        return fields
    crew: i64 = 0
    for slot in range(len(seat.city)):
        if state.rules.produces[seat.city[slot]] == good:
            crew += seat.crew[slot]
    return fields if fields < crew else crew


def potential(state: State, seat: Seat, good: i64) -> i64:
    """CRA-2, AQU-1: what a player would produce of a kind if the supply had enough."""
    barrels = capacity(state, seat, good)
    if barrels > 0 and state.rules.has(seat.active, EXTRA_BARREL) and has_large_building(seat, good):
        barrels += 1
    return barrels


def produce(state: State, number: i64, is_craftsman: bool) -> i64:
    """CRA-1, CRA-3: take from the supply what it can give; the barrels, four bits for each good."""
    seat = state.seats[number]
    produced: i64 = 0
    kinds: i64 = 0
    for good in range(GOODS):
        if seat.manned[good] == 0:
            continue
        barrels = potential(state, seat, good)
        if barrels > state.supply[good]:
            barrels = state.supply[good]
        if barrels > 0:
            state.supply[good] -= barrels
            seat.goods[good] += barrels
            produced |= pack(good, barrels)
            kinds += 1
            tell(state, PRODUCED, number, good, barrels)
    pay_for_production(state, number, produced, kinds, is_craftsman)
    return produced


def pay_for_production(state: State, number: i64, produced: i64, kinds: i64, is_craftsman: bool) -> None:
    """FAC-1, SPE-1, JEW-1: the coins that come with a seat's production."""
    rules = state.rules
    seat = state.seats[number]
    if kinds > 1 and rules.has(seat.active, KINDS_COINS):
        gain_coins_from(state, number, FACTORY_COINS[kinds], FACTORY)
    if not is_craftsman and rules.has(seat.active, BEST_KIND_COINS):
        pay_best_kind(state, number, produced)
    if rules.has(seat.active, NOBLE_COINS):
        coins = seat.nobles if seat.nobles < rules.jeweler_limit else rules.jeweler_limit
        gain_coins_from(state, number, coins, JEWELER)


def has_large_building(seat: Seat, good: i64) -> bool:
    """AQU-1, RUL-8: whether a barrel of the kind was made on the large building: one worker there will do."""
    if good == INDIGO:
        return ((seat.active >> LARGE_INDIGO_PLANT) & 1) != 0
    return good == SUGAR and ((seat.active >> LARGE_SUGAR_MILL) & 1) != 0


def pay_best_kind(state: State, number: i64, produced: i64) -> None:
    """SPE-1: a coin less than the barrels of the kind produced most, corn left out."""
    most: i64 = 0
    for good in range(INDIGO, GOODS):
        barrels = barrels_in(produced, good)
        if barrels > most:
            most = barrels
    if most > 1:
        gain_coins_from(state, number, most - 1, SPECIALTY_FACTORY)
