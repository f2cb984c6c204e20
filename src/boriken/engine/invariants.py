"""What must hold in every position, whatever was played: nothing is lost, nothing is doubled."""

from __future__ import annotations

from boriken.catalog.buildings import BUILDING_NAMES, GUESTHOUSE
from boriken.catalog.festival import CARDS
from boriken.engine.actions import NOBLE_POSTS
from boriken.engine.frames import broken_frames
from boriken.engine.goals import (
    BUILDING_AT,
    GOAL_GOODS,
    GOAL_PLANTATIONS,
    GOAL_SIZE,
    GOODS_AT,
    NOTHING,
    PLANTATIONS_AT,
    SET_ASIDE_AT,
    open_goals,
)
from boriken.engine.ids import (
    BIT,
    BUCCANEER,
    CITY_SPACES,
    FIELD_NAMES,
    FIELDS,
    GOOD_NAMES,
    GOODS,
    HOUSE_PLACES,
    ISLAND_FIELDS,
    NO_GOOD,
    NOBODY,
    PLACE_NOBLES,
    QUARRY,
    TILE_OR_FOREST,
)
from boriken.engine.puertoma.board import is_puertoma, most_workers
from boriken.engine.puertoma.problems import puertoma_problems
from boriken.engine.seat import KNOWN_FOREST, Seat
from boriken.engine.state import State


def problems(state: State) -> list[str]:
    """Everything that is wrong with a position, each in one sentence; empty if all is well."""
    return _conservation(state) + _history(state) + board_problems(state)


def board_problems(state: State) -> list[str]:
    """The same, without asking whether all pieces are there: positions written by hand may leave some out."""
    found = _common(state)
    found += [f"Frames: {problem}" for problem in broken_frames(state)]
    found += _kidnapping(state) + _goals(state) + _secret_cards(state)
    for number, seat in enumerate(state.seats):
        found += [f"Seat {number}: {problem}" for problem in _seat(state, seat, is_puertoma(state, number))]
    return found + puertoma_problems(state)


def _conservation(state: State) -> list[str]:
    rules = state.rules
    seats = state.seats
    totals: list[tuple[str, int, int]] = []
    aside_goods, aside_tiles, aside_buildings = set_aside(state)
    for good in range(GOODS):
        on_ships = sum(
            load for kind, load in zip(state.ship_good, state.ship_load, strict=True) if kind == good
        )
        barrels = (
            aside_goods.count(good)
            + state.supply[good]
            + on_ships
            + state.house[good]
            + sum(seat.goods[good] for seat in seats)
        )
        totals.append((f"{GOOD_NAMES[good]} barrels", barrels, rules.barrels[good]))
        tiles = state.face_up[good] + state.pile[good] + state.discard[good] + aside_tiles.count(good)
        tiles += sum(seat.fields[good] for seat in seats)
        tiles += sum(1 for seat in seats for forest in seat.forests if forest % KNOWN_FOREST == good)
        tiles += sum(1 for frame in state.frames if frame.step == TILE_OR_FOREST and frame.memo == good)
        totals.append((f"{GOOD_NAMES[good]} plantations", tiles, rules.tiles[good]))
    quarries = state.quarries + sum(seat.fields[QUARRY] for seat in seats)
    totals.append(("quarries", quarries, rules.quarries))
    workers = state.workers + state.worker_ship + state.gone_workers
    workers += sum(
        seat.idle + sum(seat.manned) + sum(seat.crew) - seat.nobles + seat.retired for seat in seats
    )
    totals.append(("workers", workers, rules.workers))
    nobles = state.nobles + state.ship_nobles + state.gone_nobles + sum(seat.nobles for seat in seats)
    totals.append(("nobles", nobles, rules.nobles))
    totals.append(("chips", state.chips + sum(seat.chips for seat in seats), rules.chips))
    for building in rules.market:
        copies = state.stock[building] + sum(seat.city.count(building) for seat in seats)
        copies += aside_buildings.count(building)
        if copies > 0 or building not in rules.draftable:
            totals.append((f"{BUILDING_NAMES[building]} buildings", copies, rules.copies[building]))
    return [f"There are {is_} {what} instead of {should}." for what, is_, should in totals if is_ != should]


