"""The action board: arrows between roles and the marker (PUE-7, PUE-8)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from boriken.catalog.puertoma import ARROWS, TIE_BREAK_ORDERS
from boriken.engine.events import ACTION_MOVED, tell
from boriken.engine.ids import BIT, CARD_NAMES, PROSPECTOR, PROSPECTOR_2
from boriken.engine.state import State

if TYPE_CHECKING:
    from mypy_extensions import i64


def _cards(roles: list[str]) -> list[int]:
    """The cards of some roles; both prospectors are one role."""
    cards: list[int] = []
    for role in roles:
        card = CARD_NAMES.index(role)
        cards += [PROSPECTOR, PROSPECTOR_2] if card == PROSPECTOR else [card]
    return cards


def _mask(cards: list[int]) -> int:
    mask = 0
    for card in cards:
        mask |= BIT[card]
    return mask


REACHED: Final[dict[int, int]] = {
    CARD_NAMES.index(role): _mask(_cards(targets)) for role, targets in ARROWS.items()
}
"""PUE-8: for each role the bits of the cards one arrow away."""

ORDERS: Final[list[list[int]]] = [_cards(order) for order in TIE_BREAK_ORDERS]
"""PUE-8b: the cards in the order of each tie-break card."""


def one_arrow_away(state: State) -> i64:
    """The cards to which an arrow leads from the marker."""
    return REACHED[state.action]


def move_action(state: State, number: i64, card: i64) -> None:
    """PUE-7: after a Puertoma took or followed a role and could act, the marker follows an arrow there."""
    if card == PROSPECTOR_2:
        card = PROSPECTOR
    if (one_arrow_away(state) >> card) & 1:
        state.action = card
        tell(state, ACTION_MOVED, number, card)
