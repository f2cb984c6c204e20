"""Which tests `tasks.py quick FILE` runs."""

from __future__ import annotations

import pytest

from tools.tasks.matching import pytest_files, scenarios_of
from tools.tasks.places import ROOT


@pytest.mark.parametrize(
    ("file", "test"),
    [
        ("tests/rules/test_captain.py", "tests/rules/test_captain.py"),
        ("src/boriken/rules/captain.py", "tests/rules/test_captain.py"),
        ("src/boriken/server/storage/committer.py", "tests/server/test_committer.py"),
        ("src/boriken/rules/puertoma/choosing.py", "tests/rules/test_puertoma_choices.py"),
        ("src/boriken/notation.py", "tests/engine/test_notation.py"),
        ("src/boriken/engine/ids.py", "tests/engine/test_notation.py"),
        ("src/boriken/scenario/step.py", "tests/test_scenarios.py"),
        ("src/boriken/scenario/checking.py", "tests/test_scenarios.py"),
        ("src/boriken/server/changes/takeback.py", "tests/server/test_takeback.py"),
        ("tests/server/misbehaving.py", "tests/server/test_bot_pool.py"),
        ("tools/tasks/matching.py", "tests/tools/test_matching.py"),
        (
            "tests/scenarios/base/cap-4.toml",
            "tests/test_scenarios.py::test_scenario_holds[base/cap-4]",
        ),
        ("src/boriken/locale/it/game.ftl", "tests/locale"),
        ("docs/rules/en/base.md", "tests/rulebook"),
        ("docs/python.md", "tests/test_doctests.py"),
    ],
)
def test_a_file_has_tests(file: str, test: str) -> None:
    assert test in pytest_files(ROOT / file)


def test_a_rule_has_scenarios() -> None:
    assert "cap-" in scenarios_of(ROOT / "src/boriken/rules/captain.py")
    assert scenarios_of(ROOT / "src/boriken/game.py") == ""


def test_what_no_test_is_about() -> None:
    assert pytest_files(ROOT / "LICENSE") == []
