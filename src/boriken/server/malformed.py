"""What is wrong with a request, as arguments of the error ``malformed``.

That is where, and which case of the message ``wrong``. The libraries that read requests say it in English
alone.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any, Final

from boriken.engine.errors import Figure
from boriken.engine.reading import shown

_KINDS: Final = {
    "int": "whole",
    "float": "number",
    "str": "text",
    "bool": "switch",
    "array": "list",
    "object": "object",
}
_SAID: Final = [
    (re.compile(r"Object missing required field `(?P<inner>.*)`"), "missing"),
    (re.compile(r"Object contains unknown field `(?P<inner>.*)`"), "unknown"),
    (re.compile(r"Invalid (?:enum )?value (?P<typed>.*)"), "value"),
    (re.compile(r"Expected `\w+` of length >= (?P<limit>\d+)"), "short"),
    (re.compile(r"Expected `\w+` of length <= (?P<limit>\d+)"), "long"),
    (re.compile(r"Expected `\w+` >= (?P<limit>\d+)"), "least"),
    (re.compile(r"Expected `\w+` <= (?P<limit>\d+)"), "most"),
    (re.compile(r"Expected `(?P<kind>\w+)(?: \| null)?`, got `.*`"), ""),
]
"""What msgspec says of a body."""
_KNOWN: Final = {
    "missing": "missing",
    "int_parsing": "whole",
    "float_parsing": "number",
    "bool_parsing": "switch",
    "literal_error": "value",
    "greater_than_equal": "least",
    "less_than_equal": "most",
    "string_too_short": "short",
    "string_too_long": "long",
}
"""What pydantic says of a part of an address."""
_LIMITS: Final = ("ge", "le", "min_length", "max_length")


def of_body(error: Exception) -> dict[str, Figure]:
    """A body that is not what the interface says.

    >>> of_body(ValueError("Expected `int` >= 2 - at `$.options.players`"))
    {'place': 'options.players', 'why': 'least', 'limit': '2'}
    >>> of_body(ValueError("JSON is malformed: invalid character (byte 0)"))
    {'place': 'body', 'why': 'json'}
    """
    what, _, where = str(error).partition(" - at ")
    place = re.sub(r"\[(.*?)\]", r".\1", where.strip("`").removeprefix("$")).removeprefix(".")
    if isinstance(error.__cause__, ValueError):  # raised by a struct of ours: the case itself
        return {"place": shown(place or "body"), "why": what}
    for pattern, why in _SAID:
        found = pattern.fullmatch(what)
        if found is not None:
            parts = found.groupdict()
            inner = parts.pop("inner", "")
            kind = parts.pop("kind", "")
            full = ".".join(part for part in (place, inner) if part)
            more = {name: shown(part.strip("'")) for name, part in parts.items()}
            return {"place": shown(full or "body"), "why": why or _KINDS.get(kind, "other"), **more}
    return {"place": shown(place or "body"), "why": "other" if what.startswith("Expected") else "json"}


def of_address(error: Mapping[str, Any]) -> dict[str, Figure]:
    """A path or a query that is not what the interface says.

    >>> of_address({"type": "less_than_equal", "loc": ("query", "limit"), "input": "999", "ctx": {"le": 500}})
    {'place': 'limit', 'why': 'most', 'typed': '999', 'limit': '500'}
    """
    said: dict[str, Figure] = {
        "place": shown(str(error["loc"][-1])),
        "why": _KNOWN.get(error["type"], "other"),
        "typed": shown(str(error.get("input", ""))),
    }
    for name, limit in error.get("ctx", {}).items():
        if name in _LIMITS:
            said["limit"] = str(limit)
    return said
