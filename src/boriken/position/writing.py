"""Writing a position down."""

from __future__ import annotations

from typing import Final

from boriken.catalog.buildings import BUILDING_NAMES
from boriken.catalog.festival import CARD_IDS
from boriken.catalog.puertoma import TIE_BREAKS
from boriken.engine.agreements import FLAG, OPTIONS
from boriken.engine.fields import BASE, EXPANSIONS, NUMBER, PUERTOMA, SEAT, STATE, told
from boriken.engine.frame import Frame
from boriken.engine.goals import (
    BUILDING_AT,
    GOAL_GOODS,
    GOAL_PLANTATIONS,
    GOAL_SIZE,
    GOODS_AT,
    NOTHING,
    PLANTATIONS_AT,
    claimed_by,
    goal_count,
)
from boriken.engine.ids import (
    CARD_NAMES,
    ENDING_NAMES,
    FIELD_NAMES,
    FIELDS,
    GOOD_NAMES,
    GOODS,
    NO_GOOD,
    NOBODY,
)
from boriken.engine.options import RANDOM_GOVERNOR, Options
from boriken.engine.packing import barrels_in
from boriken.engine.puertoma.board import is_puertoma, level_of, reserved
from boriken.engine.seat import KNOWN_FOREST, Seat
from boriken.engine.state import State
from boriken.engine.words import choice_to_json
from boriken.position.parsing import seat_name, write_counts, write_texts
from boriken.position.plain import Writer, write_fields


def write_island(seat: Seat) -> str:
    """``corn 2/3`` is three corn plantations, two of them occupied."""
    return ", ".join(
        f"{FIELD_NAMES[kind]} {seat.manned[kind]}/{seat.fields[kind]}"
        for kind in range(FIELDS)
        if seat.fields[kind]
    )


def write_city(seat: Seat) -> str:
    """``hospice 1, wharf 0``: buildings in the order built, with the workers on them."""
    return ", ".join(
        f"{BUILDING_NAMES[building]} {crew}" for building, crew in zip(seat.city, seat.crew, strict=True)
    )


def write_ship(state: State, ship: int) -> str:
    good = state.ship_good[ship]
    return "" if good == NO_GOOD else f"{state.ship_load[ship]} {GOOD_NAMES[good]}"


def write_frame(state: State, frame: Frame) -> str:
    """``captain B taker=A count=1 memo=3``"""
    words = [state.rules.steps[frame.step].name, seat_name(frame.seat)]
    if frame.taker != NOBODY:
        words.append(f"taker={seat_name(frame.taker)}")
    for key, value in (("count", frame.count), ("memo", frame.memo), ("rest", frame.rest)):
        if value:
            words.append(f"{key}={value}")
    return " ".join(words)


def write_position(state: State) -> str:
    """The whole position as TOML text; ``read_position`` gives an equal state.

    >>> from boriken import Game
    >>> text = write_position(Game.new(edition="classic", players=3, seed=1).state)
    >>> text.splitlines()[:2]
    ['edition = "classic"', 'players = 3']
    """
    lines = write_options(state.rules.options)
    lines += [f'governor = "{seat_name(state.governor)}"', f"round = {state.round}"]
    ending = [name for bit, name in ENDING_NAMES.items() if state.ending & bit]
    lines += [f"ending = {write_texts(ending)}", f"rng = [{state.rng.a}, {state.rng.b}]"]
    rest = [field for field in told(STATE, BASE) if field.word not in _FIRST]
    lines += write_fields(state, rest, {})
    lines.append(f'buildings = "{write_counts(state.stock, BUILDING_NAMES)}"')
    is_expanded = len(state.rules.options.expansions) > 0
    if state.rules.puertomas:
        lines += write_fields(state, told(STATE, PUERTOMA), _OWN_WORDS)
    if is_expanded:
        lines += write_fields(state, told(STATE, EXPANSIONS), _OWN_WORDS)
    lines.append(f"frames = {write_texts([write_frame(state, frame) for frame in state.frames])}")
    lines += ["", "[ships]"]
    lines += [f'{capacity} = "{write_ship(state, ship)}"' for ship, capacity in enumerate(state.rules.ships)]
    lines += ["", "[cards]"]
    lines += [_write_card(state, card) for card in state.rules.cards]
    for number, seat in enumerate(state.seats):
        lines += ["", f"[{seat_name(number)}]", *_write_seat(seat, BASE)]
        if is_expanded:
            lines += _write_seat(seat, EXPANSIONS)
        if is_puertoma(state, number):
            lines += _write_seat(seat, PUERTOMA)
    return "\n".join(lines) + "\n"


