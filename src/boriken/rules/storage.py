"""The end of a captain phase: storage (CAP-6) and the ships that leave (CAP-7); the warehouses."""

from __future__ import annotations

from typing import TYPE_CHECKING

from boriken.engine.actions import PASS, barrels_of_keep, good_of_keep, keep_action
from boriken.engine.events import SHIP_EMPTIED, STORED, tell
from boriken.engine.extension import close_phase, turn_begins
from boriken.engine.frame import Frame
from boriken.engine.ids import BIT, END_CHIPS, GOOD_NAMES, GOODS, MOST_BARRELS, NO_GOOD, NOBODY
from boriken.engine.points import STORE_BARRELS, STORE_KINDS
from boriken.engine.state import State
from boriken.engine.step import Refusal, Step
from boriken.rules.pieces import trigger_end

if TYPE_CHECKING:
    from mypy_extensions import i64


class Storage(Step):
    """CAP-6: each player in turn from the captain says what stays; the rest goes to the supply.

    A player names kinds with a number of barrels in the order of the goods, and what is skipped is lost at
    once, or in any order (RUL-55). ``count``: players done. ``memo``: the kind after the last one named.
    ``rest``: bits of the kinds named.
    """

    name = "storage"

    def resume(self, state: State, frame: Frame) -> bool:
        if frame.count < state.rules.players:
            if frame.memo > 0 and frame.rest == 0:
                frame.rest = kinds_left(state, frame)
            return not turn_begins(state, frame)
        if frame.count == state.rules.players and close_phase(state, frame):
            return False
        end_captain_phase(state)
        state.frames.pop()
        return False

    def options(self, state: State, frame: Frame) -> list[int]:
        seat = state.seats[frame.seat]
        choices: list[int] = []
        for good in range(frame.memo, GOODS):
            if seat.goods[good] > 0:
                for barrels in range(1, most_kept(state, frame, good) + 1):
                    choices.append(keep_action(good, barrels))
        choices.append(PASS)
        return choices

    def out_of_order(self, state: State, frame: Frame) -> list[int]:
        """The kinds before the last one named."""
        choices: list[int] = []
        for good in range(frame.memo):
            if not (frame.rest >> good) & 1 and state.seats[frame.seat].goods[good] > 0:
                for barrels in range(1, most_kept(state, frame, good) + 1):
                    choices.append(keep_action(good, barrels))
        return choices

    def apply(self, state: State, frame: Frame, action: int) -> None:
        if action == PASS:
            give_up(state, frame, GOODS)
            for extension in state.rules.on_stored:
                extension.stored(state, frame.seat)
            frame.count += 1
            frame.seat = (frame.seat + 1) % state.rules.players
            frame.memo = 0
            frame.rest = 0
            return
        good = good_of_keep(action)
        kept = barrels_of_keep(action)
        seat = state.seats[frame.seat]
        lost = seat.goods[good] - kept
        if not state.rules.any_order:
            give_up(state, frame, good)
        seat.goods[good] = kept
        state.supply[good] += lost
        frame.rest |= BIT[good]
        if frame.memo <= good:
            frame.memo = good + 1
        tell(state, STORED, frame.seat, good, kept, lost)

    def universe(self, state: State, frame: Frame) -> list[int]:
        keeps = [
            keep_action(good, barrels) for good in range(GOODS) for barrels in range(1, MOST_BARRELS + 1)
        ]
        return [*keeps, PASS]

    def refuse(self, state: State, frame: Frame, action: int) -> Refusal:
        good = good_of_keep(action)
        kept = barrels_of_keep(action)
        seat = state.seats[frame.seat]
        if (frame.rest >> good) & 1 or (good < frame.memo and not state.rules.any_order):
            return Refusal("CAP-6", "kind_decided", {"good": GOOD_NAMES[good]})
        if kept > seat.goods[good]:
            return Refusal(
                "CAP-6", "too_few_barrels", {"good": GOOD_NAMES[good], "barrels": seat.goods[good]}
            )
        return Refusal(
            "CAP-6",
            "no_room_to_store",
            {
                "kinds": state.rules.amount(seat.active, STORE_KINDS),
                "barrels": 1 + state.rules.amount(seat.active, STORE_BARRELS),
                "good": GOOD_NAMES[good],
            },
        )


def most_kept(state: State, frame: Frame, good: i64) -> i64:
    """How many barrels of a kind can stay beside the kinds already named.

    SWH-1, LWH-1: so many kinds stay whole, the largest; of all the others together one barrel (CAP-6), or
    more with a storehouse (STO-1).
    """
    seat = state.seats[frame.seat]
    kinds = state.rules.amount(seat.active, STORE_KINDS)
    singles = 1 + state.rules.amount(seat.active, STORE_BARRELS)
    kept: list[int] = []
    for named in range(frame.memo):
        if (frame.rest >> named) & 1:
            kept.append(seat.goods[named])
    kept.sort()
    if len(kept) < kinds:
        return seat.goods[good]
    # All warehouses are in use: what goes beyond them must fit into the single barrels.
    loose: i64 = 0
    for barrels in kept[: len(kept) - kinds]:
        loose += barrels
    smallest_whole = kept[len(kept) - kinds] if kinds > 0 else singles + 1
    if loose + smallest_whole <= singles:
        return seat.goods[good]
    most = singles - loose
    return most if most < seat.goods[good] else seat.goods[good]


def kinds_left(state: State, frame: Frame) -> i64:
    """Bits of the kinds before ``memo`` that there are: those named, where a table of an earlier version does
    not say it (what was skipped was lost at once)."""
    kinds: i64 = 0
    for good in range(frame.memo):
        if state.seats[frame.seat].goods[good] > 0:
            kinds |= BIT[good]
    return kinds


def give_up(state: State, frame: Frame, until: i64) -> None:
    """Return the barrels of all kinds that were not named, up to a kind."""
    seat = state.seats[frame.seat]
    for good in range(until):
        if seat.goods[good] > 0 and not (frame.rest >> good) & 1:
            tell(state, STORED, frame.seat, good, 0, seat.goods[good])
            state.supply[good] += seat.goods[good]
            seat.goods[good] = 0


def end_captain_phase(state: State) -> None:
    """CAP-7: full ships are emptied. END-1c: no chips left triggers the end."""
    for ship in range(len(state.rules.ships)):
        if state.ship_load[ship] == state.rules.ships[ship]:
            good = state.ship_good[ship]
            tell(state, SHIP_EMPTIED, NOBODY, state.rules.ships[ship], good)
            state.supply[good] += state.ship_load[ship]
            state.ship_load[ship] = 0
            state.ship_good[ship] = NO_GOOD
    if state.chips == 0 or state.last_chip_taken:
        trigger_end(state, END_CHIPS)
