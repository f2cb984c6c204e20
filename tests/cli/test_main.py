"""The command line as a whole: its words, and what it does when things go wrong."""

from __future__ import annotations

import contextlib
import os
import subprocess
import sys
from pathlib import Path

import pytest

import boriken
from boriken.cli import main
from boriken.cli.commands import play
from boriken.cli.commands.bench import is_compiled
from tests.cli.running import run

COMMANDS = (
    "serve",
    "load",
    "play",
    "simulate",
    "arena",
    "replay",
    "review",
    "fuzz",
    "rules",
    "bench",
    "scenario",
)
RECORD = str(Path(__file__).parents[1] / "games" / "special-3-chips.json")


def start(*words: str, **others: object) -> subprocess.Popen[str]:
    """A process of its own, with the package of this test."""
    source = str(Path(boriken.__file__).parents[1])
    return subprocess.Popen(
        [sys.executable, *words],
        env={**os.environ, "PYTHONPATH": source},
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        encoding="utf-8",
    )


@pytest.mark.parametrize("words", [["play"], ["replay", RECORD], ["replay", RECORD, "--moves"]])
def test_a_closed_output_is_no_mistake(words: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    with contextlib.redirect_stdout(None):
        assert main(words) == 0
    assert capsys.readouterr().err == ""


@pytest.mark.parametrize("module", ["boriken", "boriken.cli"])
def test_the_package_can_be_run(module: str) -> None:
    out, err = start("-m", module, "--version").communicate()
    kind = "compiled" if is_compiled() else "pure Python"
    assert (out.strip(), err) == (f"boriken {boriken.__version__} ({kind})", "")


def test_help_names_every_command() -> None:
    ran = run("--help")
    assert ran.code == 0
    assert all(f"\n  {command} " in ran.out for command in COMMANDS)


@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_has_help(command: str) -> None:
    ran = run(command, "--help")
    assert ran.code == 0
    assert ran.out.startswith(f"Usage: boriken {command}")


@pytest.mark.parametrize(
    ("words", "hint"),
    [
        (["paly"], "play"),
        (["play", "--seeds", "1"], "--seed"),
        (["play", "--seed", "many"], "--seed"),
        (["play", "--players"], "--players"),
        (["simulate", "--games", "0"], "--games"),
        (["fuzz", "--jobs", "0"], "--jobs"),
        (["replay"], "FILE"),
    ],
)
def test_wrong_words_are_one_sentence(words: list[str], hint: str) -> None:
    ran = run(*words)
    assert ran.code == 2
    assert hint in ran.complaint
    assert ran.out == ""


def test_ctrl_c_ends_with_130(monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupt(*_: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(play, "Session", interrupt)
    ran = run("play")
    assert (ran.code, ran.err) == (130, "\n")


def test_a_closed_pipe_is_no_failure() -> None:
    """As in ``boriken rules game | head -1``."""
    process = start("-m", "boriken", "rules", "a")
    assert process.stdout is not None
    assert process.stderr is not None
    with process:
        process.stdout.readline()
        process.stdout.close()
        assert process.stderr.read() == ""


def test_output_that_the_terminal_cannot_show_is_replaced(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PYTHONIOENCODING", "ascii")
    out, err = start("-m", "boriken", "play", "--seed", "1").communicate()
    assert "Small Market ?2" in out
    assert err == ""
