"""Observations as numpy arrays."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np
from numpy.typing import NDArray

from boriken.engine.state import State
from boriken.env.observing import observe

Observation = NDArray[np.uint8]


def observation(state: State, seat: int) -> Observation:
    """What a seat sees; ``boriken.env.fields`` names the numbers."""
    return np.frombuffer(observe(state, seat), np.uint8)


def observations(states: Sequence[State]) -> Observation:
    """A row for each game: what the seat sees that has to decide."""
    seen = b"".join([observe(state, state.frames[-1].seat) for state in states])
    return np.frombuffer(seen, np.uint8).reshape(len(states), -1)
