"""Why an action cannot be done: the first of these reasons that holds.

What it speaks of is not in this game; the step that asks says why not; it must be decided and not passed; a
building is missing; the phase it belongs to is over, or it belongs to another decision.
"""

from __future__ import annotations

from typing import Final

from boriken.catalog.buildings import BUILDING_NAMES, BUILDINGS
from boriken.engine.actions import NOBLE, PASS, SELL, TAKE_CARD, TAKE_TILE, WORKER
from boriken.engine.frame import Frame
from boriken.engine.frames import BEFORE_PLAY, BELONGS_TO, STANDS_IN
from boriken.engine.ids import (
    BIT,
    BUCCANEER,
    BUCCANEER_PHASE,
    CARD_NAMES,
    CHOOSE_CARDS,
    DRAFT,
    HACIENDA_DRAW,
    HARVEST,
    HOSPICE_WORKER,
    NOBODY,
    PAYMENT,
    PLACE_NOBLES,
    PLACE_WORKERS,
    QUARRY,
    RAID_STEP,
    ROUND,
    STORAGE,
    TAKE_FROM_SHIP,
    TILE_OR_FOREST,
    TRADER_PHASE,
)
from boriken.engine.state import State
from boriken.engine.step import Refusal
from boriken.rules.belonging import (
    NOTHING,
    Home,
    building_of,
    card_of,
    homes_of,
    is_of_gains,
    is_of_nobles,
    kind_of,
    ship_of,
)
from boriken.rules.round import PHASE_OF_CARD, card_taken
from boriken.rules.trader import is_house_full, refuse_full_house

_TWO_PLAYERS: Final = 2

_RULE_OF_EXPANSION: Final = {
    "new_buildings": "NEW-1",
    "nobles": "NOB-1",
    "buccaneer": "BUC-1",
    "festival": "FES-1",
    "festival_cards": "CAR-1",
    "achievements": "ACH-1",
}
"""The rule that brings it into the game."""

NO_PASS: Final = {
    ROUND: Refusal("FLOW-2", "must_take_role"),
    PLACE_WORKERS: Refusal("MAY-4", "must_place"),
    DRAFT: Refusal("NEW-1", "must_draft"),
    TILE_OR_FOREST: Refusal("HAC-1", "must_place_tile"),
    TAKE_FROM_SHIP: Refusal("MAY-2", "must_take_person"),
    PLACE_NOBLES: Refusal("NOB-5", "must_say_nobles"),
    RAID_STEP: Refusal("RUL-43", "must_send_away"),
    CHOOSE_CARDS: Refusal("ACH-2", "must_keep_card"),
    HARVEST: Refusal("VOL-2", "must_say_barrels"),
    PAYMENT: Refusal("VOL-3", "must_pay"),
}
"""Decisions that nobody may pass."""


def refusal(state: State, action: int) -> Refusal:
    """Why an action that is not among the choices cannot be done."""
    if not state.frames:
        return Refusal("END-2", "game_over")
    absent = _absent(state, action)
    if absent is not None:
        return absent
    frame = state.frames[-1]
    step = state.rules.steps[frame.step]
    homes = homes_of(action)
    for home in homes:
        if home.step == frame.step:
            return step.refuse(state, frame, action)
    if action in step.universe(state, frame):
        return step.refuse(state, frame, action)
    if action == PASS:
        return NO_PASS[frame.step]
    return _at_this_question(frame, action) or _elsewhere(state, frame, action)


# --- Not in this game ------------------------------------------------------------------------------------


def _absent(state: State, action: int) -> Refusal | None:
    """What is not at this table: an expansion's things, or what other numbers of players have."""
    rules = state.rules
    if is_of_gains(action) and not rules.voluntary:
        return Refusal("VOL-1", "not_voluntary")
    building = building_of(action)
    if building != NOTHING and building not in rules.market:
        expansion = BUILDINGS[building].expansion
        rule = "NOB-6" if expansion == "nobles" else _RULE_OF_EXPANSION[expansion]
        return Refusal(
            rule, "building_not_in_game", {"building": BUILDING_NAMES[building], "expansion": expansion}
        )
    missing = _missing_expansion(state, action)
    if missing:
        return Refusal(_RULE_OF_EXPANSION[missing], "not_in_game", {"expansion": missing})
    two = rules.players == _TWO_PLAYERS
    card = card_of(action)
    if card != NOTHING and card not in rules.cards:
        return Refusal(
            "2P-4" if two else "SET-7", "no_such_card", {"card": CARD_NAMES[card], "count": rules.players}
        )
    ship = ship_of(action)
    if ship != NOTHING and ship not in rules.ships:
        return Refusal("2P-4" if two else "SET-6", "no_such_ship", {"ship": ship, "count": rules.players})
    return _not_chosen_by_players(state, action)


