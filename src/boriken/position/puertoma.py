"""What Puertomas add to a position."""

from __future__ import annotations

from boriken.catalog.buildings import BUILDING_NAMES
from boriken.catalog.puertoma import LEVELS, TIE_BREAKS
from boriken.engine.errors import BadPosition
from boriken.engine.fields import PUERTOMA, SEAT, STATE, told
from boriken.engine.ids import CARD_NAMES
from boriken.engine.puertoma.board import set_level
from boriken.engine.ruleset import RuleSet
from boriken.engine.seat import Seat
from boriken.engine.state import State
from boriken.position.parsing import named
from boriken.position.plain import read_fields


def read_puertoma(document: dict[str, object], state: State) -> None:
    """The action board and the deck; left out, they are as at the start."""
    fields = told(STATE, PUERTOMA)
    for field in fields:
        if field.word in document and not state.rules.puertomas:
            raise BadPosition(f"Position: {field.word!r} needs a Puertoma among the seats (PUE-3).")
    read_fields(state, fields, document, state.rules)
    if "action" in document:
        state.action = named(document["action"], CARD_NAMES, "action")
    if "deck" in document:
        state.deck = 0
        for card in _numbers(document["deck"], "deck", TIE_BREAKS):
            state.deck |= 1 << (card - 1)


def read_puertoma_seat(
    data: dict[str, object], where: str, seat: Seat, rules: RuleSet, is_automa: bool
) -> None:
    """Levels left out are those of the buildings."""
    fields = told(SEAT, PUERTOMA)
    if not is_automa:
        for field in fields:
            if field.word in data:
                raise BadPosition(
                    f"Position, {where}: {field.word!r} belongs to the board of a Puertoma (PUE-2)."
                )
        return
    read_fields(seat, fields, data, rules, where)
    levels = [rules.row[building] for building in seat.city]
    if "levels" in data:
        levels = _numbers(data["levels"], f"{where}.levels", LEVELS)
        if len(levels) != len(seat.city):
            raise BadPosition(f"Position, {where}.levels: name one for each building of the city.")
    for slot, level in enumerate(levels):
        set_level(seat, slot, level)
    if "reserve" in data:
        seat.reserve = named(data["reserve"], BUILDING_NAMES, f"{where}.reserve") + 1


def _numbers(value: object, where: str, most: int) -> list[int]:
    if not isinstance(value, list) or not all(type(item) is int and 1 <= item <= most for item in value):
        raise BadPosition(f"Position, {where}: {value!r} must be a list of numbers from 1 to {most}.")
    return value
