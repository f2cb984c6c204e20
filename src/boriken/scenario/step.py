"""One step of a scenario: what is played, and what is checked afterwards."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final

from boriken import rulebook
from boriken.engine.errors import BadNotation, BadScenario
from boriken.engine.reading import Reader
from boriken.notation import Action
from boriken.position import SEAT_NAMES

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


def read_step(data: object, where: str) -> ScenarioStep:
    reader = Reader(data, where, BadScenario)
    refuse_unknown(reader, _STEP_KEYS)
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
            str(_read_action(action, f"{where}, refuses")): known_rule(rule, f"{where}, refuses")
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


def refuse_unknown(reader: Reader, known: Iterable[str]) -> None:
    for key in reader.data:
        if key not in known:
            where = ", ".join(part for part in (reader.where, reader.path) if part)
            raise BadScenario(f"{where}: unknown key {key!r}: known are {', '.join(known)}.")


def known_rule(rule: object, where: str) -> str:
    if not isinstance(rule, str) or rulebook.rule(rule) is None:
        raise BadScenario(f"{where}: {rule!r} is no identifier of docs/rules, such as 'CAP-4'.")
    return rule
