"""The card of a data set: what it is, how it was made, what was checked."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from typing import Any

from boriken.data.schema import DECISIONS, FORMAT, GAMES, Column


def card(how: Mapping[str, Any], games: int, decisions: int, hashes: Mapping[str, str]) -> str:
    """Markdown, to lie beside the tables."""
    lines = [
        "# Games of Puerto Rico, decision by decision",
        "",
        f"{games} games with {decisions} decisions, in the format `{FORMAT}`.",
        "",
        "## How it was made",
        "",
        "By Boriken, from this, which decides every game:",
        "",
        "```json",
        json.dumps(how, indent=1),
        "```",
        "",
        "## Checks",
        "",
        "Every game was replayed from its record before its rows were written, to the scores and the hash",
        "of the position that the record states. `boriken export --check` replays all of it again, and",
        "compares every row. Observations hold what the deciding seat may know, nothing else.",
        "",
        "## Licence",
        "",
        "The data may be used like Boriken itself, under the MIT licence. It contains no names of people.",
        "",
        "## Columns",
        "",
        *_columns("Games", GAMES),
        *_columns("Decisions", DECISIONS),
    ]
    if hashes:
        lines += ["## Files", "", *(f"- `{name}`: sha256 `{digest}`" for name, digest in hashes.items())]
    return "\n".join(lines).rstrip() + "\n"


def _columns(title: str, columns: Sequence[Column]) -> list[str]:
    rows = [f"| `{name}` | {kind} | {meaning} |" for name, kind, meaning in columns]
    return [f"{title}:", "", "| column | type | meaning |", "| --- | --- | --- |", *rows, ""]
