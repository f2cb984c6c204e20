"""Expansion III: the buccaneer (BUC-1 to BUC-6)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from boriken.engine.actions import KIDNAP, LOOT, PASS, RAID, TAKE_CARD, capacity_of_piracy, piracy_action
from boriken.engine.events import KIDNAPPED, KIDNAPPED_ROLE_PLAYED, LOOTED, PIRATED, RAIDED, RANSOM_PAID, tell
from boriken.engine.extension import GOODS_CHANGED, close_phase, push_steps, settle
from boriken.engine.frame import Frame
from boriken.engine.ids import (
    BUCCANEER,
    CARD_NAMES,
    GOODS,
    HARVEST,
    NO_GOOD,
    NOBODY,
    PROSPECTOR,
    PROSPECTOR_2,
    RAID_STEP,
)
from boriken.engine.packing import pack
from boriken.engine.state import State
from boriken.engine.step import Refusal, Step
from boriken.rules.expansions.raid import KEPT, raid_frame, surplus
from boriken.rules.pieces import gain_points, may_decline
from boriken.rules.round import Round, card_taken, take_card

if TYPE_CHECKING:
    from mypy_extensions import i64

RANSOM: Final = 3
"""BUC-5: coins for a kidnapped role."""


class BuccaneerRound(Round):
    """The round with a buccaneer: his marker, and kidnapped roles."""

    name = "round"

    def resume(self, state: State, frame: Frame) -> bool:
        """BUC-5: a kidnapped role that nobody took is played by the kidnapper after the last turn."""
        if frame.count == state.rules.turns_in_round and state.kidnapped != NOBODY:
            card = state.kidnapped
            state.kidnapped = NOBODY
            tell(state, KIDNAPPED_ROLE_PLAYED, state.marker, card)
            take_card(state, state.marker, card)
            return False
        return super().resume(state, frame)

    def closed(self, state: State, frame: Frame, card: i64) -> bool:
        if card == BUCCANEER:
            return frame.seat == state.marker
        if card == state.kidnapped and self.out_of_reach(state, frame):
            return True
        if card == PROSPECTOR_2 and state.kidnapped in (PROSPECTOR, PROSPECTOR_2):
            return False
        return super().closed(state, frame, card)

    def out_of_reach(self, state: State, frame: Frame) -> bool:
        """BUC-5, RUL-17: the kidnapped role is closed to the kidnapper, and to who cannot pay for it."""
        return frame.seat == state.marker or (
            state.rules.kidnapped_role_paid_by_taker and state.seats[frame.seat].coins < RANSOM
        )

    def apply(self, state: State, frame: Frame, action: int) -> None:
        card = action - TAKE_CARD
        if card == BUCCANEER:
            state.marker = frame.seat
        elif card == state.kidnapped:
            pay_ransom(state, frame.seat)
        super().apply(state, frame, action)

    def refuse(self, state: State, frame: Frame, action: int) -> Refusal:
        card = action - TAKE_CARD
        if state.card_seat[card] == NOBODY:
            if card == BUCCANEER:
                return Refusal("BUC-2", "holds_marker")
            if card == state.kidnapped and frame.seat == state.marker:
                return Refusal("RUL-17", "own_kidnapping", {"card": CARD_NAMES[card]})
            if card == state.kidnapped and self.out_of_reach(state, frame):
                coins = state.seats[frame.seat].coins
                return Refusal("BUC-5", "no_ransom", {"card": CARD_NAMES[card], "coins": coins})
        return super().refuse(state, frame, action)


def pay_ransom(state: State, payer: i64) -> None:
    """BUC-5: the kidnapper gets 3 coins, from the bank or from the player who takes the role."""
    state.kidnapped = NOBODY
    state.seats[state.marker].coins += RANSOM
    if state.rules.kidnapped_role_paid_by_taker:
        state.seats[payer].coins -= RANSOM
    tell(state, RANSOM_PAID, payer, RANSOM, state.marker)


class BuccaneerPhase(Step):
    """BUC-1: one of four options for the taker alone. ``count``: 1 once it is chosen."""

    name = "buccaneer"

    def resume(self, state: State, frame: Frame) -> bool:
        if frame.count == 0:
            return True
        if frame.count == 1 and close_phase(state, frame):
            return False
        state.frames.pop()
        return False

    def options(self, state: State, frame: Frame) -> list[int]:
        """BUC-3. An option without effect may be named (RUL-43): that is the pass."""
        choices: list[int] = []
        has_vain_option = False
        for ship in range(len(state.rules.ships)):
            if state.ship_load[ship] > 0:
                choices.append(piracy_action(state.rules.ships[ship]))
            else:
                has_vain_option = True
        if max(state.house) > 0:
            choices.append(LOOT)
        else:
            has_vain_option = True
        if surplus(state) > 0:
            choices.append(RAID)
        else:
            has_vain_option = True
        for card in state.rules.cards:
            if may_kidnap(state, card):
                choices.append(KIDNAP + card)
        if has_vain_option:
            choices.append(PASS)
        return choices

    def apply(self, state: State, frame: Frame, action: int) -> None:
        frame.count = 1
        number = frame.seat
        if action >= KIDNAP:
            kidnap(state, number, action - KIDNAP)
        elif action == RAID:
            tell(state, RAIDED, number, surplus(state))
            state.frames.append(raid_frame(state, number, frame.taker))
            push_steps(state, state.rules.openings[RAID_STEP], number)
        elif action == LOOT:
            loot(state, number)
        elif action != PASS:
            pirate(state, number, state.rules.ships.index(capacity_of_piracy(action)))
        settle(state, number, GOODS_CHANGED)

    def universe(self, state: State, frame: Frame) -> list[int]:
        ships = [piracy_action(capacity) for capacity in state.rules.ships]
        return [*ships, LOOT, RAID, *(KIDNAP + card for card in state.rules.cards), PASS]

    def refuse(self, state: State, frame: Frame, action: int) -> Refusal:
        if action == PASS:
            return Refusal("BUC-1", "every_option_works")
        if action >= KIDNAP:
            return refuse_kidnapping(state, action - KIDNAP)
        if action == LOOT:
            return Refusal("RUL-43", "house_empty")
        if action == RAID:
            waiting = state.worker_ship + state.ship_nobles
            return Refusal("RUL-43", "nobody_to_raid", {"workers": waiting, "count": state.rules.players})
        return Refusal("RUL-43", "ship_empty", {"ship": capacity_of_piracy(action)})


def may_kidnap(state: State, card: i64) -> bool:
    """BUC-3: an unused role card; of two equal prospectors the first."""
    if state.card_seat[card] != NOBODY or card == BUCCANEER:
        return False
    return not (
        card == PROSPECTOR_2
        and state.card_seat[PROSPECTOR] == NOBODY
        and state.card_coins[PROSPECTOR] == state.card_coins[PROSPECTOR_2]
    )


def refuse_kidnapping(state: State, card: i64) -> Refusal:
    if card == BUCCANEER:
        return Refusal("BUC-3", "cannot_kidnap", {"card": CARD_NAMES[card]})
    if state.card_seat[card] != NOBODY:
        return card_taken(state, card, "BUC-3")
    return Refusal("BUC-3", "same_prospector")


def pirate(state: State, number: i64, ship: i64) -> None:
    """BUC-3, piracy: unload a ship, keep up to three barrels: the most (RUL-43), or some (VOL-2)."""
    good = state.ship_good[ship]
    load = state.ship_load[ship]
    kept = load if load < KEPT else KEPT
    capacity = state.rules.ships[ship]
    state.supply[good] += load
    state.ship_good[ship] = NO_GOOD
    state.ship_load[ship] = 0
    if state.rules.voluntary and may_decline(state, number):
        state.frames.append(Frame(HARVEST, number, number, good, pack(good, kept), capacity))
    else:
        keep_booty(state, number, capacity, good, kept)


def keep_booty(state: State, number: i64, capacity: i64, good: i64, barrels: i64) -> None:
    """BUC-3: the barrels of a pirate; the others stay in the supply."""
    state.supply[good] -= barrels
    state.seats[number].goods[good] += barrels
    tell(state, PIRATED, number, capacity, good, barrels)


def loot(state: State, number: i64) -> None:
    """BUC-3, loot: empty the trading house, a point for each barrel."""
    points: i64 = 0
    for good in range(GOODS):
        points += state.house[good]
        state.supply[good] += state.house[good]
        state.house[good] = 0
    tell(state, LOOTED, number, points)
    gain_points(state, state.seats[number], points)


def kidnap(state: State, number: i64, card: i64) -> None:
    """BUC-3, kidnap: the card and the coins on it."""
    coins = state.card_coins[card]
    state.card_coins[card] = 0
    state.seats[number].coins += coins
    state.kidnapped = card
    tell(state, KIDNAPPED, number, card, coins)
