"""The page of benchmarks: written from its history, and a warning if the engine has become slower."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from tools import benchmarks


def report(speed: float, compiled: bool = True, python: str = "3.11.7") -> dict[str, Any]:
    one = {"players": 3, "games": 1.0, "decisions": 300.0, "clones": 9.0, "calibration": 1.0}
    table = [{**one, "games_per_million": speed}, {**one, "games_per_million": speed}]
    about = {"compiled": compiled, "python": python, "machine": "x86_64", "ratio": 0.5}
    return {**about, "speeds": table, "with_expansions": table}


def test_the_page_is_that_of_its_history() -> None:
    history = json.loads(benchmarks.HISTORY.read_text(encoding="utf-8"))
    assert benchmarks.page(history) == benchmarks.PAGE.read_text(encoding="utf-8")
    assert {one["compiled"] for one in list(history.values())[-1]} == {True, False}


@pytest.mark.parametrize(
    ("now", "count"),
    [
        (report(91), 0),
        (report(89), 2),
        (report(50, compiled=False), 0),  # of which the version before had none
        (report(50, python="3.12.1"), 0),
        (report(50, python="3.11.9"), 2),
    ],
)
def test_a_lost_tenth_is_noticed(
    now: dict[str, Any],
    count: int,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.setattr(benchmarks, "HISTORY", tmp_path / "history.json")
    monkeypatch.setattr(benchmarks, "PAGE", tmp_path / "page.md")
    for version, one in (("1.0.0", report(1000)), ("1.1.0", report(100)), ("1.2.0", now)):
        (tmp_path / "report.json").write_text(json.dumps(one), encoding="utf-8")
        code = benchmarks.main([version, str(tmp_path / "report.json")])
    assert code == (1 if count else 0)
    told = [line for line in capsys.readouterr().err.splitlines() if line.startswith("1.2.0")]
    assert len(told) == count
    assert all("of the speed of 1.1.0" in line for line in told)
    page = (tmp_path / "page.md").read_text(encoding="utf-8")
    assert page.index("## 1.2.0") < page.index("## 1.1.0") < page.index("## 1.0.0")


def test_a_version_is_recorded_once() -> None:
    history = {"1": [report(1)], "2": [report(2)]}
    assert list(benchmarks.with_version(history, "1", [report(3)])) == ["2", "1"]
