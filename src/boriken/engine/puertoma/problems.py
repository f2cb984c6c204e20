"""What must hold on the boards of Puertomas, whatever was played."""

from __future__ import annotations

from boriken.catalog.buildings import BUILDING_NAMES, BUILDINGS, LARGE_ROW
from boriken.catalog.puertoma import (
    ABILITIES,
    ABILITIES_OF_LEVEL,
    FIELD_PLACES,
    LEVELS,
    PLACES_OF_LEVEL,
    TIE_BREAKS,
)
from boriken.engine.blank import FULL_DECK
from boriken.engine.ids import (
    CARD_NAMES,
    CRAFTSMAN_PHASE,
    GOODS,
    MAYOR_PHASE,
    NOBODY,
    PROSPECTOR_2,
    REWARD_WORKERS,
)
from boriken.engine.puertoma.board import (
    count_abilities,
    has_levels_beyond,
    is_puertoma,
    level_of,
    places_used,
    reserved,
)
from boriken.engine.seat import Seat
from boriken.engine.state import State


def puertoma_problems(state: State) -> list[str]:
    """Everything that is wrong with the Puertomas of a position, each in one sentence."""
    found = _common(state)
    for number, seat in enumerate(state.seats):
        wrong = _seat(state, seat) if is_puertoma(state, number) else _human(seat)
        found += [f"Seat {number}: {problem}" for problem in wrong]
    return found


def _common(state: State) -> list[str]:
    if not state.rules.puertomas:
        if state.action or state.deck or state.tie_break:
            return ["There is an action board, and no Puertoma (PUE-3)."]
        return []
    found = []
    if state.action == PROSPECTOR_2 or not 0 <= state.action < len(CARD_NAMES):
        found.append("The action marker stands on no role of the action board (PUE-8).")
    if state.deck & ~FULL_DECK or not 0 <= state.tie_break <= TIE_BREAKS:
        found.append("There is a tie-break card that does not exist (PUE-3).")
    if state.kidnapped != NOBODY:
        found.append("A role is kidnapped beside a Puertoma (PUE-20).")
    markers = [seat.reserve for seat in state.seats if seat.reserve]
    if len(markers) != len(set(markers)):
        found.append("Two reserve markers lie on one building (PUE-11).")
    return found


def _human(seat: Seat) -> list[str]:
    if seat.levels or seat.reserve or seat.abilities or seat.retired or seat.tally:
        return ["a human has what belongs to the board of a Puertoma (PUE-2)."]
    return []


def _seat(state: State, seat: Seat) -> list[str]:
    return _buildings(state, seat) + _abilities(state, seat) + _fields_and_people(state, seat)


def _buildings(state: State, seat: Seat) -> list[str]:
    found = []
    for slot, building in enumerate(seat.city):
        if not BUILDINGS[building].is_beige:
            found.append(f"a Puertoma owns {BUILDING_NAMES[building]} (PUE-9).")
        if not state.rules.row[building] <= level_of(seat, slot) <= LEVELS:
            found.append(f"{BUILDING_NAMES[building]} stands on a wrong level (PUE-9).")
    if has_levels_beyond(seat):
        found.append("levels are noted of buildings that are not there (PUE-9).")
    if any(seat.crew):
        found.append("somebody stands on a building of a Puertoma (PUE-9).")
    if any(places_used(seat, level) > PLACES_OF_LEVEL for level in range(1, LEVELS + 1)):
        found.append("a level holds more than two buildings (PUE-9).")
    marked = reserved(seat)
    if marked != NOBODY and (
        marked not in state.rules.market or state.rules.row[marked] != LARGE_ROW or state.stock[marked] == 0
    ):
        found.append("the reserve marker lies on no large building that is for sale (PUE-11).")
    return found


def _abilities(state: State, seat: Seat) -> list[str]:
    if not 0 <= seat.abilities < 1 << ABILITIES:
        return ["there are abilities that do not exist (PUE-3)."]
    for level in range(LEVELS):
        of_level = (seat.abilities >> level * ABILITIES_OF_LEVEL) & ((1 << ABILITIES_OF_LEVEL) - 1)
        if of_level & (of_level - 1):
            return ["two abilities of one level are in force (PUE-3)."]
    if state.rules.easy_puertomas and count_abilities(seat) > 2:
        return ["an easy Puertoma has more than two abilities (PUE-4)."]
    return []


def _fields_and_people(state: State, seat: Seat) -> list[str]:
    found = []
    if any(seat.fields[kind] > FIELD_PLACES[kind] + 1 for kind in range(GOODS)) or seat.forests:
        found.append("there are tiles that a Puertoma never takes (PUE-12).")
    steps = [frame.step for frame in state.frames]
    if seat.idle and MAYOR_PHASE not in steps and REWARD_WORKERS not in steps:
        found.append("workers of a Puertoma have not been placed (PUE-13).")
    if seat.tally and MAYOR_PHASE not in steps and CRAFTSMAN_PHASE not in steps:
        found.append("a Puertoma counts what it got in a phase that is over.")
    if seat.retired < 0:
        found.append("a number is negative.")
    return found
