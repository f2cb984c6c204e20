"""Compile the hot part of Boriken with mypyc: `python3 tasks.py compile`, and whenever a wheel is built.

All modules form one group, so that calls between them stay inside one shared library (`boriken__mypyc`, next
to the package); each module gets a small extension of its own, which Python prefers to the `.py` file beside
it. Without an argument the extensions go beside the sources, and `python3 tasks.py clean` removes them; with
one, into that folder. `--for-tests` leaves the C compiler's optimizations out: they take most of the time,
and decide nothing but the speed.
"""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
SOURCES = ROOT / "src"
BUILD_VARIABLE = "BORIKEN_BUILD"
"""Names another folder for what is made on the way."""
BUILD = Path(os.environ.get(BUILD_VARIABLE, ROOT / "build"))
FOR_TESTS = "--for-tests"

# Every module below these directories is compiled ...
PACKAGES = ("boriken/catalog", "boriken/engine", "boriken/rules", "boriken/bots")
# ... and these, ...
EXTRA = ("boriken/arena/playout.py", "boriken/env/draws.py", "boriken/env/observing.py")
# ... but not these: they have little to do themselves, and use what mypyc is no help with. Errors travel
# between processes; what sends them there (tblib, for Dask) wants a `__dict__`, and compiled ones have none;
# shapes are only there to be looked at.
LEFT_OUT = ("advice", "analysis", "errors", "learned", "levels", "review", "shapes", "thinking")


def main(arguments: list[str]) -> None:
    folders = [argument for argument in arguments if argument != FOR_TESTS]
    target = Path(folders[0]).resolve() if folders else None
    os.chdir(SOURCES)  # module names follow from the paths, so they must start at the package
    paths = sorted(modules_to_compile())
    if not paths:
        sys.exit("There is nothing to compile in src/boriken.")
    if target is None:
        remove_extensions()
    build(paths, target, opt_level="0" if FOR_TESTS in arguments else "3")
    if target is None:
        check([module_name(path) for path in paths])
    print(f"Compiled {len(paths)} modules.")


def modules_to_compile(sources: Path = SOURCES) -> set[Path]:
    """By their paths from there."""
    found = {path for package in PACKAGES for path in (sources / package).rglob("*.py")}
    found |= {sources / extra for extra in EXTRA}
    return {path.relative_to(sources) for path in found if path.stem not in ("__init__", *LEFT_OUT)}


def module_name(path: Path) -> str:
    return ".".join(path.with_suffix("").parts)


def remove_extensions() -> None:
    """A module compiled earlier and since renamed or left out must not linger."""
    for pattern in ("*.so", "*.pyd"):
        for path in Path().rglob(pattern):
            path.unlink()


def build(paths: list[Path], target: Path | None, opt_level: str) -> None:
    from mypyc.build import mypycify  # only now: who asks what is compiled has no mypyc yet
    from setuptools import setup

    # What is not compiled may use libraries that an environment made for compiling does not have.
    mypy_options = [
        f"--config-file={ROOT / 'pyproject.toml'}",
        f"--cache-dir={BUILD / 'mypy_cache'}",
        "--follow-imports=silent",
    ]
    extensions = mypycify(
        [*mypy_options, *(path.as_posix() for path in paths)],
        opt_level=opt_level,
        debug_level="0",
        multi_file=False,
        separate=False,
        group_name="boriken",
        target_dir=str(BUILD / "mypyc"),
    )
    build_directories = ["--build-temp", str(BUILD / "objects"), "--build-lib", str(target or BUILD / "lib")]
    setup(
        name="boriken",
        packages=[],
        ext_modules=extensions,
        script_args=["--quiet", "build_ext", *([] if target else ["--inplace"]), *build_directories],
    )


def check(modules: list[str]) -> None:
    """Import every module as a user would: each must load, and load as an extension."""
    program = (
        "import importlib, sys\n"
        "files = {name: importlib.import_module(name).__file__ for name in sys.argv[1:]}\n"
        "sys.exit(', '.join(name for name, file in files.items() if file.endswith('.py')) or 0)\n"
    )
    done = subprocess.run([sys.executable, "-c", program, *modules], check=False)
    if done.returncode != 0:
        sys.exit("These modules were compiled, but do not load as compiled modules, see above.")


if __name__ == "__main__":
    main(sys.argv[1:])