def _history(state: State) -> list[str]:
    """What cannot have come about by playing."""
    found = []
    if state.chips == 0 and state.rules.chips_end_at_once and not state.ending:
        found.append("The stock of chips is empty and the end is not triggered (VAR-6).")
    if state.last_chip_taken and not state.rules.last_chip_counts:
        found.append("The last chip counts for the end only in the special edition without errata (END-1).")
    # A black market may give chips back to the stock.
    if state.chips > 0 and not state.rules.options.expansions and any(seat.noted for seat in state.seats):
        found.append("Points are noted while there are chips (END-3).")
    return found


def set_aside(state: State) -> tuple[list[int], list[int], list[int]]:
    """FES-3: goods, plantations and buildings that show an open goal."""
    goods: list[int] = []
    tiles: list[int] = []
    buildings: list[int] = []
    for start in open_goals(state):
        goods += state.festival[start + GOODS_AT : start + GOODS_AT + GOAL_GOODS]
        tiles += state.festival[start + PLANTATIONS_AT : start + PLANTATIONS_AT + GOAL_PLANTATIONS]
        if state.festival[start + SET_ASIDE_AT]:
            buildings.append(state.festival[start + BUILDING_AT])
    return goods, tiles, buildings


def _common(state: State) -> list[str]:
    found = []
    numbers = [
        *state.card_coins,
        *state.stock,
        *state.ship_load,
        # fields: amounts of State
        state.round,
        state.workers,
        state.worker_ship,
        state.chips,
        state.quarries,
        *state.supply,
        *state.face_up,
        *state.pile,
        *state.discard,
        *state.house,
        state.nobles,
        state.ship_nobles,
        state.gone_workers,
        state.gone_nobles,
        state.tie_break,
        # end of fields
    ]
    if min(numbers) < 0:
        found.append("A common number is negative.")
    carried = [good for good in state.ship_good if good != NO_GOOD]
    if len(carried) != len(set(carried)):
        found.append("Two ships carry the same good (CAP-3).")
    for ship, capacity in enumerate(state.rules.ships):
        if state.ship_load[ship] > capacity:
            found.append(f"Ship {capacity} is overloaded (CAP-3).")
        if (state.ship_load[ship] > 0) != (state.ship_good[ship] != NO_GOOD):
            found.append(f"Ship {capacity} does not know what it carries (CAP-3).")
    if sum(state.house) > HOUSE_PLACES:
        found.append("The trading house is overfull (TRA-3).")
    if sum(state.face_up) > state.rules.face_up:
        found.append("Too many plantations lie face up (SET-8).")
    if any(seat != NOBODY and coins for seat, coins in zip(state.card_seat, state.card_coins, strict=True)):
        found.append("A taken role card holds coins (FLOW-1).")
    if not state.frames and state.choices:
        found.append("The game is over and still asks.")
    if state.frames and not state.choices:
        found.append("The game waits for a decision without choices.")
    if len(state.choices) != len(set(state.choices)):
        found.append("A choice is offered twice.")
    if not state.frames and not state.ending:
        found.append("The game is over for no reason (END-1).")
    return found


