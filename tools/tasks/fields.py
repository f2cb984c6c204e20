"""The table of fields, written out wherever its fields are spoken of."""

from __future__ import annotations

from tools.tasks.environment import program, setup
from tools.tasks.places import DEV
from tools.tasks.running import must


def fields(arguments: list[str]) -> int:
    """State, seats, JSON and documentation follow the table; tests compare."""
    setup(DEV)
    must("write the fields", [program("python"), "tools/fields.py"])
    return 0
