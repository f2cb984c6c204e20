"""``boriken bench``: that it measures, not what."""

from __future__ import annotations

import json

from boriken.cli.commands.bench import CALIBRATION_TURNS, calibrate, is_compiled
from boriken.engine import machine
from tests.cli.running import run


def test_json() -> None:
    ran = run("bench", "--json", "--seconds", "0.01")
    report = json.loads(ran.out)
    assert ran.code == 0
    assert report["compiled"] == is_compiled() == (not str(machine.__file__).endswith(".py"))
    assert [speed["players"] for speed in report["speeds"]] == [2, 3, 4, 5]
    assert [speed["players"] for speed in report["with_expansions"]] == [2, 3, 4, 5]
    assert report["ratio"] > 0
    for speed in report["speeds"] + report["with_expansions"]:
        assert all(speed[key] > 0 for key in speed)


def test_the_table_for_people() -> None:
    out = run("bench", "--seconds", "0.01").out
    assert "compiled" in out
    assert "calibration" in out
    assert "all 5" in out
    assert "decisions for each of the base game" in out
    assert max(len(line) for line in out.splitlines()) <= 80


def test_the_calibration_loop_says_how_far_it_went() -> None:
    assert calibrate() == CALIBRATION_TURNS


def test_no_time_at_all_is_one_sentence() -> None:
    assert "--seconds" in run("bench", "--seconds", "0").complaint
