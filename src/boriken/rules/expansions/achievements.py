"""Expansion VI: secret cards whose conditions, once met, bring points at the end (ACH-1 to ACH-3)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from boriken.catalog.achievements import (
    ACHIEVEMENT_NAMES,
    ACHIEVEMENTS,
    BIG_SPENDER,
    CARAMEL_POPCORN_INVENTOR,
    COFFEE_DISPATCHER,
    CONFECTIONERY_SUPPLIER,
    CORN_DISPATCHER,
    DEAL_CLOSER,
    DOCK_TYCOON,
    HEAD_ADMINISTRATOR,
    INDEPENDENT_SHIPPER,
    INDIGO_DISPATCHER,
    LEADING_EMPLOYER,
    LEADING_PRODUCER,
    LUXURY_CROP_TRADER,
    LUXURY_GOODS_PROVIDER,
    MAJOR_INVESTOR,
    MAJOR_LANDOWNER,
    MASTER_AGRONOMIST,
    MASTER_ARCHITECT,
    MASTER_COLLECTOR,
    PASTRY_MAKER,
    PRUDENT_MERCHANT,
    SENIOR_BUREAUCRAT,
    SPECIALISED_SHIPPER,
    SUGAR_DISPATCHER,
    TAVERN_SUPPLIER,
    TOBACCO_AND_FRUIT_BROKER,
    TOBACCO_DISPATCHER,
    TRADE_STRATEGIST,
    TRADE_TYCOON,
    TROPICAL_PRODUCE_MAGNATE,
)
from boriken.catalog.buildings import (
    BUILDINGS,
    COFFEE_ROASTER,
    LARGE_INDIGO_PLANT,
    LARGE_SUGAR_MILL,
    SMALL_INDIGO_PLANT,
    SMALL_SUGAR_MILL,
    TOBACCO_STORAGE,
)
from boriken.engine.actions import CHOOSE
from boriken.engine.events import ACHIEVEMENT_MET, tell
from boriken.engine.extension import (
    CITY_CHANGED,
    GOODS_CHANGED,
    LAND_CHANGED,
    NO_SHIP,
    PEOPLE_CHANGED,
    POINTS_CHANGED,
    Extension,
)
from boriken.engine.frame import Frame
from boriken.engine.ids import (
    BIT,
    CITY_SPACES,
    COFFEE,
    CORN,
    GOODS,
    HOUSE_PLACES,
    INDIGO,
    ISLAND_FIELDS,
    SUGAR,
    TOBACCO,
)
from boriken.engine.packing import all_barrels_in, barrels_in
from boriken.engine.seat import Seat
from boriken.engine.state import State
from boriken.engine.step import Refusal, Step
from boriken.rules.trader import barrels_in_house

if TYPE_CHECKING:
    from mypy_extensions import i64

DEALT: Final = 4
"""ACH-1: cards for each player."""

DISPATCHERS: Final = [
    CORN_DISPATCHER,
    INDIGO_DISPATCHER,
    SUGAR_DISPATCHER,
    TOBACCO_DISPATCHER,
    COFFEE_DISPATCHER,
]

_SUGAR_MILLS: Final = 1 << SMALL_SUGAR_MILL | 1 << LARGE_SUGAR_MILL
_LARGE: Final = sum(1 << number for number, building in enumerate(BUILDINGS) if building.is_large)
_SMALL_BEIGE: Final = sum(1 << number for number, building in enumerate(BUILDINGS) if building.is_small_beige)
_TROPICAL: Final = _SUGAR_MILLS | 1 << SMALL_INDIGO_PLANT | 1 << LARGE_INDIGO_PLANT


# --- Dealing ---------------------------------------------------------------------------------------------


def deal_achievements(state: State) -> None:
    """ACH-1: four secret cards each; in the draft variant they are a first hand (ACH-2)."""
    deck = list(range(ACHIEVEMENTS))
    is_draft = "achievement_draft" in state.rules.options.variants
    for order in range(state.rules.players):
        seat = state.seats[(state.governor + order) % state.rules.players]
        for _ in range(DEALT):
            card = BIT[deck.pop(state.rng.below(len(deck)))]
            if is_draft:
                seat.hand |= card
            else:
                seat.cards |= card


class ChooseCards(Step):
    """ACH-2: each keeps one card and passes the rest to the left. ``count``: cards chosen by all."""

    name = "achievements"

    def resume(self, state: State, frame: Frame) -> bool:
        players = state.rules.players
        if frame.count == DEALT * players:
            state.frames.pop()
            return False
        frame.seat = (state.governor + frame.count) % players
        return True

    def options(self, state: State, frame: Frame) -> list[int]:
        hand = state.seats[frame.seat].hand
        choices: list[int] = []
        for card in range(ACHIEVEMENTS):
            if (hand >> card) & 1:
                choices.append(CHOOSE + card)
        return choices

    def apply(self, state: State, frame: Frame, action: int) -> None:
        seat = state.seats[frame.seat]
        card = BIT[action - CHOOSE]
        seat.cards |= card
        seat.hand ^= card
        frame.count += 1
        if frame.count % state.rules.players == 0:
            pass_hands(state)

    def universe(self, state: State, frame: Frame) -> list[int]:
        return [CHOOSE + card for card in range(ACHIEVEMENTS)]

    def refuse(self, state: State, frame: Frame, action: int) -> Refusal:
        return Refusal("ACH-2", "not_in_hand", {"card": ACHIEVEMENT_NAMES[action - CHOOSE]})


def pass_hands(state: State) -> None:
    """ACH-2: every hand goes to the seat on the left."""
    carried = state.seats[-1].hand
    for seat in state.seats:
        carried, seat.hand = seat.hand, carried


# --- Meeting ---------------------------------------------------------------------------------------------


def meet(state: State, number: i64, card: i64) -> None:
    """ACH-1: a condition is met for good; a card held is revealed at once."""
    seat = state.seats[number]
    if not (seat.done >> card) & 1:
        seat.done |= BIT[card]
        if (seat.cards >> card) & 1:
            tell(state, ACHIEVEMENT_MET, number, card)


class Achievements(Extension):
    """ACH-3: every condition, looked at when it can come true."""

    def built(self, state: State, number: i64, building: i64, paid: i64) -> None:
        if BUILDINGS[building].is_large:
            if paid > 0 and state.seats[number].coins == 0:
                meet(state, number, BIG_SPENDER)
            if paid <= 6:
                meet(state, number, MASTER_ARCHITECT)

    def produced(self, state: State, number: i64, barrels: i64) -> None:
        if all_barrels_in(barrels) >= 7:
            meet(state, number, LEADING_PRODUCER)

    def sold(self, state: State, frame: Frame, good: i64, coins: i64) -> None:
        if coins >= 6:
            meet(state, frame.seat, TRADE_TYCOON)
        if frame.seat == frame.taker and barrels_in_house(state) == HOUSE_PLACES:
            meet(state, frame.seat, DEAL_CLOSER)

    def loaded(self, state: State, number: i64, good: i64, ship: i64, barrels: i64) -> None:
        if barrels >= 5:
            meet(state, number, SPECIALISED_SHIPPER)
        if ship != NO_SHIP and state.ship_load[ship] == state.rules.ships[ship]:
            meet(state, number, DISPATCHERS[good])
            if barrels == state.rules.ships[ship]:
                meet(state, number, INDEPENDENT_SHIPPER)
        kinds: i64 = 0
        for kind in range(GOODS):
            if barrels_in(state.seats[number].loads, kind):
                kinds += 1
        if kinds >= 3:
            meet(state, number, DOCK_TYCOON)

    def stored(self, state: State, number: i64) -> None:
        kinds: i64 = 0
        for barrels in state.seats[number].goods:
            if barrels > 0:
                kinds += 1
        if kinds >= 2:
            meet(state, number, PRUDENT_MERCHANT)

    def settled(self, state: State, number: i64, changed: i64) -> None:
        seat = state.seats[number]
        if changed & GOODS_CHANGED:
            look_at_goods(state, number, seat.goods)
        if changed & (LAND_CHANGED | CITY_CHANGED):
            look_at_land(state, number, seat)
        if changed & CITY_CHANGED:
            look_at_city(state, number, seat.owned)
        if changed & PEOPLE_CHANGED:
            look_at_people(state, number, seat)
        if changed & POINTS_CHANGED and seat.chips + seat.noted - seat.points_mark >= 7:
            meet(state, number, TRADE_STRATEGIST)


def look_at_goods(state: State, number: i64, goods: list[int]) -> None:
    """Barrels on the board at one moment."""
    for barrels in goods:
        if barrels >= 7:
            meet(state, number, MASTER_COLLECTOR)
    together(state, number, goods, CORN, SUGAR, 8, CARAMEL_POPCORN_INVENTOR)
    together(state, number, goods, INDIGO, SUGAR, 7, CONFECTIONERY_SUPPLIER)
    together(state, number, goods, COFFEE, TOBACCO, 5, LUXURY_CROP_TRADER)
    together(state, number, goods, CORN, INDIGO, 9, PASTRY_MAKER)
    together(state, number, goods, COFFEE, SUGAR, 6, TAVERN_SUPPLIER)
    together(state, number, goods, TOBACCO, INDIGO, 6, TOBACCO_AND_FRUIT_BROKER)


def together(
    state: State, number: i64, goods: list[int], one: i64, other: i64, barrels: i64, card: i64
) -> None:
    """At least one barrel of each of two kinds, and so many together."""
    if goods[one] > 0 and goods[other] > 0 and goods[one] + goods[other] >= barrels:
        meet(state, number, card)


def look_at_land(state: State, number: i64, seat: Seat) -> None:
    """Fields and city spaces used."""
    if seat.plots == ISLAND_FIELDS:
        meet(state, number, MASTER_AGRONOMIST)
    if seat.plots >= ISLAND_FIELDS - 2 and seat.spaces >= CITY_SPACES - 2:
        meet(state, number, MAJOR_LANDOWNER)


def look_at_city(state: State, number: i64, owned: i64) -> None:
    """Buildings owned, occupied or not."""
    if count_bits(owned & _LARGE) >= 2:
        meet(state, number, MAJOR_INVESTOR)
    if count_bits(owned & _SMALL_BEIGE) >= 7:
        meet(state, number, SENIOR_BUREAUCRAT)
    if owned & _SUGAR_MILLS and (owned >> TOBACCO_STORAGE) & 1 and (owned >> COFFEE_ROASTER) & 1:
        meet(state, number, LUXURY_GOODS_PROVIDER)
    if count_bits(owned & _TROPICAL) >= 3:
        meet(state, number, TROPICAL_PRODUCE_MAGNATE)


def look_at_people(state: State, number: i64, seat: Seat) -> None:
    """Workers on buildings and on fields."""
    crew: i64 = 0
    for workers in seat.crew:
        crew += workers
    if crew >= 12:
        meet(state, number, HEAD_ADMINISTRATOR)
    manned: i64 = 0
    for workers in seat.manned:
        manned += workers
    if manned >= 9:
        meet(state, number, LEADING_EMPLOYER)


def count_bits(mask: i64) -> i64:
    bits: i64 = 0
    while mask:
        mask &= mask - 1
        bits += 1
    return bits
