"""Whether the frames of a state hang together: which step may stand on which."""

from __future__ import annotations

from typing import Final

from boriken.engine.frame import Frame
from boriken.engine.ids import (
    BLACK_MARKET_STEP,
    BUCCANEER_PHASE,
    BUILDER_PHASE,
    CAPTAIN_PHASE,
    CHAPELS,
    CHOOSE_CARDS,
    CRAFTSMAN_PHASE,
    DRAFT,
    FIELDS,
    GOODS,
    GUESTS,
    GUESTS_AT_END,
    GUESTS_AT_START,
    HACIENDA_DRAW,
    HARVEST,
    HOSPICE_WORKER,
    HUNTING_LODGES,
    LIBRARY_TILE,
    MAYOR_PHASE,
    NOBODY,
    OFFER,
    PAYMENT,
    PLACE_NOBLES,
    PLACE_WORKERS,
    PREPARE,
    PROSPECTOR_PHASE,
    PUERTOMA_END,
    RAID_STEP,
    REWARD_WORKERS,
    ROUND,
    ROYAL_DELIVERY,
    SALE,
    SETTLER_PHASE,
    SMALL_WHARF_STEP,
    STORAGE,
    TAKE_FROM_SHIP,
    TILE_OR_FOREST,
    TRADER_PHASE,
    UNIVERSITY_WORKER,
    VILLAS,
)
from boriken.engine.packing import PACKED, barrels_in
from boriken.engine.sources import SOURCE_NAMES
from boriken.engine.state import State

PHASES: Final = [
    *(SETTLER_PHASE, MAYOR_PHASE, BUILDER_PHASE, CRAFTSMAN_PHASE, TRADER_PHASE),
    *(CAPTAIN_PHASE, STORAGE, PROSPECTOR_PHASE, BUCCANEER_PHASE),
]
BEFORE_PLAY: Final = [PREPARE, DRAFT, CHOOSE_CARDS]

STANDS_IN: Final = {
    HACIENDA_DRAW: [SETTLER_PHASE],
    HOSPICE_WORKER: [SETTLER_PHASE],
    LIBRARY_TILE: [SETTLER_PHASE],
    HUNTING_LODGES: [SETTLER_PHASE],
    TILE_OR_FOREST: [SETTLER_PHASE, TRADER_PHASE],
    PLACE_WORKERS: [MAYOR_PHASE],
    PLACE_NOBLES: [MAYOR_PHASE],
    TAKE_FROM_SHIP: [MAYOR_PHASE],
    VILLAS: [MAYOR_PHASE],
    UNIVERSITY_WORKER: [BUILDER_PHASE],
    BLACK_MARKET_STEP: [BUILDER_PHASE],
    CHAPELS: [CRAFTSMAN_PHASE],
    SMALL_WHARF_STEP: [CAPTAIN_PHASE],
    ROYAL_DELIVERY: [CAPTAIN_PHASE],
    RAID_STEP: [BUCCANEER_PHASE],
    GUESTS: PHASES,
    GUESTS_AT_START: PHASES,
    GUESTS_AT_END: PHASES,
    REWARD_WORKERS: PHASES,
    PUERTOMA_END: [CRAFTSMAN_PHASE],
    OFFER: PHASES,
    HARVEST: [CRAFTSMAN_PHASE, BUCCANEER_PHASE],
    SALE: [TRADER_PHASE],
    PAYMENT: [BUILDER_PHASE],
}
"""The phases in which a step can be going on."""


BELONGS_TO: Final = {
    BUCCANEER_PHASE: ["buccaneer"],
    RAID_STEP: ["buccaneer"],
    GUESTS: ["new_buildings"],
    GUESTS_AT_START: ["new_buildings"],
    GUESTS_AT_END: ["new_buildings"],
    TILE_OR_FOREST: ["new_buildings"],
    LIBRARY_TILE: ["new_buildings"],
    BLACK_MARKET_STEP: ["new_buildings"],
    SMALL_WHARF_STEP: ["new_buildings"],
    TAKE_FROM_SHIP: ["nobles"],
    VILLAS: ["nobles"],
    PLACE_NOBLES: ["nobles"],
    CHAPELS: ["nobles"],
    HUNTING_LODGES: ["nobles"],
    ROYAL_DELIVERY: ["nobles"],
    REWARD_WORKERS: ["festival", "festival_cards"],
    CHOOSE_CARDS: ["achievements"],
    DRAFT: ["new_buildings", "nobles"],
}
"""The expansions that bring a step; one of them must be in the game."""

