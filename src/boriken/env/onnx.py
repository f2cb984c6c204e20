"""A policy in an ONNX file as a bot: ``boriken arena policy.onnx greedy``.

The first input is what the seat sees, the second, if there is one, the mask of what it may do; the first
output has a score for each action, of all of them or of those of a compact space.
"""

from __future__ import annotations

import hashlib
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any, Final

import numpy as np

from boriken.engine.errors import BadOptions
from boriken.engine.state import State
from boriken.env.actions import action_space
from boriken.env.arrays import observation
from boriken.extras import from_extras

_KINDS: Final = {"tensor(float)": np.float32, "tensor(double)": np.float64, "tensor(uint8)": np.uint8}


class OnnxBot:
    """Takes the legal action with the best score."""

    def __init__(self, session: Any) -> None:
        self._session = session
        self._inputs = session.get_inputs()

    def choose(self, state: State, legal: list[int], budget: float) -> int:
        seen = observation(state, int(state.frames[-1].seat))
        options = state.rules.options
        spaces = [action_space(options, compact) for compact in (False, True)]
        if len(self._inputs) > 1:
            wanted = self._inputs[1].shape[-1]
            spaces = [space for space in spaces if wanted in (len(space), None) or isinstance(wanted, str)]
        for space in spaces:
            mask = space.mask(legal)
            given = [self._as_input(number, array) for number, array in enumerate((seen, mask))]
            named = {one.name: array for one, array in zip(self._inputs, given, strict=False)}
            scores = np.asarray(self._session.run(None, named)[0], np.float64).reshape(-1)
            if len(scores) == len(space):
                return int(space.numbers[np.where(mask == 1, scores, -np.inf).argmax()])
        sizes = " or ".join(str(len(action_space(options, compact))) for compact in (False, True))
        raise BadOptions(f"The policy was made for another table: here it must score {sizes} actions.")

    def _as_input(self, number: int, array: Any) -> Any:
        kind = self._inputs[min(number, len(self._inputs) - 1)].type
        return array.astype(_KINDS.get(kind, np.float32)).reshape(1, -1)


def onnx_bot(path: str) -> Callable[[int], OnnxBot]:
    """What makes bots of a file; all of a process share what they read of it."""

    def make(seed: int) -> OnnxBot:
        return OnnxBot(_session(path))

    try:
        digest = hashlib.sha256(Path(path).read_bytes()).hexdigest()
    except OSError as error:
        raise BadOptions(f"The policy {path} cannot be read ({error.strerror}).") from None
    make.version = digest  # type: ignore[attr-defined]  # read by boriken.arena.identity
    return make


@cache
def _session(path: str) -> Any:
    with from_extras():
        import onnxruntime

    settings = onnxruntime.SessionOptions()
    settings.intra_op_num_threads = settings.inter_op_num_threads = 1  # games share the cores, not a decision
    try:
        return onnxruntime.InferenceSession(path, settings, providers=["CPUExecutionProvider"])
    except Exception as error:  # its own kinds of errors, one for each thing that can be wrong with a file
        raise BadOptions(f"{path} is no policy in ONNX ({' '.join(str(error).split())}).") from None
