"""The examples of ``boriken.env``."""

from __future__ import annotations

import doctest
import importlib
import subprocess
import sys
from pathlib import Path

import numpy as np
import pytest

from boriken.engine.actions import ACTIONS
from boriken.env import fields

EXAMPLES = Path(__file__).parents[2] / "examples"


@pytest.mark.parametrize(
    "module",
    ["env", "env.actions", "env.fields", "env.openspiel", "env.policies", "env.single", "env.vector"],
)
def test_docstrings(module: str) -> None:
    result = doctest.testmod(importlib.import_module(f"boriken.{module}"))
    assert result.failed == 0
    assert result.attempted > 0


@pytest.mark.slow
def test_an_agent_can_be_trained(tmp_path: Path) -> None:
    path = tmp_path / "agent.npz"
    command = [sys.executable, str(EXAMPLES / "train_agent.py"), "--games", "30", "--save", str(path)]
    ran = subprocess.run(command, check=True, capture_output=True, encoding="utf-8")
    assert "games" in ran.stdout
    assert "% of the last" in ran.stdout
    assert ran.stderr == ""
    with np.load(path) as saved:
        assert saved["weights"].shape == (ACTIONS, len(fields(players=3)) + 1)
        assert saved["weights"].any()
