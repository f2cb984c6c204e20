"""The Puertoma's part of a state as JSON and back."""

from __future__ import annotations

from typing import TYPE_CHECKING

from boriken.catalog.buildings import BUILDING_NAMES
from boriken.catalog.puertoma import ABILITY_NAMES, LEVELS, TIE_BREAKS
from boriken.engine.errors import BadPosition
from boriken.engine.ids import BIT, CARD_NAMES
from boriken.engine.puertoma.board import level_of, reserved, set_level
from boriken.engine.reading import Reader
from boriken.engine.ruleset import RuleSet
from boriken.engine.seat import Seat
from boriken.engine.state import State
from boriken.engine.words import bits_to_json, choice_to_json

if TYPE_CHECKING:
    from boriken.engine.shapes import ActionBoardView, AutomaView


def puertoma_to_json(state: State) -> ActionBoardView:
    data: ActionBoardView = {
        # fields: words of State in puertoma
        "action": action_to_json(state),
        "deck": deck_to_json(state),
        "tie_break": state.tie_break,
        # end of fields
    }
    # fields: rare words of State in puertoma
    # end of fields
    return data


def puertoma_seat_to_json(seat: Seat) -> AutomaView:
    data: AutomaView = {
        # fields: words of Seat in puertoma
        "levels": levels_to_json(seat),
        "reserve": reserve_to_json(seat),
        "abilities": bits_to_json(seat.abilities, ABILITY_NAMES),
        "retired": seat.retired,
        "tally": seat.tally,
        # end of fields
    }
    # fields: rare words of Seat in puertoma
    # end of fields
    return data


def action_to_json(state: State) -> str:
    return CARD_NAMES[state.action]


def deck_to_json(state: State) -> list[int]:
    return [card + 1 for card in range(TIE_BREAKS) if (state.deck >> card) & 1]


def levels_to_json(seat: Seat) -> list[int]:
    return [level_of(seat, slot) for slot in range(len(seat.city))]


def reserve_to_json(seat: Seat) -> str | None:
    return choice_to_json(reserved(seat), BUILDING_NAMES)


def read_puertoma(state: State, reader: Reader) -> None:
    # fields: reading of State in puertoma
    state.tie_break = reader.whole("tie_break", 0, TIE_BREAKS)
    # end of fields
    state.action = reader.choice("action", CARD_NAMES)
    state.deck = 0
    for number in reader.items("deck"):
        if type(number) is not int or not 1 <= number <= TIE_BREAKS:
            raise BadPosition(
                f"{reader.where}: 'deck' must list cards from 1 to {TIE_BREAKS}, not {number!r}."
            )
        state.deck |= BIT[number - 1]


def read_puertoma_seat(seat: Seat, reader: Reader, rules: RuleSet) -> None:
    # fields: reading of Seat in puertoma
    seat.abilities = reader.mask("abilities", ABILITY_NAMES)
    seat.retired = reader.whole("retired")
    seat.tally = reader.whole("tally")
    # end of fields
    levels = reader.items("levels")
    if len(levels) != len(seat.city):
        raise BadPosition(
            f"{reader.where}: 'levels' must name one for each building, {len(seat.city)} in all."
        )
    for slot, level in enumerate(levels):
        if type(level) is not int or not 1 <= level <= LEVELS:
            raise BadPosition(f"{reader.where}: {level!r} is no level from 1 to {LEVELS}.")
        set_level(seat, slot, level)
    if reader.value("reserve") is not None:
        seat.reserve = reader.choice("reserve", BUILDING_NAMES[: len(rules.copies)]) + 1
