"""Observations and legal actions as numpy arrays."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import chain

import numpy as np
from numpy.typing import NDArray

from boriken.engine.actions import ACTIONS
from boriken.engine.state import State
from boriken.env.observing import observe

Observation = NDArray[np.uint8]
Mask = NDArray[np.int8]


def observation(state: State, seat: int) -> Observation:
    """What a seat sees; ``boriken.env.fields`` names the numbers."""
    return np.frombuffer(observe(state, seat), np.uint8)


def action_mask(choices: Sequence[int]) -> Mask:
    """1 for each action that may be chosen, 0 for all others."""
    mask = np.zeros(ACTIONS, np.int8)
    mask[choices] = 1
    return mask


def observations(states: Sequence[State]) -> Observation:
    """A row for each game: what the seat sees that has to decide."""
    seen = b"".join([observe(state, state.frames[-1].seat) for state in states])
    return np.frombuffer(seen, np.uint8).reshape(len(states), -1)


def action_masks(states: Sequence[State]) -> Mask:
    """A row for each game."""
    masks = np.zeros((len(states), ACTIONS), np.int8)
    rows = np.repeat(np.arange(len(states)), [len(state.choices) for state in states])
    masks[rows, list(chain.from_iterable(state.choices for state in states))] = 1
    return masks
