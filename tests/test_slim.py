"""``pip install boriken`` is enough for engine, bots and terminal; all else says which extra it needs."""

from __future__ import annotations

import os
import re
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

import boriken
from boriken.extras import EXTRAS
from tests.games import is_one_sentence

ROOT = Path(__file__).parents[1]
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
IMPORTED_AS = {
    "confusable-homoglyphs": "confusable_homoglyphs",
    "http-ece": "http_ece",
    "open-spiel": "pyspiel",
    "prometheus-client": "prometheus_client",
    "py-vapid": "py_vapid",
}
BY_OTHERS = {"starlette", "tzdata", "uvloop"}
"""Brought by FastAPI; never imported by themselves."""
ALONE = f"""
import sys

class Uninstalled:
    def find_spec(self, name, path=None, target=None):
        if name.partition(".")[0] in {sorted(name for names in EXTRAS.values() for name in names)}:
            raise ModuleNotFoundError(f"No module named {{name!r}}", name=name)

sys.meta_path.insert(0, Uninstalled())
"""


def alone(program: str, *words: str) -> subprocess.CompletedProcess[str]:
    """Run a program as if no extra were installed."""
    return subprocess.run(
        [sys.executable, "-c", ALONE + program, *words],
        env={**os.environ, "PYTHONPATH": str(Path(boriken.__file__).parents[1]), "BORIKEN_LANGUAGE": "en"},
        stdin=subprocess.DEVNULL,
        capture_output=True,
        encoding="utf-8",
        check=False,
    )


EACH = """
import contextlib, io
from boriken.cli import main
for words in sys.argv[1:]:
    said = io.StringIO()
    with contextlib.redirect_stderr(said):
        code = main(words.split())
    print(f"ended: {words}: {code}: {said.getvalue().strip()}")
"""


def ended(*commands: str) -> dict[str, str]:
    """How each command ends and what it complains of; in one process, as each takes a second to begin."""
    ran = alone(EACH, *commands)
    assert (ran.returncode, ran.stderr) == (0, ""), ran.stdout
    lines = re.findall(r"^ended: (.*?): (.*)$", ran.stdout, re.MULTILINE)
    assert [command for command, _ in lines] == list(commands)
    return dict(lines)


@pytest.mark.slow
def test_the_game_needs_no_extra() -> None:
    commands = [
        "--help",
        "rules CAP-4",
        "play --seed 1 --bot expert",
        "simulate --games 2 --bot learned --seed 1 --jobs 1",
        "arena random search@2sim --players 2 --games 2 --seed 1 --jobs 1",
        "replay tests/games/special-3-chips.json",
        "scenario tests/scenarios/achievements",
        "bench --seconds 0.01",
        "fuzz --games 1 --seed 1",
        "serve --help",
    ]
    assert ended(*commands) == dict.fromkeys(commands, "0: ")


@pytest.mark.slow
def test_a_command_says_which_extra_it_needs() -> None:
    commands = ["", "serve", "load", "admin tables", "backup copy.db"]
    sentence = "boriken: That needs more than is installed here: pip install 'boriken[server]'."
    assert ended(*commands) == dict.fromkeys(commands, f"1: {sentence}")


@pytest.mark.slow
@pytest.mark.parametrize(
    ("program", "extra"),
    [
        ("from boriken.env import pettingzoo_env; pettingzoo_env()", "research"),
        ("from boriken.env import vector_env; vector_env(2)", "research"),
        ("import boriken.env.openspiel", "research"),
        (
            "from boriken.arena.executors import choose_executor as on; on('dask://x:1', 1).__enter__()",
            "dask",
        ),
    ],
)
def test_a_library_says_which_extra_it_needs(program: str, extra: str) -> None:
    last = alone(program).stderr.strip().splitlines()[-1]
    assert last.endswith(f"pip install 'boriken[{extra}]'")
    assert is_one_sentence(last.partition(": ")[2] + ".")


def test_importing_it_brings_little() -> None:
    """So that it takes a tenth of a second: nothing but the standard library, and of that nothing large."""
    program = "import boriken, sys; print(*{name.partition('.')[0] for name in sys.modules})"
    loaded = set(alone(program).stdout.split())
    assert "boriken" in loaded
    assert not loaded & {
        "numpy",
        "msgspec",
        "rich",
        "typer",
        "fluent",
        "asyncio",
        "multiprocessing",
        "unittest",
    }


def packages(names: list[str]) -> set[str]:
    words = {re.split(r"[\[;><=! ]", name)[0] for name in names}
    return {IMPORTED_AS.get(word, word) for word in words}


def test_every_extra_is_known_by_what_it_brings() -> None:
    extras = PROJECT["optional-dependencies"]
    for extra, modules in EXTRAS.items():
        assert packages(extras[extra]) - BY_OTHERS == set(modules) - BY_OTHERS
    assert re.findall(r"[a-z]+", extras["all"][0])[1:] == sorted(EXTRAS)
    assert not packages(PROJECT["dependencies"]) & {name for names in EXTRAS.values() for name in names}
