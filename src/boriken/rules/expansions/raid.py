"""Expansion III: the buccaneer's raid on the worker ship (BUC-3)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from boriken.engine.actions import NOBLE, PLACES, PUT_NOBLE, PUT_WORKER, WORKER
from boriken.engine.extension import PEOPLE_CHANGED, settle
from boriken.engine.frame import Frame
from boriken.engine.ids import RAID_STEP
from boriken.engine.state import State
from boriken.engine.step import Refusal, Step
from boriken.rules.expansions.people import EVERYWHERE, empty_circles, matters_who, place_name, put_person

if TYPE_CHECKING:
    from mypy_extensions import i64

KEPT: Final = 3
"""BUC-3: barrels or workers a buccaneer keeps."""
_ORDINARY_WORKER_PUT: Final = 1 << 8
"""Bit of ``memo``: a plain worker stands in an ordinary place, so a noble in a later one changes nothing."""


def surplus(state: State) -> i64:
    """BUC-3: how many more than the players wait on the worker ship."""
    more = state.worker_ship + state.ship_nobles - state.rules.players
    return more if more > 0 else 0


def raid_frame(state: State, number: i64, taker: i64) -> Frame:
    removed = surplus(state)
    return Frame(RAID_STEP, number, taker, count=removed if removed < KEPT else KEPT, rest=removed)


class Raid(Step):
    """BUC-3, raid: some of those removed go on empty circles, the others away.

    Places are named in their order, or in any (RUL-55). ``count``: how many may still be put somewhere.
    ``memo``: the last place, and a bit. ``rest``: how many must still leave the ship.
    """

    name = "raid"

    def resume(self, state: State, frame: Frame) -> bool:
        if frame.rest > 0:
            return True
        state.frames.pop()
        settle(state, frame.seat, PEOPLE_CHANGED)
        return False

    def options(self, state: State, frame: Frame) -> list[int]:
        choices = self.puts(state, frame, True)
        if state.ship_nobles > 0:
            choices.append(NOBLE)
        if state.worker_ship >= frame.rest:
            choices.append(WORKER)
        return choices

    def out_of_order(self, state: State, frame: Frame) -> list[int]:
        return self.puts(state, frame, False)

    def puts(self, state: State, frame: Frame, in_order: bool) -> list[int]:
        """Who can be put where: on the last place and later ones, or else before, and a noble where a plain
        worker was put first."""
        choices: list[int] = []
        if frame.count > 0:
            for place in empty_circles(state, state.seats[frame.seat], EVERYWHERE, EVERYWHERE):
                is_next = place >= frame.memo % _ORDINARY_WORKER_PUT
                if state.worker_ship > 0 and is_next == in_order:
                    choices.append(PUT_WORKER + place)
                is_next = is_next and (matters_who(place) or frame.memo < _ORDINARY_WORKER_PUT)
                if state.ship_nobles > 0 and is_next == in_order:
                    choices.append(PUT_NOBLE + place)
        return choices

    def apply(self, state: State, frame: Frame, action: int) -> None:
        if action == WORKER:
            dismiss(state, frame.rest, 0)
            frame.rest = 0
        elif action == NOBLE:
            dismiss(state, frame.rest - 1, 1)
            frame.rest = 0
        else:
            is_noble = action >= PUT_NOBLE
            place = action - PUT_NOBLE if is_noble else action - PUT_WORKER
            self.put(state, frame, place, is_noble)

    def put(self, state: State, frame: Frame, place: i64, is_noble: bool) -> None:
        seat = state.seats[frame.seat]
        flag = frame.memo & _ORDINARY_WORKER_PUT
        if is_noble:
            state.ship_nobles -= 1
            seat.nobles += 1
        else:
            state.worker_ship -= 1
            if not matters_who(place):
                flag = _ORDINARY_WORKER_PUT
        put_person(seat, place, is_noble)
        frame.count -= 1
        frame.rest -= 1
        last = frame.memo % _ORDINARY_WORKER_PUT
        frame.memo = (place if place > last else last) | flag

    def universe(self, state: State, frame: Frame) -> list[int]:
        return [first + place for first in (PUT_WORKER, PUT_NOBLE) for place in range(PLACES)] + [
            NOBLE,
            WORKER,
        ]

    def refuse(self, state: State, frame: Frame, action: int) -> Refusal:
        if action == NOBLE:
            return Refusal("RUL-43", "no_noble_on_ship")
        if action == WORKER:
            return Refusal("RUL-43", "not_so_many_on_ship", {"count": state.worker_ship, "left": frame.rest})
        is_noble = action >= PUT_NOBLE
        place = action - PUT_NOBLE if is_noble else action - PUT_WORKER
        if frame.count == 0:
            return Refusal("BUC-3", "no_more_kept")
        if place not in empty_circles(state, state.seats[frame.seat], EVERYWHERE, EVERYWHERE):
            return Refusal("BUC-3", "no_empty_circle", {"place": place_name(place)})
        if is_noble and state.ship_nobles == 0:
            return Refusal("RUL-43", "no_noble_on_ship")
        if not is_noble and state.worker_ship == 0:
            return Refusal("RUL-43", "no_worker_left")
        if place < frame.memo % _ORDINARY_WORKER_PUT:
            return Refusal("BUC-3", "place_decided", {"place": place_name(place)})
        return Refusal("BUC-3", "name_nobles_first")


def dismiss(state: State, workers: i64, nobles: i64) -> None:
    """BUC-3: the others leave the ship: back to the supply, or out of the game."""
    state.worker_ship -= workers
    state.ship_nobles -= nobles
    if state.rules.raided_workers_leave:
        state.gone_workers += workers
        state.gone_nobles += nobles
    else:
        state.workers += workers
        state.nobles += nobles
