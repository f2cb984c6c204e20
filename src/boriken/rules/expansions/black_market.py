"""The black market: handing over somebody, a barrel or a chip instead of coins (BLM-1 to BLM-3)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from boriken.catalog.buildings import BLACK_MARKET
from boriken.engine.actions import (
    HAND_BARREL,
    HAND_CHIP,
    HAND_NOBLE,
    HAND_WORKER,
    PASS,
    PLACES,
)
from boriken.engine.events import (
    HANDED_OVER,
    tell,
)
from boriken.engine.frame import Frame
from boriken.engine.ids import (
    FIELDS,
    GOOD_NAMES,
    GOODS,
)
from boriken.engine.seat import Seat
from boriken.engine.state import State
from boriken.engine.step import Refusal, Step
from boriken.rules.builder import build, price
from boriken.rules.expansions.handing_over import has_barrel, has_chip, workers_to_hand_over
from boriken.rules.expansions.people import noble_at, people_at, place_name, plain_worker_at, take_away

if TYPE_CHECKING:
    from mypy_extensions import i64


_ASKED: Final = 3
_BARREL_HANDED: Final = 1 << 2
_CHIP_HANDED: Final = 1 << 3


class BlackMarket(Step):
    """BLM-1 to BLM-3: somebody, a barrel and a chip make up for the coins that are missing.

    They are asked for in this order; barrel and chip may be named before (RUL-55). ``memo``: the building.
    ``count``: what is asked for: 0 somebody, 1 a barrel, 2 a chip, and two bits for what was handed over
    before. ``rest``: how many have been handed over.
    """

    name = "black market"

    def resume(self, state: State, frame: Frame) -> bool:
        """Nobody is asked for what there is none of."""
        if frame.count & _ASKED == 0 and not self.people(state, frame):
            self.ask_next(frame)
        if frame.count & _ASKED == 1 and not self.may_hand_barrel(state, frame):
            self.ask_next(frame)
        return True

    def ask_next(self, frame: Frame) -> None:
        """Go on to what has not been handed over."""
        frame.count += 1
        if frame.count & _ASKED == 1 and frame.count & _BARREL_HANDED:
            frame.count += 1 - _BARREL_HANDED

    def options(self, state: State, frame: Frame) -> list[int]:
        missing = self.missing(state, frame)
        choices: list[int] = []
        chips: i64 = 1 if self.may_hand_chip(state, frame) else 0
        asked = frame.count & _ASKED
        if asked == 0:
            choices = self.people(state, frame)
            barrels: i64 = 1 if self.may_hand_barrel(state, frame) else 0
            if missing <= barrels + chips:
                choices.append(PASS)
        elif asked == 1:
            choices = self.barrels(state, frame)
            if missing <= chips:
                choices.append(PASS)
        else:
            choices.append(HAND_CHIP)
        return choices

    def out_of_order(self, state: State, frame: Frame) -> list[int]:
        """What is asked for later. It makes up for a coin as well as what is asked for now."""
        choices: list[int] = []
        asked = frame.count & _ASKED
        if asked == 0 and self.may_hand_barrel(state, frame):
            choices = self.barrels(state, frame)
        if asked < 2 and self.may_hand_chip(state, frame):
            choices.append(HAND_CHIP)
        return choices

    def may_hand_barrel(self, state: State, frame: Frame) -> bool:
        return not frame.count & _BARREL_HANDED and has_barrel(state.seats[frame.seat])

    def may_hand_chip(self, state: State, frame: Frame) -> bool:
        return not frame.count & _CHIP_HANDED and has_chip(state.seats[frame.seat])

    def barrels(self, state: State, frame: Frame) -> list[int]:
        seat = state.seats[frame.seat]
        choices: list[int] = []
        for good in range(GOODS):
            if seat.goods[good] > 0:
                choices.append(HAND_BARREL + good)
        return choices

    def missing(self, state: State, frame: Frame) -> i64:
        """Coins that are still to be made up for; nothing handed over raises the price."""
        seat = state.seats[frame.seat]
        return price(state, frame.seat, frame.taker, frame.memo) - seat.coins - frame.rest

    def people(self, state: State, frame: Frame) -> list[int]:
        """BLM-3: a noble counts as a worker; who stands in an ordinary place does not matter (NOB-5)."""
        seat = state.seats[frame.seat]
        choices: list[int] = []
        for place in workers_to_hand_over(state, frame.seat, frame.taker, frame.memo):
            if plain_worker_at(seat, place):
                choices.append(HAND_WORKER + place)
            if noble_at(seat, place):
                choices.append(HAND_NOBLE + place)
        return choices

    def apply(self, state: State, frame: Frame, action: int) -> None:
        asked = frame.count & _ASKED
        if action == HAND_CHIP and asked < 2:
            frame.count |= _CHIP_HANDED
        elif HAND_BARREL <= action < HAND_CHIP and asked < 1:
            frame.count |= _BARREL_HANDED
        else:
            self.ask_next(frame)
        if action != PASS:
            frame.rest += 1
            hand_over(state, frame.seat, action)
        if self.missing(state, frame) == 0:
            state.frames.pop()
            build(state, frame.seat, frame.taker, frame.memo, frame.rest)

    def universe(self, state: State, frame: Frame) -> list[int]:
        people = [first + place for first in (HAND_WORKER, HAND_NOBLE) for place in range(PLACES + 1)]
        return [*people, *(HAND_BARREL + good for good in range(GOODS)), HAND_CHIP, PASS]

    def refuse(self, state: State, frame: Frame, action: int) -> Refusal:
        seat = state.seats[frame.seat]
        if action == PASS:
            return Refusal("BLM-2", "still_missing", {"missing": self.missing(state, frame)})
        if action == HAND_CHIP:
            return refuse_turn(state, frame, 2) if has_chip(seat) else Refusal("BLM-1", "no_chip")
        if HAND_BARREL <= action < HAND_CHIP:
            good = action - HAND_BARREL
            if seat.goods[good] == 0:
                return Refusal("BLM-1", "no_barrel", {"good": GOOD_NAMES[good]})
            return refuse_turn(state, frame, 1)
        if action in self.people(state, frame):
            return refuse_turn(state, frame, 0)
        if action >= HAND_NOBLE:
            return refuse_person_at(seat, action - HAND_NOBLE, True)
        return refuse_person_at(seat, action - HAND_WORKER, False)


def refuse_turn(state: State, frame: Frame, part: i64) -> Refusal:
    """BLM-1: somebody, a barrel and a chip, each once; with a fixed order one after the other (RUL-55)."""
    comes_later = frame.count & _ASKED < part and not state.rules.any_order
    return Refusal("BLM-1", "asked_later" if comes_later else "asked_already")


def refuse_person_at(seat: Seat, place: i64, is_noble: bool) -> Refusal:
    """BLM-2, BLM-3: why nobody there, or not that person, can be handed over."""
    named: dict[str, int | str] = {"place": place_name(place)}
    if people_at(seat, place) == 0:
        return Refusal("BLM-1", "nobody_there", named)
    if place == FIELDS + BLACK_MARKET:
        return Refusal("BLM-3", "works_on_black_market")
    if is_noble and not noble_at(seat, place):
        return Refusal("BLM-3", "no_noble_there", named)
    if not is_noble and not plain_worker_at(seat, place):
        return Refusal("BLM-3", "only_nobles_there", named)
    return Refusal("BLM-2", "raises_price", named)


def hand_over(state: State, number: i64, action: i64) -> None:
    """BLM-1: back to the supply. RUL-24: noted points go first, for good. RUL-42: nobles to their stock."""
    seat = state.seats[number]
    if action == HAND_CHIP:
        if seat.noted > 0:
            seat.noted -= 1
        else:
            seat.chips -= 1
            if state.chips == 0 and state.rules.last_chip_counts:
                state.last_chip_taken = True
            state.chips += 1
        tell(state, HANDED_OVER, number, 3, 1)
    elif HAND_BARREL <= action < HAND_CHIP:
        seat.goods[action - HAND_BARREL] -= 1
        state.supply[action - HAND_BARREL] += 1
        tell(state, HANDED_OVER, number, 2, 1)
    elif action >= HAND_NOBLE:
        take_away(seat, action - HAND_NOBLE, True)
        state.nobles += 1
        tell(state, HANDED_OVER, number, 1, 1)
    else:
        take_away(seat, action - HAND_WORKER, False)
        state.workers += 1
        tell(state, HANDED_OVER, number, 0, 1)
