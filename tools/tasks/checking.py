"""Style, types and tests."""

from __future__ import annotations

from tools.tasks.client import play_in_browser, test_client
from tools.tasks.compiling import compile_, remove_compiled
from tools.tasks.environment import program, setup
from tools.tasks.places import DEV
from tools.tasks.running import TaskError, must, run


def lint(arguments: list[str]) -> int:
    if arguments not in ([], ["--fix"]):
        raise TaskError("The task lint takes no argument but --fix.", 2)
    setup(DEV)
    python = program("python")
    must("ruff check", [python, "-m", "ruff", "check", *arguments])
    must("ruff format", [python, "-m", "ruff", "format", *([] if arguments else ["--check"])])
    must("import-linter", [program("lint-imports"), "--no-logo", "--no-cache"])
    must("mypy", [python, "-m", "mypy"])
    return 0


def test(arguments: list[str]) -> int:
    setup(DEV)
    removed = remove_compiled()
    if removed:
        print(f"Removed {removed} compiled files, because this task tests the Python sources.", flush=True)
    lint([])
    run_tests("pytest", arguments)
    if not arguments:
        test_client()
        missing = play_in_browser([])
        if missing is not None:
            print(f"{missing}, so the browser tests were skipped.", flush=True)
    return 0


def test_compiled(arguments: list[str]) -> int:
    compile_([])
    run_tests("pytest on the compiled build", arguments)
    print("The tests passed on the compiled build. `python3 tasks.py clean` goes back to the Python sources.")
    return 0


def run_tests(what: str, arguments: list[str]) -> None:
    must(what, [program("python"), "-m", "pytest", "-n", "auto", *arguments])


def torture(arguments: list[str]) -> int:
    setup(DEV)
    return run([program("python"), "tools/torture.py", *arguments])
