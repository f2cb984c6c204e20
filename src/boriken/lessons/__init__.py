"""Short lessons: a position to play in, one decision after the other, and what the others do in between.

They are scenarios (``data/*.toml``), to which tests hold the engine. Each step is one decision of the
first seat, which the lesson asks for, and whatever follows until it decides again.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from importlib import resources
from typing import Final

from boriken.game import Game
from boriken.notation import Action
from boriken.scenario.case import Scenario
from boriken.scenario.step import ScenarioStep

LEARNER: Final = 0
"""The seat of whoever takes the lesson."""


@dataclass(frozen=True)
class LessonStep:
    asked: list[Action]
    """One decision of the learner; several parts of one, in the engine's order."""
    replies: list[tuple[int, Action]]
    """Seats and their actions until the learner decides again."""


@dataclass(frozen=True)
class Lesson:
    name: str
    scenario: Scenario
    steps: list[LessonStep]

    def begin(self) -> Game:
        return self.scenario.cases[0].begin()


@cache
def lessons() -> dict[str, Lesson]:
    """By name: an expansion, or ``puertoma``."""
    folder = resources.files("boriken.lessons").joinpath("data")
    files = sorted(folder.iterdir(), key=lambda path: path.name)
    scenarios = [Scenario.from_text(file.read_text(encoding="utf-8"), file.name) for file in files]
    return {
        scenario.name: Lesson(scenario.name, scenario, [_step(step) for step in scenario.steps])
        for scenario in scenarios
    }


def _step(step: ScenarioStep) -> LessonStep:
    others = [number for number, (seat, _) in enumerate(step.play) if seat != LEARNER]
    own = others[0] if others else len(step.play)
    return LessonStep([action for _, action in step.play[:own]], step.play[own:])
