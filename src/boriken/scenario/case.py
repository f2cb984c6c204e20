"""A scenario and its rule sets, read from a file."""

from __future__ import annotations

import tomllib
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from boriken.catalog.editions import usual_edition
from boriken.engine.agreements import FLAG, NAMES, NUMBER, OPTIONS, Option
from boriken.engine.errors import BadScenario, BorikenError
from boriken.engine.reading import Reader
from boriken.game import Game
from boriken.position import SEAT_NAMES, position_from_document
from boriken.scenario.expectations import check_expectation
from boriken.scenario.facts import facts
from boriken.scenario.step import ScenarioStep, known_rule, read_step, refuse_unknown

_TOP_KEYS: Final = ("title", "rules", "editions", "players", "position", "start", "step")
_AGREED: Final = [option for option in OPTIONS if option.is_rule]
"""What a game from the start can be played with."""
_START_KEYS: Final = ("seed", *(option.name for option in _AGREED))


@dataclass(frozen=True)
class RuleSetCase:
    """One of the rule sets a scenario runs in."""

    name: str
    document: dict[str, object]
    """A position, or the options of a new game."""
    from_start: bool

    def begin(self) -> Game:
        if not self.from_start:
            return Game(position_from_document(self.document))
        start = Reader(self.document, "start", BadScenario)
        agreed = {option.name: _read_option(start, option) for option in _AGREED if option.name != "governor"}
        return Game.new(
            seed=start.whole("seed"),
            governor=start.choice("governor", list(SEAT_NAMES)),
            ask_forced=True,
            any_order=False,
            **agreed,
        )


@dataclass(frozen=True)
class Scenario:
    """A case of the rules, read and checked for sense; ``run`` says whether it holds."""

    name: str
    """The file's name without its ending."""
    title: str
    rules: list[str]
    cases: list[RuleSetCase]
    steps: list[ScenarioStep]

    @staticmethod
    def from_file(path: Path | str) -> Scenario:
        """Read a scenario; whatever is wrong with the file is a ``BadScenario`` that says where."""
        path = Path(path)
        try:
            text = path.read_text(encoding="utf-8")
        except OSError as error:
            raise BadScenario(f"{path}: the file cannot be read ({error.strerror or error}).") from None
        except UnicodeDecodeError:
            raise BadScenario(f"{path}: the file is no text in UTF-8.") from None
        return Scenario.from_text(text, str(path))

    @staticmethod
    def from_text(text: str, file: str = "scenario.toml") -> Scenario:
        """Read a scenario from its text; the name of the file is for messages."""
        try:
            document = tomllib.loads(text)
        except (ValueError, RecursionError) as error:  # also of numbers too long and tables too deep
            raise BadScenario(f"{file}: the file is no complete TOML text: {error}.") from None
        top = Reader(document, file, BadScenario)
        refuse_unknown(top, _TOP_KEYS)
        steps = [
            read_step(step, f"{file}, step {number}") for number, step in enumerate(top.items("step"), 1)
        ]
        if not steps:
            raise BadScenario(f"{file}: a scenario needs at least one [[step]].")
        scenario = Scenario(Path(file).stem, top.text("title"), _read_rules(top), _read_cases(top), steps)
        _check_sense(scenario, file)
        return scenario


def _read_option(start: Reader, option: Option) -> Any:
    if option.kind == NAMES:
        return _texts(start, option.name)
    if option.kind == FLAG:
        return _truth(start, option.name)
    return start.whole(option.name) if option.kind == NUMBER else start.text(option.name)


def _texts(reader: Reader, key: str) -> list[str]:
    """A list of texts."""
    texts = reader.items(key)
    for text in texts:
        if not isinstance(text, str):
            raise BadScenario(f"{reader.where}, {key}: {text!r} must be text.")
    return [str(text) for text in texts]


def _truth(reader: Reader, key: str) -> bool:
    value = reader.value(key)
    if not isinstance(value, bool):
        raise BadScenario(f"{reader.where}: {key!r} must be true or false, not {value!r}.")
    return value


def _read_rules(top: Reader) -> list[str]:
    rules = [known_rule(rule, f"{top.where}, rules") for rule in top.items("rules")]
    if not rules:
        raise BadScenario(f"{top.where}: 'rules' must name at least one rule, such as 'CAP-4'.")
    return rules


def _read_cases(top: Reader) -> list[RuleSetCase]:
    """One case, or one for each of the ``editions`` and ``players`` named at the top."""
    if ("position" in top.data) == ("start" in top.data):
        raise BadScenario(f"{top.where}: there must be either a [position] or a [start].")
    from_start = "start" in top.data
    table = top.inner("start" if from_start else "position")
    seats = _texts(table, "seats") if "seats" in table.data else []
    defaults: dict[str, object] = {"ask_forced": True}
    if from_start:
        refuse_unknown(table, _START_KEYS)
        defaults = {option.name: [] if option.kind == NAMES else option.default for option in _AGREED}
        defaults |= {"seed": 1, "governor": "A"}
    return [
        RuleSetCase(
            f"{edition}, {players} players",
            {**defaults, **table.data, "edition": edition, "players": players},
            from_start,
        )
        for edition in _one_or_several(top, table, "editions", "edition", usual_edition(bool(seats)))
        for players in _one_or_several(top, table, "players", "players", len(seats) or 4)
    ]


def _one_or_several(top: Reader, table: Reader, many: str, one: str, default: object) -> list[object]:
    """The values of a key that stands once in the position, or as a list at the top."""
    if many not in top.data:
        return [table.data.get(one, default)]
    if one in table.data:
        raise BadScenario(f"{top.where}: {many!r} at the top and {one!r} in [{table.path}]: say it once.")
    if not top.items(many):
        raise BadScenario(f"{top.where}: {many!r} must not be empty.")
    return top.items(many)


def _check_sense(scenario: Scenario, file: str) -> None:
    """Whether every rule set can begin, and whether what is expected can be looked up there."""
    for case in scenario.cases:
        try:
            game = case.begin()
        except BorikenError as error:
            raise BadScenario(f"{file} ({case.name}): {error}") from None
        known = facts(game)
        for number, step in enumerate(scenario.steps, 1):
            for key, value in step.expect.items():
                check_expectation(f"{file}, step {number}, expect", key, value, known)
