"""Positions as text: a small TOML document that people can write by hand and the machine can read back.

Whatever is left out is as at the start of a game, and whatever lies nowhere is in the supply;
``docs/notation.md`` describes the format.
"""

from __future__ import annotations

import tomllib
from collections.abc import Iterable
from typing import Final

from boriken.catalog.buildings import BUILDING_NAMES
from boriken.engine.codec import derive
from boriken.engine.errors import BadPosition
from boriken.engine.frame import Frame
from boriken.engine.ids import (
    CARD_NAMES,
    ENDING_NAMES,
    FIELD_NAMES,
    FIELDS,
    GOOD_NAMES,
    GOODS,
    ISLAND_FIELDS,
    NO_GOOD,
    NOBODY,
    QUARRY,
    ROUND,
)
from boriken.engine.machine import advance
from boriken.engine.options import EDITIONS, Options
from boriken.engine.rng import Generator
from boriken.engine.ruleset import RuleSet
from boriken.engine.state import Seat, State
from boriken.rules.compiling import compile_rules
from boriken.rules.setup import empty_state

SEAT_NAMES: Final = "ABCDE"

_TOP_KEYS: Final = (
    *("edition", "players", "ask_forced", "governor", "round", "turn", "ending", "rng", "seed"),
    *("workers", "worker_ship", "chips", "quarries", "supply", "face_up", "pile", "discard"),
    *("buildings", "ships", "trading_house", "cards", "frames"),
)
_SEAT_KEYS: Final = ("coins", "chips", "noted", "workers", "goods", "island", "city")


def seat_name(seat: int) -> str:
    """The letter of a seat: A for seat 0."""
    return SEAT_NAMES[seat]


# --- Writing ---------------------------------------------------------------------------------------------


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
    options = state.rules.options
    lines = [f'edition = "{options.edition}"', f"players = {options.players}"]
    if options.ask_forced:
        lines.append("ask_forced = true")
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
    return "\n".join(lines) + "\n"


def _texts(items: list[str]) -> str:
    return "[" + ", ".join(f'"{item}"' for item in items) + "]"


def _write_card(state: State, card: int) -> str:
    taker = state.card_seat[card]
    value = str(state.card_coins[card]) if taker == NOBODY else f'"{seat_name(taker)}"'
    return f'"{CARD_NAMES[card]}" = {value}'


# --- Reading ---------------------------------------------------------------------------------------------


def read_position(text: str) -> State:
    """Read a position; the state waits for its decision."""
    try:
        document = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise BadPosition(f"The position is no TOML text: {error}.") from None
    return position_from_document(document)


def position_from_document(document: dict[str, object]) -> State:
    """A state from a position's TOML document."""
    options = _read_options(document)
    rules = compile_rules(options)
    for key in document:
        if key not in _TOP_KEYS and key not in SEAT_NAMES[: options.players]:
            raise BadPosition(f"Position: unknown key {key!r}.")
    state = empty_state(rules, _read_rng(document))
    for number, seat in enumerate(state.seats):
        _read_seat(document.get(seat_name(number), {}), seat_name(number), seat, rules)
    state.governor = _read_seat_name(document.get("governor", "A"), "governor", rules)
    state.round = _whole(document.get("round", 1), "round", least=1)
    state.ending = _read_ending(document.get("ending", []))
    _read_cards(document.get("cards", {}), state)
    _read_ships(document.get("ships", {}), state)
    state.house = _read_counts(document.get("trading_house", ""), "trading_house", GOOD_NAMES)
    _share_out(document, state)
    _read_frames(document, state)
    advance(state)
    return state


def _read_options(document: dict[str, object]) -> Options:
    edition = document.get("edition", "1897")
    if edition not in EDITIONS:
        raise BadPosition(f"Position: unknown edition {edition!r}: choose one of {', '.join(EDITIONS)}.")
    ask_forced = document.get("ask_forced", False)
    if not isinstance(ask_forced, bool):
        raise BadPosition(f"Position: 'ask_forced' must be true or false, not {ask_forced!r}.")
    players = _whole(document.get("players", 4), "players")
    return Options(edition=str(edition), players=players, ask_forced=ask_forced)


