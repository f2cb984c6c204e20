"""Reading a position: every mistake is one sentence."""

from __future__ import annotations

import tomllib
from typing import Any, Final

from boriken.catalog.buildings import BUILDING_NAMES
from boriken.catalog.editions import usual_edition
from boriken.engine.agreements import FLAG, NAMES, OPTIONS, TEXT, Option
from boriken.engine.blank import empty_state
from boriken.engine.codec import derive, read_rng
from boriken.engine.errors import BadOptions, BadPosition
from boriken.engine.fields import BASE, SEAT, STATE, UNTOLD, told
from boriken.engine.frame import Frame
from boriken.engine.ids import (
    CARD_NAMES,
    CITY_SPACES,
    ENDING_NAMES,
    FIELD_NAMES,
    GOOD_NAMES,
    GOODS,
    ISLAND_FIELDS,
    NO_GOOD,
    NOBODY,
    QUARRY,
    ROUND,
)
from boriken.engine.invariants import board_problems, set_aside
from boriken.engine.machine import wake
from boriken.engine.options import RANDOM_GOVERNOR, Options
from boriken.engine.puertoma.board import is_puertoma, most_workers
from boriken.engine.rng import Generator
from boriken.engine.ruleset import RuleSet
from boriken.engine.seat import KNOWN_FOREST, Seat
from boriken.engine.state import State
from boriken.position.expansions import read_expanded_seat, read_expansions
from boriken.position.parsing import (
    SEAT_NAMES,
    is_number,
    parts,
    read_counts,
    read_seat_name,
    read_texts,
    rest_counts,
    rest_of,
    seat_name,
    whole,
)
from boriken.position.plain import read_fields
from boriken.position.puertoma import read_puertoma, read_puertoma_seat
from boriken.rules.compiling import compile_rules

_TOP_KEYS: Final = (
    *(option.word for option in OPTIONS),
    *("rng", "seed", "turn"),
    *(field.word for field in STATE if field.told != UNTOLD),
)
_SEAT_KEYS: Final = tuple(field.word for field in SEAT if field.told != UNTOLD)


def read_position(text: str) -> State:
    """Read a position; the state waits for its decision."""
    try:
        document = tomllib.loads(text)
    except (ValueError, RecursionError) as error:
        raise BadPosition(f"The position is no TOML text: {error}.") from None
    return position_from_document(document)


def position_from_document(document: dict[str, object]) -> State:
    """A state from a position's TOML document."""
    try:
        options = _read_options(document)
        rules = compile_rules(options)
    except BadOptions as error:
        raise BadPosition(f"Position: {error}") from None
    for key in document:
        if key not in _TOP_KEYS and key not in list(SEAT_NAMES[: options.players]):
            raise BadPosition(f"Position: unknown key {key!r}.")
    state = empty_state(rules, _read_rng(document))
    for number, seat in enumerate(state.seats):
        is_automa = is_puertoma(state, number)
        _read_seat(document.get(seat_name(number), {}), seat_name(number), seat, rules, is_automa)
    read_fields(state, told(STATE, BASE), document, rules)
    state.governor = read_seat_name(document.get("governor", "A"), "governor", rules)
    state.round = whole(document.get("round", 1), "round", least=1)
    state.ending = _read_ending(document.get("ending", []))
    _read_cards(document.get("cards", {}), state)
    _read_ships(document.get("ships", {}), state)
    read_expansions(document, state)
    read_puertoma(document, state)
    _share_out(document, state)
    _read_frames(document, state)
    wake(state)
    for problem in board_problems(state):
        raise BadPosition(f"Position: {problem}")
    return state


def _read_options(document: dict[str, object]) -> Options:
    values = {
        option.name: _read_option(option, document[option.word])
        for option in OPTIONS
        if option.word in document and option.is_worded
    }
    seats = values.get("seats", ())
    values.setdefault("edition", usual_edition(bool(seats)))
    return Options(
        governor=_read_first_governor(document.get("first_governor", "A")),
        players=whole(document.get("players", len(seats) or 4), "players"),
        **values,
    )


def _read_option(option: Option, value: object) -> Any:
    if option.kind == NAMES:
        return read_texts(value, option.word)
    if option.kind == FLAG and not isinstance(value, bool):
        raise BadPosition(f"Position: {option.word!r} must be true or false, not {value!r}.")
    if option.kind == TEXT and not isinstance(value, str):
        raise BadPosition(f"Position: {option.word!r} must be text, not {value!r}.")
    return value


def _read_first_governor(value: object) -> int:
    """Who began: a seat, or ``random``."""
    if value == "random":
        return RANDOM_GOVERNOR
    if not isinstance(value, str) or len(value) != 1 or value not in SEAT_NAMES:
        raise BadPosition(f"Position, first_governor: {value!r} must be a seat or 'random'.")
    return SEAT_NAMES.index(value)


