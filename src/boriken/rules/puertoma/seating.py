"""Puertomas at a table: the steps and moments of a game in which they differ."""

from __future__ import annotations

from boriken.engine.ids import (
    BUCCANEER_PHASE,
    CAPTAIN_PHASE,
    CHOOSE_CARDS,
    CRAFTSMAN_PHASE,
    DRAFT,
    MAYOR_PHASE,
    PREPARE,
    PUERTOMA_END,
    REWARD_WORKERS,
    ROUND,
    STORAGE,
    TAKE_FROM_SHIP,
)
from boriken.engine.ruleset import RuleSet
from boriken.rules.puertoma.choosing import PuertomaRound
from boriken.rules.puertoma.robbing import PuertomaBuccaneer
from boriken.rules.puertoma.shipping import PuertomaStorage
from boriken.rules.puertoma.starting import PuertomaChooseCards, PuertomaDraft, PuertomaPrepare
from boriken.rules.puertoma.turns import PuertomaTurns
from boriken.rules.puertoma.working import PuertomaMayor, PuertomaReward, PuertomaTakesFromShip


def seat_puertomas(rules: RuleSet) -> None:
    """The steps that know Puertomas take the place of those that do not."""
    rules.steps[ROUND] = PuertomaRound()
    rules.steps[MAYOR_PHASE] = PuertomaMayor()
    rules.steps[STORAGE] = PuertomaStorage()
    rules.steps[DRAFT] = PuertomaDraft()
    rules.steps[TAKE_FROM_SHIP] = PuertomaTakesFromShip()
    rules.steps[BUCCANEER_PHASE] = PuertomaBuccaneer()
    rules.steps[REWARD_WORKERS] = PuertomaReward()
    rules.steps[CHOOSE_CARDS] = PuertomaChooseCards()
    rules.steps[PREPARE] = PuertomaPrepare()
    turns = PuertomaTurns()
    rules.on_turn = [[*told, turns] for told in rules.on_turn]
    rules.on_built = [turns, *rules.on_built]
    for phase in (CRAFTSMAN_PHASE, MAYOR_PHASE, CAPTAIN_PHASE):
        rules.closings[phase] = [PUERTOMA_END, *rules.closings[phase]]
