"""Pinning the requirements."""

from __future__ import annotations

import tempfile
import tomllib
from pathlib import Path

from tools.tasks import places
from tools.tasks.environment import create_venv, pip_install, program
from tools.tasks.places import COMPILER, DEV, NODE, PYPROJECT, RUNTIME
from tools.tasks.running import TaskError, last_line, raise_if_no_network, run_quietly


def lock(arguments: list[str]) -> int:
    """Pin the requirements again, with uv in an environment of its own: `.venv` may be what needs repair."""
    build_requires = tomllib.loads(PYPROJECT.read_text(encoding="utf-8"))["build-system"]["requires"]
    with tempfile.TemporaryDirectory() as directory:
        venv = Path(directory) / "uv"
        create_venv(venv)
        pip_install(venv, "uv")
        pin(venv, DEV, [PYPROJECT.name, "--extra", "dev", *arguments])
        # The same versions to play as to test; the build requirements, because `-e .` builds in `.venv`.
        to_play = [PYPROJECT.name, "-", "--extra", "server", "--constraints", places.name(DEV)]
        pin(venv, RUNTIME, [*to_play, *arguments], "\n".join(build_requires))
        pin(venv, NODE, ["--group", "node", *arguments])
        pin(venv, COMPILER, ["--group", "compiler", "--constraints", places.name(DEV), *arguments])
    return 0


def pin(venv: Path, target: Path, arguments: list[str], extra_requirements: str = "") -> None:
    """Resolve what pyproject.toml asks for, for every platform into a file of names, versions and hashes."""
    name = places.name(target)
    print(f"Pinning {name}", flush=True)
    options = ["--quiet", "--no-config", "--universal", "--python-version", "3.11", "--generate-hashes"]
    header = ["--custom-compile-command", "python3 tasks.py lock"]
    uv_pip_compile = [str(program("python", venv)), "-m", "uv", "pip", "compile", *options, *header]
    target.parent.mkdir(exist_ok=True)
    code, output = run_quietly([*uv_pip_compile, "--output-file", name, *arguments], extra_requirements)
    if code != 0:
        raise_if_no_network(output)
        raise TaskError(f"uv could not pin {name}: {last_line(output)}")
    if "://" in target.read_text(encoding="utf-8"):
        raise TaskError(f"{name} holds an address, and only names, versions and hashes belong there.")
