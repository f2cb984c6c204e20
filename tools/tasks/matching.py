"""Which tests belong to a file."""

from __future__ import annotations

import re
from pathlib import Path

from tools.tasks import places
from tools.tasks.places import ROOT, SOURCES

TESTS = ROOT / "tests"
SCENARIOS = "tests/test_scenarios.py::test_scenario_holds"
RULE = re.compile(r"\b([A-Z]{3,4})-\d+")
FOLDERS = {
    "docs/rules": "tests/rulebook",
    "docs": "tests/test_doctests.py",
    "src/boriken/catalog/data": "tests/catalog",
    "src/boriken/locale": "tests/locale",
    "tests/games": "tests/test_recorded_games.py",
}
"""Where the tests of files are that are not Python."""


def pytest_files(path: Path) -> list[str]:
    """What pytest is to run for a file of the project; nothing if no test is about this file alone."""
    if path.suffix == ".py" and path.is_relative_to(TESTS):
        return [places.name(path)] if path.name.startswith("test_") else importers(path, TESTS)
    if path.suffix == ".py":
        return named_after(path) or importers(path, TESTS / room(path))
    if path.is_relative_to(TESTS / "scenarios"):
        return [f"{SCENARIOS}[{path.relative_to(TESTS / 'scenarios').with_suffix('').as_posix()}]"]
    folders = (parent.relative_to(ROOT).as_posix() for parent in path.parents if parent.is_relative_to(ROOT))
    return next(([FOLDERS[folder]] for folder in folders if folder in FOLDERS), [])


def scenarios_of(path: Path) -> str:
    """The scenarios of the chapters that a module names, as an expression for `pytest -k`."""
    if path.suffix != ".py" or not path.is_relative_to(SOURCES / "boriken" / "rules"):
        return ""
    chapters = sorted(set(RULE.findall(path.read_text(encoding="utf-8"))) - {"RUL"})
    return " or ".join(f"{chapter.lower()}-" for chapter in chapters)


def room(path: Path) -> str:
    """The folder of `tests` for a module: that of its package."""
    inside = path.relative_to(SOURCES / "boriken") if path.is_relative_to(SOURCES) else path.relative_to(ROOT)
    return inside.parts[0] if len(inside.parts) > 1 else ""


def named_after(path: Path) -> list[str]:
    """Tests with the module's name, or its plural, or else with that of the folder it is in."""
    for stem in (path.stem, path.parent.name):
        for folder in (TESTS / room(path), TESTS):
            names = (f"test_{stem}.py", f"test_{stem}_*.py", f"test_{stem}s.py")
            found = [test for name in names for test in folder.rglob(name)]
            if found:
                return sorted(map(places.name, found))
    return []


def importers(path: Path, folder: Path) -> list[str]:
    """Tests in a folder that import a module."""
    parts = path.relative_to(SOURCES if path.is_relative_to(SOURCES) else ROOT).with_suffix("").parts
    package, name = ".".join(parts[:-1]), parts[-1]
    imports = re.compile(
        rf"^\s*(from {package}\.{name} import|from {package} import .*\b{name}\b|import {package}\.{name})",
        re.M,
    )
    tests = sorted(folder.rglob("test_*.py"))
    return [places.name(test) for test in tests if imports.search(test.read_text(encoding="utf-8"))]
