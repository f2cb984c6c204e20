"""The worked examples of the rules, played out: a position, a move, what happens, and the position after it.

They are scenarios (``data/*.toml``), to which tests hold the engine; the first rule of each is its own.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import cache
from importlib import resources
from typing import TYPE_CHECKING, Final

from boriken.engine.events import Event
from boriken.engine.view import view
from boriken.game import Game
from boriken.locale import NONE, Argument, Messages
from boriken.locale.story import Said, is_told, say
from boriken.position import SEAT_NAMES
from boriken.scenario.case import RuleSetCase, Scenario

if TYPE_CHECKING:
    from boriken.engine.shapes import TableView
    from boriken.scenario.step import ScenarioStep

_BONUS: Final = re.compile(r"([A-E])\.score\.(\w+)")


@dataclass(frozen=True)
class Moment:
    """A position, and what led to it, in sentences."""

    told: list[str]
    view: TableView


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
    """The examples of a rule, as the edition plays them."""
    messages = Messages(language, edition)
    return [
        Example(scenario.name, rule, _play(case, scenario.steps, messages))
        for scenario in all_examples().get(rule, [])
        for case in scenario.cases
        if case.document["edition"] == edition
    ]


def _play(case: RuleSetCase, steps: list[ScenarioStep], messages: Messages) -> list[Moment]:
    game = case.begin()
    happened: list[Event] = []
    game.listen(happened.append)
    moments = [_moment([], game)]
    for step in steps:
        for _, action in step.play:
            game.play(action)
            moments.append(_moment(_tell(happened, messages), game))
            happened.clear()
        moments[-1].told.extend(_bonuses(step, messages))
    return _without_silence(moments)


def _moment(told: list[str], game: Game) -> Moment:
    return Moment(told, view(game.state, is_open=True))


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


def _tell(events: list[Event], messages: Messages) -> list[str]:
    following = [*events[1:], None]
    return [
        _sentence(say([event]), messages)
        for event, after in zip(events, following, strict=True)
        if is_told(event, after)
    ]


def _sentence(said: Said, messages: Messages) -> str:
    args: dict[str, Argument] = dict(said.args)
    args |= {name: SEAT_NAMES[seat] for name, seat in said.seats.items()}
    args |= {
        name: ", ".join(_sentence(part, messages) for part in parts) or NONE
        for name, parts in said.lists.items()
    }
    nobody = f"{said.message}-nobody"
    is_nobody = "player" not in said.seats and messages.has(nobody)
    return messages.text(nobody if is_nobody else said.message, **args)
