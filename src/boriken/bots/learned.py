"""The weights of the learned evaluation, read when they are first needed; ``tools/train.py`` makes them."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from importlib.resources import as_file, files
from typing import Final

import numpy as np
from numpy.typing import NDArray

from boriken.bots.network import Network

WEIGHTS: Final = "weights.npz"


@cache
def network() -> Network:
    with as_file(files("boriken.bots") / WEIGHTS) as path, np.load(path) as data:
        return network_of(data)


def network_of(data: Mapping[str, NDArray[np.float32]]) -> Network:
    """Plain lists are quicker where only a few numbers are multiplied at a time."""
    return Network(*(data[name].tolist() for name in ("weights", "biases", "strength", "points")))
