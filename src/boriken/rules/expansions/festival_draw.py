"""Expansions IV and V: which goals are in the game (FES-1, FES-2, CAR-1)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from boriken.catalog.buildings import BUILDINGS, JEWELER
from boriken.catalog.editions import DIFFERENCES
from boriken.catalog.festival import CARDS, FESTIVAL_CARDS, FESTIVAL_DELIVERY, FESTIVAL_GOALS, FestivalCard
from boriken.engine.events import GOAL_DRAWN, tell
from boriken.engine.goals import (
    BUILDING_AT,
    GOAL_SIZE,
    GOODS_AT,
    PLANTATIONS_AT,
    SET_ASIDE_AT,
    blank_goal,
    is_set_aside,
)
from boriken.engine.ids import GOODS, NOBODY
from boriken.engine.state import State

if TYPE_CHECKING:
    pass


def draw_goals(state: State) -> None:
    """FES-1, CAR-1: draw the goals, and lay what shows them out of the supply (FES-3).

    PUE-22: a Puertoma could not play festival_delivery.
    """
    if "festival_cards" in state.rules.options.expansions:
        deck = list(range(FESTIVAL_CARDS))
        if state.rules.puertomas:
            deck.remove(FESTIVAL_DELIVERY)
        cards = [deck.pop(state.rng.below(len(deck))) for _ in range(3)]
    else:
        cards = FESTIVAL_GOALS
    festival: list[int] = []
    for card in cards:
        festival += draw_goal(state, card, festival)
        tell(state, GOAL_DRAWN, NOBODY, card)
    state.festival = festival


def draw_goal(state: State, card: int, drawn: list[int]) -> list[int]:
    """One goal: goods from a fresh bag, plantations that differ, a building."""
    goal = blank_goal(card)
    printed = CARDS[card]
    bag = [3] * GOODS
    for place in range(printed.goods):
        good = draw_from(state, bag)
        bag[good] = 0 if printed.goods_differ else bag[good] - 1
        state.supply[good] -= 1
        goal[GOODS_AT + place] = good
    kinds = [1] * GOODS
    for place in range(printed.plantations):
        kind = draw_from(state, kinds)
        kinds[kind] = 0
        state.pile[kind] -= 1
        goal[PLANTATIONS_AT + place] = kind
    if printed.building:
        choices = eligible_buildings(state, printed, drawn)
        building = choices[state.rng.below(len(choices))]
        goal[BUILDING_AT] = building
        if is_set_aside(state.rules, building):
            state.stock[building] -= 1
            goal[SET_ASIDE_AT] = 1
    return goal


def draw_from(state: State, bag: list[int]) -> int:
    """One of the things in a bag, given by their numbers."""
    chance = state.rng.below(sum(bag))
    kind = 0
    while chance >= bag[kind]:
        chance -= bag[kind]
        kind += 1
    return kind


def eligible_buildings(state: State, card: FestivalCard, drawn: list[int]) -> list[int]:
    """FES-2: the buildings in the game that a goal may show."""
    in_game = [building for building in state.rules.market if state.stock[building] > 0]
    if card.building == "large":
        return [building for building in in_game if BUILDINGS[building].is_large]
    barred: list[int] = []
    edition = state.rules.options.edition
    beige_only = (
        DIFFERENCES["festival_beige_only"][edition] or "festival_cards" in state.rules.options.expansions
    )
    if not beige_only:
        for start in range(0, len(drawn), GOAL_SIZE):
            if DIFFERENCES["festival_not_plantation_kind"][edition]:
                barred.append(drawn[start + PLANTATIONS_AT])
            if DIFFERENCES["festival_not_barrel_kinds"][edition]:
                barred += drawn[start + GOODS_AT : start + PLANTATIONS_AT]
    return [
        building
        for building in in_game
        if BUILDINGS[building].row == 3
        and (
            building == JEWELER
            or BUILDINGS[building].is_beige
            or (not beige_only and BUILDINGS[building].good not in barred)
        )
    ]