ASKS_GUESTS: Final = [
    *(SETTLER_PHASE, BUILDER_PHASE, CRAFTSMAN_PHASE, TRADER_PHASE, CAPTAIN_PHASE, PROSPECTOR_PHASE),
    *(LIBRARY_TILE, HUNTING_LODGES, VILLAS, STORAGE, GUESTS_AT_START, GUESTS_AT_END),
]
"""On what the question to move guests can stand (RUL-22)."""


def broken_frames(state: State) -> list[str]:
    """What is wrong with the stack of frames, each in one sentence."""
    frames = state.frames
    if not frames:
        return []
    names = [state.rules.steps[frame.step].name for frame in frames]
    if frames[0].step != ROUND or frames[0].count > state.rules.turns_in_round:
        return [f"the first must be a round with at most {state.rules.turns_in_round} turns, not {names[0]}."]
    if len(frames) == 1 or frames[1].step in BEFORE_PLAY:
        early = [f"{name} cannot go on before the game." for name in _not_before_play(state, names)]
        return early + _foreign_steps(state, names)
    phase = frames[1]
    if phase.step not in PHASES or phase.taker == NOBODY:
        return [f"on the round stands a phase with its taker, not {names[1]}."]
    found: list[str] = []
    for frame, name in zip(frames[2:], names[2:], strict=True):
        if phase.step not in STANDS_IN.get(frame.step, []):
            found.append(f"{name} does not go on in {names[1]}.")
        elif frame.taker == NOBODY and frame.step != REWARD_WORKERS:
            found.append(f"{name} has no taker.")
    if not found and frames[-1].step == PLACE_WORKERS:
        found += _wrong_placing(state)
    return found + _foreign_steps(state, names) + _wrong_numbers(state)


def _foreign_steps(state: State, names: list[str]) -> list[str]:
    """Steps of expansions that are not in the game, and guests asked where nobody asks them."""
    expansions = state.rules.options.expansions
    found = []
    for place, frame in enumerate(state.frames):
        needs = BELONGS_TO.get(frame.step)
        if needs is not None and not any(name in expansions for name in needs):
            found.append(f"{names[place]} belongs to an expansion that is not in the game.")
        if frame.step == PUERTOMA_END and not state.rules.puertomas:
            found.append(f"{names[place]} need a Puertoma.")
        if frame.step == GUESTS and state.frames[place - 1].step not in ASKS_GUESTS:
            found.append(f"{names[place]} cannot stand on {names[place - 1]}.")
    return found


def _wrong_numbers(state: State) -> list[str]:
    """Numbers of frames that no board can follow."""
    for frame in state.frames:
        if frame.step == TILE_OR_FOREST and frame.memo >= GOODS:
            return ["a drawn tile is a plantation (HAC-1)."]
        if frame.step == REWARD_WORKERS and frame.count > state.seats[frame.seat].idle:
            return ["more workers are to be placed as a reward than stand on the portrait (FES-4)."]
        if frame.step == OFFER and (
            frame.memo >= len(SOURCE_NAMES) or not SOURCE_NAMES[frame.memo] or frame.count < 1
        ):
            return ["an offer says what is to be gained, and from where (VOL-1)."]
        if frame.step == HARVEST and not _is_harvest(state, frame):
            return ["barrels are offered that the supply has, by a production or one ship (VOL-2)."]
        if frame.step == PAYMENT and frame.memo not in state.rules.market:
            return ["a payment is for a building of the game (VOL-3)."]
    return []


def _is_harvest(state: State, frame: Frame) -> bool:
    barrels = [barrels_in(frame.memo, good) for good in range(GOODS)]
    return (
        frame is state.frames[2]
        and 0 < frame.memo < PACKED
        and frame.count < GOODS
        and all(number <= held for number, held in zip(barrels, state.supply, strict=True))
        and (_is_booty(state, frame, barrels) if state.frames[1].step == BUCCANEER_PHASE else not frame.rest)
    )


def _is_booty(state: State, frame: Frame, barrels: list[int]) -> bool:
    """BUC-3: up to three barrels of one kind, from one ship."""
    return frame.rest in state.rules.ships and sum(barrels) == barrels[frame.count] <= 3


def _not_before_play(state: State, names: list[str]) -> list[str]:
    steps = [frame.step for frame in state.frames[1:]]
    return [name for name, step in zip(names[1:], steps, strict=True) if step not in BEFORE_PLAY]


def _wrong_placing(state: State) -> list[str]:
    """MAY-4: the circles left must be those of the places left, and more than the workers in hand."""
    frame = state.frames[-1]
    seat = state.seats[frame.seat]
    circles = [*seat.fields, *(state.rules.circles[building] for building in seat.city)]
    if frame.memo > FIELDS + len(seat.city) or sum(circles[frame.memo :]) != frame.rest:
        return ["the circles left to place on are not those of the places left."]
    if seat.idle > frame.rest:
        return ["there are more workers to place than circles (MAY-4)."]
    return []
