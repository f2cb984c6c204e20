"""The tie-break deck: every random choice of a Puertoma draws a card (PUE-3, PUE-21)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from boriken.catalog.puertoma import TIE_BREAKS
from boriken.engine.blank import FULL_DECK
from boriken.engine.events import TIE_BREAK_DRAWN, tell
from boriken.engine.ids import BIT
from boriken.engine.state import State

if TYPE_CHECKING:
    from mypy_extensions import i64


def draw_card(state: State) -> i64:
    """PUE-3: the number of the next card; when all have been drawn, all are shuffled again."""
    if state.deck == 0:
        state.deck = FULL_DECK
    left: list[int] = []
    for card in range(TIE_BREAKS):
        if (state.deck >> card) & 1:
            left.append(card)
    card = left[state.rng.below(len(left))]
    state.deck ^= BIT[card]
    state.tie_break = card + 1
    return card + 1


def pick(state: State, number: i64, candidates: list[int]) -> i64:
    """PUE-21, PUE-8b: count the candidates up to the card's number, beginning again at the first where they
    are fewer; one alone needs no card."""
    if len(candidates) == 1:
        return candidates[0]
    card = draw_card(state)
    place = counted_to(card, len(candidates))
    wraps = 1 if card > len(candidates) else 0
    tell(state, TIE_BREAK_DRAWN, number, card, len(candidates), place, wraps)
    return candidates[place - 1]


def counted_to(card: i64, candidates: i64) -> i64:
    """PUE-8b: which of the candidates, from 1 on, a card's number leads to."""
    return (card - 1) % candidates + 1


def by_cost(state: State, buildings: list[int]) -> list[int]:
    """PUE-9: the order in which buildings are counted: by cost, then as the catalogue lists them."""
    cost = state.rules.cost
    return sorted(buildings, key=lambda building: (cost[building], building))