def _read_rng(document: dict[str, object]) -> Generator:
    if "rng" not in document:
        return Generator.from_seed(_whole(document.get("seed", 0), "seed"))
    words = document["rng"]
    if not isinstance(words, list) or len(words) != 2:
        raise BadPosition(f"Position: 'rng' must be two whole numbers, not {words!r}.")
    return Generator(_whole(words[0], "rng", least=1), _whole(words[1], "rng", least=1))


def _read_seat(data: object, where: str, seat: Seat, rules: RuleSet) -> None:
    if not isinstance(data, dict):
        raise BadPosition(f"Position: seat {where} must be a table, not {data!r}.")
    for key in data:
        if key not in _SEAT_KEYS:
            raise BadPosition(
                f"Position, seat {where}: unknown key {key!r}: known are {', '.join(_SEAT_KEYS)}."
            )
    seat.coins = _whole(data.get("coins", 0), f"{where}.coins")
    seat.chips = _whole(data.get("chips", 0), f"{where}.chips")
    seat.noted = _whole(data.get("noted", 0), f"{where}.noted")
    seat.idle = _whole(data.get("workers", 0), f"{where}.workers")
    seat.goods = _read_counts(data.get("goods", ""), f"{where}.goods", GOOD_NAMES)
    _read_island(data.get("island", ""), f"{where}.island", seat)
    _read_city(data.get("city", ""), f"{where}.city", seat, rules)
    derive(seat, rules)
    if seat.plots > ISLAND_FIELDS:
        raise BadPosition(
            f"Position, {where}.island: {seat.plots} tiles do not fit on {ISLAND_FIELDS} fields."
        )
    if seat.spaces > 12:
        raise BadPosition(f"Position, {where}.city: {seat.spaces} city spaces do not fit on 12.")


def _read_island(text: object, where: str, seat: Seat) -> None:
    for part in _parts(text, where):
        name, _, numbers = part.partition(" ")
        manned, slash, tiles = numbers.partition("/")
        if name not in FIELD_NAMES or not slash or not manned.isdigit() or not tiles.isdigit():
            raise BadPosition(f"Position, {where}: {part!r} must be like 'corn 2/3', workers/tiles.")
        kind = FIELD_NAMES.index(name)
        seat.fields[kind] = int(tiles)
        seat.manned[kind] = int(manned)
        if seat.manned[kind] > seat.fields[kind]:
            raise BadPosition(f"Position, {where}: {part!r} has more workers than tiles (MAY-3).")


def _read_city(text: object, where: str, seat: Seat, rules: RuleSet) -> None:
    for part in _parts(text, where):
        name, _, crew = part.partition(" ")
        if name not in BUILDING_NAMES or BUILDING_NAMES.index(name) not in rules.market:
            raise BadPosition(f"Position, {where}: there is no building {name!r} in this game.")
        building = BUILDING_NAMES.index(name)
        if building in seat.city:
            raise BadPosition(f"Position, {where}: {name} stands twice (BLD-5).")
        if crew and not crew.isdigit():
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
            state.card_seat[card] = _read_seat_name(value, f"cards.{name}", state.rules)
        else:
            state.card_coins[card] = _whole(value, f"cards.{name}")


