"""Style, layers, types and tests: all of it."""

from __future__ import annotations

from tools.tasks.client import browser_checks, client_checks, prepare_client
from tools.tasks.compiling import compile_, compiled_checks, remove_compiled
from tools.tasks.environment import program, setup
from tools.tasks.lanes import Check, run_beside
from tools.tasks.places import DEV
from tools.tasks.running import TaskError, must, run


def lint(arguments: list[str]) -> int:
    if arguments not in ([], ["--fix"]):
        raise TaskError("The task lint takes no argument but --fix.", 2)
    setup(DEV)
    if arguments:
        must("ruff check --fix", [program("python"), "-m", "ruff", "check", "--fix"])
        must("ruff format", [program("python"), "-m", "ruff", "format"])
    run_beside(style_checks())
    return 0


def style_checks() -> list[Check]:
    """The quickest first."""
    python = program("python")
    return [
        Check("ruff check", [python, "-m", "ruff", "check"]),
        Check("ruff format", [python, "-m", "ruff", "format", "--check"]),
        Check("import-linter", [program("lint-imports"), "--no-logo", "--no-cache"]),
        Check("mypy", [python, "-m", "mypy"]),
    ]


def test(arguments: list[str]) -> int:
    setup(DEV)
    removed = remove_compiled()
    if removed:
        print(f"Removed {removed} compiled files, because this task tests the Python sources.", flush=True)
    if arguments:
        run_beside([pytest(*arguments)])
        return 0
    prepare_client()
    # Tests wait a good deal, servers and browsers most of all, and so there is room beside each other.
    run_beside(
        [pytest(), *client_checks()],
        [*style_checks(), *compiled_checks(), *browser_checks()],
    )
    return 0


def pytest(*arguments: str) -> Check:
    return Check("pytest", [program("python"), "-m", "pytest", "-n", "auto", *arguments], is_shown=True)


def test_compiled(arguments: list[str]) -> int:
    compile_([])
    run_beside([pytest(*arguments)])
    print("The tests passed on the compiled build. `python3 tasks.py clean` goes back to the Python sources.")
    return 0


def torture(arguments: list[str]) -> int:
    setup(DEV)
    return run([program("python"), "tools/torture.py", *arguments])
