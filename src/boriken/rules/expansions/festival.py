"""Expansions IV and V: goals and festival cards (FES-1 to FES-4, CAR-1, CAR-2).

The three goals of the festival are three of the cards, always in play.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from boriken.catalog.festival import (
    CARDS,
    CARNIVAL_COCKTAIL,
    CLOSING_TIME,
    FARM_FAIR,
    FESTIVAL_DELIVERY,
    HARVEST_WEIGHING,
    SOLEMN_DEPARTURE,
    SPECIALIST,
    TRADITIONAL_DEPARTURE,
    TWIN_FARMERS,
    TWO_BASKETS,
    FestivalCard,
)
from boriken.engine.actions import PASS, PLACES, PUT_WORKER
from boriken.engine.events import GOAL_REACHED, tell
from boriken.engine.extension import PEOPLE_CHANGED, Extension, push_steps, settle
from boriken.engine.frame import Frame
from boriken.engine.goals import (
    BUILDING_AT,
    GOAL_GOODS,
    GOAL_PLANTATIONS,
    GOAL_SIZE,
    GOODS_AT,
    NOTHING,
    PLANTATIONS_AT,
    SET_ASIDE_AT,
    note_claim,
    open_goals,
)
from boriken.engine.ids import HOUSE_PLACES, REWARD_WORKERS
from boriken.engine.packing import barrels_in
from boriken.engine.seat import Seat
from boriken.engine.sources import GOAL_SOURCE
from boriken.engine.state import State
from boriken.engine.step import Refusal, Step
from boriken.rules.expansions.people import EVERYWHERE, empty_circles, place_name, put_person
from boriken.rules.pieces import gain_points, may_decline, offer
from boriken.rules.trader import barrels_in_house

if TYPE_CHECKING:
    from mypy_extensions import i64


class Festival(Extension):
    """FES-4: the first player to reach a goal takes its reward at once (RUL-20, RUL-47)."""

    def tile(self, state: State, number: i64) -> None:
        seat = state.seats[number]
        for start in open_goals(state):
            card = state.festival[start]
            first = state.festival[start + PLANTATIONS_AT]
            second = state.festival[start + PLANTATIONS_AT + 1]
            if card == SPECIALIST:
                reached = seat.fields[first] >= 3
            elif card == TWIN_FARMERS:
                reached = seat.fields[first] >= 2 and seat.fields[second] >= 2
            else:
                reached = False
            if reached:
                claim(state, number, start)

    def built(self, state: State, number: i64, building: i64, paid: i64) -> None:
        for start in open_goals(state):
            if state.festival[start + BUILDING_AT] == building:
                claim(state, number, start)

    def produced(self, state: State, number: i64, barrels: i64) -> None:
        """RUL-19: all barrels taken in the phase count."""
        if barrels:
            for start in open_goals(state):
                if production_reaches(state, state.seats[number], start, barrels):
                    claim(state, number, start)

    def sold(self, state: State, frame: Frame, good: i64, coins: i64) -> None:
        for start in open_goals(state):
            if (
                state.festival[start] == CLOSING_TIME
                and state.festival[start + GOODS_AT] == good
                and barrels_in_house(state) == HOUSE_PLACES
            ):
                claim(state, frame.seat, start)

    def loaded(self, state: State, number: i64, good: i64, ship: i64, barrels: i64) -> None:
        for start in open_goals(state):
            card = state.festival[start]
            wanted = state.festival[start + GOODS_AT]
            if card == FESTIVAL_DELIVERY:
                loads = state.seats[number].loads
                second = state.festival[start + GOODS_AT + 1]
                reached = barrels_in(loads, wanted) >= 1 and barrels_in(loads, second) >= 2
            elif card == SOLEMN_DEPARTURE:
                reached = wanted == good and dispatched(state, ship, len(state.rules.ships) - 1)
            elif card == TRADITIONAL_DEPARTURE:
                reached = wanted == good and dispatched(state, ship, 0)
            else:
                reached = False
            if reached:
                claim(state, number, start)


def dispatched(state: State, ship: i64, wanted: i64) -> bool:
    """CAR-2: whether the ship wanted has just been filled; no private ship can be."""
    return ship == wanted and state.ship_load[ship] == state.rules.ships[ship]


def production_reaches(state: State, seat: Seat, start: i64, barrels: i64) -> bool:
    """Whether the barrels of a phase are what a goal asks for."""
    card = state.festival[start]
    first = state.festival[start + GOODS_AT]
    if card == HARVEST_WEIGHING:
        return barrels_in(barrels, first) >= 3
    if card == TWO_BASKETS:
        second = state.festival[start + GOODS_AT + 1]
        return barrels_in(barrels, first) >= 2 and barrels_in(barrels, second) >= 2
    if card == FARM_FAIR:
        for place in range(GOAL_PLANTATIONS):
            if seat.fields[state.festival[start + PLANTATIONS_AT + place]] == 0:
                return False
    elif card != CARNIVAL_COCKTAIL:
        return False
    # The barrels drawn, repeats counted.
    for place in range(GOAL_GOODS):
        good = state.festival[start + GOODS_AT + place]
        if good != NOTHING:
            wanted: i64 = 0
            for other in range(GOAL_GOODS):
                if state.festival[start + GOODS_AT + other] == good:
                    wanted += 1
            if barrels_in(barrels, good) < wanted:
                return False
    return True


def claim(state: State, number: i64, start: i64) -> None:
    """FES-3, FES-4: what showed the goal goes back, and the reward is paid or offered (VOL-1)."""
    card = CARDS[state.festival[start]]
    note_claim(state, start // GOAL_SIZE, number)
    for place in range(GOAL_GOODS):
        if state.festival[start + GOODS_AT + place] != NOTHING:
            state.supply[state.festival[start + GOODS_AT + place]] += 1
    for place in range(GOAL_PLANTATIONS):
        if state.festival[start + PLANTATIONS_AT + place] != NOTHING:
            state.pile[state.festival[start + PLANTATIONS_AT + place]] += 1
    if state.festival[start + SET_ASIDE_AT]:
        state.stock[state.festival[start + BUILDING_AT]] += 1
    tell(state, GOAL_REACHED, number, state.festival[start])
    if state.rules.voluntary and may_decline(state, number):
        workers = card.workers if card.workers < state.workers else state.workers
        offer(state, number, card.coins + card.vp + workers, GOAL_SOURCE + state.festival[start], False)
    else:
        take_reward(state, number, card)


def take_reward(state: State, number: i64, card: FestivalCard) -> None:
    """FES-4: workers from the supply, as many as there are, coins and points."""
    seat = state.seats[number]
    seat.coins += card.coins
    if card.vp > 0:
        gain_points(state, seat, card.vp)
    workers = card.workers if card.workers < state.workers else state.workers
    if workers > 0:
        state.workers -= workers
        seat.idle += workers
        state.frames.append(Frame(REWARD_WORKERS, number, count=workers))
        push_steps(state, state.rules.openings[REWARD_WORKERS], number)


class RewardWorkers(Step):
    """FES-4: new workers go on any circles, or stay on the portrait.

    Places are named in their order, or in any (RUL-55). ``count``: workers not yet decided on. ``memo``: the
    last place.
    """

    name = "reward"

    def resume(self, state: State, frame: Frame) -> bool:
        if frame.count > 0:
            return True
        state.frames.pop()
        settle(state, frame.seat, PEOPLE_CHANGED)
        return False

    def options(self, state: State, frame: Frame) -> list[int]:
        choices: list[int] = []
        for place in empty_circles(state, state.seats[frame.seat], EVERYWHERE, EVERYWHERE):
            if place >= frame.memo:
                choices.append(PUT_WORKER + place)
        choices.append(PASS)
        return choices

    def out_of_order(self, state: State, frame: Frame) -> list[int]:
        """The places before the last one."""
        choices: list[int] = []
        for place in empty_circles(state, state.seats[frame.seat], EVERYWHERE, EVERYWHERE):
            if place < frame.memo:
                choices.append(PUT_WORKER + place)
        return choices

    def apply(self, state: State, frame: Frame, action: int) -> None:
        if action == PASS:
            frame.count = 0
            return
        seat = state.seats[frame.seat]
        seat.idle -= 1
        frame.count -= 1
        place = action - PUT_WORKER
        if place > frame.memo:
            frame.memo = place
        put_person(seat, place, False)

    def universe(self, state: State, frame: Frame) -> list[int]:
        return [PUT_WORKER + place for place in range(PLACES)] + [PASS]

    def refuse(self, state: State, frame: Frame, action: int) -> Refusal:
        place = action - PUT_WORKER
        named: dict[str, int | str] = {"place": place_name(place)}
        if place in empty_circles(state, state.seats[frame.seat], EVERYWHERE, EVERYWHERE):
            return Refusal("FES-4", "place_decided", named)
        return Refusal("FES-4", "no_empty_circle", named)
