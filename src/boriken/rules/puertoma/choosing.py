"""Which role a Puertoma takes: what is profitable, the three filters (PUE-5, PUE-6, PUE-25)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from boriken.engine.actions import TAKE_CARD
from boriken.engine.events import ACTED, PUERTOMA_WEIGHED, tell
from boriken.engine.frame import Frame
from boriken.engine.ids import (
    BIT,
    BUCCANEER,
    BUILDER,
    CAPTAIN,
    CARD_NAMES,
    CARDS,
    CRAFTSMAN,
    MAYOR,
    NO_GOOD,
    PROSPECTOR,
    SETTLER,
    TRADER,
)
from boriken.engine.puertoma.board import is_puertoma, most_empty
from boriken.engine.state import State
from boriken.rules.expansions.buccaneer import BuccaneerRound
from boriken.rules.puertoma.action_board import ORDERS, one_arrow_away
from boriken.rules.puertoma.building import buildable
from boriken.rules.puertoma.producing import makes_something_new
from boriken.rules.puertoma.robbing import largest_gain
from boriken.rules.puertoma.settling import some_plantation_fits
from boriken.rules.puertoma.shipping import best_load
from boriken.rules.puertoma.tie_breaks import draw_card
from boriken.rules.puertoma.trading import best_sale

if TYPE_CHECKING:
    from mypy_extensions import i64

BUCCANEER_COINS: Final = 2
"""PUE-20: what the buccaneer's card counts as holding."""


def is_profitable(state: State, number: i64, card: i64) -> bool:
    """PUE-5: whether taking a card would bring a Puertoma something, privilege and card coins included."""
    seat = state.seats[number]
    if card == BUILDER:
        return len(buildable(state, number, seat.coins + state.card_coins[card] + 1)) > 0
    if card == SETTLER:
        return some_plantation_fits(state, seat)
    if card == MAYOR:
        return most_empty(seat) > 0
    if card == CRAFTSMAN:
        return makes_something_new(state, seat)
    if card == TRADER:
        return best_sale(state, number, number) != NO_GOOD
    if card == CAPTAIN:
        return best_load(state, number) != NO_GOOD
    if card == BUCCANEER:
        return largest_gain(state, seat) > 0
    return True


class Weighing:
    """The filters of PUE-6, each as the bits of the cards it leaves."""

    __slots__ = ("near", "profitable", "richest")

    profitable: i64
    """What is free and profitable; 0 if nothing is (PUE-25)."""
    near: i64
    """Filter 1: one arrow away from the marker; 0 if none is, and the filter is skipped."""
    richest: i64
    """Filter 2: the most coins on the card."""

    def __init__(self, profitable: i64, near: i64, richest: i64) -> None:
        self.profitable = profitable
        self.near = near
        self.richest = richest

    def __reduce__(self) -> tuple[object, ...]:
        """Compiled classes are pickled and copied only by their constructor."""
        return Weighing, (self.profitable, self.near, self.richest)

    def to_json(self) -> dict[str, list[str]]:
        return {
            "profitable": card_names(self.profitable),
            "near": card_names(self.near),
            "richest": card_names(self.richest),
        }


def card_names(cards: i64) -> list[str]:
    return [name for card, name in enumerate(CARD_NAMES) if (cards >> card) & 1]


def weigh(state: State, number: i64, free: list[int]) -> Weighing:
    """PUE-6: what the filters leave of the free cards, before a tie-break card is drawn."""
    profitable: i64 = 0
    others: i64 = 0
    for card in free:
        if is_profitable(state, number, card):
            profitable |= BIT[card]
        if card != BUCCANEER:
            others |= BIT[card]
    candidates = profitable if profitable else others
    near = candidates & one_arrow_away(state)
    return Weighing(profitable, near, richest_of(state, near if near else candidates))


def richest_of(state: State, candidates: i64) -> i64:
    """PUE-6: the cards with the most coins. PUE-20: among equals the buccaneer is preferred."""
    most: i64 = -1
    richest: i64 = 0
    for card in range(CARDS):
        if (candidates >> card) & 1:
            coins: i64 = BUCCANEER_COINS if card == BUCCANEER else state.card_coins[card]
            if coins > most:
                most = coins
                richest = 0
            if coins == most:
                richest |= BIT[card]
    return BIT[BUCCANEER] if (richest >> BUCCANEER) & 1 else richest


def only_card(cards: i64) -> i64:
    """The card of a mask that holds a single one, else -1."""
    found: i64 = -1
    for card in range(CARDS):
        if (cards >> card) & 1:
            if found >= 0:
                return -1
            found = card
    return found


def first_listed(number: i64, cards: i64) -> i64:
    """PUE-6, PUE-8b: the first card in the order of a tie-break card."""
    for card in ORDERS[number - 1]:
        if (cards >> card) & 1:
            return card
    return PROSPECTOR


class PuertomaRound(BuccaneerRound):
    """The round: a Puertoma takes its card by itself."""

    name = "round"

    def resume(self, state: State, frame: Frame) -> bool:
        if not super().resume(state, frame):
            return False
        number = frame.seat
        if not is_puertoma(state, number):
            return True
        free = [action - TAKE_CARD for action in self.options(state, frame)]
        weighing = weigh(state, number, free)
        card = only_card(weighing.richest)
        drawn: i64 = 0
        if card < 0:
            drawn = draw_card(state)
            card = first_listed(drawn, weighing.richest)
        tell(state, ACTED, number, TAKE_CARD + card, 1)
        self.apply(state, frame, TAKE_CARD + card)
        tell(state, PUERTOMA_WEIGHED, number, weighing.profitable, weighing.near, weighing.richest, drawn)
        return False
