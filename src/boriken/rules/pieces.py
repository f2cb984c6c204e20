"""Moving pieces between the supply and the players: what several chapters of the rules share."""

from __future__ import annotations

from typing import TYPE_CHECKING

from boriken.engine.events import END_TRIGGERED, PILE_SHUFFLED, tell
from boriken.engine.ids import END_CHIPS, NO_GOOD, NOBODY
from boriken.engine.state import Seat, State

if TYPE_CHECKING:
    from mypy_extensions import i64


def trigger_end(state: State, reason: i64) -> None:
    """END-1: note once that the game ends with this round; it is never undone (END-4)."""
    if not state.ending & reason:
        state.ending |= reason
        tell(state, END_TRIGGERED, NOBODY, reason)


def gain_points(state: State, seat: Seat, points: i64) -> None:
    """Pay victory points in chips; what the stock cannot pay is noted (END-3)."""
    paid = points if points < state.chips else state.chips
    state.chips -= paid
    seat.chips += paid
    seat.noted += points - paid
    if state.chips == 0 and state.rules.chips_end_at_once:
        trigger_end(state, END_CHIPS)


def workers_available(state: State) -> bool:
    """Whether a rule that gives a worker finds one: in the supply, or else on the worker ship."""
    return state.workers + state.worker_ship > 0


def take_worker(state: State) -> None:
    """Take one worker from the supply, or from the worker ship if the supply is empty (HOS-1, UNI-1)."""
    if state.workers > 0:
        state.workers -= 1
    else:
        state.worker_ship -= 1


def put_tile(seat: Seat, kind: i64) -> None:
    """Put a field tile on the island."""
    seat.fields[kind] += 1
    seat.plots += 1


def staff_building(seat: Seat, slot: i64, workers: i64) -> None:
    """Let this many workers stand on the building in a slot of the city (BUI-1)."""
    seat.crew[slot] = workers
    bit = 1 << seat.city[slot]
    if workers > 0:
        seat.active |= bit
    elif seat.active & bit:
        seat.active ^= bit


def tiles_left(state: State) -> bool:
    """Whether a face-down plantation can be drawn, from the pile or after shuffling the discards."""
    return _count(state.pile) + _count(state.discard) > 0


def draw_tile(state: State) -> i64:
    """Draw a face-down plantation; an empty pile is made anew from the discards (SETL-4, RUL-45).

    NO_GOOD when there is none left anywhere.
    """
    left = _count(state.pile)
    if left == 0:
        left = _count(state.discard)
        if left == 0:
            return NO_GOOD
        state.pile, state.discard = state.discard, state.pile
        tell(state, PILE_SHUFFLED, NOBODY, left)
    chance = state.rng.below(left)
    kind: i64 = 0
    while chance >= state.pile[kind]:
        chance -= state.pile[kind]
        kind += 1
    state.pile[kind] -= 1
    return kind


def _count(tiles: list[int]) -> i64:
    total: i64 = 0
    for number in tiles:
        total += number
    return total
