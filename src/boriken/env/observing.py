"""What a seat sees, as numbers from 0 to 255, in the order in which ``fields`` names them.

The seat that looks comes first, then the others clockwise. Nothing in here is hidden from it: victory points
can be counted by anyone who pays attention, and hidden tiles and cards of others are left out.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from boriken.catalog.achievements import ACHIEVEMENTS
from boriken.catalog.puertoma import ABILITIES, TIE_BREAKS
from boriken.engine.actions import NOBLE_POSTS
from boriken.engine.goals import (
    BUILDING_AT,
    GOAL_GOODS,
    GOAL_PLANTATIONS,
    GOAL_SIZE,
    GOODS_AT,
    PLANTATIONS_AT,
    claimed_by,
)
from boriken.engine.ids import (
    END_CHIPS,
    END_CITY,
    END_WORKERS,
    FIELDS,
    GOODS,
    NOBODY,
    TILE_OR_FOREST,
)
from boriken.engine.packing import barrels_in
from boriken.engine.puertoma.board import has_ability
from boriken.engine.seat import KNOWN_FOREST, Seat
from boriken.engine.state import State
from boriken.engine.view import unseen_tiles

if TYPE_CHECKING:
    from mypy_extensions import i64

MOST: Final = 255
GOALS: Final = 3
"""Goals of a festival (FES-1, CAR-1)."""
_NOTHING: Final = [0] * 64


def observe(state: State, seat: int) -> bytes:
    """One byte for each field."""
    players: int = state.rules.players
    order = [(seat + place) % players for place in range(players)]
    numbers: list[int] = []
    _table(numbers, state, order)
    _supplies(numbers, state, seat)
    options = state.rules.options
    if options.expansions:
        _expansions(numbers, state, order)
    if state.rules.puertomas:
        _action_board(numbers, state)
    for number in order:
        _board(numbers, state, state.seats[number])
        if options.expansions:
            _people(numbers, state.seats[number], number == seat)
        if "achievements" in options.expansions:
            _achievements(numbers, state.seats[number], number == seat)
        if state.rules.puertomas:
            _automa(numbers, state.seats[number])
    return bytes(numbers)


def _limited(number: i64) -> i64:
    return number if number < MOST else MOST


def _one_of(numbers: list[int], choice: i64, choices: i64) -> None:
    """A 1 for what is chosen, a 0 for each of the others."""
    start = len(numbers)
    numbers.extend(_NOTHING[:choices])
    numbers[start + choice] = 1


def _seat_of(numbers: list[int], order: list[int], chosen: i64) -> None:
    """Who it is, from the side of the seat that looks; all 0 for NOBODY."""
    for number in order:
        numbers.append(1 if number == chosen else 0)


# --- The table -------------------------------------------------------------------------------------------


def _table(numbers: list[int], state: State, order: list[int]) -> None:
    """Where the game is, and the role cards."""
    numbers.append(_limited(state.round))
    for reason in (END_WORKERS, END_CITY, END_CHIPS):
        numbers.append(1 if state.ending & reason else 0)
    _seat_of(numbers, order, state.governor)
    if state.frames:
        frame = state.frames[-1]
        is_secret = frame.step == TILE_OR_FOREST and frame.seat != order[0]
        _seat_of(numbers, order, frame.seat)
        _seat_of(numbers, order, frame.taker)
        _one_of(numbers, frame.step, len(state.rules.steps))
        numbers.append(_limited(state.frames[0].count))
        numbers.append(_limited(frame.count))
        numbers.append(0 if is_secret else _limited(frame.memo))
        numbers.append(_limited(frame.rest))
    else:
        numbers.extend(_NOTHING[: 2 * state.rules.players + len(state.rules.steps) + 4])
    for card in state.rules.cards:
        numbers.append(_limited(state.card_coins[card]))
        numbers.append(0 if state.card_seat[card] == NOBODY else 1)


def _supplies(numbers: list[int], state: State, seat: int) -> None:
    # fields: observations of State in base
    numbers.append(_limited(state.workers))
    numbers.append(_limited(state.worker_ship))
    numbers.append(_limited(state.chips))
    numbers.append(_limited(state.quarries))
    # end of fields
    numbers.extend(state.supply)
    numbers.extend(state.face_up)
    numbers.extend(unseen_tiles(state, seat))
    numbers.extend(state.discard)
    numbers.extend(state.house)
    for ship in range(len(state.rules.ships)):
        for good in range(GOODS):
            numbers.append(state.ship_load[ship] if state.ship_good[ship] == good else 0)
    for building in state.rules.market:
        numbers.append(state.stock[building])


def _expansions(numbers: list[int], state: State, order: list[int]) -> None:
    expansions = state.rules.options.expansions
    # fields: observations of State in expansions
    numbers.append(_limited(state.nobles))
    numbers.append(_limited(state.ship_nobles))
    numbers.append(_limited(state.gone_workers))
    numbers.append(_limited(state.gone_nobles))
    numbers.append(1 if state.last_chip_taken else 0)
    # end of fields
    if "buccaneer" in expansions:
        _seat_of(numbers, order, state.marker)
        for card in state.rules.cards:
            numbers.append(1 if state.kidnapped == card else 0)
    if "festival" in expansions or "festival_cards" in expansions:
        for goal in range(GOALS):
            _goal(numbers, state, order, goal)


def _goal(numbers: list[int], state: State, order: list[int], goal: int) -> None:
    """All 0 before the goals are drawn."""
    if not state.festival:
        numbers.extend(_NOTHING[: 2 + 2 * GOODS + state.rules.players])
        return
    start = goal * GOAL_SIZE
    numbers.append(state.festival[start] + 1)
    numbers.append(state.festival[start + BUILDING_AT] + 1)
    for good in range(GOODS):
        numbers.append(state.festival[start + GOODS_AT : start + GOODS_AT + GOAL_GOODS].count(good))
    for kind in range(GOODS):
        first = start + PLANTATIONS_AT
        numbers.append(state.festival[first : first + GOAL_PLANTATIONS].count(kind))
    _seat_of(numbers, order, claimed_by(state, goal))


def _action_board(numbers: list[int], state: State) -> None:
    # fields: observations of State in puertoma
    # end of fields
    for card in state.rules.cards:
        numbers.append(1 if state.action == card else 0)
    for card in range(TIE_BREAKS):
        numbers.append((state.deck >> card) & 1)
    numbers.append(state.tie_break)


# --- The boards ------------------------------------------------------------------------------------------


def _board(numbers: list[int], state: State, seat: Seat) -> None:
    numbers.append(_limited(seat.coins))
    numbers.append(_limited(seat.chips + seat.noted))
    numbers.append(seat.idle)
    numbers.append(seat.plots)
    numbers.append(seat.spaces)
    # fields: observations of Seat in base
    # end of fields
    numbers.extend(seat.goods)
    for kind in range(FIELDS):
        numbers.append(seat.fields[kind])
        numbers.append(seat.manned[kind])
    crews = [0] * len(state.rules.copies)
    for slot in range(len(seat.city)):
        crews[seat.city[slot]] = 1 + seat.crew[slot]
    for building in state.rules.market:
        numbers.append(crews[building])


def _people(numbers: list[int], seat: Seat, is_own: bool) -> None:
    """Nobles, forests, and what was loaded in this captain phase."""
    # fields: observations of Seat in expansions
    numbers.append(_limited(seat.nobles))
    numbers.append(_limited(seat.noble_guests))
    # end of fields
    for building in NOBLE_POSTS:
        numbers.append((seat.noble_posts >> building) & 1)
    forests = [0] * (GOODS + 1)
    for forest in seat.forests:
        is_known = is_own or forest >= KNOWN_FOREST
        forests[forest % KNOWN_FOREST if is_known else GOODS] += 1
    numbers.extend(forests)
    for good in range(GOODS):
        numbers.append(barrels_in(seat.loads, good))


def _achievements(numbers: list[int], seat: Seat, is_own: bool) -> None:
    for card in range(ACHIEVEMENTS):
        is_met = ((seat.cards & seat.done) >> card) & 1
        is_held = is_own and (seat.cards >> card) & 1
        numbers.append(2 if is_met else 1 if is_held else 0)
    if is_own:
        for card in range(ACHIEVEMENTS):
            numbers.append((seat.hand >> card) & 1)


def _automa(numbers: list[int], seat: Seat) -> None:
    # fields: observations of Seat in puertoma
    # end of fields
    numbers.append(seat.retired)
    numbers.append(seat.reserve)
    for ability in range(ABILITIES):
        numbers.append(1 if has_ability(seat, ability) else 0)
