"""A state as JSON and back: everything that is part of the position, in words."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Callable
from typing import TYPE_CHECKING

from boriken.catalog.achievements import ACHIEVEMENT_NAMES
from boriken.catalog.buildings import BUILDING_NAMES
from boriken.catalog.festival import CARD_IDS
from boriken.engine.blank import empty_seat, empty_state
from boriken.engine.errors import BadPosition
from boriken.engine.frame import Frame
from boriken.engine.goals import (
    BUILDING_AT,
    GOAL_GOODS,
    GOAL_PLANTATIONS,
    GOAL_SIZE,
    GOODS_AT,
    NOTHING,
    PLANTATIONS_AT,
    SET_ASIDE_AT,
    add_goal,
    claimed_by,
    goal_count,
)
from boriken.engine.ids import (
    BIT,
    CARD_NAMES,
    ENDING_NAMES,
    FIELD_NAMES,
    FIELDS,
    GOOD_NAMES,
    GOODS,
    ISLAND_FIELDS,
    MOST_BARRELS,
    NOBODY,
)
from boriken.engine.options import Options
from boriken.engine.packing import barrels_in, pack
from boriken.engine.puertoma.board import is_puertoma, most_workers
from boriken.engine.puertoma.codec import (
    puertoma_seat_to_json,
    puertoma_to_json,
    read_puertoma,
    read_puertoma_seat,
)
from boriken.engine.reading import MOST, Reader
from boriken.engine.rng import Generator
from boriken.engine.ruleset import RuleSet
from boriken.engine.seat import KNOWN_FOREST, Seat
from boriken.engine.state import State
from boriken.engine.words import (
    bits_to_json,
    choice_to_json,
    counts_to_json,
    holder_to_json,
    read_choice,
    read_holder,
    read_seat_list,
    seat_list,
)

if TYPE_CHECKING:
    from boriken.engine.shapes import (
        BuildingView,
        CardView,
        FieldView,
        ForestView,
        FrameView,
        GoalView,
        PositionShape,
        SeatView,
        ShipView,
        StateShape,
    )


def state_to_json(state: State) -> StateShape:
    """The whole position; ``state_from_json`` reads it back."""
    return {**position_to_json(state), "rng": [state.rng.a, state.rng.b]}


def position_to_json(state: State) -> PositionShape:
    """Everything but chance."""
    data = _base_to_json(state)
    # fields: rare words of State in base
    # end of fields
    if state.rules.options.expansions:
        _add_expansions(data, state)
    if state.rules.puertomas:
        data["puertoma"] = puertoma_to_json(state)
    return data


def _base_to_json(state: State) -> PositionShape:
    return {
        "options": state.rules.options.to_json(),
        # fields: words of State in base
        "round": state.round,
        "governor": state.governor,
        "ending": ending_to_json(state),
        "cards": cards_to_json(state),
        "workers": state.workers,
        "worker_ship": state.worker_ship,
        "chips": state.chips,
        "quarries": state.quarries,
        "supply": counts_to_json(state.supply, GOOD_NAMES),
        "face_up": counts_to_json(state.face_up, GOOD_NAMES),
        "pile": counts_to_json(state.pile, GOOD_NAMES),
        "discard": counts_to_json(state.discard, GOOD_NAMES),
        "buildings": buildings_to_json(state),
        "ships": ships_to_json(state),
        "trading_house": counts_to_json(state.house, GOOD_NAMES),
        "seats": seats_to_json(state),
        "frames": frames_to_json(state),
        # end of fields
    }


def _add_expansions(data: PositionShape, state: State) -> None:
    data.update(
        {
            # fields: words of State in expansions
            "nobles": state.nobles,
            "ship_nobles": state.ship_nobles,
            "gone_workers": state.gone_workers,
            "gone_nobles": state.gone_nobles,
            "marker": holder_to_json(state.marker),
            "kidnapped": choice_to_json(state.kidnapped, CARD_NAMES),
            "goals": goals_to_json(state),
            "quiet": seat_list(state.quiet, state.rules.players),
            # end of fields
        }
    )
    # fields: rare words of State in expansions
    if state.last_chip_taken:
        data["last_chip_taken"] = state.last_chip_taken
    # end of fields


def ending_to_json(state: State) -> list[str]:
    return [name for bit, name in ENDING_NAMES.items() if state.ending & bit]


def cards_to_json(state: State) -> dict[str, CardView]:
    return {
        CARD_NAMES[card]: {"coins": state.card_coins[card], "seat": holder_to_json(state.card_seat[card])}
        for card in state.rules.cards
    }


def buildings_to_json(state: State) -> dict[str, int]:
    return counts_to_json(state.stock, BUILDING_NAMES)


def ships_to_json(state: State) -> list[ShipView]:
    return [
        {
            "capacity": capacity,
            "good": choice_to_json(state.ship_good[ship], GOOD_NAMES),
            "load": state.ship_load[ship],
        }
        for ship, capacity in enumerate(state.rules.ships)
    ]


def seats_to_json(state: State) -> list[SeatView]:
    return [seat_to_json(state, number) for number in range(state.rules.players)]


def frames_to_json(state: State) -> list[FrameView]:
    return [_frame_to_json(state, frame) for frame in state.frames]


def goals_to_json(state: State) -> list[GoalView]:
    return [_goal_to_json(state, goal) for goal in range(goal_count(state))]


def _goal_to_json(state: State, goal: int) -> GoalView:
    start = goal * GOAL_SIZE
    goods = state.festival[start + GOODS_AT : start + GOODS_AT + GOAL_GOODS]
    plantations = state.festival[start + PLANTATIONS_AT : start + PLANTATIONS_AT + GOAL_PLANTATIONS]
    building = state.festival[start + BUILDING_AT]
    return {
        "card": CARD_IDS[state.festival[start]],
        "goods": [GOOD_NAMES[good] for good in goods if good != NOTHING],
        "plantations": [GOOD_NAMES[kind] for kind in plantations if kind != NOTHING],
        "building": None if building == NOTHING else BUILDING_NAMES[building],
        "set_aside": state.festival[start + SET_ASIDE_AT] == 1,
        "seat": holder_to_json(claimed_by(state, goal)),
    }


def seat_to_json(state: State, number: int) -> SeatView:
    seat = state.seats[number]
    data = _base_seat_to_json(seat)
    # fields: rare words of Seat in base
    # end of fields
    if is_puertoma(state, number):
        data["puertoma"] = puertoma_seat_to_json(seat)
    if state.rules.options.expansions:
        data.update(
            {
                # fields: words of Seat in expansions
                "nobles": seat.nobles,
                "noble_posts": bits_to_json(seat.noble_posts, BUILDING_NAMES),
                "noble_guests": seat.noble_guests,
                "forests": forests_to_json(seat),
                "loads": loads_to_json(seat),
                "points_mark": seat.points_mark,
                "achievements": bits_to_json(seat.cards, ACHIEVEMENT_NAMES),
                "done": bits_to_json(seat.done, ACHIEVEMENT_NAMES),
                "hand": bits_to_json(seat.hand, ACHIEVEMENT_NAMES),
                # end of fields
            }
        )
        # fields: rare words of Seat in expansions
        # end of fields
    return data


def _base_seat_to_json(seat: Seat) -> SeatView:
    return {
        # fields: words of Seat in base
        "coins": seat.coins,
        "chips": seat.chips,
        "noted": seat.noted,
        "workers": seat.idle,
        "goods": counts_to_json(seat.goods, GOOD_NAMES),
        "island": island_to_json(seat),
        "city": city_to_json(seat),
        # end of fields
    }


def island_to_json(seat: Seat) -> dict[str, FieldView]:
    return {
        FIELD_NAMES[kind]: {"tiles": seat.fields[kind], "workers": seat.manned[kind]}
        for kind in range(FIELDS)
        if seat.fields[kind]
    }


def city_to_json(seat: Seat) -> list[BuildingView]:
    return [
        {"building": BUILDING_NAMES[building], "workers": seat.crew[slot]}
        for slot, building in enumerate(seat.city)
    ]


def forests_to_json(seat: Seat) -> list[ForestView]:
    return [
        {"kind": GOOD_NAMES[forest % KNOWN_FOREST], "known": forest >= KNOWN_FOREST}
        for forest in seat.forests
    ]


def loads_to_json(seat: Seat) -> dict[str, int]:
    return counts_to_json([barrels_in(seat.loads, good) for good in range(GOODS)], GOOD_NAMES)


def _frame_to_json(state: State, frame: Frame) -> FrameView:
    return {
        "step": state.rules.steps[frame.step].name,
        "seat": frame.seat,
        "taker": holder_to_json(frame.taker),
        "count": frame.count,
        "memo": frame.memo,
        "rest": frame.rest,
    }


def fingerprint(state: State) -> str:
    """A short hash of the whole position: equal states, and only they, have equal ones."""
    text = json.dumps(state_to_json(state), sort_keys=True, separators=(",", ":"))
    return hashlib.sha256(text.encode()).hexdigest()[:32]


def state_from_json(data: object, compile_rules: Callable[[Options], RuleSet]) -> State:
    """Read a state; the choices of its decision are not worked out (``advance`` does that)."""
    reader = Reader(data, "State", BadPosition)
    rules = compile_rules(Options.from_json(reader.value("options")))
    players = rules.players
    if len(reader.items("seats")) != players:
        raise BadPosition(f"State: there must be {players} seats, not {len(reader.items('seats'))}.")
    state = empty_state(rules, read_rng(reader.value("rng"), "State"))
    state.seats = [
        _read_seat(seat, f"State, seat {number}", rules, is_puertoma(state, number))
        for number, seat in enumerate(reader.items("seats"))
    ]
    # fields: reading of State in base
    state.round = reader.whole("round", 1)
    state.governor = reader.whole("governor", 0, players - 1)
    state.workers = reader.whole("workers")
    state.worker_ship = reader.whole("worker_ship")
    state.chips = reader.whole("chips")
    state.quarries = reader.whole("quarries")
    state.supply = reader.counts("supply", GOOD_NAMES)
    state.face_up = reader.counts("face_up", GOOD_NAMES)
    state.pile = reader.counts("pile", GOOD_NAMES)
    state.discard = reader.counts("discard", GOOD_NAMES)
    state.house = reader.counts("trading_house", GOOD_NAMES)
    # end of fields
    _read_ending(state, reader)
    _read_cards(state, reader)
    _read_ships(state, reader)
    state.stock = reader.counts("buildings", BUILDING_NAMES[: len(rules.copies)])
    state.frames = [_read_frame(frame, rules) for frame in reader.items("frames")]
    if rules.options.expansions:
        _read_expansions(state, reader, players)
    if rules.puertomas:
        read_puertoma(state, reader.inner("puertoma"))
    return state


def _read_expansions(state: State, reader: Reader, players: int) -> None:
    # fields: reading of State in expansions
    state.nobles = reader.whole("nobles")
    state.ship_nobles = reader.whole("ship_nobles")
    state.gone_workers = reader.whole("gone_workers")
    state.gone_nobles = reader.whole("gone_nobles")
    state.marker = read_holder(reader, "marker", players)
    state.kidnapped = read_choice(reader, "kidnapped", CARD_NAMES)
    state.quiet = read_seat_list(reader, "quiet", players)
    if "last_chip_taken" in reader.data:
        state.last_chip_taken = reader.value("last_chip_taken") is True
    # end of fields
    for number, item in enumerate(reader.items("goals")):
        _read_goal(state, Reader(item, f"State, goal {number}", BadPosition))


def _read_ending(state: State, reader: Reader) -> None:
    for reason in reader.items("ending"):
        bits = [bit for bit, name in ENDING_NAMES.items() if name == reason]
        if not bits:
            raise BadPosition(f"State: {reason!r} is no reason for the end.")
        state.ending |= bits[0]


def _read_goal(state: State, reader: Reader) -> None:
    known = BUILDING_NAMES[: len(state.rules.copies)]
    add_goal(
        state,
        reader.choice("card", CARD_IDS),
        reader.names("goods", GOOD_NAMES, GOAL_GOODS),
        reader.names("plantations", GOOD_NAMES, GOAL_PLANTATIONS),
        [] if reader.value("building") is None else [reader.choice("building", known)],
        NOTHING if reader.value("seat") is None else reader.whole("seat", 0, state.rules.players - 1),
    )


def read_rng(words: object, where: str) -> Generator:
    """The two words of a generator."""
    if isinstance(words, list) and len(words) == 2:
        first, second = words
        if type(first) is int and type(second) is int and max(abs(first), abs(second)) < MOST:
            rng = Generator(first, second)
            if rng.is_sound():
                return rng
    raise BadPosition(f"{where}: 'rng' must be two whole numbers from 1 on, below 2 ** 31, not {words!r}.")


def _read_cards(state: State, top: Reader) -> None:
    cards = top.inner("cards")
    for card in state.rules.cards:
        entry = cards.inner(CARD_NAMES[card])
        state.card_coins[card] = entry.whole("coins")
        if entry.value("seat") is not None:
            state.card_seat[card] = entry.whole("seat", 0, state.rules.players - 1)


def _read_ships(state: State, top: Reader) -> None:
    items = top.items("ships")
    if len(items) != len(state.rules.ships):
        raise BadPosition(f"State: there must be {len(state.rules.ships)} ships, not {len(items)}.")
    for ship, capacity in enumerate(state.rules.ships):
        reader = Reader(items[ship], f"State, ship {capacity}", BadPosition)
        reader.whole("capacity", capacity, capacity)
        state.ship_load[ship] = reader.whole("load", 0, capacity)
        if reader.value("good") is not None:
            state.ship_good[ship] = reader.choice("good", GOOD_NAMES)


def _read_seat(data: object, where: str, rules: RuleSet, is_automa: bool) -> Seat:
    reader = Reader(data, where, BadPosition)
    seat = empty_seat()
    # fields: reading of Seat in base
    seat.coins = reader.whole("coins")
    seat.chips = reader.whole("chips")
    seat.noted = reader.whole("noted")
    seat.idle = reader.whole("workers")
    seat.goods = reader.counts("goods", GOOD_NAMES)
    # end of fields
    island = reader.inner("island")
    for name in island.data:
        if name not in FIELD_NAMES:
            raise BadPosition(f"{island.where}, island: there is no field {name!r}.")
        kind = FIELD_NAMES.index(name)
        tiles = island.inner(name)
        seat.fields[kind] = tiles.whole("tiles", 1, ISLAND_FIELDS)
        seat.manned[kind] = tiles.whole("workers", 0, most_workers(seat, kind, is_automa))
    for item in reader.items("city"):
        entry = Reader(item, f"{where}, city", BadPosition)
        building = entry.choice("building", BUILDING_NAMES[: len(rules.copies)])
        seat.city.append(building)
        seat.crew.append(entry.whole("workers", 0, rules.circles[building]))
    if rules.options.expansions:
        _read_expanded_seat(seat, reader)
    if is_automa:
        read_puertoma_seat(seat, reader.inner("puertoma"), rules)
    derive(seat, rules)
    return seat


def _read_expanded_seat(seat: Seat, reader: Reader) -> None:
    # fields: reading of Seat in expansions
    seat.nobles = reader.whole("nobles")
    seat.noble_posts = reader.mask("noble_posts", BUILDING_NAMES)
    seat.noble_guests = reader.whole("noble_guests")
    seat.points_mark = reader.whole("points_mark")
    seat.cards = reader.mask("achievements", ACHIEVEMENT_NAMES)
    seat.done = reader.mask("done", ACHIEVEMENT_NAMES)
    seat.hand = reader.mask("hand", ACHIEVEMENT_NAMES)
    # end of fields
    for item in reader.items("forests"):
        forest = Reader(item, f"{reader.where}, forest", BadPosition)
        known = KNOWN_FOREST if forest.value("known") is True else 0
        seat.forests.append(forest.choice("kind", GOOD_NAMES) + known)
    for good, barrels in enumerate(reader.counts("loads", GOOD_NAMES)):
        if barrels > MOST_BARRELS:
            raise BadPosition(f"{reader.where}: nobody loads {barrels} {GOOD_NAMES[good]}.")
        seat.loads |= pack(good, barrels)


def derive(seat: Seat, rules: RuleSet) -> None:
    """Work out what follows from a seat's tiles and buildings."""
    seat.owned = 0
    seat.active = 0
    seat.spaces = 0
    for slot, building in enumerate(seat.city):
        seat.owned |= BIT[building]
        seat.spaces += rules.spaces[building]
        if seat.crew[slot] > 0:
            seat.active |= BIT[building]
    seat.plots = sum(seat.fields) + len(seat.forests)


def _read_frame(data: object, rules: RuleSet) -> Frame:
    reader = Reader(data, "State, frame", BadPosition)
    step = reader.choice("step", [step.name for step in rules.steps])
    taker = NOBODY if reader.value("taker") is None else reader.whole("taker", 0, rules.players - 1)
    return Frame(
        step,
        reader.whole("seat", 0, rules.players - 1),
        taker,
        reader.whole("count"),
        reader.whole("memo"),
        reader.whole("rest"),
    )
