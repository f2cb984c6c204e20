"""Scenarios: cases of the rules as data, one TOML file each, and the check whether a case holds.

A file names the rules it shows, gives a position, and says step by step what is played, what is legal
then, what is refused by which rule, and what holds::

    title = "Of equal ships the choice is free"
    rules = ["CAP-4"]

    [position]                       # as in boriken.position; instead [start] for a game from its start
    players = 3
    [position.A]
    goods = "3 corn"

    [[step]]                         # any number, in order
    note = "All three ships are empty."      # for readers
    play = ["A captain"]                     # the seat that has to decide, and its action
    legal = ["load corn 4", "load corn 5", "load corn 6"]    # exactly these, in any order
    allows = ["load corn 4"]                 # at least these
    refuses = { pass = "CAP-2" }             # each refused, by this rule
    [step.expect]                            # what holds after the plays
    turn = "A"
    "A.goods" = "3 corn"

``editions`` and ``players`` at the top run the same case in several rule sets. Decisions with a single
option are asked (``ask_forced``), so that every move of a case is written down; a lone pass never is.
What can be expected is listed in ``boriken.scenario_facts``.
"""

from __future__ import annotations

import difflib
import tomllib
from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from boriken import rulebook
from boriken.engine.errors import BadNotation, BadScenario, BorikenError, IllegalAction
from boriken.engine.invariants import problems
from boriken.engine.reading import Reader
from boriken.game import Game
from boriken.notation import Action
from boriken.position import SEAT_NAMES, position_from_document, seat_name
from boriken.scenario_facts import Fact, Group, Row, facts, read_group

_TOP_KEYS: Final = ("title", "rules", "editions", "players", "position", "start", "step")
_START_KEYS: Final = (
    *("edition", "players", "seed", "governor"),
    *("expansions", "variants", "draft", "buildings", "house_rules", "seats", "difficulty", "voluntary"),
)
_STEP_KEYS: Final = ("note", "play", "legal", "allows", "refuses", "expect")