def _read_rng(document: dict[str, object]) -> Generator:
    if "rng" not in document:
        return Generator.from_seed(whole(document.get("seed", 0), "seed"))
    return read_rng(document["rng"], "Position")


def _read_seat(data: object, where: str, seat: Seat, rules: RuleSet, is_automa: bool) -> None:
    if not isinstance(data, dict):
        raise BadPosition(f"Position: seat {where} must be a table, not {data!r}.")
    for key in data:
        if key not in _SEAT_KEYS:
            raise BadPosition(
                f"Position, seat {where}: unknown key {key!r}: known are {', '.join(_SEAT_KEYS)}."
            )
    read_fields(seat, told(SEAT, BASE), data, rules, where)
    for good in range(GOODS):
        if seat.goods[good] > rules.barrels[good]:
            raise BadPosition(f"Position, {where}.goods: there are {rules.barrels[good]} {GOOD_NAMES[good]}.")
    _read_island(data.get("island", ""), f"{where}.island", seat, is_automa)
    _read_city(data.get("city", ""), f"{where}.city", seat, rules)
    read_expanded_seat(data, where, seat, rules)
    read_puertoma_seat(data, where, seat, rules, is_automa)
    derive(seat, rules)
    if seat.plots > ISLAND_FIELDS and not is_automa:
        raise BadPosition(
            f"Position, {where}.island: {seat.plots} tiles do not fit on {ISLAND_FIELDS} fields."
        )
    if seat.spaces > CITY_SPACES:
        raise BadPosition(f"Position, {where}.city: {seat.spaces} city spaces do not fit on {CITY_SPACES}.")


def _read_island(text: object, where: str, seat: Seat, is_automa: bool) -> None:
    for part in parts(text, where):
        name, _, numbers = part.partition(" ")
        manned, slash, tiles = numbers.partition("/")
        if name not in FIELD_NAMES or not slash or not is_number(manned) or not is_number(tiles):
            raise BadPosition(f"Position, {where}: {part!r} must be like 'corn 2/3', workers/tiles.")
        kind = FIELD_NAMES.index(name)
        if seat.fields[kind]:
            raise BadPosition(f"Position, {where}: {name} stands twice.")
        seat.fields[kind] = int(tiles)
        seat.manned[kind] = int(manned)
        if seat.manned[kind] > most_workers(seat, kind, is_automa):
            reason = "circles (PUE-2)" if is_automa else "tiles (MAY-3)"
            raise BadPosition(f"Position, {where}: {part!r} has more workers than {reason}.")


def _read_city(text: object, where: str, seat: Seat, rules: RuleSet) -> None:
    for part in parts(text, where):
        name, _, crew = part.partition(" ")
        if name not in BUILDING_NAMES or BUILDING_NAMES.index(name) not in rules.market:
            raise BadPosition(f"Position, {where}: there is no building {name!r} in this game.")
        building = BUILDING_NAMES.index(name)
        if building in seat.city:
            raise BadPosition(f"Position, {where}: {name} stands twice (BLD-5).")
        if crew and not is_number(crew):
            raise BadPosition(f"Position, {where}: {part!r} must be like 'hospice 1', building and workers.")
        workers = int(crew or 0)
        if workers > rules.circles[building]:
            raise BadPosition(
                f"Position, {where}: {name} has {rules.circles[building]} circle(s), not {workers}."
            )
        seat.city.append(building)
        seat.crew.append(workers)


def _read_cards(data: object, state: State) -> None:
    """A number is the coins on a free card, a letter the seat that has taken it."""
    if not isinstance(data, dict):
        raise BadPosition(f"Position: 'cards' must be a table, not {data!r}.")
    names = [CARD_NAMES[card] for card in state.rules.cards]
    for name, value in data.items():
        if name not in names:
            raise BadPosition(f"Position, cards: there is no {name!r} in this game: {', '.join(names)}.")
        card = CARD_NAMES.index(name)
        if isinstance(value, str):
            state.card_seat[card] = read_seat_name(value, f"cards.{name}", state.rules)
        else:
            state.card_coins[card] = whole(value, f"cards.{name}")


def _read_ships(data: object, state: State) -> None:
    if not isinstance(data, dict):
        raise BadPosition(f"Position: 'ships' must be a table, not {data!r}.")
    for key, text in data.items():
        if key not in [str(capacity) for capacity in state.rules.ships]:
            raise BadPosition(f"Position, ships: there is no ship {key!r}: {state.rules.ships}.")
        ship = state.rules.ships.index(int(key))
        loads = read_counts(text, f"ships.{key}", GOOD_NAMES)
        kinds = [good for good in range(GOODS) if loads[good]]
        if len(kinds) > 1:
            raise BadPosition(f"Position, ships.{key}: a ship carries one kind only (CAP-3).")
        if kinds:
            state.ship_good[ship] = kinds[0]
            state.ship_load[ship] = loads[kinds[0]]
            if state.ship_load[ship] > state.rules.ships[ship]:
                raise BadPosition(f"Position, ships.{key}: {text!r} does not fit (CAP-3).")
            if state.ship_good.count(kinds[0]) > 1:
                raise BadPosition(f"Position, ships.{key}: two ships carry {GOOD_NAMES[kinds[0]]} (CAP-3).")


