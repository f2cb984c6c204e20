"""The reasons given for all actions at all decisions of random games: each holds, none is for everything.

``BORIKEN_REASON_GAMES=2000 pytest -s tests/rules/test_reasons.py`` asks in more games and prints the counts.
"""

from __future__ import annotations

import os
from collections import Counter

import pytest

from boriken.arena.pool import chance_of
from boriken.arena.tables import Fixed
from boriken.catalog.buildings import BUILDING_NUMBERS, BUILDINGS
from boriken.engine.actions import ACTIONS, PASS, TEXTS
from boriken.engine.ids import CARD_NAMES, NOBODY
from boriken.engine.state import State
from boriken.engine.step import Refusal
from boriken.rules.belonging import homes_of
from boriken.rules.refusing import NO_PASS, refusal
from tests.games import deciding_steps, decisions

GAMES = int(os.environ.get("BORIKEN_REASON_GAMES", "3"))

HOMES = {
    "round": [*CARD_NAMES[:7], "buccaneer"],
    "settler": ["take", "forest"],
    "library tile": ["take", "forest"],
    "hacienda": ["draw"],
    "hospice": ["worker", "noble"],
    "drawn tile": ["plant", "forest"],
    "hunting lodge": ["clear"],
    "mayor": ["worker"],
    "worker ship": ["worker", "noble"],
    "villa": ["worker", "noble"],
    "place": ["place"],
    "nobles": ["nobles"],
    "builder": ["build"],
    "university": ["worker", "noble"],
    "black market": ["hand"],
    "craftsman": ["barrel"],
    "trader": ["sell", "post", "land", "clear"],
    "captain": ["load", "wharf", "send"],
    "small wharf": ["send"],
    "royal supplier": ["deliver"],
    "storage": ["keep"],
    "guests": ["put"],
    "reward": ["put"],
    "buccaneer": ["piracy", "loot", "raid", "kidnap"],
    "raid": ["put", "worker", "noble"],
    "draft": ["draft"],
    "achievements": ["choose"],
    "offer": ["accept"],
    "production": ["accept", "leave"],
    "payment": ["pay"],
}
"""Which actions may be answered that they belong to another decision, by their first words: to which."""

PHASES = {
    "settler": "settler",
    "library tile": "settler",
    "hacienda": "settler",
    "hospice": "settler",
    "hunting lodge": "settler",
    "drawn tile": "settler",
    "mayor": "mayor",
    "worker ship": "mayor",
    "villa": "mayor",
    "place": "mayor",
    "nobles": "mayor",
    "builder": "builder",
    "payment": "builder",
    "production": "craftsman",
    "university": "builder",
    "black market": "builder",
    "craftsman": "craftsman",
    "trader": "trader",
    "captain": "captain",
    "small wharf": "captain",
    "royal supplier": "captain",
    "buccaneer": "buccaneer",
    "raid": "buccaneer",
}
"""The role with which a decision comes, where it is one."""

NEEDS = {
    "draw": "hacienda",
    "plant": "forest_house",
    "forest": "forest_house",
    "post": "trading_post",
    "wharf": "wharf",
    "send": "small_wharf",
    "hand": "black_market",
    "land": "land_office",
    "deliver": "royal_supplier",
}
"""Without this building occupied, that is the reason."""


def verb(action: int) -> str:
    return TEXTS[action].split()[0]


def is_occupied(state: State, building: str) -> bool:
    return (state.seats[state.frames[-1].seat].active >> BUILDING_NUMBERS[building]) & 1 == 1


def belongs_elsewhere(state: State, action: int, why: Refusal) -> bool:
    """The decision named is one of its own, is not the one to be made, and no building is missing."""
    home = why.figures["home"]
    asked = state.rules.steps[state.frames[-1].step].name
    if verb(action) in NEEDS and not is_occupied(state, NEEDS[verb(action)]):
        return False
    return verb(action) in HOMES[str(home)] and home != asked


def is_absent(state: State, action: int, why: Refusal) -> bool:
    return why.figures["expansion"] not in state.rules.options.expansions


def is_missing(state: State, action: int, why: Refusal) -> bool:
    building = str(why.figures["building"])
    in_game = BUILDINGS[BUILDING_NUMBERS[building]].expansion in ("base", *state.rules.options.expansions)
    return in_game and not is_occupied(state, building)


def is_over(state: State, action: int, why: Refusal) -> bool:
    card = str(why.figures["card"])
    homes = [home for home, verbs in HOMES.items() if verb(action) in verbs]
    return card in [PHASES.get(home) for home in homes] and state.card_seat[CARD_NAMES.index(card)] != NOBODY


GENERAL = {
    "other_decision": belongs_elsewhere,
    "before_play": belongs_elsewhere,
    "not_in_game": is_absent,
    "building_not_in_game": is_absent,
    "no_occupied_building": is_missing,
    "phase_over": is_over,
    "trading_over": is_over,
}
"""How to see that a reason holds which is given for many actions. All others are a rule's own."""


DECISIONS = deciding_steps()


@pytest.mark.parametrize("step", DECISIONS)
def test_a_decision_can_be_passed_or_says_why_not(step: int) -> None:
    """FLOW-3"""
    assert (PASS in DECISIONS[step]) != (step in NO_PASS)


@pytest.mark.parametrize("step", DECISIONS)
def test_every_action_of_a_decision_belongs_to_it(step: int) -> None:
    for action in DECISIONS[step]:
        assert action == PASS or step in [home.step for home in homes_of(action)], TEXTS[action]


@pytest.mark.slow
def test_reasons_of_random_games() -> None:
    counts: Counter[str] = Counter()
    for number in range(GAMES):
        chance = chance_of(1, number)
        for state in decisions(Fixed().draw(chance), chance.getrandbits(32)):
            if state.over:
                continue
            for action in range(ACTIONS):
                if action not in state.choices:
                    why = refusal(state, action)
                    counts[why.key] += 1
                    if why.key in GENERAL:
                        assert GENERAL[why.key](state, action, why), (TEXTS[action], why.key, why.figures)
    print(*(f"\n{count:12,} {key}" for key, count in counts.most_common()))
    assert len(counts) > 40
