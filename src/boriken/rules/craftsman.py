"""Craftsman: production (CRA-1 to CRA-4) and the factory."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from boriken.engine.actions import BARREL, PASS
from boriken.engine.events import BARREL_TAKEN, COINS_GAINED, PRODUCED, tell
from boriken.engine.frame import Frame
from boriken.engine.ids import CORN, GOOD_NAMES, GOODS
from boriken.engine.points import KINDS_COINS
from boriken.engine.state import Seat, State
from boriken.engine.step import Refusal, Step

if TYPE_CHECKING:
    from mypy_extensions import i64

FACTORY_COINS: Final = [0, 0, 1, 2, 3, 5]
"""FAC-1: by the number of kinds produced."""


class CraftsmanPhase(Step):
    """Everybody produces, then the craftsman takes a barrel.

    ``count``: players who have produced. ``memo``: bits of the kinds the craftsman produced.
    """

    name = "craftsman"

    def resume(self, state: State, frame: Frame) -> bool:
        players = state.rules.players
        while frame.count < players:
            produced = produce(state, frame.seat)
            if frame.seat == frame.taker:
                frame.memo = produced
            frame.count += 1
            frame.seat = (frame.seat + 1) % players
        if frame.count == players:
            return True
        state.frames.pop()
        return False

    def options(self, state: State, frame: Frame) -> list[int]:
        """CRA-4: one more barrel of a kind produced in this phase, as far as the supply has one."""
        choices: list[int] = []
        for good in range(GOODS):
            if (frame.memo >> good) & 1 and state.supply[good] > 0:
                choices.append(BARREL + good)
        choices.append(PASS)
        return choices

    def apply(self, state: State, frame: Frame, action: int) -> None:
        frame.count += 1
        if action != PASS:
            good = action - BARREL
            state.supply[good] -= 1
            state.seats[frame.taker].goods[good] += 1
            tell(state, BARREL_TAKEN, frame.taker, good)

    def universe(self, state: State, frame: Frame) -> list[int]:
        return [BARREL + good for good in range(GOODS)] + [PASS]

    def refuse(self, state: State, frame: Frame, action: int) -> Refusal:
        good = action - BARREL
        if (frame.memo >> good) & 1:
            return Refusal("CRA-4", "supply_empty", {"good": GOOD_NAMES[good]})
        return Refusal("CRA-4", "not_produced", {"good": GOOD_NAMES[good]})


def capacity(state: State, seat: Seat, good: i64) -> i64:
    """CRA-2: what a player could produce of a kind. BUI-2: small and large buildings add up."""
    fields: i64 = seat.manned[good]
    if good == CORN or fields == 0:
        return fields
    crew: i64 = 0
    for slot in range(len(seat.city)):
        if state.rules.produces[seat.city[slot]] == good:
            crew += seat.crew[slot]
    return fields if fields < crew else crew


def produce(state: State, number: i64) -> i64:
    """CRA-1, CRA-3: take from the supply what it can give. The bits of the kinds produced."""
    seat = state.seats[number]
    produced: i64 = 0
    kinds: i64 = 0
    for good in range(GOODS):
        barrels = capacity(state, seat, good)
        if barrels > state.supply[good]:
            barrels = state.supply[good]
        if barrels > 0:
            state.supply[good] -= barrels
            seat.goods[good] += barrels
            produced |= 1 << good
            kinds += 1
            tell(state, PRODUCED, number, good, barrels)
    if kinds > 1 and state.rules.has(seat.active, KINDS_COINS):
        seat.coins += FACTORY_COINS[kinds]
        tell(state, COINS_GAINED, number, FACTORY_COINS[kinds])
    return produced
