"""The command `boriken`, from this checkout."""

from __future__ import annotations

import os
from pathlib import Path

from tools.tasks.client import build_client
from tools.tasks.environment import program, setup
from tools.tasks.node import NoNode
from tools.tasks.places import DEV, ROOT, RUNTIME, SOURCES
from tools.tasks.quickening import PURE, call, make_quick, quickened
from tools.tasks.running import TaskError, must, run

RECORD = "--record"
BENCHMARKS = ROOT / "build" / "benchmarks"


def play(arguments: list[str]) -> int:
    if arguments not in ([], [PURE]):
        raise TaskError(f"The task play takes no argument but {PURE}.", 2)
    return boriken(arguments)


def boriken(arguments: list[str]) -> int:
    setup(RUNTIME)
    is_pure = arguments[:1] == [PURE]
    arguments = arguments[is_pure:]
    if not arguments or arguments[0] == "serve":
        try:
            build_client()
        except NoNode as error:
            print(f"{error}\nThe server runs with the web table as it was built last, if ever.", flush=True)
    return run([program("boriken"), *arguments], environment=None if is_pure else quickened(not arguments))


def bench(arguments: list[str]) -> int:
    if arguments[:1] == [RECORD]:
        record_benchmarks("unreleased", arguments[1:])
        return 0
    return boriken(["bench", *arguments])


def record_benchmarks(version: str, words: list[str]) -> None:
    """Measure the compiled engine and the Python sources, and write the page of the documentation."""
    setup(DEV)
    names: list[Path] = []
    for variables in (make_quick(), {**os.environ, "PYTHONPATH": str(SOURCES)}):
        print("--- boriken bench", flush=True)
        names.append(BENCHMARKS / f"{len(names)}.json")
        BENCHMARKS.mkdir(parents=True, exist_ok=True)
        said = call([str(program("python")), "-m", "boriken", "bench", "--json", *words], variables)
        names[-1].write_text(said, encoding="utf-8")
    must("write docs/benchmarks.md", [program("python"), "tools/benchmarks.py", version, *names])
