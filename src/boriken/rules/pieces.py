"""Moving pieces between the supply and the players: what several chapters of the rules share."""

from __future__ import annotations

from typing import TYPE_CHECKING

from boriken.catalog.buildings import CHAPEL, GUESTHOUSE, HUNTING_LODGE, LAND_OFFICE, ZONING_OFFICE
from boriken.engine.events import (
    COINS_GAINED,
    END_TRIGGERED,
    PILE_SHUFFLED,
    POINTS_GAINED,
    PRIVILEGE_POINTS,
    tell,
)
from boriken.engine.frame import Frame
from boriken.engine.ids import BIT, END_CHIPS, GOODS, NO_GOOD, NOBODY, OFFER
from boriken.engine.points import DOUBLES_PRIVILEGE
from boriken.engine.seat import Seat
from boriken.engine.sources import ROLE_SOURCE
from boriken.engine.state import State
from boriken.engine.step import Refusal

if TYPE_CHECKING:
    from mypy_extensions import i64


def trigger_end(state: State, reason: i64) -> None:
    """END-1: note once that the game ends with this round; it is never undone (END-4)."""
    if not state.ending & reason:
        state.ending |= reason
        tell(state, END_TRIGGERED, NOBODY, reason)


def privilege(state: State, number: i64, taker: i64) -> i64:
    """How often a role's privilege counts for a seat: for its taker once, with a library twice (LIB-1)."""
    if number != taker:
        return 0
    return 2 if state.rules.has(state.seats[number].active, DOUBLES_PRIVILEGE) else 1


def gain_points(state: State, seat: Seat, points: i64) -> None:
    """Pay victory points in chips; what the stock cannot pay is noted (END-3)."""
    paid = points if points < state.chips else state.chips
    state.chips -= paid
    seat.chips += paid
    seat.noted += points - paid
    if state.chips == 0 and state.rules.chips_end_at_once:
        trigger_end(state, END_CHIPS)


# --- Gains -----------------------------------------------------------------------------------------------


def gain_coins_from(state: State, number: i64, coins: i64, source: i64) -> None:
    """RUL-52: coins that a source brings are taken at once, or offered (VOL-1)."""
    if state.rules.voluntary and may_decline(state, number):
        offer(state, number, coins, source, False)
    else:
        take_coins(state, number, coins)


def gain_points_from(state: State, number: i64, points: i64, source: i64) -> None:
    """RUL-52: points that a source brings are taken at once, or offered (VOL-1)."""
    if state.rules.voluntary and may_decline(state, number):
        offer(state, number, points, source, True)
    else:
        take_points(state, number, points, source)


def may_decline(state: State, number: i64) -> bool:
    """VOL-1: Puertomas take everything."""
    return not (state.rules.puertomas >> number) & 1


def offer(state: State, number: i64, amount: i64, source: i64, is_points: bool) -> None:
    """VOL-1: ask whether a gain is taken. What is offered last is asked first."""
    if amount > 0:
        rest = state.quiet << 1 | (1 if is_points else 0)
        state.frames.append(Frame(OFFER, number, state.frames[1].taker, amount, source, rest))


def take_coins(state: State, number: i64, coins: i64) -> None:
    if coins > 0:
        state.seats[number].coins += coins
        tell(state, COINS_GAINED, number, coins)


def take_points(state: State, number: i64, points: i64, source: i64) -> None:
    if points > 0:
        if source >= ROLE_SOURCE:
            tell(state, PRIVILEGE_POINTS, number, points, source - ROLE_SOURCE)
        else:
            tell(state, POINTS_GAINED, number, points, source)
        gain_points(state, state.seats[number], points)


# --- People ----------------------------------------------------------------------------------------------


def workers_available(state: State) -> bool:
    """Whether a rule that gives a worker finds one: in the supply, or else on the worker ship."""
    return state.workers + state.worker_ship + state.ship_nobles > 0


def may_take_plain_worker(state: State) -> bool:
    """Whether that worker can be a plain one."""
    return state.workers + state.worker_ship > 0


def may_take_noble(state: State) -> bool:
    """RUL-12: whether it can be a noble: only from the ship, when the supply is empty."""
    return state.workers == 0 and state.ship_nobles > 0


def refuse_person(is_noble: bool) -> Refusal:
    """RUL-12: nobles come from the ship alone, with an empty supply; or there are but nobles."""
    return Refusal("RUL-12", "noble_not_to_be_had" if is_noble else "no_worker_left")


def take_worker(state: State) -> None:
    """Take one worker from the supply, or from the worker ship if the supply is empty (HOS-1, UNI-1)."""
    if state.workers > 0:
        state.workers -= 1
    else:
        state.worker_ship -= 1


def staff_building(seat: Seat, slot: i64, workers: i64) -> None:
    """Let this many workers stand on the building in a slot of the city (BUI-1)."""
    seat.crew[slot] = workers
    bit = BIT[seat.city[slot]]
    if workers > 0:
        seat.active |= bit
    elif seat.active & bit:
        seat.active ^= bit


def is_noble_post(building: i64) -> bool:
    """NOB-5: whether it matters who stands there."""
    return building in (LAND_OFFICE, CHAPEL, HUNTING_LODGE, ZONING_OFFICE)


def post_noble(seat: Seat, building: i64) -> None:
    """NOB-5, RUL-39: note that the person who came to stand there is a noble, where it matters."""
    if is_noble_post(building):
        seat.noble_posts |= BIT[building]
    elif building == GUESTHOUSE:
        seat.noble_guests += 1


# --- Tiles -----------------------------------------------------------------------------------------------


def put_tile(state: State, number: i64, kind: i64) -> None:
    """Put a plantation face up, or a quarry, on the island."""
    seat = state.seats[number]
    seat.fields[kind] += 1
    seat.plots += 1
    if kind < GOODS:
        for extension in state.rules.on_tile:
            extension.tile(state, number)


def put_forest(seat: Seat, forest: i64) -> None:
    """FOREST-1: put a plantation face down; it stays a forest."""
    seat.forests.append(forest)
    seat.plots += 1


def remove_tile(state: State, number: i64, kind: i64) -> None:
    """Discard a plantation; if all of its kind are occupied, who stood there goes to the portrait."""
    seat = state.seats[number]
    seat.fields[kind] -= 1
    seat.plots -= 1
    state.discard[kind] += 1
    if seat.manned[kind] > seat.fields[kind]:
        seat.manned[kind] -= 1
        seat.idle += 1


def tiles_left(state: State) -> bool:
    """Whether a face-down plantation can be drawn, from the pile or after shuffling the discards."""
    return _count(state.pile) + _count(state.discard) > 0


def draw_tile(state: State) -> i64:
    """Draw a face-down plantation; an empty pile is made again from the discards (SETL-4, RUL-45).

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
