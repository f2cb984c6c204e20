"""What the expansions add to a position."""

from __future__ import annotations

from boriken.catalog.buildings import BUILDING_NAMES
from boriken.catalog.festival import CARD_IDS
from boriken.engine.errors import BadPosition
from boriken.engine.fields import EXPANSIONS, SEAT, STATE, told
from boriken.engine.goals import NOTHING, add_goal
from boriken.engine.ids import GOOD_NAMES, ISLAND_FIELDS, MOST_BARRELS
from boriken.engine.packing import pack
from boriken.engine.ruleset import RuleSet
from boriken.engine.seat import KNOWN_FOREST, Seat
from boriken.engine.state import State
from boriken.position.parsing import (
    is_number,
    named,
    parts,
    read_counts,
    read_seat_name,
    read_texts,
)
from boriken.position.plain import read_fields


def read_expansions(document: dict[str, object], state: State) -> None:
    read_fields(state, told(STATE, EXPANSIONS), document, state.rules)
    for text in read_texts(document.get("goals", []), "goals"):
        _read_goal(text, state)


def _read_goal(text: str, state: State) -> None:
    """``farm_fair corn sugar / coffee tobacco / by A``"""
    text, _, claimer = text.partition(" by ")
    words = [part.split() for part in text.split("/")]
    if not words[0] or words[0][0] not in CARD_IDS or len(words) > 3:
        raise BadPosition(f"Position, goals: {text!r} must be like 'farm_fair corn sugar / corn tobacco'.")
    words += [[]] * (3 - len(words))
    known = BUILDING_NAMES[: len(state.rules.copies)]
    add_goal(
        state,
        CARD_IDS.index(words[0][0]),
        [named(name, GOOD_NAMES, "goals") for name in words[0][1:]],
        [named(name, GOOD_NAMES, "goals") for name in words[1]],
        [named(name, known, "goals") for name in words[2]],
        read_seat_name(claimer, "goals", state.rules) if claimer else NOTHING,
    )


def read_expanded_seat(data: dict[str, object], where: str, seat: Seat, rules: RuleSet) -> None:
    read_fields(seat, told(SEAT, EXPANSIONS), data, rules, where)
    for good, barrels in enumerate(read_counts(data.get("loads", ""), f"{where}.loads", GOOD_NAMES)):
        if barrels > MOST_BARRELS:
            raise BadPosition(f"Position, {where}.loads: nobody loads {barrels} {GOOD_NAMES[good]}.")
        seat.loads |= pack(good, barrels)
    for part in parts(data.get("forests", ""), f"{where}.forests"):
        number, kind, known = _split_forest(part)
        forest = named(kind, GOOD_NAMES, f"{where}.forests")
        seat.forests += [forest + KNOWN_FOREST if known else forest] * min(number, ISLAND_FIELDS + 1)


def _split_forest(part: str) -> tuple[int, str, bool]:
    """``corn``, ``2 corn``, ``corn known``"""
    words = part.split()
    known = words[-1] == "known"
    if known:
        words.pop()
    number = int(words[0]) if words and is_number(words[0]) else 1
    return number, words[-1] if words else "", known
