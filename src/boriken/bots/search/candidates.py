"""Below the first decision of a search some actions are not looked at: they are hardly ever better."""

from __future__ import annotations

from boriken.engine.actions import ACCEPT, KEEP, PASS, SEND, barrels_of_keep
from boriken.engine.ids import (
    CAPTAIN_PHASE,
    CRAFTSMAN_PHASE,
    GOODS,
    HARVEST,
    MOST_BARRELS,
    OFFER,
    PAYMENT,
    SMALL_WHARF_STEP,
    STORAGE,
)
from boriken.engine.state import State


def candidates(state: State) -> list[int]:
    """The other choices: who may gain something takes all of it, who may take a barrel takes one, and keeps
    or sends as many as possible."""
    step = state.frames[-1].step
    if step == CRAFTSMAN_PHASE:
        return state.choices[:-1]  # last is to pass
    if step == STORAGE:
        kept = most_barrels(state.choices, KEEP)
        # A single barrel may be what is kept beside all of a dearer kind.
        singles = [action for action in state.choices if action >= KEEP and barrels_of_keep(action) == 1]
        kept = sorted({*kept, *singles} - {PASS})
        return kept or state.choices
    if step in (CAPTAIN_PHASE, SMALL_WHARF_STEP):
        return most_barrels(state.choices, SEND)
    if step in (OFFER, HARVEST):
        return [ACCEPT]
    if step == PAYMENT:
        return state.choices[:1]  # with all discounts
    return state.choices


def most_barrels(choices: list[int], first: int) -> list[int]:
    """Of the actions from ``first`` on, each a good and a number of barrels, those with the most of a good;
    and all other choices."""
    chosen: list[int] = []
    for place in range(len(choices)):
        action = choices[place]
        if first <= action < first + GOODS * MOST_BARRELS and place + 1 < len(choices):
            good = (action - first) // MOST_BARRELS
            if (choices[place + 1] - first) // MOST_BARRELS == good:
                continue
        chosen.append(action)
    return chosen
