"""Packages that people install: wheels."""

from __future__ import annotations

import os
import shutil
import tempfile
from pathlib import Path

from tools.tasks import places
from tools.tasks.client import build_client
from tools.tasks.environment import create_venv, pip_install, program, setup
from tools.tasks.places import DEV, DIST, RUNTIME
from tools.tasks.running import TaskError, last_line, must, run_quietly

COMPILED = "compiled"
PURE = "pure Python"
TRIALS = (
    ["rules", "CAP-4"],
    ["simulate", "--games", "20", "--seed", "7", "--players", "4", "--json"],
    ["simulate", "--games", "5", "--seed", "7", "--edition", "special", "--expansions", "all", "--json"],
    ["arena", "greedy", "search@5sim", "--games", "6", "--seed", "7", "--players", "3", "--json"],
)
"""What both kinds of wheel must answer alike."""


def build_wheel(kind: str) -> Path:
    build_client()
    os.environ["BORIKEN_CLIENT_IS_BUILT"] = "1"
    os.environ["BORIKEN_PURE"] = "1" if kind == PURE else ""
    target = DIST / kind.partition(" ")[0]
    shutil.rmtree(target, ignore_errors=True)
    options = ["--wheel", "--no-isolation", "--outdir", str(target)]
    must(f"build the {kind} wheel", [program("python"), "-m", "build", *options])
    return next(target.glob("*.whl"))


def try_wheel(kind: str, wheel: Path, venv: Path) -> list[str]:
    """What a wheel answers when it is installed, as by a user, in an environment of its own."""
    print(f"--- try the {kind} wheel", flush=True)
    create_venv(venv)
    pip_install(venv, "--require-hashes", "-r", places.name(RUNTIME))
    pip_install(venv, "--no-deps", str(wheel))
    command = program("boriken", venv)
    code, version = run_quietly([command, "--version"])
    if code != 0 or not version.rstrip().endswith(f"({kind})"):
        raise TaskError(f"The {kind} wheel says of itself: {last_line(version)}")
    answers = []
    for words in TRIALS:
        code, answer = run_quietly([command, *words])
        if code != 0:
            raise TaskError(f"The {kind} wheel cannot do {' '.join(words)}: {last_line(answer)}")
        answers.append(answer)
    return answers


def wheels(arguments: list[str]) -> int:
    setup(DEV)
    answers = {}
    with tempfile.TemporaryDirectory() as directory:
        for kind in (COMPILED, PURE):
            wheel = build_wheel(kind)
            if kind == COMPILED and wheel.name.endswith("-none-any.whl"):
                print("The engine could not be compiled here, so there is only the pure wheel.", flush=True)
            else:
                answers[kind] = try_wheel(kind, wheel, Path(directory) / wheel.stem)
    if len(answers) == 2 and answers[COMPILED] != answers[PURE]:
        raise TaskError("The compiled wheel and the pure one give different answers.")
    print(f"The wheels below {DIST.name} do what they should.")
    return 0
