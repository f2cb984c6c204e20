"""What one asks many times an hour: is it still right?"""

from __future__ import annotations

import os
from collections.abc import Sequence
from pathlib import Path

from tools.tasks import places
from tools.tasks.checking import style_checks
from tools.tasks.client import install_packages, npm_check
from tools.tasks.environment import program, setup
from tools.tasks.lanes import Check, run_beside
from tools.tasks.matching import pytest_files, scenarios_of
from tools.tasks.node import npm
from tools.tasks.places import DEV, ROOT, WEB
from tools.tasks.running import TaskError, run, run_quietly

NO_TESTS = 5
"""What pytest says of a file that has slow tests alone."""
WEB_SUFFIXES = (".ts", ".js", ".svelte")


def quick(arguments: list[str]) -> int:
    setup(DEV)
    if arguments:
        check_files([find(argument) for argument in arguments])
        return 0
    lanes = [[Check("pytest", quick_tests("-n", "auto"), is_shown=True)], style_checks()]
    if has_changed(WEB):
        install_packages()
        lanes[1] += [
            npm_check("svelte-check", "check"),
            npm_check("vitest", "test", "--changed", "--passWithNoTests"),
        ]
    run_beside(*lanes)
    return 0


def quick_tests(*arguments: str) -> list[str | Path]:
    return [program("python"), "-m", "pytest", "-q", "-m", "not slow", "-k", "not postgresql", *arguments]


def find(argument: str) -> Path:
    path = Path(argument).resolve()
    if not path.is_file() or not path.is_relative_to(ROOT):
        raise TaskError(f"There is no file {argument} in this project.", 2)
    return path


def has_changed(folder: Path) -> bool:
    """Whether something in a folder is not as in the last commit; yes where there is no Git to ask."""
    code, output = run_quietly(["git", "status", "--porcelain", "--", folder])
    return code != 0 or bool(output.strip())


def check_files(paths: Sequence[Path]) -> None:
    """Style and types of a few files, and the tests that belong to them."""
    python, names = program("python"), [places.name(path) for path in paths]
    sources = [name for name in names if name.endswith(".py")]
    style: list[Check] = []
    if sources:
        style = [
            Check("ruff check", [python, "-m", "ruff", "check", "--force-exclude", *sources]),
            Check("ruff format", [python, "-m", "ruff", "format", "--force-exclude", "--check", *sources]),
            Check("mypy", [python, "-m", "mypy"]),  # it knows what has not changed
        ]
    run_beside(style, pytest_checks(paths), web_checks(paths))


def pytest_checks(paths: Sequence[Path]) -> list[Check]:
    tests = sorted({test for path in paths for test in pytest_files(path)})
    chapters = sorted({chapters for path in paths for chapters in [scenarios_of(path)] if chapters})
    checks = [Check("pytest", quick_tests(*tests), is_shown=True, fine=(0, NO_TESTS))] if tests else []
    if chapters:
        scenarios = ["tests/test_scenarios.py", "-k", f"scenario_holds and ({' or '.join(chapters)})"]
        checks.append(Check("scenarios", quick_tests(*scenarios), is_shown=True))
    return checks


def web_checks(paths: Sequence[Path]) -> list[Check]:
    """Style, and the tests that have something to do with a file."""
    files = [path for path in paths if path.is_relative_to(WEB) and path.suffix in WEB_SUFFIXES]
    if not files:
        return []
    install_packages()
    tool = [*npm(), "--prefix", WEB, "exec", "--offline", "--"]
    return [
        Check("eslint", [*tool, "eslint", "--config", WEB / "eslint.config.js", *files]),
        Check("vitest", [*tool, "vitest", "related", "--run", "--passWithNoTests", "--root", WEB, *files]),
    ]


def watch(arguments: list[str]) -> int:
    setup(DEV)
    os.environ["PYTHONUNBUFFERED"] = "1"
    return run([program("python"), "tools/watch.py"])
