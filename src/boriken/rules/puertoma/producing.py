"""What a Puertoma produces (PUE-15)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from boriken.catalog.puertoma import EXTRA_BARREL, KINDS_COINS
from boriken.engine.events import (
    ABILITY_USED,
    BARREL_TAKEN,
    COINS_GAINED,
    PRODUCED,
    PUERTOMA_REASON,
    tell,
)
from boriken.engine.extension import GOODS_CHANGED, settle
from boriken.engine.frame import Frame
from boriken.engine.ids import CRAFTSMAN, GOODS, NO_GOOD
from boriken.engine.packing import barrels_in, pack
from boriken.engine.puertoma.board import active_plantations, has_ability
from boriken.engine.reasons import BEST_MADE
from boriken.engine.seat import Seat
from boriken.engine.state import State
from boriken.rules.craftsman import after_production
from boriken.rules.puertoma.action_board import move_action

if TYPE_CHECKING:
    from mypy_extensions import i64


def makes_something_new(state: State, seat: Seat) -> bool:
    """PUE-5: whether it can produce a kind of which it has no barrel."""
    for good in range(GOODS):
        if seat.goods[good] == 0 and state.supply[good] > 0 and active_plantations(seat, good) > 0:
            return True
    return False


def produce_turn(state: State, frame: Frame) -> None:
    """PUE-15: a barrel for each active plantation, as far as the supply goes (CRA-3)."""
    number = frame.seat
    seat = state.seats[number]
    made: i64 = 0
    for good in range(GOODS):
        barrels = active_plantations(seat, good)
        if barrels > state.supply[good]:
            barrels = state.supply[good]
        if barrels > 0:
            state.supply[good] -= barrels
            seat.goods[good] += barrels
            made |= pack(good, barrels)
            tell(state, PRODUCED, number, good, barrels)
    seat.tally = made
    state.quiet = 0
    if number == frame.taker:
        frame.memo = made
    if made:
        move_action(state, number, CRAFTSMAN)
    after_production(state, frame, number, made)


def best_made(state: State, seat: Seat) -> i64:
    """The best kind it made in this phase that the supply still has."""
    for good in range(GOODS - 1, -1, -1):
        if barrels_in(seat.tally, good) and state.supply[good] > 0:
            return good
    return NO_GOOD


def take_best(state: State, number: i64, good: i64) -> None:
    seat = state.seats[number]
    state.supply[good] -= 1
    seat.goods[good] += 1
    seat.tally += pack(good, 1)
    tell(state, BARREL_TAKEN, number, good)


def use_privilege(state: State, frame: Frame) -> None:
    """PUE-15, CRA-4: the craftsman's barrel. ``frame.rest`` says that it has been taken."""
    number = frame.taker
    seat = state.seats[number]
    frame.rest = 1
    good = best_made(state, seat)
    if good != NO_GOOD:
        tell(state, PUERTOMA_REASON, number, BEST_MADE)
        take_best(state, number, good)
        frame.memo = seat.tally


def end_craftsman(state: State, number: i64) -> None:
    """The abilities at the end of the phase: one more barrel, which counts as produced; coins for kinds."""
    seat = state.seats[number]
    good = best_made(state, seat)
    if has_ability(seat, EXTRA_BARREL) and good != NO_GOOD:
        tell(state, ABILITY_USED, number, EXTRA_BARREL)
        take_best(state, number, good)
        for extension in state.rules.on_produced:
            extension.produced(state, number, seat.tally)
        settle(state, number, GOODS_CHANGED)
    kinds: i64 = 0
    for kind in range(GOODS):
        if barrels_in(seat.tally, kind):
            kinds += 1
    if has_ability(seat, KINDS_COINS) and kinds > 0:
        seat.coins += kinds
        tell(state, ABILITY_USED, number, KINDS_COINS)
        tell(state, COINS_GAINED, number, kinds)
    seat.tally = 0
