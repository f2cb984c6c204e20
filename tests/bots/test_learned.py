"""Weights are kept by the names of features, so that they outlive a change of the features."""

from __future__ import annotations

from importlib.resources import as_file, files
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from boriken.bots.features import FEATURE_NAMES, STAFFED, UNSTAFFED
from boriken.bots.learned import WEIGHTS, network_of, read_arrays
from boriken.catalog.buildings import BUILDING_NAMES, WHARF
from boriken.engine.options import Options
from tests.games import after

Weights = dict[str, Any]


@pytest.fixture
def weights() -> Weights:
    with as_file(files("boriken.bots") / WEIGHTS) as path:
        return read_arrays(path)


def test_they_are_read_as_numpy_does(weights: Weights) -> None:
    with as_file(files("boriken.bots") / WEIGHTS) as path, np.load(path) as data:
        assert {name: data[name].tolist() for name in data} == weights


def test_other_files_are_refused(tmp_path: Path) -> None:
    np.savez(tmp_path / "whole.npz", biases=np.arange(3))
    with pytest.raises(ValueError, match="four bytes"):
        read_arrays(tmp_path / "whole.npz")


def test_each_place_has_a_name_of_its_own() -> None:
    assert len(set(FEATURE_NAMES)) == len(FEATURE_NAMES)
    assert FEATURE_NAMES[UNSTAFFED + WHARF] == "unstaffed wharf"
    assert FEATURE_NAMES[STAFFED + len(BUILDING_NAMES) - 1] == f"staffed {BUILDING_NAMES[-1]}"


def test_the_order_in_which_weights_are_kept_does_not_matter(weights: Weights) -> None:
    state = after(Options(players=4), seed=3, moves=150)
    before = network_of(weights).guess(state)
    weights["features"] = weights["features"][::-1]
    weights["weights"] = weights["weights"][::-1]
    again = network_of(weights).guess(state)
    assert again.chances == pytest.approx(before.chances)
    assert again.points == pytest.approx(before.points)


def test_a_feature_without_weights_says_nothing(weights: Weights) -> None:
    """A building more, or one less, needs no training to run."""
    forgotten = weights["features"].index("staffed wharf")
    weights["features"][forgotten] = "staffed palace"
    network = network_of(weights)
    place = FEATURE_NAMES.index("staffed wharf")
    assert (network.weights[place].low.a, network.weights[place].high.h) == (0.0, 0.0)
    assert network.weights[0].low.a != 0.0
