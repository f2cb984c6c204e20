"""The weights of the learned evaluation, read when they are first needed; ``tools/train.py`` makes them."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from importlib.resources import as_file, files
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from boriken.bots.features import FEATURE_NAMES
from boriken.bots.network import UNITS, Network

WEIGHTS: Final = "weights.npz"


@cache
def network() -> Network:
    with as_file(files("boriken.bots") / WEIGHTS) as path, np.load(path) as data:
        return network_of(data)


def network_of(data: Mapping[str, NDArray[Any]]) -> Network:
    """The network of weights kept by the names of their features.

    A feature they do not know starts at 0: it says nothing until the network is trained again. Plain lists
    are quicker than arrays where only a few numbers are multiplied at a time.
    """
    rows = dict(zip(data["features"].tolist(), data["weights"].tolist(), strict=True))
    weights = [rows.get(name, [0.0] * UNITS) for name in FEATURE_NAMES]
    return Network(weights, *(data[name].tolist() for name in ("biases", "strength", "points")))
