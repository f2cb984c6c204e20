"""Expansion I in the captain phase: the small wharf, and what acts at the start (union hall, lighthouse)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from boriken.catalog.buildings import LIGHTHOUSE, SMALL_WHARF, UNION_HALL
from boriken.engine.actions import PASS, barrels_of_send, good_of_send, send_action
from boriken.engine.events import (
    POINTS_GAINED,
    tell,
)
from boriken.engine.extension import (
    NO_SHIP,
    POINTS_CHANGED,
    Extension,
    settle,
)
from boriken.engine.frame import Frame
from boriken.engine.ids import (
    GOOD_NAMES,
    GOODS,
    MOST_BARRELS,
    ROYAL_DELIVERY,
)
from boriken.engine.packing import barrels_in
from boriken.engine.points import DELIVERY, LOAD_COINS, PAIR_POINTS
from boriken.engine.state import State
from boriken.engine.step import Refusal, Step
from boriken.rules.captain import (
    FIRST_TURN_TAKEN,
    STARTED,
    points_for_loading,
    put_on_private_ship,
    reward_loading,
    tell_loaded,
)
from boriken.rules.pieces import gain_coins_from, gain_points_from, privilege

if TYPE_CHECKING:
    from mypy_extensions import i64


class SmallWharf(Step):
    """SMW-1: more kinds for the private ship, until the owner is done; in the order of the goods, or in any
    (RUL-55)."""

    name = "small wharf"

    def options(self, state: State, frame: Frame) -> list[int]:
        seat = state.seats[frame.seat]
        choices: list[int] = []
        for good in range(frame.memo, GOODS):
            for barrels in range(1, seat.goods[good] + 1):
                choices.append(send_action(good, barrels))
        choices.append(PASS)
        return choices

    def out_of_order(self, state: State, frame: Frame) -> list[int]:
        """The kinds before the last one on the ship."""
        choices: list[int] = []
        for good in range(frame.memo):
            if not self.is_aboard(frame, good):
                for barrels in range(1, state.seats[frame.seat].goods[good] + 1):
                    choices.append(send_action(good, barrels))
        return choices

    def is_aboard(self, frame: Frame, good: i64) -> bool:
        return barrels_in(frame.rest, good) > 0

    def apply(self, state: State, frame: Frame, action: int) -> None:
        if action != PASS:
            good = good_of_send(action)
            put_on_private_ship(state, frame, good, barrels_of_send(action))
            return
        state.frames.pop()
        points = points_for_loading(state, state.frames[-1], frame.seat, frame.count // 2)
        tell(state, POINTS_GAINED, frame.seat, points, SMALL_WHARF)
        reward_loading(state, frame.seat, points)
        for good in range(GOODS):
            barrels = barrels_in(frame.rest, good)
            if barrels > 0:
                tell_loaded(state, frame.seat, good, NO_SHIP, barrels)

    def universe(self, state: State, frame: Frame) -> list[int]:
        sends = [send_action(good, n) for good in range(GOODS) for n in range(1, MOST_BARRELS + 1)]
        return [*sends, PASS]

    def refuse(self, state: State, frame: Frame, action: int) -> Refusal:
        good = good_of_send(action)
        if self.is_aboard(frame, good) or (good < frame.memo and not state.rules.any_order):
            return Refusal("SMW-1", "kind_decided", {"good": GOOD_NAMES[good]})
        barrels = state.seats[frame.seat].goods[good]
        return Refusal("SMW-1", "too_few_barrels", {"good": GOOD_NAMES[good], "barrels": barrels})


# --- Captain ---------------------------------------------------------------------------------------------


class CaptainStart(Extension):
    """What happens once, before anybody's turn in a captain phase."""

    def turn(self, state: State, frame: Frame) -> None:
        if not frame.memo & STARTED:
            frame.memo |= STARTED
            start_captain_phase(state, frame.taker)
            if state.rules.first_turns_at_start:
                take_first_turns(state, frame)


class CaptainTurns(Extension):
    """What happens on everybody's first turn in a captain phase, where it has not happened yet (RUL-48)."""

    def turn(self, state: State, frame: Frame) -> None:
        first_turn = FIRST_TURN_TAKEN << frame.seat
        if not frame.memo & first_turn:
            frame.memo |= first_turn
            take_first_turn(state, frame.seat, frame.taker)


def start_captain_phase(state: State, taker: i64) -> None:
    """Barrels and points are counted from here on. LIG-1, LIB-4: the captain's coin of the lighthouse."""
    for seat in state.seats:
        seat.loads = 0
        seat.points_mark = seat.chips + seat.noted
    if state.rules.has(state.seats[taker].active, LOAD_COINS):
        gain_coins_from(state, taker, privilege(state, taker, taker), LIGHTHOUSE)


def take_first_turns(state: State, frame: Frame) -> None:
    """RUL-48: by 003 union halls and royal suppliers act before anybody loads, clockwise from the captain."""
    players = state.rules.players
    for place in range(players - 1, -1, -1):
        number = (frame.taker + place) % players
        seat = state.seats[number]
        if state.rules.has(seat.active, DELIVERY) and seat.nobles > 0:
            state.frames.append(Frame(ROYAL_DELIVERY, number, frame.taker))
    for place in range(players):
        # What is offered last is asked first (VOL-1).
        number = (frame.taker + (players - 1 - place if state.rules.voluntary else place)) % players
        frame.memo |= FIRST_TURN_TAKEN << number
        pay_pairs(state, number)


def take_first_turn(state: State, number: i64, taker: i64) -> None:
    """RUL-29: in which order union hall and royal supplier act is the edition's."""
    seat = state.seats[number]
    if state.rules.has(seat.active, DELIVERY) and seat.nobles > 0:
        state.frames.append(Frame(ROYAL_DELIVERY, number, taker))
        if state.rules.union_hall_first:
            pay_pairs(state, number)
    else:
        pay_pairs(state, number)


def pay_pairs(state: State, number: i64) -> None:
    """UNH-1: a point for every two barrels of the same kind, before loading."""
    seat = state.seats[number]
    if state.rules.has(seat.active, PAIR_POINTS):
        points: i64 = 0
        for barrels in seat.goods:
            points += barrels // 2
        if points > 0:
            gain_points_from(state, number, points, UNION_HALL)
            settle(state, number, POINTS_CHANGED)
