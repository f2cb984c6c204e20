"""What players mostly do: a quick rule of thumb for every decision, to play a phase to its end."""

from __future__ import annotations

from typing import Final

from boriken.bots.placing import BARREL_JOB, BUILDING_JOB, is_late, place_action
from boriken.catalog.buildings import CHAPEL
from boriken.engine.actions import (
    BUILD,
    KEEP,
    LOAD,
    LOOT,
    NOBLE_POSTS,
    PASS,
    POST,
    SELL,
    SEND,
    SHIP_SIZES,
    TAKE_TILE,
    WHARF_LOAD,
)
from boriken.engine.frame import Frame
from boriken.engine.ids import (
    BLACK_MARKET_STEP,
    BUCCANEER_PHASE,
    BUILDER_PHASE,
    CAPTAIN_PHASE,
    CITY_SPACES,
    CORN,
    CRAFTSMAN_PHASE,
    FIELDS,
    GOODS,
    GUESTS,
    HUNTING_LODGES,
    LIBRARY_TILE,
    MOST_BARRELS,
    PLACE_NOBLES,
    PLACE_WORKERS,
    QUARRY,
    ROUND,
    SETTLER_PHASE,
    SMALL_WHARF_STEP,
    STORAGE,
    TRADER_PHASE,
)
from boriken.engine.machine import play
from boriken.engine.points import STORE_KINDS
from boriken.engine.state import State
from boriken.rules.builder import price
from boriken.rules.captain import most_loadable
from boriken.rules.scoring import BONUSES
from boriken.rules.trader import sale_price

COIN: Final = 0.640
PHASES_TO_COME: Final = 5.214
"""How often a building bought early comes to be used."""
PHASES_TO_COME_LATE: Final = 1.0
SHIPPING: Final = 0.957
"""Points for a barrel that is not sold."""
MOST_QUARRIES: Final = 3


def play_phase(state: State) -> None:
    """Let everybody decide by habit until a role is to be taken or the game is over."""
    while state.frames and state.frames[-1].step != ROUND:
        play(state, habit(state))


def habit(state: State) -> int:
    """The usual choice."""
    frame = state.frames[-1]
    step = frame.step
    choices = state.choices
    if step == PLACE_WORKERS:
        return place_action(state, frame)
    if step == BUILDER_PHASE:
        return building_to_buy(state, frame)
    if step in (SETTLER_PHASE, LIBRARY_TILE):
        return tile_to_take(state, frame)
    if step == TRADER_PHASE:
        return barrel_to_sell(state, frame)
    if step == CAPTAIN_PHASE:
        return barrels_to_load(state, frame)
    if step == STORAGE:
        return barrels_to_keep(state, frame)
    if step == CRAFTSMAN_PHASE:
        return choices[-2]  # the best good; last is to pass
    if step == BUCCANEER_PHASE:
        return LOOT if LOOT in choices else choices[0]
    if step == PLACE_NOBLES:
        return choices[-1] if NOBLE_POSTS[frame.memo] == CHAPEL else choices[0]
    if step in (GUESTS, HUNTING_LODGES, SMALL_WHARF_STEP, BLACK_MARKET_STEP):
        return choices[-1]
    return choices[0]


def tile_to_take(state: State, frame: Frame) -> int:
    """What a production building waits for, quarries early, corn, then what is dear."""
    seat = state.seats[frame.seat]
    rules = state.rules
    waiting = [0] * GOODS
    for building in seat.city:
        if rules.produces[building] >= 0:
            waiting[rules.produces[building]] += rules.circles[building]
    best = PASS
    most = 0.0
    for action in state.choices:
        if TAKE_TILE <= action < TAKE_TILE + FIELDS:
            kind = action - TAKE_TILE
            if kind == QUARRY:
                worth = 1.4 if seat.fields[QUARRY] < MOST_QUARRIES and not is_late(state) else 0.1
            elif kind == CORN:
                worth = 1.0
            elif waiting[kind] > seat.fields[kind]:
                worth = BARREL_JOB[kind]
            else:
                worth = BARREL_JOB[kind] / (3 + seat.fields[kind])
            if worth > most:
                most = worth
                best = action
    return best


def building_to_buy(state: State, frame: Frame) -> int:
    """What brings most until the end for its price."""
    seat = state.seats[frame.seat]
    rules = state.rules
    late = is_late(state)
    phases = PHASES_TO_COME_LATE if late else PHASES_TO_COME
    room = CITY_SPACES - seat.spaces
    best = PASS
    most = 0.0
    for action in state.choices:
        if action == PASS:
            continue
        building = action - BUILD
        cost: int = price(state, frame.seat, frame.taker, building)
        if cost > seat.coins:
            continue  # a black market's bargain
        worth = rules.vp[building] - COIN * cost
        good = rules.produces[building]
        if good >= 0:
            worth += phases * BARREL_JOB[good] * new_pairs(state, seat.city, seat.fields[good], building) / 2
        elif building in BONUSES:
            worth += BONUSES[building](seat)
        else:
            worth += phases * BUILDING_JOB[building] / 2
        if room <= 2 and rules.spaces[building] == 1 and not late:
            worth -= 1.0
        if worth > most:
            most = worth
            best = action
    return best


def new_pairs(state: State, city: list[int], fields: int, building: int) -> float:
    """How many plantations a production building would serve that have none; a little for those to come."""
    rules = state.rules
    for other in city:
        if rules.produces[other] == rules.produces[building]:
            fields -= rules.circles[other]
    if fields <= 0:
        return 0.1
    return float(min(fields, rules.circles[building]))


def barrel_to_sell(state: State, frame: Frame) -> int:
    """The best price, if it is more than a ship would bring."""
    best = PASS
    most = SHIPPING
    for action in state.choices:
        if SELL <= action < SELL + GOODS:
            coins: int = sale_price(state, frame, action - SELL)
        elif POST <= action < POST + GOODS:
            coins = action - POST
        else:
            continue
        if coins * COIN > most:
            most = coins * COIN
            best = action
    return best


def barrels_to_load(state: State, frame: Frame) -> int:
    """As many as possible, cheap goods first; wharves when the ships take nothing more."""
    seat = state.seats[frame.seat]
    best = PASS
    most: int = 0
    for action in state.choices:
        if LOAD <= action < WHARF_LOAD:
            barrels: int = most_loadable(state, seat, (action - LOAD) // SHIP_SIZES) + MOST_BARRELS
        elif WHARF_LOAD <= action < KEEP:
            barrels = seat.goods[action - WHARF_LOAD]
        elif action >= SEND:
            barrels = ((action - SEND) % MOST_BARRELS + 1) // 2
        else:
            continue
        if barrels > most:
            most = barrels
            best = action
    return best


def barrels_to_keep(state: State, frame: Frame) -> int:
    """Most barrels where a warehouse keeps a whole kind, else the dearest."""
    seat = state.seats[frame.seat]
    kinds: int = state.rules.amount(seat.active, STORE_KINDS)
    first: int = frame.memo
    for earlier in range(first):
        if seat.goods[earlier] > 0:
            kinds -= 1
    best = PASS
    most = -1.0
    for action in state.choices:
        if action != PASS:
            good = (action - KEEP) // MOST_BARRELS
            barrels = (action - KEEP) % MOST_BARRELS + 1
            worth = barrels * (1.0 + 0.2 * good) if kinds > 0 else barrels + 0.2 * good
            # A kind named now gives up those before it.
            for earlier in range(first, good):
                worth -= 0.5 * seat.goods[earlier] * min(kinds, 1)
            if worth > most:
                most = worth
                best = action
    return best
