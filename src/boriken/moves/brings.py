"""Decisions for those who show them: what belongs together, and what a choice is certain to bring."""

from __future__ import annotations

from typing import Final

from boriken.engine.actions import PASS, TEXTS, barrels_of_keep, good_of_keep
from boriken.engine.events import ACTED, Event
from boriken.engine.ids import GOOD_NAMES
from boriken.engine.machine import play
from boriken.engine.packing import barrels_in
from boriken.engine.rng import Generator
from boriken.engine.state import State

UNTRIED: Final = ("draw", "land", "hand", "draft", "put", "nobles", "choose", "leave")
"""Verbs of actions that bring nothing by themselves, or nothing that is certain."""


def certain_events(state: State, action: int) -> list[Event]:
    """What an action does to the seat that decides before anybody has to decide again, tried out on a copy.

    The copy has a chance of its own, so nothing that will be drawn can show.
    """
    if TEXTS[action].partition(" ")[0] in UNTRIED:
        return []
    heard: list[Event] = []
    seat = state.frames[-1].seat
    copy = state.clone()
    copy.rng = Generator.from_seed(0)
    copy.listener = heard.append
    play(copy, action)
    own = []
    for event in heard[1:]:
        if event.kind == ACTED:
            break
        if event.seat == seat:
            own.append(event)
    return own


def goods_in(barrels: int) -> dict[str, int]:
    """Barrels of each good, of the four bits that hold each (VOL-2)."""
    counted = {name: barrels_in(barrels, good) for good, name in enumerate(GOOD_NAMES)}
    return {name: number for name, number in counted.items() if number}


def losses(state: State, action: int) -> dict[str, int]:
    """Storage: what goes back to the supply with this choice: what was not named, once no more can be."""
    frame = state.frames[-1]
    goods = state.seats[frame.seat].goods
    lost = {good: goods[good] for good in range(len(goods)) if goods[good] and not (frame.rest >> good) & 1}
    if action != PASS:
        kept_good, kept = good_of_keep(action), barrels_of_keep(action)
        skipped = -1 if state.rules.any_order else kept_good
        lost = {good: number for good, number in lost.items() if good <= skipped or good == kept_good}
        lost[kept_good] -= kept
    return {GOOD_NAMES[good]: number for good, number in lost.items() if number}
