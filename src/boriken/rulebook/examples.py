"""The worked examples of the rules, played out: a position, a move, what happens, and the position after it.

They are scenarios (``data/*.toml``), to which tests hold the engine; the first rule of each is its own.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import cache
from importlib import resources
from typing import TYPE_CHECKING, Final

from boriken import rulebook
from boriken.locale import Messages
from boriken.rulebook.telling import Heard, Moment, tell_move
from boriken.scenario.case import RuleSetCase, Scenario

if TYPE_CHECKING:
    from boriken.scenario.step import ScenarioStep

_BONUS: Final = re.compile(r"([A-E])\.score\.(\w+)")


@dataclass(frozen=True)
class Example:
    name: str
    rule: str
    moments: list[Moment]


@cache
def all_examples() -> dict[str, list[Scenario]]:
    """By the rule they belong to."""
    found: dict[str, list[Scenario]] = {}
    folder = resources.files("boriken.rulebook").joinpath("data")
    for file in sorted(folder.iterdir(), key=lambda path: path.name):
        scenario = Scenario.from_text(file.read_text(encoding="utf-8"), file.name)
        found.setdefault(scenario.rules[0], []).append(scenario)
    return found


def examples_of(rule: str, language: str, edition: str) -> list[Example]:
    """The examples of a rule in the words of an edition, as it plays them or the first that has the rule."""
    found = rulebook.rule(rule)
    played = edition if found is None or edition in found.editions else found.editions[0]
    messages = Messages(language, edition)
    return [
        Example(scenario.name, rule, _play(case, scenario.steps, messages))
        for scenario in all_examples().get(rule, [])
        for case in scenario.cases
        if case.document["edition"] == played
    ]


def _play(case: RuleSetCase, steps: list[ScenarioStep], messages: Messages) -> list[Moment]:
    game = case.begin()
    heard: list[Heard] = []
    game.listen(lambda event: heard.append(Heard(event, game.state.clone())))
    moments = [Moment([], game.state.clone())]
    for step in steps:
        for _, action in step.play:
            before = game.state.clone()
            game.play(action)
            moments += tell_move(heard, before, game.state.clone(), messages)
            heard.clear()
        moments[-1].told.extend(_bonuses(step, messages))
    return _without_silence(moments)


def _without_silence(moments: list[Moment]) -> list[Moment]:
    """Moments of which there is nothing to tell are left out, but for the first."""
    return [moment for number, moment in enumerate(moments) if number == 0 or moment.told]


def _bonuses(step: ScenarioStep, messages: Messages) -> list[str]:
    """What large buildings score in it."""
    told = []
    for fact, value in step.expect.items():
        found = _BONUS.fullmatch(fact)
        if found is not None and isinstance(value, int):
            told.append(
                messages.text("rules-example-bonus", player=found[1], building=found[2], points=value)
            )
    return told