def _write_seat(seat: Seat, part: str) -> list[str]:
    """Numbers first: they are short."""
    fields = sorted(told(SEAT, part), key=lambda field: field.kind != NUMBER)
    return write_fields(seat, fields, _OWN_WORDS_OF_SEATS)


def write_options(options: Options) -> list[str]:
    """What differs from the defaults."""
    lines = [f'edition = "{options.edition}"', f"players = {options.players}"]
    if options.governor != 0:
        began = "random" if options.governor == RANDOM_GOVERNOR else seat_name(options.governor)
        lines.append(f'first_governor = "{began}"')
    flags = [option.name for option in OPTIONS if option.kind == FLAG and getattr(options, option.name)]
    lines += [f"{name} = true" for name in sorted(flags, key=lambda name: name == "house_rules")]
    if options.expansions:
        lines.append(f"expansions = {write_texts(list(options.expansions))}")
    if options.draft != "players":
        lines.append(f'draft = "{options.draft}"')
    if options.buildings:
        lines.append(f"drafted = {write_texts(list(options.buildings))}")
    if options.variants:
        lines.append(f"variants = {write_texts(list(options.variants))}")
    if options.seats:
        lines.append(f"seats = {write_texts(list(options.seats))}")
        lines.append(f'difficulty = "{options.difficulty}"')
    return lines


def write_goal(state: State, goal: int) -> str:
    """``farm_fair corn sugar / coffee tobacco /``: card, goods, tiles, building; ``by A`` if reached."""
    start = goal * GOAL_SIZE
    goods = state.festival[start + GOODS_AT : start + GOODS_AT + GOAL_GOODS]
    plantations = state.festival[start + PLANTATIONS_AT : start + PLANTATIONS_AT + GOAL_PLANTATIONS]
    building = state.festival[start + BUILDING_AT]
    words = [CARD_IDS[state.festival[start]]]
    words += [GOOD_NAMES[good] for good in goods if good != NOTHING]
    words.append("/")
    words += [GOOD_NAMES[kind] for kind in plantations if kind != NOTHING]
    words.append("/")
    if building != NOTHING:
        words.append(BUILDING_NAMES[building])
    if claimed_by(state, goal) != NOTHING:
        words.append(f"by {seat_name(claimed_by(state, goal))}")
    return " ".join(words)


def write_forest(forest: int) -> str:
    """``corn``, or ``corn known`` if it lay face up before."""
    kind = GOOD_NAMES[forest % KNOWN_FOREST]
    return f"{kind} known" if forest >= KNOWN_FOREST else kind


def _write_card(state: State, card: int) -> str:
    taker = state.card_seat[card]
    value = str(state.card_coins[card]) if taker == NOBODY else f'"{seat_name(taker)}"'
    return f'"{CARD_NAMES[card]}" = {value}'


def _write_levels(seat: Seat) -> str:
    return f"[{', '.join(str(level_of(seat, slot)) for slot in range(len(seat.city)))}]"


def _write_deck(state: State) -> str:
    return f"[{', '.join(str(card + 1) for card in range(TIE_BREAKS) if (state.deck >> card) & 1)}]"


def _write_loads(seat: Seat) -> str:
    return write_counts([barrels_in(seat.loads, good) for good in range(GOODS)], GOOD_NAMES)


_FIRST: Final = ("governor", "round", "ending")
_OWN_WORDS: Final[dict[str, Writer]] = {
    "goals": lambda state: write_texts([write_goal(state, goal) for goal in range(goal_count(state))]),
    "action": lambda state: f'"{CARD_NAMES[state.action]}"',
    "deck": _write_deck,
}
_OWN_WORDS_OF_SEATS: Final[dict[str, Writer]] = {
    "island": lambda seat: f'"{write_island(seat)}"',
    "city": lambda seat: f'"{write_city(seat)}"',
    "forests": lambda seat: f'"{", ".join(write_forest(forest) for forest in seat.forests)}"',
    "loads": lambda seat: f'"{_write_loads(seat)}"',
    "levels": _write_levels,
    "reserve": lambda seat: f'"{choice_to_json(reserved(seat), BUILDING_NAMES) or ""}"',
}
