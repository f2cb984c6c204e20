"""What players mostly do: a quick rule of thumb for every decision, to play a phase to its end."""

from __future__ import annotations

from typing import Final

from boriken.bots.buying import COIN, NOT_NOW, purchase_worths
from boriken.bots.placing import BARREL_JOB, is_late, place_workers
from boriken.catalog.buildings import CHAPEL
from boriken.engine.actions import (
    ACCEPT,
    KEEP,
    LOAD,
    LOOT,
    NOBLE_POSTS,
    PASS,
    POST,
    SELL,
    SEND,
    TAKE_TILE,
    WHARF_LOAD,
    barrels_of_keep,
    barrels_of_send,
    good_of_keep,
    good_of_load,
)
from boriken.engine.frame import Frame
from boriken.engine.ids import (
    BLACK_MARKET_STEP,
    BUCCANEER_PHASE,
    BUILDER_PHASE,
    CAPTAIN_PHASE,
    CORN,
    CRAFTSMAN_PHASE,
    FIELDS,
    GOODS,
    GUESTS,
    HARVEST,
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
from boriken.rules.captain import most_loadable
from boriken.rules.trader import sale_price

SHIPPING: Final = 0.957
"""Points for a barrel that is not sold."""
MOST_QUARRIES: Final = 3
LEFT_ALONE: Final = -2.0
"""How much less than the usual choice the others are worth, where there is no more to say."""


def play_phase(state: State) -> None:
    """Let everybody decide by habit until a role is to be taken or the game is over."""
    while state.frames and state.frames[-1].step != ROUND:
        play_habit(state)


def play_habit(state: State) -> None:
    """Let the seat on turn do the usual thing; who places workers places all of them."""
    frame = state.frames[-1]
    if frame.step == PLACE_WORKERS:
        place_workers(state, frame)
    else:
        play(state, habit(state))


def habit(state: State) -> int:
    """The usual choice within a phase, but for placing workers."""
    worths = habit_worths(state)
    best = 0
    for place in range(1, len(worths)):
        if worths[place] > worths[best]:
            best = place
    return state.choices[best]


def habit_worths(state: State) -> list[float]:
    """What each choice seems to be worth, in points, compared with the others."""
    frame = state.frames[-1]
    step = frame.step
    if step == BUILDER_PHASE:
        return purchase_worths(state, frame)
    if step in (SETTLER_PHASE, LIBRARY_TILE):
        return tile_worths(state, frame)
    if step == TRADER_PHASE:
        return sale_worths(state, frame)
    if step == CAPTAIN_PHASE:
        return loading_worths(state, frame)
    if step == STORAGE:
        return storage_worths(state, frame)
    choices = state.choices
    usual = usual_place(state, frame)
    return [0.0 if place == usual else LEFT_ALONE for place in range(len(choices))]


def usual_place(state: State, frame: Frame) -> int:
    """Of the choices of the smaller decisions the one that is mostly taken."""
    step = frame.step
    choices = state.choices
    last = len(choices) - 1
    if step == CRAFTSMAN_PHASE:
        return last - 1  # the best good; last is to pass
    if step == HARVEST:
        return choices.index(ACCEPT)
    if step == BUCCANEER_PHASE:
        return choices.index(LOOT) if LOOT in choices else 0
    if step == PLACE_NOBLES:
        return last if NOBLE_POSTS[frame.memo] == CHAPEL else 0
    if step in (GUESTS, HUNTING_LODGES, SMALL_WHARF_STEP, BLACK_MARKET_STEP):
        return last
    return 0


def tile_worths(state: State, frame: Frame) -> list[float]:
    """What a production building waits for, quarries early, corn, then what is dear."""
    seat = state.seats[frame.seat]
    rules = state.rules
    waiting = [0] * GOODS
    for building in seat.city:
        if rules.produces[building] >= 0:
            waiting[rules.produces[building]] += rules.circles[building]
    worths: list[float] = []
    for action in state.choices:
        worth = 0.0
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
        elif action != PASS:
            worth = -0.5  # face down
        worths.append(worth)
    return worths


def sale_worths(state: State, frame: Frame) -> list[float]:
    """The best price, if it is more than a ship would bring."""
    worths: list[float] = []
    for action in state.choices:
        worth = NOT_NOW
        if action == PASS:
            worth = SHIPPING
        elif SELL <= action < SELL + GOODS:
            coins: int = sale_price(state, frame, action - SELL)
            worth = coins * COIN
        elif POST <= action < POST + GOODS:
            worth = (action - POST) * COIN
        worths.append(worth)
    return worths


def loading_worths(state: State, frame: Frame) -> list[float]:
    """As many as possible, cheap goods first; wharves when the ships take nothing more."""
    seat = state.seats[frame.seat]
    worths: list[float] = []
    for action in state.choices:
        barrels: int = 0
        if LOAD <= action < WHARF_LOAD:
            good = good_of_load(action)
            barrels = most_loadable(state, seat, good) * 2 + MOST_BARRELS
        elif WHARF_LOAD <= action < KEEP:
            barrels = seat.goods[action - WHARF_LOAD] * 2
        elif action >= SEND:
            barrels = barrels_of_send(action)
        worths.append(0.5 * barrels)
    return worths


def storage_worths(state: State, frame: Frame) -> list[float]:
    """Most barrels where a warehouse keeps a whole kind, else the dearest."""
    seat = state.seats[frame.seat]
    kinds: int = state.rules.amount(seat.active, STORE_KINDS)
    first: int = frame.memo
    for named in range(first):
        if (frame.rest >> named) & 1:
            kinds -= 1
    worths: list[float] = []
    for action in state.choices:
        worth = -1.0
        if action != PASS:
            good = good_of_keep(action)
            barrels = barrels_of_keep(action)
            worth = barrels * (1.0 + 0.2 * good) if kinds > 0 else barrels + 0.2 * good
            # A kind named now gives up those before it.
            for earlier in range(first, good):
                worth -= 0.5 * seat.goods[earlier] * min(kinds, 1)
        worths.append(worth)
    return worths
