"""What each role would bring to every seat if it were taken now: what anybody could work out at the table.

The phase is played through on a copy, each seat doing what is best for it at that moment; what the others
did before counts, what would be drawn does not.
"""

from __future__ import annotations

from typing import Final, TypedDict

from boriken.catalog.buildings import BUILDING_NAMES
from boriken.catalog.puertoma import SALE_COIN
from boriken.engine import events as kinds
from boriken.engine.actions import TAKE_CARD, TEXTS
from boriken.engine.events import Event
from boriken.engine.ids import (
    BUILDER,
    CAPTAIN,
    CARD_NAMES,
    CITY_SPACES,
    CRAFTSMAN,
    FIELD_NAMES,
    GOOD_NAMES,
    GOODS,
    ISLAND_FIELDS,
    MAYOR,
    PROSPECTOR,
    PROSPECTOR_2,
    QUARRY,
    ROUND,
    SETTLER,
    TRADER,
)
from boriken.engine.machine import play
from boriken.engine.puertoma.board import is_puertoma
from boriken.engine.rng import Generator
from boriken.engine.shapes import Counts, Field, Good
from boriken.engine.state import State
from boriken.moves.brings import certain_events
from boriken.rules.builder import price
from boriken.rules.puertoma.building import buildable
from boriken.rules.puertoma.settling import best_tiles
from boriken.rules.settler import may_take_quarry, quarries_left


class Sale(TypedDict):
    """A barrel that could be sold."""

    good: Good
    coins: int


class Prospect(TypedDict, total=False):
    """What a role would bring one seat at most; which fields are there depends on the role."""

    workers: int
    goods: Counts
    sale: Sale | None
    barrels: int
    points: int
    affordable: list[str]
    tiles: list[Field]
    coins: int


_LOADINGS: Final = (kinds.LOADED, kinds.SHIPPED)
_BRING_POINTS: Final = (
    *_LOADINGS,
    kinds.DELIVERED,
    kinds.POINTS_GAINED,
    kinds.PRIVILEGE_POINTS,
    kinds.ABILITY_USED,
)
_PHASE_ENDS: Final = (kinds.ROLE_TAKEN, kinds.KIDNAPPED_ROLE_PLAYED, kinds.ROUND_ENDED)


def prospects(state: State) -> dict[str, list[Prospect]]:
    """For each role card that can be taken now, what each seat could get out of it; empty at other times."""
    if state.over or state.frames[-1].step != ROUND:
        return {}
    taker = int(state.frames[-1].seat)
    return {
        CARD_NAMES[action - TAKE_CARD]: _of_card(state, taker, action - TAKE_CARD) for action in state.choices
    }


def _of_card(state: State, taker: int, card: int) -> list[Prospect]:
    seats = range(len(state.seats))
    if card == SETTLER:
        return [{"tiles": _tiles(state, seat, taker)} for seat in seats]
    if card == BUILDER:
        bonus = int(state.card_coins[card])
        return [{"affordable": _affordable(state, seat, taker, bonus)} for seat in seats]
    if card in (PROSPECTOR, PROSPECTOR_2):
        return [{"coins": 1 if seat == taker else 0} for seat in seats]
    if card not in (MAYOR, CRAFTSMAN, TRADER, CAPTAIN):
        return [{} for _ in seats]
    events = _play_phase(state, TAKE_CARD + card)
    return [_summary(card, [event for event in events if event.seat == seat]) for seat in seats]


def _tiles(state: State, seat: int, taker: int) -> list[str]:
    if is_puertoma(state, seat):
        return [FIELD_NAMES[kind] for kind in best_tiles(state, state.seats[seat])[1]]
    if state.seats[seat].plots == ISLAND_FIELDS:
        return []
    tiles = [FIELD_NAMES[kind] for kind in range(GOODS) if state.face_up[kind]]
    if quarries_left(state) and may_take_quarry(state, seat, taker):
        tiles.append(FIELD_NAMES[QUARRY])
    return tiles


def _affordable(state: State, seat: int, taker: int, bonus: int) -> list[str]:
    """Buildings the seat could pay for, the dearest first; a Puertoma, those it would choose among."""
    coins = int(state.seats[seat].coins) + (bonus if seat == taker else 0)
    is_automa = is_puertoma(state, seat)
    found = buildable(state, seat, coins) if is_automa else _payable(state, seat, taker, coins)
    found.sort(key=lambda building: -state.rules.cost[building])
    return [BUILDING_NAMES[building] for building in found]


def _payable(state: State, seat: int, taker: int, coins: int) -> list[int]:
    own = state.seats[seat]
    return [
        building
        for building in state.rules.market
        if state.stock[building] > 0
        and not (own.owned >> building) & 1
        and own.spaces + state.rules.spaces[building] <= CITY_SPACES
        and price(state, seat, taker, building) <= coins
    ]


# --- Playing a phase through -----------------------------------------------------------------------------


def _play_phase(state: State, action: int) -> list[Event]:
    heard: list[Event] = []
    copy = state.clone()
    copy.rng = Generator.from_seed(0)
    copy.listener = heard.append
    play(copy, action)
    while not copy.over and copy.frames[-1].step != ROUND and _end_of_phase(heard) == len(heard):
        play(copy, _best(copy))
    return heard[: _end_of_phase(heard)]


def _end_of_phase(events: list[Event]) -> int:
    """Where something else begins: a Puertoma takes the next role by itself."""
    ends = [place for place, event in enumerate(events) if event.kind in _PHASE_ENDS]
    return ends[1] if len(ends) > 1 else len(events)


def _best(state: State) -> int:
    """What brings most points, coins and barrels at once; of equals the last, which places most workers."""
    return max(reversed(state.choices), key=lambda action: (_worth(state, action), TEXTS[action] != "pass"))


def _worth(state: State, action: int) -> int:
    worth = 0
    for event in certain_events(state, action):
        worth += 10 * _points(event)
        if event.kind == kinds.SOLD:
            worth += event.number("coins")
    return worth


def _points(event: Event) -> int:
    return event.number("points") if event.kind in _BRING_POINTS else 0


def _barrels(event: Event) -> int:
    return event.number("count") if event.kind in _LOADINGS else 0


def _summary(card: int, events: list[Event]) -> Prospect:
    if card == MAYOR:
        gained = (kinds.WORKERS_FROM_SHIP, kinds.WORKERS_GAINED, kinds.NOBLE_GAINED)
        return {"workers": sum(event.number("count") for event in events if event.kind in gained)}
    if card == CRAFTSMAN:
        made = [0] * GOODS
        for event in events:
            if event.kind == kinds.PRODUCED:
                made[event.number("good")] += event.number("count")
            elif event.kind == kinds.BARREL_TAKEN:
                made[event.number("good")] += 1
        return {"goods": {GOOD_NAMES[good]: number for good, number in enumerate(made) if number}}
    if card == TRADER:
        sales = [event for event in events if event.kind == kinds.SOLD]
        if not sales:
            return {"sale": None}
        good, coins = GOOD_NAMES[sales[0].number("good")], sales[0].number("coins")
        abilities = [event.number("ability") for event in events if event.kind == kinds.ABILITY_USED]
        return {"sale": {"good": good, "coins": coins + abilities.count(SALE_COIN)}}
    return {"barrels": sum(map(_barrels, events)), "points": sum(map(_points, events))}
