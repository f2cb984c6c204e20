"""Writing a position down."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from boriken.catalog.achievements import ACHIEVEMENT_NAMES
from boriken.catalog.buildings import BUILDING_NAMES
from boriken.catalog.festival import CARD_IDS
from boriken.catalog.puertoma import ABILITY_NAMES, TIE_BREAKS
from boriken.engine.codec import bits_to_json
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

SEAT_NAMES: Final = "ABCDE"


def seat_name(seat: int) -> str:
    """The letter of a seat: A for seat 0."""
    return SEAT_NAMES[seat]


def write_counts(numbers: Iterable[int], names: list[str]) -> str:
    """``2 corn, 6 sugar``"""
    return ", ".join(f"{number} {name}" for number, name in zip(numbers, names, strict=False) if number)


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
    lines.append(f"ending = {_texts(ending)}")
    lines.append(f"rng = [{state.rng.a}, {state.rng.b}]")
    lines += [f"workers = {state.workers}", f"worker_ship = {state.worker_ship}"]
    lines += [f"chips = {state.chips}", f"quarries = {state.quarries}"]
    for key, numbers in (
        ("supply", state.supply),
        ("face_up", state.face_up),
        ("pile", state.pile),
        ("discard", state.discard),
        ("trading_house", state.house),
    ):
        lines.append(f'{key} = "{write_counts(numbers, GOOD_NAMES)}"')
    lines.append(f'buildings = "{write_counts(state.stock, BUILDING_NAMES)}"')
    if state.rules.puertomas:
        lines += write_puertoma(state)
    is_expanded = len(state.rules.options.expansions) > 0
    if is_expanded:
        lines += write_expansions(state)
    lines.append(f"frames = {_texts([write_frame(state, frame) for frame in state.frames])}")
    lines += ["", "[ships]"]
    lines += [f'{capacity} = "{write_ship(state, ship)}"' for ship, capacity in enumerate(state.rules.ships)]
    lines += ["", "[cards]"]
    lines += [_write_card(state, card) for card in state.rules.cards]
    for number, seat in enumerate(state.seats):
        lines += ["", f"[{seat_name(number)}]"]
        lines += [f"coins = {seat.coins}", f"chips = {seat.chips}", f"noted = {seat.noted}"]
        lines += [f"workers = {seat.idle}", f'goods = "{write_counts(seat.goods, GOOD_NAMES)}"']
        lines += [f'island = "{write_island(seat)}"', f'city = "{write_city(seat)}"']
        if is_expanded:
            lines += write_expanded_seat(seat)
        if is_puertoma(state, number):
            lines += write_puertoma_seat(seat)
    return "\n".join(lines) + "\n"


def write_options(options: Options) -> list[str]:
    """What differs from the defaults."""
    lines = [f'edition = "{options.edition}"', f"players = {options.players}"]
    if options.governor != 0:
        began = "random" if options.governor == RANDOM_GOVERNOR else seat_name(options.governor)
        lines.append(f'first_governor = "{began}"')
    for key in ("ask_forced", "any_order", "voluntary", "house_rules"):
        if options.to_json().get(key):
            lines.append(f"{key} = true")
    if options.expansions:
        lines.append(f"expansions = {_texts(list(options.expansions))}")
    if options.draft != "players":
        lines.append(f'draft = "{options.draft}"')
    if options.buildings:
        lines.append(f"drafted = {_texts(list(options.buildings))}")
    if options.variants:
        lines.append(f"variants = {_texts(list(options.variants))}")
    if options.seats:
        lines.append(f"seats = {_texts(list(options.seats))}")
        lines.append(f'difficulty = "{options.difficulty}"')
    return lines


def write_puertoma(state: State) -> list[str]:
    """The action marker, the tie-break cards left in the deck, and the one drawn last."""
    deck = [str(card + 1) for card in range(TIE_BREAKS) if (state.deck >> card) & 1]
    return [
        f'action = "{CARD_NAMES[state.action]}"',
        f"deck = [{', '.join(deck)}]",
        f"tie_break = {state.tie_break}",
    ]


def write_puertoma_seat(seat: Seat) -> list[str]:
    """What the board of a Puertoma shows, as far as there is anything."""
    lines = []
    for key, number in (("retired", seat.retired), ("tally", seat.tally)):
        if number:
            lines.append(f"{key} = {number}")
    levels = [level_of(seat, slot) for slot in range(len(seat.city))]
    lines.append(f"levels = [{', '.join(str(level) for level in levels)}]")
    if reserved(seat) != NOBODY:
        lines.append(f'reserve = "{BUILDING_NAMES[reserved(seat)]}"')
    lines.append(f'abilities = "{", ".join(bits_to_json(seat.abilities, ABILITY_NAMES))}"')
    return lines


def write_expansions(state: State) -> list[str]:
    """The common things of the expansions, as far as there are any."""
    lines = [f"nobles = {state.nobles}", f"ship_nobles = {state.ship_nobles}"]
    for key, number in (("gone_workers", state.gone_workers), ("gone_nobles", state.gone_nobles)):
        if number:
            lines.append(f"{key} = {number}")
    if state.marker != NOBODY:
        lines.append(f'marker = "{seat_name(state.marker)}"')
    if state.kidnapped != NOBODY:
        lines.append(f'kidnapped = "{CARD_NAMES[state.kidnapped]}"')
    if state.festival:
        lines.append(f"goals = {_texts([write_goal(state, goal) for goal in range(goal_count(state))])}")
    quiet = [seat_name(number) for number in range(state.rules.players) if (state.quiet >> number) & 1]
    if quiet:
        lines.append(f"quiet = {_texts(quiet)}")
    if state.last_chip_taken:
        lines.append("last_chip_taken = true")
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


def write_expanded_seat(seat: Seat) -> list[str]:
    """What a seat has by the expansions, as far as it has any."""
    loads = [barrels_in(seat.loads, good) for good in range(GOODS)]
    lines = []
    for key, number in (("nobles", seat.nobles), ("noble_guests", seat.noble_guests)):
        if number:
            lines.append(f"{key} = {number}")
    if seat.points_mark:
        lines.append(f"points_mark = {seat.points_mark}")
    for key, text in (
        ("noble_posts", ", ".join(bits_to_json(seat.noble_posts, BUILDING_NAMES))),
        ("forests", ", ".join(write_forest(forest) for forest in seat.forests)),
        ("loads", write_counts(loads, GOOD_NAMES)),
        ("achievements", ", ".join(bits_to_json(seat.cards, ACHIEVEMENT_NAMES))),
        ("done", ", ".join(bits_to_json(seat.done, ACHIEVEMENT_NAMES))),
        ("hand", ", ".join(bits_to_json(seat.hand, ACHIEVEMENT_NAMES))),
    ):
        if text:
            lines.append(f'{key} = "{text}"')
    return lines


def write_forest(forest: int) -> str:
    """``corn``, or ``corn known`` if it lay face up before."""
    kind = GOOD_NAMES[forest % KNOWN_FOREST]
    return f"{kind} known" if forest >= KNOWN_FOREST else kind


def _texts(items: list[str]) -> str:
    return "[" + ", ".join(f'"{item}"' for item in items) + "]"


def _write_card(state: State, card: int) -> str:
    taker = state.card_seat[card]
    value = str(state.card_coins[card]) if taker == NOBODY else f'"{seat_name(taker)}"'
    return f'"{CARD_NAMES[card]}" = {value}'
