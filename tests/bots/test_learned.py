"""Weights are kept by the names of features, so that they outlive a change of the features."""

from __future__ import annotations

from importlib.resources import as_file, files
from typing import Any

import numpy as np
import pytest

from boriken.bots.features import FEATURE_NAMES, STAFFED, UNSTAFFED
from boriken.bots.learned import WEIGHTS, network_of
from boriken.catalog.buildings import BUILDING_NAMES, WHARF
from boriken.engine.options import Options
from tests.games import after

Weights = dict[str, Any]


@pytest.fixture
def weights() -> Weights:
    with as_file(files("boriken.bots") / WEIGHTS) as path, np.load(path) as data:
        return dict(data)


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
    known = weights["features"] != "staffed wharf"
    weights["features"] = np.append(weights["features"][known], "staffed palace")
    weights["weights"] = np.vstack([weights["weights"][known], weights["weights"][:1]])
    network = network_of(weights)
    place = FEATURE_NAMES.index("staffed wharf")
    assert (network.weights[place].low.a, network.weights[place].high.h) == (0.0, 0.0)
    assert network.weights[0].low.a != 0.0
