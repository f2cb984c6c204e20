"""Compiling the engine in place, and back."""

from __future__ import annotations

import shlex
import shutil
import sysconfig
from collections.abc import Iterator
from pathlib import Path

from tools.tasks.environment import program, setup
from tools.tasks.lanes import Check
from tools.tasks.places import DEV, ROOT, SOURCES
from tools.tasks.running import TaskError, must


def compile_(arguments: list[str]) -> int:
    setup(DEV)
    must("compile with mypyc", [program("python"), "tools/compile.py"])
    return 0


def compiled_checks() -> list[Check]:
    """A few tests on a compiled build; nothing where nothing can be compiled."""
    compiler = shlex.split(sysconfig.get_config_var("CC") or "cl")[0]
    if shutil.which(compiler) is None:
        print("There is no C compiler here, so the compiled engine is not tested.", flush=True)
        return []
    return [Check("tests of the compiled engine", [program("python"), "tools/compiled_tests.py"])]


def clean(arguments: list[str]) -> int:
    print(f"Removed {remove_compiled()} compiled files: the Python sources are used again.")
    return 0


def remove_compiled() -> int:
    """Remove what the compiler made; how many files beside the sources went."""
    compiled = list(compiled_files())
    try:
        for path in compiled:
            path.unlink()
        for directory in (ROOT / "build", SOURCES / "build"):
            if directory.is_dir():
                shutil.rmtree(directory)
    except OSError as error:
        raise TaskError(f"{error.filename} cannot be removed; is a game still running?") from None
    return len(compiled)


def compiled_files() -> Iterator[Path]:
    for pattern in ("*.so", "*.pyd", "*.c"):
        yield from SOURCES.rglob(pattern)
