"""Before the first round: head start of the hard ones, draft, the humans' cards (PUE-4, PUE-21, PUE-23)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from boriken.catalog.achievements import ACHIEVEMENT_NAMES, ACHIEVEMENTS
from boriken.engine.actions import CHOOSE, DRAFT_KIND
from boriken.engine.events import ACTED, BARREL_TAKEN, BUILT, FIELD_STAFFED, PUERTOMA_REASON, tell
from boriken.engine.frame import Frame
from boriken.engine.ids import BIT, CHOOSE_CARDS, CORN, SUGAR
from boriken.engine.puertoma.board import is_puertoma
from boriken.engine.reasons import HEAD_START, RANDOM_DRAFT
from boriken.engine.state import State
from boriken.engine.step import Refusal
from boriken.rules.expansions.achievements import DEALT, ChooseCards
from boriken.rules.expansions.draft import Draft
from boriken.rules.preparing import Prepare
from boriken.rules.puertoma.building import add_building, is_offered, unlock
from boriken.rules.puertoma.tie_breaks import by_cost, pick

if TYPE_CHECKING:
    from mypy_extensions import i64

DRAWN: Final = 6
"""PUE-23: achievement cards each human draws."""
HARD_COINS: Final = 1
"""PUE-4: what the second hard Puertoma starts with."""


class PuertomaPrepare(Prepare):
    """PUE-4: hard Puertomas get their start after a draft, before goals are drawn."""

    name = "prepare"

    def resume(self, state: State, frame: Frame) -> bool:
        if state.rules.hard_puertomas:
            give_head_start(state)
        return super().resume(state, frame)

    def deal_cards(self, state: State) -> None:
        """PUE-23: each human draws six cards to choose from."""
        deck = list(range(ACHIEVEMENTS))
        for number in range(state.rules.players):
            if not is_puertoma(state, number):
                for _ in range(DRAWN):
                    state.seats[number].hand |= BIT[deck.pop(state.rng.below(len(deck)))]
        state.frames.append(Frame(CHOOSE_CARDS, state.governor))


def give_head_start(state: State) -> None:
    """PUE-4: the first one a building of level 1, a worker and corn; the second one of level 2 and sugar."""
    is_first = True
    for number in range(state.rules.players):
        if is_puertoma(state, number):
            seat = state.seats[number]
            tell(state, PUERTOMA_REASON, number, HEAD_START)
            unlock(state, number, 1)
            if is_first:
                give_building(state, number, 1)
                state.workers -= 1
                seat.manned[state.rules.start_tiles[number]] += 1
                tell(state, PUERTOMA_REASON, number, HEAD_START)
                tell(state, FIELD_STAFFED, number, state.rules.start_tiles[number], 1)
                give_barrel(state, number, CORN)
            else:
                give_building(state, number, 2)
                give_barrel(state, number, SUGAR)
                seat.coins = HARD_COINS
            is_first = False


def give_building(state: State, number: i64, level: i64) -> None:
    offered: list[int] = []
    for building in state.rules.market:
        if state.rules.row[building] == level and is_offered(state, state.seats[number], building):
            offered.append(building)
    tell(state, PUERTOMA_REASON, number, HEAD_START)
    building = pick(state, number, by_cost(state, offered))
    tell(state, BUILT, number, building, 0)
    add_building(state, number, building, level)


def give_barrel(state: State, number: i64, good: i64) -> None:
    state.supply[good] -= 1
    state.seats[number].goods[good] += 1
    tell(state, PUERTOMA_REASON, number, HEAD_START)
    tell(state, BARREL_TAKEN, number, good)


class PuertomaDraft(Draft):
    """PUE-21: a Puertoma drafts by tie-break number."""

    def resume(self, state: State, frame: Frame) -> bool:
        if not super().resume(state, frame):
            return False
        if not is_puertoma(state, frame.seat):
            return True
        kinds = [action - DRAFT_KIND for action in self.options(state, frame)]
        tell(state, PUERTOMA_REASON, frame.seat, RANDOM_DRAFT)
        kind = pick(state, frame.seat, by_cost(state, kinds))
        tell(state, ACTED, frame.seat, DRAFT_KIND + kind, 1)
        self.apply(state, frame, DRAFT_KIND + kind)
        return False


class PuertomaChooseCards(ChooseCards):
    """PUE-23: each human keeps four of six cards; the others stay in the hand, unseen by anybody else.

    ``count``: cards chosen by all.
    """

    def resume(self, state: State, frame: Frame) -> bool:
        humans = state.rules.options.players - state.rules.options.puertomas
        if frame.count == DEALT * humans:
            state.frames.pop()
            return False
        frame.seat = frame.count // DEALT
        return True

    def apply(self, state: State, frame: Frame, action: int) -> None:
        seat = state.seats[frame.seat]
        card = BIT[action - CHOOSE]
        seat.cards |= card
        seat.hand ^= card
        frame.count += 1

    def refuse(self, state: State, frame: Frame, action: int) -> Refusal:
        return Refusal("PUE-23", "not_in_hand", {"card": ACHIEVEMENT_NAMES[action - CHOOSE]})