def _seat(state: State, seat: Seat, is_automa: bool) -> list[str]:
    rules = state.rules
    found = []
    numbers = [
        *seat.fields,
        *seat.manned,
        *seat.crew,
        # fields: amounts of Seat
        seat.coins,
        seat.chips,
        seat.noted,
        seat.idle,
        *seat.goods,
        seat.nobles,
        seat.noble_guests,
        seat.points_mark,
        seat.retired,
        seat.tally,
        # end of fields
    ]
    if min(numbers) < 0:
        found.append("a number is negative.")
    for kind in range(FIELDS):
        if seat.manned[kind] > most_workers(seat, kind, is_automa):
            found.append(f"more workers than tiles on {FIELD_NAMES[kind]} (MAY-3).")
    has_room = seat.plots <= ISLAND_FIELDS or is_automa
    if seat.plots != sum(seat.fields) + len(seat.forests) or not has_room:
        found.append(f"{seat.plots} fields are noted as used.")
    if len(set(seat.city)) != len(seat.city):
        found.append("a building stands twice (BLD-5).")
    if len(seat.city) != len(seat.crew):
        found.append("buildings and crews differ in number.")
    for building, crew in zip(seat.city, seat.crew, strict=False):
        if crew > rules.circles[building]:
            found.append(f"too many workers on {BUILDING_NAMES[building]} (MAY-3).")
    if seat.owned != sum(BIT[building] for building in seat.city):
        found.append("the mask of buildings owned is wrong.")
    if seat.active != sum(BIT[b] for b, crew in zip(seat.city, seat.crew, strict=False) if crew):
        found.append("the mask of occupied buildings is wrong (BUI-1).")
    if seat.spaces != sum(rules.spaces[building] for building in seat.city) or seat.spaces > CITY_SPACES:
        found.append(f"{seat.spaces} city spaces are noted as used (BLD-6).")
    is_placing = any(frame.step == PLACE_NOBLES and state.seats[frame.seat] is seat for frame in state.frames)
    found += _nobles(seat, is_placing)
    return found


def _nobles(seat: Seat, is_placing: bool) -> list[str]:
    """NOB-5: nobles stand where people stand; while they are placed it is not said where yet."""
    found = []
    guests = seat.crew[seat.city.index(GUESTHOUSE)] if GUESTHOUSE in seat.city else 0
    posts = [building for building in NOBLE_POSTS if building != GUESTHOUSE]
    posted = sum(1 for building in posts if (seat.noble_posts >> building) & 1)
    at_posts = sum(1 for building in posts if (seat.active >> building) & 1)
    if seat.noble_posts & ~seat.active or seat.noble_guests > guests:
        found.append("a noble stands where nobody stands (NOB-5).")
    elsewhere = seat.idle + sum(seat.manned) + sum(seat.crew) + seat.retired - at_posts - guests
    if not is_placing and not 0 <= seat.nobles - posted - seat.noble_guests <= elsewhere:
        found.append("there are more nobles than people (NOB-5).")
    return found


def _kidnapping(state: State) -> list[str]:
    card = state.kidnapped
    if BUCCANEER not in state.rules.cards and (card != NOBODY or state.marker != NOBODY):
        return ["There is a buccaneer's marker or prey without the expansion (BUC-1)."]
    if card == NOBODY:
        return []
    if state.marker == NOBODY or card not in state.rules.cards or card == BUCCANEER:
        return ["The kidnapped role is no role of this game, or nobody has kidnapped it (BUC-3)."]
    if state.card_seat[card] != NOBODY:
        return ["The kidnapped role has been taken (BUC-5)."]
    return []


def _goals(state: State) -> list[str]:
    """FES-1, CAR-1: goals belong to a festival, differ, and show buildings of the game in the right row."""
    expansions = state.rules.options.expansions
    if state.festival and "festival" not in expansions and "festival_cards" not in expansions:
        return ["There are goals and no festival (FES-1)."]
    starts = range(0, len(state.festival), GOAL_SIZE)
    if len({state.festival[start] for start in starts}) != len(starts):
        return ["A goal lies there twice (FES-1)."]
    for start in starts:
        building = state.festival[start + BUILDING_AT]
        wanted = 4 if CARDS[state.festival[start]].building == "large" else 3
        is_right = building in state.rules.market and state.rules.row[building] == wanted
        if building != NOTHING and not is_right:
            return [f"A goal shows {BUILDING_NAMES[building]} (FES-2)."]
    return []


def _secret_cards(state: State) -> list[str]:
    """ACH-1: every achievement card is there once, and only with the expansion."""
    held = 0
    for seat in state.seats:
        if held & (seat.cards | seat.hand) or seat.cards & seat.hand:
            return ["An achievement card is held twice (ACH-1)."]
        held |= seat.cards | seat.hand
    if held and "achievements" not in state.rules.options.expansions:
        return ["There are achievement cards without the expansion (ACH-1)."]
    return []
