"""What a Puertoma does as buccaneer (PUE-20)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from boriken.engine.actions import CHOOSE, KIDNAP
from boriken.engine.events import NOBLE_GAINED, PUERTOMA_REASON, RAIDED, WORKERS_GAINED, tell
from boriken.engine.extension import GOODS_CHANGED, PEOPLE_CHANGED, settle
from boriken.engine.frame import Frame
from boriken.engine.ids import BUCCANEER, CARD_NAMES
from boriken.engine.puertoma.board import active_plantations, all_empty_circles, is_puertoma
from boriken.engine.reasons import LOOT_GAIN, PIRACY_GAIN, RAID_GAIN
from boriken.engine.seat import Seat
from boriken.engine.state import State
from boriken.engine.step import Refusal
from boriken.rules.expansions.buccaneer import BuccaneerPhase, loot, pirate
from boriken.rules.expansions.raid import KEPT, dismiss, surplus
from boriken.rules.puertoma.action_board import move_action
from boriken.rules.puertoma.working import place_hand

if TYPE_CHECKING:
    from mypy_extensions import i64

NO_PREY: Final = -1


def raid_gain(state: State, seat: Seat) -> i64:
    """Workers it would keep: up to three, as many as are too many on the ship and find a circle."""
    gain: i64 = KEPT
    if surplus(state) < gain:
        gain = surplus(state)
    empty = all_empty_circles(seat)
    return empty if empty < gain else gain


def loot_gain(state: State) -> i64:
    gain: i64 = 0
    for barrels in state.house:
        gain += barrels
    return gain


def prey(state: State, seat: Seat) -> i64:
    """The ship for piracy: a kind it does not produce, then most barrels, then the best kind."""
    chosen: i64 = NO_PREY
    for ship in range(len(state.rules.ships)):
        if state.ship_load[ship] > 0 and (chosen == NO_PREY or is_better_prey(state, seat, ship, chosen)):
            chosen = ship
    return chosen


def is_better_prey(state: State, seat: Seat, ship: i64, other: i64) -> bool:
    good, other_good = state.ship_good[ship], state.ship_good[other]
    makes, makes_other = active_plantations(seat, good) > 0, active_plantations(seat, other_good) > 0
    if makes != makes_other:
        return makes_other
    if state.ship_load[ship] != state.ship_load[other]:
        return state.ship_load[ship] > state.ship_load[other]
    return good > other_good


def piracy_gain(state: State, seat: Seat) -> i64:
    ship = prey(state, seat)
    if ship == NO_PREY:
        return 0
    load: i64 = state.ship_load[ship]
    return load if load < KEPT else KEPT


def largest_gain(state: State, seat: Seat) -> i64:
    """PUE-5: the buccaneer is profitable with a gain of at least one."""
    gain = raid_gain(state, seat)
    if loot_gain(state) > gain:
        gain = loot_gain(state)
    piracy = piracy_gain(state, seat)
    return piracy if piracy > gain else gain


class PuertomaBuccaneer(BuccaneerPhase):
    """PUE-20: the option with the largest gain; nobody kidnaps."""

    def resume(self, state: State, frame: Frame) -> bool:
        if frame.count == 0 and is_puertoma(state, frame.seat):
            frame.count = 1
            rob(state, frame.seat)
        return super().resume(state, frame)

    def options(self, state: State, frame: Frame) -> list[int]:
        choices: list[int] = []
        for action in super().options(state, frame):
            if not KIDNAP <= action < CHOOSE:
                choices.append(action)
        return choices

    def refuse(self, state: State, frame: Frame, action: int) -> Refusal:
        if KIDNAP <= action < CHOOSE:
            return Refusal("PUE-20", "cannot_kidnap", {"card": CARD_NAMES[action - KIDNAP]})
        return super().refuse(state, frame, action)


def rob(state: State, number: i64) -> None:
    """PUE-20: of equal gains raid, then loot, then piracy."""
    seat = state.seats[number]
    gain = largest_gain(state, seat)
    if gain == 0:
        return
    if gain == raid_gain(state, seat):
        tell(state, PUERTOMA_REASON, number, RAID_GAIN, gain)
        raid(state, number, gain)
    elif gain == loot_gain(state):
        tell(state, PUERTOMA_REASON, number, LOOT_GAIN, gain)
        loot(state, number)
    else:
        tell(state, PUERTOMA_REASON, number, PIRACY_GAIN, gain)
        pirate(state, number, prey(state, seat))
    settle(state, number, GOODS_CHANGED | PEOPLE_CHANGED)
    move_action(state, number, BUCCANEER)


def raid(state: State, number: i64, kept: i64) -> None:
    """BUC-3: those it keeps come with the nobles first; of the others workers leave first."""
    seat = state.seats[number]
    removed = surplus(state)
    tell(state, RAIDED, number, removed)
    nobles = state.ship_nobles if state.ship_nobles < kept else kept
    state.ship_nobles -= nobles
    state.worker_ship -= kept - nobles
    seat.nobles += nobles
    seat.idle += kept
    if nobles > 0:
        tell(state, NOBLE_GAINED, number, nobles)
    if kept > nobles:
        tell(state, WORKERS_GAINED, number, kept - nobles)
    place_hand(state, number)
    left = removed - kept
    workers = left if left < state.worker_ship else state.worker_ship
    dismiss(state, workers, left - workers)
