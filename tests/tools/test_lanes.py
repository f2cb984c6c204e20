"""Checks beside each other: nothing that fails is lost."""

from __future__ import annotations

import sys

import pytest

from tools.tasks.lanes import Check, run_beside
from tools.tasks.running import TaskError


def python(what: str, program: str, fine: tuple[int, ...] = (0,)) -> Check:
    return Check(what, [sys.executable, "-c", program], fine=fine)


def test_what_passes_says_so_and_nothing_else(capfd: pytest.CaptureFixture[str]) -> None:
    run_beside([python("one", "print('chatter')")], [python("two", "")])
    said = capfd.readouterr().out
    assert "--- one: passed" in said
    assert "--- two: passed" in said
    assert "chatter" not in said


def test_notes_of_what_passes_are_shown(capfd: pytest.CaptureFixture[str]) -> None:
    run_beside([python("one", "print('chatter'); print('note: tried twice')")])
    said = capfd.readouterr().out
    assert "note: tried twice" in said
    assert "chatter" not in said


def test_all_failures_are_shown_at_the_end(capfd: pytest.CaptureFixture[str]) -> None:
    bad = [
        python("first", "import sys; sys.exit('it broke')"),
        python("second", ""),
        python("third", "raise SystemExit(7)"),
    ]
    with pytest.raises(TaskError, match="first, third, missing failed") as caught:
        run_beside(bad, [Check("missing", ["no-such-program-here"])])
    assert caught.value.code == 1
    said = capfd.readouterr().out
    assert "--- second: passed" in said
    assert said.index("--- third: FAILED") < said.index("it broke")
    assert "no-such-program-here" in said


def test_an_exit_code_may_be_fine() -> None:
    run_beside([python("nothing to do", "raise SystemExit(5)", fine=(0, 5))])
