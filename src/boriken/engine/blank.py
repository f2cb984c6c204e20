"""A state before anything has happened, for set-ups, positions and JSON to fill in."""

from __future__ import annotations

from typing import Final

from boriken.catalog.puertoma import TIE_BREAKS
from boriken.engine.ids import BUILDER, CARDS, FIELDS, GOOD_NAMES, NO_GOOD, NOBODY
from boriken.engine.rng import Generator
from boriken.engine.ruleset import RuleSet
from boriken.engine.seat import Seat
from boriken.engine.state import State

FULL_DECK: Final = (1 << TIE_BREAKS) - 1
"""All tie-break cards, as ``State.deck`` holds them (PUE-3)."""


def empty_state(rules: RuleSet, rng: Generator) -> State:
    """All pieces in the supply, all boards empty, nothing going on.

    NOB-1, NOB-2: one of the first workers on the ship is a noble, and the worker it replaces stays.
    """
    ships = len(rules.ships)
    first_noble = 1 if rules.nobles > 0 else 0
    return State(
        # fields: starts of State
        rules=rules,
        round=1,
        governor=max(rules.options.governor, 0),
        ending=0,
        rng=rng,
        card_coins=[0] * CARDS,
        card_seat=[NOBODY] * CARDS,
        workers=rules.workers - rules.first_worker_ship + first_noble,
        worker_ship=rules.first_worker_ship - first_noble,
        chips=rules.chips,
        quarries=rules.quarries,
        supply=rules.barrels[:],
        face_up=[0] * len(GOOD_NAMES),
        pile=rules.tiles[:],
        discard=[0] * len(GOOD_NAMES),
        stock=rules.start_stock[:],
        ship_good=[NO_GOOD] * ships,
        ship_load=[0] * ships,
        house=[0] * len(GOOD_NAMES),
        seats=[empty_seat() for _ in range(rules.players)],
        frames=[],
        nobles=rules.nobles - first_noble,
        ship_nobles=first_noble,
        gone_workers=0,
        gone_nobles=0,
        marker=NOBODY,
        kidnapped=NOBODY,
        festival=[],
        claims=0,
        quiet=0,
        last_chip_taken=False,
        action=BUILDER if rules.puertomas else 0,
        deck=FULL_DECK if rules.puertomas else 0,
        tie_break=0,
        choices=[],
        # end of fields
    )


def empty_seat() -> Seat:
    return Seat(
        # fields: starts of Seat
        coins=0,
        chips=0,
        noted=0,
        idle=0,
        goods=[0] * len(GOOD_NAMES),
        fields=[0] * FIELDS,
        manned=[0] * FIELDS,
        city=[],
        crew=[],
        owned=0,
        active=0,
        plots=0,
        spaces=0,
        nobles=0,
        noble_posts=0,
        noble_guests=0,
        forests=[],
        loads=0,
        points_mark=0,
        cards=0,
        done=0,
        hand=0,
        levels=0,
        reserve=0,
        abilities=0,
        retired=0,
        tally=0,
        # end of fields
    )
