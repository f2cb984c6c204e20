"""The environment `.venv` with the pinned requirements."""

from __future__ import annotations

import hashlib
import importlib.util
import os
import shutil
import sys
from pathlib import Path

from tools.tasks import places
from tools.tasks.places import ALL_REQUIREMENTS, DEV, PYPROJECT, ROOT, RUNTIME, VENV
from tools.tasks.running import TaskError, last_line, raise_if_no_network, run_quietly

OLDEST_PYTHON = (3, 11)
STAMP = VENV / "boriken-setup.txt"
PIP_LOG = VENV / "pip.log"


def keep_bytecode() -> None:
    """Where Python is told to keep none, keep it in `.venv`: every process would compile everything again."""
    if os.environ.pop("PYTHONDONTWRITEBYTECODE", None):
        os.environ.setdefault("PYTHONPYCACHEPREFIX", str(VENV / "pycache"))


def program(name: str, venv: Path = VENV) -> Path:
    """Where an environment keeps the program of this name."""
    if os.name == "nt":
        return venv / "Scripts" / f"{name}.exe"
    return venv / "bin" / name


def create_venv(venv: Path) -> None:
    if importlib.util.find_spec("ensurepip") is None:
        raise TaskError(
            "This Python has no ensurepip, so it cannot create a virtual environment: install it"
            " (on Debian and Ubuntu: sudo apt install python3-venv) and run this again."
        )
    code, output = run_quietly([sys.executable, "-m", "venv", "--clear", venv])
    if code != 0:
        shutil.rmtree(venv, ignore_errors=True)
        raise TaskError(
            f"The virtual environment {venv.name} could not be created"
            f" (on Debian and Ubuntu, python3-venv must be installed): {last_line(output)}"
        )


def check_venv() -> None:
    """The environment that is there must have a Python new enough and pip."""
    is_too_old = f"import sys; sys.exit(sys.version_info < {OLDEST_PYTHON})"
    code, _ = run_quietly([program("python"), "-c", is_too_old])
    if code != 0:
        raise TaskError("The Python in .venv is older than 3.11 or broken: delete .venv and run this again.")
    code, _ = run_quietly([program("python"), "-m", "pip", "--version"])
    if code != 0:
        raise TaskError("The environment .venv has no working pip: delete .venv and run this again.")


def setup(requirements: Path) -> None:
    """Make sure of `.venv`, of the pinned requirements in it, and of this project installed editable."""
    state = setup_state()
    have = already_set_up(state)
    if requirements.stem in have or (requirements == RUNTIME and DEV.stem in have):
        return
    if not program("python").exists():
        print("Creating the environment .venv", flush=True)
        create_venv(VENV)
    check_venv()
    STAMP.unlink(missing_ok=True)
    PIP_LOG.unlink(missing_ok=True)
    print(f"Installing {places.name(requirements)} (this can take a minute)", flush=True)
    pip_install(VENV, "--require-hashes", "-r", places.name(requirements))
    if not have:
        pip_install(VENV, "--no-deps", "--no-build-isolation", "-e", ".")
    STAMP.write_text(" ".join([*have, requirements.stem, state]) + "\n", encoding="utf-8")


def setup_state() -> str:
    """A hash of everything the environment was made from. The path is in it: an editable install holds it."""
    digest = hashlib.sha256(str(ROOT).encode())
    for path in (PYPROJECT, *ALL_REQUIREMENTS):
        if not path.is_file():
            raise TaskError(f"The file {places.name(path)} is missing from this checkout.")
        digest.update(hashlib.sha256(path.read_bytes()).digest())
    return digest.hexdigest()


def already_set_up(state: str) -> list[str]:
    """The requirements that were installed since one of their files changed, by the names of the files."""
    if not (STAMP.is_file() and program("python").exists()):
        return []
    *names, stamped = STAMP.read_text(encoding="utf-8").split()
    return names if stamped == state else []


def pip_install(venv: Path, *arguments: str) -> None:
    log = venv / PIP_LOG.name
    options = ["--disable-pip-version-check", "--no-input", "--quiet", "--log", str(log)]
    code, output = run_quietly([program("python", venv), "-m", "pip", *options, "install", *arguments])
    if code == 0:
        return
    raise_if_no_network(output)
    where = f" (the details are in {places.name(log)})" if venv == VENV else ""
    raise TaskError(f"pip could not install {arguments[-1]}{where}: {last_line(output)}")
