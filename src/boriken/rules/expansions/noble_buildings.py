"""Expansion II: chapel, royal supplier and hunting lodge (CHA-1, ROY-1, HUN-1)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from boriken.catalog.buildings import CHAPEL, HUNTING_LODGE
from boriken.engine.actions import CLEAR, DELIVER, PASS, TILES
from boriken.engine.events import DELIVERED, TILE_CLEARED, tell
from boriken.engine.extension import POINTS_CHANGED, ask_again, settle, turn_begins
from boriken.engine.frame import Frame
from boriken.engine.ids import BIT, FOREST, GOOD_NAMES, GOODS, ISLAND_FIELDS, QUARRY, TILE_NAMES
from boriken.engine.points import CRAFTSMAN_GIFT, LODGE
from boriken.engine.seat import KNOWN_FOREST
from boriken.engine.state import State
from boriken.engine.step import Refusal, Step
from boriken.rules.expansions.harbor_front import pay_pairs
from boriken.rules.pieces import gain_coins_from, gain_points, gain_points_from, remove_tile

if TYPE_CHECKING:
    from mypy_extensions import i64


class Chapels(Step):
    """CHA-1: at the start of a craftsman phase a coin with a worker in the chapel, a point with a noble.

    ``count``: seats done.
    """

    name = "chapel"

    def resume(self, state: State, frame: Frame) -> bool:
        players = state.rules.players
        while frame.count < players:
            number = (frame.taker + frame.count) % players
            seat = state.seats[number]
            frame.count += 1
            if state.rules.has(seat.active, CRAFTSMAN_GIFT):
                if (seat.noble_posts >> CHAPEL) & 1:
                    gain_points_from(state, number, 1, CHAPEL)
                else:
                    gain_coins_from(state, number, 1, CHAPEL)
                if state.frames[-1] is not frame:
                    return False
        state.frames.pop()
        return False


class RoyalDelivery(Step):
    """ROY-1: barrels of different kinds, at most one for each noble, for a point each.

    They are named in the order of the goods, or in any (RUL-55). ``count``: barrels handed in. ``memo``: the
    kind after the last one. ``rest``: bits of the kinds.
    """

    name = "royal supplier"

    def options(self, state: State, frame: Frame) -> list[int]:
        seat = state.seats[frame.seat]
        choices: list[int] = []
        if frame.count < seat.nobles:
            for good in range(frame.memo, GOODS):
                if seat.goods[good] > 0:
                    choices.append(DELIVER + good)
        choices.append(PASS)
        return choices

    def out_of_order(self, state: State, frame: Frame) -> list[int]:
        """The kinds before the last one."""
        seat = state.seats[frame.seat]
        choices: list[int] = []
        if frame.count < seat.nobles:
            for good in range(frame.memo):
                if not (frame.rest >> good) & 1 and seat.goods[good] > 0:
                    choices.append(DELIVER + good)
        return choices

    def apply(self, state: State, frame: Frame, action: int) -> None:
        if action != PASS:
            good = action - DELIVER
            seat = state.seats[frame.seat]
            seat.goods[good] -= 1
            state.supply[good] += 1
            frame.count += 1
            frame.rest |= BIT[good]
            if frame.memo <= good:
                frame.memo = good + 1
            tell(state, DELIVERED, frame.seat, good, 1)
            gain_points(state, seat, 1)
            return
        state.frames.pop()
        if not state.rules.union_hall_first:
            pay_pairs(state, frame.seat)
        settle(state, frame.seat, POINTS_CHANGED)

    def universe(self, state: State, frame: Frame) -> list[int]:
        return [DELIVER + good for good in range(GOODS)] + [PASS]

    def refuse(self, state: State, frame: Frame, action: int) -> Refusal:
        good = action - DELIVER
        if (frame.rest >> good) & 1 or (good < frame.memo and not state.rules.any_order):
            return Refusal("ROY-1", "kind_decided", {"good": GOOD_NAMES[good]})
        return Refusal("ROY-1", "no_barrel", {"good": GOOD_NAMES[good]})


class HuntingLodges(Step):
    """HUN-1: at the end of a settler phase, clockwise from the settler (RUL-21). ``count``: seats done."""

    name = "hunting lodge"

    def resume(self, state: State, frame: Frame) -> bool:
        ask_again(state, frame)
        while frame.count < state.rules.players:
            if turn_begins(state, frame):
                return False
            number = frame.seat
            seat = state.seats[number]
            has_lodge = state.rules.has(seat.active, LODGE)
            if has_lodge and not (seat.noble_posts >> HUNTING_LODGE) & 1:
                return True
            frame.count += 1
            frame.seat = (number + 1) % state.rules.players
            if has_lodge:
                reward_empty_land(state, number)
                if state.frames[-1] is not frame:
                    return False
        state.frames.pop()
        return False

    def options(self, state: State, frame: Frame) -> list[int]:
        """With a worker: one of the plantations or, of the forests, the last."""
        seat = state.seats[frame.seat]
        choices: list[int] = []
        for kind in range(GOODS):
            if seat.fields[kind] > 0:
                choices.append(CLEAR + kind)
        if len(seat.forests) > 0:
            choices.append(CLEAR + FOREST)
        choices.append(PASS)
        return choices

    def apply(self, state: State, frame: Frame, action: int) -> None:
        if action != PASS:
            kind = action - CLEAR
            if kind == FOREST:
                fell_forest(state, frame.seat)
            else:
                remove_tile(state, frame.seat, kind)
            tell(state, TILE_CLEARED, frame.seat, kind)
        frame.count += 1
        frame.seat = (frame.seat + 1) % state.rules.players

    def universe(self, state: State, frame: Frame) -> list[int]:
        return [CLEAR + kind for kind in range(TILES)] + [PASS]

    def refuse(self, state: State, frame: Frame, action: int) -> Refusal:
        if action - CLEAR == QUARRY:
            return Refusal("HUN-1", "quarries_stay")
        return Refusal("HUN-1", "no_such_tile", {"field": TILE_NAMES[action - CLEAR]})


def fell_forest(state: State, number: i64) -> None:
    """RUL-54: the forest placed last goes to the discards as what it was."""
    seat = state.seats[number]
    kind = seat.forests.pop() % KNOWN_FOREST
    seat.plots -= 1
    state.discard[kind] += 1


def reward_empty_land(state: State, number: i64) -> None:
    """HUN-1: 2 points with a noble, for more empty fields than every other player."""
    seat = state.seats[number]
    for other in range(state.rules.players):
        if other != number and state.seats[other].plots <= seat.plots:
            return
    if seat.plots < ISLAND_FIELDS:
        gain_points_from(state, number, 2, HUNTING_LODGE)