def _missing_expansion(state: State, action: int) -> str:
    """The expansion without which an action is offered nowhere, or nothing if it is in the game."""
    expansions = state.rules.options.expansions
    if is_of_nobles(action) and "nobles" not in expansions:
        return "nobles"
    if card_of(action) == BUCCANEER and "buccaneer" not in expansions:
        return "buccaneer"
    missing = ""
    for home in homes_of(action):
        needs = _brings(home)
        if needs is None or any(name in expansions for name in needs):
            return ""
        missing = missing or needs[0]
    return missing


def _brings(home: Home) -> list[str] | None:
    """The expansions that bring a decision, or None for one of the base game."""
    if home.building != NOTHING and BUILDINGS[home.building].expansion != "base":
        return [BUILDINGS[home.building].expansion]
    return BELONGS_TO.get(home.step)


def _not_chosen_by_players(state: State, action: int) -> Refusal | None:
    """NEW-4, ACH-2: buildings and secret cards that chance or the host has chosen."""
    options = state.rules.options
    step = homes_of(action)[0].step if action != PASS else ROUND
    if step == DRAFT and not options.has_draft:
        return Refusal("NOB-6", "no_draft")
    if step == DRAFT and options.draft != "players":
        return Refusal("NEW-4", "no_draft")
    if step == CHOOSE_CARDS and not (options.puertomas or "achievement_draft" in options.variants):
        return Refusal("ACH-2", "cards_are_dealt")
    return None


# --- Not now ---------------------------------------------------------------------------------------------


def _at_this_question(frame: Frame, action: int) -> Refusal | None:
    """Questions of a building at which something else is easily meant."""
    if frame.step == HACIENDA_DRAW and action == TAKE_TILE + QUARRY:
        return Refusal("HAC-2", "hacienda_draws_no_quarry")
    if frame.step == HOSPICE_WORKER and action in (WORKER, NOBLE):
        return Refusal("HOS-2", "say_which_tile")
    return None


def _elsewhere(state: State, frame: Frame, action: int) -> Refusal:
    """A missing building, a phase that is over, or else the decision to which the action belongs."""
    card = card_of(action)
    if kind_of(action) == TAKE_CARD and state.card_seat[card] != NOBODY:
        return card_taken(state, card)
    home = _nearest_home(state, frame, action)
    if home.building != NOTHING and not state.seats[frame.seat].active & BIT[home.building]:
        return Refusal(home.rule, "no_occupied_building", {"building": BUILDING_NAMES[home.building]})
    if kind_of(action) == SELL and _phase_now(state) == TRADER_PHASE and is_house_full(state):
        return refuse_full_house(state)
    asked = state.rules.steps[frame.step].name
    named: dict[str, int | str] = {"home": state.rules.steps[home.step].name}
    if home.step in BEFORE_PLAY and frame.step not in BEFORE_PLAY:
        return Refusal(home.rule, "before_play", named)
    return _phase_over(state, home, action) or Refusal(home.rule, "other_decision", {**named, "step": asked})


def _phase_now(state: State) -> int:
    """The phase that is going on, or ROUND between phases."""
    return state.frames[1].step if len(state.frames) > 1 else ROUND


def _phases_of(state: State, home: Home) -> list[int]:
    """The phases of this game in which a decision can come."""
    phases = STANDS_IN.get(home.step, [home.step])
    if BUCCANEER in state.rules.cards:
        return phases
    return [phase for phase in phases if phase != BUCCANEER_PHASE]


def _nearest_home(state: State, frame: Frame, action: int) -> Home:
    """Of the decisions that offer an action: those of this phase first, then those of buildings one has."""
    expansions = state.rules.options.expansions
    phase = _phase_now(state)
    active = state.seats[frame.seat].active
    best = homes_of(action)[0]
    most = -1
    for home in homes_of(action):
        needs = _brings(home)
        if needs is None or any(name in expansions for name in needs):
            fit = 2 if phase in _phases_of(state, home) else 0
            if home.building == NOTHING or active & BIT[home.building]:
                fit += 1
            if fit > most:
                best = home
                most = fit
    return best


def _phase_over(state: State, home: Home, action: int) -> Refusal | None:
    """FLOW-1: whether the role has been played in this round; TRA-4: who found the house full was skipped."""
    phases = _phases_of(state, home)
    if len(phases) > 1 or _phase_now(state) in (phases[0], STORAGE):
        return None
    for card in state.rules.cards:
        if PHASE_OF_CARD[card] == phases[0] and state.card_seat[card] != NOBODY:
            named: dict[str, int | str] = {"card": CARD_NAMES[card]}
            if kind_of(action) == SELL:
                return Refusal("TRA-4", "trading_over", named)
            return Refusal("FLOW-1", "phase_over", named)
    return None