@dataclass(frozen=True)
class ScenarioStep:
    """What is played, and what is checked afterwards."""

    play: list[tuple[int, Action]]
    """Seats and their actions."""
    legal: list[str] | None
    allows: list[str]
    refuses: dict[str, str]
    """Action and rule."""
    expect: dict[str, object]
    """Fact and value."""


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
        return Game.new(
            edition=start.text("edition"),
            players=start.whole("players"),
            seed=start.whole("seed"),
            expansions=_texts(start, "expansions"),
            variants=_texts(start, "variants"),
            draft=start.text("draft"),
            buildings=_texts(start, "buildings"),
            house_rules=_truth(start, "house_rules"),
            governor=start.choice("governor", list(SEAT_NAMES)),
            seats=_texts(start, "seats"),
            difficulty=start.text("difficulty"),
            ask_forced=True,
            any_order=False,
            voluntary=_truth(start, "voluntary"),
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
        _refuse_unknown(top, _TOP_KEYS)
        steps = [
            _read_step(step, f"{file}, step {number}") for number, step in enumerate(top.items("step"), 1)
        ]
        if not steps:
            raise BadScenario(f"{file}: a scenario needs at least one [[step]].")
        scenario = Scenario(Path(file).stem, top.text("title"), _read_rules(top), _read_cases(top), steps)
        _check_sense(scenario, file)
        return scenario


# --- Reading ---------------------------------------------------------------------------------------------


def _refuse_unknown(reader: Reader, known: Iterable[str]) -> None:
    for key in reader.data:
        if key not in known:
            raise BadScenario(f"{reader.where}: unknown key {key!r}: known are {', '.join(known)}.")


def _texts(reader: Reader, key: str) -> list[str]:
    """A list of texts."""
    texts = reader.items(key)
    for text in texts:
        if not isinstance(text, str):
            raise BadScenario(f"{reader.where}, {key}: {text!r} must be a text.")
    return [str(text) for text in texts]


def _truth(reader: Reader, key: str) -> bool:
    value = reader.value(key)
    if not isinstance(value, bool):
        raise BadScenario(f"{reader.where}: {key!r} must be true or false, not {value!r}.")
    return value


def _read_rules(top: Reader) -> list[str]:
    rules = [_known_rule(rule, f"{top.where}, rules") for rule in top.items("rules")]
    if not rules:
        raise BadScenario(f"{top.where}: 'rules' must name at least one rule, such as 'CAP-4'.")
    return rules


def _known_rule(rule: object, where: str) -> str:
    if not isinstance(rule, str) or rulebook.rule(rule) is None:
        raise BadScenario(f"{where}: {rule!r} is no identifier of docs/rules, such as 'CAP-4'.")
    return rule


def _read_cases(top: Reader) -> list[RuleSetCase]:
    """One case, or one for each of the ``editions`` and ``players`` named at the top."""
    if ("position" in top.data) == ("start" in top.data):
        raise BadScenario(f"{top.where}: there must be either a [position] or a [start].")
    from_start = "start" in top.data
    table = top.inner("start" if from_start else "position")
    seats = _texts(table, "seats") if "seats" in table.data else []
    defaults: dict[str, object] = {"ask_forced": True}
    if from_start:
        _refuse_unknown(table, _START_KEYS)
        defaults = {"seed": 1, "governor": "A", "draft": "players", "house_rules": False, "voluntary": False}
        defaults["difficulty"] = "normal"
        for key in ("expansions", "variants", "buildings", "seats"):
            defaults[key] = []
    return [
        RuleSetCase(
            f"{edition}, {players} players",
            {**defaults, **table.data, "edition": edition, "players": players},
            from_start,
        )
        for edition in _one_or_several(top, table, "editions", "edition", "special" if seats else "1897")
        for players in _one_or_several(top, table, "players", "players", len(seats) or 4)
    ]


def _one_or_several(top: Reader, table: Reader, many: str, one: str, default: object) -> list[object]:
    """The values of a key that stands once in the position, or as a list at the top."""
    if many not in top.data:
        return [table.data.get(one, default)]
    if one in table.data:
        raise BadScenario(f"{top.where}: {many!r} at the top and {one!r} in [{table.where}]: say it once.")
    if not top.items(many):
        raise BadScenario(f"{top.where}: {many!r} must not be empty.")
    return top.items(many)


def _read_step(data: object, where: str) -> ScenarioStep:
    reader = Reader(data, where, BadScenario)
    _refuse_unknown(reader, _STEP_KEYS)
    if "note" in reader.data:
        reader.text("note")
    plays = reader.items("play") if "play" in reader.data else []
    refuses = reader.inner("refuses").data if "refuses" in reader.data else {}
    expect = reader.inner("expect").data if "expect" in reader.data else {}
    return ScenarioStep(
        play=[_read_play(play, f"{where}, play") for play in plays],
        legal=_read_actions(reader, "legal") if "legal" in reader.data else None,
        allows=_read_actions(reader, "allows") if "allows" in reader.data else [],
        refuses={
            str(_read_action(action, f"{where}, refuses")): _known_rule(rule, f"{where}, refuses")
            for action, rule in refuses.items()
        },
        expect=_flat(expect),
    )


def _read_play(play: object, where: str) -> tuple[int, Action]:
    letter, _, action = play.partition(" ") if isinstance(play, str) else ("", "", "")
    if len(letter) != 1 or letter not in SEAT_NAMES:
        raise BadScenario(f"{where}: {play!r} must be a seat and its action, such as 'A load corn 6'.")
    return SEAT_NAMES.index(letter), _read_action(action, where)


def _read_actions(reader: Reader, key: str) -> list[str]:
    return [str(_read_action(action, f"{reader.where}, {key}")) for action in reader.items(key)]


def _read_action(action: object, where: str) -> Action:
    if not isinstance(action, str):
        raise BadScenario(f"{where}: {action!r} must be an action as text, such as 'load corn 6'.")
    try:
        return Action.parse(action)
    except BadNotation as error:
        raise BadScenario(f"{where}: {error}") from None


def _flat(table: dict[str, object], before: str = "") -> dict[str, object]:
    """``A.chips`` means the same with and without quotes: a key with a dot, or a table in a table."""
    flat: dict[str, object] = {}
    for key, value in table.items():
        if isinstance(value, dict):
            flat |= _flat(value, f"{before}{key}.")
        else:
            flat[before + key] = value
    return flat


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
                _check_expectation(f"{file}, step {number}, expect", key, value, known)


def _check_expectation(where: str, key: str, value: object, known: dict[str, Fact]) -> None:
    if key not in known:
        near = difflib.get_close_matches(key, known, n=3)
        hint = f": did you mean {', '.join(near)}?" if near else "."
        raise BadScenario(f"{where}: there is no {key!r} in this game{hint}")
    found = known[key]
    if isinstance(found, Group):
        wanted = "a text such as '2 corn', or a number"
        fits = type(value) is int or read_group(value) is not None
    elif isinstance(found, Row):
        wanted, fits = "a text such as 'corn, 2 sugar', or a number", type(value) in (int, str)
    elif isinstance(found, list):
        wanted, fits = "a list of texts", isinstance(value, list) and all(type(v) is str for v in value)
    elif isinstance(found, bool):
        wanted, fits = "true or false", isinstance(value, bool)
    else:
        wanted, fits = "a number or a text", type(value) in (int, str)
    if not fits:
        raise BadScenario(f"{where}: {key!r} must be {wanted}, not {value!r}.")


# --- Running ---------------------------------------------------------------------------------------------


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
        if not _matches(found, expected):
            if isinstance(found, (Group, Row)) and isinstance(expected, int):
                found = found.total
            different.append(Difference(key, _shown(expected), _shown(found)))
    return different


def _matches(found: Fact, expected: object) -> bool:
    if isinstance(found, (Group, Row)):
        return found.matches(expected)
    if isinstance(found, list):
        return isinstance(expected, list) and sorted(found) == sorted(expected)
    return found == expected


def _shown(value: object) -> str:
    if isinstance(value, list):
        return ", ".join(str(item) for item in value) or "none"
    return "nothing" if value == "" else str(value)