def _read_ships(data: object, state: State) -> None:
    if not isinstance(data, dict):
        raise BadPosition(f"Position: 'ships' must be a table, not {data!r}.")
    for key, text in data.items():
        if key not in [str(capacity) for capacity in state.rules.ships]:
            raise BadPosition(f"Position, ships: there is no ship {key!r}: {state.rules.ships}.")
        ship = state.rules.ships.index(int(key))
        loads = _read_counts(text, f"ships.{key}", GOOD_NAMES)
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
    state.worker_ship = _whole(document.get("worker_ship", rules.first_worker_ship), "worker_ship")
    placed = sum(seat.idle + sum(seat.manned) + sum(seat.crew) for seat in seats)
    workers = rules.workers + rules.first_worker_ship - placed - state.worker_ship
    state.workers = _rest(document, "workers", workers)
    state.chips = _rest(document, "chips", rules.chips - sum(seat.chips for seat in seats))
    state.quarries = _rest(document, "quarries", rules.quarries - sum(seat.fields[QUARRY] for seat in seats))
    barrels = rules.barrels[:]
    for good in range(GOODS):
        barrels[good] -= state.house[good] + sum(seat.goods[good] for seat in seats)
    for good, load in zip(state.ship_good, state.ship_load, strict=True):
        if good != NO_GOOD:
            barrels[good] -= load
    state.supply = _rest_counts(document, "supply", barrels, GOOD_NAMES)
    state.face_up = _read_counts(document.get("face_up", ""), "face_up", GOOD_NAMES)
    state.discard = _read_counts(document.get("discard", ""), "discard", GOOD_NAMES)
    tiles = rules.tiles[:]
    for kind in range(GOODS):
        tiles[kind] -= state.face_up[kind] + state.discard[kind] + sum(seat.fields[kind] for seat in seats)
    state.pile = _rest_counts(document, "pile", tiles, GOOD_NAMES)
    stock = [rules.copies[b] - sum(seat.city.count(b) for seat in seats) for b in range(len(rules.copies))]
    state.stock = _rest_counts(document, "buildings", stock, BUILDING_NAMES)


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
        turn = _read_seat_name(document["turn"], "turn", state.rules)
        taken += (turn - state.governor - taken) % players
    if taken >= state.rules.turns_in_round:
        raise BadPosition(
            f"Position: {taken} role cards taken, but a round has {state.rules.turns_in_round} turns."
        )
    state.frames = [Frame(ROUND, turn, count=taken)]


def _read_frame(text: object, rules: RuleSet) -> Frame:
    words = str(text).split()
    names = [step.name for step in rules.steps]
    if len(words) < 2 or words[0] not in names:
        raise BadPosition(
            f"Position, frames: {text!r} must be like 'captain B taker=A', with one of {', '.join(names)}."
        )
    frame = Frame(names.index(words[0]), _read_seat_name(words[1], "frames", rules))
    for word in words[2:]:
        key, _, value = word.partition("=")
        if key == "taker":
            frame.taker = _read_seat_name(value, "frames", rules)
        elif key in ("count", "memo", "rest") and value.isdigit():
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


def _read_seat_name(value: object, where: str, rules: RuleSet) -> int:
    letters = SEAT_NAMES[: rules.players]
    if not isinstance(value, str) or len(value) != 1 or value not in letters:
        raise BadPosition(f"Position, {where}: {value!r} is no seat: choose one of {', '.join(letters)}.")
    return letters.index(value)


def _parts(text: object, where: str) -> list[str]:
    if not isinstance(text, str):
        raise BadPosition(f"Position, {where}: {text!r} must be a text.")
    return [" ".join(part.split()) for part in text.split(",") if part.strip()]


def _read_counts(text: object, where: str, names: list[str]) -> list[int]:
    """``2 corn, sugar``: numbers of things; a thing without a number is one."""
    numbers = [0] * len(names)
    for part in _parts(text, where):
        count, _, name = part.rpartition(" ")
        if name not in names or not (count or "1").isdigit():
            raise BadPosition(f"Position, {where}: {part!r} must be like '2 {names[0]}'.")
        numbers[names.index(name)] += int(count or 1)
    return numbers


def _whole(value: object, where: str, least: int = 0) -> int:
    if type(value) is not int or value < least:
        raise BadPosition(f"Position, {where}: {value!r} must be a whole number, at least {least}.")
    return value


def _rest(document: dict[str, object], key: str, rest: int) -> int:
    if key in document:
        return _whole(document[key], key)
    if rest < 0:
        raise BadPosition(f"Position: {-rest} more {key} are in use than there are in the game.")
    return rest


def _rest_counts(document: dict[str, object], key: str, rest: list[int], names: list[str]) -> list[int]:
    if key in document:
        return _read_counts(document[key], key, names)[: len(rest)]
    for number, name in zip(rest, names, strict=False):
        if number < 0:
            raise BadPosition(
                f"Position: {-number} more {name} ({key}) are in use than there are in the game."
            )
    return rest
