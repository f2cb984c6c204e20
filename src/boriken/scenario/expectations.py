"""What a scenario expects of a game: whether it makes sense, and whether it holds."""

from __future__ import annotations

import difflib

from boriken.engine.errors import BadScenario
from boriken.scenario.facts import Fact, Group, Row, read_group


def check_expectation(where: str, key: str, value: object, known: dict[str, Fact]) -> None:
    if key not in known:
        near = difflib.get_close_matches(key, known, n=3)
        hint = f": did you mean {', '.join(near)}?" if near else "."
        raise BadScenario(f"{where}: there is no {key!r} in this game{hint}")
    found = known[key]
    if isinstance(found, Group):
        wanted = "text such as '2 corn', or a number"
        fits = type(value) is int or read_group(value) is not None
    elif isinstance(found, Row):
        wanted, fits = "text such as 'corn, 2 sugar', or a number", type(value) in (int, str)
    elif isinstance(found, list):
        wanted, fits = "a list of texts", isinstance(value, list) and all(type(v) is str for v in value)
    elif isinstance(found, bool):
        wanted, fits = "true or false", isinstance(value, bool)
    else:
        wanted, fits = "a number or text", type(value) in (int, str)
    if not fits:
        raise BadScenario(f"{where}: {key!r} must be {wanted}, not {value!r}.")


def matches(found: Fact, expected: object) -> bool:
    if isinstance(found, (Group, Row)):
        return found.matches(expected)
    if isinstance(found, list):
        return isinstance(expected, list) and sorted(found) == sorted(expected)
    return found == expected
