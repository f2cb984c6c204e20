"""Reading the data files that lie beside this module."""

from __future__ import annotations

import csv
import tomllib
from importlib import resources
from typing import Any


def read_table(name: str) -> list[dict[str, str]]:
    """The rows of ``data/<name>.csv``, each a dictionary by column."""
    return list(csv.DictReader(_read(f"{name}.csv").splitlines()))


def read_records(name: str) -> dict[str, dict[str, Any]]:
    """The records of ``data/<name>.toml``, by name and in their order."""
    return tomllib.loads(_read(f"{name}.toml"))


def _read(file: str) -> str:
    return resources.files("boriken.catalog").joinpath("data", file).read_text(encoding="utf-8")
