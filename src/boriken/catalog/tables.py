"""Reading the data files that lie beside this module."""

from __future__ import annotations

import csv
from importlib import resources


def read_table(name: str) -> list[dict[str, str]]:
    """The rows of ``data/<name>.csv``, each a dictionary by column."""
    text = resources.files("boriken.catalog").joinpath("data", f"{name}.csv").read_text(encoding="utf-8")
    return list(csv.DictReader(text.splitlines()))
