"""Playing a scenario: where the game does otherwise than it says."""

from __future__ import annotations

from dataclasses import dataclass

from boriken.engine.errors import IllegalAction
from boriken.engine.invariants import problems
from boriken.game import Game
from boriken.position import seat_name
from boriken.scenario.case import RuleSetCase, Scenario
from boriken.scenario.expectations import matches
from boriken.scenario.facts import Group, Row, facts
from boriken.scenario.step import ScenarioStep


@dataclass(frozen=True)
class Difference:
    """Something a scenario says and the game does otherwise."""

    where: str
    expected: str
    found: str

    def __str__(self) -> str:
        return f"{self.where}: expected {self.expected}, found {self.found}"

    def within(self, place: str) -> Difference:
        return Difference(f"{place}, {self.where}", self.expected, self.found)


def run(scenario: Scenario) -> list[str]:
    """Play a scenario: every difference between what it says and what happens, none if it holds."""
    return [str(difference) for difference in differences(scenario)]


def differences(scenario: Scenario) -> list[Difference]:
    """As ``run``, with the parts of each difference apart."""
    found: list[Difference] = []
    for case in scenario.cases:
        in_case = _run_case(case, scenario.steps)
        found += in_case if len(scenario.cases) == 1 else [d.within(case.name) for d in in_case]
    return found


def _run_case(case: RuleSetCase, steps: list[ScenarioStep]) -> list[Difference]:
    """The differences in one rule set. A move that cannot be played ends it: what follows has no sense."""
    game = case.begin()
    # A position may leave pieces out on purpose, so only what the plays have broken counts.
    wrong_before = [] if case.from_start else problems(game.state)
    found: list[Difference] = []
    for number, step in enumerate(steps, 1):
        obstacle = _play(game, step)
        if obstacle is not None:
            return [*found, obstacle.within(f"step {number}")]
        in_step = [*_compare_choices(game, step), *_compare_facts(game, step)]
        for problem in problems(game.state):
            if problem not in wrong_before:
                in_step.append(Difference("pieces", "nothing lost or doubled", problem))
        found += [difference.within(f"step {number}") for difference in in_step]
    return found


def _play(game: Game, step: ScenarioStep) -> Difference | None:
    """Carry out the moves of a step; the one that could not be, if any."""
    for seat, action in step.play:
        move = f"play {seat_name(seat)} {action}"
        if game.turn != seat:
            return Difference(move, f"a turn of {seat_name(seat)}", _turn(game))
        try:
            game.play(action)
        except IllegalAction as error:
            return Difference(move, "a legal action", f"it refused: {error} Legal: {_legal(game)}")
    return None


def _turn(game: Game) -> str:
    if game.turn is None:
        return "the game over"
    return f"{seat_name(game.turn)} ({game.decision}: {_legal(game)})"


def _legal(game: Game) -> str:
    return ", ".join(str(action) for action in game.legal_actions()) or "nothing"


def _compare_choices(game: Game, step: ScenarioStep) -> list[Difference]:
    legal = [str(action) for action in game.legal_actions()]
    found: list[Difference] = []
    if step.legal is not None and sorted(step.legal) != sorted(legal):
        found.append(Difference("legal", ", ".join(step.legal) or "nothing", _legal(game)))
    for action in step.allows:
        if action not in legal:
            found.append(Difference(f"allows {action}", "it legal", game.explain(action).text))
    for action, rule in step.refuses.items():
        instead = _instead_of_refusal(game, action, rule)
        if instead:
            found.append(Difference(f"refuses {action}", f"a refusal by {rule}", instead))
    return found


def _instead_of_refusal(game: Game, action: str, rule: str) -> str:
    """What happens instead of a refusal by the rule, or nothing. A refused action changes nothing."""
    attempt = game.copy()
    try:
        attempt.play(action)
    except IllegalAction as error:
        if error.rule != rule:
            return str(error)
        return "" if attempt.fingerprint() == game.fingerprint() else "that it changes the position"
    return "it legal"


def _compare_facts(game: Game, step: ScenarioStep) -> list[Difference]:
    known = facts(game)
    different: list[Difference] = []
    for key, expected in step.expect.items():
        found = known[key]
        if not matches(found, expected):
            if isinstance(found, (Group, Row)) and isinstance(expected, int):
                found = found.total
            different.append(Difference(key, _shown(expected), _shown(found)))
    return different


def _shown(value: object) -> str:
    if isinstance(value, list):
        return ", ".join(str(item) for item in value) or "none"
    return "nothing" if value == "" else str(value)
