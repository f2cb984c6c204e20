"""A decision as somebody is shown it: what is asked, what can be chosen, what it would bring."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from boriken.catalog.buildings import BUILDING_NAMES
from boriken.catalog.festival import CARDS
from boriken.decisions.obvious import obvious
from boriken.decisions.previewing import Preview, preview, proposal
from boriken.decisions.sheets import Sheet, sheet, total_of
from boriken.engine.actions import NOBLE_POSTS, PASS, PUT_WORKER, SEND
from boriken.engine.frame import Frame
from boriken.engine.ids import (
    BLACK_MARKET_STEP,
    BUCCANEER_PHASE,
    BUILDER_PHASE,
    CAPTAIN_PHASE,
    CARD_NAMES,
    DRAFT,
    GOOD_NAMES,
    HARVEST,
    LIBRARY_TILE,
    OFFER,
    PAYMENT,
    PLACE_NOBLES,
    RAID_STEP,
    REWARD_WORKERS,
    ROUND,
    SETTLER_PHASE,
    SMALL_WHARF_STEP,
    STORAGE,
    TILE_OR_FOREST,
    TRADER_PHASE,
)
from boriken.engine.packing import all_barrels_in
from boriken.engine.points import STORE_BARRELS, STORE_KINDS
from boriken.engine.sources import GOAL_SOURCE, SOURCE_NAMES
from boriken.engine.state import State
from boriken.explaining import Explanation, explain
from boriken.moves.prospects import Prospect, prospects
from boriken.rules.expansions.draft import free_spaces

Figures = dict[str, int | str]


@dataclass(frozen=True)
class Description:
    """What the seat that decides is told beside the choices themselves."""

    figures: Figures
    """What the question speaks of."""
    sheet: Sheet | None
    proposal: dict[str, int]
    """A sensible answer to the sheet."""
    outlook: Preview | None
    """What would follow from it."""
    prospects: dict[str, list[Prospect]]
    """What each role would bring to every seat."""
    spaces: dict[int, int]
    """NEW-1: the free spaces of the draft by cost."""
    refusals: list[Explanation]
    """Of what belongs to the decision and cannot be chosen, why."""
    obvious: list[int]
    """The actions of the only sensible answer, if there is such a one."""


def describe(state: State) -> Description:
    """Everything about the decision that is asked now; the game must not be over."""
    asked = sheet(state)
    answer = {} if asked is None or asked.optional else proposal(state)
    return Description(
        figures=figures(state),
        sheet=asked,
        proposal=answer,
        outlook=None if asked is None or asked.optional else preview(state, answer),
        prospects=prospects(state),
        spaces=draft_spaces(state),
        refusals=refusals(state),
        obvious=obvious(state),
    )


def role_played(state: State) -> str | None:
    """The role whose phase is under way, if any; storage ends the captain's (CAP-6)."""
    if len(state.frames) < 2:
        return None
    step = state.frames[1].step
    name = state.rules.steps[CAPTAIN_PHASE if step == STORAGE else step].name
    return name if name in CARD_NAMES else None


EXPLAINED: Final = (
    ROUND,
    SETTLER_PHASE,
    LIBRARY_TILE,
    BUILDER_PHASE,
    TRADER_PHASE,
    CAPTAIN_PHASE,
    DRAFT,
    BUCCANEER_PHASE,
)
"""Decisions about things that lie on the table for all to see, whether they can be chosen or not."""


def refusals(state: State) -> list[Explanation]:
    """Why what belongs to the decision cannot be chosen. Parts of a sheet are explained by its preview."""
    frame = state.frames[-1]
    if frame.step not in EXPLAINED:
        return []
    return [
        explain(state, action)
        for action in state.rules.steps[frame.step].universe(state, frame)
        if action not in state.choices and action != PASS and not SEND <= action < PUT_WORKER
    ]


def figures(state: State) -> Figures:
    """The numbers and names in the question of a decision."""
    frame = state.frames[-1]
    if frame.step == TILE_OR_FOREST:
        return {"field": GOOD_NAMES[frame.memo]}
    if frame.step == BLACK_MARKET_STEP:
        missing = total_of(state, frame)
        assert missing is not None
        return {"building": BUILDING_NAMES[frame.memo], "coins": missing}
    if frame.step == PLACE_NOBLES:
        return {"building": BUILDING_NAMES[NOBLE_POSTS[frame.memo]]}
    if frame.step == RAID_STEP:
        return {"rest": int(frame.rest), "kept": int(frame.count)}
    if frame.step in (REWARD_WORKERS, SMALL_WHARF_STEP):
        return {"count": int(frame.count)}
    if frame.step == OFFER:
        return _offered(frame)
    if frame.step == HARVEST:
        return {"count": int(all_barrels_in(frame.memo)), "ship": int(frame.rest)}
    if frame.step == PAYMENT:
        return {"building": BUILDING_NAMES[frame.memo]}
    if frame.step == STORAGE:
        return _room_to_store(state, frame)
    return {}


def _offered(frame: Frame) -> Figures:
    """VOL-1: where a gain comes from, and what it is."""
    source = int(frame.memo)
    if source >= GOAL_SOURCE:
        card = CARDS[source - GOAL_SOURCE]
        gain = {"workers": card.workers, "coins": card.coins, "points": card.vp}
    else:
        amount = int(frame.count)
        is_points = bool(frame.rest & 1)
        gain = {"workers": 0, "coins": 0 if is_points else amount, "points": amount if is_points else 0}
    return {"thing": SOURCE_NAMES[source], **gain}


def _room_to_store(state: State, frame: Frame) -> Figures:
    """SWH-1, LWH-1, STO-1: kinds that stay whole, and single barrels beside them (CAP-6)."""
    active = state.seats[frame.seat].active
    kinds = int(state.rules.amount(active, STORE_KINDS))
    return {"kinds": kinds, "barrels": 1 + int(state.rules.amount(active, STORE_BARRELS))}


def draft_spaces(state: State) -> dict[int, int]:
    """NEW-1: the free spaces of the draft by cost; none at other times."""
    frame = state.frames[-1]
    if frame.step != DRAFT:
        return {}
    free = free_spaces(state, frame.memo)
    return {cost: number for cost, number in enumerate(free) if number}
