"""A rule of thumb for taking roles: what each of them brings its taker, and what it brings the others."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from boriken.bots.buying import COIN, best_purchase
from boriken.bots.outlook import room_on_ships, rounds_after_this
from boriken.engine.actions import TAKE_CARD
from boriken.engine.ids import (
    BUILDER,
    CAPTAIN,
    CORN,
    CRAFTSMAN,
    FIELDS,
    GOODS,
    HOUSE_PLACES,
    ISLAND_FIELDS,
    MAYOR,
    QUARRY,
    SETTLER,
    TRADER,
)
from boriken.engine.points import LOAD_POINTS, PRIVATE_SHIP, SALE_BONUS, SALE_REPEAT
from boriken.engine.seat import Seat
from boriken.engine.state import State
from boriken.rules.craftsman import capacity
from boriken.rules.mayor import empty_building_circles
from boriken.rules.trader import PRICES

if TYPE_CHECKING:
    from mypy_extensions import i64

ENVY: Final = 0.6
"""How much of what the others get on average counts against a role."""
TILE: Final = 0.12
"""Points for a tile with every round to come."""
QUARRY_TILE: Final = 0.15
WORKER: Final = 0.2
BARREL: Final = 0.5
CHIP: Final = 0.6
"""Points for a barrel loaded, which would be worth something later too."""
SPOILT: Final = 0.35
UNSOLD: Final = 0.48
"""Points for the barrel that is sold, had it been shipped."""
OTHER_ROLE: Final = 0.4


class Gains:
    """What the roles bring, in a position where one is to be taken."""

    __slots__ = ("room", "rounds", "state")

    state: State
    rounds: float
    room: list[int]

    def __init__(self, state: State) -> None:
        rules = state.rules
        self.state = state
        self.rounds = rounds_after_this(state, rules.turns_in_round / len(rules.cards))
        self.room = room_on_ships(state)

    def worth(self, card: int, taker: i64) -> float:
        """What a role is worth to whoever takes it."""
        state = self.state
        players: int = state.rules.players
        others = 0.0
        for number in range(players):
            if number != taker:
                others += self.gain(card, number, taker)
        coins: int = state.card_coins[card]
        return COIN * coins + self.gain(card, taker, taker) - ENVY * others / (players - 1)

    def gain(self, card: int, number: i64, taker: i64) -> float:
        seat = self.state.seats[number]
        is_taker = number == taker
        if card == SETTLER:
            return self.tile(seat, is_taker)
        if card == MAYOR:
            return self.workers(seat, is_taker)
        if card == BUILDER:
            return best_purchase(self.state, number, taker)
        if card == CRAFTSMAN:
            return self.barrels(seat, is_taker)
        if card == TRADER:
            return self.sale(seat, is_taker)
        if card == CAPTAIN:
            return self.loading(seat, is_taker)
        return OTHER_ROLE if is_taker else 0.0

    def tile(self, seat: Seat, is_taker: bool) -> float:
        if seat.plots >= ISLAND_FIELDS:
            return 0.0
        return self.rounds * (TILE + QUARRY_TILE if is_taker and seat.fields[QUARRY] < 3 else TILE)

    def workers(self, seat: Seat, is_taker: bool) -> float:
        state = self.state
        players: int = state.rules.players
        ship: int = state.worker_ship
        coming = ship / players + (1.0 if is_taker else 0.0)
        empty: int = empty_building_circles(state, seat) - seat.idle
        for kind in range(FIELDS):
            empty += seat.fields[kind] - seat.manned[kind]
        return WORKER * max(0.0, min(coming, float(empty))) * (self.rounds + 1.0)

    def barrels(self, seat: Seat, is_taker: bool) -> float:
        state = self.state
        barrels: int = 0
        for good in range(GOODS):
            made: int = capacity(state, seat, good)
            supply: int = state.supply[good]
            barrels += made if made < supply else supply
        if is_taker and barrels > 0:
            barrels += 1
        return BARREL * barrels

    def sale(self, seat: Seat, is_taker: bool) -> float:
        state = self.state
        sold: int = 0
        for good in range(GOODS):
            sold += state.house[good]
        if sold >= HOUSE_PLACES:
            return 0.0
        repeats = state.rules.has(seat.active, SALE_REPEAT)
        best: int = -1
        for good in range(CORN, GOODS):
            if seat.goods[good] > 0 and (repeats or state.house[good] == 0) and PRICES[good] > best:
                best = PRICES[good]
        if best < 0:
            return 0.0
        best += state.rules.amount(seat.active, SALE_BONUS) + (1 if is_taker else 0)
        return max(0.0, COIN * best - UNSOLD)

    def loading(self, seat: Seat, is_taker: bool) -> float:
        rules = self.state.rules
        loaded: int = 0
        kinds: int = 0
        left: int = 0
        most: int = 0
        for good in range(GOODS):
            barrels: int = seat.goods[good]
            if barrels > 0:
                room: int = self.room[good]
                if barrels < room:
                    room = barrels
                loaded += room
                if room > 0:
                    kinds += 1
                left += barrels - room
                if barrels - room > most:
                    most = barrels - room
        if most > 0 and rules.has(seat.active, PRIVATE_SHIP):
            loaded += most
            left -= most
        if loaded == 0:
            return 0.0
        bonus: int = kinds * rules.amount(seat.active, LOAD_POINTS) + (1 if is_taker else 0)
        return CHIP * loaded + bonus - SPOILT * max(0, left - 1)


def role_worths(state: State) -> list[float]:
    """What each of the roles left brings whoever has to take one."""
    gains = Gains(state)
    seat = state.frames[-1].seat
    return [gains.worth(action - TAKE_CARD, seat) for action in state.choices]
