"""The round: taking role cards, coins on the cards left over, the governor (FLOW-1 to FLOW-4)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from boriken.engine.actions import TAKE_CARD
from boriken.engine.events import GAME_OVER, ROLE_TAKEN, ROUND_ENDED, tell
from boriken.engine.extension import close_phase, push_steps, turn_begins
from boriken.engine.frame import Frame
from boriken.engine.ids import (
    BUCCANEER,
    BUCCANEER_PHASE,
    BUILDER_PHASE,
    CAPTAIN_PHASE,
    CARD_NAMES,
    CRAFTSMAN_PHASE,
    ISLAND_FIELDS,
    MAYOR_PHASE,
    NOBODY,
    PROSPECTOR,
    PROSPECTOR_2,
    PROSPECTOR_PHASE,
    SETTLER,
    SETTLER_PHASE,
    TRADER_PHASE,
)
from boriken.engine.sources import ROLE_SOURCE
from boriken.engine.state import State
from boriken.engine.step import Refusal, Step
from boriken.rules.pieces import gain_coins_from, privilege

if TYPE_CHECKING:
    from mypy_extensions import i64

PHASE_OF_CARD: Final = [
    SETTLER_PHASE,
    MAYOR_PHASE,
    BUILDER_PHASE,
    CRAFTSMAN_PHASE,
    TRADER_PHASE,
    CAPTAIN_PHASE,
    PROSPECTOR_PHASE,
    PROSPECTOR_PHASE,
    BUCCANEER_PHASE,
]


class Round(Step):
    """Players take role cards in turn. ``count``: cards taken so far in this round."""

    name = "round"

    def resume(self, state: State, frame: Frame) -> bool:
        if frame.count == state.rules.turns_in_round:
            end_round(state)
            if state.ending:
                state.frames.clear()
                tell(state, GAME_OVER, NOBODY)
                return False
            frame.count = 0
        frame.seat = (state.governor + frame.count) % state.rules.players
        return True

    def options(self, state: State, frame: Frame) -> list[int]:
        """FLOW-2: a card must be taken, whatever it brings."""
        choices: list[int] = []
        for card in state.rules.cards:
            if state.card_seat[card] == NOBODY and not self.closed(state, frame, card):
                choices.append(TAKE_CARD + card)
        return choices

    def apply(self, state: State, frame: Frame, action: int) -> None:
        """FLOW-1: take the card and its coins, and play the phase at once."""
        frame.count += 1
        take_card(state, frame.seat, action - TAKE_CARD)

    def closed(self, state: State, frame: Frame, card: i64) -> bool:
        """FLOW-2: the settler with a full island. And of two equal prospectors only the first is offered."""
        if card == SETTLER:
            return state.rules.settler_needs_room and state.seats[frame.seat].plots == ISLAND_FIELDS
        return (
            card == PROSPECTOR_2
            and state.card_seat[PROSPECTOR] == NOBODY
            and state.card_coins[PROSPECTOR] == state.card_coins[PROSPECTOR_2]
        )

    def universe(self, state: State, frame: Frame) -> list[int]:
        return [TAKE_CARD + card for card in state.rules.cards]

    def refuse(self, state: State, frame: Frame, action: int) -> Refusal:
        card = action - TAKE_CARD
        if state.card_seat[card] != NOBODY:
            return card_taken(state, card)
        if card == SETTLER:
            return Refusal("FLOW-2", "settler_closed")
        return Refusal("FLOW-1", "same_prospector")


def card_taken(state: State, card: i64, rule: str = "FLOW-1") -> Refusal:
    """FLOW-1: somebody has the card."""
    return Refusal(rule, "card_taken", {"card": CARD_NAMES[card], "seat": state.card_seat[card]})


def take_card(state: State, number: i64, card: i64) -> None:
    """FLOW-1: the card, the coins on it, and its phase, with what comes before it."""
    coins = state.card_coins[card]
    state.card_seat[card] = number
    state.card_coins[card] = 0
    state.seats[number].coins += coins
    tell(state, ROLE_TAKEN, number, card, coins)
    phase = PHASE_OF_CARD[card]
    state.frames.append(Frame(phase, number, number))
    push_steps(state, state.rules.openings[phase], number)


def end_round(state: State) -> None:
    """FLOW-4: a coin on every card left over, the cards back, the governor to the left.

    BUC-4: no coin on the buccaneer.
    """
    for card in state.rules.cards:
        if state.card_seat[card] != NOBODY:
            state.card_seat[card] = NOBODY
        elif card != BUCCANEER:
            state.card_coins[card] += 1
    tell(state, ROUND_ENDED, NOBODY, state.round)
    if not state.ending:
        state.governor = (state.governor + 1) % state.rules.players
        state.round += 1


class Prospector(Step):
    """PRO-1: a coin for the taker, nothing for anybody else. ``count``: 1 once it is paid."""

    name = "prospector"

    def resume(self, state: State, frame: Frame) -> bool:
        if frame.count == 0:
            if turn_begins(state, frame):
                return False
            close_phase(state, frame)
            coins = privilege(state, frame.taker, frame.taker)
            gain_coins_from(state, frame.taker, coins, ROLE_SOURCE + PROSPECTOR)
            if state.frames[-1] is not frame:
                return False
        state.frames.pop()
        return False