def _share_out(document: dict[str, object], state: State) -> None:
    """The common pieces: as written, or else all that lie nowhere else."""
    rules = state.rules
    seats = state.seats
    nobles = sum(seat.nobles for seat in seats)
    placed = sum(seat.idle + sum(seat.manned) + sum(seat.crew) + seat.retired for seat in seats) - nobles
    state.workers = rest_of(
        document, "workers", rules.workers - placed - state.worker_ship - state.gone_workers
    )
    state.nobles = rest_of(document, "nobles", rules.nobles - nobles - state.ship_nobles - state.gone_nobles)
    state.chips = rest_of(document, "chips", rules.chips - sum(seat.chips for seat in seats))
    state.quarries = rest_of(
        document, "quarries", rules.quarries - sum(seat.fields[QUARRY] for seat in seats)
    )
    aside_goods, aside_tiles, aside_buildings = set_aside(state)
    barrels = rules.barrels[:]
    for good in range(GOODS):
        barrels[good] -= aside_goods.count(good) + state.house[good] + sum(seat.goods[good] for seat in seats)
    for good, load in zip(state.ship_good, state.ship_load, strict=True):
        if good != NO_GOOD:
            barrels[good] -= load
    state.supply = rest_counts(document, "supply", barrels, GOOD_NAMES)
    tiles = rules.tiles[:]
    for kind in range(GOODS):
        tiles[kind] -= state.face_up[kind] + state.discard[kind] + aside_tiles.count(kind)
        for seat in seats:
            tiles[kind] -= seat.fields[kind] + sum(forest % KNOWN_FOREST == kind for forest in seat.forests)
    state.pile = rest_counts(document, "pile", tiles, GOOD_NAMES)
    stock = rules.copies[:]
    for building in range(len(stock)):
        used = aside_buildings.count(building) + sum(seat.city.count(building) for seat in seats)
        stock[building] = stock[building] - used if building in rules.market else 0
    state.stock = rest_counts(document, "buildings", stock, BUILDING_NAMES)


def _read_frames(document: dict[str, object], state: State) -> None:
    """What is going on: ``frames`` as written, or else ``turn``, whoever takes the next role card."""
    if "frames" in document:
        frames = document["frames"]
        if not isinstance(frames, list):
            raise BadPosition(f"Position: 'frames' must be a list, not {frames!r}.")
        state.frames = [_read_frame(text, state.rules) for text in frames]
        return
    taken = sum(1 for seat in state.card_seat if seat != NOBODY)
    players = state.rules.players
    turn = (state.governor + taken) % players
    if "turn" in document:
        turn = read_seat_name(document["turn"], "turn", state.rules)
        taken += (turn - state.governor - taken) % players
    if taken >= state.rules.turns_in_round:
        raise BadPosition(
            f"Position: {taken} role cards taken, but a round has {state.rules.turns_in_round} turns."
        )
    state.frames = [Frame(ROUND, turn, count=taken)]


def _split_frame(text: str) -> tuple[str, str, list[str]]:
    """The step's name, which may be several words, the seat, and what follows."""
    words = text.split()
    for place, word in enumerate(words):
        if len(word) == 1 and word in SEAT_NAMES:
            return " ".join(words[:place]), word, words[place + 1 :]
    return text, "", []


def _read_frame(text: object, rules: RuleSet) -> Frame:
    names = [step.name for step in rules.steps]
    name, seat, words = _split_frame(str(text))
    if name not in names or not seat:
        raise BadPosition(
            f"Position, frames: {text!r} must be like 'captain B taker=A', with one of {', '.join(names)}."
        )
    frame = Frame(names.index(name), read_seat_name(seat, "frames", rules))
    for word in words:
        key, _, value = word.partition("=")
        if key == "taker":
            frame.taker = read_seat_name(value, "frames", rules)
        elif key in ("count", "memo", "rest") and is_number(value):
            setattr(frame, key, int(value))
        else:
            raise BadPosition(f"Position, frames: {word!r} must be taker=A, count=1, memo=1 or rest=1.")
    return frame


def _read_ending(value: object) -> int:
    if not isinstance(value, list):
        raise BadPosition(f"Position: 'ending' must be a list, not {value!r}.")
    ending = 0
    for reason in value:
        bits = [bit for bit, name in ENDING_NAMES.items() if name == reason]
        if not bits:
            raise BadPosition(
                f"Position: {reason!r} is no reason for the end: {', '.join(ENDING_NAMES.values())}."
            )
        ending |= bits[0]
    return ending
